"""A running fight in numbers: dice, what they must show, cards left, HP, and the chance with each answer."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from commonroom.engine import Seat, Viewer

from ..actions import Action, Attack, Pass, Play
from ..effects.vocabulary import Effects, MagicDeck, ResistanceOpp, ResistanceSelf
from ..fights.attack import extra_dice, resistance
from ..fights.clash import DEATH_EATER_POINTS
from ..fights.exchange import LOSSES
from ..fights.fighters import asked_fighter, at_attack, at_defence, board_of, foe_of, hp_of, least_hp, opponent_of
from ..fights.habits import full_hp
from ..fights.limits import limit
from ..fights.odds.running import Running
from ..fights.tasks import (
    Attacked,
    Brace,
    Exchange,
    Fight,
    Land,
    Landed,
    NextTurn,
    RerollDice,
    Reveal,
    TakeTurn,
    UseUp,
)
from ..legality import legal
from ..mode import mode_of
from ..pack import habits
from ..pack.cards import Habit
from ..pack.ids import Id
from ..state import State

Question: TypeAlias = TakeTurn | RerollDice | Brace


class Share(msgspec.Struct, frozen=True):
    """A part of a number, and where it comes from."""

    by: Literal["board", "card", "ability", "other_ability", "opponent"]
    amount: int


class FighterNumbers(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fighter with a board, as everybody can see."""

    seat: Seat | None
    """The player, or who plays the death eater; None is the app."""
    board: Id
    hp: int
    full_hp: int
    """The HP that the board begins with."""
    dice: int
    """Dice of the next attack."""
    dice_from: tuple[Share, ...]
    needed: int
    """What each die must show to hit."""
    needed_from: tuple[Share, ...]
    used: tuple[Id, ...]
    """Cards used in this fight."""
    limit: int
    """Cards that may be used in it."""
    limit_rule: str
    foe: Id | None = None


class OpponentNumbers(msgspec.Struct, frozen=True, omit_defaults=True):
    """The opponent on a card."""

    id: Id
    """The fight card, or in a duel the duel card."""
    hp: int
    full_hp: int
    resistance: int
    """What it has in this round, with a shield."""
    strikes: Literal["before", "after"]
    """Whether it strikes before or after each attack."""
    effects: Effects
    """What its strike does in this round; nothing if it rests."""
    final_use: bool
    """Whether it strikes once more when it falls."""
    immune: tuple[MagicDeck, ...]
    habits: tuple[Habit, ...] = ()
    """What it does besides striking (RUL-HOG-188)."""
    heals: int = 0
    """HP that it regains after the attack, whatever the dice show."""
    rounds_left: int | None = None
    """Rounds until it flees, this one included; None if it stays."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer, and the chance to win the fight with it."""

    action: Action
    chance: float
    hp: int | None = None
    """HP that are left once the blow has landed; none left may end the whole game, whatever the chance."""


