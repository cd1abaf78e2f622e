"""Cost of importing the package or one of its games, and of asking the program for help.

Every figure is the processor time of a fresh process, the best of several, beside that of a process which does nothing:
the difference is the cost, and the ratio can be compared between machines.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys

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


def main() -> None:
    """Print the figures as a table or as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=10, help="processes for each figure")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    report = measure(arguments.times)
    if arguments.json:
        print(json.dumps(report))
        return
    for name, figures in report.items():
        print(f"{name:<18}" + "   ".join(f"{figure}: {number}" for figure, number in figures.items()))


if __name__ == "__main__":
    main()
