### Sequence on the page, in Italian. Options, refusals and rules are in sequence-rules.ftl.
### A "space" is one of the hundred squares of the board; a "dead" card has no free space left.

## The game

# A switch before a quick start.
sequence-quick-switch = Pesca tu le carte
    .about = Dopo ogni mossa pesca una carta dal mazzo. Se te ne dimentichi, resti senza.
sequence-goal =
    { $target ->
        [one] { $target } sequenza per vincere
       *[other] { $target } sequenze per vincere
    }
sequence-score =
    { $made ->
        [one] { $made } sequenza su { $target }
       *[other] { $made } sequenze su { $target }
    }
sequence-cards-left =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }

# Sides are called by the colour of their chips, as by a name: "Vince Blu".
sequence-side-blue = Blu
sequence-side-green = Verde
sequence-side-red = Rosso
sequence-side-gold = Oro
sequence-side-onyx = Onice
sequence-side-silver = Argento

## Cards

# The whole name of a card, as it is spoken: "re di cuori".
# $rank is 2 to 10, J, Q, K or A; $suit is S (spades), H (hearts), D (diamonds) or C (clubs).
sequence-card-of-suit =
    { $rank ->
        [J] Jack
        [Q] regina
        [K] re
        [A] asso
       *[other] { $rank }
    } di { $suit ->
        [S] picche
        [H] cuori
        [D] quadri
       *[C] fiori
    }
# The same with the houses of the Harry Potter edition. The printed box keeps their English names in every language;
# here they are called as in the Italian books and in the other games.
sequence-card-of-house =
    { $rank ->
        [J] Jack
        [Q] regina
        [K] re
        [A] asso
       *[other] { $rank }
    } di { $suit ->
        [S] Corvonero
        [H] Tassorosso
        [D] Grifondoro
       *[C] Serpeverde
    }
sequence-house-S = Corvonero
sequence-house-H = Tassorosso
sequence-house-D = Grifondoro
sequence-house-C = Serpeverde

# Short marks below a card in hand: what a jack does, or how many spaces are left. As short as possible.
sequence-mark-place = ovunque
sequence-mark-remove = toglie
sequence-mark-dead = nulla
sequence-mark-one = 1 casella
sequence-mark-two = 2 caselle
sequence-pile-left =
    { $count ->
        [one] { $count } carta rimasta
       *[other] { $count } carte rimaste
    }
sequence-last-played = Ultima giocata
# For screen readers. $note is one of the marks above, or "none".
sequence-card-in-hand =
    { $note ->
        [none] { $card }
       *[other] { $card }, { $note }
    }
sequence-your-hand = Le tue carte
sequence-hand-empty = La tua mano è vuota.
sequence-open-hands = Mani scoperte
# Stands before one of the three ways to sort.
sequence-sort = Ordina
sequence-sort-suit = per seme
sequence-sort-rank = per valore
sequence-sort-playable = prima le giocabili

## Board and piles

sequence-board = Il tabellone. Spostati con le frecce, premi Invio per giocare la carta scelta.
# A space in words for screen readers: "f7, re di cuori, gettone di Blu in una sequenza, giocabile".
# $corner is yes or no; $chip is none, free or locked; $playable is yes or no.
sequence-cell =
    { $corner ->
        [yes] { $cell }, angolo, conta per tutti
       *[no] { $cell }, { $card }
    }{ $chip ->
        [free] , gettone di { $side }
        [locked] , gettone di { $side } in una sequenza
       *[none] { "" }
    }{ $playable ->
        [yes] , giocabile
        [with] , giocabile con { $with }
       *[no] { "" }
    }
sequence-pile =
    { $count ->
        [one] Mazzo, { $count } carta
       *[other] Mazzo, { $count } carte
    }
# The person may draw a card now, by pressing the pile.
sequence-pile-owed =
    { $count ->
        [one] Mazzo, { $count } carta: puoi pescare
       *[other] Mazzo, { $count } carte: puoi pescare
    }
# The same as one short word on the pile itself.
sequence-mark-draw = pesca
sequence-discards = Carte scartate
# $card is the card on top.
sequence-discards-last = Carte scartate, { $card } in cima
sequence-discards-none = Ancora nessuna carta.

## What to do now

