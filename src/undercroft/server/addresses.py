"""Who asks, and by which name: addresses behind proxies, addresses that count as one, names of this server."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

Headers = list[tuple[bytes, bytes]]

LOCAL = ("127.0.0.0/8", "::1")
HOME_ENDINGS = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")
"""Names that no stranger can register, so no stranger's page can point them at this server."""


class Addresses:
    """The proxies that are believed, and the names that this server answers to."""

    def __init__(self, proxies: Iterable[str] = LOCAL, names: Iterable[str] = ()) -> None:
        self._proxies = [ipaddress.ip_network(each, strict=False) for each in proxies]
        self._names = frozenset(name.lower() for name in names)
        self.is_proxy = lru_cache(4096)(self._is_proxy)

    def _is_proxy(self, address: str) -> bool:
        if not address:
            return True  # a socket in the file system: only this machine reaches it
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)

    def client(self, peer: str, headers: Headers) -> str:
        """The address of whoever asks: behind proxies that are believed, the last one that is none of them."""
        if not self.is_proxy(peer):
            return peer
        forwarded = b",".join(value for name, value in headers if name == b"x-forwarded-for")
        client = peer
        for part in reversed(forwarded.decode("latin-1").split(",")):
            named = _without_port(part.strip())
            if not named:
                continue
            client = named
            if not self.is_proxy(named):
                break
        return client[:64]

    def is_known(self, host: str) -> bool:
        """Whether this server answers to a name: its address, a name of the home network or one that was listed.

        A page of a stranger's own name that suddenly means this machine gets nothing (DNS rebinding).
        """
        if "*" in self._names:
            return True
        name = _without_port(host.strip()).lower().rstrip(".")
        if name in self._names or "." not in name or name.endswith(HOME_ENDINGS):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _without_port(text: str) -> str:
    """`[::1]:80`, `::1`, `1.2.3.4:80` and `name:80` without port and brackets."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


@lru_cache(4096)
def counted_as(address: str) -> str:
    """The address that limits count: one household has a whole /64 of version 6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if found.version == 6:
        return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False).network_address)
    return address
