"""A record is told in parts that a server can bear, and those that take long hold up nobody else."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import commonroom
from commonroom.server.workers import checks as checking
from commonroom.server.workers import replay
from commonroom.server.workers.checks import Busy, Checks

from ..running import Person, Server, running

SEATS = [f"P{number}" for number in range(8)]


def a_record() -> dict[str, Any]:
    """Return the record of a whole match of eight."""
    match = commonroom.new("sequence", seats=SEATS, options={"draw_mode": "auto"}, seed=7)
    bot = match.bot("random")
    while match.to_act:
        seat = match.to_act[0]
        match.submit(seat, bot.choose(seat))
    return match.record()


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return a_record()


def pages(record: dict[str, Any]) -> list[dict[str, Any]]:
    body, found = msgspec.json.encode(record), []
    first: int | None = 0
    while first is not None:
        told = replay.replayed(body, first)
        assert isinstance(told, bytes)
        found.append(msgspec.json.decode(told))
        first = found[-1]["next"]
    return found


def test_pages_hold_the_same_frames_as_one_answer(record: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "PAGE", 10**9)
    (whole,) = pages(record)
    monkeypatch.setattr(replay, "PAGE", 50_000)
    parts = pages(record)
    assert len(parts) > 3
    assert [frame for part in parts for frame in part["frames"]] == whole["frames"]
    assert [frame["version"] for frame in whole["frames"]] == list(range(len(record["actions"]) + 1))
    assert {part["info"]["seed"] for part in parts} == {record["seed"]}


def test_a_page_can_be_asked_for_again(record: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "PAGE", 50_000)
    body = msgspec.json.encode(record)
    first, second = pages(record)[:2]
    assert msgspec.json.decode(replay.replayed(body, first["next"])) == second  # type: ignore[arg-type]
    assert msgspec.json.decode(replay.replayed(body, 0)) == first  # type: ignore[arg-type]
    assert msgspec.json.decode(replay.replayed(body, 10**6))["frames"] == []  # type: ignore[arg-type]


def test_no_answer_is_many_times_longer_than_its_limit(server: Server, record: dict[str, Any]) -> None:
    ann, first = Person(server), 0
    frames = 0
    while first is not None:
        answer = ann.post(f"/api/replay?first={first}", record)
        assert answer.status_code == 200, answer.text
        assert len(answer.content) < 1.2 * replay.PAGE + 50_000
        frames, first = frames + len(answer.json()["frames"]), answer.json()["next"]
    assert frames == len(record["actions"]) + 1


def test_a_frame_before_the_first_is_bad_input(server: Server) -> None:
    answer = Person(server).post("/api/replay?first=-1", {})
    assert (answer.status_code, answer.json()["error"]["field"]) == (400, "first")


@pytest.fixture
def checks() -> Iterator[Checks]:
    checks = Checks(seconds=5.0)
    yield checks
    checks.close()


@pytest.mark.parametrize("address", ["192.0.2.1", "192.0.2.2"], ids=["the same address", "another"])
def test_ten_long_checks_never_hold_up_an_eleventh(checks: Checks, address: str) -> None:
    async def crowd() -> float:
        long = [
            asyncio.create_task(checks.run("192.0.2.1", b"long" * 1000 + bytes([number]), time.sleep, 4.0))
            for number in range(10)
        ]
        await asyncio.sleep(0.5)
        began = time.perf_counter()
        await checks.run(address, b"short", os.getpid)
        took = time.perf_counter() - began
        for task in long:
            task.cancel()
        await asyncio.gather(*long, return_exceptions=True)
        return took

    assert asyncio.run(crowd()) <= checking.AT_ONCE + 1.5


def test_what_took_long_once_is_not_tried_at_once_again(checks: Checks) -> None:
    async def twice() -> list[float]:
        took = []
        for _ in range(2):
            began = time.perf_counter()
            await checks.run("a", b"thing", time.sleep, 2.0)
            took.append(time.perf_counter() - began)
        return took

    first, second = asyncio.run(twice())
    assert first >= 3.0 > second >= 2.0


def test_one_address_cannot_fill_the_line(checks: Checks) -> None:
    async def crowd() -> None:
        tasks = [asyncio.create_task(checks.run("a", bytes([n]), time.sleep, 3.0)) for n in range(12)]
        await asyncio.sleep(0.1)
        with pytest.raises(Busy):
            await checks.run("a", b"one more", os.getpid)
        await checks.run("b", b"another", os.getpid)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(crowd())


def grow() -> int:
    return len(b"a" * (checking.MEGABYTES + 200) * 1024 * 1024)


def test_a_check_that_needs_too_much_memory_fails_alone(checks: Checks) -> None:
    async def ask() -> None:
        with pytest.raises(MemoryError):
            await checks.run("a", b"huge", grow)
        assert await checks.run("a", b"small", os.getpid) > 0

    asyncio.run(ask())


DOTTED = ".".join("a" * 120_000) + " = 1"


@pytest.mark.parametrize("deck", [DOTTED, "a = " + "9" * 100_000, "[" * 100_000], ids=["dots", "digits", "brackets"])
def test_a_deck_that_was_written_to_take_long_is_refused_at_once(server: Server, deck: str) -> None:
    ann = Person(server)
    wish = {"game": "quidditch", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"deck_data": deck}}
    ann.post("/api/tables", wish)  # starts the worker
    began = time.monotonic()
    answer = ann.post("/api/tables", wish)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_content"), answer.text[:300]
    assert time.monotonic() - began < 5


def test_a_record_that_takes_too_long_is_refused(tmp_path: Path, record: dict[str, Any]) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", replay_seconds=0.001) as server:
        answer = Person(server).post("/api/replay", record)
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "too_long")
