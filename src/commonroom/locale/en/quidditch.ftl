### The Quidditch card game on the page, in English. Options, refusals and rules are in quidditch-rules.ftl.

## The game

quidditch-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
quidditch-house-gryffindor = Gryffindor
quidditch-house-slytherin = Slytherin
quidditch-wish-house = House
# How the bots of the middle strength and above it play.
quidditch-bot-greedy = Weighs up what each card is worth right now, and bluffs from time to time.
quidditch-bot-patient = Saves the cards that can decide the Snitch, and never bluffs.

## Cards. The name is used in sentences, .short stands on the card itself: about ten letters in a line.

quidditch-role-chaser = Chaser
    .the = Chaser
quidditch-role-keeper = Keeper
    .the = Keeper
quidditch-role-beater = Beater
    .the = Beater
quidditch-role-seeker = Seeker
    .the = Seeker
quidditch-card-leg_locker = Leg-Locker
    .short = Leg-Locker
    .the = the Leg-Locker
quidditch-card-jelly_legs = Jelly-Legs
    .short = Jelly-Legs
    .the = Jelly-Legs
quidditch-card-disarm = Disarming Spell
    .short = Disarming Spell
    .the = the Disarming Spell
quidditch-card-confund = Confunding Spell
    .short = Confunding Spell
    .the = the Confunding Spell
quidditch-card-impediment = Impediment Jinx
    .short = Impediment Jinx
    .the = the Impediment Jinx
quidditch-card-summon = Summoning Charm
    .short = Summoning Charm
    .the = the Summoning Charm
quidditch-card-finite = Finite
    .short = Finite
    .the = Finite
quidditch-card-blatching = Blatching
    .short = Blatching
    .the = Blatching
quidditch-card-cobbing = Cobbing
    .short = Cobbing
    .the = Cobbing
quidditch-card-referee = Referee
    .short = Referee
    .the = the Referee

## Balls: the name, .the as what is won or played for, .at as a place, .from as where somebody is pushed off

quidditch-ball-Q = Quaffle
    .the = the Quaffle
    .at = at the Quaffle
    .from = off the Quaffle
quidditch-ball-BL1 = Bludger I
    .the = Bludger I
    .at = at Bludger I
    .from = off Bludger I
quidditch-ball-BL2 = Bludger II
    .the = Bludger II
    .at = at Bludger II
    .from = off Bludger II
quidditch-ball-SN = Golden Snitch
    .the = the Golden Snitch
    .at = at the Golden Snitch
    .from = off the Golden Snitch
# In place of .at and .from while no ball has been chosen.
quidditch-at-some-ball = at a ball of your choice
    .from = off a ball of your choice

## What special cards do. $who is "you" for the person who reads; otherwise it happens to $name.
## $at is such as "at the Quaffle", $amount a number.

quidditch-effect-lower =
    { $who ->
        [you] Your card { $at } is worth { $amount } less.
       *[other] { $name }’s card { $at } is worth { $amount } less.
    }
quidditch-effect-keeper_out =
    { $who ->
        [you] Your Keeper at the Quaffle is out of action.
       *[other] { $name }’s Keeper at the Quaffle is out of action.
    }
quidditch-effect-strip =
    { $who ->
        [you] { $amount ->
            [one] You lose a random card from your hand.
           *[other] You lose { $amount } random cards from your hand.
        }
       *[other] { $amount ->
            [one] { $name } loses a random card from their hand.
           *[other] { $name } loses { $amount } random cards from their hand.
        }
    }
quidditch-effect-push_off =
    { $who ->
        [you] You are pushed { $from }: none of your cards counts there.
       *[other] { $name } is pushed { $from }: none of their cards counts there.
    }
# $known tells whether the card has been chosen; $card is the card that comes back.
quidditch-effect-retrieve =
    { $known ->
        [yes] { $who ->
            [you] You take { $card } back from your discard pile.
           *[other] { $name } takes { $card } back from their discard pile.
        }
       *[no] { $who ->
            [you] You take a card of your choice back from your discard pile.
           *[other] { $name } takes a card back from their discard pile.
        }
    }
