### Il gioco di carte del Quidditch sulla pagina, in italiano. Opzioni, rifiuti e regole stanno in quidditch-rules.ftl.

## Il gioco

quidditch-score =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
quidditch-house-gryffindor = Grifondoro
quidditch-house-slytherin = Serpeverde
quidditch-wish-house = Casa
quidditch-bot-greedy = Valuta quanto vale ogni carta in questo momento, e ogni tanto bluffa.
quidditch-bot-patient = Conserva le carte che possono decidere il Boccino, e non bluffa mai.

## Carte

quidditch-role-chaser = Cacciatore
    .the = il Cacciatore
quidditch-role-keeper = Portiere
    .the = il Portiere
quidditch-role-beater = Battitore
    .the = il Battitore
quidditch-role-seeker = Cercatore
    .the = il Cercatore
quidditch-card-leg_locker = Pastoie
    .short = Pastoie
    .the = le Pastoie
quidditch-card-jelly_legs = Gambemolli
    .short = Gambemolli
    .the = le Gambemolli
quidditch-card-disarm = Incantesimo di Disarmo
    .short = Disarmo
    .the = l’Incantesimo di Disarmo
quidditch-card-confund = Incantesimo Confundus
    .short = Confundus
    .the = l’Incantesimo Confundus
quidditch-card-impediment = Impedimenta
    .short = Impedimenta
    .the = Impedimenta
quidditch-card-summon = Incantesimo di Appello
    .short = Appello
    .the = l’Incantesimo di Appello
quidditch-card-finite = Finite
    .short = Finite
    .the = Finite
quidditch-card-blatching = Speronata
    .short = Speronata
    .the = la Speronata
quidditch-card-cobbing = Gomitata
    .short = Gomitata
    .the = la Gomitata
quidditch-card-referee = Arbitro
    .short = Arbitro
    .the = l’Arbitro

## Palle

quidditch-ball-Q = Pluffa
    .the = la Pluffa
    .at = alla Pluffa
    .from = dalla Pluffa
quidditch-ball-BL1 = Bolide I
    .the = il Bolide I
    .at = al Bolide I
    .from = dal Bolide I
quidditch-ball-BL2 = Bolide II
    .the = il Bolide II
    .at = al Bolide II
    .from = dal Bolide II
quidditch-ball-SN = Boccino d’Oro
    .the = il Boccino d’Oro
    .at = al Boccino d’Oro
    .from = dal Boccino d’Oro
quidditch-at-some-ball = a una palla che scegli tu
    .from = da una palla che scegli tu

## Che cosa fanno le carte speciali

quidditch-effect-lower =
    { $who ->
        [you] La tua carta { $at } vale { $amount } in meno.
       *[other] La carta di { $name } { $at } vale { $amount } in meno.
    }
quidditch-effect-keeper_out =
    { $who ->
        [you] Il tuo Portiere alla Pluffa è fuori combattimento.
       *[other] Il Portiere di { $name } alla Pluffa è fuori combattimento.
    }
quidditch-effect-strip =
    { $who ->
        [you] { $amount ->
            [one] Perdi una carta a caso dalla mano.
           *[other] Perdi { $amount } carte a caso dalla mano.
        }
       *[other] { $amount ->
            [one] { $name } perde una carta a caso dalla mano.
           *[other] { $name } perde { $amount } carte a caso dalla mano.
        }
    }
quidditch-effect-push_off =
    { $who ->
        [you] Ti allontanano { $from }: lì nessuna tua carta conta.
       *[other] Allontanano { $name } { $from }: lì nessuna sua carta conta.
    }
quidditch-effect-retrieve =
    { $known ->
        [yes] { $who ->
            [you] Riprendi { $card } dai tuoi scarti.
           *[other] { $name } riprende { $card } dagli scarti.
        }
       *[no] { $who ->
            [you] Riprendi una carta a tua scelta dai tuoi scarti.
           *[other] { $name } riprende una carta dagli scarti.
        }
    }
quidditch-effect-penalty =
    { $who ->
        [you] Vinci subito la Pluffa.
       *[other] { $name } vince subito la Pluffa.
    }
