"""The drawn board: well-formed, with every field on it, and names that do not overlap."""

from __future__ import annotations

from xml.etree import ElementTree

from commonroom.games.hogwarts.board.drawing.labels import broken, place_labels
from commonroom.games.hogwarts.board.drawing.picture import board_svg
from commonroom.games.hogwarts.board.drawing.signs import STYLES
from commonroom.games.hogwarts.board.map import Kind
from commonroom.games.hogwarts.pack.load import built_in

from ..languages import silence
from ..pack.packs import changed, field

BOARD = built_in().board
SVG = "{http://www.w3.org/2000/svg}"


def test_every_field_is_drawn_where_the_data_says() -> None:
    root = ElementTree.fromstring(board_svg(BOARD, silence))
    drawn = {group.get("transform") for group in root.iter(f"{SVG}g")}

    assert {f"translate({x},{y})" for x, y in (field.at for field in BOARD.field if field.kind != "blocked")} <= drawn


def test_everything_lies_inside_the_picture() -> None:
    root = ElementTree.fromstring(board_svg(BOARD, silence))
    left, top, width, height = map(float, root.attrib["viewBox"].split())

    assert all(left < x < left + width and top < y < top + height for x, y in (field.at for field in BOARD.field))


def test_kinds_of_field_differ_in_shape_and_not_only_in_colour() -> None:
    kinds: set[Kind] = {field.kind for field in BOARD.field if field.kind != "blocked"}

    assert len({(STYLES[kind].outline, STYLES[kind].sign) for kind in kinds}) == len(kinds)
    assert len({STYLES[kind].fill for kind in kinds}) == len(kinds)


def test_names_do_not_cover_one_another() -> None:
    names = [
        (field, field.id.replace("_", " ")) for field in BOARD.field if field.kind in ("tower", "place", "classroom")
    ]
    labels = place_labels(BOARD, names)

    assert not any(one.box.meets(other.box) for number, one in enumerate(labels) for other in labels[:number])


def test_a_long_name_is_broken_between_words() -> None:
    assert broken("Defence Against the Dark Arts") == ("Defence Against", "the Dark Arts")
    assert broken("Gryffindorwholename") == ("Gryffindorwholename",)


def test_names_are_safe_in_the_document() -> None:
    def say(key: str, _values: object) -> str:
        return f"<{key}> & more"

    assert ElementTree.fromstring(board_svg(BOARD, say)).tag == f"{SVG}svg"


def test_somebodys_own_board_is_drawn_too() -> None:
    moved = changed(lambda data: field(data, "start").update(at=[400, 300]))

    root = ElementTree.fromstring(board_svg(moved.board, silence))
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    assert left + width > 400
    assert top + height > 300
