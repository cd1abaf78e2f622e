### Reasons for a hint that every game has, in Dutch. What a game says itself is in its own file.

# Said where there is only one move.
reason-only = Iets anders kun je niet doen.
# $percent is how much more often the game is won, $worlds how often it was tried.
reason-ahead =
    { $worlds ->
        [one] In een proefpartij lag deze zet { $percent }% voor.
       *[other] In { $worlds } proefpartijen won deze zet { $percent }% vaker.
    }
