"""The means of a fighter, read from boards, hands and opponents, as the numbers that odds are computed from."""

from __future__ import annotations

from collections.abc import Iterable

from commonroom.engine import Seat

from ...effects.vocabulary import (
    CancelAttack,
    Effects,
    ExtraDie,
    OppHp,
    Reroll,
    ResistanceOpp,
    SelfHp,
    Special,
    self_loss,
)
from ...pack.cards import Opponent
from ...pack.ids import Id
from ...pack.people import Character
from ...pack.world import World
from ...state import State
from ..limits import role_of
from .means import Arms, Foe


def foe_of(opponent: Opponent, *, floor: int, members: int = 1) -> Foe:
    """Return an opponent on a card; against a team its HP are multiplied by the members (HOG-363)."""
    ability = opponent.ability
    before = ability.timing == "before_attack"
    reveal = self_loss(opponent.on_reveal)
    hp, strike = opponent.hp * members, self_loss(ability.effects)
    return Foe(hp, strike, before, opponent.final_use, reveal, floor, opponent.habits, hp)


def arms_of(state: State, seat: Seat, opponent: Opponent, limit: int, hand: Iterable[Id]) -> Arms:
    """Return what a player with this hand has against an opponent, before the first attack."""
    board = state.board(seat)
    return arms_from(
        board,
        hp=state.people[seat].hp,
        faces=faces_at(opponent.resistance + lowered_by(board)),
        magic=magic_against(state.world, hand, opponent),
        limit=limit,
    )


def arms_from(
    board: Character,
    *,
    hp: int,
    faces: int,
    magic: tuple[tuple[int, ...], tuple[int, ...]],
    limit: int,
    more_dice: int = 0,
    attacks: int = 0,
) -> Arms:
    """Return the same from its parts, after some attacks; an ability counts as the dice and HP that it is worth."""
    effects: Effects = board.combat.effects if board.combat is not None else ()
    when = board.combat.when if board.combat is not None else None
    dice, first, more_hp, is_first = board.dice + more_dice, 0, 0, attacks == 0
    for effect in effects:
        match effect:
            case ExtraDie("fight", count) if when == "attack":
                dice += count
            case ExtraDie("fight", count) if when in ("first_attack", "first_round") and is_first:
                first += count
            case Reroll("one", "fight") if when == "attack":
                dice += 1
            case Reroll("all", "fight") if is_first:
                first += dice // 2
            case SelfHp(amount) if when == "hits" and is_first:
                more_hp += amount
            case Special("soften_first_loss", amount) if is_first:
                more_hp += amount
    return Arms(hp + more_hp, dice, faces, first, *magic, limit, attacks + 1)


def lowered_by(board: Character) -> int:
    """Return by how much an ability lowers the resistance of the one attacked."""
    ability = board.combat
    effects: Effects = ability.effects if ability is not None and ability.when == "attack" else ()
    return sum(effect.amount for effect in effects if isinstance(effect, ResistanceOpp))


def faces_at(resistance: int) -> int:
    """Return the number of faces of a die that hit (HOG-082, RUL-HOG-072)."""
    return 7 - max(1, min(6, resistance))


def magic_against(
    world: World, cards: Iterable[Id], opponent: Opponent | None
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the worth of the cards in a fight: HP taken by each attack card, HP saved by each defence card."""
    strike = self_loss(opponent.ability.effects) if opponent is not None else 2
    attacks, defences = [], []
    for card in cards:
        role = role_of(world.magic[card]) if card in world.magic else None  # books and behaviour count for nothing
        if role is None:
            continue
        is_harmless = opponent is not None and world.magic_deck[card] in opponent.immune
        if role[0] == "attack":
            attacks.append(0 if is_harmless else harm_of(role[1]))
        else:
            defences.append(help_of(role[1], strike))
    attacks = [loss for loss in attacks if loss > 0]
    return tuple(sorted(attacks, reverse=True)), tuple(sorted(defences, reverse=True))


def harm_of(effects: Effects) -> int:
    """Return the HP that an attack card takes; one more if it also improves the dice."""
    loss = sum(-effect.amount for effect in effects if isinstance(effect, OppHp))
    return loss + any(isinstance(effect, ExtraDie | ResistanceOpp) for effect in effects) if loss else 0


def help_of(effects: Effects, strike: int) -> int:
    """Return the HP that a defence card saves: those it gives, and the strike that it cancels."""
    healed = sum(effect.amount for effect in effects if isinstance(effect, SelfHp))
    cancelled = any(isinstance(effect, CancelAttack) and effect.what == "attack" for effect in effects)
    return healed + (strike if cancelled else 0)
