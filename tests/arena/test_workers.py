"""Workers: kept from run to run, dismissed after an error, and every task is done once."""

from __future__ import annotations

import os
from concurrent.futures import Future, wait
from functools import partial

import pytest

from commonroom.arena.workers import Crew, hired, share_out


def worker_of(_: int) -> int:
    return os.getpid()


def test_the_next_run_finds_the_workers_of_the_last() -> None:
    with hired(1) as crew:
        process = crew.send(worker_of, 0).result()
    with hired(1) as again:
        assert again is crew
        assert again.send(worker_of, 0).result() == process != os.getpid()
        with hired(1) as another:  # those are at work
            assert another is not crew
    with hired(2) as more:
        assert more.number == 2
    with hired(1) as fresh:
        assert fresh is not crew, "only one crew is kept"


def test_after_an_error_the_workers_are_dismissed() -> None:
    kept: list[object] = []

    def fail() -> None:
        with hired(1) as crew:
            kept.append(crew)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    with hired(1) as fresh:
        assert fresh is not kept[0]


def test_every_task_is_done_once_here_or_there() -> None:
    here: list[int] = []
    there: dict[int, int] = {}
    with hired(1) as crew:
        share_out(
            crew,
            range(40),
            lambda task: crew.send(worker_of, task),
            here.append,
            lambda task, process: there.update({task: process}),
        )
    assert sorted([*here, *there]) == list(range(40))
    assert here
    assert there
    assert os.getpid() not in there.values()


def test_after_an_interruption_what_was_finished_is_told() -> None:
    told: list[int] = []
    sent: list[Future[int]] = []

    def send(crew: Crew, task: int) -> Future[int]:
        sent.append(crew.send(worker_of, task))
        return sent[-1]

    def interrupt(_: int) -> None:
        wait(sent)
        raise KeyboardInterrupt

    def run() -> None:
        with hired(1) as crew:
            share_out(crew, range(9), partial(send, crew), interrupt, lambda task, _: told.append(task))

    with pytest.raises(KeyboardInterrupt):
        run()
    assert told == list(range(len(sent))) != []
