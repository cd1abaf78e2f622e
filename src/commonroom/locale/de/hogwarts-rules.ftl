### The rules of A Year at Hogwarts in German: one message per rule or ruling, and the words of the document.
### The order and the structure are in games/hogwarts/rules.toml.


## The document

document-hogwarts = Harry Potter, Ein Jahr in Hogwarts: die Regeln
    .intro =
        Diese Seite enthält alle Regeln, nach denen Ein Jahr in Hogwarts im Common Room gespielt wird. Du streifst als
        Schüler oder Schülerin durch das Schloss, sammelst, was deine Missionen verlangen, legst Prüfungen ab, kämpfst,
        fliegst hin und wieder ein Quidditch-Match und versuchst, den Hauspokal zu gewinnen. In einem zweiten Spiel aus
        derselben Schachtel, Voldemorts Rückkehr, tritt Peter Pettigrew gegen Harry und seine Freunde an.

        - Eine Kennung wie HOG-110 bezeichnet eine **Regel**: Sie steht im Regelheft oder folgt unmittelbar aus ihm.
          Die Quelle nennt das Kapitel des gedruckten Regelhefts, zum Beispiel II.4. Stammt die Regel von anderswo,
          steht das dabei.
        - Eine Kennung wie RUL-HOG-110 bezeichnet eine **Entscheidung**: So halten wir es, wo das Regelheft schweigt,
          unklar ist oder sich widerspricht. Sie besteht aus Frage, Antwort und Begründung. Manche Entscheidungen
          lassen sich beim Eröffnen eines Tisches durch eine Option ändern.

        Einige Wörter kommen überall vor:

        - **LP** sind Lebenspunkte, **Punkte** sind Hauspunkte.
        - Der **Widerstand** eines Kämpfers ist die niedrigste Zahl auf einem Angriffswürfel, die ihn verletzt.
        - Der **aktive Spieler** ist am Zug. Der **nächste Spieler** sitzt rechts.
        - Der **Hauptplan** ist das Schloss mit seiner Umgebung und Hogsmeade. **Plan 1** ist die Winkelgasse, und die
          fernen Orte sind auf **Plan 2**.
        - Eine **Rosette** ist ein Feld, auf dem ein Gegenstand liegt. Gegenstände sind Plättchen. **Flohpulver** ist
          ein Flohpulver-Plättchen oder eine Karte Flohpulver.
        - Ein **Held** ist Harry, Ron oder Hermine in Voldemorts Rückkehr.
        - Wer nach einer Niederlage **in den Tropfenden Kessel** muss, zahlt dafür einen Preis; HOG-340 nennt ihn.

        Diese Seite ist nicht offiziell: Alle Regeln sind in unseren eigenen Worten erzählt, sie ersetzt nicht das
        Regelheft in deiner Schachtel, und die Namen von Spielen, Verlagen, Häusern und Figuren sind Marken ihrer
        Inhaber. Der Spielplan, die Karten und die Figuren, mit denen wir spielen, sind unser eigener Entwurf, soweit
        das Regelheft sie nicht zeigt.
    .contents = Inhaltsverzeichnis
    .editions = Spiele in der Schachtel
    .edition = Spiel
    .id = Schreibweise
    .box = Was es ist
    .topic = Thema
    .ids = Siehe
    .readings = Wo die Quellen sich widersprechen und welcher Lesart wir folgen
    .readings-intro =
        Wir lesen das polnische Regelheft und einige öffentliche Zusammenfassungen von Spielern. Dies sind die Stellen,
        an denen sie einander oder sich selbst widersprechen.
    .difference = Die Texte
    .reading = Unsere Lesart
    .why = Begründung
    .options = Optionen
    .options-intro =
        Ein Tisch wählt seine Optionen vor Spielbeginn. Der erste Wert ist die Voreinstellung.
    .option = Option
    .values = Werte
    .decides = Was sie festlegt
    .procedures = Abläufe
    .procedures-intro =
        Dieselben Regeln noch einmal, genau in der Reihenfolge, in der sie angewandt werden.
    .refusals = Abgelehnte Aktionen
    .refusals-intro =
        Eine unerlaubte Aktion wird abgelehnt, und ein Code sagt, warum; dies sind die Codes, die im Spiel vorkommen.
        Am Spiel ändert sich dadurch nichts, und wer handeln muss, muss es weiterhin.
    .code = Code
    .meaning = Bedeutung
    .source = Quelle
    .rulings = Entscheidung

edition-hogwarts-year = Ein Jahr in Hogwarts
    .box = Das Hauptspiel für eine bis acht Personen: Wer gewinnt den Hauspokal?
edition-hogwarts-voldemort-returns = Voldemorts Rückkehr
    .box = Das zweite Spiel für zwei bis vier Personen: Pettigrew, später Voldemort, gegen Harry und seine Freunde


## Sections

section-hogwarts-components = Spielmaterial
    .about = was in der Schachtel ist, wie Pläne und Karten aussehen
section-hogwarts-aim = Ziel und Ende des Spiels
    .about = Punkte, Spieldauer, die letzte Runde, wer gewinnt
section-hogwarts-variants = Die Varianten
    .about = minderjährig, ausgebildet, Team und solo
section-hogwarts-setup = Vorbereitung
    .about = Stapel, Figuren, Plättchen, Missionen, wer beginnt
section-hogwarts-table = Am Tisch
    .about = Zugreihenfolge, Vorräte, Offenes und Verdecktes
section-hogwarts-health = Lebenspunkte
    .about = stark werden, außer Gefecht sein
section-hogwarts-player-board = Die Spielertafel
    .about = Würfel, Widerstand, Fähigkeiten
section-hogwarts-turn = Der Zug
    .about = würfeln, gehen, das Feld nutzen
section-hogwarts-walking = Goldene Regeln des Gehens
    .about = der ganze Wurf, wo du anhalten darfst, Begegnungen
section-hogwarts-ways = Wo du gehen kannst
    .about = Fußspuren, Brücken, Gänge und Entfernungen
section-hogwarts-towers = Türme und Flohpulver
    .about = Reisen auf Plan 2
section-hogwarts-pitch-field = Das Quidditchfeld und der Portschlüssel
    .about = Herausforderungen und der Weg zum Friedhof
section-hogwarts-fields = Die Felder
    .about = was geschieht, wo du anhältst
section-hogwarts-items = Gegenstände
    .about = aufheben, Grenzen, die sechs besonderen Gegenstände
section-hogwarts-exams = Bücher und Prüfungen
    .about = Punkte in den Klassenzimmern
section-hogwarts-behaviour = Betragenskarten
    .about = Lob, Tadel und Flohpulver
section-hogwarts-events = Ereignisse
    .about = was allen widerfährt
section-hogwarts-cards = Zauber und Zaubertränke
    .about = Angriff, Verteidigung, Beginn des Zuges, Grenzen
section-hogwarts-fights = Kämpfen
    .about = vier Arten von Kämpfen, Würfel, Karten, Fähigkeiten
section-hogwarts-player-fights-underage = Minderjährige Zauberer gegeneinander
    .about = je ein Würfel
section-hogwarts-player-fights-qualified = Ausgebildete Zauberer gegeneinander
    .about = Angriffswürfel, Karten, Beute
section-hogwarts-death-eaters = Todesser
    .about = sechs Gegner auf den Türmen
section-hogwarts-duels = Duelle
    .about = ein Schüler, eine Karte, eine Belohnung
section-hogwarts-mission-fights = Missionskämpfe
    .about = aufdecken, angreifen, Antwort, letzte Fähigkeit
section-hogwarts-missions = Missionen
    .about = was du brauchst, Erfolg und Misserfolg
section-hogwarts-team = Teams
    .about = gemeinsam ankommen, gemeinsam kämpfen
section-hogwarts-solo = Allein spielen
    .about = du gegen das Schloss
section-hogwarts-match-frame = Quidditch: die Herausforderung
    .about = wer spielt, was es einbringt
section-hogwarts-match-alone = Quidditch: gegen das Spiel
    .about = Matches in einem Solospiel
section-hogwarts-match-setup = Quidditch: Aufstellung
    .about = Figuren, Bälle, wer beginnt
section-hogwarts-match-goals = Quidditch: zwei Tore
    .about = Runde 1 mit Quaffel und Klatschern
section-hogwarts-match-snitch = Quidditch: der Goldene Schnatz
    .about = Runde 2, die Jagd um das Feld
section-hogwarts-return-setup = Voldemorts Rückkehr: Vorbereitung
    .about = Seiten, Plättchen, Würfel
section-hogwarts-return-aims = Voldemorts Rückkehr: was jede Seite tut
    .about = das Ritual, die Horkruxe, die Todesser
section-hogwarts-return-meeting = Voldemorts Rückkehr: die Begegnung
    .about = wie das Spiel entschieden wird
section-hogwarts-return-fights = Voldemorts Rückkehr: kämpfen
    .about = Angriffswürfel, Verteidigungswürfel, goldene Regeln


## Components

HOG-001 =
    In der Schachtel findest du vier Pläne (einen Hauptplan und drei weitere), 15 Spielertafeln und ebenso viele
    Spielsteine, 5 Würfel und einen Beutel. Dazu kommen 210 Karten und 30 Missionen. An Plättchen gibt es 30
    Gegenstände, 6 Todesser, 60 Hauspunkte, 70 LP, 20 für Flohpulver und 10 Portschlüssel.
    .source = Inhalt der Schachtel
HOG-002 =
    Die 210 Karten bilden acht Stapel: Zauber, Zaubertränke, Bücher, Betragen, Ereignisse, Duelle, Kämpfe und Quidditch.
    Die Missionen kommen hinzu.
    .source = Inhalt der Schachtel
HOG-003 =
    Der Hauptplan zeigt Hogwarts und seine Ländereien. Plan 1 ist die Winkelgasse, Plan 2 versammelt ferne Orte, und der
    letzte Plan ist das Quidditchfeld.
    .source = I.4, V
HOG-004 =
    Keine zwei Missionen sind gleich. Missionen und Kampfkarten tragen jeweils die Nummern 1 bis 30, und jede Mission
    wird gegen die Kampfkarte mit ihrer Nummer ausgefochten.
    .source = III.1, IV.4
HOG-005 =
    Die Missionen 1 bis 10 erzählen die ersten drei Geschichten nach, 11 bis 20 die nächsten zwei und 21 bis 30 die
    letzten zwei.
    .source = I.1
HOG-006 =
    Alle Würfel sind gewöhnliche sechsseitige Würfel.
    .source = Alle Beispiele
HOG-007 =
    Ein Jahr in Hogwarts können eine bis acht Personen spielen, Voldemorts Rückkehr zwei bis vier.
    .source = VI, öffentliche Besprechungen und Zusammenfassungen von Spielern
HOG-008 =
    Felder können ein Symbol zeigen: Ereignis, Buch, Duell, Zauber, Zaubertrank oder Betragen. Andere sind Rosetten,
    Türme, Gemeinschaftsräume, Klassenzimmer, LP-Felder oder Orte mit einem Namen.
    .source = I.4
HOG-009 =
    Wer dir auf einer Kampf- oder Duellkarte gegenübersteht, hat eine Anzahl LP, einen Widerstand und eine Fähigkeit,
    die einmal pro Runde zuschlägt. Manche tun auch beim Aufdecken etwas oder sind gegen eine Kartenart immun.
    .source = III.1, III.5c, IV.4
HOG-010 =
    Eine Missionskarte nennt ihre Nummer und ihren Titel, den Ort, ihre Punkte, die nötigen Gegenstände, die Karten, die
    ausgebildete Zauberer und Teams außerdem brauchen, und wer dort mit wie vielen LP wartet.
    .source = Abgebildete Missionskarten


## Aim and end of the game

HOG-020 =
    Ihr seid Schüler und kämpft um den Hauspokal. Es gewinnt, wer am Ende die meisten Punkte hat.
    .source = I.1
HOG-021 =
    Punkte gibt es für Missionen, Prüfungen, gewonnene Quidditch-Matches und Betragenskarten. Ausgebildete Zauberer und
    Teams bekommen auch welche für jeden besiegten Todesser.
    .source = I.1, I.3, IV.2
HOG-022 =
    Ein schnelles Spiel, etwa eine halbe Stunde, endet, wenn jemand eine Mission erfüllt hat und mehr als 210 Punkte
    besitzt.
    .source = I.2
HOG-023 =
    Ein klassisches Spiel, 45 bis 60 Minuten, verlangt zwei Missionen und mehr als 260 Punkte.
    .source = I.2
HOG-024 =
    Ein langes Spiel, mehr als eine Stunde, verlangt drei Missionen und mehr als 320 Punkte.
    .source = I.2
HOG-025 =
    Mehr heißt mehr: Mit genau 210, 260 oder 320 Punkten geht das Spiel weiter.
    .source = I.2
HOG-026 =
    Als ausgebildeter Zauberer kannst du das Spiel nur beenden, wenn du auch ein Quidditch-Match gespielt hast.
    .source = III.1b
HOG-027 =
    Sobald jemand das Ende erreicht hat, spielt ihr die Runde zu Ende, damit alle gleich viele Züge hatten. Dann
    vergleicht ihr die Punkte.
    .source = Zusammenfassung eines Spielers, nicht im Regelheft
HOG-028 =
    Eine Mission bringt 40 bis 300 Punkte, ein Buch in einer Prüfung 5 bis 20, ein gewonnenes Match 40, ein besiegter
    Todesser 20. Eine Betragenskarte gibt oder nimmt, was auf ihr steht.
    .source = I.3, III, IV.2
RUL-HOG-001 =
    Nein, erst wird die Runde zu Ende gespielt. Die Option end_timing kann das Spiel sofort beenden.
    .question = Ist das Spiel aus, sobald jemand das Ende erreicht?
    .reason =
        So sagt es die Zusammenfassung eines Spielers für alle drei Spieldauern, und es ist fair gegenüber denen, die
        später an der Reihe sind.
RUL-HOG-002 =
    Das Spiel endet trotzdem mit dieser Runde.
    .question = Was, wenn dieser Spieler vor dem Ende der Runde wieder Punkte verliert?
    .reason = Das Ende war erreicht, und darauf dürfen sich alle verlassen.
RUL-HOG-003 =
    Ja. Er zählt zum Zug seines Besitzers.
    .question = Ist in der letzten Runde ein zusätzlicher Zug mit dem Zeitumkehrer möglich?
    .reason = Nichts verbietet es, und die Runde bleibt für alle gleich.
RUL-HOG-004 =
    Nein, die meisten Punkte gewinnen, wer auch immer das Ende herbeigeführt hat. Mit der Option `winner` kann nur
    gewinnen, wer die Bedingungen für das Ende selbst erfüllt.
    .question = Braucht auch der Sieger die Missionen?
    .reason = HOG-020 spricht allein von Punkten.
RUL-HOG-005 =
    Dann gewinnt, wer mehr Missionen erfüllt hat. Sind auch die gleich, zählt ihr besiegte Todesser und gewonnene
    Matches zusammen; danach teilt ihr euch den Sieg.
    .question = Was bei gleich vielen Punkten?
    .reason = Die Missionen sind das Herz des Spiels, also kommen sie zuerst.
RUL-HOG-006 =
    Nein, du verlierst nur, was du hast. Die Option points_floor kann Schulden erlauben.
    .question = Können Punkte unter null fallen?
    .reason = Punkte sind Plättchen, und niemand kann ein Plättchen abgeben, das er nicht hat.


## The variants

HOG-040 =
    Vor dem Spiel wählt ihr eine Spieldauer und eine Variante: minderjährige Zauberer, ausgebildete Zauberer, Team oder
    solo. Jede Dauer passt zu jeder Variante.
    .source = I.2, II.3
HOG-041 =
    Minderjährige Zauberer sind Anfänger: Eine Mission verlangt nur ihre Gegenstände.
    .source = III.1a
HOG-042 =
    Ausgebildete Zauberer brauchen auch die Zauber und Zaubertränke, die auf der Mission stehen. Sie begegnen Todessern
    und dürfen Karten gegeneinander einsetzen.
    .source = III.1b, IV.1b, IV.2
HOG-043 =
    In der Teamvariante seid ihr alle ein Team, oder ihr bildet Teams zu zweit oder zu dritt. Missionen verlangen
    Gegenstände und Karten, und Todesser treiben sich herum.
    .source = III.1c, IV.1c
HOG-044 =
    Spielst du solo, gelten für dich die Regeln für minderjährige oder für ausgebildete Zauberer.
    .source = III.1d
HOG-045 =
    Die Varianten unterscheiden sich bei den Missionen. Prüfungen, Betragenskarten und Quidditch sind in allen gleich.
    .source = III


## Setup

HOG-060 =
    Einigt euch zuerst auf Spieldauer und Variante.
    .source = II.1 A
HOG-061 =
    Mischt jeden Stapel für sich, nur die Kampfkarten nicht, und legt die Stapel um den Plan.
    .source = II.1 B
HOG-062 =
    Benutzte Karten kommen immer unter ihren Stapel.
    .source = II.1 B
HOG-063 =
    Wählt je eine Spielertafel. Jede Figur gehört nur einem Spieler.
    .source = II.1 C
HOG-064 =
    Todesser könnt ihr nicht als Figur wählen: Sie sind Gegner von ausgebildeten Zauberern und Teams, und in Voldemorts
    Rückkehr kämpfen sie.
    .source = II.1 C
HOG-065 =
    Nimm ein Flohpulver-Plättchen, als minderjähriger Zauberer zwei.
    .source = II.1 C
HOG-066 =
    Nimm ein Portschlüssel-Plättchen.
    .source = II.1 C
HOG-067 =
    Nimm die LP und die Bücher, Zauber und Zaubertränke, die dein Tableau zeigt.
    .source = II.1 C
HOG-068 =
    Verteilt die 30 Gegenstände zufällig auf die Rosetten: 18 kommen auf den Hauptplan, 9 auf Plan 2 und 3 auf Plan 1.
    .source = I.4, II.1 D
HOG-069 =
    Gegenstände liegen offen.
    .source = Zusammenfassung eines Spielers, nicht im Regelheft
HOG-070 =
    Alle Spielsteine beginnen auf Start, am Eingang von Hogwarts.
    .source = II.1 E
HOG-071 =
    Jeder bekommt fünf zufällige Missionen, oder drei, wenn ihr mehr als sechs seid.
    .source = I.3, II.1 E, III.1
HOG-072 =
    Halte deine Missionen geheim.
    .source = I.3, III.1
HOG-073 =
    Kein Zauber und keine andere Wirkung kann dir eine Mission nehmen.
    .source = III.1
HOG-074 =
    Bei ausgebildeten Zauberern und Teams legt ihr die sechs Todesser-Plättchen auf Schlosstürme eurer Wahl. Dort
    bleiben sie.
    .source = IV.1c, IV.2, Fragen und Antworten von Spielern
HOG-075 =
    Der jüngste Spieler beginnt.
    .source = II.3
RUL-HOG-008 =
    Der Zufall entscheidet. Mit first_player kann der Gastgeber einen Platz bestimmen.
    .question = Wer beginnt, wenn niemand weiß, wer am jüngsten ist?
    .reason = Ein Online-Tisch fragt nicht nach dem Alter.


## Around the table

RUL-HOG-007 =
    Punkte und LP nie. Flohpulver-Plättchen gibt es nur 20 und Portschlüssel nur 10: Ist keines mehr da, bekommt niemand
    eines.
    .question = Können Plättchen ausgehen?
    .reason = Punkte und LP sind hier bloße Zahlen, die Reiseplättchen dagegen sollen knapp sein.
RUL-HOG-009 =
    Der zu deiner Rechten, die Züge gehen also gegen den Uhrzeigersinn reihum. In dieser Reihenfolge sind die Plätze
    aufgeführt.
    .question = Wer ist der nächste Spieler?
    .reason = Das Regelheft gibt den Zug nach rechts weiter.
