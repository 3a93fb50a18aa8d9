"""WebSocket frames: what a client library writes is read back, in any pieces; rubbish is refused."""

from __future__ import annotations

import contextlib
import os

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from undercroft.server import frames
from undercroft.server.frames import Broken, Reader

MOST = 200_000


def masked(opcode: int, payload: bytes, fin: bool = True) -> bytes:
    return Frame(Opcode(opcode), payload, fin).serialize(mask=True, extensions=())


@settings(deadline=None)
@given(st.lists(st.tuples(st.sampled_from([1, 2, 9, 10]), st.binary(max_size=120)), max_size=6), st.integers(1, 50))
def test_messages_come_out_whole_however_the_bytes_come_in(messages: list[tuple[int, bytes]], piece: int) -> None:
    data = b"".join(masked(opcode, payload) for opcode, payload in messages)
    reader = Reader(MOST)
    found = [one for at in range(0, len(data), piece) for one in reader.feed(data[at : at + piece])]
    assert found == messages


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_every_length_of_head(size: int) -> None:
    payload = os.urandom(size)
    assert Reader(MOST).feed(masked(2, payload)) == [(2, payload)]
    written = frames.write(frames.TEXT, b"x" * size)
    assert written.endswith(b"x" * size)
    assert len(written) - size == (2 if size < 126 else 4 if size < 65_536 else 10)


def test_fragments_are_joined_with_control_frames_between() -> None:
    reader = Reader(MOST)
    data = masked(1, b"one ", fin=False) + masked(9, b"?") + masked(0, b"two ", fin=False) + masked(0, b"three")
    assert reader.feed(data) == [(9, b"?"), (1, b"one two three")]
    assert reader.feed(masked(1, b"next")) == [(1, b"next")]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x01x", 1002),  # not masked
        (b"\xc1\x80\x00\x00\x00\x00", 1002),  # reserved bits
        (b"\x83\x80\x00\x00\x00\x00", 1002),  # an opcode that nobody gave a meaning
        (b"\x8b\x80\x00\x00\x00\x00", 1002),
        (b"\x09\x80\x00\x00\x00\x00", 1002),  # a ping in pieces
        (b"\x89\xfe\x00\x80", 1002),  # a ping that is too long
        (b"\x80\x80\x00\x00\x00\x00", 1002),  # the rest of nothing
        (masked(1, b"a", fin=False) + masked(1, b"b"), 1002),  # a new message before the old one ended
        (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff", 1009),  # a length from another world
        (masked(1, b"a", fin=False) * 1 + masked(0, b"b", fin=False) * 70, 1008),  # crumbs without end
    ],
    ids=range(10),  # the masks are random, so the bytes are no name that all workers agree on
)
def test_what_no_honest_client_sends_is_refused(data: bytes, code: int) -> None:
    with pytest.raises(Broken) as broken:
        Reader(1000).feed(data)
    assert broken.value.code == code


FRAME = st.builds(
    lambda first, payload: bytes([first, 0x80 | len(payload), *bytes(4)]) + payload,
    st.sampled_from([0x00, 0x01, 0x02, 0x80, 0x81, 0x82, 0x88, 0x89, 0x8A, 0x8B, 0x83]),
    st.binary(max_size=125),
)
"""A frame that is masked and as long as it says, and whatever else it is."""


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(FRAME | st.binary(max_size=400), max_size=12))
@example([b"\x01\xfd" + bytes(129)] + [b"\x00\xfd" + bytes(129)] * 2 + [b"\x80\xfd" + bytes(129)])  # 500 bytes together
def test_rubbish_is_read_or_refused_and_nothing_else(pieces: list[bytes]) -> None:
    reader = Reader(300)
    with contextlib.suppress(Broken):
        for piece in pieces:
            for opcode, payload in reader.feed(piece):
                assert opcode in (1, 2, 8, 9, 10)
                assert len(payload) <= 300


def test_the_answer_to_a_handshake_is_the_standards_own() -> None:
    assert frames.accept_key(b"dGhlIHNhbXBsZSBub25jZQ==") == b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
