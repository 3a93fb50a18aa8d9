"""The panels of the screen; the map and the cards on them are made in the modules beside this."""

from __future__ import annotations

from undercroft.core.request import Chance, Outcome
from undercroft.core.say import Say, say
from undercroft.core.scene import CardItem, Content, Mark, Panel, PileItem, TrackItem
from undercroft.games.machina.cards import text
from undercroft.games.machina.cards.registry import CHAPTERS, EXPLORERS
from undercroft.games.machina.options import card_id, deck_id, is_owned
from undercroft.games.machina.screen.board import board_panel
from undercroft.games.machina.screen.cards import event_card, explorer_card, item_card, monster_card
from undercroft.games.machina.screen.creatures import marks_on, stats
from undercroft.games.machina.state import Explorer, Machina, chapter_of, current_event, current_horror, name
from undercroft.games.machina.threat import LEVELS, TRACK


def status(view: Machina) -> list[Say]:
    if view.phase == "setup":
        return [say("status.setup", scenario=say(f"scenario.{view.scenario}"))]
    found = [
        say("status.round", round=view.round, phase=say(f"phase.{view.phase}")),
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
    if (view.phase == "setup" and not any(explorer.id for explorer in view.explorers)) or not view.explorers[-1].id:
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
    found = [board_panel(view), _chapter_panel(view)]
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
    marks = [Mark(say("mark.locked"), "lock")] if card.locked else []
    if view.progress:
        marks.append(Mark(say("mark.progress"), "flag", view.progress))
    lines = [say(f"tale.{card.id}"), *text.lines(card.id)]
    if not card.locked:
        lines.append(say("chapter-open", "MA-GOAL-4"))
    elif view.exit >= 0:
        lines.append(say("chapter-exit", "MA-GOAL-3"))
    return Panel(
        id="chapter",
        title=say("panel.chapter"),
        role="info",
        items=[
            CardItem(
                id=card_id(card.id),
                title=text.title(card.id),
                style="scroll",
                icon="book",
                art=f"machina/scenario/{view.scenario}",
                lines=lines,
                marks=marks,
            ),
            TrackItem(id="lair", title=say("track.lair"), value=view.lair, max=10, min=1, icon="skull"),
            TrackItem(id="horror", title=say("track.horror"), value=view.horror, max=10, min=1, icon="eye"),
            TrackItem(
                id="threat",
                title=say("track.threat"),
                value=view.threat,
                max=TRACK,
                min=1,
                icon="fire",
                marks=[Mark(say("track.level"), "crown", view.level)],
            ),
            TrackItem(id="level", title=say("track.level"), value=view.level, max=LEVELS, min=1, icon="crown"),
        ],
    )


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
            made.marks.append(Mark(say("mark.progress"), "flag", explorer.progress[event]))
        contents.append(made)
    return Panel(
        id=f"explorer-{explorer.id}",
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
        found.append(event_card(current_horror(view), "horror"))
    return Panel(id="events", title=say("panel.events"), role="info", items=found)


def _piles_panel(view: Machina) -> Panel:
    found: list[Content] = [PileItem(id="tile-stack", title=say("pile.tiles"), count=len(view.tiles))]
    for type, deck in view.decks.items():
        known = (
            [item_card(deck.layers[0][0])] if deck.layers and len(deck.layers[0]) == 1 and len(deck.layers) > 1 else []
        )
        top = known[0] if known and not is_owned(view, deck.layers[0][0]) else None
        found.append(PileItem(id=deck_id(type), title=say(f"pile.{type}"), count=len(deck), top=top, style=type))
        found.append(PileItem(id=f"discard-{type}", title=say(f"discard.{type}"), count=len(view.discards[type])))
    found.append(PileItem(id="explorer-deck", title=say("pile.explorer-events"), count=len(view.explorer_deck)))
    found.append(PileItem(id="horror-deck", title=say("pile.horror-events"), count=len(view.horror_deck)))
    found.append(PileItem(id="monster-deck", title=say("pile.monsters"), count=len(view.monster_deck)))
    found.append(PileItem(id="destroyed", title=say("pile.destroyed"), count=len(view.destroyed_monsters)))
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
