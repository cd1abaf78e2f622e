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
qr-code = Kod QR z linkiem
to-the-start = Wróć na stronę główną
lost-title = Nie znaleziono strony
lost-text = Sprawdź adres albo otwórz nowy stół na stronie głównej.

## Start page

home-title = W co gramy?
home-text = Solo z botem albo ze znajomymi przez link. Bez konta.
play-now = Graj
with-friends = Ze znajomymi
rules = Zasady
learn = Ucz się, grając
learn-soon = Nauka w 5 minut
# $done and $all are numbers of lessons.
learn-progress = { $game }: { $done } z { $all } lekcji
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
sit-down-again = Wróć do stołu
my-games = Moje partie
games-tally = rozegrane: { $played }, wygrane: { $won }
no-games = Jeszcze żadnej partii. Pierwsza potrwa około 20 minut.
all-my-games = Wszystkie moje partie
# How a game ended for the person.
result-won = Wygrana
result-lost = Przegrana
result-drawn = Remis
# What the person's side and the best of the others have reached.
result-score = { $mine } : { $theirs }
games-against = przeciwnicy: { $names }
games-with = razem z: { $names }
games-alone = solo
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
    .about = Ma plan i niewiele przeocza.
bot-hard = Trudny
bot-master = Mistrz
bot-greedy = Normalny
    .about = Wybiera ruch, który w tej chwili wygląda najlepiej.
bot-search = Silny
    .about = Myśli kilka ruchów naprzód.

## A table with friends

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
seat-me = Ja
seat-for-friend = Ktoś znajomy
time-limit = Czas na turę
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
new-title = Stół dla znajomych
seats-title = Kto gdzie siedzi
seats-text = Dotknij miejsca: ktoś znajomy albo bot i jego poziom. Gracie w kolejności numerów.
seats-in-order = Miejsca w kolejności gry
tap-to-change = dotknij, by zmienić
seat-for-bot = Bot
seat-bot-name = Bot
seat-by-link = przez link
# $level is the strength of a bot, such as "Normal".
bot-detail = { $level }
bot-detail-waiting = bot, { $level }
you-detail = ty
host-detail = gospodarz
time-limit-note = potem gra robi ruch za ciebie
# The sum of all choices in one sentence, beside the button that opens the table. A list of the next three comes first.
sum-me = ty
sum-friends =
    { $count ->
        [one] ktoś znajomy
        [few] { $count } znajomych
        [many] { $count } znajomych
       *[other] { $count } znajomego
    }
sum-bots =
    { $count ->
        [one] bot
        [few] { $count } boty
        [many] { $count } botów
       *[other] { $count } bota
    }
sum-teams =
    { $count ->
        [few] { $count } drużyny po { $size }
       *[many] { $count } drużyn po { $size }
    }
# $time is such as "2 minutes" or "No limit"; $limit is 0 where there is no limit.
sum-time =
    { $limit ->
        [0] bez limitu czasu
       *[other] { $time } na turę
    }
sum-no-hints = bez wskazówek
options-printed = wszystko według zasad
options-changed =
    { $count ->
        [one] { $count } zmiana
        [few] { $count } zmiany
        [many] { $count } zmian
       *[other] { $count } zmiany
    }
gallery = Czat widzów
    .apart = Między sobą
    .aloud = Dla wszystkich
    .silent = Brak
gallery-about =
    .apart = Gracze przeczytają go po grze, więc nikt nie podpowiada.
    .aloud = Gracze czytają go w trakcie gry.
    .silent = Widzowie nie mogą pisać.
open-table = Otwórz stół

## Joining and waiting

