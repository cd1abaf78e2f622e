"""The dark side of the second mode: Pettigrew's tour, Voldemort's hunt, and where death eaters go."""

from __future__ import annotations

from commonroom.engine import Seat

from ..actions import Action, Fight, Move, Put
from ..fights.fighters import death_eater
from ..ids import Id
from ..meeting import is_hero
from ..returns.sides import dark_seat_of, hero_seat_of, is_voldemort
from ..returns.stops import horcrux_at, weapons_of
from ..returns.tasks import ChooseHero, DarkTurn, HideToken
from ..state import State
from .ends import End
from .meetings import clash_chance
from .mind import Mind
from .ways import Waypoint, nearness, tour, turns_from, way_to

ONE_DIE = 3.5
"""Fields that one die takes a pawn in a turn."""
STEP = 1.0
"""What it is worth to be a step nearer."""
DECIDED = 1000.0
"""The game itself."""
PREY, ARMED, TIED, HERO = 12.0, 8.0, 6.0, 20.0
"""What it is worth to send a hero back: any, one with a weapon, one at a horcrux, and Harry."""
FALLEN = 8.0
"""What it costs to lose a death eater."""
GUARD = 8.0
"""What it is worth to stand where the Stone lies."""
WATCH, WATCHED = 5, 2.0
"""How near a death eater has to be to watch over a place, and what that is worth."""
CAUGHT = 30.0
"""What it costs to be where Harry's next roll would end the game."""


def dark_value(mind: Mind, end: End) -> float:
    """Where Pettigrew or Voldemort should end a walk."""
    if is_voldemort(mind.state, mind.seat):
        return _voldemort(mind, end)
    state, world = mind.state, mind.world
    items = {*mind.me.items, *end.tokens}
    missing = [token for token in world.pack.returns.ritual if token not in items]
    stops = (way_to(world, place) for place, here in state.tokens.items() if any(token in missing for token in here))
    legs = tour(world, tuple(sorted(stops)), Waypoint((world.places.pitch,)), ONE_DIE)
    return -turns_from(end.place, legs, ONE_DIE)


def _voldemort(mind: Mind, end: End) -> float:
    """To the Wand; with it, to Harry, as long as a meeting is won."""
    state, world = mind.state, mind.world
    needed = world.pack.returns
    harry = state.people[hero_seat_of(state)]
    has_wand = needed.voldemort_token in (*mind.me.items, *end.tokens)
    to_harry = nearness(world, (harry.at,))[end.place]
    if has_wand:
        return DECIDED * (end.place == harry.at) - STEP * to_harry
    wand = tuple(place for place, here in state.tokens.items() if needed.voldemort_token in here)
    value = -STEP * (nearness(world, wand)[end.place] if wand else 0)
    if needed.hero_token in harry.items:
        value -= DECIDED * (end.place == harry.at) + CAUGHT * at_least_by_two_dice(to_harry)
    return value


def at_least_by_two_dice(steps: int) -> float:
    """The chance that two dice show so many at least."""
    return sum(one + other >= steps for one in range(1, 7) for other in range(1, 7)) / 36


# Death eaters


def pawn_value(mind: Mind, pawn: Id, end: End) -> float:
    """Onto a hero whom it can beat, or nearer to one; a card on the way is welcome."""
    state = mind.state
    best = 0.0
    for seat in state.seats:
        if is_hero(state, seat):
            steps = nearness(mind.world, (state.people[seat].at,))[end.place]
            best = max(best, prey_worth(state, seat, pawn) * (1.5 if steps == 0 else 0.9**steps))
    symbol = mind.world.fields[end.place].draws
    return max(best, _guard(mind, end.place)) + 0.5 * (symbol in ("spell", "potion"))


def _guard(mind: Mind, place: Id) -> float:
    """As long as Harry has not got the Stone, it is worth something to be around it."""
    stone = tuple(at for at, here in mind.state.tokens.items() if mind.world.pack.returns.hero_token in here)
    return GUARD * 0.85 ** nearness(mind.world, stone)[place] if stone else 0.0


def prey_worth(state: State, seat: Seat, pawn: Id) -> float:
    """What it is worth for a death eater to attack a hero."""
    foe, hero = death_eater(state, pawn), state.people[seat]
    cards = len(foe.spell) + len(foe.potion)
    chance = 1 - clash_chance(state, seat, state.world.characters[pawn], foe.hp, cards, 0, first=False)
    prize = PREY + ARMED * bool(weapons_of(state, seat)) + TIED * (horcrux_at(state, hero.at) is not None)
    prize += HERO * (hero.character == state.world.pack.returns.hero)
    return chance * prize - (1 - chance) * FALLEN


def tower_worth(mind: Mind, tower: Id) -> float:
    """Death eaters watch over horcruxes, and stand where heroes come by."""
    state = mind.state
    if not state.settings.returns:
        return 0.0
    heroes = tuple(state.people[seat].at for seat in state.seats if is_hero(state, seat))
    horcruxes = tuple(place for place in state.tokens if horcrux_at(state, place) is not None)
    near = nearness(mind.world, heroes)[tower]
    return -near - (nearness(mind.world, horcruxes)[tower] if horcruxes else 0)


# Decisions


def rate_pawn(mind: Mind, _: DarkTurn, action: Action) -> float:
    """Voldemort first if he hunts, before somebody chases Harry away; otherwise last."""
    assert isinstance(action, Move)
    if action.pawn != mind.me.character:
        return 0.0
    return 1.0 if mind.world.pack.returns.voldemort_token in mind.me.items else -1.0


def rate_hero(mind: Mind, task: ChooseHero, action: Action) -> float:
    assert isinstance(action, Fight)
    assert action.seat is not None
    return prey_worth(mind.state, action.seat, task.pawn)


def rate_hiding(mind: Mind, task: HideToken, action: Action) -> float:
    """As far as possible from whoever looks for it, and rather near to the own side."""
    assert isinstance(action, Put)
    state = mind.state
    for_harry = task.token == mind.world.pack.returns.hero_token
    harry, dark = hero_seat_of(state), dark_seat_of(state)
    seeker, keeper = (harry, dark) if for_harry else (dark, harry)
    far = nearness(mind.world, (state.people[seeker].way_back or state.people[seeker].at,))[action.to]
    near = nearness(mind.world, (state.people[keeper].way_back or state.people[keeper].at,))
    if for_harry:
        around = nearness(mind.world, (action.to,))
        return far + WATCHED * sum(around[foe.at] <= WATCH for foe in state.death_eaters)
    return far - 0.3 * near[action.to]


RATERS = {DarkTurn: rate_pawn, ChooseHero: rate_hero, HideToken: rate_hiding}
