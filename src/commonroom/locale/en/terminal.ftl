### The terminal in English: everything that is not about one game. Keys that are typed stay as they are.

## The help page. .keys is what the person types, where that is a word of the language.

terminal-help-hint = what a simple bot would do in your place, and why
terminal-help-aside = what else you can do, such as concede; a 1 does the first one
terminal-help-wait = wait: let the others act first, when they may
terminal-help-rule = show the rule with that id; r alone shows the last one named
terminal-help-save = save the record
    .keys = s FILE
terminal-help-quit = quit
terminal-help-coach = what the coach would do
terminal-help-stop = stop learning
terminal-help-plain = Type the number of a move, or an action as JSON, such as { $example }.

## Questions; what is typed stands behind them

terminal-ask-move = Your move (? for help):
terminal-ask-choice = Your choice ({ $choices }, ? for help):
# There is only one thing to do.
terminal-ask-only = Enter: { $action } (? for help):
terminal-ask-record = Keep the record? A file name, or Enter for no:
terminal-ask-back = Enter goes back to the game.
terminal-ask-go-on = Enter goes on.
terminal-ask-lesson = Next: { $lesson }. Enter begins, q stops.

## Notes below the table

terminal-lesson = { $lesson }. ? explains the keys, h shows what the coach would do.
terminal-coach = The coach would choose: { $action }.
terminal-nothing-to-decide = There is nothing for you to decide right now.
terminal-no-hint = There is no bot that could give a hint.
# After a move that a hint names: what has to be typed for it.
terminal-keys = { $action } (type { $keys })
# $asides is such as "1: Leave the game  2: Concede".
terminal-asides = You can also: { $asides }
terminal-no-asides = There is nothing else you can do now.
terminal-nobody-to-wait = There is nobody to wait for: it is your turn.
terminal-which-rule = Which rule? Type r and its id.
terminal-no-rule = There is no rule { $rule }.
terminal-refused = { $why } ({ $rule }). r shows the rule.
terminal-number = Type a number from 1 to { $most }.
terminal-which = Which one: { $choices }?
terminal-times =
    { $count ->
        [one] { $action }: once.
       *[other] { $action }: { $count } times.
    }
terminal-saved =
    { $count ->
        [one] The record of { $count } action is in { $file }.
       *[other] The record of { $count } actions is in { $file }.
    }

# As it follows a word, between a heading and what is told of it.
terminal-colon = { ":" }

## The end

terminal-won = You win!
terminal-lost = You lose.
terminal-nobody = Nobody wins.
terminal-seed = The seed of the shuffle, and its fingerprint as shown at the start:
