"""`commonroom arena`: bots meet each other, and are rated."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from commonroom.arena.tournament import Crosstable, Tournament, hold, prepare
from commonroom.arena.tournament.record import seed_of
from commonroom.arena.tournament.report import Meeting
from commonroom.engine import BadInput
from commonroom.engine.plain import plain
from commonroom.games import find_game

from .arguments import BUDGETS, KNOWN_BOTS, PROGRAMS, Edition, Game, Options, Seed, read_options, read_seed
from .output import AsJson, print_json, show, table_of
from .plotting import Plot, check_plot
from .progress import progress_bar
from .simulate import EASY_SEED, ENGINE_HELP, INTERRUPTED, headline

BOTS_HELP = f"{KNOWN_BOTS}: each meets every other. {BUDGETS}. {PROGRAMS}."
GAMES_HELP = "How many games for every two bots, at most; each deal is played twice, with the sides exchanged."
SPRT_HELP = "Stop two bots once it is clear which of two leads in Elo the first has over the second."
RECORD_HELP = "Write every deal to a file, and go on from there if it is called again."


def arena(
    game: Game,
    bots: Annotated[str, typer.Option(metavar="A,B,C", help=BOTS_HELP)],
    games: Annotated[int, typer.Option(metavar="N", help=GAMES_HELP)] = 100,
    seats: Annotated[int | None, typer.Option(metavar="N", help="How many play in a game.")] = None,
    edition: Edition = None,
    option: Options = None,
    jobs: Annotated[int, typer.Option(metavar="J", help="How many processes share the work.")] = 1,
    seed: Seed = None,
    engine: Annotated[str, typer.Option(metavar="NAME", help=ENGINE_HELP)] = "auto",
    sprt: Annotated[str | None, typer.Option(metavar="ELO0,ELO1", help=SPRT_HELP)] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help=RECORD_HELP)] = None,
    as_json: AsJson = False,
    plot: Plot = None,
) -> None:
    """Let every bot meet every other on the same deals, and rate them."""
    plan = Tournament(
        game=game,
        bots=tuple(name.strip() for name in bots.split(",")),
        games=games,
        seed=_seed(seed, record),
        seats=seats,
        edition=edition,
        options=read_options(find_game(game), option),
        jobs=jobs,
        engine=engine,
        sprt=None if sprt is None else _leads(sprt),
    )
    prepare(plan)
    if plot is not None:
        check_plot(plot)
    with progress_bar() as note:
        found = hold(plan, note, record=record)
    if plot is not None and found.played:
        _draw(found, plot)
    if as_json:
        print_json(plain(found))
    else:
        show(*_story(found))
    if found.interrupted:
        raise typer.Exit(INTERRUPTED)


def _seed(text: str | None, record: Path | None) -> str | int:
    """Return the seed that was given, or that of the record, or any."""
    given = read_seed(text)
    if given is None and record is not None:
        given = seed_of(record)
    return secrets.randbelow(EASY_SEED) if given is None else given


def _leads(text: str) -> tuple[float, float]:
    try:
        elo0, elo1 = map(float, text.split(","))
    except ValueError:
        raise BadInput("sprt", f"{text!r} must be two leads in Elo, such as 0,20") from None
    return elo0, elo1


def _draw(found: Crosstable, path: Path) -> None:
    from commonroom.arena.tournament.plots import draw

    draw(found, path)


def _story(found: Crosstable) -> list[Text | Table]:
    """Return the result for people: ratings first, then who did how well against whom."""
    parts: list[Text | Table] = [_heading(found), _ratings(found), _crosstable(found), _meetings(found)]
    return [item for part in parts for item in (part, Text())]


def _heading(found: Crosstable) -> Text:
    text = headline(found)
    text.append(f"\nseed {found.seed}; engine {found.engine}")
    if found.interrupted:
        text.append(f"\ninterrupted: {found.games:,} games were planned for every two bots", "bold red")
    return text


def _ratings(found: Crosstable) -> Table:
    table = table_of(f"Elo above {found.bots[0]}", "", "Elo", "95 % interval", "games", "points")
    for rated in found.ratings:
        share = f"{rated.points / rated.games:.1%}" if rated.games else ""
        interval = "" if rated.bot == found.bots[0] else f"{rated.low:+,.0f} to {rated.high:+,.0f}"
        table.add_row(rated.bot, f"{rated.elo:+,.0f}", interval, f"{rated.games:,}", share)
    return table


def _crosstable(found: Crosstable) -> Table:
    """Return everybody's share of points against everybody, the strongest first."""
    shares = {(each.first, each.second): each.share for each in found.meetings if each.games}
    shares |= {(second, first): 1 - share for (first, second), share in shares.items()}
    bots = [rated.bot for rated in found.ratings]
    table = table_of("Share of points against", "", *bots)
    for bot in bots:
        table.add_row(bot, *(f"{shares[bot, other]:.1%}" if (bot, other) in shares else "" for other in bots))
    return table


def _meetings(found: Crosstable) -> Table:
    table = table_of("Who met whom", "", "won", "drawn", "lost", "95 % interval", *_heads(found), width=5)
    for each in found.meetings:
        interval = f"{each.low:.1%} to {each.high:.1%}"
        drawn = each.drawn + each.unfinished
        table.add_row(
            f"{each.first} against {each.second}",
            f"{each.won:,}",
            f"{drawn:,}",
            f"{each.lost:,}",
            interval,
            *_test(each),
        )
    return table


def _heads(found: Crosstable) -> list[str]:
    return ["LLR", "accepted"] if any(each.test for each in found.meetings) else []


def _test(each: Meeting) -> list[str]:
    if each.test is None:
        return []
    accepted = each.test.accepted
    return [f"{each.test.llr:+.2f}", "open" if accepted is None else f"{accepted:+g}"]
