"""What a page loads, as bytes on the wire."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page


class Traffic:
    """Listens from when it is made."""

    def __init__(self, page: Page) -> None:
        self.loaded: dict[str, int] = {}
        addresses: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on(
            "Network.responseReceived", lambda told: addresses.update({told["requestId"]: told["response"]["url"]})
        )
        session.on("Network.loadingFinished", lambda told: self._add(addresses.get(told["requestId"], ""), told))

    def _add(self, address: str, told: Any) -> None:
        self.loaded[address] = self.loaded.get(address, 0) + int(told["encodedDataLength"])

    def settled(self, page: Page, pattern: str) -> float:
        """Kilobytes once nothing more comes."""
        found = -1.0
        while found != self.kilobytes(pattern):
            found = self.kilobytes(pattern)
            page.wait_for_timeout(700)
        return found

    def kilobytes(self, pattern: str) -> float:
        return sum(size for address, size in self.loaded.items() if re.search(pattern, address)) / 1000
