### Any game without a face of its own, in English: the frame around what the game itself says.

plain-about = Played in words here, without pictures.

## At the table

plain-your-turn = Your turn: what do you do?
plain-waiting = Waiting for { $names }.
plain-waiting-others = Waiting for the others.
# $action is what a bot would do, as its button says it.
plain-hint = A bot would choose: { $action }
plain-actions = What you can do
plain-board = The board
plain-board-large = Show the board full size
plain-board-alone = Open the board on its own

## What a view says

plain-table = The table
plain-none = none
plain-nobody = nobody
# Cards of which only the backs are seen.
plain-hidden = { $count } face down
plain-times = { $name } × { $count }
# A number that tells how far somebody is, such as "Points: 40".
plain-score = { $what }: { $number }
plain-team = Team { $number }

## What happens; for events without a sentence of their own

plain-log = { $name }: { $said }.
plain-with = { $what } ({ $fields })

## The end

plain-end-title-won = You win
plain-end-title-names =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
plain-end-title-draw = Nobody wins
plain-end-concession = The other side conceded
plain-aside-question = { $action }: are you sure?

## Words that many games use

plain-key-card = Card
plain-key-cards = Cards
plain-key-count = Number
plain-key-dealer = Dealer
plain-key-deck = Deck
plain-key-discards = Discards
plain-key-hand = Your hand
plain-key-hands = Cards in hand
plain-key-leader = Leads
plain-key-phase = Phase
plain-key-player = Player
plain-key-points = Points
plain-key-round = Round
plain-key-score = Score
plain-key-scores = Score
plain-key-seat = Player
plain-key-to = To
plain-key-turn = Turn
