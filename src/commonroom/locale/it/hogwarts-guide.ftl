### The first game of A Year at Hogwarts, in Italian: what the coach says beside the question, in five steps for each way
### to play. $question is the open question; $missions and $points are what ends the game.

hogwarts-guide-step = Primi passi, { $step } di { $steps }
hogwarts-guide-go-on = Capito
hogwarts-guide-skip = Salta

## What you want

hogwarts-guide-goal-solo =
    { $missions ->
        [one] Vinci con una missione e più di { $points } punti.
       *[other] Vinci con { $missions } missioni e più di { $points } punti.
    } { $match ->
        [yes] Serve anche una partita di Quidditch.
       *[no] {""}
    } Le missioni rendono di più; anche gli esami danno punti. Senza PV hai perso.
hogwarts-guide-goal-company =
    { $missions ->
        [one] Chi ha una missione e più di { $points } punti fa scattare la fine.
       *[other] Chi ha { $missions } missioni e più di { $points } punti fa scattare la fine.
    } { $match ->
        [yes] Serve anche una partita di Quidditch.
       *[no] {""}
    } Poi vince chi ha più punti. Le missioni rendono di più; anche gli esami danno punti.
hogwarts-guide-goal-team =
    { $missions ->
        [one] Alla tua squadra servono una missione e più di { $points } punti.
       *[other] Alla tua squadra servono { $missions } missioni e più di { $points } punti.
    } I vostri punti si sommano, e i compagni vedono tutto ciò che hai.
hogwarts-guide-goal-heroes = Distruggete i sei Horcrux. Intanto Minus raccoglie ciò che fa tornare Voldemort. Alla fine Harry e Voldemort si incontrano, e questo decide la partita.
hogwarts-guide-goal-dark = Sei Peter Minus. Raccogli quattro cose e fai tornare Voldemort prima che gli eroi abbiano distrutto i sei Horcrux. Alla fine lui e Harry si incontrano, e questo decide la partita.

## A turn

hogwarts-guide-walk =
    { $question ->
        [start_of_turn] Prima tira: fai tanti passi quanti ne mostrano i dadi.
        [rolled] Il tuo personaggio può cambiare questo tiro prima di muoversi.
       *[walk] Il cammino può finire dove la mappa è illuminata. Tocca un luogo per vedere che cosa ti aspetta, e toccalo di nuovo per andarci.
    }
hogwarts-guide-field = Dove ti fermi conta il simbolo: la stella dà un incantesimo, la fiala una pozione, il libro un libro, la croce PV; la clessidra è comportamento, la campana un evento, le bacchette incrociate un duello. I segnalini d’oro sono oggetti: puoi prenderne due per turno.
hogwarts-guide-mission = Sotto «{ hogwarts-missions }» vedi dove si trovano, chi aspetta lì e che cosa manca. Tocca un nome per trovarlo sulla mappa. Quando una è «{ hogwarts-ready }», vacci.
hogwarts-guide-mission-team = Sotto «{ hogwarts-missions }» vedi tutte quelle della squadra e che cosa manca. Insieme vi servono segnalini e carte, e dovete esserci tutti: aspetta gli altri sul posto.
hogwarts-guide-fight = Ogni dado che mostra almeno il numero sulla carta dell’avversario colpisce e toglie 1 PV. Le carte e i segnalini illuminati ti aiutano adesso. La percentuale è la tua probabilità.

## Voldemort Returns

hogwarts-guide-horcrux = Ti serve un’arma: la zanna di Basilisco o la Spada di Grifondoro. Portala dove si trova un Horcrux e tira contro il lato oscuro; se fai di più, è distrutto.
hogwarts-guide-meeting = Voldemort è tornato. Prima di incontrarlo, Harry deve avere la Pietra della Resurrezione, e non deve restare nessun Horcrux. Voldemort cerca la Bacchetta di Sambuco.
hogwarts-guide-ritual = Ti servono il calderone, l’osso del padre, la mano di Codaliscia e il segnalino Harry Potter. La tua plancia mostra dove sono. Con tutti e quattro vai al campo di Quidditch.
hogwarts-guide-dark-turn = Nel tuo turno ora muovi anche i tuoi Mangiamorte: scegli una pedina, tira per lei e muovi, poi passa alla prossima. Una pedina che incontra un eroe combatte.
