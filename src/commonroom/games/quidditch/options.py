"""Settings of a table: the houses, and the options of catalogue 15.12."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from commonroom.engine import About, Need, Option, Seat, Table, Wish

from .box.cards import Card, Decks, HouseCard
from .box.content import default_decks, read_decks

House: TypeAlias = Literal["gryffindor", "slytherin"]
HOUSES: tuple[House, House] = ("gryffindor", "slytherin")

EDITION = "card-game-2001"
ONE_DAY = 24 * 60 * 60
YES, NO = (True, False), (False, True)

RACING = (Need(options={"timing_mode": ("race",)}),)

OPTIONS = (
    Option("timing_mode", ("priority", "race"), "RUL-QCG-02", "answers"),
    Option("race_window_seconds", (10,), "RUL-QCG-03", "answers", RACING, numbers=(1, 600)),
    Option("counter_chain", YES, "RUL-QCG-07", "answers"),
    Option("counter_scope", ("spells_jinxes", "all_specials"), "RUL-QCG-08", "answers"),
    Option("reserve_owed_cards", YES, "RUL-QCG-12", "laying"),
    Option("min_pass_ms", (600,), "RUL-QCG-15", "pace", numbers=(0, 10_000)),
    Option("turn_timer_seconds", ("none",), "RUL-QCG-16", "pace", numbers=(1, 30 * ONE_DAY)),
    Option("declare_mode", ("leader_first", "simultaneous"), "RUL-QCG-26", "laying"),
    Option("aside_only_without_player_cards", NO, "RUL-QCG-34", "laying"),
    Option("order_timing", ("after_lay", "before_lay"), "RUL-QCG-36", "laying"),
    Option("order_mode", ("full", "stepwise"), "RUL-QCG-37", "laying"),
    Option("reveal_mode", ("per_ball", "all_at_once"), "RUL-QCG-38", "laying"),
    Option("keeper_wins_unopposed", YES, "RUL-QCG-40", "balls"),
    Option("bludger_pick", ("random", "blind_slot"), "RUL-QCG-45", "balls"),
    Option("recycle_bludgers", NO, "RUL-QCG-50", "balls"),
    Option("finish_round_after_snitch", NO, "RUL-QCG-52", "end"),
    Option("final_chase", YES, "RUL-QCG-54", "end"),
    Option("tie_break", ("draw", "catcher_wins"), "RUL-QCG-57", "end"),
    Option("round_limit", (300,), "RUL-QCG-58", "end", numbers=(1, 1000)),
    Option("penalty_needs_player_card", NO, "RUL-QCG-72", "balls"),
    Option("discard_view", ("full", "top_only"), "RUL-QCG-76", "cards"),
    Option("deck_data", ("default",), "RUL-QCG-81", "cards", content=True),
)

ABOUT = About(
    name="quidditch",
    title="Quidditch",
    rules=1,
    editions={EDITION: {"houses": list(HOUSES), "decks": msgspec.to_builtins(default_decks())}},
    options=OPTIONS,
    sides={2: (2,)},
    seats_rule="QCG-01",
    wish=Wish("house", HOUSES),
)


class Settings(msgspec.Struct, frozen=True):
    """The choices of a table."""

    houses: tuple[House, House]
    """The house of each seat."""
    decks: Decks
    cards: dict[Card, HouseCard]
    """The house cards by their ids."""
    seekers: tuple[Card, ...]
    """The house cards that can catch the Snitch."""
    race: bool
    race_window_seconds: int
    counter_chain: bool
    counters_everything: bool
    reserve_owed_cards: bool
    min_pass_ms: int
    turn_timer_seconds: int | None
    simultaneous: bool
    """True if both declare at once, in secret."""
    aside_only_without_player_cards: bool
    order_before_lay: bool
    stepwise: bool
    """True if the leader names only the next ball."""
    all_at_once: bool
    """True if all laid cards are turned up together."""
    keeper_wins_unopposed: bool
    blind_slot: bool
    recycle_bludgers: bool
    finish_round_after_snitch: bool
    final_chase: bool
    catcher_wins_ties: bool
    round_limit: int
    penalty_needs_player_card: bool
    top_only: bool
    """True if only the top card of another seat's discard is shown."""

    @property
    def slytherin(self) -> Seat:
        """Return the seat of Slytherin, which leads the first round (QCG-13)."""
        return self.houses.index("slytherin")


def settings(table: Table) -> Settings:
    """Return the settings of a table; raise BadInput if its decks are not playable."""

    def chosen(name: str) -> Any:
        return table.option(ABOUT, name)

    decks = _decks(chosen("deck_data"))
    timer = chosen("turn_timer_seconds")
    return Settings(
        houses=_houses(table),
        decks=decks,
        cards={card.id: card for card in decks.house},
        seekers=tuple(card.id for card in decks.house if card.role == "seeker"),
        race=chosen("timing_mode") == "race",
        race_window_seconds=chosen("race_window_seconds"),
        counter_chain=chosen("counter_chain"),
        counters_everything=chosen("counter_scope") == "all_specials",
        reserve_owed_cards=chosen("reserve_owed_cards"),
        min_pass_ms=chosen("min_pass_ms"),
        turn_timer_seconds=None if timer == "none" else timer,
        simultaneous=chosen("declare_mode") == "simultaneous",
        aside_only_without_player_cards=chosen("aside_only_without_player_cards"),
        order_before_lay=chosen("order_timing") == "before_lay",
        stepwise=chosen("order_mode") == "stepwise",
        all_at_once=chosen("reveal_mode") == "all_at_once",
        keeper_wins_unopposed=chosen("keeper_wins_unopposed"),
        blind_slot=chosen("bludger_pick") == "blind_slot",
        recycle_bludgers=chosen("recycle_bludgers"),
        finish_round_after_snitch=chosen("finish_round_after_snitch"),
        final_chase=chosen("final_chase"),
        catcher_wins_ties=chosen("tie_break") == "catcher_wins",
        round_limit=chosen("round_limit"),
        penalty_needs_player_card=chosen("penalty_needs_player_card"),
        top_only=chosen("discard_view") == "top_only",
    )


def _decks(chosen: object) -> Decks:
    """Return our own decks, or the table's if they pass the checks (RUL-QCG-81)."""
    return default_decks() if chosen == "default" else read_decks(chosen, "options.deck_data")


def _houses(table: Table) -> tuple[House, House]:
    """Give seat 0 Gryffindor, unless the seats wish otherwise; the first seat's wish counts first (RUL-QCG-17)."""
    first, second = (player.wish for player in table.seats)
    swapped = first == "slytherin" or (first is None and second == "gryffindor")
    return ("slytherin", "gryffindor") if swapped else ("gryffindor", "slytherin")
