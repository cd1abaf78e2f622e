"""Start from a position and look for the move that wins: `after` tries one without touching the match.

python examples/solve_a_puzzle.py
"""

import commonroom

match = commonroom.new(
    "sequence",
    edition="classic-2022",
    seats=["Ann", "Bob"],
    options={"draw_mode": "auto"},
    seed=1,
    position={
        "chips": [[[5, 2], [5, 3], [5, 4], [5, 6], [1, 1], [1, 2], [1, 3], [1, 4], [1, 5]], [[8, 6], [3, 3]]],
        "sequences": [[[[1, 1], [1, 5]]], []],
        "hands": [["3H", "2D", "KC"], None],
        "turn": 0,
    },
)

winning = [
    action
    for action in match.legal(0)
    if (outcome := match.after(0, action).outcome) is not None and 0 in outcome["winners"]
]
for action in winning:
    print(f"{action['card']} on row {action['cell'][0]}, column {action['cell'][1]} wins at once.")
assert winning, "there is one"
assert match.version == 0, "the match itself has not moved"
