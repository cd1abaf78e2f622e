"""What must be on the boards (VAL-HOG-25 to 27 and 32)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..board import HOUSES, SUBJECTS, SYMBOLS, Board, Field
from ..facts import facts
from ..pack import Pack
from ..ways import ways

MAIN_KINDS = {"tower": 18, "classroom": 6, "pitch": 1, "start": 1}
SLOTS: dict[Board, int] = {"main": 18, "board1": 3, "board2": 9}
BRIDGES, HALL_SIDES = 2, 2
FLOO_TARGETS = 7
LOOSE_TOKENS = 6


def main_board(pack: Pack) -> Iterator[str]:
    """VAL-HOG-25: castle and surroundings have everything that the rules speak of."""
    fields = _on(pack, "main")
    kinds = Counter[str](field.kind for field in fields)
    for kind, count in MAIN_KINDS.items():
        if kinds[kind] != count:
            yield f"The main board must have {count} fields of the kind {kind}, and it has {kinds[kind]}."
    for kind, least in (*((symbol, 1) for symbol in SYMBOLS), ("bridge", BRIDGES)):
        if kinds[kind] < least:
            yield f"The main board must have at least {least} fields of the kind {kind}, and it has {kinds[kind]}."
    yield from _each_once("common room of", HOUSES, [field.common_room for field in fields])
    yield from _each_once("classroom for", SUBJECTS, [field.classroom for field in fields])
    yield from _slots(pack, "main")
    for role, kind in (("start", "start"), ("pitch", "pitch")):
        place = getattr(pack.board.places, role)
        if not any(field.id == place and field.kind == kind for field in fields):
            yield f"The {role} is said to be {place}, which is no field of that kind."
    known = facts().board
    if not any(field.id == known.hospital_wing and field.kind == "hp" for field in fields):
        yield f"There must be a field {known.hospital_wing} that gives HP."
    if not any(field.id == known.great_hall and field.kind == "blocked" for field in fields):
        yield f"There must be a field {known.great_hall} that nobody can enter."
    elif ways(pack.board)[known.great_hall]:
        yield f"No way may lead into {known.great_hall}."
    if sum(field.part_of == known.great_hall for field in fields) < HALL_SIDES:
        yield f"At least {HALL_SIDES} fields must count as part of {known.great_hall}."


def diagon_alley(pack: Pack) -> Iterator[str]:
    """VAL-HOG-26: three rosettes and the known shops."""
    yield from _slots(pack, "board1")
    there = {field.id for field in _on(pack, "board1")}
    for name in facts().board.diagon_alley:
        if name not in there:
            yield f"{name} must be on the board of Diagon Alley."
    if pack.board.places.refuge not in there:
        yield f"The defeated wake up in {pack.board.places.refuge}, which is not in Diagon Alley."


def far_places(pack: Pack) -> Iterator[str]:
    """VAL-HOG-27: seven places for floo powder and the graveyard; nobody walks there."""
    fields = _on(pack, "board2")
    reached = Counter(field.reached_by for field in fields)
    if reached != {"floo": FLOO_TARGETS, "portkey": 1}:
        yield (
            f"The far places must be {FLOO_TARGETS} for floo powder and 1 for a portkey, and here they are "
            f"{reached['floo']} and {reached['portkey']}, with {reached['walking']} others."
        )
    graveyard = pack.board.places.graveyard
    if not any(field.id == graveyard and field.reached_by == "portkey" for field in fields):
        yield f"A portkey must lead to the graveyard, and {graveyard} is not reached by one."
    yield from _slots(pack, "board2")
    far = {field.id for field in fields}
    between = {frozenset((here, there)) for here, there, _ in pack.board.edges() if here in far or there in far}
    if frozenset(facts().board.far_passage) not in between:
        yield f"A free passage must join {' and '.join(facts().board.far_passage)}."
    for way in between - {frozenset(facts().board.far_passage)}:
        yield f"No way may join {' and '.join(sorted(way))}."


def second_mode(pack: Pack) -> Iterator[str]:
    """VAL-HOG-32: everything that Voldemort Returns puts on the board has its place."""
    fields = {field.id for field in pack.board.field}
    tokens = {token.id for token in pack.tokens}
    returns = pack.returns
    places = {horcrux.place for horcrux in returns.horcrux}
    for place in facts().board.horcrux_places:
        if place not in fields:
            yield f"A horcrux lies in {place}, and there is no such field."
        elif place not in places:
            yield f"A horcrux must lie in {place}."
    if len(returns.horcrux) != len(facts().board.horcrux_places):
        yield f"There must be {len(facts().board.horcrux_places)} horcruxes, and there are {len(returns.horcrux)}."
    horcruxes = [horcrux.token for horcrux in returns.horcrux]
    for token in (*horcruxes, *returns.ritual, *returns.weapons, returns.hero_token, returns.voldemort_token):
        if token not in tokens:
            yield f"The second mode needs the token {token}, which does not exist."
    students = {character.id for character in pack.characters if character.role == "student"}
    for name in (returns.hero, *returns.friends):
        if name not in students:
            yield f"The second mode needs the student {name}, who has no board."
    loose = len(returns.ritual) + len(returns.weapons)
    rosettes = sum(field.slots for field in pack.board.field if field.board != "board2")
    if loose != LOOSE_TOKENS or rosettes < loose:
        yield f"{LOOSE_TOKENS} tokens need a rosette each; here are {loose} tokens and {rosettes} rosettes."


def _on(pack: Pack, board: Board) -> list[Field]:
    return [field for field in pack.board.field if field.board == board]


def _slots(pack: Pack, board: Board) -> Iterator[str]:
    fields = _on(pack, board)
    if (slots := sum(field.slots for field in fields)) != SLOTS[board]:
        yield f"{SLOTS[board]} item tokens must find a place on {board}, and there are {slots} places."
    for field in fields:
        if (field.kind == "rosette") != (field.slots > 0) and board != "board2":
            yield f"{field.id} must have places for tokens if it is a rosette, and only then."


def _each_once(what: str, wanted: tuple[str, ...], found: list[str | None]) -> Iterator[str]:
    count = Counter(found)
    for name in wanted:
        if count[name] != 1:
            yield f"There must be one {what} {name}, and there are {count[name]}."
