### What is wrong or odd about a pack of an owner's own, in Polish.

## Packs that cannot be read. What is written in the file stands as it is; the place stands before it.

hogwarts-fault-way_to_nowhere = droga prowadzi na pole { $field }, a takiego pola nie ma
hogwarts-fault-loop = droga prowadzi z pola { $field } na to samo pole
hogwarts-fault-nowhere = nie ma pola { $field }
hogwarts-fault-part_of_nothing = { $field } należy do { $whole }, a takiego pola nie ma
hogwarts-fault-taken_name = { $field } to słowo efektów i nie może być nazwą pola
hogwarts-fault-leads_nowhere = { $owner } prowadzi na pole { $field }, a takiego pola nie ma
hogwarts-fault-outside_the_drawing = { $field } leży poza rysunkiem, który ma { $size }
hogwarts-fault-scenery_size = tło `{ $scenery }` narysowano dla planszy o rozmiarze { $size }
hogwarts-fault-need_twofold = wymaganie podaje nazwę karty albo ją opisuje, a nie jedno i drugie
hogwarts-fault-habit_moment = zwyczaj ma dokładnie jedno z `rounds`, `shows` i `after`
hogwarts-fault-symbol_effects = na polu z symbolem dobiera się kartę z tej talii i nic więcej się nie dzieje
hogwarts-fault-no_change = ilość 0 niczego by nie zmieniła
hogwarts-fault-unknown_special = „{ $name }” nie jest zarejestrowaną funkcją; znane: { $known }
hogwarts-fault-ability_symbol = zdolność podaje symbol, jeśli działa przy zatrzymaniu, i tylko wtedy
hogwarts-fault-ability_area = tylko zdolność, która działa przy rzucie, podaje część planszy
hogwarts-fault-ability_hits = zdolność podaje liczbę trafień, jeśli działa po trafieniach, i tylko wtedy
hogwarts-fault-token_use_time = żeton z efektami podaje, kiedy się go używa, i tylko taki żeton to podaje

## The decks. What is written in the file, such as an id, stands as it is; what it is called in the language stands
## behind it.

hogwarts-fault-empty_deck = Talia { $deck } jest pusta.
hogwarts-fault-all_cards = Osiem talii ma razem { $wanted } kart, a tu liczba kart to { $count }.
hogwarts-fault-all_missions = Misji jest { $wanted }, a tu ich liczba to { $count }.
hogwarts-fault-not_there = { $what }: brak, a jest w instrukcji.
hogwarts-fault-otherwise = { $what }, { $field }: tu jest `{ $given }`, a w instrukcji `{ $wanted }`.
hogwarts-fault-one_of_missions = Misja { $name }
hogwarts-fault-one_of_fights = Karta walki { $name }
hogwarts-fault-one_of_duels = Karta pojedynku { $name }
hogwarts-fault-one_of_spells = Zaklęcie { $name }
hogwarts-fault-one_of_potions = Eliksir { $name }
hogwarts-fault-one_of_behaviours = Karta sprawowania { $name }
hogwarts-fault-one_of_books = Księga { $name }
hogwarts-fault-one_of_events = Wydarzenie { $name }
hogwarts-fault-one_of_quidditch = Karta quidditcha { $name }
hogwarts-fault-one_of_characters = Postać { $name }

## Missions

hogwarts-fault-fight_numbers = Do każdego numeru od 1 do 30 musi być jedna karta walki; numer { $number } występuje tyle razy: { $count }.
hogwarts-fault-mission_numbers = Do każdego numeru od 1 do 30 musi być jedna misja; numer { $number } występuje tyle razy: { $count }.
hogwarts-fault-mission_fight = Misja { $mission } musi prowadzić do walki { $mission }, nie do { $fight }.
hogwarts-fault-mission_hp = Misja { $mission } podaje { $hp } PŻ przeciwnika, a karta walki { $fight } ma { $given }.
hogwarts-fault-mission_points = Misja { $mission } daje tyle punktów: { $points }; misje dają od { $low } do { $high }, co { $step }.
hogwarts-fault-no_mission_points = Żadna misja nie daje { $points } punktów.
hogwarts-fault-mission_tokens = Liczba żetonów w misji { $mission } to { $count }; musi być od 1 do { $most }.
hogwarts-fault-mission_no_token = Misja { $mission } wymaga żetonu { $token }, którego nie ma.
hogwarts-fault-mission_token_twice = Misja { $mission } wymaga żetonu { $token } więcej niż raz ({ $count }), a jest tylko jeden.
hogwarts-fault-mission_no_place = Misja { $mission } odbywa się na polu { $field }, którego nie ma.
hogwarts-fault-mission_closed_place = Misja { $mission } odbywa się na polu { $field }, na które nikt nie może wejść.
hogwarts-fault-mission_card = Misja { $mission } wymaga karty { $card }, która musi być dwa razy; jej liczba to { $count }.
hogwarts-fault-mission_no_cards = Misja { $mission } wymaga kart, których nie ma w taliach.
hogwarts-fault-mission_many_cards = Misja { $mission } wymaga kart w liczbie { $count }, a w jej walce można użyć tylko { $most }.
hogwarts-fault-token_use = Liczba misji wymagających żetonu { $token } to { $count }; powinno być od 1 do { $most }.

