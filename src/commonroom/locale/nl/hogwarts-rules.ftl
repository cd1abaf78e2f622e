### The rules of A Year at Hogwarts in Dutch: one message per rule or ruling, and the words of the document.
### The order and the structure are in games/hogwarts/rules.toml.


## The document

document-hogwarts = Harry Potter, Een jaar op Zweinstein: de spelregels
    .intro =
        Op deze pagina staan alle regels waarmee Common Room Een jaar op Zweinstein speelt. Je zwerft als leerling
        door het kasteel, verzamelt wat je missies nodig hebben, doet examens, vecht, vliegt af en toe een
        Zwerkbalwedstrijd en probeert de Afdelingsbeker te winnen. In een tweede spel in dezelfde doos, De terugkeer
        van Voldemort, neemt Peter Pippeling het op tegen Harry en zijn vrienden.

        - Een code als HOG-110 is een **regel**: die staat in het spelregelboek of volgt er rechtstreeks uit. De bron
          noemt het hoofdstuk van het gedrukte spelregelboek, bijvoorbeeld II.4. Komt de regel ergens anders vandaan,
          dan staat dat erbij.
        - Een code als RUL-HOG-110 is een **beslissing**: onze keuze waar het spelregelboek zwijgt, onduidelijk is of
          zichzelf tegenspreekt. Je vindt er de vraag, het antwoord en de reden. Sommige beslissingen kun je met een
          optie veranderen wanneer je een tafel opent.

        Een paar woorden kom je overal tegen:

        - **LP** zijn levenspunten, **punten** zijn afdelingspunten.
        - De **weerstand** van een vechter is het laagste getal op een aanvalsdobbelsteen dat pijn doet.
        - De **actieve speler** is degene die aan de beurt is. De **volgende speler** zit rechts.
        - Het **hoofdbord** is het kasteel met zijn omgeving en Zweinsveld. **Bord 1** is de Wegisweg, en de verre
          plaatsen staan op **bord 2**.
        - Een **rozet** is een vakje waar een voorwerp ligt. Voorwerpen zijn fiches. **Brandstof** is een
          Brandstoffiche of een Brandstofkaart.
        - Een **held** is Harry, Ron of Hermelien in De terugkeer van Voldemort.
        - Na een nederlaag **naar de Lekke Ketel** gaan heeft een prijs; HOG-340 zegt welke.

        Dit is geen officiële pagina: alle regels zijn in onze eigen woorden weergegeven, de pagina vervangt het
        spelregelboek in je doos niet, en de namen van spellen, uitgevers, afdelingen en personages zijn merken van
        hun eigenaars. Het bord, de kaarten en de personages waarmee we spelen, zijn ons eigen ontwerp, overal waar
        het spelregelboek ze niet laat zien.
    .contents = Inhoudsopgave
    .editions = Spellen in de doos
    .edition = Spel
    .id = Aanduiding
    .box = Wat het is
    .topic = Onderwerp
    .ids = Zie
    .readings = Waar de bronnen het oneens zijn en welke lezing wij volgen
    .readings-intro =
        Wij lezen het Poolse spelregelboek en een paar openbare samenvattingen van spelers. Dit zijn de plaatsen waar
        ze zichzelf of elkaar tegenspreken.
    .difference = De teksten
    .reading = Wat wij volgen
    .why = Waarom
    .options = Opties
    .options-intro =
        Een tafel kiest haar opties voordat het spel begint. De eerste waarde is de standaardwaarde.
    .option = Optie
    .values = Waarden
    .decides = Wat de optie bepaalt
    .procedures = Procedures
    .procedures-intro =
        Nog eens dezelfde regels, nu in de precieze volgorde waarin ze worden toegepast.
    .refusals = Geweigerde acties
    .refusals-intro =
        Een actie die niet mag, wordt geweigerd met een code die zegt waarom; dit zijn de codes die je tijdens het
        spelen tegenkomt. Er verandert niets, en wie iets moet doen, moet dat nog steeds.
    .code = Code
    .meaning = Betekenis
    .source = Bron
    .rulings = Beslissing

edition-hogwarts-year = Een jaar op Zweinstein
    .box = Het hoofdspel voor één tot acht spelers: wie wint de Afdelingsbeker?
edition-hogwarts-voldemort-returns = De terugkeer van Voldemort
    .box = Het tweede spel voor twee tot vier spelers: Pippeling, later Voldemort, tegen Harry en zijn vrienden


## Sections

section-hogwarts-components = Spelmateriaal
    .about = wat er in de doos zit, hoe borden en kaarten eruitzien
section-hogwarts-aim = Doel en einde van het spel
    .about = punten, speelduur, de laatste ronde, de winnaar
section-hogwarts-variants = De varianten
    .about = minderjarig, volleerd, team en solo
section-hogwarts-setup = Voorbereiding
    .about = stapels, personages, fiches, missies, wie er begint
section-hogwarts-table = Aan tafel
    .about = beurtvolgorde, voorraden, wat open en wat verborgen is
section-hogwarts-health = Levenspunten
    .about = sterker worden, uitgeschakeld raken
section-hogwarts-player-board = Het spelersbord
    .about = dobbelstenen, weerstand, vaardigheden
section-hogwarts-turn = De beurt
    .about = gooien, lopen, het vakje gebruiken
section-hogwarts-walking = Gouden regels voor het lopen
    .about = de hele worp, waar je mag stoppen, anderen tegenkomen
section-hogwarts-ways = Waar je kunt lopen
    .about = voetsporen, bruggen, gangen en afstanden
section-hogwarts-towers = Torens en Brandstof
    .about = reisjes naar bord 2
section-hogwarts-pitch-field = Het Zwerkbalveld en de Viavia
    .about = uitdagingen en de weg naar het kerkhof
section-hogwarts-fields = De vakjes
    .about = wat er gebeurt waar je stopt
section-hogwarts-items = Voorwerpen
    .about = oprapen, grenzen, de zes bijzondere voorwerpen
section-hogwarts-exams = Boeken en examens
    .about = punten in de klaslokalen
section-hogwarts-behaviour = Gedragskaarten
    .about = lof, blaam en Brandstof
section-hogwarts-events = Gebeurtenissen
    .about = wat iedereen overkomt
section-hogwarts-cards = Spreuken en toverdranken
    .about = aanval, verdediging, begin van de beurt, grenzen
section-hogwarts-fights = Vechten
    .about = vier soorten gevechten, dobbelstenen, kaarten, vaardigheden
section-hogwarts-player-fights-underage = Minderjarige tovenaars tegen elkaar
    .about = ieder één dobbelsteen
section-hogwarts-player-fights-qualified = Volleerde tovenaars tegen elkaar
    .about = aanvalsdobbelstenen, kaarten, buit
section-hogwarts-death-eaters = Dooddoeners
    .about = zes tegenstanders in de torens
section-hogwarts-duels = Duels
    .about = een leerling, een kaart, een beloning
section-hogwarts-mission-fights = Missiegevechten
    .about = omdraaien, aanvallen, antwoord, laatste vaardigheid
section-hogwarts-missions = Missies
    .about = wat je nodig hebt, slagen en mislukken
section-hogwarts-team = Teams
    .about = samen aankomen, samen vechten
section-hogwarts-solo = Solo
    .about = jij tegen het kasteel
section-hogwarts-match-frame = Zwerkbal: de uitdaging
    .about = wie er speelt, wat het oplevert
section-hogwarts-match-alone = Zwerkbal: tegen het spel
    .about = wedstrijden in een solospel
section-hogwarts-match-setup = Zwerkbal: voorbereiding
    .about = stukken, ballen, wie er begint
section-hogwarts-match-goals = Zwerkbal: twee doelpunten
    .about = ronde 1 met Slurk en Beukers
section-hogwarts-match-snitch = Zwerkbal: de Gouden Snaai
    .about = ronde 2, de jacht rond het veld
section-hogwarts-return-setup = De terugkeer van Voldemort: voorbereiding
    .about = partijen, fiches, dobbelstenen
section-hogwarts-return-aims = De terugkeer van Voldemort: wat elke partij doet
    .about = het ritueel, de Gruzielementen, de Dooddoeners
section-hogwarts-return-meeting = De terugkeer van Voldemort: de ontmoeting
    .about = hoe het spel beslist wordt
section-hogwarts-return-fights = De terugkeer van Voldemort: vechten
    .about = aanvalsdobbelstenen, verdedigingsdobbelstenen, gouden regels


## Components

HOG-001 =
    In de doos zitten vier borden (een hoofdbord en drie andere), 15 spelersborden en evenveel pionnen, 5 dobbelstenen
    en een zakje. Er zijn 210 kaarten en daarnaast 30 missies. De fiches zijn 30 voorwerpen, 6 Dooddoeners, 60
    afdelingspunten, 70 LP, 20 keer Brandstof en 10 Viavia’s.
    .source = Inhoud van de doos
HOG-002 =
    De 210 kaarten vormen acht stapels: spreuken, toverdranken, boeken, gedrag, gebeurtenissen, duels, gevechten en
    Zwerkbal. De missies komen daar nog bij.
    .source = Inhoud van de doos
HOG-003 =
    Het hoofdbord toont Zweinstein en zijn terrein. Bord 1 is de Wegisweg, op bord 2 staan verre plaatsen bij elkaar, en
    het laatste bord is het Zwerkbalveld.
    .source = I.4, V
HOG-004 =
    Geen twee missies zijn gelijk. Missies en gevechtskaarten dragen allebei de nummers 1 tot en met 30, en in elke
    missie vecht je tegen de gevechtskaart met hetzelfde nummer.
    .source = III.1, IV.4
HOG-005 =
    Missies 1 tot en met 10 vertellen de eerste drie verhalen na, 11 tot en met 20 de volgende twee, en 21 tot en met 30
    de laatste twee.
    .source = I.1
HOG-006 =
    Elke dobbelsteen is een gewone met zes kanten.
    .source = Alle voorbeelden
HOG-007 =
    Een jaar op Zweinstein speel je met één tot acht mensen, De terugkeer van Voldemort met twee tot vier.
    .source = VI, openbare recensies en samenvattingen van spelers
HOG-008 =
    Op een vakje kan een symbool staan: gebeurtenis, boek, duel, spreuk, toverdrank of gedrag. Andere vakjes zijn
    rozetten, torens, leerlingenkamers, klaslokalen, LP-vakjes of plekken met een naam.
    .source = I.4
HOG-009 =
    Wie je op een gevechts- of duelkaart bestrijdt, heeft een aantal LP, een weerstand en een vaardigheid die één keer
    per gevechtsronde toeslaat. Sommigen doen ook iets bij het omdraaien, of zijn immuun voor een soort kaarten.
    .source = III.1, III.5c, IV.4
HOG-010 =
    Op een missiekaart staan het nummer en de titel, waar je heen moet, hoeveel punten ze oplevert, welke voorwerpen je
    nodig hebt, welke kaarten volleerde tovenaars en teams nog nodig hebben, en wie daar met hoeveel LP wacht.
    .source = Afgebeelde missiekaarten


## Aim and end of the game

HOG-020 =
    Jullie zijn leerlingen die achter de Afdelingsbeker aan zitten. Wie aan het einde de meeste punten heeft, wint hem.
    .source = I.1
HOG-021 =
    Je verdient punten met missies, examens, gewonnen Zwerkbalwedstrijden en gedragskaarten. Volleerde tovenaars en
    teams krijgen ook punten voor elke Dooddoener die ze verslaan.
    .source = I.1, I.3, IV.2
HOG-022 =
    Een snel spel, ongeveer een halfuur, eindigt als iemand een missie heeft voltooid en meer dan 210 punten heeft.
    .source = I.2
HOG-023 =
    Een klassiek spel, 45 tot 60 minuten, vraagt twee missies en meer dan 260 punten.
    .source = I.2
HOG-024 =
    Een lang spel, meer dan een uur, vraagt drie missies en meer dan 320 punten.
    .source = I.2
HOG-025 =
    Meer is echt meer: met precies 210, 260 of 320 punten gaat het spel door.
    .source = I.2
HOG-026 =
    Als volleerde tovenaar kun je het spel alleen beëindigen als je ook een Zwerkbalwedstrijd hebt gespeeld.
    .source = III.1b
HOG-027 =
    Heeft iemand het einde bereikt, dan maak je de ronde af, zodat iedereen evenveel beurten heeft gehad. Daarna
    vergelijk je de punten.
    .source = Samenvatting van een speler, niet in het spelregelboek
HOG-028 =
    Een missie levert 40 tot 300 punten op, een boek bij een examen 5 tot 20, een gewonnen wedstrijd 40, een verslagen
    Dooddoener 20. Een gedragskaart geeft of kost wat erop staat.
    .source = I.3, III, IV.2
RUL-HOG-001 =
    Nee, eerst wordt de ronde afgemaakt. Met de optie end_timing stopt het spel meteen.
    .question = Stopt het spel zodra iemand het einde bereikt?
    .reason =
        Een samenvatting van een speler zegt het zo voor alle drie de speelduren, en het is eerlijk tegenover wie later
        aan de beurt komt.
RUL-HOG-002 =
    Dan eindigt het spel toch met deze ronde.
    .question = En als die speler weer punten verliest voordat de ronde voorbij is?
    .reason = Het einde was bereikt, en iedereen kan daarop rekenen.
RUL-HOG-003 =
    Ja. Ze hoort bij de beurt van de eigenaar.
    .question = Kan er in de laatste ronde nog een extra beurt van de Tijdverdrijver komen?
    .reason = Niets verbiedt het, en de ronde blijft voor iedereen gelijk.
RUL-HOG-004 =
    Nee, de meeste punten winnen, wie het einde ook heeft ingeluid. Met de optie `winner` kan alleen winnen wie zelf aan
    de eindvoorwaarden voldoet.
    .question = Moet de winnaar ook de missies hebben?
    .reason = HOG-020 heeft het alleen over punten.
RUL-HOG-005 =
    Meer voltooide missies winnen. Zijn ook die gelijk, tel dan verslagen Dooddoeners en gewonnen wedstrijden samen;
    daarna wordt de overwinning gedeeld.
    .question = En bij gelijke punten?
    .reason = Missies zijn de kern van het spel, dus die komen eerst.
RUL-HOG-006 =
    Nee, je verliest alleen wat je hebt. Met de optie points_floor kunnen schulden.
    .question = Kunnen punten onder nul komen?
    .reason = Punten zijn fiches, en niemand kan een fiche neerleggen dat hij niet heeft.


## The variants

HOG-040 =
    Voor het spel kies je een speelduur en een variant: minderjarige tovenaar, volleerde tovenaar, team of solo. Elke
    speelduur past bij elke variant.
    .source = I.2, II.3
HOG-041 =
    Minderjarige tovenaars zijn beginners: een missie vraagt alleen haar voorwerpen.
    .source = III.1a
HOG-042 =
    Volleerde tovenaars hebben ook de spreuken en toverdranken nodig die op de missie staan. Ze komen Dooddoeners tegen
    en mogen kaarten tegen elkaar gebruiken.
    .source = III.1b, IV.1b, IV.2
HOG-043 =
    In de teamvariant zijn jullie samen één team of vormen jullie teams van twee of drie. Missies vragen voorwerpen en
    kaarten, en er zijn Dooddoeners.
    .source = III.1c, IV.1c
HOG-044 =
    Speel je solo, dan volg je de regels voor minderjarige of voor volleerde tovenaars.
    .source = III.1d
HOG-045 =
    De varianten verschillen in hun missies. Examens, gedragskaarten en Zwerkbal zijn overal hetzelfde.
    .source = III


## Setup

HOG-060 =
    Spreek eerst speelduur en variant af.
    .source = II.1 A
HOG-061 =
    Schud elke stapel apart, behalve de gevechtskaarten, en leg de stapels rond het bord.
    .source = II.1 B
HOG-062 =
    Gebruikte kaarten gaan altijd onder hun stapel.
    .source = II.1 B
HOG-063 =
    Kies elk een spelersbord. Een personage hoort bij maar één speler.
    .source = II.1 C
HOG-064 =
    Een Dooddoener kun je niet als personage kiezen: ze zijn de tegenstanders van volleerde tovenaars en teams, en
    vechten mee in De terugkeer van Voldemort.
    .source = II.1 C
HOG-065 =
    Neem een Brandstoffiche, of twee als minderjarige tovenaar.
    .source = II.1 C
HOG-066 =
    Neem een Viavia.
    .source = II.1 C
HOG-067 =
    Neem de LP en de boeken, spreuken en toverdranken die op je bord staan.
    .source = II.1 C
HOG-068 =
    Verdeel de 30 voorwerpen willekeurig over de rozetten: 18 op het hoofdbord, 9 op bord 2 en 3 op bord 1.
    .source = I.4, II.1 D
HOG-069 =
    Voorwerpen liggen open.
    .source = Samenvatting van een speler, niet in het spelregelboek
HOG-070 =
    Alle pionnen beginnen op Start, bij de ingang van Zweinstein.
    .source = II.1 E
HOG-071 =
    Iedereen krijgt vijf willekeurige missies, of drie als jullie met meer dan zes zijn.
    .source = I.3, II.1 E, III.1
HOG-072 =
    Houd je missies geheim.
    .source = I.3, III.1
HOG-073 =
    Geen spreuk en geen ander effect kan je een missie afpakken.
    .source = III.1
HOG-074 =
    Zet bij volleerde tovenaars en teams de zes Dooddoeners in torens van het kasteel naar keuze. Daar blijven ze.
    .source = IV.1c, IV.2, vragen en antwoorden van spelers
HOG-075 =
    De jongste speler begint.
    .source = II.3
RUL-HOG-008 =
    Het toeval. Met first_player kan de host een plaats aanwijzen.
    .question = Wie begint als niemand weet wie de jongste is?
    .reason = Een tafel online vraagt niet naar leeftijden.


## Around the table

RUL-HOG-007 =
    Punten en LP nooit. Er zijn maar 20 Brandstoffiches en 10 Viavia’s: als die op zijn, krijgt niemand er nog een.
    .question = Kunnen fiches opraken?
    .reason = Punten en LP zijn hier gewoon getallen, maar de reisfiches horen schaars te zijn.
RUL-HOG-009 =
    Die rechts van je, dus de beurt gaat tegen de klok in. De plaatsen staan in die volgorde.
    .question = Wie is de volgende speler?
    .reason = Het spelregelboek geeft de beurt naar rechts door.
