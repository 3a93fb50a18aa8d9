"""What the log says and how: lines for people or JSON for programs, with time, table and cause, and never a key."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Any

KEY = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{32}(?![A-Za-z0-9_-])")
"""What the key of a seat looks like."""
REPEATS = ("Invalid HTTP request received.", "Unsupported upgrade request.")
"""What anybody could fill the log with: told once a minute, with how often it happened."""
REPEAT_EVERY = 60.0


class Seldom(logging.Filter):
    """Lets what strangers cause through once a minute."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        message = record.getMessage()
        if message not in REPEATS:
            return True
        last, count = self._seen.get(message, (0.0, 0))
        if last and record.created - last < REPEAT_EVERY:
            self._seen[message] = (last, count + 1)
            return False
        self._seen[message] = (record.created, 0)
        if count:
            record.msg, record.args = f"{message} ({count} more since)", ()
        return True


class Lines(logging.Formatter):
    """`2026-11-16T11:08:20.123Z ERROR table=3f cause=OperationalError the message`."""

    def format(self, record: logging.LogRecord) -> str:
        parts = [_time(record), record.levelname]
        parts += [f"{name}={value}" for name, value in _details(record).items()]
        parts.append(record.getMessage())
        text = " ".join(parts)
        if record.exc_info:
            text += "\n" + self.formatException(record.exc_info)
        return KEY.sub("[key]", text)


class Json(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        made: dict[str, Any] = {"time": _time(record), "level": record.levelname.lower(), "logger": record.name}
        made |= _details(record)
        made["message"] = record.getMessage()
        if record.exc_info:
            made["trace"] = self.formatException(record.exc_info)
        return KEY.sub("[key]", json.dumps(made, ensure_ascii=False))


def _time(record: logging.LogRecord) -> str:
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{whole}.{int(record.msecs):03d}Z"


def _details(record: logging.LogRecord) -> dict[str, Any]:
    found = {name: getattr(record, name, None) for name in ("process_name", "table", "game", "cause")}
    return {name: value for name, value in found.items() if value is not None}


def set_up_logs(form: str, level: str) -> None:
    """Send what the server and uvicorn say to stderr in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Lines())
    handler.addFilter(Seldom())
    for name in ("undercroft", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper())
        logger.propagate = False
