"""Settings of a table: edition, variant, length, teams, and the options of catalogue 25."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from commonroom.engine import About, BadInput, Need, Option, Table, Wish

from .editions import EDITIONS, Edition, Variant
from .editions import RETURNS as RETURNS
from .editions import YEAR as YEAR
from .pack.checks import CONTENT, findings
from .pack.load import built_in, read_pack
from .pack.world import World, built_in_world, earlier_world

Length: TypeAlias = Literal["quick", "classic", "long"]

YES, NO = (True, False), (False, True)
ONE_DAY = 24 * 60 * 60
WORLDS = 32
"""Packs of players' own that are kept ready for play."""


class Goal(NamedTuple):
    """The goal of the game: at least this many missions, and more than this many points (HOG-025).

    Rules: HOG-045, RUL-HOG-117.
    """

    missions: int
    points: int


GOALS: dict[Length, Goal] = {
    "quick": Goal(1, 210),  # HOG-022
    "classic": Goal(2, 260),  # HOG-023
    "long": Goal(3, 320),  # HOG-024
}

IN_A_YEAR = (Need(editions=(YEAR,)),)
TOGETHER = (Need(editions=(YEAR,), seats=(2, 8)),)
ALONE = (Need(editions=(YEAR,), seats=(1, 1)),)
AT_LARGE_TABLES = (Need(editions=(YEAR,), seats=(7, 8)),)
IN_TEAMS = (Need({"variant": ("team",)}, (YEAR,)),)
ONE_TEAM = (Need({"variant": ("team",), "teams": (1,)}, (YEAR,)),)
QUALIFIED_ALONE = (Need({"solo_rules": ("qualified",)}, (YEAR,), (1, 1)),)
QUALIFIED = (Need({"variant": ("qualified", "team")}, (YEAR,), (2, 8)), *QUALIFIED_ALONE)
WITH_MATCHES = (*TOGETHER, Need({"solo_quidditch": ("bot",)}, (YEAR,), (1, 1)))

OPTIONS = (
    Option("variant", ("underage", "qualified", "team", "solo"), "HOG-040", "players", TOGETHER),
    Option("length", ("classic", "quick", "long"), "HOG-040", "end", IN_A_YEAR),
    Option("solo_rules", ("underage", "qualified"), "HOG-044", "players", ALONE),
    Option("teams", (1, 2, 3, 4), "RUL-HOG-107", "players", IN_TEAMS),
    Option("end_timing", ("round", "immediate"), "RUL-HOG-001", "end", IN_A_YEAR),
    Option("winner", ("most_points", "most_points_among_qualified"), "RUL-HOG-004", "end", TOGETHER),
    Option("points_floor", (0, "none"), "RUL-HOG-006", "end"),
    Option("first_player", ("random",), "RUL-HOG-008", "players", IN_A_YEAR, numbers=(0, 7)),
    Option("hp_cap", ("none", "start_value"), "RUL-HOG-015", "fights"),
    Option("hp_zero", ("knockout", "floor_1"), "RUL-HOG-016", "fights"),
    Option("extra_stops", ("none", "classroom_with_book", "named_places"), "RUL-HOG-026", "moving", IN_A_YEAR),
    Option("floo_from_standing", NO, "RUL-HOG-041", "moving"),
    Option("buckbeak", ("instead_of_roll", "after_move"), "RUL-HOG-044", "moving", IN_A_YEAR),
    Option("trade_refused_draw", NO, "RUL-HOG-055", "missions", TOGETHER),
    Option("required_cards", ("hold", "spend"), "RUL-HOG-068", "missions", QUALIFIED),
    Option("exams_per_stop", ("all", "one"), "RUL-HOG-071", "missions"),
    Option("defence_dice", ("off", "players", "players_and_death_eaters"), "RUL-HOG-078", "fights", IN_A_YEAR),
    Option("de_setup", ("random", "first_player"), "RUL-HOG-081", "fights", QUALIFIED),
    Option("de_exclude", ("common_rooms", "first_tower"), "RUL-HOG-082", "fights", QUALIFIED, several=True),
    Option("solo_death_eaters", ("inert", "automated"), "RUL-HOG-090", "fights", QUALIFIED_ALONE),
    Option("mission_exchange", ("off", "tower_7plus"), "RUL-HOG-100", "missions", AT_LARGE_TABLES),
    Option("coop_round_limit", ("none",), "RUL-HOG-116", "end", ONE_TEAM, numbers=(1, 1000)),
    Option("team_ability", ("attacker", "all"), "RUL-HOG-183", "fights", IN_TEAMS),
    Option("solo_quidditch", ("bot", "off"), "RUL-HOG-119", "match", ALONE),
    Option("placement", ("default", "free"), "RUL-HOG-126", "match", WITH_MATCHES),
    Option("bludger", ("within", "exact"), "RUL-HOG-129", "match", WITH_MATCHES),
    Option("steal_cost", (2, 1), "RUL-HOG-132", "match", WITH_MATCHES),
    Option("match_turns", (30, "none"), "RUL-HOG-178", "match", WITH_MATCHES, numbers=(1, 100)),
)
LAST_OPTIONS = (
    Option("seconds_per_turn", ("none",), "HOG-100", "pace", numbers=(1, 30 * ONE_DAY)),
    Option("pack_data", ("default",), "HOG-002", "cards", content=True),
)

