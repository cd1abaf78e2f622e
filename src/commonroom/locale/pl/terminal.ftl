### The terminal in Polish: everything that is not about one game. Keys that are typed stay as they are.

## The help page. .keys is what the person types, where that is a word of the language.

terminal-help-hint = co zrobiłby prosty bot na twoim miejscu i dlaczego
terminal-help-aside = co jeszcze możesz zrobić, na przykład się poddać; a 1 robi pierwszą z tych rzeczy
terminal-help-wait = czekaj: niech inni zagrają pierwsi, jeśli mogą
terminal-help-rule = pokaż zasadę o tym numerze; samo r pokazuje ostatnio wymienioną
terminal-help-save = zapisz przebieg gry
    .keys = s PLIK
terminal-help-quit = wyjdź
terminal-help-coach = co zrobiłby nauczyciel
terminal-help-stop = zakończ naukę
terminal-help-plain = Wpisz numer ruchu albo akcję jako JSON, na przykład { $example }.

## Questions; what is typed stands behind them

terminal-ask-move = Twój ruch (pomoc: ?):
terminal-ask-choice = Twój wybór ({ $choices }, pomoc: ?):
# There is only one thing to do.
terminal-ask-only = Enter: { $action } (pomoc: ?):
terminal-ask-record = Zachować przebieg gry? Nazwa pliku albo Enter, jeśli nie:
terminal-ask-back = Enter wraca do gry.
terminal-ask-go-on = Enter: dalej.
terminal-ask-lesson = Następna: { $lesson }. Enter zaczyna, q kończy.

## Notes below the table

terminal-lesson = { $lesson }. ? objaśnia klawisze, h pokazuje, co zrobiłby nauczyciel.
terminal-coach = Nauczyciel wybrałby: { $action }.
terminal-nothing-to-decide = Teraz nie masz nic do zdecydowania.
terminal-no-hint = Żaden bot nie da tu wskazówki.
# After a move that a hint names: what has to be typed for it.
terminal-keys = { $action } (wpisz { $keys })
# $asides is such as "1: Leave the game  2: Concede".
terminal-asides = Możesz też: { $asides }
terminal-no-asides = Nic innego nie możesz teraz zrobić.
terminal-nobody-to-wait = Nie ma na kogo czekać: to twoja kolej.
terminal-which-rule = Którą zasadę? Wpisz r i jej numer.
terminal-no-rule = Nie ma zasady { $rule }.
terminal-refused = { $why } ({ $rule }). r pokazuje zasadę.
terminal-number = Wpisz liczbę od 1 do { $most }.
terminal-which = O co chodzi: { $choices }?
terminal-times =
    { $count ->
        [one] { $action }: raz.
        [few] { $action }: { $count } razy.
        [many] { $action }: { $count } razy.
       *[other] { $action }: { $count } raza.
    }
terminal-saved =
    { $count ->
        [one] Przebieg gry ({ $count } akcja) jest w pliku { $file }.
        [few] Przebieg gry ({ $count } akcje) jest w pliku { $file }.
        [many] Przebieg gry ({ $count } akcji) jest w pliku { $file }.
       *[other] Przebieg gry ({ $count } akcji) jest w pliku { $file }.
    }

# As it follows a word, between a heading and what is told of it.
terminal-colon = { ":" }

## The end

terminal-won = Zwycięstwo!
terminal-lost = Przegrana.
terminal-nobody = Nikt nie wygrywa.
terminal-seed = Ziarno losowości i jego odcisk, pokazany na początku:
