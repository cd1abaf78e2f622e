"""A table: the game and edition, its options, and who sits where."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from .errors import BadInput
from .plain import plain
from .strict_json import check_plain

Choice: TypeAlias = str | int

NAME_LENGTH = 32


class Need(msgspec.Struct, frozen=True, omit_defaults=True):
    """The tables at which an option can change anything: everything here has to be true of them."""

    options: Mapping[str, tuple[Choice, ...]] = {}
    """Other options, each with one of these values."""
    editions: tuple[str, ...] = ()
    """One of these editions; any, if none is named."""
    seats: tuple[int, int] | None = None
    """The smallest and the largest number of players."""
    sides: int | None = None
    """The number of sides."""
    teams: bool = False
    """Some player has a teammate."""


class Option(msgspec.Struct, frozen=True):
    """A setting of the table: its choices, default first, the rule it belongs to, and the group it is shown in."""

    name: str
    choices: tuple[Choice, ...]
    rule: str
    group: str
    needs: tuple[Need, ...] = ()
    """Kinds of table at which the option can change anything; at any table, if there are none."""
    numbers: tuple[int, int] | None = None
    """Whole numbers in this range are choices too."""
    several: bool = False
    """The value is a list of different choices instead of one of them."""
    content: bool = False
    """An object is a value too: cards or a board of the table's own, which the game reads and checks."""

    @property
    def default(self) -> Choice | None:
        return None if self.several else self.choices[0]


