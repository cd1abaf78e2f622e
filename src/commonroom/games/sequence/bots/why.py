"""The reason for a chosen move: the term of its rating by which it stands out among the other moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from commonroom.engine import Seat
from commonroom.engine.reasons import Reason

from ..actions import Action, ChooseSequence, Draw, Exchange, Forfeit, Play
from ..board import BIT, CORNERS, FIVE, Window
from ..cards import Card, is_jack
from ..lines import largest_sets
from . import reasons as because
from .judgement import PLACE, own_terms, removal_terms, rival_terms
from .rating import LAST_RESORT, Rater

BEGUN = 3
"""A line that lacks no more than this is worth naming; one that lacks more has hardly begun."""


class Term(NamedTuple):
    """The effect of a move on one line, our own or a rival's."""

    side: int
    window: Window
    missing: int
    """Chips that the line lacks before the move."""
    worth: float


def reason(rater: Rater, chosen: Action, others: Sequence[Action]) -> Reason | None:
    """Say why the chosen move was rated above the others; None where no rating decided."""
    match chosen:
        case Play(card, _) if card in rater.judgement.edition.anti_wild:
            return _removal(rater, chosen)
        case Play():
            return _placement(rater, chosen, [move for move in others if isinstance(move, Play)])
        case Exchange() if rater.rate(chosen) > LAST_RESORT:
            return because.Dead()
        case Draw() if rater.rate(chosen) > LAST_RESORT:
            return because.Draws()
        case ChooseSequence():
            return because.LeavesMost()
        case Forfeit():
            return because.LeastUse()
    return None


def _placement(rater: Rater, play: Play, others: Sequence[Play]) -> Reason | None:
    judgement, prospects = rater.judgement, rater.prospects
    place = PLACE[play.cell]
    if windows := prospects.completed.get(place):
        made = largest_sets(windows, play.cell, judgement.view.collinear_share)[0][0]
        kind = because.Wins if rater.wins(play) else because.Completes
        return kind(made.cells, because.way_of(made))
    terms = _terms_at(rater, place)
    own = [term for term in terms if term.side == judgement.side]
    rival = [term for term in terms if term.side != judgement.side]
    # What all moves have in common is no reason for one of them: a term counts by how far it exceeds the mean.
    places = [PLACE[other.cell] for other in others if other.card not in judgement.edition.anti_wild]
    gain = prospects.gain[place] - _mean([prospects.gain[other] for other in places])
    denial = prospects.denial[place] - _mean([prospects.denial[other] for other in places])
    leading = own if own and (gain >= denial or not rival) else rival
    if not leading:
        return _kept(rater, play, others)
    best = max(leading, key=lambda term: term.worth)
    if best.missing > BEGUN and (kept := _kept(rater, play, others)):
        return kept
    return _of_own(rater, play, best, own) if leading is own else _of_rival(rater, best, rival)


def _terms_at(rater: Rater, place: int) -> list[Term]:
    """Take the rating of a placement apart, line by line."""
    judgement, found = rater.judgement, list[Term]()
    for side, camp in judgement.camps.items():
        terms = own_terms(camp, place) if side == judgement.side else rival_terms(camp, place)
        found += [Term(side, window, missing, worth) for window, missing, worth in terms]
    return found


def _of_own(rater: Rater, play: Play, best: Term, own: Sequence[Term]) -> Reason:
    window, way = best.window, because.way_of(best.window)
    if best.missing == 2:
        return because.Four(window.cells, way, _next_card(rater, play, window))
    if best.missing == BEGUN:
        return because.Three(window.cells, way, _next_card(rater, play, window))
    if window.mask & CORNERS:
        return because.Corner(window.cells, way)
    return because.Grows(len(own))


def _of_rival(rater: Rater, best: Term, rival: Sequence[Term]) -> Reason:
    whose, way = _players(rater, best.side), because.way_of(best.window)
    if best.missing == 1:
        return because.BlocksFour(best.window.cells, way, whose)
    if best.missing == 2:
        return because.BlocksThree(best.window.cells, way, whose)
    return because.Hinders(sum(term.side == best.side for term in rival), whose)


def _removal(rater: Rater, play: Play) -> Reason | None:
    """Name the line for which taking a chip off does most."""
    judgement, place = rater.judgement, PLACE[play.cell]
    terms = [
        Term(side, window, missing, worth)
        for side, camp in judgement.camps.items()
        for window, missing, worth in removal_terms(camp, place, own=side == judgement.side)
    ]
    if not terms:
        return None
    best = max(terms, key=lambda term: term.worth)
    cells, way = best.window.cells, because.way_of(best.window)
    if best.side == judgement.side:
        return because.Frees(cells, way)
    whose = _players(rater, best.side)
    kinds = {0: because.BreaksSequence, 1: because.BreaksFour, 2: because.BreaksThree}
    if best.missing in kinds:
        return kinds[best.missing](cells, way, whose)
    return because.Weakens(sum(term.side == best.side for term in terms), whose)


def _kept(rater: Rater, play: Play, others: Sequence[Play]) -> Reason | None:
    """Name the best other card if keeping it decided the choice."""
    placed = [other for other in others if other.card not in rater.judgement.edition.anti_wild]
    best = max(placed, key=rater.effect, default=None)
    if best is None or best.card == play.card or rater.effect(best) <= rater.effect(play):
        return None
    if min((term.missing for term in _terms_at(rater, PLACE[best.cell])), default=FIVE) > BEGUN:
        return None
    return because.KeepsJack(best.card) if is_jack(best.card) else because.KeepsCard(best.card)


def _next_card(rater: Rater, play: Play, window: Window) -> Card | None:
    """Find a card in the rest of the hand for a space that the line then lacks; a wild jack only for the last chip."""
    judgement = rater.judgement
    left = list(judgement.hand)
    left.remove(play.card)
    lacking = window.mask & ~judgement.camps[judgement.side].counting & ~BIT[play.cell]
    printed = [card for card in left if judgement.edition.layout.masks.get(card, 0) & lacking]
    wild = [card for card in left if card in judgement.edition.wild and lacking.bit_count() == 1]
    return next(iter([*printed, *wild]), None)


def _players(rater: Rater, side: int) -> tuple[Seat, ...]:
    return tuple(rater.judgement.present(side))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
