### The page in Polish: everything that is not about one game.

## Everywhere

app-name = Common Room
skip-to-content = Przejdź do treści
close = Zamknij
cancel = Anuluj
sound = Dźwięki
sound-on = Dźwięki są włączone
sound-off = Dźwięki są wyłączone
# $theme is what is chosen now; pressing the button goes on to the next.
theme =
    { $theme ->
        [light] Jasne kolory
        [dark] Ciemne kolory
       *[system] Kolory jak w urządzeniu
    }
language = Język
copy-link = Kopiuj link
copied = Skopiowano
qr-code = Kod QR linku
to-the-start = Wróć na stronę główną
lost-title = Nie znaleziono strony
lost-text = Sprawdź adres albo otwórz nowy stół na stronie głównej.

## Start page

home-title = W co gramy?
home-text = Samotnie z botem albo ze znajomymi przez link. Bez konta.
play-now = Graj
with-friends = Ze znajomymi
rules = Zasady
# $least and $most are numbers of players.
players-range = { $least }–{ $most } graczy
players-number =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
       *[many] { $count } graczy
    }
continue-title = Twoje stoły
# $names are those who sit at the table that waits for you.
back-to-names = { $names }: gramy dalej?
back-to-table = Wracasz do stołu?
table-so-far =
    { $count ->
        [one] { $game }, po { $count } ruchu.
        [few] { $game }, po { $count } ruchach.
        [many] { $game }, po { $count } ruchach.
       *[other] { $game }, po { $count } ruchu.
    }
sit-down-again = Usiądź z powrotem
my-games = Moje partie
games-tally = rozegrane: { $played }, wygrane: { $won }
no-games = Nie ma jeszcze partii. Pierwsza potrwa około 20 minut.
all-my-games = Wszystkie moje partie
# How a game ended for the person.
result-won = Wygrana
result-lost = Przegrana
result-drawn = Remis
# What the person's side and the best of the others have reached.
result-score = { $mine } : { $theirs }
games-against = przeciwnicy: { $names }
games-with = razem z: { $names }
games-alone = samotnie
moves-count =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
phase-open = Czeka na graczy
phase-playing = Gra trwa
phase-your-turn = Twoja tura
open-replay = Obejrzyj powtórkę

## Start against bots

quick-title = Gra z botami
quick-level = Jak silne boty?
quick-opponents = Ilu przeciwników?
bots-count =
    { $count ->
        [one] { $count } bot
        [few] { $count } boty
        [many] { $count } botów
       *[other] { $count } bota
    }
# Instead of a number of bots, where one can play without any.
quick-alone = Solo
quick-start = Start

# Levels of bots; .about says how the bot plays.
bot-random = Losowy
    .about = Wykonuje dowolny dozwolony ruch, bez planu.
bot-easy = Łatwy
    .about = Ma plan, ale jak każdy czasem coś przeoczy.
bot-normal = Normalny
    .about = Wybiera ruch, który w tej chwili wygląda najlepiej.
bot-greedy = Normalny
    .about = Wybiera ruch, który w tej chwili wygląda najlepiej.
bot-search = Silny
    .about = Myśli kilka ruchów naprzód.

## A table with friends

new-title = Gra ze znajomymi
new-text = Wybierz, kto gra. Dostaniesz link, który wyślesz znajomym.
your-name = Twoje imię
# The name of a person who has given none.
player-name-default = Gracz
edition = Edycja
players = Gracze
teams = Drużyny
teams-count =
    { $count ->
        [one] { $count } drużyna
        [few] { $count } drużyny
        [many] { $count } drużyn
       *[other] { $count } drużyny
    }
# $seat is the number of a chair at the table.
seat-number = Miejsce { $seat }
seat-in-team = Miejsce { $seat }, drużyna { $team }
seat-me = Ja
seat-for-friend = Ktoś znajomy
# $level is the strength of the bot, such as "Normal".
seat-bot = Bot: { $level }
time-limit = Czas na turę
time-limit-about = Gdy czas minie, gra wykona za ciebie dozwolony ruch.
time-none = Bez limitu
time-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
time-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
time-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
# $time is a clock such as 1:30, or a number of days.
time-left = Pozostały czas: { $time }
allow-hints = Wskazówki
allow-hints-about = Gracze mogą pytać, co zrobiłby bot.
more-options = Więcej opcji
# What somebody has chosen for an option that is either on or off.
option-on = tak
option-off = nie
# An option that takes a number of the person's own beside its usual values.
option-number = Liczba
choose-file = Wybierz plik
no-file = Nie wybrano pliku
take-file-back = Usuń plik
# Before a list of what is wrong with a file of one's own.
content-faults = Tego pliku nie można użyć:
# A seat may ask for something, such as a house, and does not.
wish-none = obojętnie
open-table = Otwórz stół

## Joining and waiting

