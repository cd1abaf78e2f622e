### The words of any rules document. A game says only what it calls otherwise, in its own document message.

document =
    .contents = Indice
    .editions = Edizioni
    .edition = Edizione
    .id = Sigla
    .box = Che cos’è
    .differences = In che cosa differiscono le edizioni
    .topic = Argomento
    .ids = Vedi
    .readings = Dove le fonti non concordano e quale lettura seguiamo
    .difference = I testi
    .reading = La nostra lettura
    .why = Motivo
    .options = Opzioni
    .options-intro =
        Un tavolo sceglie le opzioni prima dell’inizio della partita. Il primo valore è quello predefinito.
    .option = Opzione
    .values = Valori
    .decides = Che cosa decide
    .procedures = Procedure
    .procedures-intro =
        Le stesse regole ancora una volta, nell’ordine esatto in cui si applicano.
    .refusals = Azioni rifiutate
    .refusals-intro = Un’azione non consentita viene rifiutata con un codice che dice il perché. Non cambia nulla.
    .code = Codice
    .meaning = Significato
    .source = Fonte
    .rulings = Decisione
