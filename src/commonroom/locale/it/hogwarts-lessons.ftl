### The lessons of A Year at Hogwarts, in Italian: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## A first turn

hogwarts-lesson-walk = Un primo turno
    .about = Tira, cammina e prendi quello che trovi dove arrivi.
    .end = Tira e cammina: conta la casella dove arrivi. Torri, Metropolvere e segnalini ti aiutano nelle missioni.
hogwarts-lesson-walk-roll = Sei Harry, al portone di Hogwarts. Un turno comincia con due dadi. Tirali.
    .otherwise = Tira i dadi: il pulsante è illuminato.
hogwarts-lesson-walk-walk = 1 e 3: fai esattamente 4 passi. Le caselle dove puoi arrivare sono illuminate. Questa ti dà una pozione: toccala, poi vacci.
    .tower = Su una torre puoi fermarti prima. Lo vedrai tra poco; ora vai a prendere la pozione.
    .elsewhere = Puoi arrivare anche lì. Ma la casella illuminata ti dà una pozione.
    .step = Scegli la casella dove vuoi arrivare; i passi vengono da sé.
    .whole = Devi usare tutto il tiro. Puoi fermarti prima solo alle torri e nei luoghi delle tue missioni.
    .otherwise = Vai sulla casella illuminata, a 4 passi.
hogwarts-lesson-walk-again = Una pozione, per un combattimento più avanti. Qui non gioca nessun altro, quindi tocca ancora a te. Tira i dadi.
    .otherwise = Tira i dadi per il prossimo turno.
hogwarts-lesson-walk-tower = Stavolta 6 passi. Ma su una torre puoi fermarti, anche se te ne restano altri. Vai alla torre illuminata.
    .other-tower = Anche quella è una torre, ma prova quella illuminata.
    .elsewhere = Così useresti tutti i passi. Su una torre puoi fermarti prima: vai a quella illuminata.
    .step = Scegli la torre; i passi vengono da sé.
    .otherwise = Vai alla torre illuminata.
hogwarts-lesson-walk-floo = Da una torre la Metropolvere ti porta lontano. Lo specchio per la tua missione è alla Tana. Vacci.
    .elsewhere = Puoi andare anche lì, ma lo specchio è alla Tana.
    .stay = Allora lo specchio resta dov’è. Usa la Metropolvere.
    .otherwise = Tocca la Tana sulla mappa e conferma.
hogwarts-lesson-walk-take = Eccolo. Prendi lo specchio; poi torni alla tua torre.
    .leave = Sei qui apposta! Prendilo.
    .otherwise = Prendi lo specchio.

## A mission

hogwarts-lesson-mission = La tua missione
    .about = Trova ciò che serve, poi vai dove la missione ti porta.
    .end = Prima il segnalino, poi il luogo, poi il combattimento. Come si combatte lo vedi nella prossima lezione.
hogwarts-lesson-mission-look = Ecco la tua missione, da 50 punti: ammansisci il cane. Ti manca il flauto; la carta dice dov’è. Tira i dadi.
    .otherwise = Tira i dadi.
hogwarts-lesson-mission-fetch = Il flauto è a 3 passi, e hai tirato 3. Vacci.
    .short = La torre è di strada, ma il flauto è una casella più in là.
    .elsewhere = Lì il flauto non c’è. È sulla casella illuminata.
    .step = Scegli la casella del flauto; i passi vengono da sé.
    .otherwise = Vai sulla casella illuminata, quella del flauto.
hogwarts-lesson-mission-take = Prendi il flauto. I segnalini si prendono anche di passaggio: due per turno, e nella borsa ce ne stanno sei.
    .leave = Senza flauto niente missione. Prendilo.
    .otherwise = Prendi il flauto.
hogwarts-lesson-mission-ready = Ora la tua missione è pronta. Il suo luogo è qui accanto: l’ala ovest. Tira i dadi.
    .otherwise = Tira i dadi.
