"""Playing over the network: tables, seats, acknowledgements, resends, reconnects."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

import commonroom
from commonroom.engine import Match
from commonroom.server.settings import Limits
from commonroom.server.tables.autoplay import Autoplay

from ..patience import eventually
from ..running import Person, Seat, Server, running
from .pairs import mover, two


def test_a_whole_match_against_a_bot_on_every_database(database: str) -> None:
    with running(database) as server:
        ann = Person(server)
        opened = ann.open("me", "greedy")
        with ann.sit(opened["table"]) as seat:
            result = seat.play_out()
        assert result["reason"] in ("sequences", "stalemate")
        record = ann.http.get(f"/api/tables/{opened['table']}/record").json()
        match = commonroom.replay(record)
        assert match.outcome == result
        info = ann.http.get(f"/api/tables/{opened['table']}").json()
        assert (info["phase"], info["seed"], info["commitment"]) == ("finished", record["seed"], match.commitment)


def test_two_people_a_bot_and_a_watcher_at_one_table(server: Server) -> None:
    ann, bob, eve = Person(server), Person(server, "Bob"), Person(server, "Eve")
    opened = ann.open("me", "open", "greedy")
    table = opened["table"]
    assert ann.http.get(f"/api/tables/{table}").json()["phase"] == "open"
    with ann.sit(table) as first, eve.sit(table) as watcher:
        assert first.next()["view"] is None
        assert bob.join(opened).json() == {"table": table, "seat": 1}
        with bob.sit(table) as second:
            for version in range(9):
                for seat in (first, second, watcher):
                    seat.reach(version)
                turn = first.table["view"]["turn"]
                if turn < 2:
                    mover = (first, second)[turn]
                    assert mover.act(mover.table["actions"][0])["version"] == version + 1
            assert [len(seat.table["view"]["hand"]) for seat in (first, second)] == [6, 6]
        assert "hand" not in watcher.table["view"]
        assert watcher.table["actions"] == []
        watcher.send(type="act", id="x", version=version, action={"type": "concede"})
        assert watcher.until("trouble")["code"] == "watching"


def test_the_same_action_sent_again_is_taken_once_and_answered_alike(any_server: Server) -> None:
    ann, bob = Person(any_server), Person(any_server, "Bob")
    opened = ann.open("me", "open")
    bob.join(opened)
    with ann.sit(opened["table"]) as first, bob.sit(opened["table"]) as second:
        first.next(), second.next()
        mover = first if first.table["actions"] else second
        action = mover.my_turn()[0]
        answers = [mover.act(action, sent_id="once") for _ in range(4)]
        assert answers == [{"type": "acked", "id": "once", "version": 1}] * 4
        person = ann if mover is first else bob
        with person.sit(opened["table"]) as again:
            again.next()
            assert again.act(action, sent_id="once") == answers[0]
            assert again.table["version"] == 1


def test_a_refusal_names_the_rule_and_tells_how_things_are(server: Server) -> None:
    ann, bob = Person(server), Person(server, "Bob")
    opened = ann.open("me", "open")
    bob.join(opened)
    with ann.sit(opened["table"]) as first, bob.sit(opened["table"]) as second:
        first.next(), second.next()
        waiting, mover = (second, first) if first.table["actions"] else (first, second)
        refused = waiting.act({"type": "pass"})
        assert (refused["type"], refused["rule"], refused["code"]) == ("refused", "SEQ-23", "not_your_turn")
        assert refused["view"]["turn"] == mover.table["view"]["turn"]
        garbled = mover.act({"type": "play", "card": "KH"})
        assert garbled["code"] == "bad_action"
        assert "cell" in garbled["message"]
        mover.act(mover.my_turn()[0])
        late = mover.act({"type": "draw"}, version=0)
        assert late["type"] == "refused"
        assert late["version"] == 1


def test_reconnecting_tells_what_was_missed(server: Server) -> None:
    ann = Person(server)
    opened = ann.open("me", "greedy")
    with ann.sit(opened["table"]) as seat:
        for _ in range(3):
            seat.act(seat.my_turn()[0])
        while not seat.table["actions"]:
            seat.next()
        seen = seat.table["version"]
        events = [happened for frame in seat.heard if frame["type"] == "table" for happened in frame["events"]]
    with ann.sit(opened["table"], since=1) as again:
        frame = again.until("table")
    assert [happened["version"] for happened in frame["events"]] == list(range(2, seen + 1))
    assert frame["events"] == [happened for happened in events if happened["version"] > 1]


def test_a_table_survives_a_restart_of_the_server(database: str) -> None:
    ann_cookies: Any
    with running(database) as server:
        ann = Person(server)
        opened = ann.open("me", "greedy")
        ann_cookies = dict(ann.http.cookies)
        with ann.sit(opened["table"]) as seat:
            seat.act(seat.my_turn()[0])
            seat.my_turn()
            before = seat.table
    with running(database) as server:
        ann = Person(server)
        ann.http.cookies = httpx.Cookies(ann_cookies)
        assert ann.http.get("/api/tables").json()[0]["table"] == opened["table"]
        with ann.sit(opened["table"]) as seat:
            frame = seat.next()
            assert (frame["version"], frame["view"]) == (before["version"], before["view"])


def test_my_tables_tell_how_each_game_went(server: Server) -> None:
    ann = Person(server)
    opened = ann.open("me", "greedy")
    (running_row,) = ann.http.get("/api/tables").json()
    assert (running_row["moves"], running_row["scores"], running_row["sides"]) == (0, [0, 0], [0, 1])
    assert running_row["outcome"] is running_row["finished"] is None
    with ann.sit(opened["table"]) as seat:
        seat.act(seat.my_turn()[0])
        seat.my_turn()
        assert seat.act({"type": "concede"})["type"] == "acked"
    (row,) = ann.http.get("/api/tables").json()
    assert (row["phase"], row["outcome"]["winners"], row["outcome"]["reason"]) == ("finished", [1], "concession")
    assert row["moves"] > 2
    assert row["opened"] <= row["finished"] <= time.time()


def test_a_table_that_nobody_uses_leaves_memory_and_comes_back(server: Server) -> None:
    ann = Person(server)
    opened = ann.open("me", "greedy")
    with ann.sit(opened["table"]) as seat:
        seat.act(seat.my_turn()[0])
        seat.my_turn()
        before = seat.table
    registry = server.app.state.services.tables
    assert len(registry) == 1
    while len(registry):
        registry.let_go(before=float("inf"))
    with ann.sit(opened["table"]) as seat:
        assert seat.next()["view"] == before["view"]


def test_a_rematch_has_the_same_seats_and_is_opened_once(any_server: Server) -> None:
    ann, bob = Person(any_server), Person(any_server, "Bob")
    opened = ann.open("me", "open")
    bob.join(opened)
    assert ann.post(f"/api/tables/{opened['table']}/rematch").status_code == 409
    with ann.sit(opened["table"]) as seat:
        seat.next()
        assert seat.act({"type": "concede"})["type"] == "acked"
    first = ann.post(f"/api/tables/{opened['table']}/rematch").json()
    second = bob.post(f"/api/tables/{opened['table']}/rematch").json()
    assert first["table"] == second["table"] != opened["table"]
    with bob.sit(first["table"]) as seat:
        assert seat.next()["view"]["seat"] == 1


def test_my_seat_follows_me_to_another_device_by_a_link_that_works_once(any_server: Server) -> None:
    ann, phone, thief = Person(any_server), Person(any_server), Person(any_server)
    opened = ann.open("me", "greedy")
    key = ann.post(f"/api/tables/{opened['table']}/key").json()["key"]
    assert phone.post(f"/api/tables/{opened['table']}/redeem", {"key": key}).json()["seat"] == 0
    with phone.sit(opened["table"]) as seat:
        assert "hand" in seat.next()["view"]
    assert thief.post(f"/api/tables/{opened['table']}/redeem", {"key": key}).status_code == 403


def test_the_host_gives_the_seat_of_somebody_who_is_away_to_a_bot(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", limits=Limits(away=0.2)) as server:
        host_replaces_a_leaver(server)


def host_replaces_a_leaver(server: Server) -> None:
    ann, bob = Person(server), Person(server, "Bob")
    opened = ann.open("me", "open")
    bob.join(opened)
    path = f"/api/tables/{opened['table']}/seats/1/bot"
    with bob.sit(opened["table"]) as seat:
        seat.next()
        assert ann.post(path, {"bot": "greedy"}).json()["error"]["code"] == "not_away"
        assert bob.post(f"/api/tables/{opened['table']}/seats/0/bot", {"bot": "greedy"}).status_code == 403
    answer = eventually(lambda: _unless_refused(ann.post(path, {"bot": "greedy"})), "Bob to count as away")
    assert answer.json()["seats"][1] == {
        "kind": "bot", "name": "Bob", "bot": "greedy", "connected": True, "side": 1, "wish": None,
        "came": True, "left": True, "offered": False,
    }  # fmt: skip
    with bob.sit(opened["table"]) as seat:
        assert "hand" not in seat.next()["view"]
    with ann.sit(opened["table"]) as seat:
        seat.my_turn()


def _unless_refused(answer: httpx.Response) -> httpx.Response | None:
    assert answer.status_code == 200 or answer.json()["error"]["code"] == "not_away"
    return answer if answer.status_code == 200 else None


@pytest.mark.rule("RUL-SEQ-76")
def test_rul_seq_76_when_the_time_is_up_the_server_plays_and_draws(server: Server) -> None:
    ann, bob = Person(server), Person(server, "Bob")
    opened = ann.open("me", "open", options={"turn_limit": 1})
    bob.join(opened)
    with ann.sit(opened["table"]) as seat:
        while not seat.table or seat.table["version"] < 4:
            seat.next()
        assert seat.table["view"]["hands"] == [7, 7]
        assert seat.table["info"]["clock"]["limit"] == 1
        events = [each for frame in seat.heard if frame["type"] == "table" for each in frame["events"]]
        assert len(events) >= 4
        assert all(each["time_up"] for each in events)


@pytest.mark.rule("RUL-SEQ-79")
def test_rul_seq_79_a_bot_goes_along_with_a_partner_who_concedes(server: Server) -> None:
    ann = Person(server)
    with ann.sit(ann.open("me", "greedy", "greedy", "greedy")["table"]) as seat:
        seat.next()
        assert seat.act({"type": "concede"})["type"] == "acked"
        while not seat.table["view"]["result"]:
            seat.next()
        assert seat.table["view"]["result"]["reason"] == "concession"
        assert seat.table["view"]["result"]["side"] == 1


@pytest.mark.rule("RUL-SEQ-37")
def test_rul_seq_37_a_bot_waits_for_a_slow_drawer(server: Server) -> None:
    ann = Person(server)
    opened = ann.open("me", "greedy", edition="harry-potter-2021", options={"draw_grace": 8})
    with ann.sit(opened["table"]) as seat:
        seat.act(seat.my_turn()[0])
        assert seat.table["view"]["drawing"] == [0]
        with pytest.raises(TimeoutError):
            seat.until("nothing", 1.2)
        assert seat.table["view"]["drawing"] == [0]
        assert seat.act({"type": "draw"})["type"] == "acked"
        seat.my_turn()
        seat.act(seat.table["actions"][0])
        while 0 in seat.table["view"]["drawing"] or seat.table["view"]["turn"] == 1:
            seat.next()
        assert seat.table["view"]["hands"][0] == 6  # forgotten: the bot waited and then moved


def bot_has_drawn(seat: Seat) -> None:
    while 1 in seat.table["view"]["drawing"]:
        seat.next()


@pytest.mark.rule("RUL-SEQ-37")
def test_rul_seq_37_a_bot_does_not_take_its_time_to_draw(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long bots take for a move so that it can be watched, a draw that waits would soon be lost."""
    pauses, pause = dict[str, set[float]](), Autoplay._pause

    def noted(self: Autoplay, match: Match, bot: int) -> float:
        kind = match.legal(bot)[0]["type"]
        pauses.setdefault(kind, set()).add(seconds := pause(self, match, bot))
        return seconds

    monkeypatch.setattr(Autoplay, "_pause", noted)
    with running(f"sqlite:///{tmp_path}/a.db", bot_pause=2.0) as server:
        ann = Person(server)
        opened = ann.open("me", "greedy", edition="harry-potter-2021", options={"draw_grace": 0})
        with ann.sit(opened["table"]) as seat:
            seat.my_turn()
            bot_has_drawn(seat)
            seat.act(seat.table["actions"][0])
            seat.act({"type": "draw"})
            seat.my_turn()
            bot_has_drawn(seat)
            assert seat.table["view"]["hands"] == [7, 7]
    assert (pauses["draw"], pauses["play"]) == ({0.0}, {2.0})


