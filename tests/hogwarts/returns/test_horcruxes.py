"""Destroying horcruxes, and handing over weapons against them (HOG-628 to HOG-632, RUL-HOG-163, RUL-HOG-164)."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.outlook import outlook
from commonroom.games.hogwarts.returns.tasks import HandOver, TryHorcrux
from commonroom.games.hogwarts.tasks import CommonRoom, StartOfTurn

from ..tables import HARRY, HERMIONE, RON, Game
from .tables import DARK, FANG, HORCRUXES, LUCIUS, STONE, SWORD, after, before, destroyed, give, lay, stop

OFFICE, MINISTRY = "dumbledores_office", "ministry_of_magic"


def at_the_office(*dice: int) -> Game:
    """Let Harry stop in the office with the fang, and try."""
    game = give(before(), 1, FANG).person(1, at="headmaster_tower").turn_of(1)
    game.roll(1, 3, 4).walk(1, OFFICE).do(1, "stop")
    return game.dice("horcrux", *dice).do(1, "destroy")


@pytest.mark.rule("HOG-628", "HOG-629", "HOG-748", "RUL-HOG-163", "RUL-HOG-154")
def test_629_the_higher_die_destroys_it() -> None:
    """A stop as on a mission's place; afterwards the field still counts, and the weapon is kept."""
    game = at_the_office(5, 4)
    assert game.events_of(event.HorcruxRolled) == [event.HorcruxRolled(1, "gaunt_ring", (5, 4), True)]
    assert game.state.destroyed == ("gaunt_ring",)
    assert OFFICE not in game.state.tokens
    assert game.of(1).items == (FANG,)
    assert len(game.of(1).spell) == 2
    assert game.to_act == (DARK,)


@pytest.mark.rule("HOG-629", "HOG-631")
def test_629_the_outlook_tells_the_chance_of_an_attempt_while_there_is_one() -> None:
    """15 of 36 rolls show a strictly higher die; a failed attempt can be made again, with the same chance."""
    game = give(before(), 1, FANG).person(1, at="headmaster_tower").turn_of(1)
    assert chances(game) == {}
    game.roll(1, 3, 4).walk(1, OFFICE).do(1, "stop")
    assert chances(game) == {"destroy": 15 / 36}
    game.dice("horcrux", 1, 6).do(1, "destroy").turn_of(1)
    assert chances(game) == {"destroy": 15 / 36}
    game.dice("horcrux", 6, 1).do(1, "destroy")
    assert chances(game) == {}


def chances(game: Game) -> dict[str, float]:
    found = outlook(game.state, 1)
    assert found is not None
    return found.chances


@pytest.mark.rule("HOG-629", "HOG-631", "RUL-HOG-163", "RUL-HOG-029")
@pytest.mark.parametrize("dice", [(4, 4), (1, 6)])
def test_631_a_failed_attempt_is_made_again_instead_of_moving(dice: tuple[int, int]) -> None:
    """A tie fails; the field gives nothing until the horcrux is destroyed."""
    game = at_the_office(*dice)
    assert game.state.destroyed == ()
    assert game.of(1).spell == ()
    assert game.to_act == (DARK,)
    game.turn_of(1)
    assert game.refused(1, "roll") == ("HOG-631", "must_retry")
    assert game.offered(1) == [{"type": "destroy"}]
    game.dice("horcrux", 2, 3).do(1, "destroy").turn_of(1)
    assert game.offered(1) == [{"type": "destroy"}]
    game.dice("horcrux", 6, 3).do(1, "destroy")
    assert game.state.destroyed == ("gaunt_ring",)
    assert len(game.of(1).spell) == 2
    assert game.of(1).at == OFFICE
    game.turn_of(1)
    assert game.refused(1, "destroy") == ("HOG-629", "no_horcrux")
    assert {"type": "roll"} in game.offered(1)


