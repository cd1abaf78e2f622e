"""Play a plan on the compiled kernel (`commonroom.fast`), if it has all that the plan asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from typing import TYPE_CHECKING

from commonroom.engine import BadInput
from commonroom.fast import why_not

from .plan import Plan, Series
from .play import MOST_ACTIONS
from .totals import DRAWN, LOST, UNFINISHED, WON, Totals

if TYPE_CHECKING:
    from commonroom.fast.simulation import Played

WORTHWHILE = 1000
"""With fewer games than this, the readable engine is done before the kernel has been compiled for the first time."""
AT_ONCE = 2000
"""Games in one call. Progress is reported and Ctrl-C noticed only between calls."""


def is_chosen(plan: Plan, series: Series) -> bool:
    """Tell whether the kernel plays a plan; BadInput if it was asked for and cannot."""
    if plan.engine == "readable" or (plan.engine == "auto" and plan.games < WORTHWHILE):
        return False
    lacking = why_not(series.rules.ABOUT.name, series.table, series.bots)
    if lacking and plan.engine == "fast":
        raise BadInput("engine", lacking)
    return lacking is None


def play_all(plan: Plan, series: Series, totals: Totals, note: Callable[[int], None]) -> None:
    """Play all games of a plan, in as many threads as it has jobs: compiled code releases the interpreter's lock."""
    from commonroom.fast.simulation import Simulation

    simulation = Simulation(series.table, series.lineups, series.seed, MOST_ACTIONS)
    starts = iter(range(0, plan.games, AT_ONCE))
    with ThreadPoolExecutor(plan.jobs) as pool:

        def begun() -> Iterator[Future[Played]]:
            return (pool.submit(simulation.play, start, min(AT_ONCE, plan.games - start)) for start in starts)

        # One call for each thread and one in reserve: after Ctrl-C little is left to finish.
        under_way = list(islice(begun(), plan.jobs + 1))
        while under_way:
            add(totals, series, under_way.pop(0).result())
            note(totals.played)
            under_way += islice(begun(), 1)


def add(totals: Totals, series: Series, games: Played) -> None:
    """Count some games."""
    _add_results(totals, series, games)
    totals.reasons.update(games.reasons())
    totals.lengths.update(_counted(games.length[games.ended].tolist()))
    for name, times in games.counts().items():
        totals.counts[name] += int(times.sum())
        totals.games_with[name] += int((times > 0).sum())
    for name, values in games.samples().items():
        if len(values):
            totals.samples.setdefault(name, Counter()).update(_counted(values.tolist()))
    heat, won = games.heat()
    if won:
        totals.add_heat(heat, won)


def _counted(values: list[int]) -> Counter[float]:
    return Counter({float(value): times for value, times in Counter(values).items()})


def _add_results(totals: Totals, series: Series, games: Played) -> None:
    """Count wins by bot, seat and side: games with the same bots, of which one side won, are counted together."""
    alike = Counter(zip(games.lineup.tolist(), games.ended.tolist(), games.winner.tolist(), strict=True))
    for (lineup, ended, winner), number in alike.items():
        won = WON if winner >= 0 else DRAWN
        totals.results[won if ended else UNFINISHED] += number
        bots = series.lineup(lineup)
        for side in sorted(set(series.sides)):
            seats = [seat for seat, its_side in enumerate(series.sides) if its_side == side]
            result = UNFINISHED if not ended else DRAWN if winner < 0 else WON if winner == side else LOST
            totals.sides.setdefault(side, Counter())[result] += number
            for seat in seats:
                totals.seats.setdefault(seat, Counter())[result] += number
            for bot in {bots[seat] for seat in seats}:
                totals.bots.setdefault(bot, Counter())[result] += number
