### The lessons of Sequence, in Italian: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.
### Spaces are called by the edges of the board, as in e6.

## First chip

sequence-lesson-first-chip = Il tuo primo gettone
    .about = Una carta indica una casella, lì va un gettone, poi arriva una carta nuova.
    .end = Ecco un turno intero: carta, gettone, carta. Ora vedrai a che cosa servono i gettoni.
sequence-lesson-first-chip-place = Ogni carta, tranne i Jack, è stampata due volte sul tabellone. Prendi il 4♥ e metti un gettone su una delle sue due caselle.
    .other-card = Andrebbe bene anche quella. Per ora prendi il 4♥: è la carta illuminata.
    .other-space = Quella casella mostra un’altra carta. Il 4♥ va solo dove il tabellone mostra un 4♥.
    .corner = Gli angoli restano liberi. Contano già per tutti.
    .otherwise = Prima il 4♥, poi una delle due caselle illuminate.
sequence-lesson-first-chip-draw = Il gettone è a posto. Ora pesca una carta dal mazzo, così ne hai di nuovo sette. Di solito avviene da sé; altrimenti, se te ne dimentichi, giochi con una in meno.
    .too-soon = Un gettone per turno. Prima pesca, poi tocca a Blaise.
    .otherwise = Tocca il mazzo: c’è una carta per te.
sequence-lesson-first-chip-taken = Anche Blaise aveva un 8♦ e ha coperto una delle due caselle. Il tuo va sull’altra, j7.
    .other-card = Tieni quella per dopo. Adesso si tratta dell’8♦.
    .covered = Lì c’è già il gettone di Blaise. Una casella, un gettone; l’altra dell’8♦ è libera.
    .otherwise = Il tuo 8♦, sulla casella illuminata in j7.
sequence-lesson-first-chip-again = Il gettone è a posto. E poi? Lo sai già.
    .too-soon = Tocca a Blaise, ma la tua carta è ancora sul mazzo.
    .otherwise = Pesca la tua carta dal mazzo.

## Lines and corners

sequence-lesson-lines = Cinque in fila
    .about = Cinque gettoni in fila fanno una sequenza, e con due sequenze vinci.
    .end = Due sequenze, e hai vinto! Ricorda gli angoli: ti fanno risparmiare un gettone.
sequence-lesson-lines-grow = Cinque tuoi gettoni in fila fanno una sequenza: in orizzontale, in verticale o in diagonale. Il 4♥ ha due caselle. Quale sta sulla tua diagonale da c4?
    .apart = È libera, ma isolata. Segui la diagonale da c4 a g8.
    .other-card = Alla diagonale non serve. Il 4♥ sì.
    .otherwise = Cerca la casella del 4♥ tra i tuoi gettoni.
sequence-lesson-lines-five = Quattro su cinque. Il buco è in f7, e la carta ce l’hai. Chiudi la linea.
    .apart = Quello è l’altro K♥. Il buco della tua linea è in f7.
    .other-card = La casella f7 mostra il K♥. È la carta che ti serve.
    .otherwise = Gioca il K♥ su f7.
sequence-lesson-lines-corner = La tua prima sequenza, e nessuno può spezzarla. Guarda in alto a sinistra: l’angolo vale come un tuo gettone. Che cosa manca per arrivare a cinque?
    .apart = Quello è l’altro 5♠. A te serve a5, accanto ai tuoi tre gettoni.
    .other-card = Una sola carta chiude la riga in alto, e tu ce l’hai: guarda la casella a5.
    .corner = Su un angolo non va nessun gettone. Conta già per te.
    .otherwise = Gioca il 5♠ su a5.

## Jacks

sequence-lesson-jacks = Due tipi di Jack
    .about = Un occhio toglie un gettone, due occhi ne mettono uno dove vuoi.
    .end = Un occhio toglie, due occhi mettono ovunque. Tienili per ciò che le altre carte non possono fare.
sequence-lesson-jacks-remove = Blaise ne ha quattro in fila, aperti da entrambi i lati. J♠ ha un occhio solo: toglie un gettone avversario. Togli uno dei quattro.
    .one-end = Così chiudi un lato, e Blaise prende l’altro. Spezza proprio la linea, con J♠.
    .other-card = Allora Blaise ne fa cinque al prossimo turno. Il tuo J♠ può impedirlo.
    .empty = J♠ non mette niente. Toglie un gettone: scegli uno dei quattro.
    .locked = Una sequenza completa non si tocca, neanche con un Jack. I quattro al centro sì.
    .own = Quello è tuo. Prendine uno di Blaise.
    .otherwise = Gioca J♠ su uno dei quattro gettoni illuminati.
sequence-lesson-jacks-wild = Bel colpo. J♦ e J♣ hanno due occhi: mettono il tuo gettone su qualsiasi casella libera. Usane uno per riempire il buco nella tua riga.
    .anywhere = Lì si può, ma solo d6 completa la tua riga.
    .other-card = Nessun’altra tua carta arriva in d6. È a questo che serve il Jack.
    .covered = Questo Jack vuole una casella libera. Lì c’è già un gettone.
    .corner = Su un angolo non va nessun gettone, neanche con un Jack.
    .otherwise = Gioca J♦ o J♣ su d6.
