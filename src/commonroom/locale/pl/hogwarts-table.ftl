### A Year at Hogwarts at the table, in Polish: what is done, asked and told, and what the options are called. Names of
### things are in hogwarts.ftl. $who is you or other, and $name whoever it is about; every other variable is a field of
### the action or event. Names stand as they are, so sentences are built in such a way that they need no other form.

## Before the game

hogwarts-wish-character = Postać
    .voldemort-returns = Strona i postać
    .about-voldemort-returns =
        Pettigrew, później Voldemort, to ciemna strona, wszyscy inni pomagają Harry’emu.
        Jeśli nikt go nie wybierze, gra nim pierwszy gracz bez wyboru.
        We dwoje drugą osobą jest zawsze Harry.
# What an edition is, below its name.
hogwarts-edition-year = Rok szkolny z misjami, egzaminami i quidditchem: wygrywa najwięcej punktów.
hogwarts-edition-voldemort-returns = Dwie strony: przyjaciele Harry’ego niszczą horkruksy, Pettigrew sprowadza Voldemorta.
hogwarts-bot-random = Wykonuje dowolny dozwolony ruch, bez planu.
hogwarts-bot-easy = Wie, dokąd chce iść, ale jak każdy czasem coś przeoczy.
hogwarts-bot-greedy = Wybiera misję, która najbardziej opłaca się względem drogi, i walczy, gdy powinien wygrać.
hogwarts-bot-search = Zanim zdecyduje, rozważa, do czego może doprowadzić każdy ruch.

## What stands in a view

hogwarts-key-character = Postać
hogwarts-key-at = Miejsce
hogwarts-key-hp = PŻ
hogwarts-key-points = Punkty
hogwarts-key-missions = Misje
hogwarts-key-done = Wykonane misje
hogwarts-key-items = Przedmioty
hogwarts-key-books = Księgi
hogwarts-key-spells = Zaklęcia
hogwarts-key-potions = Eliksiry
hogwarts-key-floo_cards = Zachowane karty proszku Fiuu
hogwarts-key-floo = Proszek Fiuu
hogwarts-key-portkey = Świstokliki
hogwarts-key-matches = Rozegrane mecze
hogwarts-key-matches_won = Wygrane mecze
hogwarts-key-beaten = Pokonani śmierciożercy
hogwarts-key-move_bonus = Premia do następnego rzutu
hogwarts-key-extra_move_dice = Dodatkowe kości w następnym rzucie
hogwarts-key-skips_roll = Nie rzuca w następnej turze
hogwarts-key-waits = Czeka na drużynę
hogwarts-key-must_retry = Musi spróbować jeszcze raz
hogwarts-key-spared = Nie można atakować
hogwarts-key-way_back = Wraca na
hogwarts-key-variant = Wariant
hogwarts-key-goal = Misje i punkty potrzebne do końca gry
hogwarts-key-match_needed = Potrzebny jest też mecz
hogwarts-key-decks = Karty w taliach
hogwarts-key-mission_pile = Misje w stosie
hogwarts-key-tokens = Przedmioty na planszy
hogwarts-key-aside = Odłożone
hogwarts-key-death_eaters = Śmierciożercy
hogwarts-key-end_called = Cel osiąga
hogwarts-key-destroyed = Zniszczone horkruksy
hogwarts-key-returned = Voldemort powrócił
hogwarts-key-search = Karty w przeszukiwanej talii
hogwarts-key-match = Mecz quidditcha
hogwarts-key-id = Nazwa
hogwarts-key-spell = Zaklęcia
hogwarts-key-potion = Eliksiry
hogwarts-key-to = Dokąd
hogwarts-key-token = Żeton
hogwarts-key-leave = W zamian zostawiasz
hogwarts-key-give = Dajesz
hogwarts-key-want = Dostajesz
hogwarts-key-house = Dom
hogwarts-key-player = Gracz
hogwarts-key-pawn = Pionek
hogwarts-key-foe = Przeciwnik
hogwarts-variant-underage = Niepełnoletni czarodzieje
hogwarts-variant-qualified = Wykwalifikowani czarodzieje
hogwarts-variant-team = Drużyna
hogwarts-variant-solo = Solo
# A side in a match that nobody plays.
hogwarts-side-none = Automat
hogwarts-what-floo = Proszek Fiuu
hogwarts-what-portkey = Świstoklik
hogwarts-what-items = Żetony przedmiotów
hogwarts-what-cards = Zakryte karty
hogwarts-deck-floo = Proszek Fiuu
# How somebody came to a place without walking.
hogwarts-how-return = w drodze powrotnej
hogwarts-how-trip = w podróży
hogwarts-how-flying = w locie
hogwarts-how-knocked_out = po omdleniu
hogwarts-how-match = na mecz
hogwarts-how-ability = dzięki specjalnej zdolności
hogwarts-how-effect = wskutek efektu
hogwarts-how-defeated = po porażce
hogwarts-how-ritual = na rytuał

## What can be done. .kind is the heading over several of a kind, .each one of them

hogwarts-do-choose_character = Graj jako { $character }
    .kind = Twoja postać
hogwarts-do-roll = Rzuć kośćmi
hogwarts-do-adjust = Zmień rzut: { $by-signed }
    .kind = Zmień rzut
    .each = { $by-signed }
hogwarts-do-reroll = Rzuć jeszcze raz: kość { $dice-places }
    .kind = Rzuć jeszcze raz
    .each = kość { $dice-places }
hogwarts-do-step = Idź: { $to }
    .kind = Idź
hogwarts-do-walk = Przejdź całą drogę: { $path }
    .kind = Cała droga
hogwarts-do-stop = Zatrzymaj się tutaj
hogwarts-do-take = Weź: { $token }
    .kind = Weź
hogwarts-do-pass = Nie, dalej
hogwarts-do-wait = Czekaj tu na drużynę
hogwarts-do-play = Zagraj: { $card }
    .kind = Zagraj kartę
hogwarts-do-use = Użyj: { $token }
    .kind = Użyj żetonu
hogwarts-do-choose = Weź: { $card }
    .kind = Weź kartę
hogwarts-do-look = Obejrzyj wierzch: { $deck }
    .kind = Obejrzyj wierzch talii
hogwarts-do-arrange = Odłóż: { $cards }
    .kind = Odłóż w tej kolejności, pierwsza na wierzchu
hogwarts-do-discard = Włóż pod talię: { $card }
    .kind = Włóż kartę pod jej talię
hogwarts-do-put = { $token }: połóż tutaj, { $to }
    .kind = Połóż na planszy
hogwarts-do-target = { $player }
    .kind = Wybierz gracza
hogwarts-do-go = Idź od razu: { $to }
    .kind = Idź od razu
hogwarts-do-attempt = Podejmij misję: { $mission }
    .kind = Podejmij misję
hogwarts-do-exam = Przystąp do egzaminu: { $book }
    .kind = Przystąp do egzaminu
hogwarts-do-draw = Dobierz: { $deck }
    .kind = Dobierz
hogwarts-do-propose = Zaproponuj wymianę: { $give }
    .kind = Zaproponuj wymianę
hogwarts-do-offer = Zaproponuj wymianę: { $player }, { $give } za { $want }
    .kind = Zaproponuj wymianę
    .each = { $player }: { $give } za { $want }
hogwarts-do-accept = Przyjmij
hogwarts-do-refuse = Odmów
hogwarts-do-floo = Podróżuj proszkiem Fiuu: { $to }
    .kind = Podróżuj proszkiem Fiuu
hogwarts-do-portkey = Przenieś się świstoklikiem na cmentarz
hogwarts-do-challenge =
    { $player ->
        [none] Zagraj mecz dla domu { $house }
       *[other] Wyzwij na mecz gracza { $player }, grasz dla domu { $house }
    }
    .kind = Zagraj mecz quidditcha
    .each =
        { $player ->
            [none] { $house }
           *[other] { $house } przeciw: { $player }
        }
