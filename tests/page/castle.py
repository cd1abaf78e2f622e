"""A Year at Hogwarts by hand: whoever plays here wants what a bot wants, and does it with what the page offers."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Page
from tests.server.patience import PATIENCE
from tests.server.running import Server

from commonroom.engine.match import Match
from commonroom.match import TableBot

from .browsing import ending
from .plain import as_written, pick

Press = Callable[[Locator], None]
"""A way to press a button."""

ON_THE_MAP = {"go", "put", "floo"}


SOON = 2000
"""Milliseconds after which a button that is no longer there is given up, and the page is looked at again."""


def click(button: Locator) -> None:
    button.click(timeout=SOON)


def enter(button: Locator) -> None:
    """Press a button without a mouse; it must be one that the Tab key reaches."""
    assert button.evaluate("it => it.tabIndex >= 0", timeout=SOON)
    button.press("Enter", timeout=SOON)


def match_of(server: Server, table: str) -> Match:
    """Return the match of a table, as the server has it."""
    live = server.app.state.services.tables._live[table]
    match: Match = live.state.match
    return match


def choice(match: Match, seat: int) -> dict[str, Any]:
    """Return what a good player would do."""
    return TableBot(match, "greedy", match.seed).choose(seat)


class Player:
    """Plays one seat of a table on its page, by mouse or by keys."""

    def __init__(self, page: Page, match: Match, seat: int, press: Press = click) -> None:
        self.page, self.match, self.seat, self.press = page, match, seat, press
        self.used: set[str] = set()
        """The kinds of action that were done by hand."""
        self._version, self._since = -1, 0.0

    def play_out(self) -> None:
        """Play until the result is shown."""
        while not ending(self.page).count():
            self.turn()

    def turn(self) -> None:
        """Read what is to be read, and do one thing if this seat is asked and the page offers it."""
        version = self.match.version
        if version != self._version:
            self._version, self._since = version, time.monotonic()
        assert time.monotonic() < self._since + PATIENCE, f"it does not go on: {self.match.view(None)['agenda'][-1]}"
        if not self._read() and self._is_asked() and self._answer():
            # Whatever was pressed may have belonged to an older question; then this one is answered next.
            deadline = time.monotonic() + 2
            while self.match.version == version and time.monotonic() < deadline:
                self.page.wait_for_timeout(5)
        else:
            self.page.wait_for_timeout(15)

    def _read(self) -> bool:
        """Close what lies on top: a card that everybody reads, the end of a fight, a moment."""
        for shown in (".turned .button", ".moment .button", ".ended .button.main"):
            if (button := self.page.locator(shown)).count():
                try:
                    button.first.click(timeout=SOON)
                except Error:  # it went by itself
                    continue
                return True
        return False

    def _is_asked(self) -> bool:
        """Tell whether this seat must answer a question itself."""
        if self.seat not in self.match.to_act:
            return False
        outlook = self.match.outlook(self.seat)
        return outlook is None or outlook.get("forced") is None

    def _answer(self) -> bool:
        """Press the button of what is wanted; tell whether it was there."""
        page = self.page
        if page.locator(".match .bar").count():
            # What the pitch takes for likely, or the end of the turn, which it asks about twice, or a lit field.
            buttons = page.locator(".match .bar.mine .row .button:not([aria-busy])")
            likely = buttons.and_(page.locator(".main"))
            choices = (likely, buttons.last, page.locator("[data-lit]"))
            if self._press(next((each for each in choices if each.count()), buttons), "match"):
                page.wait_for_timeout(15)
            return False
        if page.locator(".fight").count():
            any_card = page.locator(".fight .sheet [data-action]")
            return self._press(page.locator(".fight .answers .button.main").or_(any_card), "fight")
        return self._do(self._wanted())

    def _press(self, button: Locator, kind: str) -> bool:
        if not button.count():
            return False
        try:
            self.press(button.first)
        except Error:  # the question has changed meanwhile
            return False
        self.used.add(kind)
        return True

    def _wanted(self) -> dict[str, Any]:
        return choice(self.match, self.seat)

    def _do(self, action: dict[str, Any]) -> bool:
        kind = action["type"]
        if kind in ("step", "stop", "walk"):
            return self._go(self._end_of_walk(), kind)
        if kind == "put":
            # Tokens are put down one after the other, in the order in which the page holds them.
            puts = [each for each in self.match.legal(self.seat) if each["type"] == "put"]
            action = next(each for each in puts if each["token"] == puts[0]["token"])
        if kind in ON_THE_MAP:
            return self._go(action["to"], kind)
        button = self.page.locator(f"[data-action='{as_written(action)}']")
        if kind == "take" and action.get("leave") and not button.count():
            # With a full satchel the page asks apart what is left behind.
            return self._press(self.page.locator(f'[data-swap="{action["token"]}"]'), "swap") and False
        if kind == "offer":
            # A coin that is wanted is taken up first; then its offer can be made.
            return self._press(button, kind) and self._press(self.page.locator(".trade .button.main"), kind)
        if self.page.locator(".picker").count() and not button.count():
            self.used.add(kind)
            pick(self.page, action)
            return True
        return self._press(button, kind)

    def _end_of_walk(self) -> str:
        """Return where the bot's walk would end; of ends that are not told, the nearest to it."""
        walk = (self.match.outlook(self.seat) or {})["walk"]
        ends = {end["at"] for end in walk["ends"]}
        ahead = self.match.copy()
        reached: list[str] = [walk["here"]]
        while ahead.to_act == (self.seat,) and ahead.view(self.seat)["agenda"][-1]["task"] == "walk":
            ahead.submit(self.seat, going := choice(ahead, self.seat))
            reached.append(going.get("to", reached[-1]))
        return next((field for field in reversed(reached) if field in ends), min(ends))

    def _go(self, field: str, kind: str) -> bool:
        target = self.page.locator(f'.map [data-target="{field}"]')
        if not target.count():
            return False
        if self.press is enter:
            self.press(self.page.get_by_role("button", name="The map as a list"))
            return self._press(self.page.get_by_role("dialog").locator(f'[data-target="{field}"]'), kind)
        # The first tap shows what waits there; the button goes.
        tap_field(self.page, field)
        return self._press(self.page.locator(".question .button.main"), kind)


AT_REST = """async (spot) => {
  const seen = () => JSON.stringify(spot.getBoundingClientRect());
  for (let last = "", same = 0; same < 5; ) {
    await new Promise(requestAnimationFrame);
    same = seen() === last ? same + 1 : 0;
    last = seen();
  }
}"""
"""Waits until the map has stopped moving below a field."""


def tap_field(page: Page, field: str) -> None:
    """Tap a field of the map; look from farther away if it is at the edge or out of sight."""
    spot, frame = page.locator(f"#f-{field}"), page.locator(".frame")
    for _ in range(3):
        spot.evaluate(AT_REST)
        box, sight = spot.bounding_box(), frame.bounding_box()
        assert box is not None, f"{field} is not on the map"
        assert sight is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if all(
            low + 30 < at < low + size - 30
            for at, low, size in ((x, sight["x"], sight["width"]), (y, sight["y"], sight["height"]))
        ):
            break
        middle = sight["x"] + sight["width"] / 2, sight["y"] + sight["height"] / 2
        page.mouse.move(*middle)
        page.mouse.wheel(0, 1500)
    page.mouse.click(x, y)
