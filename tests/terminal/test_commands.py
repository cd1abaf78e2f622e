"""Commands of every game: help, hints, asides, waiting, saving, and continuing later."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import commonroom
from commonroom import BadInput
from commonroom.bots import bots_of
from commonroom.cli import app
from commonroom.games import find_game
from commonroom.terminal.files import record_text
from commonroom.terminal.seating import new_sitting, resumed_sitting

from ..sequence.tables import table
from .persons import first_legal, play_all, play_lines, sit, sit_at, until_asked


def test_help_explains_the_game_and_the_house() -> None:
    shown = play_lines(sit(), ["?"])
    assert "take up the first card" in shown
    assert "s FILE" in shown


def test_a_hint_is_a_legal_move_in_words() -> None:
    shown = play_lines(sit(), ["h"])
    known = "greedy" in bots_of(find_game("sequence"))
    assert ("A bot would choose: Play " if known else "There is no bot that could give a hint.") in shown


def test_a_hint_gives_its_reason() -> None:
    sitting = sit()
    found = sitting.hint()
    assert found is not None
    move, why = found
    assert why
    shown = " ".join(play_lines(sitting, ["h"]).split())
    assert f"A bot would choose: {move}. {why}" in shown


def test_asides_are_listed_and_done_by_number() -> None:
    sitting = sit(seats=2)
    shown = play_lines(sitting, ["a", "a 9", "a 2"])
    assert shown.count("You can also: 1: Leave the game  2: Concede") == 2
    assert sitting.log[-1].plain.endswith("Blue concedes. Ada wins: the other side concedes.")
    assert sitting.match.outcome == {"winners": [1], "side": 1, "reason": "concession"}


def test_whoever_leaves_sees_the_others_play_on() -> None:
    sitting = sit(seats=3)
    play_lines(sitting, ["a 1"])
    assert sitting.match.outcome is not None
    assert sitting.match.view(0)["left"] == [0]


def test_who_does_not_draw_may_lose_the_card() -> None:
    sitting = until_asked(sit(draw_mode="manual", forgotten_draw="next_action"))
    lines = [first_legal(sitting.scene()), "w", "w"]
    shown = play_lines(sitting, lines)
    assert "w lets the others go on without it" in shown
    assert "You did not draw in time and go without the card." in shown
    assert "There is nobody to wait for: it is your turn." in shown


def test_the_record_is_saved_but_never_over_another_file(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("mine")
    sitting = until_asked(sit())
    move = first_legal(sitting.scene())
    own = tmp_path / "own.json"
    shown = play_lines(sitting, ["s", f"s {other}", f"s {own}", move, "s"])
    said = shown.replace("\n", "")
    assert "Say where: s and the name of a file" in said
    assert f"{other}: is already there; name another file" in said
    assert other.read_text() == "mine"
    assert commonroom.replay(own.read_bytes()).state == sitting.match.state


def test_who_quits_is_asked_for_a_file(tmp_path: Path) -> None:
    sitting = sit()
    shown = play_lines(sitting, ["q", str(tmp_path / "no" / "x.json"), str(tmp_path / "x.json")])
    assert "there is no such folder" in " ".join(shown.split())
    assert commonroom.replay((tmp_path / "x.json").read_bytes()).version == sitting.match.version


def test_who_quits_may_keep_nothing(tmp_path: Path) -> None:
    play_lines(sit(), ["quit", ""])
    assert list(tmp_path.iterdir()) == []


def test_a_record_can_be_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    first = CliRunner().invoke(app, ["play", "--seed", "2", "--record", str(file)], input="1\n1\nq\n")
    assert first.exit_code == 0, first.output
    before = json.loads(file.read_text())["actions"]
    again = CliRunner().invoke(app, ["play", "--record", str(file)], input="")
    assert again.exit_code == 2
    assert "is already there" in again.stderr
    second = CliRunner().invoke(app, ["play", "--resume", str(file)], input="1\n1\nq\n")
    assert second.exit_code == 0, second.output
    after = json.loads(file.read_text())["actions"]
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_a_resumed_game_has_its_log_and_its_seats() -> None:
    sitting = until_asked(sit(seats=3))
    play_lines(sitting, [first_legal(sitting.scene())])
    resumed = resumed_sitting(sitting.match.record(), None)
    assert (resumed.seat, sorted(resumed.bots)) == (0, [1, 2])
    assert [line.plain for line in resumed.log] == [line.plain for line in sitting.log]


def test_who_resumes_may_still_draw_first() -> None:
    sitting = until_asked(sit(draw_mode="manual"))
    play_lines(sitting, [first_legal(sitting.scene())])
    assert sitting.match.to_act == (0, 1)
    assert resumed_sitting(sitting.match.record(), None).next_seat() == 0


def test_a_game_of_bots_has_no_seat_to_resume() -> None:
    seats = [{"name": name, "bot": "random"} for name in ("Ada", "Bob")]
    with pytest.raises(BadInput, match="every seat of the record belongs to a bot"):
        resumed_sitting(commonroom.new("sequence", seats=seats).record(), None)


def test_a_finished_record_is_only_shown(tmp_path: Path) -> None:
    sitting = sit()
    play_all(sitting, first_legal)
    file = tmp_path / "over.json"
    file.write_text(record_text(sitting.match.record()), encoding="utf-8")
    result = CliRunner().invoke(app, ["play", "--resume", str(file)], input="")
    assert result.exit_code == 0
    assert sitting.match.seed.hex() in result.stdout


def test_the_one_who_played_draws_before_the_next_one_acts() -> None:
    match = table(options={"draw_mode": "manual"})
    sitting = sit_at(match)
    sitting.act(match.legal(0)[0])
    assert match.to_act == (0, 1)
    assert sitting.next_seat() == 0
    sitting.waits = True
    assert sitting.next_seat() == 1


def test_a_bot_that_thinks_by_the_clock_sits_down_and_plays() -> None:
    sitting = new_sitting("quidditch", edition=None, seats=2, bot="search@1ms", options={}, seed=2, wish="gryffindor")
    assert sitting.next_seat() == 1
    sitting.bot_acts(1)
    assert sitting.match.version == 1
