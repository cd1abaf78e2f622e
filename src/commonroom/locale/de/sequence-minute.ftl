### Sequence in one minute, in German: six pictures, each with a title and a sentence or two.

# $first and $second are suits, as symbols, or houses.
sequence-minute-play = Spiel eine Karte
    .text = Leg einen Chip auf ein freies Feld, das sie zeigt. Jede Karte außer den Buben hat zwei Felder.
sequence-minute-draw = Zieh eine Karte
    .text = Damit endet dein Zug. An den meisten Tischen hier kommt sie von selbst.
sequence-minute-lines = Bilde Fünferlinien
    .text = Waagerecht, senkrecht oder diagonal. Die Ecken zählen für alle.
sequence-minute-wild = Zwei Augen: überall
    .text = Die Buben von { $first } und { $second } sehen dich an. Leg einen Chip auf ein beliebiges freies Feld.
sequence-minute-remove = Ein Auge: entfernt
    .text = Die Buben von { $first } und { $second } sehen weg. Nimm einen gegnerischen Chip weg, aber keinen aus einer fertigen Linie.
sequence-minute-win = Zwei Linien gewinnen
    .text = Bei drei Parteien reicht eine. Zwei Linien dürfen sich einen Chip teilen.
# The line below the pictures.
sequence-minute-count = Wie viele?
    .text = Zu zweit hält jeder 7 Karten, zu dritt oder viert 6, zu sechst 5, zu acht oder neunt 4, zu zehnt oder zwölft 3. Ab vier spielt ihr in Teams.
