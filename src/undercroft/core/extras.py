"""What comes with an extra (`undercroft[learn]`) and need not be there: where it is missing, one sentence says so."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from undercroft.core.errors import NeedsExtra


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Import inside what this extra brings; NeedsExtra names it where a package is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        module = error.name or str(error)
        if module.partition(".")[0] == "undercroft":
            raise
        raise NeedsExtra("error.needs-extra", extra=extra, module=module) from None
