"""The campaign: which scenario follows, which items are at hand, what is chosen before a scenario, what comes after it.

Playing a scenario is not here. Nothing is carried over but the list of completed scenarios: level, hit points and
cards follow from the scenario alone (BB-DEV-1, BB-FIN-4).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from undercroft.core.question import Argument, Question, Verb
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.core.state import Result
from undercroft.games.bugs.cards.characters import CARDS, CHARACTERS
from undercroft.games.bugs.cards.items import ITEMS, SMALL, TWINS, TWO_HAND, available
from undercroft.games.bugs.cards.modifiers import MONSTER_TABLES
from undercroft.games.bugs.events import ConclusionRead, ScenarioCompleted, ScenarioFailed
from undercroft.games.bugs.ids import card_id
from undercroft.games.bugs.options import BE_DONE, CARD, item_verb
from undercroft.games.bugs.scenarios import SCENARIOS
from undercroft.games.bugs.state import Bugs
from undercroft.games.haven import text
from undercroft.games.haven.verbs import Item

FIRST = 1
"""BB-CAM-2: a campaign opens with scenario 1."""

AGAIN: Option = ("again",)
GIVE_UP: Option = ("give-up",)
DONE: Option = ("done",)


def table_in_numbers(name: str) -> Say:
    """How many blows of the monsters' table are harder and how many weaker than printed (BB-DIF-1, BB-MOD-F2)."""
    cells = [cell for row in MONSTER_TABLES[name] for cell in row]
    more = sum(cell.add > 0 or cell.times > 1 for cell in cells)
    less = sum(cell.add < 0 or cell.times == 0 for cell in cells)
    return say("difficulty-numbers", more=more, less=less, of=len(cells))


def _upgrade_words(view: Bugs, seat: int, choice: Choice, option: Option) -> Say:
    card = str(option[1])
    upgrade = CHARACTERS[view.character].upgrade_of(card)
    return say("option.upgrade", card=say(f"card.{card}"), upgrade=say(f"card.{upgrade.id}"))


def _upgrade_lines(view: Bugs, seat: int, choice: Choice, option: Option) -> list[Say]:
    upgrade = CHARACTERS[view.character].upgrade_of(str(option[1]))
    return [*text.ability(upgrade.a.top), *text.ability(upgrade.a.bottom)]


def _upgraded(view: Bugs, seat: int, choice: Choice, option: Option) -> list[str]:
    card = str(option[1])
    return [card_id(card), card_id(CHARACTERS[view.character].upgrade_of(card).id)]


DIFFICULTY: Question[Bugs] = Question(
    "campaign.difficulty",
    Verb(
        "difficulty",
        Argument("name", say=lambda view, name: say(f"difficulty.{name}")),
        lines=lambda view, seat, choice, option: [table_in_numbers(str(option[1]))],
        listed=True,
    ),
    clause="BB-SET-8 BB-DIF-1",
    wish=True,
)
EQUIP: Question[Bugs] = Question("campaign.equip", item_verb("equip"), BE_DONE, clause="BB-SET-10 BB-ITM-F1")
UPGRADE: Question[Bugs] = Question(
    "campaign.upgrade",
    Verb("upgrade", CARD, words=_upgrade_words, lines=_upgrade_lines, touches=_upgraded),
    clause="BB-SET-11 BB-DEV-3",
    about=(Argument("left", int),),
)
RETRY: Question[Bugs] = Question(
    "campaign.again",
    Verb("again", listed=True),
    Verb("give-up", listed=True, sure="sure.give-up"),
    clause="BB-CAM-5",
    wish=True,
)


WAY: Question[Bugs] = Question(
    "campaign.way",
    Verb(
        "begin",
        Argument("scenario", int, say=lambda view, number: say(f"scenario.{number}")),
        lines=lambda view, seat, choice, option: [say(f"scenario.{option[1]}.intro")],
        listed=True,
    ),
    clause="BB-CAM-O2 BB-CAM-6",
)


def may_play(character: str, scenario: int) -> bool:
    """A card that names a character is for that one alone (BB-CAM-7); its twin is for all the others (BB-CAM-F3)."""
    card = SCENARIOS[scenario]
    return card.only in ("", character) and card.barred != character


def allowed(character: str) -> tuple[int, ...]:
    """The scenarios that this character may play."""
    return tuple(number for number in SCENARIOS if may_play(character, number))


def next_scenario(character: str, scenario: int) -> int | None:
    """What the conclusion names for this character (BB-CAM-4, BB-CAM-F1, BB-CAM-F2); None after the last one."""
    ways = dict(SCENARIOS[scenario].next)
    return ways.get(character, ways.get(""))


def detours(character: str, scenario: int) -> list[int]:
    """The promotional scenarios that stand between this one and the next of the road (BB-CAM-O2)."""
    if SCENARIOS[scenario].after:
        return []
    follows = next_scenario(character, scenario) or len(SCENARIOS)
    return [n for n, one in SCENARIOS.items() if scenario <= one.after < follows and may_play(character, n)]


def path(character: str, scenario: int, completed: Sequence[int]) -> list[int]:
    """The scenarios of a campaign that has come to this one: those completed, this one, and what follows it."""
    found = list(completed)
    number: int | None = scenario
    while number is not None:
        if number not in found:
            found.append(number)
        number = next_scenario(character, number)
    return found


