"""Rate the moves of one decision against each other."""

from __future__ import annotations

from ..actions import Action, ChooseSequence, Draw, Exchange, Forfeit, Play
from ..board import WINDOW_BETWEEN
from ..cards import Card, is_jack
from ..lines import largest_sets
from .judgement import PLACE, Judgement, Prospects

WILD = 60.0
"""A wild jack is kept until it gains this much: a sequence, or the end of a rival's that is nearly complete."""
ANTI_WILD = 20.0
"""An anti-wild jack is played for less, because its moment passes: a completed sequence can no longer be broken."""

# Outside the scale: a winning move is always made, and a free card is taken before anything is decided.
WIN = 1e9
TAKE_CARD = 1e8
LAST_RESORT = -1e9


class Rater:
    """Rates the moves of one decision against each other."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement
        self.prospects: Prospects = judgement.prospects()

    def rate(self, move: Action) -> float:
        """Return how good a move is."""
        match move:
            case Play(card, _) if card in self.judgement.edition.anti_wild:
                return self._removal(move)
            case Play():
                return self._placement(move)
            case Draw():
                return LAST_RESORT if self._last_card_ends_game() else TAKE_CARD
            case Exchange(card):
                # A jack that cannot be played now will be worth more later than a card from the pile.
                return LAST_RESORT if is_jack(card) or self._last_card_ends_game() else TAKE_CARD
            case Forfeit(card):
                return -self._use(card)
            case ChooseSequence(cells):
                return self.judgement.future(WINDOW_BETWEEN[cells[0], cells[-1]])
        return LAST_RESORT

    def _placement(self, play: Play) -> float:
        if self.wins(play):
            return WIN
        return self.effect(play) - (WILD if play.card in self.judgement.edition.wild else self._regret(play))

    def effect(self, play: Play) -> float:
        """Return what a chip does on the board, whatever the card for it is worth."""
        place = PLACE[play.cell]
        return self.prospects.gain[place] + self.prospects.denial[place]

    def _removal(self, play: Play) -> float:
        return self.prospects.removal[PLACE[play.cell]] - ANTI_WILD

    def wins(self, play: Play) -> bool:
        """Tell whether the chip completes all the sequences that are still needed (SEQ-18, RUL-SEQ-50)."""
        judgement = self.judgement
        windows = self.prospects.completed.get(PLACE[play.cell])
        if windows is None:
            return False
        made = len(largest_sets(windows, play.cell, judgement.view.collinear_share)[0])
        return len(judgement.camps[judgement.side].made) + made >= judgement.view.target

    def _regret(self, play: Play) -> float:
        """Return what our lines lose once the card is gone and cannot fill its other cell."""
        judgement = self.judgement
        if judgement.hand.count(play.card) > 1:
            return 0.0
        others = [PLACE[cell] for cell in judgement.edition.layout.cells[play.card] if cell != play.cell]
        missed = 1 - judgement.chance(judgement.side, play.card)
        return missed * sum(self.prospects.stake[place] for place in others)

    def _use(self, card: Card) -> float:
        """Return the value of a card at its best."""
        box = self.judgement.edition
        if is_jack(card):
            return WILD if card in box.wild else ANTI_WILD
        places = [PLACE[cell] for cell in box.layout.cells[card]]
        return max(self.prospects.gain[place] + self.prospects.denial[place] for place in places)

    def _last_card_ends_game(self) -> bool:
        """Tell whether drawing now ends the game in a draw (SEQ-63), which helps nobody."""
        return self.judgement.view.pile == 1 and self.judgement.view.last_card_ends
