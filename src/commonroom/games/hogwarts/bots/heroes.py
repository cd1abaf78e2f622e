"""Harry's side in the second mode: weapons, horcruxes, the Stone, and keeping out of Voldemort's way."""

from __future__ import annotations

from commonroom.engine import Seat

from ..actions import Action, Destroy, Fight, Floo, Hand, Play
from ..effects import Draw, SelfHp
from ..fights.fighters import death_eater
from ..ids import Id
from ..meeting import foes_at
from ..returns.sides import dark_seat_of
from ..returns.stops import horcrux_at, weapons_of
from ..returns.tasks import ChooseFoe, HandOver, TryHorcrux
from ..state import State
from .ends import End
from .meetings import clash_chance
from .mind import QUEST, Mind
from .preparing import card_gain
from .ways import PACE, Waypoint, nearness

DECIDED = 1000.0
"""The game itself."""
NEARER = 8.0
"""What it is worth to be a turn nearer to what one is after."""
AT_A_HORCRUX = 10.0
"""What it is worth to stand where one can try to destroy it."""
BEATEN_FOE, SENT_BACK = 10.0, 25.0
"""A death eater less, and what it costs to begin anew on Start."""
THREAT = 150.0
"""What it costs to be where Voldemort's next roll would end the game."""
HELD = 0.4
"""Of that, how much more it counts where a horcrux may hold one for turns."""
AMBUSH = 4.0
"""What it costs to stand where a stronger death eater may come."""
NO_FLOO = 2.0


def hero_value(mind: Mind, end: End) -> float:
    """Where a hero should end a walk."""
    state, seat, place = mind.state, mind.seat, end.place
    foes = foes_at(state, seat, place)
    value = sum(map(mind.token, end.tokens)) - NEARER * errand(mind, end) + meeting(mind, end)
    if foes:
        return value + max(foe_worth(state, seat, foe) for foe in foes)
    if horcrux_at(state, place) is not None and armed(mind, end):
        value += AT_A_HORCRUX
    return value + refreshment(mind, place) - ambush(mind, place)


def armed(mind: Mind, end: End) -> bool:
    return bool(weapons_of(mind.state, mind.seat)) or any(
        token in mind.world.pack.returns.weapons for token in end.tokens
    )


def errand(mind: Mind, end: End) -> float:
    """How many turns away the next thing is that this hero is after."""
    aims = list(_aims(mind, end))
    return min((nearness(mind.world, aim.fields)[end.place] / PACE + aim.extra for aim in aims), default=0.0)


def _aims(mind: Mind, end: End) -> list[Waypoint]:
    """The Stone for Harry; a weapon for who has none; with one, the horcruxes that no friend is nearer to."""
    state, world, needed = mind.state, mind.world, mind.world.pack.returns
    is_harry = mind.me.character == needed.hero
    dark = state.people[dark_seat_of(state)]
    if is_harry and state.returned:
        has_stone = needed.hero_token in (*mind.me.items, *end.tokens)
        if not has_stone:
            return [Waypoint((place,)) for place, here in state.tokens.items() if needed.hero_token in here]
        if needed.voldemort_token not in dark.items or len(state.destroyed) == len(needed.horcrux):
            return [Waypoint((dark.at,))]
    if armed(mind, end):
        return [aim for place in state.tokens if (aim := _to_horcrux(mind, place)) is not None]
    lying = [place for place, here in state.tokens.items() if any(token in needed.weapons for token in here)]
    if lying:
        return [Waypoint((place,)) for place in lying]
    return [Waypoint(tuple(field.id for field in world.fields.values() if field.kind == "hp"))]


def _to_horcrux(mind: Mind, place: Id) -> Waypoint | None:
    """The way to a horcrux, unless an armed friend is nearer to it."""
    state, world = mind.state, mind.world
    if horcrux_at(state, place) is None:
        return None
    if world.fields[place].reached_by == "walking":
        near = nearness(world, (place,))
        mine = near[mind.place]
        friends = (seat for seat in state.mates(mind.seat) if seat != mind.seat and weapons_of(state, seat))
        taken = any(near[state.people[seat].at] < mine for seat in friends)
        return Waypoint((place,), 3.0 * taken)
    if mind.me.floo_powder:
        return Waypoint(world.towers, 0.3)
    return Waypoint(tuple(tower for tower in world.towers if world.fields[tower].common_room is not None), NO_FLOO)