quidditch-effect-penalty =
    { $who ->
        [you] You win the Quaffle at once.
       *[other] { $name } wins the Quaffle at once.
    }
quidditch-effect-counter = Only as an answer: cancels the jinx or spell just played, even another counter-spell.
quidditch-effect-cancel_foul = Only as an answer: cancels the foul just played.
# Buttons, where a card has several powers.
quidditch-modes = What should the card do?
quidditch-mode-lower = Lower a card by { $amount }
quidditch-mode-keeper = Stop the Keeper
quidditch-mode-strip = Cards from the hand: { $amount }
quidditch-mode-push_off = Push off
quidditch-mode-retrieve = Take a card back

## What stands on a card: its kind, what a role is for, and when a special may be played. The latter are no sentences.

quidditch-kind-jinx = Jinx
quidditch-kind-spell = Spell
quidditch-kind-foul = Foul
quidditch-kind-referee = Answer
quidditch-for-chaser = Made for the Quaffle: the higher value scores 10.
quidditch-for-keeper = Saves the Quaffle against any card that is not higher.
quidditch-for-beater = Beats all other roles at a Bludger.
quidditch-for-seeker = Only a Seeker catches the Snitch: 150 points, and the game ends.
quidditch-foot-beater = Bludgers
quidditch-or = or
quidditch-when-laid = Once cards are laid
quidditch-when-ball = Once a ball is in play
quidditch-when-speak = Whenever you may speak
quidditch-when-reveal = After the Quaffle’s reveal
quidditch-when-answer = As an answer
quidditch-when-foul = As an answer to a foul

## Beside the log: what counts at each ball

quidditch-counts = What counts
quidditch-counts-Q = Quaffle 10
    .what = Higher value. An equal Keeper saves.
quidditch-counts-BL = Bludger
    .what = Beater beats all. Loser drops a card.
quidditch-counts-SN = Snitch 150
    .what = Seekers only. Ends the game.
quidditch-led =
    { $who ->
        [you] Round { $round }, you lead
       *[other] Round { $round }, { $name } leads
    }
quidditch-deck-snitch = The Snitch is still in there.

## Questions and warnings about a card that was taken up

quidditch-do-play-card = Play { $card }
# Takes the card up, and says what it does before it is played.
quidditch-do-take-up = Play { $card } …
# The card would lie at a ball where it is worth nothing. $at is such as “at the Quaffle”.
quidditch-bluff = { $card } counts for nothing { $at }: a bluff.

## A card looked at closely: four questions and their answers

quidditch-inspect-now = Now?
quidditch-inspect-does = What it does
quidditch-inspect-stops = What can stop it
quidditch-inspect-down = Laid face down
quidditch-inspect-yes = Yes, it can be played.
quidditch-inspect-lay = Yes, lay it at a ball.
# $when is one of the messages quidditch-when-….
quidditch-inspect-stopped-by = { $cards }.
quidditch-inspect-unstoppable = Nothing.
quidditch-down-special = Counts for nothing: a bluff.
quidditch-down-chaser = Counts at the Quaffle; anywhere else it is a bluff.
quidditch-down-keeper = Counts at the Quaffle; anywhere else it is a bluff.
quidditch-down-beater = Counts at a Bludger, and by its value at the Quaffle.
quidditch-down-seeker = Counts at the Snitch, and by its value at the Quaffle.

## Scenes: somebody answers somebody

quidditch-scene-played =
    { $who ->
        [you] You play { $card }
       *[other] { $name } plays { $card }
    }
quidditch-scene-answers =
    { $who ->
        [you] You answer: { $card }
       *[other] { $name } answers: { $card }
    }
quidditch-scene-lets =
    { $who ->
        [you] You let it happen
       *[other] { $name } lets it happen
    }
