"""Every sentence exists in every language, with the same variables, and something says it."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest

import commonroom
from commonroom.testing.checks.texts import messages

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "commonroom" / "locale"
LANGUAGES = ["en", "fr", "nl", "de", "it", "es", "pt", "pl"]
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))


def test_there_are_eight_languages_with_the_same_files() -> None:
    assert sorted(path.name for path in LOCALES.iterdir()) == sorted(LANGUAGES)
    for language in LANGUAGES:
        assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_says_everything_that_english_says(language: str, file: str) -> None:
    english, other = messages(LOCALES / "en" / file), messages(LOCALES / language / file)
    assert set(other) == set(english)
    for name, variables in english.items():
        assert other[name] <= variables, name


@pytest.mark.parametrize("file", FILES)
def test_french_keeps_a_colon_on_the_line_of_its_word(file: str) -> None:
    """French puts a space before : ; ! ? and », and a line must not break there."""
    lines = (LOCALES / "fr" / file).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and re.search(" [:;!?»]", line)] == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_apostrophe_is_that_of_print(language: str, file: str) -> None:
    lines = (LOCALES / language / file).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and re.search(r"[^\W\d]'[^\W\d]", line)] == []


HOLE = "\0"
"""Stands in a key for what the code puts there."""

KINDS = {
    # What a game does, asks, tells and shows: `Reader.say` on the page, `FieldSpeaker.say` in the terminal.
    *("do", "ask", "log", "end", "key", "side"),
    # Fields of actions and events whose value is one of a few words: `wishName` and `Reader.thing` of the page.
    *("ball", "direction", "edition", "how", "piece", "variant", "what"),
    # Things in the box: `name_of`, and what a pack calls its own.
    *("area", "behaviour", "book", "character", "deck", "duel", "event", "field", "fight", "house"),
    *("kind", "list", "map", "mission", "potion", "quidditch", "spell", "subject", "token"),
}
"""Kinds of which the code names only `{game}-{kind}-{id}`: two holes in a row, which would let any key through."""
NESTED = {
    # A key that is put together in two steps, and the place that does it.
    f"{HOLE}-lesson-{HOLE}-{HOLE}": "src/commonroom/lessons/lesson.py",
    f"hogwarts-moment-{HOLE}-area": "src/commonroom/games/hogwarts/effects/phrases.py",
    "hogwarts-board": "web/src/games/hogwarts/board/drawers/Drawers.svelte",
}


@cache
def sources() -> list[str]:
    """Read the code that says something: Python, TOML and the page."""
    kept = (".py", ".toml", ".ts", ".svelte")
    paths = [path for top in ("src", "web/src") for path in (ROOT / top).rglob("*") if path.suffix in kept]
    return [path.read_text(encoding="utf-8") for path in paths]


@cache
def words() -> frozenset[str]:
    """Collect every word in quotation marks and every name of TOML."""
    found = {word for text in sources() for word in re.findall(r"""["'`]([\w-]+)(?:\.[\w-]+)?["'`]""", text)}
    found |= {word for text in sources() for word in re.findall(r"^(?:\[+[\w.]*?)?(\w+)(?:\]| =)", text, re.M)}
    return frozenset(found)


@cache
def composed() -> list[str]:
    """Collect the keys and codes that are put together, with a hole for each part that is not written out."""
    found = {
        re.sub(r"\$?\{(?:[^{}]|\{[^{}]*\})*\}", HOLE, text)
        for source in sources()
        for text in re.findall(r"""f["']([^"'\n]*\{[^\n]*?\}[\w.-]*)["']|`([^`\n]*)`""", source)
        for text in text
    }
    keys = {text.split(".")[0] for text in found}
    return sorted(
        key for key in keys if HOLE in key and re.search(r"[a-z]", key) and re.fullmatch(rf"[\w{HOLE}-]+", key)
    )


def fits(key: str, pattern: str) -> bool:
    """Tell whether known words in the holes of the pattern make the key."""
    match = re.fullmatch(pattern.replace(HOLE, r"([\w-]*)"), key)
    return match is not None and all(is_word(word) for word in match.groups())


def is_word(word: str) -> bool:
    """Tell whether the code has a word, or puts it together."""
    return not word or word in words() or any(fits(word, code) for code in composed() if not code.startswith(HOLE))


@cache
def patterns() -> list[str]:
    """Return the composed keys that begin with more than a game, and one for each kind of each game."""
    games = sorted(commonroom.games())
    bare = {f"{game}-{HOLE}-{HOLE}" for game in games} | {f"{game}-{HOLE}" for game in games}
    bare |= {f"{HOLE}-{HOLE}", f"{HOLE}-{HOLE}-{HOLE}"}
    kinds = [f"{game}-{kind}-{HOLE}" for game, kind in product(games, sorted(KINDS))]
    return [*kinds, *NESTED, *(key for key in composed() if "-" in key and key not in bare)]


@pytest.mark.parametrize("file", [file for file in FILES if not file.endswith("rules.ftl")])
def test_every_message_is_said(file: str) -> None:
    """The words of a rules document are checked with the document."""
    texts = "\n".join(path.read_text(encoding="utf-8") for path in (LOCALES / "en").glob("*.ftl"))
    quoted = set(re.findall(r"\{ ([a-z][\w-]*)(?:\.[\w-]+)? \}", texts))
    keys = {name.partition(".")[0] for name in messages(LOCALES / "en" / file)} - words() - quoted
    assert [key for key in sorted(keys) if not any(fits(key, pattern) for pattern in patterns())] == []


def test_a_message_that_nothing_says_is_found() -> None:
    assert fits("problem-paused", f"problem-{HOLE}")
    assert not any(fits(key, pattern) for key in ("problem-hiccup", "quidditch-note-leads") for pattern in patterns())


def test_every_kind_of_message_is_one_that_the_code_names() -> None:
    assert words() >= KINDS
    assert all((ROOT / path).is_file() for path in NESTED.values())
