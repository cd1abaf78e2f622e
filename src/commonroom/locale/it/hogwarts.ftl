### A Year at Hogwarts in italiano: nomi e battute di tutto ciò che c'è nella scatola, e le frasi con cui si compongono
### i testi delle carte. Che cosa fa una carta sta in games/hogwarts/content; qui sta solo come lo si dice.

# The language of this file: a pack of somebody’s own may have names in several.
hogwarts-language = it

## I mazzi e gli altri titoli

hogwarts-deck-behaviour = Comportamento
hogwarts-deck-fight = Combattimenti
hogwarts-deck-duel = Duelli
hogwarts-deck-event = Eventi
hogwarts-deck-book = Libri
hogwarts-deck-potion = Pozioni
hogwarts-deck-spell = Incantesimi
hogwarts-deck-quidditch = Quidditch
hogwarts-list-missions = Missioni
hogwarts-list-tokens = Segnalini oggetto
hogwarts-list-characters = Personaggi
# A deck in a listing: $name, and how many cards it has.
hogwarts-list-deck =
    { $count ->
        [one] { $name }: { $count } carta
       *[other] { $name }: { $count } carte
    }
# A book in a listing.
hogwarts-list-book = «{ $name }» – { $author }

## Le parti del tabellone

hogwarts-area-castle = Castello di Hogwarts
hogwarts-area-upper_floors = I piani superiori
hogwarts-area-dungeons = I sotterranei
hogwarts-area-grounds = Il parco
hogwarts-area-hogsmeade = Hogsmeade
hogwarts-area-diagon_alley = Diagon Alley
hogwarts-area-far_places = Luoghi lontani
hogwarts-map-title = Un anno a Hogwarts
hogwarts-map-walk = un passo
hogwarts-map-passage = passaggio libero

## I tipi di casella

hogwarts-kind-start = Partenza
hogwarts-kind-signpost = Cartello
hogwarts-kind-plain = Niente di speciale
hogwarts-kind-tower = Torre
hogwarts-kind-common_room = Sala comune
hogwarts-kind-classroom = Aula
hogwarts-kind-rosette = Oggetto
hogwarts-kind-hp = Salute
hogwarts-kind-place = Luogo con un nome
hogwarts-kind-bridge = Ponte
hogwarts-kind-pitch = Campo di Quidditch
hogwarts-kind-blocked = Non si può entrare
hogwarts-kind-spell = Incantesimo
hogwarts-kind-potion = Pozione
hogwarts-kind-book = Libro
hogwarts-kind-behaviour = Comportamento
hogwarts-kind-event = Evento
hogwarts-kind-duel = Duello

## Che cosa fanno gli effetti. $amount and $count are numbers without a sign; $sign is gain or loss. The sentences tell a
## player what to do, so that they fit whoever is meant: "Per tutti: Perdi 1 PV." $from is card, or ability where
## the sentence around it says already when it works.

hogwarts-effect-opp_hp = L’avversario perde { $amount } PV.
hogwarts-effect-self_hp =
    { $sign ->
        [gain] Recuperi { $amount } PV.
       *[loss] Perdi { $amount } PV.
    }
hogwarts-effect-cancel_attack =
    { $what ->
        [reveal] Annulli ciò che fa una carta quando viene rivelata.
       *[attack] Annulli l’attacco.
    }
hogwarts-effect-search =
    { $deck ->
        [potion] Guardi il mazzo delle pozioni e prendi
       *[spell] Guardi il mazzo degli incantesimi e prendi
    } { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } a tua scelta.
# $deck is one of the eight decks.
hogwarts-effect-draw =
    Peschi { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } { $deck ->
        [behaviour] comportamento
        [fight] combattimento
        [duel] duello
        [event] evento
        [book] libro
        [potion] pozione
        [spell] incantesimo
       *[quidditch] Quidditch
    }.
# $of is any, magic, book, spell or potion; $pick is chosen or random; $who is you or chosen_player; $count may be "all".
hogwarts-effect-discard =
    { $who ->
        [chosen_player] Un giocatore a tua scelta mette
       *[you] Metti
    } { $count ->
        [all] tutte le carte
        [one] { $count } carta
       *[other] { $count } carte
    } { $of ->
        [magic] incantesimo o pozione
        [book] libro
        [spell] incantesimo
        [potion] pozione
       *[any] della mano
    } sotto i mazzi{ $pick ->
        [random] , a caso
       *[chosen] {""}
    }.
hogwarts-effect-points =
    { $sign ->
        [gain] Guadagni { $amount ->
            [one] { $amount } punto
           *[other] { $amount } punti
        }.
       *[loss] Perdi { $amount ->
            [one] { $amount } punto
           *[other] { $amount } punti
        }.
    }
hogwarts-effect-all_points =
    { $sign ->
        [gain] Tutti i giocatori guadagnano { $amount ->
            [one] { $amount } punto
           *[other] { $amount } punti
        }.
       *[loss] Tutti i giocatori perdono { $amount ->
            [one] { $amount } punto
           *[other] { $amount } punti
        }.
    }
hogwarts-effect-gain =
    { $what ->
        [portkey] Prendi { $count ->
            [one] { $count } Passaporta
           *[other] { $count } Passaporte
        }.
       *[floo] Prendi { $count ->
            [one] { $count } dose di Metropolvere
           *[other] { $count } dosi di Metropolvere
        }.
    }
hogwarts-effect-all_gain =
    { $what ->
        [portkey] Tutti i giocatori prendono { $count ->
            [one] { $count } Passaporta
           *[other] { $count } Passaporte
        }.
       *[floo] Tutti i giocatori prendono { $count ->
            [one] { $count } dose di Metropolvere
           *[other] { $count } dosi di Metropolvere
        }.
    }
hogwarts-effect-lose =
    { $what ->
        [portkey] Restituisci { $count ->
            [one] { $count } Passaporta
           *[other] { $count } Passaporte
        }.
       *[floo] Restituisci { $count ->
            [one] { $count } dose di Metropolvere
           *[other] { $count } dosi di Metropolvere
        }.
    }
hogwarts-effect-teleport = Vai subito { $place }.
hogwarts-effect-all_teleport = Tutti i giocatori vanno subito { $place }.
hogwarts-effect-steal =
    { $what ->
        [item] Prendi { $count ->
            [one] { $count } segnalino oggetto a tua scelta
           *[other] { $count } segnalini oggetto a tua scelta
        } da un altro giocatore.
       *[card] Prendi { $count ->
            [one] { $count } carta a caso
           *[other] { $count } carte a caso
        } da un altro giocatore.
    }
hogwarts-effect-swap_item = Offri a un altro giocatore uno dei tuoi segnalini oggetto in cambio di uno dei suoi.
hogwarts-effect-extra_die =
    { $on ->
        [move] Tiri { $count ->
            [one] { $count } dado
           *[other] { $count } dadi
        } in più per il tuo prossimo movimento.
       *[fight] Attacchi con { $count ->
            [one] { $count } dado
           *[other] { $count } dadi
        } in più{ $from ->
            [card] {" "}fino alla fine del combattimento.
           *[ability] .
        }
    }
hogwarts-effect-resistance_opp =
    La resistenza dell’avversario vale { $amount } in meno{ $from ->
        [card] {" "}fino alla fine del combattimento.
       *[ability] .
    }
hogwarts-effect-resistance_self =
    La tua resistenza vale { $amount } in più{ $from ->
        [card] {" "}fino alla fine del combattimento.
       *[ability] .
    }
hogwarts-effect-reroll =
    { $on ->
        [move] { $dice ->
            [one] Puoi tirare di nuovo uno dei tuoi dadi di movimento.
           *[all] Puoi tirare di nuovo quanti dadi di movimento vuoi.
        }
       *[fight] { $dice ->
            [one] Puoi tirare di nuovo uno dei tuoi dadi d’attacco.
           *[all] Puoi tirare di nuovo quanti dadi d’attacco vuoi.
        }
    }
# $either is yes where the player may also go fewer fields.
hogwarts-effect-move_bonus =
    { $either ->
        [yes] Puoi muoverti di { $amount ->
            [one] { $amount } casella
           *[other] { $amount } caselle
        } in più o in meno di quanto hai tirato.
       *[no] { $from ->
            [card] Nel tuo prossimo movimento ti muovi di { $amount ->
                [one] { $amount } casella
               *[other] { $amount } caselle
            }
           *[ability] Ti muovi di { $amount ->
                [one] { $amount } casella
               *[other] { $amount } caselle
            }
        } { $sign ->
            [gain] in più di quanto tiri.
           *[loss] in meno di quanto tiri.
        }
    }
# $count may be "all".
hogwarts-effect-pass_players =
    { $who ->
        [players] { $count ->
            [all] Superi gli altri giocatori senza fermarti.
            [one] Superi { $count } altro giocatore senza fermarti.
           *[other] Superi { $count } altri giocatori senza fermarti.
        }
       *[everyone] { $count ->
            [all] In questo turno superi giocatori e Mangiamorte senza fermarti.
            [one] Superi { $count } giocatore o Mangiamorte senza fermarti.
           *[other] Superi { $count } giocatori o Mangiamorte senza fermarti.
        }
    }
hogwarts-effect-skip_next_roll = Nel tuo prossimo turno non tiri: resti dove sei.
hogwarts-effect-seeker =
    { $amount ->
        [one] Il tuo Cercatore vola avanti di { $amount } casella.
       *[other] Il tuo Cercatore vola avanti di { $amount } caselle.
    }
hogwarts-effect-seeker_opp =
    { $amount ->
        [one] L’altro Cercatore arretra di { $amount } casella.
       *[other] L’altro Cercatore arretra di { $amount } caselle.
    }
hogwarts-effect-seeker_extra_die = Tiri un dado in più e voli di quanto indica.
hogwarts-effect-opp_heals = L’avversario guadagna { $amount } PV.
hogwarts-effect-opp_shield = La sua resistenza vale { $amount } in più.
hogwarts-effect-opp_grows = Ogni colpo toglie { $amount } PV più del precedente, al massimo { $most } in più.
hogwarts-effect-opp_rests = L’avversario non colpisce.
hogwarts-effect-opp_flees = L’avversario fugge.

## The same of somebody else, to follow "everybody" or "whoever rolls lowest".

hogwarts-does-self_hp =
    { $sign ->
        [gain] recupera
       *[loss] perde
    } { $amount } PV
hogwarts-does-points =
    { $sign ->
        [gain] guadagna
       *[loss] perde
    } { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }
hogwarts-does-draw =
    pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } { $deck ->
        [behaviour] comportamento
        [fight] combattimento
        [duel] duello
        [event] evento
        [book] libro
        [potion] pozione
        [spell] incantesimo
       *[quidditch] Quidditch
    }
hogwarts-does-gain =
    prende { $what ->
        [portkey]
            { $count ->
                [one] { $count } Passaporta
               *[other] { $count } Passaporte
            }
       *[floo]
            { $count ->
                [one] { $count } dose di Metropolvere
               *[other] { $count } dosi di Metropolvere
            }
    }
hogwarts-does-lose =
    restituisce { $what ->
        [portkey]
            { $count ->
                [one] { $count } Passaporta
               *[other] { $count } Passaporte
            }
       *[floo]
            { $count ->
                [one] { $count } dose di Metropolvere
               *[other] { $count } dosi di Metropolvere
            }
    }
hogwarts-does-teleport = va subito { $place }
hogwarts-does-steal =
    prende { $what ->
        [item]
            { $count ->
                [one] { $count } segnalino oggetto
               *[other] { $count } segnalini oggetto
            } a sua scelta
       *[card]
            { $count ->
                [one] { $count } carta a caso
               *[other] { $count } carte a caso
            }
    } da un altro giocatore
hogwarts-does-swap_item = offre a un altro giocatore un proprio segnalino oggetto in cambio di uno dei suoi
hogwarts-does-discard =
    mette { $count ->
        [all] tutte le carte
        [one] { $count } carta
       *[other] { $count } carte
    } { $of ->
        [magic] incantesimo o pozione
        [book] libro
        [spell] incantesimo
        [potion] pozione
       *[any] della mano
    } sotto i mazzi{ $pick ->
        [random] , a caso
       *[chosen] {""}
    }
hogwarts-does-move_bonus =
    { $either ->
        [yes] può muoversi, nel prossimo movimento,
       *[no] si muove, nel prossimo movimento,
    } di { $amount ->
        [one] { $amount } casella
       *[other] { $amount } caselle
    } { $either ->
        [yes] in più o in meno
       *[no]
            { $sign ->
                [gain] in più
               *[loss] in meno
            }
    } di quanto tira
hogwarts-does-skip_next_roll = non tira nel prossimo turno e resta dove si trova
hogwarts-does-pass_card_right =
    passa { $amount ->
        [one] { $amount } carta a caso
       *[other] { $amount } carte a caso
    } al giocatore alla sua destra

## Che cosa fanno le funzioni registrate. $amount is their number.

hogwarts-special-summon_item =
    { $amount ->
        [one] Prendi un segnalino oggetto che si trova al massimo a { $amount } passo da te; conta come raccolto.
       *[other] Prendi un segnalino oggetto che si trova al massimo a { $amount } passi da te; conta come raccolto.
    }
hogwarts-special-arrange_top =
    { $amount ->
        [one] Guardi la prima carta di un mazzo e la rimetti al suo posto.
       *[other] Guardi le prime { $amount } carte di un mazzo e le rimetti a posto nell’ordine che vuoi.
    }
hogwarts-special-escape =
    { $amount ->
        [one] Fuggi dal combattimento su una casella a { $amount } passo di distanza.
       *[other] Fuggi dal combattimento su una casella a { $amount } passi di distanza.
    }
hogwarts-special-extra_turn = Giochi un altro turno dopo questo.
hogwarts-special-fly_out = Invece di tirare, voli su una casella qualsiasi di Diagon Alley o dei luoghi lontani; torni indietro alla fine del turno.
hogwarts-special-carry_more =
    { $amount ->
        [one] In un turno puoi raccogliere { $amount } segnalino oggetto in più.
       *[other] In un turno puoi raccogliere { $amount } segnalini oggetto in più.
    }
hogwarts-special-shrug_off =
    { $amount ->
        [one] Una carta che ti toglierebbe { $amount } punto non te ne toglie nessuno.
       *[other] Una carta che ti toglierebbe al massimo { $amount } punti non te ne toglie nessuno.
    }
hogwarts-special-soften_first_loss = La perdita è di { $amount } PV in meno.
hogwarts-special-heal_better = Recuperi { $amount } PV in più.
hogwarts-special-change_tower =
    { $amount ->
        [one] Puoi prima passare a una torre al massimo a { $amount } passo di distanza.
       *[other] Puoi prima passare a una torre al massimo a { $amount } passi di distanza.
    }
hogwarts-special-pass_card_right =
    { $amount ->
        [one] Passi { $amount } carta a caso al giocatore alla tua destra.
       *[other] Passi { $amount } carte a caso al giocatore alla tua destra.
    }

## Where a teleport may lead instead of to one field, to follow "go". $whom is you, one for somebody else or all.

hogwarts-destination-any_castle = in una casella qualsiasi del castello e del parco
hogwarts-destination-choice = in una casella qualsiasi
hogwarts-destination-own_common_room =
    { $whom ->
        [one] nella torre della propria Casa
        [all] nella torre della propria Casa
       *[you] nella torre della tua Casa
    }

## Cornici intorno agli effetti. $text is one or more sentences.

hogwarts-type-attack = Attacco: { $text }
hogwarts-type-defence = Difesa: { $text }
hogwarts-type-start_of_turn = All’inizio del tuo turno: { $text }
# $who tells whom a part of an event concerns.
hogwarts-text-whom =
    { $who ->
        [lowest_roll] Chi tira il numero più basso
        [highest_roll] Chi tira il numero più alto
        [fewest_points] Chi ha meno punti
        [most_points] Chi ha più punti
       *[everybody] Ogni giocatore
    }
# $whom is that, $text what somebody does; $may is yes where they are free to decline.
hogwarts-text-event =
    { $whom } { $text }{ $may ->
        [yes] , se vuole
       *[no] {""}
    }.
# The same where there is no word below for it: $text tells a player what to do.
hogwarts-text-event-apart =
    { $whom } fa questo{ $may ->
        [yes] , se vuole
       *[no] {""}
    }: { $text }
hogwarts-text-and = { $one } e { $other }
# The way to a field that has no words for it.
hogwarts-text-towards = nella casella «{ $name }»
hogwarts-text-roll = Tutti tirano un dado. { $text }
hogwarts-text-kept =
    { $what ->
        [portkey] Conserva questa carta: vale una Passaporta.
       *[floo] Conserva questa carta: vale una dose di Metropolvere.
    }
hogwarts-text-book =
    { $value ->
        [one] Esame di { $classroom }: { $value } punto.
       *[other] Esame di { $classroom }: { $value } punti.
    }
hogwarts-text-use-fight = In un combattimento: { $text }
hogwarts-text-use-turn = Nel tuo turno: { $text }
hogwarts-text-opponent-values = { $hp } PV, resistenza { $resistance }.
hogwarts-text-opponent-reveal = Quando la carta viene rivelata: { $text }
hogwarts-text-opponent-after_attack = Dopo ogni tuo attacco: { $text }
hogwarts-text-opponent-before_attack = Prima di ogni tuo attacco: { $text }
hogwarts-text-opponent-immune =
    { $deck ->
        [potion] Le pozioni non hanno effetto su questo avversario.
       *[spell] Gli incantesimi non hanno effetto su questo avversario.
    }
hogwarts-text-opponent-no_final_use = Una volta sconfitto, questo avversario non colpisce più.
# What an opponent does besides striking: in which rounds, for which number on the dice, or after which round.
hogwarts-text-habit-rounds =
    { $rounds ->
        [first] Nel primo round: { $text }
        [odd] Nel primo, terzo, quinto… round: { $text }
        [even] Un round sì e uno no, dal secondo: { $text }
       *[all] In ogni round: { $text }
    }
hogwarts-text-habit-shows = Per ogni { $shows } che tiri: { $text }
hogwarts-text-habit-after = Dopo il round { $round }: { $text }
# When an ability of a character works. $symbol is the symbol on a field, $area the name of a part of the board.
hogwarts-moment-roll = Quando tiri per muoverti: { $text }
hogwarts-moment-roll-area = Quando il tuo movimento comincia in questa parte del tabellone ({ $area }): { $text }
hogwarts-moment-walk =
    { $limit ->
        [turn] Una volta per turno, mentre cammini: { $text }
       *[none] Mentre cammini: { $text }
    }
hogwarts-moment-stop =
    { $symbol ->
        [potion] Su una casella pozione, in più: { $text }
        [book] Su una casella libro, in più: { $text }
        [behaviour] Su una casella comportamento, in più: { $text }
        [event] Su una casella evento, in più: { $text }
        [duel] Su una casella duello, in più: { $text }
       *[spell] Su una casella incantesimo, in più: { $text }
    }
hogwarts-moment-behaviour = Per un cattivo comportamento: { $text }
hogwarts-moment-attack =
    { $limit ->
        [fight] Una volta per combattimento, quando attacchi: { $text }
       *[none] Quando attacchi: { $text }
    }
hogwarts-moment-first_attack = Con il tuo primo attacco in un combattimento: { $text }
hogwarts-moment-first_round = Nel primo round di un combattimento: { $text }
hogwarts-moment-attacking_first = In un combattimento che cominci tu: { $text }
hogwarts-moment-hits =
    { $hits ->
        [one] Una volta per combattimento, dopo un attacco con almeno { $hits } colpo a segno: { $text }
       *[other] Una volta per combattimento, dopo un attacco con almeno { $hits } colpi a segno: { $text }
    }
hogwarts-moment-loss = Alla prima perdita di PV in un combattimento: { $text }
hogwarts-moment-heal = Quando una carta di difesa ti cura: { $text }
hogwarts-text-character-values =
    { $dice ->
        [one] { $hp } PV, { $dice } dado d’attacco, resistenza { $resistance }.
       *[other] { $hp } PV, { $dice } dadi d’attacco, resistenza { $resistance }.
    }
hogwarts-text-character-cards = Carte all’inizio: { $cards }.
hogwarts-text-some-cards =
    { $deck ->
        [book]
            { $count ->
                [one] { $count } libro
               *[other] { $count } libri
            }
        [spell]
            { $count ->
                [one] { $count } incantesimo
               *[other] { $count } incantesimi
            }
       *[potion]
            { $count ->
                [one] { $count } pozione
               *[other] { $count } pozioni
            }
    }
hogwarts-text-mission =
    { $points ->
        [one] { $place }, { $points } punto. Da portare: { $tokens }.
       *[other] { $place }, { $points } punti. Da portare: { $tokens }.
    }
hogwarts-text-mission-needs = Ai maghi provetti serve anche: { $needs }.
hogwarts-text-mission-opponent = Il tuo avversario: { $name }, { $hp } PV.
# A card that a mission asks for without naming it. $deck is spell, potion or any; $type attack, defence, heal or any.
hogwarts-text-need =
    { $count } { $deck ->
        [spell] { $count ->
            [one] incantesimo
           *[other] incantesimi
        }
        [potion] { $count ->
            [one] pozione
           *[other] pozioni
        }
       *[any] { $count ->
            [one] carta
           *[other] carte
        }
    }{ $type ->
        [attack] {" "}d’attacco
        [defence] {" "}di difesa
        [heal] {" "}di cura
       *[any] {""}
    }
hogwarts-text-need-named =
    { $count ->
        [one] { $name }
       *[other] { $count } × { $name }
    }
hogwarts-text-field-slots =
    { $count ->
        [one] All’inizio qui c’è { $count } segnalino oggetto.
       *[other] All’inizio qui ci sono { $count } segnalini oggetto.
    }
hogwarts-text-field-floo = Ci si arriva da una torre con la Metropolvere.
hogwarts-text-field-portkey = Ci si arriva dal campo di Quidditch con una Passaporta.
hogwarts-text-field-exam = Qui si possono dare esami.
hogwarts-text-field-common_room = Sala comune: pesca una carta o proponi uno scambio.

## Case e materie

hogwarts-house-gryffindor = Grifondoro
hogwarts-house-hufflepuff = Tassorosso
hogwarts-house-ravenclaw = Corvonero
hogwarts-house-slytherin = Serpeverde
hogwarts-subject-charms = Incantesimi
hogwarts-subject-transfiguration = Trasfigurazione
hogwarts-subject-defence = Difesa contro le Arti Oscure
hogwarts-subject-potions = Pozioni
hogwarts-subject-herbology = Erbologia
hogwarts-subject-creatures = Cura delle Creature Magiche

## Caselle

hogwarts-field-start = Partenza
    .flavour = Baule, gufo, rospo. Qualcosa è già rimasto a casa.
hogwarts-field-signpost = Cartello
    .flavour = Indica tutto insieme, e lo fa a fin di bene.
hogwarts-field-banner = Stendardo di Hogwarts
    .flavour = Quattro animali, un drappo, nessun accordo.
hogwarts-field-clock_tower = Torre dell’Orologio
    .flavour = Sempre puntuale: qui nessuno ci è abituato.
hogwarts-field-s01 = Chiostro gocciolante
    .flavour = Ogni goccia ha un nome. Nessuna risponde.
hogwarts-field-gryffindor_tower = Torre di Grifondoro
    .flavour = La parola d’ordine è cambiata stamattina. Nessuno te l’ha detto.
hogwarts-field-s02 = Angolo dei ritratti
    .flavour = Le dame nelle cornici hanno visto i tuoi voti.
hogwarts-field-s03 = Sala delle armature
    .flavour = Una delle armature ha il singhiozzo.
hogwarts-field-s04 = Corridoio della sala professori
    .flavour = Dietro la porta, quaranta sospiri sui tuoi temi.
hogwarts-field-hufflepuff_tower = Torre di Tassorosso
    .flavour = Profuma di pane caldo e di buone maniere altrui.
hogwarts-field-s05 = Galleria dei motti
    .flavour = «Mai solleticare…» Il resto se l’è mangiato qualcuno.
hogwarts-field-s06 = Panca alla finestra
    .flavour = La vista più bella sul lago, lo spiffero peggiore del castello.
hogwarts-field-s07 = Corridoio dei trofei
    .flavour = Il nonno di qualcuno era bravissimo.
hogwarts-field-astronomy_tower = Torre di Astronomia
    .flavour = Trecento gradini. Le stelle non scendono per te.
hogwarts-field-s08 = Pianerottolo delle carte stellari
    .flavour = Una mappa di tutto il cielo, con del tè su Nettuno.
hogwarts-field-charms_classroom = Incantesimi
    .flavour = Occhio alle piume, e a ciò che le tiene su.
hogwarts-field-s09 = Arazzo dei troll
    .flavour = Un troll in tutù, tessuto con convinzione.
hogwarts-field-bell_tower = Torre Campanaria
    .flavour = Suona per le lezioni, mai per il pranzo.
hogwarts-field-s10 = Corridoio delle assi cigolanti
    .flavour = La terza asse fa la spia al custode.
hogwarts-field-hospital_wing = Infermeria
    .flavour = Lenzuola pulite, regole severe, uva.
hogwarts-field-s11 = Passaggio delle palme in vaso
    .flavour = La palma si china quando si sussurra.
hogwarts-field-ravenclaw_tower = Torre di Corvonero
    .flavour = Il battente ha una domanda. Ha sempre una domanda.
hogwarts-field-s12 = Galleria blu
    .flavour = Qui tutto è blu, anche le scuse.
hogwarts-field-s13 = Sala degli specchi
    .flavour = Anche il tuo riflesso è in ritardo a Pozioni.
hogwarts-field-dada_classroom = Difesa contro le Arti Oscure
    .flavour = Un insegnante nuovo ogni anno. Non affezionarti.
hogwarts-field-north_tower = Torre Nord
    .flavour = Una scala d’argento, e foglie di tè che disapprovano.
hogwarts-field-s14 = Angolo degli spifferi
    .flavour = Da qui i cappelli se ne vanno da soli.
hogwarts-field-west_wing_3f = Ala ovest, terzo piano
    .flavour = Vietato entrare. C’è la fila.
hogwarts-field-s15 = Ripostiglio delle scope
    .flavour = Pieno di scope. Di solito.
hogwarts-field-west_tower = Torre Ovest
    .flavour = Qui si ritrovano i gufi per parlare di te.
hogwarts-field-s16 = Corridoio degli echi
    .flavour = Qui… ui… i…
hogwarts-field-transfiguration_classroom = Trasfigurazione
    .flavour = Il gatto sulla cattedra corregge il tuo compito.
hogwarts-field-s17 = Nicchia di lettura
    .flavour = Qualcuno ha letto qui così a lungo che c’è il muschio.
hogwarts-field-slytherin_tower = Torre di Serpeverde
    .flavour = Il muro vuole sapere chi sono i tuoi genitori.
hogwarts-field-s18 = Passaggio muschioso
    .flavour = Morbido sotto i piedi. Un tempo era un tappeto.
hogwarts-field-s19 = Arco stillante
    .flavour = Cammina in fretta, o porta il sapone.
hogwarts-field-owlery_tower = Torre della Guferia
    .flavour = Guarda in su, ma a bocca chiusa.
hogwarts-field-s20 = Vialetto dei gufi
    .flavour = Spazzato ogni giorno da chi ha perso la scommessa.
hogwarts-field-viaduct_bridge = Viadotto
    .flavour = Non guardare giù. Tutti guardano giù.
hogwarts-field-s21 = Scala del corpo di guardia
    .flavour = Trentuno gradini in salita, trenta in discesa.
hogwarts-field-s22 = Scaffale degli oggetti smarriti
    .flavour = Undici scarpe sinistre, e un rospo molto paziente.
hogwarts-field-gate_tower = Torre del Portone
    .flavour = Due cinghiali alati, e nessuno ti ha visto rientrare.
hogwarts-field-s23 = Panca del custode
    .flavour = Ancora calda. Non può essere lontano.
# .towards is the way there within a sentence: go straight …; places without it are called by their names.
hogwarts-field-great_hall = Sala Grande
    .flavour = Il soffitto dà pioggia.
    .towards = nella Sala Grande
hogwarts-field-gh_s = Sala Grande, porta sud
    .flavour = Profumo di budino. Coraggio.
hogwarts-field-gh_e = Sala Grande, porta est
    .flavour = Si apre da sola, il giovedì.
hogwarts-field-gh_n = Sala Grande, porta nord
    .flavour = Per insegnanti e ritardatari. Tu sei uno dei due.
hogwarts-field-gh_w = Sala Grande, porta ovest
    .flavour = Quattrocento cucchiai in una volta.
hogwarts-field-grand_staircase = Scalone principale
    .flavour = Ti porterà da qualche parte. Non per forza oggi.
hogwarts-field-u01 = Pianerottolo lunatico
    .flavour = Il pianerottolo tiene il broncio. Passi leggeri.
hogwarts-field-u02 = Armadio delle curiosità
    .flavour = Non stringere la mano, per favore. Le piace.
hogwarts-field-u03 = Galleria dei duelli
    .flavour = Bruciature, in ordine di anno.
hogwarts-field-dark_tower = Torre Oscura
    .flavour = Qualcuno continua a spegnere le torce. Non c’è nessuno.
hogwarts-field-room_of_requirement = Stanza delle Necessità
    .flavour = È proprio ciò che ti serve, e lo sa.
hogwarts-field-u04 = Angolo preferito di Pix
    .flavour = Non c’è. È questo che ti preoccupa.
hogwarts-field-headmaster_tower = Torre del Preside
    .flavour = Indovina un dolce. Uno qualsiasi.
hogwarts-field-dumbledores_office = Ufficio di Silente
    .flavour = I ritratti fanno finta di dormire.
hogwarts-field-u05 = Deposito dei calderoni
    .flavour = Ammaccati, fusi o stregati: prendine uno.
hogwarts-field-u06 = Nicchia del gargoyle
    .flavour = Si è mosso. Ma no. Ma sì.
hogwarts-field-divination_tower = Torre di Divinazione
    .flavour = Dovevi venire qui. Lei lo sapeva.
hogwarts-field-u07 = Corridoio dei prefetti
    .flavour = Il bagno in fondo ha cento rubinetti. Guardare si può.
hogwarts-field-library_tower = Torre della Biblioteca
    .flavour = Qui i libri salgono a prendere aria.
hogwarts-field-library = Biblioteca
    .flavour = Sst.
hogwarts-field-restricted_section = Reparto Proibito
    .flavour = Il libro urla una volta sola. Basta e avanza.
hogwarts-field-u08 = Carrello dei libri restituiti
    .flavour = Uno ha morso tutti gli altri.
hogwarts-field-dungeon_stairs = Scale dei sotterranei
    .flavour = Ogni gradino è più freddo del precedente, e più umido.
hogwarts-field-kitchens = Cucine
    .flavour = Solletica la pera, esci con la torta.
hogwarts-field-d01 = Corridoio dei barattoli
    .flavour = Nel terzo barattolo qualcosa ha salutato.
hogwarts-field-potions_classroom = Pozioni
    .flavour = Mescola. Non respirare. Non pensare così forte.
hogwarts-field-snapes_office = Ufficio di Piton
    .flavour = È dietro di te.
    .towards = nell’ufficio di Piton
hogwarts-field-d02 = Porta della dispensa
    .flavour = Chiusa per quelli come te. Profumo divino.
hogwarts-field-d03 = Volta dei passi
    .flavour = Ti senti camminare due volte.
hogwarts-field-south_tower = Torre Sud
    .flavour = L’unica torre al sole. Se la sono presa i gatti.
hogwarts-field-d04 = Passaggio dalla luce verde
    .flavour = La luce viene dal lago, e qualcosa guarda dentro con lei.
hogwarts-field-d05 = Incrocio allagato
    .flavour = Porta una barca, o un amico alto.
hogwarts-field-myrtles_bathroom = Bagno di Mirtilla Malcontenta
    .flavour = Ha sentito quello che hai detto di lei.
hogwarts-field-chamber_of_secrets = Camera dei Segreti
    .flavour = Pulisciti i piedi. Sono quasi tutte ossa.
hogwarts-field-d06 = Vecchia tubatura
    .flavour = Qui viveva qualcosa di grosso. Viveva?
hogwarts-field-wooden_bridge = Ponte di legno coperto
    .flavour = Scricchiola in tre lingue.
hogwarts-field-g01 = Cerchio di pietre
    .flavour = Più vecchio della scuola, e più educato.
hogwarts-field-g02 = Pendio delle erbe
    .flavour = Sa di cena, e un po’ di starnuto.
hogwarts-field-hagrids_hut = Capanna di Hagrid
    .flavour = Bussa, poi preparati al cane.
hogwarts-field-care_classroom = Cura delle Creature Magiche
    .flavour = Oggi: qualcosa con troppe estremità.
hogwarts-field-forbidden_forest = Foresta Proibita
    .flavour = Gli alberi ti hanno contato all’ingresso.
hogwarts-field-g03 = Prato calpestato
    .flavour = Chiunque sia passato porta il duecento.
hogwarts-field-g04 = Tronco caduto
    .flavour = Caduto in una tempesta, o in una lite.
hogwarts-field-g05 = Limitare degli alberi
    .flavour = Ancora un passo, e non è più una passeggiata.
hogwarts-field-black_lake = Lago Nero
    .flavour = La piovra è gentile. Gli altri hanno fame.
hogwarts-field-whomping_willow = Platano Picchiatore
    .flavour = Si prega di non parcheggiare.
hogwarts-field-herbology_classroom = Erbologia
    .flavour = Annaffia prima che ti notino.
hogwarts-field-g07 = Sentiero delle serre
    .flavour = La ghiaia scricchiola. Anche qualcos’altro.
hogwarts-field-g06 = Approdo delle barche
    .flavour = Qui quelli del primo anno si bagnano. È tradizione.
hogwarts-field-training_tower = Torre di Allenamento
    .flavour = Cavalieri di paglia, lividi veri.
hogwarts-field-g08 = Spogliatoi
    .flavour = Sette ganci, sei divise, un Cercatore nervoso.
hogwarts-field-viaduct_tower = Torre del Viadotto
    .flavour = Da qui si vede bene chi è in ritardo.
hogwarts-field-quidditch_pitch = Campo di Quidditch
    .flavour = Erba, gloria e nasi storti.
hogwarts-field-g09 = Prato del picnic
    .flavour = Prima la marmellata, poi le vespe.
hogwarts-field-one_eyed_witch = Strega Orba
    .flavour = La sua gobba ha un’uscita.
hogwarts-field-honeydukes = Mielandia
    .flavour = I denti si lasciano fuori.
hogwarts-field-high_street = Via principale di Hogsmeade
    .flavour = Tutti i tuoi risparmi, in un colpo solo.
    .towards = nella via principale di Hogsmeade
hogwarts-field-hogs_head = Testa di Porco
    .flavour = I bicchieri si asciugano con la capra.
hogwarts-field-shack_lane = Vicolo della Stamberga
    .flavour = Qui hanno fretta anche le siepi.
hogwarts-field-shrieking_shack = Stamberga Strillante
    .flavour = È tranquilla, ultimamente. Alla gente manca.
hogwarts-field-leaky_cauldron = Paiolo Magico
    .flavour = Zuppa del giorno: quella di ieri.
hogwarts-field-a1 = Vetrina dei mantelli
    .flavour = La tua taglia, in tre colori che ti staranno stretti.
hogwarts-field-a2 = Emporio del gufo
    .flavour = Uno ha già scelto. Fissalo anche tu.
hogwarts-field-a3 = Bancarella di libri usati
    .flavour = Piena delle risposte degli altri.
hogwarts-field-gringotts_steps = Scalinata della Gringott
    .flavour = Il folletto in cima ha già contato i tuoi soldi.
hogwarts-field-gringotts = Banca Gringott
    .flavour = Qui tutto ha un numero, anche tu.
hogwarts-field-b1 = Venditore di boccette
    .flavour = Niente etichette, per motivi legali.
hogwarts-field-b2 = Botola della cantina
    .flavour = Si è aperta un poco al tuo passaggio.
hogwarts-field-b3 = Angolo dei perdigiorno
    .flavour = Stai bighellonando. Si è notato.
hogwarts-field-borgin_and_burkes = Magie Sinister
    .flavour = Se lo tocchi è tuo. Anche la maledizione.
hogwarts-field-k1 = Stradina sul retro
    .flavour = Qui nessuno è mai venuto apposta.
hogwarts-field-c1 = Gelateria
    .flavour = Undici gusti, e uno dice la verità.
hogwarts-field-flourish_and_blotts = Il Ghirigoro
    .flavour = I libri che mordono sono in gabbia. Anche il commesso.
hogwarts-field-c3 = Piazza affollata
    .flavour = Gomiti, gufi, e una zia che ti conosce.
hogwarts-field-ollivanders = Ollivander
    .flavour = Novemila scatole, e una canticchia.
hogwarts-field-ministry_of_magic = Ministero della Magia
    .flavour = Prendi il numero. Siediti. Resta dieci anni.
hogwarts-field-hall_of_prophecy = Sala delle Profezie
    .flavour = Tutto questo può ancora accadere. Non starnutire.
hogwarts-field-the_burrow = La Tana
    .flavour = A cena c’è sempre posto per un altro.
hogwarts-field-grimmauld_place = Grimmauld Place 12
    .flavour = Il ritratto all’ingresso vuole dirti due parole. Forte.
hogwarts-field-godrics_hollow = Godric’s Hollow
    .flavour = Un villaggio quieto dalla memoria lunga.
hogwarts-field-malfoy_manor = Villa Malfoy
    .flavour = Pavoni bianchi. Riferiscono tutto.
hogwarts-field-azkaban = Azkaban
    .flavour = Niente visite, niente posta, niente budino.
hogwarts-field-graveyard = Cimitero di Little Hangleton
    .flavour = Qualcuno ha scavato, e non per un tesoro.

## Personaggi

hogwarts-character-harry_potter = Harry Potter
    .flavour = Non cerca mai guai. Non ne ha bisogno.
hogwarts-character-hermione_granger = Hermione Granger
    .flavour = Ha letto le regole di questo gioco. Due volte.
hogwarts-character-ron_weasley = Ron Weasley
    .flavour = Coraggioso a stomaco vuoto, di più a stomaco pieno.
hogwarts-character-luna_lovegood = Luna Lovegood
    .flavour = Vede ciò che c’è, e ciò che non c’è ancora.
hogwarts-character-cho_chang = Cho Chang
    .flavour = Già in volo mentre gli altri lucidano la scopa.
hogwarts-character-cedric_diggory = Cedric Diggory
    .flavour = Perdere con lui è quasi un complimento.
hogwarts-character-neville_longbottom = Neville Paciock
    .flavour = Ha perso il rospo e trovato il coraggio.
hogwarts-character-draco_malfoy = Draco Malfoy
    .flavour = Le sue scarpe costano più della tua scopa. Te lo dirà.
hogwarts-character-lucius_malfoy = Lucius Malfoy
    .flavour = Ha pagato il pavimento su cui stai.
hogwarts-character-bellatrix_lestrange = Bellatrix Lestrange
    .flavour = Si sta divertendo un mondo.
hogwarts-character-barty_crouch_jr = Barty Crouch junior
    .flavour = Potrebbe essere chiunque. Lo è stato, per un anno.
hogwarts-character-antonin_dolohov = Antonin Dolohov
    .flavour = Parla poco. Il resto lo dice la bacchetta.
hogwarts-character-fenrir_greyback = Fenrir Greyback
    .flavour = Di mattina è intrattabile. Con la luna piena, peggio.
hogwarts-character-corban_yaxley = Corban Yaxley
    .flavour = Conosce il tuo piano, il tuo ufficio e tuo cugino.
hogwarts-character-peter_pettigrew = Peter Minus
    .flavour = Sta sempre dietro al più forte, e un po’ più in basso.
hogwarts-character-lord_voldemort = Lord Voldemort
    .flavour = Il nome non fa male. È tutto il resto.

## Segnalini oggetto

hogwarts-token-elder_wand = Bacchetta di Sambuco
    .flavour = Mai sconfitta. Chiedi agli ultimi padroni.
hogwarts-token-gryffindor_sword = Spada di Grifondoro
    .flavour = Viene a chi la merita, di solito da un cappello.
hogwarts-token-resurrection_stone = Pietra della Resurrezione
    .flavour = Presta compagnia, non vita.
hogwarts-token-invisibility_cloak = Mantello dell’Invisibilità
    .flavour = Nasconde tutto, tranne le impronte.
hogwarts-token-time_turner = Giratempo
    .flavour = Un’ora in più, e il doppio della stanchezza.
hogwarts-token-buckbeak = Fierobecco
    .flavour = Prima l’inchino. Poi occhio al becco.
hogwarts-token-basilisk_fang = Zanna di Basilisco
    .flavour = Gocciola ancora. Non usare come segnalibro.
hogwarts-token-riddle_diary = Diario di Tom Riddle
    .flavour = Risponde. E con una calligrafia migliore.
hogwarts-token-gaunt_ring = Anello di Orvoloson Gaunt
    .flavour = Un cimelio che morde l’erede.
hogwarts-token-hufflepuff_cup = Coppa di Tassorosso
    .flavour = È sopravvissuta a mille cene e a un pessimo ospite.
hogwarts-token-slytherin_locket = Medaglione di Serpeverde
    .flavour = Non portarlo a letto.
hogwarts-token-ravenclaw_diadem = Diadema di Corvonero
    .flavour = Rende i saggi più saggi, e ai vanitosi prude.
hogwarts-token-nagini = Nagini
    .flavour = Ama i posti caldi e i piani freddi.
hogwarts-token-cauldron = Calderone
    .flavour = Grande abbastanza per un uomo. È questo il guaio.
hogwarts-token-fathers_bone = Osso del padre
    .flavour = Preso in prestito senza chiedere.
hogwarts-token-wormtails_hand = Mano di Codaliscia
    .flavour = Un dono del padrone. Stringe anche lei.
hogwarts-token-harry_potter = Harry Potter
    .flavour = Non ha mai chiesto di essere un ingrediente.
hogwarts-token-enchanted_flute = Flauto incantato
    .flavour = Suona da solo, e solo ninne nanne.
hogwarts-token-winged_key = Chiave alata
    .flavour = Prendila prima che le altre imparino a mordere.
hogwarts-token-philosophers_stone = Pietra Filosofale
    .flavour = La vogliono tutti. Chi l’aveva l’ha lasciata.
hogwarts-token-mirror_of_erised = Specchio delle Brame
    .flavour = Non restare. Lì dentro sembri troppo felice.
hogwarts-token-marauders_map = Mappa del Malandrino
    .flavour = Sa dove sei, e non è impressionata.
hogwarts-token-mandrake = Mandragola
    .flavour = Dorme. Che continui così.
hogwarts-token-golden_egg = Uovo d’oro
    .flavour = Aprire sott’acqua, o mai.
hogwarts-token-gillyweed = Algabranchia
    .flavour = Sa di vecchio stagno, e presto ti ci senti a casa.
hogwarts-token-triwizard_cup = Coppa Tremaghi
    .flavour = Brilla come un premio, viaggia come una trappola.
hogwarts-token-prophecy_orb = Sfera della profezia
    .flavour = Il futuro di qualcuno. Non agitare.
hogwarts-token-two_way_mirror = Specchio gemello
    .flavour = Di’ il nome. Forse qualcuno risponde.
hogwarts-token-deluminator = Deluminatore
    .flavour = Clic: buio. Clic: la via di casa.
hogwarts-token-princes_book = Libro del Principe Mezzosangue
    .flavour = I margini sono meglio del libro.

## Missioni

hogwarts-mission-tame_the_dog = Ammansisci il cane a tre teste
    .flavour = Tre teste, tre appetiti, una ninna nanna. Non smettere di suonare per applaudirti.
hogwarts-mission-snare_and_key = Supera il Tranello del Diavolo fino alla chiave
    .flavour = A Erbologia qualcuno ha detto di rilassarsi. Quel qualcuno non era stritolato.
hogwarts-mission-find_the_stone = Trova la Pietra Filosofale
    .flavour = Il turbante non è mai stato una questione di moda.
hogwarts-mission-stop_the_troll = Ferma il troll di montagna
    .flavour = Alto quasi quattro metri, un solo neurone, ed è nel bagno delle ragazze.
hogwarts-mission-slay_the_basilisk = Uccidi il Basilisco
    .flavour = Prego: chiudi gli occhi, sguaina la spada e mena fendenti verso il sibilo.
hogwarts-mission-destroy_the_diary = Distruggi il diario
    .flavour = A un diario che risponde non si affidano mai i compiti.
hogwarts-mission-escape_the_spiders = Sfuggi ai ragni giganti
    .flavour = Hanno invitato a cena tutti i cugini. La cena sei tu.
hogwarts-mission-drive_off_the_dementors = Scaccia i Dissennatori
    .flavour = Pensa a qualcosa di felice. No, più felice del budino del giovedì.
hogwarts-mission-unmask_the_rat = Smaschera il topo
    .flavour = Dodici anni, un dito in meno e sempre in ascolto: che strano animaletto.
hogwarts-mission-free_the_hippogriff = Libera l’Ippogrifo
    .flavour = Prima l’inchino, poi il nodo, le spiegazioni al Ministro mai.
hogwarts-mission-snatch_the_egg = Ruba l’uovo d’oro
    .flavour = La mamma è nove tonnellate di pessimo carattere, e sa contare fino a uno.
hogwarts-mission-rescue_from_the_lake = Salva un amico dal lago
    .flavour = Un’ora sott’acqua: branchie comprese, asciugamano escluso.
