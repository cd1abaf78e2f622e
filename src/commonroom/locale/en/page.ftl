### The page in English: everything that is not about one game.

## Everywhere

app-name = Common Room
skip-to-content = Skip to the content
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
copy-link = Copy the link
copied = Copied
qr-code = QR code of the link
to-the-start = To the start page
lost-title = There is nothing here
lost-text = The address may have been mistyped, or the table is gone.

## Start page

home-title = Sit down and play
home-text = Board games as they are played at home: with friends through a link, or against bots. No account, nothing to install.
play-now = Play now
with-friends = With friends
rules = Rules
# $least and $most are numbers of players.
players-range = { $least } to { $most } players
players-number =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
my-tables = My tables
finished-tables = Finished games
phase-open = Waiting for players
phase-playing = In play
phase-finished = Finished
phase-your-turn = It is your turn
home-replay = Do you have the record of a match?
open-replay = Watch it as a replay

## Start against bots

quick-title = Play against bots
quick-level = How strong?
quick-opponents = How many opponents?
bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
quick-start = Start

# Levels of bots; .about says how the bot plays.
bot-random = Random
    .about = Plays any card that may be played, without a plan.
bot-easy = Easy
    .about = Knows what it wants, but overlooks things as people do.
bot-normal = Normal
    .about = Takes the move that helps its own lines and hinders yours the most.
bot-greedy = Normal
    .about = Takes the move that helps its own lines and hinders yours the most.
bot-search = Strong
    .about = Thinks several moves ahead.

## A table with friends

new-title = A table with friends
new-text = Choose who plays; you get a link to send to your friends.
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
seat-in-team = Seat { $seat }, team { $team }
seat-me = Me
seat-for-friend = A friend
# $level is the strength of the bot, such as "Normal".
seat-bot = Bot: { $level }
time-limit = Time for a turn
time-limit-about = When the time is up, some legal move is made for you.
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
# An option that takes a file of the person's own.
choose-file = Choose a file
no-file = No file chosen
take-file-back = Take the file back
# Before a list of what is wrong with a file of one's own.
content-faults = This file cannot be played with:
# A seat may ask for something, such as a house, and does not.
wish-none = No preference
open-table = Open the table

## Joining and waiting

join-title = You are invited
join-text = There is a seat for you at a game of { $game }.
join-text-host = { $host } has a seat for you at a game of { $game }.
sit-down = Sit down
only-watch = Only watch
join-too-late = All seats are taken by now. You are welcome to watch.
waiting-title = Waiting for your friends
# The same for somebody who only watches.
waiting-title-watching = Waiting for the players
# Before the first move, while those who are there wait for the others.
awaited = Not at the table yet: { $names }.
waiting-text =
    { $count ->
        [one] { $count } seat is still open. The game begins when it is taken.
       *[other] { $count } seats are still open. The game begins when they are taken.
    }
waiting-fairness = The cards are shuffled fairly: a fingerprint of the shuffle is shown before the first move, and you can check it after the last.
invite-link = Send this link to your friends
# Where the address is that of this computer alone.
invite-only-here = This link works only on this computer.
# A command follows.
invite-for-others = To let other devices in, start the server like this and open a table at the address that it prints:
seat-open = open seat
is-here = here
is-away = away
you = You
# Stands behind or below the person's own name.
you-mark = (you)
fill-with-bot = Take a bot
fill-all-with-bots =
    { $count ->
        [one] Fill the open seat with a bot
       *[other] Fill the { $count } open seats with bots
    }
bot-level = Level of the bots

## At the table

