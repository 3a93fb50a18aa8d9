"""The campaign: which scenario follows, which items are at hand, what is chosen before a scenario, what comes after it.

Playing a scenario is not here. Nothing is carried over but the list of completed scenarios: level, hit points and
cards follow from the scenario alone (BB-DEV-1, BB-FIN-4).
"""

from __future__ import annotations

from functools import cache

from undercroft.core.question import Argument, Question, Verb
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.core.state import Result
from undercroft.games.bugs.cards.characters import CARDS, CHARACTERS
from undercroft.games.bugs.cards.items import ITEMS, SMALL, TWINS, TWO_HAND, available
from undercroft.games.bugs.cards.modifiers import MONSTER_TABLES
from undercroft.games.bugs.options import BE_DONE, CARD, card_id, item_verb
from undercroft.games.bugs.scenarios import SCENARIOS
from undercroft.games.bugs.state import Bugs
from undercroft.games.haven import text

FIRST = 1
"""BB-CAM-2: a campaign opens with scenario 1."""

AGAIN: Option = ("again",)
GIVE_UP: Option = ("give-up",)
DONE: Option = ("done",)


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
    Verb("difficulty", Argument("name", say=lambda view, name: say(f"difficulty.{name}")), listed=True),
    clause="BB-SET-8 BB-DIF-1",
)
EQUIP: Question[Bugs] = Question("campaign.equip", item_verb("equip"), BE_DONE, clause="BB-SET-10 BB-ITM-F1")
UPGRADE: Question[Bugs] = Question(
    "campaign.upgrade",
    Verb("upgrade", CARD, words=_upgrade_words, lines=_upgrade_lines, touches=_upgraded),
    clause="BB-SET-11 BB-DEV-3",
    about=(Argument("left", int),),
)
RETRY: Question[Bugs] = Question(
    "campaign.again", Verb("again", listed=True), Verb("give-up", listed=True), clause="BB-CAM-5"
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


def road(character: str) -> list[int]:
    """The scenarios of a whole campaign, in order: 14 for every character (BB-CAM-1, BB-CAM-F2)."""
    found: list[int] = []
    number: int | None = FIRST
    while number is not None:
        found.append(number)
        number = next_scenario(character, number)
    return found


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
    return tuple(("equip", item.id) for item in available(scenario) if fits(item.id, smalls, free_hands))


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
        state.tell("bugs.completed", clause="BB-CAM-4", scenario=number)
        state.tell(f"scenario.{number}.end", clause="BB-CAM-4")
        if number not in state.completed:
            state.completed.append(number)
        follows = next_scenario(state.character, number)
        if not state.campaign or follows is None:
            state.result = Result((0,), (1.0,), "campaign-won" if state.campaign else "scenario-won")
        else:
            state.scenario = follows
        return
    state.tell("bugs.failed", clause="BB-CAM-5", scenario=number)
    if not state.campaign:
        state.result = Result((), (0.0,), "scenario-lost")
        return
    option = yield RETRY.ask(0, [AGAIN, GIVE_UP])
    if option == GIVE_UP:  # the only way on is the same scenario; whoever stops here ends the campaign
        state.result = Result((), (len(state.completed) / len(road(state.character)),), "campaign-given-up")
