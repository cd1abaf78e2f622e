"""Every regular expression of the product is fast on hostile text (TRUST S11)."""

from __future__ import annotations

import ast
import re
import time
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "commonroom"
HOSTILE = [char * 50_000 + end for char in ("a", "0", " ", "-", "_", "A1", "10", "(", "\\") for end in ("", "!", "\n")]


def patterns() -> list[str]:
    """Return the first argument of every call of `re`, and every `pattern=`."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = ast.unparse(node.func)
            texts = [word.value for word in node.keywords if word.arg == "pattern"]
            texts += (
                node.args[:1] if re.fullmatch(r"re\.(compile|match|search|fullmatch|sub|findall|split)", name) else []
            )
            found |= {t.value for t in texts if isinstance(t, ast.Constant) and isinstance(t.value, str)}
    return sorted(found)


def slowest(pattern: str) -> float:
    compiled = re.compile(pattern)
    worst = 0.0
    for text in HOSTILE:
        start = time.process_time()
        compiled.search(text)
        worst = max(worst, time.process_time() - start)
    return worst


def test_there_are_patterns_to_look_at() -> None:
    assert any("SHDC" in pattern for pattern in patterns())


@pytest.mark.parametrize("pattern", patterns())
def test_s11_a_pattern_takes_no_time_on_hostile_text(pattern: str) -> None:
    assert slowest(pattern) < 0.25


def test_s11_finds_a_pattern_that_explodes() -> None:
    compiled = re.compile(r"(a+)+$")
    start = time.process_time()
    compiled.search("a" * 22 + "!")
    assert time.process_time() - start > 0.05
