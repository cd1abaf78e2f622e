"""content: players' own decks are checked, and ours are shown."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import commonroom

from .running import complaint, document, output, run


@pytest.fixture
def decks() -> dict[str, Any]:
    """Return our own decks, to be changed."""
    shown: dict[str, Any] = json.loads(output("content", "show", "quidditch"))
    return shown


def written(folder: Path, decks: Any, name: str = "decks.json") -> Path:
    file = folder / name
    file.write_text(decks if isinstance(decks, str) else json.dumps(decks), encoding="utf-8")
    return file


def test_what_is_shown_passes_its_own_checks_and_can_be_played_with(tmp_path: Path, decks: dict[str, Any]) -> None:
    file = written(tmp_path, decks)
    assert document("content", "check", file) == []
    said = "".join(output("content", "check", file).split())
    assert said == f"Thiscanbeused:commonroomplayquidditch--optiondeck_data=@{file}".replace(" ", "")
    record = json.loads(output("new", "quidditch", "--option", f"deck_data=@{file}", "--seed", "1"))
    assert record["options"]["deck_data"] == decks
    assert commonroom.replay(record).outcome is None


def test_show_prints_json_with_or_without_being_asked(decks: dict[str, Any]) -> None:
    assert document("content", "show", "quidditch") == decks


def test_toml_says_the_same_as_json(tmp_path: Path) -> None:
    source = Path(commonroom.__file__).parent / "games" / "quidditch" / "decks" / "default.toml"
    text = source.read_text(encoding="utf-8")
    assert document("content", "check", written(tmp_path, text, "own.toml")) == []
    assert output("content", "check", "-", given=text) == "This can be used.\n"


def test_standard_input_may_be_json_too(decks: dict[str, Any]) -> None:
    assert output("content", "check", "-", given=f"\n {json.dumps(decks)}") == "This can be used.\n"


def test_errors_are_told_and_keep_the_decks_from_being_played(tmp_path: Path, decks: dict[str, Any]) -> None:
    decks["pitch"]["golden_snitch"] = 2
    file = written(tmp_path, decks)
    result = run("content", "check", file)
    assert result.exit_code == 2
    assert "error DK-01: The pitch deck has 28 cards, but this one has 29.\n" in result.stdout
    assert "error DK-07: There must be exactly one Golden Snitch, but this deck has 2.\n" in result.stdout
    assert "This cannot be used: 2 errors.\n" in result.stdout
    listed = run("content", "check", file, "--json")
    assert listed.exit_code == 2
    assert [finding["check"] for finding in json.loads(listed.stdout)] == ["DK-01", "DK-07"]
    for command in ("new", "play"):
        assert "(DK-01)" in complaint(2, command, "quidditch", "--option", f"deck_data=@{file}")


def test_what_is_odd_is_a_warning_and_can_be_played_with(tmp_path: Path, decks: dict[str, Any]) -> None:
    decks["house"][0]["value"] = 3
    file = written(tmp_path, decks)
    text = output("content", "check", file)
    assert "warning DK-03: A chaser is worth 4 to 10, but here one is worth 3.\n" in text
    assert "This can be used: " in text
    assert {finding["is_error"] for finding in document("content", "check", file)} == {False}


def test_what_is_found_is_told_in_the_language_that_was_asked_for(tmp_path: Path, decks: dict[str, Any]) -> None:
    decks["pitch"]["golden_snitch"] = 2
    decks["house"][0]["value"] = 3
    file = written(tmp_path, decks)
    said = " ".join(run("content", "check", file, "--lang", "de").stdout.split())
    assert "Fehler DK-07: Es gibt genau einen Goldenen Schnatz, hier aber 2." in said
    assert "Warnung DK-03: Ein Jäger hat einen Wert von 4 bis 10, hier aber hat einer 3." in said
    assert said.endswith("Nicht verwendbar: 2 Fehler.")
    listed = json.loads(run("content", "check", file, "--lang", "nl", "--json").stdout)
    assert listed[1] == {
        "check": "DK-07",
        "is_error": True,
        "code": "snitches",
        "where": "",
        "values": {"count": 2},
        "sentence": "Er is precies één Gouden Snaai, en hier zijn het er 2.",
    }


def test_french_signs_keep_their_spaces(tmp_path: Path, decks: dict[str, Any]) -> None:
    decks["house"][0]["count"] = -1
    said = run("content", "check", written(tmp_path, decks), "--lang", "fr").stdout
    assert said.startswith("erreur RUL-QCG-81\N{NO-BREAK SPACE}: ")
    assert "house[0].count\N{NO-BREAK SPACE}: doit être au moins 0" in said
    assert "\N{REPLACEMENT CHARACTER}" not in said


def test_what_cannot_be_read_is_told_in_the_language_too(tmp_path: Path) -> None:
    file = written(tmp_path, "game = ", "own.toml")
    assert complaint(2, "content", "check", file, "--lang", "it").endswith("non è TOML: riga 1, colonna 8")
    assert complaint(2, "content", "check", file, "--lang", "xx").startswith(
        "lang: there are no texts in 'xx', only in"
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('game = "sequence"', "game: the file must say which game it is for: game = "),
        ('game = ["quidditch"]', "game: the file must say which game it is for: game = "),
        ("game =", "is not TOML: "),
        ("a = " + "[" * 50_000, "is nested too deeply"),
    ],
)
def test_what_is_no_content_is_explained(text: str, sentence: str, tmp_path: Path) -> None:
    assert sentence in complaint(2, "content", "check", written(tmp_path, text, "own.toml"))


def errors(file: Path, *arguments: str) -> list[str]:
    """Return the sentences of the errors that a check finds."""
    result = run("content", "check", file, "--json", *arguments)
    assert (result.exit_code, result.stderr) == (2, "")
    return [finding["sentence"] for finding in json.loads(result.stdout) if finding["is_error"]]


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("", ["game: is missing", "name: is missing", "house: is missing", "pitch: is missing"]),
        ('game = "quidditch"', ["name: is missing", "house: is missing", "pitch: is missing"]),
        (
            'game = "quidditch"\nname = "x"\npitch = {quaffle = 1979-05-27}',
            ["house: is missing", "must be a whole number"],
        ),
        (
            'game = "quidditch"\nname = "x"\npitch = {quaffle = nan}\nhouse = []',
            ["must be a whole number", "this one has 0"],
        ),
    ],
)
def test_everything_that_cannot_be_read_is_told_at_once(text: str, sentences: list[str], tmp_path: Path) -> None:
    found = errors(written(tmp_path, text, "own.toml"), "--game", "quidditch")
    assert len(found) == len(sentences), found
    assert all(words in sentence for words, sentence in zip(sentences, found, strict=True))


def test_a_file_of_one_deck_is_checked_and_played_with(tmp_path: Path, decks: dict[str, Any]) -> None:
    cards = [{"id": name, "count": count} for name, count in decks["pitch"].items()]
    file = written(tmp_path, {"deck": "pitch", "size": 28, "cards": cards}, "pitch.json")
    assert document("content", "check", file) == document("content", "check", file, "--game", "quidditch") == []
    record = json.loads(output("new", "quidditch", "--option", f"deck_data=@{file}", "--seed", "1"))
    assert commonroom.replay(record).state == commonroom.new("quidditch", seats=["Ann", "Bob"], seed=1).state
    kept = record["options"]["deck_data"]
    assert (kept["house"], kept["pitch"]) == (decks["house"], decks["pitch"]), "the whole box, as any reader expects it"
    cards.pop()
    wrong = written(tmp_path, {"deck": "pitch", "size": 28, "cards": cards}, "wrong.json")
    assert len(errors(wrong, "--game", "quidditch")) == 3
    assert complaint(2, "content", "check", wrong).startswith("game: the file must say which game it is for")
    assert "3 faults: (1) size: says 28 cards" in complaint(2, "new", "quidditch", "--option", f"deck_data=@{wrong}")


def test_the_game_can_be_told_where_the_file_does_not_say(tmp_path: Path, decks: dict[str, Any]) -> None:
    file = written(tmp_path, decks)
    assert complaint(2, "content", "check", file, "--game", "sequence").startswith("game: the file must say")


def test_a_file_that_is_not_text_is_explained(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(b'game = "quidditch"\xff')
    assert "is not TOML" in complaint(2, "content", "check", file)
    assert errors(written(tmp_path, "[]"), "--game", "quidditch") == ["must be a table"]
    assert "record" not in complaint(2, "content", "check", written(tmp_path, "["))


def test_an_effect_that_nobody_knows_is_explained(tmp_path: Path, decks: dict[str, Any]) -> None:
    special = next(card for card in decks["house"] if card.get("effects"))
    special["effects"] = [{"code": "explode"}]
    result = run("content", "check", written(tmp_path, decks))
    assert result.exit_code == 2
    assert "error DK-18: house[17].effects[0].code: " in result.stdout
    assert "is not one of cancel_foul, counter, keeper_out, lower" in " ".join(result.stdout.split())
    assert "This cannot be used: one error.\n" in result.stdout


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "lecture impossible\N{NO-BREAK SPACE}: ni fichier ni dossier de ce nom"),
        ("nl", "kan niet worden gelezen: er is geen bestand of map met die naam"),
        ("de", "lässt sich nicht lesen: Es gibt keine Datei und keinen Ordner mit diesem Namen"),
        ("it", "non si può leggere: non c\u2019è né un file né una cartella con questo nome"),
        ("es", "no se puede leer: no hay ningún archivo ni carpeta con ese nombre"),
        ("pt", "não foi possível ler: não há ficheiro nem pasta com esse nome"),
        ("pl", "nie można odczytać: nie ma pliku ani folderu o tej nazwie"),
    ],
)
def test_a_file_that_is_not_there_is_told_in_the_language(language: str, sentence: str) -> None:
    colon = "\N{NO-BREAK SPACE}:" if language == "fr" else ":"
    assert complaint(2, "content", "check", "/no/such/file", "--lang", language) == f"/no/such/file{colon} {sentence}"


def test_files_and_games_that_are_not_there() -> None:
    assert complaint(2, "content", "check", "/no/such/file") == (
        "/no/such/file: cannot read it: no such file or directory"
    )
    assert complaint(2, "content", "show", "chess").startswith("game: 'chess' is not one of")
    assert complaint(2, "content", "show", "sequence") == ("game: sequence has no content that can be replaced")


def test_a_card_with_a_name_of_its_own_is_called_by_it(tmp_path: Path, decks: dict[str, Any]) -> None:
    for card in decks["house"]:
        card["name"] = "Best of\x1b[2J All" if card["kind"] == "player" else card["name"]
    file = written(tmp_path, decks)
    given = "p\n" * 3 + "1\n" + "p\n" * 8
    shown = run("play", "quidditch", "--seed", "1", "--option", f"deck_data=@{file}", given=given).stdout
    assert "Best of\N{REPLACEMENT CHARACTER}[2J All, " in " ".join(shown.split())
    assert "\x1b" not in shown
