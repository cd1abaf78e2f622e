"""The errors: bad input, and actions that the rules refuse, in one sentence each."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from .words import Words, in_english


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed: the id of the rule, and a code.

    The sentence for people belongs to the phrases of each language, by the code. A game without phrases may write one
    in English here.
    """

    rule: str
    code: str
    message: str = ""

    @property
    def sentence(self) -> str:
        """Return the game's own sentence, or at least the words of the code."""
        return self.message or self.code.replace("_", " ")


class BadInput(ValueError):
    """Input that cannot be read; `field` says which part of it."""

    def __init__(self, field: str, message: str | Words) -> None:
        super().__init__(f"{field}: {message}" if field else str(message))
        self.field = field
        self.message = str(message)
        self.words = message if isinstance(message, Words) else in_english(message)
        """The message as data, so that other languages can word it too."""


class BadGame(Exception):
    """A game that does not keep the contract: a programmer's mistake, with the name that is missing or wrong."""


class Illegal(ValueError):
    """An action that the rules refuse. Nothing has changed."""

    def __init__(self, refusal: Refusal, where: str = "", say: Callable[[Refusal], str] | None = None) -> None:
        super().__init__(refusal, where)
        self.refusal = refusal
        self.where = where
        self._say = say

    def __str__(self) -> str:
        sentence = f"{self.message.removesuffix('.')} ({self.rule})" if self.rule else self.message
        return f"{self.where}: {sentence}" if self.where else sentence

    @property
    def rule(self) -> str:
        """The id of the rule that refuses."""
        return self.refusal.rule

    @property
    def code(self) -> str:
        """The reason, for programs."""
        return self.refusal.code

    @property
    def message(self) -> str:
        """The reason, for people; worded only when somebody reads it."""
        return self.refusal.sentence if self._say is None else self._say(self.refusal)


class BadAction(Illegal):
    """A malformed action, which no rule can judge. It is refused like an illegal one."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(Refusal("", "bad_action", message), field)
        self.field = field
