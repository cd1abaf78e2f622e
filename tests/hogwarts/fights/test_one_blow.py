"""One blow of a mission's fight stays together: it crosses the few files that docs/walk.md names."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from commonroom.games import hogwarts
from commonroom.games.hogwarts.fights.tasks import Brace, TakeTurn
from commonroom.games.hogwarts.tasks import ChooseMission

from ..tables import F3, F4, Game

RULES = Path(hogwarts.__file__).parent
WALK = Path(__file__).parents[3] / "docs/walk.md"
MOST_FILES, MOST_LINES = 7, 250
FACTS = {"fights/tasks.py", "missions/needs.py"}
"""Tasks are data, and a mission's requirements are checked before its fight: both stand in the second list."""
FIGHTS_ALONE = {"fights/tasks.py", "pack/habits.py"}
"""In the second list, what no other action uses."""


def crossed() -> set[str]:
    """Fight from the attempt over two blows to the next attack, as the page describes it; return the files that ran."""
    files: set[str] = set()

    def note(frame: FrameType, kind: str, _: Any) -> None:
        if kind == "call" and frame.f_code.co_filename.startswith(str(RULES)):
            files.add(Path(frame.f_code.co_filename).relative_to(RULES).as_posix())

    game = Game(F4, F3)
    card = game.state.world.missions["destroy_the_diary"]
    game.person(0, at=card.place, items=card.tokens, missions=[card.id], hp=6, potion=["madam_pomfreys_draught"])
    game.ask(ChooseMission(0))
    before = sys.getprofile()
    sys.setprofile(note)
    try:
        game.do(0, "attempt", mission=card.id)
        assert isinstance(game.task, Brace)
        game.do(0, "play", card="madam_pomfreys_draught")
        assert isinstance(game.task, TakeTurn)
        game.dice("attack", 2, 2, 4, 6).do(0, "attack")
        assert isinstance(game.task, TakeTurn)  # no card is left to answer the second blow with
    finally:
        sys.setprofile(before)
    return files


def test_one_blow_crosses_the_files_of_the_walk_and_no_more() -> None:
    section = WALK.read_text(encoding="utf-8").partition("## One blow")[2].partition("\n## ")[0]
    story, besides = (set(re.findall(r"^\| `([\w/.]+)` \|", part, re.M)) for part in section.split("Besides them", 1))
    files = crossed()
    assert story == {name for name in files if name.startswith(("fights/", "missions/"))} - FACTS
    assert besides == files - story
    assert f"of its {len(files)} files" in section
    assert f"{len(besides) - len(FIGHTS_ALONE)} are shared" in section
    assert besides > FIGHTS_ALONE
    assert len(story) <= MOST_FILES
    for name in story:
        assert len((RULES / name).read_text(encoding="utf-8").splitlines()) <= MOST_LINES, name
