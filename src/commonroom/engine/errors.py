"""The errors: bad input, and actions that the rules refuse, in one sentence each."""

from __future__ import annotations

import msgspec

from .words import Words, in_english


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed: the rule's id, a code for programs, a sentence for people."""

    rule: str
    code: str
    message: str


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


class Illegal(Exception):
    """An action that the rules refuse. Nothing has changed."""

    def __init__(self, refusal: Refusal, where: str = "") -> None:
        sentence = f"{refusal.message} ({refusal.rule})" if refusal.rule else refusal.message
        super().__init__(f"{where}: {sentence}" if where else sentence)
        self.refusal = refusal
        self.where = where

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
        """The reason, for people."""
        return self.refusal.message


class BadAction(Illegal):
    """A malformed action, which no rule can judge. It is refused like an illegal one."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(Refusal("", "bad_action", message), field)
        self.field = field
