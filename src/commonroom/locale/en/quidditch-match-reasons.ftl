### Why a bot would play so in the Quidditch match, in English: what a friend at the table would say.

quidditch-match-reason-forms = The usual formation is a good start.
quidditch-match-reason-shoots = The goal is in front of you: shoot.
quidditch-match-reason-carries = Brings the Quaffle nearer to a shot.
quidditch-match-reason-brings_out = Gets the Quaffle from your Keeper out to a Chaser.
quidditch-match-reason-fetches = Goes for the Quaffle.
quidditch-match-reason-hunts = Brings a Beater into place for a throw.
quidditch-match-reason-throws = A Bludger hurts them most there.
quidditch-match-reason-blocks = Stands in front of their Keeper, who has the Quaffle.
quidditch-match-reason-withdraws = Goes back, so that the match can move again.
quidditch-match-reason-puts_back = There one of yours reaches the Quaffle first.
quidditch-match-reason-gains = This card puts your Seeker furthest ahead.
quidditch-match-reason-saves_card = Saves your card: now it would be wasted.
quidditch-match-reason-rests = There is no more to gain in this turn.
