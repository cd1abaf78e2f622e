### A Year at Hogwarts at the table, in Italian: what is done, asked and told, and what the options are called. Names of
### things are in hogwarts.ftl. $who is you or other, and $name whoever it is about; every other variable is a field of
### the action or event. Names stand as they are, so sentences are built in such a way that they need no other form.

## Before the game

hogwarts-wish-character = Personaggio
    .voldemort-returns = Schieramento e personaggio
    .about-voldemort-returns =
        Minus, poi Voldemort, è il lato oscuro; tutti gli altri aiutano Harry.
        Se nessuno lo chiede, lo gioca il primo senza preferenza.
        In due, l’altro è sempre Harry.
# What an edition is, below its name.
hogwarts-edition-year = Un anno di scuola con missioni, esami e Quidditch: vince chi ha più punti.
hogwarts-edition-voldemort-returns = Due schieramenti: gli amici di Harry distruggono gli Horcrux, Minus riporta Voldemort.
hogwarts-bot-random = Fa una mossa qualsiasi fra quelle permesse, senza un piano.
hogwarts-bot-easy = Sa dove vuole andare, ma qualcosa gli sfugge, come succede a tutti.
hogwarts-bot-greedy = Punta alla missione che rende di più per la distanza, e combatte quando dovrebbe vincere.
hogwarts-bot-search = Valuta dove può portare ogni mossa prima di decidere.

## What stands in a view

hogwarts-key-character = Personaggio
hogwarts-key-at = Luogo
hogwarts-key-hp = PV
hogwarts-key-points = Punti
hogwarts-key-missions = Missioni
hogwarts-key-done = Missioni compiute
hogwarts-key-items = Oggetti
hogwarts-key-books = Libri
hogwarts-key-spells = Incantesimi
hogwarts-key-potions = Pozioni
hogwarts-key-floo_cards = Carte Metropolvere tenute
hogwarts-key-floo = Metropolvere
hogwarts-key-portkey = Passaporte
hogwarts-key-matches = Partite giocate
hogwarts-key-matches_won = Partite vinte
hogwarts-key-beaten = Mangiamorte sconfitti
hogwarts-key-move_bonus = Aggiunto al prossimo tiro
hogwarts-key-extra_move_dice = Dadi in più al prossimo tiro
hogwarts-key-skips_roll = Non tira nel prossimo turno
hogwarts-key-waits = Aspetta la squadra
hogwarts-key-must_retry = Deve riprovare
hogwarts-key-spared = Non può essere attaccato
hogwarts-key-way_back = Torna a
hogwarts-key-variant = Variante
hogwarts-key-goal = Missioni e punti che chiudono la partita
hogwarts-key-match_needed = Serve anche una partita
hogwarts-key-decks = Carte nei mazzi
hogwarts-key-mission_pile = Missioni nel mazzo
hogwarts-key-tokens = Oggetti sul tabellone
hogwarts-key-aside = Messi da parte
hogwarts-key-death_eaters = Mangiamorte
hogwarts-key-end_called = Ha raggiunto l’obiettivo
hogwarts-key-destroyed = Horcrux distrutti
hogwarts-key-returned = Voldemort è tornato
hogwarts-key-search = Carte del mazzo in cui cerchi
hogwarts-key-match = Partita di Quidditch
hogwarts-key-id = Nome
hogwarts-key-spell = Incantesimi
hogwarts-key-potion = Pozioni
hogwarts-key-to = Dove
hogwarts-key-token = Segnalino
hogwarts-key-leave = In cambio lasci
hogwarts-key-give = Dai
hogwarts-key-want = Ricevi
hogwarts-key-house = Casa
hogwarts-key-player = Giocatore
hogwarts-key-pawn = Pedina
hogwarts-key-foe = Avversario
hogwarts-variant-underage = Maghi minorenni
hogwarts-variant-qualified = Maghi provetti
hogwarts-variant-team = Squadra
hogwarts-variant-solo = Solitario
# A side in a match that nobody plays.
hogwarts-side-none = La squadra automatica
hogwarts-what-floo = Metropolvere
hogwarts-what-portkey = Passaporta
hogwarts-what-items = Segnalini oggetto
hogwarts-what-cards = Carte coperte
hogwarts-deck-floo = Metropolvere
# How somebody came to a place without walking.
hogwarts-how-return = sulla via del ritorno
hogwarts-how-trip = in viaggio
hogwarts-how-flying = in volo
hogwarts-how-knocked_out = fuori combattimento
hogwarts-how-match = per la partita
hogwarts-how-ability = per un’abilità
hogwarts-how-effect = per un effetto
hogwarts-how-defeated = dopo una sconfitta
hogwarts-how-ritual = per il rituale

