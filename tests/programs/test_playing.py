"""Programs play like any bot: they are shown what their seat sees, and the same seed gives the same games."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from tests.cli.running import complaint, document, output, run
from tests.programs.scripts import FIRST, HELLO, name_of

import commonroom
from commonroom import BadInput
from commonroom.engine import Dice
from commonroom.engine.eyes import Eyes
from commonroom.engine.plain import plain
from commonroom.games import GAMES
from commonroom.programs import find, label
from commonroom.programs.process import _running, close_all
from commonroom.server.http.denials import Denied
from commonroom.server.http.seat_checks import checked_bot

ROOT = Path(__file__).parents[2]
NODE = Path(sys.executable).with_name("node")
"""Node is in the lock file, for the page."""
NEIGHBOURS = f"stdio:{NODE} {ROOT / 'examples/bots/neighbours.mjs'}"

LISTENING = """
log = open("LOG.%d" % os.getpid(), "a")
while (asked := read()):
    log.write(json.dumps(asked) + "\\n"); log.flush()
    send({"id": asked["id"], "action": asked["legal"][asked["seed"] % len(asked["legal"])]})
"""


@pytest.fixture(autouse=True)
def _all_programs_end() -> Iterator[None]:
    yield
    close_all()


def heard(folder: Path) -> list[list[Any]]:
    """Return what each process was asked."""
    return [[json.loads(line) for line in log.read_text("utf-8").splitlines()] for log in folder.glob("log.*")]


def listening(folder: Path) -> str:
    """Return a program that writes down what it is asked."""
    return name_of(folder, HELLO + LISTENING.replace("LOG", str(folder / "log")))


@pytest.mark.parametrize("game", GAMES)
def test_a_program_in_another_language_plays_every_game(game: str) -> None:
    match = commonroom.new(game, seats=["Ann", "Bob"], seed=1)
    bot = find(match.rules, NEIGHBOURS, now=perf_counter)
    while match.version < 60 and match.to_act:
        seat = match.to_act[0]
        match.act(seat, bot(Eyes(match.rules, match.current, seat), Dice(bytes(32), match.version)))
    assert commonroom.replay(match.record()).version == match.version > 20


def test_the_example_plays_sequence_better_than_at_random() -> None:
    report = commonroom.simulate("sequence", [NEIGHBOURS, "random"], 30, seed=1, options={"draw_mode": "auto"})
    (won,) = (bot.won for bot in report.by_bot if bot.name == NEIGHBOURS)
    assert won >= 20


def test_the_same_seed_gives_the_same_games_in_one_process_and_in_two(tmp_path: Path) -> None:
    bot = listening(tmp_path)
    one, two = (commonroom.simulate("quidditch", [bot, "random"], 4, seed=3, jobs=jobs) for jobs in (1, 2))
    assert plain(one) == plain(two)


def test_a_program_is_shown_what_its_seat_sees_and_each_seat_has_a_process_of_its_own(tmp_path: Path) -> None:
    commonroom.simulate("sequence", listening(tmp_path), 3, seed=1)
    asked = heard(tmp_path)
    assert sorted(sorted({question["seat"] for question in each}) for each in asked) == [[0], [1]]
    for each in asked:
        assert [question["id"] for question in each] == list(range(1, len(each) + 1))
        assert list(dict.fromkeys(question["match"] for question in each)) == [1, 2, 3]
        for question in each:
            assert set(question) == {"type", "id", "match", "game", "seat", "view", "legal", "seed", "limit"}
            assert question["view"]["seat"] == question["seat"]
            assert question["limit"] == 10


def test_walks_can_be_answered_as_a_whole(tmp_path: Path) -> None:
    body = """
while (asked := read()):
    open("LOG", "a").write("shortcut " if "shortcuts" in asked else "")
    send({"id": asked["id"], "action": asked.get("shortcuts", asked["legal"])[0]})
"""
    log = tmp_path / "log"
    bot = name_of(tmp_path, HELLO + body.replace("LOG", str(log)))
    commonroom.simulate("hogwarts", [bot, "random"], 1, seed=1, options={"length": "quick"})
    assert "shortcut" in log.read_text("utf-8")


def test_a_program_ends_with_its_input(tmp_path: Path) -> None:
    commonroom.simulate("sequence", name_of(tmp_path, HELLO + FIRST), 1, seed=1)
    processes = list(_running.values())
    assert len(processes) == 2
    close_all()
    assert all(process.has_ended for process in processes)
    assert not _running


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("stdio:", "'stdio:' is no program: write stdio:COMMAND"),
        ("stdio@fast:./bot", "is no program: write stdio:COMMAND"),
        ("stdio@700s:./bot", "is too long to wait: 600s is the most"),
        ("stdio:./no-such-bot", "names no program that can be run"),
        ("stdio:./it's", "is no command: No closing quotation"),
    ],
)
def test_a_name_that_is_no_program_is_refused_before_the_game(name: str, why: str) -> None:
    assert why in complaint(2, "simulate", "sequence", "--bots", name)
    assert why in complaint(2, "new", "sequence", "--bots", f"-,{name}")
    assert why in complaint(2, "play", "sequence", "--bot", name)


def test_a_program_plays_against_a_person_and_the_record_does_not_say_where_it_is(tmp_path: Path) -> None:
    bot, record = name_of(tmp_path, HELLO + FIRST), tmp_path / "game.json"
    assert run("play", "sequence", "--bot", bot, "--record", record, "--seed", 3, given="q\n").exit_code == 0
    if not record.exists():  # a game that nobody has touched is not kept
        record.write_text(output("new", "sequence", "--bots", f"-,{bot}"), encoding="utf-8")
    named = json.loads(record.read_text("utf-8"))["seats"][1]["bot"]
    assert named == label(bot)
    assert str(tmp_path) not in named


def test_a_record_starts_no_program_by_itself(tmp_path: Path) -> None:
    """It may come from anybody. The program that goes on is the one that is named on the command line."""
    match = commonroom.new("sequence", seats=["Ann", {"name": "Bob", "bot": "stdio:sh ./evil"}], seed=3)
    record = tmp_path / "game.json"
    record.write_text(json.dumps(match.record()), encoding="utf-8")
    said = complaint(2, "play", "--resume", record)
    assert said == "bot: the record was played with the program 'stdio:sh ./evil'; name it again with --bot"
    assert "bot: " in complaint(2, "play", "--resume", record, "--bot", "greedy")
    bot = name_of(tmp_path, HELLO + FIRST)
    assert run("play", "--resume", record, "--bot", bot, given="q\n").exit_code == 0


def test_neither_the_server_nor_a_match_takes_a_program_for_a_bot(tmp_path: Path) -> None:
    bot = name_of(tmp_path, HELLO + FIRST)
    with pytest.raises(BadInput, match="is not one of"):
        commonroom.new("sequence", seats=["Ann", "Bob"], seed=1).bot(bot)
    with pytest.raises(Denied, match="is not one of"):
        checked_bot(GAMES["sequence"], bot)


def test_the_help_says_how_a_program_is_named() -> None:
    for command in ("play", "new", "simulate"):
        shown = " ".join(output(command, "--help").replace("│", " ").split())
        assert "stdio:COMMAND is a program of your own" in shown


def test_a_command_may_have_arguments_and_a_limit(tmp_path: Path) -> None:
    body = "assert sys.argv[1:] == ['two words']\n"
    bot = name_of(tmp_path, HELLO + body + FIRST, "@5s") + " 'two words'"
    report = document("simulate", "sequence", "--games", 1, "--bots", bot, "--seed", 1)
    assert report["played"] == 1