RUL-HOG-010 =
    Nein. Behalte so viele Bücher, Zauber, Zaubertränke und Karten Flohpulver, wie du bekommst.
    .question = Gibt es ein Handkartenlimit?
    .reason = Das Regelheft nennt keines.
RUL-HOG-011 =
    Nur, wenn ihn jemand durchgesehen hat.
    .question = Wann wird ein Stapel neu gemischt?
    .reason = Wer einen Stapel durchsieht, kennt seine Reihenfolge.
RUL-HOG-012 =
    Du ziehst, was da ist, und der Rest entfällt. Eine Kampfkarte fehlt nie.
    .question = Was, wenn ein Stapel leer ist?
    .reason = Alle seine Karten sind auf den Händen, zu mischen gibt es also nichts.
RUL-HOG-013 =
    Alle sehen LP, Punkte, Plättchen, wie viele Karten du hast und welche Missionen du erfüllt hast. Deine Handkarten
    und deine übrigen Missionen sind verdeckt, außer innerhalb eines Teams.
    .question = Was ist offen, und was ist verdeckt?
    .reason = Das ist es, was man an einem echten Tisch sähe.
RUL-HOG-014 =
    Die des aktiven Spielers, dann die der anderen in Zugreihenfolge.
    .question = Wessen Wirkung kommt zuerst, wenn zwei zusammentreffen?
    .reason = Eine feste Reihenfolge erspart jeden Streit.


## Health points

RUL-HOG-015 =
    Nein. Die Option hp_cap kann sie auf die Zahl setzen, mit der du beginnst.
    .question = Gibt es eine Obergrenze für LP?
    .reason = Figuren sollen wachsen, und ein Beispiel zeigt eine mit 9 LP.
RUL-HOG-016 =
    Du bist außer Gefecht: Geh in den Tropfenden Kessel, leg alle Zauber und Zaubertränke unter ihre Stapel, nimm 6 LP
    und behalte Plättchen und Bücher. War es dein Zug, ist er zu Ende; solo hast du verloren. Mit hp_zero behältst du
    stattdessen 1 LP.
    .question = Was, wenn du deinen letzten LP außerhalb eines Kampfes verlierst?
    .reason = Genau das kostet jede Niederlage, die das Regelheft beschreibt.
RUL-HOG-017 =
    Nein, diese Kämpfe lassen dir mindestens 1 LP, und jeder weitere Verlust entfällt. Bei 1 LP zählt ein verlorener
    Schlagabtausch eines minderjährigen Zauberers trotzdem als einer der zwei.
    .question = Kann ein Duell oder ein Kampf zwischen Spielern den letzten LP kosten?
    .reason = Beide Arten von Schülerkämpfen hören laut Regelheft bei 1 LP auf.


## The player board

HOG-080 =
    Dein Tableau zeigt deinen Widerstand, deine Angriffswürfel, deine ersten LP, die Bücher, Zauber und Zaubertränke, mit
    denen du beginnst, und zwei Fähigkeiten: eine für die Bewegung, eine für den Kampf. Sie hat Platz für deine Punkte
    und für sechs Gegenstände.
    .source = II.2
HOG-081 =
    Der Widerstand eines Zauberers ist eine Zahl von 2 bis 5.
    .source = IV.3
HOG-082 =
    Ein Angriffswürfel verletzt, wenn er mindestens den Widerstand des Ziels zeigt; jeder solche Würfel kostet 1 LP.
    .source = II.2, IV.3, IV.4
HOG-083 =
    Du hast drei oder vier Angriffswürfel, je nach Figur.
    .source = IV.3
HOG-084 =
    Deine Bewegungsfähigkeit kann dir bei jeder Bewegung helfen, deine Kampffähigkeit bei jedem Angriff.
    .source = II.2, II.5, IV.4
HOG-085 =
    Harry Potter hat 7 LP und vier Angriffswürfel. Auf einem Zauberfeld zieht er zwei Zauber, und der Widerstand von
    allen, die er angreift, zählt um eins weniger.
    .source = II.2, IV.3
HOG-086 =
    Karten und LP-Felder machen dich im Lauf des Spiels stärker, und du darfst mehr LP haben als zu Beginn.
    .source = II.2, IV.4d
HOG-087 =
    Auf den Tableaus der Todesser ist kein Platz für Gegenstände.
    .source = IV.2
RUL-HOG-038 =
    Nein. Die von Harry wirkt nur auf Feldern mit dem Zaubersymbol, nicht in Büros, Klassenzimmern oder
    Gemeinschaftsräumen.
    .question = Muss man eine Bewegungsfähigkeit nutzen?
    .reason = Sie ist eine Gabe, und sie nennt das Zauberfeld.
RUL-HOG-072 =
    Bis auf 1, dann trifft jeder Angriffswürfel.
    .question = Wie weit kann ein Widerstand sinken?
    .reason = Kein Würfel zeigt weniger als 1.


## The turn

HOG-100 =
    In deinem Zug darfst du zuerst Karten für den Zugbeginn spielen. Dann wirfst du zwei Würfel, gehst ihre Summe, nutzt
    das Feld, auf dem du ankommst, und bist fertig.
    .source = II.3
HOG-101 =
    Du gehst in beliebiger Richtung, genau so viele Schritte, wie die Würfel zusammen zeigen.
    .source = II.3, II.4
HOG-102 =
    Wenn deine Bewegung und alles auf dem Feld vorbei ist, hat der Spieler zu deiner Rechten den nächsten Zug.
    .source = II.3
HOG-103 =
    Voldemorts Rückkehr hat eigene Würfel und eine eigene Reihenfolge; siehe HOG-609 und HOG-610.
    .source = VI.3
RUL-HOG-029 =
    Nein, außer als wartendes Teammitglied (RUL-HOG-109), mit Seidenschnabel (RUL-HOG-044) oder bei einem Horkrux
    (HOG-631). Spielt der Tisch mit seconds_per_turn und ist deine Zeit um, wird für dich eine schlichte erlaubte Aktion
    gewählt.
    .question = Darf man stehen bleiben, statt zu würfeln?
    .reason = Ein Zug besteht aus Wurf und Bewegung, und niemand soll ewig warten.
RUL-HOG-039 =
    Erst ein Kampf mit einem Spieler oder Todesser, dann das Aufheben von Gegenständen, dann eine Mission, dann das Feld
    mit etwaigen Prüfungen, dann eine Reise mit Flohpulver oder Portschlüssel mit eigenen Gegenständen und eigener
    Mission. Insgesamt darfst du pro Zug eine Mission versuchen.
    .question = In welcher Reihenfolge geschieht etwas, wenn eine Bewegung endet?
    .reason = Die Reihenfolge folgt der Gefahr: Was dich aufhält, kommt zuerst, was dich fortträgt, zuletzt.


## Golden rules of walking

HOG-110 =
    Du musst den ganzen Wurf verbrauchen. Nur HOG-111 und HOG-112 lassen dich freiwillig früher anhalten.
    .source = II.4
HOG-111 =
    Führt dein Weg durch den Ort einer deiner Missionen, darfst du dort anhalten, um sie zu versuchen. Das beendet deine
    Bewegung.
    .source = I.4, II.4
HOG-112 =
    Führt dein Weg durch einen der 18 Schlosstürme, darfst du dort anhalten. Das beendet deine Bewegung.
    .source = I.4, II.4
HOG-113 =
    Du betrittst in einer Bewegung nie ein Feld zweimal. Willst du umkehren, warte auf deinen nächsten Zug.
    .source = II.4
HOG-114 =
    Triffst du unterwegs auf einen anderen Spieler, musst du dort anhalten und kämpfen.
    .source = II.4
HOG-115 =
    Todesser halten dich genauso auf: bei ausgebildeten Zauberern, bei Teams und in Voldemorts Rückkehr.
    .source = II.4
HOG-116 =
    Mitglieder eines Teams kämpfen nie gegeneinander, also halten sie einander nicht auf.
    .source = IV.1c
HOG-117 =
    Unterwegs sammelst du Gegenstände, die deine Missionen brauchen. Du musst nicht; siehe HOG-200 und RUL-HOG-053.
    .source = II.4
RUL-HOG-018 =
    Nein, abgesehen von erlaubten Stopps, erzwungenen Stopps und RUL-HOG-019.
    .question = Darf man die Würfel aufteilen oder Schritte verfallen lassen?
    .reason = Der ganze Wurf muss gegangen werden.
RUL-HOG-019 =
    Geh den längsten Weg, den es gibt, und halte dort wie gewohnt an.
    .question = Was, wenn kein Weg für den Wurf lang genug ist?
    .reason = Das kommt dem Wurf am nächsten.
RUL-HOG-020 =
    Ja, in derselben Bewegung kannst du nicht dorthin zurück.
    .question = Zählt das Feld, auf dem du beginnst, als betreten?
    .reason = Du warst in dieser Bewegung dort.
RUL-HOG-026 =
    Nein. Die Option extra_stops erlaubt es in einem Klassenzimmer, für das du ein Buch hast, oder an allen Orten mit
    einem Namen.
    .question = Darf man auch in einem Klassenzimmer oder an anderen Orten mit einem Namen anhalten?
    .reason = Die goldenen Regeln kennen zwei Ausnahmen, auch wenn andere Quellen mehr erlauben.
RUL-HOG-027 =
    Nein. Beim Anhalten brauchst du alle Gegenstände und Karten; ein Gegenstand, der auf eben diesem Feld liegt, zählt
    mit. Mit einem genauen Wurf hältst du einfach an.
    .question = Darf man an einem Missionsort früher anhalten, wenn man die Mission gar nicht versuchen kann?
    .reason = Die Ausnahme ist dazu da, eine Mission zu versuchen.
RUL-HOG-030 =
    Er verfällt: Das Quidditchfeld beendet immer deine Bewegung.
    .question = Was wird aus dem Rest des Wurfs, wenn du das Quidditchfeld betrittst?
    .reason = HOG-150 lässt keine Wahl.
RUL-HOG-031 =
    Der erste hält dich auf, und die anderen erreichst du nicht.
    .question = Was, wenn mehrere Spieler auf deinem Weg stehen?
    .reason = Deine Bewegung ist dort vorbei.
RUL-HOG-032 =
    Du wählst einen, der nicht zu deinem Team gehört. Es gibt nur einen Kampf.
    .question = Was, wenn mehrere Spieler auf dem Feld stehen?
    .reason = Ein Kampf pro Zug ist genug.
RUL-HOG-033 =
    Wenn der aktive Spieler dorthin geht oder durch eine eigene Wirkung dorthin kommt, etwa durch Seidenschnabel, eine
    Karte oder Dobby. Nicht, wenn alle auf Start beginnen, nach einer Niederlage, wenn man zu einem Match gerufen oder
    von einem Ereignis versetzt wird, bei der Rückkehr von Plan 2 oder beim Verlassen eines gemeinsamen Feldes.
    .question = Wann führt eine Begegnung zu einem Kampf?
    .reason = Angreifen soll, wer kommt.
RUL-HOG-034 =
    Du gehst weiter, und ihr dürft euch ein Feld teilen.
    .question = Was, wenn ein Teammitglied auf deinem Weg steht?
    .reason = HOG-116 schließt den Kampf aus.
RUL-HOG-035 =
    So gut wie nie, denn am Ende des Zuges sind sie zurück. Kommt es doch vor, entscheidet RUL-HOG-033.
    .question = Kann man Spielern auf Plan 2 begegnen?
    .reason = Die fernen Orte besucht man nur für einen Augenblick.
RUL-HOG-036 =
    Alles, was das Feld bietet: Karten, LP, Missionen, Matches, Gegenstände, Reisen mit Flohpulver. Was du früher in der
    Bewegung aufgehoben hast, bleibt dir.
    .question = Was entgeht dir, wenn du auf dem Feld, das du erreichst, gegen einen Spieler kämpfst?
    .reason = Ein Feld, auf dem Spieler kämpfen, wird laut Regelheft nicht genutzt.
RUL-HOG-037 =
    Du kämpfst gegen den Todesser und in diesem Zug gegen niemanden sonst.
    .question = Was, wenn ein Spieler und ein Todesser auf demselben Feld stehen?
    .reason = Der Todesser war zuerst da.


## Where you can walk

HOG-120 =
    Auf ein Nachbarfeld kannst du nur gehen, wo Fußspuren oder eine Treppe die beiden verbinden.
    .source = I.4
HOG-121 =
    Die Mauern des Schlosses, innen wie außen, lassen niemanden durch.
    .source = I.4
HOG-122 =
    Eine Brücke ist ein einziges Feld, so lang sie auch aussieht.
    .source = I.4
HOG-123 =
    Die Große Halle selbst kann man nicht betreten; die Felder an ihrer Seite gelten als Teil von ihr.
    .source = I.4
HOG-124 =
    Von Start führen zwei Wege weg: Nach rechts kommst du ins Schloss, nach links in die Winkelgasse.
    .source = II.5
HOG-125 =
    Auf einem markierten Feld am Eingang wählst du zwischen der Schule und dem Tropfenden Kessel.
    .source = I.4
HOG-126 =
    Vom Tropfenden Kessel bis Gringotts sind es vier Schritte.
    .source = I.4
HOG-127 =
    Von Gringotts sind es noch vier Schritte bis Borgin & Burkes und vier bis Ollivander.
    .source = I.4
HOG-128 =
    Der Weg vom Feld vor Gringotts in die Bank kostet keinen Schritt.
    .source = I.4
HOG-129 =
    Vom Honigtopf zum Eberkopf sind es zwei Schritte.
    .source = I.4
HOG-130 =
    Ein Geheimgang verbindet die Einäugige Hexe und den Honigtopf, in beide Richtungen. Vom Krankenflügel kostet er
    einen zusätzlichen Schritt.
    .source = I.4
HOG-131 =
    Ein Geheimgang verbindet die Peitschende Weide und die Heulende Hütte, in beide Richtungen und ohne zusätzlichen
    Schritt.
    .source = I.4
HOG-132 =
    Ein Geheimgang verbindet den Raum der Wünsche und den Eberkopf, in beide Richtungen und ohne zusätzlichen Schritt.
    .source = I.4
HOG-133 =
    Zwischen dem Zaubereiministerium und der Halle der Prophezeiungen gehst du frei hin und her.
    .source = I.4
RUL-HOG-021 =
    Du darfst einen zu jedem Zeitpunkt deiner Bewegung nutzen, auch nach dem letzten Schritt, und er kostet nichts. Das
    Feld dahinter gilt als durchquert und als besucht. Eine Bewegung kann nicht nur aus freien Schritten bestehen.
    .question = Wie funktionieren freie Durchgänge?
    .reason = Frei heißt, dass es keinen Schritt kostet; alle anderen Regeln des Gehens gelten weiter.
RUL-HOG-022 =
    Vom Krankenflügel zum Honigtopf zahlst du insgesamt einen Schritt: bis zur Statue, und von dort frei weiter. Die
    beiden anderen Gänge kosten nichts.
    .question = Was ist ein zusätzlicher Schritt bei den Geheimgängen?
    .reason = So passen alle gedruckten Entfernungen zusammen.
RUL-HOG-023 =
    Auf ein beliebiges Feld, das als Teil von ihr gilt. Wirst du dorthin versetzt, wählst du, auf welches.
    .question = Wohin gehst du, wenn eine Karte die Große Halle nennt?
    .reason = Die Halle selbst kann man nicht betreten.
RUL-HOG-024 =
    Nur, wo der Plan zwei Felder verbindet.
    .question = Sind schräge Schritte möglich?
    .reason = HOG-120 verlangt Fußspuren oder eine Treppe.
RUL-HOG-025 =
    Start und Wegweiser liegen je einen Schritt vom Tropfenden Kessel entfernt, und der Wegweiser führt ins Schloss.
    Dort anzuhalten bewirkt sonst nichts.
    .question = Wie funktionieren die beiden Wege am Eingang?
    .reason = So passen beide Sätze über den Eingang zusammen.


## Towers and Floo powder

HOG-140 =
    Das Schloss hat 18 Türme.
    .source = I.4, II.4
HOG-141 =
    Hat deine Bewegung auf einem Turm geendet, darfst du mit Flohpulver eines von sieben Feldern auf Plan 2 besuchen,
    alle außer dem Friedhof.
    .source = I.4, II.3
HOG-142 =
    Dort nimmst du die Gegenstände auf dem Feld und erfüllst eine Mission, wenn du kannst.
    .source = I.4, II.3
HOG-143 =
    Am Ende deines Zuges kehrst du auf deinen Turm zurück. Das Flohpulver-Plättchen wird abgelegt, oder die Karte
    Flohpulver kommt unter ihren Stapel.
    .source = I.4, III.3
HOG-144 =
    Ist dir das Flohpulver ausgegangen, such dir neues: Betragenskarten sind die beste Quelle, und manche Ereignisse
    geben Flohpulver- oder Portschlüssel-Plättchen.
    .source = III.3, III.5d
RUL-HOG-028 =
    Erst der Gemeinschaftsraum, dann, wenn du magst, eine Reise mit Flohpulver.
    .question = Was geschieht auf einem Turm, der auch ein Gemeinschaftsraum ist?
    .reason = Das Feld kommt vor der Reise.
RUL-HOG-040 =
    Ja, bei Flohpulver, Portschlüssel und Seidenschnabel gleichermaßen: zwei pro Zug, sechs insgesamt.
    .question = Zählen Gegenstände von einer Reise zu den Grenzen?
    .reason = Die Grenzen gelten für den ganzen Zug.
RUL-HOG-041 =
    Nein, die Bewegung dieses Zuges muss auf einem Turm enden, und es gibt eine Reise pro Zug. Die Option
    floo_from_standing erlaubt es.
    .question = Kann man auf dem Turm, auf dem man schon stand, Flohpulver nutzen?
    .reason = Die Reise folgt auf die Bewegung.
RUL-HOG-042 =
    Du kommst in den Tropfenden Kessel und nicht zurück auf den Turm. Flohpulver oder Portschlüssel sind verbraucht.
    .question = Was, wenn du auf Plan 2 eine Mission verlierst?
    .reason = Die Niederlage kommt vor der Rückkehr.


## The pitch and the Portkey

HOG-150 =
    Erreichst du das Quidditchfeld, muss deine Bewegung dort enden.
    .source = I.4
HOG-151 =
    Du rufst dann einen beliebigen Spieler und forderst ihn zu einem Match heraus.
    .source = I.4, II.3, III.4
HOG-152 =
    Hast du ein Portschlüssel-Plättchen, darfst du das Match auslassen und dich vom Quidditchfeld auf den Friedhof von
    Little Hangleton tragen lassen, wo du eine Mission versuchen kannst.
    .source = I.4
HOG-153 =
    Am Ende dieses Zuges kehrst du auf das Quidditchfeld zurück und legst das Portschlüssel-Plättchen ab.
    .source = I.4
HOG-154 =
    Flohpulver führt nie auf den Friedhof; der Weg dorthin sind das Quidditchfeld und ein Portschlüssel.
    .source = I.4, II.3
RUL-HOG-043 =
    Ja, zum Beispiel, um Gegenstände zu sammeln. Zwischen Match und Reise wählst du bei der Ankunft.
    .question = Darf man den Portschlüssel ohne Mission nehmen?
    .reason = Reisen mit Flohpulver brauchen auch keine Mission.


## The fields

HOG-160 =
    Ein Feld wirkt, wenn du darauf anhältst. Vorbeigehen bewirkt nichts, abgesehen von Gegenständen, erzwungenen Stopps
    und Stopps deiner Wahl.
    .source = I.4, II.3
HOG-161 =
    Zauberfeld: Zieh einen Zauber und behalte ihn.
    .source = I.4
HOG-162 =
    Trankfeld: Zieh einen Zaubertrank und behalte ihn.
    .source = I.4
HOG-163 =
    Buchfeld: Zieh ein Buch und behalte es.
    .source = I.4, III.2
