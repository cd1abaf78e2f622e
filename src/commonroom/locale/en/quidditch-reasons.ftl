### Why a bot would play so in Quidditch, in English: what a friend at the table would say, in one short line.

## Laying cards. $the and $at are the ball, as in “wins the Quaffle” and “at the Quaffle”.

# $next is where another card counts for nothing: “at the Quaffle”.
quidditch-reason-sure = Wins { $the }, whatever your rival lays.
    .next = What you lay { $next } is a bluff.
quidditch-reason-likely = Wins { $the } with a chance of { $percent } %.
    .next = What you lay { $next } is a bluff.
quidditch-reason-bluffs = Counts for nothing { $at }: a bluff that may draw out a good card.
quidditch-reason-spends = You can spare this card { $at }.
quidditch-reason-gives_up = Counts for nothing { $at }, but you must lay a card there, and you can spare this one.
# $the is a card that stays in hand, with its article where the language has one: “Keeper 8”, “the Referee”.
quidditch-reason-keeps = Keeps { $the } for a better moment.
quidditch-reason-keeps_seeker = Keeps { $the } for the Snitch.

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
# $the is a card of one's own that comes back.
quidditch-reason-retrieves = Brings back { $the }, which you can use.
# $the is the rival’s card; $card, further down, one's own.
quidditch-reason-counters = Stops { $the } that { $seat } has played, before it costs you.
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