hogwarts-do-choose_house = Graj dla domu { $house }
    .kind = Graj dla domu
hogwarts-do-exchange_mission = Wymień misję: { $mission }
    .kind = Wymień misję
hogwarts-do-fight =
    { $player ->
        [none] Walcz: { $foe }
       *[other] Walcz: { $player }
    }
    .kind = Walcz
hogwarts-do-attack = Atakuj kośćmi
hogwarts-do-prize = Weź: { $what }
    .kind = Twoja nagroda
hogwarts-do-destroy = Spróbuj zniszczyć horkruksa
hogwarts-do-hand = Daj graczowi { $player }: { $token }
    .kind = Przekaż żeton
hogwarts-do-move = Rusz pionek: { $pawn }
    .kind = Rusz następny pionek

## What is asked

hogwarts-ask-choose_board = Wybierz swoją postać.
hogwarts-ask-place_death_eaters = Wybierz wieżę dla następnego śmierciożercy.
hogwarts-ask-start_of_turn = Twoja tura: rzuć kośćmi albo najpierw zrób coś innego.
hogwarts-ask-rolled = Twój rzut: { $dice }. Zmieniasz go?
hogwarts-ask-walk = Dokąd idziesz? Pozostałe kroki: { $left }.
hogwarts-ask-choose_opponent = Jest tu kilku graczy. Z kim walczysz?
hogwarts-ask-pick_up = Podnosisz to, co tu leży?
hogwarts-ask-choose_mission = Podejmujesz tu misję?
hogwarts-ask-sit_exams = Klasa: przystępujesz do egzaminu?
hogwarts-ask-common_room = Pokój wspólny: dobierz kartę albo zaproponuj wymianę.
hogwarts-ask-make_offer = Co chcesz za { $give }?
hogwarts-ask-answer_offer = { $by } proponuje ci wymianę: { $give } za { $want }.
hogwarts-ask-offer_trip = Wieża: podróżujesz proszkiem Fiuu?
hogwarts-ask-on_the_pitch = Jesteś na boisku do quidditcha: grasz mecz?
hogwarts-ask-exchange_offer = Wymieniasz jedną ze swoich misji?
hogwarts-ask-last_word = Twoja tura się kończy. Używasz czegoś, żeby zyskać następną?
hogwarts-ask-ask_house = { $by } wyzywa cię na mecz. Dla którego domu grasz?
hogwarts-ask-play_match = Mecz quidditcha: co robisz?
hogwarts-ask-optional = { $source }: chcesz z tego skorzystać?
hogwarts-ask-choose_field = { $source }: dokąd idziesz?
hogwarts-ask-choose_discard = Wybierz kartę, która trafi pod swoją talię. Zostało: { $left }.
hogwarts-ask-search_deck = Przeszukaj talię i weź kartę. Zostało: { $left }.
hogwarts-ask-foe_search = Weź kartę dla przeciwnika ({ $foe }); do wzięcia: { $left }.
hogwarts-ask-choose_deck = Którą talię oglądasz?
hogwarts-ask-arrange_top = Wybierz, w jakiej kolejności wracają karty.
hogwarts-ask-summon_item = Który żeton bierzesz?
hogwarts-ask-choose_victim = { $source }: wybierz gracza.
hogwarts-ask-offer_swap = Proponujesz innemu graczowi wymianę żetonów?
hogwarts-ask-take_prize = Pokonujesz gracza { $loser }. Co bierzesz?
hogwarts-ask-take_items = Weź żetony od gracza { $loser }. Do wzięcia: { $left }.
hogwarts-ask-put_tokens = Dokąd trafiają żetony?
hogwarts-ask-take_turn = Walczysz i teraz atakujesz: kości czy karta?
hogwarts-ask-reroll_dice = Twój rzut: { $dice-list }. Rzucasz niektórymi kośćmi jeszcze raz?
hogwarts-ask-brace = Zaraz otrzymasz cios. Bronisz się?
hogwarts-ask-exchange = Każda strona rzuca kością; kto przegra dwa razy, przegrywa walkę.
hogwarts-ask-escape = Uciekasz z walki: dokąd? Pozostałe kroki: { $left }.
hogwarts-ask-hide_token = Gdzie chowasz ten żeton: { $token }?
hogwarts-ask-dark_turn = Którym pionkiem teraz ruszasz?
hogwarts-ask-choose_foe = Jest tu kilku śmierciożerców. Z którym walczysz?
hogwarts-ask-choose_hero = Z kim walczy { $pawn }?
hogwarts-ask-hand_over =
    { $asked_for ->
        [none] Dajesz komuś tutaj żeton czy o jakiś prosisz?
       *[other] Ktoś prosi cię o żeton: { $asked_for }. Oddajesz?
    }
