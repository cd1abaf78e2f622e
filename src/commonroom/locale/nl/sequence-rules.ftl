### The rules of Sequence in Dutch: one message per rule or ruling, and the words of the rules document.
### The order and the structure are in games/sequence/rules.toml.


## The document

document-sequence = Sequence: de spelregels
    .intro =
        Op deze pagina staan alle regels waarmee Common Room Sequence speelt. Je speelt een kaart, legt een
        fiche op een vakje met dezelfde kaart, pakt een nieuwe kaart en probeert lijnen van vijf te maken.

        - Een code als SEQ-51 is een **regel**: die staat in de gedrukte spelregelboekjes of volgt er
          rechtstreeks uit. De bron zegt waar de regel staat, en of die gedrukt is, uit de gedrukte tekst is
          afgeleid, is berekend of uit een openbare bron buiten de boekjes komt.
        - Een code als RUL-SEQ-51 is een **beslissing**: onze keuze waar de boekjes zwijgen of op twee
          manieren te lezen zijn. Je vindt er de vraag, het antwoord en de reden. Sommige beslissingen kun
          je met een optie veranderen wanneer je een tafel opent.

        Een **partij** is één speler, of een team als er in teams wordt gespeeld. Een **vakje** is een van
        de honderd velden van het bord. Een **jokerboer** legt een fiche, een **anti-jokerboer** haalt er
        een weg. Een fiche dat **vergrendeld** is, hoort bij een voltooide sequence en blijft liggen.

        Er worden twee gedrukte edities behandeld, en bij elke regel staat voor welke edities die geldt. Dit
        is geen officiële pagina: alle regels zijn in onze eigen woorden weergegeven, de pagina vervangt het
        boekje in je doos niet, en de namen van spellen, uitgevers, afdelingen en personages zijn merken van
        hun eigenaars.
    .contents = Inhoudsopgave
    .editions = Edities
    .edition = Editie
    .id = Aanduiding
    .box = Doos
    .differences = Waar de edities verschillen
    .topic = Onderwerp
    .ids = Zie
    .readings = Waar de gedrukte talen verschillen en welke lezing wij volgen
    .readings-intro =
        Beide edities zijn in acht talen gedrukt: Engels, Frans, Nederlands, Duits, Italiaans, Spaans,
        Portugees en Pools. Ze zeggen niet altijd hetzelfde; dit zijn de plaatsen.
    .difference = De teksten
    .reading = Wat wij volgen
    .why = Waarom
    .options = Opties
    .options-intro =
        Een tafel kiest haar opties voordat het spel begint. De eerste waarde is de standaardwaarde. De
        waarde ‘edition’ betekent: volgens de regel van de gekozen editie.
    .option = Optie
    .values = Waarden
    .decides = Wat de optie bepaalt
    .procedures = Procedures
    .procedures-intro =
        Nog eens dezelfde regels, nu in de precieze volgorde waarin ze worden toegepast.
    .refusals = Geweigerde acties
    .refusals-intro =
        Een actie die niet mag, wordt geweigerd met een code die zegt waarom; dit zijn de codes die je
        tijdens het spelen tegenkomt. Er verandert niets: de kaart blijft in de hand, de beurt blijft waar
        ze is, en de poging telt niet als actie van die speler.
    .code = Code
    .meaning = Betekenis
    .source = Bron
    .rulings = Beslissing

edition-sequence-harry-potter-2021 = Harry Potter 2021
    .box = Sequence, Harry Potter-editie, Goliath 2021
edition-sequence-classic-2022 = Klassiek 2022
    .box = Sequence, klassieke editie, Goliath 2022


## Sections

section-sequence-components = Spelmateriaal
    .about = de kaarten, het bord, de fiches
section-sequence-players = Spelers en teams
    .about = aantal spelers, teams, plaatsen, kleuren, hoeveel sequences je nodig hebt
section-sequence-start = Wie er begint
    .about = de loting om de deler of om de partij die begint
section-sequence-dealing = Delen
    .about = aantal handkaarten, de trekstapel
section-sequence-information = Open en verborgen informatie
    .about = wat spelers en toeschouwers mogen zien
section-sequence-turn = De beurt
    .about = een kaart spelen, een fiche leggen, passen, geen geldige zet, lege hand
section-sequence-drawing = Een kaart pakken
    .about = de kaart aan het einde van de beurt, en wat er gebeurt als je die vergeet
section-sequence-corners = Hoeken
    .about = de vier vakjes die voor iedereen tellen
section-sequence-jacks = Boeren
    .about = jokerboeren die een fiche leggen, anti-jokerboeren die er een weghalen
section-sequence-dead-cards = Dode kaarten
    .about = kaarten zonder vrij vakje en hoe je ze ruilt
section-sequence-sequences = Sequences
    .about = wat telt als vijf op een lijn, en wat vergrendeld is
section-sequence-long-lines = Lange lijnen
    .about = zes tot tien op een lijn, wie de vijf kiest, twee sequences op één lijn
section-sequence-sharing = Vakjes delen
    .about = kruisende sequences, twee sequences met één fiche
section-sequence-talk = Overleg en coachen
    .about = wat teamgenoten mogen zeggen, klachten, de straf
section-sequence-end = Einde van het spel
    .about = winnen, de lege trekstapel, gelijkspel
section-sequence-leaving = Vertrek en tijd
    .about = verbroken verbindingen, spelers die vertrekken, opgeven


## Components

SEQ-01 =
    Het spel heeft 104 kaarten: twee exemplaren van elk van 52 kaarten, namelijk aas, 2 tot en met 10, boer,
    vrouw en koning in vier kaartkleuren of afdelingen. Er zitten geen aparte jokers bij.
    .source =
        Inhoud. Het aantal is gedrukt; de samenstelling is uit de gedrukte aantallen afgeleid.
SEQ-02 =
    Acht van de 104 kaarten zijn boeren: vier jokerboeren en vier anti-jokerboeren.
    .source =
        Harry Potter: Boeren. Klassiek: Het spel noemt de twee soorten; hun aantal is afgeleid.
SEQ-03 =
    Het bord heeft tien rijen van tien vakjes: 96 vakjes met een kaart, en vier hoeken.
    .source =
        Harry Potter: Inhoud en Tijdens het spel. Klassiek: Inhoud en Het spel. De grootte is uit de
        gedrukte aantallen afgeleid (twee keer 48 kaarten, plus vier hoeken) en klopt met openbare
        beschrijvingen van het bord.
SEQ-04 =
    Elke kaart behalve de boeren staat op precies twee vakjes. Boeren staan op geen enkel vakje.
    .source = Harry Potter: Tijdens het spel. Klassiek: Het spel (gedrukt)
SEQ-05 =
    De kaarten liggen op het bord zoals onder ‘Het bord’ bij de procedures. Een kwartslag, een halve of
    driekwart slag gedraaid is het nog steeds hetzelfde bord.
    .source =
        Niet in het boekje; uit een openbare bron: meerdere onafhankelijke kopieën van het klassieke bord,
        die in elk vakje overeenstemmen.
SEQ-06 =
    De kaarten horen bij vier afdelingen in plaats van vier kaartkleuren, en de afdeling bepaalt van welke
    soort een boer is. Het boekje zegt niet waar de afdelingen op het bord liggen; zie RUL-SEQ-02 en
    RUL-SEQ-03.
    .source = Boeren (gedrukt)
SEQ-07 =
    Er zijn 135 fiches: 50 onyx, 50 gouden en 35 zilveren.
    .source = Inhoud (gedrukt)
SEQ-08 =
    Er zijn 135 fiches: 50 blauwe, 50 groene en 35 rode.
    .source = Inhoud (gedrukt; het totaal is berekend)
SEQ-09 =
    Een fiche heeft twee kanten. Je legt het met de Harry Potter-kant naar boven; zodra het bij een
    voltooide sequence hoort, ligt de SEQUENCE-kant boven.
    .source = Tijdens het spel (gedrukt)
RUL-SEQ-01 =
    Twee exemplaren van elk van de 52 kaarten, zonder aparte jokers.
    .question = Uit welke 104 kaarten bestaat het spel, en zitten er jokers bij?
    .reason =
        104 is twee keer 52. In Amerikaanse dozen zitten ook jokers, maar volgens de regels daar doen die
        niet mee.
RUL-SEQ-02 =
    Binnen het programma houden de kaarten de vier kaartkleuren: Griffoendor staat voor ruiten, Zwadderich
    voor klaveren, Huffelpuf voor harten en Ravenklauw voor schoppen.
    .question = Welke afdeling komt in de plaats van welke kaartkleur?
    .reason =
        Zo hebben de boeren van beide edities dezelfde krachten. Het boekje legt de twee paren vast:
        Griffoendor en Zwadderich zijn jokers, Huffelpuf en Ravenklauw anti-jokers. Welke kaartkleur binnen
        een paar bij welke afdeling hoort, is onze keuze en maakt voor het spel niets uit.
RUL-SEQ-03 =
    Zoals op het klassieke bord, met afdelingen in plaats van kaartkleuren volgens RUL-SEQ-02. De indeling
    hoort bij de gegevens van de editie en kan dus worden vervangen zodra de echte bekend is.
    .question = Hoe liggen de kaarten op het Harry Potter-bord?
    .reason =
        Het boekje zegt het niet, en er is geen openbare bron gevonden. Geen enkele regel hangt ervan af;
        alleen welke vakjes buren zijn, verandert.
RUL-SEQ-04 =
    Het bord is opgeslagen in de ene stand die onder ‘Het bord’ staat. Een scherm mag het beeld draaien,
    maar de rijen en kolommen houden hun nummers.
    .question = Wat is de bovenkant van het bord?
    .reason = Openbare kopieën tonen hetzelfde bord in alle vier de standen, maar nooit in spiegelbeeld.
RUL-SEQ-14 =
    Nee. De twee exemplaren van een kaart zijn onderling verwisselbaar.
    .question = Moet een speler zeggen welke van twee gelijke kaarten gespeeld wordt?
    .reason = Beide exemplaren zien er gelijk uit en doen hetzelfde.
RUL-SEQ-68 =
    Fiches raken nooit op; het getoonde aantal is alleen ter informatie. Met limit_chips aan kan een partij
    zonder fiches in haar voorraad er geen meer leggen en dus alleen nog anti-jokerboeren spelen. Fiches die
    van het bord gaan, komen terug in de voorraad.
    .question = Wat gebeurt er als de fiches van een partij op zijn?
    .reason = De boekjes zeggen er niets over, en in de praktijk zijn de gedrukte aantallen ruim genoeg.


## Players and teams

