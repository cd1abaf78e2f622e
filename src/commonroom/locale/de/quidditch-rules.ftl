### The rules of the Quidditch card game in German: one message per rule or ruling, and the words of the document.
### The order and the structure are in games/quidditch/rules.toml.


## The document

document-quidditch = Quidditch, das Kartenspiel: die Regeln
    .intro =
        Diese Seite enthält alle Regeln, nach denen das Quidditch-Kartenspiel im Common Room gespielt wird. Zwei
        Häuser treffen auf dem Spielfeld aufeinander. Ihr legt Karten verdeckt an die Bälle, deckt sie auf,
        erzielt Tore, weicht Klatschern aus und spielt, bis jemand den Goldenen Schnatz fängt.

        - Eine Kennung wie QCG-40 bezeichnet eine **Regel**: Sie steht in der gedruckten Anleitung oder folgt
          unmittelbar aus ihr. Die Quelle nennt die Stelle und sagt, ob die Regel gedruckt, aus dem gedruckten
          Text erschlossen oder einer öffentlichen Quelle außerhalb der Anleitung entnommen ist.
        - Eine Kennung wie RUL-QCG-40 bezeichnet eine **Entscheidung**: So halten wir es, wo die Anleitung
          schweigt, unklar ist oder sich widerspricht. Sie besteht aus Frage, Antwort und Begründung. Manche
          Entscheidungen lassen sich beim Eröffnen eines Tisches durch eine Option ändern.

        Einige Wörter kommen überall vor:

        - Der **Hausstapel** ist dein eigener Kartenstapel, und er hat seinen eigenen Ablagestapel.
          Der **Feldstapel** gehört beiden Spielern. Das **Spielfeld** ist der Platz zwischen euch, auf dem die
          Bälle offen liegen, und auf deinem **Gewinnstapel** liegen die Feldkarten, die du gewonnen hast.
        - Ein **Ball** ist ein Quaffel, ein Klatscher oder der Goldene Schnatz auf dem Spielfeld. Ein Ball
          ist **umkämpft**, wenn in dieser Runde um ihn gespielt wird, und **entschieden**, sobald sein Ergebnis
          feststeht.
        - Der **Startspieler** eröffnet die Runde; der andere ist der **zweite Spieler**.
        - Eine Karte **legen** heißt, sie verdeckt an einen umkämpften Ball zu legen. Eine Sonderkarte, die so
          gelegt wird, ist **beiseitegelegt**: Dort hat sie keine Kraft. Eine Sonderkarte **ausspielen** heißt,
          sie aus der Hand zu zeigen, zu sagen, was sie bewirkt, und sie wirken zu lassen.
        - Der **wirksame Wert** einer gelegten Spielerkarte ist ihr gedruckter Wert nach Abzug von allem, was
          sie schwächt.
        - Wer an einem Ball nichts hat, was zählt, hat dort **keine Karte**; siehe RUL-QCG-33.
        - Wer einen Klatscher an den anderen Spieler verliert, wird **getroffen**.

        Diese Seite ist nicht offiziell: Alle Regeln sind mit eigenen Worten wiedergegeben und ersetzen nicht
        die Anleitung in deiner Schachtel. Die Namen von Spielen, Verlagen, Häusern und Figuren sind Marken
        ihrer Inhaber.
    .contents = Inhaltsverzeichnis
    .editions = Ausgaben
    .edition = Ausgabe
    .id = Schreibweise
    .box = Schachtel
    .topic = Thema
    .ids = Siehe
    .readings = Wo die Anleitung unklar ist und welcher Lesart wir folgen
    .readings-intro =
        Wir lesen die niederländische Anleitung des Spiels. Sie hat Versehen, Lücken und Stellen, die einander
        widersprechen; hier sind die, auf die es im Spiel ankommt.
    .difference = Der Text
    .reading = Unsere Lesart
    .why = Begründung
    .options = Optionen
    .options-intro = Ein Tisch wählt seine Optionen vor Spielbeginn. Der erste Wert ist die Voreinstellung.
    .option = Option
    .values = Werte
    .decides = Was sie festlegt
    .procedures = Abläufe
    .procedures-intro =
        Die Karten, und dieselben Regeln noch einmal, genau in der Reihenfolge, in der sie angewandt werden.
    .refusals = Abgelehnte Aktionen
    .refusals-intro =
        Eine unerlaubte Aktion wird abgelehnt, und ein Code sagt, warum; dies sind die Codes, die im Spiel
        vorkommen. Am Spiel ändert sich dadurch nichts: Die Karte bleibt auf der Hand, und wer handeln muss,
        muss es weiterhin.
    .code = Code
    .meaning = Bedeutung
    .source = Quelle
    .rulings = Entscheidung

edition-quidditch-card-game-2001 = Kartenspiel 2001
    .box = Quidditch, das Kartenspiel für zwei, Mattel 2001


## Sections

section-quidditch-components = Spielmaterial
    .about = die drei Stapel, Spielerkarten, Sonderkarten, Feldkarten
section-quidditch-setup = Vorbereitung
    .about = Häuser, erste Handkarten, wer zuerst Startspieler ist
section-quidditch-information = Offene und verdeckte Informationen
    .about = was Spieler und Zuschauer sehen dürfen, und woher der Zufall kommt
section-quidditch-goal = Ziel und Punkte
    .about = was die Bälle wert sind und wie lange ein Spiel dauert
section-quidditch-round = Die Runde
    .about = wer Startspieler ist, wie eine Runde beginnt und endet
section-quidditch-pitch = Das Spielfeld
    .about = wie viele Bälle Platz haben, was aufgedeckt wird, was liegen bleibt
section-quidditch-declaring = Ansagen
    .about = sagen, um welche Klatscher und ob du um den Schnatz spielst
section-quidditch-laying = Karten legen
    .about = wie viele Karten, zu wenige Karten, Bluffs, keine Karte haben
section-quidditch-quaffle = Der Quaffel
    .about = der Ball, um den immer gespielt wird, Hüter und Paraden
section-quidditch-bludger = Klatscher
    .about = Treiber, Treffer und kleinere Hände
section-quidditch-free-goal = Freitore
    .about = das Tor, das keine Karte braucht
section-quidditch-snitch = Der Goldene Schnatz
    .about = Sucher, der Fang, die letzte Jagd
section-quidditch-new-round = Eine neue Runde
    .about = die Hand auffüllen, leere Hausstapel
section-quidditch-several-balls = Mehrere Bälle zugleich
    .about = wer die Reihenfolge wählt, und wann
section-quidditch-specials = Sonderkarten
    .about = die fünf Arten von Flüchen und Zaubern, ihre Ziele, wohin sie kommen
section-quidditch-windows = Fenster
    .about = wann Sonderkarten ausgespielt werden können, und wer das erste Wort hat
section-quidditch-answers = Antworten
    .about = eine Sonderkarte aufheben
section-quidditch-fouls = Fouls und Schiedsrichter
    .about = ein Hüter außer Gefecht, Strafwürfe, und was sie aufhält
section-quidditch-end = Spielende
    .about = Ablagestapel, die letzten Bälle, die Wertung, Unentschieden
section-quidditch-leaving = Zeit, Bots und Aufgeben
    .about = Uhren, abwesende Spieler, was Bots dürfen, Aufgeben


## Components

QCG-01 =
    Quidditch ist ein Duell für genau zwei Personen. Die Schachtel empfiehlt es ab acht Jahren.
    .source = Titelseite (gedruckt)
QCG-02 =
    Die 108 Karten bilden drei Stapel, die du an den Rückseiten erkennst: 40 scharlachrote für Gryffindor, 40
    grüne für Slytherin und 28 blaue Feldkarten für beide.
    .source = Inhalt (gedruckt; die Summe ist berechnet)
QCG-03 =
    In einem Hausstapel stecken zwei Sorten von Karten. Jäger, Hüter, Treiber und Sucher sind Spielerkarten;
    Schiedsrichter, Fouls, Flüche und Zauber sind Sonderkarten.
    .source = Deine Karten ansehen (gedruckt)
QCG-04 =
    Eine Spielerkarte zeigt eine Rolle und einen Wert. Jäger gehen von 4 bis 10, Hüter von 6 bis 10, Treiber von
    1 bis 3, und ein Sucher hat 11 oder 12.
    .source = Spiel um einen Quaffel, Spiel um einen Klatscher und Spiel um den Goldenen Schnatz (gedruckt)
QCG-05 =
    In deinem Hausstapel hast du zwei Sucher: Einer hat den Wert 11, der andere den Wert 12.
    .source =
        Spiel um den Goldenen Schnatz. Anzahl und Werte sind gedruckt, allerdings für den falschen Stapel; eine
        öffentliche Besprechung bestätigt je einen Sucher von jedem Wert.
QCG-06 =
    Kein Haus ist stärker: In beiden Hausstapeln sind dieselben Karten in denselben Anzahlen.
    .source = Nicht in der Anleitung; aus einer öffentlichen Quelle, einer Besprechung des Spiels.
QCG-07 =
    Der Feldstapel besteht aus Quaffeln, Klatschern, Freitoren und einem einzigen Goldenen Schnatz.
    .source = Spielverlauf und Spiel um den Goldenen Schnatz (gedruckt)
QCG-08 =
    Unter den Feldkarten ist keine so häufig wie der Quaffel.
    .source = Spiel um einen Quaffel (gedruckt)
RUL-QCG-81 =
    Es sind die Stapel, die unter „Die Stapel“ in den Abläufen stehen. Wo keine Quelle die Karten zählt, haben
    wir sie selbst entworfen. Wer die Schachtel besitzt, kann mit deck_data andere Stapel an ihre Stelle setzen;
    beide Spieler benutzen dann den gleichen Hausstapel, und die Stapel müssen die Prüfungen bestehen, die
    ebenfalls dort stehen.
    .question = Wie oft gibt es jede Karte, und darf ein Tisch eigene Stapel verwenden?
    .reason =
        Gezählt werden in allen Quellen, die wir fanden, nur der Schnatz und die Sucher. Wer die Schachtel
        besitzt, kann einfach nachsehen.


## Setup

QCG-09 =
    Sortiert die Karten in ihre drei Stapel, mischt jeden Stapel und legt ihn verdeckt bereit.
    .source = Vorbereitung (gedruckt)
QCG-10 =
    Der Feldstapel kommt in die Mitte des Tisches, in Reichweite beider Spieler.
    .source = Vorbereitung (gedruckt)
QCG-11 =
    Jeder von euch wählt ein Haus. Einer spielt Gryffindor, einer spielt Slytherin.
    .source =
        Vorbereitung (gedruckt; dass die Häuser verschieden sind, ist daraus erschlossen, dass es für jedes
        einen Stapel gibt)
QCG-12 =
    Deine ersten Handkarten sind die obersten fünf Karten deines eigenen Hausstapels. Zeig sie deinem Gegner
    nicht.
    .source = Vorbereitung (gedruckt)
QCG-13 =
    In der ersten Runde ist immer Slytherin der Startspieler.
    .source = Spielbeginn (gedruckt)
RUL-QCG-17 =
    Wer zuerst am Tisch war, darf wählen, und der andere nimmt das Haus, das übrig bleibt. An einem Online-Tisch
    darf sich jeder Platz vor Spielbeginn ein Haus wünschen: Der Wunsch des ersten Platzes geht vor, dann kommt
    der des zweiten, und ohne jeden Wunsch spielt der erste Platz Gryffindor.
    .question = Was, wenn beide Spieler dasselbe Haus wollen?
    .reason =
        Irgendetwas muss es entscheiden. Viel hängt nicht davon ab: Die Stapel sind gleich, sodass das Haus nur
        bestimmt, wer in der ersten Runde Startspieler ist.
RUL-QCG-18 =
    Nein. Du spielst mit den fünf Karten, die du bekommen hast.
    .question = Darf man schlechte erste Handkarten austauschen?
    .reason = Ein zweites Austeilen kennt die Anleitung nicht, und die Hand wird ohnehin in jeder Runde aufgefüllt.


## Open and hidden information

RUL-QCG-76 =
    Ja. Beide Spieler dürfen beide Ablagestapel von oben bis unten durchsehen. Die Option discard_view kann das
    beim Stapel des anderen Spielers auf die oberste Karte beschränken.
    .question = Darf man die Ablagestapel durchsehen?
    .reason = Jede Karte darin war für beide Spieler offen, als sie dorthin kam.
