"""How a seat sees the game: map, order of turns, elements, monsters, characters, the town; questions in words.

Built from a veiled view; the map, figures and monsters' plans are drawn by the kernel's scene.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from copy import copy

from undercroft.core.events import LogLine
from undercroft.core.request import Chance, Outcome
from undercroft.core.say import Say, say
from undercroft.core.scene import (
    BoardItem,
    CardItem,
    Content,
    Ending,
    GoalItem,
    Mark,
    OrderItem,
    Panel,
    PileItem,
    Stat,
    StatsItem,
    TextItem,
    Trail,
    Turn,
)
from undercroft.games.haven import ids as shared_ids
from undercroft.games.haven import screen as shared
from undercroft.games.haven import text
from undercroft.games.haven.battlefield import MONSTERS as AGAINST
from undercroft.games.haven.marks import condition_marks
from undercroft.games.haven.verbs import ELEMENTS, STUN, Traits
from undercroft.games.jaws import ids, rooms, round
from undercroft.games.jaws.cards.characters import CARDS
from undercroft.games.jaws.cards.decks import MONSTER_CARDS, TITLES
from undercroft.games.jaws.cards.monsters import MONSTERS
from undercroft.games.jaws.ending import tell_ending
from undercroft.games.jaws.faces import ability_card, item_card, monster_card, playing, rank_card, type_card
from undercroft.games.jaws.ground import draw_ground, ground_of
from undercroft.games.jaws.ids import card_id, item_id
from undercroft.games.jaws.knowledge import HIDDEN
from undercroft.games.jaws.standees import token
from undercroft.games.jaws.state import READY, SPENT, Jaws, card_of, learnable
from undercroft.games.jaws.town_screen import campaign_panel, party_panel, sheet_stats, town_panels

STRENGTHS = ("element.weak", "element.medium", "element.strong")


def status(view: Jaws) -> list[Say]:
    if view.scenario and view.figures:
        return [
            say("status.scenario", scenario=say(f"scenario.n{view.scenario}"), level=view.level),
            say("status.round", round=view.round),
        ]
    return [say("status.party" if view.phase in ("party", "ready") else "status.town")]


def ending(view: Jaws, story: Iterable[LogLine]) -> Ending | None:
    """How the game, or the last scenario of the campaign, ended."""
    return tell_ending(view, story, token)


def panels(view: Jaws, seat: int | None) -> list[Panel]:
    found: list[Panel] = []
    if view.scenario and view.figures:
        found += [map_panel(view), order_panel(view), monsters_panel(view), scenario_panel(view)]
    elif view.phase == "party":
        found.append(party_panel(view))
    else:
        found += town_panels(view)
    found += [hero_panel(view, at, seat) for at in range(len(view.heroes))]
    if not view.single and view.phase != "party":
        found.append(campaign_panel(view))
    return found


# --- the map ----------------------------------------------------------------------------------------------------------


def map_panel(view: Jaws) -> Panel:
    return Panel(id="map-panel", title=say("panel.map"), role="board", items=[draw_board(view)])


def draw_board(view: Jaws) -> BoardItem:
    """The map with its figures and the monsters' plans."""
    tokens = []
    trails: list[Trail] = []
    for at, figure in enumerate(view.figures):
        if figure.cell < 0:
            continue
        lines: list[Say] = []
        hunted = ""
        if figure.kind in MONSTERS and not figure.is_objective:
            deck = view.decks.get(rooms.deck_name(view, figure.kind))
            if deck is not None and deck.card and view.phase == "turns" and not figure.conditions & STUN:
                plan = shared.plan_of(view, figure, MONSTER_CARDS[deck.card].actions)
                if plan is not None:
                    lines = list(plan.why)
                    hunted = shared.hunted(plan) if at not in view.acted else ""
                    trail = shared.trail(view, at, plan)
                    if trail is not None and at not in view.acted:
                        trails.append(trail)
        made = token(view, at, lines)
        made.hunts = hunted
        tokens.append(made)
    drawn = draw_ground(ground_of(view))
    return BoardItem(
        id=shared_ids.MAP,
        grid="hex",
        cells=drawn.cells,
        floor=drawn.floor,
        figures=tokens,
        walls=drawn.walls,
        trails=trails,
        legend=drawn.legend,
    )


