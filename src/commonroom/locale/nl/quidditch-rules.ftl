### The rules of the Quidditch card game in Dutch: one message per rule or ruling, and the words of the document.
### The order and the structure are in games/quidditch/rules.toml.


## The document

document-quidditch = Zwerkbal, het kaartspel: de spelregels
    .intro =
        Op deze pagina staan alle regels waarmee Common Room het kaartspel Zwerkbal speelt. Twee afdelingen
        treffen elkaar op het veld. Je legt kaarten gedekt bij de ballen, draait ze om, maakt doelpunten,
        ontwijkt Beukers en speelt door tot iemand de Gouden Snaai vangt.

        - Een code als QCG-40 is een **regel**: die staat op het gedrukte spelregelblad of volgt er
          rechtstreeks uit. De bron zegt waar de regel staat, en of die gedrukt is, uit de gedrukte tekst is
          afgeleid of uit een openbare bron buiten het blad komt.
        - Een code als RUL-QCG-40 is een **beslissing**: onze keuze waar het blad zwijgt, onduidelijk is of
          zichzelf tegenspreekt. Je vindt er de vraag, het antwoord en de reden. Sommige beslissingen kun je
          met een optie veranderen wanneer je een tafel opent.

        Een paar woorden kom je overal tegen:

        - De **afdelingsstapel** is je eigen stapel, met een eigen aflegstapel. De **veldstapel** is van beide
          spelers; het spelregelblad noemt de veldkaarten speelkaarten. Het **veld** is de plek tussen jullie
          in waar de ballen open liggen, en op je **winststapel** liggen de veldkaarten die je gewonnen hebt.
        - Een **bal** is een Slurk, een Beuker of de Gouden Snaai op het veld. Een bal is **betwist** als er
          deze ronde om gespeeld wordt, en **afgehandeld** zodra de uitslag bekend is.
        - De **leider** opent de ronde; de ander is de **tweede speler**.
        - Een kaart **leggen** is haar gedekt bij een betwiste bal neerleggen. Een speciale kaart die je legt,
          leg je **terzijde**: ze heeft daar geen kracht. Een speciale kaart **spelen** is haar uit de hand
          laten zien, zeggen wat ze doet en haar laten werken.
        - De **effectieve waarde** van een gelegde spelerskaart is haar gedrukte waarde min alles wat haar
          verzwakt.
        - Wie bij een bal niets heeft dat telt, heeft daar **geen kaart**; zie RUL-QCG-33.
        - Wie een Beuker aan de andere speler verliest, is **gebeukt**.

        Dit is geen officiële pagina: alle regels zijn in onze eigen woorden weergegeven, de pagina vervangt
        het spelregelblad in je doos niet, en de namen van spellen, uitgevers, afdelingen en personages zijn
        merken van hun eigenaars.
    .contents = Inhoudsopgave
    .editions = Edities
    .edition = Editie
    .id = Aanduiding
    .box = Doos
    .topic = Onderwerp
    .ids = Zie
    .readings = Waar het spelregelblad onduidelijk is en welke lezing wij volgen
    .readings-intro =
        Wij lezen het Nederlandse spelregelblad. Er staan fouten en gaten in, en plaatsen die elkaar
        tegenspreken; dit zijn de plaatsen die er tijdens het spelen toe doen.
    .difference = De tekst
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
        De kaarten, en nog eens dezelfde regels, nu in de precieze volgorde waarin ze worden toegepast.
    .refusals = Geweigerde acties
    .refusals-intro =
        Een actie die niet mag, wordt geweigerd met een code die zegt waarom; dit zijn de codes die je tijdens
        het spelen tegenkomt. Er verandert niets: de kaart blijft in de hand, en wie iets moet doen, moet dat
        nog steeds.
    .code = Code
    .meaning = Betekenis
    .source = Bron
    .rulings = Beslissing

edition-quidditch-card-game-2001 = Kaartspel 2001
    .box = Zwerkbal, het kaartspel voor twee, Mattel 2001


## Sections

section-quidditch-components = Spelmateriaal
    .about = de drie stapels, spelerskaarten, speciale kaarten, veldkaarten
section-quidditch-setup = Voorbereiding
    .about = afdelingen, eerste handen, wie het eerst leidt
section-quidditch-information = Open en verborgen informatie
    .about = wat spelers en toeschouwers mogen zien, en waar het toeval vandaan komt
section-quidditch-goal = Doel en punten
    .about = wat de ballen waard zijn en hoelang een spel duurt
section-quidditch-round = De ronde
    .about = wie leidt, hoe een ronde begint en eindigt
section-quidditch-pitch = Het veld
    .about = hoeveel ballen er kunnen zijn, wat er omgedraaid wordt, wat er blijft liggen
section-quidditch-declaring = Aankondigen
    .about = zeggen om welke Beukers je speelt, en of je om de Snaai speelt
section-quidditch-laying = Kaarten leggen
    .about = hoeveel kaarten, te weinig kaarten, bluffen, geen kaart hebben
section-quidditch-quaffle = De Slurk
    .about = de bal waar altijd om gespeeld wordt, Wachters en reddingen
section-quidditch-bludger = Beukers
    .about = Drijvers, klappen en kleinere handen
section-quidditch-free-goal = Doelkaarten
    .about = het doelpunt waar je geen kaart voor nodig hebt
section-quidditch-snitch = De Gouden Snaai
    .about = Zoekers, de vangst, de slotjacht
section-quidditch-new-round = Een nieuwe ronde
    .about = de hand aanvullen, lege afdelingsstapels
section-quidditch-several-balls = Meerdere ballen tegelijk
    .about = wie de volgorde kiest, en wanneer
section-quidditch-specials = Speciale kaarten
    .about = de vijf soorten vloeken en betoveringen, hun doelwitten, waar ze heen gaan
section-quidditch-windows = Vensters
    .about = wanneer je speciale kaarten kunt spelen, en wie het eerst aan het woord is
section-quidditch-answers = Antwoorden
    .about = een speciale kaart opheffen
section-quidditch-fouls = Overtredingen en Scheidsrechters
    .about = een uitgeschakelde Wachter, penalty’s, en hoe je ze tegenhoudt
section-quidditch-end = Einde van het spel
    .about = aflegstapels, de laatste ballen, tellen, gelijkspel
section-quidditch-leaving = Tijd, bots en opgeven
    .about = klokken, afwezige spelers, wat bots mogen, opgeven


## Components

QCG-01 =
    Zwerkbal is een duel voor precies twee mensen. De doos raadt het aan vanaf acht jaar.
    .source = Voorkant (gedrukt)
QCG-02 =
    De 108 kaarten vormen drie stapels die je aan hun achterkant herkent: 40 scharlakenrode voor Griffoendor,
    40 groene voor Zwadderich, en 28 blauwe veldkaarten voor allebei.
    .source = Inhoud (gedrukt; het totaal is berekend)
QCG-03 =
    In een afdelingsstapel zitten twee soorten kaarten. Jagers, Wachters, Drijvers en Zoekers zijn
    spelerskaarten; Scheidsrechters, overtredingen, vloeken en betoveringen zijn speciale kaarten.
    .source = Je kaarten bekijken (gedrukt)
QCG-04 =
    Op een spelerskaart staan een positie en een waarde. Jagers gaan van 4 tot en met 10, Wachters van 6 tot
    en met 10, Drijvers van 1 tot en met 3, en een Zoeker is 11 of 12 waard.
    .source = Spelen om een Slurk, Spelen om een Beuker en Spelen om de Gouden Snaai (gedrukt)
QCG-05 =
    In je afdelingsstapel zitten twee Zoekers: de ene is 11 waard, de andere 12.
    .source =
        Spelen om de Gouden Snaai. Aantal en waarden zijn gedrukt, maar bij de verkeerde stapel; een openbare
        recensie bevestigt één Zoeker van elke waarde.
QCG-06 =
    Geen van beide afdelingen is sterker: in beide afdelingsstapels zitten dezelfde kaarten in dezelfde
    aantallen.
    .source = Niet op het spelregelblad; uit een openbare bron, een recensie van het spel.
QCG-07 =
    De veldstapel bestaat uit Slurken, Beukers, Doelkaarten en één Gouden Snaai.
    .source = Spelen en Spelen om de Gouden Snaai (gedrukt)
QCG-08 =
    Van de veldkaarten komt er geen zo vaak voor als de Slurk.
    .source = Spelen om een Slurk (gedrukt)
RUL-QCG-81 =
    De stapels onder ‘De stapels’ bij de procedures. Waar geen enkele bron de kaarten telt, hebben we ze zelf
    samengesteld. Wie de doos heeft, kan ze met deck_data door andere vervangen; beide spelers gebruiken dan
    dezelfde afdelingsstapel, en de stapels moeten door de controles komen die daar ook staan.
    .question = Hoeveel exemplaren zijn er van elke kaart, en mag een tafel eigen stapels gebruiken?
    .reason =
        In alle bronnen die we vonden, worden alleen de Snaai en de Zoekers geteld. Wie de doos heeft, kan
        gewoon kijken.


## Setup

QCG-09 =
    Sorteer de kaarten in hun drie stapels, schud elke stapel en leg hem gedekt neer.
    .source = Voorbereiding (gedrukt)
QCG-10 =
    De veldstapel komt midden op tafel, waar beide spelers erbij kunnen.
    .source = Voorbereiding (gedrukt)
QCG-11 =
    Kies elk een afdeling. De een speelt Griffoendor, de ander Zwadderich.
    .source =
        Voorbereiding (gedrukt; dat de afdelingen verschillen, is afgeleid uit de ene stapel die er van elk
        is)
QCG-12 =
    Je eerste hand bestaat uit de bovenste vijf kaarten van je eigen afdelingsstapel. Houd haar verborgen voor
    je tegenstander.
    .source = Voorbereiding (gedrukt)
QCG-13 =
    De eerste ronde wordt altijd geleid door Zwadderich.
    .source = Spelbegin (gedrukt)
RUL-QCG-17 =
    Wie het eerst aan tafel kwam, mag kiezen, en de ander neemt de afdeling die overblijft. Aan een tafel
    online mag elke plaats voor het begin van het spel een afdeling wensen: de wens van de eerste plaats gaat
    voor, dan die van de tweede, en zonder enige wens speelt de eerste plaats Griffoendor.
    .question = Wat als beide spelers dezelfde afdeling willen?
    .reason =
        Iets moet de doorslag geven. Er hangt weinig van af: de stapels zijn gelijk, dus de afdeling bepaalt
        alleen wie het eerst leidt.
RUL-QCG-18 =
    Nee. Je speelt met de vijf kaarten die je gekregen hebt.
    .question = Mag je een slechte beginhand ruilen?
    .reason = Het spelregelblad kent geen tweede deling, en elke ronde wordt de hand toch aangevuld.


## Open and hidden information

RUL-QCG-76 =
    Ja. Beide spelers mogen beide aflegstapels van boven tot onder doorkijken. Met de optie discard_view kun
    je dat bij de stapel van de andere speler beperken tot de bovenste kaart.
    .question = Mag je de aflegstapels doorkijken?
    .reason = Elke kaart erin lag voor beide spelers open toen ze daar terechtkwam.