sequence-prompt-card = Tocca a te: scegli una carta.
sequence-prompt-cell = { $card }: scegli una casella evidenziata.
sequence-prompt-wild = { $card } va su qualsiasi casella libera.
sequence-prompt-remove = { $card }: scegli un gettone da togliere.
sequence-prompt-again = { $card }: tocca di nuovo per giocare.
# Read out after the card was chosen: $cells is such as "c2, e10", or how many they are.
sequence-lit-cells = Caselle evidenziate: { $cells }.
sequence-prompt-dead = { $card }: carta nulla, puoi cambiarla.
sequence-prompt-nowhere = Ora non c’è una casella per { $card }.
sequence-prompt-choose-line = La tua linea è più lunga di cinque: scegli le cinque caselle della sequenza.
sequence-prompt-line = { $line }: tocca per scegliere.
sequence-prompt-forfeit = La tua squadra ha suggerito: scegli una carta da cedere.
sequence-prompt-forfeit-sure = Tocca di nuovo la carta per cederla.
# In a lesson about it: an owed card waits to be drawn.
sequence-prompt-draw = La tua nuova carta è sul mazzo.
sequence-prompt-pass = Non puoi né giocare né cambiare una carta.
sequence-prompt-over = La partita è finita.
# The person has made a move that is not answered yet.
sequence-prompt-sent = Invio la tua mossa…
sequence-prompt-penalty = { $name } deve prima cedere una carta.
sequence-prompt-watching = Tocca a { $name }.
# $others is the number of players before the person's own turn.
sequence-prompt-waiting =
    { $others ->
        [0] Tocca a { $name }.
        [1] Tocca a { $name }, poi a te.
       *[other] Tocca a { $name }; prima di te ci sono { $others } giocatori.
    }
sequence-not-your-turn = Non è il tuo turno.
sequence-no-card-plays = Ora non puoi giocare nessuna delle tue carte su { $cell }.
# Why a tap on a space does nothing, in a small bubble beside it. $shown is the card that the space shows, $card the
# one that was to be played.
sequence-why-corner = Un angolo conta per tutti: lì non va nessun gettone.
sequence-why-chip = Qui c’è già un gettone di { $side }.
sequence-why-locked = Questo gettone di { $side } fa parte di una sequenza e resta.
# With a jack that takes chips off.
sequence-why-own = Questo gettone è tuo: puoi togliere solo quelli degli altri.
sequence-why-no-chip = Qui non ci sono gettoni da togliere.
sequence-why-not-held = Qui serve { $shown } o un Jack jolly: non hai nessuno dei due.
sequence-why-other-card = Questa casella richiede { $shown }, non { $card }.

# A card that is looked at closely: questions, and what is answered. $count is a number of spaces.
sequence-inspect-now = Adesso?
sequence-inspect-does = Che cosa fa
sequence-inspect-where = Dove va
sequence-inspect-yes = Sì, si può giocare.
sequence-inspect-dead = È nulla: cambiala con una nuova.
sequence-inspect-dead-later = È nulla. Nel tuo turno puoi cambiarla.
sequence-inspect-does-card = Mette il tuo gettone su una casella libera che la mostra.
sequence-inspect-does-place = Due occhi: mette il tuo gettone su qualsiasi casella libera.
sequence-inspect-does-remove = Un occhio: toglie un gettone avversario, ma non da una sequenza.
sequence-inspect-many = { $count } caselle a scelta
sequence-inspect-nowhere = Da nessuna parte: le sue caselle sono occupate.
sequence-inspect-no-chip = Da nessuna parte: non c’è un gettone da togliere.
# Buttons.
# The likely move, named by what it does; $does is "remove" for a jack that takes a chip off, otherwise "place".
sequence-do-here =
    { $does ->
        [remove] Libera { $cell }
       *[place] Gioca su { $cell }
    }
# What a bot would do, where the card is not in hand yet.
sequence-do-hint-play = Gioca { $card } su { $cell }
sequence-do-hint-exchange = Cambia { $card }
sequence-do-hint-forfeit = Cedi { $card }
sequence-do-exchange = Cambia
sequence-do-draw = Pesca una carta
sequence-do-pass = Passa
sequence-do-put-back = Riponi
# A choice for a long line; $line is such as b2–b6.
sequence-choose-line = Scegli { $line } come sequenza

sequence-hint-play = Un bot giocherebbe { $card } su { $cell }.
sequence-hint-exchange = Un bot cambierebbe { $card }.
sequence-hint-forfeit = Un bot cederebbe { $card }.
sequence-hint-choose = Un bot sceglierebbe { $line }.
sequence-hint-draw = Un bot pescherebbe.
sequence-hint-pass = Un bot passerebbe.