RUL-QCG-77 =
    Offen für alle sind: wie viele Karten auf jeder Hand, in jedem Hausstapel und im Feldstapel sind; das
    Spielfeld und sein Ablagestapel; die Gewinnstapel und die Punkte; die in dieser Runde ausgespielten
    Sonderkarten; Treffer, Startspieler und Nummer der Runde; an welchen Bällen Karten liegen; und aus welchen
    Karten die Stapel bestehen. Verdeckt sind die Karten auf der anderen Hand, die verdeckten Karten des anderen
    Spielers und die Reihenfolge jedes verdeckten Stapels, auch des eigenen.
    .question = Was ist sonst noch offen, und was ist verdeckt?
    .reason = Das ist es, was zwei Menschen an einem echten Tisch sehen und zählen könnten.
RUL-QCG-78 =
    Nur, was für alle offen ist.
    .question = Was sehen Zuschauer?
    .reason = Wer als Zuschauer Handkarten kennte, könnte sie verraten.
RUL-QCG-80 =
    Eine einzige Zufallsquelle, die vom Startwert (Seed) der Partie ausgeht. Startwert und Aktionen zusammen
    lassen die Partie genau so noch einmal ablaufen.
    .question = Wer mischt, und wer wählt Karten zufällig aus?
    .reason = Kein Spieler kann sie beeinflussen, und hinterher können alle sie nachprüfen.


## Goal and points

QCG-14 =
    Jeder Quaffel, den du gewinnst, bringt dir 10 Punkte.
    .source = Spielverlauf und Spiel um einen Quaffel (gedruckt)
QCG-15 =
    Jedes Freitor, das du aufdeckst, bringt dir 10 Punkte.
    .source = Spielverlauf und Spiel um eine Torkarte (gedruckt)
QCG-16 =
    Wer den Goldenen Schnatz fängt, bekommt 150 Punkte.
    .source = Spielverlauf und Spiel um den Goldenen Schnatz (gedruckt)
QCG-17 =
    Klatscher bringen keine Punkte. Auch wenn du einen gewinnst, kommt er nicht auf deinen Gewinnstapel.
    .source = Spiel um einen Klatscher (gedruckt; dass sie keine Punkte bringen, ist erschlossen)
QCG-18 =
    Ihr spielt Runde um Runde, bis der Goldene Schnatz gefangen ist.
    .source = Ziel des Spiels und Gewinner (gedruckt)
QCG-19 =
    Ist das Spiel zu Ende, gewinnt, wer die meisten Punkte hat.
    .source = Ziel des Spiels und Gewinner (gedruckt)
QCG-20 =
    Wer den Schnatz fängt, hat noch nicht gewonnen: Liegt der andere Spieler trotz der 150 Punkte noch vorn,
    gewinnt er. Das ist schwer, aber zu schaffen.
    .source = Gewinner (gedruckt)


## The round

QCG-21 =
    Ein Spiel besteht aus vielen kurzen Runden.
    .source = Spielbeginn (gedruckt)
QCG-22 =
    Du und dein Gegner seid abwechselnd Startspieler, jeder eine Runde lang.
    .source = Spielbeginn (gedruckt)
QCG-23 =
    Um die Runde zu eröffnen, nimmt der Startspieler die oberste Karte des Feldstapels und legt sie offen
    zwischen euch.
    .source = Spielbeginn (gedruckt)
QCG-24 =
    In der Regel beginnst du jede Runde mit fünf Hauskarten auf der Hand.
    .source = Deine Karten ansehen (gedruckt)
QCG-25 =
    Die Bälle auf dem Spielfeld bestimmen, welche Karten zu legen sich lohnt und ob du überhaupt welche legen
    musst.
    .source = Deine Karten ansehen (gedruckt)
QCG-26 =
    Die Runde endet, wenn keine gelegte Hauskarte mehr auf dem Spielfeld ist: Alle sind aufgedeckt, entschieden
    und abgelegt.
    .source = Beginn einer neuen Runde (gedruckt)
RUL-QCG-20 =
    Die Runde ist vorbei, ohne dass eine Karte gelegt wird. Beide Spieler füllen auf, und der andere Spieler
    wird Startspieler und eröffnet die nächste Runde.
    .question = Was, wenn kein Quaffel da ist und niemand einen der anderen Bälle will?
    .reason =
        QCG-51 beendet die Runde an dieser Stelle, und nach QCG-75 wechselt der Startspieler mit jeder neuen
        Runde.


## The pitch

QCG-27 =
    Die Bälle liegen zwischen den beiden Spielern, für beide sichtbar.
    .source = Spielverlauf und Spielbeginn (gedruckt)
QCG-28 =
    Auf dem Spielfeld ist Platz für vier Bälle: einen Quaffel, zwei Klatscher und den Goldenen Schnatz.
    .source = Spielverlauf und Beginn einer neuen Runde (gedruckt)
QCG-29 =
    Gewinnt niemand einen Ball, liegt er in der nächsten Runde immer noch da.
    .source = Spiel um einen Quaffel, Spiel um einen Klatscher und Spiel um den Goldenen Schnatz (gedruckt)
QCG-30 =
    Eine Runde kann also mit leerem Spielfeld beginnen oder mit Bällen von vorher.
    .source = Beginn einer neuen Runde (gedruckt)
QCG-31 =
    Liegt noch ein Quaffel auf dem Spielfeld, eröffnet der neue Startspieler die Runde mit ihm und deckt keine
    Feldkarte auf.
    .source = Beginn einer neuen Runde (gedruckt)
QCG-32 =
    Für einen dritten Klatscher ist kein Platz. Wer ihn aufgedeckt hat, legt ihn auf den Ablagestapel des
    Spielfelds, deckt dafür die nächste Karte auf und bleibt Startspieler.
    .source = Beginn einer neuen Runde (gedruckt)
RUL-QCG-21 =
    Ja. Nur ein Quaffel von vorher verhindert es.
    .question = Deckt der Startspieler eine Karte auf, wenn Bälle von vorher daliegen, aber kein Quaffel?
    .reason = QCG-31 nennt den Quaffel und keinen anderen Ball.
RUL-QCG-22 =
    Eine nach der anderen, bis ein Ball auf dem Spielfeld liegen bleibt oder der Feldstapel leer ist. Ein
    Freitor oder ein dritter Klatscher ist kein solcher Ball, deshalb folgt darauf noch eine Karte.
    .question = Wie viele Feldkarten deckt der Startspieler auf?
    .reason = QCG-32 und QCG-65 verlangen beide noch eine Karte.
RUL-QCG-23 =
    Mit richtigen Stapeln kommt das nie vor. Geschieht es doch, wird der überzählige Ball wie ein dritter
    Klatscher behandelt: Er wird abgelegt, und die nächste Karte wird aufgedeckt.
    .question = Was, wenn ein zweiter Quaffel oder ein zweiter Schnatz auftaucht?
    .reason =
        Solange ein Quaffel daliegt, wird nichts aufgedeckt, und es gibt nur einen Schnatz; die Grenze aus
        QCG-28 muss aber auch für ungewöhnliche Stapel gelten.
RUL-QCG-25 =
    Es wird nichts mehr aufgedeckt, und die Runde geht mit den Bällen weiter, die da sind.
    .question = Was, wenn der Feldstapel zu Ende geht, während der Startspieler Karten aufdeckt?
    .reason = Um die Bälle auf dem Spielfeld kann auch ohne einen neuen gespielt werden.


## Declaring

RUL-QCG-24 =
    Jeder Klatscher und der Schnatz, jeder für sich und in jeder Runde, in der sie auf dem Spielfeld liegen. Die
    beiden Plätze für Klatscher unterscheiden sich nur im Namen, und ein aufgedeckter Klatscher kommt auf den
    ersten freien Platz.
    .question = Bei welchen Bällen können die Spieler wählen, ob sie um sie spielen?
    .reason =
        Die Anleitung beschreibt nur, was mit einem neuen Klatscher geschieht, aber um einen Ball, der im Spiel
        bleibt, kann wieder gespielt werden.
RUL-QCG-26 =
    Zuerst nennt der Startspieler auf einmal alle freiwilligen Bälle, um die er spielt. Dann darf der zweite
    Spieler von den übrigen beliebige nennen. Einer von beiden genügt, damit ein Ball für beide umkämpft ist,
    und alle hören es. Die Option declare_mode kann beide gleichzeitig und geheim wählen lassen; dann ist jeder
    Ball umkämpft, den mindestens einer genannt hat, und in RUL-QCG-27 zählen nur die Pflichtbälle als
    geschuldet.
    .question = Wer entscheidet zuerst, um welche Bälle gespielt wird?
    .reason = Der Startspieler deckt die Karte auf, also sollte er auch das erste Wort dazu haben.
RUL-QCG-27 =
    Du kannst einen Ball für jede Karte ansagen, die du über die schon geschuldeten hinaus auf der Hand hast,
    und nicht mehr.
    .question = Darf ein Spieler mehr Bälle ansagen, als er Karten dafür hat?
    .reason = Jeder angesagte Ball verpflichtet beide Spieler, eine Karte zu legen; siehe QCG-52 und QCG-68.
RUL-QCG-28 =
    Ja. Das ist ein Bluff wie jeder andere.
    .question = Darf ein Spieler ohne Treiber um einen Klatscher oder ohne Sucher um den Schnatz spielen?
    .reason = An diese Bälle darf jede Karte gelegt werden, und an anderer Stelle lobt die Anleitung das Bluffen.
RUL-QCG-29 =
    Nein. Angesagt ist angesagt.
    .question = Kann man eine Ansage zurücknehmen?
    .reason = Der andere Spieler ist durch sie schon verpflichtet.


## Laying cards

RUL-QCG-14 =
    Nein. Beide Spieler wählen geheim und legen ihre Karten im selben Augenblick.
    .question = Kann man eine Sonderkarte ausspielen, nachdem der eine und bevor der andere gelegt hat?
    .reason =
        An zwei Bildschirmen soll niemand davon profitieren, langsamer zu sein. Was QCG-82 erlaubt, decken die
        Fenster vor und nach dem Legen ab.
RUL-QCG-30 =
    Eine an jeden umkämpften Ball, von dem du nicht abgedrängt wurdest, oder alle, die du hast, wenn deine Hand
    dafür zu klein ist. Nie zwei an denselben Ball, also nie mehr als vier.
    .question = Wie viele Karten legt ein Spieler?
    .reason = An jedem Ball steht eine Karte gegen eine Karte.
RUL-QCG-31 =
    Dann werden alle gelegt. Eine kommt an den Quaffel, wenn du dort legen darfst, und die übrigen dorthin, wo
    du willst. An einem Ball, für den keine bleibt, hast du keine Karte.
    .question = Was, wenn auf der Hand weniger Karten sind, als es umkämpfte Bälle gibt?
    .reason = Der Quaffel ist der einzige Ball, um den in jedem Fall gespielt werden muss.
RUL-QCG-32 =
    Ein Spieler ohne Karten legt nichts, während der andere wie üblich legt. Sind beide Hände leer, wird um
    keinen Ball gespielt: Alle bleiben liegen, die Runde endet, und beide Spieler füllen auf.
    .question = Was, wenn ein Spieler gar keine Handkarten hat?
    .reason = Ohne eine Karte auf irgendeiner Seite gibt es nichts zu vergleichen.
RUL-QCG-33 =
    Du hast keine Karte an einem Ball, an den du nichts gelegt hast, von dem du abgedrängt wurdest, an dem du
    eine Sonderkarte beiseitegelegt hast oder an dem dein Hüter außer Gefecht ist. Keine Karte zu haben ist
    nichts wert und gewinnt nichts. Man verliert damit den Quaffel gegen jede Spielerkarte, einen Klatscher
    gegen einen Treiber und den Schnatz gegen einen Sucher. Ist es auf beiden Seiten so, bleibt der Ball liegen.
    .question = Was bedeutet es, an einem Ball keine Karte zu haben?
    .reason = In all diesen Fällen hat ein Spieler nichts zu vergleichen, deshalb werden sie gleich behandelt.
RUL-QCG-34 =
    Ja, an jedem Ball. Ist aside_only_without_player_cards eingeschaltet, ist es am Quaffel verboten, solange du
    eine Spielerkarte auf der Hand hast; für die anderen Bälle ändert sich nichts.
    .question = Darf jemand eine Sonderkarte beiseitelegen, der noch Spielerkarten hat?
    .reason =
        Eine Überschrift der Anleitung beschränkt es auf Spieler, die keine andere Wahl haben, aber ihr Text
        empfiehlt den Kniff dann als Bluff und zum Ausweichen; siehe QCG-48 und QCG-91.