quidditch-effect-counter = Solo come risposta: annulla la fattura o l’incantesimo appena giocato, anche un altro controincantesimo.
quidditch-effect-cancel_foul = Solo come risposta: annulla il fallo appena giocato.
quidditch-modes = Che cosa deve fare la carta?
quidditch-mode-lower = Indebolire una carta di { $amount }
quidditch-mode-keeper = Mettere fuori il Portiere
quidditch-mode-strip = Carte della mano: { $amount }
quidditch-mode-push_off = Allontanare
quidditch-mode-retrieve = Riprendere una carta

## What stands on a card: its kind, what a role is for, and when a special may be played. The latter are no sentences.

quidditch-kind-jinx = Fattura
quidditch-kind-spell = Incantesimo
quidditch-kind-foul = Fallo
quidditch-kind-referee = Risposta
quidditch-for-chaser = Per la Pluffa: il valore più alto segna 10 punti.
quidditch-for-keeper = Para la Pluffa contro ogni carta che non sia più alta.
quidditch-for-beater = A un Bolide batte tutti gli altri ruoli.
quidditch-for-seeker = Solo un Cercatore prende il Boccino: 150 punti e fine della partita.
quidditch-foot-beater = Bolidi
quidditch-or = oppure
quidditch-when-laid = Quando le carte sono posate
quidditch-when-ball = Quando una palla è in gioco
quidditch-when-speak = Ogni volta che tocca a te
quidditch-when-reveal = Dopo la rivelazione alla Pluffa
quidditch-when-answer = Come risposta
quidditch-when-foul = Come risposta a un fallo

## Beside the log: what counts at each ball

quidditch-counts = Che cosa conta
quidditch-counts-Q = Pluffa 10
    .what = Il valore più alto. Un Portiere di pari valore para.
quidditch-counts-BL = Bolide
    .what = Il Battitore batte tutti. Chi perde lascia una carta.
quidditch-counts-SN = Boccino 150
    .what = Solo Cercatori. Chiude la partita.
quidditch-led =
    { $who ->
        [you] Round { $round }, apri tu
       *[other] Round { $round }, apre { $name }
    }
quidditch-deck-snitch = Il Boccino è ancora lì dentro.

## Questions and warnings about a card that was taken up

quidditch-do-play-card = Gioca { $card }
# Takes the card up, and says what it does before it is played.
quidditch-do-take-up = Gioca { $card }…
# The card would lie at a ball where it is worth nothing. $at is such as “at the Quaffle”.
quidditch-bluff = { $card } non conta { $at }: è un bluff.

## A card looked at closely: four questions and their answers

quidditch-inspect-now = Adesso?
quidditch-inspect-does = Che cosa fa
quidditch-inspect-stops = Che cosa può fermarla
quidditch-inspect-down = Posata coperta
quidditch-inspect-yes = Sì, si può giocare.
quidditch-inspect-lay = Sì, posala a una palla.
# $when is one of the messages quidditch-when-….
quidditch-inspect-stopped-by = { $cards }.
quidditch-inspect-unstoppable = Niente.
quidditch-down-special = Non conta: è un bluff.
quidditch-down-chaser = Conta alla Pluffa; altrove è un bluff.
quidditch-down-keeper = Conta alla Pluffa; altrove è un bluff.
quidditch-down-beater = Conta a un Bolide e, per valore, alla Pluffa.
quidditch-down-seeker = Conta al Boccino e, per valore, alla Pluffa.

## Scenes: somebody answers somebody

quidditch-scene-played =
    { $who ->
        [you] Giochi { $card }
       *[other] { $name } gioca { $card }
    }
quidditch-scene-answers =
    { $who ->
        [you] Rispondi: { $card }
       *[other] { $name } risponde: { $card }
    }
quidditch-scene-lets =
    { $who ->
        [you] Lasci fare
       *[other] { $name } lascia fare
    }
quidditch-scene-stamp = Fermata
quidditch-scene-lost = Persa
quidditch-scene-stopped = { $card }: carta fermata
quidditch-scene-works = { $card } ha effetto
quidditch-scene-used-up = Tutte e due le carte sono consumate.
quidditch-scene-caught = Il Boccino è stato preso

