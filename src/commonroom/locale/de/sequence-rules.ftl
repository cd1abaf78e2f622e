### The rules of Sequence in German: one message per rule or ruling, and the words of the rules document.
### The order and the structure are in games/sequence/rules.toml.


## The document

document-sequence = Sequence: die Regeln
    .intro =
        Diese Seite enthält alle Regeln, nach denen Sequence im Common Room gespielt wird. Du spielst eine
        Karte aus, legst einen Chip auf ein Feld, das dieselbe Karte zeigt, ziehst eine Karte nach und
        versuchst, Linien aus fünf Feldern zu füllen.

        - Eine Kennung wie SEQ-51 bezeichnet eine **Regel**: Sie steht in den gedruckten Anleitungen oder
          folgt unmittelbar aus ihnen. Die Quelle nennt die Stelle und sagt, ob die Regel gedruckt, aus dem
          gedruckten Text erschlossen, berechnet oder einer öffentlichen Quelle außerhalb der Anleitungen
          entnommen ist.
        - Eine Kennung wie RUL-SEQ-51 bezeichnet eine **Entscheidung**: So halten wir es, wo die Anleitungen
          schweigen oder sich auf zwei Arten lesen lassen. Sie besteht aus Frage, Antwort und Begründung.
          Manche Entscheidungen lassen sich beim Eröffnen eines Tisches durch eine Option ändern.

        Eine **Partei** ist ein einzelner Spieler oder, wenn Teams gebildet werden, ein Team. Ein **Feld** ist
        eines der hundert Kästchen auf dem Spielbrett. Mit einem **Joker-Buben** legst du einen Chip, mit
        einem **Anti-Joker-Buben** entfernst du einen. Ein **gesicherter** Chip gehört zu einer
        abgeschlossenen Sequenz und bleibt liegen.

        Zwei gedruckte Ausgaben sind erfasst, und bei jeder Regel steht, für welche sie gilt. Diese Seite ist
        nicht offiziell: Alle Regeln sind mit eigenen Worten wiedergegeben und ersetzen nicht die Anleitung
        in deiner Schachtel. Die Namen von Spielen, Verlagen, Häusern und Figuren sind Marken ihrer Inhaber.
    .contents = Inhaltsverzeichnis
    .editions = Ausgaben
    .edition = Ausgabe
    .id = Schreibweise
    .box = Schachtel
    .differences = Worin sich die Ausgaben unterscheiden
    .topic = Thema
    .ids = Siehe
    .readings = Worin sich die gedruckten Sprachen unterscheiden und welcher Lesart wir folgen
    .readings-intro =
        Beide Ausgaben sind in acht Sprachen gedruckt: Englisch, Französisch, Niederländisch, Deutsch,
        Italienisch, Spanisch, Portugiesisch und Polnisch. Nicht immer sagen sie dasselbe; hier sind die
        Stellen.
    .difference = Die Texte
    .reading = Unsere Lesart
    .why = Begründung
    .options = Optionen
    .options-intro =
        Ein Tisch wählt seine Optionen vor Spielbeginn. Der erste Wert ist die Voreinstellung. Der Wert
        „edition“ bedeutet: so, wie es die Regel der gewählten Ausgabe vorsieht.
    .option = Option
    .values = Werte
    .decides = Was sie festlegt
    .procedures = Abläufe
    .procedures-intro =
        Dieselben Regeln noch einmal, genau in der Reihenfolge, in der sie angewandt werden.
    .refusals = Abgelehnte Aktionen
    .refusals-intro =
        Eine unerlaubte Aktion wird abgelehnt, und ein Code sagt, warum; dies sind die Codes, die im Spiel
        vorkommen. Am Spiel ändert sich dadurch nichts: Die Karte bleibt auf der Hand, der Zug bleibt, wo er
        ist, und der Versuch zählt nicht als Aktion dieses Spielers.
    .code = Code
    .meaning = Bedeutung
    .source = Quelle
    .rulings = Entscheidung

edition-sequence-harry-potter-2021 = Harry Potter 2021
    .box = Sequence, Harry-Potter-Ausgabe, Goliath 2021
edition-sequence-classic-2022 = Klassik 2022
    .box = Sequence, klassische Ausgabe, Goliath 2022


## Sections

section-sequence-components = Spielmaterial
    .about = die Karten, das Spielbrett, die Chips
section-sequence-players = Spieler und Teams
    .about = wie viele mitspielen können, Teams, Plätze, Farben, wie viele Sequenzen zum Sieg nötig sind
section-sequence-start = Wer beginnt
    .about = die Auslosung des Gebers oder der Partei, die beginnt
section-sequence-dealing = Austeilen
    .about = Anzahl der Handkarten, der Ziehstapel
section-sequence-information = Offene und verdeckte Informationen
    .about = was Spieler und Zuschauer sehen dürfen
section-sequence-turn = Der Zug
    .about = eine Karte ausspielen, einen Chip legen, passen, nichts spielen können, leere Hand
section-sequence-drawing = Nachziehen
    .about = die Karte am Ende des Zuges, und was geschieht, wenn sie vergessen wird
section-sequence-corners = Eckfelder
    .about = die vier Felder, die für alle zählen
section-sequence-jacks = Buben
    .about = Joker-Buben legen, Anti-Joker-Buben entfernen
section-sequence-dead-cards = Tote Karten
    .about = Karten ohne freies Feld, und wie sie getauscht werden
section-sequence-sequences = Sequenzen
    .about = was als Fünferlinie zählt und was gesichert ist
section-sequence-long-lines = Lange Linien
    .about = sechs bis zehn in einer Linie, wer die fünf auswählt, zwei Sequenzen in einer Linie
section-sequence-sharing = Gemeinsame Felder
    .about = Sequenzen, die sich kreuzen, zwei Sequenzen mit einem Chip
section-sequence-talk = Absprachen und Hinweise im Team
    .about = was Mitspieler im Team sagen dürfen, Meldungen, die Strafe
section-sequence-end = Spielende
    .about = Sieg, leerer Ziehstapel, Unentschieden
section-sequence-leaving = Ausscheiden und Zeit
    .about = unterbrochene Verbindungen, Spieler, die gehen, Aufgeben


## Components

SEQ-01 =
    Das Kartenspiel hat 104 Karten: jedes von 52 Motiven zweimal, nämlich Ass, 2 bis 10, Bube, Dame und König
    in vier Farben oder Häusern. Eigene Jokerkarten gibt es nicht.
    .source =
        Inhalt. Die Anzahl ist gedruckt; die Zusammensetzung ist aus den gedruckten Zahlen erschlossen.
SEQ-02 =
    Acht der 104 Karten sind Buben: vier Joker und vier Anti-Joker.
    .source =
        Harry Potter: Die Buben. Klassik: So wird gespielt nennt die beiden Arten; ihre Anzahl ist
        erschlossen.
SEQ-03 =
    Das Spielbrett hat zehn Zeilen zu je zehn Feldern: 96 Felder, die eine Karte zeigen, und vier Eckfelder.
    .source =
        Harry Potter: Inhalt und Spielablauf. Klassik: Inhalt und So wird gespielt. Die Größe ist aus den
        gedruckten Zahlen erschlossen (48 Motive zweimal, dazu vier Eckfelder) und stimmt mit öffentlichen
        Beschreibungen des Spielbretts überein.
SEQ-04 =
    Mit Ausnahme der Buben ist jede Karte auf genau zwei Feldern abgebildet, die Buben auf keinem.
    .source = Harry Potter: Spielablauf. Klassik: So wird gespielt (gedruckt)
SEQ-05 =
    Die Karten sind auf dem Spielbrett so angeordnet, wie es unter „Das Spielbrett“ in den Abläufen steht. Um
    eine viertel, halbe oder dreiviertel Drehung gedreht, ist es immer noch dasselbe Spielbrett.
    .source =
        Nicht in der Anleitung; aus einer öffentlichen Quelle: mehrere voneinander unabhängige Abbildungen
        des klassischen Spielbretts, die in jedem Feld übereinstimmen.
SEQ-06 =
    Die Karten gehören zu vier Häusern statt zu vier Farben, und das Haus bestimmt, zu welcher Art ein Bube
    gehört. Wo die Häuser auf dem Spielbrett liegen, sagt die Anleitung nicht; siehe RUL-SEQ-02 und
    RUL-SEQ-03.
    .source = Die Buben (gedruckt)
SEQ-07 =
    Es gibt 135 Chips: 50 onyxfarbene, 50 goldene und 35 silberne.
    .source = Inhalt (gedruckt)
SEQ-08 =
    Es gibt 135 Chips: 50 blaue, 50 grüne und 35 rote.
    .source = Inhalt (gedruckt; die Summe ist berechnet)
SEQ-09 =
    Ein Chip hat zwei Seiten. Gelegt wird er mit der Harry-Potter-Seite nach oben; sobald er zu einer
    abgeschlossenen Sequenz gehört, zeigt er die SEQUENCE-Seite.
    .source = Spielablauf (gedruckt)
RUL-SEQ-01 =
    Jedes der 52 Motive zweimal, und keine eigenen Jokerkarten.
    .question = Welche 104 Karten gehören zum Spiel, und sind Jokerkarten dabei?
    .reason =
        104 ist zweimal 52. Amerikanische Schachteln enthalten auch Jokerkarten, doch nach ihren Regeln
        bleiben sie aus dem Spiel.
RUL-SEQ-02 =
    Im Programm behalten die Karten die vier Farben: Gryffindor steht für Karo, Slytherin für Kreuz,
    Hufflepuff für Herz und Ravenclaw für Pik.
    .question = Welches Haus tritt an die Stelle welcher Farbe?
    .reason =
        So haben die Buben beider Ausgaben dieselben Fähigkeiten. Die Anleitung legt die beiden Paare fest:
        Gryffindor und Slytherin als Joker, Hufflepuff und Ravenclaw als Anti-Joker. Welche Farbe innerhalb
        eines Paares zu welchem Haus gehört, haben wir gewählt; für das Spiel ist es gleich.
RUL-SEQ-03 =
    Wie auf dem klassischen Spielbrett, mit Häusern statt Farben nach RUL-SEQ-02. Die Anordnung ist als
    Datensatz der Ausgabe gespeichert, damit sie ersetzt werden kann, sobald die echte bekannt ist.
    .question = Wie sind die Karten auf dem Harry-Potter-Spielbrett angeordnet?
    .reason =
        Die Anleitung sagt es nicht, und eine öffentliche Quelle wurde nicht gefunden. Keine Regel hängt
        davon ab, sondern nur, welche Felder benachbart sind.
RUL-SEQ-04 =
    Gespeichert ist das Spielbrett nur in der Lage, die unter „Das Spielbrett“ steht. Auf dem Bildschirm darf
    das Bild gedreht werden, aber Zeilen und Spalten behalten ihre Nummern.
    .question = Wo ist beim Spielbrett oben?
    .reason =
        Öffentliche Abbildungen zeigen dasselbe Spielbrett in allen vier Drehungen, aber nie gespiegelt.
RUL-SEQ-14 =
    Nein. Die beiden Exemplare eines Motivs sind austauschbar.
    .question = Muss ein Spieler angeben, welche von zwei gleichen Karten er ausspielt?
    .reason = Beide Exemplare sehen gleich aus und bewirken dasselbe.
RUL-SEQ-68 =
    Chips gehen nie aus; die angezeigte Anzahl dient nur zur Information. Ist limit_chips eingeschaltet, kann
    eine Partei ohne Chip im Vorrat keinen legen, sodass sie nur noch Anti-Joker-Buben ausspielen kann.
    Chips, die vom Spielbrett entfernt werden, kommen in den Vorrat zurück.
    .question = Was geschieht, wenn einer Partei die Chips ausgehen?
    .reason = Die Anleitungen sagen nichts dazu, und in der Praxis reichen die gedruckten Mengen aus.


## Players and teams

