### Sequence on the page, in Polish. Options, refusals and rules are in sequence-rules.ftl.
### A "space" (pole) is one of the hundred squares of the board; a "dead" card has no free space left.

## The game

# A switch before a quick start.
sequence-quick-switch = Samodzielne dobieranie kart
    .about = Po każdym ruchu dobierz kartę z talii. Jeśli zapomnisz, zostaniesz bez niej.
sequence-goal =
    { $target ->
        [one] Do wygranej: { $target } sekwencja
        [few] Do wygranej: { $target } sekwencje
        [many] Do wygranej: { $target } sekwencji
       *[other] Do wygranej: { $target } sekwencji
    }
sequence-score =
    { $made ->
        [one] { $made } sekwencja z { $target }
        [few] { $made } sekwencje z { $target }
        [many] { $made } sekwencji z { $target }
       *[other] { $made } sekwencji z { $target }
    }
sequence-cards-left =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
        [many] { $count } kart na ręce
       *[other] { $count } karty na ręce
    }

# Sides are called by the colour of their chips, as by a name. In Polish the name is a plural that is never
# declined: every sentence puts it in the nominative, "Niebiescy wygrywają".
sequence-side-blue = Niebiescy
sequence-side-green = Zieloni
sequence-side-red = Czerwoni
sequence-side-gold = Złoci
sequence-side-onyx = Onyksowi
sequence-side-silver = Srebrni

## Cards

# The whole name of a card, as it is spoken: "król kier".
# $rank is 2 to 10, J, Q, K or A; $suit is S (spades), H (hearts), D (diamonds) or C (clubs).
sequence-card-of-suit =
    { $rank ->
        [J] walet
        [Q] dama
        [K] król
        [A] as
       *[other] { $rank }
    } { $suit ->
        [S] pik
        [H] kier
        [D] karo
       *[C] trefl
    }
# The same with the houses of the Harry Potter edition.
sequence-card-of-house =
    { $rank ->
        [J] walet
        [Q] dama
        [K] król
        [A] as
       *[other] { $rank }
    } { $suit ->
        [S] Ravenclawu
        [H] Hufflepuffu
        [D] Gryffindoru
       *[C] Slytherinu
    }
sequence-house-S = Ravenclaw
sequence-house-H = Hufflepuff
sequence-house-D = Gryffindor
sequence-house-C = Slytherin

# Short marks below a card in hand: what a jack does, or how many spaces are left. As short as possible.
sequence-mark-place = wszędzie
sequence-mark-remove = usuwa
sequence-mark-dead = martwa
sequence-mark-one = 1 pole
sequence-mark-two = 2 pola
sequence-pile-left =
    { $count ->
        [one] została { $count } karta
        [few] zostały { $count } karty
        [many] zostało { $count } kart
       *[other] zostało { $count } karty
    }
sequence-last-played = Ostatnio zagrana
# For screen readers. $note is one of the marks above, or "none".
sequence-card-in-hand =
    { $note ->
        [none] { $card }
       *[other] { $card }, { $note }
    }
sequence-your-hand = Twoje karty
sequence-hand-empty = Nie masz kart na ręce.
sequence-open-hands = Odkryte karty
# Stands before one of the three ways to sort.
sequence-sort = Sortuj:
sequence-sort-suit = według koloru
sequence-sort-rank = według wartości
sequence-sort-playable = najpierw do zagrania

## Board and piles

sequence-board = Plansza. Poruszaj się strzałkami, naciśnij Enter, aby zagrać wybraną kartę.
# A space in words for screen readers: "f7, król kier, żeton w sekwencji: Niebiescy, można zagrać".
# $corner is yes or no; $chip is none, free or locked; $playable is yes or no.
sequence-cell =
    { $corner ->
        [yes] { $cell }, róg, liczy się dla każdego
       *[no] { $cell }, { $card }
    }{ $chip ->
        [free] , żeton: { $side }
        [locked] , żeton w sekwencji: { $side }
       *[none] { "" }
    }{ $playable ->
        [yes] , można zagrać
        [with] , można zagrać: { $with }
       *[no] { "" }
    }
