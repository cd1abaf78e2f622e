### The Quidditch match in the terminal, in Italian: what the page says otherwise. Variables as in quidditch-match.ftl.

# What a card does besides moving your own Seeker; $by is such as −2.
quidditch-match-card-other = l’altro { $by }
quidditch-match-card-die = un dado in più

## Answers to what leads nowhere

quidditch-match-say-how = Scrivi una pedina e dove va, come c1 u; ? spiega.
quidditch-match-say-nothing-there = Indica la casella: lì non c’è ancora niente di tuo che possa andare in una direzione.
quidditch-match-say-field = Indica una casella con colonna e riga, come c5, o una direzione: u, d, l o r.
quidditch-match-say-no-card = Non hai questa carta.

## The help page. The letters u, d, l and r are up, down, left and right.

quidditch-match-help = Vinci il primo round con due gol, o eliminando tutti i Cacciatori avversari. Chi lo vince vola per primo nel secondo: il Cercatore che completa il giro prende il Boccino. Le tue porte sono in basso e le tue pedine in maiuscolo: K, B1 e B2, da C1 a C3 sono Portiere, Battitori e Cacciatori.
quidditch-match-help-roll = tira i dadi: per le tue azioni, o per il tuo Cercatore
quidditch-match-help-step = un passo del tuo Cacciatore 1 verso l’alto; anche d (giù), l (sinistra), r (destra), o la casella: c1 c5
quidditch-match-help-pass = lancia la Pluffa verso l’alto; anche a una casella: p c5
quidditch-match-help-shoot = tira in porta, dalla linea davanti alle porte avversarie
quidditch-match-help-take = ruba la Pluffa al Cacciatore sulla casella in cui arrivi
quidditch-match-help-aim = prepara il Bolide del Battitore 1: un dado dice quanto vola lontano
quidditch-match-help-throw = poi lancialo verso l’alto; anche d, l, r
quidditch-match-help-card = gioca la tua prima carta Quidditch
quidditch-match-help-end = termina il turno; le azioni rimaste vanno perse
quidditch-match-help-formation = dove si dispongono le pedine: la formazione consueta; c1 b3 dispone una pedina
quidditch-match-help-put = metti la Pluffa su questa casella, quando non hai più un Portiere
quidditch-match-help-quaffle = la Pluffa; { $bludger } un Bolide: su una casella, o con la pedina che precede
quidditch-match-help-lap = a che punto del giro è un Cercatore
