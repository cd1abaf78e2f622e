### Sequence on the page, in English. Options, refusals and rules are in sequence-rules.ftl.
### A "space" is one of the hundred squares of the board; a "dead" card has no free space left.

## The game

# A switch before a quick start.
sequence-quick-switch = Draw cards yourself
    .about = Draw a card from the pile after each move. If you forget, you go without it.
sequence-goal =
    { $target ->
        [one] { $target } sequence wins
       *[other] { $target } sequences win
    }
sequence-score =
    { $made ->
        [one] { $made } sequence of { $target }
       *[other] { $made } sequences of { $target }
    }
sequence-cards-left =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }

# Sides are called by the colour of their chips, as by a name: "Blue wins".
sequence-side-blue = Blue
sequence-side-green = Green
sequence-side-red = Red
sequence-side-gold = Gold
sequence-side-onyx = Onyx
sequence-side-silver = Silver

## Cards

# The whole name of a card, as it is spoken: "king of hearts".
# $rank is 2 to 10, J, Q, K or A; $suit is S (spades), H (hearts), D (diamonds) or C (clubs).
sequence-card-of-suit =
    { $rank ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $rank }
    } of { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
# The same with the houses of the Harry Potter edition.
sequence-card-of-house =
    { $rank ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $rank }
    } of { $suit ->
        [S] Ravenclaw
        [H] Hufflepuff
        [D] Gryffindor
       *[C] Slytherin
    }
sequence-house-S = Ravenclaw
sequence-house-H = Hufflepuff
sequence-house-D = Gryffindor
sequence-house-C = Slytherin

# Short marks below a card in hand: what a jack does, or how many spaces are left. As short as possible.
sequence-mark-place = wild
sequence-mark-remove = removes
sequence-mark-dead = dead
sequence-mark-one = 1 space
sequence-mark-two = 2 spaces
sequence-pile-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
sequence-last-played = Last played
# For screen readers. $note is one of the marks above, or "none".
sequence-card-in-hand =
    { $note ->
        [none] { $card }
       *[other] { $card }, { $note }
    }
sequence-your-hand = Your cards
sequence-hand-empty = Your hand is empty.
sequence-open-hands = Open hands
# Stands before one of the three ways to sort.
sequence-sort = Sort by
sequence-sort-suit = suit
sequence-sort-rank = rank
sequence-sort-playable = playable first

## Board and piles

sequence-board = The board. Move with the arrow keys, press Enter to play the chosen card.
# A space in words for screen readers: "f7, king of hearts, chip of Blue in a sequence, can be played".
# $corner is yes or no; $chip is none, free or locked; $playable is yes or no.
sequence-cell =
    { $corner ->
        [yes] { $cell }, corner, counts for everyone
       *[no] { $cell }, { $card }
    }{ $chip ->
        [free] , { $side } chip
        [locked] , { $side } chip in a sequence
       *[none] { "" }
    }{ $playable ->
        [yes] , can be played
        [with] , can be played with { $with }
       *[no] { "" }
    }
sequence-pile =
    { $count ->
        [one] Draw pile, { $count } card
       *[other] Draw pile, { $count } cards
    }
# The person may draw a card now, by pressing the pile.
sequence-pile-owed =
    { $count ->
        [one] Draw pile, { $count } card: you may draw
       *[other] Draw pile, { $count } cards: you may draw
    }
# The same as one short word on the pile itself.
sequence-mark-draw = draw
sequence-discards = Played cards
# $card is the card on top.
sequence-discards-last = Played cards, { $card } on top
sequence-discards-none = No cards yet.

## What to do now

sequence-prompt-card = Your turn: choose a card.
sequence-prompt-cell = { $card }: choose a highlighted space.
sequence-prompt-wild = { $card } goes on any free space.
sequence-prompt-remove = { $card }: choose a chip to remove.
sequence-prompt-again = { $card }: tap again to play it.
# Read out after the card was chosen: $cells is such as "c2, e10", or how many they are.
sequence-lit-cells = Highlighted spaces: { $cells }.
sequence-prompt-dead = { $card } is dead: you may exchange it.
sequence-prompt-nowhere = There is no space for { $card } right now.
sequence-prompt-choose-line = Your line is longer than five: choose the five that make the sequence.
sequence-prompt-line = { $line }: press to choose it.
sequence-prompt-forfeit = Your team was caught coaching: choose a card to give up.
sequence-prompt-forfeit-sure = Tap the card again to give it up.
# In a lesson about it: an owed card waits to be drawn.
sequence-prompt-draw = Your new card is on the pile.
sequence-prompt-pass = You cannot play or exchange a card.
sequence-prompt-over = The game is over.
# The person has made a move that is not answered yet.
sequence-prompt-sent = Sending your move …
sequence-prompt-penalty = Waiting for { $name } to give up a card.
sequence-prompt-watching = It is { $name }’s turn.
# $others is the number of players before the person's own turn.
sequence-prompt-waiting =
    { $others ->
        [0] It is { $name }’s turn.
        [1] It is { $name }’s turn, then yours.
       *[other] It is { $name }’s turn; { $others } players go before you.
    }
