"""What a card is worth to a party, and how well each seat stands."""

from __future__ import annotations

from undercroft.games.thunderstone.cards import (
    CARDS,
    HERO,
    MONSTER,
    POINTS,
    TYPE,
)  # fmt: skip
from undercroft.games.thunderstone.hall import deck_size
from undercroft.games.thunderstone.state import Thunderstone

WORTH: dict[str, float] = {
    "militia": -3, "torch": 2.0, "iron_rations": -1, "dagger": -0.5, "disease": -6,
    "lantern": 4.5, "lightstone_gem": 6.5, "fireball": 9.5, "short_sword": 6.0, "polearm": 5.5, "flaming_sword": 6.0,
    "spear": 4.0, "hatchet": 4.5, "warhammer": 4.0, "battle_fury": 2.5, "feast": 3.0, "goodberries": 2.0,
    "magical_aura": 2.0, "arcane_energies": 1.0, "banish": 1.5, "town_guard": 2.0, "barkeep": 0.5, "pawnbroker": 1.0,
    "trainer": 1.5,
}  # fmt: skip
"""What a card is worth to a party, by rough experience; heroes and monsters are reckoned from their numbers."""


def _worth(card: str) -> float:
    known = WORTH.get(card)
    if known is not None:
        return known
    facts = CARDS[card]
    if facts.type == HERO:
        abilities = len(facts.dungeon) + len(facts.always) + len(facts.spoils)
        return 1.5 * (facts.attack + facts.magic) + facts.light + 0.4 * facts.strength + 0.6 * abilities + facts.points
    return facts.points + 0.3 * facts.gold if facts.gold else float(facts.points)


VALUE: dict[str, float] = {card: _worth(card) for card in CARDS}
"""How glad a party is of each card."""


def evaluate(state: Thunderstone) -> list[float]:
    """How well each seat stands, from 0 to 1: points it has, and the worth of its party for the points to come."""
    if state.result is not None:
        winners = state.result.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
    left = deck_size(state) / (10 * max(3, len(state.monsters)))
    strength = []
    for seat in range(state.players):
        player = state.seats[seat]
        cards = [card for card in player.cards() if card in CARDS]
        if state.turn is not None and state.turn.seat == seat:
            cards += [piece.card for piece in state.turn.revealed]
        points = sum([POINTS[card] for card in cards])
        party = sum([VALUE[card] for card in cards if TYPE[card] != MONSTER], 0.0) / max(6, len(cards))
        strength.append(points + 10.0 * left * party + 0.3 * player.experience)
    best, worst = max(strength), min(strength)
    spread = max(10.0, best - worst)
    return [min(1.0, max(0.0, 0.5 + (mine - _others(strength, at)) / (2 * spread))) for at, mine in enumerate(strength)]


def gauges(state: Thunderstone, seat: int) -> dict[str, float]:
    """Points so far, and experience to spend."""
    player = state.seats[seat]
    points = sum([POINTS[card] for card in player.cards()])
    if state.turn is not None and state.turn.seat == seat:
        points += sum([POINTS[piece.card] for piece in state.turn.revealed])
    return {"points": float(points), "experience": float(player.experience)}


def _others(strength: list[float], seat: int) -> float:
    return max(value for at, value in enumerate(strength) if at != seat)