quidditch-scene-stamp = Stopped
quidditch-scene-lost = Lost
quidditch-scene-stopped = { $card } was stopped
quidditch-scene-works = { $card } takes effect
quidditch-scene-used-up = Both cards are used up.
quidditch-scene-caught = The Snitch is caught

## The table

quidditch-pitch = The pitch
quidditch-pitch-deck =
    { $count ->
        [one] Pitch deck: { $count } card
       *[other] Pitch deck: { $count } cards
    }
quidditch-chase = Final chase: both players must go for the Snitch!
quidditch-your-hand = Your cards
quidditch-hand-empty = Your hand is empty.
# For screen readers. $state is planned, usable or none.
quidditch-card-in-hand =
    { $state ->
        [planned] { $card }, will be laid
        [usable] { $card }, can be played now
       *[none] { $card }
    }
quidditch-cards-of =
    { $who ->
        [you] Your hand: { $count }
       *[other] { $name }’s hand: { $count }
    }
quidditch-pick-slot = Card { $slot }
quidditch-draw-pile =
    { $who ->
        [you] Your draw pile: { $count }
       *[other] { $name }’s draw pile: { $count }
    }
# $card is the card on top; there is none when $count is 0.
quidditch-discard-pile =
    { $who ->
        [you] { $count ->
            [0] Your discard pile is empty
           *[other] Your discard pile: { $count }, { $card } on top
        }
       *[other] { $count ->
            [0] { $name }’s discard pile is empty
           *[other] { $name }’s discard pile: { $count }, { $card } on top
        }
    }
quidditch-discards = Discard piles
quidditch-discards-none = No cards yet.
quidditch-discards-hidden =
    { $count ->
        [one] { $count } more card below
       *[other] { $count } more cards below
    }
quidditch-hits =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
quidditch-used =
    { $who ->
        [you] Special cards you played this round
       *[other] Special cards { $name } played this round
    }
# What the sign means at a place from which somebody was pushed off.
quidditch-mark-pushed = pushed off
# A ball in words for screen readers. $state is contested, free or absent.
quidditch-spot =
    { $state ->
        [contested] { $ball }, in play.
        [free] { $ball }, on the pitch.
       *[absent] { $ball }, not on the pitch.
    }
# $state is pushed, known or hidden.
quidditch-spot-card =
    { $who ->
        [you] { $state ->
            [pushed] You were pushed off.
            [hidden] Your card is face down.
           *[known] Your card: { $card }.
        }
       *[other] { $state ->
            [pushed] { $name } was pushed off.
            [hidden] { $name }’s card is face down.
           *[known] { $name }’s card: { $card }.
        }
    }
# Said before the cards are laid.
quidditch-spot-announced =
    { $who ->
        [you] You are going for it.
       *[other] { $name } is going for it.
    }
quidditch-spot-counts = Now worth only { $value }.
# $known is yes if the card that did it is known.
quidditch-spot-lowered =
    { $known ->
        [yes] Lowered by { $amount }: { $card }.
       *[no] Lowered by { $amount }.
    }
quidditch-spot-keeper-out = Out of action.
quidditch-spot-nobody = Nobody won it.
quidditch-spot-won =
    { $who ->
        [you] You won it.
       *[other] { $name } won it.
    }

## The moments of a round. $the is such as "the Quaffle", $at such as "at the Quaffle".

quidditch-phase-W1 = Opening
quidditch-phase-DECLARE = Declaring
quidditch-phase-DECLARE_LEADER = Declaring
quidditch-phase-DECLARE_SECOND = Declaring
quidditch-phase-W2 = Before laying
quidditch-phase-LAY = Laying cards
quidditch-phase-W3 = All cards are laid
quidditch-phase-ORDER = Order of the balls
quidditch-phase-W4 = After the reveal { $at }
quidditch-phase-PICK = Picking a card
quidditch-phase-W5 = After the result { $at }
quidditch-phase-GAME_OVER = The end

## What to do now