def test_what_was_refused_stays_refused_when_it_is_sent_again(server: Server) -> None:
    ann, bob, table = two(server)
    with ann.sit(table) as first, bob.sit(table) as second:
        moving, waiting = mover(first, second)
        card = waiting.table["view"]["hand"][0]
        early = {"type": "play", "card": card, "cell": [5, 5]}
        assert waiting.act(early, sent_id="early")["code"] == "not_your_turn"
        moving.act(moving.table["actions"][0])
        waiting.reach(1)
        assert waiting.act(early, sent_id="early")["code"] == "not_your_turn"
        assert waiting.act(waiting.table["actions"][0], version=99)["code"] == "stale"


def test_the_servers_own_ids_cannot_be_used_by_anybody_else(server: Server) -> None:
    ann = Person(server)
    with ann.sit(ann.open("me", "greedy")["table"]) as seat:
        actions = seat.my_turn()
        seat.send(type="act", id="~bot-1", version=0, action=actions[0])
        assert seat.until("trouble")["code"] == "bad_frame"


def test_many_who_want_a_rematch_at_once_get_the_same_one(any_server: Server) -> None:
    ann = Person(any_server)
    opened = ann.open("me", "greedy")
    with ann.sit(opened["table"]) as seat:
        seat.reach(0)
        seat.act({"type": "concede"})
    answers: list[str] = []
    path = f"/api/tables/{opened['table']}/rematch"
    threads = [threading.Thread(target=lambda: answers.append(ann.post(path).json()["table"])) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(answers)) == 1
    assert len(ann.http.get("/api/tables").json()) == 2


def test_joining_twice_at_once_is_joining_once(any_server: Server) -> None:
    ann, bob = Person(any_server), Person(any_server, "Bob")
    opened = ann.open("me", "open", "open")
    bob.open("me", "open")  # the server alone chooses secrets, and Bob has one now
    answers: list[tuple[int, Any]] = []

    def join() -> None:
        answer = bob.join(opened)
        answers.append((answer.status_code, answer.json().get("seat")))

    threads = [threading.Thread(target=join) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [(200, 1)] * 5


def test_an_odd_id_is_refused_alike_on_every_database(any_server: Server) -> None:
    """A character that one of the databases cannot store is allowed in no id."""
    ann = Person(any_server)
    opened = ann.open("me", "greedy")
    for path in ("/api/tables/%00", "/api/tables/a%00b/record", "/api/tables/" + "x" * 3000):
        assert ann.http.get(path).status_code == 404, path
    with ann.sit(opened["table"]) as seat:
        actions = seat.my_turn()
        seat.send(type="act", id="a\x00b", version=0, action=actions[0])
        assert seat.until("trouble")["code"] == "bad_frame"
        seat.send(type="say", id="a\x00b", text="hello")
        assert seat.until("trouble")["code"] == "bad_frame"
