"""`commonroom content`: cards and boards as data, our own and those that players have written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from commonroom.engine import BadInput
from commonroom.engine.content import Content, Finding, Gathered, Listing, Say, first_key
from commonroom.engine.words import Words, words
from commonroom.games import GAMES, find_game
from commonroom.phrases import ENGLISH, languages_of, phrases_of
from commonroom.phrases.findings import SHARED, game_of, sentence_at, sentence_of
from commonroom.terminal.files import STANDARD, write_text
from commonroom.terminal.scene import printable

from .arguments import Game, read_content, read_files
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
SentenceLang = Annotated[str, typer.Option("--lang", metavar="L", help="The language of the sentences.")]
INDENT = 6
WHICH_GAME = ("which_game", "the file must say which game it is for: game = …; known games: {known}")
Output = Annotated[str, typer.Option("-o", "--output", metavar="FILE", help="Where to write; - is standard output.")]


@content.command()
def check(path: ContentFile, game: ForGame = None, lang: SentenceLang = ENGLISH, as_json: AsJson = False) -> None:
    """Report what is wrong or odd about content of your own, in sentences."""
    say = _shared_texts(lang)
    with _reported_in(lang):
        files = read_files(path)
        name, known = _content_of(files, game)
    with _reported_in(lang, game_of(known)):
        found = _found(known, files)
    worded = [(finding, sentence_of(finding, lang, game_of(known))) for finding in found]
    if as_json:
        print_json([_as_data(finding, sentence) for finding, sentence in worded])
    else:
        for finding, sentence in worded:
            word, style = ("error", "bold red") if finding.is_error else ("warning", "yellow")
            mark = " ".join(filter(None, (say(f"faults-{word}", {}), finding.check)))
            heading = say("fault-at", {"where": mark, "fault": ""}) or mark
            show(Text(heading, style).append(printable(sentence), "none"))
        errors = sum(finding.is_error for finding in found)
        show(_verdict(say, f"commonroom play {name} --option {known.option}=@", path, errors))
    if any(finding.is_error for finding in found):
        raise typer.Exit(BAD_INPUT)


@content.command("show")
def show_content(game: Game, path: OwnContent = None, lang: Lang = ENGLISH, as_json: AsJson = False) -> None:
    """Show the content of a game for people, or as JSON: also the example to start from."""
    known = _known(game)
    data = known.default if path is None else read_content(path)
    if as_json or known.listings is None:
        print_json(data)
        return
    for listing in known.listings(data, phrases_of(game_of(known), lang)):
        show(*_listed(listing))


@content.command()
def draw(game: Game, path: OwnContent = None, output: Output = STANDARD, lang: Lang = ENGLISH) -> None:
    """Draw the board of a game as an SVG picture."""
    known = _known(game)
    if known.draw is None:
        raise BadInput("game", f"the content of {game} has no board that could be drawn")
    picture = known.draw(known.default if path is None else read_content(path), phrases_of(game_of(known), lang))
    if output == STANDARD:
        print(picture, end="")
        return
    write_text(output, picture)
    show(Text(f"The board is in {printable(output)}."))


def _known(game: str) -> Content:
    known = find_game(game).CONTENT
    if known is None:
        raise BadInput("game", f"{game} has no content that can be replaced")
    return known


def _shared_texts(lang: str) -> Say:
    """Return the phrases that suit any content, in this language."""
    if lang not in (spoken := languages_of(SHARED)):
        raise BadInput("lang", f"there are no texts in {lang!r}, only in {', '.join(spoken)}")
    return phrases_of(SHARED, lang)


@contextmanager
def _reported_in(lang: str, game: str = "") -> Iterator[None]:
    """Report what cannot even be read in the language, too."""
    try:
        yield
    except BadInput as error:
        raise BadInput("", sentence_at(error.field, error.words, lang, game)) from None


def _found(known: Content, files: Gathered) -> list[Finding]:
    """List what is wrong with the files and with their content.

    What is missing is not reported while a file is broken: it may be in that file.
    """
    found = [Finding("", True, fault.words, fault.where) for fault in files.broken]
    for finding in known.check(files.document):
        key = first_key(finding.where)
        if key in files.sources:
            found.append(finding._replace(where=f"{files.sources[key]}: {finding.where}"))
        elif not files.broken:
            found.append(finding)
    return found


def _as_data(finding: Finding, sentence: str) -> dict[str, Any]:
    """Return a finding for programs, with the sentence for people."""
    return {
        "check": finding.check,
        "is_error": finding.is_error,
        "code": finding.words.code,
        "where": finding.where,
        "values": {
            key: str(value) if isinstance(value, Words) else value for key, value in finding.words.values.items()
        },
        "sentence": sentence,
    }


def _listed(listing: Listing) -> Iterator[RenderableType]:
    """List a group under its heading, each thing with its text and its flavour."""
    yield Text(f"\n{printable(listing.heading)}", "bold underline")
    for line in listing.lines:
        number = f"{line.number} " if line.number > 1 else ""
        yield Text(f"  {number}{printable(line.name)}", "bold").append(f" ({line.id})", "not bold dim")
        texts = [Text(printable(line.text)), Text(printable(line.flavour), "italic dim")]
        yield from (Padding(text, (0, 0, 0, INDENT)) for text in texts if text)


def _content_of(files: Gathered, named: str | None) -> tuple[str, Content]:
    """Return the game of the content: the file or the caller names it, or only one game takes such content."""
    data = files.document
    games: dict[str, Content] = {name: rules.CONTENT for name, rules in GAMES.playable() if rules.CONTENT is not None}
    said: Any = data.get("game") if isinstance(data, Mapping) else None
    name = said if named is None else named
    if name is None:
        fitting = [game for game, known in games.items() if _is_playable(known, data)]
        name = fitting[0] if len(fitting) == 1 else None
    if not isinstance(name, str) or name not in games:
        for where, why, _ in files.broken:
            raise BadInput(where, why)
        known = ", ".join(f'"{game}"' for game in games)
        raise BadInput("game", words(*WHICH_GAME, known=known))
    return name, games[name]


def _is_playable(known: Content, data: object) -> bool:
    try:
        return not any(finding.is_error for finding in known.check(data))
    except BadInput:
        return False


def _verdict(say: Say, command: str, path: str, errors: int) -> Text:
    if errors:
        return Text(say("faults-verdict-bad", {"count": errors}) or "", "bold red")
    if path == STANDARD:
        return Text(say("faults-verdict-good", {}) or "", "bold green")
    return Text(f"{say('faults-verdict-table', {})} ", "bold green").append(f"{command}{path}", "none")
