"""The panels of the screen; the map and the cards on them are made in the modules beside this."""

from __future__ import annotations

from undercroft.core.request import Chance, Outcome
from undercroft.core.say import Say, say
from undercroft.core.scene import Content, GoalItem, Mark, OrderItem, Panel, PileItem, Stat, TrackItem, Turn
from undercroft.games.machina.cards import text
from undercroft.games.machina.cards.registry import CHAPTERS, EXPLORERS, MONSTERS
from undercroft.games.machina.figures import marks_on, stats
from undercroft.games.machina.ids import (
    CHAPTER,
    DESTROYED,
    EVENTS,
    EXPLORER_DECK,
    HORROR_DECK,
    HORROR_TRACK,
    LAIR_TRACK,
    LEVEL_TRACK,
    MONSTER_DECK,
    THREAT_TRACK,
    TILE_STACK,
    deck_id,
    discard_id,
    panel_id,
)
from undercroft.games.machina.options import is_owned
from undercroft.games.machina.reading import chapter_of, current_event, current_horror, name
from undercroft.games.machina.screen.board import board_panel
from undercroft.games.machina.screen.cards import chapter_card, event_card, explorer_card, item_card, monster_card
from undercroft.games.machina.state import Explorer, Machina
from undercroft.games.machina.threat import LEVELS, TRACK


def _phase(view: Machina) -> str:
    """The phase that people are in. The state names the next one as soon as the lair phase has begun."""
    return "lair" if view.phase == "horror" else view.phase


def status(view: Machina) -> list[Say]:
    if view.phase == "setup":
        return [say("status.setup", scenario=say(f"scenario.{view.scenario}"))]
    found = [
        say("status.round", round=view.round, phase=say(f"phase.{_phase(view)}")),
        say(
            "status.chapter",
            number=view.chapter + 1,
            of=len(CHAPTERS[view.scenario]),
            title=say(f"chapter.{chapter_of(view).id}"),
        ),
    ]
    if view.active >= 0:
        explorer = view.explorers[view.active]
        found.append(say("status.turn", who=name(explorer), stamina=explorer.stamina))
    return found


def panels(view: Machina, seat: int | None) -> list[Panel]:
    if not all(explorer.id for explorer in view.explorers):
        taken = [explorer.id for explorer in view.explorers]
        return [
            Panel(
                id="explorers",
                title=say("panel.explorers"),
                role="supply",
                items=[
                    explorer_card(None, card) for card in EXPLORERS if card not in taken and card not in view.chosen
                ],
            ),
            _chapter_panel(view),
        ]
    found = [board_panel(view), _chapter_panel(view), _order_panel(view)]
    for explorer in view.explorers:
        found.append(_explorer_panel(view, explorer, seat))
    found.append(
        Panel(
            id="monsters",
            title=say("panel.monsters"),
            role="info",
            items=[monster_card(view, monster, at) for at, monster in enumerate(view.order)],
        )
    )
    found.append(_events_panel(view))
    found.append(_piles_panel(view))
    return found


def _chapter_panel(view: Machina) -> Panel:
    card = chapter_of(view)
    goal = []
    if not card.locked:
        goal.append(say("chapter-open", "MA-GOAL-4"))
    elif view.exit >= 0:
        goal.append(say("chapter-exit", "MA-GOAL-3"))
    counters = [Stat(say("mark.progress"), view.progress, icon="flag")] if view.progress else []
    items: list[Content] = [chapter_card(view.scenario, view.chapter)]
    if goal or counters:
        items.append(GoalItem(id="goal", lines=goal, counters=counters))
    return Panel(id=CHAPTER, title=say("panel.chapter"), role="info", items=[*items, *_tracks(view)])


def _tracks(view: Machina) -> list[TrackItem]:
    """The dials of the table, each with what its number means (MA-LAIR-F1, MA-HOR-O1, MA-THR-F2)."""
    lair = Mark(say("track.lair-note", value=view.lair))
    horror = Mark(say("track.horror-note", value=view.horror))
    threat = Mark(say("track.threat-note", level=view.level))
    return [
        TrackItem(id=LAIR_TRACK, title=say("track.lair"), value=view.lair, max=10, min=1, icon="skull", marks=[lair]),
        TrackItem(
            id=HORROR_TRACK, title=say("track.horror"), value=view.horror, max=10, min=1, icon="eye", marks=[horror]
        ),
        TrackItem(
            id=THREAT_TRACK, title=say("track.threat"), value=view.threat, max=TRACK, min=1, icon="fire", marks=[threat]
        ),
        TrackItem(id=LEVEL_TRACK, title=say("track.level"), value=view.level, max=LEVELS, min=1, icon="crown"),
    ]


