"""How a seat sees the game: hall, preview, village, cards, parties. Questions bring their own words and places."""

from __future__ import annotations

from collections import Counter
from copy import copy

from undercroft.core.request import Chance, Outcome
from undercroft.core.say import Say, player_name, say
from undercroft.core.scene import CardItem, Content, Mark, Panel, PileItem, SharedPanel, StatsItem, TrackItem
from undercroft.core.shared import shared
from undercroft.games.thunderstone import cards as box
from undercroft.games.thunderstone.battle_sum import strength_of
from undercroft.games.thunderstone.cards import CARDS, GROUP_CARDS
from undercroft.games.thunderstone.cards.model import HERO, WEAPON
from undercroft.games.thunderstone.cards.text import name
from undercroft.games.thunderstone.ending import ending
from undercroft.games.thunderstone.faces import HIDDEN, draw_card, stat
from undercroft.games.thunderstone.hall import deck_size
from undercroft.games.thunderstone.ids import (
    DESTROYED,
    DISEASE_STACK,
    DUNGEON_DECK,
    HALL,
    HAND,
    REVEALED,
    deck_id,
    discard_id,
    hall_id,
    hand_id,
    held_id,
    piece_id,
    seat_id,
    stack_id,
    stats_id,
    sum_id,
)  # fmt: skip
from undercroft.games.thunderstone.preview import light_sum, sums, verdict
from undercroft.games.thunderstone.purse import gold_of, purse
from undercroft.games.thunderstone.setup import LAST
from undercroft.games.thunderstone.state import DISEASES, Piece, Thunderstone, Turn
from undercroft.games.thunderstone.supply import stacks

__all__ = ["chance_prompt", "ending", "outcome", "panels", "status"]


def draw_cards(cards: list[str], prefix: str) -> list[Content]:
    """Cards of one place, equal ones together."""
    return [draw_card(card, f"{prefix}-{card}", count) for card, count in Counter(sorted(cards)).items()]


def draw_piece(turn: Turn, piece: Piece) -> CardItem:
    made = copy(draw_card(piece.card, piece_id(piece.id)))
    marks = made.marks = []
    by_id = {other.id: other for other in turn.revealed}
    kind_of = CARDS[piece.card].type
    if kind_of == HERO:
        strength = strength_of(turn, piece)
        if strength != CARDS[piece.card].strength:
            marks.append(Mark(say("mark.strength", strength=strength), "strength", strength))
        if piece.attack + turn.attack_all:
            marks.append(Mark(say("mark.attack", attack=piece.attack + turn.attack_all), "sword"))
        weapon = next((other for other in turn.revealed if other.bearer == piece.id), None)
        if weapon is not None:
            marks.append(Mark(say("mark.weapon", card=name(weapon.card)), "weapon"))
    elif kind_of == WEAPON and piece.bearer in by_id:
        marks.append(Mark(say("mark.held", card=name(by_id[piece.bearer].card)), "weapon"))
    if piece.magic:
        marks.append(Mark(say("mark.magic"), "magic"))
    if piece.owner >= 0:
        marks.append(Mark(say("mark.borrowed", seat=player_name(piece.owner))))
    if piece.thrown:
        marks.append(Mark(say("mark.thrown")))
    if piece.doomed:
        marks.append(Mark(say("mark.doomed")))
    if piece.barred:
        marks.append(Mark(say("mark.barred")))
    if piece.used:
        marks.append(Mark(say("mark.used")))
    return made


def panels(view: Thunderstone, seat: int | None) -> list[Panel]:
    preview = sums(view, seat)
    made = [place_panel(view), hall_panel(view, {found.id: verdict(found) for found in preview})]
    if preview:
        made.append(Panel(id="preview", title=say("panel.preview"), role="board", items=list(preview)))
        light = light_sum(view, seat)
        if light is not None:
            made.append(Panel(id="light", title=say("light.title"), items=[light]))
    turn = view.turn
    if turn is not None and turn.revealed:
        revealed: list[Content] = [draw_piece(turn, piece) for piece in turn.revealed]
        role = "hand" if turn.seat == seat else "board"
        made.append(Panel(id=REVEALED, title=say("panel.revealed"), role=role, seat=turn.seat, items=revealed))
    if seat is not None:
        hand = view.seats[seat].hand
        if hand:
            made.append(_hand_panel(seat, tuple(hand)))
    made += village_panels(view)
    for other in range(view.players):
        made.append(player_panel(view, other, other == seat))
    if view.destroyed:
        made.append(_destroyed_panel(tuple(view.destroyed)))
    return made


@shared
def _hand_panel(seat: int, hand: tuple[str, ...]) -> Panel:
    cards: list[Content] = [draw_card(card, hand_id(at)) for at, card in enumerate(hand)]
    return SharedPanel(id=HAND, title=say("panel.hand"), role="hand", seat=seat, items=cards)


@shared
def _destroyed_panel(cards: tuple[str, ...]) -> Panel:
    items = draw_cards(list(cards), "destroyed")
    return SharedPanel(id=DESTROYED, title=say("panel.destroyed"), folded=True, items=items)


def place_panel(view: Thunderstone) -> Panel:
    """Where the turn is spent, and how much of the dungeon deck still covers the Thunderstone (TH-SET-8)."""
    way = "" if view.turn is None else view.turn.way
    depth = sum(CARDS[card].count for group in view.monsters for card in GROUP_CARDS[group]) - LAST
    most = max(depth, view.above, 1)
    items: list[Content] = [
        TrackItem(
            id="depth", title=stone_status(view) or say("status.deck", cards=deck_size(view)), value=most - view.above,
            max=most, marks=[Mark(say("status.deck", cards=deck_size(view)))],
        )
    ]  # fmt: skip
    return Panel(
        id=f"place-{way or 'none'}", title=say(f"status.{way}") if way else say("panel.place"), role="info", items=items
    )


