### Fights and duels on the page of A Year at Hogwarts, in Polish. $who is you or other; $name is the fighter.

hogwarts-fight-scene = Walka
hogwarts-fight-where = { $place }, atak { $number }
hogwarts-fight-hit-on = trafia przy
hogwarts-fight-map = Pokaż mapę
hogwarts-fight-watch = Obejrzyj walkę
hogwarts-fight-back = Wróć do walki
hogwarts-fight-goes-on =
    { $who ->
        [you] Walczysz: { $foe }
       *[other] { $name } walczy: { $foe }
    }
hogwarts-fight-played-by = Gra: { $name }.

## What is going on

hogwarts-fight-now-take_turn =
    { $who ->
        [you] Twój atak
       *[other] { $name } atakuje
    }
hogwarts-fight-now-reroll_dice =
    { $who ->
        [you] Możesz przerzucić kości
       *[other] { $name } może przerzucić kości
    }
hogwarts-fight-now-settle =
    { $who ->
        [you] Najpierw wybierasz
       *[other] Najpierw wybiera: { $name }
    }
hogwarts-fight-exchange = Po jednej kości
hogwarts-fight-exchange-rule = Niższa kość przegrywa. Kto przegra dwa razy, przegrywa walkę.
hogwarts-fight-blow-reveal = Pojawia się: { $foe }
hogwarts-fight-blow-before = { $foe } uderza na początku
hogwarts-fight-blow-after = { $foe } oddaje cios
hogwarts-fight-blow-last = { $foe } uderza ostatni raz
hogwarts-fight-blow-attack =
    { $who ->
        [you] Trafiasz
       *[other] { $foe } trafia
    }
hogwarts-fight-blow-recoil = Atak odbija się
hogwarts-fight-lose-hp =
    { $who ->
        [you] tracisz { $loss } PŻ
       *[other] { $name } traci { $loss } PŻ
    }
hogwarts-fight-lose-resistance =
    { $who ->
        [you] twoja odporność spada o { $by }
       *[other] { $name }: odporność spada o { $by }
    }
hogwarts-fight-lose-points =
    { $who ->
        [you] tracisz punkty: { $points }
       *[other] { $name } traci punkty: { $points }
    }
hogwarts-fight-lose-cards =
    { $who ->
        [you] tracisz kartę
       *[other] { $name } traci kartę
    }
hogwarts-fight-lose-travel =
    { $who ->
        [you] tracisz proszek Fiuu albo świstoklik
       *[other] { $name } traci proszek Fiuu albo świstoklik
    }
hogwarts-fight-see-card = zob. kartę
hogwarts-fight-step-attack =
    { $who ->
        [you] Twój atak
       *[other] Atak: { $name }
    }
hogwarts-fight-step-next =
    { $who ->
        [you] Twój następny atak
       *[other] Następny atak: { $name }
    }
hogwarts-fight-step-defence =
    { $who ->
        [you] Twoja obrona
       *[other] Obrona: { $name }
    }
hogwarts-fight-step-blow = Cios
hogwarts-fight-step-reveal = Odkrycie karty

## The tray

hogwarts-fight-attacks =
    { $who ->
        [you] { $count ->
            [one] Twój atak: jedna kość
           *[other] Twój atak: { $count } kości
        }
       *[other] { $count ->
            [one] { $name }: jedna kość
           *[other] { $name }: { $count } kości
        }
    }
hogwarts-fight-hitting =
    { $needed ->
        [1] każdy wynik to trafienie
        [2] { $count ->
            [one] 2, 3, 4, 5 lub 6 to trafienie
           *[other] każda 2, 3, 4, 5 lub 6 to trafienie
        }
        [3] { $count ->
            [one] 3, 4, 5 lub 6 to trafienie
           *[other] każda 3, 4, 5 lub 6 to trafienie
        }
        [4] { $count ->
            [one] 4, 5 lub 6 to trafienie
           *[other] każda 4, 5 lub 6 to trafienie
        }
        [5] { $count ->
            [one] 5 lub 6 to trafienie
           *[other] każda 5 lub 6 to trafienie
        }
        [6] { $count ->
            [one] 6 to trafienie
           *[other] każda 6 to trafienie
        }
       *[other] żaden wynik nie trafia
    }
hogwarts-fight-defends =
    { $who ->
        [you] Rzucasz za każde trafienie
       *[other] { $name } rzuca za każde trafienie
    }
hogwarts-fight-played =
    { $who ->
        [you] Zagrywasz: { $card }
       *[other] { $name } zagrywa: { $card }
    }
