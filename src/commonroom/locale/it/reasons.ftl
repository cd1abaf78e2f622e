### Reasons for a hint that every game has, in Italian. What a game says itself is in its own file.

# Said where there is only one move.
reason-only = Non puoi fare altro.
# $percent is how much more often the game is won, $worlds how often it was tried.
reason-ahead =
    { $worlds ->
        [one] In una partita di prova questa mossa era avanti del { $percent }%.
       *[other] In { $worlds } partite di prova questa mossa ha vinto il { $percent }% di volte in più.
    }
