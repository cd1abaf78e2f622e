"""The disk is full while people play: nothing is acknowledged that is not stored, and it recovers (TRUST R9)."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from commonroom.server.verification import Damage, verify

from ..crowd import GENEROUS
from ..patience import PATIENCE, eventually
from ..running import Person, Seat
from .program import Program, program

SIZE = 24
"""Megabytes of the disk."""


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """Mount a small disk of our own."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}m", "tmpfs", str(folder)]
    if os.geteuid() or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("only root can mount a disk")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


class Sender:
    """Somebody who says one thing after another, and notes what became of it."""

    def __init__(self, server: Program) -> None:
        self.ann = Person(server)
        self.table = self.ann.open("me", "open")["table"]
        self.seat: Seat = self.ann.sit(self.table)
        self.seat.next()
        self.acked: list[int] = []
        self.refused: list[str] = []
        self.stop = threading.Event()
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        number = 0
        while not self.stop.is_set():
            number += 1
            self.seat.send(type="say", id=f"{number}", text=f"{number} " + "x" * 480, to="table")
            frame = self.seat.next()
            while frame["type"] not in ("said", "trouble"):
                frame = self.seat.next()
            if frame["type"] == "said":
                self.acked.append(int(frame["text"].split()[0]))
            else:
                self.refused.append(frame["code"])
                time.sleep(0.05)


@pytest.mark.full
def test_r9_a_full_disk_loses_nothing_and_play_goes_on_when_there_is_room(disk: Path, tmp_path: Path) -> None:
    settings = GENEROUS + "chats = [1000000, 1.0]\n"
    with program(tmp_path, f"sqlite:///{disk}/a.db", settings) as server:
        sender = Sender(server)
        sender.thread.start()
        eventually(lambda: len(sender.acked) >= 50, "the first lines")
        filler = disk / "filler"
        fill(filler)
        eventually(lambda: len(sender.refused) >= 20, "the disk to be full")
        assert set(sender.refused) == {"not_saved"}
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        assert httpx.get(f"{server.url}/readyz", timeout=PATIENCE).status_code == 503
        assert httpx.get(f"{server.url}/api/tables/{sender.table}").status_code == 200, "reading works"
        before, freed = len(sender.acked), time.monotonic()
        filler.unlink()
        eventually(lambda: len(sender.acked) > before, "lines to be stored again")
        assert time.monotonic() - freed <= 5
        eventually(lambda: len(sender.acked) > before + 20, "play to go on")
        sender.stop.set()
        sender.thread.join(PATIENCE)
        assert httpx.get(f"{server.url}/readyz", timeout=PATIENCE).status_code == 200
        sender.ann.leave()
    connection = sqlite3.connect(disk / "a.db")
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    stored = {int(text.split()[0]) for (text,) in connection.execute("SELECT text FROM chat")}
    connection.close()
    assert set(sender.acked) <= stored, "a line that everybody was told is lost"
    assert not [each for each in verify(f"sqlite:///{disk}/a.db") if isinstance(each, Damage)]


def fill(file: Path) -> None:
    """Take all the room there is."""
    with file.open("wb", buffering=0) as filler:
        for size in (1024 * 1024, 4096):
            try:
                while True:
                    filler.write(bytes(size))
            except OSError:
                continue
