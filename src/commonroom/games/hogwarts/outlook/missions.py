"""What a mission still lacks, and where that is (sections 15 and 16)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from commonroom.engine import Refusal, Seat

from ..fights.odds.previews import mission_chance
from ..missions.needs import attempt_refusal, members, missing_needs
from ..pack.cards import Need
from ..pack.ids import Id
from ..state import State


class TokenPlace(msgspec.Struct, frozen=True, omit_defaults=True):
    """A token that a mission needs and the team does not have, and where it is."""

    token: Id
    field: Id | None = None
    seat: Seat | None = None
    """Who holds it; neither field nor holder means that it is out of the game."""
    moves: int | None = None
    """The moves to the field or the holder, on the shortest way; None if no way leads there."""


class Companion(msgspec.Struct, frozen=True, omit_defaults=True):
    """A member of the team who is not on the place of the mission yet."""

    seat: Seat
    moves: int | None = None


class MissionOutlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open mission of the seat or its team."""

    mission: Id
    owner: Seat
    place: Id
    """The field to go to: the nearest of those that count as the mission's place."""
    chance: float
    """The chance to win its fight with the HP and cards of now."""
    here: bool = False
    """Whether the seat is on its place."""
    moves: int | None = None
    """The moves to its place, on the shortest way; None if no way leads there."""
    by: Literal["walking", "floo", "portkey"] = "walking"
    ready: bool = False
    """Whether it could be attempted as soon as the seat is there."""
    tokens: tuple[TokenPlace, ...] = ()
    cards: tuple[Need, ...] = ()
    """Cards that it needs, one by one, and that nobody of the team has."""
    companions: tuple[Companion, ...] = ()
    refusal: Refusal | None = None
    """Why it cannot be attempted here and now."""


def mission_outlooks(state: State, seat: Seat) -> tuple[MissionOutlook, ...]:
    """Return all open missions that a seat may attempt, the own ones first."""
    owned = ((owner, mission) for owner in state.mates(seat) for mission in state.people[owner].missions)
    return tuple(_outlook(state, seat, owner, mission) for owner, mission in owned)


def _outlook(state: State, seat: Seat, owner: Seat, mission: Id) -> MissionOutlook:
    world, card, at = state.world, state.world.missions[mission], state.people[seat].at
    team = members(state, seat)
    ways = {field: world.distance(at, field) for field in world.standing_for(card.place)}
    place = min(ways, key=lambda field: (ways[field] is None, ways[field], field))
    tokens = tuple(_missing_tokens(state, seat, team, card.tokens))
    cards = () if state.settings.is_underage else missing_needs(state, team, card)
    companions = tuple(_missing_members(state, seat, team, card.place))
    return MissionOutlook(
        mission=mission,
        owner=owner,
        place=place,
        chance=mission_chance(state, seat, mission),
        here=world.is_at(at, card.place),
        moves=ways[place],
        by=world.fields[card.place].reached_by,
        ready=not (tokens or cards or companions),
        tokens=tokens,
        cards=cards,
        companions=companions,
        refusal=attempt_refusal(state, seat, mission),
    )


def _missing_tokens(state: State, seat: Seat, team: tuple[Seat, ...], needed: tuple[Id, ...]) -> Iterator[TokenPlace]:
    at, held = state.people[seat].at, {token for each in team for token in state.people[each].items}
    lying = {token: field for field, tokens in state.tokens.items() for token in tokens}
    for token in needed:
        if token in held:
            continue
        holder = next((other for other in state.seats if token in state.people[other].items), None)
        field = lying.get(token)
        where = field if holder is None else state.people[holder].at
        yield TokenPlace(token, field, holder, None if where is None else state.world.distance(at, where))


def _missing_members(state: State, seat: Seat, team: tuple[Seat, ...], place: Id) -> Iterator[Companion]:
    for each in team:
        at = state.people[each].at
        if each != seat and not state.world.is_at(at, place):
            far = [state.world.distance(at, field) for field in state.world.standing_for(place)]
            yield Companion(each, min((moves for moves in far if moves is not None), default=None))