quidditch-prompt-over = The game is over.
quidditch-prompt-window-lit = Tap a lit card to play it, or pass.
# $card is the only card that can be played now.
quidditch-prompt-window-one = You can play { $card }, or pass.
quidditch-prompt-passed = You have passed, but you can still play a card for now.
quidditch-prompt-only-pass = You have nothing to play right now.
# One line for all the moments that are skipped. $until is what comes next: laying or round.
quidditch-prompt-nothing =
    { $until ->
        [laying] Nothing to play: passing by itself until the cards are laid.
       *[round] Nothing to play: passing by itself until the next round.
    }
quidditch-prompt-passing = Passing by itself until the reveal.
quidditch-prompt-declare = Tap the balls you want to go for.
quidditch-prompt-declare-these = You are going for { $balls }.
quidditch-prompt-order = You lead: tap the balls in the order you want to settle them.
quidditch-prompt-order-ready = Settle them in this order?
quidditch-prompt-lay = Tap a card, then the ball to lay it at.
quidditch-prompt-lay-at = { $card }: tap a ball.
quidditch-prompt-lay-ready = Every ball has its card. Lay the cards?
quidditch-prompt-decided = Decided. You can still change your mind until { $name } has decided too.
quidditch-prompt-pick = Tap one of { $name }’s cards to discard it.
# $does is a sentence that says what the card does.
quidditch-prompt-does = { $card }: { $does }
quidditch-prompt-mode = { $card }: choose what it does.
quidditch-prompt-ball = { $card }: { $does } Tap a ball.
quidditch-prompt-take = { $card }: { $does } Choose the card.
quidditch-prompt-not-now = { $card }: { $does } Not playable right now.
# An answer: $cancels is the card that would have no effect.
quidditch-prompt-cancels = { $card }: cancels { $cancels }.
quidditch-prompt-for-laying = { $card }: lay it at a ball when cards are laid. Not playable right now.
# The person's own move is on its way.
quidditch-prompt-sent = Just a moment …
quidditch-prompt-race = The first to play goes first.
quidditch-prompt-both = Both players decide in secret.
quidditch-prompt-speaks = { $name } may play a special card.
quidditch-prompt-decides = Waiting for { $name } to decide.
quidditch-choose-card-first = Choose a card first.
quidditch-autopass = Pass automatically when I have nothing to play
quidditch-takes = Your discard pile
# Buttons.
quidditch-do-play = Play
quidditch-do-put-back = Put back
quidditch-do-pass = Pass
quidditch-do-pass-on = Pass until the reveal
quidditch-do-stop-passing = Stop passing
quidditch-do-declare =
    { $count ->
        [one] Go for it
       *[other] Go for them
    }
quidditch-do-declare-none = Go for none of them
quidditch-do-lay = Lay the cards
quidditch-do-follow = Follow the hint
quidditch-do-order = Confirm the order
quidditch-do-cancel = Cancel it with { $with }
quidditch-do-let-be = Let it happen

## A special card waits for an answer

quidditch-answer-played =
    { $who ->
        [you] You play { $card }.
       *[other] { $name } plays { $card }.
    }
quidditch-answer-cancelled =
    { $who ->
        [you] You cancel { $cancels } with { $card }.
       *[other] { $name } cancels { $cancels } with { $card }.
    }
quidditch-answer-works = Without an answer: { $does }
quidditch-answer-fails = Without an answer: { $card } has no effect.
quidditch-answer-waiting = { $name } may answer.
# $card is what could be cancelled.
quidditch-answer-can = Cancel { $card }, or let it happen.
quidditch-answer-only-pass = You have no card that cancels { $card }: you can only pass.
quidditch-answer-nothing = You have no card that cancels { $card }: passing …

quidditch-hint-play = A bot would play { $card }.
quidditch-hint-play-at = A bot would play { $card } { $at }.
quidditch-hint-declare = A bot would go for { $balls }.
quidditch-hint-declare-none = A bot would go for none of them.
quidditch-hint-lay = A bot would lay { $cards }.
# One of $cards in the hint before.
quidditch-hint-laid = { $card } { $at }
quidditch-hint-order = A bot would choose this order: { $balls }.
quidditch-hint-pass = A bot would pass.

