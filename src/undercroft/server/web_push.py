"""Web Push: messages that only the browser can read (RFC 8291), from a server that shows who it is (RFC 8292)."""

from __future__ import annotations

import base64
import ipaddress
import json
import secrets
import time
import urllib.error
import urllib.request
from urllib.parse import urlsplit

from undercroft.core.errors import TableError
from undercroft.server.storage import Contact

try:
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF
except ImportError:
    HAS_CRYPTOGRAPHY = False
else:
    HAS_CRYPTOGRAPHY = True

PATIENCE = 10.0
TTL = 86_400
"""Seconds for which a push service keeps a message for a browser that is off."""
SIGNED_FOR = 12 * 3600
RECORD = 4096
POINT, AUTH = 65, 16
"""Bytes of a browser's public key and of its secret."""


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key of the server, as text."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return to_text(number.to_bytes(32, "big"))


def _private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(to_bytes(text), "big"), ec.SECP256R1())


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return bytes(key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint))


def public_key(private: str) -> str:
    """What browsers are told of the server's key."""
    return to_text(_point(_private(private).public_key()))


def check_subscription(contact: Contact, services: tuple[str, ...]) -> None:
    """TableError where this is no subscription of a push service that is known."""
    url = urlsplit(contact.address)
    host = url.hostname or ""
    is_known = any(host == name or host.endswith(f".{name}") for name in services)
    if not is_known or (url.scheme != "https" and not _is_loopback(host)):
        raise TableError("error.push-service")
    try:
        point, auth = to_bytes(contact.p256dh), to_bytes(contact.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise TableError("error.message", cause="p256dh") from None
    if len(point) != POINT or len(auth) != AUTH:
        raise TableError("error.message", cause="auth")


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def encrypt(
    text: bytes, p256dh: str, auth: str, *, salt: bytes | None = None, private: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """A message for one browser; `salt` and `private` are drawn unless a test gives them."""
    theirs = to_bytes(p256dh)
    own = private or ec.generate_private_key(ec.SECP256R1())
    ours = _point(own.public_key())
    salt = salt or secrets.token_bytes(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = _derive(to_bytes(auth), b"WebPush: info\0" + theirs + ours, 32, shared)
    key = _derive(salt, b"Content-Encoding: aes128gcm\0", 16, secret)
    nonce = _derive(salt, b"Content-Encoding: nonce\0", 12, secret)
    sealed: bytes = AESGCM(key).encrypt(nonce, text + b"\2", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def _derive(salt: bytes, info: bytes, length: int, secret: bytes) -> bytes:
    return bytes(HKDF(hashes.SHA256(), length, salt, info).derive(secret))


def sign(private: str, audience: str, contact: str, now: float) -> str:
    """The header that tells a push service who sends this."""
    head = to_text(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
    claims = {"aud": audience, "exp": int(now) + SIGNED_FOR, "sub": contact}
    body = f"{head}.{to_text(json.dumps(claims).encode())}"
    r, s = decode_dss_signature(_private(private).sign(body.encode(), ec.ECDSA(hashes.SHA256())))
    signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={body}.{signature}, k={public_key(private)}"


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """A push service answers itself; it sends nobody elsewhere."""

    def redirect_request(self, *_: object) -> None:
        return None


_opener = urllib.request.build_opener(NoRedirect)


def deliver(contact: Contact, text: bytes, private: str, sender: str, topic: str) -> bool:
    """Hand a message to the browser's push service; False where the subscription is no more."""
    url = urlsplit(contact.address)
    headers = {
        "authorization": sign(private, f"{url.scheme}://{url.netloc}", sender, time.time()),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(TTL),
        "urgency": "normal",
        "topic": topic[:32],
    }
    request = urllib.request.Request(contact.address, encrypt(text, contact.p256dh, contact.auth), headers)
    try:
        with _opener.open(request, timeout=PATIENCE) as reply:
            reply.read(1000)
    except urllib.error.HTTPError as error:
        with error:
            if error.code in (404, 410):
                return False
            raise
    return True
