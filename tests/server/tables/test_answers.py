"""A resent frame is answered as before, and nobody can make a table's memory grow without limit."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from commonroom.engine import Refusal
from commonroom.server.protocol import Acked
from commonroom.server.settings import Limits
from commonroom.server.storage.database import open_database
from commonroom.server.storage.rows import StoredSeat, StoredTable
from commonroom.server.storage.store import Store
from commonroom.server.tables import answers
from commonroom.server.tables.answers import MOST_REFUSED, PASSING, Answers
from commonroom.server.tables.live import LiveTable

NO = Refusal("SEQ-23", "not_your_turn", "it is not your turn")


def test_the_newest_refusals_are_remembered_and_no_more() -> None:
    remembered = Answers()
    for number in range(2 * MOST_REFUSED):
        remembered.note_refused(0, f"{number}", NO)
    kept = [number for number in range(2 * MOST_REFUSED) if remembered.refused(0, f"{number}") is not None]
    assert kept == list(range(MOST_REFUSED, 2 * MOST_REFUSED))
    assert len(remembered._refused) == MOST_REFUSED


@pytest.mark.parametrize("code", PASSING)
def test_what_may_pass_is_judged_anew(code: str) -> None:
    remembered = Answers()
    remembered.note_refused(0, "a", Refusal("", code, ""))
    assert remembered.refused(0, "a") is None


def test_an_answer_belongs_to_one_seat() -> None:
    remembered = Answers()
    remembered.note_acked(0, "a", 7)
    remembered.note_refused(1, "b", NO)
    assert (remembered.acked(0, "a"), remembered.acked(1, "a")) == (7, None)
    assert (remembered.refused(1, "b"), remembered.refused(0, "b")) == (NO, None)


async def table_after_refusals(store: Store, count: int) -> LiveTable:
    """Return a table at which the seat to act has had that many frames refused."""
    seats = (StoredSeat("person", "Ann", None), StoredSeat("person", "Bob", None))
    stored = StoredTable("t", 0.0, "sequence", 1, "classic-2022", {}, "5" * 64, 0, False, None, None, seats)
    await store.open_table(stored, [])
    live = LiveTable(stored, store, Limits())
    assert live.state.match is not None
    for number in range(count):
        assert isinstance(await live.act(live.state.match.to_act[0], f"{number}", b'{"type": "fly"}'), Refusal)
    return live


def test_a_table_keeps_to_the_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the bound is: the last frame within it is refused as before, the first one beyond it judged again."""
    monkeypatch.setattr(answers, "MOST_REFUSED", 5)

    async def main() -> None:
        store = Store(open_database(f"sqlite:///{tmp_path}/a.db"))
        store.start()
        try:
            live = await table_after_refusals(store, 12)
            assert live.state.match is not None
            (turn,) = live.state.match.to_act
            move = live.state.rules.legal(live.state.match.current, turn)[0]
            body = msgspec.json.encode(move)
            answers = [await live.act(turn, f"{number}", body) for number in (11, 10, 9, 8, 7)]
            assert all(isinstance(answer, Refusal) and answer.code == "bad_action" for answer in answers)
            assert isinstance(await live.act(turn, "6", body), Acked)
        finally:
            await store.close()

    asyncio.run(main())