SEQ-10 =
    Sequence ist für 2, 3, 4, 6, 8, 9, 10 oder 12 Spieler: für jede Anzahl von 2 bis 12, die durch 2 oder
    durch 3 teilbar ist. Mit 5, 7 oder 11 Spielern geht es nicht.
    .source =
        Vorbereitung. In der Harry-Potter-Ausgabe gedruckt; in der klassischen Ausgabe aus der Liste der
        Handkarten und aus den gleich großen Teams erschlossen.
SEQ-11 =
    Zwei oder drei Spieler spielen jeder für sich. Ab vier Spielern müssen Teams gebildet werden. Mehr als
    drei Parteien gibt es nie.
    .source = Vorbereitung (gedruckt)
SEQ-12 =
    Alle Teams sind gleich groß. 4 Spieler bilden zwei 2er-Teams; 6 bilden zwei 3er- oder drei 2er-Teams; 8
    bilden zwei 4er-Teams; 9 bilden drei 3er-Teams; 10 bilden zwei 5er-Teams; 12 bilden zwei 6er- oder drei
    4er-Teams.
    .source =
        Harry Potter: Team-Spiel. Klassik: Vorbereitung. Die gleiche Größe ist gedruckt; die Liste ist
        berechnet.
SEQ-13 =
    Bei zwei Teams sitzen die Spieler abwechselnd um das Spielbrett, sodass jeder zwischen zwei Gegnern sitzt.
    .source = Harry Potter: Team-Spiel. Klassik: Vorbereitung (gedruckt)
SEQ-14 =
    Bei drei Teams gehört jeder dritte Platz um das Spielbrett zum selben Team.
    .source =
        Harry Potter: Team-Spiel (gedruckt). Klassik: Vorbereitung, wo nur verlangt wird, dass die Teams
        abwechselnd sitzen.
SEQ-15 =
    Zwei Parteien verwenden die goldenen und die onyxfarbenen Chips. Silber wird nur von einer dritten Partei
    verwendet.
    .source = Vorbereitung (gedruckt)
SEQ-16 =
    Die Parteien wählen ihre Farben. Zwei Parteien verwenden Blau und Grün; für eine dritte bleibt damit Rot.
    .source = Vorbereitung (gedruckt; die dritte Farbe ist erschlossen)
SEQ-17 =
    Alle Mitglieder eines Teams spielen dieselbe Farbe. Chips, Sequenzen und Sieg gehören der Partei und nicht
    dem einzelnen Spieler.
    .source =
        Harry Potter: Vorbereitung und Ende des Spiels. Klassik: Vorbereitung und Spielende (gedruckt)
SEQ-18 =
    Bei zwei Parteien braucht eine Partei zwei Sequenzen zum Sieg, bei drei Parteien nur eine.
    .source = Harry Potter: Ziel des Spiels. Klassik: Spielziel und Spielende (gedruckt)
RUL-SEQ-10 =
    Genau die Spielerzahlen aus SEQ-10 und die Teams aus SEQ-12. Bei 6 oder 12 Spielern entscheidet, wer den
    Tisch eröffnet, ob mit zwei oder drei Teams gespielt wird. Zwei oder drei Spieler sind immer Einzelspieler,
    und mit jeder anderen Spielerzahl kann kein Spiel beginnen.
    .question = Welche Spielerzahlen und Teams kann ein Tisch wählen?
    .reason = Die Teams müssen gleich groß sein, und es gibt höchstens drei.
RUL-SEQ-11 =
    Die Plätze sind im Uhrzeigersinn nummeriert und gehen reihum an die Parteien: erste Partei, zweite Partei,
    gegebenenfalls dritte Partei, dann wieder die erste. Plätze dürfen nur vor Spielbeginn getauscht werden.
    .question = Wer sitzt wo?
    .reason = So ergibt sich genau die Sitzordnung aus SEQ-13 und SEQ-14.
RUL-SEQ-12 =
    Jede Partei darf unter den Farben ihrer Ausgabe wählen. Wird nicht gewählt, gilt diese Reihenfolge: Gold,
    Onyx, Silber in der Harry-Potter-Ausgabe; Blau, Grün, Rot in der klassischen Ausgabe. Die dritte Farbe
    steht nur bei drei Parteien zur Wahl.
    .question = Wer bekommt welche Farbe?
    .reason = Das folgt aus SEQ-15 und SEQ-16.


## Choosing who starts

SEQ-19 =
    Jeder Spieler zieht eine Karte, und wer die niedrigste hat, ist Geber. Das Ass zählt hoch, die niedrigste
    Karte ist also eine 2.
    .source = Vorbereitung (gedruckt)
SEQ-20 =
    Den ersten Zug hat der Spieler links vom Geber.
    .source = Spielablauf (gedruckt)
SEQ-21 =
    Jede Partei zieht eine Karte, und die Partei mit der höchsten beginnt. Einen Geber gibt es nicht.
    .source = Vorbereitung (gedruckt; ein Geber wird nicht erwähnt)
SEQ-22 =
    Bei Gleichstand in der Auslosung wird noch einmal gezogen.
    .source = Vorbereitung (gedruckt)
RUL-SEQ-05 =
    Nur wer bei der entscheidenden Karte gleichauf liegt, zieht noch einmal, und zwar so oft, bis einer übrig
    bleibt. Entscheidend ist in der Harry-Potter-Ausgabe die niedrigste und in der klassischen Ausgabe die
    höchste Karte. Die Kartenfarbe entscheidet nie.
    .question = Wer zieht noch einmal, wenn es in der Auslosung einen Gleichstand gibt?
    .reason =
        Die Harry-Potter-Ausgabe sagt nichts über einen Gleichstand; die klassische Ausgabe sagt nur, dass
        noch einmal gezogen wird.
RUL-SEQ-06 =
    Von niedrig nach hoch: 2 bis 10, Bube, Dame, König, Ass. Das gilt in beiden Ausgaben.
    .question = Welche Rangfolge haben die Karten in der Auslosung?
    .reason =
        Nach der Harry-Potter-Ausgabe zählt das Ass hoch. Die klassische Ausgabe sagt nichts dazu, und auch
        nach den amerikanischen Regeln zählt es hoch.
RUL-SEQ-07 =
    Sie werden nacheinander aus den gemischten 104 Karten gezogen, allen gezeigt und zurückgelegt. Danach wird
    vor dem Austeilen alles neu gemischt.
    .question = Was geschieht mit den Karten der Auslosung?
    .reason = In der Harry-Potter-Ausgabe mischt der Geber nach dieser Auslosung.
RUL-SEQ-08 =
    Für das Team zieht das Mitglied mit der niedrigsten Platznummer; gewinnt das Team die Auslosung, hat es
    auch den ersten Zug. Steht die Option starter auf random_member, wird stattdessen ein Mitglied des Teams
    ausgelost.
    .question = Wer zieht im Team-Spiel für das Team, und wer hat den ersten Zug?
    .reason =
        Englisch, Französisch, Deutsch und Italienisch sprechen nur vom Team; Polnisch, Niederländisch und
        Portugiesisch von dem, der gezogen hat. Diese Antwort passt zu beidem.


## Dealing

SEQ-24 =
    Jeder Spieler bekommt 7 Karten bei 2 Spielern, 6 Karten bei 3 oder 4, 5 Karten bei 6, 4 Karten bei 8 oder
    9 und 3 Karten bei 10 oder 12. Es zählt die Anzahl der Spieler, nicht die der Parteien.
    .source = Vorbereitung (gedruckt)
SEQ-25 =
    Der Geber mischt und gibt allen gleich viele Karten.
    .source = Vorbereitung (gedruckt)
SEQ-26 =
    Die restlichen Karten bilden den Ziehstapel: 90 Karten bei 2 Spielern, 86 bei 3, 80 bei 4, 74 bei 6, 72
    bei 8, 68 bei 9, 74 bei 10 und 68 bei 12.
    .source = Vorbereitung. Der Stapel ist gedruckt; seine Größen sind berechnet.
RUL-SEQ-09 =
    Die Karten werden einzeln und im Uhrzeigersinn ausgeteilt, angefangen bei dem Spieler, der den ersten Zug
    hat. In der Harry-Potter-Ausgabe zeigt der Geber nur an, wer das ist; die klassische Ausgabe hat keinen
    Geber.
    .question = Wer teilt im digitalen Spiel aus, und in welcher Reihenfolge?
    .reason = Durch die feste Reihenfolge lässt sich jedes Austeilen aus seinem Startwert (Seed) wiederholen.


## Open and hidden information

RUL-SEQ-13 =
    Handkarten sieht nur ihr Besitzer, nicht sein Team und nicht die Zuschauer. Alle sehen, wie viele Karten
    auf jeder Hand und im Ziehstapel sind, dazu das Spielbrett, die abgeschlossenen Sequenzen und jede Karte,
    die ausgespielt, getauscht oder abgegeben wurde. Ein Tisch kann erlauben, dass Teammitglieder einander in
    die Karten sehen; siehe RUL-SEQ-74.
    .question = Was ist verdeckt und was offen?
    .reason = Karten werden offen ausgelegt, und über die Handkarten zu sprechen ist verboten.
RUL-SEQ-80 =
    Nur, was nach RUL-SEQ-13 für alle offen ist.
    .question = Was sehen Zuschauer?
    .reason = Wer als Zuschauer Handkarten sähe, könnte sie verraten.


## The turn

SEQ-23 =
    Gespielt wird im Uhrzeigersinn.
    .source = Harry Potter: Spielablauf. Klassik: So wird gespielt (gedruckt)
SEQ-27 =
    In deinem Zug wählst du genau eine Handkarte und legst sie offen vor dir auf deinen eigenen Ablagestapel.
    .source =
        Harry Potter: Spielablauf. Klassik: So wird gespielt (gedruckt; nur die Harry-Potter-Ausgabe nennt es
        einen Ablagestapel)
SEQ-28 =
    Ist die Karte kein Bube, legst du dann einen Chip deiner Farbe auf ein Feld, das diese Karte zeigt.
    .source = Harry Potter: Spielablauf. Klassik: So wird gespielt (gedruckt)
SEQ-29 =
    Welches der beiden Felder mit deiner Karte du nimmst, steht dir frei, solange dort kein Chip liegt.
    .source = Harry Potter: Spielablauf. Klassik: So wird gespielt (gedruckt)
SEQ-30 =
    Ein gelegter Chip bleibt liegen. Nur ein Anti-Joker-Bube kann ihn vom Spielbrett nehmen.
    .source =
        Harry Potter: Spielablauf (gedruckt). Klassik: erschlossen aus So wird gespielt, wo kein anderer Weg
        vorkommt.
SEQ-31 =
    Die Reihenfolge im Zug: eine tote Karte tauschen, wenn du eine hast und möchtest; eine Karte ausspielen;
    einen Chip legen oder entfernen; eine Karte nachziehen.
    .source =
        Harry Potter: Spielablauf, Tote Karte und Die Buben. Klassik: So wird gespielt (gedruckt)
RUL-SEQ-15 =
    Nein. Wer ausspielen kann, muss es tun.
    .question = Darf ein Spieler darauf verzichten, auszuspielen?
    .reason = Ein Zug besteht darin, eine Karte auszuspielen; Passen kennen die Anleitungen nicht.
RUL-SEQ-16 =
    Kann der Spieler in diesem Zug noch eine tote Karte tauschen, muss er das zuerst tun. Kann er auch dann
    nichts ausspielen, passt er: Er legt keine Karte ab und zieht keine nach.
    .question =
        Was, wenn sich keine Karte ausspielen lässt: nur tote Karten, Anti-Joker-Buben ohne Ziel oder
        Joker-Buben bei vollem Spielbrett?
    .reason = Die Karte am Ende des Zuges ersetzt eine ausgespielte Karte.
