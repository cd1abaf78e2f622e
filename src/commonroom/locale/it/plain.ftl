### Any game without a face of its own, in Italian: the frame around what the game itself says.

plain-about = Un gioco che qui si gioca con il testo, senza immagini.

## At the table

plain-your-turn = Tocca a te: che cosa fai?
plain-waiting = In attesa di { $names }.
plain-waiting-others = In attesa degli altri.
# $action is what a bot would do, as its button says it.
plain-hint = Un bot sceglierebbe: { $action }
plain-actions = Che cosa puoi fare
plain-board = Il tabellone
plain-board-large = Mostra il tabellone a grandezza intera
plain-board-alone = Apri solo il tabellone

## What a view says

plain-table = Il tavolo
plain-none = niente
plain-nobody = nessuno
# Cards of which only the backs are seen.
plain-hidden =
    { $count ->
        [one] { $count } coperta
       *[other] { $count } coperte
    }
plain-times = { $name } × { $count }
# A number that tells how far somebody is, such as "Points: 40".
plain-score = { $what }: { $number }
plain-team = Squadra { $number }

## What happens; for events without a sentence of their own

plain-log = { $name }: { $said }.
plain-with = { $what } ({ $fields })

## The end

plain-end-title-won = Hai vinto
plain-end-title-names =
    { $count ->
        [one] { $names } ha vinto
       *[other] { $names } hanno vinto
    }
plain-end-title-draw = Non ha vinto nessuno
plain-end-concession = L’altro schieramento si è arreso
plain-aside-question = { $action }: confermi?

## Words that many games use

plain-key-card = Carta
plain-key-cards = Carte
plain-key-count = Numero
plain-key-dealer = Dà le carte
plain-key-deck = Mazzo
plain-key-discards = Scarti
plain-key-hand = La tua mano
plain-key-hands = Carte in mano
plain-key-leader = Apre
plain-key-phase = Fase
plain-key-player = Giocatore
plain-key-points = Punti
plain-key-round = Round
plain-key-score = Punteggio
plain-key-scores = Punteggio
plain-key-seat = Giocatore
plain-key-to = Verso
plain-key-turn = Turno
