### The page in English: everything that is not about one game.

## Everywhere

app-name = Common Room
skip-to-content = Skip to content
close = Close
cancel = Cancel
sound = Sounds
sound-on = Sounds are on
sound-off = Sounds are off
# $theme is what is chosen now; pressing the button goes on to the next.
theme =
    { $theme ->
        [light] Light colours
        [dark] Dark colours
       *[system] Colours as on your device
    }
language = Language
copy-link = Copy link
copied = Copied
qr-code = QR code of the link
to-the-start = Back to the home page
lost-title = Page not found
lost-text = Check the address, or open a new table from the home page.

## Start page

home-title = What shall we play?
home-text = Alone with a bot, or with friends through a link. No account.
play-now = Play
with-friends = With friends
rules = Rules
learn = Learn by playing
learn-soon = Learn in 5 minutes
# $done and $all are numbers of lessons.
learn-progress = { $game }: { $done } of { $all } lessons
# $least and $most are numbers of players.
players-range = { $least }–{ $most } players
players-number =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
continue-title = Your tables
# $names are those who sit at the table that waits for you.
back-to-names = Back to { $names }?
back-to-table = Back to the table?
table-so-far =
    { $count ->
        [one] { $game }, { $count } move in.
       *[other] { $game }, { $count } moves in.
    }
sit-down-again = Sit down again
my-games = My games
games-tally = { $played } played, { $won } won
no-games = No games yet. The first one takes about 20 minutes.
all-my-games = All my games
# How a game ended for the person.
result-won = Won
result-lost = Lost
result-drawn = Draw
# What the person's side and the best of the others have reached.
result-score = { $mine } : { $theirs }
games-against = against { $names }
games-with = with { $names }
games-alone = alone
moves-count =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
phase-open = Waiting for players
phase-playing = In progress
phase-your-turn = Your turn
open-replay = Watch a replay

## Start against bots

quick-title = Play against bots
quick-level = How strong?
quick-opponents = How many opponents?
bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
# Instead of a number of bots, where one can play without any.
quick-alone = Solo
quick-start = Start

# Levels of bots, and bots that play at none; .about says how a bot plays.
bot-random = Random
    .about = Plays any legal move, without a plan.
bot-easy = Easy
    .about = Has a plan, but misses things, as people do.
bot-normal = Normal
    .about = Has a plan, and misses little.
bot-hard = Hard
bot-master = Master
bot-greedy = Normal
    .about = Picks the move that looks best right now.
bot-search = Strong
    .about = Thinks several moves ahead.

## A table with friends

new-text = Choose who plays. You will get a link to send to your friends.
your-name = Your name
# The name of a person who has given none.
player-name-default = Player
edition = Edition
players = Players
teams = Teams
teams-count =
    { $count ->
        [one] { $count } team
       *[other] { $count } teams
    }
# $seat is the number of a chair at the table.
seat-number = Seat { $seat }
seat-me = Me
seat-for-friend = A friend
time-limit = Time per turn
time-none = No limit
time-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
# $time is a clock such as 1:30, or a number of days.
time-left = Time left: { $time }
allow-hints = Hints
allow-hints-about = Players may ask what a bot would do.
more-options = More options
# What somebody has chosen for an option that is either on or off.
option-on = yes
option-off = no
# An option that takes a number of the person's own beside its usual values.
option-number = A number
# An option that takes a file of the person's own.
choose-file = Choose a file
no-file = No file chosen
take-file-back = Remove the file
# Before a list of what is wrong with a file of one's own.
content-faults = This file cannot be used:
# A seat may ask for something, such as a house, and does not.
wish-none = No preference
new-title = A table with friends
seats-title = Who sits where
seats-text = Tap a seat: a friend, or a bot and how strong. Players take turns in the order of the numbers.
seats-in-order = Seats in order of play
tap-to-change = tap to change
seat-for-bot = A bot
seat-bot-name = Bot
seat-by-link = by link
# $level is the strength of a bot, such as "Normal".
bot-detail = { $level }
bot-detail-waiting = bot, { $level }
you-detail = you
host-detail = host
time-limit-note = then a legal move is made for you
# The sum of all choices in one sentence, beside the button that opens the table. A list of the next three comes first.
sum-me = you
sum-friends =
    { $count ->
        [one] a friend
       *[other] { $count } friends
    }
