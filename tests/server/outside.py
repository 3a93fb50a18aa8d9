"""What lies outside a server, for its tests: a push service with a browser's keys, and a mail server."""

from __future__ import annotations

import base64
import contextlib
import email
import email.policy
import http.server
import json
import socketserver
import threading
from collections.abc import Iterator
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def plain(data: str) -> bytes:
    return base64.urlsafe_b64decode(data + "==")


class Browser:
    """The keys of a browser that wants to be pushed to, and what it can read with them."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))

    @property
    def public(self) -> bytes:
        point = serialization.PublicFormat.UncompressedPoint
        return bytes(self.private.public_key().public_bytes(serialization.Encoding.X962, point))

    @property
    def keys(self) -> dict[str, Any]:
        return {"p256dh": text(self.public), "auth": text(self.auth)}

    def decrypt(self, body: bytes) -> bytes:
        """As RFC 8188 and RFC 8291 say it, from the reader's side."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))

        def derive(salt: bytes, info: bytes, size: int, secret: bytes) -> bytes:
            return bytes(HKDF(hashes.SHA256(), size, salt, info).derive(secret))

        secret = derive(self.auth, b"WebPush: info\x00" + self.public + sender, 32, shared)
        key = derive(salt, b"Content-Encoding: aes128gcm\x00", 16, secret)
        nonce = derive(salt, b"Content-Encoding: nonce\x00", 12, secret)
        opened = bytes(AESGCM(key).decrypt(nonce, sealed, None))
        assert opened.endswith(b"\x02")
        return opened[:-1]


def check_sender(header: str, audience: str) -> dict[str, Any]:
    """Whether the server has signed for this push service; gives what it says of itself."""
    assert header.startswith("vapid ")
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    head, body, signature = parts["t"].split(".")
    raw = plain(signature)
    made = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(parts["k"]))
    key.verify(made, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(plain(body))
    assert claims["aud"] == audience
    return claims


class PushService:
    """Takes what servers push, and tells what came where."""

    def __init__(self) -> None:
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.changed = threading.Condition()
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                with service.changed:
                    service.came.append((self.path, headers, body))
                    service.changed.notify_all()
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def wait_for(self, count: int) -> None:
        with self.changed:
            assert self.changed.wait_for(lambda: len(self.came) >= count, 60), f"{len(self.came)} of {count} came"


class MailHandler(socketserver.StreamRequestHandler):
    """As much SMTP as one letter needs."""

    def handle(self) -> None:
        self.say("220 test")
        to = ""
        while line := self.rfile.readline().decode().strip():
            word = line[:4].upper()
            if word == "DATA":
                self.say("354 go on")
                body = b""
                while (part := self.rfile.readline()) != b".\r\n":
                    body += part
                self.server.take(to, body)  # type: ignore[attr-defined]
            elif word == "RCPT":
                to = line.partition("<")[2].rstrip(">")
            self.say("221 bye" if word == "QUIT" else "250 ok")
            if word == "QUIT":
                return

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


class MailServer(socketserver.ThreadingTCPServer):
    """Keeps the letters that it is given."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), MailHandler)
        self.letters: list[tuple[str, Any]] = []
        self.changed = threading.Condition()
        self.url = f"smtp://127.0.0.1:{self.server_address[1]}"
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def take(self, to: str, body: bytes) -> None:
        with self.changed:
            self.letters.append((to, email.message_from_bytes(body, policy=email.policy.default)))
            self.changed.notify_all()

    def wait_for(self, count: int) -> None:
        with self.changed:
            assert self.changed.wait_for(lambda: len(self.letters) >= count, 60)


@contextlib.contextmanager
def push_service() -> Iterator[PushService]:
    made = PushService()
    try:
        yield made
    finally:
        made.server.shutdown()
        made.server.server_close()


@contextlib.contextmanager
def mail_server() -> Iterator[MailServer]:
    made = MailServer()
    try:
        yield made
    finally:
        made.shutdown()
        made.server_close()
