"""`commonroom new-game`: write a package with a small game to begin with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from commonroom.engine import BadInput
from commonroom.games import GAMES

from .output import show

TEMPLATES = files("commonroom") / "cli/templates/game"
ENDING = ".template"
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 32


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the game is called: a-z, 0-9 and -.")],
) -> None:
    """Write a package with a small game that works, as a start for your own."""
    check_name(name)
    folder = Path(name)
    if folder.exists():
        raise BadInput("name", f"there is already something called {name!r} in this folder")
    write(folder, words_for(name))
    show(
        f"[bold]{escape(name)}/[/bold] holds a game that works. Next:\n\n"
        + escape(f'  pip install -e "{name}[test]"\n  pytest {name}\n  commonroom play {name}')
    )


def check_name(name: str) -> None:
    """Refuse a name that no game can have, or that another one has."""
    if not _NAME.fullmatch(name) or len(name) > LONGEST:
        raise BadInput(
            "name",
            f"{name!r} cannot be one: use up to {LONGEST} lowercase letters, digits and single hyphens, a letter first",
        )
    if name in GAMES:
        raise BadInput("name", f"there is already a game called {name!r}")


def words_for(name: str) -> dict[str, str]:
    """Return what stands for the marks of the templates."""
    return {
        "@NAME@": name,
        "@TITLE@": name.replace("-", " ").title(),
        "@PACKAGE@": f"commonroom_{name.replace('-', '_')}",
        "@RULE@": re.sub(r"[^a-z]", "", name)[:3].upper(),
    }


def write(folder: Path, words: dict[str, str]) -> None:
    """Write every template into the folder, with the words in place of the marks."""
    for path, template in templates_in(TEMPLATES):
        text = template.read_text(encoding="utf-8")
        for mark, word in words.items():
            text = text.replace(mark, word)
        file = folder / _named(path, words)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def templates_in(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    """Yield every template with its path."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from templates_in(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(ENDING):
            yield f"{path}{entry.name.removesuffix(ENDING)}", entry


def _named(path: str, words: dict[str, str]) -> str:
    """Return where a file goes: the package and its texts are named after the game."""
    path = path.replace("src/package/", f"src/{words['@PACKAGE@']}/")
    return re.sub(r"/name((?:-rules)?\.ftl)$", rf"/{words['@NAME@']}\1", path)