@pytest.mark.rule("HOG-628", "HOG-629")
def test_210_without_fang_and_sword_there_is_no_attempt() -> None:
    """T-HOG-210: Harry stops there, but cannot try; an early stop is refused too."""
    game = before().person(1, at="headmaster_tower").turn_of(1).roll(1, 3, 4).walk(1, OFFICE)
    assert game.refused(1, "stop") == ("HOG-110", "must_go_on")
    game = stop(before(), 1, OFFICE)
    assert game.refused(1, "destroy") == ("HOG-628", "no_weapon")
    assert game.state.destroyed == ()


@pytest.mark.rule("HOG-628")
def test_628_only_heroes_destroy_horcruxes() -> None:
    game = before().person(DARK, at=OFFICE).turn_of(DARK)
    assert game.refused(DARK, "destroy") == ("HOG-628", "not_a_hero")


@pytest.mark.rule("RUL-HOG-163", "RUL-HOG-029")
def test_163_nobody_stays_for_a_first_attempt() -> None:
    """A hero who stands there at the start of the turn has to move first; on arrival one may decline."""
    game = give(before(), 1, SWORD).person(1, at=OFFICE).turn_of(1)
    assert game.refused(1, "destroy") == ("RUL-HOG-163", "move_first")
    stop(game, 1, OFFICE)
    assert isinstance(game.task, TryHorcrux)
    assert game.refused(1, "roll") == ("HOG-629", "not_now")
    game.do(1, "pass")
    assert len(game.of(1).spell) == 2


@pytest.mark.rule("HOG-606", "HOG-630", "RUL-HOG-175", "RUL-HOG-177")
def test_213_all_six_leave_voldemort_one_hp() -> None:
    """T-HOG-213: each destroyed horcrux costs him 1 HP."""
    game = give(after(), 1, FANG)
    for number, place in enumerate(HORCRUXES.values(), 1):
        stop(game, 1, place).dice("horcrux", 2, 1).do(1, "destroy")
        assert game.of(DARK).hp == 7 - number
        game.person(1, spell=())
    assert game.of(DARK).hp == 1
    assert set(game.state.destroyed) == set(HORCRUXES)
    assert not game.state.tokens


@pytest.mark.rule("HOG-630")
def test_630_pettigrew_loses_nothing() -> None:
    game = stop(give(before(), 1, FANG), 1, OFFICE).dice("horcrux", 2, 1).do(1, "destroy")
    assert game.of(DARK).hp == 6


@pytest.mark.rule("RUL-HOG-163")
def test_163_the_attempt_ends_the_move() -> None:
    """After an attempt on a tower there is no trip, even if it succeeds."""
    game = stop(give(before().person(1, floo=1), 1, FANG), 1, "clock_tower")
    game.dice("horcrux", 6, 1).do(1, "destroy")
    assert game.to_act == (DARK,)
    assert game.of(1).floo == 1


def to_the_ministry(*dice: int) -> Game:
    game = give(before(HARRY, RON), 1, FANG).person(1, at="s22", floo=1).turn_of(1)
    game.roll(1, 1, 2).walk(1, "gate_tower").do(1, "stop").do(1, "floo", to=MINISTRY).do(1, "stop")
    return game.dice("horcrux", *dice).do(1, "destroy")


@pytest.mark.rule("RUL-HOG-164", "HOG-143", "HOG-631")
def test_164_in_the_ministry_one_stays_until_success() -> None:
    game = to_the_ministry(3, 5)
    assert (game.of(1).at, game.of(1).floo) == (MINISTRY, 0)
    game.turn_of(1).dice("horcrux", 4, 4).do(1, "destroy")
    assert game.of(1).at == MINISTRY
    game.turn_of(1).dice("horcrux", 5, 4).do(1, "destroy")
    assert game.of(1).at == "gate_tower"
    assert game.of(1).way_back is None
    assert not game.of(1).must_retry


@pytest.mark.rule("RUL-HOG-164")
def test_164_success_at_once_brings_one_back_at_the_end_of_the_turn() -> None:
    game = to_the_ministry(6, 5)
    assert game.of(1).at == "gate_tower"
    assert game.state.destroyed == ("slytherin_locket",)


