"""What the benchmarks share: the yardstick, the timing, and how a script reads its options and prints its figures."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

Report = TypeVar("Report")


def yardstick() -> int:
    """Do one unit of plain Python work: a thousand rounds over integers, a list and a dict."""
    total, numbers, table = 0, list(range(64)), dict.fromkeys(range(64), 1)
    for step in range(1000):
        total = (total * 31 + numbers[step & 63] + table[step & 63]) & 0xFFFFFFFF
    return 1 if total >= 0 else 0


def timed(work: Callable[[], int], seconds: float) -> float:
    """Return units of work per second of processor time, measured for at least this long."""
    units, start = 0, time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        units += work()
    return units / elapsed


def run(
    about: str | None, measure: Callable[..., Report], show: Callable[[Report], None], **options: Mapping[str, Any]
) -> None:
    """Measure what the command line asks for, and print the figures for people or as JSON.

    `options` are the arguments of `measure`, each as argparse wants it described.
    """
    parser = argparse.ArgumentParser(description=about)
    for name, described in options.items():
        parser.add_argument(f"--{name}", **described)
    parser.add_argument("--json", action="store_true")
    asked = vars(parser.parse_args())
    as_json = asked.pop("json")
    report = measure(**asked)
    if as_json:
        print(json.dumps(report))
    else:
        show(report)


def line(figures: Mapping[str, float]) -> str:
    """Return figures beside each other, each after its name."""
    return "   ".join(f"{name}: {number:,}" for name, number in figures.items())
