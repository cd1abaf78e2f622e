"""Whole sittings in every language: no word is English that the language does not have, and every line fits."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable
from contextvars import copy_context
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import commonroom
from commonroom.cli.rule_card import rule_finder
from commonroom.lessons import begin, lessons_of
from commonroom.phrases import phrases_of
from commonroom.terminal.face import Act, Follow, Pick
from commonroom.terminal.faces import face_of
from commonroom.terminal.game import Game
from commonroom.terminal.hogwarts.choices import phrase_of
from commonroom.terminal.hogwarts.speaker import HogwartsSpeaker
from commonroom.terminal.learn import learn
from commonroom.terminal.play import play
from commonroom.terminal.quidditch.card_input import read_card
from commonroom.terminal.quidditch.speaker import QuidditchSpeaker
from commonroom.terminal.quidditch_match.entry import keys
from commonroom.terminal.record_file import RecordFile
from commonroom.terminal.scene import Scene, look
from commonroom.terminal.screen import Screen
from commonroom.terminal.seating import new_sitting
from commonroom.terminal.speech.language import say, speak
from commonroom.terminal.speech.typed_names import is_meant

from ..quidditch.tables import G, close, table
from . import chasers, persons, wizards
from .castle import seated, walking

LOCALES = Path(commonroom.__file__).parent / "locale"
LANGUAGES = ["en", "fr", "nl", "de", "it", "es", "pt", "pl"]
WIDTH = 80
MOST = 60
"""Answers after which a person leaves."""
NOTES = ["?", "h", "a", "a 99", "w", "r", "r nonsense", "s", "s /nowhere/x", "zz zz", "99", ""]
"""What a person types besides moves."""
CASTLE = ["c", "m", "b", "e", "i", "i zzz", "i har", "dance"]
WORD = re.compile(r"[^\W\d_]{3,}(?![^\W\d_]|…)")
"""A word that is not cut off."""
UNEXPLAINED = {"nonsense", "dance", "nowhere", "lower", "keeper", "json", "type", "draw", "random"}
"""What was typed here, or has to be typed as it is in every language."""

Typed = Callable[[Scene], str]


@cache
def vocabulary(lang: str) -> frozenset[str]:
    """Return every word of a language's files."""
    texts = (file.read_text(encoding="utf-8") for file in (LOCALES / lang).glob("*.ftl"))
    lines = (line for text in texts for line in text.splitlines() if not line.startswith("#"))
    values = (re.sub(r"^[\w-]+ =|^ +\.[\w-]+ =|^ *\*?\[\w+\]|\$[\w-]+|\{ [\w-]+ \}", " ", line) for line in lines)
    return frozenset(word.lower() for value in values for word in WORD.findall(value))


def foreign(shown: str, lang: str, *names: str) -> set[str]:
    """Return the words that only English has, apart from names of players."""
    only_english = vocabulary("en") - vocabulary(lang) - UNEXPLAINED - {name.lower() for name in names}
    return {word.lower() for word in WORD.findall(shown)} & only_english


def at_the_table(game: str, lang: str, typed: Typed, notes: list[str], **options: Any) -> tuple[str, list[str]]:
    """Play in a language, and return what was shown and what was asked."""
    shown = io.StringIO()
    asked: list[str] = []
    rest = iter(notes)
    answers = iter(range(MOST))

    def read_line(question: str) -> str:
        asked.append(question)
        assert question.endswith(" ")
        if next(answers, None) is None or sitting.match.outcome is not None:
            raise EOFError
        line = next(rest, None)
        return typed(sitting.scene()) if line is None else line

    speak(lang)
    sitting = new_sitting(game, edition=None, seats=2, bot=None, options=options, seed=5)
    screen = Screen(Console(file=shown, width=WIDTH), read_line)
    play(Game(sitting, screen, RecordFile(sitting.match), rule_finder(game, lang)))
    return shown.getvalue(), asked


def spoken(lang: str, do: Callable[[], Any]) -> Any:
    """Do something in a language, and leave the tests' own as it is."""

    def doing() -> Any:
        speak(lang)
        return do()

    return copy_context().run(doing)


def any_of(typed: Callable[[Scene, Any], str], luck: random.Random) -> Typed:
    return lambda scene: typed(scene, luck.choice(scene.legal))


def on_the_pitch(scene: Scene) -> str:
    """Return a move of a match as its face names it."""
    return keys(scene, random.Random(len(scene.legal)).choice(scene.legal))