## Opponents

hogwarts-fault-hp = { $who } ma { $hp } PŻ; musi być od { $low } do { $high }.
hogwarts-fault-resistance = { $who } ma odporność { $value }; musi być od { $low } do { $high }.
hogwarts-fault-immune_twice = { $card }: dwa razy podano odporność na te same karty.
hogwarts-fault-goes_first = { $card } zaczyna, gdy zdolność działa przed atakami, i tylko wtedy (RUL-HOG-106).
hogwarts-fault-high_shield = { $card } ma za tarczą odporność { $value }; kość pokazuje najwyżej { $most }.
hogwarts-fault-always_rests = { $card } nigdy nie uderza.
hogwarts-fault-stays = { $card } robi coś po rundzie { $round }, a nie ucieka wtedy.
hogwarts-fault-early_answer = { $card } uderza przed atakiem, więc nie może odpowiedzieć ciosem na kości.
hogwarts-fault-kind_answer = { $card } leczy tych, którzy atakują.
hogwarts-fault-immune_to_all = Na { $card } nie działają ani zaklęcia, ani eliksiry, więc żadna karta by nie pomogła.
hogwarts-fault-unbeatable = Uczeń z { $hp } PŻ i najlepszymi kartami (liczba kart: { $cards }) nie może pokonać { $card }.
hogwarts-fault-duel_character = Karta pojedynku { $card } pokazuje { $character }, a to nie jest plansza ucznia.
hogwarts-fault-duel_others = Co najmniej { $wanted } karty pojedynku muszą pokazywać uczniów, którymi nikt nie gra; tu ich liczba to { $count }.

## Cards

hogwarts-fault-book_value = Wartość księgi { $book } to { $value }; księgi mają wartość 5, 10, 15 lub 20 punktów.
hogwarts-fault-few_books = Ksiąg z przedmiotu { $subject } powinno być { $wanted }, a jest { $count }.
hogwarts-fault-no_book = Brakuje księgi wartej { $value } pkt. z przedmiotu { $subject }, takiej jak { $book }.
hogwarts-fault-behaviour_points = { $card } daje tyle punktów: { $points }; powinno być od { $low } do { $high }, co { $step }.
hogwarts-fault-behaviour_sum = Wszystkie karty sprawowania razem powinny dawać więcej punktów, niż zabierają.
hogwarts-fault-floo_cards = Kart, które zachowuje się jako proszek Fiuu, powinno być { $wanted }, a ich liczba to { $count }.
hogwarts-fault-strong_attack = { $card } odbiera { $hp } PŻ; najsilniejszy atak odbiera { $most }.
hogwarts-fault-strong_remedy = { $card } daje { $hp } PŻ; najlepszy lek daje { $most }.
hogwarts-fault-searches = Liczba kart przeszukujących talię to { $count }; powinny być najwyżej { $most }.
hogwarts-fault-magic_type = { $card } to karta typu { $wanted }, a tu ma typ { $given }.
hogwarts-fault-no_magic = { $card } to karta typu { $wanted }, a tu jej brakuje.
hogwarts-fault-empty_event = Wydarzenie { $event } ma część, w której nic się nie dzieje.
hogwarts-fault-no_floo_event = Żadne wydarzenie nie daje wszystkim proszku Fiuu.
hogwarts-fault-no_portkey_event = Żadne wydarzenie nie daje wszystkim świstoklików.
hogwarts-fault-no_walk_event = Żadne wydarzenie nie przenosi wszystkich na jedno pole.
hogwarts-fault-seeker_forward = { $card } daje lot o tyle pól: { $fields }; szukający zyskuje najwyżej { $most }.
hogwarts-fault-seeker_back = { $card } cofa szukającego o tyle pól: { $fields }; może być najwyżej { $most }.
hogwarts-fault-no_flight = Nie ma karty quidditcha, która daje lot do przodu.
hogwarts-fault-no_extra_die = Nie ma karty quidditcha, która daje rzut dodatkową kością.
hogwarts-fault-no_hindrance = Nie ma karty quidditcha, która przeszkadza przeciwnikowi.
hogwarts-fault-quidditch_cards = Obie strony razem mogą dobrać w meczu { $wanted } karty quidditcha, a ich liczba to { $count }.
hogwarts-fault-misplaced_effect = { $owner } używa `{ $effect }`, co tu nic nie znaczy ({ $place }).
hogwarts-fault-no_effect = { $card } nic nie robi.
hogwarts-fault-either_or = { $card } musi albo zadziałać od razu, albo zostać zachowana.