SEQ-10 =
    Sequence is voor 2, 3, 4, 6, 8, 9, 10 of 12 spelers: elk aantal van 2 tot en met 12 dat door 2 of door 3
    deelbaar is. Met 5, 7 of 11 spelers gaat het niet.
    .source =
        Voorbereiding. Gedrukt in de Harry Potter-editie; in de klassieke editie afgeleid uit de lijst met
        aantallen kaarten en uit de gelijke teams.
SEQ-11 =
    Twee of drie spelers spelen ieder voor zich. Vanaf vier spelers worden er teams gevormd. Er zijn nooit
    meer dan drie partijen.
    .source = Voorbereiding (gedrukt)
SEQ-12 =
    Alle teams zijn even groot. 4 spelers vormen twee teams van 2; 6 vormen twee teams van 3 of drie van 2;
    8 vormen twee van 4; 9 vormen drie van 3; 10 vormen twee van 5; 12 vormen twee van 6 of drie van 4.
    .source =
        Harry Potter: Spelen met teams. Klassiek: Voorbereiding. De gelijke grootte is gedrukt; de lijst is
        berekend.
SEQ-13 =
    Bij twee teams zitten de spelers om en om rond het bord: iedereen zit tussen twee tegenstanders.
    .source = Harry Potter: Spelen met teams. Klassiek: Voorbereiding (gedrukt)
SEQ-14 =
    Bij drie teams hoort elke derde plaats rond het bord bij hetzelfde team.
    .source =
        Harry Potter: Spelen met teams (gedrukt). Klassiek: Voorbereiding, die alleen vraagt om en om te
        zitten.
SEQ-15 =
    Twee partijen gebruiken de gouden en de onyx fiches. Zilver is alleen voor een derde partij.
    .source = Voorbereiding (gedrukt)
SEQ-16 =
    De partijen kiezen hun kleur. Twee partijen gebruiken blauw en groen, zodat rood voor een derde partij
    overblijft.
    .source = Voorbereiding (gedrukt; de derde kleur is afgeleid)
SEQ-17 =
    Alle leden van een team spelen met dezelfde kleur. Fiches, sequences en de overwinning zijn van de
    partij en niet van de speler.
    .source = Voorbereiding en Einde van het spel (gedrukt)
SEQ-18 =
    Met twee partijen heb je twee sequences nodig om te winnen, met drie partijen één.
    .source = Harry Potter: Doel van het spel. Klassiek: Doel van het spel en Einde van het spel (gedrukt)
RUL-SEQ-10 =
    Precies de aantallen van SEQ-10 en de teams van SEQ-12. Bij 6 of 12 spelers kiest wie de tafel opent
    tussen twee en drie teams. Twee of drie spelers spelen altijd ieder voor zich, en met een ander aantal
    spelers kan een spel niet beginnen.
    .question = Welke aantallen spelers en teams kan een tafel kiezen?
    .reason = De teams moeten gelijk zijn, en het zijn er hoogstens drie.
RUL-SEQ-11 =
    De plaatsen zijn met de klok mee genummerd en gaan om de beurt naar de partijen: eerste partij, tweede
    partij, eventueel derde partij, dan weer de eerste. Spelers mogen alleen voor het begin van het spel van
    plaats wisselen.
    .question = Wie zit waar?
    .reason = Zo ontstaat precies de opstelling van SEQ-13 en SEQ-14.
RUL-SEQ-12 =
    Elke partij mag kiezen uit de kleuren van haar editie. Wordt er niet gekozen, dan gaan ze in deze
    volgorde: goud, onyx, zilver in de Harry Potter-editie; blauw, groen, rood in de klassieke editie. De
    derde kleur is er alleen bij drie partijen.
    .question = Wie krijgt welke kleur?
    .reason = Het volgt uit SEQ-15 en SEQ-16.


## Choosing who starts

SEQ-19 =
    Elke speler trekt een kaart; wie de laagste heeft, is de deler. De aas is hoog, dus een 2 is de laagste
    kaart.
    .source = Voorbereiding (gedrukt)
SEQ-20 =
    De speler links van de deler heeft de eerste beurt.
    .source = Tijdens het spel (gedrukt)
SEQ-21 =
    Elke partij trekt een kaart; de partij met de hoogste begint. Er is geen deler.
    .source = Voorbereiding (gedrukt; er wordt geen deler genoemd)
SEQ-22 =
    Is de loting onbeslist, dan wordt er opnieuw getrokken.
    .source = Voorbereiding (gedrukt)
RUL-SEQ-05 =
    Alleen wie met de beslissende kaart gelijkstaat, trekt opnieuw, zo vaak als nodig is tot er één
    overblijft. De beslissende kaart is de laagste in de Harry Potter-editie en de hoogste in de klassieke
    editie. De kaartkleur geeft nooit de doorslag.
    .question = Wie trekt opnieuw als de loting onbeslist is?
    .reason =
        De Harry Potter-editie zegt niets over een gelijke stand; de klassieke editie zegt alleen dat je
        opnieuw trekt.
RUL-SEQ-06 =
    Van laag naar hoog: 2 tot en met 10, boer, vrouw, koning, aas. Dat geldt in beide edities.
    .question = Wat is de rangorde van de kaarten bij de loting?
    .reason =
        De Harry Potter-editie zegt dat de aas hoog is. De klassieke editie zegt er niets over, en ook in de
        Amerikaanse regels is de aas hoog.
RUL-SEQ-07 =
    Ze worden een voor een van de geschudde 104 kaarten genomen, aan iedereen getoond en teruggelegd. Daarna
    worden alle kaarten opnieuw geschud voordat er gedeeld wordt.
    .question = Wat gebeurt er met de kaarten van de loting?
    .reason = In de Harry Potter-editie schudt de deler na deze loting.
RUL-SEQ-08 =
    Het teamlid met het laagste plaatsnummer trekt voor het team, en heeft de eerste beurt als het team de
    loting wint. Staat de optie starter op random_member, dan wordt een willekeurig lid van het winnende
    team gekozen.
    .question = Wie trekt er in een teamspel voor het team, en wie heeft de eerste beurt?
    .reason =
        Engels, Frans, Duits en Italiaans hebben het alleen over het team; Pools, Nederlands en Portugees
        over degene die getrokken heeft. Dit antwoord past bij allebei.


## Dealing

SEQ-24 =
    Elke speler krijgt 7 kaarten bij 2 spelers, 6 kaarten bij 3 of 4, 5 kaarten bij 6, 4 kaarten bij 8 of 9,
    en 3 kaarten bij 10 of 12. Het aantal spelers telt, niet het aantal partijen.
    .source = Voorbereiding (gedrukt)
SEQ-25 =
    De deler schudt de kaarten, en iedereen krijgt er evenveel.
    .source = Voorbereiding (gedrukt)
SEQ-26 =
    De overige kaarten vormen de trekstapel: 90 kaarten bij 2 spelers, 86 bij 3, 80 bij 4, 74 bij 6, 72 bij
    8, 68 bij 9, 74 bij 10 en 68 bij 12.
    .source = Voorbereiding. De stapel is gedrukt; de aantallen zijn berekend.
RUL-SEQ-09 =
    De kaarten worden een voor een en met de klok mee gedeeld, te beginnen bij de speler met de eerste
    beurt. In de Harry Potter-editie wijst de deler alleen aan wie dat is; de klassieke editie heeft geen
    deler.
    .question = Wie deelt er in een digitaal spel, en in welke volgorde?
    .reason = Met een vaste volgorde is elke deling uit haar startwaarde te herhalen.


## Open and hidden information

RUL-SEQ-13 =
    Alleen de eigenaar ziet een hand; teamgenoten en toeschouwers niet. Iedereen ziet hoeveel kaarten elke
    hand en de trekstapel tellen, het bord, de voltooide sequences en elke kaart die gespeeld, geruild of
    ingeleverd is. Een tafel kan handen openleggen voor teamgenoten; zie RUL-SEQ-74.
    .question = Wat is verborgen en wat is open?
    .reason = Kaarten worden open neergelegd, en over de kaarten in de hand mag je niet praten.
RUL-SEQ-80 =
    Alleen wat voor iedereen open is, zoals in RUL-SEQ-13.
    .question = Wat zien toeschouwers?
    .reason = Een toeschouwer die een hand ziet, zou die kunnen verklappen.


## The turn

SEQ-23 =
    De beurt gaat met de klok mee.
    .source = Harry Potter: Tijdens het spel. Klassiek: Het spel (gedrukt)
SEQ-27 =
    In je beurt kies je precies één handkaart en leg je die open voor je neer, op je eigen aflegstapel.
    .source =
        Harry Potter: Tijdens het spel. Klassiek: Het spel (gedrukt; alleen de Harry Potter-editie noemt het
        een aflegstapel)
SEQ-28 =
    Is de kaart geen boer, dan leg je vervolgens een fiche van je kleur op een vakje met die kaart.
    .source = Harry Potter: Tijdens het spel. Klassiek: Het spel (gedrukt)
SEQ-29 =
    Je kiest zelf op welk van de twee vakjes met je kaart je legt, zolang er geen fiche op ligt.
    .source = Harry Potter: Tijdens het spel. Klassiek: Het spel (gedrukt)
SEQ-30 =
    Een gelegd fiche blijft liggen. Alleen een anti-jokerboer kan het van het bord halen.
    .source =
        Harry Potter: Tijdens het spel (gedrukt). Klassiek: afgeleid uit Het spel, dat geen andere manier
        kent.
SEQ-31 =
    De volgorde in een beurt is: een dode kaart ruilen als je er een hebt en dat wilt, een kaart spelen, een
    fiche leggen of weghalen, een kaart pakken.
    .source = Harry Potter: Tijdens het spel, Dode kaarten en Boeren. Klassiek: Het spel (gedrukt)
RUL-SEQ-15 =
    Nee. Wie een geldige zet heeft, moet spelen.
    .question = Mag een speler weigeren te spelen?
    .reason = Een beurt bestaat uit het spelen van een kaart, en passen komt in de boekjes niet voor.
RUL-SEQ-16 =
    Kan de speler deze beurt nog een dode kaart ruilen, dan moet dat eerst. Is er daarna nog steeds geen
    geldige zet, dan past de speler: er wordt geen kaart gelegd en geen kaart gepakt.
    .question =
        Wat als er geen kaart te spelen is: alleen dode kaarten, anti-jokerboeren zonder doelwit of
        jokerboeren op een vol bord?
    .reason = De kaart aan het einde van de beurt komt in de plaats van een gespeelde kaart.
RUL-SEQ-17 =
    Past iedereen een volle ronde lang, zonder dat er tussendoor een kaart gespeeld, geruild of gepakt
    wordt, dan is het gelijkspel. Een zet telt vanaf het moment dat de kaart gespeeld is, ook zolang de
    keuze van de vijf vakjes nog openstaat. Een ronde met een ruil telt niet, want in de volgende beurt mag
    er weer geruild worden.
    .question = Wat als iedereen past?
    .reason = Er kan niets meer veranderen.
