"""Settings of a table: seats, sides and the options of catalogue section 7."""

from __future__ import annotations

from typing import Literal

import msgspec

from commonroom.engine import About, BadInput, Need, Option, Seat, Table

from .edition import EDITIONS, Colour, Edition, ForgottenDraw, PileExhausted, edition

ONE_DAY = 24 * 60 * 60

SIDES = {2: (2,), 3: (3,), 4: (2,), 6: (2, 3), 8: (2,), 9: (3,), 10: (2,), 12: (2, 3)}
"""Possible numbers of sides for each number of players, the default first (SEQ-10 to SEQ-12)."""

HAND_SIZE = {2: 7, 3: 6, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3}
"""Cards by the number of players, not of sides (SEQ-24)."""

TARGET = {2: 2, 3: 1}
"""Sequences needed to win, by number of sides (SEQ-18)."""

ON_OFF = ("off", "on")


def _where(option: str, value: str) -> tuple[Need, Need]:
    """Return the tables at which an option has a value, by choice or because the edition says so."""
    names = tuple(name for name in EDITIONS if getattr(edition(name).data, option) == value)
    return Need(options={option: (value,)}), Need(options={option: ("edition",)}, editions=names)


BY_HAND = (Need(options={"draw_mode": ("manual",)}),)
IN_TEAMS = (Need(teams=True),)
TWO_SEQUENCES = (Need(sides=2),)
"""Where a single sequence wins the game, nothing can happen to it afterwards."""
ENDS_EMPTY = _where("pile_exhausted", "draw_game")
PUNISHED = tuple(
    msgspec.structs.replace(need, options={**need.options, "team_talk": ("forbidden",)}, teams=True)
    for need in _where("coaching_penalty", "on")
)

OPTIONS = (
    Option("teams", (2, 3), "RUL-SEQ-10", "teams"),
    Option(
        "colours",
        tuple(c.name for e in EDITIONS for c in edition(e).data.colours),
        "RUL-SEQ-12",
        "teams",
        several=True,
    ),
    Option("starter", ("drawer", "random_member"), "RUL-SEQ-08", "teams", IN_TEAMS),
    Option("draw_mode", ("manual", "auto"), "RUL-SEQ-27", "drawing"),
    Option("draw_grace", (5,), "RUL-SEQ-37", "drawing", BY_HAND, numbers=(0, 60)),
    Option("forgotten_draw", ("edition", "next_action", "next_draw", "never"), "RUL-SEQ-29", "drawing", BY_HAND),
    Option("exchange_limit", (1, "unlimited"), "RUL-SEQ-40", "drawing"),
    Option("jack_exchange", ON_OFF, "RUL-SEQ-39", "drawing"),
    # A player who always draws runs out of cards only by giving them up.
    Option("empty_hand", ("skip", "draw_one"), "RUL-SEQ-18", "drawing", (*BY_HAND, *PUNISHED)),
    Option("collinear_share", ("on", "off"), "RUL-SEQ-53", "sequences", TWO_SEQUENCES),
    Option("long_line_lock", ("five", "whole_line"), "RUL-SEQ-51", "sequences", TWO_SEQUENCES),
    Option("long_line_choice", ("player", "auto"), "RUL-SEQ-52", "sequences", TWO_SEQUENCES),
    Option("pile_exhausted", ("edition", "reshuffle", "draw_game", "play_on"), "RUL-SEQ-66", "pile"),
    Option("exhaustion_timing", ("on_last_card", "on_needed_draw"), "RUL-SEQ-62", "pile", ENDS_EMPTY),
    Option(
        "exhaustion_tiebreak",
        ("none", "most_sequences"),
        "RUL-SEQ-64",
        "pile",
        tuple(msgspec.structs.replace(need, sides=2) for need in ENDS_EMPTY),
    ),
    Option("limit_chips", ON_OFF, "RUL-SEQ-68", "sequences"),
    Option("team_talk", ("forbidden", "allowed"), "RUL-SEQ-70", "teams", IN_TEAMS),
    Option("share_hands", ON_OFF, "RUL-SEQ-74", "teams", (Need(options={"team_talk": ("allowed",)}, teams=True),)),
    Option(
        "coaching_penalty",
        ("edition", "on", "off"),
        "RUL-SEQ-71",
        "teams",
        (Need(options={"team_talk": ("forbidden",)}, teams=True),),
    ),
    Option("turn_limit", ("off",), "RUL-SEQ-76", "pace", numbers=(1, 30 * ONE_DAY)),
    Option("on_leave", ("substitute", "skip", "abort"), "RUL-SEQ-77", "pace"),
    Option("breakable_sequences", ON_OFF, "RUL-SEQ-81", "sequences", TWO_SEQUENCES),
)

ABOUT = About(
    name="sequence",
    title="Sequence",
    rules=1,
    editions={name: msgspec.to_builtins(edition(name).data) for name in EDITIONS},
    options=OPTIONS,
    sides=SIDES,
    seats_rule="SEQ-10",
)


