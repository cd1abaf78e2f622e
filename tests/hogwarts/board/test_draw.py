"""The drawn map: well-formed, made from the data, in the colours of the palette, with names that do not overlap."""

from __future__ import annotations

import gzip
import re
from importlib.resources import files
from xml.etree import ElementTree

from commonroom.games.hogwarts.board import drawing
from commonroom.games.hogwarts.board.drawing.labels import broken, place_labels
from commonroom.games.hogwarts.board.drawing.landmarks import vignettes
from commonroom.games.hogwarts.board.drawing.layout import Layout
from commonroom.games.hogwarts.board.drawing.medallions import look_of, looks, sign_of
from commonroom.games.hogwarts.board.drawing.picture import board_svg, day, scene
from commonroom.games.hogwarts.board.map import Map
from commonroom.games.hogwarts.pack.load import built_in

from ..languages import silence
from ..pack.packs import Document, changed, field

BOARD = built_in().board
SVG = "{http://www.w3.org/2000/svg}"


def test_every_field_is_drawn_where_the_data_says() -> None:
    root = ElementTree.fromstring(board_svg(BOARD, silence))
    drawn = {group.get("transform") for group in root.iter(f"{SVG}g")}

    assert {f"translate({x} {y})" for x, y in (field.at for field in BOARD.field if field.kind != "blocked")} <= drawn


def test_kinds_of_field_differ_in_shape_or_sign_and_not_only_in_colour() -> None:
    seen = {(look_of(field).shape, look_of(field).radius, sign_of(field)) for field in BOARD.field if _is_field(field)}
    kinds = {(field.kind, sign_of(field)) for field in BOARD.field if _is_field(field)}

    assert len(seen) == len(kinds)
    assert {sign_of(field) for field in BOARD.field if _is_field(field)} - {""} <= set(looks().signs)


def test_every_look_of_a_place_is_of_a_place_that_exists() -> None:
    known = {field.id for field in BOARD.field}

    assert set(looks().places) <= known
    assert set(vignettes()) - {""} == {field.id for field in BOARD.field if field.reached_by != "walking"}


def test_names_do_not_cover_one_another() -> None:
    names = [
        (field, field.id.replace("_", " ")) for field in BOARD.field if field.kind in ("tower", "place", "classroom")
    ]
    labels = place_labels(Layout(BOARD), names)

    assert len(labels) > len(names) / 2
    assert not any(one.box.meets(other.box) for number, one in enumerate(labels) for other in labels[:number])


def test_a_long_name_is_broken_between_words() -> None:
    assert broken("Defence Against the Dark Arts") == ("Defence Against", "the Dark Arts")
    assert broken("Gryffindorwholename") == ("Gryffindorwholename",)


def test_names_are_safe_in_the_document() -> None:
    def say(key: str, _values: object) -> str:
        return f"<{key}> & more"

    assert ElementTree.fromstring(board_svg(BOARD, say)).tag == f"{SVG}svg"


def test_the_scene_has_no_words_and_only_colours_of_the_palette() -> None:
    drawn = scene(BOARD)

    assert not list(ElementTree.fromstring(drawn).iter(f"{SVG}text"))
    assert set(re.findall(r"var\((--[\w-]+)\)", drawn)) <= set(day())
    assert set(re.findall(r'(?:fill|stroke)="(#\w+)"', drawn)) == {"#000", "#fff"}, "shade and light"


def test_a_picture_in_a_file_needs_no_palette() -> None:
    assert "var(" not in board_svg(BOARD, silence)


def test_the_palette_has_a_dark_side_for_everything_that_the_return_changes() -> None:
    sheet = (files(drawing) / "palette.css").read_text(encoding="utf-8")
    usual, _, returns = sheet.partition(".returns")

    own = re.compile(r"(--(?:map|kind)-[\w-]+):")

    assert set(own.findall(returns)) <= set(own.findall(usual))


def test_the_scene_is_light_and_always_the_same() -> None:
    assert scene(BOARD) == scene(BOARD)
    assert len(gzip.compress(scene(BOARD).encode())) < 40_000


def test_somebodys_own_board_is_drawn_without_our_castle() -> None:
    def own(data: Document) -> None:
        del data["board"]["scenery"], data["board"]["size"]
        data["board"]["bends"] = []
        for each in data["board"]["field"]:
            each["at"] = [each["at"][0] // 6, each["at"][1] // 6]
        field(data, "start").update(at=[400, 300])

    board = changed(own).board
    drawn = board_svg(board, silence)
    wide, high = Layout(board).size

    assert wide > 400 * 5
    assert high > 300 * 5
    assert all(0 < x < wide and 0 < y < high for x, y in _places(board))
    assert 'href="#map-pine"' in drawn
    assert "map-cellars" in scene(BOARD)
    assert "map-cellars" not in drawn


def test_a_place_of_somebodys_own_far_away_gets_a_picture_too() -> None:
    moved = changed(lambda data: field(data, "start").update(reached_by="floo"))

    assert vignettes()[""].replace("\n", "") in scene(moved.board)


def test_a_way_may_be_bent() -> None:
    straight = changed(lambda data: data["board"].update(bends=[]))

    assert not any(way.pull for way in Layout(straight.board).ways)
    bent = {(way.here, way.there): way for way in Layout(BOARD).ways if way.pull}
    assert bent["banner", "gate_tower"].line == "M846 950C830 920 800 890 790 828"
    assert bent["banner", "gate_tower"].points()[-1] == (790, 828)


def _is_field(field: object) -> bool:
    return getattr(field, "kind", "blocked") != "blocked"


def _places(board: Map) -> list[tuple[int, int]]:
    layout = Layout(board)
    return [field.at for field in layout.board.field]