HOG-164 =
    Feld mit zwei Büchern: Zieh zwei Bücher und behalte sie.
    .source = I.4
HOG-165 =
    Betragensfeld: Zieh eine Betragenskarte und tu sofort, was sie sagt; eine Karte Flohpulver behältst du.
    .source = I.4, III.3
HOG-166 =
    Ereignisfeld: Zieh ein Ereignis und tu sofort, was es sagt. Es betrifft alle.
    .source = I.4, II.3, III.5d
HOG-167 =
    Duellfeld: Ein Schüler aus dem Duellstapel fordert dich heraus; kämpfe gegen ihn.
    .source = I.4, II.3
HOG-168 =
    LP-Feld: Du gewinnst so viele LP, wie es zeigt. Der Krankenflügel ist ein solches Feld.
    .source = I.4, II.2, II.3
HOG-169 =
    Gemeinschaftsraum, einer von vieren: Zieh eine Betragenskarte, ein Buch, einen Zaubertrank oder einen Zauber, oder
    biete irgendeinem Spieler, wo immer er ist, einen Gegenstand gegen einen von seinen an. Er darf ablehnen.
    .source = I.4, II.3
HOG-170 =
    Dumbledores Büro: Zieh zwei Zauber.
    .source = I.4, II.3
HOG-171 =
    Snapes Büro: Zieh zwei Zaubertränke.
    .source = I.4, II.3
HOG-172 =
    Hagrids Hütte: Zieh einen Zaubertrank und einen Zauber.
    .source = I.4, II.3
HOG-173 =
    Verbotene Abteilung: Zieh ein Buch.
    .source = II.3
HOG-174 =
    Klassenzimmer für Zauberkunst, Verwandlung und Verteidigung gegen die dunklen Künste: Zieh einen Zauber.
    .source = I.4
HOG-175 =
    Klassenzimmer für Zaubertränke, Kräuterkunde und Pflege magischer Geschöpfe: Zieh zwei Zaubertränke.
    .source = I.4
HOG-176 =
    In einem Klassenzimmer darfst du auch Prüfungen ablegen; ziehen darfst du trotzdem.
    .source = I.4, III.2
HOG-177 =
    Missionsort: Hier kannst du eine Mission versuchen, die dich hierher schickt.
    .source = II.3
HOG-178 =
    Eine Rosette ohne Gegenstand bewirkt nichts.
    .source = II.3
HOG-179 =
    Kämpfst du auf einem Feld gegen einen anderen Spieler, bewirkt das Feld in diesem Zug nichts für dich.
    .source = IV.1a
RUL-HOG-055 =
    Du nennst einen Spieler, den Gegenstand, den du gibst, und den, den du willst; er nimmt an oder lehnt ab. Pro Stopp
    machst du ein Angebot, und eine Ablehnung beendet die Sache. Mit trade_refused_draw darfst du dann noch eine Karte
    ziehen.
    .question = Wie läuft ein Tausch im Gemeinschaftsraum ab?
    .reason = Das Regelheft lässt dich ziehen oder anbieten, nicht beides.
RUL-HOG-056 =
    Eine vom Betragens-, Buch-, Trank- oder Zauberstapel. Eine Betragenskarte wirkt sofort.
    .question = Welche Karten kann man in einem Gemeinschaftsraum ziehen?
    .reason = Die längere Liste ist die genauere.
RUL-HOG-057 =
    Eines in der Verbotenen Abteilung, zwei auf Feldern mit zwei Büchern; auf unserem Plan sind das die Bibliothek und
    Flourish & Blotts.
    .question = Wo zieht man ein Buch und wo zwei?
    .reason = Die Regel mit dem Namen sagt eines, das Symbol sagt zwei.


## Item tokens

HOG-200 =
    Hältst du auf einem Feld mit einem Gegenstand an oder kommst du daran vorbei, darfst du ihn aufheben. Im Vorbeigehen
    gehst du danach weiter.
    .source = II.3, III.1a
HOG-201 =
    Du hebst in einem Zug höchstens zwei Gegenstände auf.
    .source = II.3
HOG-202 =
    Auf deinem Tableau haben höchstens sechs Gegenstände Platz.
    .source = II.2, II.3
HOG-203 =
    Mit sechs Gegenständen kannst du nur tauschen: Lass einen von deinen auf dem Feld und nimm den neuen.
    .source = II.3
HOG-204 =
    Gegenstände, die du für eine erfüllte Mission benutzt hast, kommen auf Felder von Plan 2, die du wählst. Auf einem
    Feld dürfen schon Gegenstände liegen.
    .source = II.6, III.1
HOG-205 =
    Sechs der 30 Gegenstände sind besonders. Jeder wirkt einmal, für eine Mission oder mit seiner eigenen Kraft, und
    kommt dann auf eine der drei Rosetten der Winkelgasse.
    .source = II.6
HOG-206 =
    Der Elderstab gibt dir in einem Kampf einen Angriffswürfel mehr.
    .source = II.6
HOG-207 =
    Das Schwert von Gryffindor gibt dir in einem Kampf einen Angriffswürfel mehr.
    .source = II.6
HOG-208 =
    Der Stein der Auferstehung gibt dir während eines Kampfes 6 LP.
    .source = II.6
HOG-209 =
    Mit dem Tarnumhang schlüpfst du aus einem Kampf auf ein Feld, das fünf Schritte entfernt ist.
    .source = II.6
HOG-210 =
    Der Zeitumkehrer gibt dir einen weiteren Zug.
    .source = II.6
HOG-211 =
    Seidenschnabel trägt dich auf ein beliebiges Feld von Plan 1 oder 2 und wieder zurück.
    .source = II.6
HOG-212 =
    Flohpulver- und Portschlüssel-Plättchen sind keine Gegenstände und zählen nicht zu den sechs.
    .source = II.1, II.2, IV.1
RUL-HOG-044 =
    Zu Beginn deines Zuges, anstelle des Wurfs. Das Feld zählt als Stopp, mit Gegenständen, Mission und Wirkung, und am
    Ende des Zuges fliegst du zurück. Die Option `buckbeak` verlegt den Flug hinter deine Bewegung.
    .question = Wann kann man Seidenschnabel einsetzen?
    .reason = Zwei Reisen in einem Zug wären zu viel.
RUL-HOG-045 =
    Ja, auf jedes Feld der Pläne 1 und 2.
    .question = Fliegt Seidenschnabel auf den Friedhof oder nach Gringotts?
    .reason = Das Plättchen macht keine Ausnahme.
RUL-HOG-046 =
    Du kündigst ihn in deinem Zug an, und der zusätzliche Zug folgt gleich danach. Was du aufheben darfst, wird neu
    gezählt.
    .question = Wie funktioniert der Zeitumkehrer?
    .reason = Es ist ein eigener Zug.
RUL-HOG-047 =
    Beide Kämpfer können ihn in jedem Kampf einsetzen, der noch nicht entschieden ist. Du gehst genau fünf Schritte,
    oder weniger, wenn es keinen solchen Weg gibt; nichts hält dich auf, du hebst nichts auf, und das Feld bewirkt
    nichts. Der Kampf endet ohne Beute, Belohnung oder Strafe, und Verluste bleiben. Die Mission bleibt offen, ein
    Todesser steht wie zuvor mit vollen LP da, und war es dein Zug, ist er zu Ende.
    .question = Wie funktioniert der Tarnumhang?
    .reason = Er ist eine Flucht, kein Sieg.
RUL-HOG-048 =
    Den ganzen Kampf lang, wenn du magst beide zusammen, ohne Grenze für deine Würfel. In einem Kampf zwischen
    minderjährigen Spielern nützen sie nichts.
    .question = Wie lange helfen Stab und Schwert?
    .reason = Jener Kampf wird mit je einem Würfel ausgetragen.
RUL-HOG-049 =
    Jederzeit in einem Kampf, sogar unmittelbar vor einem Verlust, und die übrigen LP behältst du. In einem Kampf
    zwischen minderjährigen Spielern zählt ein verlorener Schlagabtausch trotzdem.
    .question = Wann kann man den Stein der Auferstehung einsetzen?
    .reason = Es heißt nur: während eines Kampfes.
RUL-HOG-050 =
    In die Winkelgasse, nicht auf Plan 2.
    .question = Wohin kommt ein besonderer Gegenstand, der für eine Mission benutzt wurde?
    .reason = Die Regel für besondere Gegenstände ist die engere.
RUL-HOG-051 =
    Leg ihn auf der Rosette deiner Wahl dazu.
    .question = Was, wenn die drei Rosetten der Winkelgasse belegt sind?
    .reason = Auch anderswo dürfen Gegenstände sich ein Feld teilen.
RUL-HOG-052 =
    Ja.
    .question = Zählt ein Tausch auf dem Feld als Aufheben?
    .reason = Du hast einen Gegenstand genommen.
RUL-HOG-053 =
    Nein, du darfst einen Gegenstand immer liegen lassen.
    .question = Muss man Gegenstände aufheben, die man braucht?
    .reason = Missionen sind geheim, also könnte es niemand nachprüfen.
RUL-HOG-054 =
    Gewinn ihn in einem Kampf, tausch ihn in einem Gemeinschaftsraum ein oder warte auf ihn.
    .question = Was, wenn ein anderer Spieler den Gegenstand hat, den du brauchst?
    .reason = Einen anderen Weg bieten die Regeln nicht.
RUL-HOG-182 =
    Keinen, den die Mission verlangt: Während des Versuchs wird er für sie gebraucht. Einen anderen besonderen Gegenstand
    darfst du benutzen.
    .question = Darfst du im Kampf um eine Mission einen besonderen Gegenstand benutzen?
    .reason = Nach HOG-205 dient ein Gegenstand nur einmal, für eine Mission oder für seine Kraft.


## Books and exams

HOG-220 =
    Ein Buch zeigt seinen Titel, seinen Autor, eines der sechs Klassenzimmer und 5 bis 20 Punkte.
    .source = III.2
HOG-221 =
    Halte im Klassenzimmer des Buches an, um die Prüfung abzulegen, und hol dir die Punkte auf der Karte.
    .source = III.2
HOG-222 =
    Das Buch kommt dann unter seinen Stapel.
    .source = III.2
HOG-223 =
    Die Karten des Klassenzimmers ziehst du außerdem.
    .source = III.2
HOG-224 =
    Bücher bekommst du zu Beginn, auf Feldern mit einem oder zwei Büchern, in der Verbotenen Abteilung, in
    Gemeinschaftsräumen und für gewonnene Duelle.
    .source = II.1, II.3, III.2, IV.3
RUL-HOG-071 =
    So viele, wie du passende Bücher hast, alle bevor du ziehst. Die Option exams_per_stop beschränkt es auf eine.
    .question = Wie viele Prüfungen kann man bei einem Stopp ablegen?
    .reason = Nichts setzt eine Grenze, und die Zusammenfassung eines Spielers spricht von mehreren Büchern.


## Behaviour cards

HOG-230 =
    Eine Betragenskarte wirkt sofort. Nur Flohpulver wird behalten.
    .source = III.3
HOG-231 =
    Die meisten Betragenskarten geben dir Punkte oder nehmen dir welche weg.
    .source = III.3
HOG-232 =
    Eine Karte Flohpulver bringt dich von jedem der 18 Türme auf Plan 2 und kommt dann unter ihren Stapel.
    .source = III.3
RUL-HOG-058 =
    Es ist eine Karte, die wie eine Portion Flohpulver wirkt. Wer dich besiegt, kann sie als Flohpulver-Plättchen nehmen
    oder als verdeckte Karte ziehen.
    .question = Ist eine Karte Flohpulver eine Karte oder ein Plättchen?
    .reason = Sie kommt aus einem Stapel und kehrt dorthin zurück, tut aber, was das Plättchen tut.


## Events

HOG-240 =
    Ein Ereignis wird vorgelesen und sofort ausgeführt, in jeder Variante und für alle Spieler.
    .source = III.5d
HOG-241 =
    Manche Ereignisse verteilen Flohpulver- oder Portschlüssel-Plättchen.
    .source = III.5d
HOG-242 =
    Bringt ein Ereignis alle auf ein Feld, beginnt dort dein nächster Zug.
    .source = III.5d
HOG-243 =
    Dobby: Alle werfen der Reihe nach einen Würfel, und wer die niedrigste Zahl hat, darf auf einem beliebigen Feld des
    Schlosses erscheinen.
    .source = Abgebildete Ereigniskarte
RUL-HOG-059 =
    Alle, wo sie auch sind, angefangen beim aktiven Spieler und dann in Zugreihenfolge. Versetzt zu werden führt zu
    keinem Kampf und nutzt kein Feld, und für verlorene LP gilt RUL-HOG-016. Solo bist du alle.
    .question = Wen betrifft ein Ereignis, und wie?
    .reason = Ereignisse sind für alle Spieler geschrieben.
RUL-HOG-060 =
    Haben mehrere die niedrigste Zahl, werfen sie noch einmal. Wer bestimmt wurde, darf ablehnen. Das Schloss ist der
    Hauptplan ohne Hogsmeade und ohne die Große Halle selbst. Ein Feld mit einem Spieler führt nur dann zu einem Kampf,
    wenn es den aktiven Spieler getroffen hat.
    .question = Wie funktioniert Dobby im Einzelnen?
    .reason = So ist jeder Gleichstand geklärt, und RUL-HOG-033 hält die anderen aus einem Kampf heraus.
RUL-HOG-187 =
    Du bekommst zuerst und verlierst danach.
    .question = Was ist, wenn du allein spielst und ein Ereignis dem Niedrigsten nimmt und dem Höchsten gibt?
    .reason = Allein bist du beides, und das Ereignis soll dich nicht ausschalten, bevor es dir hilft.


## Spells and potions

HOG-250 =
    Zauber und Zaubertränke für Kämpfe gibt es in zwei Arten: Angriffskarten und Verteidigungskarten.
    .source = III.5, IV.3
HOG-251 =
    Angriffskarten nehmen deinem Gegner so viele LP, wie auf ihnen steht.
    .source = III.5, IV.3
HOG-252 =
    Verteidigungskarten wehren einen Angriff ab oder geben dir LP, je nachdem, was auf ihnen steht.
    .source = III.5, IV.3
HOG-253 =
    Jeder Augenblick eines Duells oder Missionskampfes ist recht für eine Karte, bis zur Grenze deiner Variante.
    .source = III.5, IV.3
HOG-254 =
    Von ausgebildeten Zauberern und Teams verlangen manche Missionen bestimmte Karten.
    .source = III.5a, III.5b
HOG-255 =
    Eine benutzte Karte kommt unter ihren Stapel.
    .source = II.1 B, III.5
HOG-256 =
    Mit einigen Karten darfst du den Zauberstapel oder den Trankstapel durchsehen und behalten, was dir gefällt. Im
    Kampf gespielt, können sie dir bringen, was eine Mission verlangt.
    .source = III.5b
HOG-257 =
    Manche Zauber, etwa Accio, Alohomora und Obliviate, kannst du zu Beginn deines Zuges einsetzen.
    .source = III.5b
HOG-258 =
    Minderjährige Zauberer setzen gegen andere Spieler keine Karten ein.
    .source = IV.1a
HOG-259 =
    Ausgebildete Zauberer dürfen Zauber und Zaubertränke gegen andere Spieler einsetzen.
    .source = III.5a, III.5b
HOG-260 =
    Die Grenzen für einen Kampf: minderjährig fünf Karten gegen Kampf- und Duellkarten; ausgebildet drei gegen
    Kampfkarten; im Team zwei für jedes Mitglied in einem Missionskampf; gegen einen Spieler ein Zaubertrank und ein
    Zauber; in Voldemorts Rückkehr drei.
    .source = III.1a, IV.1b, IV.4, VI.5c
HOG-261 =
    Sprich den Namen deines Zaubers laut aus. Hier wird der Name allen gezeigt; sonst bewirkt das nichts.
    .source = III.5b
RUL-HOG-061 =
    Bevor du für deine Bewegung würfelst. Du darfst beliebig viele spielen, und sie zählen nicht zur Grenze eines
    Kampfes.
    .question = Wann genau werden Karten für den Zugbeginn gespielt?
    .reason = Nach dem Wurf hat der Zug schon begonnen.
RUL-HOG-062 =
    Sie ist dein Angriff für diese Runde, also folgt die Fähigkeit deines Gegners. Die gefundenen Karten kannst du ab
    der nächsten Runde einsetzen.
    .question = Was ist eine Angriffskarte, die nur einen Stapel durchsieht?
    .reason = Auf der Karte selbst steht Angriff.
RUL-HOG-186 =
    Nirgends: Kein Zauber, kein Ereignis und kein Feld bietet sie an.
    .question = Wo kommen Stapel vor, die ein Modus oder Tisch nicht braucht?
    .reason = Ihre Karten hätten keine Wirkung.
RUL-HOG-063 =
    Vor deinem eigenen Angriff, oder wenn ein Verlust angekündigt ist: durch eine Fähigkeit, einen Angriff, ein
    Aufdecken oder eine letzte Fähigkeit. Aufheben macht diesen Verlust ungeschehen; Heilung kommt vor ihm hinzu. Bist
    du bei 0, ist es zu spät.
    .question = Wann kann man eine Verteidigungskarte spielen?
    .reason = Mit jedem Augenblick müssen Augenblicke gemeint sein, die alle sehen können.
RUL-HOG-064 =
    Eine in jedem dieser Augenblicke.
    .question = Wie viele Verteidigungskarten kann man auf einmal spielen?
    .reason = Eine Runde erlaubt eine Verteidigungskarte.
RUL-HOG-065 =
    Sie nehmen keine LP. Heilen, Abwehren und Durchsehen gelingen weiterhin, und die Karte zählt zu deiner Grenze.
    .question = Was bewirken Zauber gegen jemanden, der gegen Zauber immun ist?
    .reason = Die Immunität schützt den Gegner und betrifft nicht deine eigene Seite.
RUL-HOG-066 =
    Ja, und eine wirkungslose ebenso.
    .question = Ist eine abgewehrte Karte verbraucht?
    .reason = Sie wurde gespielt.
RUL-HOG-067 =
    Im Duell die Zahl für Missionen: fünf für minderjährige und drei für ausgebildete Zauberer; auch Teams haben drei.
    Solo gelten die Grenzen der gewählten Regeln. Einen Teamkampf mit nur einem Mitglied gibt es nicht.
    .question = Welche Grenzen gelten, wo das Regelheft keine nennt?
    .reason = Für minderjährige Zauberer hat das Regelheft eine Grenze für beides.
RUL-HOG-068 =
    Nein, es genügt, sie zu Beginn des Kampfes zu haben, und die nicht gespielten behältst du. Mit required_cards werden
    sie verbraucht.
    .question = Muss man die Karten spielen, die eine Mission verlangt?
    .reason = Das Regelheft will, dass du sie hast, damit du sie einsetzen kannst.
RUL-HOG-069 =
    Jede Karte dieser Art, Zauber oder Zaubertrank, außer die Mission nennt eines von beiden. Jede Anforderung braucht
    eine eigene Karte.
    .question = Was gilt bei einer Mission als Angriffskarte?
    .reason = Mehr sagt die Mission nicht.
RUL-HOG-070 =
    Zwei beliebige Angriffskarten neben dem Vielsaft-Trank.
    .question = Verlangt Mission 6 zwei Angriffskarten oder zwei Angriffszauber?
    .reason = So steht es auf der Karte, und Tom Riddle ist gegen Zauber immun.


## Fighting

HOG-270 =
    Du kannst gegen einen anderen Spieler kämpfen, gegen einen Todesser, gegen einen Schüler auf einer Duellkarte oder
    gegen den Gegner einer Mission.
    .source = IV
HOG-271 =
    Angriff mit Würfeln: Wirf die Würfel deines Tableaus und etwaige zusätzliche. Jeder Würfel, der den Widerstand des
    Ziels erreicht, kostet es 1 LP.
    .source = II.2, IV.3, IV.4
HOG-272 =
    Angriff mit einer Karte: Spiel eine Angriffskarte, statt zu würfeln, und zieh die LP ab, die sie nennt.
    .source = IV.3, IV.4
HOG-273 =
    In jeder Runde eines Duells oder Missionskampfes darfst du eine Verteidigungskarte spielen, und dann greifst du
    einmal an, mit Karte oder Würfeln.
    .source = IV.4
HOG-274 =
    Du und dein Gegner greift abwechselnd an.
    .source = IV.4
HOG-275 =
    Auf eine Verteidigungskarte hat dein Gegner nichts zu erwidern: Sie löst die Fähigkeit nicht aus, und du gehst zu
    deinem Angriff über.
    .source = IV.3, IV.4
HOG-276 =
    Deine Kampffähigkeit darfst du bei jedem deiner Angriffe einsetzen.
    .source = IV.4, VI.5d
HOG-277 =
    Im Kampf verlorene LP bleiben verloren, und die übrigen behältst du.
    .source = Nirgends ist von Heilung nach einem Kampf die Rede


## Underage wizards against each other

HOG-280 =
    Kommst du auf ein Feld mit einem anderen Spieler, musst du gegen ihn kämpfen, und das Feld bewirkt nichts.
    .source = IV.1a
HOG-281 =
    Sind dort zwei Spieler, wählst du, gegen wen du kämpfst.
    .source = IV.1a
HOG-282 =
    Wer zuletzt ankam, ist der Angreifer.
    .source = IV.1a
HOG-283 =
    Angreifer und Verteidiger werfen je einen Würfel. Der niedrigere kostet seinen Besitzer 1 LP; bei Gleichstand werft
    ihr noch einmal.
    .source = IV.1a
HOG-284 =
    Wer auf diese Weise zuerst 2 LP verliert, verliert den Kampf.
    .source = IV.1a
HOG-285 =
    Der Sieger darf dem Verlierer eine Sache nehmen: einen Gegenstand, einen Portschlüssel, ein Flohpulver-Plättchen
    oder eine verdeckte Karte.
    .source = IV.1a
HOG-286 =
    Zauber und Zaubertränke sind nicht erlaubt.
    .source = IV.1a
HOG-287 =
    Nach dem Kampf ist der Zug vorbei.
    .source = IV.1a, Beispiel
RUL-HOG-073 =
    Beide Würfel gehören zu einem Schlagabtausch. Der Würfel des Angreifers wird zuerst gezeigt.
    .question = Würfeln die Kämpfer nacheinander oder zusammen?
    .reason = Die Ergebnisse werden verglichen, also braucht es beide.
RUL-HOG-080 =
    Nein.
    .question = Helfen Kampffähigkeiten in einem Kampf unter Minderjährigen?
    .reason = Er kennt weder Widerstand noch Angriffswürfel.


## Qualified wizards against each other

HOG-290 =
    Du greifst mit deinen Angriffswürfeln, einem Zauber oder einem Zaubertrank an.
    .source = IV.1b
HOG-291 =
    Wer zuerst nur noch 1 LP hat, verliert.
    .source = IV.1b
HOG-292 =
    Jeder Kämpfer darf im Kampf einen Zaubertrank und einen Zauber einsetzen.
    .source = IV.1b
HOG-293 =
    Der Sieger darf dem Verlierer zwei Gegenstände, ein Portschlüssel-Plättchen, ein Flohpulver-Plättchen oder zwei
    verdeckte Karten nehmen.
    .source = IV.1b
HOG-294 =
    Diese Kämpfe dürfen stattdessen mit den Verteidigungswürfeln aus Voldemorts Rückkehr ausgetragen werden; siehe
    HOG-730 bis HOG-735.
    .source = VI.5b, VI.5c
HOG-295 =
    Spieler verschiedener Teams kämpfen wie ausgebildete Zauberer. Mitglieder eines Teams kämpfen nie gegeneinander.
    .source = IV.1c
RUL-HOG-074 =
    Der Sieger wählt die Art: Plättchen nach Wahl, Karten zufällig. Was nicht da ist, kann er nicht nehmen, und gibt es
    statt zweien nur eines, nimmt er eines. Mit sechs Gegenständen gibst du für jeden einen von deinen. Du darfst auch
    nichts nehmen. Beute zählt nicht als Aufheben.
    .question = Was genau kann der Sieger nehmen?
    .reason = Der Sieger darf nehmen, aber nicht mehr, als er Platz hat.
RUL-HOG-075 =
    Eine zufällige Karte aus den Büchern, Zaubern, Zaubertränken und Karten Flohpulver des Verlierers, nie eine Mission.
    .question = Was ist eine verdeckte Karte?
    .reason = Missionen kann man nicht verlieren.
RUL-HOG-076 =
    Dieser Spieler hat sofort verloren, und der andere nimmt Beute. Zwei Spieler mit je 1 LP kämpfen nicht; die Bewegung
    endet einfach dort.
    .question = Was, wenn ein ausgebildeter Zauberer mit 1 LP in den Kampf geht?
    .reason = Bei Duellen ist es genauso; siehe HOG-315.
RUL-HOG-077 =
    Ja, sooft sie sich begegnen. Beide bleiben auf dem Feld.
    .question = Können dieselben zwei noch einmal kämpfen, und wo stehen sie danach?
    .reason = Keine Regel schützt oder versetzt den Verlierer.
RUL-HOG-078 =
    Nein: Jeder Angriffswürfel, der trifft, kostet 1 LP. Die Option defence_dice bringt sie gegen Spieler ins Spiel,
    oder auch gegen Todesser.
    .question = Gibt es Verteidigungswürfel gegen Spieler und Todesser?
    .reason = Die goldene Regel sagt, dass sie benutzt werden dürfen.
RUL-HOG-079 =
    Wer ankam. Der Zaubertrank und der Zauber können jeweils ein Angriff sein oder eine Verteidigung in den Augenblicken
    von RUL-HOG-063.
    .question = Wer beginnt?
    .reason = Auch in anderen Kämpfen ist der Ankömmling der Angreifer.


## Death Eaters

HOG-300 =
    Sechs Todesser stehen von Anfang an auf Türmen und bewegen sich nie.
    .source = IV.2
HOG-301 =
    Kommst du auf ein Feld mit einem Todesser, und sei es im Vorbeigehen, musst du kämpfen.
    .source = II.4, IV.2
HOG-302 =
    Den Todesser spielt, wer rechts vom aktiven Spieler sitzt, mit dessen Tableau, LP, einem Zauber und einem Zaubertrank.
    .source = IV.2
HOG-303 =
    Du schlägst zuerst zu, der Todesser schlägt zurück und so weiter. Auch er darf seine Karten einsetzen.
    .source = IV.2
HOG-304 =
    Wer zuerst keine LP mehr hat, verliert.
    .source = IV.2
HOG-305 =
    Verlierst du, kommst du in den Tropfenden Kessel, legst alle deine Zauber und Zaubertränke unter ihre Stapel und
    bekommst 6 LP. Gegenstände, Flohpulver- und Portschlüssel-Plättchen behältst du.
    .source = IV.2
HOG-306 =
    Gewinnst du, bekommst du 20 Punkte. Das Plättchen wird abgelegt, und die Karten des Todessers kommen unter ihre
    Stapel.
    .source = IV.2
HOG-307 =
    Spielst du solo, kannst du die Todesser nicht angreifen.
    .source = IV.1b
RUL-HOG-081 =
    Der Zufall verteilt sie auf sechs verschiedene Türme. Mit de_setup wählt der erste Spieler.
    .question = Wer stellt die Todesser auf die Türme?
    .reason = Die Quellen sind verschieden, und der Zufall bevorzugt niemanden.
RUL-HOG-082 =
    Nein. Die Option de_exclude kann sie von den Gemeinschaftsräumen und vom Uhrenturm fernhalten.
    .question = Gibt es Türme ohne Todesser?
    .reason = Nur eine Hausregel macht eine solche Ausnahme.
RUL-HOG-083 =
    Jedes Plättchen ist ein Todesser mit Namen und Tableau.
    .question = Welcher Todesser ist welcher?
    .reason = Es gibt von beiden sechs.
RUL-HOG-084 =
    Dein rechter Nachbar, oder der einzige andere Spieler. Bei Teams ist es der Erste zur Rechten, der nicht zu deinem
    Team gehört. Seid ihr alle ein Team, spielt ihn das Spiel: erst die Angriffskarte, dann Würfel, und die
    Verteidigungskarte, sobald ein Verlust ihm weniger als 3 LP ließe.
    .question = Wer spielt den Todesser?
    .reason = Niemand soll gegen die eigene Seite kämpfen.
RUL-HOG-085 =
    Sie werden zu Beginn des Kampfes gezogen, verdeckt vor dem aktiven Spieler, und kommen danach in jedem Fall unter
    ihre Stapel.
    .question = Was ist mit seinen Karten?
    .reason = Sie gehören zu diesem einen Kampf.
RUL-HOG-086 =
    Nein, jeder Kampf beginnt mit vollen LP.
    .question = Bleibt ein Todesser verwundet?
    .reason = Sein Tableau wird jedes Mal neu genommen.
RUL-HOG-087 =
    Drei.
    .question = Wie viele Karten darf man gegen einen Todesser einsetzen?
    .reason = So viele sind es gegen Kampfkarten und in Voldemorts Rückkehr.
RUL-HOG-088 =
    Nichts mehr in diesem Zug: Du bleibst stehen, ohne Feld und ohne Reise mit Flohpulver.
    .question = Was kann man nach einem Sieg auf dem Turm tun?
    .reason = Nach einem Kampf mit einem Spieler ist es genauso.
RUL-HOG-089 =
    Sie bewegen sich nie, aber ein besiegter ist fort.
    .question = Bleiben die Todesser bis zum Ende des Spiels?
    .reason = So gelten beide Sätze des Regelhefts.
RUL-HOG-090 =
    Mit den Regeln für ausgebildete Zauberer kommen sie auf die Türme, tun aber nichts: kein Stopp, kein Kampf, keine
    Punkte. Mit solo_death_eaters spielt sie das Spiel.
    .question = Was tun Todesser in einem Solospiel?
    .reason = Sie sollen aufgestellt und nicht angegriffen werden.


## Duels

HOG-310 =
    Auf einem Duellfeld ziehst du eine Duellkarte und kämpfst gegen den Schüler, den sie zeigt.
    .source = III.5c, IV.3
HOG-311 =
    Zeigt sie deine eigene Figur, leg sie unter den Stapel und zieh noch einmal.
    .source = III.5c, IV.3
HOG-312 =
    Du greifst mit Würfeln oder Angriffskarten an, und die Fähigkeit deines Gegners schlägt einmal pro Runde zu, wie die
    Karte es sagt.
    .source = IV.3, III.5c
HOG-313 =
    Du gewinnst, wenn dein Gegner keine LP mehr hat. Zieh einen Zauber, einen Zaubertrank und ein Buch.
    .source = I.4, III.5c
HOG-314 =
    Du verlierst, sobald du nur noch 1 LP hast.
    .source = I.4, III.5c, IV.3
HOG-315 =
    Beginnst du ein Duell mit 1 LP, verlierst du sofort.
    .source = IV.3
HOG-316 =
    Eine Niederlage kostet dich drei Karten deiner Wahl, oder alle, wenn du nicht mehr als drei hast. Sie kommen unter
    ihre Stapel.
    .source = I.4, III.5c, IV.3
HOG-317 =
    Danach kommt die Duellkarte unter ihren Stapel.
    .source = IV.3
HOG-318 =
    Duelle laufen wie Missionskämpfe ab: Fähigkeiten, Verteidigungskarten und die letzte Fähigkeit wirken genauso.
    .source = IV.4
HOG-319 =
    Vincent Crabbe hat 4 LP und Widerstand 3. Beim Aufdecken verlierst du 10 Punkte, und bis er besiegt ist, verlierst
    du vor jedem deiner Angriffe 2 LP.
    .source = Abgebildete Duellkarte
RUL-HOG-091 =
    Mach weiter, bis ein anderer Schüler kommt.
    .question = Was, wenn du immer wieder dich selbst ziehst?
    .reason = Im Stapel sind immer Schüler, die niemand spielt.
RUL-HOG-092 =
    Bücher, Zauber, Zaubertränke und Karten Flohpulver, wie du willst, aber keine Missionen.
    .question = Welche Karten kann man nach einem verlorenen Duell abgeben?
    .reason = Missionen kann man nicht verlieren.
RUL-HOG-093 =
    Dann ist das Duell verloren, obwohl dein Gegner keine LP mehr hat.
    .question = Was, wenn die letzte Fähigkeit dir nur 1 LP lässt?
    .reason = Auch in Missionskämpfen kann die letzte Fähigkeit das Ergebnis wenden; siehe HOG-337.
RUL-HOG-094 =
    Du erleidest ihren Verlust schon vor deinem ersten Angriff. Entscheidet das den Kampf, greifst du nicht mehr an. Ob
    sie ein letztes Mal wirkt, hängt von der Karte ab; bei Crabbe nicht.
    .question = Wie wirkt eine Fähigkeit vor jedem Angriff?
    .reason = Seine Karte spricht nur von der Zeit, bis er besiegt ist.
RUL-HOG-095 =
    Mit 1 LP verlierst du, bevor irgendetwas auf der Karte geschieht. Nach jedem Duell bleibst du auf dem Feld, und dein
    Zug endet.
    .question = Was gilt noch für die sofortige Niederlage und für die Zeit nach einem Duell?
    .reason = Das Duell hat gar nicht richtig begonnen, und das Feld ist genutzt.


## Mission fights

HOG-330 =
    Um eine Mission zu versuchen, stehst du an ihrem Ort mit allen Gegenständen, die sie braucht, und in manchen
    Varianten auch mit den Karten.
    .source = III.1, IV.4
HOG-331 =
    Deck die Kampfkarte mit der Nummer der Mission auf und sieh nach, wer zuerst angreift.
    .source = IV.4
HOG-332 =
    Was eine Karte beim Aufdecken tut, geschieht sofort.
    .source = IV.4d
HOG-333 =
    Die Fähigkeit deines Gegners schlägt nach jedem deiner Angriffswürfe zu, und vor oder nach jeder Angriffskarte, wie
    seine Karte es sagt.
    .source = IV.4
HOG-334 =
    Eine Verteidigungskarte löst die Fähigkeit nicht aus.
    .source = IV.4
HOG-335 =
    Hat dein Gegner den letzten LP verloren, schlägt die Fähigkeit noch ein Mal zu, bevor die Karte unter den Stapel
    kommt.
    .source = IV.4
HOG-336 =
    Kommt die Fähigkeit nach jedem Angriff, ist dieses letzte Mal die Antwort auf deinen letzten Angriff. Sie schlägt
    einmal zu, nicht zweimal.
    .source = IV.4d, beide Beispiele
HOG-337 =
    Du gewinnst nur, wenn dein Gegner bei 0 ist und du danach noch mindestens 1 LP hast. Seid ihr beide bei 0, hast du
    verloren.
    .source = IV.4, erstes Beispiel
HOG-338 =
    Als minderjähriger Zauberer darfst du fünf Zauber und Zaubertränke einsetzen, als ausgebildeter drei, und als Team
    zwei für jedes Mitglied.
    .source = IV.4
HOG-339 =
    Gewinnst du, bekommst du die Punkte der Mission. Ihre Gegenstände kommen auf Plan 2, besondere in die Winkelgasse,
    und benutzte Karten kommen unter ihre Stapel.
    .source = III.1
HOG-340 =
    Verlierst du, kommst du in den Tropfenden Kessel, legst alle Zauber und Zaubertränke unter ihre Stapel, bekommst 6
    LP und behältst Gegenstände, Flohpulver- und Portschlüssel-Plättchen. In einem Solospiel hast du verloren.
    .source = III.1
HOG-341 =
    Gegen einen Gegner, der gegen Zauber immun ist, richten Zauber nichts aus.
    .source = IV.4d
RUL-HOG-105 =
    Zurück in den Kampfstapel, bereit für ihre Mission.
    .question = Wohin kommt die Kampfkarte?
    .reason = Jede Mission braucht ihre eigene Kampfkarte.
RUL-HOG-106 =
    Wirkungen beim Aufdecken und Fähigkeiten vor einem Angriff kommen vor dir. Sonst greifst du zuerst an.
    .question = Was, wenn der Gegner zuerst angreift?
    .reason = Das sind die einzigen Angriffe, die ein Gegner ohne dich hat.
RUL-HOG-188 =
    Eine Runde ist ein Angriff von dir und die Antwort darauf; im Team zählt jeder die eigenen Angriffe. Was die Karte
    über eine Runde sagt, gilt in ihr: ein Schild von Anfang an, Heilung nach dem Angriff, solange der Gegner steht
    und nie über seine anfänglichen LP hinaus. Ein Gegner, der ruht, schlägt in dieser Runde nicht zu, auch nicht,
    wenn er fällt.
    .question = Wann heilt, wächst, ruht oder schützt sich ein Gegner?
    .reason = Das Regelheft zeigt keine solchen Gegner; diese sind unsere eigenen, und keine zwei sollen sich gleich anfühlen.
RUL-HOG-189 =
    Einmal für jeden Angriffswürfel, der die Zahl zeigt, nach allen Wiederholungswürfen. Was die Würfel kosten, kommt
    zum Schlag dazu, der den Angriff beantwortet, wird mit ihm angekündigt und kann mit ihm abgewehrt werden.
    Angriffskarten würfeln nicht und werden nicht beantwortet.
    .question = Was, wenn ein Gegner auf die Würfel antwortet?
    .reason = So ist eine Verteidigungskarte so viel wert wie gegen jeden anderen Schlag.
RUL-HOG-190 =
    Der Kampf endet unentschieden, sobald alle darin so viele Angriffe gemacht haben und alle Schläge gefallen sind.
    Benutzte Karten sind weg; Mission und Gegenstände bleiben, niemand kommt in den Tropfenden Kessel, und ein Duell
    bringt und kostet keine Karten. Was die Karte zurücklässt, gehört dem, der den Kampf begonnen hat.
    .question = Was, wenn der Gegner flieht?
    .reason = Es ist keine Niederlage: Niemand hat alle LP verloren.


## Missions

HOG-350 =
    Minderjährige Zauberer sammeln die Gegenstände, gehen zum Ort und gewinnen den Kampf.
    .source = III.1a
HOG-351 =
    Ausgebildete Zauberer müssen auch die genannten Zauber und Zaubertränke haben, bevor sie hingehen, um sie im Kampf
    dabeizuhaben.
    .source = III.1b
HOG-352 =
    Für Mission 6 braucht ein ausgebildeter Zauberer den Vielsaft-Trank und zwei weitere Angriffskarten.
    .source = III.1b, Missionskarte 6
HOG-353 =
    Ohne gewonnenen Kampf gibt es keine Punkte.
    .source = III.1a
RUL-HOG-096 =
    Du wählst eine; pro Zug gibt es einen Versuch.
    .question = Was, wenn du mehrere Missionen für einen Ort hast?
    .reason = Ein Kampf auf einmal ist reichlich.
RUL-HOG-097 =
    Nein, sie wird dir angeboten.
    .question = Muss man eine Mission versuchen, wenn man an ihrem Ort anhält?
    .reason = Vielleicht willst du besser vorbereitet sein.
RUL-HOG-098 =
    Du behältst die Karte und die Gegenstände und kannst es noch einmal versuchen.
    .question = Was wird aus einer gescheiterten Mission?
    .reason = Nichts nimmt sie dir weg.
RUL-HOG-099 =
    Du legst sie offen vor dich. Eine neue ziehst du nicht.
    .question = Was wird aus einer erfüllten Mission?
    .reason = Die anderen sollen sehen, was für das Ende zählt.
