"""The round: initiative, who comes next, the end of the round with its fixed order of steps (JL-RND, JL-INI)."""

from __future__ import annotations

from undercroft.core.question import Argument, Question, Verb
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.haven.battlefield import MONSTERS, OFF
from undercroft.games.jaws import active, elements, modifiers, rooms
from undercroft.games.jaws.cards.decks import MONSTER_CARDS
from undercroft.games.jaws.events import DecksShuffled, RoundBegan, deck_place
from undercroft.games.jaws.options import INITIATIVE, hero_name
from undercroft.games.jaws.rests import short_rest
from undercroft.games.jaws.selection import select
from undercroft.games.jaws.state import Jaws, Marks
from undercroft.games.jaws.turn import hero_turn, monster_turn


def _who(view: Jaws, seat: int, choice: Choice, option: Option) -> Say:
    if option[1] == "hero":
        return say("option.first-hero", hero=hero_name(view, option[2]))
    return say("option.first-type", monster=say(f"monster.{option[2]}"))


WHO_IS_FIRST: Question[Jaws] = Question(
    "order.first",
    Verb(
        "first",
        Argument("side"),
        Argument("who"),
        words=_who,
        messages=("option.first-hero", "option.first-type"),
        listed=True,
    ),
    about=(INITIATIVE,),
    clause="JL-INI-8 JL-INI-O1",
)

REST_INITIATIVE = 99


def start_round(state: Jaws) -> Flow[None]:
    """Special rules at the start of a round, then all choose their cards, then initiative (JL-RND-1)."""
    state.round += 1
    state.acted = []
    state.bought = []
    state.infused = []
    if state.log is not None:
        state.tell(RoundBegan(round=state.round))
    for hero in state.heroes:
        hero.tally.killed_round = 0
        hero.tally.attackers = []
        hero.resting = False
        hero.lead = ()
    yield from state.kernel.special_rules(state).on_round(state)
    yield from select(state)
    state.queue = [f"hero:{at}" for at, hero in enumerate(state.heroes) if not hero.exhausted]
    kinds = list(
        dict.fromkeys(f.kind for f in state.figures if f.cell != OFF and f.side == MONSTERS and not f.is_objective)
    )
    for kind in kinds:  # JL-INI-2, JL-INI-F1
        name = rooms.deck_name(state, kind)
        if not state.decks[name].card:
            yield from rooms.reveal_card(state, name, kind)
        state.queue.append(f"type:{kind}")
    state.phase = "turns"
    state.turn = ""


def key_of(state: Jaws, entry: str) -> tuple[int, int, int]:
    """Initiative; characters before monsters; the second card (JL-INI-5 to 7)."""
    kind, name = entry.split(":", 1)
    if kind == "hero":
        hero = state.heroes[int(name)]
        if hero.resting or not hero.lead:
            return REST_INITIATIVE, 0, 0  # JL-INI-4
        return hero.lead[0], 0, hero.lead[1]
    card = state.decks[rooms.deck_name(state, name)].card
    return MONSTER_CARDS[card].initiative, 1, state.kernel.special_rules(state).place(name)


def next_turn(state: Jaws) -> Flow[None]:
    """One turn of a character or of one monster; the round ends when nobody is left."""
    if state.turn.startswith("type:"):
        at = next_monster(state, state.turn[5:])
        if at >= 0:
            yield from monster_turn(state, at)
            return
        state.turn = ""
    if not state.queue:
        state.phase = "end"
        return
    keys = [key_of(state, entry) for entry in state.queue]
    best = min(keys)
    tied = [entry for entry, key in zip(state.queue, keys, strict=True) if key == best]
    entry = tied[0]
    if len(tied) > 1:  # JL-INI-8, JL-INI-O1, O2
        options: list[Option] = [("first", *one.split(":")) for one in tied]
        option = yield WHO_IS_FIRST.ask(tuple(range(state.players)), options, (best[0],))
        entry = f"{option[1]}:{option[2]}"
    state.queue.remove(entry)
    state.turn = entry
    if entry.startswith("hero:"):
        yield from hero_turn(state, int(entry[5:]))
        return
    at = next_monster(state, entry[5:])
    if at >= 0:
        yield from monster_turn(state, at)


def next_monster(state: Jaws, kind: str) -> int:
    """Elites first, then normal ones, each by rising number (JL-INI-9); -1 when all have acted."""
    best = -1
    least = (2, 0)
    for at, figure in enumerate(state.figures):
        if figure.cell != OFF and figure.kind == kind and not figure.is_objective and at not in state.acted:
            key = (0 if figure.elite else 1, figure.number)
            if key < least:
                best, least = at, key
    return best


def end_round(state: Jaws) -> Flow[None]:
    """Decks, elements, effects, short rests, and last the outcome (JL-RND-3 to 8, JL-RND-O1)."""
    decks = [*(hero.deck for hero in state.heroes), state.deck]
    shuffled = [deck for deck in decks if deck.shuffle]
    for deck in decks:
        modifiers.reshuffle(deck)
    if state.log is not None and shuffled:
        state.tell(DecksShuffled(decks={deck_place(state, deck): len(deck.draw) for deck in shuffled}))
    for abilities in state.decks.values():
        if abilities.card:
            if MONSTER_CARDS[abilities.card].shuffle:
                abilities.draw += abilities.discard
                abilities.discard = []
            abilities.card = ""
    elements.fade(state)
    state.marks.lulled = []  # who has slept through the round sleeps on, as long as Stun lasts
    active.end_of_round(state)
    yield from state.kernel.special_rules(state).on_round_end(state)
    for at in range(state.count):
        yield from short_rest(state, at)
    state.marks = Marks()
    judge(state)
    state.phase = "settle" if state.ended else "select"


def judge(state: Jaws) -> None:
    """Whatever the order inside the round, failure wins (JL-RND-8, JL-SCN-2 to 4)."""
    rules = state.kernel.special_rules(state)
    if all(hero.exhausted for hero in state.heroes) or rules.lost(state):
        state.ended = "lost"
    elif rules.won(state):
        state.ended = "won"
