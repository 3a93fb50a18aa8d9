"""What the screen shows between scenarios: who may join the party, the map of the campaign, the shop, how hard it is.

Where the places lie on the map is ours; the box has a map of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from undercroft.core.say import say
from undercroft.core.scene import CardItem, Mark, Panel, Place, RoadItem, SharedPanel, Stat, TextItem
from undercroft.core.shared import shared
from undercroft.games.haven.verbs import (
    ELEMENTS,
    Ability,
    Action,
    Attack,
    ByElement,
    Control,
    Damage,
    Grant,
    Heal,
    If,
    Retaliate,
    Shield,
)
from undercroft.games.jaws import shop
from undercroft.games.jaws.cards.card import Card
from undercroft.games.jaws.cards.characters import CHARACTERS, THRESHOLDS
from undercroft.games.jaws.cards.scenarios import SCENARIOS
from undercroft.games.jaws.faces import ability_card, item_card
from undercroft.games.jaws.ids import CITY, candidate_id, difficulty_id, place_id, shop_id
from undercroft.games.jaws.setup import DIFFICULTIES
from undercroft.games.jaws.start import bonus_experience, gold_per_coin, scenario_level, trap_damage
from undercroft.games.jaws.state import Hero, Jaws

# --- the party gathers ------------------------------------------------------------------------------------------------


def party_panel(view: Jaws) -> Panel:
    """The four characters: what they are about, what their first cards do, hit points by level (JL-CHR-1)."""
    return _party_panel(tuple((hero.kind, hero.seat) for hero in view.heroes))


@shared
def _party_panel(heroes: tuple[tuple[str, int], ...]) -> Panel:
    taken = dict(heroes)
    items = [candidate(kind, taken.get(kind)) for kind in CHARACTERS]
    return SharedPanel(id="party", title=say("panel.party"), role="supply", items=list(items))


@shared
def candidate(kind: str, seat: int | None) -> CardItem:
    one = CHARACTERS[kind]
    first = [card for card in one.cards if card.level in ("1", "X")]
    kinds = {"strike": (Attack, Damage), "guard": (Heal, Shield, Retaliate), "command": (Control, Grant)}
    counted = {name: sum(does(card, types) for card in first) for name, types in kinds.items()}
    counted["reach"] = sum(reaches(card) for card in first)
    icons = {"strike": "attack", "reach": "target", "guard": "shield", "command": "hand"}
    elements = [name for at, name in enumerate(ELEMENTS) if any(works_with(card) >> at & 1 for card in first)]
    marks = [Mark(say(f"element.{name}"), art=f"haven/element/{name}") for name in elements]
    if seat is not None:
        marks.append(Mark(say("mark.taken", seat=seat + 1), "check"))
    return CardItem(
        id=candidate_id(one.id),
        title=say(f"hero.{one.id}"),
        style="candidate",
        art=f"jaws/hero/{one.id}",
        kind=say(f"hero.{one.id}-role"),
        lines=[say(f"hero.{one.id}-about")],
        stats=[
            Stat(say("stat.hand"), one.hand, icon="cards"),
            Stat(say("stat.health"), one.health[0], icon="heart", series=list(one.health)),
            *(Stat(say(f"does.{name}"), counted[name], len(first), icon) for name, icon in icons.items()),
        ],
        marks=marks,
        cards=[ability_card(f"first-{card.id}", card.id) for card in first],
        dimmed=seat is not None,
    )


def actions_of(card: Card) -> Iterator[Action]:
    """Everything that either half of a card may do, conditions and grants included."""
    left = [*card.top.actions, *card.bottom.actions]
    while left:
        action = left.pop()
        yield action
        left += action.then
        if isinstance(action, (Control, Grant, ByElement, If)):
            left += action.actions


def does(card: Card, types: tuple[type[Action], ...]) -> bool:
    return any(isinstance(action, types) for action in actions_of(card))


def reaches(card: Card) -> bool:
    """Whether it strikes from a distance."""
    return any(isinstance(action, Attack) and action.range > 1 for action in actions_of(card))


def works_with(card: Card) -> int:
    """The elements that a card makes or uses, as a bit set."""
    found = 0
    halves: tuple[Ability, ...] = (card.top, card.bottom)
    for half in halves:
        for symbol in half.infuse:
            found |= symbol
    for action in actions_of(card):
        for consumed in action.consume:
            for symbol in consumed.symbols:
                found |= symbol
    return found if found != (1 << len(ELEMENTS)) - 1 else 0


# --- the campaign -----------------------------------------------------------------------------------------------------

PLACES = {
    1: (102, 800), 2: (202, 610), 3: (84, 450), 4: (216, 340), 5: (314, 462), 6: (405, 320), 7: (509, 232),
    8: (509, 430), 9: (604, 290), 10: (656, 440), 11: (631, 606), 12: (787, 408), 13: (727, 690), 14: (845, 580),
    15: (823, 815), 16: (895, 720), 17: (936, 570), 18: (868, 430), 19: (524, 720), 20: (333, 690), 21: (223, 820),
    22: (700, 160), 23: (427, 590), 24: (800, 200), 25: (920, 270),
}  # fmt: skip
"""Where each scenario lies on our map of the town, in thousandths."""


def campaign_panel(view: Jaws) -> Panel:
    """The map: what is done, open, closed and unknown (JL-CAM-2, JL-CAM-3)."""
    return _campaign_panel(view.scenario, tuple(view.done), tuple(view.available), tuple(view.closed))


@shared
def _campaign_panel(now: int, done: tuple[int, ...], available: tuple[int, ...], closed: tuple[int, ...]) -> Panel:
    places = [_place(number, now, done, available, closed) for number in SCENARIOS]
    known = {one.number for one in places if one.state != "unknown"}
    ways = [
        [place_id(number), place_id(other)]
        for number, book in SCENARIOS.items()
        for other in book.opens
        if number in known and number not in closed and other not in closed
    ]
    return SharedPanel(
        id="campaign",
        title=say("panel.campaign"),
        role="info",
        items=[RoadItem(id=CITY, title=say("panel.campaign"), places=places, ways=ways)],
        folded=True,
    )


def _place(number: int, now: int, done: tuple[int, ...], available: tuple[int, ...], closed: tuple[int, ...]) -> Place:
    x, y = PLACES[number]
    state = "unknown"
    if number == now:
        state = "now"
    elif number in done:
        state = "done"
    elif number in available:
        state = "open"
    elif number in closed:
        state = "closed"
    found = Place(id=place_id(number), number=number, x=x, y=y, state=state)
    if state != "unknown":
        found.title = say(f"scenario.n{number}")
        found.art = f"jaws/scenario/{number}"
        found.lines = [say(f"scenario.n{number}-intro"), say(f"scenario.n{number}-goal")]
    return found


def town_panels(view: Jaws) -> list[Panel]:
    """The shop, how hard the next scenario may be, and the city event that is read (JL-SHP-3, JL-LVL-2)."""
    wares = []
    for item, count in view.stock.items():
        if count:
            card = copy(item_card(shop_id(item), item))
            card.count = count
            card.stats = [Stat(say("stat.gold"), shop.price(view, item), icon="coin")]
            wares.append(card)
    found = [
        Panel(id="shop", title=say("panel.shop"), role="supply", items=list(wares)),
        Panel(id="difficulty", title=say("panel.difficulty"), items=[difficulty(view, name) for name in DIFFICULTIES]),
    ]
    if view.event > 0:
        text = TextItem(id="event", lines=[say(f"event.n{view.event}")])
        found.append(Panel(id="event-panel", title=say("panel.event"), items=[text]))
    return found


def difficulty(view: Jaws, name: str) -> CardItem:
    """What a difficulty means for this party, in numbers (JL-LVL-1 to JL-LVL-3, JL-TRP-2)."""
    level = scenario_level(view.heroes, DIFFICULTIES.index(name) - 1)
    return CardItem(
        id=difficulty_id(name),
        title=say(f"setting.difficulty-{name}"),
        style="difficulty",
        stats=[
            Stat(say("stat.monster-level"), level, icon="skull"),
            Stat(say("stat.trap-damage"), trap_damage(level), icon="trap"),
            Stat(say("stat.coin-worth"), gold_per_coin(level), icon="gold"),
            Stat(say("stat.bonus-xp"), f"+{bonus_experience(level)}", icon="star"),
        ],
    )


def sheet_stats(hero: Hero) -> list[Stat]:
    """The numbers of a character sheet between scenarios."""
    following = THRESHOLDS[hero.level] if hero.level < len(THRESHOLDS) else None
    return [
        Stat(say("stat.xp"), hero.experience, following, "star"),
        Stat(say("stat.gold"), hero.gold, icon="coin"),
        Stat(say("stat.health"), CHARACTERS[hero.kind].health[hero.level - 1], icon="heart"),
        Stat(say("stat.checkmarks"), hero.checkmarks, icon="check"),
    ]