join-title = Masz zaproszenie
join-text = Czeka na ciebie miejsce w grze { $game }.
join-text-host = { $host } trzyma dla ciebie miejsce w grze { $game }.
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
# To a guest, who has nothing to do but wait.
waiting-title-guest = Siedzisz przy stole
waiting-text-guest =
    { $count ->
        [one] Jeszcze jedna osoba i gra zacznie się sama.
        [few] Jeszcze { $count } osoby i gra zacznie się sama.
        [many] Jeszcze { $count } osób i gra zacznie się sama.
       *[other] Jeszcze { $count } osoby i gra zacznie się sama.
    }
waiting-fairness = Tasowanie jest uczciwe: jego odcisk widzisz przed pierwszym ruchem, a po ostatnim możesz go sprawdzić.
invite-link = Wyślij ten link znajomym
# Where the address is that of this computer alone.
invite-only-here = Ten link działa tylko na tym komputerze.
# A command follows.
invite-for-others = Aby wpuścić inne urządzenia, uruchom serwer w ten sposób, a potem otwórz stół pod adresem, który się wyświetli:
seat-open = wolne miejsce
sit-here = Usiądź tutaj
seat-open-name = Wolne
choose-seat = Wybierz miejsce
seats-open =
    { $count ->
        [one] wolne: { $count } z { $all }
        [few] wolne: { $count } z { $all }
        [many] wolne: { $count } z { $all }
       *[other] wolne: { $count } z { $all }
    }
