"""How much a browser loads until a table can be played: fonts, drawings, texts and all."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.server.running import Person, Server

from .browsing import visitor
from .test_plain import LANGUAGES

KILOBYTE = 1000
EDITIONS = {"sequence": "classic-2022", "quidditch": "card-game-2001", "hogwarts": "year"}
LIGHT, HEAVY = 200 * KILOBYTE, 350 * KILOBYTE


class Scales:
    """What one page has loaded, by address, in bytes as they came over the wire."""

    def __init__(self, page: Page) -> None:
        self.bytes: dict[str, int] = {}
        self._addresses: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._ask)
        session.on("Network.loadingFinished", self._load)
        session.send("Network.enable")

    @property
    def total(self) -> int:
        return sum(self.bytes.values())

    def _ask(self, event: dict[str, Any]) -> None:
        self._addresses[event["requestId"]] = event["request"]["url"]

    def _load(self, event: dict[str, Any]) -> None:
        self.bytes[self._addresses[event["requestId"]]] = int(event["encodedDataLength"])

    def __str__(self) -> str:
        heaviest = sorted(self.bytes.items(), key=lambda each: -each[1])
        return "\n".join(f"{size:7} {address}" for address, size in heaviest)


@pytest.mark.parametrize(
    ("game", "language", "most"),
    [
        *((game, language, LIGHT) for game in ("sequence", "quidditch") for language in ("en", "pl")),
        *(("hogwarts", language, HEAVY) for language in LANGUAGES),
    ],
)
def test_a_table_is_light(browser: Browser, server: Server, game: str, language: str, most: int) -> None:
    host = Person(server, "Ann")
    opened = host.open("me", "greedy", game=game, edition=EDITIONS[game], options={})
    with visitor(browser, server.url, person=host, locale=language) as page:
        scales = Scales(page)
        page.goto(f"/t/{opened['table']}")
        page.locator(".bar").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert scales.total <= most, f"{scales.total} bytes:\n{scales}"
        if game != "hogwarts":
            assert [address for address in scales.bytes if "hogwarts" in address.lower()] == []
