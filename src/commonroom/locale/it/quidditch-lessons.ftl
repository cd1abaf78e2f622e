### The lessons of the Quidditch card game, in Italian: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## A ball

quidditch-lesson-ball = Una palla
    .about = Posa una carta coperta, scoprila, e il valore più alto segna.
    .end = Posare, scoprire, segnare: ecco un round. Vince chi ha più punti quando il Boccino viene preso.
quidditch-lesson-ball-lay = In campo c’è la Pluffa: vale 10 punti. Ognuno vi posa una carta coperta, e il valore più alto la prende. Posa il tuo Cacciatore 9.
    .beater = Anche un Battitore conta qui, ma solo 1. Per la Pluffa c’è il tuo Cacciatore 9.
    .keeper = Un Portiere ferma un Cacciatore, ma contro di lui non segna. Tu vuoi i punti: posa il Cacciatore 9.
    .low = Potrebbe essere poco. Il tuo Cacciatore 9 è il più alto.
    .empty = La Pluffa non resta mai sola. Posaci una carta.
    .otherwise = Posa il Cacciatore 9 alla Pluffa.
quidditch-lesson-ball-pass = Le carte sono scoperte: il tuo 9 contro il 7 di Blaise. Una carta speciale potrebbe ancora cambiare le cose. Tu non ne hai: passa.
    .laid = Ciò che è posato resta. Ora si confrontano le carte.
    .otherwise = Passa, e la Pluffa è tua.
quidditch-lesson-ball-again = 10 punti per te. Hai di nuovo la mano piena, e c’è un’altra Pluffa. Blaise ha già posato. Qual è la tua carta più forte?
    .low = Per la Pluffa ne hai una più alta. Cerca l’8.
    .special = Una carta speciale non conta niente a una palla. Posa una carta giocatore.
    .otherwise = Posa il Cacciatore 8 alla Pluffa.

## The four roles

quidditch-lesson-roles = Quattro ruoli
    .about = I Cacciatori segnano, i Portieri parano, i Battitori colpiscono, i Cercatori aspettano il Boccino.
    .end = Il tuo Portiere para: la Pluffa resta lì. Ogni ruolo ha la sua palla, e il tuo Cercatore aspetta ancora il Boccino.
quidditch-lesson-roles-declare = Accanto alla Pluffa c’è un Bolide. Nessuno deve giocare per averlo, ma tu hai un Battitore, e lì comanda lui. Di’ che giochi per il Bolide.
    .none = Puoi lasciarlo stare. Ma hai un Battitore: provaci.
    .otherwise = Scegli il Bolide e conferma.
quidditch-lesson-roles-lay = Ora una carta a ogni palla: al Bolide contano solo i Battitori, alla Pluffa decide il valore. Cacciatore e Battitore sono illuminati.
    .seeker = Con 11 qui vincerebbe. Ma solo un Cercatore prende il Boccino: tienilo.
    .keeper = Un Portiere para, ma non segna contro un Cacciatore. Prova a segnare: posa il Cacciatore 8.
    .low = Il tuo Cacciatore 8 ha più possibilità.
    .no-beater = Al Bolide conta solo un Battitore. Il tuo è il 2.
    .one-each = Giochi per due palle: una carta a ciascuna.
    .otherwise = Cacciatore 8 alla Pluffa, Battitore 2 al Bolide.
quidditch-lesson-roles-order = Apri tu il round, quindi scegli tu quale palla viene prima. Prova col Bolide: chi viene colpito perde una carta a caso, forse proprio quella per la Pluffa.
    .later = Si può. Ma un colpo adesso può costare a Blaise una carta per la Pluffa. Prima il Bolide.
    .otherwise = Prima il Bolide, poi la Pluffa.
quidditch-lesson-roles-save = Il tuo Battitore colpisce, e Blaise perde una carta. Ma alla Pluffa c’è un Portiere 10. Non è più basso del tuo Cacciatore, quindi para. Passa.
    .otherwise = Passa. La Pluffa resta per il prossimo round.
quidditch-lesson-roles-keeper = La Pluffa è ancora lì, e stavolta attacca Blaise. Il tuo Portiere ferma ogni Cacciatore che non sia più alto. Posalo.
    .seeker = Prenderebbe 10 punti, ma il Boccino ne vale 150. Tieni il Cercatore.
    .low = Se il Cacciatore di Blaise è più alto, i punti sono persi. Il tuo Portiere 9 lo ferma.
    .otherwise = Posa il Portiere 9 alla Pluffa.

## Face down and bluff

quidditch-lesson-bluff = Carte coperte
    .about = Nessuno vede che cosa posi: può essere tutt’altro.
    .end = Il tuo bluff è costato a Blaise un Portiere e a te una carta che non ti serviva. Sotto una carta coperta può esserci di tutto.
quidditch-lesson-bluff-declare = Non hai Battitori, ma Blaise non lo sa. Di’ che giochi per il Bolide: allora anche Blaise deve posarci una carta. È un bluff.
    .none = È prudente, ma così Blaise tiene tutte le carte per la Pluffa. Prova il bluff.
    .otherwise = Scegli il Bolide e conferma.
