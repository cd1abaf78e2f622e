### The Quidditch match in one minute, in English: six pictures, each with a title and a sentence or two.

quidditch-match-minute-formation = Two teams
    .text = Each has a Keeper, two Beaters and three Chasers. The Quaffle lies in the middle, a Bludger in each half.
quidditch-match-minute-move = Two dice of actions
    .text = The total is your number of actions. A step costs one, and so does a throw. Whoever steps onto a ball may pick it up.
quidditch-match-minute-bludger = Bludgers knock out
    .text = A Beater hits one in a straight line. The target dodges with a 4 or more; otherwise it is out.
quidditch-match-minute-goal = Shoot at goal
    .text = From the line in front of it. Chaser and Keeper roll a die each; if the Chaser’s is higher, it is a goal. Two goals win the round.
quidditch-match-minute-card = Every goal, a card
    .text = It helps in the chase: a faster broom, a feint, a charm against the other Seeker.
quidditch-match-minute-chase = Catch the Snitch
    .text = Then the Seekers race once around the pitch: two dice a turn, and one card. The first one round wins.
# The line below the pictures.
quidditch-match-minute-count = What counts
    .text = The goals win round 1, and with it the first turn of the chase. The Snitch wins the match.
