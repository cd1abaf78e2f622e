### The lessons of A Year at Hogwarts, in Dutch: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## A first turn

hogwarts-lesson-walk = Je eerste beurt
    .about = Gooi, loop en pak wat er ligt waar je stopt.
    .end = Eerst gooien, dan lopen, en het vakje waar je stopt telt. Torens, Brandstof en voorwerpen helpen je bij je missies.
hogwarts-lesson-walk-roll = Je bent Harry en staat bij de poort van Zweinstein. Een beurt begint met twee dobbelstenen. Gooi ze.
    .otherwise = Gooi de dobbelstenen: de knop licht op.
hogwarts-lesson-walk-walk = 1 en 3: je loopt precies 4 stappen. Waar je kunt stoppen, licht een vakje op. Op dit vakje krijg je een toverdrank: tik erop en loop erheen.
    .tower = Op een toren mag je eerder stoppen. Dat komt zo; haal nu eerst de toverdrank.
    .elsewhere = Daar mag je ook stoppen. Maar op het verlichte vakje krijg je een toverdrank.
    .step = Kies meteen het vakje waar je wilt stoppen; de stappen gaan vanzelf.
    .whole = Je moet de hele worp lopen. Alleen op torens en bij je eigen missies mag je eerder stoppen.
    .otherwise = Loop naar het verlichte vakje, 4 stappen verderop.
hogwarts-lesson-walk-again = Een toverdrank, voor een gevecht later. Je speelt hier alleen, dus je bent meteen weer aan de beurt. Gooi.
    .otherwise = Gooi de dobbelstenen voor je volgende beurt.
hogwarts-lesson-walk-tower = Nu zijn het 6 stappen. Maar op een toren mag je stoppen, hoeveel stappen je ook overhebt. Loop naar de verlichte toren.
    .other-tower = Dat is ook een toren, maar neem de verlichte.
    .elsewhere = Dan zijn al je stappen op. Op een toren mag je eerder stoppen: loop naar de verlichte.
    .step = Kies meteen de toren; de stappen gaan vanzelf.
    .otherwise = Loop naar de verlichte toren.
hogwarts-lesson-walk-floo = Vanaf een toren brengt Brandstof je naar een plek ver weg. De spiegel voor je missie ligt in Het Nest. Ga erheen.
    .elsewhere = Daar kun je ook heen, maar de spiegel ligt in Het Nest.
    .stay = Dan blijft de spiegel waar hij is. Gebruik de Brandstof.
    .otherwise = Tik op de kaart op Het Nest en bevestig.
hogwarts-lesson-walk-take = Daar is hij. Pak de spiegel; daarna ben je terug op je toren.
    .leave = Daar kwam je voor! Pak hem.
    .otherwise = Pak de spiegel.

## A mission

hogwarts-lesson-mission = Je missie
    .about = Zoek wat je nodig hebt en ga dan naar de goede plek.
    .end = Eerst het voorwerp, dan de plek, dan het gevecht. Hoe je vecht, leer je hierna.
hogwarts-lesson-mission-look = Dit is je missie, 50 punten waard: tem de hond. Je hebt de fluit nog niet; er staat bij waar die ligt. Gooi.
    .otherwise = Gooi de dobbelstenen.
hogwarts-lesson-mission-fetch = De fluit ligt 3 stappen verderop, en je hebt 3 gegooid. Loop erheen.
    .short = Je komt langs de toren, maar de fluit ligt één vakje verder.
    .elsewhere = Daar ligt geen fluit. Hij ligt op het verlichte vakje.
    .step = Kies meteen het vakje met de fluit; de stappen gaan vanzelf.
    .otherwise = Loop naar het verlichte vakje met de fluit.
hogwarts-lesson-mission-take = Pak de fluit. Je mag voorwerpen ook in het voorbijgaan pakken, twee per beurt, en er passen er zes in je tas.
    .leave = Zonder de fluit wordt het niets met je missie. Pak hem.
    .otherwise = Pak de fluit.
hogwarts-lesson-mission-ready = Nu heb je alles voor je missie. De plek is hiernaast: de westvleugel. Gooi.
    .otherwise = Gooi de dobbelstenen.
