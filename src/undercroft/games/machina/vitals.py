"""Health, stamina and inspiration of explorers, kept within their bounds."""

from __future__ import annotations

from undercroft.games.machina.state import MOST_INSPIRATION, Explorer


def heal(explorer: Explorer, amount: int) -> None:
    if explorer.alive:
        explorer.health = min(explorer.most_health, explorer.health + amount)  # MA-EXP-O3


def restore_stamina(explorer: Explorer, amount: int) -> None:
    explorer.stamina = min(explorer.most_stamina, explorer.stamina + amount)  # MA-EXP-O3


def inspire(explorer: Explorer, amount: int = 1) -> None:
    explorer.inspiration = min(MOST_INSPIRATION, explorer.inspiration + amount)  # MA-INS-O1
