"""Helpers that set up a table of the Quidditch card game for a test, in the words of its scenarios.

Cards: `Ch7` a Chaser worth 7, `Kp8` a Keeper, `Be2` a Beater, `Se12` a Seeker; specials by their names in capitals.
Gryffindor sits in seat 0, Slytherin in seat 1 and leads. Hands are filled up with Ch4 to five cards.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import commonroom
from commonroom import Illegal, Match
from commonroom.games.quidditch.box.cards import PITCH_CARD
from commonroom.rulebook import rulebook

G, S = 0, 1
ROLES = {"Ch": "chaser", "Kp": "keeper", "Be": "beater", "Se": "seeker"}
SPECIALS = {
    "LEG": "leg_locker",
    "JELLY": "jelly_legs",
    "DISARM": "disarm",
    "CONFUND": "confund",
    "IMPED": "impediment",
    "SUMMON": "summon",
    "FINITE": "finite",
    "BLATCH": "blatching",
    "COBB": "cobbing",
    "REF": "referee",
}
WINDOWS = ("W1", "W2", "W3", "W4", "W5")

Events = list[dict[str, Any]]
RULES_OF = {refusal.code: set(refusal.ids) for refusal in rulebook("quidditch").refusals}


def card(name: str) -> str:
    """Return the id of a card: `Ch7` is chaser_7, `LEG` is leg_locker."""
    return SPECIALS[name] if name in SPECIALS else f"{ROLES[name[:2]]}_{name[2:]}"


def cards(text: str) -> list[str]:
    return [card(name) for name in text.split()]


def filled(text: str, size: int = 5) -> list[str]:
    """Return a hand with these cards, filled up with Ch4."""
    named = cards(text)
    return named + ["chaser_4"] * (size - len(named))


def new(
    seats: Sequence[str | dict[str, str]] = ("Gwen", "Sol"), options: dict[str, Any] | None = None, **rest: Any
) -> Match:
    return commonroom.new("quidditch", seats=list(seats), options=options, **{"seed": 0} | rest)


def table(
    gryffindor: str = "",
    slytherin: str = "",
    *,
    exact: bool = False,
    pitch: str = "",
    top: str = "",
    chance: list[dict[str, Any]] | None = None,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    **position: Any,
) -> Match:
    """Return a match at the start of a round: the two hands, the balls left over, and the next pitch cards.

    With `exact` the hands are not filled up; the pitch deck always ends with a few Quaffles, unless it is given.
    """
    size = 0 if exact else 5
    position.setdefault("pitch_deck", [*top.split(), "quaffle", "quaffle", "quaffle"])
    position.setdefault("hands", [filled(gryffindor, size), filled(slytherin, size)])
    return new(options=options, seed=seed, chance=chance, position={"pitch": pitch.split(), **position})


def contest(ball: str, gryffindor: str, slytherin: str, hands: tuple[str, str] = ("", ""), **more: Any) -> Match:
    """Play `Lay a / b` at one ball, up to the window after the reveal; `hands` are the other cards of the players."""
    held = [f"{laid} {rest}" for laid, rest in zip((gryffindor, slytherin), hands, strict=True)]
    match = table(held[G], held[S], **({"pitch": "Q"} if ball == "Q" else {"top": PITCH_CARD[ball]}) | more)  # type: ignore[index]
    if ball != "Q":
        close(match)
        declare(match, match.current.leader, ball)
    close(match)
    lay(match, gryffindor, slytherin)
    close(match)
    return match


# Actions


def do(match: Match, seat: int, kind: str, **fields: Any) -> Events:
    return match.submit(seat, {"type": kind, **fields})


def pass_(match: Match, seat: int) -> Events:
    return do(match, seat, "pass")


def play(match: Match, seat: int, name: str, **target: str) -> Events:
    """Announce a special card; `take` in short notation too."""
    if "take" in target:
        target["take"] = card(target["take"])
    return do(match, seat, "play", card=card(name), **target)


def works(match: Match, seat: int, name: str, **target: str) -> Events:
    """Play a special card that the opponent leaves unanswered; a seat that should speak first passes."""
    if seat not in match.to_act:
        pass_(match, 1 - seat)
    return play(match, seat, name, **target) + pass_(match, 1 - seat)


def cancel(match: Match, seat: int, name: str) -> Events:
    return do(match, seat, "cancel", card=card(name))


def declare(match: Match, seat: int, balls: str = "") -> Events:
    return do(match, seat, "declare", balls=balls.split())


def decline(match: Match) -> Events:
    """Declare no optional ball."""
    happened: Events = []
    while phase(match).startswith("DECLARE"):
        happened += declare(match, match.to_act[0])
    return happened


def commit(match: Match, seat: int, text: str) -> Events:
    """Commit `Q=Ch9 BL1=Be2`, or only the card if there is one ball to cover."""
    ball = next(iter(match.current.to_cover(seat)), "Q")
    pairs = [part.split("=") if "=" in part else (ball, part) for part in text.split()]
    return do(match, seat, "commit", cards={ball: card(name) for ball, name in pairs})


def lay(match: Match, gryffindor: str, slytherin: str) -> Events:
    """Lay the cards of both; an empty text is for a player who has nothing to lay."""
    happened: Events = []
    for seat, text in ((G, gryffindor), (S, slytherin)):
        if text:
            happened += commit(match, seat, text)
    return happened


def order(match: Match, seat: int, balls: str) -> Events:
    return do(match, seat, "order", balls=balls.split())


def close(match: Match) -> Events:
    """Pass until the open window is closed."""
    assert phase(match) in WINDOWS, phase(match)
    where, happened = standing(match), list[dict[str, Any]]()
    while standing(match) == where and match.to_act:
        happened += pass_(match, match.to_act[0])
    return happened


def pass_until(match: Match, wanted: str) -> Events:
    """Pass until the phase comes."""
    happened: Events = []
    while phase(match) != wanted:
        happened += close(match)
    return happened


def finish_round(match: Match) -> Events:
    """Pass until the next round begins, or the match is over."""
    number, happened = match.current.round, list[dict[str, Any]]()
    while match.to_act and match.current.round == number:
        happened += close(match)
    return happened


# Results


def phase(match: Match) -> str:
    return str(match.current.phase)


def standing(match: Match) -> tuple[int, str, str | None]:
    """Return round, phase and ball of the match."""
    return match.current.round, match.current.phase, match.current.at


def scores(match: Match) -> tuple[int, int]:
    first, second = match.view(None)["scores"]
    return first, second


def sizes(match: Match) -> tuple[int, int]:
    first, second = match.view(None)["hands"]
    return first, second


def hand(match: Match, seat: int) -> list[str]:
    held: list[str] = match.view(seat)["hand"]
    return held


def discard(match: Match, seat: int) -> list[str]:
    pile: list[str] = match.view(seat)["discards"][seat]
    return pile


def pitch(match: Match) -> list[str]:
    balls: list[str] = match.view(None)["pitch"]
    return balls


def contested(match: Match) -> list[str]:
    return [spot["ball"] for spot in match.view(None)["spots"]]


def kinds(happened: Events) -> list[str]:
    return [event["type"] for event in happened]


def events_of(happened: Events, kind: str) -> Events:
    """Return the events of this kind."""
    return [event for event in happened if event["type"] == kind]


def offered(match: Match, seat: int, name: str) -> Events:
    """Return the ways in which the seat may play this card, or cancel with it."""
    return [move for move in match.legal(seat) if move.get("card") == card(name)]


def refused(attempt: Callable[..., object], match: Match, *details: Any, **more: Any) -> str:
    """Return the code of the refusal, which names a rule of the rulebook and leaves everything as it was."""
    before = match.state, match.record()
    with pytest.raises(Illegal) as caught:
        attempt(match, *details, **more)
    assert (match.state, match.record()) == before
    assert re.fullmatch(r"(RUL-)?QCG-\d\d", caught.value.rule), caught.value
    assert caught.value.rule in RULES_OF[caught.value.code], caught.value
    assert caught.value.message
    return caught.value.code


def two_balls(mine: str, yours: str, lays: str, other_lays: str) -> Match:
    """Return a match for the Quaffle, then a Bludger, in the window after the reveal of the Quaffle."""
    match = table(mine, yours, pitch="Q BL1")
    close(match)
    declare(match, S, "BL1")
    close(match)
    lay(match, lays, other_lays)
    close(match)
    order(match, S, "Q BL1")
    return match
