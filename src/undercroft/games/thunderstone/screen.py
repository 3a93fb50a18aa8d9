"""How a seat sees the game: hall, preview, village, cards, parties. Questions bring their own words and places."""

from __future__ import annotations

from collections import Counter

from undercroft.core.request import Chance, Outcome
from undercroft.core.say import Say, say
from undercroft.core.scene import CardItem, Content, Mark, Panel, PileItem, Stat, StatsItem, SumItem, TrackItem
from undercroft.games.thunderstone import cards as box
from undercroft.games.thunderstone.battle_sum import strength_of
from undercroft.games.thunderstone.cards import CARDS, GROUP_CARDS
from undercroft.games.thunderstone.cards.model import HERO, WEAPON
from undercroft.games.thunderstone.cards.text import kind, lines, name
from undercroft.games.thunderstone.hall import deck_size
from undercroft.games.thunderstone.knowledge import HIDDEN
from undercroft.games.thunderstone.options import hall_id, hand_id, piece_id, stack_id, sum_id
from undercroft.games.thunderstone.preview import sums
from undercroft.games.thunderstone.setup import LAST
from undercroft.games.thunderstone.state import DISEASES, Piece, Thunderstone, Turn
from undercroft.games.thunderstone.supply import stacks
from undercroft.games.thunderstone.village import gold_of

ICONS = {
    "price": "coin", "gold": "gold", "purse": "gold", "strength": "strength", "weight": "weight", "attack": "sword",
    "magic": "magic", "light": "light", "health": "heart", "experience": "star", "level": "star", "points": "crown",
}  # fmt: skip


def stat(word: str, value: int) -> Stat:
    return Stat(say(f"stat.{word}"), value, icon=ICONS.get(word, ""))


def stats_of(card: str) -> list[Stat]:
    """The printed numbers (TH-CRD-1, TH-CRD-2)."""
    facts = CARDS[card]
    found: list[Stat] = []
    for word, value in (("price", facts.price), ("gold", facts.gold), ("level", facts.to_level)):
        if value is not None:
            found.append(stat(word, value))
    for word in ("health", "strength", "weight", "attack", "magic", "light", "experience", "points"):
        number = getattr(facts, word)
        if number and not (facts.type == "monster" and word in ("attack", "magic", "light")):
            found.append(stat(word, number))
    return found


def draw_card(card: str, at: str, count: int = 1) -> CardItem:
    if card == HIDDEN:
        return CardItem(id=at, title=say("card.hidden"), face_down=True, count=count)
    facts = CARDS[card]
    return CardItem(
        id=at, title=name(card), style=facts.type, icon=card, art=f"thunderstone/card/{card}", kind=kind(card),
        stats=stats_of(card), lines=list(lines(card)), count=count,
    )  # fmt: skip


def draw_cards(cards: list[str], prefix: str) -> list[Content]:
    """Cards of one place, equal ones together."""
    return [draw_card(card, f"{prefix}-{card}", count) for card, count in Counter(sorted(cards)).items()]


def draw_piece(turn: Turn, piece: Piece) -> CardItem:
    made = draw_card(piece.card, piece_id(piece))
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
        marks.append(Mark(say("mark.borrowed", seat=piece.owner + 1)))
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
    turn = view.turn
    if turn is not None and turn.revealed:
        items: list[Content] = [draw_piece(turn, piece) for piece in turn.revealed]
        role = "hand" if turn.seat == seat else "board"
        made.append(Panel(id="revealed", title=say("panel.revealed"), role=role, seat=turn.seat, items=items))
    if seat is not None:
        hand = view.seats[seat].hand
        if hand:
            cards: list[Content] = [draw_card(card, hand_id(at)) for at, card in enumerate(hand)]
            made.append(Panel(id="hand", title=say("panel.hand"), role="hand", seat=seat, items=cards))
    made += village_panels(view)
    for other in range(view.players):
        made.append(player_panel(view, other, other == seat))
    if view.destroyed:
        made.append(
            Panel(
                id="destroyed", title=say("panel.destroyed"), folded=True,
                items=draw_cards(view.destroyed, "destroyed"),
            )
        )  # fmt: skip
    return made


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