RUL-HOG-100 =
    Nein. Die Option mission_exchange lässt bei sieben oder acht Spielern jeden, der auf einem Turm ist, eine Mission
    gegen eine andere vom Stapel tauschen.
    .question = Kann man Missionen tauschen?
    .reason = Davon weiß nur die Zusammenfassung eines einzigen Spielers.
RUL-HOG-101 =
    Du wählst für jeden ein Feld, unter allen acht. Sie dürfen sich stapeln.
    .question = Wohin auf Plan 2 kommen benutzte Gegenstände?
    .reason = Das Regelheft sagt: auf ein beliebiges Feld.
RUL-HOG-102 =
    Beides wirkt, zuerst die Mission. Das Feld folgt nur, wenn du noch da bist.
    .question = Was, wenn der Missionsort auch eine Wirkung hat?
    .reason = Anzuhalten erlaubt beides.
RUL-HOG-103 =
    Du kämpfst gegen diesen Spieler, und die Mission muss warten.
    .question = Was, wenn jemand auf deinem Missionsort steht?
    .reason = Ein Feld, auf dem Spieler kämpfen, bewirkt sonst nichts.
RUL-HOG-104 =
    Nein, es gibt 30 verschiedene, und höchstens 30 werden ausgeteilt. Auch ein eigenes Inhaltspaket, pack_data, braucht
    30 verschiedene Missionen.
    .question = Können zwei Spieler dieselbe Mission haben?
    .reason = Sechs Spieler mit fünf oder acht mit drei brauchen nie mehr.


## Teams

HOG-360 =
    Ein Team kann eine Mission erst versuchen, wenn alle seine Mitglieder am Ort sind.
    .source = III.1c
HOG-361 =
    Will das Team die Mission versuchen, wartet auf die anderen, wer schon da ist (RUL-HOG-109).
    .source = III.1c
HOG-362 =
    Gegenstände und Karten werden vom Team als Ganzem verlangt.
    .source = III.1c
HOG-363 =
    Die LP des Gegners werden mit der Zahl der Teammitglieder malgenommen: Gegen vier hat Tom Riddle 36.
    .source = IV.4c
HOG-364 =
    Die Mitglieder greifen der Reihe nach an, und jedes bekommt nach dem eigenen Angriff die Fähigkeit ab
    (RUL-HOG-183).
    .source = IV.4c
HOG-365 =
    Jedes Mitglied darf zwei Zauber oder Zaubertränke einsetzen.
    .source = IV.4c
HOG-366 =
    Punkte gibt es nur, wenn ihr den Kampf gemeinsam gewinnt.
    .source = III.1c
RUL-HOG-107 =
    Ein Team aus allen, mit zwei bis acht Spielern, oder nur Zweier- und Dreierteams: 2+2, 2+3, 2+2+2, 3+3, 2+2+3,
    2+2+2+2 oder 3+3+2. Wo es geht, sitzen die Teams abwechselnd.
    .question = Welche Teams sind möglich?
    .reason = Das Regelheft kennt ein Team, Paare und Dreiergruppen.
RUL-HOG-108 =
    Ein Punktekonto, alle erfüllten Missionen und den Blick in die Handkarten der anderen. Was du hast, bleibt deins.
    .question = Was teilt sich ein Team?
    .reason = Ihr gewinnt gemeinsam, aber jeder hat ein Tableau.
RUL-HOG-109 =
    Am Ort einer Teammission darfst du sagen, dass du wartest, statt zu würfeln. Zu Beginn jedes späteren Zuges darfst
    du es aufgeben.
    .question = Wie wartet man?
    .reason = Warten muss eine Wahl sein, sonst könnte ein Team festsitzen.
RUL-HOG-110 =
    Wenn das letzte Mitglied ankommt: zuerst das aktive Mitglied, dann in Zugreihenfolge. Eine Wirkung beim Aufdecken
    trifft jedes Mitglied.
    .question = Wann beginnt ein Teamkampf, und wer greift zuerst an?
    .reason = Wer das Team vollzählig macht, führt den Angriff.
RUL-HOG-111 =
    Dieses Mitglied kommt zum üblichen Preis in den Tropfenden Kessel, und die anderen kämpfen weiter. Das Team gewinnt,
    wenn nach der letzten Fähigkeit noch jemand LP hat, und verliert, wenn niemand übrig ist.
    .question = Was, wenn ein Mitglied auf 0 LP fällt?
    .reason = Ein gefallener Freund soll es nicht für alle beenden.
RUL-HOG-112 =
    Nein. Es zählt die Zahl zu Beginn.
    .question = Sinken die LP des Gegners, wenn ein Mitglied fällt?
    .reason = Sonst würde es helfen zu fallen.
RUL-HOG-113 =
    Die Karten, die eine Mission verlangt, dürfen im Team verteilt sein.
    .question = Wie kann ein Team drei Karten einsetzen, wenn jedes Mitglied zwei darf?
    .reason = Verlangt wird es vom Team als Ganzem.
RUL-HOG-114 =
    Beliebige Mitglieder in beliebiger Verteilung. Sie kommen alle auf Plan 2 oder in die Winkelgasse.
    .question = Wer muss die Gegenstände haben?
    .reason = Verlangt wird es vom Team als Ganzem.
RUL-HOG-115 =
    Jedes Mitglied, das fällt, zahlt wie in HOG-340 und behält die Plättchen.
    .question = Was kostet ein verlorener Kampf ein Team?
    .reason = Die Regel ist für alle gleich.
RUL-HOG-116 =
    Nein, ihr erfahrt, wie viele Runden ihr gebraucht habt. Die Option coop_round_limit setzt eine Grenze.
    .question = Kann ein Team aus allen verlieren?
    .reason = Keine Regel lässt euch verlieren.
RUL-HOG-117 =
    So viele wie ein einzelner Spieler in einem Spiel dieser Dauer, gezählt auf dem Konto des Teams.
    .question = Wie viele Punkte und Missionen braucht ein Team?
    .reason = Andere Zahlen nennt das Regelheft nicht.
RUL-HOG-118 =
    Nein. Ihr fordert Spieler anderer Teams heraus, oder irgendjemanden, wenn alle ein Team sind.
    .question = Brauchen Teams ein Quidditch-Match?
    .reason = Das Match wird nur von ausgebildeten Zauberern verlangt.
RUL-HOG-179 =
    Eine Reise zum Ort einer Teammission muss nicht mit dem Zug enden: Du darfst dort bleiben und warten. Würfelst du
    wieder, kehrst du zuerst dorthin zurück, wo die Reise begann; nach dem Versuch kehren alle zurück.
    .question = Wie kommt ein Team auf Plan 2 zusammen?
    .reason = Reisen enden mit jedem Zug, also wäre ein Team dort nie gleichzeitig.
RUL-HOG-180 =
    Ja, das aktive Mitglied darf sie anstelle des Wurfs beginnen.
    .question = Darf ein Team, das schon beisammensteht, seine Mission versuchen?
    .reason = Niemand soll weggehen müssen, nur um wiederzukommen.
RUL-HOG-183 =
    Nur das Mitglied, das gerade angegriffen hat. Mit `team_ability` = `all` trifft sie nach jedem Angriff das ganze Team.
    .question = Wen trifft die Fähigkeit des Gegners in einem Teamkampf?
    .reason = Die Anleitung lässt sich auf beide Arten lesen; diese ist die mildere.


## Solo

HOG-370 =
    Spielst du solo, nutzt du die Regeln für minderjährige oder für ausgebildete Zauberer.
    .source = III.1d
HOG-371 =
    Verlierst du alle deine LP, ist das Spiel aus und verloren.
    .source = III.1d
HOG-372 =
    Eine verlorene Mission schickt dich also nicht in den Tropfenden Kessel.
    .source = III.1
RUL-HOG-121 =
    Indem du die Bedingungen für das Ende bei der gewählten Spieldauer erfüllst.
    .question = Wie gewinnt man ein Solospiel?
    .reason = Es gibt niemanden, mit dem du Punkte vergleichen könntest.
RUL-HOG-122 =
    Eine Karte ziehen.
    .question = Was kann man in einem Gemeinschaftsraum tun?
    .reason = Es gibt niemanden zum Tauschen.


## Quidditch: the challenge

HOG-400 =
    Du rufst einen anderen Spieler. Sein Spielstein steht während des Matches auf dem Quidditchfeld und geht danach
    zurück.
    .source = V
HOG-401 =
    Das Match hat seinen eigenen Plan und zwei Runden. Wer den Schnatz fängt, gewinnt es und bekommt 40 Punkte.
    .source = III.4, V.1
HOG-402 =
    Die Regeln des Matches sind in allen Varianten gleich.
    .source = III.4
RUL-HOG-123 =
    Weder noch: Der Herausgeforderte muss spielen, und der Herausforderer auch.
    .question = Kann man ein Match ablehnen oder auslassen?
    .reason = Das Regelheft lässt keine Wahl.
RUL-HOG-124 =
    Das eigene, wenn nichts anderes gewählt wird. Der Herausforderer wählt zuerst, und kein Haus spielt gegen sich
    selbst.
    .question = Welches Haus spielt jede Seite?
    .reason = Die Figuren müssen zu unterscheiden sein.
RUL-HOG-142 =
    Der herausgeforderte Spielstein geht zurück auf sein Feld, ohne Kampf und ohne es zu nutzen. Der Herausforderer
    bleibt auf dem Quidditchfeld.
    .question = Wo stehen die Spielsteine nach dem Match?
    .reason = Das Match war nur ein Besuch.
RUL-HOG-143 =
    Du kämpfst gegen diesen Spieler, und es gibt kein Match.
    .question = Was, wenn schon jemand auf dem Quidditchfeld steht?
    .reason = So ist es auf jedem Feld.


## Quidditch: against the game

RUL-HOG-119 =
    Gegen eine Seite, die das Spiel führt, und es zählt als das Match, das ein ausgebildeter Zauberer braucht. Ist
    solo_quidditch ausgeschaltet, gibt es kein Match, und keines wird gebraucht.
    .question = Wie spielt man ein Match in einem Solospiel?
    .reason = Ein ausgebildeter Zauberer muss das Spiel beenden können.
RUL-HOG-120 =
    Sein Hüter nimmt das mittlere Torfeld ein. Ein Jäger mit dem Quaffel geht auf dem kürzesten Weg zu Linie 3 und
    schießt; sonst holt der nächste Jäger den Quaffel. Übrige Aktionen bekommt der nächste Treiber, der einen Klatscher
    holt und auf den Träger des Quaffels wirft, sonst auf den nächsten Jäger. In jedem Zug spielt es seine beste
    Quidditchkarte.
    .question = Wie spielt das Spiel seine Seite?
    .reason = Ein schlichter Plan ist ein fairer Trainingspartner.


## Quidditch: setting up

HOG-410 =
    Jede Seite wählt eines der vier Häuser.
    .source = V.2
HOG-411 =
    Die Sucher stehen auf der Startlinie, Linie 1.
    .source = V.2
HOG-412 =
    Der Hüter steht auf einem der drei Felder des eigenen Torraums, Nummer 2.
    .source = V.2
HOG-413 =
    Die zwei Treiber stehen auf Linie 3.
    .source = V.2
HOG-414 =
    Die drei Jäger stehen auf den nächsten zwei Linien, Nummer 4.
    .source = V.2
HOG-415 =
    Der Quaffel liegt in der Mitte, und jede Hälfte hat einen Klatscher.
    .source = V.2
HOG-416 =
    Beide Seiten werfen zwei Würfel. Die höhere Summe beginnt.
    .source = V.3
RUL-HOG-125 =
    Es wird noch einmal geworfen.
    .question = Was, wenn die Summen gleich sind?
    .reason = Jemand muss beginnen.
RUL-HOG-126 =
    In der Standardaufstellung. Mit der Option `placement` wählt jede Seite auf ihren Linien frei, und die Seite, die
    beginnt, stellt als zweite auf.
    .question = Wie werden die Figuren aufgestellt?
    .reason =
        Die Aufstellung spart Zeit. Jemand muss zuerst aufstellen, und die Seite, die höher gewürfelt hat, darf sehen,
        was sie erwartet.


## Quidditch: two goals

HOG-420 =
    Wirf in deinem Zug zwei Würfel. Die Summe ist die Zahl deiner Aktionen.
    .source = V.3a
HOG-421 =
    Eine Figur ein Feld entlang der gepunkteten Linien zu bewegen kostet eine Aktion.
    .source = V.3a
HOG-422 =
    Hüter verlassen nie ihren Torraum.
    .source = V.3a
HOG-423 =
    Ein Jäger, der das Feld des Quaffels betritt, darf ihn kostenlos aufnehmen, ein Treiber ebenso einen Klatscher.
    .source = V.3a
HOG-424 =
    Betritt ein Treiber das Feld eines Klatschers, darf er ihn in gerader Linie auf einen Hüter, Treiber oder Jäger
    schlagen. Das ist kostenlos, und ein Würfel sagt, wie viele Felder er fliegt.
    .source = V.3a
HOG-425 =
    Das Ziel wirft einen Würfel: Mit 4 oder mehr weicht es aus, sonst ist es aus dem Match.
    .source = V.3a
HOG-426 =
    Ein Jäger, der ausgeschaltet wird, lässt den Quaffel an Ort und Stelle fallen.
    .source = V.3a
HOG-427 =
    Eine Seite, die alle ihre Jäger verloren hat, verliert Runde 1 sofort.
    .source = V.3a
HOG-428 =
    Ein Jäger mit dem Quaffel darf ihn für eine Aktion ein Feld entlang der gepunkteten Linien werfen.
    .source = V.3a
HOG-429 =
    Ein Hüter darf den Quaffel für eine Aktion abspielen.
    .source = V.4, Beispiel
HOG-430 =
    Trägt ein gegnerischer Jäger den Quaffel, darf einer deiner Jäger auf dasselbe Feld gehen und ihn entreißen. Das
    Entreißen kostet eine Aktion; danach darf der Dieb auf ein leeres Feld daneben weitergehen.
    .source = V.3a
HOG-431 =
    Nur dann teilen sich zwei Seiten ein Feld. In allen anderen Fällen musst du um deine Gegner herumgehen.
    .source = V.3a
HOG-432 =
    Aufs Tor schießt du von Linie 3 der anderen Seite. Jäger dürfen die drei Torfelder nicht betreten.
    .source = V.3a
HOG-433 =
    Ein Schuss kostet eine Aktion.
    .source = V.4, Beispiel
HOG-434 =
    Jäger und Hüter werfen je einen Würfel. Es ist ein Tor, wenn der des Jägers höher ist.
    .source = V.3a
HOG-435 =
    Jedes Tor bringt dir eine Quidditchkarte.
    .source = III.4, V.3a
HOG-436 =
    Ob der Schuss drin war oder nicht, der verteidigende Hüter bekommt den Quaffel.
    .source = V.3a
HOG-437 =
    Ist dieser Hüter ausgeschaltet, legt die verteidigende Seite den Quaffel auf ein Feld ihrer Linie 3.
    .source = V.3a
HOG-438 =
    Nach einem Schuss machst du mit den Aktionen weiter, die dir bleiben.
    .source = V.4, Beispiel
HOG-439 =
    Zwei Tore gewinnen Runde 1 und beenden sie; HOG-427 ebenso. Kommt es zu keinem von beiden, beendet RUL-HOG-178 sie.
    .source = V.3a
RUL-HOG-127 =
    Nein.
    .question = Dürfen zwei Figuren einer Seite sich ein Feld teilen?
    .reason = Ein Feld hat Platz für eine Figur, außer beim Entreißen des Quaffels.
RUL-HOG-128 =
    Ja. Über einen Klatscher zu gehen bewirkt nichts.
    .question = Können Bälle und Figuren sich ein Feld teilen?
    .reason = Bälle sind dazu da, aufgenommen zu werden.
RUL-HOG-129 =
    Erst kommt der Würfel, dann wählst du eine Richtung: entlang der Reihe oder der Spalte. Der Klatscher fliegt
    höchstens so weit und bleibt beim ersten gegnerischen Hüter, Treiber oder Jäger, der dann angegriffen wird; sonst
    bleibt er auf seinem letzten Feld oder am Rand liegen. An deinen eigenen Figuren fliegt er vorbei, und Sucher können
    nicht getroffen werden. Mit der Option `bludger` trifft er nur in genau der gewürfelten Entfernung.
    .question = Wie fliegt ein geworfener Klatscher?
    .reason = Durch eine Figur im Weg soll er nicht hindurchfliegen.
RUL-HOG-130 =
    Ja, und ihn in einem späteren eigenen Zug werfen, einmal in jedem Zug. Ein Treiber, der ausgeschaltet wird, lässt
    ihn fallen. Beide Seiten dürfen beide Klatscher benutzen.
    .question = Kann ein Treiber einen Klatscher behalten?
    .reason = Der Wurf ist erlaubt, nicht verlangt.
RUL-HOG-131 =
    Auf dem Feld der Figur, die ausgewichen ist.
    .question = Wo ist der Klatscher nach dem Ausweichen?
    .reason = Dorthin ist er geflogen.
RUL-HOG-132 =
    Zwei Aktionen, eine für den Schritt und eine für das Nehmen, und du brauchst beide. Wegzugehen kostet eine dritte;
    ohne sie teilen sich beide Figuren das Feld bis zu deinem nächsten Zug. Mit steal_cost kostet der Diebstahl
    insgesamt eine.
    .question = Was kostet es, den Quaffel zu entreißen?
    .reason = Der Schritt und das Nehmen sind einzeln genannt.
RUL-HOG-133 =
    Auf ein leeres Feld neben dem Werfer oder zu deinem eigenen Jäger oder Hüter dort, nie auf ein Feld mit einem
    Gegner. Von dort kann der nächste Träger für eine weitere Aktion wieder werfen.
    .question = Wohin kann man den Quaffel werfen?
    .reason = Ein Wurf reicht ein Feld weit.
RUL-HOG-134 =
    Ihn halten, mit ihm über die Torfelder gehen oder ihn auf Linie 3 abspielen, für eine Aktion pro Feld. Einem Hüter
    kann ihn niemand entreißen.
    .question = Was kann ein Hüter mit dem Quaffel tun?
    .reason = Jäger dürfen den Torraum nicht betreten.
RUL-HOG-135 =
    Dann ist der Schuss ohne Würfeln ein Tor.
    .question = Was, wenn das Tor keinen Hüter hat?
    .reason = Niemand ist da, der ihn hält.
RUL-HOG-136 =
    Kein Tor.
    .question = Was, wenn beide Würfel bei einem Schuss gleich sind?
    .reason = Der Jäger muss höher liegen.
RUL-HOG-137 =
    Nicht gleichzeitig. Wer ihn zuerst verliert, verliert die Runde.
    .question = Können beide Seiten ihren letzten Jäger verlieren?
    .reason = Es fliegt immer nur ein Klatscher.
RUL-HOG-138 =
    Nein, was du nicht nutzt, verfällt.
    .question = Kann man Aktionen für später aufsparen?
    .reason = Jeder Zug hat seinen eigenen Wurf.
RUL-HOG-178 =
    Nein: Jede Seite hat in Runde 1 höchstens 30 Züge, oder mit der Option match_turns eine andere Zahl von 1 bis 100.
    Danach gewinnen mehr Tore die Runde; bei gleich vielen entscheidet ein Wurf wie zu Beginn. In Ein Jahr in Hogwarts
    kann die Option die Grenze auch aufheben, wie im Regelheft.
    .question = Kann Runde 1 ewig dauern, wenn niemand ein Tor erzielt?
    .reason = Das Regelheft setzt keine Grenze, und bei einem Match mitten im Spiel warten alle.
RUL-HOG-184 =
    Am Ende der Aktion kommt er zurück auf das Startfeld der Klatscher in dieser Hälfte.
    .question = Was ist, wenn ein Klatscher in einem Torraum landet?
    .reason = Nur Hüter betreten Torräume, also könnte ihn nie jemand holen.


