"""Everything that a user can get wrong: one sentence on stderr, status 2, or 3 where a rule refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .running import complaint, match, run, written

NEW = ["new", "sequence"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["new", "chess"], "game: 'chess' is not one of sequence"),
        ([*NEW, "--edition", "x"], "edition: 'x' is not one of"),
        ([*NEW, "--option", "x=1"], "options.x: Sequence has no such option"),
        ([*NEW, "--option", "draw_mode=x"], "options.draw_mode: 'x' is not one of manual or auto"),
        ([*NEW, "--option", "draw_grace=99"], "options.draw_grace: 99 is not one of 5 or a whole number"),
        ([*NEW, "--option", "draw_mode"], "option: 'draw_mode' must be NAME=VALUE"),
        ([*NEW, "--option", "teams=2", "--option", "teams=2"], "options.teams: is given twice"),
        ([*NEW, "--seats", "Ann"], "seats: Sequence is played by 2, 3, 4, 6, 8, 9, 10 or 12 players, not 1"),
        ([*NEW, "--seats", "5"], "seats: Sequence is played by"),
        ([*NEW, "--seats", "Ann,"], "seats[1].name: must be text"),
        ([*NEW, "--seats", "Ann,B\x1b[2Job"], "seats[1].name: must be text"),
        ([*NEW, "--bots", "clever"], "bot: 'clever' is not one of"),
        ([*NEW, "--bots", "-,-,random"], "bots: there are 3 for 2 seats"),
        ([*NEW, "--seed", "xyz"], "seed: must be 64 hex digits or a whole number"),
        ([*NEW, "--seed", "9" * 5000], "seed: must be 64 hex digits or a whole number"),
        (["rules", "chess"], "there are no rules for a game 'chess'"),
        (["rules", "sequence", "SEQ-999"], "sequence has no rule 'SEQ-999'"),
        (["rules", "sequence", "--lang", "xx"], "the rules of sequence are not written in 'xx'"),
        (["rules", "sequence", "--search", "qwertz"], "search: no rule of sequence contains 'qwertz'"),
        (["play", "chess"], "game: 'chess' is not one of sequence"),
        (["play", "--seats", "5"], "seats: Sequence is played by"),
        (["play", "--bot", "clever"], "bot: 'clever' is not one of"),
        (["play", "--resume", "x", "--seed", "1"], "resume: the record has settled edition, seats, options and seed"),
        (["play", "--name", ""], "seats[0].name: must be text"),
        (["play", "--record", "/no/such/folder/x.json"], "/no/such/folder/x.json: there is no such folder"),
        (["legal", "/no/such/file"], "/no/such/file: cannot read it: no such file or directory"),
        (["replay", "/"], "/: cannot read it: is a directory"),
        (["replay", "\0"], "cannot read it"),
    ],
)
def test_a_bad_argument_is_explained(arguments: list[str], sentence: str) -> None:
    assert sentence in complaint(2, *arguments)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "record: is not JSON"),
        ("hello", "record: is not JSON: line 1, column 1"),
        (b"\xff{}", "record: is not UTF-8"),
        ("[]", "record: must be a JSON object"),
        ('{"seed": NaN}', "record: holds NaN, which is not JSON"),
        ('{"seed": 1e999}', "record: holds 1e999, which is too large for a number"),
        ('{"seed": 1, "seed": 2}', "record: has the key 'seed' twice in one object"),
        ("[" * 100_000, "record: is nested deeper than 32 levels"),
        ('{"format": "commonroom/9"}', "format: 'commonroom/9' is not a format this version reads"),
        ("{}", "format: is missing from the record"),
        (" " * (5 * 1024 * 1024 + 1), "is larger than 5 MiB"),
    ],
)
def test_a_bad_record_is_explained(text: str | bytes, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    assert sentence in complaint(2, "replay", file)
    assert sentence in complaint(2, "replay", "-", given=text)


def test_a_file_is_measured_before_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "huge.json"
    with file.open("wb") as sparse:
        sparse.truncate(1 << 40)
    assert "is larger than 5 MiB" in complaint(2, "legal", file)


def changed(**fields: Any) -> dict[str, Any]:
    return match().record() | fields


def test_a_changed_record_is_noticed(tmp_path: Path) -> None:
    record = match().record()
    cut = changed(actions=record["actions"][:-1])
    assert complaint(2, "replay", written(tmp_path, cut)) == (
        "actions: the record was cut off: 1 of its actions are missing at the end"
    )
    other_seed = changed(seed="0" * 64)
    assert complaint(2, "replay", written(tmp_path, other_seed)).startswith("chain: the head of the record")
    record["actions"][1]["cell"] = [5, 5]
    assert complaint(2, "replay", written(tmp_path, record)).startswith("actions[1]: is not the action")


def test_a_truncated_file_is_not_json(tmp_path: Path) -> None:
    file = written(tmp_path)
    file.write_text(file.read_text()[:300])
    assert complaint(2, "replay", file).startswith("record: is not JSON")


@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"], ["replay", "--verify"], ["legal"]])
def test_an_illegal_action_in_a_record_has_status_3(command: list[str], tmp_path: Path) -> None:
    record = changed(chain=None)
    record["actions"].append(record["actions"][-1])
    said = complaint(3, *command, written(tmp_path, record))
    assert said.startswith("actions[4]: ")
    assert "SEQ-" in said


def test_a_malformed_action_in_a_record_has_status_2(tmp_path: Path) -> None:
    record = changed(chain=None)
    record["actions"].append({"seat": 0, "type": "fly"})
    assert complaint(2, "replay", written(tmp_path, record)).startswith("actions[4].")
    record["actions"][-1] = {"seat": 9, "type": "draw"}
    assert complaint(2, "replay", written(tmp_path, record)).startswith("actions[4].seat: 9 is not a seat")


@pytest.mark.parametrize(
    ("seat", "action", "sentence"),
    [
        (9, '{"type": "draw"}', "seat: 9 is not a seat of this table"),
        (0, "draw", "action: is not JSON"),
        (0, "[]", "action: must be a table"),
        (0, '{"type": "fly"}', "action.type: "),
        (0, '{"type": "play", "card": "KH", "cell": [1, 60]}', "action.cell[1]: "),
        (0, '{"type": "draw", "why": 1}', "action.why: "),
        (0, '{"type": "draw", "type": "draw"}', "action: has the key 'type' twice"),
    ],
)
def test_a_bad_action_is_explained(seat: int, action: str, sentence: str, tmp_path: Path) -> None:
    file = written(tmp_path)
    before = file.read_bytes()
    assert sentence in complaint(2, "submit", file, seat, action)
    assert file.read_bytes() == before


def test_a_bad_position_or_chance_names_the_place(tmp_path: Path) -> None:
    file = tmp_path / "given.json"
    file.write_text('{"chips": [[[0, 0]], []]}')
    assert complaint(2, *NEW, "--position", file) == (
        "position.chips[0]: a chip cannot lie on the corner [0, 0] (RUL-SEQ-21)"
    )
    file.write_text('[{"label": "start_draw", "value": ["ZZ"]}]')
    assert complaint(2, *NEW, "--chance", file).startswith("chance[0]: ")
    file.write_text("7")
    assert complaint(2, *NEW, "--chance", file).startswith("chance: must be a list")


def test_nothing_steers_the_terminal_from_inside_a_record(tmp_path: Path) -> None:
    record = changed(chain=None, options={"\x1b[2J": 1})
    assert "\x1b" not in complaint(2, "replay", written(tmp_path, record))
    left = changed(chain=None)
    left["actions"].append({"seat": 0, "type": "leave", "substitute": "\x1b[2J"})
    assert "\x1b" not in run("replay", written(tmp_path, left)).output


def test_a_place_that_cannot_be_written_is_explained(tmp_path: Path) -> None:
    assert "cannot write it" in complaint(2, *NEW, "-o", tmp_path / "no" / "such.json")
    assert "cannot write it: is a directory" in complaint(2, *NEW, "-o", tmp_path)


@pytest.mark.parametrize("arguments", [["fly"], ["new"], ["replay", "x", "--at", "two"], ["submit", "x", "one", "{}"]])
def test_usage_errors_have_status_2(arguments: list[str]) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr


def test_errors_are_not_json_documents(tmp_path: Path) -> None:
    result = run("legal", tmp_path / "none", "--json")
    assert (result.exit_code, result.stdout) == (2, "")
    with pytest.raises(json.JSONDecodeError):
        json.loads(result.stderr)
