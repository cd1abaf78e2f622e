"""The accessibility checker axe on every page and every dialog, light and dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.running import Server

from .browsing import DESKTOP, PHONE, do_aside, ending, my_turn, open_menu, say, show_panel, visitor
from .staging import Seeds, Stage, begun_by_host

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


def serious(page: Page) -> list[str]:
    """Return findings of axe that would keep somebody from playing."""
    page.evaluate(AXE)
    found = page.evaluate("async () => (await axe.run({ resultTypes: ['violations'] })).violations")
    return [f"{one['id']}: {one['nodes'][0]['target']}" for one in found if one["impact"] in ("serious", "critical")]


def test_the_checker_finds_a_serious_fault(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as page:
        page.goto("/")
        page.get_by_role("heading").first.wait_for()
        page.evaluate("document.querySelector('button').replaceChildren()")
        page.evaluate("document.querySelector('button').removeAttribute('aria-label')")
        page.evaluate("document.querySelector('button').removeAttribute('title')")
        assert [fault for fault in serious(page) if fault.startswith("button-name")]


@pytest.mark.parametrize(
    ("scheme", "device"),
    [("light", DESKTOP), ("dark", PHONE)],
    ids=["light desktop", "dark phone"],
)
def test_axe_finds_nothing_serious(
    browser: Browser, server: Server, seeds: Seeds, scheme: str, device: dict[str, Any]
) -> None:
    stage = Stage(server, seeds, begun_by_host())
    with visitor(browser, server.url, person=stage.host, color_scheme=scheme, **device) as page:
        for path in ("/", "/new", "/replay", "/rules/sequence"):
            page.goto(path)
            page.get_by_role("heading").first.wait_for()
            assert serious(page) == [], path
        page.goto("/new")
        page.get_by_role("button", name="Open the table").click()
        page.get_by_role("heading", name="Waiting for your friends").wait_for()
        assert serious(page) == [], "waiting room"
        check_table(page, stage)
        page.goto(f"/replay?table={stage.table}")
        page.get_by_role("slider").wait_for()
        assert serious(page) == [], "replay"


def check_table(page: Page, stage: Stage) -> None:
    """Check a table from its first move to its end."""
    page.goto(stage.path)
    my_turn(page)
    stage_a_move(page, stage)
    assert serious(page) == [], "table"
    show_panel(page, "Chat")
    say(page, "Hello")
    expect(page.get_by_role("list", name="Chat").get_by_text("Hello")).to_be_visible()
    assert serious(page) == [], "chat"
    open_menu(page)
    assert serious(page) == [], "menu"
    page.keyboard.press("Escape")
    do_aside(page, "Concede")
    ending(page).wait_for()
    assert serious(page) == [], "end"


def stage_a_move(page: Page, stage: Stage) -> None:
    """Show a board with a chip on it, and a card taken up."""
    stage.act(0, begun_by_host().legal(0)[0], 0)
    stage.seats[1].reach(1)
    stage.act(1, stage.seats[1].my_turn()[0], 1)
    my_turn(page)
    page.get_by_role("list", name="Your cards").get_by_role("button").first.click()
