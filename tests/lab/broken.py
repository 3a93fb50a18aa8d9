"""The sample game with a bug in its rules that some games meet."""

from __future__ import annotations

from msgspec.structs import replace

from tests.lab.vault import LabBots
from tests.sample import META, Vault, VaultRules, vault
from undercroft.core.request import Choice, Flow


class BrokenRules(VaultRules):
    def stage(self, state: Vault) -> Flow[None]:
        if state.round == 3 and state.seats[0].coins > 3:
            return self.nothing()
        return super().stage(state)

    def nothing(self) -> Flow[None]:
        yield Choice(0, "nothing", [])


GAME = vault(replace(META, game="tests.lab.broken:GAME"), BrokenRules(), LabBots())