RUL-SEQ-18 =
    De plaats blijft in het spel, past elke beurt automatisch en pakt nooit meer een kaart. De partij kan
    nog winnen via de andere leden. Staat empty_hand op draw_one, dan pakt de plaats één kaart in plaats van
    een beurt te spelen.
    .question = Wat als een speler na misgelopen kaarten of straffen geen kaarten meer heeft?
    .reason = Misgelopen of ingeleverde kaarten worden nooit aangevuld; zie SEQ-35 en SEQ-60.
RUL-SEQ-26 =
    Een actie die niet mag, wordt geweigerd, en een aanvaarde actie is definitief.
    .question = Kun je een zet terugnemen, of een verkeerde kaart of een verkeerd vakje herstellen?
    .reason = Een gelegd fiche blijft liggen; zie SEQ-30.
RUL-SEQ-69 =
    Er is geen aparte regel. RUL-SEQ-16 en RUL-SEQ-17 gelden.
    .question = Wat als het bord vol is?
    .reason = De beslissingen over passen dekken dit al.


## Drawing

SEQ-32 =
    Je sluit je beurt af door één kaart van de trekstapel te pakken.
    .source =
        Harry Potter: Tijdens het spel. Klassiek: Het spel. Overal gedrukt, behalve in de klassieke Engelse
        tekst, die het alleen veronderstelt.
SEQ-33 =
    Vergeet je een kaart te pakken, dan is je recht op die kaart weg zodra de volgende speler iets doet.
    .source = Tijdens het spel (gedrukt; de formulering verschilt per taal)
SEQ-34 =
    Vergeet je een kaart te pakken, dan is je recht op die kaart pas weg als de volgende speler een zet
    heeft gedaan én een kaart heeft gepakt.
    .source = Het spel (gedrukt)
SEQ-35 =
    Een misgelopen kaart wordt nooit aangevuld: je speelt tot het einde van het spel met die ene kaart
    minder.
    .source = Harry Potter: Tijdens het spel. Klassiek: Het spel (gedrukt)
RUL-SEQ-27 =
    Beide kan. Standaard pakken spelers zelf hun kaart, en dat kunnen ze vergeten. Staat draw_mode op
    ‘auto’, dan wordt de kaart direct na de zet gepakt en valt er niets te vergeten.
    .question = Pakken spelers zelf hun kaart, of doet het programma dat?
    .reason =
        SEQ-33, SEQ-34 en SEQ-35 hebben alleen zin als spelers zelf pakken; voor een ontspannen potje is
        automatisch pakken prettiger.
RUL-SEQ-28 =
    De beurt gaat over zodra de zet is afgehandeld. Vanaf dan mag de volgende speler ruilen of spelen en mag
    de vorige nog een kaart pakken; wat het eerst komt, telt het eerst.
    .question = Wie mag iets doen tussen een zet en de kaart die erbij hoort?
    .reason = Zo gaat het ook aan een echte tafel, en niemand hoeft te wachten op een teken.
RUL-SEQ-29 =
    Zodra de eerste actie van de volgende speler aanvaard is, een ruil of een zet. De optie forgotten_draw
    kan dit veranderen: next_action is de lezing van de Harry Potter-editie, next_draw die van de klassieke
    editie, en met ‘never’ maakt geen enkele actie van een andere speler een einde aan het recht.
    .question = Op welk moment precies is een vergeten kaart verloren in de Harry Potter-editie?
    .reason =
        De acht talen lopen uiteen van het begin van de volgende beurt tot de volgende zet. Een beurt wordt
        zichtbaar met de eerste actie, en dat past zo goed mogelijk bij allemaal.
RUL-SEQ-30 =
    Zodra de volgende speler een zet heeft gedaan, met een fiche gelegd of weggehaald, en daarna de kaart
    heeft gepakt die die beurt afsluit. De optie forgotten_draw kan dit veranderen, zoals beschreven in
    RUL-SEQ-29.
    .question = Op welk moment precies is een vergeten kaart verloren in de klassieke editie?
    .reason = SEQ-34 vraagt om beide, de zet en de kaart.
RUL-SEQ-31 =
    De rechten blijven naast elkaar bestaan, en wie een kaart pakt voor een latere zet maakt alle oudere
    ongeldig. Stel dat A en B allebei vergeten zijn een kaart te pakken en dat C wel gespeeld maar nog niet
    gepakt heeft. Dan mogen A en B allebei nog pakken, maar A alleen vóór B: zodra B gepakt heeft, is het
    recht van A weg.
    .question = Wat als de volgende speler ook vergeet een kaart te pakken?
    .reason =
        Zolang B niet zowel gespeeld als gepakt heeft, blijft het recht van A bestaan; maar het kan niet
        langer duren dan dat van B.
RUL-SEQ-32 =
    Met de eigen volgende ruil of zet. Bestaat het recht nog als die beurt begint, dan mag de speler eerst
    pakken. Niemand heeft ooit twee kaarten tegoed.
    .question = Wanneer vervalt het recht op een vergeten kaart uiterlijk?
    .reason = Anders zouden handen groter kunnen worden dan ze horen te zijn.
RUL-SEQ-33 =
    Passen is geen zet en maakt aan geen enkel recht een einde. Het recht op een kaart blijft bestaan tot
    iemand iets doet.
    .question = Wat als de volgende speler past?
    .reason =
        Een plaats die automatisch wordt overgeslagen, mag de vorige speler niet op datzelfde moment een
        kaart kosten.
RUL-SEQ-34 =
    In de Harry Potter-editie loopt de vorige speler de kaart mis, want de ruil is de eerste actie. In de
    klassieke editie niet, want de kaart die je bij een ruil pakt, is niet de kaart die de beurt afsluit. In
    beide edities verliest wie de eigen beurt met een ruil begint een kaart die nog tegoed was.
    .question = Wat als de volgende speler begint met het ruilen van een dode kaart?
    .reason = Het volgt uit SEQ-33 en SEQ-34.
RUL-SEQ-35 =
    Vanaf dan precies één kaart minder; in latere beurten pak je gewoon weer één kaart. Meerdere misgelopen
    kaarten tellen op.
    .question = Wat kost een misgelopen kaart?
    .reason = SEQ-35 neemt één kaart af en niet het recht om weer te pakken.
RUL-SEQ-36 =
    Ja; het geldt als vergeten. In de Harry Potter-editie kan dat van belang zijn als er nog één kaart op de
    trekstapel ligt.
    .question = Mag een speler met opzet geen kaart pakken?
    .reason = De enige straf in de boekjes is de misgelopen kaart.
RUL-SEQ-37 =
    Bots pakken meteen. Volgt een bot op een menselijke speler die nog moet pakken, dan wacht de bot tot de
    kaart gepakt is of tot de tijd van draw_grace voorbij is.
    .question = Hoe gaan bots om met het pakken?
    .reason = Anders zou een bot het recht van de speler ervoor binnen enkele milliseconden beëindigen.
RUL-SEQ-38 =
    Alleen wie een kaart tegoed heeft, kan die pakken. Het scherm herinnert die speler eraan en houdt
    niemand op; de anderen kunnen het alleen zien aan het aantal handkaarten. In de Harry Potter-editie
    geldt een herinnering door een teamgenoot als coachen.
    .question = Kunnen anderen voor mij pakken, of mij eraan herinneren?
    .reason = SEQ-59 verbiedt een teamgenoot te waarschuwen.


## Corners

SEQ-36 =
    Elke hoek telt voor elke partij alsof er een fiche van de eigen kleur ligt.
    .source = Harry Potter: Tijdens het spel. Klassiek: Het spel (gedrukt)
SEQ-37 =
    Met een hoek zijn vier fiches genoeg voor een sequence.
    .source = Harry Potter: Tijdens het spel. Klassiek: Het spel (gedrukt)
SEQ-38 =
    Meerdere partijen mogen dezelfde hoek gebruiken, ook tegelijk.
    .source = Harry Potter: Tijdens het spel. Klassiek: Het spel (gedrukt)
RUL-SEQ-21 =
    Nee. Een hoek is geen vrij vakje, en er ligt geen fiche dat weggehaald kan worden.
    .question = Kun je een fiche op een hoek leggen, of er een weghalen?
    .reason = De hoek telt al voor iedereen; zie SEQ-36. Openbare antwoorden aan spelers zeggen hetzelfde.


## Jacks

SEQ-39 =
    De jokerboeren zijn die van Griffoendor (Ron Wemel) en Zwadderich (professor Sneep).
    .source = Boeren (gedrukt)
SEQ-40 =
    De jokerboeren zijn de boeren die je van voren ziet, met twee ogen: klaverenboer en ruitenboer.
    .source =
        Het spel. De twee ogen zijn gedrukt; de kaartkleuren komen uit een openbare bron, de gangbare
        speelkaarten.
SEQ-41 =
    Om een jokerboer te spelen, leg je hem op je aflegstapel; daarna leg je een fiche van je kleur op een vrij
    vakje naar keuze.
    .source = Harry Potter: Boeren. Klassiek: Het spel (gedrukt)
SEQ-42 =
    De anti-jokerboeren zijn die van Huffelpuf (Nymphadora Tops) en Ravenklauw (professor Zwamdrift).
    .source = Boeren (gedrukt)
SEQ-43 =
    De anti-jokerboeren zijn de boeren die je van opzij ziet, met één oog: schoppenboer en hartenboer.
    .source =
        Het spel. Het ene oog is gedrukt; de kaartkleuren komen uit een openbare bron, de gangbare
        speelkaarten.
SEQ-44 =
    Om een anti-jokerboer te spelen, leg je hem op je aflegstapel; daarna haal je één vijandelijk fiche van het
    bord.
    .source = Harry Potter: Boeren. Klassiek: Het spel (gedrukt)
SEQ-45 =
    Een fiche dat bij een voltooide sequence hoort, kan niet van het bord worden gehaald.
    .source = Harry Potter: Boeren en Tijdens het spel. Klassiek: Het spel (gedrukt)
SEQ-46 =
    Het weggehaalde fiche wordt niet vervangen: in een beurt waarin je een fiche weghaalt, leg je er geen.
    .source =
        Klassiek: Het spel (gedrukt). Harry Potter: afgeleid uit Boeren, waar een boer de hele beurt is.
SEQ-47 =
    Een boer spelen is je hele beurt: je pakt een kaart om hem te vervangen, en de beurt is voorbij.
    .source = Harry Potter: Boeren (gedrukt). Klassiek: afgeleid uit Het spel.