hogwarts-lesson-mission-place = Je gooide 6, en de westvleugel is maar 1 stap ver. Heb je alles voor een missie, dan mag je op die plek stoppen. Doe dat.
    .elsewhere = Je missie wacht in de westvleugel. Stop daar.
    .step = Kies meteen de westvleugel; de stappen gaan vanzelf.
    .otherwise = Loop naar de westvleugel: die licht op.
hogwarts-lesson-mission-attempt = Je bent op de goede plek en je hebt alles bij je. Begin aan de missie: er wacht al iemand.
    .otherwise = Begin aan de missie.

## A fight

hogwarts-lesson-fight = Een gevecht
    .about = Dobbelstenen, kaarten en een klap die je ziet aankomen.
    .end = Missie voltooid! Pas wel op: speel je alleen en verlies je het gevecht van een missie, dan verlies je het spel. Bekijk je kans voordat je begint.
hogwarts-lesson-fight-attempt = Je hebt de steen, en de professor wacht al. Begin aan de missie.
    .later = Dat kan, maar je hebt alles al.
    .otherwise = Begin aan de missie.
hogwarts-lesson-fight-dice = Hij heeft 7 LP. Je 4 dobbelstenen zijn raak vanaf 3, en elke treffer kost hem 1 LP. Val aan met de dobbelstenen.
    .keep = Een goede kaart! Bewaar hem voor het eind en gooi eerst.
    .healthy = Je bent nog niet gewond. Val aan met de dobbelstenen.
    .otherwise = Val aan met je dobbelstenen.
hogwarts-lesson-fight-shield = Drie treffers! Nu slaat hij terug: 4 LP. De klap is aangekondigd, dus je kunt antwoorden. Protego weert hem af.
    .pass = Dan verlies je 4 LP. Protego weert de klap af.
    .heal = Dat geeft je 3 LP, maar de klap komt toch. Protego weert hem af.
    .otherwise = Speel Protego.
hogwarts-lesson-fight-card = Er is je niets gebeurd. Hij heeft nog 4 LP, en Reducto kost hem er precies 4. Een kaart komt in plaats van je dobbelstenen: speel hem.
    .dice = Dan moeten alle vier de dobbelstenen raak zijn. Reducto is altijd raak.
    .heal = Je hebt al je LP nog. Speel Reducto.
    .otherwise = Speel Reducto.
hogwarts-lesson-fight-last = Hij is verslagen, maar slaat nog één keer toe. Je hebt 7 LP en verliest er 4, dus je blijft overeind. Incasseer de klap.
    .heal = Dat mag, maar met 3 LP win je ook. Bewaar de drank.
    .otherwise = Pas: dit kun je hebben.
hogwarts-lesson-fight-put = 60 punten! Wat je voor een missie hebt gebruikt, gaat ver weg, en jij kiest waarheen. Leg de steen op een verlichte plek.
    .elsewhere = Dat kan. Maar kies nu een van de verlichte plekken.
    .otherwise = Leg de steen op een van de verlichte plekken.

## School

hogwarts-lesson-school = Naar school
    .about = Een kaart in de leerlingenkamer, een examen in het klaslokaal.
    .end = 20 punten! Missies, examens, wedstrijden en goed gedrag leveren punten op. Met meer dan 210 en één missie is een snel spel uit.
hogwarts-lesson-school-room = Je bent in een leerlingenkamer. Hier trek je één kaart van een stapel die je zelf kiest. Met boeken verdien je punten bij examens: trek een boek.
    .behaviour = Dat kan punten opleveren of kosten. Neem vandaag een boek.
    .other-deck = Handig in een gevecht. Maar we willen examen doen: trek een boek.
    .otherwise = Trek een kaart van de boeken.
hogwarts-lesson-school-book = Je boek hoort bij het klaslokaal voor Verweer tegen de Zwarte Kunsten en is 20 punten waard. Dat lokaal is 3 stappen verderop. Gooi.
    .otherwise = Gooi de dobbelstenen.
hogwarts-lesson-school-classroom = Je hebt 3 gegooid. Loop naar het klaslokaal.
    .elsewhere = Je boek telt alleen in zijn eigen klaslokaal. Dat licht op.
    .step = Kies meteen het klaslokaal; de stappen gaan vanzelf.
    .otherwise = Loop naar het klaslokaal dat oplicht.
