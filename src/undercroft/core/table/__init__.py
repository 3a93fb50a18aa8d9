"""The table: drives a game's flows, keeps what everybody answered, forks, takes back and guesses.

Everything rests on one fact: a stage starts from the state alone. So any moment of a game is the copy of a stage's
start and the few answers since, and fork, undo, time travel, resuming and guessing all replay them.

`table.py` drives the flows; `sides.py` those that run side by side; `steps.py` replays answers; `undo.py` takes back;
`guess.py` guesses; `replay.py` opens records, `position.py` late positions. Names with an underscore are shared by
these modules only.
"""

from undercroft.core.table.position import Captured, capture_position, open_position, write_position
from undercroft.core.table.replay import fitting, replay, replay_in_parts
from undercroft.core.table.steps import Misfit, Step, find
from undercroft.core.table.table import Table

__all__ = [
    "Captured", "Misfit", "Step", "Table", "capture_position", "find", "fitting", "open_position", "replay",
    "replay_in_parts", "write_position",
]  # fmt: skip