RUL-SEQ-19 =
    Dan kun je hem niet spelen, ook niet zonder effect, en hij is geen dode kaart. Hij wacht in de hand.
    .question = Wat als er geen fiche is dat een anti-jokerboer kan weghalen?
    .reason = Hij moet een fiche weghalen, en hij heeft geen eigen vakjes die bezet kunnen zijn.
RUL-SEQ-20 =
    Dan kun je hem niet spelen, en hij is geen dode kaart.
    .question = Wat als er geen vrij vakje meer is voor een jokerboer?
    .reason = Een jokerboer heeft een vrij vakje nodig.
RUL-SEQ-22 =
    Elk fiche van een andere partij dat niet vergrendeld is; bij drie partijen kiest de speler vrij tussen
    beide tegenstanders. Nooit een fiche van de eigen partij, wie het ook gelegd heeft.
    .question = Van wie mag een anti-jokerboer fiches weghalen?
    .reason = De boekjes spreken van de fiches van een tegenstander.
RUL-SEQ-23 =
    Ja. Vanaf de beurt van de volgende speler mag iedereen het gebruiken, met de kaart zelf of met een
    jokerboer. Het weggehaalde fiche gaat terug naar de voorraad van de eigenaar.
    .question = Is het vrijgekomen vakje weer te gebruiken?
    .reason = SEQ-46 sluit een nieuw fiche alleen binnen dezelfde beurt uit.
RUL-SEQ-24 =
    Ja. Alleen een voltooide sequence beschermt haar fiches.
    .question =
        Mag een fiche uit een onvoltooide lijn worden weggehaald, bijvoorbeeld een van vier op een rij?
    .reason = SEQ-45 beschermt voltooide sequences en verder niets.
RUL-SEQ-81 =
    Nee; geen van beide boekjes staat het toe. Een tafel kan het met breakable_sequences als huisregel
    aanzetten.
    .question = Mag een anti-jokerboer een voltooide sequence verbreken?
    .reason = Het is een variant uit een openbaar Engels regelblad.


## Dead cards

SEQ-48 =
    Een handkaart is dood als op beide vakjes ervan een fiche ligt.
    .source = Dode kaarten (gedrukt)
SEQ-49 =
    Een handkaart die je niet kunt spelen omdat er geen vakje voor vrij is, mag je ruilen.
    .source =
        Het spel. In zes talen gedrukt als ‘onspeelbaar’ en in het Nederlands precies zo; in de Poolse tekst
        ontbreekt de regel.
SEQ-50 =
    Je ruilt een dode kaart door haar in je eigen beurt, voordat je speelt, op je aflegstapel te leggen en
    een kaart te pakken. Daarna speel je je beurt. Ruilen is niet verplicht.
    .source = Harry Potter: Dode kaarten. Klassiek: Het spel (gedrukt)
SEQ-51 =
    Je mag in elke beurt hoogstens één dode kaart ruilen.
    .source =
        Harry Potter: Dode kaarten (gedrukt). Klassiek: Het spel, alleen in het Nederlands gedrukt.
SEQ-52 =
    Je zegt hardop dat de kaart dood is.
    .source = Dode kaarten (gedrukt)
RUL-SEQ-25 =
    Ja: eerst de ruil, dan elke zet, ook een boer of de kaart die je net gepakt hebt. Twee zetten in één
    beurt kan nooit.
    .question = Kan een speler in één beurt een dode kaart ruilen en een boer spelen?
    .reason = Het volgt uit de volgorde in een beurt; zie SEQ-31.
RUL-SEQ-39 =
    Nee, in geen van beide edities. Met jack_exchange aan mag je een boer die niet te spelen is, ruilen als
    een dode kaart.
    .question = Kan een boer een dode kaart zijn?
    .reason =
        De Harry Potter-editie en de klassieke Nederlandse tekst omschrijven een dode kaart aan de hand van
        haar vakjes, en een boer heeft er geen. De andere klassieke teksten spreken alleen van een kaart die
        niet te spelen is, en dat mag een tafel letterlijk nemen.
RUL-SEQ-40 =
    Eén. Staat exchange_limit op ‘unlimited’, dan is er geen grens.
    .question = Hoeveel dode kaarten mag je in de klassieke editie in één beurt ruilen?
    .reason = De Nederlandse tekst zegt één, en de Amerikaanse regels en de Harry Potter-editie ook.
RUL-SEQ-41 =
    Nee. De dode kaart afleggen en de nieuwe pakken is één actie.
    .question = Kun je de nieuwe kaart van een ruil vergeten?
    .reason = De boekjes beschrijven het als één handeling.
RUL-SEQ-42 =
    Nee. In een beurt met een ruil pak je in totaal twee kaarten, zodat je hand even groot blijft.
    .question = Komt een ruil in de plaats van de kaart aan het einde van de beurt?
    .reason =
        Alleen de Italiaanse tekst van de Harry Potter-editie wekt die indruk. Je hand zou dan door een
        gewone ruil kleiner worden.
RUL-SEQ-43 =
    In de eigen beurt, vóór de zet. Het kan niet na de zet, niet in de beurt van een ander, en niet zolang
    de keuze van een sequence of een straf openstaat.
    .question = Wanneer kun je een dode kaart ruilen?
    .reason = Volgens SEQ-50 gebeurt het vóór de zet.
RUL-SEQ-44 =
    Met de standaardopties kan dat niet voorkomen: het Harry Potter-spel is dan al afgelopen, en het
    klassieke spel heeft een nieuwe trekstapel. Staat pile_exhausted op play_on, of exhaustion_timing op
    on_needed_draw, dan kun je niet ruilen zolang de trekstapel leeg is.
    .question = Kun je een dode kaart ruilen als de trekstapel leeg is?
    .reason = Er zou geen kaart te pakken zijn.
RUL-SEQ-45 =
    Het moment van de ruil telt: op beide vakjes ligt een fiche van welke partij dan ook, ook van jezelf en
    ook als het vergrendeld is. Wordt een van die fiches later weggehaald, dan is de kaart weer te spelen.
    .question = Wanneer is een kaart precies dood?
    .reason = SEQ-48 vraagt alleen of beide vakjes bezet zijn.
RUL-SEQ-46 =
    Die blijft tot je volgende beurt in je hand.
    .question = Wat als de nieuwe kaart ook dood is?
    .reason = SEQ-51 staat één ruil per beurt toe, en openbare uitlegpagina’s zeggen hetzelfde.
RUL-SEQ-47 =
    Een dode kaart mag je ook ruilen als je andere kaarten kunt spelen; die keuze is aan jou. Zolang een van
    haar twee vakjes vrij is, is een kaart niet dood, ook niet als je beide exemplaren in je hand hebt.
    .question =
        Mag ik ruilen terwijl ik een andere kaart zou kunnen spelen? En wat als ik beide exemplaren van een
        kaart heb en een van de vakjes vrij is?
    .reason = SEQ-50 stelt die voorwaarde niet, en volgens SEQ-48 moeten beide vakjes bezet zijn.
RUL-SEQ-48 =
    In beide edities wordt elke ruil aan de hele tafel gemeld, met de kaart erbij.
    .question = Krijgt de tafel te zien welke kaart er geruild is?
    .reason = SEQ-52 vraagt erom, en de kaart ligt toch al open.


## Sequences

SEQ-53 =
    Een sequence is een ononderbroken rechte lijn van vijf vakjes, horizontaal, verticaal of diagonaal, die
    allemaal voor dezelfde kleur tellen.
    .source =
        Harry Potter: Doel van het spel en Tijdens het spel. Klassiek: Doel van het spel (gedrukt)
SEQ-54 =
    Een voltooide sequence is blijvend: geen van haar fiches kan de rest van het spel nog worden weggehaald.
    .source = Harry Potter: Tijdens het spel. Klassiek: Het spel (gedrukt)
SEQ-55 =
    De fiches van een voltooide sequence worden omgedraaid naar de SEQUENCE-kant.
    .source = Tijdens het spel (gedrukt)
RUL-SEQ-49 =
    Nee. De sequence wordt automatisch herkend zodra het fiche ligt.
    .question = Moet een speler een sequence aankondigen?
    .reason = Niets in de boekjes vraagt daarom.
RUL-SEQ-59 =
    Geen van beide kan. Alleen een gelegd fiche wordt bekeken, en alleen voor de partij die het gelegd
    heeft.
    .question =
        Kan door het weghalen van een fiche een sequence ontstaan, of kan mijn zet een sequence van een
        tegenstander voltooien?
    .reason = Weghalen neemt alleen iets af, en een fiche telt maar voor één partij.


## Long lines

SEQ-56 =
    In dezelfde rij of kolom mag je meer dan één sequence voltooien.
    .source = Tijdens het spel (gedrukt)
RUL-SEQ-51 =
    Dat is één sequence. Precies vijf van de vakjes, waaronder dat van het zojuist gelegde fiche, worden de
    sequence; alleen die worden vergrendeld en, in de Harry Potter-editie, omgedraaid. De andere blijven
    gewone fiches die weggehaald kunnen worden. Staat long_line_lock op whole_line, dan wordt elk fiche van
    die partij in de ononderbroken lijn vergrendeld, maar het blijft één sequence.
    .question = Wat is een lijn van zes, zeven of acht?
    .reason = Een sequence is vijf vakjes, en een tweede mag er maar één van gebruiken.
RUL-SEQ-52 =
    De speler die het fiche gelegd heeft, als onderdeel van de zet en voordat de beurt overgaat. Een hoek
    mag bij de vijf horen, maar hoeft niet. Komt er geen antwoord omdat de tijd om is, de speler weg is of
    een bot geen voorkeur heeft, dan gelden de vijf die het eerst beginnen als je het bord leest als een
    bladzijde. Staat long_line_choice op ‘auto’, dan gaat het altijd zo.
    .question = Wie kiest de vijf vakjes van een lange lijn?
    .reason =
        Een openbare uitleg laat de keuze aan de speler. En volgens de boekjes mag je een hoek gebruiken;
        het moet niet.
RUL-SEQ-53 =
    Twee sequences, in beide edities: negen op een lijn delen het middelste vakje, en tien hoeven niets te
    delen. Ze kunnen tegelijk ontstaan, als het fiche het gat tussen vier en vier vult, of na elkaar. Met
    collinear_share uit mogen twee sequences op dezelfde lijn geen vakje delen; negen zijn er dan één en
    tien zijn er twee.
    .question =
        Is een lijn van negen of tien één sequence of twee, en mogen twee sequences op dezelfde lijn het
        vakje delen waar ze elkaar raken?
    .reason =
        Voor de Harry Potter-editie volgt het uit SEQ-56 en SEQ-57. De klassieke editie heeft het alleen
        over kruisende sequences; volgens de Amerikaanse regels mag elk vakje gedeeld worden, maar niet meer
        dan één, en openbare beschrijvingen tellen negen op een rij als twee.