class FightNumbers(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fight as one seat can work it out."""

    kind: Literal["players", "death_eater", "duel", "mission", "exchange"]
    """An exchange is the fight of two underage players, one die each (HOG-283)."""
    fighters: tuple[FighterNumbers, ...]
    at: int
    """The fighter who attacks now, or has just attacked."""
    loses_at: int
    """The HP at which a fighter is beaten; in an exchange the lost rolls that decide."""
    opponent: OpponentNumbers | None = None
    me: int | None = None
    """The fighter for whom this seat decides; None for all others."""
    chance: float | None = None
    """The chance of that fighter, or of the team."""
    choices: tuple[Choice, ...] = ()
    """The chance with each answer that the seat can give now, where it can be worked out."""
    lost: tuple[int, int] | None = None
    """In an exchange: the rolls lost by the attacker and by the defender."""
    points: int = 0
    """House points for winning it."""


def fight_numbers(state: State, seat: Viewer) -> FightNumbers | None:
    """Return the fight that is going on, also while one of its effects is settled; None if there is none."""
    for task in reversed(state.agenda):
        match task:
            case TakeTurn() | RerollDice() | Brace() if task is state.agenda[-1]:
                return _asked(state, seat, task)
            case Exchange():
                return _exchange(state, seat, task)
            case TakeTurn() | RerollDice() | Brace() | Attacked() | NextTurn() | Reveal() | Land() | Landed() | UseUp():
                return _numbers(state, task.fight, _own(task.fight, seat))
    return None


def _own(fight: Fight, seat: Viewer) -> int | None:
    """Return the fighter of a seat."""
    if seat is None:
        return None
    return next((index for index, fighter in enumerate(fight.fighters) if fighter.seat == seat), None)


def _asked(state: State, seat: Viewer, task: Question) -> FightNumbers:
    """Return the numbers with the chances, while a fighter is asked."""
    fight, asked = task.fight, asked_fighter(task)
    # Somebody may fight for himself and play a death eater too.
    me = fight.fighters.index(asked) if seat is not None and asked.seat == seat else _own(fight, seat)
    numbers = _numbers(state, fight, me)
    if me is None or seat is None:
        return numbers
    running = Running(state, fight, me)
    choices = tuple(_choices(state, seat, running, task))
    return replace(numbers, chance=_chance(running, task), choices=choices)


def _numbers(state: State, fight: Fight, me: int | None) -> FightNumbers:
    return FightNumbers(
        kind=fight.kind,
        fighters=tuple(_fighter(state, fight, index) for index in range(len(fight.fighters))),
        at=fight.at,
        loses_at=least_hp(state, fight),
        opponent=_opponent(state, fight),
        me=me,
        points=_points(state, fight),
    )


def _points(state: State, fight: Fight) -> int:
    """Return what the winner is paid: for a mission, or in the first mode for a death eater (HOG-306, HOG-339)."""
    if fight.kind == "mission" and fight.card is not None:
        return state.world.missions[fight.card].points
    return DEATH_EATER_POINTS if fight.kind == "death_eater" and mode_of(state).DEATH_EATERS_RECOVER else 0


def _fighter(state: State, fight: Fight, index: int) -> FighterNumbers:
    fighter, attacking = fight.fighters[index], replace(fight, at=index)
    board, cards = board_of(state, fighter), limit(state, fight)
    dice = [Share("board", board.dice), Share("card", fighter.dice)]
    dice.append(Share("ability", extra_dice(at_attack(state, attacking))))
    return FighterNumbers(
        seat=fighter.seat,
        board=board.id,
        hp=hp_of(state, fighter),
        full_hp=board.hp,
        dice=sum(share.amount for share in dice),
        dice_from=tuple(share for share in dice if share.amount),
        needed=resistance(state, attacking),
        needed_from=tuple(share for share in _needed(state, attacking) if share.amount),
        used=fighter.used,
        limit=cards.most,
        limit_rule=cards.rule,
        foe=fighter.foe,
    )


def _needed(state: State, fight: Fight) -> Iterator[Share]:
    """Yield what the number on a die is made of: the resistance, and what cards and abilities change about it."""
    opponent = opponent_of(state, fight)
    if opponent is not None:
        yield Share("opponent", opponent.resistance + habits.shield(opponent.habits, fight.attacker.attacks + 1))
        yield Share("card", fight.resistance)
    else:
        other = fight.fighters[1 - fight.at]
        yield Share("opponent", board_of(state, other).resistance)
        yield Share("card", other.resistance)
    mine, theirs = at_attack(state, fight), at_defence(state, fight)
    yield Share("ability", sum(effect.amount for effect in mine if isinstance(effect, ResistanceOpp)))
    yield Share("other_ability", sum(effect.amount for effect in theirs if isinstance(effect, ResistanceSelf)))


def _opponent(state: State, fight: Fight) -> OpponentNumbers | None:
    opponent, foe = opponent_of(state, fight), foe_of(state, fight)
    if opponent is None or foe is None:
        return None
    own, number = opponent.habits, fight.attacker.attacks + 1
    flight = habits.flight(own)
    return OpponentNumbers(
        id=foe,
        hp=fight.hp,
        full_hp=full_hp(state, fight),
        resistance=max(1, opponent.resistance + fight.resistance + habits.shield(own, number)),
        strikes="before" if opponent.ability.timing == "before_attack" else "after",
        effects=habits.strike(opponent.ability.effects, own, number),
        final_use=opponent.final_use,
        immune=opponent.immune,
        habits=own,
        heals=habits.heals(own, number),
        rounds_left=_rounds_left(fight, flight),
    )


def _rounds_left(fight: Fight, flight: Habit | None) -> int | None:
    """Count the rounds until the opponent flees: everybody has to make that many attacks (RUL-HOG-190)."""
    if flight is None or flight.after is None:
        return None
    return max(0, flight.after - min(each.attacks for each in fight.fighters))


def _chance(running: Running, task: Question) -> float:
    """Return the chance as things stand: before an attack, after a roll, or with a blow announced."""
    match task:
        case Brace(blow=blow) if blow.to == running.index:
            return running.answered(blow)
    return running.at_turn()


def _choices(state: State, seat: Seat, running: Running, task: Question) -> Iterator[Choice]:
    """Yield the chance with the dice, with taking the blow, and with each card."""
    for action in legal(state, seat):
        match task, action:
            case TakeTurn(), Attack():
                yield Choice(action, running.by_dice())
            case TakeTurn(), Play(card):
                yield Choice(action, running.by_card(card))
            case Brace(blow=blow), Pass():
                yield Choice(action, running.answered(blow), running.hp - blow.loss)
            case Brace(blow=blow), Play(card):
                loss, healed = running.spared(blow, card)
                yield Choice(action, running.answered(blow, card), running.hp - loss + healed)


def _exchange(state: State, seat: Viewer, task: Exchange) -> FightNumbers:
    seats = (task.seat, task.other)
    me = seats.index(seat) if seat in seats else None
    mine, theirs = (0, 0) if me is None else (task.lost[me], task.lost[1 - me])
    return FightNumbers(
        kind="exchange",
        fighters=tuple(_one_die(state, each) for each in seats),
        at=0,
        loses_at=LOSSES,
        me=me,
        chance=None if me is None else _wins_exchanges(LOSSES - theirs, LOSSES - mine),
        lost=task.lost,
    )


def _one_die(state: State, seat: Seat) -> FighterNumbers:
    """Return an underage player, who rolls one die whatever the board says (HOG-283)."""
    person, board = state.people[seat], state.board(seat)
    one = (Share("board", 1),)
    return FighterNumbers(seat, board.id, person.hp, board.hp, 1, one, 0, (), (), 0, "HOG-286")


def _wins_exchanges(needed: int, spare: int) -> float:
    """Return the chance to win the needed even exchanges before the spare ones are lost."""
    rounds = needed + spare - 1
    return sum(comb(rounds, won) for won in range(needed, rounds + 1)) / float(2**rounds)
