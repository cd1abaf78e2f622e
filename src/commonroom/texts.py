"""The names and texts of a game's things, as its locale has them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from commonroom.engine import BadInput
from commonroom.engine.content import Say

ENGLISH = "en"


def languages_of(game: str) -> list[str]:
    """The languages in which the things of the game have names."""
    folders = (files("commonroom") / "locale").iterdir()
    return sorted(folder.name for folder in folders if (folder / f"{game}.ftl").is_file())


@cache
def texts_of(game: str, lang: str = ENGLISH) -> Say:
    """How the things of the game are said in the language; None is said of what it has no words for."""
    if lang not in (known := languages_of(game)):
        raise BadInput("lang", f"{game} has no texts in {lang!r}, only in {', '.join(known) or 'no language'}")
    bundle = FluentBundle([lang], use_isolating=False)
    source = files("commonroom") / "locale" / lang / f"{game}.ftl"
    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))

    def say(key: str, values: Mapping[str, str | int]) -> str | None:
        name, _, attribute = key.partition(".")
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return None if pattern is None else str(bundle.format_pattern(pattern, dict(values))[0])

    return say