## Quidditch: the Golden Snitch

HOG-450 =
    Beide Sucher beginnen auf dem Startfeld. Wer zuerst eine ganze Runde um das Feld fliegt, gewinnt das Match.
    .source = V.3b
HOG-451 =
    Wer Runde 1 gewonnen hat, beginnt.
    .source = V.3b
HOG-452 =
    Wirf in deinem Zug zwei Würfel und bewege deinen Sucher um die Summe.
    .source = V.3b
HOG-453 =
    Du darfst in deinem Zug eine Quidditchkarte einsetzen.
    .source = V.3b
HOG-454 =
    Der Nimbus 2000 bringt 2 Felder mehr, der Feuerblitz 4. Mit dem Wronski-Bluff wirfst du einen weiteren Würfel und
    fliegst auch so weit. Der Verwechslungszauber schickt den anderen Sucher 3 Felder zurück.
    .source = V.4, abgebildete Karte
HOG-455 =
    Der Sieger bekommt 40 Punkte, ob Herausforderer oder Herausgeforderter.
    .source = III.4, V.3b
RUL-HOG-139 =
    Vor oder nach deinem Wurf, eine pro Zug. Niemand wird hinter den Start zurückgeschickt, und eine Karte, die die
    Runde um das Feld vollendet, gewinnt sofort.
    .question = Wann wird eine Quidditchkarte gespielt, und was sind ihre Grenzen?
    .reason = Das Regelheft verlangt nur, dass es dein Zug ist.
RUL-HOG-140 =
    Nein, über das Ende hinauszufliegen genügt.
    .question = Muss man die Runde um das Feld genau beenden?
    .reason = Eine ganze Runde ist eine ganze Runde.
RUL-HOG-141 =
    Sie kommen alle wieder unter ihren Stapel, der in einem Match nicht ausgehen kann. Auch ein mit pack_data
    mitgebrachter Stapel muss dafür groß genug sein.
    .question = Wohin kommen Quidditchkarten nach dem Match?
    .reason = Sie werden in ein und demselben Match gewonnen und eingesetzt.


## Voldemort Returns: setting up

HOG-600 =
    Dieses Spiel ist für zwei bis vier Spieler.
    .source = VI
HOG-601 =
    Missionen, Bücher, Duelle, Ereignisse und Betragenskarten bleiben in der Schachtel.
    .source = VI
HOG-602 =
    Niemand kämpft, bis Voldemort zurück ist.
    .source = VI
HOG-603 =
    Du darfst keine Plättchen sammeln, die der anderen Seite gehören.
    .source = VI
HOG-604 =
    Einer von euch ist Peter Pettigrew und nimmt sein Tableau, seinen Spielstein, seine LP und die Karten, die es zeigt.
    .source = VI.1
HOG-605 =
    Die anderen wählen unter Harry Potter, Ron Weasley und Hermine Granger. Sie nehmen Tableau, LP und Karten und je ein
    Flohpulver- und ein Portschlüssel-Plättchen.
    .source = VI.1
HOG-606 =
    Sechs Horkruxe werden ausgelegt, je einer auf diesen Feldern: Flourish & Blotts, Gringotts, Raum der Wünsche,
    Dumbledores Büro, Zaubereiministerium und Uhrenturm. Es sind das Tagebuch, der Ring, der Becher, das Medaillon, das
    Diadem und die Schlange Nagini.
    .source = VI.1
HOG-607 =
    Legt sechs weitere Plättchen zufällig auf Rosetten: für die Helden das Schwert von Gryffindor und den
    Basiliskenzahn, für Pettigrew den Kessel, den Knochen des Vaters, Wurmschwanz’ Hand und Harry Potter.
    .source = VI.1
HOG-608 =
    Legt den Elderstab und den Stein der Auferstehung beiseite, bis Voldemort zurückkehrt.
    .source = VI.1
HOG-609 =
    Alle Spielsteine beginnen auf Start. Pettigrew hat den ersten Zug, dann der Spieler zur Rechten.
    .source = VI.3
HOG-610 =
    Pettigrew bewegt sich immer mit einem Würfel, jeder Held mit zwei.
    .source = VI.3
HOG-611 =
    Es gibt keine Missionen, und ein Duellfeld führt zu keinem Kampf.
    .source = VI.3
RUL-HOG-150 =
    Das Tagebuch bei Flourish & Blotts, der Becher in Gringotts, das Diadem im Raum der Wünsche, der Ring in Dumbledores
    Büro, das Medaillon im Zaubereiministerium und Nagini auf dem Uhrenturm.
    .question = Welcher Horkrux liegt wo?
    .reason = Das Regelheft zeigt es nur als Bild, also folgen wir den Geschichten.
RUL-HOG-151 =
    Ja: allein gegen Pettigrew, mit einem der Freunde, wenn ihr drei seid, mit beiden, wenn ihr vier seid.
    .question = Muss Harry dabei sein?
    .reason = Nur Harry kann Voldemort gegenübertreten.
RUL-HOG-152 =
    Auf dem Hauptplan und in der Winkelgasse, jedes auf einer eigenen Rosette.
    .question = Wo können die sechs zufälligen Plättchen liegen?
    .reason = Plan 2 wäre für Pettigrew, der kein Flohpulver hat, außer Reichweite.


## Voldemort Returns: what each side does

HOG-620 =
    Pettigrew braucht vier Plättchen: den Kessel, den Knochen des Vaters, Wurmschwanz’ Hand und Harry Potter.
    .source = VI.2
HOG-621 =
    Mit ihnen geht er zum Quidditchfeld und gelangt von dort auf den Friedhof, auch ohne Portschlüssel.
    .source = VI.2
HOG-622 =
    Voldemort ist zurück: Tauscht Pettigrews Tableau und Spielstein gegen die von Voldemort aus.
    .source = VI.2
HOG-623 =
    Er stellt die sechs Todesser auf Türme und nimmt ihre Tableaus, LP, Zauber und Zaubertränke.
    .source = VI.2
HOG-624 =
    Voldemort legt den Stein der Auferstehung auf ein beliebiges Feld, das nicht auf Plan 2 ist, und Harry tut dasselbe
    mit dem Elderstab.
    .source = VI.2, VI.4
HOG-625 =
    Voldemorts Zug ist auch der Zug seiner Todesser: Er wirft für jeden von ihnen einen Würfel und darf ihre Fähigkeiten
    einsetzen.
    .source = VI.2
HOG-626 =
    Ein Todesser, der einem anderen Spieler begegnet, kämpft gegen ihn.
    .source = VI.2
HOG-627 =
    Voldemort sammelt keine Zauber oder Zaubertränke, und Todesser ziehen sie nur, wie HOG-745 es sagt.
    .source = VI.2, VI.5c
HOG-628 =
    Die Helden brauchen eine Waffe, entweder den Basiliskenzahn oder das Schwert von Gryffindor.
    .source = VI.2
HOG-629 =
    Ein Held auf dem Feld eines Horkruxes, der Zahn oder Schwert hat, wirft einen Würfel gegen einen Würfel von
    Pettigrew oder Voldemort. Ein höheres Ergebnis zerstört den Horkrux.
    .source = VI.2
HOG-630 =
    Jeder zerstörte Horkrux kostet Voldemort 1 von seinen 7 LP. Sind alle sechs fort, bleibt ihm 1.
    .source = VI.2
HOG-631 =
    Misslingt der Versuch, muss der Held es im nächsten Zug noch einmal versuchen, statt sich zu bewegen.
    .source = VI.2
HOG-632 =
    Helden auf demselben Feld dürfen einander Zahn und Schwert übergeben.
    .source = VI.2
HOG-633 =
    Harry muss den Stein der Auferstehung finden und Voldemort den Elderstab. Dann müssen sie sich begegnen.
    .source = VI.2, VI.4
RUL-HOG-153 =
    Pettigrew seine vier, Helden Zahn und Schwert, Harry allein den Stein, Voldemort allein den Stab. Horkruxe werden
    nie getragen. Zwei pro Zug und sechs insgesamt gilt weiterhin.
    .question = Wer darf welches Plättchen aufheben?
    .reason = Jedes Plättchen dient einer Seite.
RUL-HOG-154 =
    Nein. Auch einen Horkrux zu zerstören verbraucht weder Zahn noch Schwert.
    .question = Haben Schwert, Stab und Stein hier ihre Kräfte?
    .reason = Hier haben sie eine andere Aufgabe.
RUL-HOG-155 =
    Sie gehen frei aneinander vorbei.
    .question = Was, wenn Spieler sich begegnen, bevor Voldemort zurück ist?
    .reason = Noch kämpft niemand.
RUL-HOG-156 =
    Helden und Todesser halten an und kämpfen. Harry und Voldemort halten für ihre Begegnung an. Sonst wird niemand
    aufgehalten. Steht ein Todesser bei Voldemort, kämpft Harry erst gegen ihn und begegnet Voldemort, wenn er gewinnt.
    .question = Wer hält nach der Rückkehr wen auf?
    .reason = Die Kämpfe folgen aus HOG-626 und HOG-640.
RUL-HOG-157 =
    Zauber-, Trank- und LP-Felder, Büros, Hütte und Klassenzimmer, ohne Prüfungen; ein Gemeinschaftsraum gibt einen
    Zauber oder Zaubertrank. Felder für Bücher, Betragen, Ereignisse und Duelle sind leer, und das Quidditchfeld hält
    nur Pettigrew für sein Ritual auf. Helden reisen mit Flohpulver und Portschlüssel wie gewohnt.
    .question = Welche Felder wirken?
    .reason = Ziehen kann man nur von Stapeln, die im Spiel sind.
RUL-HOG-158 =
    Kommt Pettigrew mit allen vier Plättchen auf das Quidditchfeld, hält er an und wird sofort auf den Friedhof
    gebracht, und Voldemort ist zurück. Die vier Plättchen sind aus dem Spiel, und Voldemort beendet den Zug auf dem
    Quidditchfeld. Er und die Todesser bewegen sich erst in seinem nächsten Zug.
    .question = Wie läuft das Ritual ab?
    .reason = Die Helden bekommen einen Zug, um sich zu wappnen.
RUL-HOG-159 =
    Seine Karten kommen unter ihre Stapel. Voldemort hat 7 LP, einen weniger für jeden schon zerstörten Horkrux.
    .question = Was wird aus Pettigrews Karten und LP?
    .reason = Voldemort tritt mit einem eigenen Tableau an seine Stelle.
RUL-HOG-160 =
    Auf Türmen, auf denen kein Held steht, je einer; Voldemort wählt.
    .question = Wo erscheinen die Todesser?
    .reason = Niemand soll aus dem Nichts angegriffen werden.
RUL-HOG-161 =
    Auf den Hauptplan oder in die Winkelgasse, wo ein Spielstein hinkönnte und keiner steht. Zuerst kommt der Stein,
    dann der Stab. Das Quidditchfeld, auf das Voldemort in diesem Zug zurückkehrt, ist besetzt.
    .question = Wohin dürfen Stein und Stab gelegt werden?
    .reason = Beide Seiten müssen dorthin gelangen können.
RUL-HOG-162 =
    Mit einem Würfel, und mit einem für jeden Todesser, in der Reihenfolge, die ihm gefällt. Die Regeln des Gehens
    gelten für sie alle, aber nur Helden dürfen an Türmen und Horkruxen früher anhalten.
    .question = Wie bewegt sich Voldemort?
    .reason = Er löst Pettigrew ab, der einen Würfel hatte.
RUL-HOG-163 =
    Beide Seiten werfen einen Würfel, und bei Gleichstand ist der Horkrux gerettet. Mit Zahn oder Schwert darfst du auf
    seinem Feld anhalten wie an einem Missionsort, und du gehst nicht weiter. Nach einem Erfolg darf das Feld genutzt
    werden. Die Pflicht zum nächsten Versuch endet, wenn der Held auf Start geschickt wird.
    .question = Wie genau greift man einen Horkrux an?
    .reason = Es folgt den Regeln für Missionen.
RUL-HOG-164 =
    Der Held bleibt dort, bis er zerstört ist, und derselbe Zug endet mit dem Rückweg zum Turm. Das Flohpulver ist bei
    der Ankunft verbraucht.
    .question = Was ist mit dem Horkrux im Ministerium?
    .reason = HOG-631 verbietet es, vorher wegzugehen.
RUL-HOG-165 =
    In einem Gemeinschaftsraum darf ein Held statt einer Karte ein Flohpulver-Plättchen nehmen. Die Option
    `mode2_floo_refill` kann das verbieten.
    .question = Was, wenn kein Flohpulver mehr da ist, solange dieser Horkrux besteht?
    .reason = Sonst könnte womöglich niemand mehr gewinnen.
RUL-HOG-170 =
    Ja, wo immer sie auf einem solchen Feld anhalten; Voldemort nie. Die Option `mode2_de_draw` kann das verbieten.
    .question = Ziehen Todesser Karten?
    .reason = Die goldene Regel ist die genauere.
RUL-HOG-175 =
    Ja, und er kehrt mit weniger LP zurück.
    .question = Können Horkruxe zerstört werden, bevor Voldemort zurück ist?
    .reason = Die Helden dürfen gleich anfangen.
RUL-HOG-177 =
    Sie zeigen, wie viele Horkruxe übrig sind. Das letzte Duell entscheiden allein die Würfel.
    .question = Wozu sind Voldemorts LP gut?
    .reason = Auf andere Weise kämpft niemand gegen ihn.
RUL-HOG-181 =
    Sechs, wie in der Anleitung, auch gegen einen Harry, der allein ist. Mit `mode2_death_eaters` = `by_heroes` sind es
    drei für jeden Helden und nie mehr als sechs: die ersten drei Tableaus, wenn Harry allein ist. Das macht es ihm
    leichter.
    .question = Wie viele Todesser führt Voldemort an?
    .reason = Mit sechs gegen einen gewinnt Harry etwas weniger als die Hälfte der Spiele; für den Anfang darf es
        leichter sein.


## Voldemort Returns: the meeting

HOG-640 =
    Nur Harry kämpft gegen Voldemort, und Voldemort kämpft nur gegen Harry.
    .source = VI.4, VI.5c
HOG-641 =
    Wenn sie sich begegnen, verliert die Seite ohne ihr Plättchen: Harry braucht den Stein, Voldemort den Stab.
    .source = VI.4
HOG-642 =
    Kommt Voldemort mit dem Stab zu Harry, solange noch ein Horkrux übrig ist, gewinnt er.
    .source = VI.4
HOG-643 =
    Hat Harry den Stein und Voldemort den Stab und ist kein Horkrux übrig, kommt es zum letzten Duell: je ein Würfel,
    und der höhere gewinnt das Spiel.
    .source = VI.2, VI.4
HOG-644 =
    Das letzte Duell beendet das Spiel.
    .source = VI.4
RUL-HOG-167 =
    Nichts geschieht, und wer kam, hält dort an. Mit `mode2_both_lack` endet das Spiel unentschieden.
    .question = Was, wenn beiden ihr Plättchen fehlt?
    .reason = Beide würden verlieren, also lassen wir das Spiel weitergehen.
RUL-HOG-168 =
    Beide ohne Plättchen: RUL-HOG-167. Harry ohne den Stein: Voldemort gewinnt. Voldemort ohne den Stab: Harrys Seite
    gewinnt. Noch ein Horkrux übrig: Voldemort gewinnt. Sonst das letzte Duell.
    .question = In welcher Reihenfolge wird die Begegnung entschieden?
    .reason = In dieser Reihenfolge hat jeder Fall eine Antwort.
RUL-HOG-169 =
    Es wird noch einmal geworfen.
    .question = Was bei Gleichstand im letzten Duell?
    .reason = Nur einer kann überleben.


## Voldemort Returns: fighting

HOG-730 =
    Angriff: Wirf die Angriffswürfel deines Tableaus. Ein Würfel gelingt, wenn er mindestens den Widerstand des
    Verteidigers zeigt, von 2 bis 5.
    .source = VI.5a
HOG-731 =
    Verteidigung: Die gelungenen Würfel wirft der Verteidiger noch einmal. Jede 1 oder 2 kostet den Verteidiger 2 LP,
    jede 3, 4 oder 5 kostet ihn 1 LP, und jede 6 kostet den Angreifer 1 LP.
    .source = VI.5b
HOG-732 =
    Zauber und Zaubertränke dürfen jederzeit eingesetzt werden, um die Sache zu beschleunigen.
    .source = VI.5b
HOG-733 =
    Die Kämpfer greifen abwechselnd an. Wer auf das Feld kam, beginnt.
    .source = VI.5d
HOG-734 =
    Bist du mit dem Angreifen dran, wirf die Würfel oder spiel eine Angriffs- oder Verteidigungskarte.
    .source = VI.5d
HOG-735 =
    Wer zuerst alle LP verliert, verliert den Kampf.
    .source = VI.5d
HOG-740 =
    Jeder Kämpfer darf in einem Kampf drei Karten einsetzen, Zaubertränke und Zauber zusammen.
    .source = VI.5c
HOG-741 =
    Auf diese Weise dürfen auch ausgebildete Zauberer gegeneinander kämpfen.
    .source = VI.5c
HOG-742 =
    Besiegt ein Todesser einen Helden, fängt dieser mit 1 LP wieder auf Start an.
    .source = VI.5c
HOG-743 =
    Wird Pettigrew besiegt, geht er mit 1 LP zurück auf Start.
    .source = VI.5c
HOG-744 =
    Ein besiegter Todesser ist aus dem Spiel.
    .source = VI.5c
HOG-745 =
    Halten Todesser auf einem Zauber- oder Trankfeld an, ziehen sie wie alle anderen.
    .source = VI.5c
HOG-746 =
    Im nächsten Zug darf ein besiegter Held denselben Todesser wieder herausfordern.
    .source = VI.5c
HOG-747 =
    LP-Felder bewirken für Voldemort nichts.
    .source = VI.5c
HOG-748 =
    Hat das Feld eines Horkruxes eine Wirkung, kann sie auch genutzt werden, wenn der Horkrux angegriffen wird.
    .source = VI.5c
HOG-749 =
    Die Fähigkeiten auf den Tableaus dürfen bei jedem Angriff eingesetzt werden.
    .source = VI.5d
RUL-HOG-166 =
    Nie, denn vor der Rückkehr kämpft niemand. Die Regel ist wichtig mit `mode2_early_fights`, das solche Kämpfe
    erlaubt.
    .question = Wann kann Pettigrew besiegt werden?
    .reason = Das Regelheft hat beide Sätze.
RUL-HOG-171 =
    Ja.
    .question = Bleiben Todesser hier verwundet?
    .reason = Sie behalten ihre Tableaus und LP das ganze Spiel lang.
RUL-HOG-172 =
    Nein. Dagegen hilft eine Karte, die Angriffe abwehrt.
    .question = Gibt es Verteidigungswürfel gegen eine Angriffskarte?
    .reason = Verteidigungswürfel sind die Würfel, die bei einem Wurf gelungen sind.
RUL-HOG-173 =
    Die Verluste des Verteidigers kommen zuerst. Bei 0 hat der Verteidiger verloren, und der Angreifer behält mindestens
    1 LP.
    .question = Was, wenn die Verteidigungswürfel beide auf 0 bringen?
    .reason = Jemand muss den Kampf gewinnen.
RUL-HOG-174 =
    Nur Platz und LP; Karten und Plättchen bleiben. War es der Zug des Helden, ist er zu Ende.
    .question = Was verliert ein besiegter Held?
    .reason = HOG-742 nimmt sonst nichts.
RUL-HOG-176 =
    Nein.
    .question = Verliert Harry den Stein, wenn er auf Start geschickt wird?
    .reason = Helden behalten ihre Plättchen.
