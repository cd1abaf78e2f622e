"""Lessons from the folder `lessons` of a game, in the order of their file names."""

from __future__ import annotations

from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from msgspec.structs import replace

from commonroom.engine.convert import Unreadable, convert
from commonroom.games import GAMES
from commonroom.phrases.locale import folder_beside

from .lesson import Lesson

FOLDER = "lessons"


class BadLesson(Exception):
    """A lesson that cannot be read or played: a mistake in its file."""


class UnknownLesson(ValueError):
    """A lesson that no game on the shelf has."""


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game; none if it teaches none."""
    if game not in GAMES:
        raise UnknownLesson(f"{game!r} is not one of {', '.join(GAMES)}")
    folder = folder_beside(GAMES.place(game).module) / FOLDER
    if not folder.is_dir():
        return ()
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    lessons = tuple(read_lesson(game, _data(file), file.name) for file in files)
    if len({lesson.id for lesson in lessons}) < len(lessons):
        raise BadLesson(f"two lessons of {game} have the same id")
    return lessons


def find_lesson(game: str, lesson: str) -> Lesson:
    """Return a lesson of a game by its id."""
    known = {each.id: each for each in lessons_of(game)}
    if lesson not in known:
        raise UnknownLesson(f"{game} has no lesson {lesson!r}, only {', '.join(known) or 'none'}")
    return known[lesson]


def read_lesson(game: str, data: Any, where: str) -> Lesson:
    """Return the lesson that plain data describes; BadLesson names the field that is wrong."""
    try:
        lesson: Lesson = replace(convert(data, Lesson, where), game=game)
    except Unreadable as error:
        raise BadLesson(f"{error.where}: {error.message}") from None
    if len({step.id for step in lesson.steps}) < len(lesson.steps):
        raise BadLesson(f"{where}: two steps have the same id")
    if lesson.seat >= len(lesson.seats):
        raise BadLesson(f"{where}.seat: there is no seat {lesson.seat}")
    return lesson


def _data(file: Traversable) -> Any:
    try:
        return msgspec.toml.decode(file.read_bytes())
    except msgspec.DecodeError as error:
        raise BadLesson(f"{file.name}: {error}") from None
