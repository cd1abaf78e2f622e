"""`commonroom content`: cards and boards as data, the house's own and those that an owner of a box has written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import typer
from rich.text import Text

from commonroom.engine import BadInput
from commonroom.engine.content import Content
from commonroom.games import GAMES, find_game
from commonroom.terminal.files import STANDARD

from .arguments import Game, read_content
from .errors import BAD_INPUT
from .output import AsJson, print_json, show

content = typer.Typer(name="content", help="Cards and boards as data: check your own, or see the house's.")

ContentFile = Annotated[str, typer.Argument(metavar="FILE", help="A TOML or JSON file; - is standard input.")]


@content.command()
def check(file: ContentFile, as_json: AsJson = False) -> None:
    """What is wrong or odd about content of your own, in sentences."""
    data = read_content(file)
    game, known = _content_of(data)
    found = known.check(data)
    if as_json:
        print_json([finding._asdict() for finding in found])
    else:
        for finding in found:
            word, style = ("error", "bold red") if finding.is_error else ("warning", "yellow")
            show(Text(f"{word} ", style).append(f"{finding.check}: ", "bold").append(finding.sentence, "none"))
        show(_verdict(game, known, file, [finding.is_error for finding in found]))
    if any(finding.is_error for finding in found):
        raise typer.Exit(BAD_INPUT)


@content.command("show")
def show_content(game: Game, _as_json: AsJson = True) -> None:
    """The house's own content for a game, as JSON: also the example for your own."""
    known = find_game(game).CONTENT
    if known is None:
        raise BadInput("game", f"{game} has no content that could be written anew")
    print_json(known.default)


def _content_of(data: object) -> tuple[str, Content]:
    """For which game it is; the file says so itself."""
    games: dict[str, Content] = {name: rules.CONTENT for name, rules in GAMES.items() if rules.CONTENT is not None}
    name: Any = data.get("game") if isinstance(data, Mapping) else None
    if not isinstance(name, str) or name not in games:
        known = " or ".join(f'"{game}"' for game in games) or "none of them can be written anew"
        raise BadInput("game", f"the file must say for which game it is: game = {known}")
    return name, games[name]


def _verdict(game: str, known: Content, file: str, errors: list[bool]) -> Text:
    if any(errors):
        return Text(f"It cannot be played with: {sum(errors)} of its checks are errors.", "bold red")
    if file == STANDARD:
        return Text("It can be played with.", "bold green")
    table = f"commonroom play {game} --option {known.option}=@{file}"
    return Text("It can be played with: ", "bold green").append(table, "none")