sequence-pile =
    { $count ->
        [one] Talia do dobierania, { $count } karta
        [few] Talia do dobierania, { $count } karty
        [many] Talia do dobierania, { $count } kart
       *[other] Talia do dobierania, { $count } karty
    }
# The person may draw a card now, by pressing the pile.
sequence-pile-owed =
    { $count ->
        [one] Talia do dobierania, { $count } karta: możesz dobrać
        [few] Talia do dobierania, { $count } karty: możesz dobrać
        [many] Talia do dobierania, { $count } kart: możesz dobrać
       *[other] Talia do dobierania, { $count } karty: możesz dobrać
    }
# The same as one short word on the pile itself.
sequence-mark-draw = dobierz
sequence-discards = Karty odrzucone
# $card is the card on top.
sequence-discards-last = Karty odrzucone, na wierzchu { $card }
sequence-discards-none = Nie ma jeszcze kart.

## What to do now

sequence-prompt-card = Twoja tura: wybierz kartę.
sequence-prompt-cell = { $card }: wybierz podświetlone pole.
sequence-prompt-wild = { $card } pasuje na każde wolne pole.
sequence-prompt-remove = { $card }: wybierz żeton do usunięcia.
sequence-prompt-again = { $card }: dotknij jeszcze raz, aby zagrać.
# Read out after the card was chosen: $cells is such as "c2, e10", or how many they are.
sequence-lit-cells = Podświetlone pola: { $cells }.
sequence-prompt-dead = { $card }: martwa karta, możesz ją wymienić.
sequence-prompt-nowhere = { $card }: nie ma teraz pola dla tej karty.
sequence-prompt-choose-line = Twoja linia jest dłuższa niż pięć: wybierz piątkę, która będzie sekwencją.
sequence-prompt-line = { $line }: dotknij, aby wybrać.
sequence-prompt-forfeit = Twoją drużynę przyłapano na podpowiadaniu: wybierz kartę do oddania.
sequence-prompt-forfeit-sure = Dotknij karty jeszcze raz, aby ją oddać.
# In a lesson about it: an owed card waits to be drawn.
sequence-prompt-draw = Twoja nowa karta leży na talii.
sequence-prompt-pass = Nie możesz zagrać ani wymienić karty.
sequence-prompt-over = Koniec gry.
# The person has made a move that is not answered yet.
sequence-prompt-sent = Wysyłanie ruchu…
sequence-prompt-penalty = Czekamy, aż { $name } odda kartę.
sequence-prompt-watching = Teraz gra { $name }.
# $others is the number of players before the person's own turn.
sequence-prompt-waiting =
    { $others ->
        [0] Teraz gra { $name }.
        [1] Teraz gra { $name }, potem ty.
        [few] Teraz gra { $name }; przed tobą { $others } osoby.
        [many] Teraz gra { $name }; przed tobą { $others } osób.
       *[other] Teraz gra { $name }; przed tobą { $others } osoby.
    }
sequence-not-your-turn = To nie twoja tura.
sequence-no-card-plays = Żadnej z twoich kart nie można teraz zagrać na { $cell }.
# Why a tap on a space does nothing, in a small bubble beside it. $shown is the card that the space shows, $card the
# one that was to be played.
sequence-why-corner = Róg liczy się dla każdego: nie kładzie się tam żetonów.
sequence-why-chip = Tu już leży żeton ({ $side }).
sequence-why-locked = Ten żeton należy do sekwencji i zostaje ({ $side }).
# With a jack that takes chips off.
sequence-why-own = To twój żeton: możesz usuwać tylko żetony innych.
sequence-why-no-chip = Nie ma tu żetonu do usunięcia.
sequence-why-not-held = Tu pasuje tylko { $shown } albo dżoker, a nie masz żadnej z tych kart.
sequence-why-other-card = To pole wymaga innej karty: { $shown }, nie { $card }.

# A card that is looked at closely: questions, and what is answered. $count is a number of spaces.
sequence-inspect-now = Teraz?
sequence-inspect-does = Co robi
sequence-inspect-where = Gdzie pasuje
sequence-inspect-yes = Tak, można ją zagrać.
sequence-inspect-dead = Jest martwa: wymień ją na nową.
sequence-inspect-dead-later = Jest martwa. W swoim ruchu możesz ją wymienić.
sequence-inspect-does-card = Kładzie twój żeton na wolnym polu, które ją pokazuje.
sequence-inspect-does-place = Dwoje oczu: kładzie twój żeton na dowolnym wolnym polu.
sequence-inspect-does-remove = Jedno oko: usuwa żeton rywala, ale nie z sekwencji.
sequence-inspect-many = pola do wyboru: { $count }
sequence-inspect-nowhere = Nigdzie: oba jej pola są zajęte.
sequence-inspect-no-chip = Nigdzie: nie ma żetonu do usunięcia.
# Buttons.
# The likely move, named by what it does; $does is "remove" for a jack that takes a chip off, otherwise "place".
sequence-do-here =
    { $does ->
        [remove] Zwolnij { $cell }
       *[place] Zagraj na { $cell }
    }
# What a bot would do, where the card is not in hand yet.
sequence-do-hint-play = Zagraj { $card } na { $cell }
sequence-do-hint-exchange = Wymień { $card }
sequence-do-hint-forfeit = Oddaj { $card }
sequence-do-exchange = Wymień
sequence-do-draw = Dobierz kartę
sequence-do-pass = Spasuj
sequence-do-put-back = Odłóż
# A choice for a long line; $line is such as b2–b6.
sequence-choose-line = Wybierz { $line } jako sekwencję

sequence-hint-play = Bot zagrałby kartę { $card } na { $cell }.
sequence-hint-exchange = Bot wymieniłby kartę { $card }.
sequence-hint-forfeit = Bot oddałby kartę { $card }.
sequence-hint-choose = Bot wybrałby { $line }.
sequence-hint-draw = Bot dobrałby kartę.
sequence-hint-pass = Bot by spasował.

## Notes beside a player

sequence-note-left = poza grą
sequence-note-penalty = musi oddać kartę
sequence-note-passed = pas
sequence-note-conceding = chce się poddać
sequence-note-dealer = rozdaje

## What happened. $who is "you" for the person's own deeds, otherwise $name did it.
## $card is such as K♥, $cell such as f7, $line such as b2–b6, $side such as Niebiescy.

sequence-log-round = Runda { $round }
# Everybody draws a card before the first turn; $cards is such as "Ann K♥, Bob 7♠".
sequence-log-start = Losowanie, kto zaczyna: { $cards }.
sequence-log-first =
    { $who ->
        [you] Zaczynasz.
       *[other] Zaczyna { $name }.
    }
sequence-log-deals =
    { $who ->
        [you] Rozdajesz karty.
       *[other] Karty rozdaje { $name }.
    }
sequence-log-played =
    { $who ->
        [you] Zagrywasz kartę { $card } na { $cell }.
       *[other] { $name } zagrywa kartę { $card } na { $cell }.
    }
# $shown is the card that the space shows.
sequence-log-played-wild =
    { $who ->
        [you] Zagrywasz dżokera { $card } na { $cell } ({ $shown }).
       *[other] { $name } zagrywa dżokera { $card } na { $cell } ({ $shown }).
    }
# $whose is "you" where the chip was the person's own, or their team's.
sequence-log-removed =
    { $who ->
        [you] Zagrywasz kartę { $card } i usuwasz żeton z { $cell } ({ $side }).
       *[other] { $whose ->
            [you] { $name } zagrywa kartę { $card } i usuwa twój żeton z { $cell }.
           *[other] { $name } zagrywa kartę { $card } i usuwa żeton z { $cell } ({ $side }).
        }
    }
sequence-log-drew =
    { $who ->
        [you] Dobierasz kartę.
       *[other] { $name } dobiera kartę.
    }
sequence-log-drew-card =
    { $who ->
        [you] Dobierasz kartę { $card }.
       *[other] { $name } dobiera kartę { $card }.
    }
sequence-log-draw-lost =
    { $who ->
        [you] Nie dobierasz na czas i zostajesz bez karty.
       *[other] { $name } nie dobiera na czas i zostaje bez karty.
    }
sequence-log-exchanged =
    { $who ->
        [you] Wymieniasz martwą kartę { $card }.
       *[other] { $name } wymienia martwą kartę { $card }.
    }
sequence-log-reshuffled =
    { $count ->
        [one] Odrzucona karta staje się nową talią do dobierania.
       *[other] Z { $count } odrzuconych kart po potasowaniu powstaje nowa talia do dobierania.
    }
sequence-log-passed =
    { $who ->
        [you] Pasujesz.
       *[other] { $name } pasuje.
    }
sequence-log-sequence =
    { $whose ->
        [you] Twoja sekwencja: { $line }!
       *[other] Sekwencja! { $side }: { $line }.
    }
sequence-log-long-sequence = Sekwencja! { $side }: { $line }, z linii o długości { $length }.
sequence-log-broken = Sekwencja { $line } zostaje rozbita ({ $side }).
sequence-log-choice =
    { $who ->
        [you] Linia jest dłuższa niż pięć: wybierz, która piątka się liczy.
       *[other] Linia jest dłuższa niż pięć: { $name } wybiera, która piątka się liczy.
    }
sequence-log-claimed =
    { $who ->
        [you] Zgłaszasz, że { $side } podpowiadali.
       *[other] { $name } zgłasza, że { $side } podpowiadali.
    }
sequence-log-claim-upheld = Zgłoszenie uznane: { $side } oddają po jednej karcie.
sequence-log-claim-dismissed = Zgłoszenie oddalone: { $side } nie ponoszą kary.
sequence-log-forfeited =
    { $who ->
        [you] Oddajesz kartę { $card }.
       *[other] { $name } oddaje kartę { $card }.
    }
# Somebody leaves, and $substitute takes over the seat.
sequence-log-handed-over =
    { $who ->
        [you] Oddajesz swoje miejsce. Gra teraz { $substitute }.
       *[other] { $name } oddaje swoje miejsce. Gra teraz { $substitute }.
    }
sequence-log-left =
    { $who ->
        [you] Opuszczasz grę.
       *[other] { $name } opuszcza grę.
    }
sequence-log-side-out = { $side } odpadają z gry.
sequence-log-concession =
    { $who ->
        [you] Chcesz się poddać.
       *[other] { $name } chce się poddać.
    }
sequence-log-conceded = { $side } się poddają.

## The end

sequence-end-title-won = Zwycięstwo!
sequence-end-title-side = { $side } wygrywają
# A side of one player is called by the name.
sequence-end-title-name = { $name } wygrywa
sequence-end-title-draw = Nikt nie wygrywa
# To those who lost.
sequence-end-title-lost =
    { $who ->
        [name] { $name }: tym razem o krok przed tobą
       *[side] { $side }: tym razem o krok przed tobą
    }
# A kind word to them: $made is how many sequences they had.
sequence-end-lost =
    { $made ->
        [0] Tym razem nie udało się ułożyć linii.
        [one] Ale jedna sekwencja jest twoja.
        [few] Ale { $made } sekwencje są twoje.
        [many] Ale { $made } sekwencji jest twoich.
       *[other] Ale { $made } sekwencji jest twoich.
    }
# How it was won, without saying again who has. $line is such as b2–b6, or several of them; $count is how many.
sequence-end-line =
    { $who ->
        [you] Domykasz { $count ->
            [one] sekwencję
           *[other] sekwencje
        } { $line } kartą { $card } na polu { $cell }.
       *[other] { $name } domyka { $count ->
            [one] sekwencję
           *[other] sekwencje
        } { $line } kartą { $card } na polu { $cell }.
    }
sequence-end-conceded =
    { $who ->
        [you] Poddajesz się.
       *[other] { $name } się poddaje.
    }
sequence-end-forfeit = Nikt inny nie został w grze.
sequence-end-most = Talia do dobierania jest pusta: wygrywa strona z największą liczbą sekwencji.
# In the log: who has won, and why. $winner is you, team (the person's own), name (somebody alone) or side; $names are
# the winners.
# $reason: sequences, pile_exhausted, stalemate, concession, forfeit.
sequence-end-won =
    { $winner ->
        [you] Wygrywasz
        [team] Wygrywa twoja drużyna
        [name] { $names } wygrywa
       *[side] { $names } wygrywają jako { $side }
    }{ $reason ->
        [concession] : druga strona się poddaje.
        [forfeit] : nikt inny nie został w grze.
        [pile_exhausted] : talia do dobierania jest pusta i nikt nie ma więcej sekwencji.
       *[other] .
    }
# $reason: pile_exhausted, stalemate, aborted.
sequence-end-draw =
    { $reason ->
        [pile_exhausted] Remis: talia do dobierania jest pusta.
        [stalemate] Remis: nikt nie może już wykonać ruchu.
        [aborted] Gra kończy się bez zwycięzcy: ktoś opuścił grę.
       *[other] Remis.
    }
sequence-figure-sequences = Sekwencje
sequence-figure-chips = Żetony na planszy
sequence-figure-plays = Zagrane karty
sequence-figure-wild = Zagrane dżokery
sequence-figure-remove = Usunięte żetony
sequence-figure-dead = Wymienione martwe karty
sequence-figure-moves = Wszystkie ruchy

## Three facts of the game that was played: a few large words, and a sentence. $line is such as b2–b6.

sequence-fact-move = Ruch { $move }
sequence-fact-first =
    { $who ->
        [you] Domykasz pierwszą linię, { $line }, kartą { $card }.
       *[other] { $name } domyka pierwszą linię, { $line }, kartą { $card }.
    }
# One side has as many sequences as the other.
sequence-fact-level =
    { $who ->
        [you] Wyrównujesz linią { $line }.
       *[other] { $name } wyrównuje linią { $line }.
    }
# $whose is "you" where the chip was the person's own, or their team's.
sequence-fact-removed =
    { $who ->
        [you] Twój { $card } usuwa żeton z { $cell }.
       *[other] { $whose ->
            [you] { $name } usuwa twój żeton z { $cell } kartą { $card }.
           *[other] { $name } usuwa żeton z { $cell } kartą { $card }.
        }
    }
# After the name of a jack; $does is "place" or "remove".
sequence-fact-held =
    { $does ->
        [remove] został ci na ręce. Usuwa żeton rywala.
       *[place] został ci na ręce. Pasuje na każde wolne pole.
    }
# A wild jack; $shown is the card that the space shows.
sequence-fact-wild =
    { $who ->
        [you] Twój { $card } zastępuje { $shown } na { $cell }.
       *[other] { $name } kartą { $card } zastępuje { $shown } na { $cell }.
    }
sequence-fact-chips =
    { $count ->
        [one] { $count } twój żeton
        [few] { $count } twoje żetony
        [many] { $count } twoich żetonów
       *[other] { $count } twojego żetonu
    }
    .label = na końcu na planszy.
# After the number of moves; $count is how many cards were left in the pile.
sequence-fact-length =
    { $count ->
        [0] i koniec gry. Talia jest pusta.
        [one] i koniec gry. W talii została { $count } karta.
        [few] i koniec gry. W talii zostały { $count } karty.
        [many] i koniec gry. W talii zostało { $count } kart.
       *[other] i koniec gry. W talii zostało { $count } karty.
    }

## Besides the moves: each with the question that is asked before

sequence-aside-leave = Opuść grę
    .question = Opuścić grę na dobre?
sequence-aside-concede = Poddaj się
    .question = Poddać się? Twoja strona przegra, gdy tylko zgodzą się wszyscy jej gracze.
sequence-aside-claim = Zgłoś, że { $side } podpowiadali
    .question = Czy ktoś dał partnerowi niedozwoloną radę? Jeśli zgłoszenie zostanie uznane, { $side } oddadzą po jednej karcie.
sequence-aside-admit = Przyznaj się
    .question = Czy twoja drużyna przyznaje się do podpowiadania? Każdy z was odda wtedy kartę.
sequence-aside-uphold = Uznaj zgłoszenie ({ $side })
    .question = Decydujesz jako gospodarz. { $side } oddadzą wtedy po jednej karcie.
sequence-aside-dismiss = Oddal zgłoszenie ({ $side })
    .question = Decydujesz jako gospodarz. { $side } nie poniosą wtedy kary.

## Names of the options and of their values; what they decide is explained in sequence-rules.ftl

sequence-group-drawing = Dobieranie i wymiana
sequence-group-sequences = Sekwencje i żetony
sequence-group-pile = Gdy talia się skończy
sequence-group-teams = Drużyny
sequence-group-pace = Odejście od stołu

sequence-option-starter = Kto zaczyna w drużynie
    .value-drawer = Ten, kto wylosował kartę
    .value-random_member = Losowa osoba
sequence-option-draw_mode = Dobieranie kart
    .value-manual = Ręczne, jak w instrukcji
    .value-auto = Automatyczne
sequence-option-draw_grace = Boty czekają na dobranie (sekundy)
sequence-option-forgotten_draw = Zapomniane dobranie
    .value-edition = Jak w edycji
    .value-next_action = Przepada z następną akcją
    .value-next_draw = Przepada po następnym dobraniu
    .value-never = Nie przepada przez innych
sequence-option-exchange_limit = Martwe karty w turze
    .value-1 = Jedna
    .value-unlimited = Ile chcesz
sequence-option-jack_exchange = Wymiana waletów
    .value-off = Niedozwolona
    .value-on = Dozwolona
sequence-option-empty_hand = Pusta ręka
    .value-skip = Pomiń turę
    .value-draw_one = Dobierz jedną kartę
sequence-option-collinear_share = Dwie sekwencje w jednej linii
    .value-on = Mogą mieć wspólne pole
    .value-off = Nie mogą mieć wspólnego pola
sequence-option-long_line_lock = W długiej linii blokuj
    .value-five = Tylko pięć żetonów
    .value-whole_line = Całą linię
sequence-option-long_line_choice = Piątka z długiej linii
    .value-player = Wybiera gracz
    .value-auto = Pierwsza piątka
sequence-option-pile_exhausted = Pusta talia do dobierania
    .value-edition = Jak w edycji
    .value-reshuffle = Potasuj karty odrzucone
    .value-draw_game = Nikt nie wygrywa
    .value-play_on = Graj dalej bez dobierania
sequence-option-exhaustion_timing = Gra się kończy
    .value-on_last_card = Gdy ktoś dobierze ostatnią kartę
    .value-on_needed_draw = Gdy zabraknie karty
sequence-option-exhaustion_tiebreak = Gdy talia zakończy grę
    .value-none = Zawsze remis
    .value-most_sequences = Decyduje liczba sekwencji
sequence-option-limit_chips = Liczba żetonów
    .value-off = Bez ograniczeń
    .value-on = Tyle, ile w pudełku
sequence-option-team_talk = Rozmowy w drużynie
    .value-forbidden = Niedozwolone
    .value-allowed = Dozwolone
sequence-option-share_hands = Karty w drużynie
    .value-off = Ukryte
    .value-on = Widoczne dla partnerów
sequence-option-coaching_penalty = Kara za podpowiadanie
    .value-edition = Jak w edycji
    .value-on = Jedna karta
    .value-off = Brak
sequence-option-on_leave = Gdy gracz odejdzie
    .value-substitute = Może go ktoś zastąpić
    .value-skip = Jego miejsce jest pomijane
    .value-abort = Gra się kończy
sequence-option-breakable_sequences = Rozbijanie sekwencji
    .value-off = Niedozwolone
    .value-on = Waletem

## Editions on the form: what differs

sequence-edition-classic-2022 = Nowa talia, gdy skończą się karty
sequence-edition-harry-potter-2021 = Domy jako kolory, bez narad w drużynie
