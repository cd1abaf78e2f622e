"""Harry's side in the second mode: weapons, horcruxes, the Stone, and keeping out of Voldemort's way."""

from __future__ import annotations

from commonroom.engine import Seat

from ...actions import Action, Destroy, FightWith, Floo, Hand, Play
from ...effects.vocabulary import Draw, SelfHp
from ...fights.fighters import death_eater
from ...fights.odds.previews import clash_chance
from ...pack.ids import Id
from ...returns.ends import horcrux_at, weapons_of
from ...returns.hand_over import holder_of
from ...returns.sides import dark_seat_of
from ...returns.tasks import ChooseFoe, HandOver, TryHorcrux
from ...state import State
from ...walk.meeting import foes_at
from ..mind import Mind
from ..walk.distances import nearness
from ..walk.ends import End
from ..worth.cards import card_gain
from ..worth.meetings import held_at
from .danger import caught_at_a_horcrux, reached, steps_until
from .errands import armed, awaits_return, errand

DECIDED = 1000.0
"""Value of the game itself."""
QUEST = 20.0
"""Value of a token that our own side looks for."""
NEARER = 12.0
"""Value of being a turn nearer to one's aim."""
THE_STONE = 60.0
"""Value of the Stone, however far away everything else is."""
AT_A_HORCRUX = 10.0
"""Value of standing where one can try to destroy a horcrux."""
BEATEN_FOE, SENT_BACK = 10.0, 25.0
"""Value of one death eater less, and cost of starting over on Start."""
THREAT, HELD = 150.0, 100.0
"""Costs of standing in Voldemort's reach.

Where his next roll would end the game, and where he comes before a horcrux that holds the hero is destroyed.
"""
AMBUSH = 4.0
"""Cost of standing where a stronger death eater may come."""


def hero_value(mind: Mind, end: End) -> float:
    """Rate where a hero ends a walk."""
    state, seat, place = mind.state, mind.seat, end.place
    foes = foes_at(state, seat, place)
    value = sum(map(mind.token, end.tokens)) - NEARER * errand(mind, end) + meeting(mind, end)
    if mind.world.pack.returns.hero_token in end.tokens:
        value += THE_STONE
    if foes:
        return value + max(foe_worth(state, seat, foe) for foe in foes)
    if horcrux_at(state, place) is not None and armed(mind, end) and not awaits_return(mind):
        value += AT_A_HORCRUX
    return value + refreshment(mind, place) - ambush(mind, place)


def meeting(mind: Mind, end: End) -> float:
    """Rate Harry's distance to Voldemort: meet him if that wins, keep away if it loses (RUL-HOG-168)."""
    state, needed = mind.state, mind.world.pack.returns
    if not state.returned or mind.me.character != needed.hero:
        return 0.0
    dark = state.people[dark_seat_of(state)]
    has_stone = needed.hero_token in held_at(mind, end, dark.at)
    has_wand = needed.voldemort_token in dark.items
    steps = nearness(mind.world, (dark.at,))[end.place]
    held = 0.0
    if horcrux_at(state, end.place) is not None and armed(mind, end):
        held = HELD * caught_at_a_horcrux(steps_until(state, end.place))
    if not has_wand:
        return DECIDED * (has_stone and steps == 0) - held
    if has_stone and len(state.destroyed) == len(needed.horcrux):
        return 0.0
    if steps == 0:
        return -DECIDED
    return -max(held, THREAT * reached(steps))


def foe_worth(state: State, seat: Seat, foe: Id) -> float:
    """Return the worth of attacking a death eater."""
    enemy = death_eater(state, foe)
    cards = len(enemy.spell) + len(enemy.potion)
    chance = clash_chance(state, seat, state.world.characters[foe], enemy.hp, cards, "death_eater")
    return chance * BEATEN_FOE - (1 - chance) * SENT_BACK


def ambush(mind: Mind, place: Id) -> float:
    """Return the danger from death eaters who could come here with one die and are likely to win."""
    state = mind.state
    near = nearness(mind.world, (place,))
    return sum(
        AMBUSH * (foe_worth(state, mind.seat, foe.id) < 0) * (7 - near[foe.at]) / 6
        for foe in state.death_eaters
        if near[foe.at] <= 6
    )


def refreshment(mind: Mind, place: Id) -> float:
    """Return the worth of the field's HP and cards; other symbols do nothing here (RUL-HOG-157)."""
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


def rate_start(mind: Mind, action: Action) -> float:
    """Try a horcrux again, use a card that gains something, or roll."""
    match action:
        case Destroy():
            return DECIDED
        case Hand():
            return hand_worth(mind, action)
        case Play(card):
            return card_gain(mind, mind.world.magic[card].effects) - mind.card(card)
    return 0.0


def rate_trip(mind: Mind, action: Floo) -> float:
    """Travel only to a horcrux, and only with a weapon that destroys it."""
    can_destroy = horcrux_at(mind.state, action.to) is not None and weapons_of(mind.state, mind.seat)
    return 1.0 if can_destroy else -1.0


def hand_worth(mind: Mind, hand: Hand) -> float:
    """Hand over or ask for a second weapon while a friend has none."""
    state = mind.state
    giver = holder_of(state, mind.seat, hand) if hand.seat == mind.seat else mind.seat
    assert giver is not None
    return QUEST if len(weapons_of(state, giver)) > 1 and not weapons_of(state, hand.seat) else -1.0


def rate_hand(mind: Mind, _: HandOver, action: Action) -> float:
    return hand_worth(mind, action) if isinstance(action, Hand) else 0.0


def rate_horcrux(mind: Mind, _: TryHorcrux, action: Action) -> float:
    """Try to destroy it, unless the hero must not be held here."""
    return float(isinstance(action, Destroy) != awaits_return(mind))


def rate_foe(mind: Mind, _: ChooseFoe, action: Action) -> float:
    assert isinstance(action, FightWith)
    assert action.foe is not None
    return foe_worth(mind.state, mind.seat, action.foe)


RATERS = {HandOver: rate_hand, TryHorcrux: rate_horcrux, ChooseFoe: rate_foe}
