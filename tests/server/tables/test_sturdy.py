"""Robustness: stale moves, seats that change hands, clocks over an outage, broken tables."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from commonroom.server.settings import Limits
from commonroom.server.tables.heartbeat import Heartbeat

from ..calendars import Calendar
from ..ledger import stored_actions
from ..patience import PATIENCE, eventually
from ..running import Person, Server, running


def three_at_a_table(server: Server, **more: Any) -> tuple[str, list[Person]]:
    people = [Person(server, name) for name in ("Ann", "Bob", "Cid")]
    opened = people[0].open("me", "open", "open", **more)
    for person in people[1:]:
        person.join(opened)
    return opened["table"], people


def test_a_move_chosen_from_an_old_picture_is_refused_with_the_new_one(server: Server) -> None:
    ann = Person(server)
    table = ann.open("me", "greedy")["table"]
    with ann.sit(table) as seat:
        seat.my_turn()
        version = seat.table["version"]
        seat.reach(seat.act(seat.table["actions"][-1])["version"])
        move = seat.my_turn()[0]
        refused = seat.act(move, version=version)
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        assert refused["version"] == seat.table["version"]
        assert refused["view"] == seat.table["view"]
        assert seat.act(move)["type"] == "acked"


def test_what_others_did_meanwhile_makes_no_draw_stale(server: Server) -> None:
    ann, bob = Person(server), Person(server, "Bob")
    opened = ann.open("me", "open", options={"draw_mode": "manual", "forgotten_draw": "never"})
    bob.join(opened)
    with ann.sit(opened["table"]) as one, bob.sit(opened["table"]) as two:
        for seat in (one, two):
            seat.reach(0)
        first, second = (one, two) if one.table["actions"] else (two, one)
        played = first.act(next(a for a in first.table["actions"] if a["type"] == "play"))
        for seat in (first, second):
            seat.reach(played["version"])
        version = played["version"]
        if second.table["actions"]:
            second.act(next(a for a in second.table["actions"] if a["type"] == "play"))
        assert first.act({"type": "draw"}, version=version)["type"] == "acked"


def test_a_player_who_leaves_hands_the_own_seat_to_a_bot_and_the_host_goes_on_to_another(server: Server) -> None:
    table, (ann, bob, cid) = three_at_a_table(server)
    with bob.sit(table) as one, cid.sit(table) as two:
        info = ann.post(f"/api/tables/{table}/seats/0/bot", {"bot": "greedy"}).json()
        assert info["seats"][0]["kind"] == "bot"
        assert info["host"] == 1
        for seat in (one, two):
            seat.reach(0)
        while not any(happened["seat"] == 0 for frame in one.heard for happened in frame.get("events", ())):
            acting = next((seat for seat in (one, two) if seat.table["actions"]), None)
            version = acting.act(acting.table["actions"][0])["version"] if acting else one.table["version"] + 1
            for seat in (one, two):
                seat.reach(version)
    with ann.sit(table) as back:
        assert back.next()["seat"] is None, "whoever has given the seat away watches"


def test_while_the_host_is_away_the_others_may_replace_the_host(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", limits=Limits(away=0.3)) as server:
        table, (ann, bob, _) = three_at_a_table(server)
        with ann.sit(table) as seat:
            seat.reach(0)
            assert bob.post(f"/api/tables/{table}/seats/0/bot", {"bot": "easy"}).status_code == 403
        path = f"/api/tables/{table}/seats/0/bot"
        eventually(lambda: bob.post(path, {"bot": "easy"}).status_code == 200, "Ann to count as away")
        assert bob.http.get(f"/api/tables/{table}").json()["host"] == 1


def test_a_seat_that_is_out_of_the_match_is_not_given_to_a_bot(server: Server) -> None:
    table, (ann, bob, _) = three_at_a_table(server, edition="classic-2022", options={"draw_mode": "auto"})
    with bob.sit(table) as seat:
        seat.reach(0)
        assert seat.act({"type": "leave"})["type"] == "acked"
    refused = ann.post(f"/api/tables/{table}/seats/1/bot", {"bot": "greedy"})
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not_now")


def test_asides_come_only_so_often(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", limits=Limits(asides=(3, 3600.0))) as server:
        table, (ann, *_) = three_at_a_table(server)
        with ann.sit(table) as seat:
            seat.reach(0)
            answers = [seat.act({"type": "leave", "substitute": f"Ann {n}"}) for n in range(4)]
        assert [answer["type"] for answer in answers] == ["acked"] * 3 + ["refused"]
        assert answers[-1]["code"] == "too_many_requests"


def test_r3_the_time_before_an_outage_counts_and_the_outage_does_not(tmp_path: Path, calendar: Calendar) -> None:
    """Of ten minutes, four are over when the server stops; an hour later six are left, less the time of the test."""
    url = f"sqlite:///{tmp_path}/a.db"
    with running(url) as server:
        ann = Person(server)
        table = ann.open("me", "greedy", options={"draw_mode": "auto", "turn_limit": 600})["table"]
        with ann.sit(table) as seat:
            seat.my_turn()
            answer = seat.act(seat.table["actions"][0])
            seat.reach(answer["version"])
            seat.my_turn()
        cookies = ann.http.cookies
        calendar.turn(240)
    calendar.turn(3600)
    with running(url) as server:
        ann = Person(server)
        ann.http.cookies = cookies
        left = ann.http.get(f"/api/tables/{table}").json()["clock"]["left"]
    assert 200 < left <= 360, left


def test_r3_a_crash_costs_a_turn_no_more_than_a_heartbeat(
    tmp_path: Path, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A killed server says no goodbye: its last heartbeat tells how long it was there."""
    monkeypatch.setattr("commonroom.server.tables.heartbeat.HEARTBEAT", 0.1)
    url = f"sqlite:///{tmp_path}/a.db"

    def alive() -> float:
        with sqlite3.connect(tmp_path / "a.db") as connection:
            return float(connection.execute("SELECT alive FROM life").fetchone()[0])

    with running(url) as server:
        ann = Person(server)
        table = ann.open("me", "greedy", options={"draw_mode": "auto", "turn_limit": 600})["table"]
        with ann.sit(table) as seat:
            assert seat.act(seat.my_turn()[0])["type"] == "acked"
            seat.my_turn()
        cookies = ann.http.cookies
        calendar.turn(240)
        now = time.time()
        eventually(lambda: alive() >= now, "a heartbeat")
        monkeypatch.setattr(Heartbeat, "beat", no_beat)
    calendar.turn(3600)
    with running(url) as server:
        ann = Person(server)
        ann.http.cookies = cookies
        left = ann.http.get(f"/api/tables/{table}").json()["clock"]["left"]
    assert 200 < left <= 361, left


