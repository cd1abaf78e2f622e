"""Two bots play Sequence; print what happens and how it ends.

python examples/watch_two_bots.py
"""

import commonroom

match = commonroom.new("sequence", edition="classic-2022", seats=["Ann", "Bob"], options={"draw_mode": "auto"}, seed=7)
bots = {0: match.bot("greedy"), 1: match.bot("easy")}
names = [player.name for player in match.table.seats]

while match.outcome is None:
    seat = match.to_act[0]
    action = bots[seat].choose(seat)
    events = match.submit(seat, action)
    if any(event["type"] == "sequence_made" for event in events):
        print(f"After {match.version} moves {names[seat]} completes a sequence with {action['card']}.")

winners = " and ".join(names[seat] for seat in match.outcome["winners"]) or "nobody"
print(f"{match.version} moves, won by {winners}: {match.outcome['reason']}")