RUL-HOG-010 =
    Nee. Houd zoveel boeken, spreuken, toverdranken en Brandstofkaarten als je krijgt.
    .question = Is er een maximum aantal handkaarten?
    .reason = Het spelregelboek noemt er geen.
RUL-HOG-011 =
    Alleen nadat iemand erin heeft gezocht.
    .question = Wanneer wordt een stapel opnieuw geschud?
    .reason = Wie in een stapel zoekt, ziet de volgorde.
RUL-HOG-012 =
    Je trekt wat er is en doet het zonder de rest. Een gevechtskaart ontbreekt nooit.
    .question = En als een stapel leeg is?
    .reason = Al zijn kaarten zijn in handen, dus er valt niets te schudden.
RUL-HOG-013 =
    Iedereen ziet LP, punten, fiches, hoeveel kaarten je hebt en welke missies je voltooid hebt. Je hand en je andere
    missies zijn verborgen, behalve binnen een team.
    .question = Wat is open en wat is verborgen?
    .reason = Het is wat je aan een echte tafel zou zien.
RUL-HOG-014 =
    Dat van de actieve speler, daarna de anderen in beurtvolgorde.
    .question = Welk effect komt eerst als er twee tegelijk gebeuren?
    .reason = Eén vaste volgorde voorkomt elke discussie.


## Health points

RUL-HOG-015 =
    Nee. Met de optie hp_cap is dat het aantal waarmee je begint.
    .question = Is er een maximum aantal LP?
    .reason = Personages horen te groeien, en een voorbeeld toont er een met 9 LP.
RUL-HOG-016 =
    Je bent uitgeschakeld: ga naar de Lekke Ketel, leg al je spreuken en toverdranken onder hun stapels, neem 6 LP en
    houd fiches en boeken. Was het jouw beurt, dan eindigt die; solo heb je verloren. Met hp_zero houd je in plaats
    daarvan 1 LP.
    .question = En als je buiten een gevecht je laatste LP verliest?
    .reason = Elke nederlaag in het spelregelboek kost precies dat.
RUL-HOG-017 =
    Nee, deze gevechten laten je minstens 1 LP, en verder verlies telt niet. Met 1 LP telt een verloren treffen van een
    minderjarige tovenaar toch mee als een van de twee.
    .question = Kan een duel of een gevecht tussen spelers je laatste LP kosten?
    .reason = Beide soorten gevechten tussen leerlingen zijn zo geschreven dat ze bij 1 LP stoppen.


## The player board

HOG-080 =
    Op je bord staan je weerstand, je aanvalsdobbelstenen, je eerste LP, de boeken, spreuken en toverdranken waarmee je
    begint, en twee vaardigheden: een om te lopen en een om te vechten. Er is plaats voor je punten en voor zes
    voorwerpen.
    .source = II.2
HOG-081 =
    De weerstand van een tovenaar is een getal van 2 tot en met 5.
    .source = IV.3
HOG-082 =
    Een aanvalsdobbelsteen doet pijn als hij minstens de weerstand van zijn doelwit toont, en kost dan 1 LP.
    .source = II.2, IV.3, IV.4
HOG-083 =
    Je hebt drie of vier aanvalsdobbelstenen, afhankelijk van je personage.
    .source = IV.3
HOG-084 =
    Je loopvaardigheid kan je bij elke zet helpen, je gevechtsvaardigheid bij elke aanval.
    .source = II.2, II.5, IV.4
HOG-085 =
    Harry Potter heeft 7 LP en vier aanvalsdobbelstenen. Op een spreukvakje trekt hij twee spreuken, en de weerstand van
    wie hij aanvalt, telt voor één minder.
    .source = II.2, IV.3
HOG-086 =
    Kaarten en LP-vakjes maken je tijdens het spel sterker, en je mag meer LP hebben dan waarmee je begon.
    .source = II.2, IV.4d
HOG-087 =
    Op de borden van Dooddoeners is geen plaats voor voorwerpen.
    .source = IV.2
RUL-HOG-038 =
    Nee. Die van Harry werkt alleen op vakjes met het spreuksymbool, niet in werkkamers, klaslokalen of
    leerlingenkamers.
    .question = Moet je een loopvaardigheid gebruiken?
    .reason = Het is een gave, en ze noemt het spreukvakje.
RUL-HOG-072 =
    Tot 1, waarbij elke aanvalsdobbelsteen raakt.
    .question = Hoe laag kan een weerstand worden?
    .reason = Geen dobbelsteen toont minder dan 1.


## The turn

HOG-100 =
    In je beurt mag je eerst kaarten voor het begin van de beurt spelen. Dan gooi je twee dobbelstenen, loop je zo ver
    als de som, gebruik je het vakje waar je aankomt, en ben je klaar.
    .source = II.3
HOG-101 =
    Je loopt in een richting naar keuze, precies zoveel stappen als de dobbelstenen samen tonen.
    .source = II.3, II.4
HOG-102 =
    Als je zet en alles op het vakje voorbij zijn, is de speler rechts van je aan de beurt.
    .source = II.3
HOG-103 =
    De terugkeer van Voldemort heeft eigen dobbelstenen en een eigen volgorde; zie HOG-609 en HOG-610.
    .source = VI.3
RUL-HOG-029 =
    Nee, behalve als wachtend teamlid (RUL-HOG-109), met Scheurbek (RUL-HOG-044) of bij een Gruzielement (HOG-631). Als
    de tafel met seconds_per_turn speelt en je tijd om is, wordt er een eenvoudige toegestane actie voor je gekozen.
    .question = Mag je blijven staan in plaats van te gooien?
    .reason = Een beurt bestaat uit een worp en een zet, en niemand hoort eindeloos te wachten.
RUL-HOG-039 =
    Eerst een gevecht met een speler of Dooddoener, dan voorwerpen oprapen, dan een missie, dan het vakje met eventuele
    examens, dan een reisje met Brandstof of Viavia, met eigen voorwerpen en een eigen missie. In totaal mag je één
    missie per beurt proberen.
    .question = In welke volgorde gebeurt alles aan het einde van een zet?
    .reason = De volgorde volgt het gevaar: wat je tegenhoudt komt eerst, wat je meevoert het laatst.


## Golden rules of walking

HOG-110 =
    Je moet je hele worp gebruiken. Alleen door HOG-111 en HOG-112 mag je uit eigen wil eerder stoppen.
    .source = II.4
HOG-111 =
    Als je weg over de plek van een van je missies loopt, mag je daar stoppen om haar te proberen. Dan eindigt je zet.
    .source = I.4, II.4
HOG-112 =
    Als je weg door een van de 18 kasteeltorens loopt, mag je daar stoppen. Dan eindigt je zet.
    .source = I.4, II.4
HOG-113 =
    Je komt in één zet nooit twee keer op hetzelfde vakje. Wil je omkeren, wacht dan op je volgende beurt.
    .source = II.4
HOG-114 =
    Kom je onderweg een andere speler tegen, dan moet je daar stoppen en vechten.
    .source = II.4
HOG-115 =
    Dooddoeners houden je op dezelfde manier tegen, bij volleerde tovenaars, bij teams en in De terugkeer van Voldemort.
    .source = II.4
HOG-116 =
    Leden van één team vechten nooit, dus ze houden elkaar niet tegen.
    .source = IV.1c
HOG-117 =
    Onderweg verzamel je voorwerpen die je missies nodig hebben. Het hoeft niet; zie HOG-200 en RUL-HOG-053.
    .source = II.4
RUL-HOG-018 =
    Nee, afgezien van toegestane en gedwongen stops en RUL-HOG-019.
    .question = Mag je de dobbelstenen verdelen of stappen overhouden?
    .reason = De hele worp moet gelopen worden.
RUL-HOG-019 =
    Loop de langste weg die er is en stop daar zoals anders.
    .question = En als geen enkele weg lang genoeg is voor de worp?
    .reason = Dat komt het dichtst bij de worp.
RUL-HOG-020 =
    Ja, je kunt er in dezelfde zet niet terugkomen.
    .question = Telt het vakje waar je begint als bezocht?
    .reason = Je was daar in deze zet.
RUL-HOG-026 =
    Nee. De optie extra_stops staat het toe bij een klaslokaal waarvan je een boek hebt, of bij alle plekken met een
    naam.
    .question = Mag je ook stoppen bij een klaslokaal of bij andere plekken met een naam?
    .reason = De gouden regels kennen twee uitzonderingen, al staan andere bronnen er meer toe.
RUL-HOG-027 =
    Nee. Je hebt al haar voorwerpen en kaarten nodig als je stopt; een voorwerp dat op dat vakje zelf ligt, telt mee.
    Met een precieze worp stop je gewoon.
    .question = Mag je eerder stoppen op een missieplek als je de missie niet kunt proberen?
    .reason = De uitzondering is er om een missie te proberen.
RUL-HOG-030 =
    Die vervalt: het Zwerkbalveld beëindigt altijd je zet.
    .question = Wat gebeurt er met de rest van de worp als je op het Zwerkbalveld komt?
    .reason = HOG-150 laat geen keuze.
RUL-HOG-031 =
    De eerste houdt je tegen, en de anderen bereik je niet.
    .question = En als er meerdere spelers langs je weg staan?
    .reason = Daar is je zet voorbij.
RUL-HOG-032 =
    Je kiest er een die niet in je team zit. Er is maar één gevecht.
    .question = En als er meerdere spelers op het vakje staan?
    .reason = Eén gevecht per beurt is genoeg.
RUL-HOG-033 =
    Als de actieve speler erheen loopt of er door een eigen effect komt, zoals met Scheurbek, een kaart of Dobby. Niet
    als iedereen op Start begint, na een nederlaag, als je voor een wedstrijd wordt opgeroepen, door een gebeurtenis
    wordt verplaatst, van bord 2 terugkomt of een gedeeld vakje verlaat.
    .question = Wanneer begint een ontmoeting een gevecht?
    .reason = Wie aankomt, moet degene zijn die aanvalt.
RUL-HOG-034 =
    Je loopt door, en je mag een vakje delen.
    .question = En als er een teamgenoot op je weg staat?
    .reason = HOG-116 sluit het gevecht uit.
RUL-HOG-035 =
    Bijna nooit, want ze zijn aan het einde van de beurt weer terug. Gebeurt het toch, dan beslist RUL-HOG-033.
    .question = Kun je spelers op bord 2 tegenkomen?
    .reason = De verre plaatsen bezoek je maar heel even.
RUL-HOG-036 =
    Alles wat het vakje biedt: kaarten, LP, missies, wedstrijden, voorwerpen, reisjes met Brandstof. Voorwerpen die je
    eerder in de zet hebt opgeraapt, blijven van jou.
    .question = Wat loop je mis als je op het vakje van aankomst met een speler vecht?
    .reason = Het spelregelboek gebruikt een vakje niet als er spelers vechten.
RUL-HOG-037 =
    Je vecht met de Dooddoener, en die beurt met niemand anders.
    .question = En als er een speler en een Dooddoener op hetzelfde vakje staan?
    .reason = De Dooddoener was er het eerst.


## Where you can walk

HOG-120 =
    Je kunt alleen naar een buurvakje stappen waar voetsporen of een trap de twee verbinden.
    .source = I.4
HOG-121 =
    De muren van het kasteel, binnen en buiten, laten niemand door.
    .source = I.4
HOG-122 =
    Een brug is één vakje, hoe lang ze er ook uitziet.
    .source = I.4
HOG-123 =
    In de Grote Zaal zelf kun je niet komen; de vakjes ernaast tellen als deel ervan.
    .source = I.4
HOG-124 =
    Vanaf Start lopen twee wegen: rechts ga je het kasteel in, links naar de Wegisweg.
    .source = II.5
HOG-125 =
    Op een gemarkeerd vakje bij de ingang kies je tussen de school en de Lekke Ketel.
    .source = I.4
HOG-126 =
    Van de Lekke Ketel naar Goudgrijp is het vier stappen.
    .source = I.4
HOG-127 =
    Van Goudgrijp is het nog vier stappen naar Odius & Oorlof, en vier naar Olivander.
    .source = I.4
HOG-128 =
    Van het vakje voor Goudgrijp de bank in kost geen stap.
    .source = I.4
HOG-129 =
    Zacharinus’ Zoetwarenhuis en De Zwijnskop liggen twee stappen uit elkaar.
    .source = I.4
HOG-130 =
    Een geheime gang verbindt de Eenogige Heks en Zacharinus’ Zoetwarenhuis, in beide richtingen. Vanaf de Ziekenzaal
    kost het één stap extra.
    .source = I.4
HOG-131 =
    Een geheime gang verbindt de Beukwilg en het Krijsende Krot, in beide richtingen en zonder extra stap.
    .source = I.4
HOG-132 =
    Een geheime gang verbindt de Kamer van Hoge Nood en De Zwijnskop, in beide richtingen en zonder extra stap.
    .source = I.4
HOG-133 =
    Tussen het Ministerie van Toverkunst en de Hal der Profetieën loop je vrij heen en weer.
    .source = I.4
RUL-HOG-021 =
    Je mag er op elk punt van je zet een gebruiken, ook na de laatste stap, en het kost niets. Het vakje erachter telt
    als gepasseerd en als bezocht. Een zet kan niet alleen uit gratis stappen bestaan.
    .question = Hoe werken vrije doorgangen?
    .reason = Vrij betekent dat het geen stap kost; alle andere regels voor het lopen blijven gelden.
RUL-HOG-022 =
    Van de Ziekenzaal naar Zacharinus’ Zoetwarenhuis betaal je in totaal één stap: naar het standbeeld, en vandaar
    gratis verder. De andere twee gangen kosten niets.
    .question = Wat is een extra stap bij de geheime gangen?
    .reason = Zo passen alle gedrukte afstanden bij elkaar.
RUL-HOG-023 =
    Naar elk vakje dat er deel van is. Word je erheen verplaatst, dan kies je zelf welk.
    .question = Waar ga je heen als een kaart de Grote Zaal noemt?
    .reason = In de zaal zelf kun je niet komen.
RUL-HOG-024 =
    Alleen waar het bord twee vakjes verbindt.
    .question = Kun je schuin stappen?
    .reason = HOG-120 vraagt voetsporen of een trap.
RUL-HOG-025 =
    Start en de wegwijzer liggen elk één stap van de Lekke Ketel, en de wegwijzer leidt het kasteel in. Daar stoppen
    doet verder niets.
    .question = Hoe werken de twee wegen bij de ingang?
    .reason = Zo kloppen beide zinnen over de ingang.


## Towers and Floo powder

HOG-140 =
    Het kasteel heeft 18 torens.
    .source = I.4, II.4
HOG-141 =
    Als je zet in een toren is geëindigd, mag je met Brandstof een van zeven vakjes van bord 2 bezoeken, alle behalve
    het kerkhof.
    .source = I.4, II.3
HOG-142 =
    Daar neem je de voorwerpen op het vakje en voltooi je een missie als je kunt.
    .source = I.4, II.3
HOG-143 =
    Aan het einde van je beurt keer je terug naar je toren. Het Brandstoffiche wordt afgelegd, of de Brandstofkaart gaat
    onder haar stapel.
    .source = I.4, III.3
HOG-144 =
    Als je Brandstof op is, ga dan op zoek: gedragskaarten zijn de beste bron, en sommige gebeurtenissen geven
    Brandstoffiches of Viavia’s.
    .source = III.3, III.5d
RUL-HOG-028 =
    Eerst de leerlingenkamer, daarna als je wilt een reisje met Brandstof.
    .question = Wat gebeurt er in een toren die ook een leerlingenkamer is?
    .reason = Het vakje komt voor de reis.
RUL-HOG-040 =
    Ja, op reisjes met Brandstof, met een Viavia en met Scheurbek: twee per beurt, zes in totaal.
    .question = Tellen voorwerpen die je op reis neemt mee voor de grenzen?
    .reason = De grenzen gelden voor de hele beurt.
RUL-HOG-041 =
    Nee, de zet van deze beurt moet in een toren eindigen, en je maakt één reisje per beurt. De optie floo_from_standing
    staat het toe.
    .question = Kun je Brandstof gebruiken in de toren waar je al stond?
    .reason = Het reisje volgt op de zet.
RUL-HOG-042 =
    Je gaat naar de Lekke Ketel en niet terug naar de toren. De Brandstof of de Viavia is op.
    .question = En als je op bord 2 een missie verliest?
    .reason = De nederlaag komt voor de terugkeer.


## The pitch and the Portkey

HOG-150 =
    Als je het Zwerkbalveld bereikt, moet je zet daar eindigen.
    .source = I.4
HOG-151 =
    Dan roep je een speler naar keuze en daag je die uit voor een wedstrijd.
    .source = I.4, II.3, III.4
HOG-152 =
    Heb je een Viavia, dan mag je de wedstrijd overslaan en je van het Zwerkbalveld naar het kerkhof van Havermouth
    laten brengen, waar je een missie kunt proberen.
    .source = I.4
HOG-153 =
    Aan het einde van die beurt keer je terug naar het Zwerkbalveld en leg je de Viavia af.
    .source = I.4
HOG-154 =
    Met Brandstof kom je nooit op het kerkhof; de weg erheen is het Zwerkbalveld en een Viavia.
    .source = I.4, II.3
RUL-HOG-043 =
    Ja, bijvoorbeeld om voorwerpen te verzamelen. Je kiest bij aankomst tussen wedstrijd en reis.
    .question = Mag je de Viavia zonder missie gebruiken?
    .reason = Voor een reisje met Brandstof is ook geen missie nodig.


## The fields

HOG-160 =
    Een vakje werkt als je erop stopt. Voorbijlopen doet niets, afgezien van voorwerpen, gedwongen stops en stops die je
    zelf kiest.
    .source = I.4, II.3
HOG-161 =
    Spreukvakje: trek een spreuk en houd die.
    .source = I.4
HOG-162 =
    Drankvakje: trek een toverdrank en houd die.
    .source = I.4
HOG-163 =
    Boekvakje: trek een boek en houd het.
    .source = I.4, III.2
HOG-164 =
    Vakje met twee boeken: trek twee boeken en houd ze.
    .source = I.4
HOG-165 =
    Gedragsvakje: trek een gedragskaart en doe meteen wat erop staat; een Brandstofkaart houd je.
    .source = I.4, III.3
HOG-166 =
    Gebeurtenisvakje: trek een gebeurtenis en doe meteen wat erop staat. Ze geldt voor iedereen.
    .source = I.4, II.3, III.5d
HOG-167 =
    Duelvakje: een leerling uit de duelstapel daagt je uit; vecht ermee.
    .source = I.4, II.3
HOG-168 =
    LP-vakje: je krijgt zoveel LP als erop staat. De Ziekenzaal is zo’n vakje.
    .source = I.4, II.2, II.3
HOG-169 =
    Leerlingenkamer, een van vier: trek een gedragskaart, boek, toverdrank of spreuk, of bied een speler naar keuze,
    waar die ook is, een voorwerp aan in ruil voor een voorwerp van die speler. Die mag weigeren.
    .source = I.4, II.3
HOG-170 =
    Werkkamer van Perkamentus: trek twee spreuken.
    .source = I.4, II.3
HOG-171 =
    Werkkamer van Sneep: trek twee toverdranken.
    .source = I.4, II.3
HOG-172 =
    Hagrids huisje: trek een toverdrank en een spreuk.
    .source = I.4, II.3
HOG-173 =
    Verboden Afdeling: trek een boek.
    .source = II.3
HOG-174 =
    Klaslokalen voor Bezweringen, Gedaanteverwisselingen en Verweer tegen de Zwarte Kunsten: trek een spreuk.
    .source = I.4
HOG-175 =
    Klaslokalen voor Toverdranken, Kruidenkunde en Verzorging van Fabeldieren: trek twee toverdranken.
    .source = I.4
HOG-176 =
    In een klaslokaal mag je ook examen doen; je trekt dan toch.
    .source = I.4, III.2
HOG-177 =
    Missieplek: hier kun je een missie proberen die je hierheen stuurt.
    .source = II.3
HOG-178 =
    Een rozet zonder voorwerp doet niets.
    .source = II.3
HOG-179 =
    Vecht je op een vakje met een andere speler, dan doet het vakje die beurt niets voor je.
    .source = IV.1a
RUL-HOG-055 =
    Je noemt een speler, het voorwerp dat je geeft en het voorwerp dat je wilt; die speler neemt het aan of weigert. Je
    doet één aanbod per stop, en een weigering maakt er een eind aan. Met trade_refused_draw mag je dan nog een kaart
    trekken.
    .question = Hoe werkt een ruil in een leerlingenkamer?
    .reason = Het spelregelboek laat je trekken of aanbieden, niet allebei.
RUL-HOG-056 =
    Eén kaart uit de stapel gedrag, boeken, toverdranken of spreuken. Een gedragskaart werkt meteen.
    .question = Welke kaarten kun je in een leerlingenkamer trekken?
    .reason = De langste lijst is de meest precieze.
RUL-HOG-057 =
    Eén in de Verboden Afdeling, twee op vakjes met twee boeken; op ons bord zijn dat de Bibliotheek en Klieder & Vlek.
    .question = Waar trek je één boek en waar twee?
    .reason = De regel met de naam zegt één, het symbool zegt twee.


## Item tokens

HOG-200 =
    Als je op een vakje met een voorwerp stopt, of erlangs komt, mag je het voorwerp oprapen. Kwam je alleen langs, dan
    loop je door.
    .source = II.3, III.1a
HOG-201 =
    Je raapt hoogstens twee voorwerpen per beurt op.
    .source = II.3
HOG-202 =
    Op je bord passen hoogstens zes voorwerpen.
    .source = II.2, II.3
HOG-203 =
    Met zes voorwerpen kun je alleen ruilen: laat een van de jouwe op het vakje achter en neem het nieuwe.
    .source = II.3
HOG-204 =
    Voorwerpen die je voor een voltooide missie hebt gebruikt, gaan naar vakjes van bord 2 die je zelf kiest. Op een
    vakje mogen al voorwerpen liggen.
    .source = II.6, III.1
HOG-205 =
    Zes van de 30 voorwerpen zijn bijzonder. Elk werkt één keer, voor een missie of voor zijn eigen kracht, en gaat dan
    naar een van de drie rozetten van de Wegisweg.
    .source = II.6
HOG-206 =
    De Zegevlier geeft je in een gevecht één aanvalsdobbelsteen extra.
    .source = II.6
HOG-207 =
    Het Zwaard van Griffoendor geeft je in een gevecht één aanvalsdobbelsteen extra.
    .source = II.6
HOG-208 =
    De Steen van Wederkeer geeft je tijdens een gevecht 6 LP.
    .source = II.6
HOG-209 =
    Met de Onzichtbaarheidsmantel glip je weg uit een gevecht, naar een vakje vijf stappen verderop.
    .source = II.6
HOG-210 =
    De Tijdverdrijver geeft je nog een beurt.
    .source = II.6
HOG-211 =
    Scheurbek brengt je naar een vakje naar keuze van bord 1 of 2, en weer terug.
    .source = II.6
HOG-212 =
    Brandstoffiches en Viavia’s zijn geen voorwerpen en tellen niet mee voor de zes.
    .source = II.1, II.2, IV.1
RUL-HOG-044 =
    Aan het begin van je beurt, in plaats van de worp. Het vakje telt als een stop, met voorwerpen, missie en effect, en
    aan het einde van de beurt vlieg je terug. Met de optie `buckbeak` komt de vlucht na je zet.
    .question = Wanneer kun je Scheurbek gebruiken?
    .reason = Twee reizen in één beurt zou te veel zijn.
RUL-HOG-045 =
    Ja, naar elk vakje van bord 1 en 2.
    .question = Vliegt Scheurbek naar het kerkhof of naar Goudgrijp?
    .reason = Het voorwerp maakt geen uitzondering.
RUL-HOG-046 =
    Je kondigt het aan in je beurt, en de extra beurt volgt meteen. Wat je mag oprapen, wordt opnieuw geteld.
    .question = Hoe werkt de Tijdverdrijver?
    .reason = Het is een volwaardige beurt.
RUL-HOG-047 =
    Beide vechters kunnen hem gebruiken in elk gevecht dat nog niet beslist is. Je loopt precies vijf stappen, of minder
    als er geen zo lange weg is; niets houdt je tegen, je raapt niets op, en het vakje doet niets. Het gevecht eindigt
    zonder buit, beloning of straf, en verliezen blijven. De missie blijft open, een Dooddoener staat er weer met al
    zijn LP, en was het jouw beurt, dan eindigt die.
    .question = Hoe werkt de Onzichtbaarheidsmantel?
    .reason = Het is een vlucht, geen overwinning.
RUL-HOG-048 =
    Het hele gevecht, allebei samen als je wilt, zonder maximum aan dobbelstenen. In een gevecht tussen minderjarige
    spelers heb je er niets aan.
    .question = Hoelang helpen Zegevlier en Zwaard?
    .reason = Dat gevecht gaat met ieder één dobbelsteen.
RUL-HOG-049 =
    Op elk moment van een gevecht, ook vlak voordat je een verlies incasseert, en je houdt de LP die overblijven. In een
    gevecht tussen minderjarige spelers blijven verloren treffens tellen.
    .question = Wanneer kun je de Steen van Wederkeer gebruiken?
    .reason = Er staat: tijdens een gevecht, en meer niet.
RUL-HOG-050 =
    Naar de Wegisweg, niet naar bord 2.
    .question = Waar gaat een bijzonder voorwerp heen dat voor een missie is gebruikt?
    .reason = De regel voor bijzondere voorwerpen is de meest specifieke.
RUL-HOG-051 =
    Stapel het voorwerp op de rozet die je kiest.
    .question = En als de drie rozetten van de Wegisweg bezet zijn?
    .reason = Ook elders kunnen voorwerpen een vakje delen.
RUL-HOG-052 =
    Ja.
    .question = Telt een ruil als oprapen?
    .reason = Je hebt een voorwerp genomen.
RUL-HOG-053 =
    Nee, je mag een voorwerp altijd laten liggen.
    .question = Moet je voorwerpen oprapen die je nodig hebt?
    .reason = Missies zijn geheim, dus niemand zou het kunnen controleren.
RUL-HOG-054 =
    Win het in een gevecht, ruil ervoor in een leerlingenkamer, of wacht erop.
    .question = En als een andere speler het voorwerp heeft dat je nodig hebt?
    .reason = De regels bieden geen andere weg.
RUL-HOG-182 =
    Niet als de missie erom vraagt: tijdens de poging wordt het voor de missie gebruikt. Een ander bijzonder voorwerp mag
    wel.
    .question = Mag je een bijzonder voorwerp gebruiken in het gevecht om een missie?
    .reason = Volgens HOG-205 dient een voorwerp één keer, voor een missie of voor zijn kracht.


## Books and exams

HOG-220 =
    Op een boek staan de titel, de schrijver, een van de zes klaslokalen en 5 tot 20 punten.
    .source = III.2
HOG-221 =
    Stop in het klaslokaal van het boek om er examen in te doen, en krijg de punten van de kaart.
    .source = III.2
HOG-222 =
    Het boek gaat dan onder zijn stapel.
    .source = III.2
HOG-223 =
    Je trekt ook nog wat het klaslokaal geeft.
    .source = III.2
HOG-224 =
    Je krijgt boeken aan het begin, op vakjes met een of twee boeken, in de Verboden Afdeling, in leerlingenkamers en
    door duels te winnen.
    .source = II.1, II.3, III.2, IV.3
RUL-HOG-071 =
    Zoveel als je passende boeken hebt, allemaal voordat je trekt. Met de optie exams_per_stop is het er één.
    .question = Hoeveel examens kun je in één stop doen?
    .reason = Niets stelt een grens, en een samenvatting van een speler spreekt van meerdere boeken.


## Behaviour cards

HOG-230 =
    Een gedragskaart werkt meteen. Alleen Brandstof houd je.
    .source = III.3
HOG-231 =
    De meeste gedragskaarten geven je punten of nemen er een paar af.
    .source = III.3
HOG-232 =
    Een Brandstofkaart brengt je vanuit elk van de 18 torens naar bord 2 en gaat dan onder haar stapel.
    .source = III.3
RUL-HOG-058 =
    Het is een kaart die werkt als één portie Brandstof. Wie jou verslaat, kan haar als Brandstoffiche nemen of als
    verborgen kaart trekken.
    .question = Is een Brandstofkaart een kaart of een fiche?
    .reason = Ze komt uit een stapel en gaat erin terug, maar doet wat het fiche doet.


## Events

HOG-240 =
    Een gebeurtenis wordt voorgelezen en meteen uitgevoerd, in elke variant en voor elke speler.
    .source = III.5d
HOG-241 =
    Sommige gebeurtenissen delen Brandstoffiches of Viavia’s uit.
    .source = III.5d
HOG-242 =
    Brengt een gebeurtenis iedereen naar één vakje, dan begint je volgende beurt daar.
    .source = III.5d
HOG-243 =
    Dobby: iedereen gooit om de beurt een dobbelsteen, en de laagste mag op een vakje naar keuze van het kasteel
    verschijnen.
    .source = Afgebeelde gebeurteniskaart
RUL-HOG-059 =
    Iedereen, waar die ook is, te beginnen met de actieve speler en dan in beurtvolgorde. Verplaatst worden begint geen
    gevecht en gebruikt geen vakje, en voor verloren LP geldt RUL-HOG-016. Solo ben jij iedereen.
    .question = Voor wie geldt een gebeurtenis, en hoe?
    .reason = Gebeurtenissen zijn voor alle spelers geschreven.
RUL-HOG-060 =
    Zijn er meerdere de laagste, dan gooien die opnieuw. Wie wordt aangewezen, mag weigeren. Het kasteel is het
    hoofdbord zonder Zweinsveld en zonder de Grote Zaal zelf. Een vakje met een speler begint alleen een gevecht als de
    aangewezene de actieve speler is.
    .question = Hoe werkt Dobby precies?
    .reason = Zo is een gelijke stand opgelost, en RUL-HOG-033 houdt anderen buiten een gevecht.
RUL-HOG-187 =
    Je krijgt eerst en verliest daarna.
    .question = En als je alleen speelt en een gebeurtenis de laagste iets afneemt en de hoogste iets geeft?
    .reason = Alleen ben je allebei, en de gebeurtenis mag je niet uitschakelen voor ze je helpt.


## Spells and potions

HOG-250 =
    Spreuken en toverdranken voor gevechten zijn er in twee soorten: aanvalskaarten en verdedigingskaarten.
    .source = III.5, IV.3
HOG-251 =
    Aanvalskaarten kosten je tegenstander zoveel LP als erop staat.
    .source = III.5, IV.3
HOG-252 =
    Verdedigingskaarten heffen een aanval op of geven je LP, zoals erop staat.
    .source = III.5, IV.3
HOG-253 =
    Elk moment van een duel of missiegevecht is goed voor een kaart, binnen de grens van je variant.
    .source = III.5, IV.3
HOG-254 =
    Bij volleerde tovenaars en teams vragen sommige missies bepaalde kaarten.
    .source = III.5a, III.5b
HOG-255 =
    Een gebruikte kaart gaat onder haar stapel.
    .source = II.1 B, III.5
HOG-256 =
    Met een paar kaarten mag je in de stapel spreuken of toverdranken zoeken en houden wat je wilt. In een gevecht
    gespeeld kunnen ze je brengen wat een missie vraagt.
    .source = III.5b
HOG-257 =
    Sommige spreuken, zoals Accio, Alohomora en Amnesia Completa, kun je aan het begin van je beurt gebruiken.
    .source = III.5b
HOG-258 =
    Minderjarige tovenaars gebruiken geen kaarten tegen andere spelers.
    .source = IV.1a
HOG-259 =
    Volleerde tovenaars mogen spreuken en toverdranken tegen andere spelers gebruiken.
    .source = III.5a, III.5b
HOG-260 =
    De grenzen voor één gevecht: minderjarig, vijf kaarten tegen gevechts- en duelkaarten; volleerd, drie tegen
    gevechtskaarten; team, twee per lid in een missiegevecht; tegen een speler één toverdrank en één spreuk; in De
    terugkeer van Voldemort drie.
    .source = III.1a, IV.1b, IV.4, VI.5c
HOG-261 =
    Zeg de naam van je spreuk hardop. Hier ziet iedereen de naam; verder heeft het geen effect.
    .source = III.5b
RUL-HOG-061 =
    Voordat je gooit om te lopen. Je mag er zoveel spelen als je wilt, en ze tellen niet mee voor de grens van een
    gevecht.
    .question = Wanneer speel je precies kaarten voor het begin van de beurt?
    .reason = Na de worp is de beurt al begonnen.
RUL-HOG-062 =
    Het is je aanval van die gevechtsronde, dus de vaardigheid van je tegenstander volgt. De kaarten die je vindt, kun
    je vanaf de volgende gevechtsronde gebruiken.
    .question = Wat is een aanvalskaart die alleen in een stapel zoekt?
    .reason = Op de kaart zelf staat aanval.
RUL-HOG-186 =
    Nergens: geen spreuk, gebeurtenis of vakje biedt ze aan.
    .question = Waar kom je stapels tegen die een spelvorm of tafel niet gebruikt?
    .reason = Hun kaarten zouden niets doen.
RUL-HOG-063 =
    Voor je eigen aanval, of als er een verlies is aangekondigd: door een vaardigheid, een aanval, het omdraaien of een
    laatste vaardigheid. Opheffen maakt dat verlies ongedaan; genezing komt ervoor. Sta je op 0, dan is het te laat.
    .question = Wanneer kun je een verdedigingskaart spelen?
    .reason = Elk moment moet betekenen: elk moment dat iedereen kan zien.
RUL-HOG-064 =
    Eén op elk van deze momenten.
    .question = Hoeveel verdedigingskaarten kun je tegelijk spelen?
    .reason = Per gevechtsronde mag één verdedigingskaart.
RUL-HOG-065 =
    Ze kosten geen LP. Genezen, opheffen en zoeken werken nog wel, en de kaart telt mee voor je grens.
    .question = Wat doen spreuken tegen iemand die immuun is voor spreuken?
    .reason = Immuniteit beschermt de tegenstander, niet je eigen kant.
RUL-HOG-066 =
    Ja, en ook een kaart die geen effect had.
    .question = Is een opgeheven kaart op?
    .reason = Ze is gespeeld.
RUL-HOG-067 =
    In een duel het aantal voor missies: vijf voor minderjarige en drie voor volleerde tovenaars; ook teams gebruiken er
    drie. Solo gelden de grenzen van de gekozen regels. Een teamgevecht met maar één lid komt niet voor.
    .question = Welke grenzen gelden waar het spelregelboek er geen geeft?
    .reason = Voor minderjarige tovenaars heeft het spelregelboek één grens voor allebei.
RUL-HOG-068 =
    Nee, het is genoeg ze te hebben als het gevecht begint, en wat je niet speelt, houd je. Met required_cards ben je ze
    kwijt.
    .question = Moet je de kaarten spelen die een missie vraagt?
    .reason = Het spelregelboek wil dat je ze hebt, zodat je ze kunt gebruiken.
RUL-HOG-069 =
    Elke kaart van die soort, spreuk of toverdrank, tenzij de missie een van de twee noemt. Voor elke eis heb je een
    eigen kaart nodig.
    .question = Wat telt als aanvalskaart voor een missie?
    .reason = Meer zegt de missie niet.
RUL-HOG-070 =
    Om twee aanvalskaarten naar keuze naast de Wisseldrank.
    .question = Vraagt missie 6 om twee aanvalskaarten of om twee aanvalsspreuken?
    .reason = Dat staat op de kaart, en Marten Vilijn is immuun voor spreuken.


## Fighting

HOG-270 =
    Je kunt vechten met een andere speler, een Dooddoener, een leerling op een duelkaart of de tegenstander van een
    missie.
    .source = IV
HOG-271 =
    Aanvallen met dobbelstenen: gooi de dobbelstenen van je bord en eventuele extra’s. Elke dobbelsteen die de weerstand
    van je doelwit haalt, kost 1 LP.
    .source = II.2, IV.3, IV.4
HOG-272 =
    Aanvallen met een kaart: speel een aanvalskaart in plaats van te gooien, en trek de LP af die erop staan.
    .source = IV.3, IV.4
HOG-273 =
    In elke ronde van een duel of missiegevecht mag je een verdedigingskaart spelen, en dan val je één keer aan, met een
    kaart of met dobbelstenen.
    .source = IV.4
HOG-274 =
    Jij en je tegenstander vallen om de beurt aan.
    .source = IV.4