def verdict(found: SumItem) -> Mark:
    """How the battle of a sum would end, as a mark for its monster: total against health (TH-RES-1, TH-RES-2)."""
    last = found.rows[-1]
    if last.label.key in ("sum.cannot-light", "sum.cannot-stone"):
        return Mark(say("verdict.cannot"), "barred")
    if last.label.key == "sum.no-magic":
        return Mark(say("verdict.no-magic"), "lose")
    total = next(row.value for row in found.rows if row.label.key == "sum.total")
    health = found.title.args["health"] if found.title is not None else 0
    if last.label.key == "sum.wins":
        return Mark(say("verdict.wins", total=total, health=health), "win")
    return Mark(say("verdict.loses", total=total, health=health, missing=last.label.args["missing"]), "lose")


def hall_panel(view: Thunderstone, verdicts: dict[str, Mark]) -> Panel:
    deck = PileItem(id="dungeon-deck", title=say("pile.dungeon"), count=deck_size(view), style="dungeon")
    items: list[Content] = [deck]
    for at in range(len(view.hall) - 1, -1, -1):  # rank 3 lies next to the deck (TH-MON-1)
        foe = view.hall[at]
        if foe.card:
            made = draw_card(foe.card, hall_id(at + 1))
            made.marks = [Mark(say("rank.title", rank=at + 1), "rank")]
            if foe.breached:
                made.marks.append(Mark(say("mark.breached")))
            if sum_id(at + 1) in verdicts:
                made.marks.append(verdicts[sum_id(at + 1)])
            items.append(made)
    return Panel(id="hall", title=say("panel.hall"), role="board", items=items)


def village_panels(view: Thunderstone) -> list[Panel]:
    """The stacks, each with its top card and what is left (TH-SET-14)."""
    groups: dict[str, list[Content]] = {"basic": [], "heroes": [], "village": []}
    for cards in stacks(view):
        top = next((card for card in cards if view.stock.get(card)), cards[0])
        made = draw_card(top, stack_id(cards[0]), view.stock.get(top, 0))
        made.dimmed = not view.stock.get(top)
        if len(cards) > 1:
            made.cards = [
                draw_card(card, f"stack-{card}-inside", view.stock[card])
                for card in cards
                if card != top and view.stock.get(card)
            ]
        place = "basic" if cards[0] in box.BASIC else "heroes" if len(cards) > 1 else "village"
        groups[place].append(made)
    groups["basic"].append(
        PileItem(id="disease-stack", title=say("pile.disease"), count=max(0, DISEASES - view.diseases), style="disease")
    )
    return [
        Panel(id=f"village-{place}", title=say(f"panel.{place}"), role="supply", items=items)
        for place, items in groups.items()
    ]


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
    items: list[Content] = [StatsItem(id=f"stats-{seat}", stats=numbers)]
    items.append(PileItem(id=f"deck-{seat}", title=say("pile.deck"), count=len(player.deck) - hidden, style="party"))
    if not mine:
        items.append(PileItem(id=f"held-{seat}", title=say("pile.hand"), count=len(player.hand), style="party"))
        shown = [card for card in player.hand if card != HIDDEN]
        items += draw_cards(shown, f"shown-{seat}")
    top = draw_card(player.discard[-1], f"discard-{seat}-top") if player.discard else None
    items.append(
        PileItem(id=f"discard-{seat}", title=say("pile.discard"), count=len(player.discard), top=top, style="party")
    )
    if mine:
        return Panel(
            id=f"seat-{seat}", title=say("panel.party"), role="mine", seat=seat,
            items=[*items, *draw_cards(player.discard, f"discarded-{seat}")],
        )  # fmt: skip
    return Panel(id=f"seat-{seat}", title=say("panel.player", seat=seat + 1), role="player", seat=seat, items=items)


def status(view: Thunderstone) -> list[Say]:
    if view.active < 0:
        return []
    said = [say("status.turn", seat=view.active + 1)]
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
