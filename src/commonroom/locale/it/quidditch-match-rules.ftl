### The rules of the Quidditch match in Italian: only the words of its document. What it says of each rule is in
### hogwarts-rules.ftl, and the order and the structure are in games/hogwarts/match/rules.toml.

document-quidditch-match = Il Quidditch, la partita sul campo: le regole
    .intro =
        Questa pagina contiene tutte le regole della partita di Quidditch seguite da Common Room. Due Case si
        affrontano sul campo: prima i vostri Cacciatori, Battitori e Portieri giocano per due gol, poi i vostri
        Cercatori fanno un giro del campo all’inseguimento del Boccino. La partita fa parte di Un anno a
        Hogwarts, e qui si gioca da sola.

        Un codice come HOG-420 indica una **regola** del regolamento stampato, e uno come RUL-HOG-129
        una **decisione**: la nostra scelta dove il regolamento tace o non è chiaro. Alcune decisioni si possono
        cambiare con un’opzione all’apertura di un tavolo.

        Questa pagina non è ufficiale: tutte le regole sono raccontate con parole nostre, non sostituisce il
        regolamento nella vostra scatola, e i nomi di giochi, editori, Case e personaggi sono marchi dei
        rispettivi proprietari.
    .contents = Indice
    .editions = Edizioni
    .edition = Edizione
    .id = Sigla
    .box = Che cos’è
    .ids = Vedi
    .why = Motivo
    .options = Opzioni
    .options-intro = Un tavolo sceglie le opzioni prima dell’inizio della partita. Il primo valore è quello predefinito.
    .option = Opzione
    .values = Valori
    .decides = Che cosa decide
    .procedures = Procedure
    .procedures-intro = Le stesse regole ancora una volta, nell’ordine esatto in cui si applicano.
    .refusals = Azioni rifiutate
    .refusals-intro = Un’azione non consentita viene rifiutata con un codice che dice il perché. Non cambia nulla.
    .code = Codice
    .meaning = Significato
    .source = Fonte
    .rulings = Decisione
