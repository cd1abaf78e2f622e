"""Key decisions of the greedy bot in a school year, and what it may know."""

from __future__ import annotations

import pytest

from commonroom.engine.plain import plain
from commonroom.games.hogwarts.actions import Offer, Propose
from commonroom.games.hogwarts.agenda import QUESTIONS
from commonroom.games.hogwarts.bots import RATERS
from commonroom.games.hogwarts.bots.answers.trading import trade_worth
from commonroom.games.hogwarts.bots.walk.ends import End
from commonroom.games.hogwarts.bots.walk.stops import end_value, field_value
from commonroom.games.hogwarts.bots.worth.happenings import draw_worth
from commonroom.games.hogwarts.fights.tasks import Exchange, FightPlayer, StartDuel
from commonroom.games.hogwarts.state import with_person
from commonroom.games.hogwarts.tasks import (
    AnswerOffer,
    Arrive,
    ChooseDiscard,
    ChooseMission,
    MakeOffer,
    OfferSwap,
    OnThePitch,
    PickUp,
    PlayMatch,
    SearchDeck,
    SitExams,
    TakePrize,
)

from ..tables import F3, F4, HARRY, LUNA, RON, Game
from .minds import always, decisions, mind_of, play_walk

DOG, DIARY, TROLL = "tame_the_dog", "destroy_the_diary", "stop_the_troll"
FAR_NEAR = ("azkaban", "s02")
WEAK = {"hp": 3}
STRONG = {"hp": 12, "potion": ["invigoration_draught", "ageing_potion", "ageing_potion"]}

# Missions


def at_the_chamber(**values: object) -> Game:
    game = Game(F4, F3).person(0, at="chamber_of_secrets", items=["basilisk_fang", "riddle_diary"], missions=[DIARY])
    return game.person(0, **values).ask(ChooseMission(0))


def test_it_attempts_a_mission_that_it_is_likely_to_win() -> None:
    assert always(at_the_chamber(**STRONG)) == {"type": "attempt", "mission": DIARY}


def test_it_grows_stronger_before_a_mission_that_it_would_lose() -> None:
    assert always(at_the_chamber(**WEAK)) == {"type": "pass"}


def test_alone_it_risks_less_because_a_lost_fight_is_the_end() -> None:
    chances = {"hp": 9, "potion": ["invigoration_draught"]}
    with_friends = at_the_chamber(**chances)
    alone = Game(F4, variant="solo").person(0, at="chamber_of_secrets", items=["basilisk_fang", "riddle_diary"])
    alone.person(0, missions=[DIARY], **chances).ask(ChooseMission(0))
    goals = [mind_of(game).goal_worth.goals[0] for game in (with_friends, alone)]
    assert goals[0].chance() == goals[1].chance()
    assert goals[0].worth_now() > goals[1].worth_now()


def test_it_walks_to_the_token_that_its_mission_needs() -> None:
    game = Game(F4, F3).tokens(s06="enchanted_flute", a2="mandrake").person(0, missions=[DOG], hp=9)
    game.turn_of(0).roll(0, 6, 6)
    play_walk(game)
    assert game.of(0).items == ("enchanted_flute",)


def test_it_stops_on_the_place_of_a_mission_that_it_can_do() -> None:
    game = Game(F4, F3).person(0, at="s14", items=["enchanted_flute"], missions=[DOG], hp=9).turn_of(0).roll(0, 3, 4)
    play_walk(game)
    assert game.of(0).at == "west_wing_3f"
    assert always(game) == {"type": "attempt", "mission": DOG}


def test_it_takes_floo_powder_to_a_far_mission_or_token() -> None:
    game = Game(F4, F3).tokens(azkaban="mirror_of_erised").person(0, at="bell_tower", missions=[TROLL], floo=1, hp=9)
    game.ask(Arrive(0))
    assert always(game) == {"type": "floo", "to": "azkaban"}
    game.do(0, "floo", to="azkaban")
    assert always(game) == {"type": "take", "token": "mirror_of_erised"}


def test_each_of_two_trips_brings_it_nearer() -> None:
    """Two tokens lie in two far places: the first trip is worthwhile although the second is still to come."""
    game = Game(F4, F3).tokens(azkaban="riddle_diary", the_burrow="basilisk_fang").person(0, at="bell_tower", floo=2)
    game.person(0, missions=[DIARY], **STRONG).ask(Arrive(0))
    assert {move["type"] for move in decisions(game)} == {"floo"}


def test_without_floo_powder_it_looks_for_some() -> None:
    """Floo powder comes from behaviour cards, so that deck is worth more when a token is far away."""
    far, near = (Game(F4, F3).tokens(**{place: "mirror_of_erised"}).person(0, missions=[TROLL]) for place in FAR_NEAR)
    assert mind_of(far).floo_worth > mind_of(near).floo_worth + 10
    assert draw_worth(mind_of(far), "behaviour") > draw_worth(mind_of(near), "behaviour")