RUL-SEQ-17 =
    Passen in einer vollen Runde alle Plätze, ohne dass dazwischen eine Karte ausgespielt, getauscht oder
    nachgezogen wird, endet das Spiel unentschieden. Ein Zug zählt, sobald die Karte ausgespielt ist, auch
    wenn die Wahl der fünf Felder noch offen ist. Eine Runde mit einem Tausch zählt nicht, denn der nächste
    Zug erlaubt wieder einen.
    .question = Was, wenn alle passen?
    .reason = Es kann sich nichts mehr ändern.
RUL-SEQ-18 =
    Der Platz bleibt im Spiel, passt in jedem Zug automatisch und zieht nie wieder. Seine Partei kann durch
    die anderen Mitglieder noch gewinnen. Steht empty_hand auf draw_one, zieht der Platz statt seines Zuges
    eine Karte.
    .question = Was, wenn ein Spieler nach verfallenen Karten oder Strafen keine Karten mehr hat?
    .reason = Verfallene oder abgegebene Karten werden nie ersetzt; siehe SEQ-35 und SEQ-60.
RUL-SEQ-26 =
    Eine unerlaubte Aktion wird abgelehnt, eine angenommene ist endgültig.
    .question = Lässt sich ein Zug zurücknehmen oder eine falsche Karte oder ein falsches Feld berichtigen?
    .reason = Ein gelegter Chip bleibt liegen; siehe SEQ-30.
RUL-SEQ-69 =
    Dafür gibt es keine eigene Regel. Es gelten RUL-SEQ-16 und RUL-SEQ-17.
    .question = Was, wenn das Spielbrett voll ist?
    .reason = Die Entscheidungen zum Passen decken das schon ab.


## Drawing

SEQ-32 =
    Zum Abschluss deines Zuges ziehst du eine Karte vom Ziehstapel nach.
    .source =
        Harry Potter: Spielablauf. Klassik: So wird gespielt. Überall gedruckt außer im englischen Text der
        klassischen Ausgabe, der es nur voraussetzt.
SEQ-33 =
    Vergisst du nachzuziehen, verfällt dein Recht auf diese Karte, sobald der nächste Spieler etwas tut.
    .source = Spielablauf (gedruckt; der Wortlaut ist je nach Sprache verschieden)
SEQ-34 =
    Vergisst du nachzuziehen, verfällt dein Recht auf diese Karte erst, wenn der nächste Spieler sowohl
    gespielt als auch nachgezogen hat.
    .source = So wird gespielt (gedruckt)
SEQ-35 =
    Eine verfallene Karte wird nie nachgeholt: Du spielst bis zum Ende des Spiels mit dieser einen Karte
    weniger.
    .source = Harry Potter: Spielablauf. Klassik: So wird gespielt (gedruckt)
RUL-SEQ-27 =
    Beides ist möglich. Voreingestellt ist, dass die Spieler selbst nachziehen und es vergessen können. Steht
    draw_mode auf „auto“, wird die Karte gleich nach dem Ausspielen gezogen, und vergessen lässt sich nichts.
    .question = Ziehen die Spieler selbst nach, oder zieht das Programm für sie?
    .reason =
        SEQ-33, SEQ-34 und SEQ-35 haben nur dann einen Sinn, wenn die Spieler selbst nachziehen; für eine
        lockere Runde ist automatisches Nachziehen bequemer.
RUL-SEQ-28 =
    Sobald das Ausspielen abgewickelt ist, ist der Nächste am Zug. Von da an darf er tauschen oder ausspielen,
    und der vorige Spieler darf noch nachziehen; was zuerst eintrifft, zählt zuerst.
    .question = Wer darf zwischen dem Ausspielen und dem zugehörigen Nachziehen handeln?
    .reason = So ist es auch an einem echten Tisch, und niemand muss auf eine Aufforderung warten.
RUL-SEQ-29 =
    Wenn die erste Aktion des nächsten Spielers angenommen wird, sei es ein Tausch oder ein Ausspielen. Die
    Option forgotten_draw kann das ändern: next_action ist die Lesart der Harry-Potter-Ausgabe, next_draw die
    der klassischen Ausgabe, und bei „never“ beendet keine Aktion eines anderen Spielers das Recht.
    .question = In welchem Augenblick genau verfällt eine vergessene Karte in der Harry-Potter-Ausgabe?
    .reason =
        Die acht Sprachen schwanken zwischen dem Beginn des nächsten Zuges und dem nächsten Spielzug selbst.
        Sichtbar wird ein Zug durch seine erste Aktion; das passt so gut wie möglich zu allen.
RUL-SEQ-30 =
    Wenn der nächste Spieler eine Karte ausgespielt, also einen Chip gelegt oder entfernt, und danach die
    Karte nachgezogen hat, die seinen Zug abschließt. Die Option forgotten_draw kann das ändern, wie in
    RUL-SEQ-29 beschrieben.
    .question = In welchem Augenblick genau verfällt eine vergessene Karte in der klassischen Ausgabe?
    .reason = SEQ-34 verlangt beides, das Ausspielen und das Nachziehen.
RUL-SEQ-31 =
    Die Rechte bestehen nebeneinander, und wer für ein späteres Ausspielen nachzieht, löscht alle älteren.
    Angenommen, A und B haben beide vergessen nachzuziehen, und C hat ausgespielt, aber nicht nachgezogen.
    Dann dürfen A und B beide noch nachziehen, A aber nur vor B: Sobald B nachgezogen hat, ist das Recht von
    A verfallen.
    .question = Was, wenn auch der nächste Spieler vergisst nachzuziehen?
    .reason =
        Solange B nicht sowohl gespielt als auch nachgezogen hat, besteht das Recht von A; es kann aber das
        Recht von B nicht überdauern.
RUL-SEQ-32 =
    Mit dem eigenen nächsten Tausch oder Ausspielen. Besteht das Recht zu Beginn dieses Zuges noch, darf der
    Spieler zuerst nachziehen. Niemandem stehen je zwei Karten zu.
    .question = Wann endet das Recht auf eine vergessene Karte spätestens?
    .reason = Sonst könnten Spieler mehr Karten auf der Hand haben, als vorgesehen ist.
RUL-SEQ-33 =
    Passen ist kein Spielzug und beendet kein Recht. Das Recht auf die Karte besteht, bis jemand etwas tut.
    .question = Was, wenn der nächste Spieler passt?
    .reason =
        Ein Platz, der automatisch übersprungen wird, darf den vorigen Spieler nicht im selben Augenblick eine
        Karte kosten.
RUL-SEQ-34 =
    In der Harry-Potter-Ausgabe verfällt die Karte des vorigen Spielers, denn der Tausch ist die erste Aktion.
    In der klassischen Ausgabe verfällt sie nicht, denn die Karte aus einem Tausch ist nicht die, die den Zug
    abschließt. In beiden Ausgaben verliert eine noch ausstehende Karte, wer seinen eigenen Zug mit einem
    Tausch beginnt.
    .question = Was, wenn der nächste Spieler mit dem Tausch einer toten Karte beginnt?
    .reason = Das folgt aus SEQ-33 und SEQ-34.
RUL-SEQ-35 =
    Von da an genau eine Karte weniger; in späteren Zügen wird wie üblich eine Karte nachgezogen. Mehrere
    verfallene Karten summieren sich.
    .question = Was kostet es, wenn eine Karte verfällt?
    .reason = SEQ-35 nimmt eine Karte und nicht das Recht, später wieder nachzuziehen.
RUL-SEQ-36 =
    Ja; es zählt wie Vergessen. In der Harry-Potter-Ausgabe kann es wichtig werden, wenn nur noch eine Karte
    im Ziehstapel liegt.
    .question = Darf ein Spieler absichtlich nicht nachziehen?
    .reason = Die einzige Strafe in den Anleitungen ist die verlorene Karte.
RUL-SEQ-37 =
    Bots ziehen sofort nach. Folgt ein Bot auf einen Menschen, der noch nachziehen muss, wartet er, bis die
    Karte gezogen oder die mit draw_grace eingestellte Zeit verstrichen ist.
    .question = Wie gehen Bots mit dem Nachziehen um?
    .reason = Sonst würde ein Bot das Recht des Spielers vor ihm binnen Millisekunden beenden.
RUL-SEQ-38 =
    Eine Karte nachziehen kann nur, wem sie zusteht. Der Bildschirm erinnert diesen Spieler daran und hält
    niemanden auf; die anderen merken es nur an der Zahl seiner Handkarten. In der Harry-Potter-Ausgabe gilt
    eine Erinnerung durch ein Teammitglied als unerlaubter Hinweis.
    .question = Können andere für mich nachziehen oder mich daran erinnern?
    .reason = SEQ-59 verbietet, das eigene Team zu warnen.


## Corners

SEQ-36 =
    Jedes Eckfeld zählt für jede Partei so, als läge dort ein Chip ihrer eigenen Farbe.
    .source = Harry Potter: Spielablauf. Klassik: So wird gespielt (gedruckt)
SEQ-37 =
    Mit einem Eckfeld genügen vier Chips für eine Sequenz.
    .source = Harry Potter: Spielablauf. Klassik: So wird gespielt (gedruckt)
SEQ-38 =
    Mehrere Parteien dürfen dasselbe Eckfeld nutzen, auch gleichzeitig.
    .source = Harry Potter: Spielablauf. Klassik: So wird gespielt (gedruckt)
RUL-SEQ-21 =
    Nein. Ein Eckfeld ist kein freies Feld, und es liegt kein Chip darauf, der sich entfernen ließe.
    .question = Kann man einen Chip auf ein Eckfeld legen oder einen von dort entfernen?
    .reason =
        Das Eckfeld zählt schon für alle; siehe SEQ-36. Öffentliche Antworten auf Spielerfragen sagen dasselbe.


## Jacks

SEQ-39 =
    Die Joker-Buben sind die von Gryffindor (Ron Weasley) und Slytherin (Professor Snape).
    .source = Die Buben (gedruckt)
SEQ-40 =
    Die Joker-Buben sind die von vorn gezeigten mit zwei Augen: Kreuz-Bube und Karo-Bube.
    .source =
        So wird gespielt. Die zwei Augen sind gedruckt; die Kartenfarben stammen aus einer öffentlichen
        Quelle, den üblichen Kartenbildern.
SEQ-41 =
    Um einen Joker-Buben auszuspielen, lege ihn auf deinen Ablagestapel und einen Chip deiner Farbe auf ein
    beliebiges freies Feld.
    .source = Harry Potter: Die Buben. Klassik: So wird gespielt (gedruckt)
SEQ-42 =
    Die Anti-Joker-Buben sind die von Hufflepuff (Nymphadora Tonks) und Ravenclaw (Professor Trelawney).
    .source = Die Buben (gedruckt)
SEQ-43 =
    Die Anti-Joker-Buben sind die von der Seite gezeigten mit einem Auge: Pik-Bube und Herz-Bube.
    .source =
        So wird gespielt. Das eine Auge ist gedruckt; die Kartenfarben stammen aus einer öffentlichen Quelle,
        den üblichen Kartenbildern.
SEQ-44 =
    Um einen Anti-Joker-Buben auszuspielen, lege ihn auf deinen Ablagestapel und nimm einen gegnerischen Chip
    vom Spielbrett.
    .source = Harry Potter: Die Buben. Klassik: So wird gespielt (gedruckt)
SEQ-45 =
    Ein Chip, der zu einer abgeschlossenen Sequenz gehört, kann nicht vom Spielbrett genommen werden.
    .source = Harry Potter: Die Buben und Spielablauf. Klassik: So wird gespielt (gedruckt)
SEQ-46 =
    Der entfernte Chip wird nicht ersetzt: In einem Zug, in dem du einen Chip entfernst, legst du keinen.
    .source =
        Klassik: So wird gespielt (gedruckt). Harry Potter: erschlossen aus Die Buben, wo ein Bube der ganze
        Zug ist.
SEQ-47 =
    Einen Buben auszuspielen ist dein ganzer Zug: Du ziehst eine Karte dafür nach, und der Zug ist zu Ende.
    .source = Harry Potter: Die Buben (gedruckt). Klassik: erschlossen aus So wird gespielt.
