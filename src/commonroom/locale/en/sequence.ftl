### Sequence on the page, in English. Options, refusals and rules are in sequence-rules.ftl.
### A "space" is one of the hundred squares of the board; a "dead" card has no free space left.

## The game

sequence-name = Sequence
sequence-about = Play a card, put a chip on a space that shows it, and be the first to fill lines of five.
sequence-keys = Keys: 1 to 9 take up a card and lead to its first bright space, N and P to the next and the previous one, the arrows over the board; Enter plays, Esc puts the card back, D draws. Shift and Tab lead from the cards back to the board.
# A switch before a quick start.
sequence-quick-switch = Draw cards by hand
    .about = After each move you take a card from the pile yourself; whoever forgets it goes without.
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

sequence-board = The board. Arrow keys move, Enter plays the chosen card.
# A space in words for screen readers: "f7, king of hearts, chip of Blue in a sequence, can be played".
# $corner is yes or no; $chip is none, free or locked; $playable is yes or no.
sequence-cell =
    { $corner ->
        [yes] { $cell }, corner, counts for everybody
       *[no] { $cell }, { $card }
    }{ $chip ->
        [free] , chip of { $side }
        [locked] , chip of { $side } in a sequence
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
sequence-discards-none = No card yet.

## What to do now

sequence-prompt-card = Your turn: choose a card.
sequence-prompt-cell = { $card }: choose a bright space.
sequence-prompt-wild = { $card } goes on any free space.
sequence-prompt-remove = { $card }: choose a chip to take off.
sequence-prompt-again = { $card }: tap again to play.
# Read out after the card was chosen: $cells is such as "c2, e10", or how many they are.
sequence-lit-cells = Bright spaces: { $cells }.
sequence-prompt-dead = { $card } is dead: you may exchange it.
sequence-prompt-nowhere = There is no space for { $card } now.
sequence-prompt-choose-line = Your line is longer than five: choose which five are the sequence.
sequence-prompt-line = { $line }: press to choose it.
sequence-prompt-forfeit = Your team has coached: choose a card to give up.
sequence-prompt-forfeit-sure = Tap the card again to give it up.
sequence-prompt-pass = You can neither play nor exchange a card.
sequence-prompt-over = The game is over.
# The person has made a move that is not answered yet.
sequence-prompt-sent = Your move is on its way …
sequence-prompt-penalty = First { $name } has to give up a card.
sequence-prompt-watching = It is { $name }'s turn.
# $others is the number of players before the person's own turn.
sequence-prompt-waiting =
    { $others ->
        [0] It is { $name }'s turn.
        [1] { $name } is on turn, then you.
       *[other] { $name } is on turn; { $others } players are before you.
    }
sequence-not-your-turn = It is another player's turn.
sequence-no-card-plays = None of your cards can be played on { $cell } now.
# Why a tap on a space does nothing, in a small bubble beside it. $shown is the card that the space shows, $card the
# one that was to be played.
sequence-why-corner = A corner counts for everybody: no chip goes there.
sequence-why-chip = There is a chip of { $side } here already.
sequence-why-locked = This chip of { $side } belongs to a sequence and stays.
# With a jack that takes chips off.
sequence-why-own = This chip is your own: only chips of others can be taken off.
sequence-why-no-chip = There is no chip to take off here.
sequence-why-not-held = Only { $shown } or a wild jack goes here: you hold neither.
sequence-why-other-card = This space needs { $shown }, not { $card }.
# Buttons.
sequence-do-play = Play it
sequence-do-exchange = Exchange
sequence-do-pass = Pass
sequence-do-put-back = Put back
# A choice for a long line; $line is such as b2–b6.
sequence-choose-line = Let { $line } be the sequence

sequence-hint-play = A bot would play { $card } on { $cell }.
sequence-hint-exchange = A bot would exchange { $card }.
sequence-hint-forfeit = A bot would give up { $card }.
sequence-hint-choose = A bot would choose { $line }.
sequence-hint-draw = A bot would draw.
sequence-hint-pass = A bot would pass.

## Notes beside a player

sequence-note-left = has left
sequence-note-penalty = gives up a card
sequence-note-passed = passed
sequence-note-conceding = wants to concede
sequence-note-dealer = dealer

## What happened. $who is "you" for the person's own deeds, otherwise $name did it.
## $card is such as K♥, $cell such as f7, $line such as b2–b6, $side such as Blue.

# Everybody draws a card before the first turn; $cards is such as "Ann K♥, Bob 7♠".
sequence-log-start = The cards for the start: { $cards }.
sequence-log-first =
    { $who ->
        [you] You begin.
       *[other] { $name } begins.
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
sequence-log-removed =
    { $who ->
        [you] You play { $card } and take the chip of { $side } off { $cell }.
       *[other] { $name } plays { $card } and takes the chip of { $side } off { $cell }.
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
        [you] You lose the card that you did not draw in time.
       *[other] { $name } loses the card that was not drawn in time.
    }
sequence-log-exchanged =
    { $who ->
        [you] You exchange the dead card { $card }.
       *[other] { $name } exchanges the dead card { $card }.
    }
sequence-log-reshuffled =
    { $count ->
        [one] The played card becomes the new pile.
       *[other] The { $count } played cards are shuffled into a new pile.
    }
sequence-log-passed =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
sequence-log-sequence = That is a sequence for { $side }: { $line }!
sequence-log-long-sequence = That is a sequence for { $side }: { $line }, out of a line of { $length }!
sequence-log-broken = The sequence { $line } of { $side } is broken.
sequence-log-choice =
    { $who ->
        [you] The line is longer than five: you choose which five count.
       *[other] The line is longer than five: { $name } chooses which five count.
    }
sequence-log-claimed =
    { $who ->
        [you] You claim that { $side } has coached.
       *[other] { $name } claims that { $side } has coached.
    }
sequence-log-claim-upheld = The claim is upheld: everybody on { $side } gives up a card.
sequence-log-claim-dismissed = The claim against { $side } is dismissed.
sequence-log-forfeited =
    { $who ->
        [you] You give up { $card }.
       *[other] { $name } gives up { $card }.
    }
# Somebody leaves, and $substitute takes over the seat.
sequence-log-handed-over =
    { $who ->
        [you] You hand your seat over to { $substitute }.
       *[other] { $name } hands the seat over to { $substitute }.
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

sequence-end-title-won = You have won!
sequence-end-title-side = { $side } has won
# A side of one player is called by the name.
sequence-end-title-name = { $name } has won
sequence-end-title-draw = Nobody has won
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
sequence-end-most = The draw pile is used up, and the most sequences win.
# In the log: who has won, and why. $names are the winners, $count how many they are.
# $reason: sequences, pile_exhausted, stalemate, concession, forfeit.
sequence-end-won =
    { $reason ->
        [concession] { $side } wins ({ $names }): the other side concedes.
        [forfeit] { $side } wins ({ $names }): no other side is left.
        [pile_exhausted] { $side } wins ({ $names }) with the most sequences: the draw pile is used up.
       *[other] { $side } wins ({ $names }).
    }
# $reason: pile_exhausted, stalemate, aborted.
sequence-end-draw =
    { $reason ->
        [pile_exhausted] The game ends without a winner: the draw pile is used up.
        [stalemate] The game ends without a winner: nobody can do anything any more.
        [aborted] The game ends without a winner: a player has left.
       *[other] The game ends without a winner.
    }
sequence-figure-sequences = Sequences
sequence-figure-chips = Chips on the board
sequence-figure-plays = Cards played
sequence-figure-wild = Wild jacks played
sequence-figure-remove = Chips taken off
sequence-figure-dead = Dead cards exchanged
sequence-figure-moves = Moves in all

## Besides the moves: each with the question that is asked before

sequence-aside-leave = Leave the game
    .question = Do you want to leave the game for good?
sequence-aside-concede = Concede
    .question = Do you want to concede? Your side has lost as soon as all of its players agree.
sequence-aside-claim = Claim that { $side } has coached
    .question = A teammate gave advice that is not allowed. If the claim is upheld, everybody on { $side } gives up a card.
sequence-aside-admit = Admit it
    .question = Does your team admit that it has coached? Each of you then gives up a card.
sequence-aside-uphold = Uphold the claim against { $side }
    .question = You are the host. Everybody on { $side } then gives up a card.
sequence-aside-dismiss = Dismiss the claim against { $side }
    .question = You are the host. The claim against { $side } then comes to nothing.

## Names of the options and of their values; what they decide is explained in sequence-rules.ftl

# Headings over options that belong together.
sequence-group-drawing = Drawing and exchanging
sequence-group-sequences = Sequences and chips
sequence-group-pile = When the pile is empty
sequence-group-teams = Teams
sequence-group-pace = Leaving

sequence-option-starter = Who begins in a team
    .value-drawer = Who drew the card
    .value-random_member = A random member
sequence-option-draw_mode = Drawing cards
    .value-manual = By hand, as in the book
    .value-auto = Automatic
sequence-option-draw_grace = Waiting for a draw
sequence-option-forgotten_draw = A forgotten draw
    .value-edition = As in the edition
    .value-next_action = Lost with the next action
    .value-next_draw = Lost after the next draw
    .value-never = Never lost through others
sequence-option-exchange_limit = Dead cards per turn
    .value-1 = One
    .value-unlimited = As many as you like
sequence-option-jack_exchange = Exchanging jacks
    .value-off = Not allowed
    .value-on = Allowed
sequence-option-empty_hand = Empty hand
    .value-skip = Skipped
    .value-draw_one = Draws one card
sequence-option-collinear_share = Two sequences in one line
    .value-on = May share a space
    .value-off = Share no space
sequence-option-long_line_lock = Long lines lock
    .value-five = The five chips
    .value-whole_line = The whole line
sequence-option-long_line_choice = Five of a long line
    .value-player = The player chooses
    .value-auto = The first five
sequence-option-pile_exhausted = Empty draw pile
    .value-edition = As in the edition
    .value-reshuffle = Shuffle the played cards
    .value-draw_game = Nobody wins
    .value-play_on = Play on without drawing
sequence-option-exhaustion_timing = The game ends
    .value-on_last_card = With the last card
    .value-on_needed_draw = When a card is missing
sequence-option-exhaustion_tiebreak = Without a winner
    .value-none = Always a draw
    .value-most_sequences = More sequences win
sequence-option-limit_chips = Number of chips
    .value-off = No limit
    .value-on = As many as in the box
sequence-option-team_talk = Talk in a team
    .value-forbidden = Not allowed
    .value-allowed = Allowed
sequence-option-share_hands = Hands in a team
    .value-off = Hidden
    .value-on = Open to teammates
sequence-option-coaching_penalty = Penalty for coaching
    .value-edition = As in the edition
    .value-on = A card
    .value-off = None
sequence-option-on_leave = When somebody leaves
    .value-substitute = A substitute may come
    .value-skip = The seat is skipped
    .value-abort = The game ends
sequence-option-breakable_sequences = Breaking sequences
    .value-off = Not possible
    .value-on = With a jack
