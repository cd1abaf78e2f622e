"""Trying a mutant: the tests are collected once, and each mutant gets a copy of that process.

In the copy the changed function gets its new code, and the tests run there. A change outside functions, as of a
constant, would come too late: for it the tests start again on a copy of the source.
"""

from __future__ import annotations

import functools
import gc
import inspect
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence
from itertools import accumulate
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from tools.mutants.changes import SOURCE, Mutant, mutated
from tools.mutants.reach import Reach, Test

SURVIVED, NOTICED, FAILED = 0, 1, 3
LIMIT = 300
"""The seconds of processor time after which a mutant never ends, and counts as noticed."""


class Trials:
    """A pytest plugin that tries mutants instead of running all tests."""

    def __init__(
        self, sample: Sequence[Mutant], reach: Reach, jobs: int, seconds: float, tell: Callable[[Mutant, bool], None]
    ) -> None:
        self._sample, self._reach, self._jobs, self._seconds, self._tell = sample, reach, jobs, seconds, tell
        self._running: dict[int, Mutant] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try each mutant in a process of its own, a few at a time."""
        session.config.pluginmanager.unregister(name="terminalreporter")
        items = {item.nodeid: item for item in session.items}
        gc.collect()
        gc.freeze()  # what is frozen is not touched, so the copies share it
        for mutant in self._sample:
            chosen = [
                items[test.name]
                for test in affordable(self._reach.tests_of(mutant), self._seconds)
                if test.name in items
            ]
            while len(self._running) >= self._jobs:
                self._wait()
            if (child := os.fork()) == 0:
                os._exit(_guarded(mutant, chosen, self._reach.meets(mutant)))
            self._running[child] = mutant
        while self._running:
            self._wait()
        return True

    def _wait(self) -> None:
        child, status = os.wait()
        mutant = self._running.pop(child)
        if os.WIFEXITED(status) and os.WEXITSTATUS(status) == FAILED:
            raise RuntimeError(f"{mutant} could not be tried")
        self._tell(mutant, status == SURVIVED)


def affordable(tests: list[Test], seconds: float) -> list[Test]:
    """Return the quickest tests, as many as there is time for, and at least one."""
    spent = accumulate(test.seconds for test in tests)
    return [
        test for number, (test, so_far) in enumerate(zip(tests, spent, strict=True)) if so_far <= seconds or not number
    ]


def _guarded(mutant: Mutant, items: Sequence[pytest.Item], is_met: bool) -> int:
    try:
        return attempt(mutant, items, is_met)
    except BaseException:
        traceback.print_exc(file=sys.__stderr__)
        return FAILED


def attempt(mutant: Mutant, items: Sequence[pytest.Item], is_met: bool) -> int:
    """Break this process, and return whether a test notices; `is_met` if the tests run the changed line themselves."""
    resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT))
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in (1, 2):
        os.dup2(silence, stream)
    if not (is_met and implanted(mutant)):
        return afresh(mutant, [item.nodeid for item in items])
    # A process that a test starts would not be broken, and the difference between the two would be noticed.
    subprocess.Popen = _elsewhere  # type: ignore[assignment, misc]
    noticed = Noticed()
    items[0].config.pluginmanager.register(noticed)
    for item, following in zip(items, [*items[1:], None], strict=True):
        item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        if noticed.failed:
            return NOTICED
    return SURVIVED


class Noticed:
    """Whether a test has failed."""

    failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a failure in any part of a test."""
        self.failed |= report.failed


def _elsewhere(*_: Any, **__: Any) -> None:
    pytest.skip("another process would not be broken")


def implanted(mutant: Mutant) -> bool:
    """Give the changed function its new code; False if the change is outside functions."""
    old, new = _codes(mutant.file, mutant.file.read_text(encoding="utf-8")), _codes(mutant.file, mutated(mutant))
    changed = {name for name, code in new.items() if code != old[name]}
    if any("<" in name for name in changed):  # a lambda shares its name with others
        return False
    gc.unfreeze()
    things = gc.get_objects()
    functions = [thing for thing in things if isinstance(thing, FunctionType)]
    broken = [each for each in functions if _is_from(each, mutant.file) and each.__code__.co_qualname in changed]
    for function in broken:
        function.__code__ = new[function.__code__.co_qualname]
    for thing in things:
        if isinstance(thing, functools._lru_cache_wrapper):
            thing.cache_clear()
    return bool(broken)


def _is_from(function: FunctionType, file: Path) -> bool:
    return function.__code__.co_filename == str(file)


def _codes(file: Path, source: str) -> dict[str, CodeType]:
    """Return the functions of a module and the methods of its classes; what is inside a function comes with it."""
    found, waiting = {}, [compile(source, file, "exec", dont_inherit=True)]
    while waiting:
        for part in waiting.pop().co_consts:
            if isinstance(part, CodeType):
                if part.co_flags & inspect.CO_OPTIMIZED:
                    found[part.co_qualname] = part
                else:  # the body of a class
                    waiting.append(part)
    return found


def afresh(mutant: Mutant, tests: list[str]) -> int:
    """Run the tests in a new process on a copy of the source, which takes precedence over the installed package."""
    if not tests:
        return SURVIVED
    with tempfile.TemporaryDirectory() as folder:
        copy, listed = Path(folder) / "src", Path(folder) / "tests.txt"
        shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("page"))
        broken = copy / mutant.file.relative_to(SOURCE)
        broken.write_text(mutated(mutant), encoding="utf-8")
        # What Python has compiled is found by time and size, and a change can leave both as they are.
        for compiled in broken.parent.glob(f"__pycache__/{broken.stem}.*"):
            compiled.unlink()
        listed.write_text("\n".join(tests), encoding="utf-8")
        environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", f"@{listed}"]
        return NOTICED if subprocess.run(command, cwd=SOURCE.parent, env=environment).returncode else SURVIVED