hogwarts-ask-try_horcrux = Leży tu horkruks. Próbujesz go zniszczyć?

## What has happened

hogwarts-log-first_player =
    { $who ->
        [you] Zaczynasz.
       *[other] Zaczyna { $name }.
    }
hogwarts-log-character_chosen =
    { $who ->
        [you] Grasz jako { $character }.
       *[other] { $name } gra jako { $character }.
    }
hogwarts-log-round_began = Zaczyna się runda { $round }.
hogwarts-log-turn_began =
    { $extra ->
        [yes]
            { $who ->
                [you] Masz jeszcze jedną turę.
               *[other] { $name } ma jeszcze jedną turę.
            }
       *[no]
            { $who ->
                [you] Twoja tura.
               *[other] Teraz gra { $name }.
            }
    }
hogwarts-log-end_called =
    { $who ->
        [you] Osiągasz cel: to ostatnia runda.
       *[other] { $name } osiąga cel: to ostatnia runda.
    }
hogwarts-log-game_over = Koniec gry.
hogwarts-log-dice_rolled =
    { $who ->
        [you] Wyrzucasz { $dice }: { $total }.
       *[other] { $name } wyrzuca { $dice }: { $total }.
    }
hogwarts-log-stepped =
    { $who ->
        [you] Idziesz: { $to }.
       *[other] { $name } idzie: { $to }.
    }
hogwarts-log-stopped =
    { $who ->
        [you] Zatrzymujesz się: { $at }.
       *[other] { $name } zatrzymuje się: { $at }.
    }
hogwarts-log-moved =
    { $source ->
        [none]
            { $who ->
                [you] Jesteś teraz tutaj: { $to } ({ $how }).
               *[other] { $name } jest teraz tutaj: { $to } ({ $how }).
            }
       *[other]
            { $who ->
                [you] Jesteś teraz tutaj: { $to } ({ $source }).
               *[other] { $name } jest teraz tutaj: { $to } ({ $source }).
            }
    }
hogwarts-log-waited =
    { $who ->
        [you] Czekasz na swoją drużynę.
       *[other] { $name } czeka na drużynę.
    }
hogwarts-log-stayed =
    { $who ->
        [you] W tej turze nie rzucasz.
       *[other] { $name } w tej turze nie rzuca.
    }
hogwarts-log-cards_drawn =
    { $who ->
        [you] Dobierasz: { $cards }.
       *[other] { $name } dobiera: { $deck } × { $count }.
    }
hogwarts-log-card_shown = { $card }: { $card-text }
hogwarts-log-card_kept =
    { $who ->
        [you] Zachowujesz kartę { $card }.
       *[other] { $name } zachowuje kartę { $card }.
    }
hogwarts-log-cards_discarded =
    { $why-id ->
        [used] {""}
        [played] {""}
       *[other]
            { $who ->
                [you] Wkładasz pod talie: { $cards }.
               *[other] { $name } wkłada pod talie: { $cards }.
            }
    }