## Tokens and people

hogwarts-fault-all_tokens = Żetonów przedmiotów jest { $wanted }, a tu ich liczba to { $count }.
hogwarts-fault-special_tokens = Specjalnych żetonów jest { $wanted }, a tu ich liczba to { $count }.
hogwarts-fault-no_token = Brakuje żetonu { $token }; instrukcja go wymienia.
hogwarts-fault-plain_token = Żeton { $token } musi być specjalny.
hogwarts-fault-special_token = Żeton { $token } nie może być specjalny.
hogwarts-fault-boards = Plansz rodzaju { $role } musi być { $wanted }, a ich liczba to { $count }.
hogwarts-fault-starting_cards = { $student } zaczyna z liczbą kart z talii { $deck } równą { $count }; musi być od { $low } do { $high }.
hogwarts-fault-abilities = { $student } musi mieć jedną zdolność ruchu i jedną walki.
hogwarts-fault-no_house = { $student } nie należy do żadnego domu.
hogwarts-fault-no_student = Żaden uczeń nie należy do domu { $house }.
hogwarts-fault-hp_tokens = Uczniowie zaczynają razem z { $count } PŻ, a w pudełku jest { $most } żetonów PŻ.
hogwarts-fault-death_eater_cards = { $who } musi zaczynać z 1 zaklęciem i 1 eliksirem.
hogwarts-fault-exact_hp = { $who } musi mieć { $wanted } PŻ, nie { $hp }.
hogwarts-fault-dice = Liczba kości ataku postaci { $who } to { $dice }; musi być od { $low } do { $high }.
hogwarts-fault-move_dice = { $who } musi poruszać się 1 kością, a liczba kości to { $dice }.

## The boards

hogwarts-fault-field_count = Plansza główna musi mieć tyle pól rodzaju { $kind }: { $wanted }, a ma { $count }.
hogwarts-fault-field_least = Plansza główna musi mieć co najmniej tyle pól rodzaju { $kind }: { $wanted }, a ma { $count }.
hogwarts-fault-common_rooms = Pokój wspólny domu { $house } musi być jeden, a ich liczba to { $count }.
hogwarts-fault-classrooms = Klasa przedmiotu { $subject } musi być jedna, a jest ich { $count }.
hogwarts-fault-place_kind = Jako { $role } podano { $field }, a to nie jest pole tego rodzaju.
hogwarts-fault-hospital = Musi być pole { $field }, które daje PŻ.
hogwarts-fault-closed_hall = Musi być pole { $field }, na które nikt nie może wejść.
hogwarts-fault-way_into_hall = Żadna droga nie może prowadzić na pole { $field }.
hogwarts-fault-hall_sides = Co najmniej { $wanted } pola muszą należeć do { $field }.
hogwarts-fault-diagon_alley = { $field } musi być na planszy ulicy Pokątnej.
hogwarts-fault-refuge = Pokonani budzą się na polu { $field }, a to nie jest ulica Pokątna.
hogwarts-fault-far_places = Odległych miejsc musi być { $wanted } dla proszku Fiuu i 1 dla świstoklika, a tu jest ich { $floo } i { $portkey }, innych zaś { $others }.
hogwarts-fault-graveyard = Świstoklik musi prowadzić na cmentarz, a na pole { $field } żaden nie prowadzi.
hogwarts-fault-far_passage = Swobodne przejście musi łączyć { $one } i { $other }.
hogwarts-fault-far_way = Żadna droga nie może łączyć { $one } i { $other }.
hogwarts-fault-slots = Na { $board } musi się zmieścić tyle żetonów przedmiotów: { $wanted }, a miejsc jest { $count }.
hogwarts-fault-rosette = { $field } musi mieć miejsca na żetony, jeśli jest rozetą, i tylko wtedy.
hogwarts-fault-horcrux_nowhere = Horkruks leży na polu { $field }, a takiego pola nie ma.
hogwarts-fault-horcrux_place = Na polu { $field } musi leżeć horkruks.
hogwarts-fault-horcruxes = Horkruksów musi być { $wanted }, a ich liczba to { $count }.
hogwarts-fault-returns_token = Powrót Voldemorta wymaga żetonu { $token }, którego nie ma.
hogwarts-fault-returns_student = Powrót Voldemorta wymaga ucznia { $student }, który nie ma planszy.
hogwarts-fault-loose_tokens = Każdy z { $wanted } żetonów potrzebuje rozety; tu liczba żetonów to { $tokens }, a rozet { $rosettes }.

## Ways on the board. $moves is a number, or that there is no way.