## Il tavolo

quidditch-pitch = Il campo
quidditch-pitch-deck =
    { $count ->
        [one] Mazzo del campo: { $count } carta
       *[other] Mazzo del campo: { $count } carte
    }
quidditch-chase = Caccia finale: tutti e due devono giocare per il Boccino!
quidditch-your-hand = Le tue carte
quidditch-hand-empty = La tua mano è vuota.
quidditch-card-in-hand =
    { $state ->
        [planned] { $card }, verrà posata
        [usable] { $card }, si può giocare ora
       *[none] { $card }
    }
quidditch-cards-of =
    { $who ->
        [you] La tua mano: { $count }
       *[other] Mano di { $name }: { $count }
    }
quidditch-pick-slot = Carta { $slot }
quidditch-draw-pile =
    { $who ->
        [you] Il tuo mazzo della casa: { $count }
       *[other] Mazzo della casa di { $name }: { $count }
    }
quidditch-discard-pile =
    { $who ->
        [you] { $count ->
            [0] La tua pila degli scarti è vuota
           *[other] I tuoi scarti: { $count }, in cima { $card }
        }
       *[other] { $count ->
            [0] La pila degli scarti di { $name } è vuota
           *[other] Scarti di { $name }: { $count }, in cima { $card }
        }
    }
quidditch-discards = Scarti
quidditch-discards-none = Ancora nessuna carta.
quidditch-discards-hidden =
    { $count ->
        [one] sotto c’è ancora { $count } carta
       *[other] sotto ci sono ancora { $count } carte
    }
quidditch-hits =
    { $count ->
        [one] { $count } colpo subito
       *[other] { $count } colpi subiti
    }
quidditch-used =
    { $who ->
        [you] Carte speciali che hai giocato in questo round
       *[other] Carte speciali che { $name } ha giocato in questo round
    }
quidditch-mark-pushed = allontanato
quidditch-spot =
    { $state ->
        [contested] { $ball }, palla contesa.
        [free] { $ball }, in campo.
       *[absent] { $ball }, non in campo.
    }
quidditch-spot-card =
    { $who ->
        [you] { $state ->
            [pushed] Ti hanno allontanato.
            [hidden] La tua carta è coperta.
           *[known] La tua carta: { $card }.
        }
       *[other] { $state ->
            [pushed] Hanno allontanato { $name }.
            [hidden] La carta di { $name } è coperta.
           *[known] Carta di { $name }: { $card }.
        }
    }
# Said before the cards are laid.
quidditch-spot-announced =
    { $who ->
        [you] Giochi per questa palla.
       *[other] { $name } gioca per questa palla.
    }
quidditch-spot-counts = Ora vale solo { $value }.
# $known is yes if the card that did it is known.
quidditch-spot-lowered =
    { $known ->
        [yes] Vale { $amount } in meno: { $card }.
       *[no] Vale { $amount } in meno.
    }
quidditch-spot-keeper-out = Fuori combattimento.
quidditch-spot-nobody = Nessuno ha vinto questa palla.
quidditch-spot-won =
    { $who ->
        [you] Hai vinto questa palla.
       *[other] { $name } ha vinto questa palla.
    }

## I momenti di un round

quidditch-phase-W1 = Apertura
quidditch-phase-DECLARE = Dichiarazioni
quidditch-phase-DECLARE_LEADER = Dichiarazioni
quidditch-phase-DECLARE_SECOND = Dichiarazioni
quidditch-phase-W2 = Prima della posa
quidditch-phase-LAY = Posa delle carte
quidditch-phase-W3 = Tutte le carte sono posate
quidditch-phase-ORDER = Ordine delle palle
quidditch-phase-W4 = Dopo la rivelazione { $at }
quidditch-phase-PICK = Scelta di una carta
quidditch-phase-W5 = Dopo il risultato { $at }
quidditch-phase-GAME_OVER = Fine

## Che cosa fare adesso