HOG-275 =
    Op een verdedigingskaart heeft je tegenstander geen antwoord: ze roept de vaardigheid niet op, en jij gaat door met
    je aanval.
    .source = IV.3, IV.4
HOG-276 =
    Je gevechtsvaardigheid mag je bij elke aanval gebruiken.
    .source = IV.4, VI.5d
HOG-277 =
    LP die je in een gevecht verliest, ben je kwijt, en wat je overhoudt, houd je.
    .source = Nergens staat iets over genezing na een gevecht


## Underage wizards against each other

HOG-280 =
    Kom je op een vakje met een andere speler, dan moet je met die speler vechten, en het vakje doet niets.
    .source = IV.1a
HOG-281 =
    Staan er twee spelers, dan kies je met wie je vecht.
    .source = IV.1a
HOG-282 =
    Wie het laatst aankwam, is de aanvaller.
    .source = IV.1a
HOG-283 =
    Aanvaller en verdediger gooien elk een dobbelsteen. De laagste kost de eigenaar 1 LP; bij gelijke ogen gooi je
    opnieuw.
    .source = IV.1a
HOG-284 =
    Wie op die manier het eerst 2 LP kwijt is, verliest het gevecht.
    .source = IV.1a
HOG-285 =
    De winnaar mag één ding van de verliezer nemen: een voorwerp, een Viavia, een Brandstoffiche of een verborgen kaart.
    .source = IV.1a
HOG-286 =
    Spreuken en toverdranken zijn niet toegestaan.
    .source = IV.1a
HOG-287 =
    Na het gevecht is de beurt voorbij.
    .source = IV.1a, voorbeeld
RUL-HOG-073 =
    Beide dobbelstenen horen bij één treffen. Die van de aanvaller wordt het eerst getoond.
    .question = Gooien de vechters om de beurt of samen?
    .reason = De uitslagen worden vergeleken, dus je hebt ze allebei nodig.
RUL-HOG-080 =
    Nee.
    .question = Helpen gevechtsvaardigheden in een gevecht tussen minderjarigen?
    .reason = Dat kent geen weerstand en geen aanvalsdobbelstenen.


## Qualified wizards against each other

HOG-290 =
    Je valt aan met je aanvalsdobbelstenen, een spreuk of een toverdrank.
    .source = IV.1b
HOG-291 =
    Wie het eerst op 1 LP staat, verliest.
    .source = IV.1b
HOG-292 =
    Elke vechter mag in het gevecht één toverdrank en één spreuk gebruiken.
    .source = IV.1b
HOG-293 =
    De winnaar mag van de verliezer twee voorwerpen, een Viavia, een Brandstoffiche of twee verborgen kaarten nemen.
    .source = IV.1b
HOG-294 =
    Deze gevechten mogen ook met de verdedigingsdobbelstenen van De terugkeer van Voldemort; zie HOG-730 tot en met
    HOG-735.
    .source = VI.5b, VI.5c
HOG-295 =
    Spelers van verschillende teams vechten als volleerde tovenaars. Teamgenoten vechten nooit met elkaar.
    .source = IV.1c
RUL-HOG-074 =
    De winnaar kiest de soort: voorwerpen en fiches naar keuze, kaarten willekeurig. Wat er niet is, kun je niet nemen,
    en is er maar één van de twee, dan neem je er één. Heb je zes voorwerpen, dan geef je er voor elk nieuw een van jou.
    Je mag ook niets nemen. Buit telt niet als oprapen.
    .question = Wat kan de winnaar precies nemen?
    .reason = De winnaar mag nemen, maar niet meer dan er plaats is.
RUL-HOG-075 =
    Een willekeurige kaart uit de boeken, spreuken, toverdranken en Brandstofkaarten van de verliezer, nooit een missie.
    .question = Wat is een verborgen kaart?
    .reason = Missies kun je niet kwijtraken.
RUL-HOG-076 =
    Die speler heeft meteen verloren, en de ander neemt buit. Twee spelers met elk 1 LP vechten niet; de zet eindigt
    daar gewoon.
    .question = En als een volleerde tovenaar met 1 LP aan het gevecht begint?
    .reason = Bij duels gaat het net zo; zie HOG-315.
RUL-HOG-077 =
    Ja, zo vaak als ze elkaar tegenkomen. Beiden blijven op het vakje.
    .question = Kunnen dezelfde twee opnieuw vechten, en waar staan ze daarna?
    .reason = Geen regel beschermt of verplaatst de verliezer.
RUL-HOG-078 =
    Nee: elke aanvalsdobbelsteen die raakt, kost 1 LP. Met de optie defence_dice gelden ze tegen spelers, of ook tegen
    Dooddoeners.
    .question = Worden er verdedigingsdobbelstenen gebruikt tegen spelers en Dooddoeners?
    .reason = De gouden regel zegt dat ze gebruikt mogen worden.
RUL-HOG-079 =
    Degene die aankwam. De toverdrank en de spreuk kunnen elk een aanval zijn, of een verdediging op de momenten van
    RUL-HOG-063.
    .question = Wie begint?
    .reason = Ook in andere gevechten is wie aankomt de aanvaller.


## Death Eaters

HOG-300 =
    Zes Dooddoeners staan vanaf het begin in torens en bewegen nooit.
    .source = IV.2
HOG-301 =
    Kom je op een vakje met een Dooddoener, ook in het voorbijgaan, dan moet je vechten.
    .source = II.4, IV.2
HOG-302 =
    De Dooddoener wordt gespeeld door wie rechts van de actieve speler zit, met zijn bord, zijn LP, een spreuk en een
    toverdrank.
    .source = IV.2
HOG-303 =
    Jij slaat het eerst toe, de Dooddoener slaat terug, en zo verder. Ook hij mag zijn kaarten gebruiken.
    .source = IV.2
HOG-304 =
    Wie het eerst geen LP meer heeft, verliest.
    .source = IV.2
HOG-305 =
    Verlies je, dan ga je naar de Lekke Ketel, leg je al je spreuken en toverdranken onder hun stapels en krijg je 6 LP.
    Voorwerpen, Brandstoffiches en Viavia’s houd je.
    .source = IV.2
HOG-306 =
    Win je, dan krijg je 20 punten. Het fiche wordt afgelegd en de kaarten van de Dooddoener gaan onder hun stapels.
    .source = IV.2
HOG-307 =
    Speel je solo, dan kun je de Dooddoeners niet aanvallen.
    .source = IV.1b
RUL-HOG-081 =
    Het toeval verdeelt ze over zes verschillende torens. Met de_setup kiest de eerste speler.
    .question = Wie zet de Dooddoeners in de torens?
    .reason = De bronnen verschillen, en het toeval trekt niemand voor.
RUL-HOG-082 =
    Nee. Met de optie de_exclude blijven ze weg uit de leerlingenkamers en de Klokkentoren.
    .question = Zijn er torens zonder Dooddoeners?
    .reason = Alleen een huisregel maakt zo’n uitzondering.
RUL-HOG-083 =
    Elk fiche is één Dooddoener met een naam en een bord.
    .question = Welke Dooddoener is welke?
    .reason = Van allebei zijn er zes.
RUL-HOG-084 =
    Je buur rechts, of de enige andere speler. In teams is het de eerste rechts die niet in je team zit. Zijn jullie
    samen één team, dan speelt het spel hem: eerst de aanvalskaart, dan dobbelstenen, en de verdedigingskaart zodra een
    verlies hem op minder dan 3 LP zou brengen.
    .question = Wie speelt de Dooddoener?
    .reason = Niemand hoort tegen zijn eigen kant te vechten.
RUL-HOG-085 =
    Ze worden aan het begin van het gevecht getrokken, verborgen voor de actieve speler, en gaan daarna in elk geval
    onder hun stapels.
    .question = En zijn kaarten?
    .reason = Ze horen bij dit ene gevecht.
RUL-HOG-086 =
    Nee, elk gevecht begint met alle LP.
    .question = Blijft een Dooddoener gewond?
    .reason = Zijn bord wordt elke keer opnieuw gepakt.
RUL-HOG-087 =
    Drie.
    .question = Hoeveel kaarten mag je tegen een Dooddoener gebruiken?
    .reason = Dat is het aantal tegen gevechtskaarten en in De terugkeer van Voldemort.
RUL-HOG-088 =
    Deze beurt niets meer: je blijft, zonder vakje en zonder reisje met Brandstof.
    .question = Wat kun je in de toren doen nadat je gewonnen hebt?
    .reason = Na een gevecht met een speler gaat het net zo.
RUL-HOG-089 =
    Ze bewegen nooit, maar een verslagen Dooddoener is weg.
    .question = Blijven Dooddoeners tot het einde van het spel?
    .reason = Zo kloppen beide zinnen van het spelregelboek.
RUL-HOG-090 =
    Met de regels voor volleerden staan ze in de torens, maar doen ze niets: geen stop, geen gevecht, geen punten. Met
    solo_death_eaters speelt het spel ze.
    .question = Wat doen Dooddoeners in een solospel?
    .reason = Ze moeten er staan en kunnen niet worden aangevallen.


## Duels

HOG-310 =
    Op een duelvakje trek je een duelkaart en vecht je met de leerling die erop staat.
    .source = III.5c, IV.3
HOG-311 =
    Staat je eigen personage erop, leg de kaart dan onder de stapel en trek opnieuw.
    .source = III.5c, IV.3
HOG-312 =
    Je valt aan met dobbelstenen of aanvalskaarten, en de vaardigheid van je tegenstander slaat één keer per
    gevechtsronde toe, zoals op de kaart staat.
    .source = IV.3, III.5c
HOG-313 =
    Je wint als je tegenstander geen LP meer heeft. Trek een spreuk, een toverdrank en een boek.
    .source = I.4, III.5c
HOG-314 =
    Je verliest zodra je op 1 LP staat.
    .source = I.4, III.5c, IV.3
HOG-315 =
    Begin je een duel met 1 LP, dan verlies je meteen.
    .source = IV.3
HOG-316 =
    Verliezen kost je drie kaarten naar keuze, of alle als je er niet meer dan drie hebt. Ze gaan onder hun stapels.
    .source = I.4, III.5c, IV.3
HOG-317 =
    Daarna gaat de duelkaart onder haar stapel.
    .source = IV.3
HOG-318 =
    Duels verlopen als missiegevechten: vaardigheden, verdedigingskaarten en de laatste vaardigheid werken hetzelfde.
    .source = IV.4
HOG-319 =
    Vincent Korzel heeft 4 LP en weerstand 3. Bij het omdraaien verlies je 10 punten, en tot hij verslagen is, verlies
    je 2 LP vóór elke aanval van jou.
    .source = Afgebeelde duelkaart
RUL-HOG-091 =
    Ga door tot er een andere leerling komt.
    .question = En als je steeds jezelf trekt?
    .reason = In de stapel zitten altijd leerlingen die niemand speelt.
RUL-HOG-092 =
    Boeken, spreuken, toverdranken en Brandstofkaarten, zoals je wilt, maar geen missies.
    .question = Welke kaarten kun je na een verloren duel inleveren?
    .reason = Missies kun je niet kwijtraken.
RUL-HOG-093 =
    Dan is het duel verloren, al heeft je tegenstander er geen meer.
    .question = En als de laatste vaardigheid je op 1 LP brengt?
    .reason = Ook in missiegevechten kan de laatste vaardigheid de uitslag omdraaien; zie HOG-337.
RUL-HOG-094 =
    Je incasseert het verlies al voor je eerste aanval. Is het gevecht daarmee beslist, dan val je niet aan. Of ze nog
    een laatste keer werkt, hangt van de kaart af; bij Korzel niet.
    .question = Hoe werkt een vaardigheid vóór elke aanval?
    .reason = Zijn kaart heeft het alleen over de tijd tot hij verslagen is.
RUL-HOG-095 =
    Met 1 LP verlies je voordat er iets van de kaart gebeurt. Na elk duel blijf je op het vakje en eindigt je beurt.
    .question = Hoe zit het verder met meteen verliezen, en met de tijd na een duel?
    .reason = Het duel is nooit echt begonnen, en het vakje is gebruikt.


## Mission fights

HOG-330 =
    Om een missie te proberen sta je op haar plek met alle voorwerpen die ze nodig heeft, en in sommige varianten ook
    met de kaarten.
    .source = III.1, IV.4
HOG-331 =
    Draai de gevechtskaart met het nummer van de missie om en kijk wie het eerst aanvalt.
    .source = IV.4
HOG-332 =
    Wat een kaart bij het omdraaien doet, gebeurt meteen.
    .source = IV.4d
HOG-333 =
    De vaardigheid van je tegenstander slaat toe na elke aanvalsworp van jou, en voor of na elke aanvalskaart, zoals op
    zijn kaart staat.
    .source = IV.4
HOG-334 =
    Een verdedigingskaart roept de vaardigheid niet op.
    .source = IV.4
HOG-335 =
    Als je tegenstander zijn laatste LP heeft verloren, slaat de vaardigheid nog één keer toe voordat de kaart onder de
    stapel gaat.
    .source = IV.4
HOG-336 =
    Komt de vaardigheid na elke aanval, dan is die laatste keer het antwoord op je slotaanval. Ze slaat één keer toe,
    niet twee keer.
    .source = IV.4d, beide voorbeelden
HOG-337 =
    Je wint alleen als je tegenstander op 0 staat en jij daarna nog minstens 1 LP hebt. Staan jullie allebei op 0, dan
    heb je verloren.
    .source = IV.4, eerste voorbeeld
HOG-338 =
    Je mag als minderjarige tovenaar vijf spreuken en toverdranken gebruiken, als volleerde drie, en als team twee per
    lid.
    .source = IV.4
HOG-339 =
    Win je, dan krijg je de punten van de missie. Haar voorwerpen gaan naar bord 2, bijzondere naar de Wegisweg, en
    gebruikte kaarten gaan onder hun stapels.
    .source = III.1
HOG-340 =
    Verlies je, ga dan naar de Lekke Ketel, leg alle spreuken en toverdranken onder hun stapels, neem 6 LP, en houd
    voorwerpen, Brandstoffiches en Viavia’s. In een solospel heb je verloren.
    .source = III.1
HOG-341 =
    Spreuken doen niets tegen een tegenstander die immuun is voor spreuken.
    .source = IV.4d
RUL-HOG-105 =
    Terug in de gevechtsstapel, klaar voor haar missie.
    .question = Waar gaat de gevechtskaart heen?
    .reason = Elke missie heeft haar eigen gevechtskaart nodig.
RUL-HOG-106 =
    Effecten bij het omdraaien en vaardigheden vóór een aanval komen voor jou. Anders val jij het eerst aan.
    .question = En als de tegenstander het eerst aanvalt?
    .reason = Dat zijn de enige aanvallen die een tegenstander zonder jou heeft.
RUL-HOG-188 =
    Een ronde is één aanval van jou en het antwoord daarop; in een team telt ieder de eigen aanvallen. Wat de kaart
    over een ronde zegt, geldt erin: een schild vanaf het begin, genezing na de aanval zolang de tegenstander staat en
    nooit boven zijn begin-LP. Een tegenstander die rust, slaat die ronde niet toe, ook niet als hij valt.
    .question = Wanneer geneest, groeit, rust of beschermt een tegenstander zich?
    .reason = Het spelregelboek toont zulke tegenstanders niet; deze zijn van onszelf, en geen twee mogen hetzelfde aanvoelen.
RUL-HOG-189 =
    Eén keer voor elke aanvalsdobbelsteen die het getal toont, na alle nieuwe worpen. Wat de dobbelstenen kosten, komt
    bij de klap die de aanval beantwoordt, wordt ermee aangekondigd en kan ermee worden afgeweerd. Aanvalskaarten
    gooien geen dobbelstenen en krijgen geen antwoord.
    .question = En als een tegenstander op de dobbelstenen antwoordt?
    .reason = Zo is een verdedigingskaart evenveel waard als tegen elke andere klap.
RUL-HOG-190 =
    Het gevecht eindigt onbeslist zodra iedereen erin zoveel aanvallen heeft gedaan en alle klappen zijn gevallen.
    Gebruikte kaarten zijn weg; missie en voorwerpen blijven, niemand gaat naar de Lekke Ketel, en een duel levert en
    kost geen kaarten. Wat de kaart achterlaat, is voor wie het gevecht begon.
    .question = En als de tegenstander vlucht?
    .reason = Het is geen nederlaag: niemand heeft alle LP verloren.


## Missions

HOG-350 =
    Minderjarige tovenaars verzamelen de voorwerpen, gaan naar de plek en winnen het gevecht.
    .source = III.1a
HOG-351 =
    Volleerde tovenaars moeten ook de genoemde spreuken en toverdranken hebben voordat ze erheen gaan, om ze in het
    gevecht bij de hand te hebben.
    .source = III.1b
HOG-352 =
    Voor missie 6 heeft een volleerde tovenaar de Wisseldrank en nog twee aanvalskaarten nodig.
    .source = III.1b, missiekaart 6
HOG-353 =
    Zonder het gevecht te winnen krijg je geen punten.
    .source = III.1a
RUL-HOG-096 =
    Je kiest er een; er is één poging per beurt.
    .question = En als je meerdere missies voor één plek hebt?
    .reason = Eén gevecht tegelijk is meer dan genoeg.
RUL-HOG-097 =
    Nee, ze wordt je aangeboden.
    .question = Moet je een missie proberen als je op haar plek stopt?
    .reason = Misschien wil je beter voorbereid zijn.
RUL-HOG-098 =
    Je houdt de kaart en de voorwerpen en kunt het opnieuw proberen.
    .question = Wat gebeurt er met een mislukte missie?
    .reason = Niets neemt ze je af.
RUL-HOG-099 =
    Je legt haar open voor je neer. Je trekt geen nieuwe.
    .question = Wat gebeurt er met een voltooide missie?
    .reason = De anderen moeten zien wat voor het einde telt.
RUL-HOG-100 =
    Nee. Met de optie mission_exchange mogen zeven of acht spelers, als ze in een toren zijn, een missie ruilen voor een
    andere van de stapel.
    .question = Kun je missies ruilen?
    .reason = Alleen één samenvatting van een speler kent dat.
RUL-HOG-101 =
    Je kiest voor elk een vakje, uit alle acht. Ze kunnen zich opstapelen.
    .question = Waar op bord 2 gaan gebruikte voorwerpen heen?
    .reason = Het spelregelboek zegt: elk vakje.