RUL-QCG-77 =
    Open voor iedereen: hoeveel kaarten elke hand, elke afdelingsstapel en de veldstapel tellen; het veld en
    zijn aflegstapel; de winststapels en de punten; de speciale kaarten die deze ronde gespeeld zijn; de
    klappen, de leider en het nummer van de ronde; bij welke ballen kaarten liggen; en uit welke kaarten de
    stapels bestaan. Verborgen zijn de kaarten in de andere hand, de gedekte kaarten van de andere speler, en
    de volgorde van elke gedekte stapel, ook die van jezelf.
    .question = Wat is verder open, en wat is verborgen?
    .reason = Het is wat twee mensen aan een echte tafel zouden kunnen zien en tellen.
RUL-QCG-78 =
    Alleen wat voor iedereen open is.
    .question = Wat zien toeschouwers?
    .reason = Een toeschouwer die een hand kent, zou die kunnen verklappen.
RUL-QCG-80 =
    Eén bron van toeval, die uitgaat van de startwaarde van het spel. Met de startwaarde en de acties samen is
    het spel precies na te spelen.
    .question = Wie schudt er, en wie trekt er willekeurige kaarten?
    .reason = Geen speler kan er invloed op hebben, en achteraf kan iedereen het controleren.


## Goal and points

QCG-14 =
    Elke Slurk die je wint, levert je 10 punten op.
    .source = Spelen en Spelen om een Slurk (gedrukt)
QCG-15 =
    Elke Doelkaart die je omdraait, levert je 10 punten op.
    .source = Spelen en Spelen om een Doelkaart (gedrukt)
QCG-16 =
    De Gouden Snaai vangen levert 150 punten op.
    .source = Spelen en Spelen om de Gouden Snaai (gedrukt)
QCG-17 =
    Beukers leveren niets op. Ook als je er een wint, gaat die niet naar je winststapel.
    .source = Spelen om een Beuker (gedrukt; dat ze niets opleveren, is afgeleid)
QCG-18 =
    Je speelt ronde na ronde, tot de Gouden Snaai gevangen is.
    .source = Doel van het spel en Winnaar (gedrukt)
QCG-19 =
    Wie aan het einde van het spel de meeste punten heeft, wint.
    .source = Doel van het spel en Winnaar (gedrukt)
QCG-20 =
    Wie de Snaai vangt, heeft nog niet gewonnen: staat de andere speler na die 150 punten nog steeds voor, dan
    wint die. Het is moeilijk, maar het kan.
    .source = Winnaar (gedrukt)


## The round

QCG-21 =
    Een spel bestaat uit veel korte rondes.
    .source = Spelbegin (gedrukt)
QCG-22 =
    Jij en je tegenstander leiden om de beurt een ronde.
    .source = Spelbegin (gedrukt)
QCG-23 =
    Om de ronde te openen, pakt de leider de bovenste kaart van de veldstapel en legt die open tussen jullie
    in.
    .source = Spelbegin (gedrukt)
QCG-24 =
    In de regel begin je elke ronde met vijf afdelingskaarten in je hand.
    .source = Je kaarten bekijken (gedrukt)
QCG-25 =
    De ballen op het veld bepalen welke kaarten je het best kunt leggen, en of je er moet leggen.
    .source = Je kaarten bekijken (gedrukt)
QCG-26 =
    De ronde is afgelopen als er geen gelegde afdelingskaart meer op het veld ligt: ze zijn allemaal
    omgedraaid, afgehandeld en afgelegd.
    .source = Begin van nieuwe spelronde (gedrukt)
RUL-QCG-20 =
    De ronde is voorbij zonder dat er een kaart gelegd is. Beide spelers vullen hun hand aan, en de leiding
    gaat naar de andere speler, die de volgende ronde opent.
    .question = Wat als er geen Slurk ligt en niemand een van de andere ballen wil?
    .reason = QCG-51 sluit de ronde op dat punt af, en volgens QCG-75 wisselt de leiding bij elke nieuwe ronde.


## The pitch

QCG-27 =
    De ballen liggen tussen de twee spelers in, zichtbaar voor allebei.
    .source = Spelen en Spelbegin (gedrukt)
QCG-28 =
    Op het veld is plaats voor vier ballen: een Slurk, twee Beukers en de Gouden Snaai.
    .source = Spelen en Begin van nieuwe spelronde (gedrukt)
QCG-29 =
    Wint niemand een bal, dan ligt die er in de volgende ronde nog.
    .source = Spelen om een Slurk, Spelen om een Beuker en Spelen om de Gouden Snaai (gedrukt)
QCG-30 =
    Een ronde kan dus beginnen met een leeg veld of met ballen die zijn blijven liggen.
    .source = Begin van nieuwe spelronde (gedrukt)
QCG-31 =
    Ligt er nog een Slurk op het veld, dan opent de nieuwe leider de ronde daarmee en draait geen veldkaart
    om.
    .source = Begin van nieuwe spelronde (gedrukt)
QCG-32 =
    Voor een derde Beuker is geen plaats. Wie hem omdraait, legt hem op de aflegstapel van het veld, draait in
    plaats daarvan de volgende kaart om en blijft de leider.
    .source = Begin van nieuwe spelronde (gedrukt)
RUL-QCG-21 =
    Ja. Alleen een Slurk die is blijven liggen, houdt het tegen.
    .question = Draait de leider een kaart om als er nog ballen liggen, maar geen Slurk?
    .reason = QCG-31 noemt de Slurk en geen andere bal.
RUL-QCG-22 =
    De ene na de andere, tot er een bal op het veld komt te liggen of de veldstapel leeg is. Een Doelkaart of
    een derde Beuker is niet zo’n bal, dus daarop volgt nog een kaart.
    .question = Hoeveel veldkaarten draait de leider om?
    .reason = QCG-32 en QCG-65 vragen allebei om nog een kaart.
RUL-QCG-23 =
    Met stapels die kloppen, gebeurt dat nooit. Gebeurt het toch, dan geldt voor de bal die te veel is
    hetzelfde als voor een derde Beuker: hij wordt afgelegd, en de volgende kaart wordt omgedraaid.
    .question = Wat als er een tweede Slurk of een tweede Snaai tevoorschijn komt?
    .reason =
        Zolang er een Slurk ligt, draait niemand een kaart om, en er is maar één Snaai; de grens van QCG-28
        moet ook met ongewone stapels standhouden.
RUL-QCG-25 =
    Er wordt niets meer omgedraaid, en de ronde gaat verder met de ballen die er liggen.
    .question = Wat als de veldstapel opraakt terwijl de leider kaarten omdraait?
    .reason = Om de ballen op het veld kun je ook zonder een nieuwe spelen.


## Declaring

RUL-QCG-24 =
    Elke Beuker en de Snaai, stuk voor stuk en in elke ronde waarin ze op het veld liggen. De twee plaatsen
    voor Beukers verschillen alleen in naam, en een Beuker die tevoorschijn komt, gaat naar de eerste vrije
    plaats.
    .question = Bij welke ballen kunnen de spelers kiezen of ze erom spelen?
    .reason =
        Het spelregelblad vertelt alleen over een nieuwe Beuker, maar om een bal die in het spel blijft, kan
        opnieuw gespeeld worden.
RUL-QCG-26 =
    Eerst noemt de leider in één keer om welke niet-verplichte ballen er gespeeld wordt. Daarna mag de tweede
    speler er van de rest nog bij noemen. Eén van de twee is genoeg om een bal voor allebei betwist te maken,
    en iedereen hoort het. Met de optie declare_mode kunnen beide spelers het tegelijk en in het geheim
    beslissen; dan is elke bal betwist die ten minste een van hen genoemd heeft, en tellen in RUL-QCG-27
    alleen de verplichte ballen mee.
    .question = Wie beslist het eerst om welke ballen er gespeeld wordt?
    .reason = De leider draait de kaart om, en hoort er dus ook als eerste iets over te zeggen.
RUL-QCG-27 =
    Je kunt één bal aankondigen voor elke kaart die je hebt boven de kaarten die je al moet leggen, en niet
    meer.
    .question = Mag een speler meer ballen aankondigen dan er kaarten voor zijn?
    .reason = Elke aangekondigde bal verplicht beide spelers een kaart te leggen; zie QCG-52 en QCG-68.
RUL-QCG-28 =
    Ja. Het is bluf zoals elke andere.
    .question = Mag je zonder Drijver om een Beuker spelen, of zonder Zoeker om de Snaai?
    .reason = Bij deze ballen mag je elke kaart leggen, en elders prijst het spelregelblad bluffen aan.
RUL-QCG-29 =
    Nee. Wat aangekondigd is, blijft aangekondigd.
    .question = Kun je een aankondiging terugnemen?
    .reason = De andere speler is er al door verplicht.


## Laying cards

RUL-QCG-14 =
    Nee. Beide spelers kiezen in het geheim en leggen hun kaarten op hetzelfde moment.
    .question = Kun je een speciale kaart spelen als de ene speler al gelegd heeft en de andere nog niet?
    .reason =
        Op twee schermen mag niemand er voordeel van hebben trager te zijn. De vensters voor en na het leggen
        dekken wat QCG-82 toestaat.
RUL-QCG-30 =
    Eén bij elke betwiste bal waar je niet bent weggeduwd, of alles wat je hebt als je hand daar te klein voor
    is. Nooit twee bij dezelfde bal, dus nooit meer dan vier.
    .question = Hoeveel kaarten legt een speler?
    .reason = Bij elke bal is het één kaart tegen één kaart.
RUL-QCG-31 =
    Dan worden ze allemaal gelegd. Eén gaat naar de Slurk als je daar mag leggen, en de rest gaat waarheen je
    wilt. Bij een bal die overblijft, heb je geen kaart.
    .question = Wat als een hand minder kaarten heeft dan er betwiste ballen zijn?
    .reason = De Slurk is de enige bal waar je hoe dan ook om moet spelen.
RUL-QCG-32 =
    Een speler zonder kaarten legt niets, terwijl de andere gewoon legt. Zijn beide handen leeg, dan wordt er
    om geen enkele bal gespeeld: ze blijven allemaal liggen, de ronde is afgelopen, en beide spelers vullen
    hun hand aan.
    .question = Wat als een speler helemaal geen handkaarten heeft?
    .reason = Zonder kaart aan beide kanten valt er niets te vergelijken.
RUL-QCG-33 =
    Je hebt geen kaart bij een bal waar je niets gelegd hebt, bent weggeduwd, een speciale kaart terzijde hebt
    gelegd, of waar je Wachter is uitgeschakeld. Geen kaart hebben is niets waard en wint niets. Je verliest
    er de Slurk mee aan elke spelerskaart, een Beuker aan een Drijver en de Snaai aan een Zoeker. Is het aan
    beide kanten zo, dan blijft de bal liggen.
    .question = Wat betekent het om geen kaart bij een bal te hebben?
    .reason = In al deze gevallen heeft een speler niets om te vergelijken, dus ze worden gelijk behandeld.
RUL-QCG-34 =
    Ja, bij elke bal. Met aside_only_without_player_cards aan is het bij de Slurk verboden zolang je een
    spelerskaart in je hand hebt; voor de andere ballen maakt het niets uit.
    .question = Mag je een speciale kaart terzijde leggen als je nog spelerskaarten hebt?
    .reason =
        Een kopje op het spelregelblad beperkt het tot wie niets anders kan, maar de tekst raadt de truc
        daarna aan als bluf en als manier om te ontwijken; zie QCG-48 en QCG-91.