sequence-not-your-turn = It is not your turn.
sequence-no-card-plays = You cannot play any of your cards on { $cell } right now.
# Why a tap on a space does nothing, in a small bubble beside it. $shown is the card that the space shows, $card the
# one that was to be played.
sequence-why-corner = A corner counts for everyone: no chip goes there.
sequence-why-chip = There is already a { $side } chip here.
sequence-why-locked = This { $side } chip is part of a sequence and stays.
# With a jack that takes chips off.
sequence-why-own = This is your own chip: you can only remove other players’ chips.
sequence-why-no-chip = There is no chip to remove here.
sequence-why-not-held = Only { $shown } or a wild jack goes here, and you have neither.
sequence-why-other-card = This space needs { $shown }, not { $card }.

# A card that is looked at closely: questions, and what is answered. $count is a number of spaces.
sequence-inspect-now = Now?
sequence-inspect-does = What it does
sequence-inspect-where = Where it goes
sequence-inspect-yes = Yes, it can be played.
sequence-inspect-dead = It is dead: exchange it for a new card.
sequence-inspect-dead-later = It is dead. In your turn you may exchange it.
sequence-inspect-does-card = Puts your chip on a free space that shows it.
sequence-inspect-does-place = Two eyes: puts your chip on any free space.
sequence-inspect-does-remove = One eye: takes a rival’s chip off the board, but not out of a sequence.
sequence-inspect-many = any of { $count } spaces
sequence-inspect-nowhere = Nowhere: both of its spaces are taken.
sequence-inspect-no-chip = Nowhere: there is no chip that it could take.
# Buttons.
# The likely move, named by what it does; $does is "remove" for a jack that takes a chip off, otherwise "place".
sequence-do-here =
    { $does ->
        [remove] Clear { $cell }
       *[place] Play on { $cell }
    }
# What a bot would do, where the card is not in hand yet.
sequence-do-hint-play = Play { $card } on { $cell }
sequence-do-hint-exchange = Exchange { $card }
sequence-do-hint-forfeit = Give up { $card }
sequence-do-exchange = Exchange
sequence-do-draw = Draw a card
sequence-do-pass = Pass
sequence-do-put-back = Put back
# A choice for a long line; $line is such as b2–b6.
sequence-choose-line = Make { $line } the sequence

sequence-hint-play = A bot would play { $card } on { $cell }.
sequence-hint-exchange = A bot would exchange { $card }.
sequence-hint-forfeit = A bot would give up { $card }.
sequence-hint-choose = A bot would choose { $line }.
sequence-hint-draw = A bot would draw.
sequence-hint-pass = A bot would pass.

## Notes beside a player

sequence-note-left = has left
sequence-note-penalty = must give up a card
sequence-note-passed = passed
sequence-note-conceding = wants to concede
sequence-note-dealer = dealer

## What happened. $who is "you" for the person's own deeds, otherwise $name did it.
## $card is such as K♥, $cell such as f7, $line such as b2–b6, $side such as Blue.

sequence-log-round = Round { $round }
# Everybody draws a card before the first turn; $cards is such as "Ann K♥, Bob 7♠".
sequence-log-start = Cards drawn for the start: { $cards }.
sequence-log-first =
    { $who ->
        [you] You go first.
       *[other] { $name } goes first.
    }
sequence-log-deals =
    { $who ->
        [you] You deal.
       *[other] { $name } deals.
    }
sequence-log-played =
    { $who ->
        [you] You play { $card } on { $cell }.
       *[other] { $name } plays { $card } on { $cell }.
    }
# $shown is the card that the space shows.
sequence-log-played-wild =
    { $who ->
        [you] You play the wild { $card } on { $cell } ({ $shown }).
       *[other] { $name } plays the wild { $card } on { $cell } ({ $shown }).
    }
# $whose is "you" where the chip was the person's own, or their team's.
sequence-log-removed =
    { $who ->
        [you] You play { $card } and remove the { $side } chip from { $cell }.
       *[other] { $whose ->
            [you] { $name } plays { $card } and removes your chip from { $cell }.
           *[other] { $name } plays { $card } and removes the { $side } chip from { $cell }.
        }
    }
sequence-log-drew =
    { $who ->
        [you] You draw a card.
       *[other] { $name } draws a card.
    }
sequence-log-drew-card =
    { $who ->
        [you] You draw { $card }.
       *[other] { $name } draws { $card }.
    }
