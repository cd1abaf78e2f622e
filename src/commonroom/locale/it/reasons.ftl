### Reasons for a hint that every game has, in Italian. What a game says itself is in its own file.

# Said where there is only one move.
reason-only = Non puoi fare altro.
# $percent is how much more often the game is won, $worlds how often it was tried.
reason-ahead =
    { $worlds ->
        [one] Giocata avanti una volta, va meglio del { $percent } %.
       *[other] Giocata avanti { $worlds } volte, va meglio del { $percent } %.
    }
