"""replay: any point of a record, as any viewer saw it, and the report of a verification."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import commonroom

from .running import complaint, document, match, output, written


def test_the_document_is_the_state_at_the_end(tmp_path: Path) -> None:
    end = match()
    assert document("replay", written(tmp_path)) == {
        "version": 4,
        "to_act": list(end.to_act),
        "outcome": None,
        "state": end.state,
    }


def test_at_stops_after_so_many_actions(tmp_path: Path) -> None:
    file = written(tmp_path)
    for number in range(5):
        assert document("replay", file, "--at", number)["state"] == match(number).state


def test_at_beyond_the_record_names_the_range(tmp_path: Path) -> None:
    said = complaint(2, "replay", written(tmp_path), "--at", "5")
    assert said == "at: 5 is out of range: the record has 0 to 4 actions"
    assert "0 to 4" in complaint(2, "replay", written(tmp_path), "--at", "-1")


def test_as_shows_what_a_seat_or_a_watcher_sees(tmp_path: Path) -> None:
    file, end = written(tmp_path), match()
    assert document("replay", file, "--as", "1")["view"] == end.view(1)
    watched = document("replay", file, "--as", "watcher", "--at", "2")
    assert watched["view"] == match(2).view(None)
    assert "state" not in watched


def test_as_somebody_who_is_not_there(tmp_path: Path) -> None:
    file = written(tmp_path)
    assert complaint(2, "replay", file, "--as", "2") == "seat: 2 is not a seat of this table; it has 0 to 1"
    assert "neither" in complaint(2, "replay", file, "--as", "Ann")


def test_a_record_comes_through_standard_input(tmp_path: Path) -> None:
    record = json.dumps(match().record())
    assert document("replay", "-", given=record) == document("replay", written(tmp_path))


def test_the_picture_has_a_log_and_open_hands(tmp_path: Path) -> None:
    text = output("replay", written(tmp_path))
    assert "   0  Cards drawn for the start" in text
    assert "   4  " in text
    assert " Ann: " in text
    assert " Bob: " in text


def test_the_picture_of_a_seat_shows_its_hand_only(tmp_path: Path) -> None:
    file = written(tmp_path)
    for seat in ("0", "1", "watcher"):
        text = output("replay", file, "--as", seat)
        assert " Ann: " not in text
        assert " Bob: " not in text
        # The seat knows what it drew, and not what others drew.
        assert ("You draw" in text) == (seat != "watcher")
        _, _, play = text.partition("begin")
        assert "Ann draws" not in play
        assert "Bob draws" not in play


def test_verify_reports_what_was_checked(tmp_path: Path) -> None:
    end = match(actions=1000)
    file = written(tmp_path, end.record())
    report = document("replay", file, "--verify")["verified"]
    assert report["format"] == "commonroom/1"
    assert report["actions"] == end.version
    assert report["legal"] == "every action"
    assert report["chain"] == "unbroken"
    assert report["commitment"] == sha256(end.seed).hexdigest()
    assert report["outcome"] == end.outcome
    text = output("replay", file, "--verify")
    assert f"commitment: {end.commitment}" in text.replace("\n", " ").replace("commitment:  ", "commitment: ")
    assert f"actions: {end.version}" in text


def test_verify_says_when_there_is_no_chain(tmp_path: Path) -> None:
    record = match().record()
    del record["chain"]
    assert document("replay", written(tmp_path, record), "--verify")["verified"]["chain"] == "no chain"


def test_verify_looks_at_the_whole_record_whatever_is_shown(tmp_path: Path) -> None:
    shown = document("replay", written(tmp_path), "--verify", "--at", "1")
    assert (shown["version"], shown["verified"]["actions"]) == (1, 4)


def test_a_record_of_every_edition_and_number_of_seats_can_be_shown(tmp_path: Path) -> None:
    for edition in ("harry-potter-2021", "classic-2022"):
        for seats in (2, 3, 4, 12):
            names = [f"P{seat}" for seat in range(seats)]
            begun = commonroom.new("sequence", edition=edition, seats=names, seed=seats)
            for _ in range(3 * seats):
                seat = begun.to_act[-1]
                begun.submit(seat, begun.legal(seat)[0])
            file = written(tmp_path, begun.record())
            assert "pile" in output("replay", file)
            assert "P1 (you)" in output("replay", file, "--as", "1")
