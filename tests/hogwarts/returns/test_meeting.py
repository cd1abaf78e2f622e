"""Harry and Voldemort meet (HOG-640 to HOG-644, RUL-HOG-167 to RUL-HOG-169)."""

from __future__ import annotations

import pytest

from commonroom.engine import Outcome
from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.returns.preview import preview
from commonroom.games.hogwarts.returns.tasks import DarkTurn
from commonroom.games.hogwarts.tasks import StartOfTurn

from ..tables import HARRY, RON, Game
from .tables import DARK, HORCRUXES, LUCIUS, STONE, VOLDEMORT, WAND, after, destroyed, give, stop

VOLDEMORT_WINS, HEROES_WIN = ((DARK,), 1), ((1, 2), 0)


def ready(stone: bool, wand: bool, left: int = 0, **options: object) -> Game:
    """Put Voldemort on s05, with the tokens found and this many horcruxes left."""
    game = destroyed(after(HARRY, RON, at="s05", **options), *list(HORCRUXES)[left:])
    give(game, 1, *([STONE] if stone else []))
    return give(game, DARK, *([WAND] if wand else []))


def ended(game: Game) -> tuple[tuple[int, ...], int | None]:
    result = game.state.result
    assert isinstance(result, Outcome)
    assert game.events_of(event.GameOver) == [event.GameOver(result)]
    assert game.to_act == ()
    return result.winners, result.side


@pytest.mark.rule("HOG-641", "RUL-HOG-168")
@pytest.mark.parametrize("left", [0, 3])
def test_225_harry_without_the_stone_loses(left: int) -> None:
    """T-HOG-225: whether or not the horcruxes are destroyed."""
    game = stop(ready(stone=False, wand=True, left=left), 1, "s05")
    assert ended(game) == VOLDEMORT_WINS
    assert game.state.result is not None
    assert game.state.result.reason == "no_stone"


@pytest.mark.rule("HOG-641", "HOG-642", "HOG-643", "RUL-HOG-167", "RUL-HOG-168")
@pytest.mark.parametrize("stone", [True, False])
@pytest.mark.parametrize("wand", [True, False])
@pytest.mark.parametrize("left", [0, 1])
def test_what_decides_a_meeting_is_told_before(stone: bool, wand: bool, left: int) -> None:
    """What is told is the reason for which the game is over then, with the chance that it says."""
    game = ready(stone=stone, wand=wand, left=left)
    told = [(fight.decided, fight.chance) for fight in preview(game.state, 1, "s05", None, ()).fights]
    result = stop(game, 1, "s05").state.result
    if result is None:
        assert told == []
    elif result.reason == "final_duel":
        assert told == [(None, 0.5)]
    else:
        assert told == [(result.reason, float(1 in result.winners))]


@pytest.mark.rule("HOG-641", "RUL-HOG-168")
def test_226_voldemort_without_the_wand_loses() -> None:
    """T-HOG-226: even if two horcruxes are left."""
    game = stop(ready(stone=True, wand=False, left=2), 1, "s05")
    assert ended(game) == HEROES_WIN
    assert game.state.result is not None
    assert game.state.result.reason == "no_wand"


@pytest.mark.rule("HOG-642", "RUL-HOG-168")
def test_642_voldemort_wins_while_a_horcrux_is_left() -> None:
    game = stop(ready(stone=True, wand=True, left=1), 1, "s05")
    assert ended(game) == VOLDEMORT_WINS
    assert not game.events_of(event.FinalDuelRolled)


@pytest.mark.rule("HOG-633", "HOG-643", "HOG-644", "RUL-HOG-169", "RUL-HOG-177")
def test_227_the_final_duel() -> None:
    """T-HOG-227: 3 : 3 is rolled again, then 5 : 2 wins for Harry's side, whatever HP anybody has."""
    game = ready(stone=True, wand=True).person(1, hp=1).person(DARK, hp=1).dice("final", 3, 3, 5, 2)
    stop(game, 1, "s05")
    assert [rolled.dice for rolled in game.events_of(event.FinalDuelRolled)] == [(3, 3), (5, 2)]
    assert ended(game) == HEROES_WIN
    assert game.state.result is not None
    assert game.state.result.reason == "final_duel"


@pytest.mark.rule("HOG-643", "HOG-640")
def test_643_voldemort_may_come_to_harry_and_win() -> None:
    game = ready(stone=True, wand=True).person(1, at="s07").turn_of(DARK)
    game.dice("move", 6).do(DARK, "move", pawn=VOLDEMORT).walk(DARK, "s06")
    game.dice("final", 2, 6).walk(DARK, "s07")
    assert game.events_of(event.Stopped)[0].why == "met"
    assert ended(game) == VOLDEMORT_WINS


@pytest.mark.rule("RUL-HOG-167", "RUL-HOG-168", "RUL-HOG-156")
def test_228_both_lack_their_token() -> None:
    """T-HOG-228: the mover stops there, the field does nothing, and the game goes on."""
    game = ready(stone=False, wand=False, left=6).person(1, at="hufflepuff_tower").turn_of(1)
    game.roll(1, 3, 4).walk(1, "s05")
    assert game.events_of(event.Met) == [event.Met("s05")]
    assert (game.of(1).at, game.of(1).spell, game.state.result) == ("s05", (), None)
    assert game.task == StartOfTurn(2)


@pytest.mark.rule("RUL-HOG-167")
def test_167_the_rest_of_the_dark_turn_goes_on() -> None:
    game = ready(stone=False, wand=False).person(1, at="s06").death_eater(LUCIUS, "bell_tower").turn_of(DARK)
    game.dice("move", 5).do(DARK, "move", pawn=VOLDEMORT).walk(DARK, "s06")
    assert game.task == DarkTurn(DARK)
    assert game.offered(DARK) == [{"type": "move", "pawn": LUCIUS}]


@pytest.mark.rule("RUL-HOG-167")
def test_167_by_option_it_is_a_draw() -> None:
    game = stop(ready(stone=False, wand=False, mode2_both_lack="draw"), 1, "s05")
    assert ended(game) == ((), None)
    assert game.state.result is not None
    assert game.state.result.reason == "both_lack"


@pytest.mark.rule("HOG-640")
def test_640_only_harry_has_to_do_with_voldemort() -> None:
    game = stop(ready(stone=True, wand=True), 2, "s05")
    assert game.state.result is None
    assert not game.events_of(event.Met)


@pytest.mark.rule("RUL-HOG-036", "RUL-HOG-168")
def test_036_what_lies_on_the_field_comes_too_late() -> None:
    """Harry meets Voldemort where the Stone lies: he does not have it yet."""
    game = ready(stone=False, wand=True)
    game.state.tokens = {"s05": (STONE,)}
    game.person(1, at="hufflepuff_tower").turn_of(1).roll(1, 1, 2).walk(1, "s05")
    assert ended(game) == VOLDEMORT_WINS
