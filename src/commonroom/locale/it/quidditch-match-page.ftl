### The pitch and the chase for the Snitch on the page, in Italian.

pitch-label = Il campo di Quidditch: con le frecce passi da una casella all’altra, con Invio scegli
pitch-sky-label = La caccia al Boccino
pitch-list = Le mosse in elenco
# The letter on the tag of a piece; beaters and chasers also have a number.
pitch-letter-keeper = P
pitch-letter-beater = B
pitch-letter-chaser = C
pitch-to-goals = prima 2 gol, poi la caccia
pitch-to-place = Da piazzare
pitch-knocked-out = Eliminati
pitch-piece-of = { $piece } di { $name }
pitch-empty = vuota

## A turn

pitch-actions-left = { $left } azioni rimaste su { $all }
pitch-where = { $piece }: dove vola?
pitch-step-cost = Tocca una casella dorata: ogni passo costa 1 azione.
pitch-carrier-cost = Tocca una casella dorata o lancia la Pluffa: sempre 1 azione.
pitch-forward = Vola in avanti
pitch-pass = Lancia la Pluffa
pitch-fly = Meglio volare
pitch-pass-where = { $piece }: dove lancia la Pluffa?
pitch-pass-loose = In { $field } nessuno la prende: la Pluffa resterà lì.
pitch-throw-there = Lanciala lì
pitch-steal = Ruba la Pluffa ({ $piece }): { $cost } azioni
pitch-go-and-take = Vai e rubala
pitch-shoot = Tira in porta: { $percent }%
pitch-shot-kept = È gol se il tuo dado batte quello del Portiere.
pitch-shot-open = Non c’è il Portiere: ogni tiro è gol.
pitch-aim = Prepara il Bolide
pitch-aim-target = { $piece } con { $rolls }
pitch-aim-hits = Un Bolide non costa azioni. Potrebbe colpire { $targets }.
pitch-aim-nobody = Un Bolide non costa azioni, ma nessuno è sulla sua strada.
pitch-throw-which = { $piece }: da che parte lancia il Bolide?
pitch-throw-reach = Il dado mostra { $reach }. Tocca un nastro, e di nuovo per lanciare.
pitch-throw-at = Lancia contro { $piece }
pitch-throw-to = Lancia verso { $field }
pitch-dodges = schiva con { $roll }+
pitch-place-where = { $piece }: tocca una casella dorata.
pitch-end-loses =
    { $left ->
        [one] Se finisci ora, perdi un’azione.
       *[other] Se finisci ora, perdi { $left } azioni.
    }
pitch-end-anyway = Finisci comunque

## The other side’s turn

pitch-waits-place = { $name } piazza i giocatori.
pitch-waits-roll = { $name } tira per le azioni.
pitch-waits-act =
    { $left ->
        [one] A { $name } resta un’azione.
       *[other] A { $name } restano { $left } azioni.
    }
pitch-waits-take = { $name } ruba la Pluffa.
pitch-waits-throw = { $name } lancia un Bolide.
pitch-waits-put = { $name } mette giù la Pluffa.
pitch-waits-fly = { $name } insegue il Boccino.

## Moments

pitch-moment-goal = Gol!
pitch-moment-saved = Parata!
pitch-moment-out = Eliminato!
pitch-moment-dodged = Schivato!
pitch-moment-start = Chi comincia?
pitch-moment-decider = Decidono i dadi
pitch-moment-round = Ora la caccia!
pitch-moment-card = Una carta!
pitch-moment-end = Il Boccino!
pitch-die-shot = Tiro
pitch-die-save = Portiere
pitch-die-dodge = Schivata

## The chase

pitch-cards = Le tue carte Quidditch
pitch-one-card = Una carta per turno, prima o dopo il tiro
pitch-play-card = Giochi anche una carta?
pitch-roll-chase = Tira: quanto vola il tuo Cercatore?
pitch-rolled = { $name } ha fatto { $count }
pitch-you-rolled = Hai fatto { $count }
pitch-level = Tutti e due sulla casella { $field }
pitch-ahead =
    { $count ->
        [one] { $name } è avanti di una casella
       *[other] { $name } è avanti di { $count } caselle
    }
pitch-you-ahead =
    { $count ->
        [one] Sei avanti di una casella
       *[other] Sei avanti di { $count } caselle
    }
pitch-needed =
    { $count ->
        [one] Manca una casella al Boccino.
       *[other] Mancano { $count } caselle al Boccino.
    }
pitch-chance-roll =
    { $count ->
        [one] Manca una casella al Boccino: { $percent }% di probabilità di prenderlo con questo tiro.
       *[other] Mancano { $count } caselle al Boccino: { $percent }% di probabilità di prenderlo con questo tiro.
    }
pitch-chance-card = Con questa carta hai il { $percent }% di probabilità di prendere il Boccino in questo turno.
pitch-chase-flown = { $count } ai dadi: casella { $field }
pitch-field = con la carta: casella { $field }
pitch-snitch = con la carta: il Boccino!
