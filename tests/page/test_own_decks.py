"""Players' own decks: the file that the command line checks is the file that the page accepts."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from tests.cli.running import output
from tests.server.running import Server

from .browsing import invite_link, seat_a_bot, visitor
from .quidditch import ROOMY
from .test_accessible import serious

HOUSE = (files("commonroom.games.quidditch") / "decks" / "default.toml").read_text(encoding="utf-8")


def show_form(page: Page) -> None:
    page.goto("/new?game=quidditch")
    page.get_by_text("More options").click()


def choose(page: Page, file: Path) -> None:
    with page.expect_file_chooser() as chooser:
        page.get_by_label("Your own decks").click()
    chooser.value.set_files(file)
    expect(page.get_by_text(file.name)).to_be_visible()


def test_the_toml_file_that_can_be_checked_can_be_played_with(browser: Browser, server: Server, tmp_path: Path) -> None:
    file = tmp_path / "decks.toml"
    file.write_text(HOUSE.replace('id = "finite"\nname = "Finite"', 'id = "hush"\nname = "Hush"'), encoding="utf-8")
    assert "This can be used" in output("content", "check", file)
    with visitor(browser, server.url, **ROOMY) as page:
        show_form(page)
        choose(page, file)
        seat_a_bot(page, 2, "Easy")
        page.get_by_role("button", name="Open the table").click()
        page.locator(".pitch").wait_for()
        table = page.evaluate("fetch(location.pathname.replace('/t/', '/api/tables/')).then((answer) => answer.json())")
        assert "Hush" in [each["name"] for each in table["options"]["deck_data"]["house"]]


def test_others_read_the_name_of_the_decks(browser: Browser, server: Server, tmp_path: Path) -> None:
    file = tmp_path / "decks.toml"
    file.write_text(HOUSE.replace('name = "Common Room"', 'name = "Chudley"'), encoding="utf-8")
    with visitor(browser, server.url, **ROOMY) as page, visitor(browser, server.url, **ROOMY) as guest:
        show_form(page)
        choose(page, file)
        page.get_by_role("button", name="Open the table").click()
        expect(page.locator("dl > div").filter(has_text="Decks")).to_have_text("Decks Chudley")
        guest.goto(invite_link(page))
        expect(guest.locator("dl > div").filter(has_text="Decks")).to_have_text("Decks Chudley")


def test_a_file_can_be_taken_back(browser: Browser, server: Server, tmp_path: Path) -> None:
    file = tmp_path / "decks.toml"
    file.write_text("this is no deck", encoding="utf-8")
    with visitor(browser, server.url, **ROOMY) as page:
        show_form(page)
        expect(page.get_by_text("No file chosen")).to_be_visible()
        choose(page, file)
        assert serious(page) == []
        page.get_by_role("button", name="Remove the file").click()
        expect(page.get_by_text("No file chosen")).to_be_visible()
        expect(page.get_by_role("button", name="Remove the file")).to_have_count(0)
        expect(page.get_by_label("Your own decks")).to_be_focused()
        page.get_by_role("button", name="Open the table").click()
        page.get_by_role("heading", name="Waiting for your friends").wait_for()


def test_every_fault_of_a_file_is_listed_in_a_sentence(browser: Browser, server: Server, tmp_path: Path) -> None:
    file = tmp_path / "decks.toml"
    file.write_text(HOUSE.replace("golden_snitch = 1", "golden_snitch = 3").replace("value = 4", "value = -4"))
    with visitor(browser, server.url, expected="400", **ROOMY) as page:
        show_form(page)
        choose(page, file)
        page.get_by_role("button", name="Open the table").click()
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text("This file cannot be used:")
        faults = alert.get_by_role("listitem")
        expect(faults.filter(has_text="exactly one Golden Snitch")).to_have_count(1)
        expect(faults.filter(has_text="The pitch deck has 28 cards, but this one has 30.")).to_have_count(1)
        expect(faults.filter(has_text="house[0].value")).to_have_count(1)
        # The same file, corrected.
        file.write_text(HOUSE, encoding="utf-8")
        choose(page, file)
        page.get_by_role("button", name="Open the table").click()
        page.get_by_role("heading", name="Waiting for your friends").wait_for()