TABLES: dict[str, tuple[Callable[[], Typed], list[str]]] = {
    "sequence": (lambda: any_of(persons.typed, random.Random(1)), NOTES),
    "quidditch": (lambda: any_of(chasers.typed, random.Random(1)), [*NOTES, "d"]),
    "quidditch-match": (lambda: on_the_pitch, NOTES),
    "hogwarts": (lambda: any_of(wizards.typed, random.Random(1)), [*NOTES, *CASTLE]),
}


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sitting_speaks_the_language_and_fits_the_screen(game: str, lang: str) -> None:
    typed, notes = TABLES[game]
    shown, asked = copy_context().run(at_the_table, game, lang, typed(), notes)
    assert "{" not in shown.replace('{"type": "draw"}', ""), "a value is missing"
    assert max(cell_len(line) for line in shown.splitlines()) <= WIDTH
    assert max(map(cell_len, asked)) <= 2 * WIDTH
    if lang != "en":
        assert foreign(f"{shown} {' '.join(asked)}", lang, "Ada", "Bruno") == set()


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_the_second_mode_speaks_the_language(lang: str) -> None:
    def played() -> str:
        sitting = wizards.sit(2, 1, wizards.RETURNS, wishes=["peter_pettigrew", "harry_potter"])
        return persons.play_all(sitting, wizards.as_chance_has_it(2, 40))

    assert foreign(spoken(lang, played), lang, *wizards.NAMES) == set()


@pytest.mark.parametrize("game", ["sequence", "quidditch"])
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_a_lesson_speaks_the_language(game: str, lang: str) -> None:
    shown = io.StringIO()
    asked: list[str] = []

    def read_line(question: str) -> str:
        asked.append(question)
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    def taught() -> None:
        for lesson in lessons_of(game):
            learn([lesson], Screen(Console(file=shown, width=WIDTH), read_line), rule_finder(game, lang))

    lines = iter(["?", "h", "zz", "r"])
    spoken(lang, taught)
    names = {player.name for lesson in lessons_of(game) for player in begin(lesson).match.table.seats}
    assert foreign(f"{shown.getvalue()} {' '.join(asked)}", lang, *names) == set()


# Names as they are typed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_in_the_castle_is_found_by_its_words(lang: str) -> None:
    sitting = walking()

    def check() -> None:
        scene = sitting.scene()
        for action in scene.legal:
            words = phrase_of(scene, HogwartsSpeaker(scene.table, 0), action)
            entry = sitting.face.read(scene, "", words)
            assert isinstance(entry, Act | Follow), words
            assert entry.action == action

    spoken(lang, check)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_balls_are_typed_by_their_names_in_the_language(lang: str) -> None:
    match = table("Ch9 Be2 Se12 LEG", pitch="Q BL1 SN", leader=G, phase="W2", contested=["Q", "BL1", "SN"])
    close(match)

    def check() -> None:
        scene, face = look(match, G), face_of("quidditch")
        speaker = QuidditchSpeaker(match.table, G)
        pairs = {"Q": "chaser_9", "BL1": "beater_2", "SN": "seeker_12"}
        for ball, card in pairs.items():
            name = speaker.ball(ball).replace(" I", "").split()[0]
            entry = face.read(scene, "", f"{name} {speaker.label(card)}")
            assert isinstance(entry, Pick), name
            assert entry.what.startswith(f"{ball}="), name
        role = speaker.phrase("quidditch-role-keeper")
        assert isinstance(face.read(scene, "", f"{role} 8"), Act), "the rules say that it is not held"

    spoken(lang, check)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_examples_of_the_help_page_can_be_typed(lang: str) -> None:
    def example(game: str, key: str) -> str:
        return phrases_of(f"{game}-terminal", lang)(f"{game}-help-{key}.keys", {}) or ""

    def check() -> None:
        castle = seated()
        assert castle.face.read(castle.scene(), "", example("hogwarts", "words")) == Act({"type": "roll"})
        tower = HogwartsSpeaker(castle.match.table, 0).place("clock_tower")
        assert is_meant(tower, [example("hogwarts", "place")])
        speaker = QuidditchSpeaker(table().table, G)
        cards = [read_card(speaker, ["leg_locker", "impediment"], [example("quidditch", "name")]).card]
        assert cards[0] in ("leg_locker", "impediment")
        assert example("quidditch", "way") == f"{example('quidditch', 'name')} q"

    spoken(lang, check)


def test_hard_spaces_and_plurals_are_those_of_the_language() -> None:
    assert spoken("pl", lambda: say("terminal-times", action="Pas", count=4)) == "Pas: 4 razy."
    assert spoken("fr", lambda: say("terminal-ask-move")).endswith("\N{NO-BREAK SPACE}:")


def test_english_words_are_noticed() -> None:
    """Otherwise the tests above would prove nothing."""
    shown, _ = copy_context().run(at_the_table, "quidditch", "en", TABLES["quidditch"][0](), NOTES)
    for lang in LANGUAGES[1:]:
        assert len(foreign(shown, lang)) > 40