hogwarts-lesson-mission-place = 6 passi, ma l’ala ovest è a 1 passo. Nel luogo di una missione pronta puoi fermarti. Fallo.
    .elsewhere = La missione ti aspetta nell’ala ovest. Fermati lì.
    .step = Scegli l’ala ovest; i passi vengono da sé.
    .otherwise = Vai nell’ala ovest: è illuminata.
hogwarts-lesson-mission-attempt = Sei nel posto giusto, con tutto quello che serve. Tenta la missione: qualcuno ti aspetta.
    .otherwise = Tenta la missione.

## A fight

hogwarts-lesson-fight = Un combattimento
    .about = Dadi, carte e un colpo che vedi arrivare.
    .end = Missione compiuta! Attenzione: in solitario chi perde il combattimento di una missione perde la partita. Guarda la tua probabilità prima di cominciare.
hogwarts-lesson-fight-attempt = Hai la pietra, e il professore ti aspetta. Tenta la missione.
    .later = Potresti aspettare, ma hai già tutto.
    .otherwise = Tenta la missione.
hogwarts-lesson-fight-dice = Ha 7 PV. I tuoi 4 dadi colpiscono da 3 in su, e ogni colpo toglie 1 PV. Attacca con i dadi.
    .keep = Bella carta! Tienila per la fine, e prima tira i dadi.
    .healthy = Hai ancora tutti i PV. Attacca con i dadi.
    .otherwise = Attacca con i tuoi dadi.
hogwarts-lesson-fight-shield = Tre colpi a segno! Ma ora risponde lui: 4 PV. Il colpo è annunciato, quindi puoi difenderti. Protego lo ferma.
    .pass = Così perdi 4 PV. Protego ferma il colpo.
    .heal = Recuperi 3 PV, ma il colpo arriva lo stesso. Protego lo ferma.
    .otherwise = Gioca Protego.
hogwarts-lesson-fight-card = Neanche un graffio! Gli restano 4 PV, e Reducto ne toglie proprio 4. Una carta sostituisce i dadi: giocala.
    .dice = Dovrebbero colpire tutti e quattro i dadi. Con Reducto vai sul sicuro.
    .heal = Hai tutti i PV. Gioca Reducto.
    .otherwise = Gioca Reducto.
hogwarts-lesson-fight-last = È sconfitto, ma colpisce un’ultima volta. Hai 7 PV e ne perdi 4: resti in piedi. Incassa il colpo.
    .heal = Puoi, ma per vincere bastano 3 PV. Tieni la pozione.
    .otherwise = Passa: puoi incassarlo.
hogwarts-lesson-fight-put = 60 punti! Ciò che è servito a una missione finisce lontano, e scegli tu dove. Metti la pietra in un luogo illuminato.
    .elsewhere = Si può. Ma stavolta scegli uno dei luoghi illuminati.
    .otherwise = Metti la pietra in uno dei luoghi illuminati.

## School

hogwarts-lesson-school = A scuola
    .about = Una carta in sala comune, un esame in aula.
    .end = 20 punti! Missioni, esami, Quidditch e buon comportamento portano punti. Con più di 210 e una missione finisce una partita veloce.
hogwarts-lesson-school-room = Sei in una sala comune. Qui peschi una carta da un mazzo a tua scelta. I libri portano punti agli esami: pesca un libro.
    .behaviour = Può portare punti, o costarne. Oggi prendi un libro.
    .other-deck = Utile in combattimento. Ma noi vogliamo dare un esame: pesca un libro.
    .otherwise = Pesca un libro.
hogwarts-lesson-school-book = Il tuo libro è per l’aula di Difesa contro le Arti Oscure e vale 20 punti. L’aula è a 3 passi. Tira i dadi.
    .otherwise = Tira i dadi.
hogwarts-lesson-school-classroom = Hai tirato 3. Entra nell’aula.
    .elsewhere = Il tuo libro conta solo nella sua aula: quella illuminata.
    .step = Scegli l’aula; i passi vengono da sé.
    .otherwise = Vai nell’aula illuminata.
hogwarts-lesson-school-exam = Ora dai l’esame con il tuo libro. Non si può essere bocciati.
    .pass = Butteresti via 20 punti. Dai l’esame.
    .otherwise = Dai l’esame con il tuo libro.