RUL-HOG-185 =
    Nein. Niemand greift ihn an, bevor sein nächster Zug begonnen hat. Voldemort zu begegnen ist kein Angriff (HOG-641).
    .question = Darf ein Held, der auf Start zurückmusste, gleich wieder angegriffen werden?
    .reason = Mit 1 LP folgte eine Niederlage auf die andere, und der Held könnte nichts dagegen tun.


## Where the sources disagree

reading-hogwarts-year-books = Ein Buch oder zwei
    .difference = Die Verbotene Abteilung gibt an einer Stelle ein Buch, in der Planübersicht zwei.
    .reading = Dort eines, zwei auf Feldern mit zwei Büchern.
    .reason = Der Text nennt den Ort.
reading-hogwarts-year-stops = Wo man anhalten darf
    .difference =
        Drei Fälle werden angekündigt, aber der dritte ist die Regel selbst; die Klassenzimmer und die Fragen und
        Antworten von Spielern erlauben mehr.
    .reading = Zwei Ausnahmen: Missionsorte und Türme.
    .reason = Das Regelheft zählt am Ende selbst zwei.
reading-hogwarts-year-collecting = Muss man Gegenstände sammeln?
    .difference = In einem Kapitel muss man, in einem anderen darf man.
    .reading = Man darf.
    .reason = Missionen sind geheim, also ließe sich eine Pflicht nicht nachprüfen.
reading-hogwarts-year-special-tokens = Wohin benutzte besondere Gegenstände kommen
    .difference = Gegenstände für Missionen kommen auf Plan 2, besondere in die Winkelgasse.
    .reading = Besondere Gegenstände kommen immer in die Winkelgasse.
    .reason = Die Regel über besondere Gegenstände ist die engere.
reading-hogwarts-year-mission-six = Was Mission 6 verlangt
    .difference =
        Zwei Angriffskarten auf der Karte, zwei Angriffszauber im Text; und Zauber sollen Riddle verletzen, der gegen
        sie immun ist.
    .reading = Zwei beliebige Angriffskarten; Zauber verletzen ihn nicht.
    .reason = Die Karte ist das, was du in der Hand hältst.
reading-hogwarts-year-card-limit = Karten ausgebildeter Zauberer
    .difference = Ein Zaubertrank und ein Zauber an einer Stelle, drei Karten an einer anderen.
    .reading = Je eine gegen Spieler, drei in anderen Kämpfen.
    .reason = So haben beide Zahlen ihren Platz.
reading-hogwarts-voldemort-returns-drawing = Ziehen Todesser Karten?
    .difference = Sie sammeln keine Zauber und Zaubertränke, und doch ziehen sie auf solchen Feldern.
    .reading = Sie ziehen, wo sie anhalten, Voldemort nie.
    .reason = Die goldene Regel ist die genauere.
reading-hogwarts-year-defence-dice = Verteidigungswürfel für ausgebildete Zauberer
    .difference = Für sie gelten dieselben Regeln, oder sie dürfen sie nutzen.
    .reading = Nur, wenn der Tisch sie wählt.
    .reason = Was man nutzen darf, ist keine Pflicht.
reading-hogwarts-year-solo-death-eaters = Todesser in einem Solospiel
    .difference = Sie kommen auf die Türme, können aber nicht angegriffen werden.
    .reading = Sie stehen da und tun nichts.
    .reason = So stimmen beide Sätze.
reading-hogwarts-year-losing-duels = Wann ein Duell verloren ist
    .difference = Bei 1 LP, oder wenn keine LP mehr da sind.
    .reading = Bei 1 LP.
    .reason = So sagt es das Kapitel über Duelle.
reading-hogwarts-year-team-cards = Karten eines Teams
    .difference = Mission 6 verlangt drei Karten, aber jedes Mitglied darf zwei einsetzen.
    .reading = Die Karten sind im Team verteilt.
    .reason = Verlangt wird es vom Team als Ganzem.
reading-hogwarts-year-last-ability = Die letzte Fähigkeit
    .difference = Jeder Gegner hat eine, aber Crabbes Karte endet mit seiner Niederlage.
    .reading = Es hängt von der Karte ab; Crabbe hat keine.
    .reason = Eine Karte geht der allgemeinen Regel vor.
reading-hogwarts-voldemort-returns-pettigrew = Kann Pettigrew besiegt werden?
    .difference = Eine Regel schickt ihn auf Start, aber solange er da ist, kämpft niemand.
    .reading = Nur mit der Option für frühe Kämpfe.
    .reason = Sonst kommt der Fall nie vor.
reading-hogwarts-year-variants = Wie viele Varianten es gibt
    .difference = Man soll eine von dreien wählen, und vier sind aufgeführt.
    .reading = Vier.
    .reason = Alle vier sind beschrieben.
reading-hogwarts-year-split = Wie die Gegenstände verteilt werden
    .difference =
        18, 3 und 9 im Regelheft; 18, 4 und 8 in älteren französischen Regeln; und neun Gegenstände für acht Felder.
    .reading = 18, 3 und 9; ein Feld auf Plan 2 hat zwei Rosetten.
    .reason = Das Regelheft, das wir lesen, ist eindeutig.
reading-hogwarts-year-more-than = Punkte, die das Spiel beenden
    .difference = Mehr als 210, 260 oder 320, oder in einer Besprechung mindestens so viele.
    .reading = Mehr als.
    .reason = Das Regelheft und zwei Zusammenfassungen sind sich einig.
reading-hogwarts-year-behaviour-range = Die Spanne der Betragenskarten
    .difference = Eine gedruckte Karte nimmt 40 Punkte; der Merkzettel eines Spielers kennt nichts unter minus 30.
    .reading = Minus 40 gibt es.
    .reason = Die Karte ist im Regelheft abgebildet.
reading-hogwarts-year-staying = Wie lange Todesser bleiben
    .difference = Bis zum Ende des Spiels, oder bis sie besiegt sind.
    .reading = Sie bewegen sich nie, und ein besiegter ist fort.
    .reason = So stimmen beide Sätze.
reading-hogwarts-year-lost-cards = Karten nach einer verlorenen Mission
    .difference = Zauber und Zaubertränke in der Regel, alle Karten im Beispiel.
    .reading = Zauber und Zaubertränke.
    .reason = Die Regel ist sorgfältiger als das Beispiel.
reading-hogwarts-year-direction = Wer der Nächste ist
    .difference = Der Spieler zur Rechten, oder in einer Hausregel im Uhrzeigersinn.
    .reading = Der Spieler zur Rechten.
    .reason = Das Regelheft ist die Quelle.
reading-hogwarts-voldemort-returns-stone = Wohin der Stein gelegt werden darf
    .difference = Überallhin außer auf Plan 2, oder auf jedes Feld.
    .reading = Nicht auf Plan 2.
    .reason = Der genaue Satz geht dem kurzen vor.
reading-hogwarts-year-rolling = Kämpfe unter Minderjährigen
    .difference = Die Kämpfer würfeln nacheinander, oder beide würfeln und vergleichen.
    .reading = Beide würfeln für einen Schlagabtausch.
    .reason = Nur dann gibt es etwas zu vergleichen.
reading-hogwarts-year-common-room = Karten in einem Gemeinschaftsraum
    .difference = Eine beliebige Karte, oder eine von vier Stapeln.
    .reading = Eine von den vier Stapeln.
    .reason = Die Liste ist die genauere.
reading-hogwarts-year-floo = Flohpulver
    .difference = Es kommt als Karte und als Plättchen vor.
    .reading = Es gibt beides, und beides tut dasselbe.
    .reason = Die Schachtel hat die Plättchen, der Stapel hat die Karten.
reading-hogwarts-year-defence-card = Nach einer Verteidigungskarte
    .difference = Der Gegner setzt einmal aus, aber im Beispiel folgt die Fähigkeit auf den nächsten Angriff.
    .reading = Nur die Verteidigungskarte selbst wird nicht erwidert.
    .reason = Das Beispiel zeigt es Schritt für Schritt.
reading-hogwarts-year-boards = Wie viele Tableaus es gibt
    .difference = 15 Tableaus und Spielsteine, aber 16 Figuren.
    .reading = 15: Pettigrew und Voldemort teilen sich eine.
    .reason = Der eine tritt an die Stelle des anderen.
reading-hogwarts-year-match-needed = Braucht man ein Match?
    .difference = Für ausgebildete Zauberer ist es eine Regel, in der Zusammenfassung eines Spielers eine Option.
    .reading = Es ist eine Regel.
    .reason = Das Regelheft ist die Quelle.


## Options

option-hogwarts-variant =
    Wer wie spielt: minderjährige Zauberer für Anfänger, ausgebildete Zauberer mit verlangten Karten und Todessern,
    Teams, oder ein Spieler allein. Wer allein am Tisch sitzt, spielt ohnehin solo.
option-hogwarts-solo_rules =
    Wessen Regeln für einen Solospieler gelten: die für minderjährige oder die für ausgebildete Zauberer.
option-hogwarts-length =
    Was das Spiel beendet: Klassisch verlangt zwei Missionen und mehr als 260 Punkte, schnell eine und 210, lang drei
    und 320.
option-hogwarts-teams =
    Wie viele Teams es in der Teamvariante gibt: eines aus allen Spielern, oder zwei, drei oder vier, die abwechselnd
    sitzen und je zwei oder drei Mitglieder haben.
option-hogwarts-end_timing =
    Ob die Runde zu Ende gespielt wird, sobald jemand das Ende erreicht hat, oder das Spiel sofort aus ist.
option-hogwarts-winner =
    Ob die meisten Punkte gewinnen, oder nur gewinnen kann, wer die Bedingungen für das Ende selbst erfüllt.
option-hogwarts-points_floor =
    Ob Punkte bei 0 haltmachen, oder darunter fallen können.
option-hogwarts-first_player =
    Ob der Zufall bestimmt, wer beginnt, oder der Platz mit der angegebenen Nummer beginnt; der erste Platz ist 0.
option-hogwarts-hp_cap =
    Ob LP ohne Grenze wachsen können, oder nur bis zu der Zahl, mit der du beginnst.
option-hogwarts-hp_zero =
    Ob dich der Verlust des letzten LP außerhalb eines Kampfes außer Gefecht setzt, oder dir 1 LP bleibt.
option-hogwarts-extra_stops =
    Ob du nur an Missionsorten und Türmen früher anhalten darfst, auch in einem Klassenzimmer, für das du ein Buch hast,
    oder an jedem Ort mit einem Namen.
option-hogwarts-floo_from_standing =
    Ob eine Reise mit Flohpulver eine Bewegung braucht, die auf einem Turm endete, oder von dem Turm aus beginnen kann,
    auf dem du schon stehst.
option-hogwarts-buckbeak =
    Ob Seidenschnabel anstelle deines Wurfs fliegt, oder nach deiner Bewegung.
option-hogwarts-trade_refused_draw =
    Ob ein abgelehnter Tausch deinen Besuch im Gemeinschaftsraum beendet, oder du noch eine Karte ziehen darfst.
option-hogwarts-required_cards =
    Ob du die Karten, die eine Mission verlangt, nur haben musst, oder sie verbrauchst.
option-hogwarts-exams_per_stop =
    Ob du alle Prüfungen ablegen darfst, für die du Bücher hast, oder eine bei jedem Stopp.
option-hogwarts-defence_dice =
    Ob Verteidigungswürfel wegbleiben, zwischen Spielern benutzt werden, oder zwischen Spielern und gegen Todesser.
option-hogwarts-de_setup =
    Ob der Zufall die Todesser auf die Türme stellt, oder der erste Spieler.
option-hogwarts-de_exclude =
    Welche Türme zu Beginn frei von Todessern bleiben: beliebige der Werte zusammen; keine, wenn du nichts auswählst.
option-hogwarts-solo_death_eaters =
    Ob Todesser in einem Solospiel nichts tun, oder vom Spiel gespielt werden.
option-hogwarts-mission_exchange =
    Ob Missionen bleiben, wie sie ausgeteilt sind, oder bei sieben und acht Spielern auf einem Turm eine getauscht
    werden darf.
option-hogwarts-coop_round_limit =
    Nach wie vielen Runden ein einziges Team aus allen Spielern verloren hat: nie, oder nach einer Anzahl Runden.
option-hogwarts-team_ability =
    Ob die Fähigkeit eines Gegners nur das Mitglied trifft, das angegriffen hat, oder nach jedem Angriff das ganze Team.
option-hogwarts-solo_quidditch =
    Ob ein Solospieler gegen eine Seite antritt, die das Spiel führt, oder es keine Matches gibt.
option-hogwarts-placement =
    Ob die Quidditch-Figuren in der Standardaufstellung beginnen, oder jede Seite sie frei aufstellt.
option-hogwarts-bludger =
    Ob ein Klatscher den ersten Gegner innerhalb der gewürfelten Entfernung trifft, oder nur in genau dieser Entfernung.
option-hogwarts-steal_cost =
    Wie viele Aktionen es kostet, den Quaffel zu entreißen: zwei, oder eine.
option-hogwarts-match_turns =
    Wie viele Züge jede Seite in Runde 1 eines Quidditch-Matches höchstens hat.
option-hogwarts-mode2_floo_refill =
    Ob Helden in Voldemorts Rückkehr in einem Gemeinschaftsraum ein Flohpulver-Plättchen nehmen dürfen, oder nicht.
option-hogwarts-mode2_early_fights =
    Ob Spieler frei aneinander vorbeigehen, bevor Voldemort zurück ist, oder schon kämpfen.
option-hogwarts-mode2_both_lack =
    Ob das Spiel weitergeht, wenn Harry und Voldemort sich begegnen und beiden ihr Plättchen fehlt, oder unentschieden
    endet.
option-hogwarts-mode2_de_draw =
    Ob Todesser in Voldemorts Rückkehr auf Zauber- und Trankfeldern Karten ziehen, oder nicht.
option-hogwarts-mode2_death_eaters =
    Ob Voldemort sechs Todesser anführt, oder drei für jeden Helden und höchstens sechs. Das zweite macht es einem Harry
    leichter, der allein ist.
option-hogwarts-pack_data =
    Mit welchem Inhalt gespielt wird: mit dem Plan, den Karten und den Figuren dieses Spiels, oder mit einem Paket, das
    der Tisch mitbringt.
option-hogwarts-seconds_per_turn =
    Wie lange ein Zug dauern darf: ohne Grenze, oder eine Anzahl Sekunden.


## Procedures

procedure-hogwarts-variants = Die Varianten nebeneinander
    .text =
        | | Minderjährig | Ausgebildet | Team | Solo |
        |---|---|---|---|---|
        | Flohpulver-Plättchen zu Beginn | 2 | 1 | 1 | 2 mit Regeln für Minderjährige, 1 mit Regeln für Ausgebildete |
        | Eine Mission braucht | Gegenstände | Gegenstände und Karten | Gegenstände und Karten, das ganze Team vor Ort | wie die gewählten Regeln |
        | Karten in einem Missionskampf | 5 | 3 | 2 für jedes Mitglied | wie die gewählten Regeln |
        | Karten in einem Duell | 5 | 3 | 3 | wie die gewählten Regeln |
        | Kampf mit einem Spieler | je ein Würfel, wer zweimal den Schlagabtausch verliert, verliert | Angriffswürfel oder Karten, verloren bei 1 LP | wie ausgebildet, nie in einem Team | keiner |
        | Karten in einem Kampf mit einem Spieler | keine | ein Zaubertrank und ein Zauber | ein Zaubertrank und ein Zauber | keine |
        | Todesser | keine | sechs | sechs | mit Regeln für Ausgebildete sechs, ohne Wirkung |
        | Match nötig, um das Spiel zu beenden | nein | ja | nein | wie die gewählten Regeln |
        | Ein verlorener Missionskampf | Tropfender Kessel | Tropfender Kessel | Tropfender Kessel | das Spiel ist verloren |
procedure-hogwarts-turn = Ein Zug Schritt für Schritt
    .text =
        1. **Beginn des Zuges.** Spiel Karten für den Zugbeginn, wenn du magst. Statt zu würfeln, darfst du mit
           Seidenschnabel fliegen oder am Ort einer Teammission warten.
        2. **Wirf** zwei Würfel.
        3. **Geh** die Summe, wie unter „Ein Weg Schritt für Schritt“ beschrieben.
        4. **Kämpfe**, wenn dort, wo deine Bewegung endet, ein Todesser oder ein anderer Spieler steht. Danach bewirkt
           das Feld nichts, und der Zug ist vorbei.
        5. **Heb** Gegenstände auf dem Feld auf, soweit die Grenzen es erlauben.
        6. **Versuch eine Mission** dieses Ortes, wenn du hast, was sie braucht, und wenn du willst.
        7. **Nutz das Feld**, und leg Prüfungen ab, wenn es ein Klassenzimmer ist.
        8. **Reise**: von einem Turm mit Flohpulver, vom Quidditchfeld mit einem Portschlüssel statt des Matches. Heb
           dort Gegenstände auf, und versuch eine Mission, wenn du in diesem Zug noch keine versucht hast. Dann kehrst
           du zurück.
        9. **Ende.** Erfüllt jetzt jemand die Bedingungen für das Ende, ist diese Runde die letzte. Der nächste Spieler
           ist der zu deiner Rechten, außer du hast den Zeitumkehrer eingesetzt.
procedure-hogwarts-walk = Ein Weg Schritt für Schritt
    .text =
        1. Geh auf ein Feld, das mit deinem verbunden ist und auf dem du in dieser Bewegung noch nicht warst. Ein freier
           Durchgang kostet nichts; jeder andere Schritt verbraucht einen deines Wurfs.
        2. Steht dort ein Todesser oder ein Spieler eines anderen Teams, endet deine Bewegung, und du kämpfst.
        3. Ist es das Quidditchfeld, endet deine Bewegung.
        4. Du darfst einen Gegenstand aufheben, der dort liegt: zwei pro Zug, sechs insgesamt.
        5. Du darfst anhalten, wenn es ein Turm ist oder der Ort einer Mission, die du jetzt versuchen kannst.
        6. Sonst geh weiter, bis der Wurf verbraucht ist. Ein Schritt, nach dem der Wurf nicht mehr verbraucht werden
           könnte, wird abgelehnt, außer wenn überhaupt kein Weg lang genug ist.
        7. Nach dem letzten Schritt darfst du noch einen freien Durchgang nehmen.
procedure-hogwarts-field = Was ein Feld bewirkt
    .text =
        | Feld | Wenn du dort anhältst | In Voldemorts Rückkehr |
        |---|---|---|
        | Zauber, Zaubertrank | zieh eine Karte | ebenso |
        | Buch, zwei Bücher | zieh ein Buch oder zwei | nichts |
        | Betragen | zieh eine Karte und tu, was sie sagt | nichts |
        | Ereignis | zieh eine Karte; sie betrifft alle | nichts |
        | Duell | kämpfe gegen den Schüler auf der Karte | nichts |
        | LP | du gewinnst die gezeigten LP | ebenso, aber nicht für Voldemort |
        | Gemeinschaftsraum | zieh eine Betragenskarte, ein Buch, einen Zaubertrank oder einen Zauber, oder biete einen Tausch an | ein Zauber oder ein Zaubertrank; ein Held darf ein Flohpulver-Plättchen nehmen |
        | Zauberkunst, Verwandlung, Verteidigung gegen die dunklen Künste | Prüfungen, dann ein Zauber | ein Zauber |
        | Zaubertränke, Kräuterkunde, Pflege magischer Geschöpfe | Prüfungen, dann zwei Zaubertränke | zwei Zaubertränke |
        | Dumbledores Büro | zwei Zauber | ebenso |
        | Snapes Büro | zwei Zaubertränke | ebenso |
        | Hagrids Hütte | ein Zaubertrank und ein Zauber | ebenso |
        | Verbotene Abteilung | ein Buch | nichts |
        | Turm | eine Reise mit Flohpulver | eine Reise mit Flohpulver für Helden |
        | Quidditchfeld | ein Match oder eine Reise mit einem Portschlüssel | Pettigrews Ritual oder eine Reise mit einem Portschlüssel |
