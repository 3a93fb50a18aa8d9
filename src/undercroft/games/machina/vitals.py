"""Health, stamina and inspiration of explorers, kept within their bounds."""

from __future__ import annotations

from undercroft.games.machina.events.fights import Healed, InspirationGained, StaminaChanged, StaminaRestored
from undercroft.games.machina.state import MOST_INSPIRATION, Explorer, Machina


def heal(state: Machina, explorer: Explorer, amount: int) -> None:
    if explorer.alive:
        before = explorer.health
        explorer.health = min(explorer.most_health, before + amount)  # MA-EXP-O3
        if state.log is not None and explorer.health > before:
            state.tell(Healed(who=explorer.id, amount=explorer.health - before, left=explorer.health))


def restore_stamina(state: Machina, explorer: Explorer, amount: int) -> None:
    before = explorer.stamina
    explorer.stamina = min(explorer.most_stamina, before + amount)  # MA-EXP-O3
    if state.log is not None and explorer.stamina > before:
        state.tell(StaminaRestored(who=explorer.id, amount=explorer.stamina - before))


def spend_stamina(state: Machina, explorer: Explorer, amount: int) -> None:
    set_stamina(state, explorer, explorer.stamina - amount)


def set_stamina(state: Machina, explorer: Explorer, stamina: int) -> None:
    if state.log is not None and explorer.stamina != stamina:
        state.tell(StaminaChanged(who=explorer.id, left=stamina))
    explorer.stamina = stamina


def inspire(state: Machina, explorer: Explorer, amount: int = 1) -> None:
    before = explorer.inspiration
    explorer.inspiration = min(MOST_INSPIRATION, before + amount)  # MA-INS-O1
    if state.log is not None and explorer.inspiration > before:
        state.tell(InspirationGained(who=explorer.id, amount=explorer.inspiration - before))
