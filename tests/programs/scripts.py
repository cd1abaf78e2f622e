"""Programs to play with, written in a few lines of Python."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

HELLO = """
import json, os, sys, time
def send(message): print(json.dumps(message), flush=True)
def read(): return json.loads(sys.stdin.readline() or "null")
hello = read()
send({"type": "hello", "protocol": "commonroom-bot/1"})
"""
FIRST = """
while (asked := read()):
    send({"id": asked["id"], "action": asked["legal"][0]})
"""


def name_of(folder: Path, text: str, limit: str = "") -> str:
    """Write a program, and return its name as a bot."""
    path = folder / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"stdio{limit}:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"