RUL-QCG-35 =
    Zolang de andere speler nog niet gelegd heeft, mag je van gedachten veranderen. Hebben beiden gelegd, dan
    ligt alles vast. Tot dan ziet je tegenstander alleen of je klaar bent, en daarna bij welke ballen je
    kaarten liggen.
    .question = Kun je gelegde kaarten nog veranderen?
    .reason = Er is nog niets getoond, dus niemand wordt benadeeld.


## The Quaffle

QCG-33 =
    Een Slurk laat je nooit lopen. Zolang er een op het veld ligt, moeten jullie er allebei om spelen.
    .source = Spelen om een Slurk (gedrukt)
QCG-34 =
    Je speelt erom door een kaart gedekt voor de Slurk te leggen, en je tegenstander doet hetzelfde.
    .source = Spelen om een Slurk (gedrukt)
QCG-35 =
    Elke positie mag het proberen. Jagers zijn ervoor gemaakt en Wachters verdedigen, maar een Drijver of een
    Zoeker kun je ook leggen.
    .source = Spelen om een Slurk (gedrukt)
QCG-36 =
    Jullie draaien de twee kaarten tegelijk om.
    .source = Spelen om een Slurk (gedrukt)
QCG-37 =
    Van twee spelerskaarten pakt die met de hoogste waarde de Slurk, en de eigenaar legt hem open op de
    winststapel.
    .source = Spelen om een Slurk (gedrukt)
QCG-38 =
    De twee gelegde kaarten hebben dan hun werk gedaan. Elk gaat open naar de aflegstapel van de eigenaar.
    .source = Spelen om een Slurk (gedrukt)
QCG-39 =
    Bij gelijke waarden blijft de Slurk liggen voor de volgende ronde, en de twee kaarten worden toch
    afgelegd.
    .source = Spelen om een Slurk (gedrukt)
QCG-40 =
    Tegen elke andere positie maakt een Wachter met minstens dezelfde waarde een redding. Een redding wint
    niets: de kaarten worden afgelegd, en de Slurk blijft liggen voor de volgende ronde.
    .source = Spelen om een Slurk (gedrukt; dat twee Wachters erbuiten vallen, volgt uit QCG-42)
QCG-41 =
    Tegen een hogere waarde is een Wachter machteloos, en de Slurk gaat naar de tegenstander.
    .source =
        Spelen om een Slurk (afgeleid: de hoogste waarde wint, en alleen een gelijke of hogere Wachter redt)
QCG-42 =
    Wachter tegen Wachter is geen redding: de hoogste van de twee pakt de Slurk.
    .source = Spelen om een Slurk (gedrukt)
QCG-43 =
    Twee gelijke Wachters worden zonder winnaar afgelegd, en de Slurk blijft liggen.
    .source = Spelen om een Slurk (gedrukt)
QCG-44 =
    Wordt er om een Slurk gespeeld en heb je geen spelerskaart in je hand, dan moet je in plaats daarvan een
    speciale kaart gedekt neerleggen. Dat heet terzijde leggen.
    .source = Geen spelerskaarten in handen? (gedrukt)
QCG-45 =
    Bij het omdraaien wordt een terzijde gelegde kaart afgelegd, en niets van wat erop staat, gebeurt.
    .source = Geen spelerskaarten in handen? (gedrukt)
QCG-46 =
    Heeft een van jullie een speciale kaart terzijde gelegd en de ander een spelerskaart gelegd, dan pakt de
    spelerskaart de Slurk.
    .source = Geen spelerskaarten in handen? (gedrukt)
QCG-47 =
    Hebben jullie allebei een speciale kaart terzijde gelegd, dan worden beide afgelegd en blijft de Slurk
    liggen.
    .source = Geen spelerskaarten in handen? (gedrukt)
QCG-48 =
    Je mag ook een kaart terzijde leggen om te bluffen: je kunt je tegenstander zo een spelerskaart ontlokken
    die beter bewaard had kunnen worden.
    .source = Geen spelerskaarten in handen? en Overtredingen en scheidsrechters (gedrukt)
RUL-QCG-39 =
    Ja, tegen elke positie behalve een andere Wachter, en het zijn de effectieve waarden die vergeleken
    worden. Geen Wachter haalt het bij een onverzwakte Zoeker van 11 of 12.
    .question = Redt een Wachter ook tegen een Drijver of een Zoeker?
    .reason = Het spelregelblad laat een Wachter redden tegen een spelerskaart, en dat zijn spelerskaarten.
RUL-QCG-40 =
    De eigenaar van de Wachter wint de Slurk. Met keeper_wins_unopposed uit blijft de Slurk in plaats
    daarvan liggen, tenzij een Beenslot of een overtreding de andere Wachter heeft uitgeschakeld
    (RUL-QCG-61).
    .question = Wat als een Wachter tegenover een terzijde gelegde kaart staat, of tegenover geen kaart?
    .reason =
        Een redding vraagt om een spelerskaart om tegen te redden, en voor QCG-46 is elke spelerskaart goed
        genoeg.
RUL-QCG-41 =
    De redding. Daar wordt eerst naar gekeken, en de hoogste waarde wint alleen als er geen redding is.
    .question = De hoogste kaart wint, maar een redding wint niets: wat gaat voor?
    .reason = De redding is de uitzondering; anders zou een hoge Wachter nooit kunnen redden.
RUL-QCG-42 =
    Allebei.
    .question = Gaat na een redding alleen de Wachter weg, of gaan beide kaarten weg?
    .reason =
        Het spelregelblad noemt alleen de Wachter, maar bij elke andere uitslag gaan beide kaarten weg, en
        niets pleit ervoor er een te houden.
RUL-QCG-43 =
    Alles wordt opgeteld, en de waarde stopt bij 0. Het is allemaal voorbij zodra de bal is afgehandeld.
    .question = Wat als een kaart meer dan eens verzwakt wordt, of met meer dan haar waarde?
    .reason = Twee vloeken horen meer te doen dan één, en een waarde onder nul zou niets betekenen.
RUL-QCG-44 =
    Het is nog steeds een spelerskaart, en ze houdt haar positie. Ze wint van een terzijde gelegde kaart en is
    gelijk aan een andere 0. Bij de eigen bal verslaat een Drijver of een Zoeker met 0 nog steeds alle andere
    posities.
    .question = Wat kan een spelerskaart nog waarvan de waarde tot 0 gedaald is?
    .reason = Alleen haar waarde is verlaagd.


## Bludgers

QCG-49 =
    Niemand hoeft achter een Beuker aan. Jullie beslissen elk zelf of je erom speelt.
    .source = Spelen om een Beuker (gedrukt)
QCG-50 =
    Wil geen van jullie de Beuker, dan blijft hij rondhangen tot de volgende ronde.
    .source = Spelen om een Beuker (gedrukt)
QCG-51 =
    Dan gaan jullie verder met de andere ballen op het veld. Zijn die er niet, dan is de ronde voorbij en
    wordt de volgende veldkaart omgedraaid.
    .source = Spelen om een Beuker (gedrukt)
QCG-52 =
    Gaat een van jullie voor de Beuker, dan heeft de ander geen keus en moet daar ook een kaart leggen.
    .source = Spelen om een Beuker (gedrukt)
QCG-53 =
    Bij een Beuker mag je alles leggen wat je hebt: een spelerskaart van elke positie, maar ook een speciale
    kaart die je terzijde legt.
    .source = Spelen om een Beuker (gedrukt, bij wat een Drijver er kan tegenkomen)
QCG-54 =
    Hier zijn Drijvers de baas: een Drijver wint van alles wat geen Drijver is. De waarden doen er dan niet
    toe.
    .source = Spelen om een Beuker (gedrukt)
QCG-55 =
    Tussen twee Drijvers wint de hoogste waarde.
    .source = Spelen om een Beuker (gedrukt)
QCG-56 =
    Tussen twee Drijvers met dezelfde waarde wint niemand. Ze worden afgelegd, en de Beuker blijft liggen.
    .source = Spelen om een Beuker (gedrukt)
QCG-57 =
    Heeft geen van jullie een Drijver gelegd, dan worden de kaarten afgelegd en blijft de Beuker liggen.
    .source = Spelen om een Beuker (gedrukt)
QCG-58 =
    De winnaar pakt blind een kaart uit de hand van de verliezer en legt die op de aflegstapel van de
    verliezer.
    .source = Spelen om een Beuker (gedrukt; dat de kaart uit de hand komt, is afgeleid)
QCG-59 =
    Een Beuker die iemand geraakt heeft, verlaat het veld. Hij gaat open naar de aflegstapel naast de
    veldstapel.
    .source = Spelen om een Beuker (gedrukt)
QCG-60 =
    De kaarten die bij een Beuker gelegd zijn, worden afgelegd, wat de uitslag ook is.
    .source =
        Spelen om een Beuker (gedrukt voor elke uitslag; voor een Drijver tegen een andere kaart is het
        afgeleid)
QCG-61 =
    Gebeukt worden kost je een kaart van je volgende hand: je vult maar tot vier kaarten aan.
    .source = Spelen om een Beuker (gedrukt)
QCG-62 =
    Na die ene ronde vul je weer tot vijf aan.
    .source = Spelen om een Beuker (gedrukt)
QCG-63 =
    Word je in één ronde twee keer gebeukt, dan heb je voor de volgende maar drie kaarten.
    .source = Spelen om een Beuker (gedrukt)
RUL-QCG-45 =
    Het toeval wijst haar aan, en alleen uit de kaarten in de hand van de verliezer; gelegde kaarten en al
    gespeelde speciale kaarten zijn veilig. Iedereen ziet haar als ze wordt afgelegd. Met de optie
    bludger_pick kan de winnaar in plaats daarvan een van de verborgen kaarten aanwijzen, nadat ze door elkaar
    gehaald zijn.
    .question = Welke kaart verliest een speler die gebeukt is?
    .reason = Een blinde keuze is een willekeurige keuze, en het scheelt een stap.
RUL-QCG-46 =
    Dan valt er niets af te leggen, maar de volgende hand is toch kleiner.
    .question = Wat als de gebeukte speler geen handkaarten meer heeft?
    .reason = De verloren kaart en de kleinere hand zijn twee aparte gevolgen.
RUL-QCG-49 =
    Dan beginnen beiden de volgende ronde met minder kaarten, ieder volgens de eigen klappen.
    .question = Wat als beide spelers in één ronde gebeukt zijn?
    .reason = Elke Beuker treft degene die ervan verloren heeft.
RUL-QCG-50 =
    Nee. Ze zijn voorgoed uit het spel. Met recycle_bludgers aan wordt de aflegstapel van het veld tot een
    nieuwe veldstapel geschud als die leeg is.
    .question = Komen afgelegde Beukers terug?
    .reason = Het spelregelblad laat alleen afdelingskaarten terugkomen.
RUL-QCG-51 =
    Nee. Het gebeurt meteen, en geen kaart kan het tegenhouden.
    .question = Kan een speler reageren op het verlies van een kaart door een Beuker?
    .reason = Een klap is een uitslag en geen speciale kaart, dus er valt niets op te heffen.