## What can be done. .kind is the heading over several of a kind, .each one of them

hogwarts-do-choose_character = Gioca con { $character }
    .kind = Il tuo personaggio
hogwarts-do-roll = Tira i dadi
hogwarts-do-adjust = Cambia il tiro: { $by-signed }
    .kind = Cambia il tiro
    .each = { $by-signed }
hogwarts-do-reroll = Rilancia: dado { $dice-places }
    .kind = Rilancia
    .each = dado { $dice-places }
hogwarts-do-step = Vai: { $to }
    .kind = Vai
hogwarts-do-walk = Percorri tutto il cammino: { $path }
    .kind = Cammino intero
hogwarts-do-stop = Fermati qui
hogwarts-do-take = Prendi: { $token }
    .kind = Prendi
hogwarts-do-pass = No, avanti
hogwarts-do-wait = Aspetta qui la squadra
hogwarts-do-play = Gioca { $card }
    .kind = Gioca una carta
hogwarts-do-use = Usa: { $token }
    .kind = Usa un segnalino
hogwarts-do-choose = Prendi { $card }
    .kind = Prendi una carta
hogwarts-do-look = Guarda le prime carte: { $deck }
    .kind = Guarda le prime carte di un mazzo
hogwarts-do-arrange = Rimetti: { $cards }
    .kind = Rimetti in quest’ordine, la prima in cima
hogwarts-do-discard = Metti { $card } sotto il mazzo
    .kind = Metti una carta sotto il suo mazzo
hogwarts-do-put = { $token }: metti qui, { $to }
    .kind = Metti sul tabellone
hogwarts-do-target = { $player }
    .kind = Scegli un giocatore
hogwarts-do-go = Vai direttamente: { $to }
    .kind = Vai direttamente
hogwarts-do-attempt = Tenta la missione: { $mission }
    .kind = Tenta una missione
hogwarts-do-exam = Dai l’esame con { $book }
    .kind = Dai un esame
hogwarts-do-draw = Pesca: { $deck }
    .kind = Pesca
hogwarts-do-propose = Offri uno scambio: { $give }
    .kind = Offri uno scambio
hogwarts-do-offer = Offri uno scambio a { $player }: { $give } per { $want }
    .kind = Offri uno scambio
    .each = { $player }: { $give } per { $want }
hogwarts-do-accept = Accetta
hogwarts-do-refuse = Rifiuta
hogwarts-do-floo = Viaggia con la Metropolvere: { $to }
    .kind = Viaggia con la Metropolvere
hogwarts-do-portkey = Prendi la Passaporta per il cimitero
hogwarts-do-challenge =
    { $player ->
        [none] Gioca una partita per { $house }
       *[other] Sfida { $player } a una partita, per { $house }
    }
    .kind = Gioca una partita di Quidditch
    .each =
        { $player ->
            [none] { $house }
           *[other] { $house } contro { $player }
        }
hogwarts-do-choose_house = Gioca per { $house }
    .kind = Gioca per
hogwarts-do-exchange_mission = Scambia la missione: { $mission }
    .kind = Scambia una missione
hogwarts-do-fight =
    { $player ->
        [none] Combatti contro { $foe }
       *[other] Combatti contro { $player }
    }
    .kind = Combatti contro
hogwarts-do-attack = Attacca con i dadi
hogwarts-do-prize = Prendi: { $what }
    .kind = Il tuo premio
hogwarts-do-destroy = Tenta di distruggere l’Horcrux
hogwarts-do-hand = { $token }: dai a { $player }
    .kind = Consegna un segnalino
hogwarts-do-move = Muovi { $pawn }
    .kind = Muovi ora

## What is asked