quidditch-lesson-bluff-lay = Blaise ha posato due carte, e nessuno dei due vede le carte dell’altro. Il Cacciatore 10 va alla Pluffa. Al Bolide posa una carta illuminata di cui puoi fare a meno.
    .waste = Al Bolide il tuo 10 non conta. Mandalo alla Pluffa.
    .foul = Alla Pluffa una carta speciale non conta niente. Lì vuoi segnare: Cacciatore 10.
    .keep = Quella può servirti. Dai via una delle carte illuminate.
    .one-each = Hai detto che giochi per entrambe: una carta a ogni palla.
    .otherwise = Cacciatore 10 alla Pluffa, una carta illuminata al Bolide.
quidditch-lesson-bluff-open = Prima la Pluffa: il tuo 10 contro 8. Sei avanti, non serve altro. Passa.
    .needless = Potresti, ma qui stai già vincendo. Tieni la carta.
    .otherwise = Passa, e la Pluffa è tua.
quidditch-lesson-bluff-nothing = E il Bolide: Blaise ha posato un Portiere, neanche lui aveva un Battitore. Nessuno lo vince, ma il Portiere è andato. Passa.
    .foul = I falli si fanno alla Pluffa. Qui puoi solo passare.
    .otherwise = Passa. Il Bolide resta dov’è.

## Jinx and counter

quidditch-lesson-jinx = Fattura e risposta
    .about = Le carte speciali cambiano ciò che c’è sul tavolo, e altre le annullano.
    .end = Tua, 7 contro 6. Le fatture cambiano i valori, Finite ferma gli incantesimi, l’Arbitro ferma i falli.
quidditch-lesson-jinx-lower = Le carte sono scoperte: il tuo 7 contro un 9. Le Pastoie tolgono 3 a una carta. Giocale sul Cacciatore di Blaise.
    .pass = Allora vince il 9. Con le Pastoie puoi ancora cambiare le cose.
    .disarm = Così Blaise perde una carta in mano, ma il 9 resta un 9. Qui servono le Pastoie.
    .answer = Quelle due servono solo a rispondere. Nessuno ha ancora giocato niente.
    .otherwise = Gioca le Pastoie alla Pluffa.
quidditch-lesson-jinx-counter = Blaise risponde con Finite, che annulla fatture e incantesimi. Ma anche Finite è un incantesimo, e tu ne hai uno: annulla l’annullamento.
    .pass = Allora la tua fattura è persa, e vince il 9.
    .referee = L’Arbitro ferma solo i falli. Contro un incantesimo serve Finite.
    .answer = Prima rispondi: annulla il Finite di Blaise, o lascialo valere.
    .otherwise = Rispondi con Finite.
quidditch-lesson-jinx-foul = La fattura resta: 7 contro 6. Ora Blaise fa fallo. La Gomitata si prende la Pluffa e basta. Chi chiami?
    .pass = Allora la Pluffa va a Blaise. Il tuo Arbitro può impedirlo.
    .disarm = Quello non ferma un fallo. Solo l’Arbitro può.
    .answer = Prima rispondi al fallo.
    .otherwise = Rispondi con l’Arbitro.
quidditch-lesson-jinx-settle = Fermato. Tra te e la Pluffa non c’è più niente: passa, e il gioco è fatto.
    .disarm = Potresti, ma sei già avanti. Tienilo per un altro round.
    .otherwise = Passa.

## The Snitch

quidditch-lesson-snitch = Il Boccino
    .about = 150 punti per un Cercatore, e la partita finisce.
    .end = Preso! 150 punti e fine della partita. Tieniti stretto il Cercatore finché non arriva il Boccino.
quidditch-lesson-snitch-declare = Blaise conduce 30 a 10, ma è apparso il Boccino d’Oro: 150 punti, e chi lo prende chiude la partita. Contano solo i Cercatori. Gioca per averlo.
    .none = Hai il Cercatore più alto che ci sia. È il momento.
    .otherwise = Scegli il Boccino e conferma.
quidditch-lesson-snitch-lay = Il Cercatore al Boccino. Anche alla Pluffa serve una carta, ma tieni in mano Finite: potrebbe servirti.
    .quaffle = Alla Pluffa il Cercatore prende 10 punti, al Boccino 150.
    .finite = A una palla Finite non ha effetto. Tienilo, e posa un’altra carta.
    .no-seeker = Al Boccino conta solo un Cercatore. Il tuo è il 12.
    .one-each = La Pluffa non resta mai sola. Una carta a ogni palla.
    .otherwise = Cercatore 12 al Boccino, un’altra carta alla Pluffa, ma non Finite.
quidditch-lesson-snitch-order = Scegli tu l’ordine. Preso il Boccino la partita finisce subito, e la carta di Blaise alla Pluffa non conta più. Dunque?
    .quaffle = Allora Blaise può segnare prima. Comincia dal Boccino.
    .otherwise = Prima il Boccino, poi la Pluffa.
quidditch-lesson-snitch-wait = 12 contro 11: sei avanti. Finite serve solo a rispondere, quindi aspetta. Passa.
    .answer = A Finite serve una carta da annullare. Nessuno ne ha ancora giocata una.
    .otherwise = Passa, e guarda che cosa fa Blaise.
quidditch-lesson-snitch-catch = Gambemolli toglie 5 al tuo Cercatore: 7 contro 11. Meno male che hai tenuto Finite.
    .pass = Allora il Boccino lo prende Blaise. Annulla la fattura.
    .answer = Prima rispondi alla fattura.
    .otherwise = Rispondi con Finite.