RUL-SEQ-19 =
    Er kann nicht ausgespielt werden, auch nicht ohne Wirkung, und er ist keine tote Karte. Er bleibt auf der
    Hand.
    .question = Was, wenn es keinen Chip gibt, den ein Anti-Joker-Bube entfernen könnte?
    .reason = Er muss einen Chip entfernen, und eigene Felder, die belegt sein könnten, hat er nicht.
RUL-SEQ-20 =
    Er kann nicht ausgespielt werden, und er ist keine tote Karte.
    .question = Was, wenn für einen Joker-Buben kein freies Feld mehr da ist?
    .reason = Ein Joker-Bube braucht ein freies Feld.
RUL-SEQ-22 =
    Jeden nicht gesicherten Chip jeder anderen Partei; bei drei Parteien wählt der Spieler frei zwischen beiden
    Gegnern. Niemals einen Chip der eigenen Partei, gleich wer ihn gelegt hat.
    .question = Wessen Chips darf ein Anti-Joker-Bube entfernen?
    .reason = Die Anleitungen sprechen von den Chips eines Gegners.
RUL-SEQ-23 =
    Ja. Vom Zug des nächsten Spielers an darf jeder es nutzen, mit der zugehörigen Karte oder mit einem
    Joker-Buben. Der entfernte Chip kommt in den Vorrat seines Besitzers zurück.
    .question = Kann das frei gewordene Feld wieder genutzt werden?
    .reason = SEQ-46 schließt einen neuen Chip nur im selben Zug aus.
RUL-SEQ-24 =
    Ja. Nur eine abgeschlossene Sequenz schützt ihre Chips.
    .question = Darf ein Chip einer unfertigen Linie entfernt werden, etwa einer von vieren in einer Reihe?
    .reason = SEQ-45 schützt abgeschlossene Sequenzen und sonst nichts.
RUL-SEQ-81 =
    Nein; keine der beiden Anleitungen erlaubt es. Mit breakable_sequences kann ein Tisch es als Hausregel
    einschalten.
    .question = Darf ein Anti-Joker-Bube eine abgeschlossene Sequenz aufbrechen?
    .reason = Diese Variante ist aus einem öffentlichen englischen Regelblatt bekannt.


## Dead cards

SEQ-48 =
    Eine Karte auf deiner Hand ist tot, wenn auf ihren beiden Feldern Chips liegen.
    .source = Tote Karte (gedruckt)
SEQ-49 =
    Eine Handkarte, die nicht ausgespielt werden kann, weil kein Feld dafür frei ist, darf getauscht werden.
    .source =
        So wird gespielt. In sechs Sprachen als „nicht spielbar“ und auf Niederländisch genau so gedruckt; dem
        polnischen Text fehlt die Regel.
SEQ-50 =
    Um eine tote Karte zu tauschen, lege sie in deinem Zug, bevor du ausspielst, auf deinen Ablagestapel und
    ziehe eine Karte. Dann spielst du deinen Zug. Zum Tauschen verpflichtet bist du nicht.
    .source = Harry Potter: Tote Karte. Klassik: So wird gespielt (gedruckt)
SEQ-51 =
    Du darfst in jedem Zug höchstens eine tote Karte tauschen.
    .source =
        Harry Potter: Tote Karte (gedruckt). Klassik: So wird gespielt, nur auf Niederländisch gedruckt.
SEQ-52 =
    Du sagst offen an, dass die Karte tot ist.
    .source = Tote Karte (gedruckt)
RUL-SEQ-25 =
    Ja: erst der Tausch, dann eine beliebige Karte, auch ein Bube oder die eben gezogene. Zwei Karten in einem
    Zug auszuspielen ist nie möglich.
    .question = Kann ein Spieler im selben Zug eine tote Karte tauschen und einen Buben ausspielen?
    .reason = Das folgt aus der Reihenfolge im Zug; siehe SEQ-31.
RUL-SEQ-39 =
    Nein, in keiner der beiden Ausgaben. Ist jack_exchange eingeschaltet, darf ein Bube, der nicht ausgespielt
    werden kann, wie eine tote Karte getauscht werden.
    .question = Kann ein Bube eine tote Karte sein?
    .reason =
        Die Harry-Potter-Ausgabe und der niederländische Text der klassischen Ausgabe bestimmen eine tote
        Karte nach ihren Feldern, und ein Bube hat keine. Die übrigen klassischen Texte sprechen nur von einer
        Karte, die nicht gespielt werden kann; ein Tisch darf das wörtlich nehmen.
RUL-SEQ-40 =
    Eine. Steht exchange_limit auf „unlimited“, gibt es keine Grenze.
    .question = Wie viele tote Karten dürfen in der klassischen Ausgabe in einem Zug getauscht werden?
    .reason =
        Der niederländische Text sagt eine, ebenso die amerikanischen Regeln und die Harry-Potter-Ausgabe.
RUL-SEQ-41 =
    Nein. Die tote Karte ablegen und die neue ziehen ist eine einzige Aktion.
    .question = Kann die neue Karte bei einem Tausch vergessen werden?
    .reason = Die Anleitungen beschreiben es als einen Vorgang.
RUL-SEQ-42 =
    Nein. In einem Zug mit Tausch werden insgesamt zwei Karten gezogen, damit die Hand gleich groß bleibt.
    .question = Ersetzt ein Tausch das Nachziehen am Ende des Zuges?
    .reason =
        Nur der italienische Text der Harry-Potter-Ausgabe legt das nahe. Für einen bloßen Tausch würde die
        Hand dann kleiner.
RUL-SEQ-43 =
    Im eigenen Zug, vor dem Ausspielen. Nicht möglich ist es nach dem Ausspielen, im Zug eines anderen oder
    solange die Wahl einer Sequenz oder eine Strafe offen ist.
    .question = Wann kann eine tote Karte getauscht werden?
    .reason = SEQ-50 sieht es vor dem Ausspielen vor.
RUL-SEQ-44 =
    Mit den voreingestellten Optionen kommt das nicht vor: In der Harry-Potter-Ausgabe ist das Spiel dann zu
    Ende, und in der klassischen gibt es einen neuen Ziehstapel. Steht pile_exhausted auf play_on oder
    exhaustion_timing auf on_needed_draw, ist bei leerem Ziehstapel kein Tausch möglich.
    .question = Kann eine tote Karte getauscht werden, wenn der Ziehstapel leer ist?
    .reason = Es gäbe keine Karte zu ziehen.
RUL-SEQ-45 =
    Es zählt der Augenblick des Tausches: Auf beiden Feldern liegt ein Chip irgendeiner Partei, auch ein eigener
    oder gesicherter. Wird einer dieser Chips später entfernt, kann die Karte wieder ausgespielt werden.
    .question = Wann genau ist eine Karte tot?
    .reason = SEQ-48 fragt nur, ob beide Felder belegt sind.
RUL-SEQ-46 =
    Sie bleibt bis zu deinem nächsten Zug auf der Hand.
    .question = Was, wenn auch die neue Karte tot ist?
    .reason = SEQ-51 erlaubt einen Tausch je Zug, und öffentliche Spielhilfen sagen dasselbe.
RUL-SEQ-47 =
    Eine tote Karte darf auch dann getauscht werden, wenn sich andere Karten ausspielen lassen; das entscheidet
    der Spieler. Solange eines ihrer beiden Felder frei ist, ist eine Karte nicht tot, auch wenn der Spieler
    beide Exemplare hat.
    .question =
        Darf ich tauschen, obwohl ich eine andere Karte ausspielen könnte? Und was, wenn ich beide Exemplare
        einer Karte habe und eines ihrer Felder frei ist?
    .reason = SEQ-50 stellt keine solche Bedingung, und nach SEQ-48 müssen beide Felder belegt sein.
RUL-SEQ-48 =
    In beiden Ausgaben wird jeder Tausch dem ganzen Tisch angesagt und die Karte gezeigt.
    .question = Erfährt der Tisch, welche Karte getauscht wurde?
    .reason = SEQ-52 verlangt es, und die Karte liegt ohnehin offen.


## Sequences

SEQ-53 =
    Eine Sequenz besteht aus fünf Feldern in einer lückenlosen geraden Linie, waagerecht, senkrecht oder
    diagonal, die alle für dieselbe Farbe zählen.
    .source = Harry Potter: Ziel des Spiels und Spielablauf. Klassik: Spielziel (gedruckt)
SEQ-54 =
    Eine abgeschlossene Sequenz ist dauerhaft: Bis zum Ende des Spiels kann keiner ihrer Chips entfernt werden.
    .source = Harry Potter: Spielablauf. Klassik: So wird gespielt (gedruckt)
SEQ-55 =
    Die Chips einer abgeschlossenen Sequenz werden auf die SEQUENCE-Seite gedreht.
    .source = Spielablauf (gedruckt)
RUL-SEQ-49 =
    Nein. Sie wird automatisch erkannt, sobald der Chip liegt.
    .question = Muss ein Spieler eine Sequenz ansagen?
    .reason = Nichts in den Anleitungen verlangt eine Ansage.
RUL-SEQ-59 =
    Beides ist nicht möglich. Geprüft wird nur nach dem Legen eines Chips und nur für die Partei, die ihn
    gelegt hat.
    .question =
        Kann durch das Entfernen eines Chips eine Sequenz entstehen, oder kann mein Zug eine Sequenz des
        Gegners abschließen?
    .reason = Entfernen nimmt nur weg, und ein Chip zählt nur für eine Partei.


## Long lines

SEQ-56 =
    In derselben Zeile oder Spalte darf mehr als eine Sequenz abgeschlossen werden.
    .source = Spielablauf (gedruckt)
RUL-SEQ-51 =
    Sie ist eine einzige Sequenz. Genau fünf ihrer Felder, darunter das mit dem neuen Chip, werden zur Sequenz;
    nur deren Chips werden gesichert und in der Harry-Potter-Ausgabe umgedreht. Die anderen bleiben gewöhnliche
    Chips, die entfernt werden können. Steht long_line_lock auf whole_line, wird jeder Chip dieser Partei in
    der lückenlosen Linie gesichert; es bleibt aber eine einzige Sequenz.
    .question = Was ist eine Linie aus sechs, sieben oder acht?
    .reason = Eine Sequenz sind fünf Felder, und eine zweite darf nur eines davon mitbenutzen.
RUL-SEQ-52 =
    Der Spieler, der den Chip gelegt hat, als Teil des Ausspielens und bevor der Nächste am Zug ist. Die fünf
    dürfen ein Eckfeld enthalten oder auslassen. Kommt keine Antwort, weil die Zeit um ist, der Spieler weg ist
    oder ein Bot keine Vorliebe hat, werden die fünf genommen, die zuerst beginnen, wenn man das Spielbrett
    wie eine Buchseite liest. Steht long_line_choice auf „auto“, ist das immer so.
    .question = Wer wählt die fünf Felder einer langen Linie aus?
    .reason =
        Eine öffentliche Spielhilfe überlässt dem Spieler die Wahl. Und die Anleitungen erlauben, ein Eckfeld
        zu nutzen; sie zwingen nicht dazu.
RUL-SEQ-53 =
    Zwei Sequenzen, in beiden Ausgaben: Neun in einer Linie haben das mittlere Feld gemeinsam, zehn brauchen
    kein gemeinsames. Sie können auf einmal entstehen, wenn der Chip die Lücke zwischen vier und vier füllt,
    oder nacheinander. Ist collinear_share ausgeschaltet, dürfen zwei Sequenzen in derselben Linie kein Feld
    gemeinsam haben; neun sind dann eine, zehn sind zwei.
    .question =
        Ist eine Linie aus neun oder zehn eine Sequenz oder zwei, und dürfen zwei Sequenzen in derselben Linie
        das Feld gemeinsam haben, an dem sie sich treffen?
    .reason =
        Für die Harry-Potter-Ausgabe folgt es aus SEQ-56 und SEQ-57. Die klassische Ausgabe spricht nur von
        Sequenzen, die sich überschneiden; die amerikanischen Regeln erlauben irgendein gemeinsames Feld, und
        öffentliche Beschreibungen zählen eine Reihe aus neun als zwei.
