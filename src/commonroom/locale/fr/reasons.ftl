### Reasons for a hint that every game has, in French. What a game says itself is in its own file.

# Said where there is only one move.
reason-only = Vous ne pouvez rien faire d’autre.
# $percent is how much more often the game is won, $worlds how often it was tried.
reason-ahead =
    { $worlds ->
        [one] Sur une partie d’essai, c’était { $percent } % mieux.
       *[other] Sur { $worlds } parties d’essai, ce coup gagne { $percent } % plus souvent.
    }
