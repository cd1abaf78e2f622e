"""Ten thousand wrong secrets: all get the same answer, reveal nothing by timing, and change nothing (TRUST S4)."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
import pytest
from sqlalchemy import delete

from commonroom.server.http import callers, seats, tables
from commonroom.server.keys import hashed, new_secret
from commonroom.server.storage import schema
from commonroom.server.storage.store import Store

from ..crowd import GENEROUS
from ..patience import PATIENCE
from .program import Program, program, put_in

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
UNLIMITED = GENEROUS + "wrong_secrets = 100000000\nlinks = 1000000\n"


class Doors:
    """A table and the three kinds of secret that open something at it."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http
        seats = [{"kind": "me"}, {"kind": "open"}]
        opened = self.http.post("/api/tables", json={"game": "sequence", "seats": seats}).json()
        self.table: str = opened["table"]
        self.invite: str = opened["invite"]
        self.person = self.http.cookies["commonroom"]
        self.http.cookies.clear()
        self.link: str = self._as(self.person).json()["key"]

    def _as(self, secret: str) -> httpx.Response:
        headers = {b"Authorization": b"Bearer " + secret.encode("utf-8")}
        return self.http.post(f"/api/tables/{self.table}/key", headers=headers, json={})

    def knock(self, door: str, secret: str) -> httpx.Response:
        """Try a secret at one of the doors, as a newcomer."""
        self.http.cookies.clear()
        if door == "person":
            return self._as(secret)
        if door == "invite":
            return self.http.post(f"/api/tables/{self.table}/join", json={"invite": secret, "name": "Eve"})
        return self.http.post(f"/api/tables/{self.table}/redeem", json={"key": secret})


@contextmanager
def doors_of(server: Program) -> Iterator[Doors]:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        yield Doors(http)


DOORS = {"person": 401, "invite": 403, "link": 403}


def wrong_secrets(rnd: Random, right: str, others: list[str], count: int) -> Iterator[str]:
    """Yield guesses, and near misses of the right one, all of a plausible length."""
    # Changing the first letter to an A changes nothing in one of 64 secrets.
    return (guess for guess in _guesses(rnd, right, others, count) if guess != right)


def _guesses(rnd: Random, right: str, others: list[str], count: int) -> Iterator[str]:
    yield from (right[:-1], right + "A", right.swapcase(), right[::-1], "A" + right[1:], right[:-1] + "\u0430")
    yield from (hashed(right), right + " " + right, right.replace(right[0], "%", 1), *others)
    for _ in range(count):
        if rnd.random() < 0.5:
            at = rnd.randrange(len(right))
            yield right[:at] + rnd.choice(LETTERS.replace(right[at], "")) + right[at + 1 :]
        else:
            yield "".join(rnd.choices(LETTERS, k=43))


@pytest.mark.parametrize("first", LETTERS)
def test_s4_no_wrong_secret_is_the_right_one(first: str) -> None:
    right = first + new_secret()[1:]
    guesses = list(wrong_secrets(Random(4), right, ["other"], 300))
    assert right not in guesses
    assert len(guesses) >= 308


def contents(folder: Path) -> str:
    """Return the whole content of the database."""
    connection = sqlite3.connect(folder / "a.db")
    try:
        # The server's heartbeats are nobody's secret.
        return "\n".join(line for line in connection.iterdump() if '"life"' not in line)
    finally:
        connection.close()


def check_wrong_secrets(server: Program, folder: Path, count: int) -> None:
    """Expect the same answer for every wrong secret, and that the right ones still work afterwards."""
    with doors_of(server) as doors:
        _check_doors(doors, folder, count)


