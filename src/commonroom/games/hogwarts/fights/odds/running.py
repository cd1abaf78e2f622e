"""A running fight in numbers: the chances if this or that happens next."""

from __future__ import annotations

from msgspec.structs import replace

from ...effects.vocabulary import ExtraDie, ResistanceOpp, opponent_loss, self_heal
from ...pack.ids import Id
from ...state import State
from ..attack import resistance
from ..fighters import MAGIC, board_of, cards_of, hp_of, least_hp, opponent_of
from ..habits import full_hp
from ..limits import cancels, limit, role_of
from ..magic import is_immune
from ..tasks import Blow, Fight, Fighter
from .arms import arms_from, faces_at, foe_of, magic_against
from .means import Arms, Foe
from .rounds import answered, plans, rolled
from .sums import Side, beat_together, beats, losses, prevails


class Running:
    """A fight from one fighter's side."""

    def __init__(self, state: State, fight: Fight, index: int) -> None:
        self.state = state
        self.fight = fight
        self.index = index
        self.fighter: Fighter = fight.fighters[index]
        self.opponent = opponent_of(self.state, fight)
        self.floor = least_hp(self.state, fight)
        self.hp = hp_of(self.state, self.fighter)
        self.cards = [card for deck in MAGIC for card in cards_of(self.state, self.fighter, deck)]
        self.left = max(0, limit(self.state, fight).most - len(self.fighter.used))

    # Chances

    def at_turn(self, *, hp: int = 0, dice: int = 0, loss: int = 0, lower: int = 0, without: Id | None = None) -> float:
        """Return the chance when this fighter is about to attack, with other HP, dice or resistance, or less a card."""
        arms = self._arms(hp, dice, lower, without)
        if self.opponent is None:
            return prevails(self._side(arms), self._other(loss), self.fight.defence_dice)
        return self._beats(self._foe(loss), arms._replace(ready=True))

    def after_attack(self, loss: int, *, dice: int = 0, lower: int = 0, without: Id | None = None) -> float:
        """Return the chance after an attack has taken this many HP."""
        arms = self._arms(0, dice, lower, without)
        if self.opponent is None:
            other = self._other(loss)
            return 1.0 if other.hp <= 0 else 1 - prevails(other, self._side(arms), self.fight.defence_dice)
        foe = self._foe(0)
        if foe.habits and len(self.fight.fighters) == 1:
            return max(answered(foe, plan, loss) for plan in plans(arms))
        foe = foe._replace(hp=foe.hp - loss)
        if foe.hp <= 0 and not foe.final:
            return 1.0
        strikes = not foe.before or foe.hp <= 0
        return self._struck(foe, arms, foe.strike if strikes else 0)

    def after_blow(self, loss: int, when: str, *, hp: int = 0, without: Id | None = None) -> float:
        """Return the chance after losing this many HP, changed by a card."""
        arms = self._arms(hp - loss, 0, 0, without)
        if arms.hp <= self.floor:
            return 0.0
        if self.opponent is None:
            mine, other = self._side(arms), self._other(0)
            if when == "recoil":
                return 1 - prevails(other, mine, self.fight.defence_dice)
            return prevails(mine, other, self.fight.defence_dice)
        return 1.0 if when == "last" else self._beats(self._foe(0), arms._replace(ready=when == "before"))

    def by_dice(self) -> float:
        """Return the chance if the dice are rolled now."""
        arms = self._arms(0, 0, 0, None)
        if self.opponent is not None and self.opponent.habits and len(self.fight.fighters) == 1:
            return max(rolled(self._foe(0), plan) for plan in plans(arms))
        number = arms.dice + (arms.first if self.fighter.attacks == 0 else 0)
        defended = self.fight.defence_dice and self.opponent is None
        chances = losses(number, arms.faces, defended)
        return sum(chance * self.after_attack(loss) for loss, chance in enumerate(chances) if chance)

    def by_card(self, card: Id) -> float:
        """Return the chance with a card that is played at one's own turn."""
        role = role_of(self.state.world.magic[card])
        assert role is not None
        kind, effects = role
        dice = sum(effect.count for effect in effects if isinstance(effect, ExtraDie))
        lower = sum(effect.amount for effect in effects if isinstance(effect, ResistanceOpp))
        if kind == "attack":
            loss = 0 if is_immune(self.state, self.fight, self.state.deck_of(card)) else opponent_loss(effects)
            return self.after_attack(loss, dice=dice, lower=lower, without=card)
        if self.fight.defence_dice:  # there it takes the place of an attack (HOG-734)
            return self.after_attack(0, without=card) * 0.9
        return self.at_turn(hp=self_heal(effects), dice=dice, lower=lower, without=card)

    def answered(self, blow: Blow, card: Id | None = None) -> float:
        """Return the chance after a blow has landed, or was answered with a card."""
        loss, healed = (blow.loss, 0) if card is None else self.spared(blow, card)
        return self.after_blow(loss, blow.when, hp=healed, without=card)

    def spared(self, blow: Blow, card: Id) -> tuple[int, int]:
        """Return the HP that a blow still costs after a card, and the HP that the card gives."""
        role = role_of(self.state.world.magic[card])
        assert role is not None
        effects = role[1]
        return 0 if any(cancels(effect, blow) for effect in effects) else blow.loss, self_heal(effects)

    # Numbers

    def _arms(self, hp: int, dice: int, lower: int, without: Id | None) -> Arms:
        cards = list(self.cards)
        left = self.left
        if without is not None:
            cards.remove(without)
            left -= 1
        needed = resistance(self.state, replace(self.fight, at=self.index), shielded=False) + lower
        return arms_from(
            board_of(self.state, self.fighter),
            hp=self.hp + hp,
            faces=faces_at(needed),
            more_dice=self.fighter.dice + dice,
            attacks=self.fighter.attacks,
            magic=magic_against(self.state.world, cards, self.opponent),
            limit=max(0, left),
        )

    def _foe(self, loss: int) -> Foe:
        assert self.opponent is not None
        times = full_hp(self.state, self.fight) // self.opponent.hp
        return foe_of(self.opponent, floor=self.floor, members=times)._replace(hp=self.fight.hp - loss, reveal=0)

    def _struck(self, foe: Foe, arms: Arms, strike: int) -> float:
        """Return the chance after the opponent strikes, with a defence card if nothing else helps."""
        arms = arms._replace(hp=arms.hp - strike)
        if arms.hp <= self.floor:
            if not arms.limit or not arms.defences or arms.hp + arms.defences[0] <= self.floor:
                return 0.0
            arms = arms._replace(hp=arms.hp + arms.defences[0], defences=arms.defences[1:], limit=arms.limit - 1)
        return 1.0 if foe.hp <= 0 else self._beats(foe, arms)

    def _beats(self, foe: Foe, arms: Arms) -> float:
        mates = [
            Running(self.state, self.fight, index) for index in range(len(self.fight.fighters)) if index != self.index
        ]
        if not mates:
            return beats(foe, arms)
        return beat_together(foe, (arms, *(mate._arms(0, 0, 0, None) for mate in mates)))

    def _side(self, arms: Arms) -> Side:
        """Count cards as HP: what they save, and what they take beyond the usual roll."""
        usual = arms.dice * arms.faces // 6
        worth = [max(0, loss - usual) for loss in arms.attacks] + list(arms.defences)
        saved = sum(sorted(worth, reverse=True)[: arms.limit])
        return Side(arms.hp - self.floor + saved, arms.dice, arms.faces)

    def _other(self, loss: int) -> Side:
        """Return the other fighter, whose cards are unknown but for their number."""
        other = 1 - self.index
        fighter = self.fight.fighters[other]
        needed = resistance(self.state, replace(self.fight, at=other))
        unseen = min(2, sum(len(cards_of(self.state, fighter, deck)) for deck in MAGIC))
        hp = hp_of(self.state, fighter) - loss
        board = board_of(self.state, fighter)
        return Side(hp - self.floor + (unseen if hp > self.floor else 0), board.dice + fighter.dice, faces_at(needed))