RUL-SEQ-56 =
    Geen nieuwe sequence, en het zesde fiche wordt niet vergrendeld.
    .question = Wat levert een zesde fiche aan het eind van een voltooide sequence op?
    .reason = Het nieuwe vijftal zou vier vakjes met de oude sequence delen.
RUL-SEQ-57 =
    Nee. Nummer de vakjes van een lijn van tien van 1 tot en met 10: een eerste sequence op de vakjes 3 tot
    en met 7 of 4 tot en met 8 laat op die lijn geen plaats voor een tweede, ook al komen er uiteindelijk
    negen of tien fiches te liggen.
    .question = Kun je de vijf vakjes van een sequence later opnieuw kiezen?
    .reason = De fiches worden eens en voor altijd omgedraaid.


## Sharing spaces

SEQ-57 =
    Zijn er twee sequences nodig, dan mag de tweede hoogstens één vakje van de eerste gebruiken.
    .source = Einde van het spel (gedrukt)
SEQ-58 =
    Twee kruisende sequences van dezelfde kleur mogen één fiche gemeen hebben.
    .source = Extra toelichting (gedrukt)
RUL-SEQ-50 =
    Ze tellen allemaal tegelijk, zolang geen twee ervan meer dan één vakje delen. Met twee partijen is het
    spel daarmee meteen gewonnen.
    .question = Wat als één fiche twee of meer sequences voltooit?
    .reason = Ze delen precies het vakje van dat fiche, en dat staan SEQ-57 en SEQ-58 toe.
RUL-SEQ-54 =
    Ja, een partij mag dezelfde hoek voor beide sequences gebruiken. Of de hoek als het ene gedeelde vakje
    telt, maakt niet uit.
    .question = Mag een hoek het gedeelde vakje zijn, en telt die als gedeeld?
    .reason =
        Twee sequences van een partij die een hoek delen, hebben geen ander vakje gemeen: lijnen in
        verschillende richtingen raken elkaar maar één keer, en op één lijn bevat maar één vijftal een
        bepaalde hoek.
RUL-SEQ-55 =
    Nee; dat is geen tweede sequence.
    .question = Mogen twee sequences twee of meer vakjes delen?
    .reason = SEQ-57 staat er één toe.
RUL-SEQ-58 =
    Nee, en het is nooit van belang, want een partij met twee sequences heeft gewonnen.
    .question = Is een fiche dat bij twee sequences hoort bijzonder?
    .reason = Geen partij heeft meer dan twee sequences nodig; zie SEQ-18.
RUL-SEQ-60 =
    Nee. De eerste sequence wint.
    .question = Maakt delen iets uit bij drie partijen?
    .reason = Bij drie partijen is één sequence genoeg; zie SEQ-18.


## Team talk and coaching

SEQ-59 =
    Coachen is in een teamspel verboden: niemand mag een teamgenoot waarschuwen die op het punt staat een
    fout te maken.
    .source = Spelen met teams (gedrukt)
SEQ-60 =
    De straf voor coachen: elk lid van dat team levert een handkaart naar keuze in op de eigen aflegstapel.
    Er wordt geen kaart voor gepakt.
    .source = Spelen met teams (gedrukt; dat er niets gepakt wordt, is afgeleid)
SEQ-61 =
    Spelers mogen niet met elkaar overleggen over hun kaarten, tenzij dat voor het spel is afgesproken. Er
    staat geen straf op.
    .source = Extra toelichting (gedrukt; er wordt geen straf genoemd)
RUL-SEQ-70 =
    Zolang overleg verboden is, hebben teams geen eigen kanaal; de chat van de tafel is voor iedereen te
    lezen en wordt bewaard. Elk signaal dat een teamgenoot waarschuwt of raad geeft, is coachen, of het nu
    via chat, stem, een ping of een emoji gaat.
    .question = Hoe wordt coachen voorkomen?
    .reason = SEQ-59 en SEQ-61 verbieden het.
RUL-SEQ-71 =
    Een speler van een andere partij kan een klacht indienen dat een team gecoacht heeft; tegen elk team is
    er hoogstens één klacht tegelijk open. De klacht is gegrond als een lid van dat team het toegeeft of de
    host van de tafel zo beslist; anders wordt ze zonder gevolg afgewezen. Intussen gaat het spel door, en
    met het einde van het spel vervallen open klachten. Het programma zelf oordeelt nooit over wat er gezegd
    is. Standaard bestaat de straf alleen in de Harry Potter-editie; coaching_penalty kan haar aan- of
    uitzetten.
    .question = Hoe dien je een klacht over coachen in?
    .reason = Het gaat zoals aan een echte tafel.
RUL-SEQ-72 =
    Meteen, tussen twee acties. Het spel wacht tot elk lid van het team een kaart gekozen heeft om in te
    leveren; dat mag elke kaart zijn, ook een boer. Ze wordt niet vervangen, en een kaart die iemand nog
    tegoed heeft, blijft tegoed. Is de tijd om of is het teamlid vertrokken, dan wordt er een willekeurige
    kaart genomen.
    .question = Hoe wordt de straf uitgevoerd?
    .reason = SEQ-60 vraagt elk lid van het team om een kaart.
RUL-SEQ-73 =
    Een laatste kaart moet worden ingeleverd; een lege hand levert niets in. Zonder teams geldt de regel
    over coachen niet.
    .question = Hoe zit het met teamleden met één kaart of geen, en met spellen zonder teams?
    .reason = De regel spreekt van teamgenoten en van elk lid van het team.
RUL-SEQ-74 =
    Dat wordt voor het spel geregeld en ligt daarna vast. Staat team_talk op ‘allowed’, dan heeft elk team
    een eigen kanaal; met ook share_hands aan zien teamgenoten elkaars hand. Op verboden overleg staat in
    deze editie geen straf, tenzij coaching_penalty aan staat.
    .question = Hoe spreekt een tafel van de klassieke editie af dat overleg mag?
    .reason = SEQ-61 vraagt om een afspraak voor het spel en noemt geen straf.
RUL-SEQ-75 =
    Niet volgens het boekje. De optie team_talk is er toch; bij zo’n tafel staat dat er met een huisregel
    wordt gespeeld, en de straf is uit.
    .question = Mag een tafel van de Harry Potter-editie afspreken dat overleg mag?
    .reason = SEQ-59 laat geen uitzondering toe.


## End of the game

SEQ-62 =
    De eerste partij die de benodigde sequences heeft, wint meteen, en het spel is afgelopen. SEQ-18 zegt
    hoeveel dat er zijn.
    .source = Doel van het spel en Einde van het spel (gedrukt)
SEQ-63 =
    Als de trekstapel op is, eindigt het spel in gelijkspel: niemand wint.
    .source = Tijdens het spel (gedrukt; het Nederlands geeft het precieze moment)
SEQ-64 =
    Na zo’n gelijkspel gaan alle fiches van het bord en kan er een nieuw spel volgen.
    .source = Tijdens het spel (gedrukt)
SEQ-65 =
    Het klassieke boekje zegt niet wat er gebeurt als de trekstapel op raakt. RUL-SEQ-66 vult dat aan.
    .source = In geen enkele taal gedrukt
RUL-SEQ-61 =
    De overwinning gaat voor. De winnaar pakt geen kaart meer, kaarten die nog tegoed waren vervallen, en
    elke verdere actie wordt geweigerd.
    .question = Wat als een zet het spel wint terwijl er nog kaarten gepakt moeten worden?
    .reason = SEQ-62 beëindigt het spel meteen.
RUL-SEQ-62 =
    Als de laatste kaart gepakt wordt. Staat exhaustion_timing op on_needed_draw, dan eindigt het spel pas
    als er een kaart nodig is en ontbreekt: op het moment dat een speler een kaart tegoed heeft, ook als
    spelers zelf pakken.
    .question =
        Eindigt het Harry Potter-spel als de laatste kaart gepakt wordt, of als er een kaart nodig is en
        ontbreekt?
    .reason =
        De Nederlandse tekst zegt het precies zo, en de andere spreken van een stapel zonder kaarten. Geen
        enkele spreekt van een kaart die nodig is en ontbreekt.
RUL-SEQ-63 =
    Ook dan eindigt het spel meteen; de speler die ruilde, komt niet meer aan spelen toe.
    .question = Wat als de laatste kaart gepakt wordt bij het ruilen van een dode kaart?
    .reason = Het boekje maakt geen verschil tussen de ene kaart pakken en de andere.
RUL-SEQ-64 =
    Ja, het blijft gelijkspel. Staat exhaustion_tiebreak op most_sequences, dan wint de partij met meer
    sequences.
    .question = Is het ook gelijkspel als één partij een sequence meer heeft?
    .reason = Het boekje biedt geen manier om de gelijke stand te doorbreken.
RUL-SEQ-65 =
    Het spel wordt als gelijkspel vastgelegd, en de tafel biedt een revanche aan met dezelfde plaatsen en
    een nieuwe loting.
    .question = Begint er na een gelijkspel automatisch een nieuw spel?
    .reason =
        SEQ-64; de Franse tekst zegt alleen dat er een nieuw spel kan beginnen, en een digitale tafel hoort
        dat te vragen.
RUL-SEQ-66 =
    Op het moment dat de laatste kaart gepakt wordt, worden alle aflegstapels tot een nieuwe trekstapel
    geschud, met de boeren en alle geruilde of ingeleverde kaarten. Handen en bord blijven zoals ze zijn. De
    optie pile_exhausted kan dit veranderen: ‘reshuffle’ doet het in beide edities zo, draw_game beëindigt
    het spel als gelijkspel, en met play_on gaat het spel verder zonder kaarten te pakken.
    .question = Wat gebeurt er in de klassieke editie als de trekstapel op raakt?
    .reason = Het is de officiële Amerikaanse regel.
RUL-SEQ-67 =
    Er worden geen kaarten meer gepakt, en niemand heeft er een tegoed. De spelers spelen hun hand leeg; kan
    niemand meer spelen, dan maakt RUL-SEQ-17 een einde aan het spel.
    .question = Hoe gaat het spel verder zonder trekstapel, als pile_exhausted op play_on staat?
    .reason = De optie heeft een einde nodig.


## Leaving and time

RUL-SEQ-76 =
    De plaats wacht. Zonder tijdslimiet gebeurt er verder niets. Met een tijdslimiet wordt er een
    willekeurige geldige actie gedaan zodra de tijd om is, en wordt de kaart gepakt; ruilen of passen
    gebeurt alleen als er niets anders kan.
    .question = Wat als een speler de verbinding verliest?
    .reason = De boekjes zeggen er niets over.