async def no_beat(_: Heartbeat) -> None:
    return


def test_a_clock_goes_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/a.db"
    with running(url) as server:
        ann = Person(server)
        table = ann.open("me", "greedy", options={"draw_mode": "auto", "turn_limit": 1})["table"]
        cookies = ann.http.cookies
    with running(url):
        eventually(lambda: len(stored_actions(url)) >= 2, "the clock to act twice")
    with running(url) as server:
        ann = Person(server)
        ann.http.cookies = cookies
        with ann.sit(table) as seat:
            assert seat.next()["version"] >= 2


def test_a_table_that_no_longer_replays_harms_no_other(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/a.db"
    with running(url) as server:
        ann = Person(server)
        sick, old, well = (ann.open("me", "greedy")["table"] for _ in range(3))
        for table in (sick, well):
            with ann.sit(table) as seat:
                assert seat.act(seat.my_turn()[0])["type"] == "acked"
        cookies = ann.http.cookies
    with sqlite3.connect(tmp_path / "a.db") as connection:
        connection.execute('UPDATE actions SET body = \'{"type":"draw"}\' WHERE table_id = ?', (sick,))
        connection.execute("UPDATE tables SET rules = 99 WHERE id = ?", (old,))
    with running(url) as server:
        ann = Person(server)
        ann.http.cookies = cookies
        assert [row["table"] for row in ann.http.get("/api/tables").json()] == [well]
        for table in (sick, old):
            answer = ann.http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "sick_table")
            with ann.sit(table) as seat, pytest.raises(Exception, match="4409"):
                seat.next()
        with ann.sit(well) as seat:
            assert seat.my_turn()


def test_a_table_of_older_rules_is_played_on_by_them(tmp_path: Path) -> None:
    """Whatever its record tells later replays by the same rules."""
    url = f"sqlite:///{tmp_path}/a.db"
    with running(url, gathering=PATIENCE) as server:  # nothing is played yet that the change would damage
        ann = Person(server)
        table = ann.open("me", "greedy", game="quidditch-match", edition="year", options={})["table"]
        cookies = ann.http.cookies
    with sqlite3.connect(tmp_path / "a.db") as connection:
        connection.execute("UPDATE tables SET rules = 1 WHERE id = ?", (table,))
    with running(url) as server:
        ann = Person(server)
        ann.http.cookies = cookies
        with ann.sit(table) as seat:
            assert seat.act(seat.my_turn()[0])["type"] == "acked"
            assert seat.my_turn(), "the bot has answered by the same rules"


def test_whoever_comes_late_is_told_a_very_long_match_in_one_frame(tmp_path: Path) -> None:
    limits = Limits(queue_bytes=2_000, asides=(10_000, 1.0), frames=(10_000, 1.0), frames_burst=10_000)
    with running(f"sqlite:///{tmp_path}/a.db", limits=limits) as server:
        table, (ann, bob, _) = three_at_a_table(server)
        with ann.sit(table) as seat:
            seat.reach(0)
            for number in range(60):
                assert seat.act({"type": "leave", "substitute": f"Ann {number}"})["type"] == "acked"
        with bob.sit(table, since=-1) as late:
            assert len(late.next()["events"]) == 61
            late.send(type="ping")
            late.until("pong")


def test_a_short_secret_is_no_secret(server: Server) -> None:
    ann = Person(server)
    ann.http.headers["Authorization"] = "Bearer x"
    opened = ann.open("me", "open")
    assert len(ann.http.cookies["commonroom"]) >= 40
    assert Person(server).http.get(f"/api/tables/{opened['table']}/record").json()["seat"] is None


def test_the_database_file_is_private(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db"):
        assert (tmp_path / "a.db").stat().st_mode & 0o077 == 0