hogwarts-mission-win_the_cup = Vinci il Torneo Tremaghi
    .flavour = Stamattina le siepi sono state potate. Non l’hanno presa bene.
hogwarts-mission-survive_the_rebirth = Sopravvivi alla rinascita
    .flavour = La peggior zuppa nella storia dei calderoni è quasi pronta.
hogwarts-mission-found_the_army = Fonda l’esercito segreto
    .flavour = Un gruppo di studio, professoressa. Studiamo come abbassare la testa.
hogwarts-mission-save_the_guard = Salva la guardia al Ministero
    .flavour = Turno di notte al nono livello: silenzio, noia, e poi qualcosa con le squame.
hogwarts-mission-escape_from_azkaban = Evadi da Azkaban
    .flavour = Questo albergo non ha mai ricevuto una buona recensione.
hogwarts-mission-reclaim_the_prophecy = Riprendi la profezia
    .flavour = Fila novantasette. Si prega di non toccare. Si prega di non far cadere. Si prega di correre.
hogwarts-mission-duel_in_the_ministry = Duello al Ministero
    .flavour = La fontana era costosa. Era.
hogwarts-mission-calm_the_giant = Calma il gigante
    .flavour = Vuole solo abbracciarti. È questo il problema.
hogwarts-mission-destroy_the_ring = Distruggi l’anello
    .flavour = Sta bene a qualsiasi dito, e poi si tiene la mano.
hogwarts-mission-destroy_the_locket = Distruggi il medaglione
    .flavour = Chi lo porta litiga con tutti. Finora, su Ron, nessuno ha notato differenze.
hogwarts-mission-destroy_the_goblet = Distruggi la coppa di Tassorosso
    .flavour = In questa camera blindata tutto si raddoppia appena lo tocchi. Vietato starnutire.
hogwarts-mission-destroy_the_diadem = Distruggi il diadema
    .flavour = Mille anni di cianfrusaglie nascoste, e una corona più intelligente di te.
hogwarts-mission-slay_the_snake = Uccidi il serpente
    .flavour = Il suo padrone se lo porta ovunque. Anche in battaglia. Soprattutto in battaglia.
hogwarts-mission-mend_the_cabinet = Chiudi l’Armadio Svanitore
    .flavour = Mobile di seconda mano, un solo proprietario, uscita in un altro edificio.
hogwarts-mission-master_the_wand = Domina la Bacchetta di Sambuco
    .flavour = Ha vinto tutti i duelli e perso tutti i proprietari.
hogwarts-mission-turn_the_stone = Richiama i morti
    .flavour = Girala tre volte, e coraggio con chi si presenta.
hogwarts-mission-trap_in_the_village = Sfuggi alla trappola nel villaggio
    .flavour = La vecchia signora non parla, non batte le palpebre e ha apparecchiato per uno.
hogwarts-mission-defeat_the_dark_lord = Sconfiggi il Signore Oscuro
    .flavour = Tutto quello che hai imparato quest’anno sta in una parola e in un colpo di bacchetta.

## Carte combattimento

hogwarts-fight-fluffy = Fuffi
    .flavour = Due teste dormono, la terza segna i punti.
hogwarts-fight-devils_snare = Tranello del Diavolo
    .flavour = Non è in collera. È solo molto affezionato alle caviglie.
hogwarts-fight-professor_quirrell = Professor Raptor
    .flavour = Davanti alla classe balbetta. Dietro la nuca ha la parlantina sciolta.
hogwarts-fight-mountain_troll = Troll di montagna
    .flavour = Ha un pensiero alla volta. Corri tra l’uno e l’altro.
hogwarts-fight-basilisk = Basilisco
    .flavour = Certi sguardi uccidono. Il suo è nel programma d’esame.
hogwarts-fight-tom_riddle = Tom Riddle
    .flavour = Caposcuola, allievo modello, ricordo con grandi progetti.
hogwarts-fight-aragog = Aragog
    .flavour = L’amico di un amico, con otto ginocchia e nessuna pietà.
hogwarts-fight-dementors = Dissennatori
    .flavour = Brina sulla finestra, e nessuno ricorda più la barzelletta.
hogwarts-fight-the_rat = Peter Minus
    .flavour = Piuttosto che guardarti negli occhi ti rosicchia i bagagli.
hogwarts-fight-executioner = Il boia
    .flavour = Prima legge tutta la sentenza, virgole comprese. Poi smette di leggere.
hogwarts-fight-hungarian_horntail = Ungaro Spinato
    .flavour = Spine davanti, spine dietro, fuoco nel mezzo.
hogwarts-fight-grindylows = Avvincini
    .flavour = Piccole dita verdi che non hanno mai imparato a mollare la presa.
hogwarts-fight-false_professor = Barty Crouch junior
    .flavour = Beve solo dalla sua fiaschetta, e adesso anche dalla tua.
hogwarts-fight-reborn_dark_lord = Il Signore Oscuro rinato
    .flavour = Primo giorno di rientro al lavoro, e già una riunione.
hogwarts-fight-high_inquisitor = Dolores Umbridge
    .flavour = Sorride, tossicchia due volte, e poi prende nota di te.
hogwarts-fight-giant_snake = Il serpente nel corridoio
    .flavour = Uno spiffero sotto la porta non aveva mai avuto i denti.
hogwarts-fight-azkaban_guard = Guardia di Azkaban
    .flavour = Colleziona ricordi felici e non ne restituisce mai uno.
hogwarts-fight-masked_lord = Lucius Malfoy
    .flavour = Perfino la sua maschera guarda tutti dall’alto in basso.
hogwarts-fight-mad_cousin = Bellatrix Lestrange
    .flavour = Prima senti la risata. Poi non ci senti più tanto bene.
hogwarts-fight-grawp = Grop
    .flavour = Gli incantesimi gli fanno il solletico. Il solletico gli piace. Gli alberi ne soffrono.
hogwarts-fight-curse_of_the_ring = Maledizione dell’anello
    .flavour = È cominciata con un prurito. Cose così cominciano sempre con un prurito.
hogwarts-fight-the_locket = Il medaglione
    .flavour = Si apre, sussurra, e conosce tutte le tue pagelle.
hogwarts-fight-vault_dragon = Drago delle camere blindate
    .flavour = Mezzo cieco, tutto furioso, e pagato in baccano.
hogwarts-fight-runaway_fire = L’incendio di Tiger
    .flavour = Sapeva come appiccarlo. Il piano finiva lì.
hogwarts-fight-the_serpent = Nagini
    .flavour = Quattro metri di fedeltà all’amico sbagliato.
hogwarts-fight-nervous_prefect = Draco Malfoy
    .flavour = Continua a guardare la porta. Prima o poi la prende.
hogwarts-fight-lady_of_the_manor = Bellatrix alla villa
    .flavour = Il lampadario è un cimelio di famiglia. Attenzione alla testa.
hogwarts-fight-snatchers = Ghermidori
    .flavour = Pagati a testa, e scarsi in aritmetica.
hogwarts-fight-old_lady_in_the_village = La falsa Bathilda
    .flavour = Il suo collo ha qualcosa di strano. Nel suo collo c’è qualcosa.
hogwarts-fight-dark_lord = Lord Voldemort
    .flavour = Niente naso, niente amici, niente dubbi.

## Carte duello

hogwarts-duel-harry_potter = { hogwarts-character-harry_potter }
    .flavour = Sempre lo stesso incantesimo, e funziona sempre.
hogwarts-duel-hermione_granger = { hogwarts-character-hermione_granger }
    .flavour = Di questo duello ha già letto la settimana scorsa.
hogwarts-duel-ron_weasley = { hogwarts-character-ron_weasley }
    .flavour = Ha la bacchetta aggiustata con il nastro adesivo: nessuno sa chi colpirà. Nemmeno lui.
hogwarts-duel-luna_lovegood = { hogwarts-character-luna_lovegood }
    .flavour = Prima ti offre un ravanello. Aiuta. Poi le cose si fanno strane.
hogwarts-duel-cho_chang = { hogwarts-character-cho_chang }
    .flavour = Ha preso cose più piccole di te, e sotto la pioggia.
hogwarts-duel-cedric_diggory = { hogwarts-character-cedric_diggory }
    .flavour = Ti cede la prima mossa. Non serve.
hogwarts-duel-neville_longbottom = { hogwarts-character-neville_longbottom }
    .flavour = Chiede scusa a ogni colpo. Le scuse sono parecchie.
hogwarts-duel-draco_malfoy = { hogwarts-character-draco_malfoy }
    .flavour = Suo padre lo verrà a sapere. Suo padre viene a sapere tutto.
hogwarts-duel-vincent_crabbe = Vincent Tiger
    .flavour = Prima ti pesta un piede, e solo dopo cominciano le regole.
hogwarts-duel-gregory_goyle = Gregory Goyle
    .flavour = Colpisce ciò che vede. Vede ciò che si mangia.
hogwarts-duel-pansy_parkinson = Pansy Parkinson
    .flavour = La sua arma più affilata è quello che dice a pranzo.
hogwarts-duel-ginny_weasley = Ginny Weasley
    .flavour = Sei fratelli maggiori le hanno insegnato tutto. Nessuno di loro osa avvicinarsi.

## Incantesimi