def _order_panel(view: Machina) -> Panel:
    """A round: explorers in any order, lair, horror, monsters in theirs (MA-RND-1)."""
    turns = [
        Turn(
            title=name(explorer),
            art=f"machina/explorer/{explorer.id}",
            seat=explorer.seat,
            state="now" if at == view.active else "done" if explorer.acted or explorer.cell < 0 else "waiting",
        )
        for at, explorer in enumerate(view.explorers)
    ]
    phase = _phase(view)
    lair = "now" if phase == "lair" else "done" if phase == "monsters" else "waiting"
    horror = "done" if phase == "monsters" else "waiting"
    turns += [
        Turn(title=say("phase.lair"), art="machina/terrain/lair", side="object", state=lair),
        Turn(title=say("phase.horror"), art="machina/terrain/event", side="object", state=horror),
    ]
    turns += [
        Turn(
            title=name(monster),
            art=f"machina/monster/{monster.id}",
            side="boss" if MONSTERS[monster.id].boss else "elite" if MONSTERS[monster.id].level > 2 else "enemy",
            state="done" if phase == "monsters" and monster.id not in view.waiting else "waiting",
        )
        for monster in view.order
    ]
    title = say("panel.order")
    return Panel(id="order", title=title, items=[OrderItem(id="turns", title=title, turns=turns)])


def _explorer_panel(view: Machina, explorer: Explorer, seat: int | None) -> Panel:
    card = explorer_card(explorer, explorer.id)
    card.stats = stats(view, explorer)
    card.marks = [Mark(say("mark.markers"), "hourglass", explorer.markers), *marks_on(view, explorer)]
    if explorer.left:
        card.marks.append(Mark(say("mark.left"), "flag"))
    if not explorer.alive:
        card.marks.append(Mark(say("mark.dead"), "skull"))
    contents: list[Content] = [card]
    contents += [item_card(group[0], group[1:]) for group in explorer.equipped]
    contents += [item_card(item, stowed=True) for item in explorer.inventory]
    for event in explorer.events:
        made = event_card(event)
        if event in explorer.progress:
            made.marks = [Mark(say("mark.progress"), "flag", explorer.progress[event])]
        contents.append(made)
    return Panel(
        id=panel_id(explorer.id),
        title=name(explorer),
        role="mine" if explorer.seat == seat else "player",
        seat=explorer.seat,
        items=contents,
    )


def _events_panel(view: Machina) -> Panel:
    found: list[Content] = []
    if current_event(view):
        found.append(event_card(current_event(view)))
    if current_horror(view):
        found.append(event_card(current_horror(view)))
    return Panel(id=EVENTS, title=say("panel.events"), role="info", items=found)


def _piles_panel(view: Machina) -> Panel:
    found: list[Content] = [PileItem(id=TILE_STACK, title=say("pile.tiles"), count=len(view.tiles))]
    for type, deck in view.decks.items():
        known = (
            [item_card(deck.layers[0][0])] if deck.layers and len(deck.layers[0]) == 1 and len(deck.layers) > 1 else []
        )
        top = known[0] if known and not is_owned(view, deck.layers[0][0]) else None
        found.append(PileItem(id=deck_id(type), title=say(f"pile.{type}"), count=len(deck), top=top, style=type))
        found.append(PileItem(id=discard_id(type), title=say(f"discard.{type}"), count=len(view.discards[type])))
    found.append(PileItem(id=EXPLORER_DECK, title=say("pile.explorer-events"), count=len(view.explorer_deck)))
    found.append(PileItem(id=HORROR_DECK, title=say("pile.horror-events"), count=len(view.horror_deck)))
    found.append(PileItem(id=MONSTER_DECK, title=say("pile.monsters"), count=len(view.monster_deck)))
    found.append(PileItem(id=DESTROYED, title=say("pile.destroyed"), count=len(view.destroyed_monsters)))
    return Panel(id="piles", title=say("panel.piles"), role="supply", items=found, folded=True)


def outcome(chance: Chance, outcome: Outcome) -> Say | None:
    """What dice or a card came to, for people who enter it by hand."""
    kind, card = chance.kind, str(outcome)
    if kind.startswith(("attack", "fate")):
        return say("outcome", name=card)
    if kind == "recharge":
        return say(f"recharge.{card}")
    if kind == "tile":
        return say("outcome.tile", tile=say(f"tile.{card[:-2]}"), side=card[-1].upper())
    return text.title(card)


def chance_prompt(state: Machina, chance: Chance) -> Say | None:
    """What the message of the chance says is enough."""
    return None