def _check_doors(doors: Doors, folder: Path, count: int) -> None:
    rnd = Random(4)
    right = {"person": doors.person, "invite": doors.invite, "link": doors.link}
    before = contents(folder)
    for secret in right.values():
        assert secret not in before, "a secret is stored as it is"
        assert hashed(secret) in before
    for door, status in DOORS.items():
        others = [secret for other, secret in right.items() if other != door]
        answers = [doors.knock(door, wrong) for wrong in wrong_secrets(rnd, right[door], others, count // 3)]
        assert {(answer.status_code, answer.text) for answer in answers} == {(status, answers[0].text)}
        assert not any("set-cookie" in answer.headers for answer in answers)
    assert contents(folder) == before, "a wrong secret has changed something"
    assert [doors.knock(door, right[door]).status_code for door in DOORS] == [200] * 3


def timing_shift(server: Program, samples: int) -> float:
    """Return how much longer it takes to refuse a secret that is wrong at its end than one that is wrong at once."""
    with doors_of(server) as doors:
        return _shift(doors, samples)


def _shift(doors: Doors, samples: int) -> float:
    early = ("B" if doors.invite[0] == "A" else "A") + doors.invite[1:]
    late = doors.invite[:-1] + ("B" if doors.invite[-1] == "A" else "A")
    took: dict[str, list[float]] = {early: [], late: []}
    rnd = Random(5)
    for number in range(samples + 20):
        for secret in rnd.sample([early, late], 2):
            began = time.perf_counter()
            doors.knock("invite", secret)
            if number >= 20:  # the first ones warm up
                took[secret].append(time.perf_counter() - began)
    return median(took[late]) / median(took[early]) - 1


@pytest.mark.full
def test_s4_ten_thousand_wrong_secrets_open_and_change_nothing(tmp_path: Path) -> None:
    with program(tmp_path, f"sqlite:///{tmp_path}/a.db", UNLIMITED) as server:
        check_wrong_secrets(server, tmp_path, 10_000)
        assert "Traceback" not in server.log


@pytest.mark.full
def test_s4_the_time_of_a_refusal_tells_nothing(tmp_path: Path) -> None:
    with program(tmp_path, f"sqlite:///{tmp_path}/a.db", UNLIMITED) as server:
        shifts = [timing_shift(server, 2_000)]
        print(f"median shift {shifts[0]:+.2%}")
        if abs(shifts[0]) > 0.05:  # a busy machine: a real difference shows each time, and in the same direction
            shifts += [timing_shift(server, 2_000) for _ in range(2)]
        assert min(abs(shift) for shift in shifts) <= 0.05


@pytest.mark.full
def test_s4_the_limiter_acts_after_twenty_wrong_secrets_a_minute(tmp_path: Path) -> None:
    limited = GENEROUS.replace("[limits]", "[limits]\nwrong_secrets = 20")
    with program(tmp_path, f"sqlite:///{tmp_path}/a.db", limited) as server:
        rnd = Random(6)
        guesses = ["".join(rnd.choices(LETTERS, k=43)) for _ in range(60)]
        with doors_of(server) as doors:
            statuses = [doors.knock(rnd.choice(["invite", "link"]), guess).status_code for guess in guesses]
            assert doors.knock("link", doors.link).status_code == 200, "an honest person was locked out"
        assert statuses[:20] == [403] * 20
        assert statuses.count(403) <= 30  # one more every three seconds
        assert set(statuses) == {403, 429}


def keep_secrets_as_they_are() -> None:
    """Put in a mutant: the clear secret is stored and compared."""
    for module in (tables, seats, callers):
        put_in(module, "hashed", lambda secret: secret[:64])


def tidy_up_before_looking() -> None:
    """Put in a mutant: trying a link uses it up, right or wrong."""
    redeem: Callable[..., Awaitable[Any]] = Store.redeem_link

    async def hasty(self: Store, table: str, link: str, person: str) -> Any:
        seat = await redeem(self, table, link, person)
        mine = delete(schema.keys).where(schema.keys.c.table_id == table, schema.keys.c.kind == "link")
        await self._writer.run(table, lambda connection: connection.execute(mine) and None)
        return seat

    put_in(Store, "redeem_link", hasty)


@pytest.mark.full
@pytest.mark.parametrize(
    ("mutant", "found"),
    [(keep_secrets_as_they_are, "stored as it is"), (tidy_up_before_looking, "changed something")],
)
def test_s4_would_find(tmp_path: Path, mutant: Callable[[], None], found: str) -> None:
    with (
        program(tmp_path, f"sqlite:///{tmp_path}/a.db", UNLIMITED, mutant) as server,
        pytest.raises(AssertionError, match=found),
    ):
        check_wrong_secrets(server, tmp_path, 60)


def compare_letter_by_letter() -> None:
    """Put in a mutant: the secret itself is compared, and the comparison stops at the first difference."""
    kept: list[str] = []

    def remembered() -> str:
        kept.append(new_secret())
        return kept[-1]

    def compare(secret: str) -> str:
        for right in kept:
            for mine, other in zip(secret, right, strict=False):
                if mine != other:
                    break
                time.sleep(0.00002)
        return hashed(secret)

    for module in (tables, seats):
        put_in(module, "new_secret", remembered)
        put_in(module, "hashed", compare)


@pytest.mark.full
def test_s4_would_find_a_comparison_that_takes_longer_the_more_is_right(tmp_path: Path) -> None:
    with program(tmp_path, f"sqlite:///{tmp_path}/a.db", UNLIMITED, compare_letter_by_letter) as server:
        assert timing_shift(server, 200) > 0.05