sequence-log-draw-lost =
    { $who ->
        [you] You did not draw in time and go without the card.
       *[other] { $name } did not draw in time and goes without the card.
    }
sequence-log-exchanged =
    { $who ->
        [you] You exchange the dead card { $card }.
       *[other] { $name } exchanges the dead card { $card }.
    }
sequence-log-reshuffled =
    { $count ->
        [one] The played card becomes the new draw pile.
       *[other] The { $count } played cards are shuffled into a new draw pile.
    }
sequence-log-passed =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
sequence-log-sequence =
    { $whose ->
        [you] Your sequence: { $line }!
       *[other] A sequence for { $side }: { $line }!
    }
sequence-log-long-sequence = A sequence for { $side }: { $line }, out of a line of { $length }!
sequence-log-broken = { $side }’s sequence { $line } is broken.
sequence-log-choice =
    { $who ->
        [you] The line is longer than five: choose which five count.
       *[other] The line is longer than five: { $name } chooses which five count.
    }
sequence-log-claimed =
    { $who ->
        [you] You claim that { $side } was coaching.
       *[other] { $name } claims that { $side } was coaching.
    }
sequence-log-claim-upheld = The claim is upheld: every { $side } player gives up a card.
sequence-log-claim-dismissed = The claim against { $side } is dismissed.
sequence-log-forfeited =
    { $who ->
        [you] You give up { $card }.
       *[other] { $name } gives up { $card }.
    }
# Somebody leaves, and $substitute takes over the seat.
sequence-log-handed-over =
    { $who ->
        [you] You hand your seat to { $substitute }.
       *[other] { $name } hands the seat to { $substitute }.
    }
sequence-log-left =
    { $who ->
        [you] You leave the game.
       *[other] { $name } leaves the game.
    }
sequence-log-side-out = { $side } is out of the game.
sequence-log-concession =
    { $who ->
        [you] You want to concede.
       *[other] { $name } wants to concede.
    }
sequence-log-conceded = { $side } concedes.

## The end

sequence-end-title-won = You win!
sequence-end-title-side = { $side } wins
# A side of one player is called by the name.
sequence-end-title-name = { $name } wins
sequence-end-title-draw = Nobody wins
# To those who lost.
sequence-end-title-lost =
    { $who ->
        [name] { $name } got there first
       *[side] { $side } got there first
    }
# A kind word to them: $made is how many sequences they had.
sequence-end-lost =
    { $made ->
        [0] Your line did not come together this time.
        [one] One sequence was yours, too.
       *[other] { $made } sequences were yours, too.
    }
# How it was won, without saying again who has. $line is such as b2–b6, or several of them; $count is how many.
sequence-end-line =
    { $who ->
        [you] You completed { $count ->
            [one] the sequence
           *[other] the sequences
        } { $line } with { $card } on { $cell }.
       *[other] { $name } completed { $count ->
            [one] the sequence
           *[other] the sequences
        } { $line } with { $card } on { $cell }.
    }
sequence-end-conceded =
    { $who ->
        [you] You concede.
       *[other] { $name } concedes.
    }
sequence-end-forfeit = No other side is left.
sequence-end-most = The draw pile is empty, and the side with the most sequences wins.
# In the log: who has won, and why. $winner is you, team (the person's own), name (somebody alone) or side; $names are
# the winners.
# $reason: sequences, pile_exhausted, stalemate, concession, forfeit.
sequence-end-won =
    { $winner ->
        [you] You win
        [team] Your team wins
        [name] { $names } wins
       *[side] { $names } win for { $side }
    }{ $reason ->
        [concession] : the other side concedes.
        [forfeit] : no other side is left.
        [pile_exhausted] : the draw pile is empty, and nobody has more sequences.
       *[other] .
    }
# $reason: pile_exhausted, stalemate, aborted.
sequence-end-draw =
    { $reason ->
        [pile_exhausted] The game is a draw: the draw pile is empty.
        [stalemate] The game is a draw: nobody can move any more.
        [aborted] The game ends without a winner: a player has left.
       *[other] The game is a draw.
    }
sequence-figure-sequences = Sequences
sequence-figure-chips = Chips on the board
sequence-figure-plays = Cards played
sequence-figure-wild = Wild jacks played
sequence-figure-remove = Chips removed
sequence-figure-dead = Dead cards exchanged
sequence-figure-moves = Total moves

## Three facts of the game that was played: a few large words, and a sentence. $line is such as b2–b6.

sequence-fact-move = Move { $move }
sequence-fact-first =
    { $who ->
        [you] You closed the first line, { $line }, with { $card }.
       *[other] { $name } closed the first line, { $line }, with { $card }.
    }
# One side has as many sequences as the other.
sequence-fact-level =
    { $who ->
        [you] Your line { $line } drew level.
       *[other] { $name } drew level with { $line }.
    }