table-loading = The table is being set …
title-your-turn = Your turn
on-turn = on turn
your-team = your team
watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
away-title = { $name } is away
away-text = The seat is kept for { $name }. If you would rather not wait, a bot can take over after half a minute.
replace-by-bot = Let a bot take over
bot-knows = What does a bot know?
bot-title = { $name }, a bot ({ $level })
bot-knows-text = A bot sees what a person in its seat would see: its own cards, the table and what was played. It never sees your cards or the order of the pile.
bot-fairness = You can prove it: the shuffle is fixed before the first move, and at the end the page checks it with one tap.
hint = Hint
log = What happened
log-empty = Nothing yet: the game has just begun.
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
offline = The connection is lost. It is tried again by itself.
offline-waiting = The connection is lost. Your move is kept and will be sent as soon as it is back.
# $what is a card, a space, a ball or a button that belongs to a move.
unsent = { $what } (waiting to be sent)
# $moves is such as "K♥ → f7".
unsent-moves = Waiting to be sent: { $moves }
try-now = Try now
# Everybody else reads this.
seat-taken-over = A bot plays for { $name } now.
seat-given-away = A bot plays in your seat now.
    .watch = You are welcome to watch.
unplayable-title = This table cannot be played on
unplayable-text = Its record is damaged, or it was begun under other rules than those of this server. You can open a new table at any time.

## Chat

chat = Chat
chat-unread =
    { $count ->
        [one] Chat ({ $count } new)
       *[other] Chat ({ $count } new)
    }
chat-empty = Nobody has said anything yet.
chat-watching = Who watches does not talk.
chat-write = Write something
chat-send = Send
chat-to = To whom
chat-to-table = To everybody
chat-to-team = To my team
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
confirm-moves = Ask before each move
confirm-moves-about = A move is made only after a second tap.
# A switch: single keys, such as 1 for the first card. The last two stand after a list of keys.
shortcuts = Numbers and letters act at once
shortcuts-about = Switch it off if you dictate to your computer, or if keys are pressed by accident.
shortcuts-on = A switch in this menu turns the numbers and letters off.
shortcuts-off = The numbers and letters are switched off; the other keys work.
own-link = Link for your other device
hand-over = Leave, and let a bot play on
hand-over-question = A bot takes over your seat and your cards, and you can watch. You cannot take the seat back.
own-link-make = Go on with another device
own-link-about = Open this link on your other device within a day. It works once; whoever has it plays for you, so keep it to yourself.
seed-promise = Fingerprint of the shuffle, fixed before the first move:

## The end

statistics = Statistics
rematch = Play again
rematch-begun = A new match has begun.
rematch-go = Go to the new match
replay = Replay
download-record = Save the record
look-at-table = Look at the table
show-result = Show the result
verify-seed = Check the shuffle
verify-about = Was the shuffle fixed before the first move? Check it here.
verify-kept = Yes. The seed that was told now fits the fingerprint that this device saw before the first move: nobody could change the cards.
# $move is the number of moves that had been made when this device came.
verify-late = Yes, as far as this device can tell. It came late: the seed fits the fingerprint that it first saw after move { $move }, so nobody could change the cards since then.
verify-unseen = The seed fits the fingerprint, but this device sees both only now, and that proves nothing. Ask somebody who was there from the beginning.
verify-broken = No. The seed does not fit the fingerprint. This should never happen.
seed-promised =
    { $move ->
        [0] Fingerprint, seen here before the first move
       *[other] Fingerprint, first seen here after move { $move }
    }
seed-promised-now = Fingerprint, as the server tells it now
seed-told = Seed

## Replay

replay-loading = The match is being replayed …
replay-text = Open the record of a match, from this page or from the command line. You can also drop the file here.
replay-open-file = Open a record
replay-not-a-record = This is no record of a match that can be replayed.
replay-open-another = Open another record
replay-move =
    { $move ->
        [0] Before the first move
       *[other] Move { $move } of { $moves }
    }
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-speed = Speed
# $speed is a factor such as 2.
replay-speed-times = { $speed } ×
# The link leads to the replay, and there to the move that is shown.
replay-copy-link = Copy the link to this moment
replay-eyes = Whose cards
replay-all-hands = All hands open

## Rules

rules-loading = The rules are being fetched …
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

## When something goes wrong

problem-no_answer = The server does not answer. Are you online?
problem-unknown = Something went wrong on this page. Please load it again.
problem-no_table = There is no such table. It may have been closed.