hogwarts-fault-no_way = brak drogi
hogwarts-fault-no_field = Brakuje pola { $field }; instrukcja podaje jego odległość od innych.
hogwarts-fault-distance = Z { $one } do { $other } liczba kroków musi być { $wanted }, a jest: { $moves }.
hogwarts-fault-first_walk = Ruch o dwanaście pól z instrukcji urywa się: żadne pole rodzaju { $kind } nie jest krokiem { $step }.
hogwarts-fault-unreached = Na pole { $field } nie da się dojść pieszo ze startu.
hogwarts-fault-reached = Na pole { $field } nie może się dać dojść pieszo ze startu.
hogwarts-fault-way_twice = Droga między { $one } a { $other } jest opisana więcej niż raz ({ $count }).
hogwarts-fault-no_passage = Między { $one } a { $other } musi być swobodne przejście.
hogwarts-fault-wrong_passage = Przejście między { $one } a { $other } nie może być swobodne.
hogwarts-fault-stuck = Z pola { $field } nie da się przejść { $roll } pól z pominięciem boiska.

## The pitch. $spot is a place on it, $steps a number, or that there is no way.

hogwarts-fault-spot = rząd { $row }, kolumna { $column }
hogwarts-fault-small_pitch = W przykładzie stoi tu figura: { $spot }, a boisko jest na to za małe.
hogwarts-fault-quaffle_place = Kafel musi leżeć o krok od ścigającego ({ $spot }).
hogwarts-fault-shot_steps = Od kafla do linii drugiej strony liczba kroków musi być { $wanted }, a jest: { $steps }.
hogwarts-fault-run_steps = Od linii do linii, omijając innych, liczba kroków musi być { $wanted }, a jest: { $steps }.
hogwarts-fault-bludger_place = Tłuczek musi leżeć o krok od pałkarza ({ $spot }).
hogwarts-fault-bludger_flight = Tłuczek musi trafić w cel ({ $spot }) w linii prostej; liczba pól lotu to { $fields }.
hogwarts-fault-lap = Okrążenie szukających musi mieć od { $low } do { $high } pól, nie { $fields }.
hogwarts-fault-keeper_place = Obrońca musi zaczynać w obszarze bramkowym, który leży za polem gry.
hogwarts-fault-beater_line = Pałkarze muszą zaczynać na własnej linii.
hogwarts-fault-chaser_lines = Ścigający muszą zaczynać na własnych liniach.
hogwarts-fault-own_fields = Każda figura musi zaczynać na własnym polu, na boisku.
hogwarts-fault-bludger_halves = Na każdej połowie musi być jeden tłuczek.

## Words in these sentences. $id is what it is in the file, or in the rules.

hogwarts-fault-board =
    { $id ->
        [board1] planszy ulicy Pokątnej
        [board2] planszy odległych miejsc
       *[main] planszy głównej
    }
hogwarts-fault-role =
    { $id ->
        [student] `student` (uczeń)
        [death_eater] `death_eater` (śmierciożerca)
        [pettigrew] `pettigrew`
       *[voldemort] `voldemort`
    }
hogwarts-fault-type =
    { $id ->
        [attack] `attack` (atak)
        [defence] `defence` (obrona)
       *[start_of_turn] `start_of_turn` (początek tury)
    }
hogwarts-fault-use =
    { $id ->
        [field] na polu
        [token] na żetonie
        [movement] jako zdolność ruchu
        [combat] jako zdolność walki
        [opponent] na karcie przeciwnika
        [habit_rounds] jako zwyczaj w niektórych rundach
        [habit_shows] jako zwyczaj zależny od kości
        [habit_after] jako zwyczaj na końcu
        [attack] na karcie ataku
        [defence] na karcie obrony
        [start_of_turn] na karcie na początek tury
        [behaviour] na karcie sprawowania
        [event] na wydarzeniu
       *[quidditch] na karcie quidditcha
    }
hogwarts-fault-key =
    { $id ->
        [place] `place` (miejsce)
        [points] `points` (punkty)
        [needs] `needs` (wymagane karty)
        [opponent_hp] `opponent_hp` (PŻ przeciwnika)
        [tokens] `tokens` (żetony)
        [hp] `hp` (PŻ)
        [resistance] `resistance` (odporność)
        [on_reveal] `on_reveal` (efekt po odkryciu)
        [ability] `ability` (zdolność)
        [immune] `immune` (niewrażliwość na)
        [final_use] `final_use` (ostatni cios)
        [type] `type` (typ)
        [effects] `effects` (efekty)
        [kept_as] `kept_as` (zachowywana jako)
        [classroom] `classroom` (klasa)
        [parts] `parts` (części)
        [role] `role` (rola)
        [dice] `dice` (kości ataku)
        [movement] `movement` (zdolność ruchu)
        [combat] `combat` (zdolność walki)
        [move_dice] `move_dice` (kości ruchu)
       *[value] `value` (wartość)
    }
