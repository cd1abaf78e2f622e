### Reasons for a hint that every game has, in Spanish. What a game says itself is in its own file.

# Said where there is only one move.
reason-only = No puedes hacer otra cosa.
# $percent is how much more often the game is won, $worlds how often it was tried.
reason-ahead =
    { $worlds ->
        [one] En una partida de prueba, esta jugada iba un { $percent } % por delante.
       *[other] En { $worlds } partidas de prueba, esta jugada ganó un { $percent } % más de veces.
    }
