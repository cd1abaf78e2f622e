"""Checks of the boards (VAL-HOG-25 to 27 and 32)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from commonroom.engine.words import Words, thing, words

from ...board.graph import ways
from ...board.map import HOUSES, SUBJECTS, SYMBOLS, Board, Field
from ..facts import facts
from ..shape import Pack
from .walking import ends

MAIN_KINDS = {"tower": 18, "classroom": 6, "pitch": 1, "start": 1}
SLOTS: dict[Board, int] = {"main": 18, "board1": 3, "board2": 9}
BOARDS: dict[Board, str] = {
    "main": "the main board",
    "board1": "the board of Diagon Alley",
    "board2": "the board of the far places",
}
BRIDGES, HALL_SIDES = 2, 2
FLOO_TARGETS = 7
LOOSE_TOKENS = 6


def main_board(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-25: castle and surroundings have everything that the rules mention."""
    fields = _on(pack, "main")
    kinds = Counter[str](field.kind for field in fields)
    for kind, count in MAIN_KINDS.items():
        if kinds[kind] != count:
            sentence = "The main board must have {wanted} fields of the kind {kind}, and it has {count}."
            yield words("field_count", sentence, wanted=count, kind=thing("kind", kind), count=kinds[kind])
    for kind, least in (*((symbol, 1) for symbol in SYMBOLS), ("bridge", BRIDGES)):
        if kinds[kind] < least:
            sentence = "The main board must have at least {wanted} fields of the kind {kind}, and it has {count}."
            yield words("field_least", sentence, wanted=least, kind=thing("kind", kind), count=kinds[kind])
    for house, count in _not_once(HOUSES, [field.common_room for field in fields]):
        sentence = "There must be one common room of {house}, and there are {count}."
        yield words("common_rooms", sentence, house=thing("house", house), count=count)
    for subject, count in _not_once(SUBJECTS, [field.classroom for field in fields]):
        sentence = "There must be one classroom for {subject}, and there are {count}."
        yield words("classrooms", sentence, subject=thing("subject", subject), count=count)
    yield from _slots(pack, "main")
    for role, kind in (("start", "start"), ("pitch", "pitch")):
        place = getattr(pack.board.places, role)
        if not any(field.id == place and field.kind == kind for field in fields):
            sentence = "For {role} the pack names {field}, which is no field of that kind."
            yield words("place_kind", sentence, role=thing("kind", role), field=thing("field", place))
    known = facts().board
    hall, hospital = thing("field", known.great_hall), thing("field", known.hospital_wing)
    if not any(field.id == known.hospital_wing and field.kind == "hp" for field in fields):
        yield words("hospital", "There must be a field {field} that gives HP.", field=hospital)
    if not any(field.id == known.great_hall and field.kind == "blocked" for field in fields):
        yield words("closed_hall", "There must be a field {field} that nobody can enter.", field=hall)
    elif ways(pack.board)[known.great_hall]:
        yield words("way_into_hall", "No way may lead into {field}.", field=hall)
    if sum(field.part_of == known.great_hall for field in fields) < HALL_SIDES:
        sentence = "At least {wanted} fields must count as part of {field}."
        yield words("hall_sides", sentence, wanted=HALL_SIDES, field=hall)


def diagon_alley(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-26: three rosettes and the known shops."""
    yield from _slots(pack, "board1")
    there = {field.id for field in _on(pack, "board1")}
    for name in facts().board.diagon_alley:
        if name not in there:
            yield words("diagon_alley", "{field} must be on the board of Diagon Alley.", field=thing("field", name))
    if pack.board.places.refuge not in there:
        sentence = "The defeated wake up in {field}, which is not in Diagon Alley."
        yield words("refuge", sentence, field=thing("field", pack.board.places.refuge))


def far_places(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-27: seven places for floo powder and the graveyard; nobody walks there."""
    fields = _on(pack, "board2")
    reached = Counter(field.reached_by for field in fields)
    if reached != {"floo": FLOO_TARGETS, "portkey": 1}:
        yield words(
            "far_places",
            "The far places must be {wanted} for floo powder and 1 for a portkey, and here they are {floo} and "
            "{portkey}, with {others} others.",
            wanted=FLOO_TARGETS,
            floo=reached["floo"],
            portkey=reached["portkey"],
            others=reached["walking"],
        )
    graveyard = pack.board.places.graveyard
    if not any(field.id == graveyard and field.reached_by == "portkey" for field in fields):
        sentence = "A portkey must lead to the graveyard, and {field} is not reached by one."
        yield words("graveyard", sentence, field=thing("field", graveyard))
    yield from _slots(pack, "board2")
    far = {field.id for field in fields}
    between = {frozenset((here, there)) for here, there, _ in pack.board.edges() if here in far or there in far}
    one, other = facts().board.far_passage
    if frozenset((one, other)) not in between:
        yield words("far_passage", "A free passage must join {one} and {other}.", **ends(one, other))
    for way in between - {frozenset((one, other))}:
        here, there = sorted(way)
        yield words("far_way", "No way may join {one} and {other}.", **ends(here, there))


def second_mode(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-32: everything that Voldemort Returns puts on the board has its place."""
    fields = {field.id for field in pack.board.field}
    tokens = {token.id for token in pack.tokens}
    returns = pack.returns
    places = {horcrux.place for horcrux in returns.horcrux}
    for place in facts().board.horcrux_places:
        if place not in fields:
            sentence = "A horcrux lies in {field}, and there is no such field."
            yield words("horcrux_nowhere", sentence, field=thing("field", place))
        elif place not in places:
            yield words("horcrux_place", "A horcrux must lie in {field}.", field=thing("field", place))
    if len(returns.horcrux) != len(facts().board.horcrux_places):
        sentence = "There must be {wanted} horcruxes, and there are {count}."
        yield words("horcruxes", sentence, wanted=len(facts().board.horcrux_places), count=len(returns.horcrux))
    horcruxes = [horcrux.token for horcrux in returns.horcrux]
    for token in (*horcruxes, *returns.ritual, *returns.weapons, returns.hero_token, returns.voldemort_token):
        if token not in tokens:
            sentence = "The second mode needs the token {token}, which does not exist."
            yield words("returns_token", sentence, token=thing("token", token))
    students = {character.id for character in pack.characters if character.role == "student"}
    for name in (returns.hero, *returns.friends):
        if name not in students:
            sentence = "The second mode needs the student {student}, who has no board."
            yield words("returns_student", sentence, student=thing("character", name))
    loose = len(returns.ritual) + len(returns.weapons)
    rosettes = sum(field.slots for field in pack.board.field if field.board != "board2")
    if loose != LOOSE_TOKENS or rosettes < loose:
        sentence = "{wanted} tokens need a rosette each; here are {tokens} tokens and {rosettes} rosettes."
        yield words("loose_tokens", sentence, wanted=LOOSE_TOKENS, tokens=loose, rosettes=rosettes)


def _on(pack: Pack, board: Board) -> list[Field]:
    return [field for field in pack.board.field if field.board == board]


def _slots(pack: Pack, board: Board) -> Iterator[Words]:
    fields = _on(pack, board)
    if (slots := sum(field.slots for field in fields)) != SLOTS[board]:
        sentence = "{wanted} item tokens must find a place on {board}, and there are {count} places."
        yield words("slots", sentence, wanted=SLOTS[board], board=words("board", BOARDS[board], id=board), count=slots)
    for field in fields:
        if (field.kind == "rosette") != (field.slots > 0) and board != "board2":
            sentence = "{field} must have places for tokens if it is a rosette, and only then."
            yield words("rosette", sentence, field=thing("field", field.id))


def _not_once(wanted: tuple[str, ...], found: list[str | None]) -> list[tuple[str, int]]:
    """Return everything that is not there exactly once, with its count."""
    count = Counter(found)
    return [(name, count[name]) for name in wanted if count[name] != 1]
