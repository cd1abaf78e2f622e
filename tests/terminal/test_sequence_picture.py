"""The picture of the table of Sequence, to the last character."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console
from rich.text import Text

from commonroom.terminal.face import Moment
from commonroom.terminal.sequence.notation import GONE, SHAPES
from commonroom.terminal.sitting import Sitting

from ..sequence.tables import table
from .persons import picture, sit, sit_at

GOLDEN = """\
 Sequence: 2 sequences win
     1    2    3    4    5    6    7    8    9   10    ● Blue               1/2
 a   ★  ● 2♠●● 3♠●● 4♠●● 5♠●  6♠ · 7♠   8♠   9♠   ★    ▸ P0 (you)             5
 b   6♣   5♣   4♣   3♣   2♣   A♥ · K♥   Q♥  10♥  10♠
 c   7♣   A♠   2♦   3♦◆  4♦   5♦   6♦   7♦   9♥   Q♠   ◆ Green              0/2
 d   8♣   K♠   6♣   5♣   4♣   3♣   2♣   8♦   8♥   K♠     P1                   7
 e   9♣   Q♠   7♣   6♥   5♥   4♥   A♥   9♦   7♥   A♠
 f  10♣  10♠   8♣   7♥   2♥   3♥ ▸ K♥◆ 10♦   6♥   2♦   pile 92, played 0
 g   Q♣   9♠   9♣   8♥   9♥  10♥   Q♥   Q♦   5♥   3♦◆
 h   K♣   8♠  10♣   Q♣   K♣   A♣   A♦   K♦   4♥   4♦
 i   A♣ · 7♠   6♠   5♠   4♠   3♠   2♠   2♥   3♥   5♦
 j   ★    A♦   K♦   Q♦  10♦   9♦   8♦   7♦   6♦   ★
 ◆ P1 plays K♥ on f7.

     1         2         3         4         5
     K♥        7♠        J♣        J♠        3♦
  1 space               wild    removes     dead"""

PICKED = """\
 f  10♣  10♠   8♣   7♥   2♥   3♥ [ K♥◆ 10♦   6♥   2♦   pile 92, played 0
 g   Q♣   9♠   9♣   8♥   9♥  10♥   Q♥   Q♦   5♥ [ 3♦◆"""


def example() -> Sitting:
    """Return a position with everything in it: a sequence, a new chip, both jacks, a dead card."""
    match = table(
        chips=["(0,1-4)", "(2,3) (5,6) (6,9)"],
        sequences=["(0,0) (0,4)"],
        hands=["KH 7S JC JS 3D"],
    )
    sitting = sit_at(match)
    sitting.log.append(Text("◆ P1 plays K♥ on f7."))
    sitting.fresh.append({"type": "chip_placed", "side": 1, "cell": [5, 6]})
    return sitting


def test_the_picture_at_80_columns() -> None:
    assert picture(example()).rstrip() == GOLDEN


def test_the_spaces_of_the_card_taken_up_light_up() -> None:
    assert PICKED in picture(example(), pick="JS")


def test_where_a_chip_was_taken_off() -> None:
    sitting = example()
    sitting.act({"type": "play", "card": "JS", "cell": [6, 9]})
    assert f"5♥ ▸ 3♦{GONE}" in picture(sitting)


def test_a_large_terminal_gets_a_large_board_with_the_log_beside_it() -> None:
    lines = picture(example(), 120, 40).splitlines()
    assert lines[2].startswith(" a   ★     2♠     3♠     4♠     5♠     6♠    ·7♠")
    assert lines[3].startswith("            ●●●    ●●●    ●●●    ●●●")
    assert any("▸K♥ " in line for line in lines)
    assert any(line.endswith("◆ P1 plays K♥ on f7.") for line in lines[:20])


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 30), (100, 30), (100, 40), (120, 30), (120, 40)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_picture_fits_the_terminal_with_room_for_the_question(width: int, height: int, seats: int) -> None:
    sitting = sit(seats=seats)
    sitting.log += [Text("A long line that tells what somebody did, and then what came of it, at length.")] * 20
    lines = picture(sitting, width, height).splitlines()
    assert len(lines) <= height - 2
    assert max(map(len, lines)) <= width


def test_only_the_own_forgotten_draw_is_pointed_out() -> None:
    own, other = (table(options={"draw_mode": "manual"}, owed=[seat]) for seat in (0, 1))
    assert " draw " in picture(sit_at(own))
    assert " draw " not in picture(sit_at(other))


def test_the_houses_have_their_own_letters() -> None:
    text = picture(sit_at(table("harry-potter-2021", hands=["KD JC"])))
    assert " a   ★    2R   3R   4R" in text
    assert "[" not in text
    _, cards, notes = text.rstrip().splitlines()[-3:]
    assert (cards.split(), notes.split()) == (["KG", "JS"], ["wild"])


def test_sides_differ_in_shape_and_colour() -> None:
    sitting = sit_at(table(seats=3, chips=["(2,3)", "(2,4)", "(2,5)"], hands=["KH"]))
    shown = io.StringIO()
    console = Console(file=shown, width=80, force_terminal=True, color_system="truecolor", no_color=False)
    console.print(sitting.face.picture(sitting.scene(), Moment()))
    grounds = dict(re.findall(r"48;2;([0-9;]+)m([●◆▲])", shown.getvalue()))
    assert sorted(grounds.values()) == sorted(SHAPES)
    assert len(grounds) == 3
