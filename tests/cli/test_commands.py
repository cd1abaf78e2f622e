"""games, new, legal, submit and rules, as they are meant to be used."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import pytest

import commonroom
from commonroom.server.settings import Settings

from .running import complaint, document, match, output, run, written


def test_without_arguments_the_server_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Settings] = []

    def serve(settings: Settings, opened: Callable[[], None]) -> None:
        started.append(settings)
        opened()

    monkeypatch.setattr("commonroom.server.serve.serve", serve)
    result = run()
    assert result.exit_code == 0
    assert [settings.port for settings in started] == [8000]
    assert "http://127.0.0.1:8000/" in result.stdout


def test_help_names_every_command() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in (
        "serve",
        "play",
        "learn",
        "games",
        "new",
        "legal",
        "submit",
        "replay",
        "rules",
        "simulate",
        "arena",
        "new-game",
    ):
        assert f"│ {command} " in result.stdout


def test_the_version_is_that_of_the_package() -> None:
    assert output("--version") == f"commonroom {version('commonroom')}\n"


def test_games_as_json_is_what_the_library_says() -> None:
    assert document("games") == commonroom.games()


def test_games_lists_editions_seats_and_options() -> None:
    text = output("games")
    for word in ("classic-2022", "harry-potter-2021", "12 (2 or 3 sides)", "draw_mode", "manual, auto", "RUL-SEQ-27"):
        assert word in text


def test_new_prints_a_record_that_can_be_replayed() -> None:
    text = output("new", "sequence", "--seats", "Ann,Bob", "--seed", 7, "--option", "draw_mode=auto")
    match = commonroom.replay(text)
    assert [player.name for player in match.table.seats] == ["Ann", "Bob"]
    assert match.table.options == {"draw_mode": "auto"}
    assert match.state == commonroom.new("sequence", seats=["Ann", "Bob"], options={"draw_mode": "auto"}, seed=7).state


def test_new_reads_every_kind_of_option() -> None:
    options = ["draw_grace=9", "exchange_limit=1", "turn_limit=off", "colours=green,blue"]
    flags = [word for option in options for word in ("--option", option)]
    record = json.loads(output("new", "sequence", "--edition", "classic-2022", "--seats", "2", *flags))
    assert record["options"] == {
        "draw_grace": 9,
        "exchange_limit": 1,
        "turn_limit": "off",
        "colours": ["green", "blue"],
    }
    assert record["seats"] == [{"name": "Player 1"}, {"name": "Player 2"}]


def test_new_takes_bots_in_the_order_of_the_seats() -> None:
    record = json.loads(output("new", "sequence", "--seats", "Ann,Bob,Cid", "--bots", "-,random"))
    assert record["seats"] == [{"name": "Ann"}, {"name": "Bob", "bot": "random"}, {"name": "Cid"}]


def test_new_starts_from_a_position_with_scripted_chance(tmp_path: Path) -> None:
    position, chance, target = tmp_path / "position.json", tmp_path / "chance.json", tmp_path / "record.json"
    position.write_text('{"hands": [["KH"], null], "turn": 0}')
    chance.write_text("[]")
    assert output("new", "sequence", "--position", position, "--chance", chance, "-o", target) == ""
    assert commonroom.replay(target.read_bytes()).view(0)["hand"] == ["KH"]
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith(".")] == []


def test_legal_lists_moves_apart_from_asides(tmp_path: Path) -> None:
    begun = match()
    (seat,) = begun.to_act
    listed = document("legal", written(tmp_path))
    assert listed["to_act"] == [seat]
    assert listed["legal"] == {str(seat): begun.legal(seat)}
    assert listed["asides"] == {str(each): begun.asides(each) for each in (0, 1)}
    assert (listed["version"], listed["outcome"]) == (4, None)


def test_legal_can_ask_for_one_seat(tmp_path: Path) -> None:
    file, (seat,) = written(tmp_path), match().to_act
    assert list(document("legal", file, "--seat", seat)["legal"]) == [str(seat)]
    assert document("legal", file, "--seat", 1 - seat)["legal"] == {}
    assert "has no move to make now" in output("legal", file, "--seat", 1 - seat)
    assert f"Seat {seat}" in output("legal", file)


def test_legal_says_when_the_match_is_over(tmp_path: Path) -> None:
    file = written(tmp_path, match(actions=1000).record())
    assert output("legal", file) == "The match is over: nobody may act.\n"
    assert document("legal", file)["to_act"] == []


def test_submit_adds_an_action_in_place_and_tells_it(tmp_path: Path) -> None:
    file, begun = written(tmp_path), match()
    (seat,) = begun.to_act
    action = begun.legal(seat)[0]
    assert "plays" in output("submit", file, seat, json.dumps(action))
    assert json.loads(file.read_text())["actions"][-1] == {"seat": seat, **action}
    assert commonroom.replay(file.read_bytes()).version == 5


def test_submit_can_write_elsewhere_and_print_json(tmp_path: Path) -> None:
    file, begun = written(tmp_path), match()
    (seat,) = begun.to_act
    before, action = file.read_bytes(), begun.legal(seat)[0]
    events = document("submit", file, seat, json.dumps(action), "-o", tmp_path / "next.json")
    assert file.read_bytes() == before
    assert events == {
        "version": 5,
        "events": begun.submit(seat, action),
        "to_act": list(begun.to_act),
        "outcome": None,
    }


def test_submit_between_pipes_prints_the_record_only() -> None:
    begun = match()
    (seat,) = begun.to_act
    text = output("submit", "-", seat, json.dumps(begun.legal(seat)[0]), given=json.dumps(begun.record()))
    assert commonroom.replay(text).version == 5


def test_an_illegal_action_names_its_rule_and_leaves_the_file_alone(tmp_path: Path) -> None:
    file, (seat,) = written(tmp_path), match().to_act
    before = file.read_bytes(), file.stat().st_mtime_ns
    said = complaint(3, "submit", file, 1 - seat, '{"type": "play", "card": "KH", "cell": [1, 6]}')
    assert said == "It is not your turn (SEQ-23)"
    assert (file.read_bytes(), file.stat().st_mtime_ns) == before


def test_what_stands_around_a_rule_is_in_the_language_too() -> None:
    text = output("rules", "quidditch", "RUL-QCG-31", "--lang", "pl")
    assert "Dlaczego: " in text
    assert "Edycje: card-game-2001" in text


def test_rules_shows_one_rule_with_its_source() -> None:
    text = output("rules", "sequence", "seq-28")
    assert text.startswith("SEQ-28")
    assert "Source:" in text
    assert document("rules", "sequence", "RUL-SEQ-21")["question"]


def test_rules_shows_all_rules_or_those_with_a_word() -> None:
    everything = document("rules", "sequence")
    found = document("rules", "sequence", "--search", "coach")
    number = sum(len(section["entries"]) for section in everything["sections"])
    assert 0 < sum(len(section["entries"]) for section in found["sections"]) < number
    assert "SEQ-59" in output("rules", "sequence", "--search", "coach")


@pytest.mark.parametrize("command", ["play", "learn", "games", "new", "legal", "submit", "replay", "rules", "simulate"])
def test_every_command_explains_itself(command: str) -> None:
    assert "Usage" in output(command, "--help")