ABOUT = About(
    name="hogwarts",
    title="A Year at Hogwarts",
    rules=3,
    editions={},
    options=(*OPTIONS, *LAST_OPTIONS),
    # The first number of seats is the default, so that playing alone comes last.
    sides={seats: (seats, *(sides for sides in (1, 2, 3, 4) if sides < seats)) for seats in (*range(2, 9), 1)},
    seats_rule="HOG-007",
    wish=Wish("character", tuple(character.id for character in built_in().characters), ("pack_data", "characters")),
    replays=(1, 2),
)


def enrol(edition: Edition) -> None:
    """Let tables choose an edition, and its options behind those that all have in common."""
    EDITIONS[edition.name] = edition
    modes = [option for each in EDITIONS.values() for option in each.options]
    known = {
        name: {"players": list(each.players), "wishes": list(each.boards(built_in_world()))}
        for name, each in EDITIONS.items()
    }
    # Frozen for everybody else: modes are enrolled before anybody sits down.
    msgspec.structs.force_setattr(ABOUT, "editions", known)
    msgspec.structs.force_setattr(ABOUT, "options", (*OPTIONS, *modes, *LAST_OPTIONS))


class Settings(msgspec.Struct, frozen=True):
    """The choices of a table."""

    edition: str
    """The mode that is played."""
    variant: Variant
    is_underage: bool
    """True if missions need tokens only, and fights among players follow the simple procedure."""
    sides: tuple[int, ...]
    goal: Goal
    immediate_end: bool
    only_qualified_win: bool
    points_can_go_below_zero: bool
    first_player: int | None
    hp_cap: bool
    hp_floor_1: bool
    extra_stops: str
    floo_from_standing: bool
    buckbeak_after_move: bool
    trade_refused_draw: bool
    spend_required_cards: bool
    one_exam_per_stop: bool
    defence_dice_players: bool
    defence_dice_death_eaters: bool
    place_death_eaters: bool
    """True if the first player puts the death eaters on towers; otherwise chance does."""
    de_exclude: tuple[str, ...]
    automated_death_eaters: bool
    mission_exchange: bool
    round_limit: int | None
    solo_match: bool
    free_placement: bool
    exact_bludger: bool
    steal_cost: int
    match_turns: int | None
    ability_hits_all: bool
    """True if an opponent's ability strikes the whole team after every attack; otherwise only the attacker."""
    seconds_per_turn: int | None
    rules: int
    """The version of the rules."""
    own: Any
    """What the table has chosen of the options that only its mode has."""
    is_scored: bool
    on_towers: bool
    """True if death eaters stand on towers from the start, except among underage wizards."""

    @property
    def is_revised(self) -> bool:
        """Tell whether RUL-HOG-182 to RUL-HOG-187 apply; matches of the first version go on without them."""
        return self.rules > 1

    @property
    def is_solo(self) -> bool:
        return self.variant == "solo"

    @property
    def is_team(self) -> bool:
        return self.variant == "team"

    @property
    def is_one_team(self) -> bool:
        """Tell whether all play together against the game."""
        return len(self.sides) > 1 and len(set(self.sides)) == 1

    @property
    def has_death_eaters(self) -> bool:
        """Tell whether death eaters stand on towers from the start (HOG-074, RUL-HOG-090)."""
        return self.on_towers and not self.is_underage

    @property
    def fights_death_eaters(self) -> bool:
        """Tell whether they stop and fight: not in solo play, unless the app plays them (HOG-307, RUL-HOG-090)."""
        return self.has_death_eaters and (not self.is_solo or self.automated_death_eaters)

    @property
    def match_needed(self) -> bool:
        """Tell whether a player must have played a match to end the game (HOG-026, RUL-HOG-118, RUL-HOG-119)."""
        return not self.is_underage and not self.is_team and (not self.is_solo or self.solo_match)

    @property
    def mission_cards(self) -> int:
        """Return the spells and potions that each may use in a mission fight (HOG-260)."""
        return 5 if self.is_underage else 2 if self.is_team else 3

    @property
    def duel_cards(self) -> int:
        """Return the spells and potions that may be used in a duel (RUL-HOG-067)."""
        return 5 if self.is_underage else 3