@pytest.mark.rule("RUL-HOG-164", "HOG-631")
def test_164_a_friend_s_success_frees_whoever_waits_there() -> None:
    game = give(to_the_ministry(1, 5), 2, SWORD).person(2, at="bell_tower")
    game.person(2, at=MINISTRY, way_back="bell_tower").turn_of(2).ask(TryHorcrux(2))
    game.dice("horcrux", 4, 1).do(2, "destroy")
    assert (game.of(1).at, game.of(2).at) == ("gate_tower", "bell_tower")
    assert not game.of(1).must_retry


@pytest.mark.rule("HOG-631")
def test_631_without_a_weapon_the_duty_ends() -> None:
    game = at_the_office(1, 2)
    game.person(1, items=()).turn_of(1)
    assert {"type": "roll"} in game.offered(1)
    assert not game.of(1).must_retry


# Handing over


@pytest.mark.rule("HOG-632")
def test_211_friends_hand_each_other_the_fang() -> None:
    """T-HOG-211: Ron and Hermione on one field."""
    game = give(before(HARRY, RON, HERMIONE), 2, FANG).person(2, at="s03").person(3, at="s03").turn_of(2)
    game.do(2, "hand", token=FANG, player=3)
    assert (game.of(2).items, game.of(3).items) == ((), (FANG,))
    assert game.events_of(event.TokenHanded) == [event.TokenHanded(2, 3, FANG)]
    assert isinstance(game.task, StartOfTurn)


@pytest.mark.rule("HOG-632")
def test_632_what_is_not_handed_over() -> None:
    game = give(before(HARRY, RON), 1, FANG, STONE).person(1, at="s03").person(2, at="s03").turn_of(1)
    assert game.refused(1, "hand", token=SWORD, player=2) == ("HOG-632", "not_held")
    assert game.refused(1, "hand", token=STONE, player=2) == ("HOG-632", "not_a_weapon")
    assert game.refused(1, "hand", token=FANG, player=1) == ("HOG-632", "not_together")
    assert game.refused(1, "hand", token=FANG, player=DARK) == ("HOG-632", "not_together")
    game.person(2, at="s04")
    assert game.refused(1, "hand", token=FANG, player=2) == ("HOG-632", "not_together")
    game.person(2, at="s03", items=("a", "b", "c", "d", "e", "f"))
    assert game.refused(1, "hand", token=FANG, player=2) == ("HOG-202", "board_full")


@pytest.mark.rule("HOG-632", "RUL-HOG-156")
def test_632_in_passing_and_at_the_end_of_a_move() -> None:
    """Heroes do not stop each other, but a token can change hands."""
    game = give(before(HARRY, RON, HERMIONE), 1, FANG, SWORD).person(1, at="s02").person(2, at="s03")
    game.person(3, at="s04").turn_of(1).roll(1, 1, 1).walk(1, "s03").do(1, "hand", token=FANG, player=2)
    game.walk(1, "s04")
    assert isinstance(game.task, HandOver)
    assert game.refused(1, "roll") == ("RUL-HOG-039", "not_now")
    game.do(1, "hand", token=SWORD, player=3)
    assert [game.of(seat).items for seat in (1, 2, 3)] == [(), (FANG,), (SWORD,)]
    assert game.to_act == (2,)


def beside_ron(*tokens: str, **ron: Any) -> Game:
    """Begin Harry's turn beside Ron, who holds these tokens."""
    game = give(before(HARRY, RON), 2, *tokens).person(1, at="s03").person(2, **({"at": "s03"} | ron))
    return game.turn_of(1)