def hall_panel(view: Thunderstone, verdicts: dict[str, Mark]) -> Panel:
    deck = PileItem(id=DUNGEON_DECK, title=say("pile.dungeon"), count=deck_size(view), style="dungeon")
    items: list[Content] = [deck]
    for at in range(len(view.hall) - 1, -1, -1):  # rank 3 lies next to the deck (TH-MON-1)
        foe = view.hall[at]
        if foe.card:
            made = copy(draw_card(foe.card, hall_id(at + 1)))
            made.marks = [Mark(say("rank.title", rank=at + 1), "rank")]
            if foe.breached:
                made.marks.append(Mark(say("mark.breached")))
            if sum_id(at + 1) in verdicts:
                made.marks.append(verdicts[sum_id(at + 1)])
            items.append(made)
    return Panel(id=HALL, title=say("panel.hall"), role="board", items=items)


def village_panels(view: Thunderstone) -> list[Panel]:
    """The stacks, each with its top card and what is left (TH-SET-14)."""
    groups: dict[str, list[tuple[tuple[str, int], ...]]] = {"basic": [], "heroes": [], "village": []}
    for cards in stacks(view):
        place = "basic" if cards[0] in box.BASIC else "heroes" if len(cards) > 1 else "village"
        groups[place].append(tuple((card, view.stock.get(card, 0)) for card in cards))
    return [
        _village_panel(place, tuple(found), max(0, DISEASES - view.diseases) if place == "basic" else NO_PILE)
        for place, found in groups.items()
    ]


NO_PILE = -1


@shared
def _village_panel(place: str, found: tuple[tuple[tuple[str, int], ...], ...], diseases: int) -> Panel:
    items: list[Content] = [_stack(cards) for cards in found]
    if diseases != NO_PILE:
        items.append(PileItem(id=DISEASE_STACK, title=say("pile.disease"), count=diseases, style="disease"))
    return SharedPanel(id=f"village-{place}", title=say(f"panel.{place}"), role="supply", items=items)


def _stack(cards: tuple[tuple[str, int], ...]) -> CardItem:
    """A stack, by the cards that belong to it and how many of each are left."""
    top, count = next((found for found in cards if found[1]), cards[0])
    made = copy(draw_card(top, stack_id(cards[0][0]), count))
    made.dimmed = not count
    made.cards = [draw_card(card, f"stack-{card}-inside", left) for card, left in cards if card != top and left]
    return made


def laid_open(view: Thunderstone, seat: int) -> int:
    """How many of this player's cards lie revealed in a turn, a borrowed hero included."""
    turn = view.turn
    if turn is None:
        return 0
    return sum((turn.seat if piece.owner < 0 else piece.owner) == seat for piece in turn.revealed)


def player_panel(view: Thunderstone, seat: int, mine: bool) -> Panel:
    player = view.seats[seat]
    hidden = 0 if mine else player.hand.count(HIDDEN)
    turn = view.turn
    numbers = [
        stat("experience", player.experience),
        stat("cards", len(player.deck) - hidden + len(player.hand) + len(player.discard) + laid_open(view, seat)),
    ]
    if turn is not None and turn.seat == seat and turn.way:
        numbers.append(stat("purse", gold_of(turn)))
    items: list[Content] = [StatsItem(id=stats_id(seat), stats=numbers)]
    if mine and turn is not None and turn.seat == seat and turn.way == "village":
        items.append(purse(turn))
    items.append(PileItem(id=deck_id(seat), title=say("pile.deck"), count=len(player.deck) - hidden, style="party"))
    if not mine:
        items.append(PileItem(id=held_id(seat), title=say("pile.hand"), count=len(player.hand), style="party"))
        shown = [card for card in player.hand if card != HIDDEN]
        items += draw_cards(shown, f"shown-{seat}")
    top = draw_card(player.discard[-1], f"discard-{seat}-top") if player.discard else None
    items.append(
        PileItem(id=discard_id(seat), title=say("pile.discard"), count=len(player.discard), top=top, style="party")
    )
    if mine:
        return Panel(
            id=seat_id(seat), title=say("panel.party"), role="mine", seat=seat,
            items=[*items, *draw_cards(player.discard, f"discarded-{seat}")],
        )  # fmt: skip
    title = say("panel.player", seat=player_name(seat))
    return Panel(id=seat_id(seat), title=title, role="player", seat=seat, items=items)


def status(view: Thunderstone) -> list[Say]:
    if view.active < 0:
        return []
    said = [say("status.turn", seat=player_name(view.active))]
    turn = view.turn
    if turn is not None and turn.way:
        said.append(say(f"status.{turn.way}"))
    said.append(say("status.deck", cards=deck_size(view)))
    stone = stone_status(view)
    if stone is not None:
        said.append(stone)
    return said


def stone_status(view: Thunderstone) -> Say | None:
    """Where the Thunderstone lies; None once it has left the dungeon."""
    hall = view.hall_cards()
    if box.THUNDERSTONE in hall:
        return say("status.stone-hall", rank=hall.index(box.THUNDERSTONE) + 1)
    if view.above:
        return say("status.stone-deep", above=view.above)
    return say("status.stone-near") if view.stone else None


def outcome(chance: Chance, outcome: Outcome) -> Say | None:
    """A group or a card by its name."""
    return say(f"group.{outcome}" if outcome in (*box.MONSTER_GROUPS, *box.HERO_GROUPS) else f"card.{outcome}")


def chance_prompt(state: Thunderstone, chance: Chance) -> Say | None:
    """What the message of the chance says is enough."""
    return None
