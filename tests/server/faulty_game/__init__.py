"""The sample game with a screen that fails in one chosen way; its rules are sound."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.sample import DECK, Player, Vault, VaultGame
from undercroft.core.game import Setting
from undercroft.core.pile import pile
from undercroft.core.request import Chance, Choice, Option, Outcome
from undercroft.core.say import Say, say
from undercroft.core.scene import Panel, Shown

FAULTS = ("none", "veil", "status", "scene", "panel", "prompt", "option", "word", "argument", "shown", "chance")


class FaultyVault(Vault):
    fault: str = "none"


class FaultyGame(VaultGame):
    name = "faulty"
    package = "tests.server.faulty_game"
    shares = ("tests.sample",)
    settings = (  # type: ignore[assignment]
        *VaultGame.settings,
        Setting(name="fault", kind="one", default="none", values=FAULTS),
    )

    def setup(self, options: Mapping[str, Any]) -> FaultyVault:
        seats = [Player(pile(DECK)) for _ in range(options["players"])]
        return FaultyVault(players=options["players"], seats=seats, rounds=options["rounds"], fault=options["fault"])

    def veil(self, view: Vault, seat: int | None) -> None:
        _fail(view, "veil")
        super().veil(view, seat)

    def status(self, view: Vault) -> list[Say]:
        _fail(view, "status")
        return super().status(view)

    def scene(self, view: Vault, seat: int | None) -> list[Panel]:
        _fail(view, "scene")
        panels = super().scene(view, seat)
        if _fault(view) == "panel":
            panels[1].title = object()  # type: ignore[assignment]
        return panels

    def prompt(self, view: Vault, seat: int, choice: Choice) -> Say:
        _fail(view, "prompt")
        return super().prompt(view, seat, choice)

    def show(self, view: Vault, seat: int, choice: Choice, option: Option) -> Shown:
        if option == ("lead", 1):
            _fail(view, "option")
            if _fault(view) == "word":
                return Shown(label=say("option.unwritten", seat=2))
            if _fault(view) == "argument":
                return Shown(label=say("option.lay", card=say("card.unwritten")))
            if _fault(view) == "shown":
                return Shown(label=object())  # type: ignore[arg-type]
        return super().show(view, seat, choice, option)

    def fate(self, state: Vault, chance: Chance) -> Say:
        _fail(state, "chance")
        return super().fate(state, chance)

    def outcome(self, chance: Chance, outcome: Outcome) -> Say:
        if chance.kind == "draw":
            return say("outcome.unwritten", name=str(outcome))
        return super().outcome(chance, outcome)


def _fault(view: Vault) -> str:
    assert isinstance(view, FaultyVault)
    return view.fault


def _fail(view: Vault, fault: str) -> None:
    if _fault(view) == fault:
        raise RuntimeError("the secret hand is 9, 9, 9")


GAME = FaultyGame()