sum-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
sum-teams = { $count } teams of { $size }
# $time is such as "2 minutes" or "No limit"; $limit is 0 where there is no limit.
sum-time =
    { $limit ->
        [0] no time limit
       *[other] { $time } per turn
    }
sum-no-hints = no hints
options-printed = all as printed
options-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
gallery = Spectator chat
    .apart = Among themselves
    .aloud = For everyone
    .silent = None
gallery-about =
    .apart = Players read it when the game is over, so nobody can give advice.
    .aloud = Players read along during the game.
    .silent = Spectators cannot write.
open-table = Open the table

## Joining and waiting

join-title = You are invited
join-text = There is a seat for you in a game of { $game }.
join-text-host = { $host } has saved you a seat in a game of { $game }.
only-watch = Just watch
join-too-late = All seats are taken. You are welcome to watch.
waiting-title = Waiting for your friends
# The same for somebody who only watches.
waiting-title-watching = Waiting for the players
# Before the first move, while those who are there wait for the others.
awaited = Not here yet: { $names }.
waiting-text =
    { $count ->
        [one] { $count } seat is still open. The game starts when it is taken.
       *[other] { $count } seats are still open. The game starts when all are taken.
    }
# To a guest, who has nothing to do but wait.
waiting-title-guest = You are at the table
waiting-text-guest =
    { $count ->
        [one] One more player, and the game begins by itself.
       *[other] { $count } more players, and the game begins by itself.
    }
waiting-fairness = The shuffle is fair: you see its fingerprint before the first move and can check it after the last.
invite-link = Send this link to your friends
# Where the address is that of this computer alone.
invite-only-here = This link only works on this computer.
# A command follows.
invite-for-others = To let other devices in, start the server like this, then open a table at the address it prints:
seat-open = open seat
sit-here = Sit here
seat-open-name = Open
choose-seat = Choose a seat
seats-open =
    { $count ->
        [one] { $count } of { $all } is open
       *[other] { $count } of { $all } are open
    }
open-seats =
    { $count ->
        [one] one open seat
       *[other] { $count } open seats
    }
team-number = Team { $team }
team-full = full
change-team = Change to { $team }
no-wait = Don’t want to wait?
invite-scan = Or let them scan the code on the table. No account, nothing to install.
invite-scan-phone = Scan it, or send the link. No account, nothing to install.
send-link = Send the link to friends
invite-link-guest = Know somebody who would join? Pass the link on
send-link-guest = Pass the link on
# Asked of somebody who chooses a seat without having given a name.
ask-name = What shall we call you?
swap-with = Swap with …
swap = Swap
make-host = Make { $name } the host
remove-guest = Remove { $name }
free-seat = Free this seat
stand-up = Give up my seat
new-to-game = New to { $game }?
is-here = here
is-away = away
you = You
# Stands behind or below the person's own name.
you-mark = (you)
fill-with-bot = Add a bot
fill-all-with-bots =
    { $count ->
        [one] Fill the open seat with a bot
       *[other] Fill the { $count } open seats with bots
    }
bot-level = Bot level

## At the table