RUL-HOG-102 =
    Beide werken, eerst de missie. Het vakje volgt alleen als je er nog bent.
    .question = En als de missieplek ook een effect heeft?
    .reason = Stoppen staat beide toe.
RUL-HOG-103 =
    Je vecht met die speler, en de missie moet wachten.
    .question = En als er iemand op je missieplek staat?
    .reason = Een vakje waar spelers vechten, doet verder niets.
RUL-HOG-104 =
    Nee, er zijn 30 verschillende, en er worden er hoogstens 30 uitgedeeld. Ook een eigen inhoudspakket, pack_data,
    heeft 30 verschillende missies nodig.
    .question = Kunnen twee spelers dezelfde missie hebben?
    .reason = Zes spelers met vijf, of acht met drie, hebben er nooit meer nodig.


## Teams

HOG-360 =
    Een team kan een missie alleen proberen als al zijn leden op de plek zijn.
    .source = III.1c
HOG-361 =
    Wil het team de missie proberen, dan wacht wie er al is op de anderen (RUL-HOG-109).
    .source = III.1c
HOG-362 =
    Voorwerpen en kaarten worden van het team als geheel gevraagd.
    .source = III.1c
HOG-363 =
    De LP van de tegenstander worden vermenigvuldigd met het aantal teamleden: tegen vier heeft Marten Vilijn er 36.
    .source = IV.4c
HOG-364 =
    De leden vallen om de beurt aan, en elk lid incasseert de vaardigheid na zijn eigen aanval (RUL-HOG-183).
    .source = IV.4c
HOG-365 =
    Elk lid mag twee spreuken of toverdranken gebruiken.
    .source = IV.4c
HOG-366 =
    Je krijgt alleen punten als jullie het gevecht samen winnen.
    .source = III.1c
RUL-HOG-107 =
    Eén team van iedereen, met twee tot acht spelers, of alleen teams van twee en drie: 2+2, 2+3, 2+2+2, 3+3, 2+2+3,
    2+2+2+2 of 3+3+2. Waar het kan, zitten de teams om en om.
    .question = Welke teams zijn mogelijk?
    .reason = Het spelregelboek kent één team, tweetallen en drietallen.
RUL-HOG-108 =
    Eén puntenrekening, alle voltooide missies, en een blik in elkaars hand. Wat je hebt, blijft van jou.
    .question = Wat deelt een team?
    .reason = Jullie winnen samen, maar ieder heeft een bord.
RUL-HOG-109 =
    Op de plek van een teammissie mag je zeggen dat je wacht in plaats van te gooien. Aan het begin van elke latere
    beurt mag je ermee ophouden.
    .question = Hoe wacht je?
    .reason = Wachten moet een keuze zijn, anders kan een team vastlopen.
RUL-HOG-110 =
    Als het laatste lid aankomt: het actieve lid eerst, dan in beurtvolgorde. Een effect bij het omdraaien treft elk
    lid.
    .question = Wanneer begint een teamgevecht, en wie valt het eerst aan?
    .reason = Wie het team compleet maakt, leidt de aanval.
RUL-HOG-111 =
    Dat lid gaat tegen de gewone prijs naar de Lekke Ketel, en de anderen vechten door. Het team wint als iemand na de
    laatste vaardigheid nog LP heeft, en verliest als er niemand over is.
    .question = En als een lid op 0 LP komt?
    .reason = Eén gevallen vriend hoort het niet voor iedereen te beëindigen.
RUL-HOG-112 =
    Nee. Het aantal aan het begin telt.
    .question = Worden de LP van de tegenstander minder als een lid valt?
    .reason = Anders zou vallen helpen.
RUL-HOG-113 =
    De kaarten die een missie vraagt, mogen over het team verdeeld zijn.
    .question = Hoe kan een team drie kaarten gebruiken als elk lid er twee mag gebruiken?
    .reason = Ze worden van het team als geheel gevraagd.
RUL-HOG-114 =
    Welke leden dan ook, hoe dan ook verdeeld. Ze gaan allemaal naar bord 2 of de Wegisweg.
    .question = Wie moet de voorwerpen hebben?
    .reason = Ze worden van het team als geheel gevraagd.
RUL-HOG-115 =
    Elk lid dat valt, betaalt zoals in HOG-340 en houdt de fiches.
    .question = Wat kost een verloren gevecht een team?
    .reason = De regel is voor iedereen dezelfde.
RUL-HOG-116 =
    Nee, je krijgt te horen hoeveel rondes jullie nodig hadden. De optie coop_round_limit stelt een grens.
    .question = Kan één team van iedereen verliezen?
    .reason = Geen regel laat jullie verliezen.
RUL-HOG-117 =
    Zoveel als één speler in een spel van die speelduur, geteld op de rekening van het team.
    .question = Hoeveel punten en missies heeft een team nodig?
    .reason = Het spelregelboek geeft geen andere aantallen.
RUL-HOG-118 =
    Nee. Je daagt spelers van andere teams uit, of wie dan ook als jullie samen één team zijn.
    .question = Hebben teams een Zwerkbalwedstrijd nodig?
    .reason = De wedstrijd wordt alleen van volleerde tovenaars gevraagd.
RUL-HOG-179 =
    Een reis naar de plek van een teammissie hoeft niet met de beurt te eindigen: je mag daar blijven en wachten. Gooi
    je weer, dan keer je eerst terug naar waar de reis begon; na de poging keert iedereen terug.
    .question = Hoe komt een team op bord 2 bij elkaar?
    .reason = Reizen eindigen met elke beurt, dus een team zou er nooit tegelijk zijn.
RUL-HOG-180 =
    Ja, het actieve lid mag die beginnen in plaats van de worp.
    .question = Mag een team dat al bij elkaar staat zijn missie proberen?
    .reason = Niemand zou weg moeten gaan om alleen maar terug te komen.
RUL-HOG-183 =
    Alleen het lid dat net heeft aangevallen. Met `team_ability` = `all` treft ze na elke aanval het hele team.
    .question = Wie treft de vaardigheid van de tegenstander in een teamgevecht?
    .reason = De spelregels zijn op twee manieren te lezen; dit is de mildste.


## Solo

HOG-370 =
    Speel je solo, dan gebruik je de regels voor minderjarige of voor volleerde tovenaars.
    .source = III.1d
HOG-371 =
    Verlies je al je LP, dan is het spel afgelopen en verloren.
    .source = III.1d
HOG-372 =
    Een verloren missie stuurt je dus niet naar de Lekke Ketel.
    .source = III.1
RUL-HOG-121 =
    Door te voldoen aan de eindvoorwaarden van de gekozen speelduur.
    .question = Hoe win je een solospel?
    .reason = Er is niemand om punten mee te vergelijken.
RUL-HOG-122 =
    Een kaart trekken.
    .question = Wat kun je in een leerlingenkamer doen?
    .reason = Er is niemand om mee te ruilen.


## Quidditch: the challenge

HOG-400 =
    Je roept een andere speler. Diens pion staat tijdens de wedstrijd op het Zwerkbalveld en gaat daarna terug.
    .source = V
HOG-401 =
    De wedstrijd heeft een eigen bord en twee rondes. Wie de Snaai vangt, wint en krijgt 40 punten.
    .source = III.4, V.1
HOG-402 =
    De regels van de wedstrijd zijn in alle varianten dezelfde.
    .source = III.4
RUL-HOG-123 =
    Geen van beide: de uitgedaagde moet spelen, en de uitdager ook.
    .question = Kun je een wedstrijd weigeren of overslaan?
    .reason = Het spelregelboek geeft geen keuze.
RUL-HOG-124 =
    Je eigen afdeling, als er niets anders gekozen is. De uitdager kiest het eerst, en geen afdeling speelt tegen
    zichzelf.
    .question = Welke afdeling speelt elke partij?
    .reason = Je moet de stukken uit elkaar kunnen houden.
RUL-HOG-142 =
    De uitgedaagde pion gaat terug naar zijn vakje, zonder gevecht en zonder het te gebruiken. De uitdager blijft op het
    Zwerkbalveld.
    .question = Waar staan de pionnen na de wedstrijd?
    .reason = De wedstrijd was maar een bezoekje.
RUL-HOG-143 =
    Je vecht met die speler, en er is geen wedstrijd.
    .question = En als er al iemand op het vakje van het Zwerkbalveld staat?
    .reason = Zo is het op elk vakje.


## Quidditch: against the game

RUL-HOG-119 =
    Tegen een partij die het spel speelt, en het telt als de wedstrijd die een volleerde tovenaar nodig heeft. Met
    solo_quidditch op off is er geen wedstrijd, en is er ook geen nodig.
    .question = Hoe speel je een wedstrijd in een solospel?
    .reason = Een volleerde tovenaar moet het spel kunnen beëindigen.
RUL-HOG-120 =
    Zijn Wachter neemt het middelste doelvakje. Een Jager met de Slurk gaat langs de kortste weg naar lijn 3 en schiet;
    anders haalt de dichtstbijzijnde Jager de Slurk. Acties die overblijven, gaan naar de dichtstbijzijnde Drijver, die
    een Beuker haalt en die naar de drager van de Slurk gooit, of anders naar de dichtstbijzijnde Jager. Elke beurt
    speelt het zijn beste Zwerkbalkaart.
    .question = Hoe speelt het spel zijn partij?
    .reason = Een eenvoudig plan maakt een eerlijke oefenpartner.


## Quidditch: setting up

HOG-410 =
    Elke partij kiest een van de vier afdelingen.
    .source = V.2
HOG-411 =
    De Zoekers staan op de startlijn, lijn 1.
    .source = V.2
HOG-412 =
    De Wachter staat op een van de drie vakjes van het eigen doelgebied, nummer 2.
    .source = V.2
HOG-413 =
    De twee Drijvers staan op lijn 3.
    .source = V.2
HOG-414 =
    De drie Jagers staan op de volgende twee lijnen, nummer 4.
    .source = V.2
HOG-415 =
    De Slurk ligt in het midden, en elke helft heeft een Beuker.
    .source = V.2
HOG-416 =
    Beide partijen gooien twee dobbelstenen. De hoogste som begint.
    .source = V.3
RUL-HOG-125 =
    Gooi opnieuw.
    .question = En als de sommen gelijk zijn?
    .reason = Iemand moet beginnen.
RUL-HOG-126 =
    In de standaardopstelling. Met de optie `placement` kiest elke partij vrij op haar lijnen, en de partij die begint,
    stelt als tweede op.
    .question = Hoe worden de stukken opgesteld?
    .reason =
        De opstelling bespaart tijd. Iemand moet als eerste opstellen, en de partij die hoger gooide, mag zien wat haar
        te wachten staat.


## Quidditch: two goals

HOG-420 =
    Gooi in je beurt twee dobbelstenen. De som is het aantal acties dat je hebt.
    .source = V.3a
HOG-421 =
    Een stuk één vakje langs de stippellijnen verplaatsen kost een actie.
    .source = V.3a
HOG-422 =
    Wachters verlaten hun doelgebied nooit.
    .source = V.3a
HOG-423 =
    Een Jager die op het vakje van de Slurk komt, mag hem gratis oprapen, en een Drijver mag dat met een Beuker.
    .source = V.3a
HOG-424 =
    Komt een Drijver op het vakje van een Beuker, dan mag hij hem in een rechte lijn naar een Wachter, Drijver of Jager
    slaan. Dat is gratis, en een dobbelsteen zegt hoeveel vakjes hij vliegt.
    .source = V.3a
HOG-425 =
    Het doelwit gooit een dobbelsteen: met 4 of meer ontwijkt het, anders ligt het uit de wedstrijd.
    .source = V.3a
HOG-426 =
    Een Jager die wordt uitgeschakeld, laat de Slurk ter plekke vallen.
    .source = V.3a
HOG-427 =
    Een partij die al haar Jagers kwijt is, verliest meteen ronde 1.
    .source = V.3a
HOG-428 =
    Een Jager met de Slurk mag hem voor een actie één vakje langs de stippellijnen gooien.
    .source = V.3a
HOG-429 =
    Een Wachter mag de Slurk voor een actie passen.
    .source = V.4, voorbeeld
HOG-430 =
    Draagt een Jager van de tegenpartij de Slurk, dan mag een van jouw Jagers op hetzelfde vakje komen en hem wegkapen.
    Wegkapen kost een actie; daarna mag de dief door naar een leeg vakje ernaast.
    .source = V.3a
HOG-431 =
    Alleen dan delen twee partijen een vakje. In alle andere gevallen moet je om je tegenstanders heen.
    .source = V.3a
HOG-432 =
    Je schiet op doel vanaf lijn 3 van de andere partij. Jagers mogen niet op de drie doelvakjes komen.
    .source = V.3a
HOG-433 =
    Een schot kost een actie.
    .source = V.4, voorbeeld
HOG-434 =
    Jager en Wachter gooien elk een dobbelsteen. Het is een doelpunt als die van de Jager hoger is.
    .source = V.3a
HOG-435 =
    Elk doelpunt levert je een Zwerkbalkaart op.
    .source = III.4, V.3a
HOG-436 =
    Of het schot nu raak was of niet, de verdedigende Wachter krijgt de Slurk.
    .source = V.3a
HOG-437 =
    Ligt die Wachter eruit, dan legt de verdedigende partij de Slurk op een vakje van haar lijn 3.
    .source = V.3a
HOG-438 =
    Na een schot ga je door met de acties die je nog hebt.
    .source = V.4, voorbeeld
HOG-439 =
    Twee doelpunten winnen en beëindigen ronde 1; HOG-427 doet dat ook. Gebeurt geen van beide, dan beëindigt RUL-HOG-178
    de ronde.
    .source = V.3a
RUL-HOG-127 =
    Nee.
    .question = Mogen twee stukken van één partij een vakje delen?
    .reason = Op een vakje is plaats voor één stuk, behalve bij diefstal.
RUL-HOG-128 =
    Ja. Over een Beuker heen lopen doet niets.
    .question = Kunnen ballen en stukken een vakje delen?
    .reason = Ballen zijn er om opgeraapt te worden.
RUL-HOG-129 =
    Eerst de dobbelsteen, dan kies je een richting: langs de rij of de kolom. De Beuker vliegt hoogstens zo ver en stopt
    bij de eerste Wachter, Drijver of Jager van de tegenpartij, die wordt aangevallen; anders stopt hij op zijn laatste
    vakje of aan de rand. Hij vliegt langs je eigen stukken, en Zoekers kunnen niet geraakt worden. Met de optie
    `bludger` raakt hij alleen op precies de gegooide afstand.
    .question = Hoe vliegt een gegooide Beuker?
    .reason = Door een stuk dat in de weg staat, hoort hij niet heen te vliegen.
RUL-HOG-130 =
    Ja, en hem in een latere beurt van je gooien, één keer per beurt. Een Drijver die wordt uitgeschakeld, laat hem
    vallen. Beide partijen mogen beide Beukers gebruiken.
    .question = Kan een Drijver een Beuker houden?
    .reason = De worp mag, maar hoeft niet.
RUL-HOG-131 =
    Op het vakje van het stuk dat ontweek.
    .question = Waar ligt de Beuker na een ontwijking?
    .reason = Daar vloog hij heen.
RUL-HOG-132 =
    Twee acties, één voor de stap en één voor het afpakken, en je hebt ze allebei nodig. Weggaan kost een derde; zonder
    die actie delen beide stukken het vakje tot je volgende beurt. Met steal_cost kost de diefstal er in totaal één.
    .question = Wat kost het stelen van de Slurk?
    .reason = De stap en het afpakken worden apart genoemd.
RUL-HOG-133 =
    Naar een leeg vakje naast de werper, of naar je eigen Jager of Wachter daar, nooit naar een vakje met een
    tegenstander. Van daar kan de nieuwe drager hem voor nog een actie verder gooien.
    .question = Waarheen kun je de Slurk gooien?
    .reason = Een worp reikt één vakje ver.
RUL-HOG-134 =
    Hem vasthouden, ermee langs de doelvakjes bewegen, of hem naar lijn 3 passen voor een actie per vakje. Niemand kan
    hem van een Wachter stelen.
    .question = Wat kan een Wachter met de Slurk doen?
    .reason = Jagers mogen niet in het doelgebied komen.
RUL-HOG-135 =
    Dan is het schot zonder gooien een doelpunt.
    .question = En als het doel geen Wachter heeft?
    .reason = Er is niemand om het tegen te houden.
RUL-HOG-136 =
    Geen doelpunt.
    .question = En als beide dobbelstenen van een schot gelijk zijn?
    .reason = De Jager moet hoger zijn.
RUL-HOG-137 =
    Niet tegelijk. De eerste die het overkomt, verliest de ronde.
    .question = Kunnen beide partijen hun laatste Jager verliezen?
    .reason = Er vliegt één Beuker tegelijk.
RUL-HOG-138 =
    Nee, wat je niet gebruikt, vervalt.
    .question = Kun je acties voor later bewaren?
    .reason = Elke beurt heeft een eigen worp.
RUL-HOG-178 =
    Nee: in ronde 1 heeft elke partij hoogstens 30 beurten, of een ander aantal van 1 tot en met 100 met de optie
    match_turns. Daarna wint de partij met de meeste doelpunten de ronde; bij een gelijke stand beslist een worp zoals
    aan het begin. In Een jaar op Zweinstein kan de optie de grens ook opheffen, zoals in het spelregelboek.
    .question = Kan ronde 1 eeuwig duren als niemand scoort?
    .reason = Het spelregelboek stelt geen grens, en een wedstrijd midden in het spel laat iedereen wachten.
RUL-HOG-184 =
    Aan het einde van de actie gaat hij terug naar het startvak van de Beukers op die helft.
    .question = Wat als een Beuker in een doelgebied belandt?
    .reason = Alleen Wachters komen in een doelgebied, dus niemand zou hem ooit kunnen halen.


## Quidditch: the Golden Snitch

HOG-450 =
    Beide Zoekers beginnen op het startvakje. Wie het eerst een hele ronde om het veld vliegt, wint de wedstrijd.
    .source = V.3b
HOG-451 =
    Wie ronde 1 heeft gewonnen, begint.
    .source = V.3b
HOG-452 =
    Gooi in je beurt twee dobbelstenen en verplaats je Zoeker zo ver als de som.
    .source = V.3b
HOG-453 =
    Je mag in je beurt één Zwerkbalkaart gebruiken.
    .source = V.3b
