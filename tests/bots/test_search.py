"""The bot that thinks ahead."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import commonroom.bots
from commonroom.arena import Plan, Report, simulate
from commonroom.bots import find_bot
from commonroom.bots.search import Thinker, adviser
from commonroom.bots.tree import Arm, Node, most_promising, wants_another
from commonroom.engine import Dice
from commonroom.engine.eyes import Eyes
from commonroom.games import GAMES
from commonroom.testing.play import is_long

from ..quidditch.tables import G, S, card, close, commit, contest, pass_, play, table

every_game = pytest.mark.parametrize("game", GAMES)
every_short_game = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.full) if is_long(GAMES[game]) else game for game in GAMES]
)
"""Every game, the long ones in the long tests."""


def test_it_names_no_game() -> None:
    """The search names no game: it knows games only by the contract."""
    sources = Path(commonroom.__file__).parent / "bots"
    for path in sources.glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        words = " ".join(str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)).lower()
        assert not [name for name in GAMES if name in words], path
        imported = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        assert not [module for module in imported if module and module.startswith("commonroom.games")]


@every_short_game
def test_with_iterations_the_same_plan_gives_the_same_report(game: str) -> None:
    one, two = (simulate(Plan(game, ("search@3", "random"), 1, 5)) for _ in range(2))
    assert one == two


def decision(match: Any, seat: int, iterations: int = 150) -> Any:
    bot = find_bot(match.rules, f"search@{iterations}")
    return bot(Eyes(match.rules, match.current, seat), Dice(bytes(32), 1))


def test_it_takes_the_snitch_when_nobody_else_can() -> None:
    match = table(slytherin="Se12 Ch9", pitch="Q SN", discards=[["seeker_11", "seeker_12"], []])
    close(match)
    assert decision(match, S).balls == ("SN",)


def test_it_saves_the_snitch_with_the_only_card_that_can() -> None:
    match = contest("SN", "Se12", "Ch9", ("", "IMPED"))
    assert decision(match, S).ball == "SN"


def test_it_answers_a_jinx_that_would_cost_the_match() -> None:
    match = contest("SN", "Se11", "Se12", ("LEG", "FINITE"))
    pass_(match, S)
    play(match, G, "LEG", mode="lower", ball="SN")
    assert decision(match, S).card == card("FINITE")


def test_it_lays_its_seeker_at_the_snitch_though_both_lay_at_once() -> None:
    match = contest_for_snitch()
    assert decision(match, S).cards["SN"] == card("Se12")


def contest_for_snitch() -> Any:
    match = table(slytherin="Se12 Ch9 Ch8 Ch7 Ch6", pitch="Q SN")
    close(match)
    match.submit(S, {"type": "declare", "balls": ["SN"]})
    close(match)
    return match


def thinker(match: Any, seat: int) -> Thinker:
    return Thinker(Eyes(match.rules, match.current, seat), Dice(bytes(32), 1), adviser(match.rules))


def test_what_another_has_decided_in_secret_is_guessed_to_be_sensible() -> None:
    """Slytherin has laid its cards in secret; if it holds a Seeker, it has laid it at the Snitch."""
    match = contest_for_snitch()
    commit(match, S, "Q=Ch9 SN=Se12")
    thoughts, seekers = thinker(match, G), 0
    for number in range(100):
        guess = match.rules.imagine(match.current, G, Dice(bytes(32), number))
        world = thoughts._reconsidered(guess, S)
        assert world.hands == guess.hands
        assert match.rules.view(world, G) == match.rules.view(match.current, G)
        if any(name.startswith("seeker") for name in world.hands[S]):
            seekers += 1
            assert dict(world.commits[S])["SN"].startswith("seeker")
    assert seekers > 5


def test_what_another_has_done_in_the_open_is_done() -> None:
    """In a race a seat that has passed may still play a card; but so far everybody sees a pass."""
    match = table("DISARM JELLY", "DISARM JELLY", pitch="Q BL1", options={"timing_mode": "race"})
    pass_(match, G)
    assert [aside["type"] for aside in match.asides(G)] == ["concede", "play"]
    assert {move["type"] for move in match.legal(S)} == {"pass", "play"}
    assert thinker(match, S)._reconsidered(match.current, G) is match.current


def test_in_one_world_another_lays_the_same_cards_whatever_the_thinker_lays() -> None:
    match = contest_for_snitch()
    thoughts, rules = thinker(match, S), match.rules
    assert match.to_act == (G, S)
    for number in range(1, 31):
        world = rules.imagine(match.current, S, Dice(bytes(32), number))
        thoughts.answers.clear()
        for move in rules.legal(world, S)[:6]:
            thoughts._try(world, move, (0.5, 0.5), number)
        assert sum(arm.visits for (seat, _), arm in thoughts.root.arms.items() if seat == G) == number


def test_an_arm_is_judged_by_how_often_it_could_have_been_tried() -> None:
    node = Node()
    often, seldom = node.add(0, "often"), node.add(0, "seldom")
    often.visits, often.total, often.available = 10, 5.0, 40
    seldom.visits, seldom.total, seldom.available = 10, 5.0, 11
    assert most_promising(list(zip(("often", "seldom"), (often, seldom), strict=True)), 1.0)[0] == "often"
    assert [move for move, _ in node.known(0, ["seldom", "new"])] == ["seldom"]
    assert (often.available, seldom.available) == (40, 12)


def test_many_moves_are_tried_one_by_one() -> None:
    node = Node()
    known: list[tuple[Any, Arm]] = []
    for move in range(100):
        if wants_another(known):
            arm = node.add(0, move)
            known.append((move, arm))
        known[-1][1].visits += 1
    assert 2 < len(known) < 10


def share(report: Report, bot: str) -> float:
    return next(row.share for row in report.by_bot if row.name == bot)


@every_short_game
def test_it_plays_whole_games_and_beats_chance(game: str) -> None:
    games = 3 if is_long(GAMES[game]) else 8
    report = simulate(Plan(game, ("search@4", "random"), games, 11))
    assert (report.played, report.unfinished) == (games, 0)
    assert share(report, "search@4") > 0.6


@pytest.mark.full
def test_it_beats_greedy_at_quidditch() -> None:
    assert share(simulate(Plan("quidditch", ("search@300", "greedy"), 100, 11)), "search@300") >= 0.55