hogwarts-ask-choose_board = Scegli il tuo personaggio.
hogwarts-ask-place_death_eaters = Scegli una torre per il prossimo Mangiamorte.
hogwarts-ask-start_of_turn = Tocca a te: tira i dadi, o fai prima qualcos’altro.
hogwarts-ask-rolled = Hai tirato { $dice }. Cambi il tiro?
hogwarts-ask-walk = Dove vai? Passi rimasti: { $left }.
hogwarts-ask-choose_opponent = Qui ci sono diversi giocatori. Contro chi combatti?
hogwarts-ask-pick_up = Raccogli ciò che si trova qui?
hogwarts-ask-choose_mission = Tenti una missione qui?
hogwarts-ask-sit_exams = Un’aula: dai un esame?
hogwarts-ask-common_room = Una sala comune: pesca una carta, o offri uno scambio.
hogwarts-ask-make_offer = Che cosa vuoi per { $give }?
hogwarts-ask-answer_offer = { $by } ti offre { $give } per { $want }.
hogwarts-ask-offer_trip = Una torre: viaggi con la Metropolvere?
hogwarts-ask-on_the_pitch = Sei sul campo di Quidditch: giochi una partita?
hogwarts-ask-exchange_offer = Scambi una delle tue missioni?
hogwarts-ask-last_word = Il tuo turno finisce. Usi qualcosa per averne un altro?
hogwarts-ask-ask_house = { $by } ti sfida a una partita. Per quale casa giochi?
hogwarts-ask-play_match = La partita di Quidditch: che cosa fai?
hogwarts-ask-optional = { $source }: lo vuoi?
hogwarts-ask-choose_field = { $source }: dove vai?
hogwarts-ask-choose_discard = Scegli una carta da mettere sotto il suo mazzo. Ancora { $left }.
hogwarts-ask-search_deck = Cerca nel mazzo e prendi una carta. Ancora { $left }.
hogwarts-ask-foe_search = Prendi una carta per { $foe }; ancora { $left }.
hogwarts-ask-choose_deck = Quale mazzo guardi?
hogwarts-ask-arrange_top = Scegli in quale ordine rimetti le carte.
hogwarts-ask-summon_item = Quale segnalino prendi?
hogwarts-ask-choose_victim = { $source }: scegli un giocatore.
hogwarts-ask-offer_swap = Offri a un altro giocatore uno scambio di segnalini?
hogwarts-ask-take_prize = Hai sconfitto { $loser }. Che cosa prendi?
hogwarts-ask-take_items = Prendi segnalini da { $loser }. Ancora { $left }.
hogwarts-ask-put_tokens = Dove vanno i segnalini?
hogwarts-ask-take_turn = Sei in combattimento e attacchi tu: dadi o carta?
hogwarts-ask-reroll_dice = Hai tirato { $dice-list }. Rilanci qualche dado?
hogwarts-ask-brace = Un colpo sta per raggiungerti. Ti difendi?
hogwarts-ask-exchange = Tirate un dado a testa; chi perde due volte perde il combattimento.
hogwarts-ask-escape = Fuggi dal combattimento: dove vai? Passi rimasti: { $left }.
hogwarts-ask-hide_token = Dove nascondi questo segnalino: { $token }?
hogwarts-ask-dark_turn = Quale delle tue pedine muovi ora?
hogwarts-ask-choose_foe = Qui ci sono diversi Mangiamorte. Contro quale combatti?
hogwarts-ask-choose_hero = Contro chi combatte { $pawn }?
hogwarts-ask-hand_over =
    { $asked_for ->
        [none] Dai un segnalino a un amico qui, o ne chiedi uno?
       *[other] Ti viene chiesto: { $asked_for }. Accetti?
    }
hogwarts-ask-try_horcrux = Qui c’è un Horcrux. Tenti di distruggerlo?

## What has happened

hogwarts-log-first_player =
    { $who ->
        [you] Cominci tu.
       *[other] Comincia { $name }.
    }
hogwarts-log-character_chosen =
    { $who ->
        [you] Giochi con { $character }.
       *[other] { $name } gioca con { $character }.
    }
hogwarts-log-round_began = Comincia il giro { $round }.
hogwarts-log-turn_began =
    { $extra ->
        [yes]
            { $who ->
                [you] Giochi un altro turno.
               *[other] { $name } gioca un altro turno.
            }
       *[no]
            { $who ->
                [you] Tocca a te.
               *[other] Tocca a { $name }.
            }
    }
hogwarts-log-end_called =
    { $who ->
        [you] Hai raggiunto l’obiettivo: questo è l’ultimo giro.
       *[other] { $name } ha raggiunto l’obiettivo: questo è l’ultimo giro.
    }
hogwarts-log-game_over = La partita è finita.
hogwarts-log-dice_rolled =
    { $who ->
        [you] Tiri { $dice }: { $total }.
       *[other] { $name } tira { $dice }: { $total }.
    }
hogwarts-log-stepped =
    { $who ->
        [you] Prosegui: { $to }.
       *[other] { $name } prosegue: { $to }.
    }
hogwarts-log-stopped =
    { $who ->
        [you] Ti fermi: { $at }.
       *[other] { $name } si ferma: { $at }.
    }
hogwarts-log-moved =
    { $source ->
        [none]
            { $who ->
                [you] Ora sei qui: { $to } ({ $how }).
               *[other] { $name } ora è qui: { $to } ({ $how }).
            }
       *[other]
            { $who ->
                [you] Ora sei qui: { $to } ({ $source }).
               *[other] { $name } ora è qui: { $to } ({ $source }).
            }
    }
hogwarts-log-waited =
    { $who ->
        [you] Aspetti la tua squadra.
       *[other] { $name } aspetta la squadra.
    }
hogwarts-log-stayed =
    { $who ->
        [you] In questo turno non tiri.
       *[other] { $name } in questo turno non tira.
    }
hogwarts-log-cards_drawn =
    { $who ->
        [you] Peschi: { $cards }.
       *[other] { $name } pesca: { $deck } × { $count }.
    }
hogwarts-log-card_shown = { $card }: { $card-text }
hogwarts-log-card_kept =
    { $who ->
        [you] Tieni { $card }.
       *[other] { $name } tiene { $card }.
    }
hogwarts-log-cards_discarded =
    { $why-id ->
        [used] {""}
        [played] {""}
       *[other]
            { $who ->
                [you] Metti sotto i mazzi: { $cards }.
               *[other] { $name } mette sotto i mazzi: { $cards }.
            }
    }
hogwarts-log-cards_passed = { $giver } dà una carta a { $taker }.
hogwarts-log-card_played =
    { $who ->
        [you] Giochi { $card }!
       *[other] { $name } gioca { $card }!
    }
hogwarts-log-deck_searched =
    { $who ->
        [you] Cerchi in un mazzo: { $deck }.
       *[other] { $name } cerca in un mazzo: { $deck }.
    }
hogwarts-log-deck_arranged =
    { $who ->
        [you] Rimetti le carte in cima: { $deck }.
       *[other] { $name } rimette le carte in cima: { $deck }.
    }
hogwarts-log-item_taken =
    { $left ->
        [none]
            { $who ->
                [you] Prendi: { $token }.
               *[other] { $name } prende: { $token }.
            }
       *[other]
            { $who ->
                [you] Prendi: { $token }. Lasci: { $left }.
               *[other] { $name } prende: { $token }. Lascia: { $left }.
            }
    }
hogwarts-log-item_won =
    { $who ->
        [you] Prendi a { $loser }: { $token }.
       *[other] { $name } prende a { $loser }: { $token }.
    }
hogwarts-log-items_swapped =
    { $who ->
        [you] Dai a { $other }: { $gave } per { $got }.
       *[other] { $name } dà a { $other }: { $gave } per { $got }.
    }
hogwarts-log-offer_made =
    { $who ->
        [you] Offri a { $other }: { $give } per { $want }.
       *[other] { $name } offre a { $other }: { $give } per { $want }.
    }
hogwarts-log-offer_refused =
    { $who ->
        [you] Rifiuti.
       *[other] { $name } rifiuta.
    }
hogwarts-log-token_used =
    { $who ->
        [you] Usi: { $token }!
       *[other] { $name } usa: { $token }!
    }
hogwarts-log-token_put = { $token }: ora si trova qui, { $at }.
hogwarts-log-travel_gained =
    { $who ->
        [you] Prendi { $what } × { $count }.
       *[other] { $name } prende { $what } × { $count }.
    }
hogwarts-log-travel_lost =
    { $who ->
        [you] Perdi { $what } × { $count }.
       *[other] { $name } perde { $what } × { $count }.
    }
hogwarts-log-hp_changed =
    { $who ->
        [you] Tu: { $by-signed } PV, ora { $hp }.
       *[other] { $name }: { $by-signed } PV, ora { $hp }.
    }
hogwarts-log-points_changed =
    { $who ->
        [you] Tu: { $by-signed } punti, ora { $points }.
       *[other] { $name }: { $by-signed } punti, ora { $points }.
    }
hogwarts-log-ability_used =
    { $kind-id ->
        [moves] L’abilità di { $character } aiuta: { $amount-signed } al movimento.
        [tower] L’abilità di { $character } aiuta: il percorso parte da un’altra torre.
        [reroll] L’abilità di { $character } aiuta (dadi rilanciati: { $amount }).
        [points] L’abilità di { $character } aiuta: { $amount } punti non vanno persi.
        [dice] L’abilità di { $character } aiuta (dadi in più: { $amount }).
        [needed] L’abilità di { $character } aiuta: per colpire basta { $amount } in meno sul dado.
        [resistance] L’abilità di { $character } aiuta: per colpire serve { $amount } in più sul dado.
        [hp] L’abilità di { $character } aiuta: { $amount } PV.
       *[effects] L’abilità di { $character } aiuta.
    }
hogwarts-log-knocked_out =
    { $who ->
        [you] Sei fuori combattimento.
       *[other] { $name } è fuori combattimento.
    }
hogwarts-log-event_rolled = Tutti tirano un dado.
hogwarts-log-exam_passed =
    { $who ->
        [you] Superi l’esame con { $book }.
       *[other] { $name } supera l’esame con { $book }.
    }
hogwarts-log-mission_attempted =
    { $who ->
        [you] Tenti una missione: { $mission }.
       *[other] { $name } tenta una missione: { $mission }.
    }
hogwarts-log-mission_completed =
    { $who ->
        [you] Missione compiuta: { $mission }!
       *[other] { $name } compie una missione: { $mission }!
    }
hogwarts-log-mission_failed =
    { $who ->
        [you] Fallisci la missione: { $mission }.
       *[other] { $name } fallisce la missione: { $mission }.
    }
hogwarts-log-mission_exchanged =
    { $who ->
        [you] Scambi una missione.
       *[other] { $name } scambia una missione.
    }
hogwarts-log-match_began =
    { $who ->
        [you] Sei in campo: comincia una partita di Quidditch ({ $houses }).
       *[other] { $name } è in campo: comincia una partita di Quidditch ({ $houses }).
    }
hogwarts-log-match_over =
    { $winner ->
        [none] La squadra automatica vince la partita.
       *[other] { $winner } vince la partita.
    }
hogwarts-log-fight_began =
    { $other ->
        [none]
            { $who ->
                [you] Inizi un combattimento: { $foe }!
               *[other] { $name } inizia un combattimento: { $foe }!
            }
       *[other]
            { $who ->
                [you] Combatti contro { $other }!
               *[other] { $name } combatte contro { $other }!
            }
    }
hogwarts-log-fight_rolled =
    { $who ->
        [you] Attacchi con { $dice-list }. Colpi a segno: { $hits }.
       *[other] { $name } attacca con { $dice-list }. Colpi a segno: { $hits }.
    }
hogwarts-log-defence_rolled =
    { $who ->
        [you] Ti difendi con { $dice-list }.
       *[other] { $name } si difende con { $dice-list }.
    }
hogwarts-log-exchange_rolled = { $attacker } e { $defender } tirano: { $dice-list }.
hogwarts-log-foe_struck =
    { $seat ->
        [none] { $foe }: −{ $by } PV, ne restano { $hp }.
       *[other]
            { $who ->
                [you] Colpisci { $foe }: −{ $by } PV, ne restano { $hp }.
               *[other] { $name } colpisce { $foe }: −{ $by } PV, ne restano { $hp }.
            }
    }
hogwarts-log-foe_healed = { $foe }: +{ $by } PV, ora { $hp }.
hogwarts-log-habit_shown =
    { $kind-id ->
        [shield] { $foe } si ripara: resistenza +{ $amount } in questo round.
        [grows] { $foe } cresce: il colpo toglie { $amount } PV in più.
        [rests] { $foe } non colpisce in questo round.
        [frightened] { $foe } si spaventa e non colpisce.
        [answers] I dadi provocano { $foe }: il colpo costa { $amount } PV in più.
        [hurt] I dadi feriscono ancora di più { $foe }: −{ $amount } PV.
       *[flees] { $foe } fugge. Nessuno ha vinto.
    }
hogwarts-log-ability_announced = {""}
hogwarts-log-attack_cancelled =
    { $who ->
        [you] Pari il colpo: { $card }.
       *[other] { $name } para il colpo: { $card }.
    }
hogwarts-log-escaped =
    { $who ->
        [you] Fuggi: { $to }.
       *[other] { $name } fugge: { $to }.
    }
hogwarts-log-fight_over =
    { $won ->
        [yes]
            { $who ->
                [you] Vinci il combattimento!
               *[other] { $name } vince il combattimento!
            }
        [no]
            { $who ->
                [you] Perdi il combattimento.
               *[other] { $name } perde il combattimento.
            }
       *[other] Il combattimento finisce senza vincitore.
    }
hogwarts-log-death_eater_placed = { $death_eater } prende posizione: { $at }.
hogwarts-log-death_eater_gone = { $death_eater } esce dal gioco.
hogwarts-log-horcrux_rolled =
    { $destroyed ->
        [yes] { $dice-list }: Horcrux distrutto ({ $token })!
       *[other] { $dice-list }: l’Horcrux resiste ({ $token }).
    }
hogwarts-log-voldemort_returned = Lord Voldemort è tornato con { $hp } PV!
hogwarts-log-token_asked =
    { $who ->
        [you] Chiedi a { $holder }: { $token }.
       *[other] { $name } chiede a { $holder }: { $token }.
    }
hogwarts-log-token_handed =
    { $who ->
        [you] Dai a { $to }: { $token }.
       *[other] { $name } dà a { $to }: { $token }.
    }
hogwarts-log-met = Harry e Voldemort si incontrano: { $at }!
hogwarts-log-final_duel_rolled = Il duello finale. Harry e Voldemort tirano: { $dice-list }.

## How it ends

hogwarts-end-points = Il maggior numero di punti
hogwarts-end-goal = Obiettivo raggiunto
hogwarts-end-no_wand = Voldemort ha incontrato Harry senza la Bacchetta di Sambuco
hogwarts-end-no_stone = Harry ha incontrato Voldemort senza la Pietra della Resurrezione
hogwarts-end-horcrux_left = Harry ha incontrato Voldemort prima che tutti gli Horcrux fossero distrutti
hogwarts-end-both_lack = Quando si sono incontrati, a entrambi mancava ciò che serviva
hogwarts-end-knocked_out = Hai perso tutti i PV
hogwarts-end-round_limit = L’ultimo giro è finito
hogwarts-end-final_duel = Il duello finale

## Options

hogwarts-group-players = Giocatori
hogwarts-group-end = Fine della partita
hogwarts-group-fights = Combattimenti
hogwarts-group-moving = Movimento
hogwarts-group-missions = Missioni, esami e scambi
hogwarts-group-match = La partita di Quidditch
hogwarts-group-returns = Il ritorno di Voldemort
hogwarts-group-pace = Ritmo
hogwarts-group-cards = Carte
hogwarts-option-variant = Variante
    .value-underage = Maghi minorenni
    .value-qualified = Maghi provetti
    .value-team = Squadra
    .value-solo = Solitario
    .about-underage = Per cominciare: una missione richiede solo i suoi oggetti.
    .about-qualified = Una missione richiede anche carte, e sulle torri ci sono i Mangiamorte.
    .about-team = Come i maghi provetti, ma insieme: una squadra somma i suoi punti.
hogwarts-option-length = Durata
    .value-classic = Classica
    .value-quick = Veloce
    .value-long = Lunga
    .about-classic = Finisce con due missioni e più di 260 punti: circa un’ora.
    .about-quick = Finisce con una missione e più di 210 punti: circa mezz’ora.
    .about-long = Finisce con tre missioni e più di 320 punti: ben oltre un’ora.
