### The Quidditch match in the terminal, in English: what the page says otherwise. Variables as in quidditch-match.ftl.

# What a card does besides moving your own Seeker; $by is such as −2.
quidditch-match-card-other = the other { $by }
quidditch-match-card-die = one more die

## Answers to what leads nowhere

quidditch-match-say-how = Type a piece and where it goes, such as c1 u; ? explains.
quidditch-match-say-nothing-there = Name the field: nothing of yours is there yet that could go in a direction.
quidditch-match-say-field = Name a field by its column and row, such as c5, or a direction: u, d, l or r.
quidditch-match-say-no-card = You have no such card.

## The help page. The letters u, d, l and r are up, down, left and right.

quidditch-match-help = Two goals win the first round, or all Chasers of the other side out. Its winner flies first in the second round: the Seeker who completes the lap catches the Snitch. Your goals are at the bottom, and your pieces are in capitals: K, B1 and B2, C1 to C3 are Keeper, Beaters and Chasers.
quidditch-match-help-roll = roll the dice: for your actions, or for your Seeker
quidditch-match-help-step = a step of your Chaser 1 upwards; also d (down), l (left), r (right), or the field: c1 c5
quidditch-match-help-pass = pass the Quaffle upwards; also to a field: p c5
quidditch-match-help-shoot = shoot at the goal, from the line in front of the other side’s goals
quidditch-match-help-take = take the Quaffle from the Chaser whose field you have entered
quidditch-match-help-aim = ready the Bludger of Beater 1: a die tells how far it flies
quidditch-match-help-throw = then throw it upwards; also d, l, r
quidditch-match-help-card = play your first Quidditch card
quidditch-match-help-end = end the turn; actions that are left are lost
quidditch-match-help-formation = at tables where pieces are placed: the standard formation; c1 b3 places one piece
quidditch-match-help-put = put the Quaffle on this field, when you have no Keeper any more
quidditch-match-help-quaffle = the Quaffle; { $bludger } a Bludger: on a field, or with the piece before it
quidditch-match-help-lap = how far a Seeker has come on the lap