## Notes beside a player

quidditch-note-passed = passed
quidditch-note-decided = has decided

## What happened. $who is "you" for the person's own deeds, otherwise $name did it.

quidditch-log-round =
    { $who ->
        [you] Round { $round }: you lead.
       *[other] Round { $round }: { $name } leads.
    }
quidditch-log-drawn =
    { $who ->
        [you] You turn up { $the }.
       *[other] { $name } turns up { $the }.
    }
quidditch-log-free-goal =
    { $who ->
        [you] A Free Goal for you!
       *[other] A Free Goal for { $name }!
    }
quidditch-log-no-room =
    { $who ->
        [you] You turn up a ball that does not fit on the pitch.
       *[other] { $name } turns up a ball that does not fit on the pitch.
    }
quidditch-log-pitch-reshuffled =
    { $count ->
        [one] { $count } pitch card becomes the new pitch deck.
       *[other] { $count } pitch cards are shuffled into a new pitch deck.
    }
quidditch-log-chase = The pitch deck is empty: the final chase for the Snitch begins!
# $window is W1 to W5; $at is such as "at the Quaffle".
quidditch-log-window =
    { $window ->
        [W1] Opening.
        [W2] Before laying.
        [W3] All cards are laid.
        [W4] After the reveal { $at }.
       *[W5] After the result { $at }.
    }
quidditch-log-passed =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
quidditch-log-declared =
    { $who ->
        [you] You go for { $balls }.
       *[other] { $name } goes for { $balls }.
    }
quidditch-log-declared-none =
    { $who ->
        [you] You go for no other ball.
       *[other] { $name } goes for no other ball.
    }
quidditch-log-decided =
    { $who ->
        [you] You have decided.
       *[other] { $name } has decided.
    }
quidditch-log-decided-again = You change your mind.
# $balls are the places, such as "Quaffle and Bludger I".
quidditch-log-laid =
    { $count ->
        [one] { $name } lays a card: { $balls }.
       *[other] { $name } lays { $count } cards: { $balls }.
    }
# $cards is such as "Quaffle: Chaser 9, Bludger I: Beater 2".
quidditch-log-laid-cards =
    { $who ->
        [you] You lay { $cards }.
       *[other] { $name } lays { $cards }.
    }
quidditch-log-laid-none =
    { $who ->
        [you] You lay nothing.
       *[other] { $name } lays nothing.
    }
quidditch-log-order =
    { $who ->
        [you] You choose the order: { $balls }.
       *[other] { $name } chooses the order: { $balls }.
    }
# $cards is made of the next message, once for each player.
quidditch-log-revealed = { $ball }: { $cards }.
quidditch-log-shows =
    { $who ->
        [you] { $has ->
            [card] you { $card }
           *[none] you no card
        }
       *[other] { $has ->
            [card] { $name } { $card }
           *[none] { $name } no card
        }
    }
quidditch-log-special =
    { $who ->
        [you] You play { $card }.
       *[other] { $name } plays { $card }.
    }
quidditch-log-special-at =
    { $who ->
        [you] You play { $card } { $at }.
       *[other] { $name } plays { $card } { $at }.
    }
quidditch-log-answered =
    { $who ->
        [you] You cancel { $cancels } with { $card }.
       *[other] { $name } cancels { $cancels } with { $card }.
    }
quidditch-log-cancelled = { $card } has no effect.
quidditch-log-lowered =
    { $who ->
        [you] Your card { $at } is worth { $amount } less.
       *[other] { $name }’s card { $at } is worth { $amount } less.
    }
quidditch-log-keeper-out =
    { $who ->
        [you] Your Keeper is out of action.
       *[other] { $name }’s Keeper is out of action.
    }