RUL-QCG-35 =
    Solange der andere Spieler noch nicht gelegt hat, darfst du es dir anders überlegen. Haben beide gelegt,
    steht alles fest. Bis dahin erfährt dein Gegner nur, ob du bereit bist, und danach, an welchen Bällen deine
    Karten liegen.
    .question = Kann man gelegte Karten noch ändern?
    .reason = Bis dahin wurde nichts gezeigt, also schadet es niemandem.


## The Quaffle

QCG-33 =
    Ein Quaffel wird nie übergangen. Solange einer auf dem Spielfeld liegt, müsst ihr beide um ihn spielen.
    .source = Spiel um einen Quaffel (gedruckt)
QCG-34 =
    Du spielst um ihn, indem du eine Karte verdeckt vor den Quaffel legst, und dein Gegner tut dasselbe.
    .source = Spiel um einen Quaffel (gedruckt)
QCG-35 =
    Jede Rolle darf es versuchen. Jäger sind dafür gemacht und Hüter verteidigen, aber auch ein Treiber oder ein
    Sucher kann gelegt werden.
    .source = Spiel um einen Quaffel (gedruckt)
QCG-36 =
    Ihr deckt eure beiden Karten gleichzeitig auf.
    .source = Spiel um einen Quaffel (gedruckt)
QCG-37 =
    Von zwei Spielerkarten holt sich die mit dem höheren Wert den Quaffel, und ihr Besitzer legt ihn offen auf
    seinen Gewinnstapel.
    .source = Spiel um einen Quaffel (gedruckt)
QCG-38 =
    Die beiden gelegten Karten haben dann ihre Schuldigkeit getan. Jede kommt offen auf den Ablagestapel ihres
    Besitzers.
    .source = Spiel um einen Quaffel (gedruckt)
QCG-39 =
    Bei gleichen Werten bleibt der Quaffel bis zur nächsten Runde liegen, und die beiden Karten werden trotzdem
    abgelegt.
    .source = Spiel um einen Quaffel (gedruckt)
QCG-40 =
    Ein Hüter hält gegen jede andere Rolle, wenn sein Wert mindestens genauso hoch ist. Eine Parade gewinnt
    nichts: Die Karten werden abgelegt, und der Quaffel bleibt für die nächste Runde liegen.
    .source = Spiel um einen Quaffel (gedruckt; dass zwei Hüter hier nicht gemeint sind, folgt aus QCG-42)
QCG-41 =
    Gegen einen höheren Wert ist ein Hüter machtlos, und der Quaffel geht an den Gegner.
    .source =
        Spiel um einen Quaffel (erschlossen: Der höhere Wert gewinnt, und nur ein gleich hoher oder höherer
        Hüter hält)
QCG-42 =
    Hüter gegen Hüter ist keine Parade: Der höhere von beiden holt sich den Quaffel.
    .source = Spiel um einen Quaffel (gedruckt)
QCG-43 =
    Zwei gleich hohe Hüter werden ohne Gewinner abgelegt, und der Quaffel bleibt liegen.
    .source = Spiel um einen Quaffel (gedruckt)
QCG-44 =
    Wird um einen Quaffel gespielt und du hast keine Spielerkarte auf der Hand, musst du stattdessen eine
    Sonderkarte verdeckt legen. Das heißt Beiseitelegen.
    .source = Keine Spielerkarten auf der Hand (gedruckt)
QCG-45 =
    Werden die Karten aufgedeckt, kommt eine beiseitegelegte Karte auf den Ablagestapel, und nichts von dem, was
    auf ihr steht, geschieht.
    .source = Keine Spielerkarten auf der Hand (gedruckt)
QCG-46 =
    Hat einer von euch eine Sonderkarte beiseitegelegt und der andere eine Spielerkarte gelegt, holt sich die
    Spielerkarte den Quaffel.
    .source = Keine Spielerkarten auf der Hand (gedruckt)
QCG-47 =
    Habt ihr beide eine Sonderkarte beiseitegelegt, werden beide abgelegt, und der Quaffel bleibt liegen.
    .source = Keine Spielerkarten auf der Hand (gedruckt)
QCG-48 =
    Du darfst eine Karte auch zum Bluffen beiseitelegen: Das kann deinen Gegner dazu verleiten, eine
    Spielerkarte zu verbrauchen, die er besser aufgespart hätte.
    .source = Keine Spielerkarten auf der Hand und Fouls und Schiedsrichter (gedruckt)
RUL-QCG-39 =
    Ja, gegen jede Rolle außer einem anderen Hüter, und verglichen werden die wirksamen Werte. An einen
    unversehrten Sucher mit 11 oder 12 reicht kein Hüter heran.
    .question = Hält ein Hüter auch gegen einen Treiber oder einen Sucher?
    .reason = Die Anleitung lässt einen Hüter gegen eine Spielerkarte halten, und auch das sind Spielerkarten.
RUL-QCG-40 =
    Der Besitzer des Hüters gewinnt den Quaffel. Ist keeper_wins_unopposed ausgeschaltet, bleibt er
    stattdessen auf dem Spielfeld liegen, außer wenn ein Beinklammer-Fluch oder ein Foul den gegnerischen
    Hüter außer Gefecht gesetzt hat (RUL-QCG-61).
    .question = Was, wenn ein Hüter auf eine beiseitegelegte Karte trifft oder auf gar keine Karte?
    .reason =
        Für eine Parade braucht es eine Spielerkarte, gegen die gehalten wird, und QCG-46 ist mit jeder
        Spielerkarte zufrieden.
RUL-QCG-41 =
    Die Parade. Sie wird zuerst geprüft, und nur wenn es keine ist, gewinnt der höhere Wert.
    .question = Die höchste Karte gewinnt, aber eine Parade gewinnt nichts: Was geht vor?
    .reason = Die Parade ist die Ausnahme; sonst könnte ein hoher Hüter nie halten.
RUL-QCG-42 =
    Beide.
    .question = Wird nach einer Parade nur der Hüter abgelegt oder beide Karten?
    .reason =
        Die Anleitung erwähnt nur den Hüter, aber bei jedem anderen Ergebnis werden beide Karten abgelegt, und
        nichts spricht dafür, eine zu behalten.
RUL-QCG-43 =
    Alles wird zusammengezählt, und bei 0 ist Schluss. Sobald der Ball entschieden ist, ist alles wieder vorbei.
    .question = Was, wenn eine Karte mehrmals geschwächt wird oder um mehr als ihren Wert?
    .reason = Zwei Flüche sollen mehr bewirken als einer, und ein Wert unter null hätte keinen Sinn.
RUL-QCG-44 =
    Sie ist immer noch eine Spielerkarte und behält ihre Rolle. Sie gewinnt gegen eine beiseitegelegte Karte und
    ist einer anderen 0 gleich. An seinem eigenen Ball schlägt ein Treiber oder ein Sucher mit 0 weiterhin alle
    anderen Rollen.
    .question = Was kann eine Spielerkarte noch, deren Wert auf 0 gefallen ist?
    .reason = Nur ihr Wert wurde geschwächt.


## Bludgers

QCG-49 =
    Niemand muss einem Klatscher nachjagen. Jeder von euch entscheidet, ob er um ihn spielt.
    .source = Spiel um einen Klatscher (gedruckt)
QCG-50 =
    Will keiner von euch den Klatscher, treibt er sich bis zur nächsten Runde weiter herum.
    .source = Spiel um einen Klatscher (gedruckt)
QCG-51 =
    In diesem Fall wendet ihr euch den anderen Bällen auf dem Spielfeld zu. Gibt es keine, ist die Runde vorbei,
    und die nächste Feldkarte wird aufgedeckt.
    .source = Spiel um einen Klatscher (gedruckt)
QCG-52 =
    Spielt einer von euch um den Klatscher, hat der andere keine Wahl und muss dort ebenfalls eine Karte legen.
    .source = Spiel um einen Klatscher (gedruckt)
QCG-53 =
    An einen Klatscher darfst du alles legen, was du auf der Hand hast: eine Spielerkarte mit beliebiger Rolle
    oder eine Sonderkarte, die du beiseitelegst.
    .source = Spiel um einen Klatscher (gedruckt als das, worauf ein Treiber dort treffen kann)
QCG-54 =
    Hier herrschen die Treiber: Ein Treiber gewinnt gegen alles, was kein Treiber ist. Auf die Werte kommt es
    dabei nicht an.
    .source = Spiel um einen Klatscher (gedruckt)
QCG-55 =
    Von zwei Treibern gewinnt der mit dem höheren Wert.
    .source = Spiel um einen Klatscher (gedruckt)
QCG-56 =
    Bei zwei Treibern mit gleichem Wert gewinnt niemand. Sie werden abgelegt, und der Klatscher bleibt liegen.
    .source = Spiel um einen Klatscher (gedruckt)
QCG-57 =
    Hat keiner von euch einen Treiber gelegt, werden die Karten abgelegt, und der Klatscher bleibt liegen.
    .source = Spiel um einen Klatscher (gedruckt)
QCG-58 =
    Der Gewinner zieht blind eine Karte aus der Hand des Verlierers und legt sie auf dessen Ablagestapel.
    .source = Spiel um einen Klatscher (gedruckt; dass die Karte aus der Hand kommt, ist erschlossen)
QCG-59 =
    Ein Klatscher, der jemanden getroffen hat, verlässt das Spielfeld. Er kommt offen auf den Ablagestapel neben
    dem Feldstapel.
    .source = Spiel um einen Klatscher (gedruckt)
QCG-60 =
    Die an einen Klatscher gelegten Karten werden abgelegt, wie es auch ausgeht.
    .source =
        Spiel um einen Klatscher (gedruckt für jedes Ergebnis; für einen Treiber gegen eine andere Karte
        erschlossen)
QCG-61 =
    Ein Treffer kostet dich eine Karte deiner nächsten Hand: Du füllst sie nur auf vier Karten auf.
    .source = Spiel um einen Klatscher (gedruckt)
QCG-62 =
    Nach dieser einen Runde füllst du wieder auf fünf auf.
    .source = Spiel um einen Klatscher (gedruckt)
QCG-63 =
    Nach zwei Treffern in einer Runde bleiben dir für die nächste drei Karten.
    .source = Spiel um einen Klatscher (gedruckt)
RUL-QCG-45 =
    Der Zufall wählt sie aus, und zwar nur unter den Handkarten des Verlierers; gelegte Karten und schon
    ausgespielte Sonderkarten sind sicher. Alle sehen sie, wenn sie abgelegt wird. Mit der Option bludger_pick
    kann stattdessen der Gewinner auf eine der verdeckten Karten tippen, nachdem sie gemischt wurden.
    .question = Welche Karte verliert ein Spieler, der getroffen wurde?
    .reason = Eine blinde Wahl ist eine zufällige Wahl, und so spart man einen Schritt.
RUL-QCG-46 =
    Dann gibt es nichts abzulegen, aber die nächste Hand ist trotzdem kleiner.
    .question = Was, wenn der getroffene Spieler keine Handkarten mehr hat?
    .reason = Die verlorene Karte und die kleinere Hand sind zwei verschiedene Wirkungen.
RUL-QCG-49 =
    Dann beginnen beide die nächste Runde mit weniger Karten, jeder nach seinen eigenen Treffern.
    .question = Was, wenn in einer Runde beide Spieler getroffen wurden?
    .reason = Jeder Klatscher betrifft den, der ihn verloren hat.
RUL-QCG-50 =
    Nein. Sie sind endgültig aus dem Spiel. Ist recycle_bludgers eingeschaltet, wird der Ablagestapel des
    Spielfelds zu einem neuen Feldstapel gemischt, wenn dieser leer ist.
    .question = Kommen abgelegte Klatscher zurück?
    .reason = Die Anleitung bringt nur Hauskarten zurück.
RUL-QCG-51 =
    Nein. Es geschieht sofort, und keine Karte kann es verhindern.
    .question = Kann ein Spieler darauf reagieren, dass ihn ein Klatscher eine Karte kostet?
    .reason = Ein Treffer ist ein Ergebnis und keine Sonderkarte, also gibt es nichts aufzuheben.


## Free Goals