hogwarts-option-solo_rules = Regole per un solo giocatore
    .value-underage = Maghi minorenni
    .value-qualified = Maghi provetti
    .about-underage = Per cominciare: una missione richiede solo i suoi oggetti.
    .about-qualified = Una missione richiede anche carte, e sulle torri ci sono i Mangiamorte.
hogwarts-option-teams = Squadre
hogwarts-option-end_timing = Quando l’obiettivo è raggiunto
    .value-round = Si finisce il giro
    .value-immediate = Ci si ferma subito
hogwarts-option-winner = Chi vince
    .value-most_points = Più punti
    .value-most_points_among_qualified = Più punti, obiettivo raggiunto
hogwarts-option-points_floor = Punteggio più basso
    .value-0 = 0
    .value-none = Nessuno
hogwarts-option-first_player = Chi comincia
    .value-random = Un giocatore a caso
hogwarts-option-hp_cap = PV massimi
    .value-none = Senza limite
    .value-start_value = Come all’inizio
hogwarts-option-hp_zero = Perdere l’ultimo PV fuori dai combattimenti
    .value-knockout = Fuori combattimento
    .value-floor_1 = Resta 1 PV
hogwarts-option-extra_stops = Fermarsi prima
    .value-none = Missioni e torri
    .value-classroom_with_book = Anche le aule di cui si ha un libro
    .value-named_places = Anche ogni luogo con un nome
hogwarts-option-floo_from_standing = Metropolvere senza muoversi prima
hogwarts-option-buckbeak = Fierobecco vola
    .value-instead_of_roll = Al posto del tiro
    .value-after_move = Dopo il movimento
hogwarts-option-trade_refused_draw = Una carta dopo uno scambio rifiutato
hogwarts-option-required_cards = Carte richieste dalle missioni
    .value-hold = Basta averle
    .value-spend = Si spendono
hogwarts-option-exams_per_stop = Esami per sosta
    .value-all = Tutti
    .value-one = Uno
hogwarts-option-defence_dice = Dadi di difesa
    .value-off = Non si usano
    .value-players = Tra giocatori
    .value-players_and_death_eaters = Anche con i Mangiamorte
hogwarts-option-de_setup = I Mangiamorte vengono piazzati
    .value-random = A caso
    .value-first_player = Dal primo giocatore
hogwarts-option-de_exclude = Torri senza Mangiamorte
    .value-common_rooms = Sale comuni
    .value-first_tower = La prima torre
hogwarts-option-solo_death_eaters = Mangiamorte in solitario
    .value-inert = Non fanno nulla
    .value-automated = Mossi dal gioco
hogwarts-option-mission_exchange = Scambio di missioni
    .value-off = Mai
    .value-tower_7plus = Su una torre, in 7 o 8
hogwarts-option-coop_round_limit = Limite di giri per una sola squadra
    .value-none = Senza limite
hogwarts-option-team_ability = Abilità nei combattimenti di squadra
    .value-attacker = Colpisce chi attacca
    .value-all = Colpisce tutta la squadra
hogwarts-option-solo_quidditch = Partite in solitario
    .value-bot = Contro il gioco
    .value-off = Nessuna
hogwarts-option-placement = Formazione
    .value-default = Consueta
    .value-free = Libera
hogwarts-option-bludger = Un Bolide colpisce
    .value-within = Entro la distanza del dado
    .value-exact = Esattamente a quella distanza
hogwarts-option-steal_cost = Azioni per rubare la Pluffa
hogwarts-option-match_turns = Turni di ogni squadra nel round 1
    .value-none = Senza limite
hogwarts-option-mode2_floo_refill = Metropolvere nelle sale comuni
hogwarts-option-mode2_early_fights = Combattimenti prima del ritorno di Voldemort
hogwarts-option-mode2_both_lack = A entrambi manca il segnalino
    .value-continue = La partita continua
    .value-draw = Pareggio
hogwarts-option-mode2_de_draw = I Mangiamorte pescano carte
hogwarts-option-mode2_death_eaters = Numero di Mangiamorte
    .value-six = Sei
    .value-by_heroes = Tre per ogni eroe
hogwarts-option-seconds_per_turn = Tempo per turno
    .value-none = Senza limite
hogwarts-option-pack_data = Il tuo pacchetto (file TOML o JSON)