def test_with_a_single_hp_it_goes_where_it_recovers() -> None:
    weary, well = (mind_of(Game(F4, F3).person(0, hp=hp)) for hp in (1, 9))
    places = (End("hospital_wing", frozenset()), End("u06", frozenset()))
    assert end_value(weary, places[0]) - end_value(weary, places[1]) > end_value(well, places[0]) - end_value(
        well, places[1]
    )


def test_it_does_not_waste_floo_powder() -> None:
    game = Game(F4, F3).tokens(azkaban="mandrake").person(0, at="bell_tower", missions=[TROLL], floo=1).ask(Arrive(0))
    assert always(game) == {"type": "pass"}


def test_a_token_that_nobody_of_its_own_needs_is_left_alone() -> None:
    game = Game(F4, F3).tokens(s02="mandrake enchanted_flute").person(0, at="s02", missions=[DOG], hp=9)
    assert always(game.ask(PickUp(0))) == {"type": "take", "token": "enchanted_flute"}
    game.do(0, "take", token="enchanted_flute")
    assert always(game) == {"type": "pass"}


@pytest.mark.rule("HOG-026")
def test_whoever_needs_a_match_goes_and_plays_one() -> None:
    game = Game(F4, F3, variant="qualified").person(0, at="g09", points=300, done=[DOG, TROLL])
    game.state.death_eaters = ()
    game.turn_of(0).roll(0, 3, 3)
    play_walk(game)
    assert game.of(0).at == "quidditch_pitch"
    assert game.kinds(0) == {"challenge"}


def test_it_challenges_whoever_has_fewest_points() -> None:
    game = Game(F4, F3, LUNA).person(1, points=50).person(2, points=10).person(0, at="quidditch_pitch")
    assert always(game.ask(OnThePitch(0))) == {"type": "challenge", "house": "hufflepuff", "player": 2}


# Fields and cards


def test_it_takes_an_exam_on_the_way() -> None:
    """Both ends are equally near to the mission; in one of them is a classroom for a book that it has."""
    game = Game(F4, F3).person(0, missions=[DOG], hp=9, book=["charm_them_all"])
    mind = mind_of(game)
    without = mind_of(Game(F4, F3).person(0, missions=[DOG], hp=9))
    gain = field_value(mind, "charms_classroom") - field_value(without, "charms_classroom")
    assert 0 < gain < game.state.world.books["charm_them_all"].value  # the book is worth something until then


def test_it_sits_every_exam_it_can() -> None:
    game = Game(F4, F3).person(0, at="charms_classroom", book=["charm_them_all", "gadding_with_ghouls"])
    assert always(game.ask(SitExams(0))) == {"type": "exam", "book": "charm_them_all"}


def test_it_gives_away_the_card_that_is_worth_least() -> None:
    game = Game(F4, F3).person(0, missions=[DIARY], potion=["shrinking_solution", "draught_of_living_death"])
    game.person(0, book=["charm_them_all"])
    assert always(game.ask(ChooseDiscard(0, 1, "any")))["card"] == "shrinking_solution"


def test_it_looks_for_the_card_that_a_mission_asks_for() -> None:
    game = Game(F4, F3, variant="qualified").person(0, missions=[DOG], items=["enchanted_flute"], hp=9)
    game.state.death_eaters = ()
    assert always(game.ask(SearchDeck(0, "spell", 1))) == {"type": "choose", "card": "alohomora"}


def test_in_a_common_room_a_needed_token_is_worth_an_offer() -> None:
    game = Game(F4, F3).person(0, missions=[DOG], items=["mandrake"], at="gryffindor_tower", hp=9)
    game.person(1, items=["enchanted_flute"])
    mind = mind_of(game)
    assert mind.token("enchanted_flute") > mind.token("mandrake") == 0.0
    offer = Offer(1, "mandrake", "enchanted_flute")
    assert trade_worth(mind, Propose("mandrake")) == trade_worth(mind, offer) > 0
    assert always(game.ask(OfferSwap(0))) == {"type": "propose", "give": "mandrake"}
    assert always(game.ask(MakeOffer(0, "mandrake"))) == plain(offer)


def test_it_accepts_only_what_helps_itself() -> None:
    game = Game(F4, F3).person(0, missions=[DOG], items=["mandrake"], hp=9).person(1, items=["enchanted_flute"])
    answer = AnswerOffer(0, 1, give="enchanted_flute", want="mandrake", in_common_room=False)
    assert always(game.ask(answer)) == {"type": "accept"}
    game = Game(F4, F3).person(0, missions=[DOG], items=["enchanted_flute"], hp=9).person(1, items=["mandrake"])
    answer = AnswerOffer(0, 1, give="mandrake", want="enchanted_flute", in_common_room=False)
    assert always(game.ask(answer)) == {"type": "refuse"}


# Fights


def duel(**values: object) -> Game:
    game = Game(F4, F3).person(0, **{"hp": 7, "book": ["charm_them_all"]} | values)
    return game.deck("duel", "gregory_goyle").ask(StartDuel(0))


def test_it_does_not_waste_cards_on_a_duel_that_dice_win() -> None:
    game = duel(hp=12, spell=["fiendfyre"]).do(0, "pass")
    assert always(game) == {"type": "attack"}