quidditch-prompt-over = La partita è finita.
quidditch-prompt-window-lit = Tocca una carta illuminata per giocarla, o passa.
# $card is the only card that can be played now.
quidditch-prompt-window-one = Puoi giocare { $card }, o passare.
quidditch-prompt-passed = Hai passato, ma per ora puoi ancora giocare una carta.
quidditch-prompt-only-pass = Ora non hai nulla da giocare.
# One line for all the moments that are skipped. $until is what comes next: laying or round.
quidditch-prompt-nothing =
    { $until ->
        [laying] Nulla da giocare: si passa in automatico finché le carte non sono posate.
       *[round] Nulla da giocare: si passa in automatico fino al prossimo round.
    }
quidditch-prompt-passing = Si passa in automatico fino alla rivelazione.
quidditch-prompt-declare = Tocca le palle per cui vuoi giocare.
quidditch-prompt-declare-these = Giochi per { $balls }.
quidditch-prompt-order = Apri tu: tocca le palle nell’ordine in cui vuoi giocarle.
quidditch-prompt-order-ready = Si gioca in quest’ordine?
quidditch-prompt-lay = Tocca una carta, poi la palla a cui posarla.
quidditch-prompt-lay-at = { $card }: tocca una palla.
quidditch-prompt-lay-ready = Ogni palla ha la sua carta. Posare le carte?
quidditch-prompt-decided = Hai deciso. Puoi cambiare idea finché non ha deciso anche { $name }.
quidditch-prompt-pick = Tocca una delle carte di { $name } per scartarla.
quidditch-prompt-does = { $card }: { $does }
quidditch-prompt-mode = { $card }: scegli che cosa fa.
quidditch-prompt-ball = { $card }: { $does } Tocca una palla.
quidditch-prompt-take = { $card }: { $does } Scegli la carta.
quidditch-prompt-not-now = { $card }: { $does } Ora non si può giocare.
quidditch-prompt-cancels = { $card } annulla { $cancels }.
quidditch-prompt-for-laying = { $card }: va a una palla quando si posano le carte. Ora non si può giocare.
quidditch-prompt-sent = Un momento…
quidditch-prompt-race = Chi gioca per primo ha la precedenza.
quidditch-prompt-both = Tutti e due i giocatori decidono in segreto.
quidditch-prompt-speaks = { $name } può giocare una carta speciale.
quidditch-prompt-decides = { $name } deve decidere.
quidditch-choose-card-first = Scegli prima una carta.
quidditch-autopass = Passa in automatico quando non ho nulla da giocare
quidditch-takes = I tuoi scarti
quidditch-do-play = Gioca
quidditch-do-put-back = Riponi
quidditch-do-pass = Passa
quidditch-do-pass-on = Passa fino alla rivelazione
quidditch-do-stop-passing = Non passare più
quidditch-do-declare =
    { $count ->
        [one] Gioca per questa palla
       *[other] Gioca per queste
    }
quidditch-do-declare-none = Non giocare per nessuna
quidditch-do-lay = Posa le carte
quidditch-do-follow = Segui il consiglio
quidditch-do-order = Conferma l’ordine
quidditch-do-cancel = Annulla con { $with }
quidditch-do-let-be = Lascia fare

## Una carta speciale aspetta una risposta

quidditch-answer-played =
    { $who ->
        [you] Giochi { $card }.
       *[other] { $name } gioca { $card }.
    }
quidditch-answer-cancelled =
    { $who ->
        [you] Annulli { $cancels } con { $card }.
       *[other] { $name } annulla { $cancels } con { $card }.
    }
quidditch-answer-works = Senza risposta: { $does }
quidditch-answer-fails = Senza risposta: { $card } non ha effetto.
quidditch-answer-waiting = { $name } può rispondere.
# $card is what could be cancelled.
quidditch-answer-can = Annulla { $card }, o lascia fare.
quidditch-answer-only-pass = Non hai una carta che annulli { $card }: puoi solo passare.
quidditch-answer-nothing = Non hai una carta che annulli { $card }: si passa…

