"""Keys of seats, and how they are hidden: the store has digests alone."""

from __future__ import annotations

import base64
import hashlib
import secrets


def digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def seal(code: str, data: bytes) -> bytes:
    """Hide data with a code, or show it again."""
    stream = b"".join(hashlib.sha256(f"seal {code} {block}".encode()).digest() for block in range(len(data) // 32 + 1))
    return bytes(a ^ b for a, b in zip(data, stream, strict=False))


def new_token() -> str:
    return secrets.token_urlsafe(24)


def derived_token(secret: bytes, purpose: bytes) -> str:
    """The key that a table's own secret makes for a purpose: the same each time, and kept nowhere."""
    made = hashlib.blake2b(purpose, key=secret, digest_size=24).digest()
    return base64.urlsafe_b64encode(made).decode()
