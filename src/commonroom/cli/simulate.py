"""`commonroom simulate`: bots play many games."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from commonroom.arena import Plan, Report, prepare
from commonroom.arena import simulate as play_all
from commonroom.arena.report import Spread, Standing
from commonroom.engine.plain import plain
from commonroom.games import find_game

from .arguments import BUDGETS, KNOWN_BOTS, PROGRAMS, Edition, Game, Options, Seed, read_options, read_seed
from .output import AsJson, print_json, show, table_of
from .plotting import Plot, check_plot
from .progress import progress_bar

if TYPE_CHECKING:
    from commonroom.arena.tournament import Crosstable

INTERRUPTED = 130
"""The exit status that a shell reports after Ctrl-C."""
BOTS_HELP = f"{KNOWN_BOTS}: one for all, one per side or one per seat. {BUDGETS}. {PROGRAMS}."
ENGINE_HELP = (
    "readable, fast (compiled: Sequence with draw_mode=auto), or auto: fast for 1,000 games and more, if it can."
)
EASY_SEED = 10**9
"""Random seeds are below this: short enough to type again."""


def simulate(
    game: Game,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(metavar="A,B", help=BOTS_HELP)] = "random",
    seats: Annotated[int | None, typer.Option(metavar="N", help="How many play in a game.")] = None,
    edition: Edition = None,
    option: Options = None,
    jobs: Annotated[int, typer.Option(metavar="J", help="How many processes share the work.")] = 1,
    seed: Seed = None,
    engine: Annotated[str, typer.Option(metavar="NAME", help=ENGINE_HELP)] = "auto",
    as_json: AsJson = False,
    plot: Plot = None,
) -> None:
    """Let bots play many games, and count the results."""
    given = read_seed(seed)
    plan = Plan(
        game=game,
        bots=tuple(name.strip() for name in bots.split(",")),
        games=games,
        seed=secrets.randbelow(EASY_SEED) if given is None else given,
        seats=seats,
        edition=edition,
        options=read_options(find_game(game), option),
        jobs=jobs,
        engine=engine,
    )
    prepare(plan)
    if plot is not None:
        check_plot(plot)
    report = _play(plan)
    if plot is not None and report.played:
        _draw(report, plot)
    if as_json:
        print_json(plain(report))
    else:
        show(*_story(report))
    if report.interrupted:
        raise typer.Exit(INTERRUPTED)


def _draw(report: Report, path: Path) -> None:
    from commonroom.arena.plots import draw

    draw(report, path)


def _play(plan: Plan) -> Report:
    """Play with a progress bar, if anybody can see it."""
    with progress_bar() as note:
        return play_all(plan, lambda played: note(played, plan.games))


def _story(report: Report) -> list[Text | Table]:
    """Return the report for people, the most important first."""
    parts: list[Text | Table] = [_heading(report), _standings("Wins by bot", report.by_bot)]
    if report.sides < report.seats:
        parts.append(_standings("Wins by side", report.by_side))
    parts += [_standings("Wins by seat", report.by_seat), _endings(report), _spreads(report), _frequencies(report)]
    if report.figures:
        parts.append(_figures(report))
    return [item for part in parts for item in (part, Text())]


def headline(found: Report | Crosstable) -> Text:
    """Return what was played, and at which table."""
    text = Text().append(f"{found.played:,} games of {found.title}", "bold")
    text.append(f", {found.edition}, {found.seats} seats, {found.sides} sides")
    for name, value in found.options.items():
        text.append(f", {name}={value}")
    return text


def _heading(report: Report) -> Text:
    text = headline(report)
    text.append(f"\nbots {', '.join(report.bots)}; seed {report.seed}; engine {report.engine}")
    if report.interrupted:
        text.append(f"\ninterrupted: {report.games:,} games were planned", "bold red")
    if report.unfinished:
        text.append(f"\n{report.unfinished:,} games would not end and were broken off", "bold red")
    return text


def _standings(title: str, standings: Sequence[Standing]) -> Table:
    table = table_of(title, "", "won", "drawn", "games", "share", "95 % interval")
    for who in standings:
        share, interval = f"{who.share:.1%}", f"{who.low:.1%} to {who.high:.1%}"
        table.add_row(who.name, f"{who.won:,}", f"{who.drawn:,}", f"{who.played:,}", share, interval)
    return table


def _endings(report: Report) -> Table:
    table = table_of("How games end", "", "games", "share", "95 % interval")
    for reason, games in report.reasons.items():
        table.add_row(reason.replace("_", " "), f"{games:,}", f"{games / report.played:.1%}")
    draws = report.draws
    table.add_row("drawn", f"{draws.games:,}", f"{draws.share:.1%}", f"{draws.low:.1%} to {draws.high:.1%}")
    return table


def _spreads(report: Report) -> Table:
    # Six numbers have to fit beside a name, into 80 columns.
    columns = ("mean", "least", "lower", "median", "upper", "most")
    table = table_of("From game to game, with quartiles", "", *columns, width=5)
    spreads: dict[str, Spread] = dict(report.samples)
    if report.length is not None:
        spreads = {"actions": report.length} | spreads
    for name, spread in spreads.items():
        numbers = (spread.least, spread.lower_quartile, spread.median, spread.upper_quartile, spread.most)
        table.add_row(name, f"{spread.mean:.1f}", *(f"{round(number, 1):g}" for number in numbers))
    return table


def _frequencies(report: Report) -> Table:
    table = table_of("How often each rule comes up", "", "a game", "in share of games")
    for rule in report.rules:
        table.add_row(rule.name, f"{rule.mean:.2f}", f"{rule.share:.1%}")
    return table


def _figures(report: Report) -> Table:
    """Return what each bot did per game, on average."""
    table = table_of("What each bot does in a game", "", *report.figures)
    names = dict.fromkeys(name for figures in report.figures.values() for name in figures)
    for name in names:
        means = [figures[name].mean if name in figures else None for figures in report.figures.values()]
        table.add_row(name, *("" if mean is None else f"{mean:.2f}" for mean in means))
    return table