quidditch-hint-play = Un bot giocherebbe { $card }.
quidditch-hint-play-at = Un bot giocherebbe { $card } { $at }.
quidditch-hint-declare = Un bot giocherebbe per { $balls }.
quidditch-hint-declare-none = Un bot non giocherebbe per nessuna.
quidditch-hint-lay = Un bot poserebbe { $cards }.
# One of $cards in the hint before.
quidditch-hint-laid = { $card } { $at }
quidditch-hint-order = Un bot sceglierebbe quest’ordine: { $balls }.
quidditch-hint-pass = Un bot passerebbe.

## Note accanto a un giocatore

quidditch-note-passed = ha passato
quidditch-note-decided = ha deciso

## Che cosa è successo

quidditch-log-round =
    { $who ->
        [you] Round { $round }: apri tu.
       *[other] Round { $round }: apre { $name }.
    }
quidditch-log-drawn =
    { $who ->
        [you] Scopri { $the }.
       *[other] { $name } scopre { $the }.
    }
quidditch-log-free-goal =
    { $who ->
        [you] Un Gol Libero per te!
       *[other] Un Gol Libero per { $name }!
    }
quidditch-log-no-room =
    { $who ->
        [you] Scopri una palla per cui in campo non c’è posto.
       *[other] { $name } scopre una palla per cui in campo non c’è posto.
    }
quidditch-log-pitch-reshuffled =
    { $count ->
        [one] { $count } carta del campo diventa il nuovo mazzo del campo.
       *[other] { $count } carte del campo vengono mescolate nel nuovo mazzo del campo.
    }
quidditch-log-chase = Il mazzo del campo è vuoto: comincia la caccia finale al Boccino!
quidditch-log-window =
    { $window ->
        [W1] Apertura.
        [W2] Prima della posa.
        [W3] Tutte le carte sono posate.
        [W4] Dopo la rivelazione { $at }.
       *[W5] Dopo il risultato { $at }.
    }
quidditch-log-passed =
    { $who ->
        [you] Passi.
       *[other] { $name } passa.
    }
quidditch-log-declared =
    { $who ->
        [you] Giochi per { $balls }.
       *[other] { $name } gioca per { $balls }.
    }
quidditch-log-declared-none =
    { $who ->
        [you] Non giochi per altre palle.
       *[other] { $name } non gioca per altre palle.
    }
quidditch-log-decided =
    { $who ->
        [you] Hai deciso.
       *[other] { $name } ha deciso.
    }
quidditch-log-decided-again = Cambi idea.
quidditch-log-laid =
    { $count ->
        [one] { $name } posa una carta: { $balls }.
       *[other] { $name } posa { $count } carte: { $balls }.
    }
quidditch-log-laid-cards =
    { $who ->
        [you] Posi { $cards }.
       *[other] { $name } posa { $cards }.
    }
quidditch-log-laid-none =
    { $who ->
        [you] Non posi nulla.
       *[other] { $name } non posa nulla.
    }
quidditch-log-order =
    { $who ->
        [you] Scegli l’ordine: { $balls }.
       *[other] { $name } sceglie l’ordine: { $balls }.
    }
quidditch-log-revealed = { $ball }: { $cards }.
quidditch-log-shows =
    { $who ->
        [you] { $has ->
            [card] tu { $card }
           *[none] tu nessuna carta
        }
       *[other] { $has ->
            [card] { $name } { $card }
           *[none] { $name } nessuna carta
        }
    }
quidditch-log-special =
    { $who ->
        [you] Giochi { $card }.
       *[other] { $name } gioca { $card }.
    }
quidditch-log-special-at =
    { $who ->
        [you] Giochi { $card } { $at }.
       *[other] { $name } gioca { $card } { $at }.
    }
quidditch-log-answered =
    { $who ->
        [you] Annulli { $cancels } con { $card }.
       *[other] { $name } annulla { $cancels } con { $card }.
    }
quidditch-log-cancelled = { $card } non ha effetto.
quidditch-log-lowered =
    { $who ->
        [you] La tua carta { $at } vale { $amount } in meno.
       *[other] La carta di { $name } { $at } vale { $amount } in meno.
    }
quidditch-log-keeper-out =
    { $who ->
        [you] Il tuo Portiere è fuori combattimento.
       *[other] Il Portiere di { $name } è fuori combattimento.
    }