# --- order, elements, monsters ----------------------------------------------------------------------------------------


def entry_name(view: Jaws, entry: str) -> Say:
    kind, name = entry.split(":", 1)
    return say(f"hero.{view.heroes[int(name)].kind}") if kind == "hero" else say(f"monster.{name}")


def initiative_of(view: Jaws, entry: str) -> str:
    """Its initiative in this round; a question mark where no card is revealed yet."""
    kind, name = entry.split(":", 1)
    if kind == "hero":
        hero = view.heroes[int(name)]
        is_known = view.phase == "turns" and (hero.resting or bool(hero.lead))
    else:
        deck = view.decks.get(rooms.deck_name(view, name))
        is_known = deck is not None and bool(deck.card)
    return str(round.key_of(view, entry)[0]) if is_known else "?"


def turn_of(view: Jaws, entry: str) -> Turn:
    """The place of a character or of a type of monsters in the order of turns."""
    kind, name = entry.split(":", 1)
    is_hero = kind == "hero"
    state = "waiting"
    if view.phase == "turns" and entry not in view.queue:
        state = "now" if entry == view.turn else "done"
    return Turn(
        title=entry_name(view, entry),
        art=f"jaws/hero/{view.heroes[int(name)].kind}" if is_hero else f"jaws/monster/{name}",
        side="hero" if is_hero else "boss" if MONSTERS[name].boss else "enemy",
        seat=view.heroes[int(name)].seat if is_hero else None,
        initiative=initiative_of(view, entry),
        state=state,
    )


def kinds_on_map(view: Jaws) -> list[str]:
    """The types of monsters in play, in the order in which they came."""
    return list(
        dict.fromkeys(f.kind for f in view.figures if f.cell >= 0 and f.kind in MONSTERS and not f.is_objective)
    )


def order_of(view: Jaws) -> OrderItem:
    """Who acts when (JL-INI-10)."""
    entries = [f"hero:{at}" for at, hero in enumerate(view.heroes) if not hero.exhausted]
    entries += [f"type:{kind}" for kind in kinds_on_map(view)]
    turns = [(entry, turn_of(view, entry)) for entry in entries]
    if view.phase == "turns":
        turns.sort(key=lambda one: (100, 0, 0) if one[1].initiative == "?" else round.key_of(view, one[0]))
    return OrderItem(id=shared_ids.TURNS, title=say("panel.order"), turns=[turn for _, turn in turns])


def order_panel(view: Jaws) -> Panel:
    """Who acts when, and the elements."""
    elements = [Stat(say(f"element.{name}"), view.elements[at], 2, name) for at, name in enumerate(ELEMENTS)]
    told = [
        say(STRENGTHS[view.elements[at]], element=say(f"element.{name}"))
        for at, name in enumerate(ELEMENTS)
        if view.elements[at]
    ]
    return Panel(
        id="order",
        title=say("panel.order"),
        items=[
            order_of(view),
            StatsItem(id=shared_ids.ELEMENTS, title=say("panel.elements"), stats=elements),
            TextItem(id="elements-lines", lines=told),
        ],
    )


