"""Sentences and names by id and language, from `locale/<language>/*.ftl`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from commonroom.engine import BadInput
from commonroom.engine.content import Say

ENGLISH = "en"


def languages_of(file: str) -> list[str]:
    """List the languages that have a file of this name: a game's, or one that all games share."""
    folders = (files("commonroom") / "locale").iterdir()
    return sorted(folder.name for folder in folders if (folder / f"{file}.ftl").is_file())


@cache
def phrases_of(file: str, lang: str = ENGLISH) -> Say:
    """Return a function that words an id in the language, or gives None where the file has no such id."""
    if lang not in (known := languages_of(file)):
        raise BadInput("lang", f"{file} has no texts in {lang!r}, only in {', '.join(known) or 'no language'}")
    bundle = FluentBundle([lang], use_isolating=False)
    source = files("commonroom") / "locale" / lang / f"{file}.ftl"
    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))

    def say(key: str, values: Mapping[str, str | int]) -> str | None:
        name, _, attribute = key.partition(".")
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return None if pattern is None else str(bundle.format_pattern(pattern, dict(values))[0])

    return say
