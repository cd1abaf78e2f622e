### The pitch and the chase for the Snitch on the page, in Italian.

pitch-label = Il campo da Quidditch: le frecce passano da una casella all’altra, Invio sceglie
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
pitch-where = Dove vola { $piece }?
pitch-step-cost = Tocca una casella dorata: ogni passo costa 1 azione.
pitch-carrier-cost = Tocca una casella dorata o lancia la Pluffa: 1 azione ciascuno.
pitch-forward = Vola in avanti
pitch-pass = Lancia la Pluffa
pitch-fly = Meglio volare
pitch-pass-where = Dove lancia la Pluffa { $piece }?
pitch-pass-loose = In { $field } nessuno la prende: la Pluffa resterà lì.
pitch-throw-there = Lanciala lì
pitch-steal = Prendi la Pluffa a { $piece }: { $cost } azioni
pitch-go-and-take = Vai e prendila
pitch-shoot = Tira: { $percent } %
pitch-shot-kept = È gol se il tuo dado batte quello del Portiere.
pitch-shot-open = Non c’è il Portiere: ogni tiro è gol.
pitch-aim = Prepara il Bolide
pitch-aim-target = { $piece } con { $rolls }
pitch-aim-hits = Un Bolide non costa azioni. Potrebbe colpire { $targets }.
pitch-aim-nobody = Un Bolide non costa azioni, ma nessuno è sulla sua strada.
pitch-throw-which = Da che parte lancia il Bolide { $piece }?
pitch-throw-reach = Il dado mostra { $reach }. Tocca un nastro; tocca di nuovo per lanciare.
pitch-throw-at = Lancia contro { $piece }
pitch-throw-to = Lancia verso { $field }
pitch-dodges = schiva con { $roll }+
pitch-place-where = Tocca una casella dorata per { $piece }.
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
pitch-waits-take = { $name } prende la Pluffa.
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
        [one] Ancora una casella fino al Boccino.
       *[other] Ancora { $count } caselle fino al Boccino.
    }
pitch-chance-roll =
    { $count ->
        [one] Una casella fino al Boccino: { $percent } % di prenderlo con questo tiro.
       *[other] { $count } caselle fino al Boccino: { $percent } % di prenderlo con questo tiro.
    }
pitch-chance-card = Con questa carta hai il { $percent } % di prendere il Boccino in questo turno.
pitch-chase-flown = { $count } ai dadi: casella { $field }
pitch-field = con la carta: casella { $field }
pitch-snitch = con la carta: il Boccino!
