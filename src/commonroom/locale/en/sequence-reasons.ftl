### Why a bot would play so in Sequence, in English: what a friend at the table would say, in one short line.

## Lines of one's own. $line is such as b2–b6, $way is row, column or diagonal. The space itself is not named.

sequence-reason-wins = Completes { $line } and wins the game.
sequence-reason-completes = Completes your sequence { $line }.
# $next is a card of one's own, such as K♥, that goes on the line's free space.
sequence-reason-four =
    { $way ->
        [row] Makes four in the row { $line }.
        [column] Makes four in the column { $line }.
       *[diagonal] Makes four on the diagonal { $line }.
    }
    .next = Your { $next } would finish it.
sequence-reason-three =
    { $way ->
        [row] Makes three in the row { $line }.
        [column] Makes three in the column { $line }.
       *[diagonal] Makes three on the diagonal { $line }.
    }
    .next = Your { $next } goes on with it.
sequence-reason-corner =
    { $way ->
        [row] Builds in the row { $line }, where the corner is yours for free.
        [column] Builds in the column { $line }, where the corner is yours for free.
       *[diagonal] Builds on the diagonal { $line }, where the corner is yours for free.
    }
# $lines is how many.
sequence-reason-grows =
    { $lines ->
        [one] Helps the open line that runs through it.
       *[other] Helps { $lines } open lines of yours at once.
    }

## Lines of others. $whose is such as “Bob” or “Bob & Eve”.

sequence-reason-blocks_four = Stops { $whose }’s open four { $line }.
sequence-reason-blocks_three = Stops { $whose }’s three on { $line } before it is a four.
sequence-reason-hinders =
    { $lines ->
        [one] Closes one of { $whose }’s open lines.
       *[other] Closes { $lines } of { $whose }’s open lines.
    }
sequence-reason-breaks_sequence = Breaks { $whose }’s sequence { $line }.
sequence-reason-breaks_four = Breaks { $whose }’s four on { $line }.
sequence-reason-breaks_three = Breaks { $whose }’s three on { $line }.
sequence-reason-weakens =
    { $lines ->
        [one] Takes a chip that one of { $whose }’s lines needs.
       *[other] Takes a chip that { $lines } of { $whose }’s lines need.
    }

## Taking chips off, and keeping cards

sequence-reason-frees = Takes the one chip that closes your line { $line }.
# $kept is a card that is not played now.
sequence-reason-keeps_jack = Keeps { $kept } for when it counts.
sequence-reason-keeps_card = Keeps { $kept }: one of your lines needs it elsewhere.

## Other choices

sequence-reason-dead = Both spaces of this card are taken. You get a new one for it.
sequence-reason-draws = The card is yours to take.
sequence-reason-leaves_most = Leaves you the best lines for your next sequence.
sequence-reason-least_use = You will miss this card least.