# $whose is "you" where the chip was the person's own, or their team's.
sequence-fact-removed =
    { $who ->
        [you] Your { $card } took the chip from { $cell }.
       *[other] { $whose ->
            [you] { $name }’s { $card } took your chip from { $cell }.
           *[other] { $name }’s { $card } took the chip from { $cell }.
        }
    }
# After the name of a jack; $does is "place" or "remove".
sequence-fact-held =
    { $does ->
        [remove] stayed in your hand. It takes a rival’s chip.
       *[place] stayed in your hand. It goes on any free space.
    }
# A wild jack; $shown is the card that the space shows.
sequence-fact-wild =
    { $who ->
        [you] Your { $card } stood in for { $shown } on { $cell }.
       *[other] { $name }’s { $card } stood in for { $shown } on { $cell }.
    }
sequence-fact-chips =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
    .label = of yours were on the board at the end.
# After the number of moves; $count is how many cards were left in the pile.
sequence-fact-length =
    { $count ->
        [0] were enough, down to the last card of the pile.
        [one] were enough. { $count } card was left in the pile.
       *[other] were enough. { $count } cards were left in the pile.
    }

## Besides the moves: each with the question that is asked before

sequence-aside-leave = Leave the game
    .question = Leave the game for good?
sequence-aside-concede = Concede
    .question = Concede? Your side loses as soon as all of its players agree.
sequence-aside-claim = Claim that { $side } was coaching
    .question = Did a teammate give forbidden advice? If the claim is upheld, every { $side } player gives up a card.
sequence-aside-admit = Admit it
    .question = Does your team admit to coaching? Each of you then gives up a card.
sequence-aside-uphold = Uphold the claim against { $side }
    .question = You decide as the host. Every { $side } player then gives up a card.
sequence-aside-dismiss = Dismiss the claim against { $side }
    .question = You decide as the host. The claim against { $side } is then dropped.

## Names of the options and of their values; what they decide is explained in sequence-rules.ftl

# Headings over options that belong together.
sequence-group-drawing = Drawing and exchanging
sequence-group-sequences = Sequences and chips
sequence-group-pile = When the pile is empty
sequence-group-teams = Teams
sequence-group-pace = Leaving

sequence-option-starter = First player of a team
    .value-drawer = Whoever drew the card
    .value-random_member = A random member
sequence-option-draw_mode = Drawing cards
    .value-manual = By hand, as in the rulebook
    .value-auto = Automatic
sequence-option-draw_grace = Bots wait for a draw (seconds)
sequence-option-forgotten_draw = A forgotten draw
    .value-edition = As in the edition
    .value-next_action = Lost with the next action
    .value-next_draw = Lost after the next draw
    .value-never = Never lost to others
sequence-option-exchange_limit = Dead cards per turn
    .value-1 = One
    .value-unlimited = As many as you like
sequence-option-jack_exchange = Exchanging jacks
    .value-off = Not allowed
    .value-on = Allowed
sequence-option-empty_hand = Empty hand
    .value-skip = Skip the turn
    .value-draw_one = Draw one card
sequence-option-collinear_share = Two sequences in one line
    .value-on = May share a space
    .value-off = May not share a space
sequence-option-long_line_lock = In a long line, lock
    .value-five = Only the five chips
    .value-whole_line = The whole line
sequence-option-long_line_choice = The five of a long line
    .value-player = The player chooses
    .value-auto = The first five
sequence-option-pile_exhausted = Empty draw pile
    .value-edition = As in the edition
    .value-reshuffle = Shuffle the played cards
    .value-draw_game = Nobody wins
    .value-play_on = Play on without drawing
sequence-option-exhaustion_timing = The game ends
    .value-on_last_card = When the last card is drawn
    .value-on_needed_draw = When a card is missing
sequence-option-exhaustion_tiebreak = When the pile ends the game
    .value-none = Always a draw
    .value-most_sequences = Most sequences win
sequence-option-limit_chips = Number of chips
    .value-off = No limit
    .value-on = As many as in the box
sequence-option-team_talk = Talking within a team
    .value-forbidden = Not allowed
    .value-allowed = Allowed
sequence-option-share_hands = Hands within a team
    .value-off = Hidden
    .value-on = Open to teammates
sequence-option-coaching_penalty = Penalty for coaching
    .value-edition = As in the edition
    .value-on = A card
    .value-off = None
sequence-option-on_leave = When a player leaves
    .value-substitute = A substitute may take over
    .value-skip = The seat is skipped
    .value-abort = The game ends
sequence-option-breakable_sequences = Breaking sequences
    .value-off = Not allowed
    .value-on = With a jack

## Editions on the form: what differs

sequence-edition-classic-2022 = A new pile when the cards run out
sequence-edition-harry-potter-2021 = Houses as suits, no talk in teams
