"""Checks of a pack, in sentences: VAL-HOG-01 to VAL-HOG-34 (catalogue 21.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from commonroom.engine import BadInput
from commonroom.engine.content import Content, Finding, Say, parse
from commonroom.engine.plain import plain
from commonroom.engine.words import Words

from ...board.drawing.picture import board_svg, scene
from ..listing import listings
from ..load import built_in, earlier, examined, read_pack
from ..shape import Pack
from ..speaking import speaking
from . import boards, cards, decks, missions, opponents, people, pitch, walking


class Check(NamedTuple):
    """A check by its id; it yields a sentence for everything that it finds."""

    id: str
    is_error: bool
    finds: Callable[[Pack], Iterator[Words]]


CHECKS: tuple[Check, ...] = (
    Check("VAL-HOG-01", True, decks.sizes),
    Check("VAL-HOG-02", True, missions.fights_and_missions_agree),
    Check("VAL-HOG-03", True, decks.known_content),
    Check("VAL-HOG-04", False, missions.points),
    Check("VAL-HOG-05", True, missions.places_and_tokens),
    Check("VAL-HOG-06", True, missions.required_cards_exist),
    Check("VAL-HOG-07", True, missions.few_required_cards),
    Check("VAL-HOG-08", False, missions.every_token_is_of_use),
    Check("VAL-HOG-09", True, opponents.values),
    Check("VAL-HOG-10", True, opponents.not_immune_to_everything),
    Check("VAL-HOG-11", False, opponents.every_mission_can_be_won),
    Check("VAL-HOG-12", True, opponents.duels),
    Check("VAL-HOG-13", False, cards.books),
    Check("VAL-HOG-14", False, cards.behaviour),
    Check("VAL-HOG-15", False, cards.magic_values),
    Check("VAL-HOG-16", True, cards.known_magic),
    Check("VAL-HOG-17", True, cards.events),
    Check("VAL-HOG-18", True, cards.quidditch),
    Check("VAL-HOG-19", True, cards.vocabulary),
    Check("VAL-HOG-20", True, people.tokens),
    Check("VAL-HOG-21", True, people.boards),
    Check("VAL-HOG-22", True, people.students),
    Check("VAL-HOG-23", True, people.death_eaters),
    Check("VAL-HOG-24", True, people.voldemort),
    Check("VAL-HOG-25", True, boards.main_board),
    Check("VAL-HOG-26", True, boards.diagon_alley),
    Check("VAL-HOG-27", True, boards.far_places),
    Check("VAL-HOG-28", True, walking.known_distances),
    Check("VAL-HOG-29", True, walking.first_walk),
    Check("VAL-HOG-30", True, walking.connected),
    Check("VAL-HOG-31", True, walking.every_roll_can_be_walked),
    Check("VAL-HOG-32", True, boards.second_mode),
    Check("VAL-HOG-33", True, pitch.worked_example),
    Check("VAL-HOG-34", True, pitch.track),
)
"""All checks: errors make a pack unplayable.

The rules need what these ask for, or the rulebook shows it. The six warnings are about our own limits, and the cards in
somebody's box are right even where they differ.
"""


def findings(pack: Pack) -> list[Finding]:
    """Return everything that the checks find, errors first."""
    found = [Finding(check.id, check.is_error, said) for check in CHECKS for said in check.finds(pack)]
    return sorted(found, key=lambda finding: not finding.is_error)


def playable(pack: Pack) -> Pack:
    """Return the pack if it is playable; otherwise raise BadInput with the reasons."""
    wrong = [f"{finding.sentence} ({finding.check})" for finding in findings(pack) if finding.is_error]
    if wrong:
        raise BadInput(CONTENT.option, " ".join(wrong))
    return pack


def _data(given: object) -> object:
    """Return plain data, also from the text of a file."""
    return parse(given) if isinstance(given, str) else given


def _checked(given: object) -> list[Finding]:
    """Return all faults in the form of a pack; if there are none, what the checks find."""
    found = examined(_data(given))
    if isinstance(found, Pack):
        return findings(found)
    return [Finding(fault.rule, True, fault.words, fault.where) for fault in found]


def _drawn(pack: Pack, say: Say) -> str:
    return board_svg(pack.board, speaking(pack, say))


CONTENT = Content(
    default=plain(built_in()),
    option="pack_data",
    check=_checked,
    read=lambda data: plain(playable(read_pack(_data(data)))),
    listings=lambda data, say: listings(read_pack(data), say),
    draw=lambda data, say: _drawn(read_pack(data), say),
    scene=lambda data: scene(read_pack(data).board),
    earlier=dict.fromkeys((1, 2), plain(earlier())),
)
