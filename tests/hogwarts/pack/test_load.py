"""Packs are read strictly, from a folder or from one document; errors name file and field."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from commonroom.engine import BadInput
from commonroom.engine.plain import plain
from commonroom.games.hogwarts.effects.vocabulary import VOCABULARY
from commonroom.games.hogwarts.pack.load import built_in, gather, read_folder, read_pack

from .changes import Change, on_field, values, walk
from .packs import Document, document, entry

OWN = files("commonroom.games.hogwarts") / "content"


def copy_of(folder: Path) -> Path:
    """Copy our own files, to be changed."""
    for file in OWN.iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    return folder


def line_of(file: str, text: str) -> int:
    """Return the first line of one of our own files that contains a text."""
    before, _, _ = (OWN / file).read_text(encoding="utf-8").partition(text)
    return before.count("\n") + 1


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_folder_a_document_and_json_are_read_alike(tmp_path: Path) -> None:
    folder = read_folder(copy_of(tmp_path))

    assert folder == built_in()
    assert read_pack(gather(tmp_path)[0]) == built_in()
    assert read_pack(msgspec.json.decode(msgspec.json.encode(plain(built_in())))) == built_in()


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (
            "spells.toml",
            "amount = -2",
            "amount = 2",
            "spells.toml: spells[0].effects[0].amount (expelliarmus): must be",
        ),
        ("spells.toml", 'do = "opp_hp"', 'do = "explode"', "spells.toml: spells[0].effects[0].do (expelliarmus): "),
        (
            "spells.toml",
            "count = 4",
            "copies = 4",
            "spells.toml: spells[0].copies (expelliarmus): is not a known field",
        ),
        ("spells.toml", 'type = "attack"', "", "spells.toml: spells[0].type (expelliarmus): is missing"),
        ("events.toml", 'name = "pass_card_right"', 'name = "sing"', "'sing' is not a registered function; known are"),
        (
            "board.toml",
            'id = "s01", kind = "potion"',
            'id = "s01", kind = "soup"',
            "board.toml: board.field[4].kind (s01): ",
        ),
        (
            "tokens.toml",
            'id = "mandrake" }',
            'id = "mandrake", use = "turn" }',
            "A token with effects says when it is used",
        ),
        ("missions.toml", '{ card = "lumos" }', '{ card = "lumos", deck = "spell" }', "names a card or describes one"),
        ("behaviours.toml", "amount = 15", "amount = 0", "amount of 0 would do nothing"),
        ("pack.toml", 'game = "hogwarts"', "", "game: is missing"),
        ("pitch.toml", "[pitch]", "[pitch", f"pitch.toml: is not TOML: line {line_of('pitch.toml', '[pitch]')}, "),
        (
            "duels.toml",
            "vincent_crabbe",
            'vincent"crabbe',
            f"duels.toml: is not TOML: line {line_of('duels.toml', 'vincent_crabbe')}, ",
        ),
        ("pitch.toml", "[pitch]", 'name = "Twice"\n[pitch]', "pitch.toml: name: is already in pack.toml"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_with_its_place(
    tmp_path: Path, file: str, old: str, new: str, sentence: str
) -> None:
    replace(copy_of(tmp_path) / file, old, new)

    with pytest.raises(BadInput) as caught:
        read_folder(tmp_path)
    assert sentence.lower() in str(caught.value).lower()


def test_an_unknown_effect_is_answered_with_the_vocabulary() -> None:
    data = document()
    entry(data["spells"], "stupefy")["effects"] = [{"do": "explode"}]

    with pytest.raises(BadInput, match=r"pack\.spells\[1\]\.effects\[0\]\.do \(stupefy\): ") as caught:
        read_pack(data)
    assert ", ".join(VOCABULARY) in str(caught.value)


def test_an_empty_folder_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there are no TOML files"):
        read_folder(tmp_path)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (on_field("s05", effects=[{"do": "self_hp", "amount": 1}]), "a field with a symbol draws a card"),
        (
            lambda data: data["board"].update(size=[1000, 1000]),
            "the scenery `castle` is drawn for a board with the size",
        ),
        (lambda data: _ability(data).update(field=None), "names a symbol if it works on a stop"),
        (lambda data: _ability(data).update(area="grounds"), "Only an ability that works at the roll"),
        (lambda data: _ability(data).update(hits=1), "names a number of hits if it works after hits"),
    ],
)
def test_what_makes_no_sense_together_is_refused(change: Change, sentence: str) -> None:
    data = document()
    change(data)

    with pytest.raises(BadInput) as caught:
        read_pack(data)
    assert sentence.lower() in str(caught.value).lower()


def _ability(data: Document) -> Document:
    """Return an ability that works on a stop."""
    ability: Document = entry(data["characters"], "harry_potter")["movement"]
    return ability


def _twice(data: Document) -> None:
    data["spells"].append(data["spells"][0])


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (_twice, "pack.spells: `expelliarmus` is described twice"),
        (walk("start", "narnia"), "pack.board: a way leads to `narnia`, and there is no such field"),
        (walk("start", "start"), "pack.board: a way leads from `start` to itself"),
        (on_field("gh_s", part_of="narnia"), "`gh_s` is part of `narnia`, and there is no such field"),
        (
            on_field("start", at=[2001, 10]),
            "board.field: `start` lies outside the drawing, which is 2000 \N{MULTIPLICATION SIGN} 1260",
        ),
        (
            lambda data: data["board"]["bends"][0].update(way=["start", "narnia"]),
            "board.bends: there is no field `narnia`",
        ),
        (on_field("library", id="choice"), "a way leads to `library`, and there is no such field"),
        (lambda data: data["board"]["places"].update(pitch="narnia"), "places.pitch: there is no field `narnia`"),
        (
            values("behaviours", "almost_a_smile", effects=[{"do": "teleport", "to": "narnia"}]),
            "`almost_a_smile` leads to `narnia`, and there is no such field",
        ),
    ],
)
def test_names_must_lead_somewhere(change: Change, sentence: str) -> None:
    data = document()
    change(data)

    with pytest.raises(BadInput) as caught:
        read_pack(data)
    assert sentence in str(caught.value)


def test_a_word_of_the_effects_cannot_name_a_field() -> None:
    data = document()
    data["board"]["field"].append({"id": "any_castle", "kind": "plain", "area": "castle", "at": [0, 0]})

    with pytest.raises(BadInput, match="`any_castle` is a word of the effects"):
        read_pack(data)


def test_an_id_is_written_in_small_letters() -> None:
    data = document()
    entry(data["spells"], "stupefy")["id"] = "Stupefy!"

    with pytest.raises(
        BadInput, match=r"pack\.spells\[1\]\.id \(Stupefy!\): must be an id: up to 40 lower-case letters"
    ):
        read_pack(data)


@pytest.mark.parametrize("key", sorted(document()))
@pytest.mark.parametrize(
    "junk", [None, True, -1, "x" * 100, [[]], {"id": "x"}, [{"id": "x", "taste": 1}], [{"id": {"id": []}}]]
)
def test_junk_is_refused_and_breaks_nothing(key: str, junk: object) -> None:
    with pytest.raises(BadInput) as caught:
        read_pack(document() | {key: junk})
    assert str(caught.value).startswith(f"pack.{key}")


@pytest.mark.parametrize("data", [None, 7, "pack", [], {"game": "chess"}])
def test_something_else_is_no_pack(data: object) -> None:
    with pytest.raises(BadInput):
        read_pack(data)