## Free Goals

QCG-64 =
    Om een Doelkaart hoeft niet gestreden te worden. De leider die haar omdraait, scoort meteen en legt haar
    op de winststapel.
    .source = Spelen om een Doelkaart (gedrukt)
QCG-65 =
    Daarna draait de leider nog een veldkaart om, en blijft de leider.
    .source = Spelen om een Doelkaart (gedrukt)
RUL-QCG-19 =
    Nee. Dezelfde speler leidt tot het einde van deze ronde, en de volgende ronde is zoals altijd voor de
    tegenstander.
    .question = Wisselt de leiding na een Doelkaart, of nadat een derde Beuker is afgelegd?
    .reason = Het spelregelblad laat de leider doorgaan, maar geeft niemand een extra ronde.


## The Golden Snitch

QCG-66 =
    Je hoeft niet om de Snaai te spelen. Heb je geen Zoeker, dan kun je hem voorlopig met rust laten en verder
    spelen.
    .source = Spelen om de Gouden Snaai (gedrukt)
QCG-67 =
    Een Snaai die met rust gelaten wordt, blijft op het veld.
    .source = Spelen om de Gouden Snaai (gedrukt; het volgt uit ‘voorlopig’)
QCG-68 =
    Gaat een van jullie voor de Snaai, dan moet de ander er ook een kaart leggen.
    .source = Spelen om de Gouden Snaai (gedrukt)
QCG-69 =
    Zoekers, en niemand anders, kunnen de Snaai vangen.
    .source = Spelen om de Gouden Snaai (gedrukt)
QCG-70 =
    Staat Zoeker tegenover Zoeker, dan vangt de hoogste waarde de Snaai.
    .source = Spelen om de Gouden Snaai (gedrukt)
QCG-71 =
    Zoekers met dezelfde waarde zitten elkaar in de weg: beide worden afgelegd, en de Snaai blijft liggen.
    .source = Spelen om de Gouden Snaai (gedrukt)
QCG-72 =
    Een Zoeker die tegenover iets anders staat, een andere positie of een speciale kaart, vangt de Snaai.
    .source =
        Spelen om de Gouden Snaai (gedrukt; dat een speciale kaart als een andere soort telt, is afgeleid)
QCG-73 =
    Waar geen Zoeker gelegd is, is er geen vangst: de kaarten worden afgelegd, en de Snaai blijft liggen.
    .source = Spelen om de Gouden Snaai (gedrukt)
RUL-QCG-53 =
    Ja. Het venster na het omdraaien is er bij de Snaai zoals bij elke andere bal, en de vangst telt pas als
    het gesloten is.
    .question = Kun je een vangst nog verhinderen als de Zoeker al open ligt?
    .reason = QCG-82 staat vloeken en betoveringen op elk moment toe, en op dit moment doen ze er het meest toe.
RUL-QCG-54 =
    Dan begint de slotjacht. In elke ronde die met een lege veldstapel begint, wordt geen kaart omgedraaid, en
    moet er om de Snaai gespeeld worden zoals om een Slurk. Met final_chase uit blijft dat een vrije keuze.
    .question = Wat als de veldstapel leeg is en de Snaai nog niet gevangen?
    .reason = Twee voorzichtige spelers zouden de Snaai eeuwig met rust kunnen laten.
RUL-QCG-55 =
    Nog niet. In de ronde waarin hij tevoorschijn komt, mag je nog bedanken; de slotjacht begint in de ronde
    daarna.
    .question = Moet er meteen om de Snaai gespeeld worden als hij de allerlaatste veldkaart is?
    .reason = De veldstapel was niet leeg toen die ronde begon.


## A new round

QCG-74 =
    Als de ronde voorbij is, pakken jullie allebei kaarten van je eigen afdelingsstapel tot je hand weer vol
    is: vijf kaarten, of vier of drie voor een speler die gebeukt is.
    .source = Begin van nieuwe spelronde (gedrukt)
QCG-75 =
    De volgende ronde wordt geleid door wie deze niet geleid heeft.
    .source = Begin van nieuwe spelronde (gedrukt)
QCG-76 =
    Speciale kaarten waarvan je de kracht gebruikt hebt, gaan pas naar je aflegstapel als de ronde voorbij is.
    .source = Overtredingen en scheidsrechters (gedrukt)
QCG-77 =
    Is je afdelingsstapel op, schud dan je aflegstapel en leg hem gedekt neer: het is je nieuwe
    afdelingsstapel.
    .source = Overtredingen en scheidsrechters (gedrukt, maar daar gaat het over de hand)
RUL-QCG-47 =
    Bedoeld is het aantal handkaarten na het aanvullen, niet het aantal gepakte kaarten. Vijf, min één voor
    elke klap in de ronde die net voorbij is; daarna zijn de klappen vergeten.
    .question = Een gebeukte speler neemt maar vier kaarten: vier in totaal of vier nieuwe?
    .reason =
        Het spelregelblad zegt dat deze speler met een kaart minder speelt, en dat het maar één ronde duurt.
RUL-QCG-48 =
    Die speler pakt niets en legt niets af. Tijdens een ronde mag een hand elke grootte hebben.
    .question = Wat als een hand al zo groot is als ze na het aanvullen mag zijn, of groter?
    .reason = De grens geldt voor het pakken; nergens neemt het spelregelblad op dat punt kaarten af.
RUL-QCG-79 =
    Alleen als er een kaart gepakt moet worden en de afdelingsstapel leeg is. Dan wordt de hele aflegstapel
    geschud, met de speciale kaarten van deze ronde erbij, en gaat het pakken verder. Is zelfs dat niet
    genoeg, dan blijft de hand kleiner.
    .question = Wanneer precies wordt een aflegstapel tot een nieuwe afdelingsstapel geschud?
    .reason =
        Volgens het spelregelblad ‘als je geen afdelingskaarten meer in je hand hebt’, maar dat zou naast de
        regel over het aanvullen geen zin hebben. De stapel moet bedoeld zijn.
RUL-QCG-83 =
    Eerst gaan de gespeelde speciale kaarten naar de aflegstapels, dan vullen beide spelers hun hand aan, dan
    worden de klappen gewist, dan wisselt de leiding, en dan begint de volgende ronde met haar veldkaart. Wie
    van de twee het eerst aanvult, maakt niet uit.
    .question = In welke volgorde gebeuren de dingen aan het einde van een ronde?
    .reason =
        Gespeelde speciale kaarten moeten op de aflegstapel liggen voordat die geschud mag worden, en klappen
        moeten tellen voordat ze vergeten worden.


## Several balls at once

QCG-78 =
    Liggen er meerdere ballen, dan bepaalt de leider in welke volgorde ze gespeeld worden.
    .source = Als er meerdere ballen in het spel zijn (gedrukt)
QCG-79 =
    Maar eerst leggen jullie allebei een gedekte kaart bij elke bal waar je om speelt. Pas daarna wordt de
    volgorde gekozen en de eerste kaart omgedraaid.
    .source = Als er meerdere ballen in het spel zijn (gedrukt, in een beschadigde zin)
QCG-80 =
    Daarna speel je de ene bal na de andere, in de gekozen volgorde.
    .source = Als er meerdere ballen in het spel zijn (afgeleid: daar is een volgorde voor)
RUL-QCG-36 =
    De leider kiest haar als alle kaarten gedekt liggen en het venster na het leggen gesloten is, voordat er
    iets wordt omgedraaid. Met de optie order_timing valt de keuze vóór het leggen.
    .question = Wanneer wordt de volgorde gekozen?
    .reason =
        Het spelregelblad zegt eerst meteen, en dan dat je op de gedekte kaarten moet wachten. De tweede zin
        is preciezer en zegt waarom: de kaarten kunnen de volgorde beïnvloeden.
RUL-QCG-37 =
    Ja: één volgorde van alle betwiste ballen, die daarna vastligt. Bij één betwiste bal valt er niets te
    kiezen. Met de optie order_mode kan de leider telkens één bal noemen, na elke uitslag.
    .question = Moet de leider de hele volgorde in één keer kiezen?
    .reason = Het spelregelblad laat de leider een volgorde bepalen, en wel één keer.
RUL-QCG-38 =
    Nee. Bij elke bal worden de kaarten omgedraaid als die aan de beurt is. Met de optie reveal_mode worden
    alle kaarten omgedraaid voordat de eerste bal wordt afgehandeld.
    .question = Worden de kaarten bij alle ballen tegelijk omgedraaid?
    .reason = Lag alles open, dan zou de volgorde er nauwelijks toe doen.


## Special cards

QCG-81 =
    In plaats van een speciale kaart te leggen, kun je haar rechtstreeks uit je hand tegen je tegenstander
    inzetten; je zegt dan wat ze doet.
    .source = Speciale kaarten (gedrukt)
QCG-82 =
    Voor vloeken en betoveringen is elk moment goed, of er nu kaarten gelegd zijn of niet, en van wie die ook
    zijn.
    .source = Vloeken en betoveringen (gedrukt)
QCG-83 =
    Ze werken een voor een in de volgorde waarin ze gespeeld zijn: de betovering die het eerst is
    uitgesproken, werkt ook het eerst.
    .source = Vloeken en betoveringen (gedrukt)
QCG-84 =
    De eerste soort **verzwakt** een spelerskaart van je tegenstander: die is dan minder waard. Je doet er
    goed aan te wachten tot je die kaart ziet, maar het hoeft niet.
    .source = Vloeken en betoveringen (gedrukt; dat wachten maar een advies is, is onze lezing)
QCG-85 =
    Een daarvan is het Beenslot, dat in plaats daarvan een Wachter kan uitschakelen.
    .source = Vloeken en betoveringen (gedrukt)
QCG-86 =
    De tweede soort **plundert** de hand van je tegenstander: een of meer kaarten, blind gepakt, worden
    afgelegd.
    .source = Vloeken en betoveringen (gedrukt)
QCG-87 =
    Anders dan een Beuker richt dit geen blijvende schade aan. Bij de volgende keer aanvullen komen er voor
    alle verloren kaarten nieuwe.
    .source = Vloeken en betoveringen (gedrukt)
QCG-88 =
    De derde soort **duwt** je tegenstander **weg** bij een bal. Zijn er meerdere ballen, dan kies jij welke.
    .source = Vloeken en betoveringen (gedrukt)
QCG-89 =
    Met de vierde soort kun je iets **terughalen**: kijk je aflegstapel door en red er een kaart uit voor je
    hand.
    .source = Vloeken en betoveringen (gedrukt)
QCG-90 =
    De vijfde soort is de **tegenspreuk**, die een vloek of betovering tegen jou op niets laat uitlopen.
    .source = Vloeken en betoveringen (gedrukt)
QCG-91 =
    Elke speciale kaart kun je ook bij een bal terzijde leggen om te ontwijken. Haar kracht gaat dan verloren.
    .source = Overtredingen en scheidsrechters (gedrukt)
RUL-QCG-11 =
    Nee. Er moet een geldig doelwit zijn, zoals onder ‘Wat de speciale kaarten doen’, en alleen zulke zetten
    worden aangeboden.
    .question = Mag je een speciale kaart spelen waar ze niets doet?
    .reason =
        Een kaart per ongeluk verspillen is niet leuk, en op het spelregelblad wordt elke kaart tegen iemand
        of voor iets gebruikt.