def test_it_finishes_with_a_card_what_dice_might_not() -> None:
    game = at_the_chamber(hp=9, potion=["ageing_potion", "invigoration_draught"])
    game.do(0, "attempt", mission=DIARY).do(0, "pass")  # 7 HP left: EX-3b
    assert always(game)["type"] == "play"


def test_it_defends_itself_when_the_blow_would_decide_the_fight() -> None:
    game = at_the_chamber(hp=5, potion=["madam_pomfreys_draught", "invigoration_draught", "ageing_potion"])
    game.do(0, "attempt", mission=DIARY).do(0, "pass").do(0, "play", card="invigoration_draught")
    assert (game.of(0).hp, game.task.blow.loss) == (3, 3)
    assert always(game) == {"type": "play", "card": "madam_pomfreys_draught"}


def test_it_uses_the_stone_only_in_need() -> None:
    for hp, expected in ((9, {"type": "pass"}), (5, {"type": "use", "token": "resurrection_stone"})):
        game = at_the_chamber(hp=hp, potion=["invigoration_draught", "ageing_potion"])
        with_person(game.state, 0, items=(*game.of(0).items, "resurrection_stone"))
        assert always(game.do(0, "attempt", mission=DIARY)) == expected


def test_it_rolls_all_missed_dice_again() -> None:
    game = Game(LUNA, F3, variant="qualified").ask(FightPlayer(0, 1))
    game.dice("attack", 1, 2, 3, 6).do(0, "attack")
    assert always(game) == {"type": "reroll", "dice": [0, 1]}


def test_it_wastes_nothing_on_single_dice() -> None:
    game = Game(F4, F3).person(0, items=["invisibility_cloak"]).ask(Exchange(0, 1))
    assert always(game) == {"type": "attack"}


def test_the_winner_takes_the_token_that_it_needs() -> None:
    game = Game(F4, F3).person(0, missions=[DOG], hp=9).person(1, items=["mandrake", "enchanted_flute"], floo=2)
    game.ask(TakePrize(0, 1, 1, 1))
    assert always(game) == {"type": "prize", "what": "items"}
    game.do(0, "prize", what="items")
    assert always(game) == {"type": "take", "token": "enchanted_flute"}


# Teams


def team(at: str) -> Game:
    game = Game(F4, F3, variant="team", teams=1)
    game.state.death_eaters = ()
    game.person(0, at="west_wing_3f", missions=[DOG], items=["enchanted_flute"], spell=["alohomora"], hp=12)
    return game.person(1, at=at, hp=12).turn_of(0)


@pytest.mark.rule("RUL-HOG-109")
def test_whoever_is_there_waits_for_the_team() -> None:
    assert always(team(at="s12")) == {"type": "wait"}


@pytest.mark.rule("RUL-HOG-110")
def test_if_all_are_there_they_attempt_the_mission() -> None:
    assert always(team(at="west_wing_3f")) == {"type": "attempt", "mission": DOG}


def test_team_mates_agree_on_what_they_are_after() -> None:
    game = Game(F4, F3, RON, variant="team", teams=1).tokens(s02="winged_key", s06="mandrake")
    game.person(0, missions=[DOG, "snare_and_key"], spell=["alohomora", "lumos"], items=["enchanted_flute"], hp=9)
    game.person(1, missions=["escape_the_spiders"], spell=["stupefy"], hp=9).person(2, hp=9)
    aims = {mind_of(game, seat).goal_worth.goals[0].mission.id for seat in range(3)}
    assert len(aims) == 1


# What it knows


def test_hidden_cards_and_missions_make_no_difference() -> None:
    def table(*hidden: str, mission: str) -> Game:
        game = Game(F4, F3, variant="qualified").person(0, missions=[DOG, DIARY], at="library", spell=["stupefy"])
        game.person(1, spell=hidden, at="u03", hp=7)
        pile = [each for each in game.state.world.missions if each not in (DOG, DIARY, mission)]
        game.person(1, missions=[mission])
        game.state.mission_pile = tuple(pile)
        return game.turn_of(0).roll(0, 4, 5)

    one, other = table("protego", "fiendfyre", mission=TROLL), table("accio", "lumos", mission="win_the_cup")
    assert decisions(one) == decisions(other)


def test_an_ability_before_the_roll_is_used_for_a_better_walk() -> None:
    game = Game(RON, F3).person(0, at="s09", hp=1, missions=[DIARY]).turn_of(0).roll(0, 1, 1)
    assert always(game) == {"type": "adjust", "by": 1}  # three steps: the Hospital Wing


def test_it_knows_what_to_answer_to_every_kind_of_question() -> None:
    assert set(QUESTIONS) - {PlayMatch} == set(RATERS)


def test_harry_prefers_spell_fields() -> None:
    """His board draws two spells there (HOG-085)."""
    harry, ron = (mind_of(Game(name, F3)) for name in (HARRY, RON))
    assert field_value(harry, "s05") > 1.5 * field_value(ron, "s05")
