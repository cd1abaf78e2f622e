### Any game without a face of its own, in Polish: the frame around what the game itself says.

plain-about = Gra tekstowa, bez obrazków.

## At the table

plain-your-turn = Twoja tura: co robisz?
plain-waiting = Czekamy na: { $names }.
plain-waiting-others = Czekamy na pozostałych.
# $action is what a bot would do, as its button says it.
plain-hint = Bot wybrałby: { $action }
plain-actions = Co możesz zrobić
plain-board = Plansza
plain-board-large = Pokaż planszę w pełnym rozmiarze
plain-board-alone = Otwórz samą planszę

## What a view says

plain-table = Stół
plain-none = nic
plain-nobody = nikt
# Cards of which only the backs are seen.
plain-hidden =
    { $count ->
        [one] { $count } zakryta
        [few] { $count } zakryte
        [many] { $count } zakrytych
       *[other] { $count } zakrytych
    }
plain-times = { $name } × { $count }
# A number that tells how far somebody is, such as "Points: 40".
plain-score = { $what }: { $number }
plain-team = Drużyna { $number }

## What happens; for events without a sentence of their own

plain-log = { $name }: { $said }.
plain-with = { $what } ({ $fields })

## The end

plain-end-title-won = Zwycięstwo
plain-end-title-names =
    { $count ->
        [one] { $names } wygrywa
       *[other] { $names } wygrywają
    }
plain-end-title-draw = Nikt nie wygrywa
plain-end-concession = Druga strona się poddała
plain-aside-question = { $action }: na pewno?

## Words that many games use

plain-key-card = Karta
plain-key-cards = Karty
plain-key-count = Ile
plain-key-dealer = Rozdaje
plain-key-deck = Talia
plain-key-discards = Odrzucone
plain-key-hand = Twoja ręka
plain-key-hands = Karty na ręce
plain-key-leader = Wychodzi
plain-key-phase = Faza
plain-key-player = Gracz
plain-key-points = Punkty
plain-key-round = Runda
plain-key-score = Wynik
plain-key-scores = Wynik
plain-key-seat = Gracz
plain-key-to = Dokąd
plain-key-turn = Tura
