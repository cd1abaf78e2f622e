"""Tables of Voldemort Returns for the tests: seat 0 is the dark side, the heroes follow.

Nobody holds cards or tokens, and only the horcruxes lie on the board, unless a test says otherwise.
"""

from __future__ import annotations

from typing import Any

from commonroom.games.hogwarts.tasks import Arrive, Walk

from ..tables import HARRY, Game

RETURNS = "voldemort-returns"
PETTIGREW, VOLDEMORT = "peter_pettigrew", "lord_voldemort"
LUCIUS, BELLATRIX, CROUCH, DOLOHOV, GREYBACK, YAXLEY = (
    "lucius_malfoy",
    "bellatrix_lestrange",
    "barty_crouch_jr",
    "antonin_dolohov",
    "fenrir_greyback",
    "corban_yaxley",
)
RITUAL = ("cauldron", "fathers_bone", "wormtails_hand", "harry_potter")
FANG, SWORD, STONE, WAND = "basilisk_fang", "gryffindor_sword", "resurrection_stone", "elder_wand"
HORCRUXES = {
    "riddle_diary": "flourish_and_blotts",
    "hufflepuff_cup": "gringotts",
    "ravenclaw_diadem": "room_of_requirement",
    "gaunt_ring": "dumbledores_office",
    "slytherin_locket": "ministry_of_magic",
    "nagini": "clock_tower",
}
PITCH = "quidditch_pitch"
DARK = 0


def before(*heroes: str, **options: Any) -> Game:
    """Return a game before the return, with Pettigrew."""
    game = Game(PETTIGREW, *(heroes or (HARRY,)), edition=RETURNS, **options)
    for seat in game.state.seats:
        game.clear(seat)
    lying = {place: (token,) for token, place in HORCRUXES.items()}
    game.state.tokens, game.state.aside = lying, tuple(sorted(set(game.state.world.tokens) - set(HORCRUXES)))
    return game


def after(*heroes: str, at: str = PITCH, **options: Any) -> Game:
    """Return a game after the return, with Voldemort there; death eaters stand where a test puts them."""
    game = before(*heroes, **options)
    game.person(DARK, character=VOLDEMORT, at=at, hp=7)
    game.state.returned = True
    return game


def give(game: Game, seat: int, *tokens: str) -> Game:
    """Give a player these tokens."""
    game.state.aside = tuple(token for token in game.state.aside if token not in tokens)
    return game.person(seat, items=tokens)


def lay(game: Game, place: str, *tokens: str) -> Game:
    """Put these tokens on a field."""
    game.state.aside = tuple(token for token in game.state.aside if token not in tokens)
    game.state.tokens = {**game.state.tokens, place: (*game.state.tokens.get(place, ()), *tokens)}
    return game


def destroyed(game: Game, *tokens: str) -> Game:
    """Destroy these horcruxes."""
    game.state.destroyed = tokens
    gone = {HORCRUXES[token] for token in tokens}
    game.state.tokens = {place: here for place, here in game.state.tokens.items() if place not in gone}
    return game


def stop(game: Game, seat: int, place: str) -> Game:
    """Let this seat's pawn walk to a field in its turn and stop there."""
    game.turn_of(seat).person(seat, at=place)
    return game.ask(Arrive(seat))


def wander(game: Game, seat: int) -> int:
    """Finish the walk that has begun, wherever it leads; return its number of steps."""
    steps = 0
    while isinstance(game.task, Walk):
        to = next((move["to"] for move in game.offered(seat) if move["type"] == "step"), None)
        if to is None:
            game.do(seat, "stop")
        else:
            steps += game.state.world.ways[game.task.path[-1]][to]
            game.do(seat, "step", to=to)
    return steps
