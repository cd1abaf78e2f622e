"""Seats one person, and bots on all other seats."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import Any

from commonroom.bots import bots_of
from commonroom.engine import BadInput, Match, Player, Rules, Seat
from commonroom.engine.content import with_read_text
from commonroom.engine.eyes import Bot
from commonroom.engine.table import read_wish
from commonroom.games import find_game
from commonroom.match import new
from commonroom.programs import find, is_program, label

from .faces import face_of
from .sitting import HINTER, Sitting
from .speech.language import say
from .story import as_viewer, log_of, retell

NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Edda", "Farid", "Greta", "Hugo", "Ines", "Jonas", "Kaya")


def new_sitting(
    game: str,
    *,
    edition: str | None,
    seats: int | None,
    bot: str | None,
    options: Mapping[str, Any],
    seed: str | int | None,
    name: str | None = None,
    wish: str | None = None,
) -> Sitting:
    """Start a match with the person on seat 0; the game's face chooses what is left open."""
    rules, face = find_game(game), face_of(game)
    kind = bot or default_bot(rules)
    number = seats or next(iter(rules.ABOUT.sides))
    # Content comes as the text of a file, and may name what can be wished for.
    chosen: Any = with_read_text(rules.CONTENT, rules.ABOUT, {**face.quick.options, **options})
    called = say("player-name-default") if name is None else name
    person = Player(called, None, read_wish(rules.ABOUT, wish, "wish", chosen))
    players: list[Any] = [person.plain(rules.ABOUT)]
    players += [{"name": NAMES[other % len(NAMES)], "bot": label(kind)} for other in range(number - 1)]
    match = new(
        game,
        edition=edition or face.quick.edition,
        seats=players,
        options=chosen,
        seed=seed,
    )
    opening = face.tell(match.table, 0, match.opening)
    return Sitting(match, 0, _bots(match, 0, kind), face, [opening] if opening else [])


def resumed_sitting(record: Mapping[str, Any], bot: str | None) -> Sitting:
    """Resume a match: the person takes the first seat that no bot holds, bots take all others."""
    story = retell(record)
    match = story.match
    free = [seat for seat, player in enumerate(match.table.seats) if player.bot is None]
    if not free:
        raise BadInput("seats", "every seat of the record belongs to a bot, so there is none for you")
    face = face_of(match.rules.ABOUT.name)
    log = [line for _, line in log_of(story, face, free[0], as_viewer(free[0]))]
    last = match.actions[-1][0] if match.actions else None
    return Sitting(match, free[0], _bots(match, free[0], bot or default_bot(match.rules)), face, log, last=last)


def default_bot(rules: Rules[Any, Any, Any]) -> str:
    """Return the bot that thinks a little if the game has one, else the random one."""
    return HINTER if HINTER in bots_of(rules) else "random"


def _bots(match: Match, person: Seat, kind: str) -> dict[Seat, Bot]:
    """Return a bot for every other seat: the one that the seat names, or else one of this kind."""
    others = [(seat, _named(player.bot, kind)) for seat, player in enumerate(match.table.seats) if seat != person]
    return {seat: find(match.rules, name, now=perf_counter) for seat, name in others}


def _named(bot: str | None, kind: str) -> str:
    """Return the bot of a seat. A record may come from anybody, so it starts no program: only the player names one."""
    if bot is None or not is_program(bot):
        return bot or kind
    if not is_program(kind):
        raise BadInput("bot", f"the record was played with the program {bot!r}; name it again with --bot")
    return kind
