### Why a bot would play so in A Year at Hogwarts, in English: what a friend at the table would say.

## Ways and things. $mission and $token are names, $points what the mission brings.

hogwarts-reason-heads =
    { $turns ->
        [one] Towards “{ $mission }”: { $points } points, about a turn away.
       *[other] Towards “{ $mission }”: { $points } points, about { $turns } turns away.
    }
hogwarts-reason-reaches = Takes you to “{ $mission }”: { $points } points.
hogwarts-reason-fetches = You get { $token }: “{ $mission }” needs it.
hogwarts-reason-takes = You get { $token }, which is of use to you.
# $percent is the chance to win, here and below.
hogwarts-reason-clashes = There is a fight there: your chance to win it is { $percent } %.
# $field is the name of a field.
hogwarts-reason-gives = { $field } is worth the stop.

## Missions and fights

hogwarts-reason-attempts = { $points } points, and your chance to win the fight for “{ $mission }” is { $percent } %.
hogwarts-reason-not_yet = Too early for “{ $mission }”: your chance to win the fight would be only { $percent } %.
hogwarts-reason-strikes = The dice alone win this fight with a chance of { $percent } %, so save your cards.
hogwarts-reason-casts = With this card your chance to win the fight is { $percent } %.
hogwarts-reason-endures = You can take it: your chance to win the fight is still { $percent } %.
hogwarts-reason-parries = With this answer your chance to win the fight is { $percent } %.

## Other choices

hogwarts-reason-hands_in =
    { $points ->
        [one] Brings you { $points } point.
       *[other] Brings you { $points } points.
    }
# $deck is spell, potion, book, floo or behaviour.
hogwarts-reason-draws =
    { $deck ->
        [spell] A spell helps you most now.
        [potion] A potion helps you most now.
        [book] A book helps you most now.
        [floo] Floo powder helps you most now.
       *[behaviour] A behaviour card helps you most now.
    }
hogwarts-reason-travels = There is more to gain there than the powder is worth.
hogwarts-reason-stays = The trip is not worth the powder.
hogwarts-reason-least_card = You will miss this card least.
hogwarts-reason-rolls = Nothing else is worth more than your roll.
hogwarts-reason-hopeless = “{ $mission }” is almost out of reach: try another.
