"""Requirements of missions: which can be attempted where, and with what (sections 15 and 16)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

from commonroom.engine import Refusal, Seat

from ..effects.vocabulary import Special, opponent_loss, self_heal
from ..pack.cards import Mission, Need, fits
from ..pack.ids import Id
from ..pack.world import World
from ..state import State


def team_missions(state: State, seat: Seat) -> Iterator[Id]:
    """Yield the open missions that a seat may attempt: its own, and those of its team (RUL-HOG-108)."""
    for mate in state.mates(seat):
        yield from state.people[mate].missions


def members(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return who fights a mission: the team, or the seat alone (HOG-360, RUL-HOG-110)."""
    return state.mates(seat) if state.settings.is_team else (seat,)


def attempt_refusal(state: State, seat: Seat, mission: Id, at: Id | None = None) -> Refusal | None:
    """Return why a mission cannot be attempted, or None; `at` is a field to assume instead of the seat's own.

    Rules: HOG-177, HOG-350, HOG-361, RUL-HOG-114.
    """
    if mission not in team_missions(state, seat):
        return Refusal("HOG-330", "not_your_mission")
    card, team = state.world.missions[mission], members(state, seat)
    place = at if at is not None else state.people[seat].at
    if not state.world.is_at(place, card.place):
        return Refusal("HOG-330", "not_here")
    if state.turn.seat == seat and state.turn.attempted:
        return Refusal("RUL-HOG-039", "one_attempt")
    if not all(each == seat or state.world.is_at(state.people[each].at, card.place) for each in team):
        return Refusal("HOG-360", "team_not_there")
    missing = missing_tokens(state, team, card)
    if missing and (at is None or not can_still_take(state, seat, missing, at)):
        return Refusal("HOG-330", "mission_needs_items")
    if not state.settings.is_underage and not has_cards(state, team, card):
        return Refusal("HOG-351", "mission_needs_cards")
    return None


def missing_tokens(state: State, team: Sequence[Seat], mission: Mission) -> set[Id]:
    """Return the tokens that the mission asks for and nobody of the team holds (HOG-330)."""
    return set(mission.tokens) - {token for each in team for token in state.people[each].items}


def places_to_attempt(state: State, seat: Seat, mission: Id) -> list[Id]:
    """Return the fields where a mission of the team could be attempted now (HOG-111, RUL-HOG-027)."""
    card = state.world.missions[mission]
    places: Sequence[Id] = state.world.standing_for(card.place)
    if missing := missing_tokens(state, members(state, seat), card):
        places = [place for place in places if missing <= set(state.tokens.get(place, ()))]
    return [place for place in places if attempt_refusal(state, seat, mission, at=place) is None]


def wait_refusal(state: State, seat: Seat) -> Refusal | None:
    """Refuse to wait except for team mates, on the place of a mission of the team (RUL-HOG-109, RUL-HOG-029)."""
    places = (state.world.missions[mission].place for mission in team_missions(state, seat))
    here = state.people[seat].at
    if state.settings.is_team and any(state.world.is_at(here, place) for place in places):
        return None
    return Refusal("RUL-HOG-029", "no_waiting")


def is_open_somewhere(state: State, place: Id) -> bool:
    """Tell whether, as far as all can see, somebody may still have a mission of this place."""
    done = {mission for person in state.people for mission in person.done}
    return any(each.id not in done and state.world.is_at(place, each.place) for each in state.world.missions.values())


def can_attempt_at(state: State, seat: Seat, place: Id) -> bool:
    """Tell whether some mission could be attempted on that field (HOG-111, RUL-HOG-027)."""
    return any(
        state.world.is_at(place, state.world.missions[mission].place)
        and attempt_refusal(state, seat, mission, at=place) is None
        for mission in team_missions(state, seat)
    )


def can_still_take(state: State, seat: Seat, tokens: Set[Id], at: Id) -> bool:
    """Tell whether these tokens lie on the field, and could all be picked up there this turn (RUL-HOG-027)."""
    left = pick_up_limit(state, seat) - state.turn.picked
    return state.turn.seat == seat and len(tokens) <= left and tokens <= set(state.tokens.get(at, ()))


def pick_up_limit(state: State, seat: Seat) -> int:
    """Return the item tokens that may be picked up in a turn: 2, or more by an ability (HOG-201)."""
    board = state.board(seat)
    more = board.movement.effects if board.movement is not None and board.movement.when == "walk" else ()
    specials = (effect for effect in more if isinstance(effect, Special))
    return 2 + sum(effect.amount for effect in specials if effect.name == "carry_more")


def has_cards(state: State, team: Sequence[Seat], mission: Mission) -> bool:
    """Tell whether the team holds a different card for each that the mission asks for (HOG-362, RUL-HOG-069).

    Rules: HOG-041, HOG-042, HOG-352, RUL-HOG-070, RUL-HOG-113.
    """
    held = [card for seat in team for card in state.people[seat].magic]
    return len(_assigned(state.world, held, single_needs(mission))) == len(single_needs(mission))


def missing_needs(state: State, team: Sequence[Seat], mission: Mission) -> tuple[Need, ...]:
    """Return what the mission asks for and the team does not hold, card by card."""
    held = [card for seat in team for card in state.people[seat].magic]
    met = _assignment(state.world, held, single_needs(mission))
    return tuple(need for number, need in enumerate(single_needs(mission)) if number not in met)


def cards_to_spend(world: World, used: Sequence[Id], held: Sequence[Id], mission: Mission) -> tuple[Id, ...]:
    """Return the weakest held cards for needs that no card used in the fight has met (RUL-HOG-068)."""
    weakest_first = sorted(held, key=lambda card: (_strength(world, card), card))
    needs = single_needs(mission)
    return _assigned(world, (*used, *weakest_first), needs)[len(_assigned(world, used, needs)) :]


def single_needs(mission: Mission) -> tuple[Need, ...]:
    """Return what a mission asks for, card by card."""
    return tuple(need for need in mission.needs for _ in range(need.count))


def _strength(world: World, card: Id) -> int:
    effects = world.magic[card].effects
    return opponent_loss(effects) + self_heal(effects)


def _assigned(world: World, cards: Sequence[Id], needs: Sequence[Need]) -> tuple[Id, ...]:
    """Assign as many cards as possible to different needs, preferring the earlier cards; return those cards."""
    taken: dict[int, Id] = {}
    return tuple(card for card in cards if _finds_need(world, needs, card, taken, set()))


def _assignment(world: World, cards: Sequence[Id], needs: Sequence[Need]) -> dict[int, Id]:
    """Return which card meets which need, by the number of the need."""
    taken: dict[int, Id] = {}
    for card in cards:
        _finds_need(world, needs, card, taken, set())
    return taken


def _finds_need(world: World, needs: Sequence[Need], card: Id, taken: dict[int, Id], tried: set[int]) -> bool:
    """Let a card join if all those chosen so far still find a need each: a need that is taken is handed on."""
    for number, need in enumerate(needs):
        if number not in tried and fits(need, world.magic_deck[card], world.magic[card]):
            tried.add(number)
            if number not in taken or _finds_need(world, needs, taken[number], taken, tried):
                taken[number] = card
                return True
    return False