hogwarts-fight-used = Użyto: { $token }
hogwarts-fight-hits =
    { $count ->
        [0] Bez trafienia
        [one] Jedno trafienie
       *[other] Trafienia: { $count }
    }
hogwarts-fight-struck = { $name }: { $before } → { $hp } PŻ
hogwarts-fight-die =
    { $hit ->
        [yes] { $die }, trafienie
       *[no] { $die }, pudło
    }
hogwarts-fight-roll-again = Przerzuć { $die }
hogwarts-fight-die-stays = Przerzucić można tylko kość, która nie trafiła.
hogwarts-fight-share-board = plansza { $amount }
hogwarts-fight-share-card = karty { $amount }
hogwarts-fight-share-ability = zdolność { $amount }
hogwarts-fight-share-other_ability = cudza zdolność { $amount }
hogwarts-fight-share-opponent = odporność { $amount }

## The hero

hogwarts-fight-hp = PŻ (porażka przy { $hp })
hogwarts-fight-hp-plain = PŻ
hogwarts-fight-hp-after = { $hp }, po ciosie { $after }
hogwarts-fight-hp-change = { $hp } → { $after } PŻ
hogwarts-fight-rolls-lost = Przegrane rzuty: { $count } z 2
hogwarts-fight-cards = Karty użyte w tej walce
hogwarts-fight-cards-of = { $used } z { $limit }
hogwarts-fight-chance = Szansa na wygraną
hogwarts-fight-with-card = z kartą { $card }
hogwarts-fight-with-dice = kośćmi
hogwarts-fight-taking = przyjmując cios
hogwarts-fight-prize = Nagroda
hogwarts-fight-prize-points = punkty: { $points }
hogwarts-fight-prize-duel = zaklęcie, eliksir, księga
hogwarts-fight-prize-players = coś od przegranego
hogwarts-fight-prize-gone = o jednego śmierciożercę mniej
hogwarts-fight-usable = Tego możesz teraz użyć
hogwarts-fight-not-now = Nie teraz

## What is asked

hogwarts-fight-ask-take_turn =
    { $who ->
        [you] Twój atak: kości czy karta?
       *[other] { $name } atakuje. Co wybierasz?
    }
hogwarts-fight-ask-brace =
    { $who ->
        [you] Odpowiadasz na cios?
       *[other] { $name } odpowiada na cios?
    }
hogwarts-fight-ask-reroll_dice = Które kości przerzucasz?
hogwarts-fight-tap-dice = Dotknij kości, aby wybrać.
hogwarts-fight-ask-exchange = Rzucamy?
hogwarts-fight-do-roll = Rzuć
hogwarts-fight-do-attack =
    { $count ->
        [one] Atak: jedna kość
       *[other] Atak: { $count } kości
    }
hogwarts-fight-do-reroll =
    { $count ->
        [one] Przerzuć jedną kość
       *[other] Przerzuć { $count } kości
    }
hogwarts-fight-do-keep = Zostaw kości
hogwarts-fight-do-take = Przyjmij cios
hogwarts-fight-do-play = Zagraj: { $card }
hogwarts-fight-do-use = Użyj: { $token }

## How it ended

hogwarts-fight-won =
    { $who ->
        [you] Wygrywasz walkę!
       *[other] { $name } wygrywa walkę!
    }
hogwarts-fight-lost =
    { $who ->
        [you] Przegrywasz walkę
       *[other] { $name } przegrywa walkę
    }
# A fight of others.
hogwarts-fight-others-won = { $name } wygrywa. Przeciwnik: { $foe }
hogwarts-fight-others-lost = { $name } przegrywa. Przeciwnik: { $foe }
hogwarts-fight-undecided = Walka kończy się bez zwycięzcy
hogwarts-fight-against =
    { $count ->
        [0] Przeciwnik: { $foe }
        [one] Przeciwnik: { $foe }, jeden atak
        [few] Przeciwnik: { $foe }, { $count } ataki
       *[many] Przeciwnik: { $foe }, { $count } ataków
    }
hogwarts-fight-tile-hp = PŻ
hogwarts-fight-tile-points = punkty
hogwarts-fight-tile-cards = stracone karty
hogwarts-fight-tile-mission = misja wykonana
hogwarts-fight-tile-gone = śmierciożerca pokonany
hogwarts-fight-tile-place = teraz jesteś tutaj
hogwarts-fight-story = Jak to było
hogwarts-fight-go-on = Dalej
hogwarts-fight-stays =
    { $count ->
        [1] Ucieka po tym ataku
       *[other] Ucieka po { $count } atakach
    }
