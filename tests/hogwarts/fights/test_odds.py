"""The odds are those of the rules."""

from __future__ import annotations

from itertools import product

import pytest

from commonroom.engine import Dice
from commonroom.games import hogwarts
from commonroom.games.hogwarts import actions as act
from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.actions import Attack, Pass
from commonroom.games.hogwarts.effects.vocabulary import (
    Discard,
    OppFlees,
    OppGrows,
    OppHeals,
    OppHp,
    OppRests,
    OppShield,
    SelfHp,
)
from commonroom.games.hogwarts.fights.odds.means import Arms, Foe
from commonroom.games.hogwarts.fights.odds.previews import mission_chance
from commonroom.games.hogwarts.fights.odds.reveal import hands_after, usual_hand
from commonroom.games.hogwarts.fights.odds.running import Running
from commonroom.games.hogwarts.fights.odds.sums import (
    Side,
    affordable,
    at_least,
    beat_together,
    beats,
    losses,
    prevails,
)
from commonroom.games.hogwarts.fights.tasks import StartDuel, StartMission, TakeTurn
from commonroom.games.hogwarts.pack.cards import Habit
from commonroom.games.hogwarts.pack.world import built_in_world
from commonroom.games.hogwarts.state import State

from ..tables import F3, F4, Game

WORLD = built_in_world()
RIDDLE = Foe(hp=9, strike=3, before=False, final=True, reveal=2, floor=0)
DOG = Foe(hp=6, strike=1, before=False, final=True, reveal=0, floor=0)


def arms(hp: int, *, attacks: tuple[int, ...] = (), defences: tuple[int, ...] = (), limit: int = 5) -> Arms:
    return Arms(hp, 4, 2, 0, attacks, defences, limit)


def test_hits_of_some_dice() -> None:
    rolls = list(product(range(1, 7), repeat=3))
    assert at_least(2, 3, 4) == pytest.approx(sum(sum(die >= 3 for die in roll) >= 2 for roll in rolls) / len(rolls))
    assert (at_least(0, 3, 4), at_least(4, 3, 4)) == (1.0, 0.0)


def test_how_many_attacks_one_can_afford() -> None:
    assert affordable(RIDDLE, 7) == 2  # 7, 4, 1
    assert affordable(RIDDLE, 6) == 1
    assert affordable(RIDDLE, 0) == 0
    assert affordable(RIDDLE._replace(final=False), 6) == 2  # the last one is not answered
    assert affordable(RIDDLE._replace(before=True), 7) == 1  # it strikes twice: before the attack, and when it falls
    assert affordable(RIDDLE._replace(floor=1), 7) == 1  # a duel is lost at 1 HP
    assert affordable(RIDDLE._replace(strike=0), 1) > 5


@pytest.mark.rule("HOG-335", "HOG-337")
def test_the_two_fights_of_the_rulebook() -> None:
    """EX-3b is certainly won with 7 HP left after the reveal; in EX-3a two potions are not enough to be certain."""
    assert beats(RIDDLE, arms(7, attacks=(5, 4))) == 1.0
    assert beats(RIDDLE, arms(7, attacks=(5, 4), limit=1)) < 0.5  # if only one of them may be used
    assert 0 < beats(RIDDLE, arms(4, attacks=(5,), defences=(5,))) < 1


def test_a_team_is_as_strong_as_all_its_attacks_together() -> None:
    alone = beats(DOG, arms(3))
    assert beat_together(DOG._replace(hp=12), (arms(3), arms(3))) == pytest.approx(at_least(12, 16, 2))
    assert beat_together(DOG, (arms(3), arms(3))) > alone
    assert beat_together(DOG, (arms(1), arms(1, attacks=(6,)))) == 0.0


def test_what_an_attack_takes() -> None:
    assert losses(1, 3, False) == pytest.approx((0.5, 0.5))
    assert sum(losses(4, 4, True)) == pytest.approx(1.0)
    assert losses(1, 6, True) == pytest.approx((1 / 6, 1 / 2, 1 / 3))  # HOG-731: a 6 does nothing, 1 and 2 cost two


def test_whoever_attacks_first_of_two_equals_is_ahead() -> None:
    equal = Side(1, 1, 3)
    assert prevails(equal, equal, False) == pytest.approx(2 / 3)
    assert prevails(Side(0, 4, 6), equal, False) == 0.0
    assert prevails(Side(6, 4, 4), Side(6, 3, 3), False) > 0.9
    assert prevails(Side(60, 4, 4), Side(1, 3, 3), True) > 0.99


# Opponents with habits, round by round

FOUGHT = 400
"""Fights against each opponent; a chance may then be off by nine in a hundred."""
OPPONENTS = [
    *(("mission", mission.id) for mission in WORLD.missions.values() if WORLD.fights[mission.fight].opponent.habits),
    *(("duel", card.id) for card in WORLD.duels.values() if card.opponent.habits),
]