join-title = Masz zaproszenie
join-text = Czeka na ciebie miejsce w grze { $game }.
join-text-host = { $host } trzyma dla ciebie miejsce w grze { $game }.
sit-down = Usiądź do stołu
only-watch = Tylko oglądam
join-too-late = Wszystkie miejsca są zajęte. Możesz oglądać grę.
waiting-title = Czekamy na znajomych
# The same for somebody who only watches.
waiting-title-watching = Czekamy na graczy
# Before the first move, while those who are there wait for the others.
awaited = Jeszcze nie ma: { $names }.
waiting-text =
    { $count ->
        [one] Wolne jest jeszcze { $count } miejsce. Gra zacznie się, gdy ktoś je zajmie.
        [few] Wolne są jeszcze { $count } miejsca. Gra zacznie się, gdy wszystkie będą zajęte.
        [many] Wolnych jest jeszcze { $count } miejsc. Gra zacznie się, gdy wszystkie będą zajęte.
       *[other] Wolne jest jeszcze { $count } miejsca. Gra zacznie się, gdy wszystkie będą zajęte.
    }
waiting-fairness = Tasowanie jest uczciwe: jego odcisk widzisz przed pierwszym ruchem, a po ostatnim możesz go sprawdzić.
invite-link = Wyślij ten link znajomym
# Where the address is that of this computer alone.
invite-only-here = Ten link działa tylko na tym komputerze.
# A command follows.
invite-for-others = Aby wpuścić inne urządzenia, uruchom serwer w ten sposób, a potem otwórz stół pod adresem, który się wyświetli:
seat-open = wolne miejsce
is-here = online
is-away = offline
you = Ty
# Stands behind or below the person's own name.
you-mark = (ty)
fill-with-bot = Dodaj bota
fill-all-with-bots =
    { $count ->
        [one] Posadź bota na wolnym miejscu
       *[other] Posadź boty na { $count } wolnych miejscach
    }
bot-level = Poziom botów

## At the table

table-loading = Przygotowujemy stół…
title-your-turn = Twoja tura
on-turn = teraz gra
your-team = twoja drużyna
watchers =
    { $count ->
        [one] Ogląda { $count } osoba
        [few] Oglądają { $count } osoby
        [many] Ogląda { $count } osób
       *[other] Ogląda { $count } osoby
    }
away-title = { $name } jest offline
away-text = Trzymamy to miejsce. Jeśli nie chcesz czekać, po pół minucie może je przejąć bot.
replace-by-bot = Zastąp botem
bot-knows = Co wie bot?
bot-title = { $name }, bot ({ $level })
bot-knows-text = Bot widzi tylko to, co widziałby człowiek na jego miejscu: własne karty, stół i to, co zagrano. Nigdy nie widzi twoich kart ani kolejności kart w talii do dobierania.
bot-fairness = Możesz to sprawdzić: tasowanie jest ustalone przed pierwszym ruchem, a na końcu strona potwierdzi to jednym dotknięciem.
hint = Wskazówka
log = Przebieg gry
log-empty = Jeszcze nic. Gra dopiero się zaczęła.
# $move is the number of a move.
jump-to-move =
    { $move ->
        [0] Pokaż stół przed pierwszym ruchem
       *[other] Pokaż stół po ruchu { $move }
    }
# $line is a line of the log: what was done for somebody who did not do anything in time.
log-time-up = Czas minął: { $line }
looking-back =
    { $move ->
        [0] Stół przed pierwszym ruchem
       *[other] Stół po ruchu { $move }
    }
back-to-now = Wróć do gry
read-rule = Przeczytaj zasadę { $rule }
offline = Utracono połączenie. Łączę ponownie…
offline-waiting = Utracono połączenie. Twój ruch jest zapisany i zostanie wysłany, gdy tylko wrócisz do sieci.
# $what is a card, a space, a ball or a button that belongs to a move.
unsent = { $what } (niewysłane)
# $moves is such as "K♥ → f7".
unsent-moves = Niewysłane: { $moves }
try-now = Połącz teraz
# Everybody else reads this.
seat-taken-over = { $name }: teraz gra bot.
seat-given-away = Na twoim miejscu gra teraz bot.
    .watch = Możesz dalej oglądać grę.
unplayable-title = Tej gry nie można kontynuować
unplayable-text = Zapis jest uszkodzony albo grę rozpoczęto według zasad, których ten serwer nie ma. W każdej chwili możesz otworzyć nowy stół.

## Chat

chat = Czat
chat-unread =
    { $count ->
        [one] Czat ({ $count } nowa)
        [few] Czat ({ $count } nowe)
        [many] Czat ({ $count } nowych)
       *[other] Czat ({ $count } nowej)
    }