@pytest.mark.rule("HOG-632")
def test_632_whose_turn_it_is_may_ask_and_the_friend_hands_it_over() -> None:
    game = beside_ron(FANG)
    assert {"type": "hand", "token": FANG, "player": 1} in game.offered(1)
    game.do(1, "hand", token=FANG, player=1)
    assert game.events_of(event.TokenAsked) == [event.TokenAsked(1, 2, FANG)]
    assert game.to_act == (2,)
    assert game.offered(2) == [{"type": "pass"}, {"type": "hand", "token": FANG, "player": 1}]
    assert game.refused(2, "roll") == ("RUL-HOG-039", "not_now")
    game.do(2, "hand", token=FANG, player=1)
    assert (game.of(1).items, game.of(2).items) == ((FANG,), ())
    assert game.events_of(event.TokenHanded) == [event.TokenHanded(2, 1, FANG)]
    assert game.task == StartOfTurn(1), "Harry's turn goes on"


@pytest.mark.rule("HOG-632")
def test_632_the_friend_may_keep_it_and_is_not_asked_twice() -> None:
    game = beside_ron(FANG, SWORD).do(1, "hand", token=FANG, player=1)
    assert game.refused(2, "hand", token=SWORD, player=1) == ("RUL-HOG-039", "not_now")
    game.do(2, "pass")
    assert (game.of(1).items, game.of(2).items) == ((), (FANG, SWORD))
    assert game.task == StartOfTurn(1)
    assert game.refused(1, "hand", token=FANG, player=1) == ("HOG-632", "not_now")
    game.do(1, "hand", token=SWORD, player=1).do(2, "hand", token=SWORD, player=1)
    assert game.of(1).items == (SWORD,)
    assert {"type": "hand", "token": FANG, "player": 1} in game.turn_of(1).offered(1), "in the next turn again"


@pytest.mark.rule("HOG-632")
def test_632_whom_nobody_asks() -> None:
    """Only a friend on the same field who can spare it is asked."""
    ask = {"token": FANG, "player": 1}
    assert beside_ron(FANG, at="s04").refused(1, "hand", **ask) == ("HOG-632", "not_together")
    assert beside_ron(SWORD).refused(1, "hand", **ask) == ("HOG-632", "not_together")
    assert beside_ron(STONE).refused(1, "hand", token=STONE, player=1) == ("HOG-632", "not_a_weapon")
    busy = beside_ron(FANG, at=OFFICE, must_retry=True).person(1, at=OFFICE)
    assert busy.refused(1, "hand", **ask) == ("HOG-631", "must_retry")
    dark = beside_ron(FANG).person(DARK, at="s03").turn_of(DARK)
    assert dark.refused(DARK, "hand", token=FANG, player=DARK) == ("HOG-632", "not_together")
    full = beside_ron(FANG).person(1, items=("a", "b", "c", "d", "e", "f"))
    assert full.refused(1, "hand", **ask) == ("HOG-202", "board_full")


@pytest.mark.rule("HOG-632", "HOG-629")
def test_632_asked_in_passing_and_where_the_horcrux_lies() -> None:
    """A weapon that a friend hands over can be used in the same turn."""
    game = give(before(HARRY, RON), 2, FANG).person(1, at="headmaster_tower").person(2, at=OFFICE).turn_of(1)
    game.roll(1, 1, 2).walk(1, OFFICE).do(1, "hand", token=FANG, player=1).do(2, "hand", token=FANG, player=1)
    assert {"step", "stop"} <= game.kinds(1), "the walk goes on, and the horcrux is a reason to stop now"
    end = give(before(HARRY, RON), 2, FANG).person(1, at="u04").person(2, at=OFFICE).turn_of(1)
    end.roll(1, 1, 1).walk(1, "headmaster_tower", OFFICE)
    assert end.task == HandOver(1)
    end.do(1, "hand", token=FANG, player=1).do(2, "hand", token=FANG, player=1)
    assert end.offered(1) == [{"type": "pass"}, {"type": "hand", "token": FANG, "player": 2}], "or it goes back"
    end.do(1, "pass")
    assert end.task == TryHorcrux(1)


