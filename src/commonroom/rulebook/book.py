"""The parts of a rulebook: rules.toml gives their structure, the texts fill them in."""

from typing import Literal

import msgspec

from commonroom.engine import BadInput


class RulebookError(BadInput):
    """A question to which a rulebook has no answer."""

    def __init__(self, message: str) -> None:
        super().__init__("", message)


class UnknownGame(RulebookError):
    """No game of that name has rules."""


class UnknownLanguage(RulebookError):
    """The rules of the game are not written in that language."""


class UnknownRule(RulebookError):
    """The game has no rule or ruling with that id."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Read from rules.toml; fields that are empty there are filled from the texts."""


class Entry(Part, frozen=True):
    """A rule (with its source) or a ruling (with its question and reason)."""

    id: str
    editions: tuple[str, ...]
    options: tuple[str, ...] = ()
    kind: Literal["rule", "ruling"] = "rule"
    text: str = ""
    question: str = ""
    reason: str = ""
    source: str = ""

    def __str__(self) -> str:
        """Return it as it is quoted: its id, the question that a ruling answers, and what it says."""
        return f"{self.id}: {' '.join(filter(None, (self.question, self.text)))}"


class Section(Part, frozen=True):
    """Rules and rulings on one topic."""

    key: str
    entries: tuple[Entry, ...]
    title: str = ""
    about: str = ""


class Edition(Part, frozen=True):
    """A printed edition of the game."""

    id: str
    name: str = ""
    box: str = ""


class Difference(Part, frozen=True):
    """The editions' positions on a topic on which they differ."""

    key: str
    ids: tuple[str, ...] = ()
    topic: str = ""
    says: dict[str, str] = {}


class Reading(Part, frozen=True):
    """A place where the printed languages of an edition differ, and the reading that we follow."""

    edition: str
    key: str
    ids: tuple[str, ...] = ()
    topic: str = ""
    difference: str = ""
    reading: str = ""
    reason: str = ""


class OptionText(Part, frozen=True):
    """A setting of the table: the default comes first, and whole numbers in the range are values too."""

    name: str
    values: tuple[str | int, ...]
    numbers: tuple[int, int] | None = None
    text: str = ""


class Procedure(Part, frozen=True):
    """Rules in the exact order in which they are applied; the text is Markdown."""

    key: str
    title: str = ""
    text: str = ""


class RefusalText(Part, frozen=True):
    """Why an action is refused."""

    code: str
    ids: tuple[str, ...] = ()
    text: str = ""


class Excerpt(Part, frozen=True):
    """The rules of a game that is part of another: the sections, procedures and refusals of the other's book."""

    part_of: str
    sections: tuple[str, ...]
    procedures: tuple[str, ...] = ()
    refusals: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    """Rules and rulings of these sections that mean nothing where the part is played on its own."""


class Rulebook(Part, frozen=True):
    """All rules of a game in one language; the labels are the headings of its document."""

    editions: tuple[Edition, ...]
    sections: tuple[Section, ...]
    differences: tuple[Difference, ...] = ()
    readings: tuple[Reading, ...] = ()
    options: tuple[OptionText, ...] = ()
    procedures: tuple[Procedure, ...] = ()
    refusals: tuple[RefusalText, ...] = ()
    game: str = ""
    lang: str = ""
    title: str = ""
    labels: dict[str, str] = {}

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All rules and rulings in reading order."""
        return tuple(entry for section in self.sections for entry in section.entries)

    def __str__(self) -> str:
        """Return the title and what there is to read."""
        return f"{self.title}: {len(self.entries)} rules and rulings in {len(self.sections)} chapters ({self.lang})"
