"""Write a bot of your own and measure it: this one loves the middle of the board.

python examples/write_a_bot.py
"""

import commonroom

MIDDLE = 4.5
GAMES = 40


def choose(match: commonroom.Match, seat: int) -> dict:
    """Play as near to the middle as the hand allows. `match.view(seat)` is all that this seat may know."""

    def distance(action: dict) -> float:
        row, column = action.get("cell", (99, 99))
        return (row - MIDDLE) ** 2 + (column - MIDDLE) ** 2

    return min(match.legal(seat), key=distance)


won = 0
for number in range(GAMES):
    mine = number % 2  # each plays first as often as the other
    match = commonroom.new("sequence", seats=["A", "B"], options={"draw_mode": "auto"}, seed=number)
    rival = match.bot("random")
    while match.outcome is None:
        seat = match.to_act[0]
        match.submit(seat, choose(match, seat) if seat == mine else rival.choose(seat))
    won += mine in match.outcome["winners"]

print(f"The middle won {won} of {GAMES} games against random moves.")
