"""Photograph every screen by size, theme and language: `make screens`, then look at build/screens.

It starts a server of its own on a free port, sits down at tables as a person would, and plays a few moves, so that the
pictures show the page as it is. Whatever throws an error or is wider than its window is reported at the end.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias
from unittest.mock import patch

from playwright.sync_api import Browser, Page, sync_playwright
from tests.machine import chromium
from tests.page.staging import PATIENT, Seeds
from tests.server.running import running
from tools import planned
from tools.castle import CASTLE
from tools.planned import House

ROOT = Path(__file__).parents[1]
SIZES = {360: 640, 390: 844, 820: 1180, 1366: 768, 2560: 1440}
PHONE, MOVES = 900, 5
Theme: TypeAlias = Literal["light", "dark"]


class Look(NamedTuple):
    """How a screen is looked at."""

    width: int
    theme: Theme
    language: str

    @property
    def name(self) -> str:
        """The end of a picture's name."""
        return f"{self.width}-{self.theme}-{self.language}"


def main() -> int:
    """Make the pictures that were asked for; fail if a screen is broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--screens", nargs="*", choices=ALL, default=ALL)
    parser.add_argument("--widths", nargs="*", type=int, choices=[*SIZES], default=[*SIZES])
    parser.add_argument("--themes", nargs="*", choices=["light", "dark"], default=["light", "dark"])
    parser.add_argument("--languages", nargs="*", default=["en", "de"])
    parser.add_argument("--out", type=Path, default=ROOT / "build/screens")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    looks = [Look(*each) for each in _products(asked.widths, asked.themes, asked.languages)]
    with serving() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        trouble = [each for look in looks for each in photograph(browser, house, look, asked.screens, asked.out)]
    print("\n".join(trouble) or f"{len(looks) * len(asked.screens)} pictures in {asked.out}")
    return 1 if trouble else 0


def _products(widths: list[int], themes: list[Theme], languages: list[str]) -> Iterator[tuple[int, Theme, str]]:
    return ((width, theme, language) for width in widths for theme in themes for language in languages)


@contextmanager
def serving() -> Iterator[House]:
    """Run a server on a database that is thrown away; its tables are shuffled alike in every run."""
    seeds = Seeds("screens")
    with (
        tempfile.TemporaryDirectory() as folder,
        patch("commonroom.server.http.tables.secrets", seeds),
        running(f"sqlite:///{folder}/screens.db", limits=PATIENT) as server,
    ):
        yield House(server, seeds)


def photograph(browser: Browser, house: House, look: Look, screens: list[str], out: Path) -> list[str]:
    """Take the pictures of one look; return what is wrong with them."""
    phone = look.width < PHONE
    context = browser.new_context(
        base_url=house.server.url,
        viewport={"width": look.width, "height": SIZES[look.width]},
        color_scheme=look.theme,
        locale=look.language,
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=2 if phone else 1,
        reduced_motion="reduce",
    )
    page, trouble = context.new_page(), list[str]()
    page.on("pageerror", lambda error: trouble.append(f"{look.name}: {error}"))
    for screen in screens:
        _show(screen, page, house)
        page.evaluate("document.fonts.ready")
        page.screenshot(path=out / f"{screen}-{look.name}.png")
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            trouble.append(f"{screen}-{look.name} is {wide} px too wide")
    context.close()
    return trouble


def _show(screen: str, page: Page, house: House) -> None:
    if screen in SCREENS:
        SCREENS[screen](page)
    else:
        PLANNED[screen](page, house)


# What each screen shows


def home(page: Page) -> None:
    """Show the shelf, with a game that waits."""
    _sit_down(page, "sequence", edition="classic-2022")
    page.goto("/")
    page.locator("h2").first.wait_for()


def sequence(page: Page) -> None:
    """Play a few moves, and take up a card."""
    _sit_down(page, "sequence", edition="classic-2022")
    _play(page, MOVES)
    _take_up(page)


def houses(page: Page) -> None:
    """Ask for a hint in the edition with houses."""
    _sit_down(page, "sequence", edition="harry-potter-2021")
    _play(page, MOVES)
    page.locator(".bar .button").last.click()
    page.locator(".bar .note").wait_for()


def teams(page: Page) -> None:
    """Seat twelve in three teams."""
    _sit_down(page, "sequence", seats=12, edition="classic-2022", teams=3)


def quidditch(page: Page) -> None:
    """Begin a game of the Quidditch card game."""
    _sit_down(page, "quidditch")


def characters(page: Page) -> None:
    """Choose somebody to play at A Year at Hogwarts."""
    _sit_down(page, "hogwarts", sign="button.person", seats=4, first_player=0)


def castle(page: Page) -> None:
    """Roll the dice of the first turn, and look where they lead."""
    characters(page)
    page.locator("button.person").first.click()
    page.locator(".bar.mine .main").click()
    page.locator(".moves strong").wait_for()


def match(page: Page) -> None:
    """Begin a match on the pitch."""
    _sit_down(page, "quidditch-match")


def fight(page: Page) -> None:
    """Attack in a fight, in a lesson, where the dice are known."""
    _begin_lesson(page, "hogwarts/fight")
    for button in (".bar .main", ".fight .answers .main"):
        page.locator(button).click()
    page.locator(".fight .card.pointed").wait_for()


def chase(page: Page) -> None:
    """Fly for the Snitch, in a lesson."""
    _begin_lesson(page, "quidditch-match/snitch")


def new(page: Page) -> None:
    """Set the table for friends."""
    page.goto("/new?game=sequence")
    page.locator("form .button.main").wait_for()


def new_twelve(page: Page) -> None:
    """Set it for twelve in three teams, and look at the last seat."""
    new(page)
    page.get_by_role("button", name="12", exact=True).click()
    page.get_by_role("button", name=re.compile("^3 teams$", re.IGNORECASE)).click()
    page.locator("form .seat").last.click()


def new_quidditch(page: Page) -> None:
    """Set the table for a game of Quidditch, with all its options."""
    page.goto("/new?game=quidditch")
    page.locator("form details summary").first.click()


def waiting(page: Page) -> None:
    """Wait for friends at a table of three teams, as its host."""
    opened = _open_for_friends(page)
    keep = "([table, invite]) => localStorage.setItem(`commonroom-invite-${table}`, invite)"
    page.evaluate(keep, [opened["table"], opened["invite"]])
    page.goto(f"/t/{opened['table']}")
    page.locator(".waiting .seat").first.wait_for()


def invited(page: Page) -> None:
    """Come to such a table by the link."""
    opened = _open_for_friends(page)
    page.context.clear_cookies()
    page.goto(f"/t/{opened['table']}#invite={opened['invite']}")
    page.locator(".seat.can").first.wait_for()


def _open_for_friends(page: Page) -> dict[str, str]:
    page.goto("/")
    kinds = ["open", "open", "open", "bot", "open"]
    wish = {
        "game": "sequence",
        "edition": "classic-2022",
        "options": {"draw_mode": "auto", "teams": 3},
        "seats": [{"kind": "me", "name": "Ann"}, *({"kind": kind} for kind in kinds)],
    }
    opened: dict[str, str] = page.request.post(
        "/api/tables", data=wish, headers={"origin": page.url.rstrip("/")}
    ).json()
    return opened


def rules(page: Page) -> None:
    """Open the rules."""
    page.goto("/rules/sequence")
    page.locator("li[id]").first.wait_for()


def minute(page: Page) -> None:
    """Open the rules of Quidditch, which begin with one minute."""
    page.goto("/rules/quidditch")
    page.locator("ol > li.paper").first.wait_for()


def learn(page: Page) -> None:
    """Open the contents of all lessons."""
    page.goto("/learn")
    page.locator("section ol").first.wait_for()


def lesson(page: Page) -> None:
    """Begin a lesson of Sequence, and try something wrong."""
    _begin_lesson(page, "sequence/lines")
    page.locator('.hand [data-anchor="card-4H"]').click()
    page.locator('[data-cell="78"]').click()
    page.locator(".bubble .answer").wait_for()


def flying_lesson(page: Page) -> None:
    """Begin a lesson of Quidditch."""
    _begin_lesson(page, "quidditch/roles")


def inspector(page: Page) -> None:
    """Look closely at a card of Sequence."""
    _sit_down(page, "sequence", edition="classic-2022")
    page.locator(".hand button.card").nth(2).focus()
    page.keyboard.press("i")
    page.get_by_role("tooltip").locator("dd").nth(2).wait_for()


SCREENS: dict[str, Callable[[Page], None]] = {
    each.__name__: each
    for each in (
        home,
        sequence,
        houses,
        teams,
        quidditch,
        characters,
        castle,
        fight,
        match,
        chase,
        new,
        new_twelve,
        new_quidditch,
        waiting,
        invited,
        rules,
        minute,
        learn,
        lesson,
        flying_lesson,
        inspector,
    )
}

PLANNED: dict[str, Callable[[Page, House], None]] = {
    each.__name__: each
    for each in (
        planned.shelf,
        planned.won,
        planned.lost,
        planned.replay,
        planned.hint,
        planned.pitch,
        planned.answer,
        planned.stopped,
        planned.took_effect,
        planned.caught,
        planned.missed,
        planned.replay_quidditch,
        *CASTLE,
    )
}

ALL = [*SCREENS, *PLANNED]


def _begin_lesson(page: Page, lesson: str) -> None:
    page.goto(f"/learn/{lesson}")
    page.locator(".bubble.ready").wait_for()


def _sit_down(
    page: Page, game: str, *, seats: int = 2, edition: str | None = None, sign: str = ".bar.mine", **options: Any
) -> None:
    """Open a table with bots and wait for the sign of the first decision."""
    page.goto("/")
    others = [{"kind": "bot", "bot": "greedy"}] * (seats - 1)
    if game == "sequence":
        options["draw_mode"] = "auto"
    wish = {"game": game, "seats": [{"kind": "me", "name": "Ann"}, *others], "options": options, "hints": True}
    opened = page.request.post(
        "/api/tables",
        data=wish | ({"edition": edition} if edition else {}),
        headers={"origin": page.url.rstrip("/")},
    )
    page.goto(f"/t/{opened.json()['table']}")
    page.locator(sign).first.wait_for()


def _play(page: Page, moves: int) -> None:
    for _ in range(moves):
        lines = page.locator("ol [data-version]").count()
        _take_up(page)
        page.locator('.lit[role="gridcell"]').first.click()
        page.locator("ol [data-version]").nth(lines).wait_for(state="attached")
        page.locator(".bar.mine").wait_for()


def _take_up(page: Page) -> None:
    """Take up the first card that has a place."""
    for card in page.locator(".hand button.card").all():
        if card.get_attribute("aria-pressed") != "true":
            card.click()
        if page.locator('.lit[role="gridcell"]').count():
            return


if __name__ == "__main__":
    sys.exit(main())