open-seats =
    { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
team-number = Drużyna { $team }
team-full = komplet
change-team = Zmień na: { $team }
no-wait = Nie chcesz czekać?
invite-scan = Albo niech zeskanują kod na stole. Bez konta, bez instalowania.
invite-scan-phone = Zeskanuj kod albo wyślij link. Bez konta, bez instalowania.
send-link = Wyślij link znajomym
invite-link-guest = Podaj link dalej
send-link-guest = Podaj link dalej
# Asked of somebody who chooses a seat without having given a name.
ask-name = Jak ci na imię?
swap-with = Zamień z…
swap = Zamień
make-host = Oddaj rolę gospodarza: { $name }
remove-guest = Wyproś od stołu: { $name }
free-seat = Zwolnij miejsce
stand-up = Zwolnij moje miejsce
new-to-game = Nie znasz gry { $game }?
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
# Beside the player who comes after the one on turn.
seat-next = potem
# A row of players goes on beyond the edge of a phone.
more-players = Więcej graczy
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
# When somebody on turn has left the table; the first where one can only wait.
away-wait = { $name } jest offline.
away-choice = { $name } jest offline. Czekamy czy niech gra bot?
let-bot-play = Niech gra bot
do-take_back = Cofnij mój ruch
do-pause = Przerwa
do-give_time = Daj więcej czasu
do-resume = Gramy dalej
resume = Gramy dalej
asks-take_back = { $name } prosi o cofnięcie ostatniego ruchu.
# What the one who asks has seen.
asks-knows = { $name } zna już dobraną kartę i dobierze tę samą.
asks-pause = { $name } prosi o przerwę.
agree = Zgoda
decline = Nie
withdraw = Nieważne
asked-waiting = Czekamy na odpowiedź: { $names }…
asked-declined = { $name } woli grać dalej.
asked-withdrawn = { $name } już o to nie prosi.
asked-lapsed = Nie wszyscy odpowiedzieli na czas.
log-took-back = { $name } cofa ruch.
log-you-took-back = Cofasz ruch.
paused-by = { $name } zarządza przerwę. Zegary i boty stoją.
paused-by-you = Zarządzasz przerwę. Zegary i boty stoją.
time-given = Masz więcej czasu.
host-now = Teraz to ty jesteś gospodarzem.
seat-taken-again = { $name } znów siedzi przy stole.
seat-waits = Na twoim miejscu gra bot.
take-seat-again = Wróć na miejsce
seat-offered = Miejsce gracza { $name } czeka na ciebie.
offer-seat = Zaproponuj to miejsce widzom
offer-seat-about = Pierwsza osoba, która usiądzie, zastąpi bota.
bot-knows = Co wie bot?
bot-title = { $name }, bot ({ $level })
bot-knows-text = Bot widzi tylko to, co widziałby człowiek na jego miejscu: własne karty, stół i to, co zagrano. Nigdy nie widzi twoich kart ani kolejności kart w talii do dobierania.
bot-fairness = Możesz to sprawdzić: tasowanie jest ustalone przed pierwszym ruchem, a na końcu potwierdzisz to jednym dotknięciem.
hint = Wskazówka
log = Przebieg gry
log-empty = Jeszcze nic. Gra dopiero się zaczęła.
# A group of lines in a long log.
log-moves = Ruchy { $first }–{ $last }
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
# About a card that is looked at closely. $message is a sentence that says why.
inspect-refused = Nie teraz: { $message }
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
chat-watching = Przy tym stole widzowie nie piszą.
watch-by-name = Pokaż moje imię
watch-name-about = Podaj imię, by rozmawiać z innymi widzami.
chat-apart = Czytają to tylko widzowie. Gracze zobaczą to po grze.
chat-aloud = Czyta to cały stół.
chat-watching-mark = (widz)
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
guide-skip = Pomiń pierwsze kroki
guide-again = Pokaż pierwsze kroki jeszcze raz
# A switch: single keys, such as 1 for the first card.
in-words = Tryb tekstowy
in-words-about = Cały stół jako tekst i przyciski, bez obrazków.
shortcuts = Skróty jednoklawiszowe
shortcuts-about = Wyłącz, jeśli korzystasz z dyktowania albo często wciskasz klawisze przypadkiem.
# A sheet of keys, each with what it does.
keys-title = Klawisze
keys-pick = Weź kartę
keys-confirm = Zagraj ją
keys-back = Odłóż kartę
keys-look = Obejrzyj kartę z bliska
keys-next = Do następnego podświetlonego pola
keys-previous = Do poprzedniego
keys-arrows = Poruszaj się po planszy
keys-draw = Dobierz kartę
keys-pass = Pasuj
keys-sheet = Pokaż te klawisze
# Keys, as a keyboard calls them.
key-home = Home
key-end = End
key-space = Spacja
scene-go-on = Dalej
scene-pace = Sceny przy kartach specjalnych
    .wait = Czekaj na dotknięcie
    .quick = Cztery sekundy
    .off = Wyłączone
own-link = Link na twoje drugie urządzenie
hand-over = Odejdź i oddaj grę botowi
hand-over-question = Bot przejmuje twoje miejsce i karty, a ty możesz oglądać. Dopóki gra, możesz wrócić na swoje miejsce.
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
# What nobody should miss: a line, a goal, the end.
replay-moments = Kluczowe momenty
replay-moment-move = Ruch { $move }
replay-moment-next = Następny kluczowy moment
replay-moment-back = Poprzedni kluczowy moment
replay-speed = Szybkość
# $speed is a factor such as 2.
replay-speed-times = { $speed } ×
replay-copy-link = Kopiuj link do tego ruchu
replay-eyes = Pokaż karty
replay-all-hands = Wszystkie

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
# Before the numbered rules: six pictures. $game is the name of the game.
rules-minute = { $game } w minutę
rules-all = Wszystkie zasady: { $count }
# Links to where somebody came from to read a rule.
rules-back-t = Wróć do stołu
rules-back-learn = Wróć do lekcji
rules-back-replay = Wróć do powtórki
# At a rule: the title of a lesson in which it happens.
rules-try = Wypróbuj: { $lesson }

## When something goes wrong

problem-no_answer = Serwer nie odpowiada. Czy masz połączenie z internetem?
reload = Wczytaj stronę ponownie
try-again = Spróbuj ponownie
problem-unknown = Coś poszło nie tak. Odśwież stronę.
problem-no_table = Tego stołu nie ma. Być może został zamknięty.
# Two things that belong together, such as a player and what they said.
pair = { $name }: { $value }
