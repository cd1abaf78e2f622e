"""Who is served next: nobody can keep the others waiting by asking for much."""

from __future__ import annotations

from functools import partial

from commonroom.server.workers.turns import PLAYED, UNSEEN, WATCHED, Turn, Turns


def served(turns: Turns[str]) -> list[str]:
    found = []
    while (who := turns.next()) is not None:
        found.append(who)
    return found


def test_those_who_play_go_before_those_who_watch_and_those_before_nobody() -> None:
    turns: Turns[str] = Turns()
    for name, rank in (("unseen", UNSEEN), ("watched", WATCHED), ("played", PLAYED)):
        turns.add(name, partial(Turn, rank, (name,)))
    assert served(turns) == ["played", "watched", "unseen"]


def test_a_hundred_tables_of_one_address_take_turns_with_one_table_of_another() -> None:
    turns: Turns[str] = Turns()
    for number in range(100):
        turns.add(f"theirs {number}", partial(Turn, PLAYED, ("192.0.2.1",), f"{number}"))
    assert turns.next() == "theirs 0"
    turns.add("mine", lambda: Turn(PLAYED, ("192.0.2.2",), "mine"))
    assert turns.next() == "mine"
    assert len(served(turns)) == 99


def test_tables_of_one_address_take_turns() -> None:
    turns: Turns[str] = Turns()
    for name in ("a1", "a2", "b1"):
        turns.add(name, partial(Turn, table=name[0]))
    assert served(turns) == ["a1", "b1", "a2"]


def test_work_counts_for_the_viewer_who_was_served_longest_ago() -> None:
    """So nobody makes a table wait by watching it, after having asked for much elsewhere."""
    turns: Turns[str] = Turns()
    turns.note(Turn(addresses=("busy",)))
    turns.note(Turn(addresses=("other",)))
    turns.add("other", lambda: Turn(addresses=("other",), table="1"))
    turns.add("shared", lambda: Turn(addresses=("busy", "new"), table="2"))
    assert served(turns) == ["shared", "other"]


def test_the_smaller_of_two_goes_first() -> None:
    turns: Turns[str] = Turns()
    turns.add("large", lambda: Turn(size=5_000_000))
    turns.add("small", lambda: Turn(size=500))
    assert served(turns) == ["small", "large"]


def test_what_nobody_wants_any_more_leaves_the_line() -> None:
    turns: Turns[str] = Turns()
    turns.add("gone", lambda: None)
    turns.add("here", Turn)
    assert (turns.unwanted(), served(turns)) == (["gone"], ["here"])


def test_a_turn_is_asked_for_only_when_somebody_can_be_served() -> None:
    ranks = {"first": WATCHED, "second": UNSEEN}
    turns: Turns[str] = Turns()
    turns.add("first", lambda: Turn(ranks["first"]))
    turns.add("second", lambda: Turn(ranks["second"]))
    ranks["second"] = PLAYED  # somebody sat down in front of it
    assert served(turns) == ["second", "first"]