@pytest.mark.rule("RUL-HOG-188", "RUL-HOG-189", "RUL-HOG-190")
@pytest.mark.parametrize(("kind", "name"), OPPONENTS)
def test_the_chance_that_is_told_is_the_chance_of_the_dice(kind: str, name: str) -> None:
    """Every opponent with habits, against four dice, nine HP and no cards: fought by the rules, again and again."""
    game = Game(F4, F3).person(0, hp=9, missions=[name] if kind == "mission" else [])
    if kind == "duel":
        game.deck("duel", name)
    state = game.ask(StartMission(name, (0,)) if kind == "mission" else StartDuel(0)).state
    chance = Running(state, state.agenda[-1].fight, 0).at_turn()  # type: ignore[union-attr]
    won = sum(fought(state, number) for number in range(FOUGHT)) / FOUGHT
    assert chance == pytest.approx(won, abs=0.09)


ROBBERS = [
    mission.id
    for mission in WORLD.missions.values()
    if any(isinstance(effect, Discard) for effect in WORLD.fights[mission.fight].opponent.on_reveal)
]


@pytest.mark.rule("HOG-332")
@pytest.mark.parametrize("name", ROBBERS)
def test_the_chance_before_a_fight_counts_the_cards_that_the_reveal_takes(name: str) -> None:
    """What is told before the fight is what is told on average right after the reveal, whichever card it took."""
    game = Game(F4, F3).person(0, hp=7, missions=[name], spell=["fiendfyre", "expelliarmus"], potion=["ageing_potion"])
    told = mission_chance(game.state, 0, name)
    state = game.ask(StartMission(name, (0,))).state
    after = dict(chance_after_reveal(state, number) for number in range(40))
    assert len(after) in (1, 2)  # whatever is taken at random is one of two
    assert told == pytest.approx(sum(after.values()) / len(after))


def chance_after_reveal(state: State, number: int) -> tuple[tuple[str, ...], float]:
    """Let the reveal happen without a defence, and return the hand and the chance; the weakest card is given away."""
    while not isinstance(state.agenda[-1], TakeTurn):
        moves = hogwarts.legal(state, 0)
        answer = next((move for move in moves if move in (Pass(), act.Discard("expelliarmus"))), moves[0])
        state, _ = hogwarts.apply(state, 0, answer, Dice(bytes(32), number + 1))
    return state.people[0].hand, Running(state, state.agenda[-1].fight, 0).at_turn()


@pytest.mark.rule("HOG-332")
def test_a_reveal_takes_each_card_of_its_deck_as_often() -> None:
    opponent = WORLD.fights[WORLD.missions["rescue_from_the_lake"].fight].opponent
    game = Game(F4, F3).person(0, spell=["reducto", "stupefy", "fiendfyre"], potion=["ageing_potion"])
    hands = hands_after(game.state, 0, opponent)
    assert hands == {
        ("stupefy", "fiendfyre", "ageing_potion"): pytest.approx(1 / 3),
        ("reducto", "fiendfyre", "ageing_potion"): pytest.approx(1 / 3),
        ("reducto", "stupefy", "ageing_potion"): pytest.approx(1 / 3),
    }
    assert usual_hand(game.state, 0, opponent) == ("stupefy", "fiendfyre", "ageing_potion")


def fought(state: State, number: int) -> bool:
    """Attack with dice until the fight is over."""
    for blow in range(60):
        state, events = hogwarts.apply(state, 0, Attack(), Dice(bytes(32), 100 * number + blow + 1))
        for happened in events:
            if isinstance(happened, event.FightOver):
                return bool(happened.won)
    raise AssertionError("the fight has no end")


@pytest.mark.rule("RUL-HOG-188")
def test_a_team_meets_the_habits_of_an_opponent_too() -> None:
    """A shield costs the team hits, healing costs it rounds, and flight its last chances."""
    plain = RIDDLE._replace(hp=16, full=16, strike=1, habits=(Habit((OppFlees(),), after=20),))
    strong = (arms(5), arms(5))
    chance = beat_together(plain, strong)
    for habit in (
        Habit((OppShield(1),), rounds="even"),
        Habit((OppHeals(1),), rounds="all"),
        Habit((OppFlees(),), after=3),
        Habit((OppGrows(1, 2),), rounds="all"),
        Habit((SelfHp(-1),), shows=1),
    ):
        assert beat_together(plain._replace(habits=(habit,)), strong) < chance
    assert beat_together(plain._replace(habits=(Habit((OppRests(),), rounds="even"),)), strong) > chance
    assert beat_together(plain._replace(habits=(Habit((OppHp(-1),), shows=6),)), strong) > chance