@pytest.mark.rule("HOG-632", "HOG-110", "RUL-HOG-163")
def test_632_nobody_gives_away_what_the_walk_can_only_end_with() -> None:
    """Gringotts is a dead end: Harry is there with moves left only because of the horcrux."""
    game = give(before(HARRY, RON), 1, FANG).person(1, at="a2").person(2, at="gringotts").turn_of(1)
    game.roll(1, 3, 3).walk(1, "a3", "gringotts_steps", "gringotts")
    assert game.refused(1, "hand", token=FANG, player=2) == ("HOG-110", "cannot_finish")
    assert game.offered(1) == [{"type": "stop"}]
    armed = give(before(HARRY, RON), 1, FANG, SWORD).person(1, at="a2").person(2, at="gringotts").turn_of(1)
    armed.roll(1, 3, 3).walk(1, "a3", "gringotts_steps", "gringotts").do(1, "hand", token=FANG, player=2)
    assert armed.offered(1) == [{"type": "stop"}], "one of two may go"


@pytest.mark.rule("HOG-632", "HOG-631")
def test_632_whoever_has_to_try_again_keeps_a_weapon() -> None:
    game = give(before(HARRY, RON), 1, FANG).person(1, at=OFFICE, must_retry=True).person(2, at=OFFICE).turn_of(1)
    assert game.refused(1, "hand", token=FANG, player=2) == ("HOG-631", "must_retry")
    give(game, 1, FANG, SWORD)
    game.do(1, "hand", token=FANG, player=2)
    assert game.refused(1, "hand", token=SWORD, player=2) == ("HOG-631", "must_retry")


@pytest.mark.rule("RUL-HOG-163", "HOG-628")
def test_163_a_weapon_found_on_the_way_counts() -> None:
    game = lay(before(), "u06", SWORD).person(1, at="divination_tower").turn_of(1)
    game.roll(1, 4, 5).walk(1, "u06").do(1, "take", token=SWORD).walk(1, OFFICE).do(1, "stop")
    assert isinstance(game.task, TryHorcrux)


@pytest.mark.rule("RUL-HOG-163", "HOG-111", "HOG-170")
def test_163_whoever_stops_early_for_the_horcrux_tries_it() -> None:
    """Otherwise the weapon would be a way to stop in the office and draw its spells."""
    game = give(before(HARRY, RON), 1, FANG).person(1, at="headmaster_tower").person(2, at=OFFICE).turn_of(1)
    game.roll(1, 3, 4).walk(1, OFFICE).do(1, "stop")
    assert game.offered(1) == [{"type": "destroy"}]
    assert game.refused(1, "pass") == ("RUL-HOG-163", "must_attempt")
    assert game.refused(1, "hand", token=FANG, player=2) == ("HOG-629", "not_now")
    exact = give(before(), 1, FANG).person(1, at="u04").turn_of(1).roll(1, 1, 1).walk(1, "headmaster_tower", OFFICE)
    exact.do(1, "pass")
    assert len(exact.of(1).spell) == 2, "an exact roll is an ordinary stop"
    tower = give(before(), 1, FANG).person(1, at="signpost").turn_of(1).roll(1, 3, 4).walk(1, "banner", "clock_tower")
    assert {"type": "pass"} in tower.do(1, "stop").offered(1), "on a tower one may stop without a reason"


@pytest.mark.rule("RUL-HOG-163")
def test_163_what_is_destroyed_stops_nobody() -> None:
    game = destroyed(give(before(), 1, SWORD), "gaunt_ring").person(1, at="headmaster_tower").turn_of(1)
    game.roll(1, 3, 4).walk(1, OFFICE)
    assert game.refused(1, "stop") == ("HOG-110", "must_go_on")


@pytest.mark.rule("HOG-301", "RUL-HOG-156")
def test_156_a_death_eater_comes_before_the_horcrux() -> None:
    game = give(after(), 1, FANG).death_eater(LUCIUS, OFFICE)
    stop(game, 1, OFFICE)
    assert not isinstance(game.task, TryHorcrux | CommonRoom)
    assert game.state.destroyed == ()
    assert "attack" in game.kinds(1)
