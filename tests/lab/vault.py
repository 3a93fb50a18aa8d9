"""The sample game with what agents and the lab read: how it stands, features, and what to count at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tests.sample import META, Vault, VaultBots, vault
from undercroft.core.chance import Dice
from undercroft.core.request import Choice, Option
from undercroft.core.rooms import SearchAdvice


class LabBots(VaultBots):
    def __init__(self) -> None:
        super().__init__()
        self.SEARCH = SearchAdvice(horizon=2)

    def rollout(self, state: Vault, choice: Choice, dice: Dice) -> Option:
        return choice.options[dice.below(len(choice.options))]

    def evaluate(self, state: Vault) -> Sequence[float]:
        coins = [max(0, player.coins) for player in state.seats]
        total = sum(coins) or 1
        return [c / total for c in coins]

    def tally(self, state: Vault) -> Sequence[Mapping[str, float | Sequence[str]]]:
        return [{"coins": player.coins, "cards": [f"card.n{c}" for c in player.played]} for player in state.seats]

    def features(self, view: Vault, seat: int) -> list[float]:
        mine = view.seats[seat]
        hand = [int(card) / 10 for card in sorted(mine.hand)] + [0.0] * 4
        others = max(player.coins for other, player in enumerate(view.seats) if other != seat)
        return [view.round / view.rounds, mine.coins / 10, others / 10, *hand[:4]]

    def option_features(self, view: Vault, seat: int, choice: Choice, option: Option) -> list[float]:
        verbs = ("lay", "keep", "gamble", "show", "give", "bold", "lead")
        number = int(option[1]) / 10 if option[0] == "lay" else 0.0
        return [number, *(1.0 if option[0] == verb else 0.0 for verb in verbs)]


LAB_META = replace(META, game="tests.lab.vault:GAME")
GAME = vault(LAB_META, bots=LabBots())
