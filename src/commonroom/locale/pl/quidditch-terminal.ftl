### The Quidditch card game in the terminal, in Polish: what the page says otherwise. Variables as in quidditch.ftl.

## What is on the table, as short as possible

# $top is the card on top of the discard pile, or "none".
quidditch-player-cards =
    { $top ->
        [none] ręka { $hand }, talia { $deck }, odrzucone { $discard }
       *[other] ręka { $hand }, talia { $deck }, odrzucone { $discard } (na wierzchu: { $top })
    }
quidditch-player-won = zdobyte: { $cards }
quidditch-player-played = zagrane: { $cards }
quidditch-player-known = na pewno na ręce: { $cards }
quidditch-put-away = Odłożone: { $cards }
quidditch-free-goal = darmowy gol
quidditch-no-ball = Na boisku nie ma żadnej piłki.
quidditch-your-word = Twoja kolej.
quidditch-prompt-window = Zagraj kartę specjalną albo spasuj.
# What a card in hand would do if it were played now.
quidditch-hand-now = TERAZ: { $does }

## What can be typed; the keys stand before it

quidditch-do-go-for = Zagraj o: { $balls }
quidditch-choice-several = kilka z nich
quidditch-choice-order = w tej kolejności; pominięte będą na końcu
quidditch-choice-back = jedna z zakrytych kart
quidditch-choice-each = karta do każdej piłki: { $balls }
quidditch-choice-lay = ta karta { $at }
quidditch-choice-name = nazwij piłkę, bo kart nie starczy na wszystkie
quidditch-choice-pp = pasuj dalej, aż będzie można zrobić więcej
quidditch-choice-ppp = pasuj dalej, aż trzeba będzie zdecydować

## Questions; what is typed stands behind them

quidditch-ask-declare = O które piłki grasz?
quidditch-ask-lay = Twoja karta { $at }:
quidditch-ask-order = Która piłka będzie pierwsza?
quidditch-ask-pick = Którą kartę traci druga strona?
quidditch-ask-how = { $card }: jak?
quidditch-ask-answer = Twoja odpowiedź (pomoc: ?):
quidditch-ask-word = Co robisz (pomoc: ?)?

## Answers to what leads nowhere

quidditch-say-declare = Wpisz n, jeśli o żadną, albo piłki, o które grasz, na przykład 1, b1 lub 1 2.
quidditch-say-order = Wpisz piłki w kolejności rozgrywania, na przykład 2 1 albo sn q.
quidditch-say-too-many = To więcej kart niż piłek.
quidditch-say-which-card = A która karta? Wpisz piłkę i kartę, na przykład q 3.
quidditch-say-not-like-that = Tak nie można zagrać tej karty; wpisz jej numer, a zobaczysz jak.
quidditch-say-no-card = To nie jest karta: wpisz liczbę od 1 do { $most } albo początek nazwy; pomoc: ?
quidditch-say-taken = Karta { $number } jest już wybrana.

## The help page. .keys is what the person types, where that is a word of the language.

quidditch-help = Wykładaj zakryte karty przy piłkach; potem się je odkrywa, piłka po piłce. Przy kaflu wyższa wartość daje 10 punktów, chyba że obrońca obroni. Przy tłuczku pałkarz trafia tego, kto pałkarza nie ma. Tylko szukający łapie znicza: 150 punktów i koniec. Między tymi krokami można grać karty specjalne i na nie odpowiadać.
quidditch-help-pass = pas; gdy karta czeka na twoją odpowiedź: pozwól na to
quidditch-help-pp = pasuj dalej, aż karta będzie czekać, będzie co zagrać albo trzeba będzie zdecydować
quidditch-help-ppp = pasuj dalej, nawet z kartą do zagrania, aż karta będzie czekać albo trzeba będzie zdecydować
quidditch-help-card = twoja trzecia karta: wyłóż ją, zagraj albo nią odpowiedz
quidditch-help-name = albo początek jej nazwy; także z wartością: sci9
    .keys = zwar
quidditch-help-way = karta specjalna i jak: jej piłka (q, b1, b2, sn), działanie (lower, keeper), karta, którą odzyskuje
    .keys = zwar q
quidditch-help-lay = czwarta karta do pierwszej piłki, pierwsza do drugiej; także q 4 b1 1
quidditch-help-none = nie graj o żadną inną piłkę; b1 sn albo 1 2: o te
quidditch-help-order = kolejność piłek, gdy prowadzisz; pozostałe będą później
quidditch-help-back = odłóż wziętą kartę
    .keys = Enter
quidditch-help-discards = przejrzyj karty odrzucone
quidditch-help-down = zakryta karta; w nawiasie: twoja własna
quidditch-help-lowered = obniżona wartość; { $out } zatrzymany obrońca; { $void } brak karty albo karta, która się nie liczy
quidditch-help-ball = piłka, o którą jeszcze nikt nie gra; między { $fresh } i ◂: właśnie się rozstrzyga
