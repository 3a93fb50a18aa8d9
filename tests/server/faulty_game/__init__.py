"""The sample game with a screen that fails in one chosen way; its rules are sound."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

import tests.sample
from tests.sample import DECK, META, Player, Vault, VaultKnowledge, VaultRules, VaultScreen
from undercroft.core.game import Game, Setting
from undercroft.core.pile import pile
from undercroft.core.request import Chance, Choice, Flow, Option, Outcome, key
from undercroft.core.say import Say, say
from undercroft.core.scene import Offer, Panel, Shown
from undercroft.core.state import Result

FAULTS = (
    "none",
    "veil",
    "status",
    "scene",
    "panel",
    "prompt",
    "option",
    "word",
    "argument",
    "shown",
    "chance",
    "result",
)


class FaultyVault(Vault):
    fault: str = "none"


class FaultyRules(VaultRules):
    SETTINGS = (*VaultRules.SETTINGS, Setting(name="fault", kind="choice", default="none", values=FAULTS))

    def new_state(self, options: Mapping[str, Any]) -> FaultyVault:
        seats = [Player(pile(DECK)) for _ in range(options["players"])]
        return FaultyVault(players=options["players"], seats=seats, rounds=options["rounds"], fault=options["fault"])

    def stage(self, state: Vault) -> Flow[None]:
        yield from super().stage(state)
        if state.result is not None and _fault(state) == "result":
            state.result = Result(state.result.winners, (), state.result.reason)


class FaultyKnowledge(VaultKnowledge):
    def veil(self, view: Vault, seat: int | None) -> None:
        _fail(view, "veil")
        super().veil(view, seat)


class FaultyScreen(VaultScreen):
    def status(self, view: Vault) -> list[Say]:
        _fail(view, "status")
        return super().status(view)

    def panels(self, view: Vault, seat: int | None) -> list[Panel]:
        _fail(view, "scene")
        panels = super().panels(view, seat)
        if _fault(view) == "panel":
            panels[1].title = object()  # type: ignore[assignment]
        return panels

    def outcome(self, chance: Chance, outcome: Outcome) -> Say | None:
        return say("outcome.unwritten", name=str(outcome)) if chance.kind == "draw" else None

    def chance_prompt(self, state: Vault, chance: Chance) -> Say | None:
        _fail(state, "chance")
        return None


class FaultyGame(Game[Vault]):
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

    def offers(self, view: Vault, seat: int, choice: Choice) -> list[Offer]:
        return [Offer(key=key(option), shown=self.show(view, seat, choice, option)) for option in choice.options]


def _fault(view: Vault) -> str:
    assert isinstance(view, FaultyVault)
    return view.fault


def _fail(view: Vault, fault: str) -> None:
    if _fault(view) == fault:
        raise RuntimeError("the secret hand is 9, 9, 9")


GAME = FaultyGame(
    msgspec.structs.replace(META, name="faulty", game="tests.server.faulty_game:GAME"),
    rules=FaultyRules(),
    knowledge=FaultyKnowledge(),
    screen=FaultyScreen(),
    bots=tests.sample.VaultBots(),
    chapters=(tests.sample,),
)
