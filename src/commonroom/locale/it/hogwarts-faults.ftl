### What is wrong or odd about a pack of an owner's own, in Italian.

## Packs that cannot be read. What is written in the file stands as it is; the place stands before it.

hogwarts-fault-way_to_nowhere = una via porta a { $field }, e non c’è una casella simile
hogwarts-fault-loop = una via porta da { $field } alla stessa casella
hogwarts-fault-nowhere = non c’è una casella { $field }
hogwarts-fault-part_of_nothing = { $field } fa parte di { $whole }, e non c’è una casella simile
hogwarts-fault-taken_name = { $field } è una parola degli effetti e non può essere il nome di una casella
hogwarts-fault-leads_nowhere = { $owner } porta a { $field }, e non c’è una casella simile
hogwarts-fault-outside_the_drawing = { $field } sta fuori dal disegno, che misura { $size }
hogwarts-fault-scenery_size = lo sfondo `{ $scenery }` è disegnato per un tabellone di misura { $size }
hogwarts-fault-need_twofold = una richiesta nomina una carta o ne descrive una, non entrambe le cose
hogwarts-fault-habit_moment = un’abitudine ha esattamente uno tra `rounds`, `shows` e `after`
hogwarts-fault-symbol_effects = su una casella con un simbolo si pesca una carta di quel mazzo e non succede altro
hogwarts-fault-no_change = una quantità di 0 non farebbe nulla
hogwarts-fault-unknown_special = «{ $name }» non è una funzione registrata; note: { $known }
hogwarts-fault-ability_symbol = un’abilità nomina un simbolo se agisce a una fermata, e solo allora
hogwarts-fault-ability_area = solo un’abilità che agisce al tiro nomina una parte del tabellone
hogwarts-fault-ability_hits = un’abilità nomina un numero di colpi a segno se agisce dopo i colpi a segno, e solo allora
hogwarts-fault-token_use_time = un segnalino con effetti dice quando si usa, e solo un segnalino del genere lo dice

## The decks. What is written in the file, such as an id, stands as it is; what it is called in the language stands
## behind it.

hogwarts-fault-empty_deck = Il mazzo { $deck } è vuoto.
hogwarts-fault-all_cards = Gli otto mazzi hanno in tutto { $wanted } carte, e qui { $count }.
hogwarts-fault-all_missions = Ci sono { $wanted } missioni, e qui { $count }.
hogwarts-fault-not_there = { $what } manca, eppure è nel regolamento.
hogwarts-fault-otherwise = { $what }, { $field }: qui c’è `{ $given }`, e il regolamento mostra `{ $wanted }`.
hogwarts-fault-one_of_missions = La missione { $name }
hogwarts-fault-one_of_fights = La carta combattimento { $name }
hogwarts-fault-one_of_duels = La carta duello { $name }
hogwarts-fault-one_of_spells = L’incantesimo { $name }
hogwarts-fault-one_of_potions = La pozione { $name }
hogwarts-fault-one_of_behaviours = La carta comportamento { $name }
hogwarts-fault-one_of_books = Il libro { $name }
hogwarts-fault-one_of_events = L’evento { $name }
hogwarts-fault-one_of_quidditch = La carta Quidditch { $name }
hogwarts-fault-one_of_characters = Il personaggio { $name }

## Missions

hogwarts-fault-fight_numbers = Ci dev’essere una carta combattimento per ogni numero da 1 a 30; il numero { $number } c’è { $count } volte.
hogwarts-fault-mission_numbers = Ci dev’essere una missione per ogni numero da 1 a 30; il numero { $number } c’è { $count } volte.
hogwarts-fault-mission_fight = La missione { $mission } deve portare al combattimento { $mission }, non al { $fight }.
hogwarts-fault-mission_hp = La missione { $mission } indica { $hp } PV per l’avversario, e la carta combattimento { $fight } ne ha { $given }.
hogwarts-fault-mission_points = La missione { $mission } dà { $points } punti; le missioni ne danno da { $low } a { $high }, a passi di { $step }.
hogwarts-fault-no_mission_points = Nessuna missione dà { $points } punti.
hogwarts-fault-mission_tokens = La missione { $mission } chiede { $count } segnalini; devono essere da 1 a { $most }.
hogwarts-fault-mission_no_token = La missione { $mission } chiede il segnalino { $token }, che non esiste.
hogwarts-fault-mission_token_twice = La missione { $mission } chiede { $count } volte il segnalino { $token }, e ce n’è uno solo.
hogwarts-fault-mission_no_place = La missione { $mission } si svolge in { $field }, che non esiste.
hogwarts-fault-mission_closed_place = La missione { $mission } si svolge in { $field }, dove nessuno può entrare.
hogwarts-fault-mission_card = La missione { $mission } chiede { $card }, di cui servono due copie; qui sono { $count }.
hogwarts-fault-mission_no_cards = La missione { $mission } chiede carte che i mazzi non hanno.
hogwarts-fault-mission_many_cards = La missione { $mission } chiede { $count } carte, e nel suo combattimento se ne possono usare solo { $most }.
hogwarts-fault-token_use = Missioni che chiedono il segnalino { $token }: { $count }; dovrebbero essere da 1 a { $most }.