HOG-454 =
    De Nimbus 2000 geeft 2 vakjes extra, de Vuurflits 4. Met de Wronski-schijnbeweging gooi je nog een dobbelsteen en
    vlieg je ook zo ver. De Waanzichtspreuk stuurt de andere Zoeker 3 vakjes terug.
    .source = V.4, afgebeelde kaart
HOG-455 =
    De winnaar krijgt 40 punten, of het nu de uitdager of de uitgedaagde is.
    .source = III.4, V.3b
RUL-HOG-139 =
    Voor of na je worp, één per beurt. Niemand wordt tot achter de start teruggestuurd, en een kaart die de ronde om het
    veld voltooit, wint meteen.
    .question = Wanneer speel je een Zwerkbalkaart, en wat zijn de grenzen?
    .reason = Het spelregelboek vraagt alleen dat het jouw beurt is.
RUL-HOG-140 =
    Nee, voorbij het einde vliegen is genoeg.
    .question = Moet de ronde om het veld precies uitkomen?
    .reason = Een hele ronde is een hele ronde.
RUL-HOG-141 =
    Ze gaan allemaal terug onder hun stapel, die in één wedstrijd niet kan opraken. Ook een stapel die met pack_data is
    meegebracht, moet daar groot genoeg voor zijn.
    .question = Waar gaan Zwerkbalkaarten na de wedstrijd heen?
    .reason = Ze worden in één wedstrijd gewonnen en gebruikt.


## Voldemort Returns: setting up

HOG-600 =
    Dit spel is voor twee tot vier spelers.
    .source = VI
HOG-601 =
    Missies, boeken, duels, gebeurtenissen en gedragskaarten blijven in de doos.
    .source = VI
HOG-602 =
    Niemand vecht tot Voldemort terug is.
    .source = VI
HOG-603 =
    Je mag geen fiches verzamelen die bij de andere partij horen.
    .source = VI
HOG-604 =
    Een van jullie is Peter Pippeling en neemt zijn bord, zijn pion, zijn LP en de kaarten die erop staan.
    .source = VI.1
HOG-605 =
    De anderen kiezen uit Harry Potter, Ron Wemel en Hermelien Griffel. Ze nemen bord, LP en kaarten, en elk een
    Brandstoffiche en een Viavia.
    .source = VI.1
HOG-606 =
    Zes Gruzielementen worden neergelegd, één op elk van deze vakjes: Klieder & Vlek, Goudgrijp, de Kamer van Hoge Nood,
    de Werkkamer van Perkamentus, het Ministerie van Toverkunst en de Klokkentoren. Het zijn het dagboek, de ring, de
    beker, het medaillon, de diadeem en de slang Nagini.
    .source = VI.1
HOG-607 =
    Leg nog zes fiches willekeurig op rozetten: het Zwaard van Griffoendor en de slagtand van de Basilisk voor de
    helden, en voor Pippeling de ketel, het bot van de vader, de hand van Wormstaart en Harry Potter.
    .source = VI.1
HOG-608 =
    Houd de Zegevlier en de Steen van Wederkeer apart tot Voldemort terugkeert.
    .source = VI.1
HOG-609 =
    Alle pionnen beginnen op Start. Pippeling heeft de eerste beurt, dan de speler rechts.
    .source = VI.3
HOG-610 =
    Pippeling loopt altijd met één dobbelsteen, elke held met twee.
    .source = VI.3
HOG-611 =
    Er zijn geen missies, en een duelvakje brengt geen gevecht.
    .source = VI.3
RUL-HOG-150 =
    Het dagboek bij Klieder & Vlek, de beker bij Goudgrijp, de diadeem in de Kamer van Hoge Nood, de ring in de
    Werkkamer van Perkamentus, het medaillon op het Ministerie van Toverkunst, en Nagini in de Klokkentoren.
    .question = Welk Gruzielement ligt waar?
    .reason = Het spelregelboek laat het alleen als plaatje zien, dus we volgen de verhalen.
RUL-HOG-151 =
    Ja: alleen tegen Pippeling, met één vriend als jullie met drie zijn, met beide als jullie met vier zijn.
    .question = Moet Harry meedoen?
    .reason = Alleen Harry kan Voldemort ontmoeten.
RUL-HOG-152 =
    Op het hoofdbord en op de Wegisweg, elk op een eigen rozet.
    .question = Waar kunnen de zes willekeurige fiches liggen?
    .reason = Bord 2 zou onbereikbaar zijn voor Pippeling, die geen Brandstof heeft.


## Voldemort Returns: what each side does

HOG-620 =
    Pippeling heeft vier fiches nodig: de ketel, het bot van de vader, de hand van Wormstaart en Harry Potter.
    .source = VI.2
HOG-621 =
    Daarmee loopt hij naar het Zwerkbalveld en bereikt hij vandaar het kerkhof, ook zonder Viavia.
    .source = VI.2
HOG-622 =
    Voldemort is terug: vervang het bord en de pion van Pippeling door die van Voldemort.
    .source = VI.2
HOG-623 =
    Hij zet de zes Dooddoeners in torens en neemt hun borden, LP, spreuken en toverdranken.
    .source = VI.2
HOG-624 =
    Voldemort legt de Steen van Wederkeer op een vakje naar keuze dat niet op bord 2 ligt, en Harry doet hetzelfde met
    de Zegevlier.
    .source = VI.2, VI.4
HOG-625 =
    Voldemorts beurt is ook de beurt van zijn Dooddoeners: hij gooit voor elk van hen een dobbelsteen en mag hun
    vaardigheden gebruiken.
    .source = VI.2
HOG-626 =
    Een Dooddoener die een andere speler tegenkomt, vecht met die speler.
    .source = VI.2
HOG-627 =
    Voldemort verzamelt geen spreuken of toverdranken, en Dooddoeners trekken ze alleen zoals in HOG-745 staat.
    .source = VI.2, VI.5c
HOG-628 =
    De helden hebben een wapen nodig: de slagtand van de Basilisk of het Zwaard van Griffoendor.
    .source = VI.2
HOG-629 =
    Een held op het vakje van een Gruzielement die slagtand of Zwaard heeft, gooit een dobbelsteen tegen een dobbelsteen
    van Pippeling of Voldemort. Een hogere uitslag vernietigt het Gruzielement.
    .source = VI.2
HOG-630 =
    Elk vernietigd Gruzielement kost Voldemort 1 van zijn 7 LP. Als alle zes weg zijn, heeft hij er nog 1.
    .source = VI.2
HOG-631 =
    Mislukt de poging, dan moet de held het in de volgende beurt opnieuw proberen in plaats van te lopen.
    .source = VI.2
HOG-632 =
    Helden op hetzelfde vakje mogen elkaar slagtand en Zwaard geven.
    .source = VI.2
HOG-633 =
    Harry moet de Steen van Wederkeer vinden en Voldemort de Zegevlier. Dan moeten ze elkaar ontmoeten.
    .source = VI.2, VI.4
RUL-HOG-153 =
    Pippeling zijn vier fiches, helden slagtand en Zwaard, alleen Harry de Steen, alleen Voldemort de Zegevlier.
    Gruzielementen worden nooit gedragen. Twee per beurt en zes in totaal blijft gelden.
    .question = Wie mag welk fiche oprapen?
    .reason = Elk fiche dient één partij.
RUL-HOG-154 =
    Nee. Ook verbruikt het vernietigen van een Gruzielement de slagtand of het Zwaard niet.
    .question = Hebben Zwaard, Zegevlier en Steen hier hun krachten?
    .reason = Hier hebben ze een andere taak.
RUL-HOG-155 =
    Ze lopen elkaar vrij voorbij.
    .question = En als spelers elkaar tegenkomen voordat Voldemort terug is?
    .reason = Er vecht nog niemand.
RUL-HOG-156 =
    Helden en Dooddoeners stoppen en vechten. Harry en Voldemort stoppen voor hun ontmoeting. Niemand anders wordt
    tegengehouden. Staat er een Dooddoener bij Voldemort, dan vecht Harry eerst met hem en ontmoet hij Voldemort als hij
    wint.
    .question = Wie houdt wie tegen na de terugkeer?
    .reason = De gevechten volgen uit HOG-626 en HOG-640.
RUL-HOG-157 =
    Spreuk-, drank- en LP-vakjes, werkkamers, huisje en klaslokalen, zonder examens; een leerlingenkamer geeft een
    spreuk of toverdrank. Vakjes voor boeken, gedrag, gebeurtenissen en duels zijn leeg, en het Zwerkbalveld houdt
    alleen Pippeling tegen voor zijn ritueel. Helden reizen zoals anders met Brandstof en Viavia.
    .question = Welke vakjes werken?
    .reason = Je kunt alleen trekken van stapels die in het spel zijn.
RUL-HOG-158 =
    Komt Pippeling met alle vier de fiches op het Zwerkbalveld, dan stopt hij en wordt hij meteen naar het kerkhof
    gebracht, en Voldemort is terug. De vier fiches verlaten het spel, en Voldemort eindigt de beurt op het
    Zwerkbalveld. Hij en de Dooddoeners bewegen voor het eerst in zijn volgende beurt.
    .question = Hoe gaat het ritueel?
    .reason = De helden krijgen één beurt om zich schrap te zetten.
RUL-HOG-159 =
    Zijn kaarten gaan onder hun stapels. Voldemort heeft 7 LP, min één voor elk Gruzielement dat al vernietigd is.
    .question = Wat gebeurt er met de kaarten en LP van Pippeling?
    .reason = Voldemort neemt zijn plaats in met een eigen bord.
RUL-HOG-160 =
    In torens waar geen held staat, één in elke toren; Voldemort kiest.
    .question = Waar verschijnen de Dooddoeners?
    .reason = Niemand hoort uit het niets te worden aangevallen.
RUL-HOG-161 =
    Op het hoofdbord of op de Wegisweg, waar een pion zou kunnen komen en er geen staat. De Steen komt eerst, dan de
    Zegevlier. Het Zwerkbalveld, waarnaar Voldemort die beurt terugkeert, is bezet.
    .question = Waar mogen Steen en Zegevlier liggen?
    .reason = Beide partijen moeten er kunnen komen.
RUL-HOG-162 =
    Met één dobbelsteen, en één voor elke Dooddoener, in de volgorde die hij wil. De regels voor het lopen gelden voor
    hen allemaal, maar alleen helden mogen eerder stoppen bij torens en Gruzielementen.
    .question = Hoe loopt Voldemort?
    .reason = Hij volgt Pippeling op, die één dobbelsteen had.
RUL-HOG-163 =
    Beide partijen gooien een dobbelsteen, en bij gelijke ogen is het Gruzielement gered. Met slagtand of Zwaard mag je
    op het vakje stoppen zoals op een missieplek, en je loopt niet verder. Na succes mag het vakje gebruikt worden. De
    plicht om het opnieuw te proberen eindigt als de held naar Start wordt gestuurd.
    .question = Hoe wordt een Gruzielement precies aangevallen?
    .reason = Het volgt de regels voor missies.
RUL-HOG-164 =
    De held blijft daar tot het vernietigd is, en diezelfde beurt eindigt met de weg terug naar de toren. De Brandstof
    is bij aankomst op.
    .question = En het Gruzielement op het Ministerie?
    .reason = HOG-631 verbiedt eerder te vertrekken.
RUL-HOG-165 =
    In een leerlingenkamer mag een held een Brandstoffiche nemen in plaats van een kaart. De optie `mode2_floo_refill`
    kan dat verbieden.
    .question = En als er geen Brandstof meer is terwijl dat Gruzielement er nog ligt?
    .reason = Anders zou misschien niemand meer kunnen winnen.
RUL-HOG-170 =
    Ja, overal waar ze op zo’n vakje stoppen; Voldemort nooit. De optie `mode2_de_draw` kan dat verbieden.
    .question = Trekken Dooddoeners kaarten?
    .reason = De gouden regel is de meest precieze.
RUL-HOG-175 =
    Ja, en hij keert terug met minder LP.
    .question = Kunnen Gruzielementen vernietigd worden voordat Voldemort terug is?
    .reason = De helden mogen meteen beginnen.
RUL-HOG-177 =
    Ze laten zien hoeveel Gruzielementen er nog zijn. Alleen de dobbelstenen beslissen het laatste duel.
    .question = Waar zijn Voldemorts LP goed voor?
    .reason = Niemand vecht op een andere manier met hem.
RUL-HOG-181 =
    Zes, zoals in de spelregels, ook tegen een Harry die alleen is. Met `mode2_death_eaters` = `by_heroes` zijn het er
    drie voor elke held en nooit meer dan zes: de eerste drie borden, als Harry alleen is. Dat maakt het makkelijker
    voor hem.
    .question = Hoeveel Dooddoeners leidt Voldemort?
    .reason = Met zes tegen één wint Harry iets minder dan de helft van de spellen; om te beginnen mag het makkelijker.


## Voldemort Returns: the meeting

HOG-640 =
    Alleen Harry vecht met Voldemort, en Voldemort alleen met Harry.
    .source = VI.4, VI.5c
HOG-641 =
    Als ze elkaar ontmoeten, verliest de partij zonder haar fiche: Harry heeft de Steen nodig, Voldemort de Zegevlier.
    .source = VI.4
HOG-642 =
    Komt Voldemort met de Zegevlier bij Harry terwijl er nog een Gruzielement is, dan wint hij.
    .source = VI.4
HOG-643 =
    Als Harry de Steen heeft, Voldemort de Zegevlier, en er geen Gruzielement meer is, komt het laatste duel: ieder één
    dobbelsteen, en de hoogste wint het spel.
    .source = VI.2, VI.4
HOG-644 =
    Het laatste duel beëindigt het spel.
    .source = VI.4
RUL-HOG-167 =
    Er gebeurt niets, en wie aankwam, stopt daar. Met `mode2_both_lack` is het gelijkspel.
    .question = En als ze allebei hun fiche missen?
    .reason = Beiden zouden verliezen, dus we laten het spel doorgaan.
RUL-HOG-168 =
    Beiden zonder fiche: RUL-HOG-167. Harry zonder de Steen: Voldemort wint. Voldemort zonder de Zegevlier: Harry’s
    partij wint. Nog een Gruzielement over: Voldemort wint. Anders het laatste duel.
    .question = In welke volgorde wordt de ontmoeting beslist?
    .reason = In deze volgorde heeft elk geval één antwoord.
RUL-HOG-169 =
    Gooi opnieuw.
    .question = En als het laatste duel gelijk eindigt?
    .reason = Er kan er maar één overleven.


## Voldemort Returns: fighting

HOG-730 =
    Aanval: gooi de aanvalsdobbelstenen van je bord. Een dobbelsteen slaagt als hij minstens de weerstand van de
    verdediger toont, van 2 tot en met 5.
    .source = VI.5a
HOG-731 =
    Verdediging: de verdediger gooit de geslaagde dobbelstenen nog een keer. Elke 1 of 2 kost de verdediger 2 LP, elke
    3, 4 of 5 kost 1 LP, en elke 6 kost de aanvaller 1 LP.
    .source = VI.5b
HOG-732 =
    Spreuken en toverdranken mogen op elk moment gebruikt worden om er vaart in te brengen.
    .source = VI.5b
HOG-733 =
    De vechters vallen om de beurt aan. Wie op het vakje aankwam, begint.
    .source = VI.5d
HOG-734 =
    Ben jij aan de beurt om aan te vallen, gooi dan de dobbelstenen of speel een aanvals- of verdedigingskaart.
    .source = VI.5d
HOG-735 =
    Wie het eerst al zijn LP verliest, verliest het gevecht.
    .source = VI.5d
HOG-740 =
    Elke vechter mag in een gevecht drie kaarten gebruiken, toverdranken en spreuken samen.
    .source = VI.5c
HOG-741 =
    Zo mogen volleerde tovenaars ook met elkaar vechten.
    .source = VI.5c
HOG-742 =
    Wordt een held door een Dooddoener verslagen, dan begint hij opnieuw op Start met 1 LP.
    .source = VI.5c
HOG-743 =
    Wordt Pippeling verslagen, dan gaat hij terug naar Start met 1 LP.
    .source = VI.5c
HOG-744 =
    Een verslagen Dooddoener ligt uit het spel.
    .source = VI.5c
HOG-745 =
    Stoppen Dooddoeners op een spreuk- of drankvakje, dan trekken ze net als ieder ander.
    .source = VI.5c
HOG-746 =
    In de volgende beurt mag een verslagen held dezelfde Dooddoener opnieuw uitdagen.
    .source = VI.5c
HOG-747 =
    LP-vakjes doen niets voor Voldemort.
    .source = VI.5c
HOG-748 =
    Heeft het vakje van een Gruzielement een effect, dan kan dat nog gebruikt worden als het Gruzielement wordt
    aangevallen.
    .source = VI.5c
HOG-749 =
    De vaardigheden op de borden mogen bij elke aanval gebruikt worden.
    .source = VI.5d
RUL-HOG-166 =
    Nooit, want niemand vecht voor de terugkeer. De regel telt met `mode2_early_fights`, dat zulke gevechten toestaat.
    .question = Wanneer kan Pippeling verslagen worden?
    .reason = Beide zinnen staan in het spelregelboek.
RUL-HOG-171 =
    Ja.
    .question = Blijven Dooddoeners hier gewond?
    .reason = Ze houden hun borden en LP het hele spel.
RUL-HOG-172 =
    Nee. Een kaart die opheft, houdt haar tegen.
    .question = Zijn er verdedigingsdobbelstenen tegen een aanvalskaart?
    .reason = Verdedigingsdobbelstenen zijn de dobbelstenen die in een worp geslaagd zijn.
RUL-HOG-173 =
    De verliezen van de verdediger komen eerst. Op 0 heeft de verdediger verloren, en de aanvaller houdt minstens 1 LP.
    .question = En als de verdedigingsdobbelstenen beiden op 0 brengen?
    .reason = Iemand moet het gevecht winnen.
RUL-HOG-174 =
    Alleen plaats en LP; kaarten en fiches blijven. Was het de beurt van de held, dan eindigt die.
    .question = Wat verliest een verslagen held?
    .reason = HOG-742 neemt verder niets af.
RUL-HOG-176 =
    Nee.
    .question = Verliest Harry de Steen als hij naar Start wordt gestuurd?
    .reason = Helden houden hun fiches.
