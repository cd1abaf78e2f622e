### The pitch and the chase for the Snitch on the page, in Polish.

pitch-label = Boisko do quidditcha: strzałki prowadzą po polach, Enter wybiera
pitch-sky-label = Pościg za zniczem
pitch-list = Ruchy jako lista
# The letter on the tag of a piece; beaters and chasers also have a number.
pitch-letter-keeper = O
pitch-letter-beater = P
pitch-letter-chaser = Ś
pitch-to-goals = najpierw 2 gole, potem pościg
pitch-to-place = Do ustawienia
pitch-knocked-out = Poza grą
pitch-piece-of = { $piece } ({ $name })
pitch-empty = puste

## A turn

pitch-actions-left = Pozostałe akcje: { $left } z { $all }
pitch-where = Dokąd leci { $piece }?
pitch-step-cost = Dotknij złotego pola: każdy krok kosztuje 1 akcję.
pitch-carrier-cost = Dotknij złotego pola albo podaj kafla: po 1 akcji.
pitch-forward = Leć do przodu
pitch-pass = Podaj kafla
pitch-fly = Jednak leć
pitch-pass-where = Dokąd { $piece } podaje kafla?
pitch-pass-loose = Na { $field } nikt go nie złapie: kafel zostanie na polu.
pitch-throw-there = Podaj tam
pitch-steal = Odbierz kafla ({ $piece }), akcje: { $cost }
pitch-go-and-take = Leć i odbierz
pitch-shoot = Strzelaj: { $percent } %
pitch-shot-kept = Gol, jeśli twoja kość przebije kość obrońcy.
pitch-shot-open = Nie ma obrońcy: każdy strzał to gol.
pitch-aim = Przygotuj tłuczka
pitch-aim-target = { $piece } przy { $rolls }
pitch-aim-hits = Tłuczek nie kosztuje akcji. Może trafić: { $targets }.
pitch-aim-nobody = Tłuczek nie kosztuje akcji, ale nikt nie stoi mu na drodze.
pitch-throw-which = W którą stronę { $piece } rzuca tłuczkiem?
pitch-throw-reach = Kość pokazuje { $reach }. Dotknij wstęgi, a potem jeszcze raz, aby rzucić.
pitch-throw-at = Rzuć w cel: { $piece }
pitch-throw-to = Rzuć na { $field }
pitch-dodges = unik przy { $roll }+
pitch-place-where = Dotknij złotego pola: { $piece }.
pitch-end-loses =
    { $left ->
        [one] Jeśli teraz skończysz, stracisz jedną akcję.
        [few] Jeśli teraz skończysz, stracisz { $left } akcje.
       *[many] Jeśli teraz skończysz, stracisz { $left } akcji.
    }
pitch-end-anyway = Mimo to zakończ

## The other side’s turn

pitch-waits-place = { $name } ustawia drużynę.
pitch-waits-roll = { $name } rzuca o akcje.
pitch-waits-act =
    { $left ->
        [one] { $name }: została jedna akcja.
       *[other] { $name }: pozostałe akcje: { $left }.
    }
pitch-waits-take = { $name } odbiera kafla.
pitch-waits-throw = { $name } rzuca tłuczkiem.
pitch-waits-put = { $name } kładzie kafla.
pitch-waits-fly = { $name } ściga znicza.

## Moments

pitch-moment-goal = Gol!
pitch-moment-saved = Obrona!
pitch-moment-out = Poza grą!
pitch-moment-dodged = Unik!
pitch-moment-start = Kto zaczyna?
pitch-moment-decider = Decydują kości
pitch-moment-round = Teraz pościg!
pitch-moment-card = Karta!
pitch-moment-end = Znicz!
pitch-die-shot = Strzał
pitch-die-save = Obrońca
pitch-die-dodge = Unik

## The chase

pitch-cards = Twoje karty quidditcha
pitch-one-card = Jedna karta na turę, przed rzutem albo po nim
pitch-play-card = Zagrasz jeszcze kartę?
pitch-roll-chase = Rzuć: jak daleko poleci twój szukający?
pitch-rolled = { $name } ma na kościach { $count }
pitch-you-rolled = Masz na kościach { $count }
pitch-level = Oboje na polu { $field }
pitch-ahead =
    { $count ->
        [one] { $name } prowadzi o jedno pole
        [few] { $name } prowadzi o { $count } pola
       *[many] { $name } prowadzi o { $count } pól
    }
pitch-you-ahead =
    { $count ->
        [one] Prowadzisz o jedno pole
        [few] Prowadzisz o { $count } pola
       *[many] Prowadzisz o { $count } pól
    }
pitch-needed =
    { $count ->
        [one] Jeszcze jedno pole do znicza.
        [few] Jeszcze { $count } pola do znicza.
       *[many] Jeszcze { $count } pól do znicza.
    }
pitch-chance-roll =
    { $count ->
        [one] Jedno pole do znicza; szansa, że rzut wystarczy: { $percent } %.
        [few] { $count } pola do znicza; szansa, że rzut wystarczy: { $percent } %.
       *[many] { $count } pól do znicza; szansa, że rzut wystarczy: { $percent } %.
    }
pitch-chance-card = Z tą kartą szansa na znicza w tej turze: { $percent } %.
pitch-chase-flown = Na kościach { $count }: pole { $field }
pitch-field = z kartą: pole { $field }
pitch-snitch = z kartą: znicz!
