### Reasons for a hint that every game has, in Portuguese. What a game says itself is in its own file.

# Said where there is only one move.
reason-only = Não podes fazer mais nada.
# $percent is how much more often the game is won, $worlds how often it was tried.
reason-ahead =
    { $worlds ->
        [one] Num jogo de teste, esta jogada ficou { $percent } % à frente.
       *[other] Em { $worlds } jogos de teste, esta jogada ganhou { $percent } % mais vezes.
    }
