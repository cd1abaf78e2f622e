### Reasons for a hint that every game has, in French. What a game says itself is in its own file.

# Said where there is only one move.
reason-only = Vous ne pouvez rien faire d’autre.
# $percent is how much more often the game is won, $worlds how often it was tried.
reason-ahead =
    { $worlds ->
        [one] Dans une partie d’essai, ce coup a fait { $percent } % de mieux.
       *[other] En { $worlds } parties d’essai, ce coup a gagné { $percent } % plus souvent.
    }
