### The lessons of the Quidditch match, in Dutch: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## The Quaffle

quidditch-match-lesson-quaffle = De Slurk
    .about = Dobbelstenen zijn acties: vliegen, gooien, schieten.
    .end = Doelpunt! Voor elk doelpunt trek je een kaart voor de jacht. Met twee doelpunten win je de eerste ronde.
quidditch-match-lesson-quaffle-roll = Je beurt begint met twee dobbelstenen. Samen zeggen ze hoeveel je mag doen. Gooi.
    .otherwise = Gooi de dobbelstenen.
quidditch-match-lesson-quaffle-fetch = 4 acties. Een stap naar een vakje ernaast kost er 1, de bal oppakken niets. Vlieg met Jager 1 naar de Slurk.
    .other = Dat kan ook. Maar laat Jager 1 hem halen: je ziet zo waarom.
    .elsewhere = De Slurk ligt op het verlichte vakje. Jager 1 staat ernaast.
    .end = Je hebt nog acties. Haal de Slurk.
    .otherwise = Kies Jager 1 en tik op het verlichte vakje.
quidditch-match-lesson-quaffle-pass = Je hebt hem! Naast je staat Jager 2. Een worp naar een vakje ernaast kost 1 actie: gooi de Slurk.
    .nobody = Daar staat niemand van jou. Gooi hem naar Jager 2.
    .move = Vliegen kan ook, maar probeer een worp: naar Jager 2.
    .end = Je hebt nog acties. Gooi hem naar Jager 2.
    .otherwise = Kies eerst de worp en tik dan op het verlichte vakje.
quidditch-match-lesson-quaffle-line = Schieten mag alleen vanaf de lijn voor het doel. Nog één stap met Jager 2.
    .pass = Genoeg gegooid. Jager 2 vliegt naar de lijn.
    .elsewhere = Jager 2 heeft de bal en moet naar de lijn.
    .end = Je hebt nog acties. Vlieg naar de lijn.
    .far = Van hier is het te ver. Schiet vanaf de lijn voor het doel.
    .otherwise = Vlieg met Jager 2 naar het verlichte vakje.
quidditch-match-lesson-quaffle-shoot = Schiet nu! Jij en de Wachter gooien elk één dobbelsteen. Is die van jou hoger, dan is het een doelpunt.
    .move = Je staat hier goed. Schiet.
    .end = Niet zonder te schieten!
    .otherwise = Schiet op doel.

## The Bludger

quidditch-match-lesson-bludger = De Beuker
    .about = Je Drijvers stoppen wie de bal heeft.
    .end = Een speler minder voor Blaise, en de Slurk voor jou. Wie geen Jagers meer heeft, verliest de eerste ronde.
quidditch-match-lesson-bludger-roll = Een Jager van Blaise heeft de Slurk, vlak bij je doel. Je Drijvers kunnen hem stoppen. Gooi.
    .otherwise = Gooi de dobbelstenen.
quidditch-match-lesson-bludger-fetch = Naast Drijver 1 ligt een Beuker. Vlieg erheen: oppakken kost niets.
    .elsewhere = Eerst de Beuker: Drijver 1 vliegt naar het verlichte vakje.
    .end = Je hebt nog acties. Haal de Beuker.
    .otherwise = Kies Drijver 1 en tik op het verlichte vakje.
quidditch-match-lesson-bludger-aim = Maak de Beuker nu klaar. Dat kost geen actie, en een dobbelsteen zegt hoe ver hij vliegt.
    .move = Blijf hier: je staat op één lijn met de Jager.
    .end = Nog niet: gooi eerst de Beuker.
    .otherwise = Maak de Beuker klaar.
quidditch-match-lesson-bludger-throw = Hij vliegt hoogstens 4 vakjes ver, in een rechte lijn. Gooi hem op de Jager met de Slurk.
    .nobody = Daar staat niemand van Blaise. Gooi hem op de Jager.
    .otherwise = Tik op de Jager met de Slurk en gooi dan.
quidditch-match-lesson-bludger-loose = Raak! Met 4 of meer had de Jager hem ontweken; het was 2. De Slurk ligt vrij. Haal hem met Jager 1.
    .elsewhere = De Slurk ligt op het verlichte vakje. Haal hem met Jager 1.
    .end = De Slurk ligt voor het grijpen. Haal hem.
    .otherwise = Kies Jager 1 en tik op het verlichte vakje.

## The Snitch

quidditch-match-lesson-snitch = De Snaai
    .about = Twee Zoekers, één rondje, en wie het eerst rond is, wint.
    .end = Gevangen! Wie de Snaai vangt, wint de wedstrijd, wat de stand ook is. Nu kun je spelen.
quidditch-match-lesson-snitch-roll = Na twee doelpunten jagen de Zoekers op de Snaai: één rondje van 24 vakjes. Blaise ligt voor. Gooi.
    .card = Je mag eerst een kaart spelen. Maar gooi: dan weet je wat je nodig hebt.
    .otherwise = Gooi de dobbelstenen.
quidditch-match-lesson-snitch-back = 5 vakjes. Je mag één kaart per beurt spelen. Blaise staat op 17: de Waanzichtspreuk stuurt de andere Zoeker 3 terug.
    .firebolt = Bewaar de Vuurflits voor de laatste vakjes. Speel de Waanzichtspreuk.
    .end = Je mag elke beurt een kaart spelen. Speel de Waanzichtspreuk.
    .otherwise = Kies de Waanzichtspreuk en speel hem.
quidditch-match-lesson-snitch-again = Terug naar 14, en toen 8 vakjes vooruit. Zonder je kaart had Blaise de Snaai gevangen. Gooi.
    .card = Gooi eerst: dan weet je wat je nodig hebt.
    .otherwise = Gooi de dobbelstenen.
quidditch-match-lesson-snitch-catch = Je staat op 20, nog 4 vakjes te gaan. Wat doet de Vuurflits?
    .end = Dan is Blaise nog een keer aan de beurt. Speel de Vuurflits.
    .otherwise = Speel de Vuurflits: 4 vakjes.
