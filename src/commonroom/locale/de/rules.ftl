### The words of any rules document. A game says only what it calls otherwise, in its own document message.

document =
    .contents = Inhaltsverzeichnis
    .editions = Ausgaben
    .edition = Ausgabe
    .id = Schreibweise
    .box = Was es ist
    .differences = Worin sich die Ausgaben unterscheiden
    .topic = Thema
    .ids = Siehe
    .readings = Wo die Quellen sich widersprechen und welcher Lesart wir folgen
    .difference = Die Texte
    .reading = Unsere Lesart
    .why = Begründung
    .options = Optionen
    .options-intro = Ein Tisch wählt seine Optionen vor Spielbeginn. Der erste Wert ist die Voreinstellung.
    .option = Option
    .values = Werte
    .decides = Was sie festlegt
    .procedures = Abläufe
    .procedures-intro =
        Dieselben Regeln noch einmal, genau in der Reihenfolge, in der sie angewandt werden.
    .refusals = Abgelehnte Aktionen
    .refusals-intro = Eine unerlaubte Aktion wird abgelehnt, und ein Code sagt, warum. Am Spiel ändert sich dadurch nichts.
    .code = Code
    .meaning = Bedeutung
    .source = Quelle
    .rulings = Entscheidung
