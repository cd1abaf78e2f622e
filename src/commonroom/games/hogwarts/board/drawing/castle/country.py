"""What stands outside the walls: the village, the alley, the forest, the hut, the willow, the greenhouses."""

from __future__ import annotations

from ..layout import Layout
from ..parts import CONIFERS, LEAFY, PLASTERS, ROOFS, house, tree
from ..pen import Hand, Point, colour, inked, num, path

VILLAGE = [
    ((760, 92), 40), ((806, 74), 36), ((902, 72), 38), ((950, 64), 42), ((1000, 72), 36), ((1102, 92), 44),
    ((1150, 80), 38), ((1196, 74), 40), ((1246, 74), 36), ((1300, 76), 40), ((1440, 88), 36), ((700, 68), 32),
]  # fmt: skip
VILLAGE_TREES: list[tuple[str, Point, float]] = [
    ("pine", (556, 112), 0.7), ("fir", (576, 98), 0.8), ("pine", (428, 100), 0.8), ("fir", (446, 112), 0.7),
    ("pine", (1346, 66), 0.6),
]  # fmt: skip
ALLEY = [
    ((1010, 1062), 44, 40, 26), ((1060, 1046), 40, 46, 24), ((1110, 1034), 38, 38, 30), ((1270, 1012), 40, 40, 26),
    ((1318, 1000), 42, 48, 24), ((1366, 1004), 40, 38, 28), ((1414, 1018), 42, 46, 26), ((1500, 1064), 40, 40, 30),
    ((1282, 1140), 44, 36, 24), ((1330, 1150), 40, 44, 26), ((1382, 1140), 42, 34, 30), ((1236, 1122), 30, 34, 26),
]  # fmt: skip
TREES: list[Point] = [
    (620, 990), (660, 1020), (520, 1010), (690, 1080), (640, 1110), (720, 1130), (560, 1130), (920, 930), (950, 970),
    (790, 1010), (300, 920), (420, 960), (1000, 930), (1040, 920), (300, 750), (420, 700), (400, 640), (450, 750),
]  # fmt: skip
ROOM = 36
"""How far trees stay away from every field."""


def village(hand: Hand) -> str:
    """Draw the houses behind the high street, the shack apart, and a few pines."""
    houses = [
        house(foot, wide, 24, 22, (hand.one_of(PLASTERS), hand.one_of(ROOFS)), hand.between(-2, 2))
        for foot, wide in VILLAGE
    ]
    shack = house((500, 102), 54, 32, 30, (colour("plaster-warm"), colour("slate")), 5)
    return "".join([*houses, shack, *(tree(*each) for each in VILLAGE_TREES)])


def alley(hand: Hand) -> str:
    """Draw the crooked shops, the bank with its columns, and the inn at the end."""
    shops = [house(*each, (hand.one_of(PLASTERS), hand.one_of(ROOFS)), hand.between(-4, 4)) for each in ALLEY]
    columns = "".join(f"M{1160 + column * 17} 990l3-58" for column in range(5))
    bank = inked(
        path("M1150 1000l6-78h80l-4 78zM1144 924l50-30 52 30zM1146 1000h96v9h-96z", colour("marble")),
        path(columns, "none", stroke_width="3", opacity=".55"),
    )
    inn = house((862, 1136), 50, 40, 28, (colour("plaster-warm"), colour("tile")), -5)
    return "".join([*shops, bank, inn])


def grounds(layout: Layout, hand: Hand) -> str:
    """Draw what grows outside, and who lives there."""
    hut = house((252, 690), 46, 30, 30, (colour("plaster-warm"), colour("tile")))
    pumpkins = inked(
        f'<circle cx="292" cy="690" r="9" fill="{colour("pumpkin")}"/>',
        f'<circle cx="308" cy="694" r="6" fill="{colour("pumpkin")}"/><path d="M292 682v-5M308 688v-4"/>',
    )
    willow = inked(
        path(
            "M318 892q-4-26-18-34 16 2 22 12-2-20-16-34 18 6 24 24 0-18 10-30 0 20-4 34 "
            "10-10 26-10-18 8-26 22-2 8 2 16z",
            colour("trunk"),
        )
    )
    glass = "".join(
        inked(
            path(f"M{x - 16} 912v-18l16-14 16 14v18z", colour("glass")),
            f'<path d="M{x} 880v32M{x - 16} 894h32" stroke-width="1"/>',
        )
        for x in (500, 536)
    )
    trees = "".join(tree(hand.one_of(LEAFY), spot, hand.between(0.6, 0.9)) for spot in TREES)
    return "".join([_forest(layout, hand), hut, pumpkins, willow, glass, trees, _grass(layout, hand)])


def _forest(layout: Layout, hand: Hand) -> str:
    """Plant the forest: dense in the west and north, thin towards the castle, nowhere on a field."""
    wild = [(hand.between(38, 330), hand.between(560, 960)) for _ in range(110)]
    wild = [(x, y) for x, y in wild if x < 130 + (y - 560) / 20 or y < 650 or hand.between(0, 1) > 0.86]
    wild += [(hand.between(40, 300), hand.between(560, 640)) for _ in range(34)]
    drawn = ""
    for x, y in sorted(wild, key=lambda spot: spot[1]):
        kinds = CONIFERS if hand.between(0, 1) < 0.8 else ("oak",)
        if layout.is_clear((x, y - 14), ROOM):
            drawn += tree(hand.one_of(kinds), (x, y), hand.between(0.75, 1.15))
    return drawn


def _grass(layout: Layout, hand: Hand) -> str:
    tufts = [(hand.between(280, 900), hand.between(930, 1180)) for _ in range(60)]
    drawn = "".join(
        f"M{num(x)} {num(y)}l-2-6M{num(x + 3)} {num(y)}v-7M{num(x + 6)} {num(y)}l2-6"
        for x, y in tufts
        if layout.is_clear((x, y), ROOM)
    )
    return path(drawn, "none", stroke=colour("forest-deep"), stroke_width="1.1", opacity=".7")
