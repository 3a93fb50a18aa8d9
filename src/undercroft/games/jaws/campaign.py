"""Between scenarios: settling one, rewards, levels, perks, the town (JL-SCN, JL-REW, JL-CHR, JL-PRK, JL-CAM).

The shop's own rules are in `shop.py`, city events in `event_cards.py`.
"""

from __future__ import annotations

from bisect import bisect_right

from undercroft.core.pile import pile
from undercroft.core.question import Argument, Question, Verb
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.core.state import Result
from undercroft.games.jaws import battle_goals, shop
from undercroft.games.jaws.campaign_events import (
    BroughtHome,
    GoalMet,
    LevelReached,
    PerkTaken,
    Rewarded,
    ScenarioEnded,
    ScenarioListed,
)
from undercroft.games.jaws.cards.characters import CARDS, CHARACTERS, THRESHOLDS
from undercroft.games.jaws.cards.goals import GOALS
from undercroft.games.jaws.cards.items import BY_NUMBER, STOCK
from undercroft.games.jaws.event_cards import everybody, find_item, resolve, unlock
from undercroft.games.jaws.events import Counted
from undercroft.games.jaws.ids import difficulty_id
from undercroft.games.jaws.options import HERO, LEVEL, SCENARIO, TAKE_CARD, named_hero
from undercroft.games.jaws.perks import gain_checkmarks, perk_words
from undercroft.games.jaws.start import bonus_experience, gold_per_coin, scenario_level, trap_damage
from undercroft.games.jaws.state import Hero, Jaws, Marks, Tokens, learnable


def _perk(view: Jaws, seat: int, choice: Choice, option: Option) -> Say:
    return say("option.perk", perk=perk_words(view.heroes[named_hero(view, choice)], int(option[1])))


def _scenario_lines(view: Jaws, seat: int, choice: Choice, option: Option) -> list[Say]:
    return [say(f"scenario.n{option[1]}-intro"), say(f"scenario.n{option[1]}-goal")]


def _difficulty_lines(view: Jaws, seat: int, choice: Choice, option: Option) -> list[Say]:
    """What it means in numbers (JL-LVL-1 to JL-LVL-3)."""
    level = scenario_level(view.heroes, DIFFICULTY_NAMES.index(str(option[1])) - 1)
    trap, gold, experience = trap_damage(level), gold_per_coin(level), bonus_experience(level)
    return [say("difficulty.numbers", level=level, trap=trap, gold=gold, experience=experience)]


DIFFICULTY_NAMES = ("easy", "normal", "hard", "very-hard")

NEW_CARD: Question[Jaws] = Question("level.card", TAKE_CARD, about=(HERO, LEVEL), clause="JL-CHR-9")
NEW_PERK: Question[Jaws] = Question(
    "level.perk",
    Verb("perk", Argument("perk", int), words=_perk, listed=True),
    about=(HERO,),
    clause="JL-PRK-1 JL-CHR-10",
)
STORY_OVER: Question[Jaws] = Question(
    "town.story",
    Verb("go-on", listed=True),
    Verb("rest-now", listed=True, sure="sure.rest-now"),
    clause="JL-CAM-1",
    wish=True,
)
IN_TOWN: Question[Jaws] = Question(
    "town.what",
    Verb("play", SCENARIO, lines=_scenario_lines),
    Verb("retire", listed=True, sure="sure.retire"),
    Verb("visit", HERO, listed=True),
    clause="JL-CAM-4",
    wish=True,
)
HOW_HARD: Question[Jaws] = Question(
    "town.difficulty",
    Verb(
        "difficulty",
        Argument(
            "difficulty",
            say=lambda view, name: say(f"setting.difficulty-{name}"),
            at=lambda view, name: difficulty_id(name),
        ),
        lines=_difficulty_lines,
    ),
    about=(SCENARIO,),
    clause="JL-LVL-2",
    wish=True,
)

STORY_END = 17
LAST_LEVEL = 9


# --- after a scenario -------------------------------------------------------------------------------------------------