RUL-QCG-12 =
    Nee. Tot het leggen klaar is, moet je voor elke betwiste bal waar je niet bent weggeduwd een kaart achter
    de hand houden. In de twee vensters ervoor mag je een speciale kaart, ook een die een andere opheft,
    alleen spelen als je hand daarna nog genoeg is voor wat je moet leggen, aangenomen dat de kaart werkt. Met
    reserve_owed_cards uit vervalt deze grens.
    .question = Mag een speler kaarten uitgeven die nodig zijn om te leggen?
    .reason =
        QCG-33, QCG-52 en QCG-68 verplichten een speler te leggen; niemand mag daaraan ontkomen door de eigen
        hand leeg te spelen.
RUL-QCG-59 =
    In de vensters na het leggen, na het omdraaien en na een uitslag kan ze verzwakt worden, zolang haar bal
    niet is afgehandeld; daarvoor is er nog geen kaart. Wat gedekt verzwakt is, telt vanaf het omdraaien, en
    de vloek is verspild als het een speciale kaart blijkt te zijn. Geen doelwit zijn een speciale kaart die
    open ligt, een kaart die is weggeduwd, en een uitgeschakelde Wachter.
    .question = Mag je een kaart verzwakken terwijl ze gedekt ligt?
    .reason = Het spelregelblad raadt alleen aan te wachten, en in het donker spelen heeft zijn eigen risico.
RUL-QCG-60 =
    Wie het speelt, zegt welke van de twee: een kaart verzwakken, en dan is elk doelwit goed dat verzwakt kan
    worden, of een Wachter uitschakelen, die open bij de Slurk moet liggen.
    .question = Waarvoor kun je het Beenslot gebruiken?
    .reason = Het spelregelblad geeft het beide krachten, en nergens anders doet een Wachter ertoe.
RUL-QCG-61 =
    De kant van de Wachter heeft daar dan geen kaart; de Wachter wordt bij de uitslag afgelegd. Wie het gedaan
    heeft, wint de Slurk met elke gelegde spelerskaart, zelfs met een andere Wachter. Met alleen een terzijde
    gelegde speciale kaart blijft de Slurk liggen.
    .question = Wat gebeurt er als een Beenslot of een overtreding een Wachter uitschakelt?
    .reason = Het spelregelblad laat dan elke spelerskaart scoren, en een terzijde gelegde kaart is dat niet.
RUL-QCG-62 =
    Willekeurige kaarten uit de hand; gelegde kaarten zijn veilig. Is de hand te klein, dan gaat ze helemaal
    weg. Een speler met een lege hand kun je niet kiezen. Iedereen ziet de verloren kaarten.
    .question = Welke kaarten gaan verloren als een hand geplunderd wordt?
    .reason = Het spelregelblad laat ze ongezien pakken, en kaarten op het veld zitten niet meer in de hand.
RUL-QCG-63 =
    Je kiest een bal waar om gespeeld wordt en die nog niet is afgehandeld. De kaart van je tegenstander wordt
    daar getoond en meteen afgelegd, en er mag deze ronde geen andere voor in de plaats komen: je tegenstander
    heeft geen kaart. Er wordt nog steeds om de bal gespeeld, en de uitslag komt zoals altijd tot stand.
    .question = Wat betekent het precies om bij een bal weggeduwd te worden?
    .reason =
        Het spelregelblad zegt alleen dat een speler van de bal wordt gehaald. Dit is de eenvoudigste manier
        om er weg te zijn.
RUL-QCG-64 =
    Je tegenstander legt niets bij die bal en hoeft dat ook niet, terwijl jij je kaart nog wel moet leggen. In
    het openingsvenster zijn alleen de verplichte ballen al betwist: de Slurk, en in de slotjacht de Snaai.
    .question = Wat als een speler wordt weggeduwd voordat er een kaart gelegd is?
    .reason = Wie weg is bij de bal, kan er niet om spelen en er ook niet toe verplicht zijn.
RUL-QCG-65 =
    Niemand wint hem, en hij blijft op het veld.
    .question = Wat als beide spelers bij dezelfde bal worden weggeduwd?
    .reason = Geen van beiden heeft daar een kaart; zie RUL-QCG-33.
RUL-QCG-66 =
    Eén kaart naar keuze uit je eigen aflegstapel, spelerskaart of speciale kaart, ook als ze daar pas in deze
    ronde gekomen is. Speciale kaarten die deze ronde gespeeld zijn, liggen er nog niet en kun je niet pakken.
    Is de stapel leeg, dan kun je de betovering niet spelen. Je tegenstander ziet de kaart, die daarna een
    handkaart is als alle andere. Je geeft één kaart uit en krijgt er één, dus geen hand wordt er groter van.
    .question = Welke kaart kun je terughalen?
    .reason = Het spelregelblad stelt geen grens, en QCG-76 zegt wanneer gespeelde kaarten op de stapel komen.
RUL-QCG-67 =
    Ze liggen open naast hun eigenaar tot de ronde voorbij is. Voordat iemand aanvult, gaan ze naar de
    aflegstapel van die eigenaar. Hetzelfde geldt voor kaarten die zijn opgeheven en voor de kaarten die dat
    deden.
    .question = Waar gaan gespeelde speciale kaarten heen, en wanneer?
    .reason = QCG-76 geeft het moment, en een opgeheven kaart is ook gespeeld.
RUL-QCG-68 =
    Ja. Ze wordt met de andere omgedraaid en open afgelegd.
    .question = Krijgt de tegenstander een terzijde gelegde speciale kaart te zien?
    .reason = Beide kaarten bij een bal worden omgedraaid, en aflegstapels zijn open.
RUL-QCG-69 =
    Nee. Speciale kaarten speel je alleen uit de hand.
    .question = Kun je een speciale kaart nog spelen als ze bij een bal gelegd is?
    .reason = Een gelegde kaart zit niet meer in de hand, en QCG-45 ontzegt haar elke kracht.


## Windows

RUL-QCG-01 =
    Vijf soorten vensters, en geen ander moment. De opening: na de veldkaart en voor de aankondigingen, als er
    over een bal te beslissen valt. Voor het leggen: na de aankondigingen, als er een bal betwist is. Na het
    leggen: er is niets omgedraaid, en de volgorde staat nog open. Na het omdraaien: de twee kaarten bij een
    bal liggen open, en de uitslag staat nog niet vast. Na de uitslag: een bal is afgehandeld, maar bij de
    volgende is nog niets omgedraaid en de ronde is nog niet voorbij. Een vloek of een betovering met een
    geldig doelwit past in elk daarvan, een overtreding alleen in dat na het omdraaien bij de Slurk.
    .question = Wat betekent ‘op elk moment’?
    .reason = Het dekt elk moment waar QCG-82 en QCG-92 over gaan, en laat het spel toch vooruitgaan.
RUL-QCG-02 =
    Niemand hoeft zich te haasten: in elk venster is de leider het eerst aan het woord. Wie aan het woord is,
    speelt één speciale kaart of past, en dan is de ander aan het woord. Het venster sluit als beiden na
    elkaar passen; na een gespeelde kaart begint het tellen opnieuw. Met de optie timing_mode wordt het een
    race.
    .question = Wie mag in een venster het eerst iets doen?
    .reason = Een snelle verbinding levert niets op, en omdat de leiding wisselt, wisselt het eerste woord ook.
RUL-QCG-03 =
    In een race is niemand aan het woord, en beide spelers mogen op elk moment een kaart sturen zolang het
    venster open is. Kaarten werken in de volgorde waarin ze aankomen, en op precies hetzelfde moment gaat de
    leider voor. Een kaart die door een eerdere onmogelijk is geworden, wordt geweigerd en blijft in de hand.
    Het venster sluit als beiden sinds de laatste kaart gepast hebben, of als de tijd van race_window_seconds
    voorbij is sinds het openging of sinds de laatste kaart, naargelang wat het laatst kwam. Antwoorden
    krijgen dezelfde tijd; is die om, dan geldt dat als passen.
    .question = Hoe werkt een race om het eerste woord?
    .reason = Het komt het dichtst bij QCG-83 aan een echte tafel, waar een fractie van een seconde beslist.
RUL-QCG-05 =
    De tegenstander van wie ermee begonnen is, of de kaart nu gewerkt heeft of is opgeheven.
    .question = Wie is aan het woord als een speciale kaart is afgehandeld?
    .reason = Het spelregelblad laat beide spelers om de beurt iets doen.
RUL-QCG-13 =
    Zoveel als je wilt en kunt.
    .question = Hoeveel speciale kaarten mag een speler in één venster of één ronde spelen?
    .reason = Het spelregelblad noemt geen grens, en de hand is grens genoeg.
RUL-QCG-15 =
    Elk venster gaat voor beide spelers open, ook als een van hen alleen maar kan passen. Spelers kunnen hun
    pagina voor zich laten passen; dat is een persoonlijke instelling, en zo’n pas wordt niet getoond voordat
    de tijd van min_pass_ms voorbij is sinds ze aan het woord kwamen.
    .question = Kan de tegenstander aan een pas zien wat een speler in de hand heeft?
    .reason = Een overgeslagen venster, of een pas die te snel komt, zou de hand verraden.


## Answers

RUL-QCG-06 =
    Zodra ze gespeeld is en voordat ze werkt. Elke speciale kaart die gespeeld wordt, wacht op een antwoord
    van de tegenstander, en alleen kaarten die opheffen zijn een antwoord: een tegenspreuk op een vloek of een
    betovering, een Scheidsrechter op een overtreding. Past de tegenstander, dan werkt de kaart meteen.
    .question = Wanneer kun je een speciale kaart opheffen?
    .reason =
        Een kaart die een andere ongedaan maakt, heeft daar een moment voor nodig. Elke andere kaart op dat
        moment zou een eerdere inhalen, tegen QCG-83 in.
RUL-QCG-07 =
    Ja, want hij is zelf een betovering tegen de tegenstander. De antwoorden gaan heen en weer tot een speler
    past. Na een oneven aantal tegenspreuken is de eerste kaart opgeheven; na een even aantal werkt ze. Met
    counter_chain uit is de eerste tegenspreuk definitief.
    .question = Kan een tegenspreuk zelf gepareerd worden?
    .reason = QCG-90 werkt op elke betovering tegen jou.
RUL-QCG-08 =
    Een tegenspreuk heft een vloek, een betovering of een andere tegenspreuk op. Een Scheidsrechter heft een
    overtreding op. Verder heft niets iets op: geen tegenspreuk houdt een overtreding of een Scheidsrechter
    tegen, en een terzijde gelegde kaart heeft geen kracht die je kunt opheffen. Met de optie counter_scope
    werken tegenspreuken ook tegen overtredingen en Scheidsrechters.
    .question = Welke kaarten heffen welke op?
    .reason =
        Het spelregelblad heeft het eerst over vloeken en betoveringen en daarna over speciale kaarten in het
        algemeen. De engere zin laat iets te doen over voor de Scheidsrechter.
RUL-QCG-09 =
    Nee. Staat een hand op het punt geplunderd te worden, dan kan de eigenaar niet nog gauw spelen wat gevaar
    loopt.
    .question = Kun je andere speciale kaarten als antwoord spelen?
    .reason = De kaart die eerder gespeeld is, werkt eerder; zie QCG-83.
