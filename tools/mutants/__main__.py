"""Break the rules one line at a time and see whether a test notices: `make mutants`.

A mutant is one small change, made by cosmic-ray: a comparison reversed, a number one higher, a condition negated. Areas
are sampled, because there are tens of thousands of mutants; the same seed gives the same sample. First all tests run
once, to learn which of them run which block of code (`blocks.py`). Then each mutant is written into a copy of the
source, and the tests that run its block are run against that copy, the quickest first, until one fails. A mutant that
none of them notices has survived.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate
from pathlib import Path
from queue import SimpleQueue

from tools.mutants.changes import AREAS, SOURCE, Mutant, change, mutated, sampled
from tools.mutants.reach import Reach, Test

ROOT = Path(__file__).parents[2]
NOTES = ROOT / "build/mutants"
TESTS = ("engine", "api", "sequence", "quidditch", "hogwarts", "lessons", "conformance")
MOST_SECONDS = 90
"""How long the tests of one mutant may take, as they were measured; the slowest are left out."""
PATIENCE = 5
"""A mutant whose tests take this many times as long never ends, and counts as noticed."""
PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not full")


def main() -> int:
    """Sample mutants, try them, print each survivor as it is found, and report the share that was noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=20, help="mutants for each area")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--area", choices=[area.name for area in AREAS], action="append")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--again", action="store_true", help="learn again which tests run which code")
    asked = parser.parse_args()
    if asked.again or not NOTES.exists():
        learn(asked.jobs)
    reach = Reach.read(NOTES)
    areas = [area for area in AREAS if not asked.area or area.name in asked.area]
    sample = [mutant for area in areas for mutant in sampled(area, asked.each, asked.seed)]
    survived = []
    with Trials(asked.jobs, reach) as trials, ThreadPoolExecutor(asked.jobs) as pool:
        for mutant, alive in zip(sample, pool.map(trials.survives, sample), strict=True):
            survived.append(alive)
            named = f"{mutant.file.relative_to(ROOT)} ({mutant.operator}, {len(reach.tests_of(mutant))} tests)"
            told = f"survived: {named}\n{change(mutant)}" if alive else f"noticed: {named}"
            print(f"{len(survived)} of {len(sample)} {told}", flush=True)
    for area in areas:
        mine = [alive for mutant, alive in zip(sample, survived, strict=True) if mutant.area == area]
        print(f"{area.name:10} {len(mine) - sum(mine)} of {len(mine)} noticed")
    killed = survived.count(False)
    print(f"{'all':10} {killed} of {len(sample)} noticed ({killed / max(1, len(sample)):.0%})")
    return 0


def learn(jobs: int) -> None:
    """Run every test of the rules once, and note which code it runs."""
    shutil.rmtree(NOTES, ignore_errors=True)
    NOTES.mkdir(parents=True)
    command = [*PYTEST, "-p", "tools.mutants.blocks", "-n", str(jobs), *(f"tests/{name}" for name in TESTS)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "BLOCKS": str(NOTES)}, check=False)


class Trials:
    """Copies of the source, one for each mutant that is being tried."""

    def __init__(self, jobs: int, reach: Reach) -> None:
        self._reach = reach
        self._folder = tempfile.TemporaryDirectory()
        self._free: SimpleQueue[Path] = SimpleQueue()
        for number in range(jobs):
            copy = Path(self._folder.name) / str(number) / "src"
            shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("page"))
            self._free.put(copy)

    def __enter__(self) -> Trials:
        return self

    def __exit__(self, *_: object) -> None:
        self._folder.cleanup()

    def survives(self, mutant: Mutant) -> bool:
        """Run the tests that reach a mutant on a copy of the source with this one change."""
        copy = self._free.get()
        broken = copy / mutant.file.relative_to(SOURCE)
        try:
            broken.write_text(mutated(mutant), encoding="utf-8")
            # What Python has compiled is found by time and size, and a change can leave both as they are.
            for compiled in broken.parent.glob(f"__pycache__/{broken.stem}.*"):
                compiled.unlink()
            return self._passes(copy, self._reach.tests_of(mutant))
        finally:
            shutil.copy2(mutant.file, broken)
            self._free.put(copy)

    def _passes(self, source: Path, tests: list[Test]) -> bool:
        """Tell whether the tests still pass; the copy takes precedence over the installed package."""
        chosen = [test for test, so_far in zip(tests, accumulate(t.seconds for t in tests), strict=True)
                  if so_far <= MOST_SECONDS or test is tests[0]]  # fmt: skip
        if not chosen:
            return True
        listed = source.parent / "tests.txt"
        listed.write_text("\n".join(test.name for test in chosen), encoding="utf-8")
        environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
        limit = 60 + PATIENCE * sum(test.seconds for test in chosen)
        command = [*PYTEST, "-x", f"@{listed}"]
        try:
            done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=limit)
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
