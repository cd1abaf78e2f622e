"""The limits on the page about trust are those of the code."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec.structs import fields

from commonroom.engine.strict_json import MAX_DEPTH, MAX_TEXT
from commonroom.server.settings import Limits, Settings
from commonroom.server.workers import checks, replay

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "trust.md").read_text(encoding="utf-8")


def shown(value: object) -> str:
    """Return a default as the page writes it."""
    if isinstance(value, tuple):
        return f"{value[0]} in {value[1]:g} s"
    return f"{value:g} s" if isinstance(value, float) else str(value)


def test_every_limit_is_on_the_page_with_its_default() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", PAGE, re.MULTILINE))
    assert told == {field.name: shown(field.default) for field in fields(Limits)}


def test_the_other_numbers_are_those_of_the_code() -> None:
    for number in (
        f"nested {MAX_DEPTH} levels",
        f"{MAX_TEXT} characters",
        f"{replay.PAGE // 1024**2} MiB of frames",
        f"{replay.MOST_VIEWS:,} views".replace(",", " "),
        f"{checks.MEGABYTES // 1024} GiB of memory",
        f"{checks.MOST_FROM_ONE} checks waiting, all together {checks.MOST_WAITING}",
    ):
        assert number in PAGE.replace("\n", " "), number


def test_the_settings_that_it_names_exist() -> None:
    known = {field.name for field in fields(Settings)}
    assert {"operator_secret", "origins", "hosts", "proxies", "secure_cookies"} <= known


def test_the_tests_that_it_names_exist() -> None:
    for row in re.findall(r"^\| .* \| (`tests/.*) \|$", PAGE, re.MULTILINE):
        folder = ""
        for name in re.findall(r"`([^`]+)`", row):
            folder = name.rpartition("/")[0] or folder
            assert (ROOT / folder / name.rpartition("/")[2]).is_file(), name