hogwarts-spell-expelliarmus = Expelliarmus
    .flavour = La bacchetta, prego. Grazie. Oh, è finita nella zuppa.
hogwarts-spell-stupefy = Stupeficium
    .flavour = La via più rapida per avere silenzio in classe.
hogwarts-spell-petrificus_totalus = Petrificus Totalus
    .flavour = Una postura eccellente per chiunque, che lo voglia o no.
hogwarts-spell-incendio = Incendio
    .flavour = Scalda la stanza, il cuore e la manica di chi sta vicino.
hogwarts-spell-reducto = Reducto
    .flavour = Il muro era in mezzo ai piedi. Adesso è dappertutto.
hogwarts-spell-sectumsempra = Sectumsempra
    .flavour = Scritto a margine: per i nemici. Anche i professori leggono i margini.
hogwarts-spell-fiendfyre = Ardemonio
    .flavour = Facile da accendere, impossibile da richiamare a casa.
hogwarts-spell-wingardium_leviosa = Wingardium Leviosa
    .flavour = Tutto sta in come lo dici, e qualcuno te lo farà notare.
hogwarts-spell-protego = Protego
    .flavour = Uno scudo grande quanto la fiducia in te.
hogwarts-spell-expecto_patronum = Expecto Patronum
    .flavour = Argentato, caldo e, nel tuo caso, probabilmente una lontra.
hogwarts-spell-finite_incantatem = Finite Incantatem
    .flavour = Basta, dice la bacchetta, e tace perfino il bollitore.
hogwarts-spell-episkey = Epismendo
    .flavour = Nasi, labbra e piccoli orgogli, rimessi a posto con un clic.
hogwarts-spell-alohomora = Alohomora
    .flavour = Nessuna porta è chiusa per chi è gentile. Né per chi è svelto.
hogwarts-spell-accio = Accio
    .flavour = Grida che cosa vuoi e abbassa la testa.
hogwarts-spell-obliviate = Oblivion
    .flavour = Di che cosa stavamo parlando?
hogwarts-spell-lumos = Lumos
    .flavour = Il miglior incantesimo contro il buio, e contro quello che credevi ci fosse dentro.

## Pozioni

hogwarts-potion-polyjuice_potion = Pozione Polisucco
    .flavour = Un’ora nei panni di qualcun altro. Anche il sapore è il suo.
hogwarts-potion-invigoration_draught = Distillato Rinvigorente
    .flavour = Potresti salire di corsa la Torre di Astronomia. Due volte. All’indietro. Urlando.
hogwarts-potion-ageing_potion = Pozione Invecchiante
    .flavour = Volevano un po’ di rispetto. Hanno avuto la barba fino alle ginocchia.
hogwarts-potion-swelling_solution = Pozione Dilatante
    .flavour = Tre gocce sul naso, e oltre quel naso non si vede più niente.
hogwarts-potion-shrinking_solution = Pozione Restringente
    .flavour = Il nemico ora è grande come un rospo. Il suo coraggio anche.
hogwarts-potion-draught_of_living_death = Distillato della Morte Vivente
    .flavour = Un’ottima notte. Un po’ meno ottimo il mattino.
hogwarts-potion-madam_pomfreys_draught = Sciroppo di Madama Chips
    .flavour = Deve avere questo sapore, tesoro. Se no verresti qui per divertimento.
hogwarts-potion-wiggenweld_potion = Pozione Wiggenweld
    .flavour = Verde, densa, provvidenziale: come la rana che l’ha collaudata.
hogwarts-potion-pepperup_potion = Pozione Pepata
    .flavour = Se esce fumo da tutte e due le orecchie, funziona.
hogwarts-potion-antidote = Antidoto ai veleni comuni
    .flavour = Nel dubbio, una pietra dallo stomaco di una capra.
hogwarts-potion-felix_felicis = Felix Felicis
    .flavour = Per un pomeriggio tutte le scale vanno dalla tua parte.

## Libri

hogwarts-book-levitate_your_luggage = Fai levitare il tuo bagaglio
    .author = Petunia Piumalieve
    .flavour = Capitolo uno: il tuo baule. Capitolo due: abbassati.
hogwarts-book-cheering_for_beginners = Allegria per principianti
    .author = Felicita Risolini
    .flavour = Non rallegrare il lettore due volte; vedi il capitolo sul singhiozzo.
hogwarts-book-ninety_nine_knots = Novantanove nodi e come scioglierli
    .author = Barnaba Groviglio
    .flavour = L’ultima pagina è chiusa con un nodo.
hogwarts-book-locks_that_laugh = Serrature che ti ridono in faccia
    .author = Griselda Buchetti
    .flavour = Il primo capitolo apre il secondo, se lo chiedi per favore.
hogwarts-book-charm_them_all = Incantali tutti
    .author = Ambrogio Linguadargento
    .flavour = Troverai questo libro delizioso. Non hai scelta.
hogwarts-book-teapots_and_tortoises = Dalle teiere alle tartarughe
    .author = Guglielmina Guscio
    .flavour = Se fischia ancora, ricominciare da capo.
hogwarts-book-mostly_human_again = Di nuovo umani, o quasi
    .author = Rufo Baffetti
    .flavour = Un conforto per tutti quelli a cui è rimasta la coda.
hogwarts-book-matches_to_needles = Mille fiammiferi, mille aghi
    .author = Taddeo Pungi
    .flavour = Una pagina dopo l’altra, sempre lo stesso fiammifero.
hogwarts-book-the_patient_hedgehog = Il riccio paziente
    .author = Filomena Cuscinetti
    .flavour = Raccontato dal puntaspilli.
hogwarts-book-be_a_beetle_discreetly = Come essere uno scarabeo, con discrezione
    .author = Anonimo, dal davanzale
    .flavour = Il Ministero sconsiglia questo libro, e gradirebbe sapere chi ce l’ha.
hogwarts-book-gadding_with_ghouls = A spasso con gli spiriti
    .author = Gilderoy Allock
    .flavour = Trecento pagine, e un ritratto dell’autore su ciascuna.
hogwarts-book-trolls_at_tea_time = Troll all’ora del tè
    .author = Bertrando Clava
    .flavour = Un galateo per una sola delle due parti.
hogwarts-book-run_first_ask_later = Prima corri, poi chiedi
    .author = Sergente Ida Lesta
    .flavour = La parte pratica non ha pagine, solo una porta.
hogwarts-book-boggarts_on_the_couch = Mollicci sul divano
    .author = Guaritore Sigmund Penombra
    .flavour = E l’armadio che cosa le ricorda?
hogwarts-book-stand_behind_the_headmaster = Mettiti dietro il Preside
    .author = Vari superstiti
    .flavour = Il libro più breve e migliore mai scritto sull’argomento.
hogwarts-book-stir_anticlockwise = Mescola in senso antiorario, pensa in senso orario
    .author = Cornelia Mestolo
    .flavour = L’indice è a testa in giù, apposta.
hogwarts-book-one_hundred_stains = Cento macchie e le loro cause
    .author = Etel Grembiule
    .flavour = La numero quarantuno è in copertina. Non toccare la numero quarantuno.
hogwarts-book-magical_drafts_and_potions = Infusi e pozioni magiche
    .author = Arsenius Brodus
    .flavour = Le pagine si appiccicano sempre sul più bello.
hogwarts-book-antidotes_in_time = Antidoti, appena in tempo
    .author = Ettore Fretta
    .flavour = Chi ha poco tempo legga dal fondo.
hogwarts-book-the_bottled_breakfast = La colazione in bottiglia
    .author = Madama Decotto
    .flavour = Porridge a gocce, pancetta a sorsi.
hogwarts-book-weeds_that_wander = Erbacce a passeggio
    .author = Basilio Paletta
    .flavour = Avvistato l’ultima volta nel reparto giardinaggio.
hogwarts-book-gloves_will_not_help = I guanti non servono a niente
    .author = Primula Ortica
    .flavour = Prefazione, due capitoli, infermeria.
hogwarts-book-mandrakes_and_manners = Mandragole e buone maniere
    .author = Oliva Paraorecchie
    .flavour = Come dare la buonanotte a una radice che urla.
hogwarts-book-the_polite_gardener = Il giardiniere cortese
    .author = Felce Pergolato
    .flavour = Chiedi, prima di potare. Loro non dimenticano.
hogwarts-book-plants_that_plot = Piante che tramano
    .author = Edera Rampicanti
    .flavour = Stampato su carta. Le piante lo sanno.
hogwarts-book-counting_your_fingers = Contarsi le dita
    .author = Mancino Moncherini
    .flavour = Un’introduzione per chi ne ha ancora dieci.
hogwarts-book-flobberworms_a_love_story = Vermicoli, una storia d’amore
    .author = Mirella Pianopiano
    .flavour = Non succede niente, con tenerezza.
hogwarts-book-how_to_bow_to_a_hippogriff = Come inchinarsi a un Ippogrifo
    .author = Sir Lancillotto Basso
    .flavour = Più giù. Più giù. E adesso non battere le palpebre.
hogwarts-book-it_only_wants_to_play = Vuole solo giocare
    .author = R. Hagrid (con le bende)
    .flavour = Se lo metti giù, il libro abbaia.
hogwarts-book-dragons_at_home = Draghi in casa
    .author = Cenerina Brace
    .flavour = Disponibile solo in amianto.

