"""The dark side of the second mode: Pettigrew's tour, Voldemort's hunt, and where death eaters go."""

from __future__ import annotations

from commonroom.engine import Seat

from ...actions import Action, FightWith, Move, Put
from ...fights.fighters import death_eater
from ...fights.odds.previews import clash_chance
from ...pack.ids import Id
from ...returns.ends import horcrux_at, weapons_of
from ...returns.sides import dark_seat_of, hero_seat_of, heroes_at, is_hero, is_voldemort
from ...returns.tasks import ChooseHero, DarkTurn, HideToken
from ...state import State
from ..mind import Mind
from ..walk.distances import FAR, is_dead_end, is_nook, nearness
from ..walk.ends import End
from ..worth.meetings import held_at
from .danger import turns_until_return

STEP = 1.0
"""Value of being a step nearer."""
DECIDED = 1000.0
"""Value of the game itself."""
ARMED_AT_LAST = 100.0
"""Value of the Wand, however far away Harry is."""
PREY, ARMED, TIED, HERO = 12.0, 8.0, 6.0, 20.0
"""Value of sending a hero back: any, one with a weapon, one at a horcrux, and Harry."""
FALLEN = 12.0
"""Cost of losing a death eater."""
BLOCK = 30.0
"""Value of standing in Harry's way."""
SECOND = 0.4
"""Share of that for a second one on the same field."""
ATTACK = 1.5
"""Factor for attacking at once."""
ASTRAY = 0.7
"""Weight of the Stone leading Harry away from the Wand."""
NOOK, DEAD_END = 12.0, 20.0
"""Value, in steps, of a place that has to be hit exactly: for the Wand, and for the Stone."""
ON_THE_WAY = 0.25
"""Weight of the Wand lying near the Stone, where Harry comes by and meets Voldemort in time."""
CAUGHT = 120.0
"""Cost of being where Harry's next roll would end the game."""


def dark_value(mind: Mind, end: End) -> float:
    """Rate where Pettigrew or Voldemort ends a walk."""
    if is_voldemort(mind.state, mind.seat):
        return _voldemort(mind, end)
    return -turns_until_return(mind.state, end.place, end.tokens)


def _voldemort(mind: Mind, end: End) -> float:
    """Go to the Wand, and with it to Harry, as long as a meeting is won."""
    state, world = mind.state, mind.world
    needed = world.pack.returns
    harry = state.people[hero_seat_of(state)]
    has_wand = needed.voldemort_token in held_at(mind, end, harry.at)
    to_harry = nearness(world, (harry.at,))[end.place]
    if has_wand:
        return ARMED_AT_LAST + DECIDED * (end.place == harry.at) - STEP * to_harry
    wand = tuple(place for place, here in state.tokens.items() if needed.voldemort_token in here)
    value = -STEP * (nearness(world, wand)[end.place] if wand else 0)
    if needed.hero_token in harry.items:
        value -= DECIDED * (end.place == harry.at) + CAUGHT * at_least_by_two_dice(to_harry)
    return value


def at_least_by_two_dice(steps: int) -> float:
    """Return the chance that two dice show at least this many."""
    return sum(one + other >= steps for one in range(1, 7) for other in range(1, 7)) / 36


# Death eaters


def pawn_value(mind: Mind, pawn: Id, end: End) -> float:
    """Rate a walk onto a hero it can beat, nearer to one, or into Harry's way; a card on the way is welcome."""
    state = mind.state
    met = heroes_at(state, end.place)
    if met:
        return ATTACK * max(prey_worth(state, seat, pawn) for seat in met)
    best = 0.0
    for seat in state.seats:
        if is_hero(state, seat):
            steps = nearness(mind.world, (state.people[seat].at,))[end.place]
            best = max(best, prey_worth(state, seat, pawn) * 0.9**steps)
    symbol = mind.world.fields[end.place].draws
    return max(best, _block(mind, pawn, end.place)) + 0.5 * (symbol in ("spell", "potion"))


def _block(mind: Mind, pawn: Id, place: Id) -> float:
    """Rate standing in Harry's way, one behind the other: whoever meets a death eater has to stop and fight."""
    state = mind.state
    harry = state.people[hero_seat_of(state)]
    aim = _aim_of(mind)
    from_harry, from_aim = nearness(mind.world, (harry.at,)), nearness(mind.world, aim)
    if from_harry[place] + from_aim[place] - from_aim[harry.at] > 1:
        return 0.0
    is_taken = any(foe.at == place and foe.id != pawn for foe in state.death_eaters)
    return (SECOND if is_taken else 1.0) * BLOCK * 0.97 ** from_harry[place]


def _aim_of(mind: Mind) -> tuple[Id, ...]:
    """Return where Harry wants to go: to the Stone, and then to Voldemort."""
    stone = tuple(at for at, here in mind.state.tokens.items() if mind.world.pack.returns.hero_token in here)
    return stone or (mind.place,)


def prey_worth(state: State, seat: Seat, pawn: Id) -> float:
    """Return the worth of a death eater's attack on a hero."""
    foe, hero = death_eater(state, pawn), state.people[seat]
    cards = len(foe.spell) + len(foe.potion)
    chance = 1 - clash_chance(state, seat, state.world.characters[pawn], foe.hp, cards, "death_eater", first=False)
    prize = PREY + ARMED * bool(weapons_of(state, seat)) + TIED * (horcrux_at(state, hero.at) is not None)
    prize += HERO * (hero.character == state.world.pack.returns.hero)
    return chance * prize - (1 - chance) * FALLEN


def tower_worth(mind: Mind, tower: Id) -> float:
    """Rate a tower by its nearness to Harry, or at least to some hero."""
    state = mind.state
    heroes = tuple(state.people[seat].at for seat in state.seats if is_hero(state, seat))
    harry = state.people[hero_seat_of(state)].at
    return -2 * nearness(mind.world, (harry,))[tower] - nearness(mind.world, heroes)[tower]


# Decisions


def rate_pawn(mind: Mind, _: DarkTurn, action: Action) -> float:
    """Move Voldemort first if he hunts, before somebody chases Harry away; otherwise last."""
    assert isinstance(action, Move)
    if action.pawn != mind.me.character:
        return 0.0
    return 1.0 if mind.world.pack.returns.voldemort_token in mind.me.items else -1.0


def rate_hero(mind: Mind, task: ChooseHero, action: Action) -> float:
    assert isinstance(action, FightWith)
    assert action.seat is not None
    return prey_worth(mind.state, action.seat, task.pawn)


def rate_hiding(mind: Mind, task: HideToken, action: Action) -> float:
    """Hide a token far from its seeker, or where it is hard to hit; the Wand rather near the Stone."""
    assert isinstance(action, Put)
    state, world, to = mind.state, mind.world, action.to
    harry, dark = (state.people[seat].home for seat in (hero_seat_of(state), dark_seat_of(state)))
    from_dark = nearness(world, (dark,))
    if task.token != world.pack.returns.hero_token:
        stone = tuple(place for place, here in state.tokens.items() if world.pack.returns.hero_token in here)
        return from_dark[to] + NOOK * is_nook(world, to) - ON_THE_WAY * nearness(world, stone)[to]
    likely = max((place for place in world.fields if from_dark[place] < FAR), key=from_dark.__getitem__)
    hard_to_hit = is_dead_end(world, to) and horcrux_at(state, to) is None  # there heroes may stop in passing
    return nearness(world, (harry,))[to] + ASTRAY * nearness(world, (likely,))[to] + DEAD_END * hard_to_hit


RATERS = {DarkTurn: rate_pawn, ChooseHero: rate_hero, HideToken: rate_hiding}
