"""The first bot of docs/write-a-bot.md is worth copying: it beats random play."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

from undercroft.lab.job import Job, play

PAGE = Path(__file__).parents[2] / "docs" / "write-a-bot.md"
GAMES, WINS = 6, 5


def test_the_first_bot_of_the_page_beats_random(tmp_path: Path) -> None:
    code = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None
    file = tmp_path / "my_bots.py"
    file.write_text(dedent("   " + code.group(1).lstrip()), encoding="utf-8")
    bot = f"{file}:Careful"
    job = Job(game="thunderstone", lineups=((bot, "random"), ("random", bot)), seed=5)
    rows = [play(job, index) for index in range(GAMES)]
    assert sum(row.winners == (row.seats.index(bot),) for row in rows) >= WINS
