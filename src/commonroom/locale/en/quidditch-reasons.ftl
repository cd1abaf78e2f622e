### Why a bot would play so in Quidditch, in English: what a friend at the table would say, in one short line.

## Laying cards. $the and $at are the ball, as in “wins the Quaffle” and “at the Quaffle”.

quidditch-reason-sure = Wins { $the }, whatever your rival lays.
quidditch-reason-likely = Wins { $the } with a chance of { $percent } %.
quidditch-reason-bluffs = Counts for nothing { $at }: a bluff that may draw out a good card.
quidditch-reason-spends = You can spare this card { $at }.
# $kept is a card such as “Keeper 8” that stays in hand.
quidditch-reason-keeps = Keeps { $kept } for a better moment.
quidditch-reason-keeps_seeker = Keeps { $kept } for the Snitch.

## Special cards. $seat is the rival’s name.

quidditch-reason-turns = Turns { $the } your way.
quidditch-reason-denies = Takes { $the } away from { $seat }.
# $cards is how many.
quidditch-reason-strips =
    { $cards ->
        [one] Costs { $seat } a card.
       *[other] Costs { $seat } { $cards } cards.
    }
# $percent is how likely the rival holds one.
quidditch-reason-may_strip_seeker = May cost { $seat } a Seeker: the chance that there is one in hand is { $percent } %.
# $back is a card of one's own that comes back.
quidditch-reason-retrieves = Brings back { $back }, which you can use.
# $card is the rival’s card, then one's own.
quidditch-reason-counters = Stops { $seat }’s { $card } before it costs you.
quidditch-reason-defends = Lets your { $card } count after all.

## Other choices

quidditch-reason-not_worth_it = Nothing you could play gains anything now.
quidditch-reason-no_ball = None of these balls is worth a try now.
# $ball is SN for the Snitch, otherwise a Bludger, called $the.
quidditch-reason-first =
    { $ball ->
        [SN] The Snitch first: you can catch it.
       *[other] First { $the }: it can cost your rival a card.
    }
quidditch-reason-any_back = Take any: all backs look alike.