class Settings(msgspec.Struct, frozen=True):
    """The choices of a table, with every "edition" resolved."""

    edition: Edition
    side_of: tuple[int, ...]
    """The side of each seat."""
    sides: int
    target: int
    hand_size: int
    colours: tuple[str, ...]
    chips: tuple[int, ...]
    """Chips that the box holds for each side."""
    random_starter: bool
    auto_draw: bool
    draw_grace: int
    forgotten_draw: ForgottenDraw
    unlimited_exchanges: bool
    jack_exchange: bool
    empty_hand_draws: bool
    collinear_share: bool
    lock_whole_line: bool
    player_chooses_line: bool
    pile_exhausted: PileExhausted
    ends_on_last_card: bool
    most_sequences_wins: bool
    limit_chips: bool
    team_talk: bool
    share_hands: bool
    coaching_penalty: bool
    turn_limit: int | None
    on_leave: Literal["substitute", "skip", "abort"]
    breakable: bool
    house_rule: bool
    """True if the table departs from what its edition's text allows (RUL-SEQ-75)."""

    @property
    def seats(self) -> int:
        return len(self.side_of)

    @property
    def has_teams(self) -> bool:
        """Tell whether there are teams: two or three players play alone, four or more in teams (SEQ-11)."""
        return self.seats > self.sides

    def members(self, side: int) -> tuple[Seat, ...]:
        """Return the seats of a side."""
        return tuple(range(side, self.seats, self.sides))


def settings(table: Table) -> Settings:
    """Return the settings of a table; raise BadInput where its choices contradict each other."""

    def chosen(name: str) -> str:
        return str(table.option(ABOUT, name))

    box = edition(table.edition)
    seats = len(table.seats)
    sides = _sides(table, seats)
    colours = _colours(table, box, sides)
    talk = chosen("team_talk") == "allowed"
    if chosen("share_hands") == "on" and not talk:
        raise BadInput("options.share_hands", "needs team_talk=allowed (RUL-SEQ-74)")
    forgotten, exhausted, penalty = (
        chosen("forgotten_draw"),
        chosen("pile_exhausted"),
        chosen("coaching_penalty"),
    )
    turn_limit = table.option(ABOUT, "turn_limit")
    return Settings(
        edition=box,
        side_of=tuple(seat % sides for seat in range(seats)),  # RUL-SEQ-11
        sides=sides,
        target=TARGET[sides],
        hand_size=HAND_SIZE[seats],
        colours=tuple(colour.name for colour in colours),
        chips=tuple(colour.chips for colour in colours),
        random_starter=chosen("starter") == "random_member",
        auto_draw=chosen("draw_mode") == "auto",
        draw_grace=table.option(ABOUT, "draw_grace"),
        forgotten_draw=box.data.forgotten_draw if forgotten == "edition" else forgotten,  # type: ignore[arg-type]
        unlimited_exchanges=chosen("exchange_limit") == "unlimited",
        jack_exchange=chosen("jack_exchange") == "on",
        empty_hand_draws=chosen("empty_hand") == "draw_one",
        collinear_share=chosen("collinear_share") == "on",
        lock_whole_line=chosen("long_line_lock") == "whole_line",
        player_chooses_line=chosen("long_line_choice") == "player",
        pile_exhausted=box.data.pile_exhausted if exhausted == "edition" else exhausted,  # type: ignore[arg-type]
        ends_on_last_card=chosen("exhaustion_timing") == "on_last_card",
        most_sequences_wins=chosen("exhaustion_tiebreak") == "most_sequences",
        limit_chips=chosen("limit_chips") == "on",
        team_talk=talk,
        share_hands=chosen("share_hands") == "on",
        # Where talk is allowed, nobody can be punished for it (RUL-SEQ-74, RUL-SEQ-75).
        coaching_penalty=not talk and (box.data.coaching_penalty if penalty == "edition" else penalty) == "on",
        turn_limit=None if turn_limit == "off" else turn_limit,
        on_leave=chosen("on_leave"),  # type: ignore[arg-type]
        breakable=chosen("breakable_sequences") == "on",
        house_rule=(talk and not box.data.talk_may_be_agreed) or chosen("breakable_sequences") == "on",
    )


def sides_of(table: Table) -> tuple[int, ...]:
    """Return the side of each seat; sides alternate round the table (SEQ-13, SEQ-14)."""
    return settings(table).side_of


def _sides(table: Table, seats: int) -> int:
    possible = SIDES[seats]
    sides = table.options.get("teams", possible[0])
    if sides not in possible:
        raise BadInput(
            "options.teams",
            f"{seats} players cannot form {sides} equal sides, only {' or '.join(map(str, possible))} (SEQ-12)",
        )
    return int(sides)


def _colours(table: Table, box: Edition, sides: int) -> list[Colour]:
    """Return the sides' colours: a free choice, but the third colour is only for three sides (SEQ-15, SEQ-16)."""
    permitted = {colour.name: colour for colour in box.data.colours[:sides]}
    names = table.options.get("colours", list(permitted))
    if sorted(names) != sorted(permitted):
        raise BadInput(
            "options.colours",
            f"must name each of {', '.join(permitted)} once, one for each side in order (RUL-SEQ-12)",
        )
    return [permitted[name] for name in names]