class Wish(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that every seat may choose for itself: the name of the field, and the choices."""

    field: str
    choices: tuple[str, ...]
    listed_in: tuple[str, str] | None = None
    """An option that takes content, and the list in it whose ids are the choices of a table with content of its own."""

    def choices_at(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the choices of a table with these options."""
        if self.listed_in is None:
            return self.choices
        option, part = self.listed_in
        content = options.get(option)
        listed = content.get(part) if isinstance(content, Mapping) else None
        if not isinstance(listed, Sequence):
            return self.choices
        return tuple(str(entry["id"]) for entry in listed if isinstance(entry, Mapping) and "id" in entry)


class About(msgspec.Struct, frozen=True):
    """The name of a game, and the tables at which it can be played."""

    name: str
    title: str
    rules: int
    """The version of the rules. It changes when an old record would no longer replay to the same state."""
    editions: Mapping[str, Mapping[str, Any]]
    """By id, the default first, with what a client may want to know about each, JSON-ready."""
    options: tuple[Option, ...]
    sides: Mapping[int, tuple[int, ...]]
    """For every possible number of seats, the usual one first, the numbers of sides, the usual one first."""
    seats_rule: str
    """The rule that says how many may play."""
    wish: Wish | None = None
    replays: tuple[int, ...] = ()
    """Older versions of the rules that the game still knows, so that their records replay to the same state."""

    def knows(self, version: object) -> bool:
        """Tell whether a match can be played by this version of the rules."""
        return version == self.rules or version in self.replays


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """The player at a seat; a bot by the name of its kind."""

    name: str
    bot: str | None = None
    wish: str | None = None
    """The role this player wishes for, in games that let players choose."""

    def plain(self, about: About) -> dict[str, str]:
        """Return the seat as a record writes it: the wish under the name that the game has for it."""
        field = about.wish.field if about.wish else "wish"
        values = {"name": self.name, "bot": self.bot, field: self.wish}
        return {key: value for key, value in values.items() if value is not None}


class Table(msgspec.Struct, frozen=True):
    """Everything that is settled before the first card is dealt."""

    edition: str
    options: Mapping[str, Any]
    seats: tuple[Player, ...]
    rules: int | None = None
    """The version of the rules, where it is not the game's present one."""

    def version(self, about: About) -> int:
        """Return the version of the rules that this table plays by."""
        return about.rules if self.rules is None else self.rules

    def option(self, about: About, name: str) -> Any:
        """Return the table's choice, or the default."""
        if name in self.options:
            return self.options[name]
        return next(option.default for option in about.options if option.name == name)


def read_table(about: About, edition: object, options: object, seats: object, rules: object = None) -> Table:
    """Read a table of this game; BadInput names the field that is wrong."""
    if rules is not None and not about.knows(rules):
        known = _joined(sorted((about.rules, *about.replays)))
        raise BadInput("rules", f"the record follows version {rules!r} of the rules; known is {known}")
    if edition is None:
        edition = next(iter(about.editions))
    if not isinstance(edition, str) or edition not in about.editions:
        raise BadInput("edition", f"{edition!r} is not one of {_listed(list(about.editions))}")
    chosen = _read_options(about, options)
    players = _read_seats(about, seats, chosen)
    older = None if rules in (None, about.rules) else rules
    return Table(edition, chosen, players, older)  # type: ignore[arg-type]


def _read_options(about: About, options: object) -> dict[str, Any]:
    if options is None:
        return {}
    check_plain(options, "options")
    if not isinstance(options, Mapping):
        raise BadInput("options", "must be an object of option names and values")
    known = {option.name: option for option in about.options}
    for name, value in options.items():
        if name not in known:
            raise BadInput(f"options.{name}", f"{about.title} has no such option; it has {_listed(list(known))}")
        _check_value(known[name], value)
    # A copy of our own: what the caller does with the original later must not change the table.
    own: dict[str, Any] = plain(options)
    return own


def _check_value(option: Option, value: object) -> None:
    where = f"options.{option.name}"
    if option.several:
        if not isinstance(value, list | tuple) or len(set(map(str, value))) != len(value):
            raise BadInput(where, f"must be a list of different values out of {_listed(option.choices)}")
        for item in value:
            if item not in option.choices:
                raise BadInput(where, f"{item!r} is not one of {_listed(option.choices)}")
        return
    if any(type(choice) is type(value) and choice == value for choice in option.choices):
        return
    if option.content and isinstance(value, Mapping):
        return
    allowed = _listed(option.choices)
    if option.numbers:
        low, high = option.numbers
        if type(value) is int and low <= value <= high:
            return
        allowed += f" or a whole number from {low} to {high}"
    raise BadInput(where, f"{value!r} is not one of {allowed} ({option.rule})")


def _read_seats(about: About, seats: object, options: Mapping[str, Any]) -> tuple[Player, ...]:
    if not isinstance(seats, Sequence) or isinstance(seats, str | bytes):
        raise BadInput("seats", "must be a list with a name or an object for each seat")
    players = tuple(_read_player(about, f"seats[{number}]", seat, options) for number, seat in enumerate(seats))
    if len(players) not in about.sides:
        numbers = _listed(sorted(about.sides))
        raise BadInput(
            "seats", f"{about.title} is played by {numbers} players, not {len(players)} ({about.seats_rule})"
        )
    return players


def _read_player(about: About, where: str, seat: object, options: Mapping[str, Any]) -> Player:
    if isinstance(seat, Player):
        return seat
    if isinstance(seat, str):
        seat = {"name": seat}
    if not isinstance(seat, Mapping):
        raise BadInput(where, "must be a name or an object with a name")
    fields = ("name", "bot", about.wish.field) if about.wish else ("name", "bot")
    extra = set(seat) - set(fields)
    if extra:
        raise BadInput(f"{where}.{min(map(str, extra))}", f"is not a field of a seat; a seat has {_joined(fields)}")
    name, bot = seat.get("name"), seat.get("bot")
    if not isinstance(name, str) or not 1 <= len(name) <= NAME_LENGTH or _has_controls(name):
        raise BadInput(f"{where}.name", f"must be text of 1 to {NAME_LENGTH} characters without control characters")
    if bot is not None and (not isinstance(bot, str) or not 1 <= len(bot) <= NAME_LENGTH or _has_controls(bot)):
        raise BadInput(f"{where}.bot", "must be the name of a bot")
    field = about.wish.field if about.wish else "wish"
    return Player(name, bot, read_wish(about, seat.get(field), f"{where}.{field}", options))


def read_wish(about: About, wish: object, where: str, options: Mapping[str, Any]) -> str | None:
    """Read what a seat would like to be, if the game lets it choose that at a table with these options."""
    if wish is None:
        return None
    if about.wish is None:
        raise BadInput(where, f"{about.title} leaves a seat nothing to choose")
    choices = about.wish.choices_at(options)
    if wish not in choices:
        raise BadInput(where, f"{wish!r} is not one of {_listed(choices)}")
    return str(wish)


def _has_controls(text: str) -> bool:
    """Tell whether a name has control, line-breaking, direction-changing or half characters."""
    # Inside a name a joiner is needed for emoji of several people.
    unwanted = {"Cc", "Cf", "Cs", "Zl", "Zp"}
    return any(
        unicodedata.category(char) in unwanted and not (char == "\u200d" and 0 < at < len(text) - 1)
        for at, char in enumerate(text)
    )


def _listed(values: Sequence[object], last: str = " or ") -> str:
    words = [str(value) for value in values]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + last + words[-1]


def _joined(values: Sequence[object]) -> str:
    return _listed(values, " and ")
