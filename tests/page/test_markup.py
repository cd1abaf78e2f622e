"""Text written by people is text wherever the page shows it, and never code (TRUST S10)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.running import Person, Server

import commonroom
from commonroom.server.http.page import FOLDER

from .browsing import my_turn, show_panel, visitor
from .payloads import payloads
from .staging import Seeds, Stage, begun_by_host

SEATS = 12
BATCHES = [payloads()[start : start + SEATS] for start in range(0, len(payloads()), SEATS)]

# Records on the page itself what has run and what the browser's policy has blocked.
NOTE_RUNS = """
    const noted = (key) => { document.documentElement.dataset[key] = "yes"; };
    window.h = () => noted("ran");
    document.addEventListener("securitypolicyviolation", () => noted("stopped"));
"""
FOREIGN = """() => {
    const all = [...document.body.querySelectorAll("*")];
    const handled = all.filter((one) => [...one.attributes].some((each) => /^on/i.test(each.name)));
    const strange = "script, style, link, iframe, object, embed, base, meta, marquee, video, audio, math, template";
    const code = all.filter((one) => one.matches(`${strange}, [href^="javascript:"], [src="x"], [style*="fixed"]`));
    const { ran, stopped } = document.documentElement.dataset;
    return [...handled, ...code].map((one) => one.outerHTML.slice(0, 80)).concat(ran ? "ran" : [], stopped ?? []);
}"""

# The defect that the check is for: text on the page is taken for markup.
AS_MARKUP = """
    const text = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
    Object.defineProperty(Node.prototype, "nodeValue", {
        ...text,
        set(value) {
            text.set.call(this, value);
            if (!(this instanceof Text) || !this.parentElement || !/[<>]/.test(value)) return;
            const holder = document.createElement("span");
            holder.innerHTML = value;
            this.after(holder);
        },
    });