RUL-SEQ-56 =
    Keine neue Sequenz, und der sechste Chip wird nicht gesichert.
    .question = Was ergibt ein sechster Chip am Ende einer abgeschlossenen Sequenz?
    .reason = Die neuen fünf hätten vier Felder mit der alten Sequenz gemeinsam.
RUL-SEQ-57 =
    Nein. Nummeriert man die Felder einer Zehnerlinie von 1 bis 10, so lässt eine erste Sequenz auf den Feldern
    3 bis 7 oder 4 bis 8 keinen Platz für eine zweite in dieser Linie, auch wenn dort am Ende neun oder zehn
    Chips liegen.
    .question = Können die fünf Felder einer Sequenz später neu gewählt werden?
    .reason = Die Chips werden ein für alle Mal umgedreht.


## Sharing spaces

SEQ-57 =
    Sind zwei Sequenzen nötig, darf die zweite höchstens ein Feld der ersten mitbenutzen.
    .source = Ende des Spiels (gedruckt)
SEQ-58 =
    Kreuzen sich zwei Sequenzen derselben Farbe, darf ein Chip zu beiden gehören.
    .source = Zusätzliche Regeln (gedruckt)
RUL-SEQ-50 =
    Alle zählen sofort, solange keine zwei mehr als ein Feld gemeinsam haben. Bei zwei Parteien ist das Spiel
    damit gewonnen.
    .question = Was, wenn ein Chip zwei oder mehr Sequenzen abschließt?
    .reason = Sie haben genau das Feld dieses Chips gemeinsam, und das erlauben SEQ-57 und SEQ-58.
RUL-SEQ-54 =
    Ja, eine Partei darf dasselbe Eckfeld für ihre beiden Sequenzen nutzen. Ob das Eckfeld als das eine
    gemeinsame Feld zählt, macht keinen Unterschied.
    .question = Darf ein Eckfeld das gemeinsame Feld sein, und zählt es als gemeinsam?
    .reason =
        Zwei Sequenzen einer Partei mit demselben Eckfeld haben sonst kein Feld gemeinsam: Linien in
        verschiedene Richtungen treffen sich nur einmal, und in einer einzelnen Linie enthält nur eine
        Fünfergruppe ein bestimmtes Eckfeld.
RUL-SEQ-55 =
    Nein; das ist keine zweite Sequenz.
    .question = Dürfen zwei Sequenzen zwei oder mehr Felder gemeinsam haben?
    .reason = SEQ-57 erlaubt eines.
RUL-SEQ-58 =
    Nein, und es spielt nie eine Rolle, denn eine Partei mit zwei Sequenzen hat gewonnen.
    .question = Ist ein Chip etwas Besonderes, wenn er zu zwei Sequenzen gehört?
    .reason = Keine Partei braucht mehr als zwei Sequenzen; siehe SEQ-18.
RUL-SEQ-60 =
    Nein. Die erste Sequenz gewinnt.
    .question = Spielen gemeinsame Felder bei drei Parteien eine Rolle?
    .reason = Bei drei Parteien genügt eine Sequenz; siehe SEQ-18.


## Team talk and coaching

SEQ-59 =
    Hinweise sind im Team-Spiel verboten: Niemand darf ein Mitglied seines Teams warnen, das gerade einen
    Fehler machen will.
    .source = Team-Spiel (gedruckt)
SEQ-60 =
    Die Strafe für einen Hinweis: Jedes Mitglied dieses Teams gibt eine Handkarte eigener Wahl auf den
    Ablagestapel ab. Dafür wird keine Karte nachgezogen.
    .source = Team-Spiel (gedruckt; dass nichts nachgezogen wird, ist erschlossen)
SEQ-61 =
    Die Spieler dürfen sich nicht über ihre Karten beraten, es sei denn, das wurde vor dem Spiel vereinbart.
    Eine Strafe gibt es nicht.
    .source = Zusätzliche Regeln (gedruckt; eine Strafe wird nicht genannt)
RUL-SEQ-70 =
    Solange Absprachen verboten sind, haben Teams keinen eigenen Kanal, und der Chat des Tisches ist für alle
    lesbar und bleibt gespeichert. Jedes Zeichen, das ein Teammitglied warnt oder berät, ist ein unerlaubter
    Hinweis, sei es im Chat, per Stimme, durch einen Ping oder ein Emoji.
    .question = Wie werden unerlaubte Hinweise verhindert?
    .reason = SEQ-59 und SEQ-61 verbieten sie.
RUL-SEQ-71 =
    Ein Spieler einer anderen Partei kann melden, dass ein Team einen Hinweis gegeben hat; je Team kann nur
    eine Meldung zugleich offen sein. Die Meldung gilt als bestätigt, wenn ein Mitglied des Teams es zugibt
    oder der Gastgeber des Tisches so entscheidet; sonst wird sie ohne Folgen verworfen. Das Spiel geht
    unterdessen weiter, und mit seinem Ende erledigen sich offene Meldungen. Das Programm selbst urteilt nie
    über das Gesagte. Voreingestellt gibt es die Strafe nur in der Harry-Potter-Ausgabe; coaching_penalty kann
    sie ein- oder ausschalten.
    .question = Wie wird ein unerlaubter Hinweis gemeldet?
    .reason = Es läuft wie an einem echten Tisch.
RUL-SEQ-72 =
    Sofort, zwischen zwei Aktionen. Das Spiel wartet, bis jedes Mitglied des Teams eine Karte zum Abgeben
    gewählt hat; es darf jede Karte sein, auch ein Bube. Sie wird nicht ersetzt, und eine Karte, die noch
    nachzuziehen ist, steht dem Spieler weiter zu. Ist die Zeit um oder das Mitglied ausgeschieden, wird eine
    zufällige Karte genommen.
    .question = Wie wird die Strafe vollzogen?
    .reason = SEQ-60 verlangt von jedem Mitglied des Teams eine Karte.
RUL-SEQ-73 =
    Auch eine letzte Karte muss abgegeben werden; eine leere Hand gibt nichts ab. Ohne Teams gibt es keine
    Regel über Hinweise.
    .question = Was gilt für Mitglieder mit einer oder keiner Karte und für Spiele ohne Teams?
    .reason = Die Regel spricht von Teammitgliedern und von jedem Spieler des Teams.
RUL-SEQ-74 =
    Das wird vor dem Spiel festgelegt und lässt sich später nicht ändern. Steht team_talk auf „allowed“, hat
    jedes Team einen eigenen Kanal; ist auch share_hands eingeschaltet, sehen Teammitglieder einander in die
    Karten. Auf verbotene Absprachen steht in dieser Ausgabe keine Strafe, es sei denn, coaching_penalty ist
    eingeschaltet.
    .question = Wie vereinbart ein Tisch der klassischen Ausgabe, dass Absprachen erlaubt sind?
    .reason = SEQ-61 verlangt eine Vereinbarung vor dem Spiel und nennt keine Strafe.
RUL-SEQ-75 =
    Nach der Anleitung nicht. Die Option team_talk gibt es trotzdem; ein solcher Tisch wird als Tisch mit
    Hausregel gekennzeichnet, und die Strafe entfällt.
    .question = Darf ein Tisch der Harry-Potter-Ausgabe vereinbaren, dass Absprachen erlaubt sind?
    .reason = SEQ-59 lässt keine Ausnahme zu.


## End of the game

SEQ-62 =
    Die Partei, die als erste die nötigen Sequenzen hat, gewinnt sofort, und das Spiel endet. Wie viele das
    sind, sagt SEQ-18.
    .source =
        Harry Potter: Ziel des Spiels und Ende des Spiels. Klassik: Spielziel und Spielende (gedruckt)
SEQ-63 =
    Liegen im Ziehstapel keine Karten mehr, endet das Spiel unentschieden: Niemand gewinnt.
    .source = Spielablauf (gedruckt; der niederländische Text nennt den genauen Augenblick)
SEQ-64 =
    Nach einem solchen Unentschieden werden alle Chips vom Spielbrett genommen, und ein neues Spiel kann folgen.
    .source = Spielablauf (gedruckt)
SEQ-65 =
    Die klassische Anleitung sagt nicht, was geschieht, wenn der Ziehstapel aufgebraucht ist. RUL-SEQ-66
    schließt die Lücke.
    .source = In keiner Sprache gedruckt
RUL-SEQ-61 =
    Der Sieg geht vor. Der Sieger zieht nicht nach, noch ausstehende Karten verfallen, und jede weitere Aktion
    wird abgelehnt.
    .question = Was, wenn eine Karte das Spiel gewinnt, während noch Karten nachzuziehen sind?
    .reason = Nach SEQ-62 endet das Spiel sofort.
RUL-SEQ-62 =
    Wenn die letzte Karte genommen wird. Steht exhaustion_timing auf on_needed_draw, endet das Spiel erst,
    wenn eine Karte gebraucht wird und fehlt: in dem Moment, in dem jemandem eine Karte zusteht, auch wenn
    die Spieler selbst nachziehen.
    .question =
        Endet das Spiel in der Harry-Potter-Ausgabe, wenn die letzte Karte genommen wird, oder erst, wenn eine
        Karte gebraucht wird und fehlt?
    .reason =
        Der niederländische Text sagt es genau so, und die anderen sprechen von einem Stapel ohne Karten. Von
        einer Karte, die gebraucht wird und fehlt, spricht keiner.
RUL-SEQ-63 =
    Auch dann endet das Spiel sofort; der Spieler, der getauscht hat, kommt nicht mehr zum Ausspielen.
    .question = Was, wenn die letzte Karte beim Tausch einer toten Karte genommen wird?
    .reason = Die Anleitung unterscheidet nicht, wofür eine Karte gezogen wird.
RUL-SEQ-64 =
    Ja, es bleibt unentschieden. Steht exhaustion_tiebreak auf most_sequences, gewinnt die Partei mit mehr
    Sequenzen.
    .question = Ist das Spiel auch dann unentschieden, wenn eine Partei eine Sequenz mehr hat?
    .reason = Die Anleitung nennt keinen Weg, das Unentschieden aufzulösen.
RUL-SEQ-65 =
    Das Spiel wird als unentschieden gewertet, und der Tisch bietet eine Revanche mit denselben Plätzen und
    neuer Auslosung an.
    .question = Beginnt nach einem Unentschieden automatisch ein neues Spiel?
    .reason =
        SEQ-64; der französische Text sagt nur, dass ein neues Spiel beginnen kann, und ein digitaler Tisch
        sollte fragen.
RUL-SEQ-66 =
    Sobald die letzte Karte genommen ist, werden alle Ablagestapel zu einem neuen Ziehstapel gemischt, samt
    Buben und allen getauschten oder abgegebenen Karten. Handkarten und Spielbrett bleiben, wie sie sind. Die
    Option pile_exhausted kann das ändern: „reshuffle“ macht es in jeder Ausgabe so, draw_game beendet das Spiel
    unentschieden, und bei play_on geht es ohne Nachziehen weiter.
    .question = Was geschieht in der klassischen Ausgabe, wenn der Ziehstapel aufgebraucht ist?
    .reason = So ist es die offizielle amerikanische Regel.
RUL-SEQ-67 =
    Es wird nicht mehr nachgezogen, und niemandem steht eine Karte zu. Die Spieler spielen ihre Handkarten aus;
    kann niemand mehr ausspielen, endet das Spiel nach RUL-SEQ-17.
    .question = Wie geht es ohne Ziehstapel weiter, wenn pile_exhausted auf play_on steht?
    .reason = Die Option braucht ein Ende.


## Leaving and time