hogwarts-log-cards_passed = { $giver } daje kartę graczowi { $taker }.
hogwarts-log-card_played =
    { $who ->
        [you] Zagrywasz kartę { $card }!
       *[other] { $name } zagrywa kartę { $card }!
    }
hogwarts-log-deck_searched =
    { $who ->
        [you] Przeszukujesz talię: { $deck }.
       *[other] { $name } przeszukuje talię: { $deck }.
    }
hogwarts-log-deck_arranged =
    { $who ->
        [you] Odkładasz karty z wierzchu: { $deck }.
       *[other] { $name } odkłada karty z wierzchu: { $deck }.
    }
hogwarts-log-item_taken =
    { $left ->
        [none]
            { $who ->
                [you] Bierzesz żeton: { $token }.
               *[other] { $name } bierze żeton: { $token }.
            }
       *[other]
            { $who ->
                [you] Bierzesz żeton: { $token }. Zostawiasz: { $left }.
               *[other] { $name } bierze żeton: { $token }. Zostawia: { $left }.
            }
    }
hogwarts-log-item_won =
    { $who ->
        [you] Bierzesz od gracza { $loser }: { $token }.
       *[other] { $name } bierze od gracza { $loser }: { $token }.
    }
hogwarts-log-items_swapped =
    { $who ->
        [you] Wymieniasz się z graczem { $other }: { $gave } za { $got }.
       *[other] { $name } wymienia się z graczem { $other }: { $gave } za { $got }.
    }
hogwarts-log-offer_made =
    { $who ->
        [you] Proponujesz graczowi { $other } wymianę: { $give } za { $want }.
       *[other] { $name } proponuje graczowi { $other } wymianę: { $give } za { $want }.
    }
hogwarts-log-offer_refused =
    { $who ->
        [you] Odmawiasz.
       *[other] { $name } odmawia.
    }
hogwarts-log-token_used =
    { $who ->
        [you] Używasz żetonu { $token }!
       *[other] { $name } używa żetonu { $token }!
    }
hogwarts-log-token_put = { $token }: leży teraz tutaj, { $at }.
hogwarts-log-travel_gained =
    { $who ->
        [you] Dostajesz: { $what } × { $count }.
       *[other] { $name } dostaje: { $what } × { $count }.
    }
hogwarts-log-travel_lost =
    { $who ->
        [you] Tracisz: { $what } × { $count }.
       *[other] { $name } traci: { $what } × { $count }.
    }
hogwarts-log-hp_changed =
    { $who ->
        [you] Ty: { $by-signed } PŻ, teraz { $hp }.
       *[other] { $name }: { $by-signed } PŻ, teraz { $hp }.
    }
hogwarts-log-points_changed =
    { $who ->
        [you] Ty: { $by-signed } pkt, teraz { $points }.
       *[other] { $name }: { $by-signed } pkt, teraz { $points }.
    }
hogwarts-log-ability_used =
    { $kind-id ->
        [moves] Pomaga specjalna zdolność: { $character }. { $amount-signed } do ruchu.
        [tower] Pomaga specjalna zdolność: { $character }. Droga zaczyna się przy innej wieży.
        [reroll] Pomaga specjalna zdolność: { $character }. Kości rzucone jeszcze raz: { $amount }.
        [points] Pomaga specjalna zdolność: { $character }. Tyle punktów nie przepada: { $amount }.
        [dice] Pomaga specjalna zdolność: { $character }. Dodatkowe kości: { $amount }.
        [needed] Pomaga specjalna zdolność: { $character }. Do trafienia wystarczy na kości o { $amount } mniej.
        [resistance] Pomaga specjalna zdolność: { $character }. Do trafienia potrzeba na kości o { $amount } więcej.
        [hp] Pomaga specjalna zdolność: { $character }. { $amount } PŻ.
       *[effects] Pomaga specjalna zdolność: { $character }.
    }
hogwarts-log-knocked_out =
    { $who ->
        [you] Mdlejesz.
       *[other] { $name } mdleje.
    }