quidditch-log-stripped =
    { $who ->
        [you] You lose { $card } from your hand.
       *[other] { $name } loses { $card } from their hand.
    }
# $had is card or nothing.
quidditch-log-pushed =
    { $who ->
        [you] { $had ->
            [card] You are pushed { $from }, and { $card } is discarded.
           *[nothing] You are pushed { $from }.
        }
       *[other] { $had ->
            [card] { $name } is pushed { $from }, and { $card } is discarded.
           *[nothing] { $name } is pushed { $from }.
        }
    }
quidditch-log-retrieved =
    { $who ->
        [you] You take { $card } back.
       *[other] { $name } takes { $card } back.
    }
# $reason is higher, role, unopposed or penalty; a Bludger brings no points.
quidditch-log-won =
    { $who ->
        [you] { $points ->
            [0] You win { $the }.
           *[other] You win { $the }: { $points } points!
        }
       *[other] { $points ->
            [0] { $name } wins { $the }.
           *[other] { $name } wins { $the }: { $points } points!
        }
    }
# $reason is equal, save, nobody or unopposed_keeper.
quidditch-log-stayed =
    { $reason ->
        [save] Saved! Nobody wins { $the }.
        [equal] Equal values: nobody wins { $the }.
       *[other] Nobody wins { $the }.
    }
quidditch-log-hit =
    { $who ->
        [you] You are hit by a Bludger!
       *[other] { $name } is hit by a Bludger!
    }
quidditch-log-reshuffled =
    { $who ->
        [you] Your discard pile becomes your new draw pile ({ $count }).
       *[other] { $name }’s discard pile becomes their new draw pile ({ $count }).
    }
quidditch-log-drew =
    { $who ->
        [you] You draw { $cards }.
       *[other] { $name } draws { $cards }.
    }
