### The Quidditch match in the terminal, in Polish: what the page says otherwise. Variables as in quidditch-match.ftl.

# What a card does besides moving your own Seeker; $by is such as −2.
quidditch-match-card-other = druga strona { $by }
quidditch-match-card-die = jedna kość więcej

## Answers to what leads nowhere

quidditch-match-say-how = Wpisz pionek i dokąd idzie, na przykład c1 u; pomoc: ?
quidditch-match-say-nothing-there = Nazwij pole: nie ma tam jeszcze niczego twojego, co mogłoby ruszyć w jakąś stronę.
quidditch-match-say-field = Nazwij pole kolumną i rzędem, na przykład c5, albo kierunek: u, d, l lub r.
quidditch-match-say-no-card = Nie masz takiej karty.

## The help page. The letters u, d, l and r are up, down, left and right.

quidditch-match-help = Pierwszą rundę wygrywa, kto zdobędzie dwa gole albo wyeliminuje wszystkich ścigających drugiej strony. Zwycięzca leci w drugiej rundzie pierwszy: szukający, który ukończy okrążenie, łapie znicza. Twoje bramki są na dole, a twoje pionki zapisane wielkimi literami: K, B1 i B2, C1 do C3 to obrońca, pałkarze i ścigający.
quidditch-match-help-roll = rzuć kośćmi: o akcje albo dla szukającego
quidditch-match-help-step = krok twojego ścigającego 1 w górę; także d (w dół), l (w lewo), r (w prawo) albo pole: c1 c5
quidditch-match-help-pass = podaj kafla w górę; także na pole: p c5
quidditch-match-help-shoot = strzel na bramkę, z linii przed bramkami drugiej strony
quidditch-match-help-take = odbierz kafla ścigającemu, na którego polu stoisz
quidditch-match-help-aim = przygotuj tłuczka pałkarza 1: kość mówi, jak daleko poleci
quidditch-match-help-throw = potem rzuć go w górę; także d, l, r
quidditch-match-help-card = zagraj pierwszą kartę quidditcha
quidditch-match-help-end = zakończ turę; pozostałe akcje przepadają
quidditch-match-help-formation = gdzie ustawia się pionki: standardowe ustawienie; c1 b3 ustawia jeden pionek
quidditch-match-help-put = połóż kafla na tym polu, gdy nie masz już obrońcy
quidditch-match-help-quaffle = kafel; { $bludger } tłuczek: na polu albo przy pionku przed nim
quidditch-match-help-lap = jak daleko na okrążeniu jest szukający
