"""Decisions in fights: dice or a card, what to answer, which dice to roll again, when to run."""

from __future__ import annotations

from collections.abc import Callable

from ...actions import Action, Attack, Choose, FightWith, Play, Prize, Reroll, Step, Take, Use
from ...effects.vocabulary import ExtraDie, SelfHp, opponent_loss, self_heal
from ...fights.attack import may_reroll, resistance
from ...fights.limits import escape_reach
from ...fights.tasks import Brace, Escape, Exchange, FoeSearch, RerollDice, TakeTurn
from ...pack.ids import Id
from ...tasks import ChooseOpponent, TakeItems, TakePrize
from ..mind import Mind
from ..worth.meetings import PLAIN_PRIZE, against_player
from .bouts import Bout

CLOAK = 6.0
"""The stake above which running away is better."""


def rate_turn(mind: Mind, task: TakeTurn, action: Action) -> float:
    """Rate the dice, an attack card, or a card or token that helps first."""
    bout = Bout(mind, task.fight, task.fight.at)
    match action:
        case Attack():
            return bout.rating(bout.by_dice(), 0.0)
        case Play(card):
            return _rate_card(bout, card)
        case Use(token):
            return _rate_token(bout, token, lambda hp, dice: bout.at_turn(hp=hp, dice=dice))
    return 0.0


def _rate_card(bout: Bout, card: Id) -> float:
    return bout.rating(bout.by_card(card), bout.cost(card))


def _rate_token(bout: Bout, token: Id, chance_with: Callable[[int, int], float]) -> float:
    effects = bout.state.world.tokens[token].effects
    worth = bout.mind.token(token)
    if escape_reach(effects) > 0:
        return -CLOAK - worth
    hp = sum(effect.amount for effect in effects if isinstance(effect, SelfHp))
    dice = sum(effect.count for effect in effects if isinstance(effect, ExtraDie))
    return bout.rating(chance_with(hp, dice), worth)


def rate_brace(mind: Mind, task: Brace, action: Action) -> float:
    """Rate taking the blow, or answering it with something worth less than the loss."""
    blow = task.blow
    bout = Bout(mind, task.fight, blow.to)
    hp_worth = 0.0 if bout.fighter.foe is not None else mind.hp_worth
    match action:
        case Play(card):
            loss, healed = bout.spared(blow, card)
            return bout.rating(bout.answered(blow, card), bout.cost(card)) + hp_worth * (healed - loss) / 2
        case Use(token):
            return _rate_token(bout, token, lambda hp, _: bout.after_blow(blow.loss, blow.when, hp=hp))
    return bout.rating(bout.answered(blow)) - hp_worth * blow.loss / 2


def rate_reroll(mind: Mind, task: RerollDice, action: Action) -> float:
    """Roll all missed dice again and no others; keep a reroll that works only once for an attack that missed more."""
    needed = resistance(mind.state, task.fight)
    missed = tuple(die for die, shown in enumerate(task.dice) if shown < needed)
    if may_reroll(mind.state, task) == "one":
        return float(isinstance(action, Reroll))
    if not isinstance(action, Reroll):
        return 0.0
    is_worth_it = len(missed) * 2 >= len(task.dice) or len(missed) >= task.fight.hp > 0
    return float(action.dice == missed) if is_worth_it else -1.0


def rate_exchange(mind: Mind, task: Exchange, action: Action) -> float:
    """Spend nothing on single dice, which are luck, except to keep a needed token."""
    if not isinstance(action, Use):
        return 0.0
    mine = task.lost[0] if mind.seat == task.seat else task.lost[1]
    runs = escape_reach(mind.world.tokens[action.token].effects) > 0
    at_stake = max((mind.token(token) for token in mind.me.items if token != action.token), default=0.0)
    return at_stake / 2 - CLOAK - mind.token(action.token) if runs and mine else -1.0


def rate_escape(mind: Mind, _: Escape, action: Action) -> float:
    """Escape towards the goals."""
    return mind.goal_worth.value(action.to) if isinstance(action, Step) else 0.0


def rate_search(mind: Mind, _: FoeSearch, action: Action) -> float:
    """Pick the strongest card for the death eater."""
    if not isinstance(action, Choose):
        return 0.0
    effects = mind.world.magic[action.card].effects
    return 1.0 + opponent_loss(effects) + self_heal(effects)


# Opponents and prizes


def rate_opponent(mind: Mind, _: ChooseOpponent, action: Action) -> float:
    """Fight where most can be won."""
    assert isinstance(action, FightWith)
    assert action.seat is not None
    return against_player(mind, action.seat)


def rate_prize(mind: Mind, task: TakePrize, action: Action) -> float:
    """Take a needed token, or else what helps most."""
    if not isinstance(action, Prize):
        return 0.0
    match action.what:
        case "items":
            worths = sorted((mind.token(token) for token in mind.state.people[task.loser].items), reverse=True)
            return sum(worths[: task.items])
        case "floo":
            return mind.floo_worth
        case "portkey":
            return mind.portkey_worth
    return PLAIN_PRIZE * task.cards


def rate_taking(mind: Mind, _: TakeItems, action: Action) -> float:
    """Take tokens that are worth something, and leave one that is worth less."""
    return take_worth(mind, action) if isinstance(action, Take) else 0.0


def take_worth(mind: Mind, take: Take) -> float:
    """Return the worth of taking a token and leaving another for it; useless tokens are left alone."""
    return mind.token(take.token) - 0.1 - (mind.token(take.leave) + 0.2 if take.leave is not None else 0.0)


RATERS = {
    TakeTurn: rate_turn,
    Brace: rate_brace,
    RerollDice: rate_reroll,
    Exchange: rate_exchange,
    Escape: rate_escape,
    FoeSearch: rate_search,
    ChooseOpponent: rate_opponent,
    TakePrize: rate_prize,
    TakeItems: rate_taking,
}
