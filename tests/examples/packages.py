"""A package with a game, installed as a player would install it, but into a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

LANTERNS = Path(__file__).parents[2] / "examples/lanterns"


def install(package: Path, folder: Path) -> dict[str, str]:
    """Install a package into the folder; return the environment of a process that finds it there.

    The environment of the tests stays as it is: no other test shall meet one game more.
    """
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    subprocess.run(
        [*pip, "install", "--no-deps", "--no-build-isolation", "--target", str(folder), str(package)],
        check=True,
    )
    known = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *([known] if known else [])])}