## A duel

hogwarts-lesson-duel = Un duello
    .about = Contro uno studente, e ci si ferma all’ultimo PV.
    .end = Se vinci un duello, peschi tre carte. Se lo perdi, ti resta 1 PV e restituisci tre carte.
hogwarts-lesson-duel-dice = Su una casella duello ti aspetta uno studente: Ron, con 6 PV. Tu ne hai 3, e a 1 PV un duello è perso. Attacca con i dadi.
    .keep = Tieni l’incantesimo per la fine. Prima i dadi.
    .early = Non ancora. La pozione ti servirà di più dopo.
    .otherwise = Attacca con i tuoi dadi.
hogwarts-lesson-duel-blow = Quattro colpi a segno! Ron ti toglie 1 PV. Te ne restano 2: incassa il colpo.
    .early = Per ora 2 PV bastano. Tieni la pozione.
    .otherwise = Passa: puoi incassarlo.
hogwarts-lesson-duel-spell = A Ron restano 2 PV. Expelliarmus ne toglie proprio 2. Giocalo.
    .dice = I dadi possono mancare il colpo. L’incantesimo no.
    .early = Prima sistema Ron. La pozione ti servirà subito dopo.
    .otherwise = Gioca Expelliarmus.
hogwarts-lesson-duel-drink = Il suo ultimo colpo ti lascerebbe 1 PV, e il duello sarebbe perso! Bevi la pozione: 3 PV in più.
    .pass = Con 1 PV perderesti il duello. Bevi la pozione.
    .otherwise = Gioca la Pozione Wiggenweld.
hogwarts-lesson-duel-won = Hai vinto: un incantesimo, una pozione e un libro per te. Però i PV non tornano da soli. Tira i dadi.
    .otherwise = Tira i dadi.
hogwarts-lesson-duel-heal = Le caselle con la croce danno PV. Nelle cucine ne recuperi 2. Vacci, sono a 3 passi.
    .elsewhere = Ti servono PV. La casella illuminata te ne dà.
    .step = Scegli le cucine; i passi vengono da sé.
    .otherwise = Vai nelle cucine.

## Voldemort Returns

hogwarts-lesson-returns = Il ritorno di Voldemort
    .about = Un altro gioco sulla stessa mappa: gli eroi contro il lato oscuro.
    .end = Trova la pietra, distruggi tutti e sei gli Horcrux, poi incontra Voldemort. Chi arriva senza il suo segnalino perde.
hogwarts-lesson-returns-roll = Sei Harry; Blaise è Minus. Sulla mappa ci sono sei Horcrux, e la tua spada può distruggerli. Tira i dadi.
    .otherwise = Tira i dadi.
hogwarts-lesson-returns-walk = Nella Torre dell’Orologio, a 3 passi, c’è un Horcrux. Vacci.
    .elsewhere = L’Horcrux è nella Torre dell’Orologio. È illuminata.
    .step = Scegli la Torre dell’Orologio; i passi vengono da sé.
    .otherwise = Vai alla torre illuminata.
hogwarts-lesson-returns-destroy = Tu e Blaise tirate un dado a testa. Se il tuo è più alto, l’Horcrux è distrutto. Colpisci!
    .pass = Così resta intero. Colpiscilo con la spada.
    .otherwise = Tenta di distruggere l’Horcrux.
hogwarts-lesson-returns-hide = Distrutto: Voldemort perde 1 PV. Ma Minus aveva tutte e quattro le cose: Voldemort è tornato e cerca la Bacchetta di Sambuco. Nascondila su una casella illuminata.
    .near = Lì potrebbe arrivare presto. Scegli una delle caselle illuminate.
    .otherwise = Metti la bacchetta su una casella illuminata, lontano da lui.
hogwarts-lesson-returns-plan = Ora ci sono Mangiamorte sulle torri, e chi ne incontra uno combatte. Blaise ha messo qui la Pietra della Resurrezione. Ti serve prima di incontrare Voldemort.
