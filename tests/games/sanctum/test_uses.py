"""Everything that the content offers is used by bots; `undercroft dev uses sanctum` counts."""

from __future__ import annotations

from tests.games.sanctum.uses import USES, names, play, wanted
from tests.games.uses import Counting, read_counts


def test_every_demon_item_skill_and_card_is_used() -> None:
    """SA-CF-13 to SA-CF-29: demons defeated, items worn and used, skills unlocked and used, cards of the last fight."""
    counted = read_counts(USES)
    assert list(counted) == wanted(), "the content is another: `undercroft dev uses sanctum` counts anew"
    assert [name for name, count in counted.items() if not count] == []


def test_the_counts_are_those_of_play() -> None:
    log = Counting(names)
    play(3, log, players=2)
    assert set(log.counts) <= set(wanted())
    defeated = sum(count for name, count in log.counts.items() if name.startswith("defeat:"))
    worn = [name for name in log.counts if name.startswith("wear:")]
    used = {name.split(":")[1] for name in log.counts if name.startswith("use:")}
    assert defeated > 10
    assert used <= {name.split(":")[1] for name in worn}, "only what is worn can be used"