QCG-64 =
    Um ein Freitor muss nicht gespielt werden. Der Startspieler, der es aufdeckt, erzielt sofort das Tor und
    legt die Karte auf seinen Gewinnstapel.
    .source = Spiel um eine Torkarte (gedruckt)
QCG-65 =
    Danach deckt der Startspieler noch eine Feldkarte auf und bleibt Startspieler.
    .source = Spiel um eine Torkarte (gedruckt)
RUL-QCG-19 =
    Nein. Derselbe Spieler bleibt bis zum Ende dieser Runde Startspieler, und die nächste Runde gehört wie
    üblich dem Gegner.
    .question = Wechselt der Startspieler nach einem Freitor oder nachdem ein dritter Klatscher weggelegt wurde?
    .reason = Die Anleitung lässt den Startspieler weitermachen, schenkt aber niemandem eine zusätzliche Runde.


## The Golden Snitch

QCG-66 =
    Um den Schnatz musst du nicht spielen. Hast du keinen Sucher, kannst du ihn vorerst in Ruhe lassen und
    weiterspielen.
    .source = Spiel um den Goldenen Schnatz (gedruckt)
QCG-67 =
    Ein Schnatz, den man in Ruhe lässt, bleibt auf dem Spielfeld.
    .source = Spiel um den Goldenen Schnatz (gedruckt; es folgt aus „vorerst“)
QCG-68 =
    Spielt einer von euch um den Schnatz, muss der andere ebenfalls eine Karte an ihn legen.
    .source = Spiel um den Goldenen Schnatz (gedruckt)
QCG-69 =
    Nur Sucher und sonst niemand können den Schnatz fangen.
    .source = Spiel um den Goldenen Schnatz (gedruckt)
QCG-70 =
    Trifft Sucher auf Sucher, gelingt der Fang dem höheren Wert.
    .source = Spiel um den Goldenen Schnatz (gedruckt)
QCG-71 =
    Sucher mit gleichem Wert kommen einander in die Quere: Beide werden abgelegt, und der Schnatz bleibt.
    .source = Spiel um den Goldenen Schnatz (gedruckt)
QCG-72 =
    Trifft ein Sucher auf irgendetwas anderes, sei es eine andere Rolle oder eine Sonderkarte, gelingt ihm der
    Fang.
    .source = Spiel um den Goldenen Schnatz (gedruckt; dass eine Sonderkarte als andere Art zählt, ist erschlossen)
QCG-73 =
    Wo kein Sucher gelegt wurde, gibt es keinen Fang: Die Karten werden abgelegt, und der Schnatz bleibt.
    .source = Spiel um den Goldenen Schnatz (gedruckt)
RUL-QCG-53 =
    Ja. Das Fenster nach dem Aufdecken gibt es am Schnatz wie an jedem anderen Ball, und der Fang zählt erst,
    wenn es sich geschlossen hat.
    .question = Lässt sich ein Fang noch verhindern, wenn der Sucher schon offen liegt?
    .reason = QCG-82 erlaubt Flüche und Zauber in jedem Augenblick, und in diesem kommt es am meisten auf sie an.
RUL-QCG-54 =
    Dann beginnt die letzte Jagd. In jeder Runde, die mit leerem Feldstapel beginnt, wird keine Karte
    aufgedeckt, und um den Schnatz muss gespielt werden wie um einen Quaffel. Ist final_chase ausgeschaltet,
    bleibt er freiwillig.
    .question = Was, wenn der Feldstapel leer und der Schnatz noch nicht gefangen ist?
    .reason = Zwei vorsichtige Spieler könnten den Schnatz sonst ewig in Ruhe lassen.
RUL-QCG-55 =
    Noch nicht. In der Runde, in der er auftaucht, darfst du noch verzichten; die letzte Jagd beginnt mit der
    Runde danach.
    .question = Muss sofort um den Schnatz gespielt werden, wenn er die allerletzte Feldkarte ist?
    .reason = Der Feldstapel war nicht leer, als diese Runde begann.


## A new round

QCG-74 =
    Ist die Runde vorbei, zieht ihr beide vom eigenen Hausstapel nach, bis eure Hände wieder voll sind: fünf
    Karten, oder vier oder drei für einen Spieler, der getroffen wurde.
    .source = Beginn einer neuen Runde (gedruckt)
QCG-75 =
    In der nächsten Runde ist Startspieler, wer es in dieser nicht war.
    .source = Beginn einer neuen Runde (gedruckt)
QCG-76 =
    Sonderkarten, deren Kraft du eingesetzt hast, kommen erst auf deinen Ablagestapel, wenn die Runde vorbei
    ist.
    .source = Fouls und Schiedsrichter (gedruckt)
QCG-77 =
    Ist dein Hausstapel aufgebraucht, mischst du deinen Ablagestapel und drehst ihn um: Das ist dein neuer
    Hausstapel.
    .source = Fouls und Schiedsrichter (gedruckt, doch ist dort von der Hand die Rede)
RUL-QCG-47 =
    Gemeint ist die Größe der Hand nach dem Auffüllen, nicht die Anzahl der gezogenen Karten. Fünf, weniger eine
    für jeden Treffer in der eben beendeten Runde; danach sind die Treffer vergessen.
    .question = Ein getroffener Spieler nimmt nur vier Karten: vier insgesamt oder vier neue?
    .reason =
        Die Anleitung sagt, dass dieser Spieler mit einer Karte weniger spielt und dass es nur eine Runde lang
        so bleibt.
RUL-QCG-48 =
    Dieser Spieler zieht nichts und legt nichts ab. Während einer Runde darf eine Hand jede Größe haben.
    .question = Was, wenn eine Hand schon so viele Karten hat, wie sie durch Auffüllen haben dürfte, oder mehr?
    .reason = Die Grenze gilt für das Nachziehen; an dieser Stelle nimmt die Anleitung niemandem Karten weg.
RUL-QCG-79 =
    Nur wenn eine Karte gezogen werden muss und der Hausstapel leer ist. Dann wird der ganze Ablagestapel
    gemischt, samt den in dieser Runde ausgespielten Sonderkarten, und es wird weiter nachgezogen. Reicht auch
    das nicht, bleibt die Hand kleiner.
    .question = Wann genau wird ein Ablagestapel zu einem neuen Hausstapel gemischt?
    .reason =
        Die Anleitung sagt: „wenn du keine Hauskarten auf der Hand hast“. Neben ihrer Regel über das Auffüllen
        ergäbe das keinen Sinn; gemeint sein muss der Stapel.
RUL-QCG-83 =
    Erst kommen die ausgespielten Sonderkarten auf die Ablagestapel, dann füllen beide Spieler auf, dann werden
    die Treffer gelöscht, dann wechselt der Startspieler, und dann beginnt die nächste Runde mit ihrer
    Feldkarte. Wer von beiden zuerst auffüllt, ist gleich.
    .question = In welcher Reihenfolge geht es am Ende einer Runde zu?
    .reason =
        Ausgespielte Sonderkarten müssen auf dem Ablagestapel sein, bevor er womöglich gemischt wird, und
        Treffer müssen zählen, bevor sie vergessen werden.


## Several balls at once

QCG-78 =
    Liegen mehrere Bälle da, bestimmt der Startspieler, in welcher Reihenfolge sie gespielt werden.
    .source = Mehrere Bälle im Spiel (gedruckt)
QCG-79 =
    Zuerst aber legt jeder von euch eine verdeckte Karte an jeden Ball, um den er spielt. Erst dann wird die
    Reihenfolge gewählt und die erste Karte aufgedeckt.
    .source = Mehrere Bälle im Spiel (gedruckt, in einem verstümmelten Satz)
QCG-80 =
    Dann spielt ihr einen Ball nach dem anderen, in der gewählten Reihenfolge.
    .source = Mehrere Bälle im Spiel (erschlossen: Dazu ist eine Reihenfolge da)
RUL-QCG-36 =
    Der Startspieler wählt sie, wenn alle Karten verdeckt liegen und das Fenster nach dem Legen geschlossen ist,
    bevor irgendetwas aufgedeckt wird. Die Option order_timing kann die Wahl vor das Legen verschieben.
    .question = Wann wird die Reihenfolge gewählt?
    .reason =
        Die Anleitung sagt zuerst, es geschehe sofort, und dann, man solle auf die verdeckten Karten warten. Der
        zweite Satz ist der genauere und sagt, warum: Die Karten können die Reihenfolge beeinflussen.
RUL-QCG-37 =
    Ja: eine Reihenfolge aller umkämpften Bälle, die dann endgültig ist. Ist nur ein Ball umkämpft, gibt es
    nichts zu wählen. Mit der Option order_mode kann der Startspieler die Bälle einzeln nennen, jeweils nach
    einem Ergebnis.
    .question = Muss der Startspieler die ganze Reihenfolge auf einmal wählen?
    .reason = Die Anleitung lässt den Startspieler über eine Reihenfolge entscheiden, und zwar einmal.
RUL-QCG-38 =
    Nein. Jeder Ball wird aufgedeckt, wenn er an der Reihe ist. Mit der Option reveal_mode können alle
    aufgedeckt werden, bevor der erste entschieden wird.
    .question = Werden die Karten an allen Bällen zusammen aufgedeckt?
    .reason = Läge alles offen, käme es auf die Reihenfolge kaum noch an.


## Special cards

QCG-81 =
    Statt eine Sonderkarte zu legen, kannst du sie direkt aus der Hand gegen deinen Gegner einsetzen; dabei
    sagst du, was sie bewirkt.
    .source = Sonderkarten (gedruckt)
QCG-82 =
    Für Flüche und Zauber ist jeder Augenblick recht, ob schon Karten gelegt sind oder nicht, und wer sie auch
    gelegt hat.
    .source = Flüche und Zauber (gedruckt)
QCG-83 =
    Sie wirken nacheinander in der Reihenfolge, in der sie ausgespielt wurden: Der Zauber, der zuerst gesprochen
    wurde, wirkt auch zuerst.
    .source = Flüche und Zauber (gedruckt)
QCG-84 =
    Die erste Art **schwächt** den Wert einer Spielerkarte deines Gegners. Du tust gut daran zu warten, bis du
    diese Karte siehst, musst es aber nicht.
    .source = Flüche und Zauber (gedruckt; dass Warten nur ein Rat ist, ist unsere Lesart)
QCG-85 =
    Zu ihnen gehört der Beinklammer-Fluch, der stattdessen einen Hüter aufhalten kann.
    .source = Flüche und Zauber (gedruckt)
QCG-86 =
    Die zweite Art **plündert** die Hand deines Gegners: Eine oder mehrere blind gezogene Karten werden
    abgelegt.
    .source = Flüche und Zauber (gedruckt)
QCG-87 =
    Anders als ein Klatscher richtet das keinen bleibenden Schaden an. Beim nächsten Auffüllen werden die
    verlorenen Karten vollständig ersetzt.
    .source = Flüche und Zauber (gedruckt)
QCG-88 =
    Die dritte Art **drängt** deinen Gegner von einem Ball **ab**. Unter mehreren Bällen suchst du dir einen
    aus.
    .source = Flüche und Zauber (gedruckt)
QCG-89 =
    Mit der vierten Art kannst du etwas **zurückholen**: Sieh deinen Ablagestapel durch und rette eine Karte
    daraus auf deine Hand.
    .source = Flüche und Zauber (gedruckt)
QCG-90 =
    Die fünfte Art ist der **Gegenzauber**: Er macht einen Fluch oder Zauber zunichte, der gegen dich eingesetzt
    wird.
    .source = Flüche und Zauber (gedruckt)
QCG-91 =
    Jede Sonderkarte kann auch zum Ausweichen an einem Ball beiseitegelegt werden. Ihre Kraft geht dann
    verloren.
    .source = Fouls und Schiedsrichter (gedruckt)
RUL-QCG-11 =
    Nein. Es muss ein erlaubtes Ziel geben, wie es unter „Was die Sonderkarten bewirken“ steht, und nur solche
    Möglichkeiten werden angeboten.
    .question = Darf man eine Sonderkarte ausspielen, wo sie nichts bewirkt?
    .reason =
        Eine aus Versehen vergeudete Karte macht keinen Spaß, und in der Anleitung wird jede Karte gegen
        jemanden oder für etwas eingesetzt.
