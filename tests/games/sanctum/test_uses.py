"""Everything that the content offers is used by the greedy bot; `undercroft dev uses sanctum` counts."""

from __future__ import annotations

from tests.games.sanctum.uses import USES, names, play, wanted
from tests.games.uses import Counting, read_counts

NEVER = {"use:R1-04:0", "use:G1-02:1", "skill:grim_resolve", "skill:mirror_dance"}
"""Not used in 45 games: two abilities of first items that are soon replaced, and two skills that the bot leaves alone
(it always skips the question of Mirror Dance). What this set names is work for the bot."""


def test_every_demon_item_skill_and_card_is_used() -> None:
    """SA-CF-13 to SA-CF-29: demons defeated, items worn and used, skills unlocked and used, cards of the last fight."""
    counted = read_counts(USES)
    assert list(counted) == wanted(), "the content is another: `undercroft dev uses sanctum` counts anew"
    assert {name for name, count in counted.items() if not count} <= NEVER


def test_the_counts_are_those_of_play() -> None:
    log = Counting(names)
    play(3, log, players=2)
    assert set(log.counts) <= set(wanted())
    defeated = sum(count for name, count in log.counts.items() if name.startswith("defeat:"))
    worn = [name for name in log.counts if name.startswith("wear:")]
    used = {name.split(":")[1] for name in log.counts if name.startswith("use:")}
    assert defeated > 10
    assert used <= {name.split(":")[1] for name in worn}, "only what is worn can be used"
