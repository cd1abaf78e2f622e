"""content: packs for A Year at Hogwarts, in a file or a folder, are checked, listed and drawn."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import commonroom

from .running import complaint, document, output, run

HOUSE = Path(commonroom.__file__).parent / "games" / "hogwarts" / "content"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Copy our own pack into a folder, to be changed."""
    return Path(shutil.copytree(HOUSE, tmp_path / "pack"))


def change(folder: Path, name: str, old: str, new: str) -> None:
    file = folder / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def pack() -> dict[str, Any]:
    shown: dict[str, Any] = document("content", "show", "hogwarts")
    return shown


def test_a_folder_and_a_file_say_the_same(folder: Path, tmp_path: Path) -> None:
    assert document("content", "check", folder) == []
    said = " ".join(output("content", "check", folder).split())
    assert said.startswith("This can be used: commonroom play hogwarts --option pack_data=@")
    file = tmp_path / "pack.json"
    file.write_text(json.dumps(pack()), encoding="utf-8")
    assert document("content", "check", file) == []
    records = [
        json.loads(output("new", "hogwarts", "--seats", "2", "--seed", "1", "--option", f"pack_data=@{path}"))
        for path in (folder, file)
    ]
    assert records[0] == records[1]
    assert records[0]["options"]["pack_data"] == pack()


def test_what_is_wrong_is_told_in_sentences(folder: Path) -> None:
    change(folder, "missions.toml", 'place = "black_lake"', 'place = "no_such_lake"')
    result = run("content", "check", folder)
    assert result.exit_code == 2
    assert re.search(r"error VAL-HOG-05: .*no_such_lake", " ".join(result.stdout.split()))
    assert "This cannot be used: one error." in result.stdout
    found = run("content", "check", folder, "--json")
    assert found.exit_code == 2
    assert {finding["check"] for finding in json.loads(found.stdout)} == {"VAL-HOG-05"}
    assert "(VAL-HOG-05)" in complaint(2, "new", "hogwarts", "--option", f"pack_data=@{folder}")


def test_what_cannot_be_read_is_told_with_its_place(folder: Path) -> None:
    change(folder, "spells.toml", 'do = "opp_hp"', 'do = "explode"')
    result = run("content", "check", folder)
    assert result.exit_code == 2
    said = " ".join(result.stdout.split())
    assert said.startswith(
        "error VAL-HOG-19: spells.toml: spells[0].effects[0].do (expelliarmus): 'explode' is not one of"
    )
    assert "opp_hp, self_hp" in said


def test_what_cannot_be_read_in_several_files_is_told_at_once(folder: Path) -> None:
    change(folder, "spells.toml", 'type = "attack"', "")
    change(folder, "books.toml", "value = ", "prize = ")
    change(folder, "pitch.toml", "track = ", 'track = "long" # ')
    result = run("content", "check", folder, "--lang", "fr", "--json")
    assert result.exit_code == 2
    assert [finding["sentence"].replace("\N{NO-BREAK SPACE}", " ") for finding in json.loads(result.stdout)] == [
        "pitch.toml: pitch.track : doit être un nombre entier",
        "spells.toml: spells[0].type (expelliarmus) : manque",
        "books.toml: books[0].value (levitate_your_luggage) : manque",
        "books.toml: books[0].prize (levitate_your_luggage) : n\u2019est pas un champ connu",
    ]


def test_a_file_that_is_no_toml_hides_no_fault_of_another(folder: Path) -> None:
    change(folder, "missions.toml", "[[missions]]", "[[missions]")
    change(folder, "duels.toml", "[[duels]]", "[[duels]")
    change(folder, "spells.toml", 'type = "attack"', "")
    shutil.copy(folder / "books.toml", folder / "zauber.toml")
    result = run("content", "check", folder, "--json")
    assert result.exit_code == 2
    sentences = [finding["sentence"] for finding in json.loads(result.stdout)]
    assert [sentence.partition(" is not TOML")[0] for sentence in sentences] == [
        "duels.toml:",
        "missions.toml:",
        "zauber.toml: books: is already in books.toml",
        "spells.toml: spells[0].type (expelliarmus): is missing",
    ]
    (folder / "pack.toml").unlink()
    assert complaint(2, "content", "check", folder).startswith("duels.toml: is not TOML")


