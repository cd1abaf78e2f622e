"""Decks and files of decks with faults or oddities, and what is said about each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .boxes import Data, balanced, changed, default, entry, house_file, pitch_file

# For each check, decks that fail it and nothing else, and what is said about them. Errors first, then warnings.
ERRORS: list[tuple[str, Callable[[], Data], str]] = [
    ("DK-01", lambda: changed(chaser_4=1), "A house deck has 40 cards, but this one has 39."),
    ("DK-01", lambda: changed(bludger=5), "The pitch deck has 28 cards, but this one has 27."),
    ("DK-07", lambda: balanced(golden_snitch=0), "exactly one Golden Snitch, but this deck has 0"),  # TS-117
    ("DK-07", lambda: balanced(golden_snitch=2), "exactly one Golden Snitch, but this deck has 2"),
]
WARNINGS: list[tuple[str, Callable[[], Data], str]] = [
    ("DK-03", lambda: balanced(chaser_4=0), "There is no chaser worth 4."),
    ("DK-03", lambda: balanced(chaser_10=0), "There is no chaser worth 10."),
    ("DK-03", lambda: valued("chaser_5", 11), "A chaser is worth 4 to 10, but here one is worth 11."),
    ("DK-04", lambda: balanced(keeper_6=0), "There is no keeper worth 6."),
    ("DK-04", lambda: valued("keeper_7", 5), "A keeper is worth 6 to 10, but here one is worth 5."),
    ("DK-05", lambda: balanced(beater_3=0), "There is no beater worth 3."),
    ("DK-05", lambda: valued("beater_2", 4), "A beater is worth 1 to 3, but here one is worth 4."),
    ("DK-06", lambda: balanced(seeker_11=2), "here they are worth 11, 11, 12"),
    ("DK-06", lambda: balanced(seeker_11=0, seeker_12=0), "worth 11 and 12; here there are none."),
    ("DK-06", lambda: valued("seeker_11", 12), "here they are worth 12, 12"),
    ("DK-08", lambda: balanced(free_goal=11, quaffle=11, bludger=5), "but this deck has only 11"),
    ("DK-09", lambda: balanced(bludger=2), "fewer than three Bludgers"),
    ("DK-10", lambda: balanced(free_goal=1), "several Free Goals, but this deck has only 1."),
    ("DK-10", lambda: balanced(free_goal=0), "but this deck has only 0."),
    ("DK-11", lambda: balanced(quaffle=13, free_goal=2, bludger=12), "whoever catches the Snitch always wins"),
    ("DK-12", lambda: balanced(impediment=0), "No jinx or spell pushes off a ball."),
    ("DK-12", lambda: balanced(summon=0), "No jinx or spell brings a card back."),
    ("DK-12", lambda: balanced(finite=0), "No jinx or spell undoes another."),
    ("DK-13", lambda: balanced(leg_locker=0, jelly_legs=2), "There is no Leg-Locker"),
    ("DK-14", lambda: balanced(confund=0), "One spell strips a single card, and another strips several."),
    ("DK-14", lambda: balanced(disarm=0), "One spell strips a single card, and another strips several."),
    ("DK-15", lambda: balanced(jelly_legs=0, leg_locker=1), "More than one card lowers a value."),
    ("DK-16", lambda: balanced(blatching=0), "The box has both kinds of foul"),
    ("DK-16", lambda: balanced(cobbing=0), "The box has both kinds of foul"),
    ("DK-16", lambda: balanced(referee=0), "There is no Referee to cancel a foul."),
    ("DK-17", lambda: balanced(referee=8, chaser_7=2, chaser_5=1, chaser_6=0, chaser_8=0, chaser_9=1), "only 20 are"),
]


def valued(name: str, value: int) -> Data:
    data = default()
    entry(data, name)["value"] = value
    return data


def spoiled(**fields: Any) -> Data:
    """Return the decks with other values for Jelly-Legs."""
    data = default()
    entry(data, "jelly_legs").update(fields)
    return data


UNREADABLE: list[tuple[Data, str]] = [
    (spoiled(effects=[{"code": "fly"}]), r"house\[18\]\.effects\[0\]\.code: .*'fly' is not one of .*lower.*DK-18"),
    (spoiled(effects=[]), r"house\[18\]\.effects: jelly_legs is a special card, so it needs an effect \(DK-18\)"),
    (spoiled(effects=[{"code": "penalty"}]), r"house\[18\]\.effects: a jinx cannot penalty.*DK-18"),
    (spoiled(kind="foul"), r"house\[18\]\.effects: a foul cannot lower.*DK-18"),
    (spoiled(kind="referee"), r"house\[18\]\.effects: a referee cannot lower"),
    (spoiled(kind="potion"), r"house\[18\]\.kind"),
    (spoiled(effects=[{"code": "push_off", "amount": 2}]), r"house\[18\]\.effects: push_off takes no amount"),
    (spoiled(effects=[{"code": "lower", "amount": 0}]), r"house\[18\]\.effects\[0\]\.amount: must be at least 1"),
    (
        spoiled(effects=[{"code": "lower", "amount": 3}, {"code": "lower", "amount": 5}]),
        r"house\[18\]\.effects: .*RUL-QCG-60",
    ),
    (
        spoiled(effects=[{"code": "lower"}, {"code": "strip"}, {"code": "strip", "amount": 2}]),
        r"house\[18\]\.effects: .*RUL-QCG-60",
    ),
    (spoiled(effects=[{"code": "lower"}, {"code": "counter"}]), r"house\[18\]\.effects: .*RUL-QCG-60"),
    (spoiled(role="chaser"), r"house\[18\]: jelly_legs is a special card.*QCG-03"),
    (spoiled(value=3), r"house\[18\]: jelly_legs is a special card.*QCG-03"),
    (spoiled(kind="player"), r"house\[18\]: jelly_legs is a player card, so it needs a role and a value \(QCG-04\)"),
    (spoiled(kind="player", role="chaser", value=4), r"house\[18\]\.effects: jelly_legs is a player card.*QCG-03"),
    (spoiled(id="chaser_4"), r"house\[18\]\.id: chaser_4 is described twice"),
    (spoiled(id="Jelly Legs"), r"house\[18\]\.id"),
    (spoiled(count=-1), r"house\[18\]\.count: must be at least 0"),
    (spoiled(count=1.5), r"house\[18\]\.count"),
    (spoiled(colour="green"), r"house\[18\]\.colour: is not a known field"),
    ({**default(), "pitch": {"quaffle": 27, "golden_snitch": 1, "rock": 0}}, r"deck_data\.pitch: .*'rock'"),
    ({key: value for key, value in default().items() if key != "pitch"}, r"deck_data\.pitch: is missing"),
    ({**default(), "name": ""}, r"deck_data\.name"),
    ({}, r"options\.deck_data: 4 faults: \(1\) game: is missing; \(2\) name: is missing; .* \(4\) pitch: is missing"),
]


def spoiled_house(name: str, **fields: Any) -> Data:
    data = house_file()
    card = next(card for card in data["cards"] if card["id"] == name)
    card.update(fields)
    return data


WRONG_FILES: list[tuple[Data, list[str]]] = [
    (house_file(size=41), ["DK-01 size: says 41 cards, but there are 40"]),
    (house_file(size="40"), ["RUL-QCG-81 size: must be a whole number"]),
    (house_file(deck="garden"), ["RUL-QCG-81 deck: must be house or pitch"]),
    (house_file(colour="red"), ["RUL-QCG-81 colour: is not a known field"]),
    (house_file(cards=7), ["RUL-QCG-81 cards: must be a list"]),
    ({"deck": "house"}, ["RUL-QCG-81 cards: is missing"]),
    (spoiled_house("leg_locker", choose=2), ["RUL-QCG-81 cards[17].choose: "]),
    (
        spoiled_house("jelly_legs", effects=[{"code": "lower"}, {"code": "strip"}]),
        ["RUL-QCG-60 cards[18].choose: must be 1: choose one of several effects"],
    ),
    (spoiled_house("jelly_legs", effects=[{"code": "fly"}]), ["DK-18 cards[18].effects[0].code: 'fly'"]),
    (
        pitch_file(cards=[{"id": "quaffle", "count": 28, "points": 15}]),
        ["QCG-14 cards[0].points: quaffle counts for 10", "DK-07 There must be exactly one"],
    ),
    (
        pitch_file(cards=[{"id": "quaffle", "count": 14}, {"id": "quaffle", "count": 14}]),
        [
            "RUL-QCG-81 cards[1].id: quaffle is described twice",
            "DK-01 The pitch deck",
            "DK-07 There must be exactly one",
        ],
    ),
    (pitch_file(size=None, cards=[{"id": "rock", "count": 1}]), ["RUL-QCG-81 cards[0].id: 'rock'"]),
    ({"decks": 1}, ["RUL-QCG-81 decks: must be a list of decks"]),
    ({"decks": [1]}, ["RUL-QCG-81 decks[0].deck: must be house or pitch"]),
    (
        {"decks": [house_file(), house_file(size=3)], "game": "chess", "x": 1},
        [
            "RUL-QCG-81 x: is not a known field",
            "RUL-QCG-81 game: 'chess' is not quidditch",
            "DK-01 decks[1].size: says 3 cards, but there are 40",
            "DK-02 decks[1].deck: the same deck is described twice",
        ],
    ),
]

NO_FILES: list[tuple[str, str]] = [
    ("mine", "is not TOML"),
    ("{", "is not JSON: line 1, column 2"),
    ('{"deck": "house", "deck": "pitch"}', "has the key 'deck' twice"),
    ('{"count": NaN}', "NaN"),
    ("a = " + "[" * 50_000, "is nested too deeply"),
    ('{"a":' * 50_000, "is nested deeper than"),
    ("game = \ud800", "is not TOML"),
]
"""Texts that are neither TOML nor JSON."""


def with_many_faults() -> Data:
    """Return decks with faults everywhere."""
    data = changed(chaser_4=1, golden_snitch=2)
    entry(data, "jelly_legs")["effects"] = [{"code": "fly"}, {"code": "lower", "amount": 0, "colour": "green"}]
    entry(data, "disarm")["effects"] = []
    entry(data, "confund")["kind"] = "referee"
    entry(data, "keeper_6").update(value="six", role=None)
    entry(data, "referee").update(role="chaser", effects=[{"code": "penalty", "amount": 2}])
    entry(data, "finite")["id"] = "chaser_4"
    data["name"] = ""
    data["weather"] = "fine"
    return data