RUL-HOG-185 =
    Nee. Niemand valt die held aan voordat zijn volgende beurt is begonnen. Voldemort ontmoeten is geen aanval
    (HOG-641).
    .question = Mag een held die naar Start is teruggeslagen meteen weer worden aangevallen?
    .reason = Met 1 LP volgt de ene nederlaag op de andere, en de held kan er niets aan doen.


## Where the sources disagree

reading-hogwarts-year-books = Eén boek of twee
    .difference = De Verboden Afdeling geeft op de ene plaats één boek, in het bordoverzicht twee.
    .reading = Daar één, en twee op vakjes met twee boeken.
    .reason = De tekst noemt de plek.
reading-hogwarts-year-stops = Waar je mag stoppen
    .difference =
        Er worden drie gevallen aangekondigd, maar het derde is de regel zelf; de klaslokalen en vragen en antwoorden
        van spelers staan meer toe.
    .reading = Twee uitzonderingen: missieplekken en torens.
    .reason = Het spelregelboek telt er uiteindelijk zelf twee.
reading-hogwarts-year-collecting = Moet je voorwerpen verzamelen?
    .difference = In het ene hoofdstuk moet het, in het andere mag het.
    .reading = Het mag.
    .reason = Missies zijn geheim, dus een plicht was niet te controleren.
reading-hogwarts-year-special-tokens = Waar gebruikte bijzondere voorwerpen heen gaan
    .difference = Voorwerpen van missies gaan naar bord 2, bijzondere naar de Wegisweg.
    .reading = Bijzondere voorwerpen gaan altijd naar de Wegisweg.
    .reason = De regel over bijzondere voorwerpen is de meest specifieke.
reading-hogwarts-year-mission-six = Wat missie 6 vraagt
    .difference =
        Twee aanvalskaarten op de kaart, twee aanvalsspreuken in de tekst; en spreuken zouden Vilijn pijn doen, die er
        immuun voor is.
    .reading = Twee aanvalskaarten naar keuze; spreuken doen hem geen pijn.
    .reason = De kaart is wat je in je hand hebt.
reading-hogwarts-year-card-limit = Kaarten van volleerde tovenaars
    .difference = Op de ene plaats één toverdrank en één spreuk, op de andere drie kaarten.
    .reading = Van elk één tegen spelers, drie in andere gevechten.
    .reason = Zo hebben beide aantallen hun plaats.
reading-hogwarts-voldemort-returns-drawing = Trekken Dooddoeners kaarten?
    .difference = Ze verzamelen geen spreuken en toverdranken, en toch trekken ze op zulke vakjes.
    .reading = Ze trekken waar ze stoppen, Voldemort nooit.
    .reason = De gouden regel is de meest precieze.
reading-hogwarts-year-defence-dice = Verdedigingsdobbelstenen voor volleerde tovenaars
    .difference = Dezelfde regels gelden voor hen, of ze mogen gebruikt worden.
    .reading = Alleen als de tafel ervoor kiest.
    .reason = Wat gebruikt mag worden, is niet verplicht.
reading-hogwarts-year-solo-death-eaters = Dooddoeners in een solospel
    .difference = Ze staan in de torens, maar kunnen niet worden aangevallen.
    .reading = Ze staan er en doen niets.
    .reason = Zo kloppen beide zinnen.
reading-hogwarts-year-losing-duels = Wanneer een duel verloren is
    .difference = Bij 1 LP, of zonder LP.
    .reading = Bij 1 LP.
    .reason = Zo staat het in het hoofdstuk over duels.
reading-hogwarts-year-team-cards = Kaarten van een team
    .difference = Missie 6 vraagt drie kaarten, maar elk lid mag er twee gebruiken.
    .reading = De kaarten worden over het team verdeeld.
    .reason = Ze worden van het team als geheel gevraagd.
reading-hogwarts-year-last-ability = De laatste vaardigheid
    .difference = Elke tegenstander heeft er een, maar Korzels kaart eindigt met zijn nederlaag.
    .reading = Het hangt van de kaart af; Korzel heeft er geen.
    .reason = Een kaart gaat boven de algemene regel.
reading-hogwarts-voldemort-returns-pettigrew = Kan Pippeling verslagen worden?
    .difference = Een regel stuurt hem naar Start, maar niemand vecht zolang hij er is.
    .reading = Alleen met de optie voor vroege gevechten.
    .reason = Anders komt het geval nooit voor.
reading-hogwarts-year-variants = Hoeveel varianten er zijn
    .difference = Kies een van drie, staat er, en er worden er vier genoemd.
    .reading = Vier.
    .reason = Alle vier worden beschreven.
reading-hogwarts-year-split = Hoe de voorwerpen verdeeld zijn
    .difference =
        18, 3 en 9 in het spelregelboek; 18, 4 en 8 in oudere Franse regels; en negen voorwerpen voor acht vakjes.
    .reading = 18, 3 en 9; één vakje van bord 2 heeft twee rozetten.
    .reason = Het spelregelboek dat wij lezen, is duidelijk.
reading-hogwarts-year-more-than = Punten die het spel beëindigen
    .difference = Meer dan 210, 260 of 320, of minstens zoveel in een recensie.
    .reading = Meer dan.
    .reason = Het spelregelboek en twee samenvattingen zijn het eens.
reading-hogwarts-year-behaviour-range = Hoe ver gedragskaarten gaan
    .difference = Een gedrukte kaart kost 40 punten; een geheugensteun van een speler gaat niet lager dan min 30.
    .reading = Min 40 bestaat.
    .reason = De kaart is in het spelregelboek afgebeeld.
reading-hogwarts-year-staying = Hoelang Dooddoeners blijven
    .difference = Tot het einde van het spel, of tot ze verslagen zijn.
    .reading = Ze bewegen nooit, en een verslagen Dooddoener is weg.
    .reason = Zo kloppen beide zinnen.
reading-hogwarts-year-lost-cards = Kaarten na een verloren missie
    .difference = Spreuken en toverdranken in de regel, alle kaarten in het voorbeeld.
    .reading = Spreuken en toverdranken.
    .reason = De regel is zorgvuldiger dan het voorbeeld.
reading-hogwarts-year-direction = Wie de volgende is
    .difference = De speler rechts, of met de klok mee in een huisregel.
    .reading = De speler rechts.
    .reason = Het spelregelboek is de bron.
reading-hogwarts-voldemort-returns-stone = Waar de Steen mag liggen
    .difference = Overal behalve op bord 2, of op elk vakje.
    .reading = Niet op bord 2.
    .reason = De precieze zin gaat boven de korte.
reading-hogwarts-year-rolling = Gevechten tussen minderjarigen
    .difference = De vechters gooien om de beurt, of gooien allebei en vergelijken.
    .reading = Beiden gooien voor één treffen.
    .reason = Alleen dan valt er iets te vergelijken.
reading-hogwarts-year-common-room = Kaarten in een leerlingenkamer
    .difference = Een kaart naar keuze, of een van vier stapels.
    .reading = Een van de vier stapels.
    .reason = De lijst is de meest precieze.
reading-hogwarts-year-floo = Brandstof
    .difference = Ze komt voor als kaart en als fiche.
    .reading = Beide bestaan en doen hetzelfde.
    .reason = De doos heeft de fiches, de stapel heeft de kaarten.
reading-hogwarts-year-defence-card = Na een verdedigingskaart
    .difference = De tegenstander verliest een beurt, maar in het voorbeeld volgt de vaardigheid op de volgende aanval.
    .reading = Alleen op de verdedigingskaart zelf komt geen antwoord.
    .reason = Het voorbeeld laat het stap voor stap zien.
reading-hogwarts-year-boards = Hoeveel borden er zijn
    .difference = 15 borden en pionnen, maar 16 personages.
    .reading = 15: Pippeling en Voldemort delen er een.
    .reason = De een neemt de plaats van de ander in.
reading-hogwarts-year-match-needed = Is er een wedstrijd nodig?
    .difference = Voor volleerde tovenaars is het een regel, in een samenvatting van een speler een optie.
    .reading = Het is een regel.
    .reason = Het spelregelboek is de bron.


## Options

option-hogwarts-variant =
    Wie hoe speelt: minderjarige tovenaars voor beginners, volleerde tovenaars met vereiste kaarten en Dooddoeners,
    teams, of één speler alleen. Wie alleen aan tafel zit, speelt sowieso solo.
option-hogwarts-solo_rules =
    Wiens regels een solospeler volgt: die van minderjarige of die van volleerde tovenaars.
option-hogwarts-length =
    Wat het spel beëindigt: klassiek vraagt twee missies en meer dan 260 punten, snel één en 210, lang drie en 320.
option-hogwarts-teams =
    Hoeveel teams er in de teamvariant zijn: één van alle spelers, of twee, drie of vier die om en om zitten, met twee
    of drie leden elk.
option-hogwarts-end_timing =
    Of de ronde wordt afgemaakt zodra iemand het einde heeft bereikt, of het spel meteen stopt.
option-hogwarts-winner =
    Of de meeste punten winnen, of alleen wie zelf aan de eindvoorwaarden voldoet kan winnen.
option-hogwarts-points_floor =
    Of punten bij 0 stoppen, of eronder kunnen komen.
option-hogwarts-first_player =
    Of het toeval bepaalt wie begint, of de plaats met het opgegeven nummer begint; de eerste plaats is 0.
option-hogwarts-hp_cap =
    Of LP onbeperkt kunnen groeien, of alleen tot het aantal waarmee je begint.
option-hogwarts-hp_zero =
    Of je laatste LP buiten een gevecht verliezen je uitschakelt, of je met 1 LP laat staan.
option-hogwarts-extra_stops =
    Of je alleen op missieplekken en in torens eerder mag stoppen, ook in een klaslokaal waarvan je een boek hebt, of op
    elke plek met een naam.
option-hogwarts-floo_from_standing =
    Of een reisje met Brandstof een zet vraagt die in een toren eindigde, of ook kan beginnen in de toren waar je al
    staat.
option-hogwarts-buckbeak =
    Of Scheurbek in plaats van je worp vliegt, of na je zet.
option-hogwarts-trade_refused_draw =
    Of een geweigerde ruil je bezoek aan de leerlingenkamer beëindigt, of je dan nog een kaart mag trekken.
option-hogwarts-required_cards =
    Of je de kaarten die een missie vraagt alleen moet hebben, of moet uitgeven.
option-hogwarts-exams_per_stop =
    Of je alle examens mag doen waarvoor je boeken hebt, of één per stop.
option-hogwarts-defence_dice =
    Of verdedigingsdobbelstenen wegblijven, tussen spelers gebruikt worden, of tussen spelers en tegen Dooddoeners.
option-hogwarts-de_setup =
    Of het toeval de Dooddoeners in de torens zet, of de eerste speler.
option-hogwarts-de_exclude =
    Welke torens aan het begin vrij blijven van Dooddoeners: zoveel van de waarden samen als je wilt; geen als je niets
    kiest.
option-hogwarts-solo_death_eaters =
    Of Dooddoeners in een solospel niets doen, of door het spel gespeeld worden.
option-hogwarts-mission_exchange =
    Of missies blijven zoals ze zijn uitgedeeld, of zeven en acht spelers er in een toren een mogen ruilen.
option-hogwarts-coop_round_limit =
    Na hoeveel rondes één team van alle spelers verloren heeft: nooit, of na een aantal rondes.
option-hogwarts-team_ability =
    Of de vaardigheid van een tegenstander alleen het lid treft dat heeft aangevallen, of na elke aanval het hele team.
option-hogwarts-solo_quidditch =
    Of een solospeler tegen een partij speelt die het spel speelt, of er geen wedstrijden zijn.
option-hogwarts-placement =
    Of Zwerkbalstukken in de standaardopstelling beginnen, of elke partij ze vrij opstelt.
option-hogwarts-bludger =
    Of een Beuker de eerste tegenstander binnen de gegooide afstand raakt, of alleen op precies die afstand.
option-hogwarts-steal_cost =
    Hoeveel acties het kost om de Slurk te stelen: twee, of één.
option-hogwarts-match_turns =
    Hoeveel beurten elke partij hoogstens heeft in ronde 1 van een Zwerkbalwedstrijd.
option-hogwarts-mode2_floo_refill =
    Of helden in De terugkeer van Voldemort een Brandstoffiche mogen nemen in een leerlingenkamer, of niet.
option-hogwarts-mode2_early_fights =
    Of spelers elkaar vrij voorbijlopen voordat Voldemort terug is, of dan al vechten.
option-hogwarts-mode2_both_lack =
    Of het spel doorgaat als Harry en Voldemort elkaar ontmoeten en allebei hun fiche missen, of in gelijkspel eindigt.
option-hogwarts-mode2_de_draw =
    Of Dooddoeners in De terugkeer van Voldemort kaarten trekken op spreuk- en drankvakjes, of niet.
option-hogwarts-mode2_death_eaters =
    Of Voldemort zes Dooddoeners leidt, of drie voor elke held en hoogstens zes. Het tweede maakt het makkelijker voor
    een Harry die alleen staat.
option-hogwarts-pack_data =
    Met welke inhoud er gespeeld wordt: het bord, de kaarten en de personages van dit spel, of een pakket dat de tafel
    meebrengt.
option-hogwarts-seconds_per_turn =
    Hoelang een beurt mag duren: zonder limiet, of een aantal seconden.


## Procedures

procedure-hogwarts-variants = De varianten naast elkaar
    .text =
        | | Minderjarig | Volleerd | Team | Solo |
        |---|---|---|---|---|
        | Brandstoffiches aan het begin | 2 | 1 | 1 | 2 met de regels voor minderjarigen, 1 met die voor volleerden |
        | Een missie vraagt | voorwerpen | voorwerpen en kaarten | voorwerpen en kaarten, het hele team ter plekke | volgens de gekozen regels |
        | Kaarten in een missiegevecht | 5 | 3 | 2 per lid | volgens de gekozen regels |
        | Kaarten in een duel | 5 | 3 | 3 | volgens de gekozen regels |
        | Gevecht met een speler | ieder één dobbelsteen, verloren na twee verloren treffens | aanvalsdobbelstenen of kaarten, verloren bij 1 LP | als volleerd, nooit binnen één team | geen |
        | Kaarten in een gevecht met een speler | geen | een toverdrank en een spreuk | een toverdrank en een spreuk | geen |
        | Dooddoeners | geen | zes | zes | met de regels voor volleerden zes, zonder effect |
        | Wedstrijd nodig om het spel te beëindigen | nee | ja | nee | volgens de gekozen regels |
        | Een verloren missiegevecht | Lekke Ketel | Lekke Ketel | Lekke Ketel | het spel is verloren |
procedure-hogwarts-turn = Een beurt stap voor stap
    .text =
        1. **Begin van de beurt.** Speel kaarten voor het begin van de beurt als je wilt. In plaats van te gooien mag je
           met Scheurbek vliegen, of op de plek van een teammissie wachten.
        2. **Gooi** twee dobbelstenen.
        3. **Loop** zo ver als de som, zoals onder ‘Een zet stap voor stap’ staat.
        4. **Vecht**, als er een Dooddoener of een andere speler staat waar je zet eindigt. Daarna doet het vakje
           niets, en is de beurt voorbij.
        5. **Raap op** wat er aan voorwerpen op het vakje ligt, voor zover de grenzen het toelaten.
        6. **Probeer een missie** van deze plek, als je hebt wat ze nodig heeft en als je wilt.
        7. **Gebruik het vakje**, en doe examens als het een klaslokaal is.
        8. **Reis**: vanuit een toren met Brandstof, vanaf het Zwerkbalveld met een Viavia in plaats van de wedstrijd.
           Raap daar voorwerpen op, en probeer een missie als je er deze beurt nog geen geprobeerd hebt. Dan keer je
           terug.
        9. **Einde.** Voldoet iemand nu aan de eindvoorwaarden, dan is deze ronde de laatste. De volgende speler is die
           rechts van je, tenzij je de Tijdverdrijver hebt gebruikt.
procedure-hogwarts-walk = Een zet stap voor stap
    .text =
        1. Stap naar een vakje dat met het jouwe verbonden is en waar je in deze zet nog niet geweest bent. Een vrije
           doorgang kost niets; elke andere stap gaat van je worp af.
        2. Staat daar een Dooddoener of een speler van een ander team, dan eindigt je zet en vecht je.
        3. Is het het Zwerkbalveld, dan eindigt je zet.
        4. Je mag een voorwerp oprapen dat daar ligt: twee per beurt, zes in totaal.
        5. Je mag stoppen als het een toren is, of de plek van een missie die je nu kunt proberen.
        6. Ga anders door tot de worp op is. Een stap waarna de worp niet meer op kan, wordt geweigerd, tenzij geen
           enkele weg lang genoeg is.
        7. Na de laatste stap mag je nog een vrije doorgang nemen.
procedure-hogwarts-field = Wat een vakje doet
    .text =
        | Vakje | Als je er stopt | In De terugkeer van Voldemort |
        |---|---|---|
        | Spreuk, toverdrank | trek één kaart | hetzelfde |
        | Boek, twee boeken | trek één boek, of twee | niets |
        | Gedrag | trek een kaart en doe wat erop staat | niets |
        | Gebeurtenis | trek een kaart; ze geldt voor iedereen | niets |
        | Duel | vecht met de leerling op de kaart | niets |
        | LP | je krijgt de LP die erop staan | hetzelfde, maar niet voor Voldemort |
        | Leerlingenkamer | trek een gedragskaart, boek, toverdrank of spreuk, of bied een ruil aan | een spreuk of een toverdrank; een held mag een Brandstoffiche nemen |
        | Bezweringen, Gedaanteverwisselingen, Verweer tegen de Zwarte Kunsten | examens, dan één spreuk | één spreuk |
        | Toverdranken, Kruidenkunde, Verzorging van Fabeldieren | examens, dan twee toverdranken | twee toverdranken |
        | Werkkamer van Perkamentus | twee spreuken | hetzelfde |
        | Werkkamer van Sneep | twee toverdranken | hetzelfde |
        | Hagrids huisje | een toverdrank en een spreuk | hetzelfde |
        | Verboden Afdeling | één boek | niets |
        | Toren | een reisje met Brandstof | een reisje met Brandstof voor helden |
        | Zwerkbalveld | een wedstrijd, of een reis met een Viavia | het ritueel van Pippeling, of een reis met een Viavia |