## Opponents

hogwarts-fault-hp = { $who } ha { $hp } PV; devono essere da { $low } a { $high }.
hogwarts-fault-resistance = { $who } ha resistenza { $value }; dev’essere da { $low } a { $high }.
hogwarts-fault-immune_twice = { $card } è immune due volte alle stesse carte.
hogwarts-fault-goes_first = { $card } comincia se la sua abilità viene prima degli attacchi, e solo allora (RUL-HOG-106).
hogwarts-fault-high_shield = { $card } ha resistenza { $value } dietro lo scudo; un dado mostra al massimo { $most }.
hogwarts-fault-always_rests = { $card } non colpirebbe mai.
hogwarts-fault-stays = { $card } ha qualcosa da fare dopo il round { $round }, e allora non fugge.
hogwarts-fault-early_answer = { $card } colpisce prima dell’attacco e quindi non può rispondere ai dadi con un colpo.
hogwarts-fault-kind_answer = { $card } curerebbe chi attacca.
hogwarts-fault-immune_to_all = { $card } è immune agli incantesimi e alle pozioni: nessuna carta servirebbe.
hogwarts-fault-unbeatable = Uno studente con { $hp } PV e le { $cards } carte migliori non può battere { $card }.
hogwarts-fault-duel_character = La carta duello { $card } mostra { $character }, che non è la plancia di uno studente.
hogwarts-fault-duel_others = Almeno { $wanted } carte duello devono mostrare studenti che nessuno gioca; qui { $count }.

## Cards

hogwarts-fault-book_value = Il libro { $book } vale { $value } punti; i libri ne valgono 5, 10, 15 o 20.
hogwarts-fault-few_books = Per { $subject } dovrebbero esserci { $wanted } libri, e sono { $count }.
hogwarts-fault-no_book = Non c’è un libro per { $subject } che valga { $value } punti, come { $book }.
hogwarts-fault-behaviour_points = { $card } dà { $points } punti; dovrebbero essere da { $low } a { $high }, a passi di { $step }.
hogwarts-fault-behaviour_sum = Tutte le carte comportamento insieme dovrebbero dare più punti di quanti ne tolgono.
hogwarts-fault-floo_cards = Dovrebbero esserci { $wanted } carte da tenere come Metropolvere, e sono { $count }.
hogwarts-fault-strong_attack = { $card } toglie { $hp } PV; l’attacco più forte ne toglie { $most }.
hogwarts-fault-strong_remedy = { $card } dà { $hp } PV; il rimedio migliore ne dà { $most }.
hogwarts-fault-searches = { $count } carte cercano in un mazzo; dovrebbero essere al massimo { $most }.
hogwarts-fault-magic_type = { $card } è una carta del tipo { $wanted }, e qui ha il tipo { $given }.
hogwarts-fault-no_magic = { $card } è una carta del tipo { $wanted }, e qui manca.
hogwarts-fault-empty_event = L’evento { $event } ha una parte in cui non succede niente.
hogwarts-fault-no_floo_event = Nessun evento dà Metropolvere a tutti.
hogwarts-fault-no_portkey_event = Nessun evento dà Passaporte a tutti.
hogwarts-fault-no_walk_event = Nessun evento porta tutti su una casella.
hogwarts-fault-seeker_forward = { $card } vola di { $fields } caselle; un Cercatore ne guadagna al massimo { $most }.
hogwarts-fault-seeker_back = { $card } respinge un Cercatore di { $fields } caselle; devono essere al massimo { $most }.
hogwarts-fault-no_flight = Non c’è una carta Quidditch che faccia volare avanti.
hogwarts-fault-no_extra_die = Non c’è una carta Quidditch che faccia tirare un altro dado.
hogwarts-fault-no_hindrance = Non c’è una carta Quidditch che ostacoli l’avversario.
hogwarts-fault-quidditch_cards = Le due squadre insieme possono pescare { $wanted } carte Quidditch in una partita, e ce ne sono { $count }.
hogwarts-fault-misplaced_effect = { $owner } usa `{ $effect }`, che qui non significa nulla ({ $place }).
hogwarts-fault-no_effect = { $card } non fa niente.
hogwarts-fault-either_or = { $card } deve o avere effetto subito o essere tenuta.

## Tokens and people

hogwarts-fault-all_tokens = Ci sono { $wanted } segnalini oggetto, e qui { $count }.
hogwarts-fault-special_tokens = { $wanted } segnalini sono speciali, e qui { $count }.
hogwarts-fault-no_token = Manca il segnalino { $token }; il regolamento lo nomina.
hogwarts-fault-plain_token = Il segnalino { $token } dev’essere speciale.
hogwarts-fault-special_token = Il segnalino { $token } non dev’essere speciale.
hogwarts-fault-boards = Devono esserci { $wanted } plance del genere { $role }, e sono { $count }.
hogwarts-fault-starting_cards = { $student } comincia con { $count } carte del mazzo { $deck }; devono essere da { $low } a { $high }.
hogwarts-fault-abilities = { $student } deve avere un’abilità di movimento e una di combattimento.
hogwarts-fault-no_house = { $student } non appartiene a nessuna Casa.
hogwarts-fault-no_student = Nessuno studente appartiene a { $house }.
hogwarts-fault-hp_tokens = Gli studenti cominciano in tutto con { $count } PV, e nella scatola ci sono { $most } segnalini PV.
hogwarts-fault-death_eater_cards = { $who } deve cominciare con 1 incantesimo e 1 pozione.
hogwarts-fault-exact_hp = { $who } deve avere { $wanted } PV, non { $hp }.
hogwarts-fault-dice = { $who } ha { $dice } dadi di attacco; devono essere da { $low } a { $high }.
hogwarts-fault-move_dice = { $who } deve muoversi con 1 dado, non con { $dice }.

## The boards

hogwarts-fault-field_count = Il tabellone principale deve avere { $wanted } caselle del genere { $kind }, e ne ha { $count }.
hogwarts-fault-field_least = Il tabellone principale deve avere almeno { $wanted } caselle del genere { $kind }, e ne ha { $count }.
hogwarts-fault-common_rooms = Ci dev’essere una sala comune di { $house }, e sono { $count }.
hogwarts-fault-classrooms = Ci dev’essere un’aula per { $subject }, e sono { $count }.
hogwarts-fault-place_kind = Come { $role } è indicata { $field }, che non è una casella di quel genere.
hogwarts-fault-hospital = Ci dev’essere una casella { $field } che dà PV.
hogwarts-fault-closed_hall = Ci dev’essere una casella { $field } in cui nessuno può entrare.
hogwarts-fault-way_into_hall = Nessuna via deve portare in { $field }.
hogwarts-fault-hall_sides = Almeno { $wanted } caselle devono far parte di { $field }.
hogwarts-fault-diagon_alley = { $field } dev’essere sul tabellone di Diagon Alley.
hogwarts-fault-refuge = Chi è sconfitto si risveglia in { $field }, che non è a Diagon Alley.
hogwarts-fault-far_places = I luoghi lontani devono essere { $wanted } per la Metropolvere e 1 per una Passaporta, e qui sono { $floo } e { $portkey }, più altri { $others }.
hogwarts-fault-graveyard = Una Passaporta deve portare al cimitero, e { $field } non si raggiunge con una Passaporta.
hogwarts-fault-far_passage = Un passaggio libero deve unire { $one } e { $other }.
hogwarts-fault-far_way = Nessuna via deve unire { $one } e { $other }.
hogwarts-fault-slots = { $wanted } segnalini oggetto devono trovare posto { $board }, e i posti sono { $count }.
hogwarts-fault-rosette = { $field } deve avere posti per i segnalini se è una rosetta, e solo allora.
hogwarts-fault-horcrux_nowhere = Un Horcrux si trova in { $field }, e non c’è una casella simile.
hogwarts-fault-horcrux_place = Un Horcrux deve trovarsi in { $field }.
hogwarts-fault-horcruxes = Devono esserci { $wanted } Horcrux, e sono { $count }.
hogwarts-fault-returns_token = Il ritorno di Voldemort richiede il segnalino { $token }, che non esiste.
hogwarts-fault-returns_student = Il ritorno di Voldemort richiede lo studente { $student }, che non ha una plancia.
hogwarts-fault-loose_tokens = A { $wanted } segnalini serve una rosetta ciascuno; qui ci sono { $tokens } segnalini e { $rosettes } rosette.

## Ways on the board. $moves is a number, or that there is no way.