def road(character: str) -> list[int]:
    """The scenarios of a whole campaign, in order: 14 for every character (BB-CAM-1, BB-CAM-F2)."""
    return path(character, FIRST, ())


def supply(scenario: int) -> tuple[Item, ...]:
    """The items at hand in a scenario; a promotional one has those of the card after which it stands (BB-SUP-O1)."""
    after = SCENARIOS[scenario].after
    return available(after + 1 if after else scenario)


# --- before a scenario ----------------------------------------------------------------------------------------------


def small_items(level: int) -> int:
    """Half the level, rounded up: 1, 1, 2, 2, 3 (BB-ITM-4, BB-LVL-1)."""
    return (level + 1) // 2


def hands(item: str) -> int:
    """How many of your two hands an item takes (BB-ITM-F1)."""
    slot = ITEMS[item].slot
    return 0 if slot == SMALL else 2 if slot == TWO_HAND else 1


def room_left(equipped: list[str], level: int) -> tuple[int, int]:
    """How many more small items fit beside what is equipped, and how many hands are free (BB-ITM-F1)."""
    smalls, free_hands = small_items(level), 2
    for item in equipped:
        taken = hands(item)
        free_hands -= taken
        if not taken:
            smalls -= 1
    return smalls, free_hands


def fits(item: str, smalls: int, free_hands: int) -> bool:
    """Whether there is room for an item (BB-ITM-F1)."""
    return smalls > 0 if ITEMS[item].slot == SMALL else hands(item) <= free_hands


def excluded(equipped: list[str]) -> set[str]:
    """The items on the cards of those that are equipped: never both of one card (BB-SUP-4)."""
    return {*equipped, *[TWINS[item] for item in equipped]}


def choose_difficulty(state: Bugs) -> Flow[None]:
    """Set-up, step 7: the monsters' table, which stays unless you say otherwise (BB-SET-8, BB-DIF-1)."""
    options: list[Option] = [("difficulty", state.difficulty)]
    options += [("difficulty", name) for name in MONSTER_TABLES if name != state.difficulty]
    option = yield DIFFICULTY.ask(0, options)
    state.difficulty = str(option[1])


@cache
def _with_room(scenario: int, smalls: int, free_hands: int) -> tuple[Option, ...]:
    """The items at hand in a scenario for which there is room; the same for every game, so worked out once."""
    return tuple(("equip", item.id) for item in supply(scenario) if fits(item.id, smalls, free_hands))


def _offered(scenario: int, equipped: list[str]) -> list[Option]:
    """What can still be equipped, and being done."""
    smalls, free_hands = room_left(equipped, SCENARIOS[scenario].level)
    out = excluded(equipped)
    return [*[option for option in _with_room(scenario, smalls, free_hands) if option[1] not in out], DONE]


def equip(state: Bugs) -> Flow[None]:
    """Set-up, step 9: take items, one by one, from the supply of this scenario (BB-SET-10, BB-SUP-3, BB-SUP-5)."""
    state.items = []
    while True:
        options = _offered(state.scenario, state.items)
        if len(options) == 1:
            return
        option = yield EQUIP.ask(0, options)
        if option == DONE:
            return
        state.items.append(str(option[1]))


def choose_upgrades(state: Bugs) -> Flow[None]:
    """Set-up, step 10: replace exactly (level - 1) of the four cards by their upgrades (BB-SET-11, BB-DEV-3)."""
    character = CHARACTERS[state.character]
    hand = [card.id for card in character.cards if card.level == 1]
    for left in range(SCENARIOS[state.scenario].level - 1, 0, -1):
        plain = [slot for slot, card in enumerate(hand) if CARDS[card].level == 1]
        slot = plain[0]
        if len(plain) > left:
            options: list[Option] = [("upgrade", hand[slot]) for slot in plain]
            option = yield UPGRADE.ask(0, options, (left,))
            slot = hand.index(str(option[1]))
        hand[slot] = character.upgrade_of(hand[slot]).id
    state.cards = hand


# --- after a scenario -----------------------------------------------------------------------------------------------


def conclude(state: Bugs, completed: bool) -> Flow[None]:
    """After a scenario: its conclusion and what it leads to, or the same again (BB-CAM-4, BB-CAM-5, BB-FIN-4).

    Sets `state.result` where the game is over; otherwise `state.scenario` is the one to begin.
    """
    number = state.scenario
    if completed:
        if state.log is not None:
            state.tell(ScenarioCompleted(scenario=number))
            state.tell(ConclusionRead(scenario=number))
        if number not in state.completed:
            state.completed.append(number)
        follows = next_scenario(state.character, number)
        if not state.campaign or follows is None:
            state.result = Result((0,), (1.0,), "campaign-won" if state.campaign else "scenario-won")
            return
        ways: list[Option] = [("begin", one) for one in (follows, *detours(state.character, number))]
        option = ways[0] if len(ways) == 1 else (yield WAY.ask(0, ways))
        state.scenario = int(option[1])
        return
    if state.log is not None:
        state.tell(ScenarioFailed(scenario=number))
    if not state.campaign:
        state.result = Result((), (0.0,), "scenario-lost")
        return
    option = yield RETRY.ask(0, [AGAIN, GIVE_UP])
    if option == GIVE_UP:  # the only way on is the same scenario; whoever stops here ends the campaign
        whole = len(path(state.character, number, state.completed))
        state.result = Result((), (len(state.completed) / whole,), "campaign-given-up")