RUL-QCG-10 =
    Nee. Valt er niets op te heffen, dan kun je ze alleen terzijde leggen.
    .question = Kun je tegenspreuken en Scheidsrechters uit eigen beweging spelen?
    .reason = Ze maken iets ongedaan, dus er moet iets zijn om ongedaan te maken.


## Fouls and Referees

QCG-92 =
    Je kunt geen overtreding begaan voordat de spelerskaarten van je tegenstander zijn omgedraaid.
    .source = Overtredingen en scheidsrechters (gedrukt)
QCG-93 =
    De ene soort overtreding schakelt de **Wachter** van je tegenstander uit. Elke spelerskaart die je gelegd
    hebt, kan nu scoren.
    .source = Overtredingen en scheidsrechters (gedrukt)
QCG-94 =
    De andere soort levert je een **penalty** op als er een Slurk in het spel is: die is voor jou, hoe hoog de
    kaart van je tegenstander ook is.
    .source = Overtredingen en scheidsrechters (gedrukt)
QCG-95 =
    Een Scheidsrechter fluit een overtreding terug, zodat er niets van terechtkomt.
    .source = Overtredingen en scheidsrechters (gedrukt)
RUL-QCG-70 =
    In het venster na het omdraaien bij de Slurk, en nergens anders. Je tegenstander moet daar een
    spelerskaart hebben die open ligt en niet is weggeduwd. Wachters bij een Beuker of bij de Snaai zijn
    buiten bereik.
    .question = Wanneer en waar kun je een overtreding begaan?
    .reason =
        Beide soorten overtredingen gaan over de Slurk, en QCG-92 vraagt om een spelerskaart die al is
        omgedraaid.
RUL-QCG-71 =
    Een Wachter van de tegenstander, die open bij de Slurk ligt en nog niet is uitgeschakeld. Wat er dan
    gebeurt, staat in RUL-QCG-61.
    .question = Wat is er nodig voor de overtreding tegen een Wachter?
    .reason = Wie al is uitgeschakeld, kan niet nog eens worden uitgeschakeld.
RUL-QCG-72 =
    Houdt geen Scheidsrechter hem tegen, dan wordt de Slurk meteen afgehandeld in het voordeel van wie de
    penalty speelde, welke kaart die speler ook gelegd heeft. Beide gelegde kaarten worden afgelegd, en het
    venster na de uitslag volgt. Met penalty_needs_player_card aan kan alleen wie een spelerskaart gelegd
    heeft een penalty spelen.
    .question = Wat doet een penalty precies?
    .reason = Op het spelregelblad wint wie hem speelt, en de enige voorwaarde is de Slurk.
RUL-QCG-73 =
    Nee. Er moet een spelerskaart zijn omgedraaid.
    .question =
        Kun je een penalty spelen als de tegenstander een speciale kaart terzijde heeft gelegd of geen kaart
        heeft?
    .reason = QCG-92 staat overtredingen pas toe als er spelerskaarten zijn omgedraaid.
RUL-QCG-74 =
    De eerste die werkt, beslist. Dan is de Slurk afgehandeld, en is er geen plaats voor een tweede.
    .question = Wat als beide spelers een penalty willen spelen?
    .reason = Een Slurk kan maar één keer gewonnen worden.
RUL-QCG-75 =
    Als antwoord op een overtreding van welke soort ook, en alleen zo. Daarmee zijn de antwoorden afgelopen,
    en beide kaarten zijn verbruikt. Het venster gaat verder, dus er kan nog een overtreding volgen.
    .question = Hoe gebruik je een Scheidsrechter?
    .reason = Een Scheidsrechter maakt één overtreding ongedaan en fluit niet de wedstrijd af.


## End of the game

QCG-96 =
    Aflegstapels liggen open, elk naast de eigen stapel: een voor elke afdeling en een voor het veld.
    .source = Spelen om een Slurk en Spelen om een Beuker (gedrukt)
QCG-97 =
    Met de vangst van de Gouden Snaai is het spel afgelopen, en wie hem vangt, krijgt er de 150 punten voor.
    .source = Winnaar en Spelen om de Gouden Snaai (gedrukt)
QCG-98 =
    Beide spelers tellen hun winststapel op. De hoogste som wint.
    .source = Winnaar (gedrukt)
RUL-QCG-52 =
    Die tellen niet meer. Het spel stopt op slag; de kaarten die nog gedekt liggen, worden niet omgedraaid en
    niet geteld. Met finish_round_after_snitch aan wordt de ronde eerst uitgespeeld.
    .question = Wat gebeurt er met ballen die niet zijn afgehandeld als de Snaai gevangen wordt?
    .reason = De vangst beëindigt het spel, zoals ze ook een wedstrijd op bezems beëindigt.
RUL-QCG-56 =
    Het spel is afgelopen, en de meeste punten winnen. Zover kom je alleen met stapels die niet kloppen, want
    een Snaai die niemand gevangen heeft, verlaat het veld nooit.
    .question = Wat als het veld en de veldstapel allebei leeg zijn?
    .reason = Er valt nergens meer om te spelen.
RUL-QCG-57 =
    Het spel eindigt in gelijkspel. Met de optie tie_break wint in plaats daarvan wie de Snaai gevangen heeft.
    .question = Wat als beiden aan het einde evenveel punten hebben?
    .reason = Het spelregelblad noemt niets wat de doorslag zou geven.
RUL-QCG-58 =
    Als de ronde met het nummer van round_limit voorbij is, is het spel afgelopen, en de meeste punten winnen.
    .question = Kan een spel eeuwig duren?
    .reason = De slotjacht hoort elk spel lang daarvoor te beëindigen; de grens is een vangnet.


## Time, bots and conceding

RUL-QCG-04 =
    Een bot krijgt te zien wat zijn plaats ziet, en niets meer. In een race houdt hij zich een willekeurige
    tijd tussen 1,5 en 4 seconden in, gerekend vanaf het opengaan van het venster of van de laatste kaart,
    naargelang wat het laatst kwam; een kaart die een mens intussen stuurt, gaat voor. Zijn de spelers om de
    beurt aan het woord, dan hoeft een bot niet te wachten.
    .question = Wat weet een bot, en hoe snel mag hij zijn?
    .reason = Geen mens zou een race winnen van een machine die niet wacht.
RUL-QCG-16 =
    Het spel gaat zonder die speler verder: die past in vensters en als er om een antwoord gevraagd wordt,
    kondigt niets aan, legt willekeurige kaarten die toegestaan zijn, en speelt als leider eerst de Slurk, dan
    de Beukers, dan de Snaai. De optie turn_timer_seconds bepaalt hoelang een keuze mag duren.
    .question = Wat als een speler afwezig is of als de tijd om is?
    .reason = Deze keuzes leggen de speler zo min mogelijk vast en laten de ander niet wachten.
RUL-QCG-82 =
    Ja, op elk moment. De andere speler wint.
    .question = Mag een speler opgeven?
    .reason = Niemand hoeft een spel tegen de eigen zin uit te spelen.


## Where the leaflet is unclear and how we read it

reading-quidditch-card-game-2001-seekers = Waar de Zoekers zitten
    .difference = In elke stapel veldkaarten zouden twee Zoekers zitten.
    .reading = Twee in elke afdelingsstapel.
    .reason =
        Er is maar één stapel veldkaarten, Zoekers zijn afdelingskaarten, en een openbare recensie zegt
        hetzelfde.
reading-quidditch-card-game-2001-refill = Wat er aangevuld wordt
    .difference = Na een ronde met speciale kaarten moet je je veldkaarten aanvullen.
    .reading = Je hand met afdelingskaarten.
    .reason = Niemand heeft veldkaarten in de hand.
reading-quidditch-card-game-2001-reshuffle = Wanneer de aflegstapel geschud wordt
    .difference = Als je geen afdelingskaarten meer in je hand hebt.
    .reading = Als er een kaart gepakt moet worden en je afdelingsstapel leeg is.
    .reason = Een lege hand wordt gewoon aangevuld; alleen een lege stapel heeft de aflegstapel nodig.
reading-quidditch-card-game-2001-order = Wanneer de volgorde van de ballen gekozen wordt
    .difference =
        De ene keer direct na de veldkaart, de andere keer pas als beide spelers hun kaarten hebben
        neergelegd; de tweede zin is in tweeën gescheurd.
    .reading = Eerst worden alle kaarten gelegd, dan wordt de volgorde gekozen.
    .reason =
        De tweede zin is preciezer en verklaart zichzelf: de gelegde kaarten kunnen de volgorde beïnvloeden.
reading-quidditch-card-game-2001-goal-card = De naam van de Doelkaart
    .difference = In de lijst met punten en in het stuk over de kaart staan twee verschillende namen.
    .reading = Een en dezelfde kaart, die hier Doelkaart heet.
    .reason = Beide leveren 10 punten op, en er wordt geen andere soort veldkaart beschreven.
reading-quidditch-card-game-2001-setting-aside = Wie een speciale kaart terzijde mag leggen
    .difference =
        Het kopje vraagt om een hand zonder spelerskaarten; de tekst eronder en een later stuk raden de truc
        iedereen aan.
    .reading = Iedereen mag het, bij elke bal.
    .reason = Bluf die alleen kan als je geen keus hebt, zou geen bluf zijn.
reading-quidditch-card-game-2001-counter = Wat een tegenspreuk ongedaan maakt
    .difference = Vloeken en betoveringen in de ene zin, speciale kaarten in de volgende.
    .reading = Vloeken en betoveringen, tegenspreuken inbegrepen.
    .reason = Tegen overtredingen is er al de Scheidsrechter.
reading-quidditch-card-game-2001-pile = Wat ‘de stapel’ is
    .difference = Hetzelfde woord staat voor de stapels en voor de plek waar ballen en gelegde kaarten liggen.
    .reading = Waar ballen of gelegde kaarten bedoeld zijn, is het het veld.
    .reason = Een bal ligt open tussen de spelers en niet in een stapel.
reading-quidditch-card-game-2001-save = Wat er na een redding wordt afgelegd
    .difference = Alleen de Wachter wordt genoemd.
    .reading = Beide kaarten worden afgelegd.
    .reason = Zo gaat het bij elke andere uitslag.
reading-quidditch-card-game-2001-hit = Hoeveel kaarten een gebeukte speler neemt
    .difference = De speler mag maar vier kaarten nemen, na twee klappen maar drie.
    .reading = De hand wordt aangevuld tot vier of drie.
    .reason = Dezelfde alinea zegt dat de speler een kaart minder heeft dan anders.
reading-quidditch-card-game-2001-unseen-card = Welke kaart een Beuker kost
    .difference = Een kaart van de tegenstander, gekozen zonder te kijken; waar ze vandaan komt, staat er niet.
    .reading = Een kaart uit de hand.
    .reason = Gelegde kaarten horen bij hun bal tot die is afgehandeld.
reading-quidditch-card-game-2001-ignoring = De Snaai met rust laten
    .difference = Spelers zonder Zoekers moeten afspreken dat ze de Snaai negeren.
    .reading = Er is geen afspraak nodig: de Snaai wordt met rust gelaten als geen van de spelers hem aankondigt.
    .reason = Om het af te spreken, zouden beiden moeten zeggen wat ze niet in hun hand hebben.