hogwarts-log-event_rolled = Wszyscy rzucają kością.
hogwarts-log-exam_passed =
    { $who ->
        [you] Zdajesz egzamin: { $book }.
       *[other] { $name } zdaje egzamin: { $book }.
    }
hogwarts-log-mission_attempted =
    { $who ->
        [you] Podejmujesz misję: { $mission }.
       *[other] { $name } podejmuje misję: { $mission }.
    }
hogwarts-log-mission_completed =
    { $who ->
        [you] Wykonujesz misję: { $mission }!
       *[other] { $name } wykonuje misję: { $mission }!
    }
hogwarts-log-mission_failed =
    { $who ->
        [you] Nie udaje ci się misja: { $mission }.
       *[other] { $name } nie wykonuje misji: { $mission }.
    }
hogwarts-log-mission_exchanged =
    { $who ->
        [you] Wymieniasz misję.
       *[other] { $name } wymienia misję.
    }
hogwarts-log-match_began =
    { $who ->
        [you] Jesteś na boisku: zaczyna się mecz quidditcha ({ $houses }).
       *[other] { $name } jest na boisku: zaczyna się mecz quidditcha ({ $houses }).
    }
hogwarts-log-match_over =
    { $winner ->
        [none] Mecz wygrywa automat.
       *[other] Mecz wygrywa { $winner }.
    }
hogwarts-log-fight_began =
    { $other ->
        [none]
            { $who ->
                [you] Stajesz do walki: { $foe }!
               *[other] { $name } staje do walki: { $foe }!
            }
       *[other]
            { $who ->
                [you] Walczysz z graczem { $other }!
               *[other] { $name } walczy z graczem { $other }!
            }
    }
hogwarts-log-fight_rolled =
    { $who ->
        [you] Atakujesz: { $dice-list }. Trafienia: { $hits }.
       *[other] { $name } atakuje: { $dice-list }. Trafienia: { $hits }.
    }
hogwarts-log-defence_rolled =
    { $who ->
        [you] Bronisz się: { $dice-list }.
       *[other] { $name } broni się: { $dice-list }.
    }
hogwarts-log-exchange_rolled = { $attacker } i { $defender } rzucają: { $dice-list }.
hogwarts-log-foe_struck =
    { $seat ->
        [none] { $foe }: −{ $by } PŻ, zostaje { $hp }.
       *[other]
            { $who ->
                [you] Trafiasz: { $foe }, −{ $by } PŻ, zostaje { $hp }.
               *[other] { $name } trafia: { $foe }, −{ $by } PŻ, zostaje { $hp }.
            }
    }
hogwarts-log-foe_healed = { $foe }: +{ $by } PŻ, teraz { $hp }.
hogwarts-log-habit_shown =
    { $kind-id ->
        [shield] { $foe } kryje się: odporność +{ $amount } w tej rundzie.
        [grows] { $foe } rośnie: cios zabiera o { $amount } PŻ więcej.
        [rests] { $foe } nie uderza w tej rundzie.
        [frightened] { $foe } płoszy się i nie uderza.
        [answers] Kości rozzłościły przeciwnika ({ $foe }): cios zabiera o { $amount } PŻ więcej.
        [hurt] Kości ranią mocniej ({ $foe }): −{ $amount } PŻ.
       *[flees] { $foe } ucieka. Nikt nie wygrywa.
    }
hogwarts-log-ability_announced = {""}
hogwarts-log-attack_cancelled =
    { $who ->
        [you] Odpierasz cios: { $card }.
       *[other] { $name } odpiera cios: { $card }.
    }
hogwarts-log-escaped =
    { $who ->
        [you] Uciekasz: { $to }.
       *[other] { $name } ucieka: { $to }.
    }