RUL-SEQ-76 =
    Der Platz wartet. Ohne Zeitgrenze geschieht sonst nichts. Mit Zeitgrenze wird nach ihrem Ablauf eine
    zufällige erlaubte Aktion ausgeführt und die Karte nachgezogen; getauscht oder gepasst wird nur, wenn
    nichts anderes möglich ist.
    .question = Was, wenn ein Spieler die Verbindung verliert?
    .reason = Die Anleitungen sagen nichts dazu.
RUL-SEQ-77 =
    Ein Ersatzspieler, Mensch oder Bot, darf Platz und Handkarten übernehmen. Gibt es keinen, wird der Platz von
    da an übersprungen, seine Handkarten werden beiseitegelegt, ohne auf einen Ablagestapel zu kommen, und die
    Chips bleiben liegen. Sind alle Plätze einer Partei leer, scheidet sie aus; ihre Chips bleiben und können,
    wenn sie nicht gesichert sind, noch entfernt werden. Die Zahl der nötigen Sequenzen ändert sich nicht.
    Steht on_leave auf „skip“, gibt es keinen Ersatz; bei „abort“ endet das Spiel.
    .question = Was, wenn ein Spieler endgültig geht?
    .reason = Das ist fair gegenüber denen, die bleiben.
RUL-SEQ-78 =
    Sie gewinnt kampflos.
    .question = Was, wenn nur noch eine Partei übrig ist?
    .reason = Es ist niemand mehr da, gegen den man spielen könnte.
RUL-SEQ-79 =
    Eine Partei darf aufgeben, wenn alle ihre anwesenden Mitglieder zustimmen. Bei zwei Parteien gewinnt die
    andere; bei dreien ist es so, als hätte die Partei das Spiel verlassen.
    .question = Kann eine Partei aufgeben?
    .reason =
        Ein verlorenes Spiel muss nicht zu Ende gespielt werden, aber ein Mitglied kann nicht für die anderen
        aufgeben.


## Where the editions differ

difference-sequence-chip-colours = Farben der Chips
    .harry-potter-2021 = Gold und Onyx, Silber für eine dritte Partei
    .classic-2022 = Blau und Grün, Rot für eine dritte Partei
difference-sequence-chip-supply = Anzahl der Chips
    .harry-potter-2021 = 50, 50 und 35
    .classic-2022 = ebenso
difference-sequence-chip-faces = Seiten eines Chips
    .harry-potter-2021 = eine Seite beim Legen, die andere in einer abgeschlossenen Sequenz
    .classic-2022 = nicht erwähnt; der Bildschirm zeigt stattdessen ein Schloss
difference-sequence-suits = Kartenfarben
    .harry-potter-2021 = vier Häuser
    .classic-2022 = vier Farben
difference-sequence-player-numbers = Spielerzahlen
    .harry-potter-2021 = als Regel genannt
    .classic-2022 = nur aus der Liste der Handkarten zu ersehen
difference-sequence-start-drawers = Wer in der Auslosung zieht
    .harry-potter-2021 = jeder Spieler
    .classic-2022 = jede Partei
difference-sequence-start-card = Welche Karte entscheidet
    .harry-potter-2021 = die niedrigste, und sie bestimmt den Geber
    .classic-2022 = die höchste, und sie bestimmt die Partei, die beginnt
difference-sequence-start-ace = Das Ass in der Auslosung
    .harry-potter-2021 = hoch, wie angegeben
    .classic-2022 = nicht angegeben; hoch nach unserer Entscheidung
difference-sequence-start-tie = Gleichstand in der Auslosung
    .harry-potter-2021 = nicht angegeben; nach unserer Entscheidung noch einmal ziehen
    .classic-2022 = noch einmal ziehen, wie angegeben
difference-sequence-first-turn = Erster Zug
    .harry-potter-2021 = der Spieler links vom Geber
    .classic-2022 = die Partei, die beginnt; welches Mitglied, ist nicht angegeben
difference-sequence-forgotten-draw = Eine vergessene Karte verfällt
    .harry-potter-2021 = wenn der nächste Spieler etwas tut
    .classic-2022 = wenn der nächste Spieler gespielt und nachgezogen hat
difference-sequence-lost-draw = Was verloren geht
    .harry-potter-2021 = weniger Karten als die anderen
    .classic-2022 = eine Karte; die Wirkung ist dieselbe
difference-sequence-dead-card = Tote Karte
    .harry-potter-2021 = beide Felder sind belegt; sie wird angesagt; eine je Zug
    .classic-2022 = sie kann nicht gespielt werden; keine Ansage; eine je Zug nur auf Niederländisch
difference-sequence-jack-turn = Ein Bube ist der ganze Zug
    .harry-potter-2021 = ausdrücklich
    .classic-2022 = sinngemäß
difference-sequence-no-replacement = Kein Chip an die Stelle des entfernten
    .harry-potter-2021 = sinngemäß
    .classic-2022 = ausdrücklich
difference-sequence-same-line = Mehrere Sequenzen in einer Zeile oder Spalte
    .harry-potter-2021 = erlaubt, wie angegeben
    .classic-2022 = nicht erwähnt; nach unserer Entscheidung erlaubt
difference-sequence-sharing = Was gemeinsam sein darf
    .harry-potter-2021 = höchstens ein Feld der ersten Sequenz
    .classic-2022 = ein Chip zweier Sequenzen, die sich kreuzen
difference-sequence-coaching = Absprachen im Team
    .harry-potter-2021 = streng verboten; jedes Mitglied des Teams gibt eine Karte ab
    .classic-2022 = verboten, wenn nicht vor dem Spiel vereinbart; keine Strafe
difference-sequence-empty-pile = Leerer Ziehstapel
    .harry-potter-2021 = niemand gewinnt; die Chips kommen weg, und ein neues Spiel folgt
    .classic-2022 = nicht angegeben; nach unserer Entscheidung werden die abgelegten Karten gemischt


## Where the printed languages differ

reading-sequence-harry-potter-2021-forgotten-draw = Wann eine vergessene Karte verfällt
    .difference =
        Englisch und Italienisch: wenn der nächste Spieler einen Spielzug macht. Portugiesisch: wenn er spielt.
        Französisch und Spanisch: wenn er begonnen hat. Niederländisch, Deutsch und Polnisch: wenn der nächste
        Zug beginnt.
    .reading = Sie verfällt mit der ersten angenommenen Aktion des nächsten Spielers, Tausch oder Ausspielen.
    .reason =
        Sichtbar wird ein Zug durch seine erste Aktion. Würde es genügen, dass der Nächste am Zug ist, könnte
        niemand je rechtzeitig nachziehen.
reading-sequence-harry-potter-2021-empty-pile = Wann der leere Stapel das Spiel beendet
    .difference = Niederländisch: sobald die letzte Karte genommen ist. Alle anderen: wenn keine Karten mehr da sind.
    .reading = Sofort, wenn die letzte Karte genommen wird.
    .reason = Der niederländische Text sagt genau, was die anderen meinen.
reading-sequence-harry-potter-2021-new-game = Nach einem Unentschieden
    .difference = Französisch: Ein neues Spiel kann beginnen. Alle anderen: Ein neues Spiel wird begonnen.
    .reading = Das Spiel ist unentschieden, und eine Revanche wird angeboten.
    .reason = Ein digitaler Tisch sollte die Spieler fragen.
reading-sequence-harry-potter-2021-dead-card-limit = Wie viele tote Karten je Zug
    .difference =
        Spanisch und Niederländisch: höchstens eine. Englisch, Französisch, Deutsch, Portugiesisch und Polnisch:
        ein Zusatz in Klammern, eine Karte je Zug. Italienisch: Der Zug wird dann gespielt, ohne eine weitere
        Karte zu ziehen.
    .reading = Ein Tausch je Zug, und am Ende des Zuges wird trotzdem nachgezogen.
    .reason =
        Italienisch missversteht den Zusatz; für einen bloßen Tausch würde die Hand kleiner. Spanisch ist
        eindeutig, und die amerikanischen Regeln stimmen damit überein.
reading-sequence-harry-potter-2021-dead-card-duty = Ob eine tote Karte getauscht werden muss
    .difference = Italienisch: Der Spieler legt sie ab. Alle anderen: Er darf es.
    .reading = Freie Wahl, außer wenn sich nichts ausspielen lässt.
    .reason = Sieben Sprachen stimmen überein.
reading-sequence-harry-potter-2021-corner = Eckfelder
    .difference = Italienisch: nutzbar, wenn dort ein eigener Chip liegt. Alle anderen: als läge er dort.
    .reading = Als läge er dort.
    .reason =
        Italienisch ist ein Versehen; der nächste Satz, dass vier Chips genügen, setzt die andere Lesart voraus.
reading-sequence-harry-potter-2021-matching-space = Wo eine Karte gespielt werden darf
    .difference = Spanisch: auf jedem Feld, das nicht belegt ist. Alle anderen: auf einem der Felder dieser Karte.
    .reading = Auf einem der beiden Felder, die die Karte zeigen.
    .reason = Im spanischen Text fehlen die Worte für „der Karte“.
reading-sequence-harry-potter-2021-wild-target = Wo ein Joker-Bube gespielt werden darf
    .difference = Spanisch: auf jedem Feld. Alle anderen: auf jedem freien Feld.
    .reading = Auf jedem freien Feld.
    .reason = Ein belegtes Feld ist nie frei.
reading-sequence-harry-potter-2021-removal = Wessen Chip entfernt wird
    .difference =
        Die Worte reichen vom Chip des Gegners über einen gegnerischen Chip nach Wahl bis zu einem Chip des
        gegnerischen Teams oder Spielers.
    .reading = Jeder nicht gesicherte Chip jeder anderen Partei.
    .reason = Bei drei Parteien gibt es zwei Gegner.
reading-sequence-harry-potter-2021-sharing = Was zwei Sequenzen gemeinsam haben dürfen
    .difference = Niederländisch: einen Chip der vorigen Sequenz. Alle anderen: ein Feld.
    .reading = Ein Feld; auch ein Eckfeld ist ein Feld.
    .reason = In der Praxis macht es keinen Unterschied.
reading-sequence-harry-potter-2021-same-line = Mehrere Sequenzen in einer Linie
    .difference =
        Spanisch: als wäre es eine neue Sequenz. Alle anderen: eine weitere in einer Zeile oder Spalte, die
        schon eine enthält.
    .reading = Erlaubt in jeder Richtung, auch diagonal.
    .reason = Die Grenze für gemeinsame Felder verhindert schon jeden Missbrauch.
reading-sequence-harry-potter-2021-coaching = Was als Hinweis zählt
    .difference =
        Englisch, Französisch, Niederländisch, Deutsch und Polnisch: etwas sagen. Spanisch und Portugiesisch:
        warnen. Italienisch: auf irgendeine Weise warnen. Niederländisch verbietet auch jede Beratung.
    .reading = Jedes Zeichen zählt.
    .reason = Gesten gibt es digital nicht, wohl aber Chat, Stimme und Pings.
reading-sequence-harry-potter-2021-seating = Sitzordnung
    .difference =
        Polnisch: Die Teams müssen abwechselnd spielen. Alle anderen: abwechselnd sitzen. Portugiesisch zählt
        die Gegner zu beiden Seiten, zwei oder vier.
    .reading = Abwechselnde Plätze; bei drei Teams jeder dritte Platz.
    .reason = Das Ergebnis ist dasselbe.
reading-sequence-harry-potter-2021-player-numbers = Spielerzahlen
    .difference = Italienisch: 2 bis 12 Spieler, die sich in zwei oder drei Teams teilen lassen.
    .reading = Jede Anzahl von 2 bis 12, die durch 2 oder durch 3 teilbar ist.
    .reason = Es sind dieselben Zahlen.
reading-sequence-harry-potter-2021-colours = Name einer Farbe
    .difference = Spanisch: Schwarz. Alle anderen: Onyx.
    .reading = Onyx.
    .reason = Es sind dieselben Chips.