hogwarts-fault-no_way = nessuna via
hogwarts-fault-no_field = Manca la casella { $field }; il regolamento ne dà la distanza da altre.
hogwarts-fault-distance = Da { $one } a { $other } il numero di passi dev’essere { $wanted }, ed è: { $moves }.
hogwarts-fault-first_walk = Il movimento di dodici passi del regolamento si interrompe: nessuna casella del genere { $kind } è il passo { $step }.
hogwarts-fault-unreached = { $field } non si può raggiungere a piedi dalla partenza.
hogwarts-fault-reached = { $field } non si deve poter raggiungere a piedi dalla partenza.
hogwarts-fault-way_twice = La via tra { $one } e { $other } è descritta { $count } volte.
hogwarts-fault-no_passage = Ci dev’essere un passaggio libero tra { $one } e { $other }.
hogwarts-fault-wrong_passage = Il passaggio tra { $one } e { $other } non dev’essere libero.
hogwarts-fault-stuck = Da { $field } un tiro di { $roll } non si può percorrere senza il campo di Quidditch.

## The pitch. $spot is a place on it, $steps a number, or that there is no way.

hogwarts-fault-spot = riga { $row }, colonna { $column }
hogwarts-fault-small_pitch = Nell’esempio una pedina sta su { $spot }, e il campo è troppo piccolo.
hogwarts-fault-quaffle_place = La Pluffa deve trovarsi a un passo dal Cacciatore ({ $spot }).
hogwarts-fault-shot_steps = Dalla Pluffa alla linea avversaria il numero di passi dev’essere { $wanted }, ed è: { $steps }.
hogwarts-fault-run_steps = Da linea a linea, intorno agli altri, il numero di passi dev’essere { $wanted }, ed è: { $steps }.
hogwarts-fault-bludger_place = Un Bolide deve trovarsi a un passo dal Battitore ({ $spot }).
hogwarts-fault-bludger_flight = Il Bolide deve colpire il bersaglio ({ $spot }) dopo { $fields } caselle in linea retta.
hogwarts-fault-lap = Un giro dei Cercatori deve avere da { $low } a { $high } caselle, non { $fields }.
hogwarts-fault-keeper_place = Il Portiere deve cominciare nell’area di porta, che sta dietro l’area di gioco.
hogwarts-fault-beater_line = I Battitori devono cominciare sulla propria linea.
hogwarts-fault-chaser_lines = I Cacciatori devono cominciare sulle proprie linee.
hogwarts-fault-own_fields = Ogni pedina deve cominciare su una casella sua, sul campo.
hogwarts-fault-bludger_halves = In ogni metà ci dev’essere un Bolide.

## Words in these sentences. $id is what it is in the file, or in the rules.

hogwarts-fault-board =
    { $id ->
        [board1] sul tabellone di Diagon Alley
        [board2] sul tabellone dei luoghi lontani
       *[main] sul tabellone principale
    }
hogwarts-fault-role =
    { $id ->
        [student] `student` (studente)
        [death_eater] `death_eater` (Mangiamorte)
        [pettigrew] `pettigrew`
       *[voldemort] `voldemort`
    }
hogwarts-fault-type =
    { $id ->
        [attack] `attack` (attacco)
        [defence] `defence` (difesa)
       *[start_of_turn] `start_of_turn` (inizio del turno)
    }
hogwarts-fault-use =
    { $id ->
        [field] su una casella
        [token] su un segnalino
        [movement] come abilità di movimento
        [combat] come abilità di combattimento
        [opponent] sulla carta di un avversario
        [habit_rounds] come abitudine di certi round
        [habit_shows] come abitudine secondo i dadi
        [habit_after] come abitudine alla fine
        [attack] su una carta di attacco
        [defence] su una carta di difesa
        [start_of_turn] su una carta per l’inizio del turno
        [behaviour] su una carta comportamento
        [event] su un evento
       *[quidditch] su una carta Quidditch
    }
hogwarts-fault-key =
    { $id ->
        [place] `place` (luogo)
        [points] `points` (punti)
        [needs] `needs` (carte richieste)
        [opponent_hp] `opponent_hp` (PV dell’avversario)
        [tokens] `tokens` (segnalini)
        [hp] `hp` (PV)
        [resistance] `resistance` (resistenza)
        [on_reveal] `on_reveal` (effetto quando la carta viene rivelata)
        [ability] `ability` (abilità)
        [immune] `immune` (immune a)
        [final_use] `final_use` (ultimo contrattacco)
        [type] `type` (tipo)
        [effects] `effects` (effetti)
        [kept_as] `kept_as` (si conserva come)
        [classroom] `classroom` (aula)
        [parts] `parts` (parti)
        [role] `role` (ruolo)
        [dice] `dice` (dadi di attacco)
        [movement] `movement` (abilità di movimento)
        [combat] `combat` (abilità di combattimento)
        [move_dice] `move_dice` (dadi di movimento)
       *[value] `value` (valore)
    }
