"""Games that come with installed packages: found by their entry points, and reported by name when they are broken."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from tests.engine import nim

from commonroom.engine import BadInput
from commonroom.games.registry import BrokenGame, Shelf

OWN = {"sequence": "commonroom.games.sequence"}


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def install(folder: Path, package: str, points: dict[str, str], modules: dict[str, str] | None = None) -> None:
    """Install a package as an installer would: its modules, and its metadata."""
    info = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"{name} = {module}" for name, module in points.items()]
    (info / "entry_points.txt").write_text("\n".join(["[commonroom.games]", *lines, ""]), encoding="utf-8")
    for name, source in (modules or {}).items():
        (folder / f"{name}.py").write_text(source, encoding="utf-8")


def shelf() -> Shelf:
    return Shelf(OWN)


def test_a_game_of_an_installed_package_stands_beside_our_own(packages: Path) -> None:
    install(packages, "nim-for-commonroom", {"nim": "tests.engine.nim"})
    games = shelf()
    assert list(games) == ["sequence", "nim"]
    assert len(games) == 2
    assert "nim" in games
    assert "chess" not in games
    assert games.own == ("sequence",)
    assert games["nim"].ABOUT is nim.ABOUT
    assert games["nim"] is games["nim"]
    assert games.place("nim") == ("tests.engine.nim", "nim-for-commonroom")
    assert [name for name, _ in games.playable()] == ["sequence", "nim"]
    assert games.troubles() == []
    with pytest.raises(KeyError):
        games["chess"]


def test_games_are_listed_without_importing_them(packages: Path) -> None:
    install(packages, "bomb", {"bomb": "bomb"}, {"bomb": "raise SystemError('boom')"})
    assert list(shelf()) == ["sequence", "bomb"]
    assert "bomb" not in sys.modules


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import nothing_of_that_name", "ModuleNotFoundError: No module named 'nothing_of_that_name'"),
        ("ABOUT = 1", "BadGame: odd lacks ACTION, setup, "),
        ("from tests.engine.nim import *", "ValueError: its ABOUT says that it is called 'nim'"),
        ("def (", "SyntaxError: "),
        ("1 / 0", "ZeroDivisionError: "),
    ],
)
def test_a_broken_package_is_named_and_the_others_are_played(
    packages: Path, monkeypatch: pytest.MonkeyPatch, source: str, why: str
) -> None:
    install(packages, "odd-games", {"odd": "odd"}, {"odd": source})
    install(packages, "nim-for-commonroom", {"nim": "tests.engine.nim"})
    monkeypatch.delitem(sys.modules, "odd", raising=False)
    games = shelf()
    for _ in range(2):
        with pytest.raises(BrokenGame, match=r"^game: 'odd' of the package odd-games cannot be loaded: ") as caught:
            games["odd"]
        assert why in caught.value.message
    assert issubclass(BrokenGame, BadInput)
    assert [name for name, _ in games.playable()] == ["sequence", "nim"]
    assert len(games.troubles()) == 1
    assert games.troubles()[0] == caught.value.message
    monkeypatch.delitem(sys.modules, "odd", raising=False)


def test_names_that_are_taken_or_odd_are_told(packages: Path) -> None:
    install(packages, "a-second-nim", {"nim": "tests.engine.nim"})
    install(packages, "nim-for-commonroom", {"nim": "tests.engine.other"})
    install(packages, "usurper", {"sequence": "tests.engine.nim", "Not A Name": "tests.engine.nim"})
    games = shelf()
    assert games["sequence"].ABOUT.name == "sequence"
    assert games["nim"].ABOUT is nim.ABOUT
    assert sorted(games.troubles()) == [
        "'Not A Name' of the package usurper has an odd name: use lowercase letters, digits, hyphens",
        "'nim' of the package nim-for-commonroom has the name of another game",
        "'sequence' of the package usurper has the name of another game",
    ]


def test_what_is_installed_is_looked_for_only_if_it_is_not_our_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_need(**_: Any) -> None:
        raise AssertionError("nobody asked for a package")

    monkeypatch.setattr("importlib.metadata.entry_points", no_need)
    assert shelf()["sequence"].ABOUT.name == "sequence"
    with pytest.raises(AssertionError, match="nobody asked"):
        list(shelf())
