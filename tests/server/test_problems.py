"""What the server says to people is written once, in the phrases, by its code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from commonroom import server

FOLDER = Path(server.__file__).parent
PHRASES = FOLDER.parent / "locale/en/server.ftl"
SAYS = {"Denied": (1, 2), "Refusal": (1, 2), "answer": (2, 3), "self._trouble": (0, 99)}
"""Where the code and the English sentence stand among the arguments."""


def said() -> Iterator[tuple[str, str, bool]]:
    """Yield every code that is written in a call, where it is, and whether an English sentence comes with it."""
    for file in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (places := SAYS.get(ast.unparse(node.func))):
                code, sentence = places
                if len(node.args) > code and isinstance(value := node.args[code], ast.Constant):
                    says = len(node.args) > sentence or any(word.arg == "message" for word in node.keywords)
                    yield str(value.value), f"{file.relative_to(FOLDER)}:{node.lineno}", says


def test_a_code_has_its_sentence_in_the_phrases_or_in_the_code_and_never_in_both() -> None:
    known = set(re.findall(r"^problem-(\w+) =", PHRASES.read_text(encoding="utf-8"), re.M))
    found = [*said()]
    assert len({code for code, _, _ in found}) > 30
    assert [where for code, where, says in found if says == (code in known)] == []
