"""Functions about all games: what can be played, rules, bots, simulations; `commonroom` exports them.

Nothing here imports a game before it is named, nor the libraries for phrases and statistics before they are needed.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, overload

from .bots import bots_of
from .engine.content import with_read_text
from .engine.plain import plain
from .engine.reasons import Hint
from .engine.table import About
from .games import GAMES, find_game
from .match import Match

if TYPE_CHECKING:
    from .arena import Report
    from .rulebook import Entry, Rulebook

_EASY_SEED = 10**9


def games() -> dict[str, Any]:
    """Return what can be played, by name: editions, options with choices and defaults, numbers of seats and sides.

    `list(commonroom.games())` are the names alone.
    """
    return {name: _described(rules.ABOUT) for name, rules in GAMES.playable()}


def bots(game: str) -> list[str]:
    """Return the names of the bots that can play a game; `search` takes a budget too, as in `search@500`."""
    return list(bots_of(find_game(game)))


@overload
def rules(game: str, rule: str, lang: str = "en") -> Entry: ...


@overload
def rules(game: str, rule: None = None, lang: str = "en") -> Rulebook: ...


def rules(game: str, rule: str | None = None, lang: str = "en") -> Entry | Rulebook:
    """Return a rule of a game by its id, or the whole rulebook, in a language."""
    from . import rulebook

    return rulebook.rulebook(game, lang) if rule is None else rulebook.find(game, rule, lang)


def why(match: Match, hint: Hint, lang: str = "en") -> str | None:
    """Return the reason of a hint as a sentence in a language; None if the bot could not say why.

    `match.bot("greedy").hint(seat)` gives a hint: what the bot would do, and its reason.
    """
    from .phrases.reasons import sentence

    return None if hint.reason is None else sentence(match.rules, match.table, hint.reason, lang)


def simulate(
    game: str,
    bots: str | Sequence[str] = "random",
    games: int = 100,
    *,
    seed: str | int | None = None,
    seats: int | None = None,
    edition: str | None = None,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    engine: str = "readable",
) -> Report:
    """Let bots play many games, and return the results with intervals.

    Name one bot for all seats, one for each side or one for each seat. The same arguments and seed give the same
    report on every installation, whatever the number of jobs. Without a seed, the report says which one was used.

    `engine="fast"` plays Sequence with the compiled kernel of the extra `research`, two hundred times as fast. The
    kernel has its own luck, so it plays other games with the same seed. `engine="auto"` takes the kernel for a thousand
    games or more, if it is installed and can play them; the report says which engine played.
    """
    from .arena import Plan
    from .arena import simulate as play

    names = (bots,) if isinstance(bots, str) else tuple(bots)
    number = secrets.randbelow(_EASY_SEED) if seed is None else seed
    content = with_read_text((named := find_game(game)).CONTENT, named.ABOUT, options)
    return play(Plan(game, names, games, number, seats, edition, content or {}, jobs, engine))  # type: ignore[arg-type]


def _described(about: About) -> dict[str, Any]:
    """Describe a game before it begins."""
    return {
        "title": about.title,
        "rules": about.rules,
        "editions": plain(about.editions),
        "seats": list(about.sides),
        "sides": {str(seats): list(sides) for seats, sides in about.sides.items()},
        "wish": plain(about.wish),
        "options": {
            option.name: {
                "choices": list(option.choices),
                "default": option.default,
                "numbers": list(option.numbers) if option.numbers else None,
                "several": option.several,
                "content": option.content,
                "rule": option.rule,
                "group": option.group,
                "needs": plain(option.needs),
            }
            for option in about.options
        },
    }