reading-sequence-harry-potter-2021-jack-persons = Personen auf den Buben
    .difference =
        Portugiesisch ordnet jeder Person ein Haus zu. Alle anderen zählen Häuser und Personen in derselben
        Reihenfolge auf.
    .reading =
        Ron Weasley zu Gryffindor, Snape zu Slytherin, Tonks zu Hufflepuff, Trelawney zu Ravenclaw.
    .reason = Portugiesisch sagt es ausdrücklich.
reading-sequence-harry-potter-2021-spelling = Seltsame Wörter
    .difference =
        Portugiesisch hat entstellte Wörter für Joker und Bube; Polnisch spricht von einem Sequenz-Symbol.
    .reading = Keine eigene Bedeutung.
    .reason = Es sind Druckfehler.

reading-sequence-classic-2022-end-draw = Nachziehen am Ende des Zuges
    .difference = Englisch warnt nur davor, die Karte zu vergessen. Alle anderen fordern auf, sie zu ziehen.
    .reading = Man zieht eine Karte nach.
    .reason = Im englischen Text ist ein Satz verloren gegangen; ohne ihn ergibt die Warnung keinen Sinn.
reading-sequence-classic-2022-forgotten-draw = Wann eine vergessene Karte verfällt
    .difference =
        Englisch, Italienisch, Spanisch und Portugiesisch: Der nächste Spieler hat einen Spielzug gemacht und
        gezogen. Französisch, Niederländisch, Deutsch und Polnisch: Er hat einen Chip gelegt und gezogen.
    .reading = Auch das Entfernen eines Chips mit einem Buben ist ein Spielzug.
    .reason = Sonst würde ein Bube das Recht verlängern.
reading-sequence-classic-2022-whose-card = Wessen Karte der nächste Spieler zieht
    .difference = Spanisch und Portugiesisch: deine Karte. Alle anderen: seine eigene Karte.
    .reading = Seine eigene Karte am Ende seines Zuges.
    .reason = Nur ein Wort ist verrutscht.
reading-sequence-classic-2022-loss = Was verloren geht
    .difference = Französisch: Das Recht geht endgültig verloren.
    .reading = Nur diese eine Karte; in späteren Zügen wird wie üblich nachgezogen.
    .reason = Derselbe Satz spricht von einer Karte weniger, nicht von gar keiner Karte mehr.
reading-sequence-classic-2022-how-long = Für wie lange
    .difference =
        Englisch, Italienisch und Polnisch: Das Spiel wird mit einer Karte weniger beendet. Alle anderen: Es
        wird so weitergespielt.
    .reading = Bis zum Ende des Spiels.
    .reason = Es bedeutet dasselbe.
reading-sequence-classic-2022-dead-card-limit = Wie viele tote Karten je Zug
    .difference = Niederländisch: nur eine. Alle anderen schweigen.
    .reading = Eine.
    .reason =
        Nur Niederländisch äußert sich dazu; die Harry-Potter-Ausgabe und die amerikanischen Regeln stimmen
        überein.
reading-sequence-classic-2022-dead-card = Was eine tote Karte ist
    .difference = Niederländisch: eine Karte ohne freies Feld. Sechs Sprachen: eine nicht spielbare Karte.
    .reading = Eine Karte ohne freies Feld; Buben sind nie tot.
    .reason = Niederländisch ist genau, und die amerikanischen Regeln stimmen überein.
reading-sequence-classic-2022-dead-card-missing = Die fehlende Regel
    .difference =
        Polnisch hat keine Regel über tote Karten; an ihrer Stelle steht ein zweites Mal der Absatz über die
        Auslosung.
    .reading = Die Regel gilt.
    .reason = Es ist ein Druckfehler.
reading-sequence-classic-2022-sharing = Welche Sequenzen etwas gemeinsam haben dürfen
    .difference =
        Englisch, Deutsch und Italienisch: solche, die sich überschneiden. Französisch, Niederländisch, Spanisch
        und Portugiesisch: solche, die sich kreuzen. Polnisch: solche, die senkrecht aufeinander stehen.
    .reading =
        Zwei beliebige Sequenzen einer Partei dürfen ein Feld gemeinsam haben, gleich in welchen Richtungen.
    .reason =
        Auch Diagonalen müssen sich kreuzen können, Polnisch ist also zu eng. Für zwei Sequenzen in derselben
        Linie siehe die Entscheidung, die eine Option hat.
reading-sequence-classic-2022-consultation = Beratung untereinander
    .difference =
        Spanisch und Portugiesisch: Ohne Vereinbarung darf man die Karten der anderen nicht ansehen. Alle
        anderen: Ohne Vereinbarung darf man sich nicht über die Karten beraten.
    .reading = Beides ist verboten; Absprachen und offene Handkarten lassen sich einzeln erlauben.
    .reason = Das deckt beide Fassungen ab.
reading-sequence-classic-2022-wild-target = Wo ein Joker-Bube gespielt werden darf
    .difference =
        Spanisch und Portugiesisch: auf einem Feld nach Belieben, auch ohne die Karte dazu. Alle anderen: auf
        einem freien Feld.
    .reading = Nur auf einem freien Feld.
    .reason = Ein belegtes Feld ist nie frei.
reading-sequence-classic-2022-removal = Wessen Chip entfernt wird
    .difference = Spanisch und Portugiesisch: der eines beliebigen Spielers. Alle anderen: der eines Gegners.
    .reading = Ein Chip irgendeiner anderen Partei, niemals ein eigener.
    .reason = Sechs Sprachen stimmen überein.
reading-sequence-classic-2022-replacement = Das Feld des entfernten Chips
    .difference =
        Italienisch: Man darf keinen eigenen Chip dorthin legen. Polnisch sagt nichts. Alle anderen: Der Chip
        wird nicht ersetzt.
    .reading = In diesem Zug legt man keinen Chip.
    .reason = Italienisch ist am deutlichsten.
reading-sequence-classic-2022-teams = Teams
    .difference =
        Spanisch und Portugiesisch: Mehr als drei Spieler spielen paarweise in zwei oder drei Teams. Italienisch
        und Polnisch sagen nicht, dass die Teams gleich groß sind.
    .reading = Gleich große Teams jeder möglichen Größe.
    .reason = Die Liste der Handkarten reicht bis 12 Spieler.
reading-sequence-classic-2022-hand-sizes = Liste der Handkarten
    .difference = Italienisch, Spanisch und Portugiesisch: 10 bis 12 Spieler. Alle anderen: 10 oder 12.
    .reading = 11 Spieler sind nicht möglich.
    .reason = 11 lässt sich nicht in gleich große Teams teilen.
reading-sequence-classic-2022-goal = Wer gewinnt
    .difference = Spanisch und Portugiesisch: der erste Spieler. Alle anderen: der erste Spieler oder das erste Team.
    .reading = Die erste Partei.
    .reason = Beide Texte erwähnen Teams, wo sie das Ende des Spiels beschreiben.
reading-sequence-classic-2022-starter = Wer beginnt
    .difference =
        Polnisch: der Spieler, der die höchste Karte gezogen hat. Niederländisch und Portugiesisch: wer sie
        gezogen hat. Spanisch lässt sich so oder so lesen. Englisch, Französisch, Deutsch und Italienisch: das
        Team.
    .reading = Das Team; das Mitglied, das für das Team gezogen hat, eröffnet das Spiel.
    .reason = Das wird beidem gerecht.
reading-sequence-classic-2022-tie = Gleichstand in der Auslosung
    .difference =
        Englisch und Niederländisch: noch einmal ziehen. Alle anderen: eine zweite oder weitere Karte nehmen.
    .reading = Wer gleichauf liegt, zieht noch einmal.
    .reason = Es bedeutet dasselbe.
reading-sequence-classic-2022-directions = Richtungen einer Sequenz
    .difference = Polnisch nennt keine Richtungen. Alle anderen: waagerecht, senkrecht oder diagonal.
    .reading = Alle drei.
    .reason = Sieben Sprachen stimmen überein.
reading-sequence-classic-2022-seating = Sitzordnung
    .difference =
        Polnisch: Teammitglieder sitzen auf gegenüberliegenden Seiten des Spielbretts, im Wechsel mit Gegnern.
        Alle anderen: Sie sitzen im Wechsel.
    .reading = Abwechselnde Plätze; bei drei Teams jeder dritte Platz.
    .reason = Gegenüberliegende Seiten passen nur zu vier Spielern.
reading-sequence-classic-2022-corners = Name der Eckfelder
    .difference = Niederländisch nennt sie Bonusfelder, die anderen Joker-Felder.
    .reading = Kein Unterschied.
    .reason = Nur der Name ist anders.
reading-sequence-classic-2022-contents = Farbe der dritten Chips
    .difference = Italienisch: 35 „grüne rote“ Chips. Alle anderen: 35 rote.
    .reading = 35 rote Chips.
    .reason = Es ist ein Druckfehler.


## Options

option-sequence-teams =
    Die Anzahl der Teams. Eine Wahl gibt es nur bei 6 oder 12 Spielern.
option-sequence-colours =
    Die Farben der Parteien als Liste, der Reihe nach. Die dritte Farbe ist nur für eine dritte Partei.
option-sequence-starter =
    Welches Mitglied des Teams, das beginnt, im Team-Spiel der klassischen Ausgabe den ersten Zug hat: wer die
    Karte gezogen hat, oder ein zufälliges.
option-sequence-draw_mode =
    Ob die Spieler selbst nachziehen und es vergessen können, oder ob die Karte für sie gezogen wird.
option-sequence-draw_grace =
    Wie viele Sekunden ein Bot darauf wartet, dass der Mensch vor ihm nachzieht.
option-sequence-forgotten_draw =
    Wann eine vergessene Karte verfällt: wie in der Ausgabe, mit der ersten Aktion des nächsten Spielers, nach
    dessen eigenem Nachziehen, oder nie durch andere.
option-sequence-exchange_limit =
    Wie viele tote Karten in einem Zug getauscht werden dürfen.
option-sequence-jack_exchange =
    Ob ein Bube, der nicht ausgespielt werden kann, getauscht werden darf; so lesen sich die meisten klassischen
    Texte wörtlich.
option-sequence-empty_hand =
    Ob ein Spieler ohne Karten übersprungen wird, oder ob er statt seines Zuges eine Karte zieht.
option-sequence-collinear_share =
    Ob zwei Sequenzen in derselben Linie das Feld gemeinsam haben dürfen, an dem sie sich treffen.
option-sequence-long_line_lock =
    Ob nur die fünf Chips der Sequenz gesichert werden, oder jeder Chip dieser Partei in der lückenlosen Linie.
option-sequence-long_line_choice =
    Ob der Spieler die fünf einer langen Linie wählt, oder ob die ersten fünf genommen werden.
option-sequence-pile_exhausted =
    Was geschieht, wenn der Ziehstapel aufgebraucht ist: wie in der Ausgabe (Unentschieden in der
    Harry-Potter-Ausgabe, ein neuer Stapel aus den abgelegten Karten in der klassischen Ausgabe), immer ein neuer
    Stapel, immer ein Unentschieden, oder Weiterspielen ohne Nachziehen.
option-sequence-exhaustion_timing =
    Ob ein Spiel, das mit dem Ziehstapel endet, dann endet, wenn die letzte Karte genommen wird, oder wenn eine
    Karte gebraucht wird und fehlt.
option-sequence-exhaustion_tiebreak =
    Ob ein solches Spiel immer unentschieden ist, oder ob die Partei mit mehr Sequenzen gewinnt.
option-sequence-limit_chips =
    Ob die gedruckte Anzahl der Chips eine Grenze ist.
option-sequence-team_talk =
    Ob sich Teammitglieder absprechen dürfen. In der Harry-Potter-Ausgabe ist die Erlaubnis eine Hausregel.
option-sequence-share_hands =
    Ob Teammitglieder einander in die Karten sehen. Dafür müssen auch Absprachen im Team erlaubt sein.