RUL-SEQ-77 =
    Een invaller, mens of bot, mag de plaats en de hand overnemen. Zonder invaller wordt de plaats voortaan
    overgeslagen; de hand wordt apart gelegd zonder op een aflegstapel te komen, en de fiches blijven
    liggen. Zijn alle plaatsen van een partij leeg, dan ligt die partij eruit; haar fiches blijven liggen en
    kunnen nog worden weggehaald, tenzij ze vergrendeld zijn. Het benodigde aantal sequences verandert niet.
    Staat on_leave op ‘skip’, dan is er geen invaller; met ‘abort’ eindigt het spel.
    .question = Wat als een speler voorgoed vertrekt?
    .reason = Dat is eerlijk tegenover wie blijft.
RUL-SEQ-78 =
    Die wint reglementair.
    .question = Wat als er nog maar één partij over is?
    .reason = Er is niemand meer om tegen te spelen.
RUL-SEQ-79 =
    Een partij mag opgeven als alle aanwezige leden het ermee eens zijn. Met twee partijen wint de andere;
    met drie is het alsof de partij vertrokken is.
    .question = Kan een partij opgeven?
    .reason = Een verloren spel hoef je niet uit te spelen, maar één lid kan niet voor de anderen opgeven.


## Where the editions differ

difference-sequence-chip-colours = Kleuren van de fiches
    .harry-potter-2021 = goud en onyx, zilver voor een derde partij
    .classic-2022 = blauw en groen, rood voor een derde partij
difference-sequence-chip-supply = Aantal fiches
    .harry-potter-2021 = 50, 50 en 35
    .classic-2022 = hetzelfde
difference-sequence-chip-faces = Kanten van een fiche
    .harry-potter-2021 = de ene kant als het gelegd wordt, de andere in een voltooide sequence
    .classic-2022 = niet genoemd; het scherm toont in plaats daarvan een slotje
difference-sequence-suits = Kaartkleuren
    .harry-potter-2021 = vier afdelingen
    .classic-2022 = vier kaartkleuren
difference-sequence-player-numbers = Aantallen spelers
    .harry-potter-2021 = als regel vermeld
    .classic-2022 = alleen te zien aan de lijst met aantallen kaarten
difference-sequence-start-drawers = Wie er trekt voor het begin
    .harry-potter-2021 = elke speler
    .classic-2022 = elke partij
difference-sequence-start-card = Welke kaart beslist
    .harry-potter-2021 = de laagste, en die wijst de deler aan
    .classic-2022 = de hoogste, en die wijst de partij aan die begint
difference-sequence-start-ace = De aas bij die loting
    .harry-potter-2021 = hoog, zo staat het er
    .classic-2022 = niet vermeld; hoog volgens onze beslissing
difference-sequence-start-tie = Gelijke stand bij die loting
    .harry-potter-2021 = niet vermeld; opnieuw trekken volgens onze beslissing
    .classic-2022 = opnieuw trekken, zo staat het er
difference-sequence-first-turn = Eerste beurt
    .harry-potter-2021 = de speler links van de deler
    .classic-2022 = de partij die begint; welk lid staat er niet bij
difference-sequence-forgotten-draw = Een vergeten kaart is verloren
    .harry-potter-2021 = zodra de volgende speler iets doet
    .classic-2022 = zodra de volgende speler een zet heeft gedaan en een kaart heeft gepakt
difference-sequence-lost-draw = Wat je verliest
    .harry-potter-2021 = minder kaarten dan de anderen
    .classic-2022 = één kaart; het effect is hetzelfde
difference-sequence-dead-card = Dode kaart
    .harry-potter-2021 = beide vakjes zijn bezet; je zegt het hardop; één per beurt
    .classic-2022 = niet te spelen; niet aangekondigd; alleen in het Nederlands één per beurt
difference-sequence-jack-turn = Een boer is de hele beurt
    .harry-potter-2021 = vermeld
    .classic-2022 = verondersteld
difference-sequence-no-replacement = Geen fiche in de plaats van een weggehaald fiche
    .harry-potter-2021 = verondersteld
    .classic-2022 = vermeld
difference-sequence-same-line = Meerdere sequences in één rij of kolom
    .harry-potter-2021 = toegestaan, zo staat het er
    .classic-2022 = niet genoemd; toegestaan volgens onze beslissing
difference-sequence-sharing = Delen van vakjes
    .harry-potter-2021 = hoogstens één vakje van de eerste sequence
    .classic-2022 = twee kruisende sequences mogen één fiche delen
difference-sequence-coaching = Overleg tussen teamgenoten
    .harry-potter-2021 = streng verboden; elk lid van het team levert een kaart in
    .classic-2022 = verboden, tenzij voor het spel afgesproken; geen straf
difference-sequence-empty-pile = Lege trekstapel
    .harry-potter-2021 = niemand wint; de fiches gaan van het bord en er volgt een nieuw spel
    .classic-2022 = niet vermeld; de aflegstapels worden geschud volgens onze beslissing


## Where the printed languages differ

reading-sequence-harry-potter-2021-forgotten-draw = Wanneer een vergeten kaart verloren is
    .difference =
        Engels en Italiaans: als de volgende speler een zet doet. Portugees: speelt. Frans en Spaans:
        begonnen is. Nederlands, Duits en Pools: als de volgende beurt begint.
    .reading = Verloren met de eerste aanvaarde actie van de volgende speler, een ruil of een zet.
    .reason =
        Een beurt wordt zichtbaar met de eerste actie. Als het al genoeg was dat de beurt overgaat, kon
        niemand ooit op tijd een kaart pakken.
reading-sequence-harry-potter-2021-empty-pile = Wanneer de lege stapel het spel beëindigt
    .difference =
        Nederlands: zodra de laatste kaart gepakt wordt. Alle andere: als er geen kaarten meer zijn.
    .reading = Meteen, als de laatste kaart gepakt wordt.
    .reason = Het Nederlands zegt precies wat de andere bedoelen.
reading-sequence-harry-potter-2021-new-game = Na een gelijkspel
    .difference = Frans: er kan een nieuw spel beginnen. Alle andere: er wordt een nieuw spel begonnen.
    .reading = Het is gelijkspel, en er wordt een revanche aangeboden.
    .reason = Een digitale tafel hoort het de spelers te vragen.
reading-sequence-harry-potter-2021-dead-card-limit = Hoeveel dode kaarten per beurt
    .difference =
        Spaans en Nederlands: hoogstens één. Engels, Frans, Duits, Portugees en Pools: een opmerking tussen
        haakjes, één kaart per beurt. Italiaans: daarna wordt de beurt gespeeld zonder nog een kaart te
        pakken.
    .reading = Eén ruil per beurt, en aan het einde van de beurt pak je nog gewoon een kaart.
    .reason =
        Het Italiaans leest de opmerking verkeerd; je hand zou door een gewone ruil kleiner worden. Het
        Spaans is duidelijk, en de Amerikaanse regels zeggen hetzelfde.
reading-sequence-harry-potter-2021-dead-card-duty = Of je een dode kaart moet ruilen
    .difference = Italiaans: de speler zal haar afleggen. Alle andere: mag.
    .reading = Vrije keuze, tenzij er geen geldige zet is.
    .reason = Zeven talen zijn het eens.
reading-sequence-harry-potter-2021-corner = Hoeken
    .difference = Italiaans: te gebruiken als er een fiche van jou ligt. Alle andere: alsof het er ligt.
    .reading = Alsof het er ligt.
    .reason =
        Het Italiaans vergist zich; de volgende zin, vier fiches zijn genoeg, vraagt om de andere lezing.
reading-sequence-harry-potter-2021-matching-space = Waar je een kaart mag spelen
    .difference = Spaans: elk vakje dat niet bezet is. Alle andere: een van de twee vakjes van die kaart.
    .reading = Een van de twee vakjes met de kaart.
    .reason = In het Spaans ontbreken de woorden voor ‘van de kaart’.
reading-sequence-harry-potter-2021-wild-target = Waar je een jokerboer mag spelen
    .difference = Spaans: elk vakje. Alle andere: elk vrij vakje.
    .reading = Elk vrij vakje.
    .reason = Een bezet vakje is nooit vrij.
reading-sequence-harry-potter-2021-removal = Wiens fiche wordt weggehaald
    .difference =
        De woorden lopen uiteen van het fiche van de tegenstander tot een vijandelijk fiche naar keuze of
        een fiche van het andere team of de andere speler.
    .reading = Elk fiche van een andere partij dat niet vergrendeld is.
    .reason = Met drie partijen zijn er twee tegenstanders.
reading-sequence-harry-potter-2021-sharing = Wat twee sequences mogen delen
    .difference = Nederlands: één fiche van de vorige sequence. Alle andere: één vakje.
    .reading = Eén vakje; een hoek is ook een vakje.
    .reason = In de praktijk maakt het geen verschil.
reading-sequence-harry-potter-2021-same-line = Meerdere sequences op één lijn
    .difference =
        Spaans: alsof het een nieuwe sequence was. Alle andere: nog een in een rij of kolom waar er al een
        ligt.
    .reading = In elke richting toegestaan, ook diagonaal.
    .reason = De grens aan het delen voorkomt al misbruik.
reading-sequence-harry-potter-2021-coaching = Wat als coachen telt
    .difference =
        Engels, Frans, Nederlands, Duits en Pools: iets zeggen. Spaans en Portugees: waarschuwen. Italiaans:
        op welke manier dan ook waarschuwen. Het Nederlands verbiedt bovendien elk overleg.
    .reading = Elk signaal telt.
    .reason = Gebaren bestaan digitaal niet, maar chat, stem en pings wel.
reading-sequence-harry-potter-2021-seating = Plaatsen
    .difference =
        Pools: teams moeten om en om spelen. Alle andere: om en om zitten. Het Portugees telt de
        tegenstanders aan weerskanten, twee of vier.
    .reading = Om en om; bij drie teams elke derde plaats.
    .reason = Het komt op hetzelfde neer.
reading-sequence-harry-potter-2021-player-numbers = Aantallen spelers
    .difference = Italiaans: 2 tot 12 spelers die in twee of drie teams te verdelen zijn.
    .reading = Elk aantal van 2 tot en met 12 dat door 2 of door 3 deelbaar is.
    .reason = Het zijn dezelfde aantallen.
reading-sequence-harry-potter-2021-colours = Naam van een kleur
    .difference = Spaans: zwart. Alle andere: onyx.
    .reading = Onyx.
    .reason = Het zijn dezelfde fiches.
reading-sequence-harry-potter-2021-jack-persons = Personages op de boeren
    .difference =
        Het Portugees koppelt elk personage aan een afdeling. Alle andere noemen afdelingen en personages in
        dezelfde volgorde.
    .reading =
        Ron Wemel bij Griffoendor, Sneep bij Zwadderich, Tops bij Huffelpuf, Zwamdrift bij Ravenklauw.
    .reason = Het Portugees is er duidelijk over.