def meeting(mind: Mind, end: End) -> float:
    """For Harry: Voldemort is met if that is won, and kept away from if it is lost (RUL-HOG-168)."""
    state, needed = mind.state, mind.world.pack.returns
    if not state.returned or mind.me.character != needed.hero:
        return 0.0
    dark = state.people[dark_seat_of(state)]
    has_stone = needed.hero_token in (*mind.me.items, *end.tokens)
    has_wand = needed.voldemort_token in dark.items
    steps = nearness(mind.world, (dark.at,))[end.place]
    if not has_wand:
        return DECIDED * (has_stone and steps == 0)
    if has_stone and len(state.destroyed) == len(needed.horcrux):
        return 0.0
    if steps == 0:
        return -DECIDED
    threat = THREAT * max(0, 7 - steps) / 6
    if horcrux_at(state, end.place) is not None and armed(mind, end):
        threat += HELD * THREAT * max(0, 11 - steps) / 6
    return -threat


def foe_worth(state: State, seat: Seat, foe: Id) -> float:
    """What it is worth to attack a death eater."""
    enemy = death_eater(state, foe)
    cards = len(enemy.spell) + len(enemy.potion)
    chance = clash_chance(state, seat, state.world.characters[foe], enemy.hp, cards, 0)
    return chance * BEATEN_FOE - (1 - chance) * SENT_BACK


def ambush(mind: Mind, place: Id) -> float:
    """Death eaters who could come here with one die, if they are likely to win."""
    state = mind.state
    near = nearness(mind.world, (place,))
    return sum(
        AMBUSH * (foe_worth(state, mind.seat, foe.id) < 0) * (7 - near[foe.at]) / 6
        for foe in state.death_eaters
        if near[foe.at] <= 6
    )


def refreshment(mind: Mind, place: Id) -> float:
    """HP and cards of the field; other symbols do nothing here (RUL-HOG-157)."""
    value = 0.0
    for effect in mind.world.fields[place].on_stop:
        match effect:
            case SelfHp(amount):
                value += amount * (0.5 + max(0.0, 7.0 - mind.me.hp) / 2)
            case Draw("spell" | "potion", count):
                value += 1.5 * count
    if mind.world.fields[place].common_room is not None:
        value += 1.5
    return value


# Decisions


def rate_start_in_returns(mind: Mind, action: Action) -> float:
    """Try a horcrux again, use a card that brings something, or roll."""
    match action:
        case Destroy():
            return DECIDED
        case Hand():
            return hand_worth(mind, action)
        case Play(card):
            return card_gain(mind, mind.world.magic[card].effects) - mind.card(card)
    return 0.0


def rate_trip_in_returns(mind: Mind, action: Floo) -> float:
    """Only to a horcrux, and only with something that destroys it."""
    can_destroy = horcrux_at(mind.state, action.to) is not None and weapons_of(mind.state, mind.seat)
    return 1.0 if can_destroy else -1.0


def hand_worth(mind: Mind, hand: Hand) -> float:
    """Nobody needs two weapons as long as a friend has none."""
    state = mind.state
    return QUEST if len(weapons_of(state, mind.seat)) > 1 and not weapons_of(state, hand.seat) else -1.0


def rate_hand(mind: Mind, _: HandOver, action: Action) -> float:
    return hand_worth(mind, action) if isinstance(action, Hand) else 0.0


def rate_horcrux(_: Mind, __: TryHorcrux, action: Action) -> float:
    return float(isinstance(action, Destroy))


def rate_foe(mind: Mind, _: ChooseFoe, action: Action) -> float:
    assert isinstance(action, Fight)
    assert action.foe is not None
    return foe_worth(mind.state, mind.seat, action.foe)


RATERS = {HandOver: rate_hand, TryHorcrux: rate_horcrux, ChooseFoe: rate_foe}
