"""Faults that each check of cards and missions must find: the check, words of its sentence, and the change."""

from __future__ import annotations

from .changes import Change, dropped, habit, no_event, opponent, values

WRONG_CARDS: list[tuple[str, str, Change]] = [
    ("VAL-HOG-01", "add up to 210 cards; here they add up to 209", values("spells", "stupefy", count=3)),
    ("VAL-HOG-01", "30 missions; here there are 29", dropped("missions", "calm_the_giant")),
    ("VAL-HOG-01", "The deck `quidditch` is empty", lambda data: data["quidditch"].clear()),
    ("VAL-HOG-02", "number 7 occurs 0 times", values("fights", "aragog", number=31)),
    ("VAL-HOG-02", "number 8 occurs 2 times", values("fights", "aragog", number=8)),
    ("VAL-HOG-02", "must lead to fight 7, not to 8", values("missions", "escape_the_spiders", fight=8)),
    (
        "VAL-HOG-02",
        "names 9 HP for its opponent, and fight card 7 has 11",
        values("missions", "escape_the_spiders", opponent_hp=9),
    ),
    (
        "VAL-HOG-03",
        'card `dolores_umbridge`, `effects`: here it is `[{ do = "points", amount = -35 }]`, and',
        values("behaviours", "dolores_umbridge", effects=[{"do": "points", "amount": -35}]),
    ),
    (
        "VAL-HOG-03",
        "Mission 6, `points`: here it is `190`, and the rulebook shows `200`.",
        values("missions", "destroy_the_diary", points=190),
    ),
    ("VAL-HOG-03", "Fight card 6, `resistance`: here it is `4`", opponent("fights", "tom_riddle", resistance=4)),
    (
        "VAL-HOG-03",
        "duel card `vincent_crabbe`, `final_use`: here it is `true`",
        opponent("duels", "vincent_crabbe", final_use=True),
    ),
    ("VAL-HOG-03", "The event `dobby` is missing", dropped("events", "dobby")),
    ("VAL-HOG-03", "character `harry_potter`, `hp`: here it is `8`", values("characters", "harry_potter", hp=8)),
    ("VAL-HOG-04", "gives 42 points", values("missions", "calm_the_giant", points=42)),
    ("VAL-HOG-04", "No mission gives 300 points", values("missions", "defeat_the_dark_lord", points=295)),
    ("VAL-HOG-05", "asks for 0 tokens", values("missions", "calm_the_giant", tokens=[])),
    ("VAL-HOG-05", "the token `teapot`, which does not exist", values("missions", "calm_the_giant", tokens=["teapot"])),
    (
        "VAL-HOG-05",
        "`mandrake` 2 times, and there is only one",
        values("missions", "calm_the_giant", tokens=["mandrake"] * 2),
    ),
    (
        "VAL-HOG-05",
        "takes place in `narnia`, which does not exist",
        values("missions", "calm_the_giant", place="narnia"),
    ),
    (
        "VAL-HOG-05",
        "`great_hall`, which nobody can enter",
        lambda data: [side.pop("part_of", None) for side in data["board"]["field"]],
    ),
    (
        "VAL-HOG-06",
        "asks for `fiendfyre`, of which there must be 2; there are 1",
        values("spells", "fiendfyre", count=1),
    ),
    ("VAL-HOG-06", "cards that the decks do not have", lambda data: data.update(spells=[], potions=[])),
    ("VAL-HOG-07", "asks for 4 cards", values("missions", "calm_the_giant", needs=[{"type": "attack", "count": 4}])),
    (
        "VAL-HOG-08",
        "0 missions ask for the token `gillyweed`",
        values("missions", "rescue_from_the_lake", tokens=["mandrake"]),
    ),
    ("VAL-HOG-09", "`aragog` has 16 HP", opponent("fights", "aragog", hp=16)),
    ("VAL-HOG-09", "`aragog` has resistance 6", opponent("fights", "aragog", resistance=6)),
    (
        "VAL-HOG-09",
        "goes first if its ability comes before the attacks",
        opponent("fights", "aragog", first="opponent"),
    ),
    ("VAL-HOG-09", "immune to the same cards twice", opponent("fights", "aragog", immune=["spell", "spell"])),
    (
        "VAL-HOG-09",
        "`aragog` has resistance 7 behind its shield",
        habit({"rounds": "first", "effects": [{"do": "opp_shield", "amount": 4}]}),
    ),
    ("VAL-HOG-09", "`aragog` would never strike", habit({"rounds": "all", "effects": [{"do": "opp_rests"}]})),
    (
        "VAL-HOG-09",
        "has something to do after round 3, and does not flee",
        habit({"after": 3, "effects": [{"do": "points", "amount": 5}]}),
    ),
    (
        "VAL-HOG-09",
        "`dementors` strikes before the attack",
        habit({"shows": 1, "effects": [{"do": "self_hp", "amount": -1}]}, "dementors"),
    ),
    (
        "VAL-HOG-09",
        "would heal those who attack it",
        habit({"shows": 1, "effects": [{"do": "self_hp", "amount": 1}]}),
    ),
    (
        "VAL-HOG-19",
        "uses `opp_flees`, which means nothing here (as a habit in some rounds)",
        habit({"rounds": "first", "effects": [{"do": "opp_flees"}]}),
    ),
    (
        "VAL-HOG-19",
        "uses `opp_shield`, which means nothing here (as a habit for what dice show)",
        habit({"shows": 6, "effects": [{"do": "opp_shield", "amount": 1}]}),
    ),
    (
        "VAL-HOG-19",
        "uses `opp_rests`, which means nothing here (as a habit at the end)",
        habit({"after": 4, "effects": [{"do": "opp_flees"}, {"do": "opp_rests"}]}),
    ),
    ("VAL-HOG-10", "so that no card would help", opponent("fights", "aragog", immune=["spell", "potion"])),
    (
        "VAL-HOG-11",
        "`dark_lord` cannot be beaten",
        opponent(
            "fights", "dark_lord", ability={"timing": "after_attack", "effects": [{"do": "self_hp", "amount": -9}]}
        ),
    ),
    ("VAL-HOG-11", "`the_serpent` cannot be beaten", lambda data: data.update(spells=[], potions=[])),
    ("VAL-HOG-12", "`gregory_goyle` has 7 HP", opponent("duels", "gregory_goyle", hp=7)),
    ("VAL-HOG-12", "`gregory_goyle` has resistance 5", opponent("duels", "gregory_goyle", resistance=5)),
    ("VAL-HOG-12", "here 3 do", values("duels", "gregory_goyle", character="harry_potter")),
    (
        "VAL-HOG-12",
        "shows `lucius_malfoy`, which is no board of a student",
        values("duels", "gregory_goyle", character="lucius_malfoy"),
    ),
    ("VAL-HOG-13", "worth 12 points", values("books", "dragons_at_home", value=12)),
    (
        "VAL-HOG-13",
        "3 books for `charms`, and there are 0",
        lambda data: data.update(books=[book for book in data["books"] if book["classroom"] != "charms"]),
    ),
    ("VAL-HOG-13", "no book for `potions` worth 10 points", values("books", "magical_drafts_and_potions", value=15)),
    (
        "VAL-HOG-14",
        "gives 55 points",
        values("behaviours", "last_minute_points", effects=[{"do": "points", "amount": 55}]),
    ),
    (
        "VAL-HOG-14",
        "should give more points than they take",
        lambda data: data.update(behaviours=[card for card in data["behaviours"] if "-" in str(card)]),
    ),
    ("VAL-HOG-14", "and there are 5", values("behaviours", "floo_powder", count=5)),
    ("VAL-HOG-15", "`stupefy` takes 7 HP", values("spells", "stupefy", effects=[{"do": "opp_hp", "amount": -7}])),
    ("VAL-HOG-15", "`episkey` gives 7 HP", values("spells", "episkey", effects=[{"do": "self_hp", "amount": 7}])),
    ("VAL-HOG-15", "5 cards search a deck", values("potions", "polyjuice_potion", count=3)),
    (
        "VAL-HOG-16",
        "`accio` is a card of the type `start_of_turn`, and here it has the type `defence`",
        values("spells", "accio", type="defence"),
    ),
    ("VAL-HOG-16", "`accio` is a card of the type `start_of_turn`, and here it is missing", dropped("spells", "accio")),
    ("VAL-HOG-17", "a part in which nothing happens", values("events", "feast", parts=[])),
    ("VAL-HOG-17", "No event gives floo powder", no_event("floo")),
    ("VAL-HOG-17", "No event gives portkeys", no_event("portkey")),
    ("VAL-HOG-17", "No event takes everybody to one field", no_event("teleport")),
    (
        "VAL-HOG-18",
        "`firebolt` flies 6 fields",
        values("quidditch", "firebolt", effects=[{"do": "seeker", "amount": 6}]),
    ),
    (
        "VAL-HOG-18",
        "throws a seeker 4 fields back",
        values("quidditch", "confundus_charm", effects=[{"do": "seeker_opp", "amount": -4}]),
    ),
    ("VAL-HOG-18", "no quidditch card that rolls another die", dropped("quidditch", "wronski_feint")),
    (
        "VAL-HOG-18",
        "and there are 2",
        lambda data: data.update(
            quidditch=[{"id": "nimbus_2000", "count": 2, "effects": [{"do": "seeker", "amount": 2}]}]
        ),
    ),
    (
        "VAL-HOG-19",
        "`firebolt` uses `points`, which means nothing here",
        values("quidditch", "firebolt", effects=[{"do": "points", "amount": 5}]),
    ),
    (
        "VAL-HOG-19",
        "`feast` uses `all_points`",
        values("events", "feast", parts=[{"who": "everybody", "effects": [{"do": "all_points", "amount": 5}]}]),
    ),
    ("VAL-HOG-19", "`stupefy` does nothing", values("spells", "stupefy", effects=[])),
    ("VAL-HOG-19", "must either do something at once or be kept", values("behaviours", "almost_a_smile", effects=[])),
]