reading-sequence-harry-potter-2021-spelling = Vreemde woorden
    .difference =
        Het Portugees heeft verminkte woorden voor joker en boer; het Pools spreekt van een
        sequence-symbool.
    .reading = Geen eigen betekenis.
    .reason = Het zijn drukfouten.

reading-sequence-classic-2022-end-draw = Een kaart pakken aan het einde van de beurt
    .difference =
        Het Engels waarschuwt alleen dat je de kaart niet moet vergeten. Alle andere zeggen dat je haar
        pakt.
    .reading = Je pakt één kaart.
    .reason = In het Engels is een zin weggevallen; zonder die zin is de waarschuwing zinloos.
reading-sequence-classic-2022-forgotten-draw = Wanneer een vergeten kaart verloren is
    .difference =
        Engels, Italiaans, Spaans en Portugees: de volgende speler heeft een zet gedaan en een kaart gepakt.
        Frans, Nederlands, Duits en Pools: een fiche gelegd en een kaart gepakt.
    .reading = Een fiche weghalen met een boer is ook een zet.
    .reason = Anders zou een boer het recht verlengen.
reading-sequence-classic-2022-whose-card = Wiens kaart de volgende speler pakt
    .difference = Spaans en Portugees: jouw kaart. Alle andere: de eigen kaart.
    .reading = De eigen kaart aan het einde van de eigen beurt.
    .reason = Het is een vergissing van één woord.
reading-sequence-classic-2022-loss = Wat je verliest
    .difference = Frans: het recht is voorgoed weg.
    .reading = Alleen die ene kaart; in latere beurten pak je gewoon weer.
    .reason = Dezelfde zin spreekt van één kaart minder, niet van geen kaarten meer.
reading-sequence-classic-2022-how-long = Voor hoe lang
    .difference =
        Engels, Italiaans en Pools: je speelt het spel uit met één kaart minder. Alle andere: je speelt zo
        verder.
    .reading = Tot het einde van het spel.
    .reason = Het betekent hetzelfde.
reading-sequence-classic-2022-dead-card-limit = Hoeveel dode kaarten per beurt
    .difference = Nederlands: maar één. Alle andere zwijgen erover.
    .reading = Eén.
    .reason =
        Alleen het Nederlands heeft het erover; de Harry Potter-editie en de Amerikaanse regels zeggen
        hetzelfde.
reading-sequence-classic-2022-dead-card = Wat een dode kaart is
    .difference = Nederlands: een kaart zonder vrij vakje. Zes talen: een kaart die niet te spelen is.
    .reading = Een kaart zonder vrij vakje; boeren zijn nooit dood.
    .reason = Het Nederlands is nauwkeurig, en de Amerikaanse regels zeggen hetzelfde.
reading-sequence-classic-2022-dead-card-missing = De ontbrekende regel
    .difference =
        Het Pools heeft geen regel over dode kaarten; op die plaats staat de alinea over de loting voor de
        tweede keer.
    .reading = De regel geldt.
    .reason = Het is een drukfout.
reading-sequence-classic-2022-sharing = Welke sequences mogen delen
    .difference =
        Engels, Duits en Italiaans: sequences die elkaar snijden. Frans, Nederlands, Spaans en Portugees:
        sequences die elkaar kruisen. Pools: sequences die haaks op elkaar staan.
    .reading =
        Elke twee sequences van één partij mogen één vakje gemeen hebben, in welke richting ze ook lopen.
    .reason =
        Diagonalen moeten elkaar kunnen kruisen, dus het Pools is te eng. Zie voor twee sequences op
        dezelfde lijn de beslissing, waar een optie bij hoort.
reading-sequence-classic-2022-consultation = Overleg
    .difference =
        Spaans en Portugees: spelers mogen elkaars kaarten niet bekijken, tenzij afgesproken. Alle andere:
        niet overleggen over de kaarten, tenzij afgesproken.
    .reading = Beide is verboden; overleg en open handen zijn los van elkaar toe te staan.
    .reason = Dit dekt beide versies.
reading-sequence-classic-2022-wild-target = Waar je een jokerboer mag spelen
    .difference =
        Spaans en Portugees: elk vakje dat je wilt, ook zonder de kaart ervan. Alle andere: een vrij vakje.
    .reading = Alleen een vrij vakje.
    .reason = Een bezet vakje is nooit vrij.
reading-sequence-classic-2022-removal = Wiens fiche wordt weggehaald
    .difference =
        Spaans en Portugees: dat van elke speler die je wilt. Alle andere: dat van een tegenstander.
    .reading = Een fiche van een andere partij, nooit een van jezelf.
    .reason = Zes talen zijn het eens.
reading-sequence-classic-2022-replacement = Het vakje van het weggehaalde fiche
    .difference =
        Italiaans: je kunt er geen eigen fiche leggen. Het Pools zegt niets. Alle andere: het fiche wordt
        niet vervangen.
    .reading = Je legt in die beurt geen fiche.
    .reason = Het Italiaans is het duidelijkst.
reading-sequence-classic-2022-teams = Teams
    .difference =
        Spaans en Portugees: met meer dan drie spelers speel je in paren in twee of drie teams. Het
        Italiaans en het Pools zeggen niet dat de teams gelijk zijn.
    .reading = Gelijke teams van elke mogelijke grootte.
    .reason = De lijst met aantallen kaarten gaat tot 12 spelers.
reading-sequence-classic-2022-hand-sizes = Lijst met aantallen kaarten
    .difference = Italiaans, Spaans en Portugees: 10 tot 12 spelers. Alle andere: 10 of 12.
    .reading = Met 11 spelers gaat het niet.
    .reason = 11 is niet in gelijke teams te verdelen.
reading-sequence-classic-2022-goal = Wie er wint
    .difference = Spaans en Portugees: de eerste speler. Alle andere: de eerste speler of het eerste team.
    .reading = De eerste partij.
    .reason = Beide teksten noemen teams als ze het einde van het spel beschrijven.
reading-sequence-classic-2022-starter = Wie er begint
    .difference =
        Pools: de speler die de hoogste kaart trok. Nederlands en Portugees: degene die haar trok. Het
        Spaans is op beide manieren te lezen. Engels, Frans, Duits en Italiaans: het team.
    .reading = Het team; het lid dat ervoor trok, opent het spel.
    .reason = Dat voldoet aan allebei.
reading-sequence-classic-2022-tie = Gelijke stand bij de loting
    .difference = Engels en Nederlands: opnieuw trekken. Alle andere: een tweede of andere kaart nemen.
    .reading = Wie gelijkstaat, trekt opnieuw.
    .reason = Het betekent hetzelfde.
reading-sequence-classic-2022-directions = Richtingen van een sequence
    .difference = Het Pools noemt geen richtingen. Alle andere: horizontaal, verticaal of diagonaal.
    .reading = Alle drie.
    .reason = Zeven talen zijn het eens.
reading-sequence-classic-2022-seating = Plaatsen
    .difference =
        Pools: teamgenoten zitten aan tegenoverliggende kanten van het bord, afgewisseld met tegenstanders.
        Alle andere: om en om.
    .reading = Om en om; bij drie teams elke derde plaats.
    .reason = Tegenover elkaar zitten past alleen bij vier spelers.
reading-sequence-classic-2022-corners = Naam van de hoeken
    .difference = In het Nederlands heten ze bonusvakjes, in de andere talen jokervakjes.
    .reading = Geen verschil.
    .reason = Alleen de naam is anders.
reading-sequence-classic-2022-contents = Kleur van de derde fiches
    .difference = Italiaans: 35 ‘groene rode’ fiches. Alle andere: 35 rode.
    .reading = 35 rode fiches.
    .reason = Het is een drukfout.


## Options

option-sequence-teams =
    Het aantal teams. Alleen bij 6 of 12 spelers valt er te kiezen.
option-sequence-colours =
    De kleuren van de partijen als lijst, partij voor partij. De derde kleur is alleen voor een derde
    partij.
option-sequence-starter =
    Welk lid van het beginnende team in een teamspel van de klassieke editie de eerste beurt heeft: degene
    die de kaart trok, of een willekeurig lid.
option-sequence-draw_mode =
    Of spelers zelf hun kaart pakken en dat kunnen vergeten, of dat de kaart voor hen wordt gepakt.
option-sequence-draw_grace =
    Hoeveel seconden een bot wacht tot de menselijke speler vóór hem een kaart pakt.
option-sequence-forgotten_draw =
    Wanneer een vergeten kaart verloren is: volgens de editie, met de eerste actie van de volgende speler,
    nadat de volgende speler zelf een kaart heeft gepakt, of nooit door toedoen van anderen.
option-sequence-exchange_limit =
    Hoeveel dode kaarten je in één beurt mag ruilen.
option-sequence-jack_exchange =
    Of je een boer die niet te spelen is, mag ruilen; dat is de letterlijke lezing van de meeste klassieke
    teksten.
option-sequence-empty_hand =
    Of een speler zonder kaarten wordt overgeslagen, of in plaats van een beurt één kaart pakt.
option-sequence-collinear_share =
    Of twee sequences op dezelfde lijn het vakje mogen delen waar ze elkaar raken.
option-sequence-long_line_lock =
    Of alleen de vijf fiches van de sequence vergrendeld worden, of elk fiche van die partij in de
    ononderbroken lijn.
option-sequence-long_line_choice =
    Of de speler de vijf van een lange lijn kiest, of dat de eerste vijf gelden.
option-sequence-pile_exhausted =
    Wat er gebeurt als de trekstapel op raakt: volgens de editie (gelijkspel in de Harry Potter-editie, een
    nieuwe stapel uit de aflegstapels in de klassieke editie), altijd een nieuwe stapel, altijd gelijkspel, of
    doorspelen zonder kaarten te pakken.
option-sequence-exhaustion_timing =
    Of een spel dat met de trekstapel eindigt, afloopt als de laatste kaart gepakt wordt, of als er een
    kaart nodig is en ontbreekt.
option-sequence-exhaustion_tiebreak =
    Of zo’n spel altijd gelijkspel is, of gewonnen wordt door de partij met meer sequences.
option-sequence-limit_chips =
    Of het gedrukte aantal fiches een grens is.
option-sequence-team_talk =
    Of teamgenoten mogen overleggen. In de Harry Potter-editie is dat een huisregel.
option-sequence-share_hands =
    Of teamgenoten elkaars hand zien. Daarvoor moeten teamgenoten ook mogen overleggen.
option-sequence-coaching_penalty =
    Of coachen een kaart kost: volgens de editie (aan in de Harry Potter-editie, uit in de klassieke
    editie), altijd, of nooit.