quidditch-log-stripped =
    { $who ->
        [you] Perdi { $card } dalla mano.
       *[other] { $name } perde { $card } dalla mano.
    }
quidditch-log-pushed =
    { $who ->
        [you] { $had ->
            [card] Ti allontanano { $from }, e { $card } va negli scarti.
           *[nothing] Ti allontanano { $from }.
        }
       *[other] { $had ->
            [card] Allontanano { $name } { $from }, e { $card } va negli scarti.
           *[nothing] Allontanano { $name } { $from }.
        }
    }
quidditch-log-retrieved =
    { $who ->
        [you] Riprendi { $card }.
       *[other] { $name } riprende { $card }.
    }
quidditch-log-won =
    { $who ->
        [you] { $points ->
            [0] Vinci { $the }.
           *[other] Vinci { $the }: { $points } punti!
        }
       *[other] { $points ->
            [0] { $name } vince { $the }.
           *[other] { $name } vince { $the }: { $points } punti!
        }
    }
quidditch-log-stayed =
    { $reason ->
        [save] Parata! Nessuno vince { $the }.
        [equal] Valori uguali: nessuno vince { $the }.
       *[other] Nessuno vince { $the }.
    }
quidditch-log-hit =
    { $who ->
        [you] Un Bolide ti colpisce!
       *[other] Un Bolide colpisce { $name }!
    }
quidditch-log-reshuffled =
    { $who ->
        [you] I tuoi scarti diventano il tuo nuovo mazzo della casa ({ $count }).
       *[other] Gli scarti di { $name } diventano un nuovo mazzo della casa ({ $count }).
    }
quidditch-log-drew =
    { $who ->
        [you] Peschi { $cards }.
       *[other] { $name } pesca { $cards }.
    }
quidditch-log-refilled =
    { $count ->
        [one] { $name } pesca una carta.
       *[other] { $name } pesca { $count } carte.
    }
quidditch-log-conceded =
    { $who ->
        [you] Ti arrendi.
       *[other] { $name } si arrende.
    }

## La fine

quidditch-end-title-won = Hai vinto!
# To the person who has not won.
quidditch-end-title-lost = Stavolta la spunta { $name }
quidditch-end-title-name = Ha vinto { $name }
quidditch-end-title-draw = Pareggio
# How it ended; the score stands on the board. $reason: snitch, no_balls, round_limit.
quidditch-end-over =
    { $reason ->
        [no_balls] Non c’erano più palle da giocare.
        [round_limit] Era l’ultimo round.
       *[other] La partita è finita.
    }
quidditch-end-caught =
    { $who ->
        [you] Hai preso il Boccino con { $card }.
       *[other] { $name } ha preso il Boccino con { $card }.
    }
# Said to the person who lost by the Snitch; the points before it.
quidditch-end-ahead = Fino ad allora eri in vantaggio, { $mine } a { $yours }.
quidditch-end-won =
    { $reason ->
        [concession] Vince { $house } ({ $name }): l’altra casa si arrende.
        [snitch] Il Boccino è stato catturato. Vince { $house } ({ $name }), { $mine } a { $yours }.
        [no_balls] Non ci sono più palle. Vince { $house } ({ $name }), { $mine } a { $yours }.
        [round_limit] Era l’ultimo round. Vince { $house } ({ $name }), { $mine } a { $yours }.
       *[other] Vince { $house } ({ $name }), { $mine } a { $yours }.
    }
quidditch-end-draw =
    { $reason ->
        [snitch] Il Boccino è stato catturato, ed è pareggio, { $mine } a { $yours }.
       *[other] È pareggio, { $mine } a { $yours }.
    }
quidditch-figure-points = Punti
quidditch-figure-quaffles = Pluffe
quidditch-figure-free-goals = Gol Liberi
quidditch-figure-snitch = Boccino d’Oro
quidditch-figure-hits = Colpi di Bolide subiti
quidditch-figure-specials = Carte speciali giocate
quidditch-figure-answers = Carte annullate
quidditch-figure-rounds = Round

## Three facts about a game that is over: a heading, and the sentence that it begins

