"""The real program, watched from outside: its output, and its use of the machine."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ..crowd import GENEROUS, Process

ROOT = Path(__file__).parents[3]


def put_in(owner: object, name: str, defect: object) -> None:
    """Replace a part of the product by a defective one; for mutants, in a process that ends with the test."""
    setattr(owner, name, defect)


class Program(Process):
    """A server in a process of its own; with a mutant, the defect is put in before it starts."""

    def __init__(
        self, folder: Path, database: str, settings: str = GENEROUS, mutant: Callable[[], None] | None = None
    ) -> None:
        super().__init__(folder, database, settings)
        self._log = folder / f"log-{self.port}.txt"
        self._mutant = mutant

    def start(self) -> None:
        super().start()
        self.pid = self.process.pid if self.process else 0

    def _run(self, program: list[str]) -> subprocess.Popen[bytes]:
        if self._mutant is not None:
            put_in = f"from {self._mutant.__module__} import {self._mutant.__name__} as put_in; put_in()"
            program = [sys.executable, "-c", f"{put_in}; from commonroom.cli import main; main()"]
        with self._log.open("ab") as log:
            return subprocess.Popen(
                [*program, *self.arguments], stdout=log, stderr=subprocess.STDOUT, cwd=ROOT, start_new_session=True
            )

    @property
    def log(self) -> str:
        """Return everything it has written so far."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    @property
    def megabytes(self) -> float:
        """Return the memory it holds now."""
        return self._status("VmRSS")

    @property
    def most_megabytes(self) -> float:
        """Return the most memory it has held since `forget_peak`."""
        return self._status("VmHWM")

    def forget_peak(self) -> None:
        Path(f"/proc/{self.pid}/clear_refs").write_text("5")

    @property
    def processor(self) -> float:
        """Return the seconds of processor time used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def descriptors(self) -> int:
        """Return the number of open files and sockets."""
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def _status(self, name: str) -> float:
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith(f"{name}:")) / 1024


@contextmanager
def program(
    folder: Path, database: str, settings: str = GENEROUS, mutant: Callable[[], None] | None = None
) -> Iterator[Program]:
    """Run the program on this database, and stop it in the end."""
    started = Program(folder, database, settings, mutant)
    started.start()
    try:
        yield started
    finally:
        started.end(signal.SIGTERM)
