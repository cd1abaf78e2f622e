### The Quidditch card game in one minute, in English: six pictures, each with a title and a sentence or two.

quidditch-minute-balls = Balls come out
    .text = Each round the leader turns up a ball: a Quaffle, a Bludger or the Snitch.
quidditch-minute-lay = Lay face down
    .text = You both lay a card at the Quaffle. The others are optional: if one of you goes for a ball, you both lay a card there. Any card may be a bluff.
quidditch-minute-quaffle = Higher takes the Quaffle
    .text = It is worth 10 points. But a Keeper at least as high saves it, and nobody scores.
quidditch-minute-bludger = Beaters rule at the Bludger
    .text = A Beater beats every other role. Whoever is hit loses a card.
quidditch-minute-special = Jinxes, fouls, answers
    .text = Special cards change what lies there. Others cancel them: Finite stops magic, the Referee stops fouls.
quidditch-minute-snitch = The Snitch ends it
    .text = Only a Seeker catches it: 150 points, and the game is over. Most points win.
# The line below the pictures.
quidditch-minute-count = What counts
    .text = Quaffle 10 · Free Goal 10 · Snitch 150 · Bludgers 0, but they cost cards.