def settings(table: Table) -> Settings:
    """Return the settings of a table; raise BadInput where its choices contradict each other."""

    def chosen(name: str) -> Any:
        return table.option(ABOUT, name)

    def number(name: str) -> int | None:
        value = chosen(name)
        return value if type(value) is int else None

    edition = EDITIONS[table.edition]
    variant = edition.variant(table)
    defence_dice = chosen("defence_dice")
    return Settings(
        edition=table.edition,
        variant=variant,
        is_underage=(chosen("solo_rules") if variant == "solo" else variant) == "underage",
        sides=sides_of(table),
        goal=GOALS[chosen("length")],
        immediate_end=chosen("end_timing") == "immediate",
        only_qualified_win=chosen("winner") == "most_points_among_qualified",
        points_can_go_below_zero=chosen("points_floor") == "none",
        first_player=_first_player(table),
        hp_cap=chosen("hp_cap") == "start_value",
        hp_floor_1=chosen("hp_zero") == "floor_1",
        extra_stops=chosen("extra_stops"),
        floo_from_standing=chosen("floo_from_standing"),
        buckbeak_after_move=chosen("buckbeak") == "after_move",
        trade_refused_draw=chosen("trade_refused_draw"),
        spend_required_cards=chosen("required_cards") == "spend",
        one_exam_per_stop=chosen("exams_per_stop") == "one",
        defence_dice_players=defence_dice != "off",
        defence_dice_death_eaters=defence_dice == "players_and_death_eaters",
        place_death_eaters=chosen("de_setup") == "first_player",
        de_exclude=tuple(table.options.get("de_exclude", ())),
        automated_death_eaters=chosen("solo_death_eaters") == "automated",
        mission_exchange=chosen("mission_exchange") == "tower_7plus" and len(table.seats) >= 7,
        round_limit=number("coop_round_limit"),
        solo_match=chosen("solo_quidditch") == "bot",
        free_placement=chosen("placement") == "free",
        exact_bludger=chosen("bludger") == "exact",
        steal_cost=chosen("steal_cost"),
        match_turns=number("match_turns"),
        ability_hits_all=chosen("team_ability") == "all",
        seconds_per_turn=number("seconds_per_turn"),
        rules=table.version(ABOUT),
        own=edition.own(table),
        is_scored=edition.is_scored,
        on_towers=edition.has_death_eaters,
    )


def sides_of(table: Table) -> tuple[int, ...]:
    """Return the side of each seat: the mode decides who plays together."""
    return EDITIONS[table.edition].sides(table)


def _first_player(table: Table) -> int | None:
    first = table.option(ABOUT, "first_player")
    if first == "random":
        return None
    if first >= len(table.seats):
        raise BadInput("options.first_player", f"there is no seat {first} at this table (RUL-HOG-008)")
    return int(first)


def world_of(table: Table) -> World:
    """Return our own world, or the table's if its pack passes the checks."""
    chosen = table.option(ABOUT, "pack_data")
    if chosen != "default":
        return _world_from(msgspec.json.encode(chosen))
    return earlier_world() if table.version(ABOUT) in CONTENT.earlier else built_in_world()


@lru_cache(maxsize=WORLDS)
def _world_from(document: bytes) -> World:
    """Build the world of a pack; cached, so that equal packs share one world and are checked only once."""
    pack = read_pack(msgspec.json.decode(document), "options.pack_data")
    for finding in findings(pack):
        if finding.is_error:
            raise BadInput("options.pack_data", f"{finding.sentence} ({finding.check})")
    return World(pack)
