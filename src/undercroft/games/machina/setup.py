"""Set-up: the explorers, decks, the first tile, the first chapter; and what lies between scenarios of a campaign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.core.pile import Pile, draw, pile
from undercroft.core.question import Question, Verb, prefer
from undercroft.core.request import Flow, Option
from undercroft.games.machina import chapter, exploration, items, vitals
from undercroft.games.machina import explorer as explorer_rules
from undercroft.games.machina.board import EMPTY
from undercroft.games.machina.cards.items import TYPES
from undercroft.games.machina.cards.registry import CHAPTERS, EXPLORER_EVENTS, EXPLORERS, HORROR_EVENTS, ITEMS, MONSTERS
from undercroft.games.machina.cards.tiles import TILES
from undercroft.games.machina.consequences import Rule
from undercroft.games.machina.events.cards import CardsReturned
from undercroft.games.machina.events.rounds import ExplorerChosen, TableCleared
from undercroft.games.machina.options import DONE, EXPLORER, NUMBER, WHO, item_verb
from undercroft.games.machina.reading import chapter_of, on_board, owned
from undercroft.games.machina.state import HORROR_MARKERS, MARKERS, OFF, Explorer, Machina

HARSH_THREAT = 4
GENTLE_INSPIRATION = 2
KEPT_ITEMS = 2

CHOOSE_EXPLORER: Question[Machina] = Question("explorer", Verb("explorer", EXPLORER), clause="MA-SET-F1", wish=True)
PACK: Question[Machina] = Question(
    "pack", item_verb("pack"), DONE, clause="MA-CAMP-O1", about=(WHO, NUMBER), answer=prefer("pack")
)


def new_state(options: Mapping[str, Any]) -> Machina:
    campaign = options["scenario"] == "campaign"
    scenario = next(iter(CHAPTERS)) if campaign else options["scenario"]
    count = max(options["explorers"], options["players"])
    state = Machina(
        players=options["players"],
        scenario=scenario,
        difficulty=options["difficulty"],
        campaign=campaign,
        explorers=[Explorer(id="", seat=at % options["players"]) for at in range(count)],
        tiles=Pile(),
        decks={},
        discards={},
        explorer_deck=Pile(),
        horror_deck=Pile(),
        monster_deck=Pile(),
    )
    deal(state)
    return state


def deal(state: Machina) -> None:
    """Decks, tracks and the stack of tiles as a scenario begins."""
    state.decks = {
        type: pile([item.id for item in ITEMS.values() if item.type == type and item.level == 1]) for type in TYPES
    }  # MA-SET-F4, MA-ITEM-F1
    state.discards = {type: [] for type in TYPES}
    state.monster_deck = pile([card.id for card in MONSTERS.values() if card.level == 1 and not card.boss])
    state.tiles = pile(list(TILES))
    state.explorer_deck = pile([card.id for card in EXPLORER_EVENTS.values() if card.set == "core"])
    state.horror_deck = pile([card.id for card in HORROR_EVENTS.values() if card.set == "core"])
    state.explorer_discard, state.horror_discard = [], []
    state.order, state.waiting, state.destroyed_monsters, state.box = [], [], [], []
    state.markers, state.horror_markers = [], HORROR_MARKERS  # MA-ONG-F2
    state.slots = (EMPTY, EMPTY, EMPTY, EMPTY)
    state.destroyed = state.lit = state.closed = state.broken = state.water = state.objects = 0
    state.lessons = {}
    state.entry = state.exit = OFF
    state.chapter = state.progress = 0
    state.round = 1
    state.level = 1
    state.threat = HARSH_THREAT if state.difficulty == "harsh" else 1  # MA-THR-F1, MA-CAMP-O2
    state.lair, state.horror = chapter.lair_start(state), chapter_of(state).horror  # MA-SET-O2


def set_up(state: Machina) -> Rule[None]:
    """What set-up leaves to players and to fate."""
    for explorer in state.explorers:
        if not explorer.id:
            yield from choose_explorer(state, explorer)
    yield from begin_scenario(state)


def choose_explorer(state: Machina, explorer: Explorer) -> Flow[None]:
    """MA-SET-F1, MA-SET-O1: an explorer card with full health, no items, the printed inspiration."""
    option = yield CHOOSE_EXPLORER.ask(explorer.seat, [("explorer", card) for card in _free_explorers(state)])
    card = EXPLORERS[str(option[1])]
    explorer.id = card.id
    explorer.health = explorer.most_health = card.health
    explorer.most_stamina = card.stamina
    explorer.stamina = card.stamina
    if state.log is not None:
        state.tell(ExplorerChosen(who=explorer.id))
    explorer.inspiration = 0
    vitals.inspire(
        state, explorer, card.inspiration + (GENTLE_INSPIRATION if state.difficulty == "gentle" else 0)
    )  # MA-CAMP-O2
    explorer.markers = MARKERS
    explorer.alive = True
    items.refresh(state, explorer)


def _free_explorers(state: Machina) -> list[str]:
    """MA-CAMP-O1: those who have not played yet; once all have, also those who fell in an earlier scenario."""
    playing = [other.id for other in state.explorers]
    free = [card for card in EXPLORERS if card not in playing]
    return [card for card in free if card not in state.chosen] or free


def begin_scenario(state: Machina) -> Rule[None]:
    for kind, deck, events in (
        ("explorer-event", state.explorer_deck, EXPLORER_EVENTS),
        ("horror-event", state.horror_deck, HORROR_EVENTS),
    ):
        own = [card.id for card in events.values() if card.set == state.scenario]
        while len(deck) > len(own):  # MA-SET-F3: as many core events as the scenario has of its own
            state.box.append((yield from draw(deck, f"remove-{kind}")))
        deck.shuffle_in(own)
    chapter.tell_chapter(state, "MA-SET-F2")
    yield from exploration.new_board(state, "")  # MA-SET-F5, MA-SET-O3
    yield from chapter.begin(state, OFF)
    explorer_rules.begin(state)
    yield from chapter.settle(state)


def interlude(state: Machina) -> Flow[None]:
    """Between the scenarios of a campaign, MA-CAMP-O1."""
    scenarios = list(CHAPTERS)
    state.scenario = scenarios[scenarios.index(state.scenario) + 1]
    for explorer in state.explorers:
        if not explorer.alive:
            continue
        mine = owned(explorer)
        kept: list[str] = []
        while mine and len(kept) < KEPT_ITEMS:
            options: list[Option] = [("pack", item) for item in mine]
            option = yield PACK.ask(explorer.seat, [*options, ("done",)], (explorer.id, len(kept)))
            if option[0] == "done":
                break
            mine.remove(option[1])
            kept.append(option[1])
        if state.log is not None and (mine or explorer.events):
            state.tell(CardsReturned(who=explorer.id, items=mine, events=list(explorer.events)))
        explorer.equipped, explorer.inventory = [], kept
        explorer.events, explorer.progress = [], {}
        vitals.heal(state, explorer, explorer.most_health)
        explorer.markers = MARKERS
        explorer.left = False
        items.refresh(state, explorer)
    for explorer in state.explorers:
        if not explorer.alive:
            state.chosen.append(explorer.id)
            explorer.id = ""
    standing = [creature.id for creature in on_board(state)] + [monster.id for monster in state.order]
    deal(state)
    if state.log is not None:
        state.tell(TableCleared(figures=standing))
    for explorer in state.explorers:
        for item in explorer.inventory:
            state.decks[ITEMS[item].type].take(item)
    state.phase = "setup"