RUL-QCG-12 =
    Nein. Bis gelegt ist, schuldest du jedem umkämpften Ball, von dem du nicht abgedrängt wurdest, eine Karte.
    In den beiden Fenstern davor darfst du eine Sonderkarte, auch eine, die eine andere aufhebt, nur dann
    ausspielen, wenn deine Hand danach immer noch für alles Geschuldete reicht, angenommen, die Karte wirkt. Ist
    reserve_owed_cards ausgeschaltet, entfällt diese Grenze.
    .question = Darf ein Spieler Karten ausgeben, die er zum Legen braucht?
    .reason =
        QCG-33, QCG-52 und QCG-68 verpflichten einen Spieler zum Legen; niemand soll sich entziehen können,
        indem er seine Hand leert.
RUL-QCG-59 =
    In den Fenstern nach dem Legen, nach dem Aufdecken und nach einem Ergebnis kann sie geschwächt werden,
    solange ihr Ball nicht entschieden ist; davor gibt es noch keine Karte. Wird sie verdeckt geschwächt, zählt
    das vom Aufdecken an, und der Fluch ist vergeudet, wenn sich die Karte als Sonderkarte entpuppt. Kein Ziel
    sind eine offene Sonderkarte, eine abgedrängte Karte und ein Hüter, der außer Gefecht ist.
    .question = Darf eine Karte geschwächt werden, solange sie verdeckt ist?
    .reason = Die Anleitung rät nur zu warten, und wer ins Dunkle spielt, trägt das Risiko selbst.
RUL-QCG-60 =
    Wer ihn ausspielt, sagt, wofür: entweder um eine Karte zu schwächen, wofür jedes Ziel recht ist, das sich
    schwächen lässt, oder um einen Hüter aufzuhalten, der offen am Quaffel liegen muss.
    .question = Wofür kann der Beinklammer-Fluch eingesetzt werden?
    .reason = Die Anleitung gibt ihm beide Kräfte, und ein Hüter ist nirgendwo sonst von Bedeutung.
RUL-QCG-61 =
    Die Seite des Hüters hat dort dann keine Karte; der Hüter wird mit dem Ergebnis abgelegt. Wer das bewirkt
    hat, gewinnt den Quaffel mit jeder gelegten Spielerkarte, sogar mit einem anderen Hüter. Hat er nur eine
    Sonderkarte beiseitegelegt, bleibt der Quaffel liegen.
    .question = Was geschieht, wenn ein Beinklammer-Fluch oder ein Foul einen Hüter außer Gefecht setzt?
    .reason = Die Anleitung lässt dann jede Spielerkarte ein Tor erzielen, und eine beiseitegelegte Karte ist keine.
RUL-QCG-62 =
    Karten aus der Hand, zufällig ausgewählt; gelegte Karten sind sicher. Ist die Hand zu klein, geht sie ganz
    verloren. Ein Spieler mit leerer Hand kann nicht gewählt werden. Alle sehen die verlorenen Karten.
    .question = Welche Karten gehen verloren, wenn eine Hand geplündert wird?
    .reason = Die Anleitung lässt sie ungesehen ziehen, und Karten auf dem Spielfeld sind nicht mehr auf der Hand.
RUL-QCG-63 =
    Du wählst einen Ball, um den gespielt wird und der noch offen ist. Die Karte deines Gegners dort wird
    gezeigt und sofort abgelegt, und in dieser Runde darf er dort keine andere legen: Dein Gegner hat keine
    Karte. Um den Ball wird trotzdem gespielt, und sein Ergebnis wird wie üblich ermittelt.
    .question = Was genau heißt es, von einem Ball abgedrängt zu werden?
    .reason =
        Die Anleitung sagt nicht mehr, als dass ein Spieler vom Ball entfernt wird. Einfacher kann man nicht von
        ihm entfernt sein.
RUL-QCG-64 =
    Dein Gegner legt nichts an diesen Ball und schuldet keine Karte für ihn, während du deine trotzdem legen
    musst. Im Eröffnungsfenster sind erst die Pflichtbälle umkämpft: der Quaffel und in der letzten Jagd der
    Schnatz.
    .question = Was, wenn ein Spieler abgedrängt wird, bevor eine Karte gelegt ist?
    .reason = Wer vom Ball entfernt ist, kann weder um ihn spielen noch dazu verpflichtet sein.
RUL-QCG-65 =
    Niemand gewinnt ihn, und er bleibt auf dem Spielfeld.
    .question = Was, wenn beide Spieler vom selben Ball abgedrängt werden?
    .reason = Keiner von beiden hat dort eine Karte; siehe RUL-QCG-33.
RUL-QCG-66 =
    Eine beliebige einzelne Karte aus dem eigenen Ablagestapel, Spielerkarte oder Sonderkarte, auch wenn sie
    erst in dieser Runde dorthin gekommen ist. In dieser Runde ausgespielte Sonderkarten sind noch nicht dort
    und können nicht genommen werden. Ist der Stapel leer, kann der Zauber nicht ausgespielt werden. Dein Gegner
    sieht die Karte, die dann als Handkarte zählt wie die übrigen. Eine Karte wird für eine gewonnene
    ausgegeben, deshalb wächst dadurch keine Hand.
    .question = Welche Karte kann man zurückholen?
    .reason = Die Anleitung setzt keine Grenze, und QCG-76 sagt, wann ausgespielte Karten auf den Stapel kommen.
RUL-QCG-67 =
    Sie liegen offen neben ihrem Besitzer, bis die Runde vorbei ist. Bevor jemand auffüllt, kommen sie auf den
    Ablagestapel dieses Besitzers. Dasselbe gilt für Karten, die aufgehoben wurden, und für die, mit denen das
    geschah.
    .question = Wohin kommen ausgespielte Sonderkarten, und wann?
    .reason = QCG-76 nennt den Zeitpunkt, und auch eine aufgehobene Karte wurde ausgespielt.
RUL-QCG-68 =
    Ja. Sie wird mit den anderen aufgedeckt und offen abgelegt.
    .question = Bekommt der Gegner eine beiseitegelegte Sonderkarte zu sehen?
    .reason = Beide Karten an einem Ball werden aufgedeckt, und die Ablagestapel sind offen.
RUL-QCG-69 =
    Nein. Sonderkarten werden nur aus der Hand ausgespielt.
    .question = Kann man eine Sonderkarte ausspielen, nachdem sie an einen Ball gelegt wurde?
    .reason = Eine gelegte Karte ist nicht mehr auf der Hand, und QCG-45 spricht ihr jede Kraft ab.


## Windows

RUL-QCG-01 =
    Fünf Arten von Fenstern, und sonst keinen Zeitpunkt. Eröffnung: nach der Feldkarte und vor den Ansagen, wenn
    es einen Ball gibt, über den zu entscheiden ist. Vor dem Legen: nach den Ansagen, wenn ein Ball umkämpft
    ist. Nach dem Legen: Noch ist nichts aufgedeckt und die Reihenfolge offen. Nach dem Aufdecken: Die beiden
    Karten an einem Ball liegen offen, und sein Ergebnis steht noch aus. Nach dem Ergebnis: Ein Ball ist
    entschieden, und weder das nächste Aufdecken noch das Ende der Runde ist gekommen. Ein Fluch oder Zauber mit
    einem erlaubten Ziel passt in jedes davon, ein Foul nur in das nach dem Aufdecken am Quaffel.
    .question = Was heißt „in jedem Augenblick“?
    .reason =
        Das umfasst jeden Zeitpunkt, von dem QCG-82 und QCG-92 sprechen, und lässt das Spiel trotzdem
        vorankommen.
RUL-QCG-02 =
    Niemand muss sich beeilen: In jedem Fenster hat der Startspieler das erste Wort. Wer das Wort hat, spielt
    eine Sonderkarte aus oder passt, und dann hat es der andere. Das Fenster schließt sich, wenn beide
    nacheinander passen; nach jeder ausgespielten Karte wird neu gezählt. Die Option timing_mode kann daraus
    einen Wettlauf machen.
    .question = Wer darf in einem Fenster zuerst handeln?
    .reason =
        Eine schnelle Verbindung bringt keinen Vorteil, und da der Startspieler wechselt, wechselt auch das
        erste Wort.
RUL-QCG-03 =
    In einem Wettlauf hat niemand das Wort, und solange das Fenster offen ist, darf jeder der beiden jederzeit
    eine Karte schicken. Karten wirken in der Reihenfolge, in der sie eintreffen, und im selben Augenblick geht
    der Startspieler vor. Eine Karte, die durch eine frühere unmöglich geworden ist, wird abgelehnt und bleibt
    auf der Hand. Das Fenster schließt sich, wenn beide seit der letzten Karte gepasst haben, oder wenn die mit
    race_window_seconds eingestellte Zeit abgelaufen ist, gerechnet vom Öffnen oder von der letzten Karte an, je
    nachdem, was später war. Für Antworten gilt dieselbe Zeit; ist sie um, gilt das als Passen.
    .question = Wie läuft ein Wettlauf um das erste Wort ab?
    .reason = Näher kommt man QCG-83 an einem echten Tisch nicht, wo Sekundenbruchteile entscheiden.
RUL-QCG-05 =
    Der Gegner dessen, der damit angefangen hat, ob die Karte nun gewirkt hat oder aufgehoben wurde.
    .question = Wer hat das Wort, wenn eine Sonderkarte abgehandelt ist?
    .reason = Die Anleitung lässt beide Spieler abwechselnd handeln.
RUL-QCG-13 =
    So viele du willst und kannst.
    .question = Wie viele Sonderkarten darf ein Spieler in einem Fenster oder in einer Runde ausspielen?
    .reason = Die Anleitung nennt keine Grenze, und die Hand ist Grenze genug.
RUL-QCG-15 =
    Jedes Fenster öffnet sich für beide Spieler, auch wenn einer von ihnen nur passen könnte. Spieler können
    ihre Seite für sich passen lassen; das ist eine private Einstellung, und ein solches Passen wird frühestens
    gezeigt, wenn der Spieler so lange das Wort hatte, wie mit min_pass_ms eingestellt ist.
    .question = Verrät ein Passen dem Gegner, was ein Spieler auf der Hand hat?
    .reason = Ein übersprungenes Fenster oder ein zu schnelles Passen würde die Hand verraten.


## Answers

RUL-QCG-06 =
    Sobald sie angekündigt ist und bevor sie wirkt. Jede ausgespielte Sonderkarte wartet auf eine Antwort des
    Gegners, und als Antwort gelten nur Karten, die aufheben: ein Gegenzauber auf einen Fluch oder Zauber, ein
    Schiedsrichter auf ein Foul. Passt der Gegner, wirkt die Karte sofort.
    .question = Wann kann eine Sonderkarte aufgehoben werden?
    .reason =
        Eine Karte, die eine andere ungeschehen macht, braucht einen Augenblick dafür. Jede andere Karte in
        diesem Augenblick würde eine frühere überholen, entgegen QCG-83.
RUL-QCG-07 =
    Ja, denn er ist selbst ein Zauber, der gegen den Gegner eingesetzt wird. Die Antworten gehen hin und her,
    bis ein Spieler passt. Nach einer ungeraden Anzahl von Gegenzaubern ist die erste Karte aufgehoben, nach
    einer geraden wirkt sie. Ist counter_chain ausgeschaltet, ist der erste Gegenzauber endgültig.
    .question = Kann man gegen einen Gegenzauber einen Gegenzauber einsetzen?
    .reason = QCG-90 wirkt auf jeden Zauber, der gegen dich eingesetzt wird.
RUL-QCG-08 =
    Ein Gegenzauber hebt einen Fluch, einen Zauber oder einen anderen Gegenzauber auf. Ein Schiedsrichter hebt
    ein Foul auf. Sonst hebt nichts etwas auf: Kein Gegenzauber hält ein Foul oder einen Schiedsrichter auf, und
    eine beiseitegelegte Karte hat keine Kraft, die sich aufheben ließe. Die Option counter_scope kann
    Gegenzauber auf Fouls und Schiedsrichter ausdehnen.
    .question = Welche Karten heben welche auf?
    .reason =
        Die Anleitung spricht zuerst von Flüchen und Zaubern und dann von Sonderkarten im Allgemeinen. Der
        engere Satz lässt dem Schiedsrichter eine Aufgabe.
RUL-QCG-09 =
    Nein. Soll eine Hand geplündert werden, kann ihr Besitzer nicht schnell noch ausspielen, was in Gefahr ist.
    .question = Kann man andere Sonderkarten als Antwort ausspielen?
    .reason = Die früher ausgespielte Karte wirkt früher; siehe QCG-83.