reading-quidditch-card-game-2001-waiting = Wanneer je een kaart verzwakt
    .difference =
        Wacht tot je de andere kaart gezien hebt, staat er, direct nadat vloeken op elk moment zijn
        toegestaan.
    .reading = Wachten is een advies.
    .reason = Als plicht zou het de eerdere zin tegenspreken.
reading-quidditch-card-game-2001-retrieving = Hoeveel kaarten je terughaalt
    .difference = Kaarten in de eerste helft van de tekst, één kaart in de tweede.
    .reading = Zoveel als de kaart zelf zegt; in onze stapels is het er één.
    .reason = De eerste helft zegt waar zulke kaarten voor zijn, de tweede wat een daarvan doet.
reading-quidditch-card-game-2001-first-word = Wie wanneer aan het woord is
    .difference = Spelers doen om de beurt iets, en toch gaat voor wie een fractie eerder spreekt.
    .reading = Ze zijn om de beurt aan het woord, te beginnen met de leider; een race is een optie.
    .reason = Snel zijn betekent op een scherm iets anders dan aan een tafel.
reading-quidditch-card-game-2001-review = Een recensie die het anders vertelt
    .difference =
        In één openbare recensie duurt een ronde tot alle vijf de handkaarten op zijn, en wordt een gelijke
        stand meteen overgespeeld.
    .reading =
        Een ronde is voorbij als de gelegde kaarten zijn afgehandeld, en een onbesliste bal wacht op de
        volgende ronde.
    .reason = Het spelregelblad is over allebei duidelijk, en dat is de bron.


## Options

option-quidditch-timing_mode =
    Of spelers om de beurt aan het woord zijn, te beginnen met de leider, of in elk venster racen om het
    eerste woord.
option-quidditch-race_window_seconds =
    Hoeveel seconden een venster in een race openblijft; na elke gespeelde kaart begint het tellen opnieuw.
option-quidditch-counter_chain =
    Of een tegenspreuk zelf gepareerd kan worden, en zo heen en weer, of definitief is.
option-quidditch-counter_scope =
    Of tegenspreuken alleen vloeken en betoveringen opheffen, of elke speciale kaart, ook overtredingen en
    Scheidsrechters.
option-quidditch-reserve_owed_cards =
    Of je kaarten die nodig zijn om te leggen moet bewaren, of ze vóór het leggen nog voor hun kracht mag
    uitgeven.
option-quidditch-min_pass_ms =
    Hoelang een automatische pas, in duizendsten van een seconde, wordt vastgehouden om de hand niet te
    verraden.
option-quidditch-turn_timer_seconds =
    Hoelang een keuze mag duren: zonder limiet, of een aantal seconden.
option-quidditch-declare_mode =
    Of de leider eerst aankondigt en de tweede speler aanvult, of beiden tegelijk en in het geheim
    aankondigen.
option-quidditch-aside_only_without_player_cards =
    Of iedereen bij de Slurk een speciale kaart terzijde mag leggen, of alleen wie geen spelerskaart in de
    hand heeft.
option-quidditch-order_timing =
    Of de volgorde van de ballen na het leggen van de kaarten gekozen wordt, of ervoor.
option-quidditch-order_mode =
    Of de leider de hele volgorde in één keer kiest, of bal voor bal bepaalt wat er komt.
option-quidditch-reveal_mode =
    Of kaarten bal voor bal worden omgedraaid, of bij alle ballen samen voordat de eerste wordt afgehandeld.
option-quidditch-keeper_wins_unopposed =
    Of een Wachter de Slurk wint tegen een terzijde gelegde kaart of tegen geen kaart, of hem alleen op het
    veld houdt.
option-quidditch-bludger_pick =
    Of de kaart die een Beuker kost door het toeval wordt aangewezen, of de winnaar een van de verborgen, door
    elkaar gehaalde kaarten aanwijst.
option-quidditch-recycle_bludgers =
    Of afgelegde Beukers uit het spel zijn, of terugkomen in een nieuwe veldstapel als de oude leeg is.
option-quidditch-finish_round_after_snitch =
    Aan: als de Snaai gevangen is, worden de andere ballen van die ronde nog gespeeld en dan pas eindigt het spel.
    Uit: het spel stopt zodra de Snaai gevangen is.
option-quidditch-final_chase =
    Of er om de Snaai gespeeld moet worden zodra de veldstapel leeg is, of dat dat een vrije keuze blijft.
option-quidditch-tie_break =
    Of gelijke punten gelijkspel zijn, of winst voor de speler die de Snaai gevangen heeft.
option-quidditch-round_limit =
    Na hoeveel rondes een spel eindigt, ook als niemand de Snaai gevangen heeft.
option-quidditch-penalty_needs_player_card =
    Of je een penalty kunt spelen wat je ook bij de Slurk gelegd hebt, of alleen met een eigen spelerskaart
    daar.
option-quidditch-discard_view =
    Of je de aflegstapel van de andere speler mag doorkijken, of alleen de bovenste kaart ziet.
option-quidditch-deck_data =
    Met welke stapels er gespeeld wordt: de gewone van dit spel, of stapels die de tafel meebrengt.


## Procedures

procedure-quidditch-decks = De stapels
    .text =
        De grootte van de stapels, de soorten kaarten, het bereik van de waarden, de twee Zoekers, de ene
        Snaai en het Beenslot zijn bekend van het spelregelblad of uit openbare recensies. Alle andere
        aantallen hebben we zelf bedacht, net als de andere namen van speciale kaarten: die komen uit de
        verhalen en hoeven niet die op de gedrukte kaarten te zijn.

        De veldstapel:

        | Kaart | Exemplaren | Punten |
        |---|---|---|
        | Slurk | 17 | 10 |
        | Beuker | 6 | geen |
        | Doelkaart | 4 | 10 |
        | Gouden Snaai | 1 | 150 |
        | samen | 28 | |

        De afdelingsstapel, dezelfde voor Griffoendor en Zwadderich:

        | Kaart | Soort | Exemplaren |
        |---|---|---|
        | Jager 4, 5, 6, 7, 8, 9, 10 | spelerskaart | 2 van elke waarde, samen 14 |
        | Wachter 6, 7, 8, 9, 10 | spelerskaart | 1 van elke waarde, samen 5 |
        | Drijver 1, 2, 3 | spelerskaart | 2, 2 en 1, dus samen 5 |
        | Zoeker 11, 12 | spelerskaart | 1 van elke waarde, samen 2 |
        | Beenslot | vloek | 2 |
        | Wiebelbenen | vloek | 1 |
        | Stremspreuk | vloek | 1 |
        | Ontwapeningsspreuk | betovering | 1 |
        | Waanzichtspreuk | betovering | 1 |
        | Sommeerspreuk | betovering | 1 |
        | Finite | betovering, de tegenspreuk | 2 |
        | Rammen | overtreding | 2 |
        | Ellebogenwerk | overtreding | 1 |
        | Scheidsrechter | Scheidsrechter | 2 |
        | samen | 26 spelerskaarten, 14 speciale kaarten | 40 |

        Andere stapels worden geweigerd, tenzij

        - de afdelingsstapel 40 kaarten heeft en de veldstapel 28,
        - Griffoendor en Zwadderich dezelfde afdelingskaarten hebben,
        - er precies één Gouden Snaai is, en
        - elke speciale kaart een van de dingen doet die onder ‘Wat de speciale kaarten doen’ staan.

        Wat het spelregelblad verder laat verwachten, wordt ook gecontroleerd, maar alleen gemeld, want een
        echte doos weet het beter dan deze pagina:

        - Jagers van 4 tot en met 10, Wachters van 6 tot en met 10 en Drijvers van 1 tot en met 3, met beide
          uitersten van elk bereik;
        - twee Zoekers, 11 en 12 waard;
        - meer Slurken dan welke andere veldkaart ook, drie of meer Beukers, twee of meer Doelkaarten, en
          samen minstens 16 Slurken en Doelkaarten, zodat iemand zonder de Snaai boven de 150 punten ervan kan
          komen;
        - alle vijf soorten vloeken en betoveringen, meer dan één kaart die verzwakt, een Beenslot, en kaarten
          die één kaart plunderen en kaarten die er meer plunderen;
        - beide soorten overtredingen en een Scheidsrechter;
        - duidelijk meer spelerskaarten dan speciale kaarten, zodat een hand zonder één spelerskaart zeldzaam
          is.
procedure-quidditch-round = Een ronde van begin tot eind
    .text =
        1. **De veldkaart.** Ligt er een Slurk op het veld, dan wordt er niets omgedraaid. Anders draait de
           leider kaarten om tot er een bal op het veld komt te liggen of er geen veldkaart meer is. Een
           Doelkaart gaat naar de winststapel van de leider, en een bal zonder plaats naar de aflegstapel van
           het veld; op elk daarvan volgt nog een kaart. Ligt er daarna geen bal op het veld en is de
           veldstapel leeg, dan is het spel afgelopen.
        2. **Verplichte ballen.** Een Slurk op het veld is betwist. De Snaai ook in de slotjacht, dus als de
           veldstapel aan het begin van de ronde al leeg was.
        3. **Openingsvenster**, als ten minste één bal op het veld nog niet betwist is.
        4. **Aankondigingen**, onder dezelfde voorwaarde: eerst de leider, dan de tweede speler als er nog een
           bal over is. Ieder mag zoveel ballen aankondigen als er kaarten in de hand zijn boven de kaarten
           die al gelegd moeten worden.
        5. Is er geen bal betwist, of zijn beide handen leeg, ga dan naar stap 12.
        6. **Venster voor het leggen.**
        7. **Leggen.** Beide spelers leggen hun kaarten tegelijk en in het geheim. Wie niets te leggen heeft,
           is meteen klaar.
        8. **Venster na het leggen.**
        9. **De volgorde.** De leider zet de betwiste ballen op volgorde. Bij één bal valt er niets te doen.
        10. **Elke bal in die volgorde:** beide kaarten worden omgedraaid; dan is er het venster na het
            omdraaien, waarin alleen bij de Slurk overtredingen mogelijk zijn; de bal wordt afgehandeld; de
            gelegde kaarten worden afgelegd. Is de Snaai gevangen, dan is het spel hier afgelopen.
        11. **Venster na de uitslag**, na elke bal. Daarna komt stap 10 voor de volgende bal, of stap 12.
        12. **Einde van de ronde.** Gespeelde speciale kaarten gaan naar de aflegstapels van hun eigenaars.
            Beide spelers vullen aan tot vijf kaarten, min één voor elke klap in deze ronde. De klappen zijn
            vergeten, en de leiding gaat naar de andere speler. Is de limiet van rondes bereikt, dan is het
            spel afgelopen; ga anders naar stap 1.

        Beide spelers mogen op elk moment opgeven.
