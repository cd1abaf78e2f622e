### Reasons for a hint that every game has, in German. What a game says itself is in its own file.

# Said where there is only one move.
reason-only = Etwas anderes kannst du nicht tun.
# $percent is how much more often the game is won, $worlds how often it was tried.
reason-ahead =
    { $worlds ->
        [one] In einer Probepartie lag dieser Zug { $percent } % vorn.
       *[other] In { $worlds } Probepartien gewann dieser Zug { $percent } % öfter.
    }
