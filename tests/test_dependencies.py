"""What is installed is what was locked, with hashes, and no version of which a hole is known (TRUST S17)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from importlib.metadata import distributions
from pathlib import Path

import pytest
from packaging.version import Version

ROOT = Path(__file__).parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
TOOLS = {"commonroom", "pip", "setuptools", "wheel"}
"""Not from the lock: ourselves, and what comes with a virtual environment."""

FLOORS: Mapping[str, tuple[str, str]] = {
    "h11": ("0.16", "CVE-2025-43859: chunked bodies are misread, so requests can be smuggled"),
    "jinja2": ("3.1.6", "CVE-2025-27516: a template breaks out of its sandbox"),
    "litestar": ("2.18", "CVE-2025-59152: any address in X-Forwarded-For; before that CVE-2024-52581: endless forms"),
    "orjson": ("3.11.5", "deep nesting ends the process"),
    "starlette": ("1.3.1", "CVE-2025-62727 and later ones: Range headers, and checks of paths that can be passed by"),
    "urllib3": ("2.6", "CVE-2025-66418: an answer that unpacks without end"),
    "uvicorn": ("0.11.7", "CVE-2020-7695: headers can be added to an answer"),
    "websockets": ("9.1", "CVE-2021-33880: a password can be found by timing"),
}
"""The first version without the hole. The list is checked by hand: no advisory service can be asked from a test."""


def locked(text: str) -> Iterator[tuple[str, str, bool]]:
    """Yield each package of a lock file with its version, and whether it has hashes."""
    for entry in re.split(r"\n(?=\S)", text.strip()):
        if (found := re.match(r"([A-Za-z0-9._-]+)==([^\s;\\]+)", entry)) is not None:
            yield normal(found[1]), found[2], "--hash=sha256:" in entry
        else:
            assert entry.startswith("#"), f"not pinned: {entry[:80]}"


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def below(packages: Mapping[str, str]) -> dict[str, str]:
    """Return the packages of which this version has a known hole, with the reason."""
    return {
        name: f"{version} < {floor}: {why}"
        for name, (floor, why) in FLOORS.items()
        if (version := packages.get(name)) is not None and Version(version) < Version(floor)
    }


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_s17_every_package_is_pinned_with_hashes_and_has_no_known_hole(lock: Path) -> None:
    entries = list(locked(lock.read_text()))
    assert len(entries) > 20
    assert [name for name, _, has_hashes in entries if not has_hashes] == []
    assert below({name: version for name, version, _ in entries}) == {}


def test_s17_what_is_installed_is_what_is_locked() -> None:
    # Some packages have a version for each version of Python.
    wanted = {(name, version) for name, version, _ in locked((ROOT / "requirements" / "dev.txt").read_text())}
    installed = {normal(each.metadata["Name"]): each.version for each in distributions()}
    assert {name for name, version in installed.items() if name not in TOOLS and (name, version) not in wanted} == set()
    assert below(installed) == {}


def test_s17_the_packages_of_the_page_have_hashes_and_run_nothing_when_installed() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert [
        name for name, entry in packages.items() if name and not entry.get("link") and "integrity" not in entry
    ] == []
    makefile = (ROOT / "Makefile").read_text()
    assert re.findall(r"install .*requirements/\S+", makefile) == re.findall(r"install --require-hashes .*", makefile)
    assert re.findall(r"\(NPM\) ci.*", makefile)[0].startswith("(NPM) ci --ignore-scripts")


def test_s17_would_find_an_old_version() -> None:
    assert list(below({"orjson": "3.8.3", "h11": "0.16.0"})) == ["orjson"]


def test_s17_would_find_a_package_without_hashes() -> None:
    assert list(locked("one==1 \\\n    --hash=sha256:00\ntwo==2\n")) == [("one", "1", True), ("two", "2", False)]
