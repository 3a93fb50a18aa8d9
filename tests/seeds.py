"""Fresh seeds: new games in every run, the same for all of its workers, named by whatever fails."""

from __future__ import annotations

import os
import secrets

RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID") or secrets.token_hex(8)
FRESH = int(RUN[:8], 16)
