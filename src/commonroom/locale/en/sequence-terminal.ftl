### Sequence in the terminal, in English: what the page says otherwise. Variables as in sequence.ftl.

## Moves in words

sequence-do-play-on = Play { $card } on { $cell }
sequence-do-remove = Play { $card } and remove the chip from { $cell }
sequence-do-exchange-card = Exchange the dead card { $card }
sequence-do-forfeit-card = Give up { $card }
sequence-do-hand-over = Leave your seat to { $substitute }
sequence-do-uphold = Uphold the claim
sequence-do-dismiss = Dismiss the claim

## Questions; what is typed stands behind them. $lines and $cells are numbered, such as "1: b7  2: f7".

sequence-ask-card = Your card, or card and space (? for help):
sequence-ask-owed = d draws the card you are owed.
sequence-ask-space = { $card } goes on { $cells }:
sequence-ask-chip = { $card } takes the chip off { $cells }:
sequence-ask-line = Which five are the sequence? { $lines }:
sequence-ask-draw = d draws your card, w lets the others go on without it:
sequence-ask-pass = You can neither play nor exchange a card. p passes:

## Answers to what leads nowhere

sequence-say-how = Type a card and a space, such as 1 f7; ? explains.
sequence-say-card-first = First the card: its number or its name. ? explains.
sequence-say-dead = { $card } is dead: no space is left for it. x { $card } exchanges it (SEQ-50).
sequence-say-not-held = You do not have { $card } (SEQ-27).
sequence-say-no-space = That is no space: rows go from a to j, columns from 1 to 10, as in f7.
sequence-say-no-card = That is no card: type a number from 1 to { $most } or a name such as KH; ? explains.

## Beside the board, as short as possible

sequence-panel-pile = pile { $pile }, played { $played }
sequence-mark-left = left
sequence-mark-passed = passed
sequence-mark-forfeit = forfeits

## The help page. .keys is what the person types, where that is a word of the language.

sequence-help = Play a card, put a chip on a space that shows it, and fill lines of five: each is a sequence. A wild jack goes on any free space; a jack that removes takes a chip of another side off.
sequence-help-card = take up the first card of your hand: its spaces light up
sequence-help-space = put a chip on the space in row f, column 7
sequence-help-lit = or on the second of the spaces that light up
sequence-help-both = both at once; also with the card’s name, KH f7 or 10S c4
sequence-help-back = put the card back
    .keys = Enter
sequence-help-exchange = exchange your third card, if it is dead
sequence-help-draw = draw, at tables where cards are not drawn by themselves
sequence-help-pass = pass, when nothing else can be done
sequence-help-chip = a chip; on both sides of a card: part of a sequence, it stays there
sequence-help-own = a space where a card of your hand fits
sequence-help-fresh = what is new; { $gone } where a chip was taken off
sequence-help-corner = counts for everybody