## Notes beside a player

sequence-note-left = ha abbandonato
sequence-note-penalty = deve cedere una carta
sequence-note-passed = ha passato
sequence-note-conceding = vuole arrendersi
sequence-note-dealer = mazziere

## What happened. $who is "you" for the person's own deeds, otherwise $name did it.
## $card is such as K♥, $cell such as f7, $line such as b2–b6, $side such as Blu.

sequence-log-round = Giro { $round }
# Everybody draws a card before the first turn; $cards is such as "Ann K♥, Bob 7♠".
sequence-log-start = Carte pescate per l’inizio: { $cards }.
sequence-log-first =
    { $who ->
        [you] Inizi tu.
       *[other] Inizia { $name }.
    }
sequence-log-deals =
    { $who ->
        [you] Dai tu le carte.
       *[other] { $name } dà le carte.
    }
sequence-log-played =
    { $who ->
        [you] Giochi { $card } su { $cell }.
       *[other] { $name } gioca { $card } su { $cell }.
    }
# $shown is the card that the space shows.
sequence-log-played-wild =
    { $who ->
        [you] Giochi il jolly { $card } su { $cell } ({ $shown }).
       *[other] { $name } gioca il jolly { $card } su { $cell } ({ $shown }).
    }
# $whose is "you" where the chip was the person's own, or their team's.
sequence-log-removed =
    { $who ->
        [you] Giochi { $card } e togli il gettone di { $side } da { $cell }.
       *[other] { $whose ->
            [you] { $name } gioca { $card } e toglie il tuo gettone da { $cell }.
           *[other] { $name } gioca { $card } e toglie il gettone di { $side } da { $cell }.
        }
    }
sequence-log-drew =
    { $who ->
        [you] Peschi una carta.
       *[other] { $name } pesca una carta.
    }
sequence-log-drew-card =
    { $who ->
        [you] Peschi { $card }.
       *[other] { $name } pesca { $card }.
    }
sequence-log-draw-lost =
    { $who ->
        [you] Non hai pescato in tempo e resti senza la carta.
       *[other] { $name } non ha pescato in tempo e resta senza la carta.
    }
sequence-log-exchanged =
    { $who ->
        [you] Cambi la carta nulla { $card }.
       *[other] { $name } cambia la carta nulla { $card }.
    }
sequence-log-reshuffled =
    { $count ->
        [one] La carta scartata diventa il nuovo mazzo.
       *[other] Le { $count } carte scartate vengono mescolate in un nuovo mazzo.
    }
sequence-log-passed =
    { $who ->
        [you] Passi.
       *[other] { $name } passa.
    }
sequence-log-sequence =
    { $whose ->
        [you] La tua sequenza: { $line }!
       *[other] Una sequenza per { $side }: { $line }!
    }
sequence-log-long-sequence = Una sequenza per { $side }: { $line }, da una linea da { $length }!
sequence-log-broken = La sequenza { $line } di { $side } è stata spezzata.
sequence-log-choice =
    { $who ->
        [you] La linea è più lunga di cinque: scegli tu quali cinque contano.
       *[other] La linea è più lunga di cinque: { $name } sceglie quali cinque contano.
    }
sequence-log-claimed =
    { $who ->
        [you] Segnali che { $side } ha suggerito.
       *[other] { $name } segnala che { $side } ha suggerito.
    }
sequence-log-claim-upheld = La segnalazione viene confermata: ogni membro di { $side } cede una carta.
sequence-log-claim-dismissed = La segnalazione contro { $side } viene respinta.
sequence-log-forfeited =
    { $who ->
        [you] Cedi { $card }.
       *[other] { $name } cede { $card }.
    }
# Somebody leaves, and $substitute takes over the seat.
sequence-log-handed-over =
    { $who ->
        [you] Lasci il tuo posto a { $substitute }.
       *[other] { $name } lascia il posto a { $substitute }.
    }
sequence-log-left =
    { $who ->
        [you] Lasci la partita.
       *[other] { $name } lascia la partita.
    }
sequence-log-side-out = { $side } esce dal gioco.
sequence-log-concession =
    { $who ->
        [you] Vuoi arrenderti.
       *[other] { $name } vuole arrendersi.
    }
sequence-log-conceded = { $side } si arrende.

## The end