option-sequence-turn_limit =
    Hoe lang een beurt mag duren: onbeperkt, of een aantal seconden.
option-sequence-on_leave =
    Wat er gebeurt als een speler voorgoed vertrekt: een invaller mag het overnemen, de plaats wordt
    overgeslagen, of het spel eindigt.
option-sequence-breakable_sequences =
    Of anti-jokerboeren voltooide sequences mogen verbreken; dat is een huisregel.


## Procedures

procedure-sequence-board = Het bord
    .text =
        De rijen zijn van boven naar beneden genummerd van 0 tot en met 9, de kolommen van links naar rechts
        van 0 tot en met 9. Een kaart wordt geschreven als haar waarde (A voor aas, K voor koning, Q voor
        vrouw) en de Engelse beginletter van haar kaartkleur: S voor schoppen, H voor harten, D voor ruiten,
        C voor klaveren. De vier hoeken tonen geen kaart. De Harry Potter-editie gebruikt hetzelfde bord met
        afdelingen in plaats van kaartkleuren; zie RUL-SEQ-02 en RUL-SEQ-03.

        | | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |
        |---|---|---|---|---|---|---|---|---|---|---|
        | **0** | hoek | 2S | 3S | 4S | 5S | 6S | 7S | 8S | 9S | hoek |
        | **1** | 6C | 5C | 4C | 3C | 2C | AH | KH | QH | 10H | 10S |
        | **2** | 7C | AS | 2D | 3D | 4D | 5D | 6D | 7D | 9H | QS |
        | **3** | 8C | KS | 6C | 5C | 4C | 3C | 2C | 8D | 8H | KS |
        | **4** | 9C | QS | 7C | 6H | 5H | 4H | AH | 9D | 7H | AS |
        | **5** | 10C | 10S | 8C | 7H | 2H | 3H | KH | 10D | 6H | 2D |
        | **6** | QC | 9S | 9C | 8H | 9H | 10H | QH | QD | 5H | 3D |
        | **7** | KC | 8S | 10C | QC | KC | AC | AD | KD | 4H | 4D |
        | **8** | AC | 7S | 6S | 5S | 4S | 3S | 2S | 2H | 3H | 5D |
        | **9** | hoek | AD | KD | QD | 10D | 9D | 8D | 7D | 6D | hoek |

        Het bord heeft 192 rechte vijftallen van vakjes: 60 horizontaal, 60 verticaal en 36 in elke
        diagonale richting. Twaalf daarvan bevatten een hoek, drie voor elke hoek, en geen enkel bevat er
        twee.
procedure-sequence-actions = Wie wat mag doen
    .text =
        | Actie | Wie | Wanneer |
        |---|---|---|
        | Een kaart op een vakje spelen | de speler aan de beurt | één keer per beurt; een anti-jokerboer haalt het fiche daar weg, elke andere kaart legt er een |
        | Een dode kaart ruilen | de speler aan de beurt | vóór de zet, één keer per beurt |
        | Een kaart pakken | de speler die een kaart tegoed heeft | na de zet, tot het recht vervalt |
        | De vijf van een lange lijn kiezen | de speler die net het fiche gelegd heeft | alleen zolang er iets te kiezen valt; al het andere wacht erop |
        | Passen | de speler aan de beurt | alleen zoals in RUL-SEQ-16; een lege hand past vanzelf |
        | Een kaart inleveren | elk lid van een team met straf | zolang de straf openstaat; al het andere wacht erop |
        | Een klacht over coachen indienen, het toegeven, erover beslissen | zie RUL-SEQ-71 | op elk moment in een teamspel |
        | Vertrekken, opgeven | elke speler; bij opgeven alle aanwezige leden van een partij | op elk moment |
procedure-sequence-resolution = Volgorde van afhandeling
    .text =
        Een aanvaarde zet wordt in deze volgorde afgehandeld:

        1. Oudere rechten op een kaart vervallen waar ‘Recht op een kaart’ dat zegt.
        2. De kaart gaat naar de eigen aflegstapel van de speler.
        3. Het fiche wordt gelegd of weggehaald.
        4. Na een gelegd fiche worden sequences herkend, en de speler maakt de keuze als die er is.
        5. Heeft de partij nu de benodigde sequences, dan wint ze en eindigt het spel hier.
        6. De speler heeft een kaart tegoed. Staat draw_mode op ‘auto’, dan wordt die nu gepakt.
        7. De beurt gaat met de klok mee naar de volgende plaats.

        Telkens als er een kaart van de trekstapel gepakt is en er geen meer over is, geldt meteen "Lege
        trekstapel".
procedure-sequence-registration = Sequences herkennen
    .text =
        Een vakje telt voor een partij als er een fiche van die partij ligt of als het een hoek is. Als een
        partij een fiche gelegd heeft:

        1. Neem elk recht vijftal dat het nieuwe fiche bevat en waarvan alle vakjes voor de partij tellen.
           Laat de vijftallen weg die meer dan één vakje gemeen hebben met een sequence die de partij al
           heeft.
        2. Twee van deze vijftallen gaan samen als ze hoogstens één vakje gemeen hebben. In verschillende
           richtingen is dat altijd zo, want ze raken elkaar alleen bij het nieuwe fiche. In dezelfde
           richting alleen als het ene vijftal bij het nieuwe fiche eindigt en het andere daar begint.
        3. Zo veel vijftallen als er samen kunnen gaan, worden sequences. Heeft de partij dan de benodigde
           sequences, dan wint ze en hoeft niemand te kiezen.
        4. Kan dit op meer dan één manier en heeft de partij niet gewonnen, dan kiest de speler die het
           fiche gelegd heeft. Dat komt alleen voor als een partij de eerste van twee sequences krijgt uit
           een lijn van zes tot en met acht; met collinear_share uit ook uit een lijn van negen. Er wordt
           gekozen uit de vijftallen op die lijn die het nieuwe fiche bevatten.
        5. De vakjes van een sequence liggen daarna voor het hele spel vast, en de fiches erop zijn
           vergrendeld. Alle andere fiches, ook op dezelfde lijn, blijven onvergrendeld.

        Alleen een gelegd fiche leidt tot deze controle. Een vijftal dat één keer is weggelaten, kan later
        nooit meer een sequence worden.

        Nummer de tien vakjes van een rij, een kolom of een van de twee langste diagonalen van 1 tot en met
        10. Een tweede sequence op dezelfde lijn is alleen mogelijk als de eerste op 1–5, 2–6, 5–9 of 6–10
        ligt. Zo delen 2–6 en 6–10 één vakje, terwijl 1–5 en 6–10 er geen delen. Waar beide uiteinden van de
        lijn hoeken zijn, zijn acht fiches genoeg voor twee sequences.
procedure-sequence-draw-rights = Recht op een kaart
    .text =
        Dit is alleen van belang als draw_mode op ‘manual’ staat. Na elke zet heeft de speler een kaart
        tegoed.

        - **Harry Potter 2021**: het recht vervalt zodra een latere ruil of zet aanvaard is, gewoonlijk die
          van de volgende speler en uiterlijk die van jezelf. Er is op elk moment hoogstens één kaart
          tegoed.
        - **Klassiek 2022**: het recht vervalt zodra de kaart van een latere zet gepakt of verloren is, of
          zodra je eigen volgende ruil of zet aanvaard is. Meerdere spelers kunnen tegelijk een kaart tegoed
          hebben.
        - **Beide**: passen, een geweigerde actie, chat of het enkele feit dat de beurt is overgegaan, maakt
          aan geen enkel recht een einde. De kaart die je bij een ruil pakt, is geen kaart die je tegoed
          had: ze verbruikt geen recht op een kaart, en dat je haar pakt, doet er ook geen vervallen.
procedure-sequence-empty-pile = Lege trekstapel
    .text =
        - **Harry Potter 2021**: op het moment dat de laatste kaart gepakt wordt, aan het einde van een
          beurt of bij een ruil, en niemand gewonnen heeft, eindigt het spel in gelijkspel.
        - **Klassiek 2022**: op het moment dat de laatste kaart gepakt wordt, worden de aflegstapels van
          alle spelers samen geschud tot de nieuwe trekstapel. Het spel gaat verder.

        De opties pile_exhausted, exhaustion_timing en exhaustion_tiebreak veranderen dit.


## Refused actions

refusal-sequence-not_your_turn = Je bent niet aan de beurt.
refusal-sequence-card_not_in_hand = Je hebt die kaart niet.
refusal-sequence-cell_mismatch = Op dat vakje staat een andere kaart.
refusal-sequence-line_mismatch = Kies een van de aangeboden lijnen van vijf vakjes.
refusal-sequence-cell_occupied = Op dat vakje ligt al een fiche.
refusal-sequence-corner = Op een hoek kun je geen fiche leggen of weghalen.
refusal-sequence-empty_cell = Op dat vakje ligt geen fiche om weg te halen.
refusal-sequence-own_chip = Je kunt geen fiche van je eigen partij weghalen.
refusal-sequence-locked_chip = Je kunt geen fiche van een voltooide sequence weghalen.
refusal-sequence-not_dead = Die kaart is niet dood, dus je kunt die niet ruilen.
refusal-sequence-exchange_used = Je hebt deze beurt al een dode kaart geruild.
refusal-sequence-no_draw_owed = Je hebt geen kaart te pakken.
refusal-sequence-no_chips = Je partij heeft geen fiches meer om te leggen.
refusal-sequence-must_play = Je kunt een kaart spelen, dus je kunt niet passen.
refusal-sequence-must_exchange = Ruil je dode kaart voordat je past.
refusal-sequence-pending_choice = Eerst moeten de vijf vakjes van de lange lijn worden gekozen.
refusal-sequence-pending_forfeit = Eerst moet de straf voor coachen worden betaald.
refusal-sequence-game_over = Het spel is afgelopen.
refusal-sequence-pile_empty = De trekstapel is leeg, dus je kunt geen kaart ruilen.
refusal-sequence-no_choice = Er is geen lange lijn om uit te kiezen.
refusal-sequence-no_penalty = Er is geen straf te betalen.
refusal-sequence-not_available = Aan deze tafel kun je geen klacht over coachen indienen.
refusal-sequence-no_such_side = Die partij doet niet mee.
refusal-sequence-own_side = Je kunt je eigen partij niet beschuldigen.
refusal-sequence-claim_open = Tegen die partij loopt al een klacht.
refusal-sequence-no_claim = Die klacht bestaat niet.
refusal-sequence-not_host = Alleen de host van de tafel beslist over klachten.
refusal-sequence-seat_left = Je hebt het spel verlaten.
refusal-sequence-no_substitute = Aan deze tafel mag niemand een plaats overnemen.
refusal-sequence-already_conceded = Je hebt al ingestemd met opgeven.