procedure-hogwarts-mission-fight = Een missiegevecht stap voor stap
    .text =
        1. Kies de missie en laat zien dat je haar voorwerpen hebt, en haar kaarten als de variant die vraagt. In een
           team moet elk lid er zijn.
        2. Draai haar gevechtskaart om. Vermenigvuldig in een team de LP met het aantal leden.
        3. Een effect bij het omdraaien gebeurt nu. Elk verlies wordt eerst aangekondigd: je mag antwoorden met een
           verdedigingskaart of de Steen van Wederkeer.
        4. **Jouw gevechtsronde.** Je mag een verdedigingskaart spelen. Komt de vaardigheid vóór aanvallen, dan slaat ze
           nu toe. Val dan aan met een aanvalskaart of met je dobbelstenen.
        5. Heeft je tegenstander nog LP en komt de vaardigheid na aanvallen, dan slaat ze nu toe. Sta je op 0, dan heb
           je verloren. Ga anders naar stap 4; in een team valt het volgende lid aan.
        6. Heeft je tegenstander geen LP meer, dan slaat de vaardigheid een laatste keer toe, tenzij op de kaart iets
           anders staat.
        7. Heb je nog minstens 1 LP, dan heb je gewonnen: neem de punten, leg de voorwerpen op bord 2 of de Wegisweg,
           en leg de missie open. Met 0 LP heb je verloren: ga naar de Lekke Ketel, lever spreuken en toverdranken in,
           en neem 6 LP.
procedure-hogwarts-duel = Een duel stap voor stap
    .text =
        1. Trek een duelkaart; leg je eigen personage terug en trek opnieuw.
        2. Met 1 LP heb je meteen verloren.
        3. Vecht zoals in een missiegevecht, vanaf het omdraaien, met de kaartgrens voor duels.
        4. Zodra je op 1 LP staat, heb je verloren, ook door de laatste vaardigheid: leg drie kaarten naar keuze onder
           hun stapels, of alle als je er minder hebt.
        5. Heeft je tegenstander geen LP meer en jij er na de laatste vaardigheid 2 of meer, dan heb je gewonnen: trek
           een spreuk, een toverdrank en een boek.
        6. De duelkaart gaat onder haar stapel, en je beurt eindigt.
procedure-hogwarts-player-fight-underage = Een gevecht tussen minderjarige tovenaars
    .text =
        1. Wie aankwam, valt aan en kiest de tegenstander als er meerdere zijn.
        2. Beiden gooien een dobbelsteen. De laagste verliest 1 LP, maar nooit de laatste; bij gelijke ogen wordt er
           opnieuw gegooid.
        3. Wie twee treffens heeft verloren, heeft het gevecht verloren; ga anders naar stap 2.
        4. De winnaar mag een voorwerp, een Viavia, een Brandstoffiche of een willekeurige verborgen kaart nemen.
        5. De beurt is voorbij.
procedure-hogwarts-player-fight-qualified = Een gevecht tussen volleerde tovenaars
    .text =
        1. Een vechter die aan het begin maar 1 LP heeft, heeft verloren. Hebben beiden er maar 1, dan is er geen
           gevecht.
        2. Wie aankwam, valt het eerst aan: met de aanvalsdobbelstenen, of met een spreuk of toverdrank.
        3. De ander mag een aangekondigd verlies beantwoorden met een verdedigingskaart. Elke vechter heeft één
           toverdrank en één spreuk voor het hele gevecht.
        4. Wie op 1 LP staat, heeft verloren; anders valt de ander aan.
        5. De winnaar mag twee voorwerpen, een Viavia, een Brandstoffiche of twee willekeurige verborgen kaarten nemen.
        6. De beurt is voorbij.
procedure-hogwarts-death-eater = Een gevecht met een Dooddoener
    .text =
        1. De buur rechts neemt het bord van de Dooddoener, al zijn LP, een spreuk en een toverdrank.
        2. De actieve speler valt het eerst aan, dan de Dooddoener, en zo om de beurt verder: met dobbelstenen of met
           een kaart. De actieve speler mag drie kaarten gebruiken.
        3. Wie het eerst geen LP meer heeft, heeft verloren.
        4. Heeft de Dooddoener verloren, dan ligt hij uit het spel en krijgt de speler 20 punten.
        5. Heeft de speler verloren, dan kost dat hetzelfde als een verloren missie: de Lekke Ketel, alle spreuken en
           toverdranken, en 6 LP om opnieuw te beginnen.
        6. De kaarten van de Dooddoener gaan onder hun stapels, en de beurt is voorbij.
procedure-hogwarts-match = Een Zwerkbalwedstrijd stap voor stap
    .text =
        1. Elke partij heeft een afdeling. Stel Wachter, Drijvers en Jagers op, de Slurk en de twee Beukers.
        2. Beiden gooien twee dobbelstenen; de hoogste som begint.
        3. **Ronde 1.** Gooi in je beurt twee dobbelstenen voor je acties:

           | Wat je doet | Acties |
           |---|---|
           | een stuk één vakje verplaatsen | 1 |
           | de Slurk of een Beuker oprapen door op het vakje te komen | geen |
           | een Beuker gooien: gooi de dobbelsteen, kies een richting; het doelwit ontwijkt met 4 of meer | geen |
           | de Slurk één vakje gooien, of hem met de Wachter passen | 1 |
           | de Slurk stelen | 1 voor de stap en 1 voor het afpakken |
           | schieten vanaf lijn 3 van de andere partij | 1 |

        4. Een schot is een doelpunt als de dobbelsteen van de Jager hoger is dan die van de Wachter. Een doelpunt
           levert een Zwerkbalkaart op, en de Slurk gaat dan naar de verdedigende partij.
        5. Met twee doelpunten win je ronde 1, of door alle Jagers van de andere partij uit te schakelen. Na 30 beurten ieder
           winnen de meeste doelpunten, en anders de dobbelstenen (RUL-HOG-178).
        6. **Ronde 2.** De winnaar van ronde 1 begint. Gooi in je beurt twee dobbelstenen, verplaats je Zoeker, en speel
           als je wilt één Zwerkbalkaart.
        7. De Zoeker die het eerst rond is, vangt de Snaai en wint 40 punten.
        8. Alle Zwerkbalkaarten gaan onder hun stapel, en de uitgedaagde pion gaat terug.
procedure-hogwarts-return-turn = Een beurt in De terugkeer van Voldemort
    .text =
        1. **Een held** die bij een Gruzielement heeft gefaald, probeert het opnieuw in plaats van te lopen. Anders
           gooit de held twee dobbelstenen en loopt; eerder stoppen mag in torens en, met slagtand of Zwaard, bij
           Gruzielementen.
        2. Een held die een Dooddoener tegenkomt, stopt en vecht. Harry en Voldemort stoppen voor hun ontmoeting.
        3. Bij een Gruzielement met slagtand of Zwaard: ieder een dobbelsteen, en een hogere uitslag vernietigt het.
           Daarna mag het vakje gebruikt worden.
        4. **Pippeling** gooit één dobbelsteen. Met alle vier de fiches stopt hij op het Zwerkbalveld, en Voldemort
           keert terug: zes Dooddoeners gaan naar torens, Voldemort legt de Steen neer, dan Harry de Zegevlier.
        5. **Voldemort** gooit één dobbelsteen voor zichzelf en één voor elke Dooddoener, in een volgorde naar keuze.
           Een Dooddoener die een held tegenkomt, stopt en valt aan.
        6. **Een gevecht:** wie aankwam, valt aan met dobbelstenen of een kaart. De verdediger gooit elke geslaagde
           dobbelsteen opnieuw: 1 of 2 kost de verdediger 2 LP, 3 tot en met 5 kost 1 LP, en 6 kost de aanvaller 1 LP.
           Dan valt de ander aan.
        7. Een verslagen held gaat naar Start met 1 LP, een verslagen Dooddoener verlaat het spel.
procedure-hogwarts-meeting = Als Harry Voldemort ontmoet
    .text =
        1. Harry mist de Steen en Voldemort de Zegevlier: er gebeurt niets, en het spel gaat door.
        2. Alleen Harry mist zijn fiche: Voldemort wint.
        3. Alleen Voldemort mist zijn fiche: Harry’s partij wint.
        4. Beiden hebben de hunne, maar er is nog een Gruzielement: Voldemort wint.
        5. Anders het laatste duel: ieder één dobbelsteen, bij gelijke ogen opnieuw. De hoogste wint het spel.


## Refused actions

refusal-hogwarts-not_your_turn = Je bent niet aan de beurt.
refusal-hogwarts-game_over = Het spel is afgelopen.
refusal-hogwarts-not_now = Dat kan nu niet.
refusal-hogwarts-choose_character = Kies eerst je personage.
refusal-hogwarts-character_taken = Een andere speler heeft dat personage.
refusal-hogwarts-not_a_student = Dat personage kun je niet kiezen.
refusal-hogwarts-must_choose = Maak eerst de keuze die op je wacht.
refusal-hogwarts-not_a_neighbour = Deze twee vakjes zijn niet verbonden.
refusal-hogwarts-not_enterable = Op dat vakje kun je niet komen.
refusal-hogwarts-visited = Je bent in deze zet al op dat vakje geweest.
refusal-hogwarts-cannot_finish = Van daar zou je de rest van je worp niet kunnen lopen.
refusal-hogwarts-must_go_on = Je kunt hier niet stoppen: loop de rest van je worp.
refusal-hogwarts-no_moves_left = Je hebt geen stappen meer over.
refusal-hogwarts-no_roll = Deze beurt gooi je niet.
refusal-hogwarts-move_first = Doe eerst je zet: dit kun je doen waar je zet eindigt.
refusal-hogwarts-no_waiting = Je kunt alleen wachten op de plek van een teammissie.
refusal-hogwarts-too_many_items = Je kunt deze beurt geen voorwerpen meer oprapen.
refusal-hogwarts-no_such_item = Dat voorwerp is hier niet te krijgen.
refusal-hogwarts-out_of_reach = Dat voorwerp ligt te ver weg.
refusal-hogwarts-swap_needed = Je hebt zes voorwerpen: kies er een om achter te laten.
refusal-hogwarts-swap_not_needed = Je hebt plaats voor het voorwerp, dus je hoeft er geen achter te laten.
refusal-hogwarts-must_put_tokens = Leg eerst het voorwerp op een vakje.
refusal-hogwarts-bad_place = Dat vakje kun je hiervoor niet kiezen.
refusal-hogwarts-not_held = Je hebt die kaart of dat voorwerp niet.
refusal-hogwarts-not_in_deck = Die kaart zit niet in de stapel.
refusal-hogwarts-deck_empty = Die stapel heeft geen kaarten meer.
refusal-hogwarts-must_arrange = Leg al deze kaarten terug, in de volgorde die je wilt.
refusal-hogwarts-must_discard = Kies eerst de kaart die je kwijtraakt.
refusal-hogwarts-no_such_ability = Je personage heeft die vaardigheid niet.
refusal-hogwarts-not_usable = Dat voorwerp kun je hier niet gebruiken.
refusal-hogwarts-wrong_moment = Je kunt nu niet wegvliegen.
refusal-hogwarts-wrong_moment_for_card = Die kaart werkt alleen in een gevecht.
refusal-hogwarts-start_of_turn_only = Die kaart kun je alleen aan het begin van je beurt spelen.
refusal-hogwarts-not_against_players = Minderjarige tovenaars mogen geen kaarten tegen andere spelers gebruiken.
refusal-hogwarts-no_target = Er is niemand tegen wie je die kaart kunt gebruiken.
refusal-hogwarts-not_on_a_tower = Brandstof werkt alleen vanuit een toren.
refusal-hogwarts-no_floo = Je hebt geen Brandstof.
refusal-hogwarts-no_portkey = Je hebt geen Viavia.
refusal-hogwarts-one_trip = Je kunt maar één reis per beurt maken.
refusal-hogwarts-not_a_floo_place = Met Brandstof kom je daar niet.
refusal-hogwarts-graveyard_by_portkey = Alleen een Viavia brengt je naar het kerkhof.
refusal-hogwarts-not_your_mission = Dat is niet een van je open missies.
refusal-hogwarts-one_attempt = Je hebt deze beurt al een missie geprobeerd.
refusal-hogwarts-must_attempt = Je bent eerder gestopt om hier iets te proberen, dus probeer het.
refusal-hogwarts-mission_needs_items = Je hebt niet alle voorwerpen voor deze missie.
refusal-hogwarts-mission_needs_cards = Je hebt niet alle kaarten voor deze missie.
refusal-hogwarts-team_not_there = Eerst moet je hele team hier zijn.
refusal-hogwarts-not_here = Dat kan niet op dit vakje.
refusal-hogwarts-no_trade = Die ruil is niet mogelijk.
refusal-hogwarts-must_answer = Geef eerst antwoord op het aanbod.
refusal-hogwarts-other_classroom = Het examen voor dat boek is in een ander klaslokaal.
refusal-hogwarts-choose_opponent = Kies eerst tegen wie je vecht.
refusal-hogwarts-no_such_player = Die speler kun je hiervoor niet kiezen.
refusal-hogwarts-no_cards = Minderjarige tovenaars vechten tegen elkaar zonder kaarten.
refusal-hogwarts-no_tokens = Dooddoeners hebben geen voorwerpen.
refusal-hogwarts-too_many_cards = Je hebt alle kaarten gebruikt die dit gevecht toestaat.
refusal-hogwarts-found_this_round = Die kaart kun je vanaf de volgende gevechtsronde gebruiken.
refusal-hogwarts-not_a_defence = Nu helpt alleen een verdedigingskaart.
refusal-hogwarts-one_defence = Je kunt maar één verdedigingskaart tegelijk spelen.
refusal-hogwarts-nothing_to_cancel = Er is niets wat die kaart kan opheffen.
refusal-hogwarts-dice_only = Dat voorwerp geeft alleen aanvalsdobbelstenen, en die helpen nu niet.
refusal-hogwarts-bad_dice = Die dobbelstenen kun je niet opnieuw gooien.
refusal-hogwarts-not_a_way_out = Over dat vakje kun je niet aan het gevecht ontkomen.
refusal-hogwarts-nothing_there = De verliezer heeft niets van die soort.
refusal-hogwarts-place_death_eater = Zet eerst de Dooddoener in een toren.
refusal-hogwarts-not_a_tower = Daar kun je geen Dooddoener zetten: kies een andere toren.
refusal-hogwarts-tower_taken = Er staat al een Dooddoener in die toren.
refusal-hogwarts-hero_there = Er staat een held in die toren.
refusal-hogwarts-not_a_hero = Kies een personage van Harry’s kant.
refusal-hogwarts-hero_needed = Harry moet meedoen, en niemand anders kan hem nog spelen.
refusal-hogwarts-wrong_side = Dat voorwerp hoort bij de andere kant.
refusal-hogwarts-never_carried = Een Gruzielement kun je niet dragen.
refusal-hogwarts-no_powers = Voorwerpen hebben geen krachten in De terugkeer van Voldemort.
refusal-hogwarts-token_on_mission = De missie vraagt om dat voorwerp, dus je kunt het nu nergens anders voor gebruiken.
refusal-hogwarts-no_horcrux = Hier ligt geen Gruzielement.
refusal-hogwarts-no_weapon = Je hebt de slagtand van de Basilisk of het Zwaard van Griffoendor nodig.
refusal-hogwarts-must_retry = Probeer opnieuw het Gruzielement te vernietigen voordat je verder loopt.
refusal-hogwarts-not_a_weapon = Je kunt alleen doorgeven wat Gruzielementen vernietigt.
refusal-hogwarts-not_together = Je kunt alleen iets doorgeven aan een held op hetzelfde vakje.
refusal-hogwarts-board_full = Die held heeft geen plaats voor nog een voorwerp.
refusal-hogwarts-unused_deck = Die stapel wordt aan deze tafel niet gebruikt.
refusal-hogwarts-no_floo_here = Hier kun je geen Brandstof krijgen.
refusal-hogwarts-floo_not_needed =
    Je krijgt alleen Brandstof als je er geen hebt en er nog een Gruzielement ver weg ligt.
refusal-hogwarts-no_such_pawn = Dat is niet een van je pionnen.
refusal-hogwarts-already_moved = Die pion is deze beurt al verplaatst.
refusal-hogwarts-must_challenge = Daag iemand uit voor een wedstrijd, of neem de Viavia.
refusal-hogwarts-play_to_end = Je moet de wedstrijd uitspelen.
refusal-hogwarts-house_taken = De uitdager speelt al voor die afdeling.
refusal-hogwarts-match_first = Speel eerst de wedstrijd uit.
refusal-hogwarts-must_place = Stel eerst je stukken op.
refusal-hogwarts-already_placed = Dat stuk heb je al opgesteld.
refusal-hogwarts-wrong_line = Dat stuk kan daar niet beginnen.
refusal-hogwarts-must_roll = Gooi eerst de dobbelstenen.
refusal-hogwarts-no_actions = Je hebt niet genoeg acties over.
refusal-hogwarts-piece_out = Dat stuk is uitgeschakeld.
refusal-hogwarts-not_a_step = Ga naar het volgende vakje langs de stippellijnen.
refusal-hogwarts-field_taken = Daar staat al een van je eigen stukken.
refusal-hogwarts-opponent_there = Daar staat een tegenstander: ga eromheen.
refusal-hogwarts-keeper_stays = Een Wachter kan het doelgebied niet verlaten.
refusal-hogwarts-goal_area = Alleen Wachters mogen in een doelgebied komen.
refusal-hogwarts-no_bludger = Dat stuk heeft geen Beuker om te gooien.
refusal-hogwarts-thrown_already = Die Drijver heeft deze beurt al een Beuker gegooid.
refusal-hogwarts-must_throw = Kies een richting voor de Beuker.
refusal-hogwarts-no_quaffle = Jouw team heeft de Slurk niet.
refusal-hogwarts-bad_pass = Daarheen kun je de Slurk niet gooien.
refusal-hogwarts-nobody_to_rob = Geen van je Jagers deelt een vakje met de drager van de Slurk.
refusal-hogwarts-must_take = Pak de Slurk af: je Jager heeft hem bereikt.
refusal-hogwarts-too_far = Je kunt alleen schieten vanaf lijn 3 van het andere team.
refusal-hogwarts-must_put = Leg eerst de Slurk op een vakje van je lijn 3.
refusal-hogwarts-not_your_line = De Slurk moet op je eigen lijn 3 komen.
refusal-hogwarts-one_card = Je hebt deze beurt al een Zwerkbalkaart gebruikt.
