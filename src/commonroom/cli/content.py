"""`commonroom content`: cards and boards as data, the house's own and those that an owner of a box has written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import typer
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from commonroom.engine import BadInput
from commonroom.engine.content import Content, Listing
from commonroom.games import GAMES, find_game
from commonroom.terminal.files import STANDARD, write_text
from commonroom.terminal.scene import printable
from commonroom.terminal.texts import ENGLISH, texts_of

from .arguments import Game, read_content
from .errors import BAD_INPUT
from .output import AsJson, print_json, show

content = typer.Typer(name="content", help="Cards and boards as data: check your own, or see the house's.")

ContentFile = Annotated[
    str, typer.Argument(metavar="PATH", help="A TOML or JSON file, or a folder of TOML files; - is standard input.")
]
OwnContent = Annotated[
    str | None, typer.Argument(metavar="PATH", help="Content of your own, a file or a folder; else the house's.")
]
ForGame = Annotated[str | None, typer.Option(metavar="GAME", help="For which game, where the file does not say.")]
Lang = Annotated[str, typer.Option(metavar="L", help="The language of names and texts.")]
INDENT = 6
Output = Annotated[str, typer.Option("-o", "--output", metavar="FILE", help="Where to write; - is standard output.")]


@content.command()
def check(path: ContentFile, game: ForGame = None, as_json: AsJson = False) -> None:
    """What is wrong or odd about content of your own, in sentences."""
    data = read_content(path)
    name, known = _content_of(data, game)
    found = known.check(data)
    if as_json:
        print_json([finding._asdict() for finding in found])
    else:
        for finding in found:
            word, style = ("error", "bold red") if finding.is_error else ("warning", "yellow")
            show(Text(f"{word} ", style).append(f"{finding.check}: ", "bold").append(finding.sentence, "none"))
        show(_verdict(name, known, path, [finding.is_error for finding in found]))
    if any(finding.is_error for finding in found):
        raise typer.Exit(BAD_INPUT)


@content.command("show")
def show_content(game: Game, path: OwnContent = None, lang: Lang = ENGLISH, as_json: AsJson = False) -> None:
    """The content of a game as people read it, or as JSON: also the example for your own."""
    known = _known(game)
    data = known.default if path is None else read_content(path)
    if as_json or known.listings is None:
        print_json(data)
        return
    for listing in known.listings(data, texts_of(_texts(known), lang)):
        show(*_listed(listing))


@content.command()
def draw(game: Game, path: OwnContent = None, output: Output = STANDARD, lang: Lang = ENGLISH) -> None:
    """The board of a game as an SVG picture."""
    known = _known(game)
    if known.draw is None:
        raise BadInput("game", f"the content of {game} has no board that could be drawn")
    picture = known.draw(known.default if path is None else read_content(path), texts_of(_texts(known), lang))
    if output == STANDARD:
        print(picture, end="")
        return
    write_text(output, picture)
    show(Text(f"The board is in {printable(output)}."))


def _known(game: str) -> Content:
    known = find_game(game).CONTENT
    if known is None:
        raise BadInput("game", f"{game} has no content that could be written anew")
    return known


def _texts(known: Content) -> str:
    """Under which game's name the texts of a content are written: it says itself for which game it is."""
    return str(known.default.get("game", ""))


def _listed(listing: Listing) -> Iterator[RenderableType]:
    """A heap under its heading, each thing with its text and its flavour."""
    yield Text(f"\n{printable(listing.heading)}", "bold underline")
    for line in listing.lines:
        number = f"{line.number} " if line.number > 1 else ""
        yield Text(f"  {number}{printable(line.name)}", "bold").append(f" ({line.id})", "not bold dim")
        texts = [Text(printable(line.text)), Text(printable(line.flavour), "italic dim")]
        yield from (Padding(text, (0, 0, 0, INDENT)) for text in texts if text)


def _content_of(data: object, told: str | None) -> tuple[str, Content]:
    """For which game it is: the file or the caller says so, or there is only one that can be played with it."""
    games: dict[str, Content] = {name: rules.CONTENT for name, rules in GAMES.items() if rules.CONTENT is not None}
    said: Any = data.get("game") if isinstance(data, Mapping) else None
    name = said if told is None else told
    if name is None:
        fitting = [game for game, known in games.items() if _is_playable(known, data)]
        name = fitting[0] if len(fitting) == 1 else None
    if not isinstance(name, str) or name not in games:
        known = " or ".join(f'"{game}"' for game in games) or "none of them can be written anew"
        raise BadInput("game", f"the file must say for which game it is: game = {known}")
    return name, games[name]


def _is_playable(known: Content, data: object) -> bool:
    try:
        return not any(finding.is_error for finding in known.check(data))
    except BadInput:
        return False


def _verdict(game: str, known: Content, path: str, errors: list[bool]) -> Text:
    if any(errors):
        number = f"{sum(errors)} errors" if sum(errors) > 1 else "one error"
        return Text(f"It cannot be played with: {number}.", "bold red")
    if path == STANDARD:
        return Text("It can be played with.", "bold green")
    table = f"commonroom play {game} --option {known.option}=@{path}"
    return Text("It can be played with: ", "bold green").append(table, "none")
