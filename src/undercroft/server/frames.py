"""WebSocket frames (RFC 6455) as a server reads and writes them: plain functions over bytes, no socket here.

Written for small messages at a high rate; extensions are not offered, so a frame is a head, a mask and a payload.
"""

from __future__ import annotations

import base64
import hashlib
import os
import struct

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
CONTINUE = 0
_SHORT, _MIDDLE, _LONG = struct.Struct("!BB").pack, struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack
_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class Broken(Exception):
    """The other side does not keep to the protocol; `code` closes the connection."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def new_key() -> bytes:
    """What a client sends to start a connection."""
    return base64.b64encode(os.urandom(16))


def accept_key(key: bytes) -> bytes:
    """What the server answers to the client's key, to show that it understood."""
    return base64.b64encode(hashlib.sha1(key + _GUID).digest())


def write(opcode: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        return _SHORT(0x80 | opcode, size) + payload
    if size < 65_536:
        return _MIDDLE(0x80 | opcode, 126, size) + payload
    return _LONG(0x80 | opcode, 127, size) + payload


def write_close(code: int) -> bytes:
    return write(CLOSE, code.to_bytes(2, "big"))


class Reader:
    """Gathers bytes and gives whole messages: (opcode, payload), with fragments joined and control frames between."""

    __slots__ = ("_buffer", "_kind", "_max_bytes", "_parts", "_size")

    def __init__(self, max_bytes: int) -> None:
        self._buffer = b""
        self._max_bytes = max_bytes
        self._kind = 0
        self._parts: list[bytes] = []
        self._size = 0

    def feed(self, data: bytes) -> list[tuple[int, bytes]]:
        """Raises Broken for what no honest client sends."""
        buffer = self._buffer + data if self._buffer else data
        found: list[tuple[int, bytes]] = []
        at, end = 0, len(buffer)
        while end - at >= 2:
            first, second = buffer[at], buffer[at + 1]
            opcode = first & 15
            if first & 0x70 or not second & 0x80:
                raise Broken(1002)  # reserved bits, or a client that does not mask
            size = second & 127
            head = at + 2
            if size == 126:
                if end - head < 2:
                    break
                size = int.from_bytes(buffer[head : head + 2], "big")
                head += 2
            elif size == 127:
                if end - head < 8:
                    break
                size = int.from_bytes(buffer[head : head + 8], "big")
                head += 8
            if opcode >= 8:
                if size > 125 or not first & 0x80 or opcode > PONG:
                    raise Broken(1002)
            elif opcode > BINARY or (opcode == CONTINUE) != bool(self._kind):
                raise Broken(1002)
            if size + self._size > self._max_bytes:
                raise Broken(1009)
            begin = head + 4
            if end - begin < size:
                break
            at = begin + size
            payload = unmask(buffer[begin:at], buffer[head:begin])
            if opcode >= 8 or (first & 0x80 and not self._kind):
                found.append((opcode, payload))
            else:
                self._kind = self._kind or opcode
                self._parts.append(payload)
                self._size += size
                if len(self._parts) > 64:
                    raise Broken(1008)
                if first & 0x80:
                    found.append((self._kind, b"".join(self._parts)))
                    self._kind, self._parts, self._size = 0, [], 0
        self._buffer = buffer[at:]
        return found


def unmask(data: bytes, mask: bytes) -> bytes:
    """Both sides as one long number each: the quickest way to XOR without a compiled helper."""
    size = len(data)
    if not size:
        return b""
    repeated = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(repeated, "little")).to_bytes(size, "little")