## Carte comportamento

hogwarts-behaviour-floo_powder = Metropolvere
    .flavour = Parla chiaro, tieni i gomiti stretti e non biascicare «Diagonalli».
hogwarts-behaviour-horace_slughorn = Horace Lumacorno
    .flavour = Ti ha messo sulla sua mensola. C’è l’ananas candito.
hogwarts-behaviour-swish_and_flick = Agitare e colpire
    .flavour = Il professor Vitious è caduto dalla pila di libri per la gioia.
hogwarts-behaviour-earmuffs_on = Paraorecchie ben calcati
    .flavour = In tutta la serra, solo tu non hai perso i sensi.
hogwarts-behaviour-whispered_in_the_library = In biblioteca hai bisbigliato
    .flavour = Madama Pince ha quasi battuto le palpebre con affetto.
hogwarts-behaviour-almost_a_smile = Quasi un sorriso
    .flavour = Un angolo della bocca della professoressa McGranitt si è mosso. Ci sono testimoni.
hogwarts-behaviour-rock_cake_eaten = Hai mangiato un biscotto di Hagrid
    .flavour = La cortesia ha un prezzo, e il prezzo è un dente.
hogwarts-behaviour-owl_fed = Hai sfamato il gufo di un altro
    .flavour = È tornato con un pacchetto di ringraziamento. Un po’ fuligginoso.
hogwarts-behaviour-gobstones_club = Ora fai parte del Club delle Gobbiglie
    .flavour = Gli altri quattro soci sono entusiasti, e vogliono fare scambi.
hogwarts-behaviour-chocolate_shared = Hai diviso la tua cioccolata
    .flavour = Il professor Lupin approva. Lui ne ha sempre dell’altra.
hogwarts-behaviour-constant_vigilance = Vigilanza costante
    .flavour = Hai controllato il vecchio bollitore prima di toccarlo. Occhio di lince!
hogwarts-behaviour-riddle_of_the_eagle = Hai risolto l’indovinello dell’aquila
    .flavour = Alle tue spalle tre Corvonero stanno ancora prendendo appunti.
hogwarts-behaviour-broom_obeyed = La scopa ha obbedito
    .flavour = «Su!», hai detto, e per una volta non è stata quella del vicino.
hogwarts-behaviour-awake_in_history = Occhi aperti a Storia della Magia
    .flavour = Non succedeva dai tempi delle rivolte dei folletti. Gli appunti, purtroppo, sono sbavati.
hogwarts-behaviour-prophecy_came_true = La tua profezia si è avverata
    .flavour = Avevi previsto il porridge. La professoressa Cooman si è dovuta sedere.
hogwarts-behaviour-bravery_towards_friends = Hai tenuto testa agli amici
    .flavour = Te ne hanno dette di tutti i colori. L’ultima era «amico».
hogwarts-behaviour-last_minute_points = Punti dell’ultimo minuto
    .flavour = Gli stendardi erano già appesi, del colore sbagliato. Silente ci si diverte.
hogwarts-behaviour-dolores_umbridge = Dolores Umbridge
    .flavour = Ehm, ehm. La tua felicità non è stata autorizzata.
hogwarts-behaviour-mud_in_the_hall = Fango nell’ingresso
    .flavour = Gazza piange, e Mrs Purr prende i nomi.
hogwarts-behaviour-powder_fight = Battaglia di Metropolvere
    .flavour = Metà della sala comune è verde. L’altra metà è in Galles.
hogwarts-behaviour-biting_book = I compiti ti hanno morso
    .flavour = Non li ha mangiati il cane. Sono loro che hanno mangiato la cena del cane e sono scappati.
hogwarts-behaviour-breathing_too_loudly = Respiri troppo forte
    .flavour = Il professor Piton ti sentiva pensare. Nemmeno quello gli è piaciuto.
hogwarts-behaviour-see_me_in_my_office = «Venga nel mio ufficio.»
    .flavour = Porti la rana. Sa benissimo quale rana.
hogwarts-behaviour-night_walk = Fuori dal letto
    .flavour = A Gazza hai detto che era sonnambulismo. Con le scarpe. Con la lanterna. E con i panini.
hogwarts-behaviour-fan_mail = Posta degli ammiratori
    .flavour = Punizione con Allock: undici ore di buste, e copie autografate per i più coraggiosi.
hogwarts-behaviour-howler_at_breakfast = Strillettera a colazione
    .flavour = La voce di tua madre, a ottanta decibel, a proposito dei tuoi calzini.
hogwarts-behaviour-whole_class_stays = Resta tutta la classe
    .flavour = Nessuno dice chi ha fatto entrare il coro delle Mandragole. Tutti guardano te.
hogwarts-behaviour-flying_car = In ritardo con l’auto volante
    .flavour = Hai perso il treno, preso in pieno l’albero e conquistato l’edizione della sera. Almeno il bagagliaio era pieno di polvere.
hogwarts-behaviour-melted_cauldron = Hai fuso il tuo sesto calderone
    .flavour = Adesso il sotterraneo ha una finestra.

## Eventi

hogwarts-event-dobby = Dobby
    .flavour = Dobby vuole solo aiutare! Dobby ha già aiutato! A Dobby dispiace tanto per il soffitto!
hogwarts-event-eight_hundred_flowerpots = Ottocento vasi da fiori
    .flavour = Al Ministero qualcuno ha aggiunto uno zero all’ordine. Ce n’è per ogni camino.
hogwarts-event-left_boot = Lo stivale sinistro
    .flavour = Un vecchio stivale su ogni cuscino. Si prega di non provarlo. Oh. Troppo tardi.
hogwarts-event-feast = Banchetto a sorpresa
    .flavour = Gli elfi domestici hanno cucinato per un compleanno. Nessuno sa di chi. Nessuno lo chiede.
hogwarts-event-troll_alarm = Allarme troll
    .flavour = Camminate, non correte, dice il prefetto, correndo.
hogwarts-event-hogsmeade_weekend = Fine settimana a Hogsmeade
    .flavour = Tutti i permessi sono firmati. La maggior parte dai genitori.
hogwarts-event-headmasters_good_mood = Il buonumore del Preside
    .flavour = Fra la posta c’erano dei calzini di lana, e adesso tutti ricevono qualcosa.
hogwarts-event-decree_ninety_nine = Decreto Didattico Numero Novantanove
    .flavour = Il divertimento va consegnato in ufficio, ordinato per dimensione.
hogwarts-event-flying_lesson_indoors = Esercitazione di Incantesimi sulle scale
    .flavour = Cento piume, cento bacchette e un gatto sul lampadario.
hogwarts-event-cupboard_left_open = La dispensa è aperta
    .flavour = Il professor Piton ha il raffreddore, e la chiave è negli altri pantaloni.
hogwarts-event-library_amnesty = Amnistia in biblioteca
    .flavour = Riportate ciò che avete preso. Un libro ha quattrocento anni di ritardo e vorrebbe scusarsi.
hogwarts-event-filchs_spring_cleaning = Le pulizie di primavera di Gazza
    .flavour = Oggetti proibiti, elenco di quattrocentotrentasette voci. È venuto a prendere i vostri.
hogwarts-event-cornish_pixies = Folletti della Cornovaglia
    .flavour = Il professor Allock ha aperto la gabbia e poi si è ricordato di un appuntamento.
hogwarts-event-every_flavour_beans = Gelatine Tuttigusti+1
    .flavour = A uno è toccato il gusto mou. A un altro l’alluce di troll.
hogwarts-event-polished_trophy = Il trofeo lucidato
    .flavour = Su una coppa del secolo scorso c’è il nome di qualcuno. Dev’essere un errore. Ma vale.
hogwarts-event-who_let_the_toad_out = Chi ha fatto uscire il rospo?
    .flavour = Oscar è nella ciotola del punch. Qualcuno dev’essere stato, e i dadi sanno chi.
hogwarts-event-peeves_sorts_the_bags = Pix riordina le borse
    .flavour = Adesso è tutto in ordine alfabetico. L’alfabeto è il suo.
hogwarts-event-poison_quill = Una penna avvelenata
    .flavour = L’edizione della sera ha un’esclusiva sul cocco della scuola. In gran parte è scritta senza errori.
hogwarts-event-loose_niffler = Uno Snaso in libertà
    .flavour = Tutte le tasche della scuola sono vuote, tranne una: quella del suo nuovo amico.
hogwarts-event-moving_staircase = La scala cambia idea
    .flavour = Uno di voi sale in gran stile. Un altro, da oggi, abita sul pianerottolo.

## Carte Quidditch

hogwarts-quidditch-nimbus_2000 = Nimbus 2000
    .flavour = Lucidata ogni giorno, invidiata ogni ora.
hogwarts-quidditch-sloth_grip_roll = Presa del Bradipo
    .flavour = Appenditi a testa in giù e chiamala strategia.
hogwarts-quidditch-firebolt = Firebolt
    .flavour = Da zero a duecentoquaranta prima che tu finisca di leggere questa riga.
hogwarts-quidditch-wronski_feint = Finta Wronsky
    .flavour = Lanciati in picchiata verso terra come se facessi sul serio. Poi non farlo.
hogwarts-quidditch-confundus_charm = Incantesimo Confundus
    .flavour = L’altro Cercatore ha appena catturato un passerotto molto sorpreso.
