"""What a pile is; how it is made and drawn from, which is compiled, stands in `pile.py`."""

from __future__ import annotations

import msgspec

from undercroft.core.state import Part


class Pile(Part):
    """Layers from the top down; the cards of one layer lie in an order that nobody knows."""

    layers: list[list[str]] = msgspec.field(default_factory=list)

    def __len__(self) -> int:
        return sum(map(len, self.layers))

    def __bool__(self) -> bool:
        return bool(self.layers)

    def cards(self) -> list[str]:
        return [card for layer in self.layers for card in layer]

    def on_top(self, card: str) -> None:
        self.layers.insert(0, [card])

    def under(self, card: str) -> None:
        self.layers.append([card])

    def shuffle(self) -> None:
        """Every order becomes possible again."""
        cards = self.cards()
        self.layers = [cards] if cards else []

    def shuffle_in(self, cards: list[str]) -> None:
        """Add cards and shuffle the whole pile."""
        mixed = self.cards() + cards
        self.layers = [mixed] if mixed else []

    def take(self, card: str) -> bool:
        """Remove a card wherever it lies (a search); the pile keeps its order otherwise."""
        for at, layer in enumerate(self.layers):
            if card in layer:
                layer.remove(card)
                if not layer:
                    del self.layers[at]
                return True
        return False