quidditch-fact-clear =
    { $who ->
        [you] ti ha dato la Pluffa contro { $card } nel round { $round }: la tua vittoria più netta.
       *[other] ha dato la Pluffa a { $name } contro { $card } nel round { $round }: la vittoria più netta.
    }
# The heading is the card that stopped another.
quidditch-fact-stopped =
    { $who ->
        [you] ha fermato per te { $card } nel round { $round }, appena in tempo.
       *[other] ha fermato per { $name } { $card } nel round { $round }, appena in tempo.
    }
# $does is a sentence that says what came of the card.
quidditch-fact-worked = nel round { $round }: { $does }
quidditch-fact-run = { $count } Pluffe
    .what =
        { $who ->
            [you] di fila per te, dal round { $round }.
           *[other] di fila per { $name }, dal round { $round }.
        }
quidditch-fact-free =
    { $count ->
        [one] Un Gol Libero
       *[other] { $count } Gol Liberi
    }
    .what =
        { $who ->
            [you] per te, senza giocare una carta.
           *[other] per { $name }, senza giocare una carta.
        }
quidditch-fact-hits =
    { $count ->
        [one] Un Bolide
       *[other] { $count } Bolidi
    }
    .what =
        { $who ->
            [you] per te, e hai continuato a volare.
           *[other] per { $name }, grazie a te.
        }
quidditch-fact-rounds =
    { $count ->
        [one] Un round
       *[other] { $count } round
    }
    .what = di scope, palle e bluff.

## Oltre alle mosse

quidditch-aside-concede = Arrenditi
    .question = Arrendersi? Vincerà l’altra casa, qualunque sia il punteggio.

## Nomi delle opzioni

quidditch-group-answers = Carte speciali e risposte
quidditch-group-laying = Dichiarare e posare
quidditch-group-balls = Le palle
quidditch-group-end = Fine della partita
quidditch-group-pace = Ritmo
quidditch-group-cards = Carte

quidditch-option-timing_mode = Chi può agire per primo
    .value-priority = A turno
    .value-race = Il più veloce
quidditch-option-race_window_seconds = Secondi per gara
quidditch-option-counter_chain = I controincantesimi si possono annullare
quidditch-option-counter_scope = I controincantesimi annullano
    .value-spells_jinxes = Fatture e incantesimi
    .value-all_specials = Tutte le carte speciali
quidditch-option-reserve_owed_cards = Tenere le carte necessarie alla posa
quidditch-option-min_pass_ms = Tempo minimo per passare (millisecondi)
quidditch-option-declare_mode = Dichiarazioni
    .value-leader_first = Prima il primo giocatore
    .value-simultaneous = Tutti e due in segreto
quidditch-option-aside_only_without_player_cards = Bluff alla Pluffa solo senza carte giocatore
quidditch-option-order_timing = L’ordine si sceglie
    .value-after_lay = Dopo la posa
    .value-before_lay = Prima della posa
quidditch-option-order_mode = Il primo giocatore sceglie
    .value-full = Tutto l’ordine
    .value-stepwise = Una palla alla volta
quidditch-option-reveal_mode = Le carte si scoprono
    .value-per_ball = Palla per palla
    .value-all_at_once = Tutte insieme
quidditch-option-keeper_wins_unopposed = Un Portiere senza avversari vince la Pluffa
quidditch-option-bludger_pick = Un colpo costa
    .value-random = Una carta a caso
    .value-blind_slot = Una carta che l’avversario sceglie alla cieca
quidditch-option-recycle_bludgers = I Bolidi tornano
quidditch-option-finish_round_after_snitch = Finire il round dopo la cattura
quidditch-option-final_chase = Caccia finale al Boccino
quidditch-option-tie_break = Punti uguali
    .value-draw = Pareggio
    .value-catcher_wins = Vince chi ha catturato il Boccino
quidditch-option-round_limit = Numero massimo di round
quidditch-option-penalty_needs_player_card = Un rigore richiede una tua carta giocatore
quidditch-option-discard_view = Gli scarti dell’avversario
    .value-full = Visibili
    .value-top_only = Solo la carta in cima
quidditch-option-deck_data = I tuoi mazzi (file TOML o JSON)
    .seen = Mazzi
    .nameless = portati dall’organizzatore