hogwarts-lesson-school-exam = Doe nu examen met je boek. Zakken kan niet.
    .pass = Dan laat je 20 punten liggen. Doe het examen.
    .otherwise = Doe examen met je boek.

## A duel

hogwarts-lesson-duel = Een duel
    .about = Tegen een leerling, en bij je laatste LP is het voorbij.
    .end = Win je een duel, dan trek je drie kaarten. Heb je nog maar 1 LP, dan heb je verloren en leg je er drie terug.
hogwarts-lesson-duel-dice = Op een duelvakje wacht een leerling: Ron, met 6 LP. Jij hebt er 3, en bij 1 LP is een duel verloren. Val aan met de dobbelstenen.
    .keep = Bewaar de spreuk voor het eind. Eerst de dobbelstenen.
    .early = Nog niet. Straks heb je de drank harder nodig.
    .otherwise = Val aan met je dobbelstenen.
hogwarts-lesson-duel-blow = Vier treffers! Ron slaat terug en dat kost je 1 LP. Dan heb je er nog 2, dus incasseer de klap.
    .early = 2 LP is nu genoeg. Bewaar de drank.
    .otherwise = Pas: dit kun je hebben.
hogwarts-lesson-duel-spell = Ron heeft nog 2 LP, en Expelliarmus kost hem er precies 2. Speel die kaart.
    .dice = De dobbelstenen kunnen missen. De spreuk niet.
    .early = Versla eerst Ron. De drank heb je meteen daarna nodig.
    .otherwise = Speel Expelliarmus.
hogwarts-lesson-duel-drink = Na zijn laatste klap heb je nog maar 1 LP, en dan is het duel verloren! Drink je toverdrank: 3 LP erbij.
    .pass = Dan heb je 1 LP en verlies je het duel. Drink de toverdrank.
    .otherwise = Speel het Wiggenweldbrouwsel.
hogwarts-lesson-duel-won = Gewonnen: een spreuk, een drank en een boek voor jou. Maar LP komen niet vanzelf terug. Gooi.
    .otherwise = Gooi de dobbelstenen.
hogwarts-lesson-duel-heal = Vakjes met een kruis geven LP. In de keukens krijg je er 2. Loop erheen, 3 stappen.
    .elsewhere = Je hebt LP nodig. Die krijg je op het verlichte vakje.
    .step = Kies meteen de keukens; de stappen gaan vanzelf.
    .otherwise = Loop naar de keukens.

## Voldemort Returns

hogwarts-lesson-returns = De terugkeer van Voldemort
    .about = Een ander spel op dezelfde kaart: helden tegen de duistere kant.
    .end = Vind de steen, vernietig alle zes de Gruzielementen en zoek dan Voldemort op. Wie zonder zijn voorwerp komt, verliest.
hogwarts-lesson-returns-roll = Jij bent Harry, Blaise is Pippeling. Er liggen zes Gruzielementen op de kaart, en met jouw zwaard kun je ze vernietigen. Gooi.
    .otherwise = Gooi de dobbelstenen.
hogwarts-lesson-returns-walk = In de Klokkentoren ligt een Gruzielement, 3 stappen verderop. Loop erheen.
    .elsewhere = Het Gruzielement ligt in de Klokkentoren. Die licht op.
    .step = Kies meteen de Klokkentoren; de stappen gaan vanzelf.
    .otherwise = Loop naar de verlichte toren.
hogwarts-lesson-returns-destroy = Jij en Blaise gooien elk één dobbelsteen. Is die van jou hoger, dan is het Gruzielement vernietigd. Sla toe!
    .pass = Dan blijft het heel. Sla toe met je zwaard.
    .otherwise = Probeer het Gruzielement te vernietigen.
hogwarts-lesson-returns-hide = Vernietigd: Voldemort is 1 LP zwakker. Maar Pippeling had alle vier de dingen: Voldemort is terug en zoekt de Zegevlier. Verstop die op een verlicht vakje.
    .near = Daar kan hij snel zijn. Kies een van de verlichte vakjes.
    .otherwise = Leg de Zegevlier op een verlicht vakje, ver bij hem vandaan.
hogwarts-lesson-returns-plan = Op torens staan nu Dooddoeners, en wie er een tegenkomt, vecht. Blaise heeft de Steen van Wederkeer hier neergelegd. Die heb je nodig voordat je Voldemort ontmoet.