option-sequence-coaching_penalty =
    Ob ein unerlaubter Hinweis eine Karte kostet: wie in der Ausgabe (ja in der Harry-Potter-Ausgabe, nein in
    der klassischen Ausgabe), immer, oder nie.
option-sequence-turn_limit =
    Wie lange ein Zug dauern darf: ohne Grenze, oder eine Anzahl Sekunden.
option-sequence-on_leave =
    Was geschieht, wenn ein Spieler endgültig geht: Ein Ersatzspieler darf übernehmen, der Platz wird
    übersprungen, oder das Spiel endet.
option-sequence-breakable_sequences =
    Ob Anti-Joker-Buben abgeschlossene Sequenzen aufbrechen dürfen; das ist eine Hausregel.


## Procedures

procedure-sequence-board = Das Spielbrett
    .text =
        Die Zeilen sind von oben nach unten von 0 bis 9 nummeriert, die Spalten von links nach rechts von
        0 bis 9. Eine Karte wird mit ihrem Rang (A für Ass, K für König, Q für Dame) und dem Anfangsbuchstaben des
        englischen Namens ihrer Farbe geschrieben: S für Pik, H für Herz, D für Karo, C für Kreuz. Die vier
        Eckfelder zeigen keine Karte. Die Harry-Potter-Ausgabe verwendet dasselbe Spielbrett mit Häusern statt
        Farben; siehe RUL-SEQ-02 und RUL-SEQ-03.

        | | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |
        |---|---|---|---|---|---|---|---|---|---|---|
        | **0** | Ecke | 2S | 3S | 4S | 5S | 6S | 7S | 8S | 9S | Ecke |
        | **1** | 6C | 5C | 4C | 3C | 2C | AH | KH | QH | 10H | 10S |
        | **2** | 7C | AS | 2D | 3D | 4D | 5D | 6D | 7D | 9H | QS |
        | **3** | 8C | KS | 6C | 5C | 4C | 3C | 2C | 8D | 8H | KS |
        | **4** | 9C | QS | 7C | 6H | 5H | 4H | AH | 9D | 7H | AS |
        | **5** | 10C | 10S | 8C | 7H | 2H | 3H | KH | 10D | 6H | 2D |
        | **6** | QC | 9S | 9C | 8H | 9H | 10H | QH | QD | 5H | 3D |
        | **7** | KC | 8S | 10C | QC | KC | AC | AD | KD | 4H | 4D |
        | **8** | AC | 7S | 6S | 5S | 4S | 3S | 2S | 2H | 3H | 5D |
        | **9** | Ecke | AD | KD | QD | 10D | 9D | 8D | 7D | 6D | Ecke |

        Das Spielbrett hat 192 gerade Fünfergruppen von Feldern: 60 waagerechte, 60 senkrechte und 36 in jeder
        der beiden diagonalen Richtungen. Zwölf davon enthalten ein Eckfeld, drei je Eckfeld, und keine enthält
        zwei.
procedure-sequence-actions = Wer was tun darf
    .text =
        | Aktion | Wer | Wann |
        |---|---|---|
        | Eine Karte auf ein Feld ausspielen | der Spieler am Zug | einmal im Zug; ein Anti-Joker-Bube entfernt den Chip dort, jede andere Karte legt einen |
        | Eine tote Karte tauschen | der Spieler am Zug | vor dem Ausspielen, einmal im Zug |
        | Nachziehen | der Spieler, dem eine Karte zusteht | nach dem Ausspielen, bis das Recht verfällt |
        | Die fünf einer langen Linie wählen | der Spieler, der gerade den Chip gelegt hat | nur solange es eine Wahl gibt; alles andere wartet darauf |
        | Passen | der Spieler am Zug | nur nach RUL-SEQ-16; eine leere Hand passt von selbst |
        | Eine Karte abgeben | jedes Mitglied eines bestraften Teams | solange die Strafe offen ist; alles andere wartet darauf |
        | Einen Hinweis melden, ihn zugeben, darüber entscheiden | siehe RUL-SEQ-71 | jederzeit im Team-Spiel |
        | Das Spiel verlassen, aufgeben | jeder Spieler; zum Aufgeben alle anwesenden Mitglieder einer Partei | jederzeit |
procedure-sequence-resolution = Reihenfolge der Abwicklung
    .text =
        Ist eine Karte ausgespielt und angenommen, geht es in dieser Reihenfolge weiter:

        1. Ältere Rechte auf eine Karte verfallen, wo „Recht auf eine Karte“ es sagt.
        2. Die Karte kommt auf den eigenen Ablagestapel des Spielers.
        3. Der Chip wird gelegt oder entfernt.
        4. Wurde ein Chip gelegt, werden Sequenzen erkannt, und der Spieler trifft die Wahl, falls es eine gibt.
        5. Hat die Partei jetzt die nötigen Sequenzen, gewinnt sie, und das Spiel endet hier.
        6. Dem Spieler steht eine Karte zu. Steht draw_mode auf „auto“, wird sie jetzt gezogen.
        7. Im Uhrzeigersinn ist der nächste Platz am Zug.

        Immer wenn eine Karte vom Ziehstapel genommen wurde und keine mehr da ist, gilt sofort „Leerer
        Ziehstapel“.
procedure-sequence-registration = Wie Sequenzen erkannt werden
    .text =
        Ein Feld zählt für eine Partei, wenn ein Chip dieser Partei darauf liegt oder wenn es ein Eckfeld ist.
        Hat eine Partei einen Chip gelegt:

        1. Nimm jede gerade Fünfergruppe von Feldern, die den neuen Chip enthält und deren Felder alle für die
           Partei zählen. Lass die weg, die mit einer Sequenz, die die Partei schon hat, mehr als ein Feld
           gemeinsam haben.
        2. Zwei dieser Gruppen vertragen sich, wenn sie höchstens ein Feld gemeinsam haben. In verschiedenen
           Richtungen ist das immer so, denn sie treffen sich nur am neuen Chip. In derselben Richtung ist es
           nur so, wenn die eine am neuen Chip endet und die andere dort beginnt.
        3. Möglichst viele Gruppen, die sich miteinander vertragen, werden zu Sequenzen. Hat die Partei damit die
           nötigen Sequenzen, gewinnt sie, und niemand muss wählen.
        4. Gibt es dafür mehr als eine Möglichkeit und hat die Partei nicht gewonnen, wählt der Spieler, der den
           Chip gelegt hat. Das kommt nur vor, wenn eine Partei die erste von zwei Sequenzen aus einer Linie von
           sechs bis acht bekommt; ist collinear_share ausgeschaltet, auch aus einer Linie von neun. Zur Wahl
           stehen die Fünfergruppen in dieser Linie, die den neuen Chip enthalten.
        5. Die Felder einer Sequenz stehen dann für das ganze Spiel fest, und die Chips darauf sind gesichert.
           Alle anderen Chips, auch in derselben Linie, bleiben ungesichert.

        Nur ein gelegter Chip löst diese Prüfung aus. Eine Fünfergruppe, die einmal weggelassen wurde, kann
        später nie zur Sequenz werden.

        Nummeriere die zehn Felder einer Zeile, einer Spalte oder einer der beiden längsten Diagonalen von
        1 bis 10. Eine zweite Sequenz in derselben Linie ist nur möglich, wenn die erste auf 1 bis 5, 2 bis 6, 5 bis 9
        oder 6 bis 10 liegt. Zum Beispiel haben 2 bis 6 und 6 bis 10 ein Feld gemeinsam, 1 bis 5 und 6 bis 10
        dagegen keines. Wo beide Enden der Linie Eckfelder sind, genügen acht Chips für zwei Sequenzen.
procedure-sequence-draw-rights = Recht auf eine Karte
    .text =
        Das ist nur wichtig, wenn draw_mode auf „manual“ steht. Wer eine Karte ausspielt, dem steht eine Karte
        zu.

        - **Harry Potter 2021**: Das Recht verfällt, wenn irgendein späterer Tausch oder ein späteres Ausspielen
          angenommen wird, normalerweise das des nächsten Spielers, spätestens das eigene. Zu jeder Zeit ist
          höchstens eine Karte offen.
        - **Klassik 2022**: Das Recht verfällt, wenn die Karte zu einem späteren Ausspielen gezogen wird oder
          verfällt, oder wenn der eigene nächste Tausch oder das eigene nächste Ausspielen angenommen wird.
          Mehreren Spielern zugleich können Karten zustehen.
        - **Beide**: Passen, eine abgelehnte Aktion, Chat oder die bloße Tatsache, dass der Nächste am Zug ist,
          beendet kein Recht. Die Karte aus einem Tausch ist keine, die einem zusteht: Sie verbraucht kein Recht
          auf eine Karte und beendet, als gezogene Karte, auch keines.
procedure-sequence-empty-pile = Leerer Ziehstapel
    .text =
        - **Harry Potter 2021**: Sobald die letzte Karte genommen ist, am Ende eines Zuges oder bei einem Tausch,
          und niemand gewonnen hat, endet das Spiel unentschieden.
        - **Klassik 2022**: Sobald die letzte Karte genommen ist, werden die Ablagestapel aller Spieler
          zusammen gemischt und bilden den neuen Ziehstapel. Das Spiel geht weiter.

        Die Optionen pile_exhausted, exhaustion_timing und exhaustion_tiebreak ändern das.


## Refused actions

refusal-sequence-not_your_turn = Du bist nicht am Zug.
refusal-sequence-card_not_in_hand = Diese Karte hast du nicht auf der Hand.
refusal-sequence-cell_mismatch = Dieses Feld zeigt diese Karte nicht.
refusal-sequence-line_mismatch = Wähle eine der angebotenen Reihen aus fünf Feldern.
refusal-sequence-cell_occupied = Auf diesem Feld liegt schon ein Chip.
refusal-sequence-corner = Auf ein Eckfeld kann man keinen Chip legen und keinen davon entfernen.
refusal-sequence-empty_cell = Auf diesem Feld liegt kein Chip, den du entfernen könntest.
refusal-sequence-own_chip = Einen Chip deiner eigenen Partei kannst du nicht entfernen.
refusal-sequence-locked_chip = Einen Chip aus einer abgeschlossenen Sequenz kannst du nicht entfernen.
refusal-sequence-not_dead = Diese Karte ist nicht tot, du kannst sie nicht tauschen.
refusal-sequence-exchange_used = Du hast in diesem Zug schon eine tote Karte getauscht.
refusal-sequence-no_draw_owed = Du hast keine Karte nachzuziehen.
refusal-sequence-no_chips = Deine Partei hat keine Chips mehr zum Legen.
refusal-sequence-must_play = Du kannst eine Karte ausspielen und darfst nicht passen.
refusal-sequence-must_exchange = Tausche deine tote Karte, bevor du passt.
refusal-sequence-pending_choice = Zuerst müssen die fünf Felder der langen Linie gewählt werden.
refusal-sequence-pending_forfeit = Zuerst muss die Strafe für den Hinweis bezahlt werden.
refusal-sequence-game_over = Das Spiel ist zu Ende.
refusal-sequence-pile_empty = Der Ziehstapel ist leer, du kannst nichts tauschen.
refusal-sequence-no_choice = Es gibt keine lange Linie zu wählen.
refusal-sequence-no_penalty = Es ist keine Strafe offen.
refusal-sequence-not_available = An diesem Tisch können Hinweise nicht gemeldet werden.
refusal-sequence-no_such_side = Diese Partei ist nicht im Spiel.
refusal-sequence-own_side = Die eigene Partei kannst du nicht melden.
refusal-sequence-claim_open = Gegen diese Partei ist schon eine Meldung offen.
refusal-sequence-no_claim = Diese Meldung gibt es nicht.
refusal-sequence-not_host = Nur der Gastgeber des Tisches entscheidet über Meldungen.
refusal-sequence-seat_left = Du hast das Spiel verlassen.
refusal-sequence-no_substitute = An diesem Tisch darf niemand einen Platz übernehmen.
refusal-sequence-already_conceded = Du hast dem Aufgeben schon zugestimmt.