procedure-hogwarts-mission-fight = Ein Missionskampf Schritt für Schritt
    .text =
        1. Wähl die Mission und zeig, dass du ihre Gegenstände hast, und ihre Karten, wenn die Variante sie verlangt. In
           einem Team muss jedes Mitglied da sein.
        2. Deck ihre Kampfkarte auf. In einem Team nimm ihre LP mit der Zahl der Mitglieder mal.
        3. Eine Wirkung beim Aufdecken geschieht jetzt. Jeder Verlust wird erst angekündigt: Du darfst mit einer
           Verteidigungskarte oder dem Stein der Auferstehung antworten.
        4. **Deine Runde.** Du darfst eine Verteidigungskarte spielen. Kommt die Fähigkeit vor Angriffen, schlägt sie
           jetzt zu. Dann greif mit einer Angriffskarte oder mit deinen Würfeln an.
        5. Hat dein Gegner noch LP und kommt die Fähigkeit nach Angriffen, schlägt sie jetzt zu. Bist du bei 0, hast du
           verloren. Sonst geh zu Schritt 4; in einem Team greift das nächste Mitglied an.
        6. Hat dein Gegner keine LP mehr, schlägt die Fähigkeit ein letztes Mal zu, außer die Karte sagt etwas anderes.
        7. Mit mindestens 1 LP hast du gewonnen: Nimm die Punkte, leg die Gegenstände auf Plan 2 oder in die Winkelgasse
           und leg die Mission offen hin. Mit 0 LP hast du verloren: Geh in den Tropfenden Kessel, gib Zauber und
           Zaubertränke ab und nimm 6 LP.
procedure-hogwarts-duel = Ein Duell Schritt für Schritt
    .text =
        1. Zieh eine Duellkarte; leg deine eigene Figur zurück und zieh noch einmal.
        2. Mit 1 LP hast du sofort verloren.
        3. Kämpfe wie in einem Missionskampf, vom Aufdecken an, mit der Kartengrenze für Duelle.
        4. Sobald du nur noch 1 LP hast, hast du verloren, auch durch die letzte Fähigkeit: Leg drei Karten deiner Wahl
           unter ihre Stapel, oder alle, wenn du weniger hast.
        5. Hat dein Gegner keine LP mehr und hast du nach der letzten Fähigkeit 2 oder mehr, hast du gewonnen: Zieh
           einen Zauber, einen Zaubertrank und ein Buch.
        6. Die Duellkarte kommt unter ihren Stapel, und dein Zug endet.
procedure-hogwarts-player-fight-underage = Ein Kampf zwischen minderjährigen Zauberern
    .text =
        1. Wer ankam, greift an, und wählt den Gegner, wenn es mehrere gibt.
        2. Beide werfen einen Würfel. Der niedrigere verliert 1 LP, aber nie den letzten; bei Gleichstand wird noch
           einmal geworfen.
        3. Wer zweimal den Schlagabtausch verloren hat, hat den Kampf verloren; sonst geht es zu Schritt 2.
        4. Der Sieger darf einen Gegenstand, ein Portschlüssel-Plättchen, ein Flohpulver-Plättchen oder eine zufällige
           verdeckte Karte nehmen.
        5. Der Zug ist vorbei.
procedure-hogwarts-player-fight-qualified = Ein Kampf zwischen ausgebildeten Zauberern
    .text =
        1. Wer zu Beginn nur 1 LP hat, hat verloren. Haben beide nur 1, gibt es keinen Kampf.
        2. Wer ankam, greift zuerst an: mit den Angriffswürfeln oder mit einem Zauber oder Zaubertrank.
        3. Der andere darf auf einen angekündigten Verlust mit einer Verteidigungskarte antworten. Jeder Kämpfer hat
           einen Zaubertrank und einen Zauber für den ganzen Kampf.
        4. Wer nur noch 1 LP hat, hat verloren; sonst greift der andere an.
        5. Der Sieger darf zwei Gegenstände, ein Portschlüssel-Plättchen, ein Flohpulver-Plättchen oder zwei zufällige
           verdeckte Karten nehmen.
        6. Der Zug ist vorbei.
procedure-hogwarts-death-eater = Ein Kampf mit einem Todesser
    .text =
        1. Der rechte Nachbar nimmt das Tableau des Todessers, seine vollen LP, einen Zauber und einen Zaubertrank.
        2. Der aktive Spieler greift zuerst an, dann der Todesser, und so weiter abwechselnd: mit Würfeln oder mit einer
           Karte. Der aktive Spieler darf drei Karten einsetzen.
        3. Wer zuerst keine LP mehr hat, hat verloren.
        4. Hat der Todesser verloren, ist er aus dem Spiel, und der Spieler bekommt 20 Punkte.
        5. Hat der Spieler verloren, kostet es dasselbe wie eine verlorene Mission: der Tropfende Kessel, alle Zauber
           und Zaubertränke, und 6 LP für den Neuanfang.
        6. Die Karten des Todessers kommen unter ihre Stapel, und der Zug ist vorbei.
procedure-hogwarts-match = Ein Quidditch-Match Schritt für Schritt
    .text =
        1. Jede Seite hat ein Haus. Stellt Hüter, Treiber und Jäger auf, den Quaffel und die zwei Klatscher.
        2. Beide werfen zwei Würfel; die höhere Summe beginnt.
        3. **Runde 1.** Wirf in deinem Zug zwei Würfel für deine Aktionen:

           | Was du tust | Aktionen |
           |---|---|
           | eine Figur ein Feld bewegen | 1 |
           | den Quaffel oder einen Klatscher aufnehmen, indem du sein Feld betrittst | keine |
           | einen Klatscher werfen: würfeln, Richtung wählen; das Ziel weicht mit 4 oder mehr aus | keine |
           | den Quaffel ein Feld werfen oder mit dem Hüter abspielen | 1 |
           | den Quaffel entreißen | 1 für den Schritt und 1 für das Nehmen |
           | von Linie 3 der anderen Seite schießen | 1 |

        4. Ein Schuss ist ein Tor, wenn der Würfel des Jägers höher ist als der des Hüters. Ein Tor bringt eine
           Quidditchkarte, und der Quaffel geht dann an die verteidigende Seite.
        5. Zwei Tore gewinnen Runde 1; alle Jäger der anderen Seite auszuschalten ebenso. Nach je 30 Zügen
           gewinnen mehr Tore, sonst die Würfel (RUL-HOG-178).
        6. **Runde 2.** Der Sieger von Runde 1 beginnt. Wirf in deinem Zug zwei Würfel, bewege deinen Sucher und spiel
           eine Quidditchkarte, wenn du magst.
        7. Der erste Sucher, der das Feld ganz umrundet hat, fängt den Schnatz und gewinnt 40 Punkte.
        8. Alle Quidditchkarten kommen unter ihren Stapel, und der herausgeforderte Spielstein geht zurück.
procedure-hogwarts-return-turn = Ein Zug in Voldemorts Rückkehr
    .text =
        1. **Ein Held**, der an einem Horkrux gescheitert ist, versucht es noch einmal, statt sich zu bewegen. Sonst
           wirft er zwei Würfel und geht; früher anhalten darf er an Türmen und, mit Zahn oder Schwert, an Horkruxen.
        2. Ein Held, der einem Todesser begegnet, hält an und kämpft. Harry und Voldemort halten für ihre Begegnung an.
        3. An einem Horkrux mit Zahn oder Schwert: je ein Würfel, und ein höheres Ergebnis zerstört ihn. Danach darf das
           Feld genutzt werden.
        4. **Pettigrew** wirft einen Würfel. Mit allen vier Plättchen hält er auf dem Quidditchfeld an, und Voldemort
           kehrt zurück: Sechs Todesser kommen auf Türme, Voldemort legt den Stein, danach Harry den Stab.
        5. **Voldemort** wirft einen Würfel für sich und einen für jeden Todesser, in beliebiger Reihenfolge. Ein
           Todesser, der einem Helden begegnet, hält an und greift an.
        6. **Ein Kampf:** Wer kam, greift mit Würfeln oder einer Karte an. Der Verteidiger wirft jeden gelungenen Würfel
           noch einmal: 1 oder 2 kostet den Verteidiger 2 LP, 3 bis 5 kostet ihn 1 LP, und 6 kostet den Angreifer 1 LP.
           Dann greift der andere an.
        7. Ein besiegter Held geht mit 1 LP auf Start, ein besiegter Todesser ist aus dem Spiel.
procedure-hogwarts-meeting = Wenn Harry Voldemort begegnet
    .text =
        1. Harry fehlt der Stein und Voldemort der Stab: Nichts geschieht, und das Spiel geht weiter.
        2. Nur Harry fehlt sein Plättchen: Voldemort gewinnt.
        3. Nur Voldemort fehlt sein Plättchen: Harrys Seite gewinnt.
        4. Beide haben ihres, aber ein Horkrux ist übrig: Voldemort gewinnt.
        5. Sonst das letzte Duell: je ein Würfel, bei Gleichstand noch einmal. Der höhere gewinnt das Spiel.


## Refused actions

refusal-hogwarts-not_your_turn = Du bist nicht am Zug.
refusal-hogwarts-game_over = Das Spiel ist zu Ende.
refusal-hogwarts-not_now = Das geht gerade nicht.
refusal-hogwarts-choose_character = Wähl zuerst deine Figur.
refusal-hogwarts-character_taken = Diese Figur hat schon ein anderer Spieler.
refusal-hogwarts-not_a_student = Diese Figur kannst du nicht wählen.
refusal-hogwarts-must_choose = Triff erst die Wahl, die auf dich wartet.
refusal-hogwarts-not_a_neighbour = Diese beiden Felder sind nicht verbunden.
refusal-hogwarts-not_enterable = Dieses Feld kannst du nicht betreten.
refusal-hogwarts-visited = Auf diesem Feld warst du in dieser Bewegung schon.
refusal-hogwarts-cannot_finish = Von dort könntest du den Rest deines Wurfs nicht gehen.
refusal-hogwarts-must_go_on = Hier kannst du nicht anhalten: Geh den Rest deines Wurfs.
refusal-hogwarts-no_moves_left = Du hast keine Schritte mehr übrig.
refusal-hogwarts-no_roll = In diesem Zug würfelst du nicht.
refusal-hogwarts-move_first = Beweg dich zuerst: Das kannst du dort tun, wo deine Bewegung endet.
refusal-hogwarts-no_waiting = Warten kannst du nur am Ort einer Teammission.
refusal-hogwarts-too_many_items = Du kannst in diesem Zug keine Gegenstände mehr aufheben.
refusal-hogwarts-no_such_item = Diesen Gegenstand bekommst du hier nicht.
refusal-hogwarts-out_of_reach = Dieser Gegenstand ist zu weit entfernt.
refusal-hogwarts-swap_needed = Du hast sechs Gegenstände: Wähl einen, den du zurücklässt.
refusal-hogwarts-swap_not_needed = Du hast Platz für den Gegenstand und musst keinen zurücklassen.
refusal-hogwarts-must_put_tokens = Leg zuerst das Plättchen auf ein Feld.
refusal-hogwarts-bad_place = Dieses Feld kannst du dafür nicht wählen.
refusal-hogwarts-not_held = Diese Karte oder dieses Plättchen hast du nicht.
refusal-hogwarts-not_in_deck = Diese Karte ist nicht im Stapel.
refusal-hogwarts-deck_empty = Dieser Stapel hat keine Karten mehr.
refusal-hogwarts-must_arrange = Leg alle diese Karten zurück, in beliebiger Reihenfolge.
refusal-hogwarts-must_discard = Wähl zuerst die Karte, die du verlierst.
refusal-hogwarts-no_such_ability = Diese Fähigkeit hat deine Figur nicht.
refusal-hogwarts-not_usable = Dieses Plättchen kannst du hier nicht einsetzen.
refusal-hogwarts-wrong_moment = Du kannst gerade nicht losfliegen.
refusal-hogwarts-wrong_moment_for_card = Diese Karte wirkt nur in einem Kampf.
refusal-hogwarts-start_of_turn_only = Diese Karte kannst du nur zu Beginn deines Zuges einsetzen.
refusal-hogwarts-not_against_players = Minderjährige Zauberer dürfen gegen andere Spieler keine Karten einsetzen.
refusal-hogwarts-no_target = Es gibt niemanden, gegen den du diese Karte einsetzen könntest.
refusal-hogwarts-not_on_a_tower = Flohpulver wirkt nur von einem Turm aus.
refusal-hogwarts-no_floo = Du hast kein Flohpulver.
refusal-hogwarts-no_portkey = Du hast kein Portschlüssel-Plättchen.
refusal-hogwarts-one_trip = Du kannst nur eine Reise pro Zug machen.
refusal-hogwarts-not_a_floo_place = Dorthin führt kein Flohpulver.
refusal-hogwarts-graveyard_by_portkey = Auf den Friedhof bringt dich nur ein Portschlüssel.
refusal-hogwarts-not_your_mission = Das ist keine deiner offenen Missionen.
refusal-hogwarts-one_attempt = Du hast in diesem Zug schon eine Mission versucht.
refusal-hogwarts-must_attempt = Du hast früher angehalten, um hier etwas zu versuchen: Versuch es jetzt.
refusal-hogwarts-mission_needs_items = Für diese Mission fehlen dir Gegenstände.
refusal-hogwarts-mission_needs_cards = Für diese Mission fehlen dir Karten.
refusal-hogwarts-team_not_there = Erst muss dein ganzes Team hier sein.
refusal-hogwarts-not_here = Das geht auf diesem Feld nicht.
refusal-hogwarts-no_trade = Dieser Tausch ist nicht möglich.
refusal-hogwarts-must_answer = Antworte zuerst auf das Angebot.
refusal-hogwarts-other_classroom = Die Prüfung zu diesem Buch ist in einem anderen Klassenzimmer.
refusal-hogwarts-choose_opponent = Wähl zuerst, gegen wen du kämpfst.
refusal-hogwarts-no_such_player = Diesen Spieler kannst du dafür nicht wählen.
refusal-hogwarts-no_cards = Minderjährige Zauberer kämpfen gegeneinander ohne Karten.
refusal-hogwarts-no_tokens = Todesser haben keine Gegenstände.
refusal-hogwarts-too_many_cards = Du hast alle Karten eingesetzt, die dieser Kampf erlaubt.
refusal-hogwarts-found_this_round = Diese Karte kannst du ab der nächsten Runde einsetzen.
refusal-hogwarts-not_a_defence = Jetzt hilft nur eine Verteidigungskarte.
refusal-hogwarts-one_defence = Du kannst nur eine Verteidigungskarte auf einmal spielen.
refusal-hogwarts-nothing_to_cancel = Es gibt nichts, was diese Karte aufheben könnte.
refusal-hogwarts-dice_only = Dieser Gegenstand gibt nur Angriffswürfel, und die helfen jetzt nicht.
refusal-hogwarts-bad_dice = Diese Würfel kannst du nicht noch einmal werfen.
refusal-hogwarts-not_a_way_out = Über dieses Feld kannst du dem Kampf nicht entkommen.
refusal-hogwarts-nothing_there = Der Verlierer hat nichts dergleichen.
refusal-hogwarts-place_death_eater = Stell erst den Todesser auf einen Turm.
refusal-hogwarts-not_a_tower = Dorthin kannst du keinen Todesser stellen: Wähl einen anderen Turm.
refusal-hogwarts-tower_taken = Auf diesem Turm ist schon ein Todesser.
refusal-hogwarts-hero_there = Auf diesem Turm ist ein Held.
refusal-hogwarts-not_a_hero = Wähl eine Figur von Harrys Seite.
refusal-hogwarts-hero_needed = Harry muss mitspielen, und außer dir ist niemand mehr da, der ihn spielen könnte.
refusal-hogwarts-wrong_side = Dieses Plättchen gehört der anderen Seite.
refusal-hogwarts-never_carried = Einen Horkrux kann man nicht tragen.
refusal-hogwarts-no_powers = Gegenstände haben in Voldemorts Rückkehr keine Kräfte.
refusal-hogwarts-token_on_mission = Die Mission verlangt diesen Gegenstand, also kannst du ihn jetzt nicht anders benutzen.
refusal-hogwarts-no_horcrux = Hier liegt kein Horkrux.
refusal-hogwarts-no_weapon = Du brauchst den Basiliskenzahn oder das Schwert von Gryffindor.
refusal-hogwarts-must_retry = Versuch noch einmal, den Horkrux zu zerstören, bevor du weitergehst.
refusal-hogwarts-not_a_weapon = Übergeben kannst du nur, was Horkruxe zerstört.
refusal-hogwarts-not_together = Du kannst nur einem Helden auf demselben Feld etwas übergeben.
refusal-hogwarts-board_full = Dieser Held hat keinen Platz für einen weiteren Gegenstand.
refusal-hogwarts-unused_deck = Dieser Stapel wird an diesem Tisch nicht gebraucht.
refusal-hogwarts-no_floo_here = Hier gibt es kein Flohpulver.
refusal-hogwarts-floo_not_needed =
    Flohpulver bekommst du nur, wenn du keines hast und noch ein Horkrux an einem fernen Ort liegt.
refusal-hogwarts-no_such_pawn = Das ist keiner deiner Spielsteine.
refusal-hogwarts-already_moved = Dieser Spielstein hat sich in diesem Zug schon bewegt.
refusal-hogwarts-must_challenge = Fordere jemanden zu einem Match heraus oder nimm den Portschlüssel.
refusal-hogwarts-play_to_end = Du musst das Match zu Ende spielen.
refusal-hogwarts-house_taken = Für dieses Haus spielt schon der Herausforderer.
refusal-hogwarts-match_first = Spiel zuerst das Match zu Ende.
refusal-hogwarts-must_place = Stell zuerst deine Figuren auf.
refusal-hogwarts-already_placed = Diese Figur hast du schon aufgestellt.
refusal-hogwarts-wrong_line = Diese Figur kann dort nicht beginnen.
refusal-hogwarts-must_roll = Wirf zuerst die Würfel.
refusal-hogwarts-no_actions = Du hast nicht genug Aktionen übrig.
refusal-hogwarts-piece_out = Diese Figur ist aus dem Match.
refusal-hogwarts-not_a_step = Geh auf das nächste Feld entlang der gepunkteten Linien.
refusal-hogwarts-field_taken = Dort ist schon eine deiner eigenen Figuren.
refusal-hogwarts-opponent_there = Dort ist ein Gegner: Geh um ihn herum.
refusal-hogwarts-keeper_stays = Ein Hüter kann den Torraum nicht verlassen.
refusal-hogwarts-goal_area = Nur Hüter dürfen einen Torraum betreten.
refusal-hogwarts-no_bludger = Diese Figur hat keinen Klatscher zum Werfen.
refusal-hogwarts-thrown_already = Dieser Treiber hat in diesem Zug schon einen Klatscher geworfen.
refusal-hogwarts-must_throw = Wähl eine Richtung für den Klatscher.
refusal-hogwarts-no_quaffle = Deine Seite hat den Quaffel nicht.
refusal-hogwarts-bad_pass = Dorthin kannst du den Quaffel nicht werfen.
refusal-hogwarts-nobody_to_rob = Keiner deiner Jäger ist auf einem Feld mit dem Träger des Quaffels.
refusal-hogwarts-must_take = Nimm den Quaffel, dein Jäger hat ihn erreicht.
refusal-hogwarts-too_far = Schießen kannst du nur von Linie 3 der anderen Seite.
refusal-hogwarts-must_put = Leg den Quaffel zuerst auf ein Feld deiner Linie 3.
refusal-hogwarts-not_your_line = Der Quaffel muss auf deine eigene Linie 3.
refusal-hogwarts-one_card = Du hast in diesem Zug schon eine Quidditchkarte eingesetzt.