quidditch-log-refilled =
    { $count ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
quidditch-log-conceded =
    { $who ->
        [you] You concede.
       *[other] { $name } concedes.
    }

## The end. $mine are the winner's points, $yours those of the other; in a draw they are equal.

quidditch-end-title-won = You win!
# To the person who has not won.
quidditch-end-title-lost = { $name } got there first
quidditch-end-title-name = { $name } wins
quidditch-end-title-draw = A draw
# How it ended; the score stands on the board. $reason: snitch, no_balls, round_limit.
quidditch-end-over =
    { $reason ->
        [no_balls] There was no ball left to play for.
        [round_limit] That was the last round.
       *[other] The game is over.
    }
quidditch-end-caught =
    { $who ->
        [you] You caught the Snitch with { $card }.
       *[other] { $name } caught the Snitch with { $card }.
    }
# Said to the person who lost by the Snitch; the points before it.
quidditch-end-ahead = Until then you were ahead, { $mine } to { $yours }.
# $reason: snitch, no_balls, round_limit, concession.
quidditch-end-won =
    { $reason ->
        [concession] { $house } wins ({ $name }): the other house concedes.
        [snitch] The Snitch has been caught. { $house } wins ({ $name }), { $mine } to { $yours }.
        [no_balls] There are no balls left. { $house } wins ({ $name }), { $mine } to { $yours }.
        [round_limit] That was the last round. { $house } wins ({ $name }), { $mine } to { $yours }.
       *[other] { $house } wins ({ $name }), { $mine } to { $yours }.
    }
quidditch-end-draw =
    { $reason ->
        [snitch] The Snitch has been caught, and the game is a draw, { $mine } to { $yours }.
       *[other] The game is a draw, { $mine } to { $yours }.
    }
quidditch-figure-points = Points
quidditch-figure-quaffles = Quaffles
quidditch-figure-free-goals = Free Goals
quidditch-figure-snitch = Golden Snitch
quidditch-figure-hits = Hit by Bludgers
quidditch-figure-specials = Special cards played
quidditch-figure-answers = Cards cancelled
quidditch-figure-rounds = Rounds

## Three facts about a game that is over: a heading, and the sentence that it begins

quidditch-fact-clear =
    { $who ->
        [you] won you the Quaffle against { $card } in round { $round }: your clearest ball.
       *[other] won { $name } the Quaffle against { $card } in round { $round }: the clearest ball.
    }
# The heading is the card that stopped another.
quidditch-fact-stopped =
    { $who ->
        [you] stopped { $card } for you in round { $round }, just in time.
       *[other] stopped { $card } for { $name } in round { $round }, just in time.
    }
# $does is a sentence that says what came of the card.
quidditch-fact-worked = in round { $round }: { $does }
quidditch-fact-run = { $count } Quaffles
    .what =
        { $who ->
            [you] in a row went to you, from round { $round } on.
           *[other] in a row went to { $name }, from round { $round } on.
        }
quidditch-fact-free =
    { $count ->
        [one] One Free Goal
       *[other] { $count } Free Goals
    }
    .what =
        { $who ->
            [you] fell into your lap, without a card played.
           *[other] fell into { $name }’s lap, without a card played.
        }
quidditch-fact-hits =
    { $count ->
        [one] One Bludger
       *[other] { $count } Bludgers
    }
    .what =
        { $who ->
            [you] for you to shake off, and you flew on.
           *[other] for { $name } to shake off, thanks to you.
        }
quidditch-fact-rounds =
    { $count ->
        [one] One round
       *[other] { $count } rounds
    }
    .what = of brooms, balls and bluffs.

## Besides the moves, with the question that is asked before

quidditch-aside-concede = Concede
    .question = Concede? The other house then wins, whatever the score.

## Names of the options and of their values; what they decide is explained in quidditch-rules.ftl

# Headings over options that belong together.
quidditch-group-answers = Special cards and answers
quidditch-group-laying = Declaring and laying
quidditch-group-balls = The balls
quidditch-group-end = End of the game
quidditch-group-pace = Pace
quidditch-group-cards = Cards

quidditch-option-timing_mode = Who may act first
    .value-priority = Players take turns
    .value-race = Whoever is faster
quidditch-option-race_window_seconds = Seconds per race
quidditch-option-counter_chain = Counter-spells can be countered
quidditch-option-counter_scope = Counter-spells cancel
    .value-spells_jinxes = Jinxes and spells
    .value-all_specials = All special cards
quidditch-option-reserve_owed_cards = Keep cards needed for laying
quidditch-option-min_pass_ms = Shortest time for a pass (milliseconds)
quidditch-option-declare_mode = Declaring
    .value-leader_first = The leader first
    .value-simultaneous = Both in secret
quidditch-option-aside_only_without_player_cards = Bluff at the Quaffle only without player cards
quidditch-option-order_timing = The order is chosen
    .value-after_lay = After laying
    .value-before_lay = Before laying
quidditch-option-order_mode = The leader chooses
    .value-full = The whole order
    .value-stepwise = One ball at a time
quidditch-option-reveal_mode = Cards are turned over
    .value-per_ball = Ball by ball
    .value-all_at_once = All at once
quidditch-option-keeper_wins_unopposed = An unopposed Keeper wins the Quaffle
quidditch-option-bludger_pick = A hit costs
    .value-random = A random card
    .value-blind_slot = A card the opponent picks blind
quidditch-option-recycle_bludgers = Bludgers come back
quidditch-option-finish_round_after_snitch = Finish the round after the catch
quidditch-option-final_chase = Final chase for the Snitch
quidditch-option-tie_break = Equal points
    .value-draw = A draw
    .value-catcher_wins = Whoever caught the Snitch wins
quidditch-option-round_limit = Maximum number of rounds
quidditch-option-penalty_needs_player_card = A penalty needs a player card of your own
quidditch-option-discard_view = The opponent’s discard pile
    .value-full = Open
    .value-top_only = Only the top card
# .seen is what others at the table read, before the name of the decks, or before .nameless where they have none.
quidditch-option-deck_data = Your own decks (a TOML or JSON file)
    .seen = Decks
    .nameless = brought by the host