sequence-end-title-won = Hai vinto!
sequence-end-title-side = Ha vinto { $side }
# A side of one player is called by the name.
sequence-end-title-name = Ha vinto { $name }
sequence-end-title-draw = Non ha vinto nessuno
# To those who lost.
sequence-end-title-lost =
    { $who ->
        [name] { $name } ha fatto prima
       *[side] { $side } ha fatto prima
    }
# A kind word to them: $made is how many sequences they had.
sequence-end-lost =
    { $made ->
        [0] Questa volta la tua linea non si è chiusa.
        [one] Una sequenza, però, è tua.
       *[other] { $made } sequenze, però, sono tue.
    }
# How it was won, without saying again who has. $line is such as b2–b6, or several of them; $count is how many.
sequence-end-line =
    { $who ->
        [you] Hai completato { $count ->
            [one] la sequenza
           *[other] le sequenze
        } { $line } con { $card } su { $cell }.
       *[other] { $name } ha completato { $count ->
            [one] la sequenza
           *[other] le sequenze
        } { $line } con { $card } su { $cell }.
    }
sequence-end-conceded =
    { $who ->
        [you] Ti arrendi.
       *[other] { $name } si arrende.
    }
sequence-end-forfeit = Non resta nessun altro schieramento.
sequence-end-most = Il mazzo è vuoto: vince lo schieramento con più sequenze.
# In the log: who has won, and why. $winner is you, team (the person's own), name (somebody alone) or side; $names are
# the winners.
# $reason: sequences, pile_exhausted, stalemate, concession, forfeit.
sequence-end-won =
    { $winner ->
        [you] Vinci
        [team] Vince la tua squadra
        [name] Vince { $names }
       *[side] Vincono { $names } per { $side }
    }{ $reason ->
        [concession] : l’altro schieramento si arrende.
        [forfeit] : non resta nessun altro schieramento.
        [pile_exhausted] : il mazzo è vuoto e nessuno ha più sequenze.
       *[other] .
    }
# $reason: pile_exhausted, stalemate, aborted.
sequence-end-draw =
    { $reason ->
        [pile_exhausted] Pareggio: il mazzo è vuoto.
        [stalemate] Pareggio: nessuno può più muovere.
        [aborted] La partita finisce senza vincitori: un giocatore se n’è andato.
       *[other] Pareggio.
    }
sequence-figure-sequences = Sequenze
sequence-figure-chips = Gettoni sul tabellone
sequence-figure-plays = Carte giocate
sequence-figure-wild = Jack jolly giocati
sequence-figure-remove = Gettoni tolti
sequence-figure-dead = Carte nulle cambiate
sequence-figure-moves = Mosse in totale

## Three facts of the game that was played: a few large words, and a sentence. $line is such as b2–b6.

sequence-fact-move = Mossa { $move }
sequence-fact-first =
    { $who ->
        [you] Chiudi la prima linea, { $line }, con { $card }.
       *[other] { $name } chiude la prima linea, { $line }, con { $card }.
    }
# One side has as many sequences as the other.
sequence-fact-level =
    { $who ->
        [you] Con { $line } pareggi i conti.
       *[other] Con { $line } { $name } pareggia i conti.
    }
# $whose is "you" where the chip was the person's own, or their team's.
sequence-fact-removed =
    { $who ->
        [you] Il tuo { $card } toglie il gettone da { $cell }.
       *[other] { $whose ->
            [you] { $name } toglie il tuo gettone da { $cell } con { $card }.
           *[other] { $name } toglie il gettone da { $cell } con { $card }.
        }
    }
# After the name of a jack; $does is "place" or "remove".
sequence-fact-held =
    { $does ->
        [remove] ti è rimasto in mano. Toglie un gettone avversario.
       *[place] ti è rimasto in mano. Va su ogni casella libera.
    }
# A wild jack; $shown is the card that the space shows.
sequence-fact-wild =
    { $who ->
        [you] Il tuo { $card } prende il posto di { $shown } su { $cell }.
       *[other] { $name } gioca { $card } al posto di { $shown } su { $cell }.
    }
sequence-fact-chips =
    { $count ->
        [one] { $count } gettone
       *[other] { $count } gettoni
    }
    .label = tuoi sul tabellone alla fine.
# After the number of moves; $count is how many cards were left in the pile.
sequence-fact-length =
    { $count ->
        [0] sono bastate, fino all’ultima carta del mazzo.
        [one] sono bastate. Restava { $count } carta nel mazzo.
       *[other] sono bastate. Restavano { $count } carte nel mazzo.
    }

