"""Which missions can be attempted where, and with what (sections 15 and 16)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from commonroom.engine import Refusal, Seat

from .cards import Mission, Need, fits
from .effects import Special
from .ids import Id
from .state import State
from .world import World


def team_missions(state: State, seat: Seat) -> Iterator[Id]:
    """The open missions that a seat may attempt: its own, and those of its team (RUL-HOG-108)."""
    for mate in state.mates(seat):
        yield from state.people[mate].missions


def members(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Who fights a mission: the team, or the seat alone (HOG-360, RUL-HOG-110)."""
    return state.mates(seat) if state.settings.is_team else (seat,)


def attempt_refusal(state: State, seat: Seat, mission: Id, at: Id | None = None) -> Refusal | None:
    """Why a mission cannot be attempted, or None; `at` is where the seat would stand, if not where it stands."""
    if mission not in team_missions(state, seat):
        return Refusal("HOG-330", "not_your_mission", "that is not an open mission of yours")
    card, team = state.world.missions[mission], members(state, seat)
    place = at if at is not None else state.people[seat].at
    if not state.world.is_at(place, card.place):
        return Refusal("HOG-330", "not_here", "a mission is attempted on its own place")
    if state.turn.seat == seat and state.turn.attempted:
        return Refusal("RUL-HOG-039", "one_attempt", "there is one attempt in a turn")
    if not all(each == seat or state.world.is_at(state.people[each].at, card.place) for each in team):
        return Refusal("HOG-360", "team_not_there", "the whole team has to be on the place of the mission")
    items = [token for each in team for token in state.people[each].items]
    if at is not None:
        items += state.tokens.get(at, ()) if can_still_take(state, seat) else ()
    if not set(card.tokens) <= set(items):
        return Refusal("HOG-330", "mission_needs_items", "the mission needs item tokens that you do not have")
    if not state.settings.is_underage and not has_cards(state, team, card):
        return Refusal("HOG-351", "mission_needs_cards", "the mission needs spells or potions that you do not hold")
    return None


def can_attempt_at(state: State, seat: Seat, place: Id) -> bool:
    """Whether some mission could be attempted on that field (HOG-111, RUL-HOG-027)."""
    return any(
        state.world.is_at(place, state.world.missions[mission].place)
        and attempt_refusal(state, seat, mission, at=place) is None
        for mission in team_missions(state, seat)
    )


def can_still_take(state: State, seat: Seat) -> bool:
    """Whether tokens on the field itself would count: they could be picked up first (RUL-HOG-027)."""
    return state.turn.seat == seat and state.turn.picked < pick_up_limit(state, seat)


def pick_up_limit(state: State, seat: Seat) -> int:
    """Item tokens a turn: 2, or more by an ability (HOG-201)."""
    board = state.board(seat)
    more = board.movement.effects if board.movement is not None and board.movement.when == "walk" else ()
    specials = (effect for effect in more if isinstance(effect, Special))
    return 2 + sum(effect.amount for effect in specials if effect.name == "carry_more")


def has_cards(state: State, team: Sequence[Seat], mission: Mission) -> bool:
    """Whether the team holds a different card for each that the mission asks for (HOG-362, RUL-HOG-069)."""
    held = [card for seat in team for card in state.people[seat].magic]
    return required_cards(state.world, held, mission) is not None


def required_cards(world: World, held: Sequence[Id], mission: Mission) -> tuple[Id, ...] | None:
    """One card for each need, if they can be found among those held."""
    needs = [need for need in mission.needs for _ in range(need.count)]
    return _assigned(world, tuple(sorted(held)), needs)


def _assigned(world: World, held: tuple[Id, ...], needs: Sequence[Need]) -> tuple[Id, ...] | None:
    if not needs:
        return ()
    for card in dict.fromkeys(held):
        if fits(needs[0], world.magic_deck[card], world.magic[card]):
            rest = list(held)
            rest.remove(card)
            found = _assigned(world, tuple(rest), needs[1:])
            if found is not None:
                return (card, *found)
    return None