hogwarts-log-fight_over =
    { $won ->
        [yes]
            { $who ->
                [you] Wygrywasz walkę!
               *[other] { $name } wygrywa walkę!
            }
        [no]
            { $who ->
                [you] Przegrywasz walkę.
               *[other] { $name } przegrywa walkę.
            }
       *[other] Walka kończy się bez zwycięzcy.
    }
hogwarts-log-death_eater_placed = { $death_eater } zajmuje pozycję: { $at }.
hogwarts-log-death_eater_gone = { $death_eater } wypada z gry.
hogwarts-log-horcrux_rolled =
    { $destroyed ->
        [yes] { $dice-list }: horkruks zniszczony ({ $token })!
       *[other] { $dice-list }: horkruks nie ustępuje ({ $token }).
    }
hogwarts-log-voldemort_returned = Lord Voldemort powraca i ma { $hp } PŻ!
hogwarts-log-token_asked =
    { $who ->
        [you] Prosisz gracza { $holder } o żeton: { $token }.
       *[other] { $name } prosi gracza { $holder } o żeton: { $token }.
    }
hogwarts-log-token_handed =
    { $who ->
        [you] Dajesz graczowi { $to } żeton: { $token }.
       *[other] { $name } daje graczowi { $to } żeton: { $token }.
    }
hogwarts-log-met = Harry i Voldemort spotykają się: { $at }!
hogwarts-log-final_duel_rolled = Ostatni pojedynek. Harry i Voldemort rzucają: { $dice-list }.

## How it ends

hogwarts-end-points = Najwięcej punktów
hogwarts-end-goal = Cel osiągnięty
hogwarts-end-no_wand = Voldemort spotkał Harry’ego bez Czarnej Różdżki
hogwarts-end-no_stone = Harry spotkał Voldemorta bez Kamienia Wskrzeszenia
hogwarts-end-horcrux_left = Harry spotkał Voldemorta, zanim zniszczono wszystkie horkruksy
hogwarts-end-both_lack = Gdy się spotkali, obu brakowało tego, czego potrzebowali
hogwarts-end-knocked_out = Tracisz wszystkie PŻ
hogwarts-end-round_limit = Koniec ostatniej rundy
hogwarts-end-final_duel = Ostatni pojedynek

## Options

hogwarts-group-players = Gracze
hogwarts-group-end = Koniec gry
hogwarts-group-fights = Walki
hogwarts-group-moving = Ruch
hogwarts-group-missions = Misje, egzaminy i wymiany
hogwarts-group-match = Mecz quidditcha
hogwarts-group-returns = Powrót Voldemorta
hogwarts-group-pace = Tempo
hogwarts-group-cards = Karty
hogwarts-option-variant = Wariant
    .value-underage = Niepełnoletni czarodzieje
    .value-qualified = Wykwalifikowani czarodzieje
    .value-team = Drużyna
    .value-solo = Solo
    .about-underage = Dla początkujących: misja wymaga tylko przedmiotów.
    .about-qualified = Misja wymaga też kart, a na wieżach stoją śmierciożercy.
    .about-team = Jak wykwalifikowani czarodzieje, ale razem: drużyna sumuje swoje punkty.
hogwarts-option-length = Długość
    .value-classic = Klasyczna
    .value-quick = Szybka
    .value-long = Długa
    .about-classic = Kończy się przy dwóch misjach i ponad 260 punktach: około godziny.
    .about-quick = Kończy się przy jednej misji i ponad 210 punktach: około pół godziny.
    .about-long = Kończy się przy trzech misjach i ponad 320 punktach: znacznie ponad godzinę.
hogwarts-option-solo_rules = Zasady dla jednej osoby
    .value-underage = Niepełnoletni czarodzieje
    .value-qualified = Wykwalifikowani czarodzieje
    .about-underage = Dla początkujących: misja wymaga tylko przedmiotów.
    .about-qualified = Misja wymaga też kart, a na wieżach stoją śmierciożercy.
hogwarts-option-teams = Drużyny
hogwarts-option-end_timing = Gdy cel zostanie osiągnięty
    .value-round = Dokończcie rundę
    .value-immediate = Koniec od razu
