"""The table of the second mode before the first turn: boards, and where the tokens lie (HOG-604 to HOG-609)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from commonroom.engine import BadInput, Dice, Refusal, Seat, Table

from ..options import Settings
from ..pack.ids import Id
from ..pack.world import World
from ..start.layout import shuffled_decks
from ..state import Person, State, Turn
from ..tasks import ChooseBoard, DealIn
from .sides import DARK, hero_boards, with_role


def laid_out(table: Table, world: World, chosen: Settings, dice: Dice) -> State:
    """Lay out the table: Pettigrew begins, heroes without a board are asked, nobody has missions (HOG-601, HOG-609).

    Rules: HOG-611.
    """
    decks = shuffled_decks(world, dice)
    first = chosen.sides.index(DARK)
    settled = wished(table, world, first)
    seats = range(len(table.seats))
    tokens = scattered(world, dice)
    in_play = {token for here in tokens.values() for token in here}
    choosing = [seat for seat in (*seats[first:], *seats[:first]) if seat not in settled]
    return State(
        world=world,
        settings=chosen,
        people=tuple(Person(settled.get(seat), world.places.start) for seat in seats),
        decks=decks,
        tokens=tokens,
        first=first,
        turn=Turn(first),
        # The agenda is a stack: the seat that chooses first comes last.
        agenda=(DealIn(), *map(ChooseBoard, reversed(choosing))),
        aside=tuple(token for token in world.tokens if token not in in_play),
    )


def scattered(world: World, dice: Dice) -> dict[Id, tuple[Id, ...]]:
    """Put horcruxes on their places, and six other tokens on different rosettes within walking reach (RUL-HOG-152)."""
    pack = world.pack.returns
    lying = with_horcruxes(world, {}, ())
    near = [place for place in dict.fromkeys(world.rosettes) if world.fields[place].board != "board2"]
    rosettes = dice.shuffle("rosettes", near)
    for place, token in zip(rosettes, (*pack.ritual, *pack.weapons), strict=False):
        lying[place] = (*lying.get(place, ()), token)
    return lying


def with_horcruxes(
    world: World, tokens: Mapping[Id, tuple[Id, ...]], elsewhere: Collection[Id]
) -> dict[Id, tuple[Id, ...]]:
    """Return the tokens with every horcrux that is not elsewhere on its place (HOG-606, RUL-HOG-150)."""
    lying = dict(tokens)
    for horcrux in world.pack.returns.horcrux:
        if horcrux.token not in elsewhere:
            lying[horcrux.place] = (*lying.get(horcrux.place, ()), horcrux.token)
    return lying


# Boards


def wished(table: Table, world: World, dark: Seat) -> dict[Seat, Id]:
    """Return the boards settled from the start: Pettigrew, heroes that seats wish for, and the last one left."""
    pettigrew = with_role(world, "pettigrew")
    taken = {dark: pettigrew}
    for seat, player in enumerate(table.seats):
        if seat == dark:
            if player.wish not in (None, pettigrew):
                raise BadInput(f"seats[{seat}].character", f"somebody has to play {pettigrew} (HOG-604)")
        elif player.wish is not None:
            taken[seat] = _hero(world, taken, player.wish, f"seats[{seat}].character")
    left = [seat for seat in range(len(table.seats)) if seat not in taken]
    heroes = choices(world, tuple(taken.values()), len(left))
    if not left and world.pack.returns.hero not in taken.values():
        raise BadInput("seats", f"{world.pack.returns.hero} has to take part (RUL-HOG-151)")
    return taken | {left[0]: heroes[0]} if len(left) == len(heroes) == 1 else taken


def _hero(world: World, taken: Mapping[Seat, Id], wish: Id, where: str) -> Id:
    if wish in taken.values():
        raise BadInput(where, f"{wish} is taken already (HOG-063)")
    if wish not in hero_boards(world):
        raise BadInput(where, f"{wish} is not on Harry's side (HOG-605)")
    return wish


def choices(world: World, taken: tuple[Id | None, ...], left: int) -> list[Id]:
    """Return the heroes for the next of this many seats without a board; the last must be Harry (RUL-HOG-151)."""
    free = [board for board in hero_boards(world) if board not in taken]
    return free[:1] if left == 1 and world.pack.returns.hero in free else free


def boards(state: State) -> tuple[Id, ...]:
    """List the heroes (HOG-605)."""
    return hero_boards(state.world)


def board_refusal(state: State, board: Id) -> Refusal | None:
    """Return why a board cannot be chosen, or None."""
    if board not in hero_boards(state.world):
        return Refusal("HOG-605", "not_a_hero")
    taken = tuple(person.character for person in state.people)
    if board in taken:
        return Refusal("HOG-063", "character_taken")
    if board not in choices(state.world, taken, taken.count(None)):
        return Refusal("RUL-HOG-151", "hero_needed")
    return None