def settle(state: Jaws) -> Flow[None]:
    """Count what everybody brings home; battle goals are shown and discarded (JL-SCN-9 to 11, JL-BTL-3 to 5)."""
    won = state.won = state.ended == "won"
    state.played += 1
    book = state.book
    if state.log is not None:
        state.tell(ScenarioEnded(scenario=book.number, is_won=won))
    rate = gold_per_coin(state.level)
    for at, hero in enumerate(state.heroes):
        if won and battle_goals.met(state, at):
            if state.log is not None:
                state.tell(GoalMet(hero=at, goal=hero.goal))
                state.tell(Counted(hero=at, what="checkmarks", amount=GOALS[hero.goal].checkmarks))
            gain_checkmarks(state, hero, GOALS[hero.goal].checkmarks)
        hero.goal = ""
        gold = hero.coins * rate if book.reward.coins else 0  # JL-SCN-10, also after a loss (JL-SCN-F1)
        experience = hero.scenario_xp if book.number > 2 or state.single else 0  # JL-SCN-F2: none in the tutorial
        if won and book.reward.bonus:
            experience += bonus_experience(state.level)
        hero.gold += gold
        hero.experience += experience
        if state.log is not None:
            state.tell(BroughtHome(hero=at, gold=gold, experience=experience))
        hero.coins = hero.scenario_xp = 0
        hero.hand, hero.discard, hero.lost, hero.active, hero.chosen = [], [], [], [], []  # JL-CRD-7
        hero.gear = []
    state.phase = "reward"
    return
    yield


def reward(state: Jaws) -> Flow[None]:
    """What success brings (JL-REW-1 to 4); a single game ends here."""
    if state.single:
        winners = tuple(range(state.players)) if state.won else ()
        scores = tuple(1.0 if state.won else 0.0 for _ in range(state.players))
        state.result = Result(winners, scores, "won" if state.won else "lost")
        return
    if state.won:
        yield from take_reward(state)
    clear(state)
    state.phase = "levels"


def clear(state: Jaws) -> None:
    """The table is cleared."""
    state.scenario = 0
    state.figures, state.origins = [], []
    state.ended = ""
    state.coins, state.traps, state.treasures, state.goods, state.graves = {}, {}, {}, {}, {}
    state.marks, state.tokens = Marks(), Tokens()
    state.crowd = state.influence = 0
    state.parts = []
    state.obstacles = state.difficult = state.hazards = state.destroyed = 0
    state.opened = state.revealed = 0
    state.decks = {}
    state.queue, state.acted = [], []
    state.round = 0
    for hero in state.heroes:
        hero.deck.draw, hero.deck.discard, hero.deck.shuffle = [], [], False  # JL-SCN-9
    state.deck.draw, state.deck.discard, state.deck.shuffle = [], [], False


def take_reward(state: Jaws) -> Flow[None]:
    book = state.book
    number = book.number
    if number not in state.done:
        state.done.append(number)
    state.available.remove(number)
    for other in book.closes:
        if other in state.available:
            state.available.remove(other)
        if other not in state.closed and other not in state.done:
            state.closed.append(other)  # JL-REW-4
            if state.log is not None:
                state.tell(ScenarioListed(scenario=other, is_open=False))
    for other in book.opens:
        unlock(state, other)
    tell_reward(state)
    for hero in state.heroes:  # JL-REW-2: exhausted ones included
        hero.gold += book.reward.gold
        hero.experience += book.reward.experience
        if book.reward.checkmarks:
            gain_checkmarks(state, hero, book.reward.checkmarks)
        for _ in range(book.reward.perks):
            state.due.append((state.heroes.index(hero), "perk"))
    if book.reward.item:
        yield from find_item(state, BY_NUMBER[book.reward.item])
    if number in STOCK:
        for item in STOCK[number]:
            shop.add(state, BY_NUMBER[item])
    swap_cards(state, number)
    if number == 3:
        state.events = pile([str(event) for event in range(1, 23)])  # JL-EVT-F1
    if number >= 3:
        state.event = -1  # a city event follows (JL-EVT-1)
    if number == STORY_END:
        state.told = 1


def tell_reward(state: Jaws) -> None:
    """What everybody gets, in words."""
    reward = state.book.reward
    if state.log is not None:
        for kind in ("gold", "experience", "checkmarks", "perks"):
            amount = getattr(reward, kind)
            if amount:
                state.tell(Rewarded(kind=kind, amount=amount))


def swap_cards(state: Jaws, number: int) -> None:
    """After scenario 1 two cards of level A give way to level B, after 3 both to level 1 (JL-CHR-4, 5, F4)."""
    for hero in state.heroes:
        cards = CHARACTERS[hero.kind].cards
        if number == 1 and any(CARDS[card].level == "A" for card in hero.cards):
            fresh = [card for card in cards if card.level == "B"]
            titles = {card.title for card in fresh}
            hero.cards = [card for card in hero.cards if CARDS[card].title not in titles] + [card.id for card in fresh]
        elif number == 3 and any(CARDS[card].level in "AB" for card in hero.cards):
            gained = [card for card in hero.cards if CARDS[card].level not in "AB"]  # JL-CHR-O3
            hero.cards = [card.id for card in cards if card.level in ("1", "X")] + gained  # JL-CHR-O2