RUL-QCG-10 =
    Nein. Gibt es nichts aufzuheben, taugen sie nur zum Beiseitelegen.
    .question = Kann man Gegenzauber und Schiedsrichter von sich aus ausspielen?
    .reason = Sie machen etwas ungeschehen, also muss etwas geschehen sein.


## Fouls and Referees

QCG-92 =
    Ein Foul kannst du erst begehen, wenn die Spielerkarten deines Gegners aufgedeckt sind.
    .source = Fouls und Schiedsrichter (gedruckt)
QCG-93 =
    Die eine Art von Foul schaltet den **Hüter** deines Gegners aus. Jede Spielerkarte, die du gelegt hast, kann
    jetzt ein Tor erzielen.
    .source = Fouls und Schiedsrichter (gedruckt)
QCG-94 =
    Die andere Art bringt dir einen **Strafwurf** ein, wenn ein Quaffel im Spiel ist: Er gehört dir, wie hoch
    die Karte deines Gegners auch sein mag.
    .source = Fouls und Schiedsrichter (gedruckt)
QCG-95 =
    Ein Schiedsrichter pfeift ein Foul zurück, sodass nichts daraus wird.
    .source = Fouls und Schiedsrichter (gedruckt)
RUL-QCG-70 =
    Im Fenster nach dem Aufdecken am Quaffel und nirgendwo sonst. Dein Gegner muss dort eine offene Spielerkarte
    haben, die nicht abgedrängt wurde. Hüter an einem Klatscher oder am Schnatz sind außer Reichweite.
    .question = Wann und wo ist ein Foul möglich?
    .reason = Bei beiden Arten von Fouls geht es um den Quaffel, und QCG-92 verlangt eine aufgedeckte Spielerkarte.
RUL-QCG-71 =
    Einen Hüter des Gegners, der offen am Quaffel liegt und noch nicht außer Gefecht ist. Was daraus folgt,
    steht in RUL-QCG-61.
    .question = Was braucht das Foul gegen einen Hüter?
    .reason = Wer schon außer Gefecht ist, kann nicht noch einmal außer Gefecht gesetzt werden.
RUL-QCG-72 =
    Hält ihn kein Schiedsrichter auf, wird der Quaffel sofort zugunsten dessen entschieden, der den Strafwurf
    ausgespielt hat, ganz gleich, welche Karte dieser Spieler gelegt hat. Beide gelegten Karten werden abgelegt,
    und das Fenster nach dem Ergebnis folgt. Ist penalty_needs_player_card eingeschaltet, kann nur einen
    Strafwurf ausspielen, wer eine Spielerkarte gelegt hat.
    .question = Was genau bewirkt ein Strafwurf?
    .reason = Die Anleitung lässt den gewinnen, der ihn ausspielt, und stellt außer dem Quaffel keine Bedingung.
RUL-QCG-73 =
    Nein. Er braucht eine aufgedeckte Spielerkarte.
    .question =
        Kann man einen Strafwurf ausspielen, wenn der Gegner eine Sonderkarte beiseitegelegt oder keine Karte
        hat?
    .reason = QCG-92 erlaubt Fouls erst, wenn Spielerkarten aufgedeckt sind.
RUL-QCG-74 =
    Der erste, der wirkt, entscheidet. Danach ist der Quaffel entschieden, und für einen zweiten ist kein Platz
    mehr.
    .question = Was, wenn beide Spieler einen Strafwurf ausspielen wollen?
    .reason = Ein Quaffel kann nur einmal gewonnen werden.
RUL-QCG-75 =
    Als Antwort auf ein Foul der einen oder anderen Art, und nur so. Er beendet das Antworten, und beide Karten
    sind verbraucht. Das Fenster geht weiter, sodass ein weiteres Foul folgen kann.
    .question = Wie wird ein Schiedsrichter eingesetzt?
    .reason = Ein Schiedsrichter macht ein Foul ungeschehen und pfeift nicht das Spiel ab.


## End of the game

QCG-96 =
    Ablagestapel liegen offen, jeder neben seinem eigenen Stapel: einer für jedes Haus und einer für das
    Spielfeld.
    .source = Spiel um einen Quaffel und Spiel um einen Klatscher (gedruckt)
QCG-97 =
    Mit dem Fang des Goldenen Schnatzes ist das Spiel zu Ende, und wer ihn gefangen hat, bekommt seine 150
    Punkte.
    .source = Gewinner und Spiel um den Goldenen Schnatz (gedruckt)
QCG-98 =
    Beide Spieler zählen ihren Gewinnstapel zusammen. Die höhere Summe gewinnt.
    .source = Gewinner (gedruckt)
RUL-QCG-52 =
    Sie zählen nicht mehr. Das Spiel ist auf der Stelle zu Ende; die noch verdeckt liegenden Karten werden weder
    aufgedeckt noch gewertet. Ist finish_round_after_snitch eingeschaltet, wird die Runde erst zu Ende gespielt.
    .question = Was ist mit Bällen, die noch nicht entschieden sind, wenn der Schnatz gefangen wird?
    .reason = Der Fang beendet das Spiel, so wie er auch auf Besen das Spiel beendet.
RUL-QCG-56 =
    Das Spiel ist zu Ende, und die meisten Punkte gewinnen. Dazu kommt es nur mit fehlerhaften Stapeln, denn ein
    Schnatz, den niemand gefangen hat, verlässt das Spielfeld nie.
    .question = Was, wenn Spielfeld und Feldstapel beide leer sind?
    .reason = Es ist nichts mehr da, worum man spielen könnte.
RUL-QCG-57 =
    Das Spiel endet unentschieden. Die Option tie_break kann den Sieg dem geben, der den Schnatz gefangen hat.
    .question = Was, wenn am Ende beide gleich viele Punkte haben?
    .reason = Die Anleitung nennt nichts, was es entscheiden würde.
RUL-QCG-58 =
    Ist die Runde mit der in round_limit eingestellten Nummer vorbei, ist das Spiel zu Ende, und die meisten
    Punkte gewinnen.
    .question = Kann ein Spiel ewig dauern?
    .reason = Die letzte Jagd sollte jedes Spiel lange vorher beenden; die Grenze ist ein Sicherheitsnetz.


## Time, bots and conceding

RUL-QCG-04 =
    Ein Bot bekommt zu sehen, was sein Platz sieht, und nicht mehr. In einem Wettlauf hält er sich für eine
    zufällige Zeit zwischen 1,5 und 4 Sekunden zurück, gerechnet vom Öffnen des Fensters oder von der letzten
    ausgespielten Karte an, je nachdem, was später war; eine Karte, die ein Mensch in der Zwischenzeit schickt,
    geht vor. Haben die Spieler abwechselnd das Wort, braucht ein Bot nicht zu warten.
    .question = Was weiß ein Bot, und wie schnell darf er sein?
    .reason = Gegen eine Maschine, die nicht wartet, könnte kein Mensch einen Wettlauf gewinnen.
RUL-QCG-16 =
    Das Spiel geht ohne ihn weiter: Er passt in Fenstern und wenn eine Antwort gefragt ist, sagt nichts an, legt
    zufällig gewählte Karten unter den erlaubten, und als Startspieler spielt er erst den Quaffel, dann die
    Klatscher, dann den Schnatz. Die Option turn_timer_seconds legt fest, wie lange eine Entscheidung dauern
    darf.
    .question = Was, wenn ein Spieler abwesend ist oder seine Zeit abläuft?
    .reason = So wird der Spieler möglichst wenig festgelegt, und der andere muss nicht warten.
RUL-QCG-82 =
    Ja, jederzeit. Der andere Spieler gewinnt.
    .question = Darf ein Spieler aufgeben?
    .reason = Niemand soll ein Spiel gegen seinen Willen zu Ende spielen müssen.


## Where the leaflet is unclear and how we read it

reading-quidditch-card-game-2001-seekers = Wo die Sucher sind
    .difference = Zwei Sucher sollen in jedem Stapel der Feldkarten sein.
    .reading = Zwei in jedem Hausstapel.
    .reason =
        Es gibt nur einen Stapel Feldkarten, Sucher sind Hauskarten, und eine öffentliche Besprechung stimmt
        überein.
reading-quidditch-card-game-2001-refill = Was aufgefüllt wird
    .difference = Nach einer Runde mit Sonderkarten soll man seine Feldkarten auffüllen.
    .reading = Die Hauskarten auf der Hand.
    .reason = Niemand hat Feldkarten auf der Hand.
reading-quidditch-card-game-2001-reshuffle = Wann der Ablagestapel gemischt wird
    .difference = Wenn man keine Hauskarten mehr auf der Hand hat.
    .reading = Wenn eine Karte gezogen werden muss und der Hausstapel leer ist.
    .reason = Eine leere Hand wird einfach aufgefüllt; nur ein leerer Stapel braucht den Ablagestapel.
reading-quidditch-card-game-2001-order = Wann die Reihenfolge der Bälle gewählt wird
    .difference =
        Einmal gleich nach der Feldkarte, und einmal erst, wenn beide Spieler ihre Karten gelegt haben; der
        zweite Satz ist auseinandergerissen.
    .reading = Erst werden alle Karten gelegt, dann wird die Reihenfolge gewählt.
    .reason =
        Der zweite Satz ist der genauere und erklärt sich selbst: Die gelegten Karten können die Reihenfolge
        beeinflussen.
reading-quidditch-card-game-2001-goal-card = Der Name des Freitors
    .difference = Die Punkteliste und der Abschnitt über die Karte verwenden zwei verschiedene Namen.
    .reading = Ein und dieselbe Karte, hier Freitor genannt.
    .reason = Beide bringen 10 Punkte, und eine weitere Art von Feldkarte wird nicht beschrieben.
reading-quidditch-card-game-2001-setting-aside = Wer eine Sonderkarte beiseitelegen darf
    .difference =
        Die Überschrift verlangt eine Hand ohne Spielerkarten; der Text darunter und ein späterer Abschnitt
        empfehlen den Kniff allen.
    .reading = Alle dürfen es, an jedem Ball.
    .reason = Ein Bluff, der nur möglich ist, wenn man keine Wahl hat, wäre keiner.
reading-quidditch-card-game-2001-counter = Was ein Gegenzauber aufhebt
    .difference = Flüche und Zauber in einem Satz, Sonderkarten im nächsten.
    .reading = Flüche und Zauber, darunter auch Gegenzauber.
    .reason = Gegen Fouls gibt es schon den Schiedsrichter.
reading-quidditch-card-game-2001-pile = Was „der Stapel“ ist
    .difference =
        Dasselbe Wort steht für die Kartenstapel und für den Platz, an dem Bälle und gelegte Karten liegen.
    .reading = Wo Bälle oder gelegte Karten gemeint sind, ist es das Spielfeld.
    .reason = Ein Ball liegt offen zwischen den Spielern und nicht in einem Stapel.
reading-quidditch-card-game-2001-save = Was nach einer Parade abgelegt wird
    .difference = Nur der Hüter wird erwähnt.
    .reading = Beide Karten werden abgelegt.
    .reason = So ist es bei jedem anderen Ergebnis.
reading-quidditch-card-game-2001-hit = Wie viele Karten ein getroffener Spieler nimmt
    .difference = Der Spieler darf nur vier Karten nehmen, nach zwei Treffern nur drei.
    .reading = Die Hand wird auf vier oder drei aufgefüllt.
    .reason = Derselbe Absatz sagt, dass der Spieler eine Karte weniger hat als sonst.
reading-quidditch-card-game-2001-unseen-card = Welche Karte ein Klatscher kostet
    .difference = Eine Karte des Gegners, ohne hinzusehen gewählt; woher sie genommen wird, steht nicht da.
    .reading = Eine Karte aus der Hand.
    .reason = Gelegte Karten gehören zu ihrem Ball, bis er entschieden ist.
reading-quidditch-card-game-2001-ignoring = Den Schnatz in Ruhe lassen
    .difference = Spieler ohne Sucher müssen sich einig sein, den Schnatz nicht zu beachten.
    .reading = Es braucht keine Einigung: Der Schnatz wird in Ruhe gelassen, wenn ihn keiner der Spieler ansagt.
    .reason = Um sich zu einigen, müssten beide verraten, was sie nicht auf der Hand haben.