table-loading = Setting the table …
title-your-turn = Your turn
on-turn = to move
# Beside the player who comes after the one on turn.
seat-next = next
# A row of players goes on beyond the edge of a phone.
more-players = More players
your-team = your team
watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
away-title = { $name } is away
away-text = We are keeping the seat for { $name }. If you would rather not wait, a bot can take over after half a minute.
replace-by-bot = Let a bot take over
# When somebody on turn has left the table; the first where one can only wait.
away-wait = { $name } has stepped away.
away-choice = { $name } has stepped away. Wait, or let a bot play on?
let-bot-play = Let a bot play on
do-take_back = Take my move back
do-pause = Pause
do-give_time = Give more time
do-resume = Go on
resume = Go on
asks-take_back = { $name } would like to take the last move back.
# What the one who asks has seen.
asks-knows = { $name } has drawn a card since, and will draw the same one again.
asks-pause = { $name } would like a pause.
agree = Agree
decline = No
withdraw = Never mind
asked-waiting = Waiting for an answer from { $names } …
asked-declined = { $name } would rather play on.
asked-withdrawn = { $name } no longer asks for it.
asked-lapsed = Not everybody answered in time.
log-took-back = { $name } takes a move back.
log-you-took-back = You take a move back.
paused-by = Paused by { $name }. Clocks and bots stand still.
paused-by-you = You have paused the game. Clocks and bots stand still.
time-given = You have been given more time.
host-now = You are the host now.
seat-taken-again = { $name } sits at the table again.
seat-waits = A bot plays in your seat.
take-seat-again = Take my seat again
seat-offered = The seat of { $name } is free for you.
offer-seat = Offer this seat to spectators
offer-seat-about = The first to sit down takes over from the bot.
bot-knows = What does a bot know?
bot-title = { $name }, a bot ({ $level })
bot-knows-text = A bot sees only what a person in its seat would see: its own cards, the table, and what has been played. It never sees your cards or the order of the draw pile.
bot-fairness = You can check this: the shuffle is fixed before the first move, and at the end the page verifies it with one tap.
hint = Hint
log = Game log
log-empty = Nothing yet. The game has just started.
# A group of lines in a long log.
log-moves = Moves { $first }–{ $last }
# $move is the number of a move.
jump-to-move =
    { $move ->
        [0] Show the table before the first move
       *[other] Show the table after move { $move }
    }
# $line is a line of the log: what was done for somebody who did not do anything in time.
log-time-up = Time is up: { $line }
looking-back =
    { $move ->
        [0] The table before the first move
       *[other] The table after move { $move }
    }
back-to-now = Back to now
read-rule = Read rule { $rule }
# About a card that is looked at closely. $message is a sentence that says why.
inspect-refused = Not now: { $message }
offline = Connection lost. Reconnecting …
offline-waiting = Connection lost. Your move is saved and will be sent as soon as you are back online.
# $what is a card, a space, a ball or a button that belongs to a move.
unsent = { $what } (not sent yet)
# $moves is such as "K♥ → f7".
unsent-moves = Not sent yet: { $moves }
try-now = Try now
# Everybody else reads this.
seat-taken-over = A bot now plays for { $name }.
seat-given-away = A bot now plays in your seat.
    .watch = You are welcome to watch.
unplayable-title = This table cannot be continued
unplayable-text = Its record is damaged, or it was started under rules that this server does not have. You can open a new table at any time.

## Chat

chat = Chat
chat-unread =
    { $count ->
        [one] Chat ({ $count } new)
       *[other] Chat ({ $count } new)
    }
chat-empty = No messages yet.
chat-watching = Spectators cannot write at this table.
watch-by-name = Show my name
watch-name-about = Give your name to chat with other spectators.
chat-apart = Only spectators can read this. Players see it after the game.
chat-aloud = Everyone at the table reads this.
chat-watching-mark = (watching)
chat-write = Write a message
chat-send = Send
chat-to = Send to
chat-to-table = Everyone
chat-to-team = My team
# Stands behind the name of somebody who writes to the team only.
chat-team-mark = (to the team)
reaction-hello = Hello
reaction-bravo = Bravo
reaction-thanks = Thank you
reaction-wow = Wow
reaction-oops = Oops
reaction-thinking = Let me think

## Menu of the table