"""


def check_shown_as_text(page: Page, texts: list[str]) -> None:
    """Expect every text on the page letter by letter, and none of them to have become anything else."""
    shown = page.locator("main")
    for text in texts:
        expect(shown).to_contain_text(text)
    assert page.evaluate(FOREIGN) == []


@pytest.fixture
def reader(browser: Browser, server: Server) -> Iterator[Page]:
    """Open the page of somebody who reads what others have written."""
    with visitor(browser, server.url) as page:
        page.add_init_script(NOTE_RUNS)
        yield page


def open_with_names(person: Person, names: list[str]) -> str:
    """Open a table with these names around it: a person first, then bots."""
    bots = [{"kind": "bot", "bot": "random", "name": name} for name in names[1:]]
    answer = person.post(
        "/api/tables",
        {"game": "sequence", "options": {"draw_mode": "auto"}, "name": names[0], "seats": [{"kind": "me"}, *bots]},
    )
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def filled(names: list[str]) -> list[str]:
    """Return as many names as there are seats."""
    return names + [f"Player {number}" for number in range(SEATS - len(names))]


@pytest.mark.full
def test_names_around_a_table_and_in_the_list_of_tables(browser: Browser, server: Server) -> None:
    person = Person(server)
    with visitor(browser, server.url) as page:
        page.add_init_script(NOTE_RUNS)
        for batch in BATCHES:
            table = open_with_names(person, filled(batch))
            page.context.add_cookies(
                [{"name": name, "value": value, "url": server.url} for name, value in person.http.cookies.items()]
            )
            page.goto(f"/t/{table}")
            my_turn(page)
            check_shown_as_text(page, batch)
            page.get_by_label("Players").get_by_role("button", name="Random").last.click()
            check_shown_as_text(page, batch[-1:])
        page.goto("/")
        # The list calls the person "You", because one's own name is no news.
        check_shown_as_text(page, [name for batch in BATCHES for name in batch[1:]])


@pytest.mark.full
def test_the_name_of_a_host_who_invites(reader: Page, server: Server) -> None:
    for name in payloads()[::8]:
        host = Person(server, name)
        opened = host.open("me", "open")
        reader.goto(f"/t/{opened['table']}#invite={opened['invite']}")
        check_shown_as_text(reader, [name])


@pytest.mark.full
def test_chat(reader: Page, server: Server, seeds: Seeds) -> None:
    stage = Stage(server, seeds, begun_by_host())
    reader.goto(stage.path)
    show_panel(reader, "Chat")
    for number, text in enumerate(payloads()):
        stage.seats[number % 2].send(type="say", id=f"s{number}", text=f"{text} {text}", to="table")
    lines = reader.get_by_role("list", name="Chat").get_by_role("listitem")
    expect(lines).to_have_count(len(payloads()))
    check_shown_as_text(reader, [f"{text} {text}" for text in payloads()])


def record_with(names: list[str]) -> dict[str, Any]:
    """Return a record whose players, and their substitutes, have these names."""
    match = commonroom.new(
        "sequence",
        edition="classic-2022",
        seats=[{"name": name} for name in filled(names)],
        options={"draw_mode": "auto"},
        seed=1,
    )
    for seat, name in enumerate(filled(names)):
        match.submit(seat, {"type": "leave", "substitute": name})
    for _ in range(SEATS):
        match.submit(match.to_act[0], match.legal(match.to_act[0])[0])
    return match.record()


@pytest.mark.full
def test_imported_records(reader: Page, tmp_path: Path) -> None:
    for number, batch in enumerate(BATCHES):
        file = tmp_path / f"{number}.json"
        file.write_text(json.dumps(record_with(batch)), encoding="utf-8")
        reader.goto("/replay")
        reader.get_by_label("Open a record").set_input_files(file)
        reader.get_by_role("button", name="To the end").click()
        expect(reader.get_by_role("slider")).to_have_value(str(2 * SEATS))
        check_shown_as_text(reader, [f"seat to {name}." for name in batch])
        check_shown_as_text(reader, batch)


@pytest.mark.full
@pytest.mark.parametrize("policy", [True, False], ids=["with the policy", "without the policy"])
def test_a_page_that_takes_text_for_markup_is_found_out(browser: Browser, server: Server, policy: bool) -> None:
    names = ["<img src=x onerror=h()>", "Bob"]
    person = Person(server)
    table = open_with_names(person, names)
    with visitor(browser, server.url, person=person, expected="", bypass_csp=not policy) as page:
        page.add_init_script(NOTE_RUNS)
        page.add_init_script(AS_MARKUP)
        page.goto(f"/t/{table}")
        # Our policy blocks the handler if there is one; without it the code of a name runs in the page.
        expect(page.locator("html")).to_have_attribute("data-stopped" if policy else "data-ran", "yes")
        with pytest.raises(AssertionError, match="onerror"):
            check_shown_as_text(page, names)


class InlineCode(HTMLParser):
    """Finds code and styles that are written into a page instead of separate files."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if (tag == "script" and not given.get("src")) or tag == "style":
            self.found.append(tag)
        for name, value in given.items():
            if name.startswith("on") or name == "style" or (value or "").lower().startswith("javascript:"):
                self.found.append(f"{tag} {name}={value}")


def inline_code(html: str) -> list[str]:
    finder = InlineCode()
    finder.feed(html)
    return finder.found


# Templates of elements are written as markup into the scripts: a handler in one of them would be inline too.
HANDLER_IN_TEMPLATE = re.compile(r"<[a-z][\w-]*(?:\s[^<>`]*)?\s(?:on[a-z]+=|style=|href=.?javascript:)")


def test_built_files_hold_no_inline_code() -> None:
    pages, scripts = list(FOLDER.glob("**/*.html")), list(FOLDER.glob("**/*.js"))
    assert pages
    assert scripts
    assert {file.name: inline_code(file.read_text(encoding="utf-8")) for file in pages} == {
        file.name: [] for file in pages
    }
    found = {file.name: HANDLER_IN_TEMPLATE.findall(file.read_text(encoding="utf-8")) for file in scripts}
    assert found == {file.name: [] for file in scripts}


@pytest.mark.parametrize(
    "markup",
    [
        "<script>h()</script>",
        "<p onclick='h()'>",
        "<p style='top:0'>",
        "<a href='javascript:h()'>",
        "<style>p{}</style>",
    ],
)
def test_the_look_at_built_files_finds_inline_code(markup: str) -> None:
    assert inline_code(f"<main>{markup}</main>")
    assert inline_code('<script type="module" src="/assets/a.js"></script><p class="on">') == []
    assert bool(HANDLER_IN_TEMPLATE.search(f"var a=b(`<li>{markup}</li>`)")) is ("<s" not in markup)
