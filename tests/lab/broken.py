"""The sample game with a bug in its rules that some games meet."""

from __future__ import annotations

from tests.lab.vault import LabVaultGame
from tests.sample import Vault
from undercroft.core.request import Choice, Flow


class BrokenGame(LabVaultGame):
    def stage(self, state: Vault) -> Flow[None]:
        if state.round == 3 and state.seats[0].coins > 3:
            return self.nothing()
        return super().stage(state)

    def nothing(self) -> Flow[None]:
        yield Choice(0, "nothing", [])


GAME = BrokenGame()
