### The pitch and the chase for the Snitch on the page, in English.

pitch-label = The Quidditch pitch: arrow keys move over the fields, Enter chooses
pitch-sky-label = The chase for the Snitch
pitch-list = The moves as a list
# The letter on the tag of a piece; beaters and chasers also have a number.
pitch-letter-keeper = K
pitch-letter-beater = B
pitch-letter-chaser = C
pitch-to-goals = first to 2 goals, then the chase
pitch-to-place = To be placed
pitch-knocked-out = Knocked out
pitch-piece-of = { $piece } of { $name }
pitch-empty = empty

## A turn

pitch-actions-left = { $left } of { $all } actions left
pitch-where = Where does { $piece } fly?
pitch-step-cost = Tap a gold field: each step costs 1 action.
pitch-carrier-cost = Tap a gold field, or throw the Quaffle: 1 action each.
pitch-forward = Fly forward
pitch-pass = Throw the Quaffle
pitch-fly = Fly instead
pitch-pass-where = Where does { $piece } throw the Quaffle?
pitch-pass-loose = Nobody catches it on { $field }: the Quaffle will stay there.
pitch-throw-there = Throw it there
pitch-steal = Take the Quaffle from { $piece }: { $cost } actions
pitch-go-and-take = Go and take it
pitch-shoot = Shoot: { $percent } %
pitch-shot-kept = It is a goal if your die beats the Keeper’s.
pitch-shot-open = There is no Keeper: every shot is a goal.
pitch-aim = Ready the Bludger
pitch-aim-target = { $piece } with { $rolls }
pitch-aim-hits = A Bludger costs no action. It could hit { $targets }.
pitch-aim-nobody = A Bludger costs no action, but nobody stands in its way.
pitch-throw-which = Which way does { $piece } throw the Bludger?
pitch-throw-reach = The die shows { $reach }. Tap a ribbon; a second tap throws.
pitch-throw-at = Throw at { $piece }
pitch-throw-to = Throw to { $field }
pitch-dodges = dodges on { $roll }+
pitch-place-where = Tap a gold field for { $piece }.
pitch-end-loses =
    { $left ->
        [one] You lose one action if you end now.
       *[other] You lose { $left } actions if you end now.
    }
pitch-end-anyway = End anyway

## The other side’s turn

pitch-waits-place = { $name } places the players.
pitch-waits-roll = { $name } rolls for the actions.
pitch-waits-act =
    { $left ->
        [one] { $name } has one action left.
       *[other] { $name } has { $left } actions left.
    }
pitch-waits-take = { $name } takes the Quaffle.
pitch-waits-throw = { $name } throws a Bludger.
pitch-waits-put = { $name } puts the Quaffle down.
pitch-waits-fly = { $name } chases the Snitch.

## Moments

pitch-moment-goal = Goal!
pitch-moment-saved = Saved!
pitch-moment-out = Knocked out!
pitch-moment-dodged = Dodged!
pitch-moment-start = Who begins?
pitch-moment-decider = The dice decide
pitch-moment-round = Now the chase!
pitch-moment-card = A card!
pitch-moment-end = The Snitch!
pitch-die-shot = Shot
pitch-die-save = Keeper
pitch-die-dodge = Dodge

## The chase

pitch-cards = Your Quidditch cards
pitch-one-card = One card a turn, before or after the roll
pitch-play-card = Play a card as well?
pitch-roll-chase = Roll: how far does your Seeker fly?
pitch-rolled = { $name } rolled { $count }
pitch-you-rolled = You rolled { $count }
pitch-level = Both on field { $field }
pitch-ahead =
    { $count ->
        [one] { $name } is one field ahead
       *[other] { $name } is { $count } fields ahead
    }
pitch-you-ahead =
    { $count ->
        [one] You are one field ahead
       *[other] You are { $count } fields ahead
    }
pitch-needed =
    { $count ->
        [one] One more field to the Snitch.
       *[other] { $count } more fields to the Snitch.
    }
pitch-chance-roll =
    { $count ->
        [one] One field to the Snitch: your chance to catch it with this roll is { $percent } %.
       *[other] { $count } fields to the Snitch: your chance to catch it with this roll is { $percent } %.
    }
pitch-chance-card = With this card your chance to catch the Snitch this turn is { $percent } %.
pitch-chase-flown = { $count } rolled: field { $field }
pitch-field = with the card: field { $field }
pitch-snitch = with the card: the Snitch!
