"""What the server says, in the language of whoever is asking."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from commonroom.rulebook import rulebook

LOCALE = files("commonroom") / "locale"
LANGUAGES = frozenset(folder.name for folder in LOCALE.iterdir() if (folder / "server.ftl").is_file())


def problem(language: str, code: str, otherwise: str) -> str:
    """The sentence for a code of the server's own; where there is none, what the code at hand has to say."""
    texts = _texts(language)
    key = f"problem-{code}"
    if not texts.has_message(key):
        return otherwise
    value = texts.get_message(key).value
    assert value is not None, f"{key} has no text"
    return str(texts.format_pattern(value)[0])


def refusal(language: str, game: str, code: str, otherwise: str) -> str:
    """The sentence for a move that a game, or the server, refuses."""
    return _refusals(game, language).get(code) or problem(language, code, otherwise)


@cache
def _texts(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALE / language / "server.ftl").read_text(encoding="utf-8")))
    return bundle


@cache
def _refusals(game: str, language: str) -> dict[str, str]:
    return {refused.code: refused.text for refused in rulebook(game, language).refusals}