## Besides the moves: each with the question that is asked before

sequence-aside-leave = Lascia la partita
    .question = Lasciare la partita per sempre?
sequence-aside-concede = Arrenditi
    .question = Arrendersi? Il tuo schieramento perde appena tutti i suoi giocatori sono d’accordo.
sequence-aside-claim = Segnala che { $side } ha suggerito
    .question = Qualcuno ha dato a un compagno un suggerimento vietato? Se la segnalazione viene confermata, ogni membro di { $side } cede una carta.
sequence-aside-admit = Ammetti
    .question = La tua squadra ammette di aver suggerito? In tal caso ciascuno di voi cede una carta.
sequence-aside-uphold = Conferma la segnalazione contro { $side }
    .question = Decidi tu come organizzatore. Ogni membro di { $side } cederà una carta.
sequence-aside-dismiss = Respingi la segnalazione contro { $side }
    .question = Decidi tu come organizzatore. La segnalazione contro { $side } resterà senza conseguenze.

## Names of the options and of their values; what they decide is explained in sequence-rules.ftl

sequence-group-drawing = Pescare e cambiare
sequence-group-sequences = Sequenze e gettoni
sequence-group-pile = Quando il mazzo è esaurito
sequence-group-teams = Squadre
sequence-group-pace = Chi se ne va

sequence-option-starter = Chi comincia nella squadra
    .value-drawer = Chi ha pescato la carta
    .value-random_member = Un membro a caso
sequence-option-draw_mode = Pescare
    .value-manual = A mano, come nel regolamento
    .value-auto = In automatico
sequence-option-draw_grace = I bot aspettano la pescata (secondi)
sequence-option-forgotten_draw = Pescata dimenticata
    .value-edition = Come nell’edizione
    .value-next_action = Persa con l’azione successiva
    .value-next_draw = Persa dopo la pescata successiva
    .value-never = Mai persa a causa di altri
sequence-option-exchange_limit = Carte nulle per turno
    .value-1 = Una
    .value-unlimited = Quante vuoi
sequence-option-jack_exchange = Cambiare i Jack
    .value-off = Non permesso
    .value-on = Permesso
sequence-option-empty_hand = Mano vuota
    .value-skip = Salta il turno
    .value-draw_one = Pesca una carta
sequence-option-collinear_share = Due sequenze in una linea
    .value-on = Possono avere una casella in comune
    .value-off = Senza caselle in comune
sequence-option-long_line_lock = Una linea lunga blocca
    .value-five = Solo i cinque gettoni
    .value-whole_line = Tutta la linea
sequence-option-long_line_choice = Cinque di una linea lunga
    .value-player = Sceglie il giocatore
    .value-auto = Le prime cinque
sequence-option-pile_exhausted = Mazzo esaurito
    .value-edition = Come nell’edizione
    .value-reshuffle = Si mescolano gli scarti
    .value-draw_game = Non vince nessuno
    .value-play_on = Si gioca senza pescare
sequence-option-exhaustion_timing = La partita finisce
    .value-on_last_card = Quando si pesca l’ultima carta
    .value-on_needed_draw = Quando manca una carta
sequence-option-exhaustion_tiebreak = Se la partita finisce per mazzo esaurito
    .value-none = Sempre pareggio
    .value-most_sequences = Vince chi ha più sequenze
sequence-option-limit_chips = Numero di gettoni
    .value-off = Senza limite
    .value-on = Quanti nella scatola
sequence-option-team_talk = Accordi in squadra
    .value-forbidden = Non permessi
    .value-allowed = Permessi
sequence-option-share_hands = Carte in mano in squadra
    .value-off = Nascoste
    .value-on = Visibili ai compagni
sequence-option-coaching_penalty = Penalità per i suggerimenti
    .value-edition = Come nell’edizione
    .value-on = Una carta
    .value-off = Nessuna
sequence-option-on_leave = Se qualcuno se ne va
    .value-substitute = Può subentrare un sostituto
    .value-skip = Il posto viene saltato
    .value-abort = La partita finisce
sequence-option-breakable_sequences = Spezzare le sequenze
    .value-off = Non permesso
    .value-on = Con un Jack

## Editions on the form: what differs

sequence-edition-classic-2022 = Si rimescola quando finiscono le carte
sequence-edition-harry-potter-2021 = Case come semi, niente accordi in squadra
