### Sequence in the terminal, in Polish: what the page says otherwise. Variables as in sequence.ftl.

## Moves in words

sequence-do-play-on = Zagraj { $card } na { $cell }
sequence-do-remove = Zagraj { $card } i usuń żeton z { $cell }
sequence-do-exchange-card = Wymień martwą kartę { $card }
sequence-do-forfeit-card = Oddaj { $card }
sequence-do-hand-over = Oddaj miejsce: { $substitute }
sequence-do-uphold = Uznaj zgłoszenie
sequence-do-dismiss = Oddal zgłoszenie

## Questions; what is typed stands behind them. $lines and $cells are numbered, such as "1: b7  2: f7".

sequence-ask-card = Twoja karta albo karta i pole (pomoc: ?):
sequence-ask-owed = d dobiera kartę, która ci się należy.
sequence-ask-space = { $card } trafia na { $cells }:
sequence-ask-chip = { $card } usuwa żeton z { $cells }:
sequence-ask-line = Które pięć tworzy sekwencję? { $lines }:
sequence-ask-draw = d dobiera twoją kartę, w: inni grają dalej bez niej:
sequence-ask-pass = Nie możesz zagrać ani wymienić karty. p to pas:

## Answers to what leads nowhere

sequence-say-how = Wpisz kartę i pole, na przykład 1 f7; pomoc: ?
sequence-say-card-first = Najpierw karta: jej numer albo nazwa; pomoc: ?
sequence-say-dead = { $card } jest martwa: nie ma już dla niej pola. x { $card } ją wymienia (SEQ-50).
sequence-say-not-held = Nie masz { $card } (SEQ-27).
sequence-say-no-space = To nie jest pole: rzędy idą od a do j, kolumny od 1 do 10, na przykład f7.
sequence-say-no-card = To nie jest karta: wpisz liczbę od 1 do { $most } albo nazwę, na przykład KH; pomoc: ?

## Beside the board, as short as possible

sequence-panel-pile = talia { $pile }, zagrane { $played }
sequence-mark-left = poza grą
sequence-mark-passed = pas
sequence-mark-forfeit = oddaje

## The help page. .keys is what the person types, where that is a word of the language.

sequence-help = Zagraj kartę, połóż żeton na polu, które ją pokazuje, i twórz linie po pięć: każda to sekwencja. Jedne walety pasują na każde wolne pole, drugie usuwają żeton rywala.
sequence-help-card = weź pierwszą kartę z ręki: jej pola się podświetlą
sequence-help-space = połóż żeton na polu w rzędzie f, kolumnie 7
sequence-help-lit = albo na drugim z podświetlonych pól
sequence-help-both = jedno i drugie naraz; także z nazwą karty, KH f7 albo 10S c4
sequence-help-back = odłóż kartę
    .keys = Enter
sequence-help-exchange = wymień trzecią kartę, jeśli jest martwa
sequence-help-draw = dobierz, przy stołach, gdzie karty nie przychodzą same
sequence-help-pass = pas, gdy nic innego nie można zrobić
sequence-help-chip = żeton; po obu stronach karty: część sekwencji, zostaje na miejscu
sequence-help-own = pole, na które pasuje karta z twojej ręki
sequence-help-fresh = to, co nowe; { $gone } skąd usunięto żeton
sequence-help-corner = liczy się dla wszystkich
