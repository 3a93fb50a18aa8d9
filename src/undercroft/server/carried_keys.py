"""Keys on their way to another device: a short code carries them, once and not for long."""

from __future__ import annotations

import secrets
import time

import msgspec

from undercroft.core.errors import TableError
from undercroft.server.keys import digest, seal
from undercroft.server.lobby_messages import CodeMade
from undercroft.server.messages import encode
from undercroft.server.storage import Store

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8
CODE_SECONDS = 600


async def make_code(store: Store, tokens: list[str]) -> CodeMade:
    """A code by which another device gets these keys. The store never sees them: they are sealed with the code."""
    for token in tokens:
        if await store.link(digest(token)) is None:
            raise TableError("error.no-key")
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    await store.add_code(digest(f"find {code}"), seal(code, encode(tokens)), time.time() + CODE_SECONDS)
    return CodeMade(f"{code[:4]}-{code[4:]}", CODE_SECONDS)


async def open_code(store: Store, code: str) -> list[str]:
    """The keys that a code carries."""
    plain = "".join(letter for letter in code.upper() if letter in CODE_LETTERS)
    sealed = await store.take_code(digest(f"find {plain}"), time.time())
    if sealed is None:
        raise TableError("error.no-code")
    return msgspec.json.decode(seal(plain, sealed), type=list[str])
