"""Chat: who can read which line."""

from __future__ import annotations

from pathlib import Path

import pytest

from commonroom.server.settings import Limits

from ..patience import PATIENCE
from ..running import Person, Server, running
from .pairs import info_where, mover, two


def test_chat_reaches_everybody_but_the_team_channel_only_the_team(any_server: Server) -> None:
    people = [Person(any_server, name) for name in ("Ann", "Bob", "Cid", "Dee")]
    opened = people[0].open("me", "open", "open", "open", options={"team_talk": "allowed"})
    for person in people[1:]:
        person.join(opened)
    seats = [person.sit(opened["table"]) for person in people]
    seats[0].send(type="say", id="1", text="<b>hello</b>\u202e\x07 all", to="table")
    assert [seat.until("said")["text"] for seat in seats] == ["<b>hello</b> all"] * 4
    seats[1].send(type="say", id="2", text="psst", to="team")
    assert seats[3].until("said")["text"] == "psst"
    seats[2].send(type="react", reaction="bravo")
    assert seats[0].until("reacted") == {"type": "reacted", "seat": 2, "reaction": "bravo"}
    assert not any(frame.get("text") == "psst" for frame in seats[0].heard)
    with people[0].sit(opened["table"]) as again:
        assert again.until("said")["text"] == "<b>hello</b> all"


def test_without_agreed_talk_there_is_no_team_channel(server: Server) -> None:
    ann = Person(server)
    opened = ann.open("me", "greedy", "greedy", "greedy")
    with ann.sit(opened["table"]) as seat:
        seat.send(type="say", id="1", text="psst", to="team")
        assert seat.until("trouble")["code"] == "no_team_talk"


def test_a_long_evening_of_chat_locks_nobody_out(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", limits=Limits(chats=(1000, 1.0), frames_burst=500)) as server:
        ann = Person(server)
        opened = ann.open("me", "greedy")
        with ann.sit(opened["table"]) as seat:
            for number in range(150):
                seat.send(type="say", id=f"{number}", text=f"line {number}", to="table")
                seat.until("said")
        with ann.sit(opened["table"]) as again:
            said = [again.until("said")["text"] for _ in range(40)]
            assert said[-1] == "line 149"
            assert again.act({"type": "concede"})["type"] == "acked"


@pytest.mark.parametrize("gallery", ["apart", "aloud", "silent"])
def test_watchers_talk_and_players_read_it_when_the_table_says_so(server: Server, gallery: str) -> None:
    ann, bob, table = two(server, gallery=gallery)
    watcher = Person(server)
    with ann.sit(table) as one, bob.sit(table) as other, watcher.sit(table) as eve, watcher.sit(table) as fay:
        mover(one, other)
        eve.next()
        fay.next()
        eve.send(type="say", id="a", text="too soon")
        assert eve.until("trouble")["code"] == ("silent_gallery" if gallery == "silent" else "no_name")
        eve.send(type="watch", name="Eve")
        assert info_where(one, lambda info: info["watching"])["watching"] == ["Eve"]
        eve.send(type="say", id="b", text="what a move")
        if gallery == "silent":
            assert eve.until("trouble")["code"] == "silent_gallery"
            return
        for seat in (eve, fay):
            said = seat.until("said")
            assert (said["seat"], said["name"], said["text"], said["to"]) == (None, "Eve", "what a move", "gallery")
        one.send(type="say", id="c", text="hush")
        heard = [one.until("said")["text"]] if gallery == "apart" else [one.until("said")["text"] for _ in range(2)]
        assert heard == (["hush"] if gallery == "apart" else ["what a move", "hush"])
        assert other.act({"type": "concede"}, version=0)["type"] == "acked"
        if gallery == "apart":
            while one.until("said", PATIENCE)["text"] != "what a move":
                pass  # once nobody can profit from it, everybody reads it