def test_what_is_wrong_is_told_in_the_language_that_was_asked_for(folder: Path) -> None:
    change(folder, "missions.toml", 'place = "black_lake"', 'place = "no_such_lake"')
    said = " ".join(run("content", "check", folder, "--lang", "pt").stdout.split())
    assert re.search(r"erro VAL-HOG-05: A missão \d+ passa-se em `no_such_lake`, que não existe\.", said)
    change(folder, "spells.toml", 'do = "opp_hp"', 'do = "explode"')
    assert "'explode' não" in " ".join(run("content", "check", folder, "--lang", "pt").stdout.split())


def test_a_part_may_stand_in_one_file_only(folder: Path) -> None:
    shutil.copy(folder / "spells.toml", folder / "zauber.toml")
    said = " ".join(run("content", "check", folder).stdout.split())
    assert said.startswith("error: zauber.toml: spells: is already in spells.toml This cannot be used")
    refusal = complaint(2, "new", "hogwarts", "--option", f"pack_data=@{folder}")
    assert refusal == "zauber.toml: spells: is already in spells.toml"


def test_folders_without_content_are_explained(tmp_path: Path, folder: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    assert complaint(2, "content", "check", empty).endswith("there are no TOML files in the folder")
    (folder / "spells.toml").write_text("spells = [", encoding="utf-8")
    assert "spells.toml: is not TOML" in run("content", "check", folder).stdout


def test_everything_is_listed_with_its_text() -> None:
    shown = output("content", "show", "hogwarts")
    text = " ".join(shown.split())
    assert "Tame the three-headed dog (tame_the_dog) West wing, third floor, 50 points." in text
    assert (
        "Dobby (dobby) Everyone rolls a die. The player who rolls lowest goes straight to any field of the castle"
        in text
    )
    assert "Hospital Wing (hospital_wing) Gain 3 HP." in text
    assert re.search(r"^Spells: \d+ cards$", shown, re.M)
    for heading in ("Missions", "Characters", "Item tokens", "Hogwarts Castle", "Diagon Alley"):
        assert re.search(rf"^{heading}$", shown, re.M), heading


@pytest.mark.parametrize("game", ["hogwarts", "quidditch-match"])
def test_it_is_listed_in_other_languages(game: str) -> None:
    assert "Ujarzmij trójgłowego psa" in output("content", "show", game, "--lang", "pl")
    assert complaint(2, "content", "show", game, "--lang", "xx").startswith(
        "lang: hogwarts has no texts in 'xx', only in"
    )


def test_a_pack_of_ones_own_is_listed_and_drawn(folder: Path, tmp_path: Path) -> None:
    change(folder, "books.toml", "value = ", "count = 2, value = ")
    assert re.search(r"^  2 .*\(\w+\)$", output("content", "show", "hogwarts", folder), re.M)
    change(folder, "board.toml", "at = [770, 1090]", "at = [772, 1092]")
    target = tmp_path / "map.svg"
    assert " ".join(output("content", "draw", "hogwarts", folder, "-o", target).split()).startswith("The board is in")
    assert target.read_text(encoding="utf-8") != output("content", "draw", "hogwarts")


def test_the_board_is_drawn_with_names_in_the_language() -> None:
    english, french = (output("content", "draw", "hogwarts", "--lang", lang) for lang in ("en", "fr"))
    for picture in (english, french):
        assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
    assert "Leaky" in english
    assert english != french


def test_a_game_without_a_board_cannot_be_drawn() -> None:
    assert complaint(2, "content", "draw", "quidditch") == (
        "game: the content of quidditch has no board that could be drawn"
    )
    assert complaint(2, "content", "draw", "sequence") == "game: sequence has no content that can be replaced"