def monsters_panel(view: Jaws) -> Panel:
    """Statistics and revealed ability cards of the types on the map, and the monsters' modifier deck."""
    items: list[CardItem | PileItem] = []
    for kind in kinds_on_map(view):
        monster = MONSTERS[kind]
        name = rooms.deck_name(view, kind)
        deck = view.decks.get(name)
        lines: list[Say] = []
        stats: list[Stat] = []
        cards: list[CardItem] = []
        if monster.boss:
            boss = monster.boss[view.level]
            stats = [
                Stat(say("stat.move"), boss.move, icon="move"),
                Stat(say("stat.attack"), boss.attack + boss.attack_each * view.count, icon="attack"),
            ]
            lines = boss_lines(kind, view.level, view.count)
        else:
            ranks = (("normal", monster.normal), ("elite", monster.elite))
            cards = [rank_card(kind, rank, values[view.level]) for rank, values in ranks]
        if deck is not None and deck.card:
            cards.append(monster_card(kind, deck.card))
        items.append(type_card(kind, stats, lines, cards))
    items.append(PileItem(id=ids.MONSTER_DECK, title=say("stat.deck"), count=len(view.deck.draw)))
    return Panel(id="monsters", title=say("panel.monsters"), items=list(items))


def boss_lines(kind: str, level: int, count: int) -> list[Say]:
    """Immunities and special abilities, with the numbers of this level and party (JL-UIX-8, JL-BOS-4)."""
    half = level // 2
    numbers = {
        "blood-tumor": (count + half, 2 + half),
        "blood-horror": (0, 0),
        "first-of-the-order": (-(-count // 2), 0),
    }[kind]
    lines = text.traits(Traits(immune=MONSTERS[kind].immune))
    return [*lines, *(say(f"boss.{kind}-{at}", value=value) for at, value in enumerate(numbers, 1))]


def scenario_panel(view: Jaws) -> Panel:
    """Story, goal and special rules (JL-SET-3)."""
    key = f"scenario.n{view.scenario}"
    return Panel(
        id="scenario",
        title=say(key),
        items=[
            GoalItem(id=shared_ids.GOAL, lines=[say(f"{key}-goal")], counters=goal_counters(view)),
            TextItem(id="scenario-text", lines=[say(f"{key}-intro"), say(f"{key}-rules")]),
        ],
    )


def goal_counters(view: Jaws) -> list[Stat]:
    """Enemies on the revealed map, and the special objects among them."""
    against = [figure for figure in view.figures if figure.cell >= 0 and figure.side == AGAINST]
    objects = Counter(figure.kind for figure in against if figure.is_objective)
    found = [Stat(say(f"object.{kind}"), count, icon="gem") for kind, count in objects.items()]
    enemies = len(against) - objects.total()
    return [*found, Stat(say("stat.enemies"), enemies, icon="skull")] if enemies or found else []


# --- characters -------------------------------------------------------------------------------------------------------


def zone_cards(view: Jaws, at: int) -> list[CardItem]:
    """The ability cards of a character in a scenario, zone by zone; before the first round all of them."""
    hero = view.heroes[at]
    found = []
    for zone in ("chosen", "hand"):
        for card in getattr(hero, zone):
            shown = ability_card(card_id(at, card), card, zone)
            if zone == "chosen" and hero.lead and CARDS[card].initiative == hero.lead[0]:
                shown = copy(shown)
                shown.marks = [*shown.marks, Mark(say("zone.lead"), icon="clock")]
            found.append(shown)
    for source in hero.active:
        card, half = card_of(source), source.rsplit(":", 1)[1]
        found.append(playing(ability_card(card_id(at, card), card, "active"), half))
    for zone in ("discard", "lost"):
        found += [ability_card(card_id(at, card), card, zone, dimmed=True) for card in getattr(hero, zone)]
    if not hero.hand and view.round == 0 and not hero.chosen:
        found += [ability_card(card_id(at, card), card, "hand") for card in hero.cards]
    return found


def hero_card(view: Jaws, at: int) -> CardItem:
    """The character's mat: portrait, numbers, conditions, battle goal."""
    hero = view.heroes[at]
    lines: list[Say] = []
    if hero.goal and hero.goal != HIDDEN:
        lines.append(say("your-goal", goal=say(f"goal.{hero.goal}"), text=say(f"goaltext.{hero.goal}")))
    elif hero.goal:
        lines.append(say("goal.hidden"))
    if hero.exhausted:
        lines.append(say("exhausted"))
    elif hero.resting:
        lines.append(say("resting"))
    return CardItem(
        id=ids.mat_id(at),
        title=say(f"hero.{hero.kind}"),
        style="hero",
        art=f"jaws/hero/{hero.kind}",
        stats=hero_stats(view, at),
        marks=condition_marks(view.figures[at].conditions) if view.figures else [],
        lines=lines,
        dimmed=hero.exhausted,
    )


def hero_panel(view: Jaws, at: int, seat: int | None) -> Panel:
    hero = view.heroes[at]
    own = hero.seat == seat
    items: list[Content] = [hero_card(view, at)]
    if view.figures:
        items += zone_cards(view, at)
        items += gear_cards(view, at)
        items.append(PileItem(id=ids.deck_id(at), title=say("stat.deck"), count=len(hero.deck.draw)))
    else:
        items += [ability_card(card_id(at, card), card) for card in hero.cards]
        items += [ability_card(card_id(at, card), card, dimmed=True) for card in learnable(hero)]
        for number, item in enumerate(hero.items):
            items.append(item_card(item_id(at, number), item))
    return Panel(
        id=f"hero-{at}",
        title=say("panel.hero", hero=say(f"hero.{hero.kind}")),
        role="mine" if own else "player",
        seat=hero.seat,
        items=list(items),
        folded=not own and not view.figures,
    )


def hero_stats(view: Jaws, at: int) -> list[Stat]:
    hero = view.heroes[at]
    found: list[Stat] = []
    if view.scenario and view.figures:
        figure = view.figures[at]
        found += [
            Stat(say("stat.health"), figure.health, figure.max_health, "heart"),
            Stat(say("stat.xp"), hero.scenario_xp, icon="star"),
            Stat(say("stat.coins"), hero.coins, icon="coin"),
            Stat(say("stat.hand"), len(hero.hand), icon="cards"),
        ]
    else:
        found += sheet_stats(hero)
    found.append(Stat(say("stat.level"), hero.level))
    return found


def gear_cards(view: Jaws, at: int) -> list[CardItem]:
    hero = view.heroes[at]
    names_of = {READY: "item.ready", SPENT: "item.spent"}
    found = [
        item_card(item_id(at, number), item, names_of.get(status, "item.used"), status != READY)
        for number, (item, status) in enumerate(hero.gear)
    ]
    if not hero.gear and view.round == 0:
        found = [item_card(item_id(at, number), item) for number, item in enumerate(hero.items)]
    return found


# --- chances ----------------------------------------------------------------------------------------------------------


def outcome(chance: Chance, outcome: Outcome) -> Say | None:
    """Cards by their titles, for people who enter what they drew."""
    if chance.kind in ("modifier", "swing"):
        return say(f"modifier.{outcome}")
    if chance.kind == "goal":
        return say(f"goal.{outcome}")
    if chance.kind == "event":
        return say("outcome.event", number=int(outcome))  # its story is read once it is drawn
    if chance.kind == "ability":
        return say(
            "outcome.ability",
            card=say(f"mcard.{TITLES[str(outcome)]}"),
            initiative=MONSTER_CARDS[str(outcome)].initiative,
        )
    if chance.kind == "rest":
        return say(f"card.{CARDS[str(outcome)].title}")
    return None


def chance_prompt(state: Jaws, chance: Chance) -> Say | None:
    """Whose deck, whose standee: real cards come from several piles."""
    about = chance.about
    if chance.kind == "modifier":
        actor, target = (state.kernel.words.name(state, state.figures[int(at)]) for at in about)
        return say("fate.modifier", figure=actor, target=target)
    if chance.kind == "ability":
        kind = next(kind for kind in MONSTERS if rooms.deck_name(state, kind) == about[0])
        return say("fate.ability", monster=say(f"monster.{kind}"))
    if chance.kind == "standee":
        return say("fate.standee", monster=say(f"monster.{about[0]}"))
    if chance.kind in ("goal", "rest", "swing"):
        return say(f"fate.{chance.kind}", hero=say(f"hero.{state.heroes[int(about[0])].kind}"))
    return None
