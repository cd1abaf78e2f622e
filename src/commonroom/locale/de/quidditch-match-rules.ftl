### The rules of the Quidditch match in German: only the words of its document. What it says of each rule is in
### hogwarts-rules.ftl, and the order and the structure are in games/hogwarts/match/rules.toml.

document-quidditch-match = Quidditch, das Spiel auf dem Feld: die Regeln
    .intro =
        Diese Seite enthält alle Regeln des Quidditch-Spiels, nach denen Common Room spielt. Zwei Häuser treffen
        auf dem Feld aufeinander: Zuerst spielen deine Jäger, Treiber und Hüter um zwei Tore, dann fliegen deine
        Sucher eine Runde um das Feld, dem Schnatz hinterher. Das Spiel gehört zu Ein Jahr in Hogwarts und steht
        hier für sich.

        Eine Kennung wie HOG-420 bezeichnet eine **Regel** des gedruckten Regelhefts, eine wie RUL-HOG-129
        eine **Entscheidung**: was wir festgelegt haben, wo das Regelheft schweigt oder unklar ist. Manche
        Entscheidungen lassen sich beim Eröffnen eines Tisches durch eine Option ändern.

        Diese Seite ist nicht offiziell: Alle Regeln sind in unseren eigenen Worten erzählt, sie ersetzt nicht
        das Regelheft in deiner Schachtel, und die Namen von Spielen, Verlagen, Häusern und Figuren sind Marken
        ihrer Inhaber.
    .contents = Inhaltsverzeichnis
    .editions = Ausgaben
    .edition = Ausgabe
    .id = Schreibweise
    .box = Was es ist
    .ids = Siehe
    .why = Begründung
    .options = Optionen
    .options-intro = Ein Tisch wählt seine Optionen vor Spielbeginn. Der erste Wert ist die Voreinstellung.
    .option = Option
    .values = Werte
    .decides = Was sie festlegt
    .procedures = Abläufe
    .procedures-intro = Dieselben Regeln noch einmal, genau in der Reihenfolge, in der sie angewandt werden.
    .refusals = Abgelehnte Aktionen
    .refusals-intro = Eine unerlaubte Aktion wird abgelehnt, und ein Code sagt, warum. Am Spiel ändert sich dadurch nichts.
    .code = Code
    .meaning = Bedeutung
    .source = Quelle
    .rulings = Entscheidung