hogwarts-option-winner = Kto wygrywa
    .value-most_points = Najwięcej punktów
    .value-most_points_among_qualified = Najwięcej punktów i osiągnięty cel
hogwarts-option-points_floor = Najniższy wynik
    .value-0 = 0
    .value-none = Brak
hogwarts-option-first_player = Kto zaczyna
    .value-random = Losowy gracz
hogwarts-option-hp_cap = Limit PŻ
    .value-none = Bez limitu
    .value-start_value = Jak na początku
hogwarts-option-hp_zero = Utrata ostatniego PŻ poza walką
    .value-knockout = Omdlenie
    .value-floor_1 = Zostaje 1 PŻ
hogwarts-option-extra_stops = Wcześniejszy postój
    .value-none = Miejsca misji i wieże
    .value-classroom_with_book = Także klasy, do których masz księgę
    .value-named_places = Także każde miejsce z nazwą
hogwarts-option-floo_from_standing = Proszek Fiuu bez wcześniejszego ruchu
hogwarts-option-buckbeak = Hardodziób leci
    .value-instead_of_roll = Zamiast rzutu
    .value-after_move = Po ruchu
hogwarts-option-trade_refused_draw = Karta po odmowie wymiany
hogwarts-option-required_cards = Karty wymagane przez misje
    .value-hold = Wystarczy je mieć
    .value-spend = Trzeba je wydać
hogwarts-option-exams_per_stop = Egzaminy na postój
    .value-all = Wszystkie
    .value-one = Jeden
hogwarts-option-defence_dice = Kości obrony
    .value-off = Nieużywane
    .value-players = Między graczami
    .value-players_and_death_eaters = Także ze śmierciożercami
hogwarts-option-de_setup = Śmierciożerców ustawia
    .value-random = Los
    .value-first_player = Pierwszy gracz
hogwarts-option-de_exclude = Wieże bez śmierciożerców
    .value-common_rooms = Pokoje wspólne
    .value-first_tower = Pierwsza wieża
hogwarts-option-solo_death_eaters = Śmierciożercy w grze solo
    .value-inert = Nic nie robią
    .value-automated = Prowadzi ich gra
hogwarts-option-mission_exchange = Wymiana misji
    .value-off = Nigdy
    .value-tower_7plus = Na wieży, przy 7 lub 8 graczach
hogwarts-option-coop_round_limit = Limit rund dla jednej drużyny
    .value-none = Bez limitu
hogwarts-option-team_ability = Zdolność w walce drużynowej
    .value-attacker = Działa na atakującego
    .value-all = Działa na całą drużynę
hogwarts-option-solo_quidditch = Mecze w grze solo
    .value-bot = Przeciw grze
    .value-off = Bez meczów
hogwarts-option-placement = Ustawienie
    .value-default = Zwykłe
    .value-free = Dowolne
hogwarts-option-bludger = Tłuczek trafia
    .value-within = Do wyrzuconej odległości
    .value-exact = Dokładnie na tę odległość
hogwarts-option-steal_cost = Akcje za odebranie kafla
hogwarts-option-match_turns = Tury każdej strony w rundzie 1
    .value-none = Bez limitu
hogwarts-option-mode2_floo_refill = Proszek Fiuu w pokojach wspólnych
hogwarts-option-mode2_early_fights = Walki przed powrotem Voldemorta
hogwarts-option-mode2_both_lack = Obu brakuje żetonu
    .value-continue = Gra toczy się dalej
    .value-draw = Remis
hogwarts-option-mode2_de_draw = Śmierciożercy dobierają karty
hogwarts-option-mode2_death_eaters = Liczba śmierciożerców
    .value-six = Sześciu
    .value-by_heroes = Trzech na bohatera
hogwarts-option-seconds_per_turn = Czas na turę
    .value-none = Bez limitu
hogwarts-option-pack_data = Własny pakiet (plik TOML lub JSON)
