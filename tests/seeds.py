"""The seed of random games: fixed in the gate, so that it says the same of the same code; fresh in `make soak`.

A test that uses it is marked `random` by `tests/conftest.py`, and whatever fails names its seed.
"""

from __future__ import annotations

import os
import secrets

FIXED = 20_261_116
RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID") or secrets.token_hex(8)
"""The same for all workers of a run."""
SEED = int(RUN[:8], 16) if os.environ.get("UNDERCROFT_SEEDS") == "fresh" else FIXED
