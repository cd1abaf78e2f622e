"""What the server says, in the language of whoever is asking."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from commonroom.rulebook import rulebook

from .people import Connection

LOCALE = files("commonroom") / "locale"
LANGUAGES = frozenset(folder.name for folder in LOCALE.iterdir() if (folder / "server.ftl").is_file())
DEFAULT = "en"


def language_of(connection: Connection) -> str:
    """The language that was asked for in the address, else the first of the browser's that we speak."""
    asked = connection.query_params.get("lang")
    wishes = [part.partition(";") for part in connection.headers.get("accept-language", "").split(",")]
    wishes.sort(key=lambda wish: _weight(wish[2]), reverse=True)
    for wish in (str(asked or ""), *(tag for tag, _, _ in wishes)):
        language = wish.strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return DEFAULT


def _weight(parameter: str) -> float:
    try:
        return float(parameter.strip().removeprefix("q="))
    except ValueError:
        return 1.0


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