sequence-lesson-jacks-keep = Una sequenza! Nella riga i hai altri tre gettoni e un buco in i5. Due tue carte vanno bene. Quale preferisci dare via?
    .costly = Va bene, ma il 4♠ fa lo stesso. Tieni il Jack per una casella a cui non arrivi altrimenti.
    .apart = Quello è l’altro 4♠. Il buco della tua riga è in i5.
    .other-card = Riempi il buco in i5: così sono quattro.
    .otherwise = Gioca il 4♠ su i5.

## Dead cards

sequence-lesson-dead-cards = Carte che non vanno da nessuna parte
    .about = Se entrambe le caselle di una carta sono coperte, puoi cambiarla.
    .end = Una carta nulla non ti costa niente: un cambio per turno, e giochi lo stesso.
sequence-lesson-dead-cards-swap = Le due caselle del tuo 9♥ sono coperte, quindi la carta è nulla. Cambiala; dopo tocca ancora a te.
    .later = Anche quella è nulla e avrà il suo turno. Prima cambia il 9♥.
    .play = Potresti, ma la carta nulla ti resterebbe in mano. Prima cambia il 9♥.
    .alive = Quella ha ancora una casella libera, o è un Jack, che non è mai nullo. Il 9♥ invece sì.
    .covered = Per lui non c’è più posto. Cambialo.
    .otherwise = Prendi il 9♥ e cambialo.
sequence-lesson-dead-cards-use = Hai pescato il 3♥, e una delle sue caselle allunga la tua riga. Giocalo lì.
    .apart = Libera, ma isolata. In i9 allunga la tua riga.
    .other-card = Il nuovo 3♥ ne fa quattro nella riga i. Prendi quello.
    .one-swap = Un cambio per turno. L’altra carta nulla deve aspettare.
    .otherwise = Gioca il 3♥ su i9.
sequence-lesson-dead-cards-find = Nuovo turno, nuovo cambio. C’è un’altra tua carta nulla: guarda h8 e j3, e trovala.
    .play = Prima cambia: non ti costa niente.
    .alive = Quella si può ancora giocare. Guarda che cosa mostrano h8 e j3.
    .otherwise = È il K♦. Cambialo.
sequence-lesson-dead-cards-finish = Ben trovato. Al tuo turno manca ancora un gettone: gioca la carta che vuoi.
    .otherwise = Scegli una carta, poi una delle sue caselle libere.

## Blocking

sequence-lesson-blocking = Fermare gli altri
    .about = Vedi arrivare una linea e mettici in mezzo un gettone.
    .end = Ferma subito un quattro e per tempo un tre aperto, meglio se con un gettone che serve anche a te.
sequence-lesson-blocking-four = Blaise ne ha quattro con un buco in e5. Ancora un gettone ed è una sequenza. La carta per il buco ce l’hai tu.
    .apart = Quello è l’altro 5♥, e non ferma niente. Il buco è in e5.
    .other-card = Bello, ma Blaise chiude il buco al prossimo turno. Prima il 5♥.
    .otherwise = Gioca il 5♥ su e5.
sequence-lesson-blocking-three = Fermato. Ora Blaise ne ha tre nella colonna 8, aperti da entrambi i lati. Se aspetti, ci sono due vie per arrivare a cinque. Chiudi un lato.
    .apart = Quella carta ha una casella anche in fondo alla colonna. Usa quella.
    .other-card = Allora i tre diventano quattro con due lati aperti, e tu ne chiudi uno solo. Blocca adesso.
    .otherwise = Gioca il 9♦ su e8 o il 2♥ su i8.
sequence-lesson-blocking-both = Ancora tre, sulla diagonale da f3. Puoi chiudere l’uno o l’altro lato. Quale serve anche a te?
    .only-blocks = Così fermi Blaise. Anche l’altro lato lo ferma, e a te ne fa quattro.
    .other-card = Prima la diagonale: due tue carte la fermano.
    .otherwise = Gioca il 3♠ su i6.

## Teams

sequence-lesson-teams = Giocare in squadra
    .about = Un colore, due giocatori, e neanche una parola sulle carte.
    .end = La tua squadra vince! Senza una parola: hanno parlato i gettoni.
sequence-lesson-teams-join = Luna è di fronte a te e gioca il tuo colore: i suoi gettoni sono anche tuoi. Tre sono nella colonna 4. Fanne quattro.
    .apart = Quella casella è lontana dalla colonna. È f4 che la continua.
    .other-card = Aiuta la colonna di Luna: la carta illuminata va su f4.
    .otherwise = Gioca la carta illuminata su f4.
sequence-lesson-teams-claim = Luna ha chiuso subito. Ma Blaise ha appena detto a Draco dove giocare. In questa edizione è un suggerimento, e costa una carta a testa. Segnalalo.
    .play = Puoi giocare, ma il suggerimento resterebbe impunito. Prima segnalalo.
    .own-team = Non puoi accusare la tua squadra, e può essere aperta una sola segnalazione.
    .otherwise = Segnala il suggerimento dell’altra squadra.
sequence-lesson-teams-leave = Lo ammettono, e ciascuno cede una carta. Fai capire a Luna senza parlare: da h6 a h8 è tutto vostro, e h10 aiuterebbe.
    .apart = Luna non capirebbe. Nella riga h vede la linea.
    .other-card = Metti un gettone nella riga h. Al resto pensa Luna.
    .otherwise = Gioca la carta illuminata su h10.
