### The Quidditch card game in the terminal, in English: what the page says otherwise. Variables as in quidditch.ftl.

## What is on the table, as short as possible

# $top is the card on top of the discard pile, or "none".
quidditch-player-cards =
    { $top ->
        [none] hand { $hand }, deck { $deck }, discard { $discard }
       *[other] hand { $hand }, deck { $deck }, discard { $discard } (top { $top })
    }
quidditch-player-won = won { $cards }
quidditch-player-played = played { $cards }
quidditch-player-known = known to hold { $cards }
quidditch-put-away = Put away: { $cards }
quidditch-free-goal = Free Goal
quidditch-no-ball = There is no ball on the pitch.
quidditch-your-word = It is your call.
quidditch-prompt-window = Play a special card, or pass.
# What a card in hand would do if it were played now.
quidditch-hand-now = NOW: { $does }

## What can be typed; the keys stand before it

quidditch-do-go-for = Go for { $balls }
quidditch-choice-several = several of them
quidditch-choice-order = in that order; what you leave out comes last
quidditch-choice-back = one of the backs
quidditch-choice-each = a card for each of { $balls }
quidditch-choice-lay = this card { $at }
quidditch-choice-name = name the ball: you do not have a card for each
quidditch-choice-pp = pass on, until you could do more
quidditch-choice-ppp = pass on, until you must decide

## Questions; what is typed stands behind them

quidditch-ask-declare = Which balls do you go for?
quidditch-ask-lay = Your card { $at }:
quidditch-ask-order = Which ball comes first?
quidditch-ask-pick = Which card does the other lose?
quidditch-ask-how = { $card }, how?
quidditch-ask-answer = Your answer (? for help):
quidditch-ask-word = Your call (? for help):

## Answers to what leads nowhere

quidditch-say-declare = Type n for none, or the balls that you go for, such as 1 or b1 or 1 2.
quidditch-say-order = Type the balls in the order in which they are played for, such as 2 1 or sn q.
quidditch-say-too-many = There are not that many balls to lay at.
quidditch-say-which-card = And which card? Type the ball and the card, such as q 3.
quidditch-say-not-like-that = That card cannot be played like that; type its number to see how.
quidditch-say-no-card = That is no card: type a number from 1 to { $most } or the beginning of a name; ? explains.
quidditch-say-taken = Card { $number } is taken already.

## The help page. .keys is what the person types, where that is a word of the language.

quidditch-help = Play cards face down for the balls; then they are turned up, ball by ball. At the Quaffle the higher value wins 10 points, unless a Keeper saves. At a Bludger a Beater hits whoever has none. Only a Seeker catches the Snitch: 150 points, and the end. Special cards may be played between these steps, and answered.
quidditch-help-pass = pass; while a card waits for your answer: let it happen
quidditch-help-pp = pass on, until a card waits for your answer, you hold one to play, or you have to decide
quidditch-help-ppp = pass on, even with a card to play, until a card waits or you have to decide
quidditch-help-card = your third card: lay it, play it, or answer with it
quidditch-help-name = or by the beginning of its name; also with the value: ch9
    .keys = leg
quidditch-help-way = a special card and how: its ball (q, b1, b2, sn), its power (lower, keeper), the card it brings back
    .keys = leg q
quidditch-help-lay = lay your fourth card at the first ball, your first at the second; also q 4 b1 1
quidditch-help-none = go for no optional ball; b1 sn, or 1 2: for these
quidditch-help-order = the order of the balls, when you lead; those left out follow
quidditch-help-back = put back what you have taken up
    .keys = Enter
quidditch-help-discards = look through the discards
quidditch-help-down = a card face down; in brackets: your own
quidditch-help-lowered = a value that was lowered; { $out } a Keeper that was stopped; { $void } no card, or one that counts for nothing
quidditch-help-ball = a ball that nobody goes for yet; between { $fresh } and ◂: it is being decided
