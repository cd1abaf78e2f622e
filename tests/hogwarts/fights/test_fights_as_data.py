"""A fight is data on the agenda: it can be written down at any point, and the moves on offer are the legal ones."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from commonroom.engine import Dice
from commonroom.games.hogwarts.actions import Action, Attack, Choose, Pass, Play, Prize, Reroll, Step, Stop, Use
from commonroom.games.hogwarts.agenda import apply
from commonroom.games.hogwarts.fights.fighters import least_hp
from commonroom.games.hogwarts.fights.limits import limit
from commonroom.games.hogwarts.fights.tasks import FightDeathEater, FightPlayer, FightTask, StartDuel, StartMission
from commonroom.games.hogwarts.legality import legal, refusal, to_act
from commonroom.games.hogwarts.mode import known_tasks
from commonroom.games.hogwarts.pack.world import built_in_world
from commonroom.games.hogwarts.state import State

from ..returns.tables import after
from ..tables import CHO, DRACO, F3, F4, HARRY, HERMIONE, LUNA, RON, Game

TOKENS = ("elder_wand", "gryffindor_sword", "resurrection_stone", "invisibility_cloak", "time_turner", "nagini")
FOES = ("lucius_malfoy", "bellatrix_lestrange", "antonin_dolohov")


def everything(state: State) -> list[Action]:
    """Return all actions that somebody could try in a fight."""
    world = state.world
    dice = [tuple(die for die in range(7) if number >> die & 1) for number in range(1, 128)]
    return [
        Attack(),
        Pass(),
        Stop(),
        *map(Play, world.magic),
        *map(Use, world.tokens),
        *map(Choose, world.magic),
        *map(Step, world.fields),
        *(Prize("items"), Prize("portkey"), Prize("floo"), Prize("cards")),
        *map(Reroll, dice),
    ]


def cards(state: State) -> list[str]:
    """Return every spell, potion and duel card, wherever it is."""
    held = [card for person in state.people for card in (*person.spell, *person.potion)]
    held += [card for foe in state.death_eaters for card in (*foe.spell, *foe.potion)]
    return sorted([*held, *state.decks["spell"], *state.decks["potion"], *state.decks["duel"]])


def opened(chance: random.Random, variant: str, teams: int = 1) -> Game:
    """Return some fight at some table, with good hands."""
    options: dict[str, Any] = {"variant": variant} | ({"teams": teams} if variant == "team" else {})
    names = chance.sample([HARRY, DRACO, LUNA, RON, HERMIONE, CHO, F3, F4], 4)
    game = Game(*names, **options)
    game.state.world = built_in_world()
    for seat in game.state.seats:
        spells = chance.sample(game.state.decks["spell"], 3)
        potions = chance.sample(game.state.decks["potion"], 3)
        game.person(seat, hp=chance.randint(1, 9), spell=spells, potion=potions, floo=1, portkey=1)
    game.person(chance.randrange(4), items=chance.sample(TOKENS, 3))
    return game.ask(_fight(game, chance, variant))


def _fight(game: Game, chance: random.Random, variant: str) -> FightTask:
    mission = chance.choice(list(game.state.world.missions))
    game.person(0, missions=[mission])
    kinds: list[FightTask] = [StartDuel(0), StartMission(mission, game.state.mates(0))]
    if not game.state.are_mates(0, 1):
        kinds.append(FightPlayer(0, 1))
    if variant != "underage":
        foe = chance.choice(FOES)
        game.death_eater(foe, game.of(0).at)
        kinds.append(FightDeathEater(0, foe))
    return chance.choice(kinds)


def play_out(game: Game, chance: random.Random) -> State:
    """Play any move on offer until the fight is over."""
    state, before = game.state, cards(game.state)
    everywhere = everything(state)
    for number in range(1000):
        if not any(isinstance(task, FightTask.__args__) for task in state.agenda):
            return state
        written = msgspec.json.encode(state.agenda[-1])
        assert msgspec.json.decode(written, type=known_tasks()) == state.agenda[-1]
        (seat,) = to_act(state)
        offered = legal(state, seat)
        assert all(refusal(state, seat, action) is None for action in offered)
        if number % 10 == 0:
            check_offered(state, seat, offered, everywhere)
        state, _ = apply(state, seat, chance.choice(offered), Dice(bytes(32), number + 1))
        assert cards(state) == before
        assert all(person.hp >= 1 for person in state.people)
    raise AssertionError("the fight did not end")


def check_offered(state: State, seat: int, offered: list[Action], everywhere: list[Action]) -> None:
    """Expect everything else to be refused."""
    kinds = {type(action) for action in everywhere}
    allowed = {action for action in everywhere if refusal(state, seat, action) is None}
    assert {action for action in offered if type(action) in kinds} == allowed


@pytest.mark.rule("HOG-270", "HOG-062", "HOG-255")
@pytest.mark.parametrize(("variant", "teams"), [("underage", 1), ("qualified", 1), ("team", 1), ("team", 2)])
@pytest.mark.parametrize("seed", range(25))
def test_hog_270_fights_of_all_kinds_end_and_every_step_can_be_written_down(
    variant: str, teams: int, seed: int
) -> None:
    chance = random.Random(f"{variant} {teams} {seed}")
    game = opened(chance, variant, teams)
    play_out(game, chance)


@pytest.mark.rule("HOG-735", "HOG-740")
@pytest.mark.parametrize("seed", range(25))
def test_hog_735_fights_of_the_second_mode_end_too(seed: int) -> None:
    chance = random.Random(seed)
    game, foe = after(HARRY, RON, HERMIONE), chance.choice(FOES)
    game.state.world = built_in_world()
    game.death_eater(foe, "s01")
    spells = chance.sample(game.state.decks["spell"], 8)
    for seat in (1, 2, 3):
        game.person(seat, spell=spells[seat * 2 : seat * 2 + 2], hp=chance.randint(1, 9), at="s01")
    game.ask(FightDeathEater(chance.randint(1, 3), foe, foe_first=chance.random() < 0.5))
    state = play_out(game, chance)
    assert any(person.at == "start" for person in state.people) or not state.death_eaters


@pytest.mark.rule("HOG-270", "HOG-260")
@pytest.mark.parametrize(
    ("kind", "path"),
    [
        ("players", ("banner", "clock_tower", "s01")),
        ("death_eater", ("clock_tower", "s01", "gryffindor_tower")),
        ("duel", ("gryffindor_tower", "s02", "s03")),
        ("mission", ("north_tower", "s14", "west_wing_3f")),
    ],
)
def test_t_hog_016_four_kinds_of_fight_are_opened_where_they_belong(kind: str, path: tuple[str, ...]) -> None:
    game = Game(F4, F3, variant="qualified").person(1, at="s01" if kind == "players" else "start")
    game.state.death_eaters = ()
    game.death_eater("lucius_malfoy", "gryffindor_tower" if kind == "death_eater" else "owlery_tower")
    game.person(0, items=["enchanted_flute"], missions=["tame_the_dog"], spell=["alohomora"], at=path[0])
    game.deck("duel", "ron_weasley").roll(0, 1, 1).walk(0, *path[1:])
    if kind == "mission":
        game.do(0, "attempt", mission="tame_the_dog")
    fight = game.task.fight
    assert fight.kind == kind
    limits = {"players": 2, "death_eater": 3, "duel": 3, "mission": 3}
    assert limit(game.state, fight).most == limits[kind]
    thresholds = {"players": 1, "death_eater": 0, "duel": 1, "mission": 0}
    assert least_hp(game.state, fight) == thresholds[kind]
