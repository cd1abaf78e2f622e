"""Break the rules one line at a time and see whether a test notices: `make mutants`.

A mutant is one small change, made by cosmic-ray: a comparison reversed, a number one higher, a condition negated. Areas
are sampled, because there are tens of thousands of mutants; the same seed gives the same sample. First all tests run
once, to learn which of them run which block of code (`blocks.py`). Then each mutant is put into a process of its own,
and the tests that run its block are run there, the quickest first, until one fails. A mutant that none of them notices
has survived.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from tools.mutants.changes import AREAS, Mutant, change, sampled
from tools.mutants.reach import Reach
from tools.mutants.trial import Trials

ROOT = Path(__file__).parents[2]
NOTES = ROOT / "build/mutants"
TESTS = tuple(
    f"tests/{name}" for name in ("engine", "api", "sequence", "quidditch", "hogwarts", "lessons", "conformance")
)
PYTEST = ("-q", "-p", "no:cacheprovider", "-m", "not full")


def main() -> int:
    """Sample mutants, try them, print each survivor as it is found, and report the share that was noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=20, help="mutants for each area")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--area", choices=[area.name for area in AREAS], action="append")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--seconds", type=float, default=20, help="for the tests of a mutant; the slowest are left out")
    parser.add_argument("--again", action="store_true", help="learn again which tests run which code")
    asked = parser.parse_args()
    if asked.again or not NOTES.exists():
        learn(asked.jobs)
    areas = [area for area in AREAS if not asked.area or area.name in asked.area]
    sample = [mutant for area in areas for mutant in sampled(area, asked.each, asked.seed)]
    noticed, tried = Counter[str](), Counter[str]()

    def tell(mutant: Mutant, survived: bool) -> None:
        tried[mutant.area.name] += 1
        noticed[mutant.area.name] += not survived
        named = f"{mutant.file.relative_to(ROOT)}:{mutant.line} ({mutant.operator})"
        verdict = f"survived: {named}\n{change(mutant)}" if survived else f"noticed: {named}"
        print(f"{tried.total()} of {len(sample)} {verdict}", flush=True)

    pytest.main([*PYTEST, *TESTS], plugins=[Trials(sample, Reach.read(NOTES), asked.jobs, asked.seconds, tell)])
    for name, number in tried.items():
        print(f"{name:10} {noticed[name]} of {number} noticed")
    print(f"{'all':10} {noticed.total()} of {tried.total()} noticed ({noticed.total() / max(1, tried.total()):.0%})")
    return 0 if tried.total() == len(sample) else 1


def learn(jobs: int) -> None:
    """Run every test of the rules once, and note which code it runs."""
    shutil.rmtree(NOTES, ignore_errors=True)
    NOTES.mkdir(parents=True)
    command = [sys.executable, "-m", "pytest", *PYTEST, "-p", "tools.mutants.blocks", "-n", str(jobs), *TESTS]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "BLOCKS": str(NOTES)}, check=False)


if __name__ == "__main__":
    sys.exit(main())