# --- levels and perks -------------------------------------------------------------------------------------------------


def reached(hero: Hero) -> int:
    """The level that the experience stands for (JL-CHR-7)."""
    return bisect_right(THRESHOLDS, hero.experience)


def levels(state: Jaws) -> Flow[None]:
    """One level-up or perk after the other; then a city event or the town (JL-CHR-8, O1, JL-PRK-3, 4)."""
    if state.due:
        at, what = state.due.pop(0)
        if what == "perk":
            yield from choose_perk(state, at)
        return
    for at, hero in enumerate(state.heroes):
        if hero.level < min(LAST_LEVEL, reached(hero)):
            yield from level_up(state, at)
            return
    state.phase = "event" if state.event else "town"


def level_up(state: Jaws, at: int) -> Flow[None]:
    """A new card, a perk, more hit points (JL-CHR-9 to 11)."""
    hero = state.heroes[at]
    hero.level += 1
    options = new_cards(hero)
    option = options[0]
    if len(options) > 1:
        option = yield NEW_CARD.ask(hero.seat, options, (at, hero.level))
    hero.cards.append(str(option[1]))
    if state.log is not None:
        state.tell(LevelReached(hero=at, level=hero.level, card=str(option[1])))
    yield from choose_perk(state, at)


def new_cards(hero: Hero) -> list[Option]:
    return [("card", card) for card in learnable(hero)]


def free_perks(hero: Hero) -> list[Option]:
    """Perks with a free box whose cards the deck still holds (JL-PRK-1, O1)."""
    found: list[Option] = []
    for number, perk in enumerate(CHARACTERS[hero.kind].perks):
        if hero.perks[number] >= perk.boxes:
            continue
        left = list(hero.modifiers)
        for card in perk.remove:
            if card not in left:
                break
            left.remove(card)
        else:
            found.append(("perk", number))
    return found


def choose_perk(state: Jaws, at: int) -> Flow[None]:
    """One free box is ticked and the modifier deck changes for good (JL-PRK-1, 2)."""
    hero = state.heroes[at]
    options = free_perks(hero)
    if not options:
        return
    option = options[0]
    if len(options) > 1:
        option = yield NEW_PERK.ask(hero.seat, options, (at,))
    if state.log is not None:
        state.tell(PerkTaken(hero=at, perk=int(option[1])))
    take_perk(hero, int(option[1]))


def take_perk(hero: Hero, number: int) -> None:
    perk = CHARACTERS[hero.kind].perks[number]
    hero.perks[number] += 1
    for card in perk.remove:
        hero.modifiers.remove(card)
    hero.modifiers += perk.add


# --- the town ---------------------------------------------------------------------------------------------------------


def city_event(state: Jaws) -> Flow[None]:
    """The top city event card is resolved and leaves the game (JL-EVT-1, 5)."""
    yield from resolve(state)
    state.event = 0
    state.phase = "levels"


def town(state: Jaws) -> Flow[None]:
    """Shop, swap items, or set out; after the story's end the party may go on or stop (JL-CAM-1, 4)."""
    if state.told == 1:
        state.told = 2
        option = yield STORY_OVER.ask(everybody(state), [("go-on",), ("rest-now",)])
        if option[0] == "rest-now":
            state.result = won_campaign(state)
            return
    options: list[Option] = [("play", number) for number in state.available]
    if state.played:
        options.append(("retire",))
    options += [("visit", at) for at in range(state.count) if shop.has_business(state, at)]
    option = options[0] if len(options) == 1 else (yield IN_TOWN.ask(everybody(state), options))
    if option[0] == "retire":
        state.result = won_campaign(state) if state.told else Result((), (0.0,) * state.players, "retired")
    elif option[0] == "visit":
        yield from shop.visit(state, int(option[1]))
    else:
        state.scenario = int(option[1])
        yield from choose_difficulty(state)
        state.phase = "prepare"


def choose_difficulty(state: Jaws) -> Flow[None]:
    """Easy to very hard, settled before each scenario of a campaign (JL-LVL-2)."""
    options: list[Option] = [("difficulty", name) for name in DIFFICULTY_NAMES]
    option = yield HOW_HARD.ask(everybody(state), options, (state.scenario,))
    state.difficulty = DIFFICULTY_NAMES.index(str(option[1])) - 1


def won_campaign(state: Jaws) -> Result:
    return Result(tuple(range(state.players)), (1.0,) * state.players, "story")
