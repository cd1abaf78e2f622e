"""The ground under everything: meadows, hills, the lake, the rock on which the castle stands."""

from __future__ import annotations

from ..parts import hill, waves
from ..pen import Hand, Point, colour, inked, moved, path, smooth

GROUNDS: list[Point] = [
    (30, 560), (160, 520), (330, 560), (470, 640), (470, 840), (640, 880), (760, 900), (860, 900), (930, 960),
    (950, 1060), (930, 1150), (830, 1180), (700, 1180), (560, 1232), (30, 1232),
]  # fmt: skip
VILLAGE: list[Point] = [
    (300, 200), (420, 70), (700, 40), (1000, 34), (1300, 36), (1480, 50), (1560, 110), (1500, 170), (1100, 175),
    (700, 180), (480, 210),
]  # fmt: skip
ALLEY: list[Point] = [
    (930, 1040), (1010, 960), (1160, 930), (1350, 940), (1500, 990), (1560, 1080), (1540, 1180), (1440, 1235),
    (1180, 1240), (1000, 1210), (920, 1150),
]  # fmt: skip
HILLS = [
    ((70, 470), 90, 70), ((190, 500), 110, 92), ((320, 480), 90, 66), ((60, 540), 70, 44), ((1560, 200), 70, 50),
    ((1500, 150), 60, 44), ((560, 190), 60, 34), ((1230, 160), 70, 34),
]  # fmt: skip
LAKE: list[Point] = [
    (30, 1010), (90, 1000), (150, 1022), (200, 1030), (262, 1036), (318, 1052), (300, 1076), (236, 1070), (160, 1066),
    (130, 1090), (150, 1130), (210, 1146), (280, 1160), (330, 1190), (420, 1206), (560, 1204), (640, 1216), (650, 1236),
    (30, 1236),
]  # fmt: skip
ROCK: list[Point] = [
    (440, 232), (440, 560), (448, 880), (520, 900), (700, 905), (980, 902), (1300, 904), (1540, 902), (1578, 860),
    (1572, 500), (1570, 232), (1520, 206), (1000, 200), (480, 206),
]  # fmt: skip
LAWNS = [((640, 370), 120, 90), ((1360, 640), 110, 110), ((1180, 770), 110, 40)]


def ground(hand: Hand) -> str:
    """Draw everything on which nothing stands yet."""
    washes = [(GROUNDS, "meadow", ".75"), (VILLAGE, "meadow", ".42"), (ALLEY, "alley", ".5")]
    drawn = [path(smooth(shore), colour(name), opacity=opacity) for shore, name, opacity in washes]
    drawn += [hill(*each) for each in HILLS]
    drawn += [_lake(hand), _rock(hand), f'<path d="M490 250h1032v578h-1032z" fill="{colour("court")}"/>']
    drawn += [path(hand.blob(*lawn), colour("meadow"), opacity=".7") for lawn in LAWNS]
    return "".join(drawn)


def _lake(hand: Hand) -> str:
    inner = [moved([spot], 8 if spot[0] < 320 else -6, 9)[0] for spot in LAKE]
    boats = path("M60 1120q14 12 34 0l-3-3H63zM470 1222q12 10 28 0l-2-3h-24z", colour("plaster"))
    return "".join(
        [
            path(smooth(LAKE), colour("lake"), class_="ink", stroke_width="2"),
            path(smooth(inner), "none", stroke=colour("wave"), stroke_width="1.4", opacity=".8"),
            waves((90, 1140), 48, 80, 12, hand),
            waves((330, 1214), 220, 14, 10, hand),
            waves((200, 1050), 80, 10, 4, hand),
            inked(boats, path("M77 1117v-16q10 6 9 14z", colour("paper"))),
            # Somebody with long arms lives here.
            path(
                "M62 1180q12-26 22-2t24-4 18 4",
                "none",
                stroke=colour("ink"),
                stroke_width="4",
                stroke_linecap="round",
                opacity=".55",
            ),
        ]
    )


def _rock(hand: Hand) -> str:
    cracks = "".join(
        f"M{hand.between(460, 1560):.0f} {hand.between(884, 898):.0f}"
        f"l{hand.between(-5, -1):.0f} {hand.between(7, 16):.0f}"
        for _ in range(90)
    )
    cracks += "".join(f"M{hand.between(440, 448):.0f} {hand.between(240, 880):.0f}l-9 6" for _ in range(40))
    return path(smooth(ROCK, 9), colour("rock"), class_="ink", stroke_width="1.6") + path(
        cracks, "none", stroke=colour("ink"), stroke_width="1.1", opacity=".5"
    )