reading-quidditch-card-game-2001-waiting = Wann man eine Karte schwächt
    .difference =
        Warte, bis du die andere Karte gesehen hast, heißt es, gleich nachdem Flüche in jedem Augenblick erlaubt
        wurden.
    .reading = Das Warten ist ein Rat.
    .reason = Als Pflicht würde es dem Satz davor widersprechen.
reading-quidditch-card-game-2001-retrieving = Wie viele Karten man zurückholt
    .difference = Karten in der ersten Hälfte des Satzes, eine Karte in der zweiten.
    .reading = So viele, wie die Karte selbst sagt; in unseren Stapeln ist es eine.
    .reason = Die erste Hälfte sagt, wozu solche Karten da sind, die zweite, was eine von ihnen bewirkt.
reading-quidditch-card-game-2001-first-word = Wer wann das Wort hat
    .difference = Die Spieler handeln abwechselnd, und doch geht vor, wer einen Augenblick früher spricht.
    .reading = Sie haben abwechselnd das Wort, angefangen beim Startspieler; ein Wettlauf ist eine Option.
    .reason = Schnell zu sein bedeutet am Bildschirm etwas anderes als am Tisch.
reading-quidditch-card-game-2001-review = Eine Besprechung, die es anders erzählt
    .difference =
        In einer öffentlichen Besprechung dauert eine Runde, bis alle fünf Handkarten verbraucht sind, und ein
        Gleichstand wird sofort noch einmal gespielt.
    .reading =
        Eine Runde ist vorbei, wenn die gelegten Karten entschieden sind, und bei Gleichstand wartet der Ball
        auf die nächste Runde.
    .reason = Die Anleitung ist in beidem eindeutig, und sie ist die Quelle.


## Options

option-quidditch-timing_mode =
    Ob die Spieler abwechselnd das Wort haben, angefangen beim Startspieler, oder ob es in jedem Fenster einen
    Wettlauf um das erste Wort gibt.
option-quidditch-race_window_seconds =
    Wie viele Sekunden ein Fenster bei einem Wettlauf offen bleibt; nach jeder ausgespielten Karte wird neu
    gezählt.
option-quidditch-counter_chain =
    Ob gegen einen Gegenzauber wieder ein Gegenzauber möglich ist, und so weiter hin und her, oder ob er
    endgültig ist.
option-quidditch-counter_scope =
    Ob Gegenzauber nur Flüche und Zauber aufheben, oder jede Sonderkarte, auch Fouls und Schiedsrichter.
option-quidditch-reserve_owed_cards =
    Ob Karten, die zum Legen gebraucht werden, aufgespart werden müssen, oder ob sie vorher als Sonderkarten
    ausgespielt werden dürfen.
option-quidditch-min_pass_ms =
    Wie lange, in Tausendstelsekunden, ein automatisches Passen zurückgehalten wird, damit es die Hand nicht
    verrät.
option-quidditch-turn_timer_seconds =
    Wie lange eine Entscheidung dauern darf: ohne Grenze, oder eine Anzahl Sekunden.
option-quidditch-declare_mode =
    Ob zuerst der Startspieler ansagt und der zweite Spieler ergänzt, oder ob beide gleichzeitig und geheim
    ansagen.
option-quidditch-aside_only_without_player_cards =
    Ob am Quaffel alle eine Sonderkarte beiseitelegen dürfen, oder nur, wer keine Spielerkarte auf der Hand hat.
option-quidditch-order_timing =
    Ob die Reihenfolge der Bälle nach dem Legen der Karten gewählt wird, oder davor.
option-quidditch-order_mode =
    Ob der Startspieler die ganze Reihenfolge auf einmal wählt, oder Ball für Ball entscheidet, welcher als
    Nächstes kommt.
option-quidditch-reveal_mode =
    Ob Karten Ball für Ball aufgedeckt werden, oder an allen Bällen zusammen, bevor der erste entschieden wird.
option-quidditch-keeper_wins_unopposed =
    Ob ein Hüter gegen eine beiseitegelegte oder gegen keine Karte den Quaffel gewinnt, oder ihn nur auf dem
    Spielfeld hält.
option-quidditch-bludger_pick =
    Ob der Zufall die Karte auswählt, die ein Klatscher kostet, oder ob der Gewinner auf eine der gemischten und
    verdeckten Karten tippt.
option-quidditch-recycle_bludgers =
    Ob abgelegte Klatscher aus dem Spiel sind, oder als neuer Feldstapel zurückkommen, wenn der alte leer ist.
option-quidditch-finish_round_after_snitch =
    Eingeschaltet: Ist der Schnatz gefangen, werden die anderen Bälle dieser Runde noch gespielt, erst dann endet
    das Spiel. Ausgeschaltet: Das Spiel endet in dem Augenblick, in dem der Schnatz gefangen wird.
option-quidditch-final_chase =
    Ob um den Schnatz gespielt werden muss, sobald der Feldstapel leer ist, oder ob es freiwillig bleibt.
option-quidditch-tie_break =
    Ob gleich viele Punkte ein Unentschieden sind, oder ein Sieg für den Spieler, der den Schnatz gefangen hat.
option-quidditch-round_limit =
    Nach wie vielen Runden ein Spiel endet, auch wenn niemand den Schnatz gefangen hat.
option-quidditch-penalty_needs_player_card =
    Ob ein Strafwurf ausgespielt werden kann, was du auch an den Quaffel gelegt hast, oder nur mit einer eigenen
    Spielerkarte dort.
option-quidditch-discard_view =
    Ob der Ablagestapel des anderen Spielers durchgesehen werden kann, oder nur seine oberste Karte zeigt.
option-quidditch-deck_data =
    Mit welchen Stapeln gespielt wird: mit den üblichen dieses Spiels oder mit Stapeln, die der Tisch mitbringt.


## Procedures

procedure-quidditch-decks = Die Stapel
    .text =
        Die Größen der Stapel, die Arten der Karten, die Bereiche der Werte, die beiden Sucher, der einzelne
        Schnatz und der Beinklammer-Fluch sind aus der Anleitung oder aus öffentlichen Besprechungen bekannt.
        Alle anderen Anzahlen haben wir selbst entworfen, ebenso die übrigen Namen der Sonderkarten: Sie stammen
        aus den Geschichten und müssen nicht die der gedruckten Karten sein.

        Der Feldstapel:

        | Karte | Anzahl | Punkte |
        |---|---|---|
        | Quaffel | 17 | 10 |
        | Klatscher | 6 | keine |
        | Freitor | 4 | 10 |
        | Goldener Schnatz | 1 | 150 |
        | zusammen | 28 | |

        Der Hausstapel, für Gryffindor und Slytherin gleich:

        | Karte | Art | Anzahl |
        |---|---|---|
        | Jäger 4, 5, 6, 7, 8, 9, 10 | Spielerkarte | 2 von jedem Wert, insgesamt 14 |
        | Hüter 6, 7, 8, 9, 10 | Spielerkarte | 1 von jedem Wert, insgesamt 5 |
        | Treiber 1, 2, 3 | Spielerkarte | 2, 2 und 1, also insgesamt 5 |
        | Sucher 11, 12 | Spielerkarte | 1 von jedem Wert, insgesamt 2 |
        | Beinklammer-Fluch | Fluch | 2 |
        | Wabbelbein-Fluch | Fluch | 1 |
        | Impedimenta | Fluch | 1 |
        | Entwaffnungszauber | Zauber | 1 |
        | Verwechslungszauber | Zauber | 1 |
        | Aufrufezauber | Zauber | 1 |
        | Finite | Zauber, der Gegenzauber | 2 |
        | Keilen | Foul | 2 |
        | Rempeln | Foul | 1 |
        | Schiedsrichter | Schiedsrichter | 2 |
        | zusammen | 26 Spielerkarten, 14 Sonderkarten | 40 |

        Andere Stapel werden abgelehnt, es sei denn,

        - der Hausstapel hat 40 Karten und der Feldstapel 28,
        - Gryffindor und Slytherin haben dieselben Hauskarten,
        - es gibt genau einen Goldenen Schnatz, und
        - jede Sonderkarte bewirkt etwas von dem, was unter „Was die Sonderkarten bewirken“ steht.

        Was die Anleitung sonst noch erwarten lässt, wird ebenfalls geprüft, aber nur gemeldet, denn eine echte
        Schachtel weiß es besser als diese Seite:

        - Jäger von 4 bis 10, Hüter von 6 bis 10 und Treiber von 1 bis 3, wobei beide Enden jedes Bereichs
          vorkommen;
        - zwei Sucher mit den Werten 11 und 12;
        - mehr Quaffel als jede andere Feldkarte, mindestens drei Klatscher, mindestens zwei Freitore und
          zusammen mindestens 16 Quaffel und Freitore, damit jemand die 150 Punkte des Schnatzes auch ohne ihn
          übertreffen kann;
        - alle fünf Arten von Flüchen und Zaubern, mehr als eine Karte, die schwächt, ein Beinklammer-Fluch, und
          Karten, die eine Handkarte kosten, ebenso wie solche, die mehrere kosten;
        - beide Arten von Fouls und ein Schiedsrichter;
        - deutlich mehr Spielerkarten als Sonderkarten, damit eine Hand ohne jede Spielerkarte selten ist.
procedure-quidditch-round = Eine Runde von Anfang bis Ende
    .text =
        1. **Die Feldkarte.** Liegt ein Quaffel auf dem Spielfeld, wird nichts aufgedeckt. Sonst deckt der
           Startspieler Karten auf, bis ein Ball auf dem Spielfeld liegen bleibt oder keine Feldkarte mehr da
           ist. Ein Freitor kommt auf den Gewinnstapel des Startspielers, und ein Ball ohne Platz kommt auf den
           Ablagestapel des Spielfelds; auf beide folgt noch eine Karte. Liegt danach kein Ball auf dem
           Spielfeld und ist der Feldstapel leer, ist das Spiel zu Ende.
        2. **Pflichtbälle.** Ein Quaffel auf dem Spielfeld ist umkämpft. Ebenso der Schnatz in der letzten Jagd,
           das heißt, wenn der Feldstapel schon zu Beginn der Runde leer war.
        3. **Eröffnungsfenster**, wenn mindestens ein Ball auf dem Spielfeld noch nicht umkämpft ist.
        4. **Ansagen**, unter derselben Bedingung: zuerst der Startspieler, dann der zweite Spieler, falls noch
           ein Ball übrig ist. Jeder darf so viele Bälle ansagen, wie er über die geschuldeten hinaus Karten auf
           der Hand hat.
        5. Ist kein Ball umkämpft oder sind beide Hände leer, weiter mit Schritt 12.
        6. **Fenster vor dem Legen.**
        7. **Legen.** Beide Spieler legen ihre Karten geheim und gleichzeitig. Wer nichts zu legen hat, ist
           sofort bereit.
        8. **Fenster nach dem Legen.**
        9. **Die Reihenfolge.** Der Startspieler ordnet die umkämpften Bälle. Bei nur einem Ball gibt es nichts
           zu tun.
        10. **Jeder Ball in dieser Reihenfolge:** Beide Karten werden aufgedeckt; es folgt das Fenster nach dem
            Aufdecken, in dem nur am Quaffel Fouls möglich sind; der Ball wird entschieden; die gelegten Karten
            werden abgelegt. Ein gefangener Schnatz beendet hier das Spiel.
        11. **Fenster nach dem Ergebnis**, nach jedem Ball. Dann kommt Schritt 10 für den nächsten Ball, oder
            Schritt 12.
        12. **Ende der Runde.** Ausgespielte Sonderkarten kommen auf die Ablagestapel ihrer Besitzer. Beide
            Spieler füllen auf fünf Karten auf, weniger eine für jeden Treffer dieser Runde. Die Treffer sind
            vergessen, und der andere Spieler wird Startspieler. Ist die Höchstzahl der Runden erreicht, ist das
            Spiel zu Ende; sonst weiter mit Schritt 1.

        Jeder Spieler darf jederzeit aufgeben.
