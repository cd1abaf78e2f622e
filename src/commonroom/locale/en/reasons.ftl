### Reasons for a hint that every game has, in English. What a game says itself is in its own file.

# Said where there is only one move.
reason-only = There is nothing else you can do.
# $percent is how much more often the game is won, $worlds how often it was tried.
reason-ahead =
    { $worlds ->
        [one] In a trial game this move came out { $percent } % ahead.
       *[other] In { $worlds } trial games this move won { $percent } % more often.
    }
