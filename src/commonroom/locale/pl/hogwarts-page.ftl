### Strona gry Rok w Hogwarcie, po polsku: mapa, własna plansza, pytanie.

hogwarts-map = Mapa zamku i okolicy
hogwarts-you = Ty
hogwarts-closer = Przybliż
hogwarts-farther = Oddal
hogwarts-me = Pokaż, gdzie jestem
hogwarts-list = Mapa jako lista
hogwarts-here = Jesteś tutaj: { $place }.
hogwarts-where-to = Dokąd możesz pójść
hogwarts-on-the-board = Na planszy
hogwarts-nothing-there = Nic się tam nie dzieje.
hogwarts-mission-ready = Misja gotowa: { $mission }, punkty: { $points }
hogwarts-horcrux-there = Spróbuj zniszczyć horkruksa: { $token }
hogwarts-on-the-way = Po drodze: { $token }
hogwarts-exam-there = Egzamin: { $books }
hogwarts-floo-there = Stąd możesz podróżować proszkiem Fiuu.
hogwarts-awaits-players = Walka: { $foe }
hogwarts-awaits-death_eater = Walka: { $foe }
hogwarts-awaits-mission = Walka: { $foe }
hogwarts-awaits-duel = Pojedynek z uczniem
hogwarts-duel-stake = Wygrana: zaklęcie, eliksir, księga. Przegrana przy 1 PŻ: tracisz trzy karty.
hogwarts-fight-is-lost = Z 1 PŻ od razu przegrywasz.
hogwarts-fight-is-won = { $foe } ma tylko 1 PŻ: od razu wygrywasz.
hogwarts-fight-is-off = Obojgu został wam 1 PŻ: nikt nie walczy.
hogwarts-fight-is-no_stone = Bez Kamienia Wskrzeszenia Harry przegrywa.
hogwarts-fight-is-no_wand = Bez Czarnej Różdżki Voldemort przegrywa.
hogwarts-fight-is-horcrux_left = Został jeszcze horkruks: Voldemort wygrywa.
hogwarts-awaits-meeting = Spotkanie, które rozstrzyga grę: { $foe }
hogwarts-chance = { $percent } % szans
hogwarts-chosen = Wybrano: { $place }. Dotknij ponownie, aby pójść.
hogwarts-walk-there = Idź tam
hogwarts-choose-this = Wybierz to miejsce
hogwarts-not-an-end = { $place }: tam nie można się zatrzymać; trzeba przejść cały rzut.
hogwarts-too-far = { $place }: za daleko na ten rzut.
hogwarts-own-board = Twoja plansza
hogwarts-dice-and-resistance = Kości ataku: { $dice } · odporność { $resistance }
hogwarts-points = punktów
hogwarts-hp = { $hp } z { $full } PŻ
hogwarts-hp-short = { $hp } PŻ
hogwarts-satchel = Torba
hogwarts-travel = Proszek { $floo } · Świstokliki { $portkey }
hogwarts-hand = Karty
hogwarts-missions = Misje
hogwarts-missions-done = wykonano { $done } z { $goal }
hogwarts-done = Wykonane: { $missions }
hogwarts-ready = Gotowa
hogwarts-is-here = tutaj
hogwarts-by-floo = proszkiem Fiuu
hogwarts-by-portkey = świstoklikiem
hogwarts-lacks = Jeszcze brakuje
hogwarts-token-held = { $token }: ma { $name }
hogwarts-token-lies = { $token }: { $place }
hogwarts-against = Przeciwnik: { $foe }
hogwarts-steps =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroki
       *[many] { $count } kroków
    }
hogwarts-steps-all =
    { $count ->
        [one] { $count } krok, cały rzut
        [few] { $count } kroki, cały rzut
       *[many] { $count } kroków, cały rzut
    }
hogwarts-moves-left =
    { $count ->
        [one] krok do zrobienia
        [few] kroki do zrobienia
       *[many] kroków do zrobienia
    }
hogwarts-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
hogwarts-need =
    { $kind ->
        [attack] { $deck ->
            [spell] zaklęcie ataku
            [potion] eliksir ataku
           *[any] karta ataku
        }
        [defence] { $deck ->
            [spell] zaklęcie obronne
            [potion] eliksir obronny
           *[any] karta obrony
        }
        [heals] { $deck ->
            [spell] zaklęcie leczące
            [potion] eliksir leczący
           *[any] karta lecząca
        }
       *[any] { $deck ->
            [spell] zaklęcie
            [potion] eliksir
           *[any] zaklęcie lub eliksir
        }
    }
hogwarts-now = Teraz?
hogwarts-now-yes = Tak, dotknij, aby użyć.
hogwarts-does = Jak działa
hogwarts-hp-of = { $name }: { $hp } PŻ, punkty: { $points }, wykonane misje: { $done }
hogwarts-round = Runda { $round }
hogwarts-goal =
    { $missions ->
        [one] jedna misja, ponad { $points } punktów
        [few] { $missions } misje, ponad { $points } punktów
       *[many] { $missions } misji, ponad { $points } punktów
    }
hogwarts-choose-character = Graj: { $name }
hogwarts-card-read = Dalej
hogwarts-card-turned =
    { $who ->
        [you] Odkrywasz kartę.
       *[other] { $name } odkrywa kartę.
    }
hogwarts-board = Plansza
hogwarts-where = Dokąd idziesz?
hogwarts-roll-keep = Zostaw { $total }
hogwarts-roll-change = Raczej { $total }
hogwarts-roll-again = Przerzuć { $die }
hogwarts-horcruxes = Horkruksy
hogwarts-ritual = Rytuał
hogwarts-tools = Co rozstrzygnie spotkanie
hogwarts-destroyed = zniszczony
hogwarts-not-yet = poza planszą
hogwarts-ritual-done = Rytuał się dopełnił
hogwarts-returned = Lord Voldemort powrócił
hogwarts-returned-text = Kość, ciało i krew są w kotle. Voldemort zastępuje Petera Pettigrew i ma { $hp } PŻ.
hogwarts-they-meet = Gdy spotka Harry’ego, gra się rozstrzygnie.
hogwarts-horcruxes-left =
    { $count ->
        [0] Żaden horkruks już go nie chroni.
        [one] Jeden horkruks wciąż go chroni.
        [few] { $count } horkruksy wciąż go chronią.
       *[many] { $count } horkruksów wciąż go chroni.
    }
hogwarts-keys-choose = Wybierz cel
hogwarts-keys-go = Idź tam
hogwarts-keys-me = Znajdź mnie na mapie
hogwarts-keys-list = Pokaż miejsca jako listę
hogwarts-keys-zoom = Przybliż i oddal
hogwarts-tap-lit = Dotknij świecącego miejsca.
hogwarts-tap-to-read = Dotknij, aby przeczytać. To, co ma złotą obwódkę, zostanie użyte od razu: przytrzymaj, aby najpierw przeczytać.
hogwarts-put-ask = Dokąd trafia ten żeton: { $token }?
hogwarts-stake-points = punkty: { $points }
hogwarts-swap = Weź: { $token }…
hogwarts-swap-ask = Torba jest pełna. Co zostawiasz tu w zamian: { $token }?
