"""The examples run, and print what they promise."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

EXAMPLES = Path(__file__).parents[2] / "examples"
SCRIPTS = sorted(EXAMPLES.glob("*.py"))
SAID = {
    "read_the_rules": "SEQ-23",
    "solve_a_puzzle": "wins at once",
    "verify_a_shuffle": "what the seed says",
    "watch_two_bots": "sequences",
    "write_a_bot": "of 40 games",
}


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_a_script_runs_and_says_what_it_found(script: Path, tmp_path: Path) -> None:
    answer = subprocess.run([sys.executable, script], cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert answer.returncode == 0, answer.stderr
    assert SAID[script.stem] in answer.stdout


def test_the_notebook_runs_from_top_to_bottom() -> None:
    notebook = nbformat.read(EXAMPLES / "study.ipynb", as_version=4)  # type: ignore[no-untyped-call]
    assert all(not cell.get("outputs") for cell in notebook.cells), "outputs are not kept in the repository"
    NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    drawn = [
        output for cell in notebook.cells for output in cell.get("outputs", ()) if "image/png" in output.get("data", {})
    ]
    assert drawn