chat-empty = Nie ma jeszcze wiadomości.
chat-watching = Na czacie piszą tylko gracze.
chat-write = Napisz wiadomość
chat-send = Wyślij
chat-to = Wyślij do
chat-to-table = Wszyscy
chat-to-team = Moja drużyna
# Stands behind the name of somebody who writes to the team only.
chat-team-mark = (do drużyny)
reaction-hello = Cześć
reaction-bravo = Brawo
reaction-thanks = Dzięki
reaction-wow = Wow
reaction-oops = Ojej
reaction-thinking = Chwila, myślę

## Menu of the table

menu = Menu
confirm-moves = Potwierdzaj każdy ruch
confirm-moves-about = Dotknij drugi raz, aby wykonać ruch.
# A switch: single keys, such as 1 for the first card. The last two stand after a list of keys.
shortcuts = Skróty jednoklawiszowe
shortcuts-about = Wyłącz, jeśli korzystasz z dyktowania albo często wciskasz klawisze przypadkiem.
shortcuts-on = Klawisze cyfr i liter możesz wyłączyć w tym menu.
shortcuts-off = Klawisze cyfr i liter są wyłączone; pozostałe nadal działają.
scene-go-on = Dalej
scene-pace = Sceny po odpowiedzi na kartę
    .wait = Czekaj na dotknięcie
    .quick = Cztery sekundy
    .off = Wyłączone
own-link = Link na twoje drugie urządzenie
hand-over = Odejdź i oddaj grę botowi
hand-over-question = Bot przejmie twoje miejsce i karty, a ty możesz oglądać. Miejsca nie da się odzyskać.
own-link-make = Graj dalej na innym urządzeniu
own-link-about = Otwórz ten link na drugim urządzeniu w ciągu doby. Działa tylko raz. Kto go ma, może grać za ciebie, więc zachowaj go dla siebie.
seed-promise = Odcisk tasowania, ustalony przed pierwszym ruchem:

## The end

statistics = Statystyki
rematch = Zagraj jeszcze raz
rematch-begun = Zaczęła się nowa partia.
rematch-go = Przejdź do nowej partii
replay = Powtórka
download-record = Zapisz przebieg gry
look-at-table = Zobacz stół
show-result = Pokaż wynik
verify-seed = Sprawdź tasowanie
verify-about = Czy tasowanie było ustalone przed pierwszym ruchem? Sprawdź to tutaj.
verify-kept = Tak. Ziarno losowości pasuje do odcisku, który to urządzenie widziało przed pierwszym ruchem: nikt nie mógł zmienić kart.
# $move is the number of moves that had been made when this device came.
verify-late = Tak, na ile może to stwierdzić to urządzenie. Dołączyło później: ziarno losowości pasuje do odcisku, który zobaczyło po raz pierwszy po ruchu { $move }, więc od tamtej pory nikt nie mógł zmienić kart.
verify-unseen = Ziarno losowości pasuje do odcisku, ale to urządzenie widzi jedno i drugie dopiero teraz, a to niczego nie dowodzi. Zapytaj kogoś, kto był od początku.
verify-broken = Nie. Ziarno losowości nie pasuje do odcisku. To nigdy nie powinno się zdarzyć.
seed-promised =
    { $move ->
        [0] Odcisk widziany tu przed pierwszym ruchem
       *[other] Odcisk widziany tu po raz pierwszy po ruchu { $move }
    }
seed-promised-now = Odcisk podany teraz przez serwer
seed-told = Ziarno losowości

## Replay

replay-loading = Wczytywanie powtórki…
replay-text = Otwórz zapis partii, pobrany z tej strony albo z wiersza poleceń. Możesz też upuścić tu plik.
replay-open-file = Otwórz zapis
replay-not-a-record = Ten plik nie jest zapisem partii albo nie da się go odtworzyć.
replay-open-another = Otwórz inny zapis
replay-move =
    { $move ->
        [0] Przed pierwszym ruchem
       *[other] Ruch { $move } z { $moves }
    }
replay-first = Na początek
replay-back = Ruch wstecz
replay-play = Odtwórz
replay-pause = Pauza
replay-next = Ruch naprzód
replay-last = Na koniec
replay-speed = Szybkość
# $speed is a factor such as 2.
replay-speed-times = { $speed } ×
replay-copy-link = Kopiuj link do tego ruchu
replay-eyes = Pokaż karty
replay-all-hands = Wszystkich

## Rules

rules-loading = Wczytywanie zasad…
rules-search = Szukaj w zasadach
rules-all-editions = Wszystkie edycje
rules-found =
    { $count ->
        [one] { $count } zasada
        [few] { $count } zasady
        [many] { $count } zasad
       *[other] { $count } zasady
    }
rules-none = Żadna zasada nie zawiera tych słów.
rules-reason = Dlaczego: { $reason }
rules-source = Źródło: { $source }
rules-only = Tylko w edycji: { $editions }

## When something goes wrong

problem-no_answer = Serwer nie odpowiada. Czy masz połączenie z internetem?
problem-unknown = Coś poszło nie tak. Odśwież stronę.
problem-no_table = Tego stołu nie ma. Być może został zamknięty.
