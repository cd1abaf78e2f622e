"""Faults of any content, whatever the game, are reported in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta
from tests.faults import LANGUAGES, check_spoken, codes, codes_with_a_message

from commonroom.cli.content import WHICH_GAME
from commonroom.engine import BadInput
from commonroom.engine.content import NO_FILES, Content, parse, parse_toml, put_together, with_read_text
from commonroom.engine.convert import Unreadable, convert
from commonroom.engine.strict_json import MAX_BYTES, check_plain, loads
from commonroom.engine.words import Words, in_english, words
from commonroom.games import GAMES
from commonroom.games.quidditch.box.deck_files import twice
from commonroom.phrases.findings import said
from commonroom.server.http.content import TOO_LONG
from commonroom.terminal.files import REASONS, read_bytes, write_text
from commonroom.terminal.record_file import FILE_EXISTS, NO_SUCH_FOLDER, SAY_WHERE


class Apple(msgspec.Struct, frozen=True, tag="apple"):
    seeds: int


class Pear(msgspec.Struct, frozen=True, tag="pear"):
    pass


def pattern(text: str) -> Any:
    return Annotated[str, Meta(pattern=text)]


def within(**limits: Any) -> Any:
    return Annotated[int, Meta(**limits)]


MISFITS: list[tuple[object, Any]] = [
    ({"type": "apple"}, Apple),
    ({"type": "apple", "seeds": 1, "worm": 2}, msgspec.defstruct("Fruit", [], forbid_unknown_fields=True)),
    ("KX", pattern("^[KQ][SHDC]$")),
    ("No Id", pattern("^[a-z]$")),
    ("\x07", pattern("^[^\\x00-\\x1f]$")),
    (9, within(le=5)),
    (1, within(ge=5)),
    ("", Annotated[str, Meta(min_length=1)]),
    ("abc", Annotated[str, Meta(max_length=2)]),
    ("plum", Literal["apple", "pear"]),
    ([1], tuple[int, int]),
    ({"type": "plum"}, Apple | Pear),
    ("one", int),
    ("one", float),
    (1, str),
    (1, bool),
    (1, list[int]),
    (1, dict[str, int]),
    ("one", int | list[int]),
    (1e100, within(multiple_of=2)),
]
DOCUMENTS: list[Callable[[], object]] = [
    lambda: loads("x" * (MAX_BYTES + 1)),
    lambda: loads(b"\xff"),
    lambda: loads("{"),
    lambda: loads('{"a":' * 50_000),
    lambda: loads('{"a": 1, "a": 2}'),
    lambda: loads('{"a": NaN}'),
    lambda: loads(f'{{"a": {"9" * 40}}}'),
    lambda: loads('{"a": 1e999}'),
    lambda: check_plain("x" * 5000, "a"),
    lambda: check_plain("\ud800", "a"),
    lambda: check_plain(2**60, "a"),
    lambda: check_plain(float("inf"), "a"),
    lambda: check_plain({1: 2}, "a"),
    lambda: check_plain({1, 2}, "a"),
    lambda: parse("game ="),
    lambda: parse("a = " + "[" * 50_000),
    lambda: parse_toml(b"a = '\xff'", "a"),
    lambda: read_bytes("/no/such/file"),
    lambda: read_bytes("/"),
    lambda: read_bytes("\0"),
    lambda: write_text("/no/such/folder/file", ""),
]


def misfit(data: object, kind: Any) -> Words:
    with pytest.raises(Unreadable) as caught:
        convert(data, kind, "a")
    return caught.value.words


def refused(read: Callable[[], object]) -> Words:
    with pytest.raises(BadInput) as caught:
        read()
    return caught.value.words


@pytest.fixture(scope="module")
def found() -> list[Words]:
    """Return everything that is said about data and files that cannot be read."""
    faults = [misfit(data, kind) for data, kind in MISFITS] + [refused(read) for read in DOCUMENTS]
    faults += [fault.words for fault in put_together([("one.toml", b"a = 1"), ("two.toml", b"a = 2")]).broken]
    return [
        *faults,
        *REASONS.values(),
        FILE_EXISTS,
        NO_SUCH_FOLDER,
        SAY_WHERE,
        NO_FILES,
        TOO_LONG,
        twice("apple"),
        words(*WHICH_GAME, known="quidditch"),
        in_english("So it is."),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_said_in_every_language(found: list[Words], language: str) -> None:
    check_spoken(found, "", language)


def test_every_sentence_is_said_of_something(found: list[Words]) -> None:
    assert codes(found) == codes_with_a_message("faults", "fault-") - {"at"}


def test_what_no_language_knows_is_said_in_english() -> None:
    known = words("no_such_code", "{who} is not {what}", who="Bob", what=words("card", "a {kind}", kind="card"))
    assert str(known) == "Bob is not a card"
    assert said(known, "de") == "Bob is not ist keine Karte: Karten schreibt man wie KH oder 10D"


@pytest.mark.parametrize(
    ("line", "text"), [(1, "a"), (2, "a = 1\nb"), (3, "a = 1\n\nb = [1"), (2, "a = 1\nb = \ud800")]
)
def test_a_text_that_is_no_toml_is_refused_with_the_line(line: int, text: str) -> None:
    assert str(refused(lambda: parse(text))).startswith(f"is not TOML: line {line}, column ")


def content(game: str) -> Content:
    known = GAMES[game].CONTENT
    assert known is not None
    return known


def test_only_text_that_is_no_choice_is_read() -> None:
    about = GAMES["quidditch"].ABOUT
    given: object
    for given in (None, 7, {}, {"deck_data": "default"}, {"deck_data": {}}, {"round_limit": "deck_data"}):
        assert with_read_text(content("quidditch"), about, given) is given
    assert with_read_text(None, GAMES["sequence"].ABOUT, {"deck_data": "x"}) == {"deck_data": "x"}
    options = {"round_limit": 5, "deck_data": "a = 1"}
    assert with_read_text(content("quidditch"), about, options) == {"round_limit": 5, "deck_data": {"a": 1}}
    assert options["deck_data"] == "a = 1"


@pytest.mark.parametrize("game", [name for name, rules in GAMES.items() if rules.CONTENT is not None])
def test_the_text_of_a_games_own_content_is_read_like_the_data(game: str) -> None:
    known = content(game)
    text = msgspec.json.encode(known.default).decode()
    assert known.check(text) == []
    assert known.read(text) == known.default


def test_a_word_that_is_not_known_is_told_with_those_that_are() -> None:
    """Wherever it is: in a struct, in a list of structs, or where nothing is allowed too."""
    fruit = msgspec.defstruct("Fruit", [("kind", Literal["apple", "pear"] | None), ("near", list[Literal["plum"]])])
    for data, where in (
        ({"kind": "fig", "near": []}, "[0].kind"),
        ({"kind": None, "near": ["fig"]}, "[0].near[0]"),
    ):
        with pytest.raises(Unreadable, match=r"'fig' is not one of (apple, pear|plum)$") as found:
            convert([data], list[fruit], "")  # type: ignore[valid-type]
        assert found.value.where == where
