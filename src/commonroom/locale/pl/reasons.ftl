### Reasons for a hint that every game has, in Polish. What a game says itself is in its own file.

# Said where there is only one move.
reason-only = Nic innego nie możesz zrobić.
# $percent is how much more often the game is won, $worlds how often it was tried.
reason-ahead =
    { $worlds ->
        [one] W próbnej partii ten ruch dał przewagę { $percent } %.
        [few] W { $worlds } próbnych partiach ten ruch wygrywał o { $percent } % częściej.
       *[many] W { $worlds } próbnych partiach ten ruch wygrywał o { $percent } % częściej.
    }