menu = Menu
confirm-moves = Confirm each move
confirm-moves-about = Tap a second time to make a move.
guide-skip = Skip the first steps
guide-again = Show the first steps again
# A switch: single keys, such as 1 for the first card.
in-words = Play in words
in-words-about = The whole table as text and buttons, without pictures.
shortcuts = Single-key shortcuts
shortcuts-about = Turn this off if you use dictation or often press keys by accident.
# A sheet of keys, each with what it does.
keys-title = Keys
keys-pick = Take up a card
keys-confirm = Play it
keys-back = Put the card back
keys-look = Look at a card closely
keys-next = To the next lit space
keys-previous = To the one before
keys-arrows = Move over the board
keys-draw = Draw a card
keys-pass = Pass
keys-sheet = Show these keys
# Keys, as a keyboard calls them.
key-home = Home
key-end = End
key-space = Space
scene-go-on = Go on
scene-pace = Scenes for special cards
    .wait = Wait for a tap
    .quick = Four seconds
    .off = Off
own-link = Link for your other device
hand-over = Leave and let a bot play on
hand-over-question = A bot takes over your seat and your cards, and you can watch. While it plays you can take the seat again.
own-link-make = Continue on another device
own-link-about = Open this link on your other device within a day. It works once. Anyone who has it can play for you, so keep it to yourself.
seed-promise = Fingerprint of the shuffle, fixed before the first move:

## The end

statistics = Statistics
rematch = Play again
rematch-begun = A new game has started.
rematch-go = Go to the new game
replay = Replay
download-record = Save the record
look-at-table = View the table
show-result = Show the result
verify-seed = Check the shuffle
verify-about = Was the shuffle fixed before the first move? Check it here.
verify-kept = Yes. The seed matches the fingerprint that this device saw before the first move: nobody could have changed the cards.
# $move is the number of moves that had been made when this device came.
verify-late = Yes, as far as this device can tell. It joined late: the seed matches the fingerprint it first saw after move { $move }, so nobody could have changed the cards since then.
verify-unseen = The seed matches the fingerprint, but this device has only now seen them both, which proves nothing. Ask someone who was there from the start.
verify-broken = No. The seed does not match the fingerprint. This should never happen.
seed-promised =
    { $move ->
        [0] Fingerprint, seen here before the first move
       *[other] Fingerprint, first seen here after move { $move }
    }
seed-promised-now = Fingerprint, as the server gives it now
seed-told = Seed

## Replay

replay-loading = Loading the replay …
replay-text = Open the record of a game, saved from this page or from the command line. You can also drop the file here.
replay-open-file = Open a record
replay-not-a-record = This file is not the record of a game, or it cannot be replayed.
replay-open-another = Open another record
replay-move =
    { $move ->
        [0] Before the first move
       *[other] Move { $move } of { $moves }
    }
replay-first = To the start
replay-back = Back one move
replay-play = Play
replay-pause = Pause
replay-next = Forward one move
replay-last = To the end
# What nobody should miss: a line, a goal, the end.
replay-moments = Key moments
replay-moment-move = Move { $move }
replay-moment-next = Next key moment
replay-moment-back = Previous key moment
replay-speed = Speed
# $speed is a factor such as 2.
replay-speed-times = { $speed } ×
# The link leads to the replay, and there to the move that is shown.
replay-copy-link = Copy a link to this move
replay-eyes = Show cards of
replay-all-hands = All players

## Rules

rules-loading = Loading the rules …
rules-search = Search the rules
rules-all-editions = All editions
rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-none = No rule contains these words.
rules-reason = Why: { $reason }
rules-source = Source: { $source }
rules-only = Only in: { $editions }
# Before the numbered rules: six pictures. $game is the name of the game.
rules-minute = { $game } in one minute
rules-all = All { $count } rules
# Links to where somebody came from to read a rule.
rules-back-t = Back to the table
rules-back-learn = Back to the lesson
rules-back-replay = Back to the replay
# At a rule: the title of a lesson in which it happens.
rules-try = Try it: { $lesson }

## When something goes wrong

problem-no_answer = The server is not responding. Are you online?
reload = Load the page again
try-again = Try again
problem-unknown = Something went wrong. Please reload the page.
problem-no_table = This table does not exist. It may have been closed.
# Two things that belong together, such as a player and what they said.
pair = { $name }: { $value }
