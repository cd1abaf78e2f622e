"""Files that people name: read with a limit, written whole or not at all."""

from __future__ import annotations

import json
import os
import stat
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from commonroom.engine import BadInput
from commonroom.engine.strict_json import MAX_BYTES
from commonroom.engine.words import words

STANDARD = "-"
"""The name that stands for standard input or output."""
REASONS = {
    FileNotFoundError: words("no_such_file", "cannot read it: no such file or directory"),
    PermissionError: words("not_permitted", "cannot read it: permission denied"),
    IsADirectoryError: words("is_folder", "cannot read it: is a directory"),
}


def read_bytes(name: str) -> bytes:
    """Read a file, or standard input; BadInput if there is no such file or it is too large."""
    try:
        if name == STANDARD:
            return _read_some(sys.stdin.buffer, "standard input")
        with open(name, "rb") as file:
            about = os.fstat(file.fileno())
            if stat.S_ISREG(about.st_mode) and about.st_size > MAX_BYTES:
                raise _too_large(name)
            return _read_some(file, name)
    except BadInput:
        raise
    except (OSError, ValueError) as error:
        raise _unreadable(name, error) from None


def write_text(name: str, text: str) -> None:
    """Replace a file at once, so that a reader finds the old text or the new one and never a part."""
    try:
        target = Path(name).resolve()
        if target.exists() and not target.is_file():
            target.write_text(text, encoding="utf-8")  # a device or a pipe must not be replaced by a file
        else:
            _replace(target, text)
    except (OSError, ValueError, RuntimeError) as error:
        raise BadInput(name, words("unwritable", "cannot write it: {why}", why=_reason(error))) from None


def record_text(record: Mapping[str, Any]) -> str:
    """Return a record as JSON with one line for each field and each action, so that it can be read and compared."""
    lines = []
    for key, value in record.items():
        written = _compact(value)
        if key == "actions" and value:
            written = "[\n" + ",\n".join(f"    {_compact(action)}" for action in value) + "\n  ]"
        lines.append(f"  {_compact(key)}: {written}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _read_some(file: Any, name: str) -> bytes:
    data: bytes = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise _too_large(name)
    return data


def _replace(target: Path, text: str) -> None:
    handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:40]}.")
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, _mode_for(target))
        os.replace(temporary, target)
    except BaseException:
        os.unlink(temporary)
        raise


def _mode_for(target: Path) -> int:
    """Return the permissions of the file, or those that a new one would get: temporary files are private."""
    if target.exists():
        return stat.S_IMODE(target.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _too_large(name: str) -> BadInput:
    return BadInput(name, words("large", "is larger than {size} MiB", size=MAX_BYTES // 1024**2))


def _unreadable(name: str, error: Exception) -> BadInput:
    """Say why a file cannot be read; the usual reasons in words that every language has."""
    for kind, reason in REASONS.items():
        if isinstance(error, kind):
            return BadInput(name, reason)
    return BadInput(name, words("unreadable", "cannot read it: {why}", why=_reason(error)))


def _reason(error: Exception) -> str:
    """Return the system's own message, in English."""
    reason = (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
    return f"{reason[:1].lower()}{reason[1:]}"
