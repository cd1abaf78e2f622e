### The lessons of the Quidditch match, in Italian: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## The Quaffle

quidditch-match-lesson-quaffle = La Pluffa
    .about = I dadi danno azioni: volare, lanciare, tirare in porta.
    .end = Gol! Per ogni gol peschi una carta per la caccia al Boccino. Con due gol vinci il primo round.
quidditch-match-lesson-quaffle-roll = Il tuo turno comincia con due dadi. Il totale è il numero delle tue azioni. Tirali.
    .otherwise = Tira i dadi.
quidditch-match-lesson-quaffle-fetch = 4 azioni. Un passo su una casella vicina ne costa 1, raccogliere la palla non costa niente. Vola con il Cacciatore 1 fino alla Pluffa.
    .other = Va bene anche così. Ma mandaci il Cacciatore 1: vedrai perché.
    .elsewhere = La Pluffa è sulla casella illuminata, accanto al Cacciatore 1.
    .end = Hai ancora azioni. Vai a prendere la Pluffa.
    .otherwise = Scegli il Cacciatore 1 e tocca la casella illuminata.
quidditch-match-lesson-quaffle-pass = È tua! Un lancio su una casella vicina costa 1 azione. Il Cacciatore 2 è lì accanto: passagli la Pluffa.
    .nobody = Lì non c’è nessuno dei tuoi. Lanciala al Cacciatore 2.
    .move = Anche volare va bene, ma prova un lancio al Cacciatore 2.
    .end = Hai ancora azioni. Lancia la Pluffa al Cacciatore 2.
    .otherwise = Prima scegli di lanciare la Pluffa, poi tocca la casella illuminata.
quidditch-match-lesson-quaffle-line = Si tira solo dalla linea davanti alla porta. Ancora un passo con il Cacciatore 2.
    .pass = Basta lanci: il Cacciatore 2 vola fino alla linea.
    .elsewhere = Il Cacciatore 2 ha la Pluffa: il suo posto è sulla linea.
    .end = Hai ancora azioni. Vola fino alla linea.
    .far = Da qui è troppo lontano. Tira dalla linea davanti alla porta.
    .otherwise = Vola con il Cacciatore 2 sulla casella illuminata.
quidditch-match-lesson-quaffle-shoot = Ora tira in porta! Tu e il Portiere tirate un dado a testa. Se il tuo è più alto, è gol.
    .move = Sei nel posto giusto. Tira in porta.
    .end = Non prima di aver tirato in porta!
    .otherwise = Tira in porta.

## The Bludger

quidditch-match-lesson-bludger = Il Bolide
    .about = I tuoi Battitori fermano chi ha la palla.
    .end = Un giocatore in meno per Blaise, e la Pluffa è tua. Chi resta senza Cacciatori perde il primo round.
quidditch-match-lesson-bludger-roll = Un Cacciatore di Blaise ha la Pluffa, vicino alla tua porta. I tuoi Battitori possono fermarlo. Tira i dadi.
    .otherwise = Tira i dadi.
quidditch-match-lesson-bludger-fetch = Il Battitore 1 è accanto a un Bolide. Vola lì: raccoglierlo non costa niente.
    .elsewhere = Prima il Bolide: il Battitore 1 vola sulla casella illuminata.
    .end = Hai ancora azioni. Vai a prendere il Bolide.
    .otherwise = Scegli il Battitore 1 e tocca la casella illuminata.
quidditch-match-lesson-bludger-aim = Ora prepara il Bolide. Non costa azioni, e un dado dice quanto vola lontano.
    .move = Non muoverti: da qui il Cacciatore è proprio in linea retta.
    .end = Non ancora: prima lancia il Bolide.
    .otherwise = Prepara il Bolide.
quidditch-match-lesson-bludger-throw = Vola in linea retta, fino a 4 caselle. Lancialo contro il Cacciatore che ha la Pluffa.
    .nobody = Da quella parte non c’è nessuno da colpire. Lancialo contro il Cacciatore.
    .otherwise = Tocca il Cacciatore che ha la Pluffa, poi lancia.
quidditch-match-lesson-bludger-loose = Colpito! Per schivare serviva 4 o più; il dado mostra 2. La Pluffa è libera. Vai a prenderla con il Cacciatore 1.
    .elsewhere = La Pluffa è sulla casella illuminata. Vai a prenderla con il Cacciatore 1.
    .end = La Pluffa è lì che ti aspetta. Vai a prenderla.
    .otherwise = Scegli il Cacciatore 1 e tocca la casella illuminata.

## The Snitch

quidditch-match-lesson-snitch = Il Boccino
    .about = Due Cercatori, un giro del campo, e vince chi arriva primo.
    .end = Preso! Chi prende il Boccino vince la partita, non importa chi ha fatto più gol. Ora sai giocare.
quidditch-match-lesson-snitch-roll = Dopo due gol i Cercatori volano verso il Boccino: 24 caselle intorno al campo. Blaise è davanti a te. Tira i dadi.
    .card = Puoi giocare prima una carta. Ma tira i dadi: così saprai che cosa ti serve.
    .otherwise = Tira i dadi.
quidditch-match-lesson-snitch-back = Avanzi di 5 caselle. Puoi giocare una carta per turno. Il Cercatore di Blaise è sulla casella 17: l’Incantesimo Confundus lo fa arretrare di 3.
    .firebolt = Tieni la Firebolt per le ultime caselle. Gioca l’Incantesimo Confundus.
    .end = Puoi giocare una carta a ogni turno. Gioca l’Incantesimo Confundus.
    .otherwise = Scegli l’Incantesimo Confundus e giocalo.
quidditch-match-lesson-snitch-again = Blaise arretra alla casella 14, poi avanza di 8. Senza la tua carta il Boccino era già preso. Tira i dadi.
    .card = Prima tira i dadi: così saprai che cosa ti serve.
    .otherwise = Tira i dadi.
quidditch-match-lesson-snitch-catch = Sei sulla casella 20, e mancano 4 caselle. Che cosa fa la Firebolt?
    .end = Allora Blaise ha un altro turno. Gioca la Firebolt.
    .otherwise = Gioca la Firebolt: 4 caselle.