procedure-quidditch-window = Een venster en wie er aan het woord is
    .text =
        | Venster | Wanneer | Waar het goed voor is |
        |---|---|---|
        | Opening | na de veldkaart, als er over een bal te beslissen valt | terughalen of plunderen voor de beslissing; wegduwen bij een verplichte bal |
        | Voor het leggen | na de aankondigingen, als er een bal betwist is | plunderen, wegduwen, terughalen |
        | Na het leggen | er is nog niets omgedraaid | wegduwen, plunderen, een kaart ongezien verzwakken |
        | Na het omdraaien | beide kaarten bij één bal liggen open | verzwakken, wegduwen; bij de Slurk ook overtredingen |
        | Na de uitslag | één bal is net afgehandeld | terughalen, plunderen; verzwakken of wegduwen bij een bal die nog moet komen |

        1. De leider is het eerst aan het woord.
        2. Wie aan het woord is, speelt een speciale kaart uit de hand of past.
        3. Na een pas is de andere speler aan het woord. Een tweede pas op rij sluit het venster.
        4. Een gespeelde kaart ligt open naast haar eigenaar, en de eerdere passen zijn vergeten. Ze wacht op
           een antwoord, zoals onder ‘Een speciale kaart beantwoorden’. Daarna is de tegenstander aan het
           woord van wie haar gespeeld heeft.

        Een penalty die werkt, sluit het venster meteen. In de twee vensters voor het leggen mag een speler
        een kaart alleen uitgeven als de hand nog genoeg is voor alle kaarten die gelegd moeten worden; zie
        RUL-QCG-12. Een race heeft eigen regels; zie RUL-QCG-03.
procedure-quidditch-answer = Een speciale kaart beantwoorden
    .text =
        1. Er is een speciale kaart gespeeld. De andere speler mag haar opheffen of passen; iets anders kan nu
           niet.
        2. Wordt ze opgeheven, dan ligt de kaart die dat doet open naast haar eigenaar. Na een Scheidsrechter
           zijn de antwoorden afgelopen. Na een tegenspreuk is het aan de andere speler om die op te heffen of
           te passen.
        3. Zo gaat het door tot een speler past of de laatste kaart niet opgeheven kan worden.
        4. Tel de kaarten. Is het aantal oneven, dan werkt de eerste kaart: ze is alleen, of de kaart die haar
           ophief, is zelf opgeheven. Is het even, dan is de eerste kaart opgeheven. Ze zijn allemaal
           verbruikt.

        | Gespeelde kaart | Tegenspreuk | Scheidsrechter |
        |---|---|---|
        | vloek of betovering | heft haar op | nee |
        | tegenspreuk | heft hem op | nee |
        | overtreding | nee | heft haar op |
        | Scheidsrechter | nee | nee |
        | een terzijde gelegde kaart | nee | nee |
procedure-quidditch-specials = Wat de speciale kaarten doen
    .text =
        | Kaart | Wat er gebeurt | Wat ervoor nodig is | Wanneer |
        |---|---|---|---|
        | Beenslot | naar keuze: een kaart van je tegenstander telt 3 minder, of een Wachter van je tegenstander is uitgeschakeld | om te verzwakken: een kaart zoals in RUL-QCG-59; om uit te schakelen: een Wachter die open bij de Slurk ligt en nog niet is uitgeschakeld | om te verzwakken: de vensters na het leggen, na het omdraaien en na een uitslag; om uit te schakelen: na het omdraaien bij de Slurk |
        | Wiebelbenen | een kaart van je tegenstander telt 5 minder | een kaart zoals in RUL-QCG-59 | de vensters na het leggen, na het omdraaien en na een uitslag |
        | Stremspreuk | je tegenstander wordt weggeduwd bij een bal naar jouw keuze | voor het leggen: een betwiste bal waar je tegenstander niet is weggeduwd; later: een bal die niet is afgehandeld en waar je tegenstander een kaart heeft | elk venster |
        | Ontwapeningsspreuk | je tegenstander verliest een willekeurige handkaart | je tegenstander heeft een kaart in de hand | elk venster |
        | Waanzichtspreuk | je tegenstander verliest twee willekeurige handkaarten, of de enige | je tegenstander heeft een kaart in de hand | elk venster |
        | Sommeerspreuk | je neemt een kaart naar keuze uit je aflegstapel in je hand | je aflegstapel is niet leeg | elk venster |
        | Finite | de vloek of betovering die net gespeeld is, wordt opgeheven, ook een andere Finite | een vloek of betovering om te beantwoorden | alleen als antwoord |
        | Rammen | de Wachter van je tegenstander is uitgeschakeld | een Wachter van je tegenstander, die open bij de Slurk ligt en nog niet is uitgeschakeld | na het omdraaien bij de Slurk |
        | Ellebogenwerk | je wint de Slurk | een spelerskaart van je tegenstander, die open bij de Slurk ligt en niet is weggeduwd | na het omdraaien bij de Slurk |
        | Scheidsrechter | de overtreding die net gespeeld is, wordt opgeheven | een overtreding om te beantwoorden | alleen als antwoord |
procedure-quidditch-settling = Hoe een bal wordt afgehandeld
    .text =
        Als het venster na het omdraaien gesloten is, kijk je naar beide kanten van de bal. Een kant heeft **geen
        kaart** als er niets gelegd is, als ze is weggeduwd, als er een speciale kaart terzijde is gelegd, of
        als haar Wachter is uitgeschakeld. Anders heeft ze een spelerskaart met haar effectieve waarde: de
        gedrukte waarde min alles wat haar verzwakt heeft, maar nooit minder dan 0.

        | Bij de Slurk | Uitslag |
        |---|---|
        | geen kaart aan beide kanten | hij blijft liggen |
        | geen kaart aan één kant | de spelerskaart wint, ook een Wachter |
        | gelijke waarden | hij blijft liggen |
        | een Wachter met de hoogste waarde tegen een andere positie | een redding: hij blijft liggen |
        | al het andere | de hoogste waarde wint |

        | Bij een Beuker | Uitslag |
        |---|---|
        | aan geen van beide kanten een Drijver | hij blijft liggen |
        | aan één kant een Drijver | de Drijver wint |
        | aan beide kanten een Drijver | de hoogste waarde wint; bij gelijke waarden blijft hij liggen |

        Bij de Snaai gaat het zoals bij een Beuker, met Zoekers in plaats van Drijvers.

        Daarna, in deze volgorde:

        1. De gelegde kaarten gaan naar de aflegstapels van hun eigenaars.
        2. Een gewonnen Slurk gaat naar de winststapel van de winnaar.
        3. Een gewonnen Beuker gaat naar de aflegstapel van het veld. De verliezer is gebeukt, en verliest een
           willekeurige kaart uit de hand als die er is.
        4. Een gevangen Snaai gaat naar de winststapel van wie hem ving, en het spel is afgelopen.
        5. Een bal die niemand gewonnen heeft, blijft op het veld.

        Een penalty die werkt, leidt rechtstreeks naar deze stappen en wint de Slurk.
procedure-quidditch-variants = Wat de opties veranderen
    .text =
        De meeste opties veranderen één antwoord, en dat staat bij hun beslissing. Deze veranderen het verloop
        van een ronde:

        | Optie | Als ze niet op de standaardwaarde staat |
        |---|---|
        | declare_mode | beide spelers kondigen in één stap in het geheim aan; wat een van beiden noemt, is betwist; de kaarten die voor de Slurk en een verplichte Snaai nodig zijn, beperken hoeveel ballen een speler kan noemen |
        | order_timing | de volgorde wordt gekozen vlak voor het venster voor het leggen |
        | order_mode | de leider noemt één bal, telkens voordat er omgedraaid wordt |
        | reveal_mode | alle gelegde kaarten worden omgedraaid voor het eerste venster na het omdraaien; elke bal heeft nog steeds een eigen venster en een eigen uitslag |
        | finish_round_after_snitch | het venster na de uitslag volgt op de vangst, en het spel is afgelopen aan het einde van de ronde |
        | recycle_bludgers | een lege veldstapel wordt opnieuw gevormd uit zijn geschudde aflegstapel, één keer per ronde; de slotjacht blijft gelden vanaf de eerste ronde die de stapel leeg aantrof |
        | timing_mode | vensters zijn een race zoals in RUL-QCG-03 |
        | counter_scope | tegenspreuken kunnen ook een overtreding of een Scheidsrechter beantwoorden, dus een Scheidsrechter beëindigt de antwoorden niet meer |


## Refused actions

refusal-quidditch-not_your_turn = Je bent niet aan de beurt.
refusal-quidditch-game_over = Het spel is afgelopen.
refusal-quidditch-already_committed = Je hebt al beslist en kunt het niet meer veranderen.
refusal-quidditch-no_window = Je kunt nu geen speciale kaart spelen.
refusal-quidditch-card_not_in_hand = Je hebt die kaart niet.
refusal-quidditch-not_a_special = Alleen speciale kaarten hebben een kracht die je kunt spelen.
refusal-quidditch-no_target = Die kaart heeft nu geen doelwit.
refusal-quidditch-bad_ball = Die kaart kun je bij deze bal niet gebruiken.
refusal-quidditch-bad_mode = Die kaart kun je nu niet op deze manier gebruiken.
refusal-quidditch-bad_take = Die kaart ligt niet op je aflegstapel.
refusal-quidditch-wrong_window = Die kaart kun je op dit punt van de ronde niet spelen.
refusal-quidditch-foul_not_now =
    Een overtreding kan alleen bij de Slurk, nadat de spelerskaart van je tegenstander daar is omgedraaid.
refusal-quidditch-response_only = Die kaart kun je alleen als antwoord op een andere spelen.
refusal-quidditch-owed_cards = Je hebt die kaart nodig voor een bal waar om gespeeld wordt.
refusal-quidditch-nothing_to_cancel = Er is geen speciale kaart om op te heffen.
refusal-quidditch-cannot_cancel = Die kaart heft de gespeelde kaart niet op.
refusal-quidditch-not_declaring = Er valt nu niets aan te kondigen.
refusal-quidditch-not_optional =
    Je kunt alleen een Beuker of de Snaai aankondigen, en alleen als die op het veld ligt.
refusal-quidditch-already_contested = Om die bal wordt al gespeeld.
refusal-quidditch-too_many_declared = Je hebt niet genoeg kaarten voor zoveel ballen.
refusal-quidditch-not_laying = Je kunt nu geen kaarten leggen.
refusal-quidditch-wrong_number =
    Leg één kaart bij elke bal waar om gespeeld wordt, of al je kaarten als je er minder hebt.
refusal-quidditch-quaffle_uncovered = Leg eerst een kaart bij de Slurk.
refusal-quidditch-not_contested = Om die bal wordt deze ronde niet gespeeld.
refusal-quidditch-pushed_off = Je bent bij die bal weggeduwd, dus je kunt er geen kaart leggen.
refusal-quidditch-aside_with_player_cards =
    Aan deze tafel kun je bij de Slurk geen speciale kaart terzijde leggen zolang je een spelerskaart in je
    hand hebt.
refusal-quidditch-not_ordering = Je kunt de volgorde van de ballen nu niet kiezen.
refusal-quidditch-bad_order = Noem elke bal die nog gespeeld moet worden, elk maar één keer.
refusal-quidditch-penalty_without_player_card =
    Aan deze tafel heb je voor een penalty een eigen spelerskaart bij de Slurk nodig.
refusal-quidditch-not_picking = Er is nu geen kaart te kiezen.
refusal-quidditch-bad_slot = Zoveel kaarten heeft je tegenstander niet.
refusal-quidditch-must_answer = Hef de gespeelde speciale kaart op, of pas.
