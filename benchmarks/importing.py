"""Cost of importing the package or one of its games, and of asking the program for help.

Every figure is the processor time of a fresh process, the best of several, beside that of a process which does nothing:
the difference is the cost, and the ratio can be compared between machines.
"""

from __future__ import annotations

import resource
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from benchmarks.measuring import line, run
else:  # run as a script, this folder is on the module path
    from measuring import line, run

PROGRAMS = {
    "nothing": "pass",
    "import msgspec": "import msgspec",
    "import commonroom": "import commonroom",
    "one game": "import commonroom; commonroom.new('sequence', seats=['A', 'B'])",
    "all games": "import commonroom; commonroom.games()",
    "commonroom --help": "from commonroom.cli import app; app(['--help'])",
}


def seconds(program: str) -> float:
    """Return the processor seconds of one process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", program], stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(times: int) -> dict[str, dict[str, float]]:
    """Return the best of several processes for each program, relative to one that does nothing."""
    best = {name: min(seconds(program) for _ in range(times)) for name, program in PROGRAMS.items()}
    idle = best["nothing"]
    return {
        name: {"seconds": round(cost - idle, 3), "times nothing": round(cost / idle, 1)} for name, cost in best.items()
    }


def show(report: dict[str, dict[str, float]]) -> None:
    """Print the figures as a table."""
    for name, figures in report.items():
        print(f"{name:<18}{line(figures)}")


if __name__ == "__main__":
    run(__doc__, measure, show, times={"type": int, "default": 10, "help": "processes for each figure"})