procedure-quidditch-window = Ein Fenster, und wer das Wort hat
    .text =
        | Fenster | Wann | Wozu es gut ist |
        |---|---|---|
        | Eröffnung | nach der Feldkarte, wenn es einen Ball gibt, über den zu entscheiden ist | zurückholen oder plündern vor der Entscheidung; von einem Pflichtball abdrängen |
        | Vor dem Legen | nach den Ansagen, wenn ein Ball umkämpft ist | plündern, abdrängen, zurückholen |
        | Nach dem Legen | noch ist nichts aufgedeckt | abdrängen, plündern, eine Karte ungesehen schwächen |
        | Nach dem Aufdecken | beide Karten an einem Ball liegen offen | schwächen, abdrängen; am Quaffel auch Fouls |
        | Nach dem Ergebnis | ein Ball ist gerade entschieden worden | zurückholen, plündern; schwächen oder abdrängen an einem Ball, der noch kommt |

        1. Der Startspieler hat das erste Wort.
        2. Wer das Wort hat, spielt eine Sonderkarte aus der Hand aus oder passt.
        3. Nach einem Passen hat der andere Spieler das Wort. Ein zweites Passen hintereinander schließt das
           Fenster.
        4. Eine ausgespielte Karte liegt offen neben ihrem Besitzer, und das bisherige Passen ist vergessen. Sie
           wartet auf eine Antwort, wie es unter „Auf eine Sonderkarte antworten“ steht. Danach hat der Gegner
           dessen das Wort, der sie ausgespielt hat.

        Ein Strafwurf, der wirkt, schließt das Fenster sofort. In den beiden Fenstern vor dem Legen darf ein
        Spieler eine Karte nur ausgeben, wenn seine Hand dann noch für alle geschuldeten Karten reicht; siehe
        RUL-QCG-12. Ein Wettlauf hat eigene Regeln; siehe RUL-QCG-03.
procedure-quidditch-answer = Auf eine Sonderkarte antworten
    .text =
        1. Eine Sonderkarte wurde ausgespielt. Der andere Spieler darf sie aufheben oder passen; etwas anderes
           ist jetzt nicht möglich.
        2. Wird sie aufgehoben, liegt die aufhebende Karte offen neben ihrem Besitzer. Nach einem Schiedsrichter
           ist das Antworten vorbei. Nach einem Gegenzauber ist der andere Spieler an der Reihe, diesen
           aufzuheben oder zu passen.
        3. So geht es weiter, bis ein Spieler passt oder die letzte Karte nicht aufgehoben werden kann.
        4. Zählt die Karten. Ist die Anzahl ungerade, wirkt die erste Karte: allein, oder weil die Karte, die
           sie aufhob, ihrerseits aufgehoben wurde. Ist die Anzahl gerade, ist die erste Karte aufgehoben.
           Verbraucht sind sie alle.

        | Ausgespielte Karte | Gegenzauber | Schiedsrichter |
        |---|---|---|
        | Fluch oder Zauber | hebt auf | nein |
        | Gegenzauber | hebt auf | nein |
        | Foul | nein | hebt auf |
        | Schiedsrichter | nein | nein |
        | eine beiseitegelegte Karte | nein | nein |
procedure-quidditch-specials = Was die Sonderkarten bewirken
    .text =
        | Karte | Was geschieht | Was sie braucht | Wann |
        |---|---|---|---|
        | Beinklammer-Fluch | nach deiner Wahl: eine Karte deines Gegners zählt 3 weniger, oder ein Hüter deines Gegners ist außer Gefecht | zum Schwächen: eine Karte wie in RUL-QCG-59; zum Aufhalten: einen Hüter, der offen am Quaffel liegt und noch nicht außer Gefecht ist | zum Schwächen: die Fenster nach dem Legen, nach dem Aufdecken und nach einem Ergebnis; zum Aufhalten: nach dem Aufdecken am Quaffel |
        | Wabbelbein-Fluch | eine Karte deines Gegners zählt 5 weniger | eine Karte wie in RUL-QCG-59 | die Fenster nach dem Legen, nach dem Aufdecken und nach einem Ergebnis |
        | Impedimenta | dein Gegner wird von einem Ball abgedrängt, den du wählst | vor dem Legen: einen umkämpften Ball, von dem dein Gegner noch nicht abgedrängt wurde; später: einen Ball, der nicht entschieden ist und an dem dein Gegner eine Karte hat | jedes Fenster |
        | Entwaffnungszauber | dein Gegner verliert eine zufällige Handkarte | dein Gegner hat eine Karte auf der Hand | jedes Fenster |
        | Verwechslungszauber | dein Gegner verliert zwei zufällige Handkarten oder seine einzige | dein Gegner hat eine Karte auf der Hand | jedes Fenster |
        | Aufrufezauber | du nimmst eine beliebige Karte aus deinem Ablagestapel auf die Hand | dein Ablagestapel ist nicht leer | jedes Fenster |
        | Finite | der eben ausgespielte Fluch oder Zauber wird aufgehoben, auch ein anderes Finite | einen Fluch oder Zauber, auf den geantwortet wird | nur als Antwort |
        | Keilen | der Hüter deines Gegners ist außer Gefecht | einen Hüter deines Gegners, der offen am Quaffel liegt und noch nicht außer Gefecht ist | nach dem Aufdecken am Quaffel |
        | Rempeln | du gewinnst den Quaffel | eine Spielerkarte deines Gegners, die offen am Quaffel liegt und nicht abgedrängt wurde | nach dem Aufdecken am Quaffel |
        | Schiedsrichter | das eben ausgespielte Foul wird aufgehoben | ein Foul, auf das geantwortet wird | nur als Antwort |
procedure-quidditch-settling = Wie ein Ball entschieden wird
    .text =
        Hat sich das Fenster nach dem Aufdecken geschlossen, sieh dir beide Seiten des Balls an. Eine Seite
        hat **keine Karte**, wenn nichts gelegt wurde, wenn sie abgedrängt wurde, wenn eine Sonderkarte
        beiseitegelegt wurde oder wenn ihr Hüter außer Gefecht ist. Sonst hat sie eine Spielerkarte mit ihrem
        wirksamen Wert: dem gedruckten Wert abzüglich allem, was sie geschwächt hat, aber nie weniger als 0.

        | Am Quaffel | Ergebnis |
        |---|---|
        | auf beiden Seiten keine Karte | er bleibt liegen |
        | auf einer Seite keine Karte | die Spielerkarte gewinnt, auch ein Hüter |
        | gleiche Werte | er bleibt liegen |
        | ein Hüter mit dem höheren Wert gegen eine andere Rolle | eine Parade: er bleibt liegen |
        | alles andere | der höhere Wert gewinnt |

        | An einem Klatscher | Ergebnis |
        |---|---|
        | auf keiner Seite ein Treiber | er bleibt liegen |
        | auf einer Seite ein Treiber | der Treiber gewinnt |
        | auf beiden Seiten ein Treiber | der höhere Wert gewinnt; bei gleichen Werten bleibt er liegen |

        Am Schnatz ist es wie an einem Klatscher, mit Suchern anstelle der Treiber.

        Danach, in dieser Reihenfolge:

        1. Die gelegten Karten kommen auf die Ablagestapel ihrer Besitzer.
        2. Ein gewonnener Quaffel kommt auf den Gewinnstapel des Gewinners.
        3. Ein gewonnener Klatscher kommt auf den Ablagestapel des Spielfelds. Der Verlierer ist getroffen und
           verliert eine zufällige Karte aus der Hand, falls er eine hat.
        4. Ein gefangener Schnatz kommt auf den Gewinnstapel dessen, der ihn gefangen hat, und das Spiel ist zu
           Ende.
        5. Ein Ball, den niemand gewonnen hat, bleibt auf dem Spielfeld liegen.

        Ein Strafwurf, der wirkt, führt geradewegs zu diesen Schritten und gewinnt den Quaffel.
procedure-quidditch-variants = Was die Optionen ändern
    .text =
        Die meisten Optionen ändern nur eine einzelne Antwort, die in ihrer Entscheidung steht. Diese ändern den
        Ablauf einer Runde:

        | Option | Wenn sie nicht auf der Voreinstellung steht |
        |---|---|
        | declare_mode | beide Spieler sagen geheim in einem Schritt an; umkämpft ist, was einer von ihnen nennt; wie viele Bälle ein Spieler nennen kann, begrenzen die Karten, die er dem Quaffel und einem verpflichtenden Schnatz schuldet |
        | order_timing | die Reihenfolge wird unmittelbar vor dem Fenster vor dem Legen gewählt |
        | order_mode | der Startspieler nennt vor jedem Aufdecken einen Ball |
        | reveal_mode | alle gelegten Karten werden vor dem ersten Fenster nach dem Aufdecken aufgedeckt; jeder Ball hat trotzdem sein eigenes Fenster und sein eigenes Ergebnis |
        | finish_round_after_snitch | auf den Fang folgt das Fenster nach dem Ergebnis, und das Spiel endet mit der Runde |
        | recycle_bludgers | ein leerer Feldstapel wird aus seinem gemischten Ablagestapel neu gebildet, einmal in einer Runde; die letzte Jagd dauert von der ersten Runde an, die den Stapel leer vorfand |
        | timing_mode | Fenster sind ein Wettlauf wie in RUL-QCG-03 |
        | counter_scope | Gegenzauber können auch auf ein Foul oder einen Schiedsrichter antworten, sodass ein Schiedsrichter das Antworten nicht mehr beendet |


## Refused actions

refusal-quidditch-not_your_turn = Du bist nicht am Zug.
refusal-quidditch-game_over = Das Spiel ist zu Ende.
refusal-quidditch-already_committed = Du hast dich schon entschieden und kannst es nicht mehr ändern.
refusal-quidditch-no_window = Du kannst gerade keine Sonderkarte ausspielen.
refusal-quidditch-card_not_in_hand = Diese Karte hast du nicht auf der Hand.
refusal-quidditch-not_a_special = Nur Sonderkarten haben eine Kraft, die man ausspielen kann.
refusal-quidditch-no_target = Diese Karte hat gerade kein Ziel.
refusal-quidditch-bad_ball = An diesem Ball kannst du diese Karte nicht einsetzen.
refusal-quidditch-bad_mode = So kannst du diese Karte jetzt nicht einsetzen.
refusal-quidditch-bad_take = Diese Karte ist nicht in deinem Ablagestapel.
refusal-quidditch-wrong_window = Zu diesem Zeitpunkt der Runde kannst du diese Karte nicht ausspielen.
refusal-quidditch-foul_not_now =
    Ein Foul ist nur am Quaffel möglich, nachdem die Spielerkarte deines Gegners dort aufgedeckt wurde.
refusal-quidditch-response_only = Diese Karte kannst du nur als Antwort auf eine andere ausspielen.
refusal-quidditch-owed_cards = Du brauchst diese Karte für einen Ball, um den gespielt wird.
refusal-quidditch-nothing_to_cancel = Es gibt keine Sonderkarte aufzuheben.
refusal-quidditch-cannot_cancel = Diese Karte hebt die ausgespielte nicht auf.
refusal-quidditch-not_declaring = Gerade gibt es nichts anzusagen.
refusal-quidditch-not_optional =
    Ansagen kannst du nur einen Klatscher oder den Schnatz, und nur, wenn er auf dem Spielfeld liegt.
refusal-quidditch-already_contested = Um diesen Ball wird schon gespielt.
refusal-quidditch-too_many_declared = Du hast nicht genug Karten für so viele Bälle.
refusal-quidditch-not_laying = Du kannst gerade keine Karten legen.
refusal-quidditch-wrong_number =
    Lege eine Karte an jeden Ball, um den gespielt wird, oder alle deine Karten, wenn du weniger hast.
refusal-quidditch-quaffle_uncovered = Lege zuerst eine Karte an den Quaffel.
refusal-quidditch-not_contested = Um diesen Ball wird in dieser Runde nicht gespielt.
refusal-quidditch-pushed_off = Du wurdest von diesem Ball abgedrängt und kannst keine Karte an ihn legen.
refusal-quidditch-aside_with_player_cards =
    An diesem Tisch kannst du am Quaffel keine Sonderkarte beiseitelegen, solange du eine Spielerkarte auf der
    Hand hast.
refusal-quidditch-not_ordering = Du kannst die Reihenfolge der Bälle gerade nicht wählen.
refusal-quidditch-bad_order = Nenne jeden Ball, der noch zu spielen ist, jeden nur einmal.
refusal-quidditch-penalty_without_player_card =
    An diesem Tisch braucht ein Strafwurf eine eigene Spielerkarte am Quaffel.
refusal-quidditch-not_picking = Gerade ist keine Karte zu wählen.
refusal-quidditch-bad_slot = So viele Karten hat dein Gegner nicht.
refusal-quidditch-must_answer = Hebe die ausgespielte Sonderkarte auf oder passe.
