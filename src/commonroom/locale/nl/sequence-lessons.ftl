### The lessons of Sequence, in Dutch: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.
### Spaces are called by the edges of the board, as in e6.

## First chip

sequence-lesson-first-chip = Je eerste fiche
    .about = Een kaart wijst een vakje aan, daar komt een fiche, en dan volgt een nieuwe kaart.
    .end = Dat is een hele beurt: kaart, fiche, kaart. Hierna zie je waar de fiches voor zijn.
sequence-lesson-first-chip-place = Elke kaart behalve de boeren staat twee keer op het bord. Pak je 4♥ en leg een fiche op een van de twee vakjes.
    .other-card = Die kan ook. Neem nu de 4♥: dat is de kaart die oplicht.
    .other-space = Op dat vakje staat een andere kaart. Je 4♥ past alleen waar het bord een 4♥ laat zien.
    .corner = De hoeken blijven leeg. Ze tellen zo al voor iedereen.
    .otherwise = Eerst de 4♥, dan een van de twee verlichte vakjes.
sequence-lesson-first-chip-draw = Je fiche ligt. Pak nu een kaart van de stapel, dan heb je er weer zeven. Meestal gaat dat vanzelf; anders speel je verder met minder als je het vergeet.
    .too-soon = Eén fiche per beurt. Pak eerst je kaart, dan is Blaise aan de beurt.
    .otherwise = Tik op de stapel: daar ligt een kaart voor je klaar.
sequence-lesson-first-chip-taken = Blaise had ook een 8♦ en heeft een van de vakjes bezet. Die van jou gaat op het andere, op j7.
    .other-card = Bewaar die voor later. Nu gaat het om de 8♦.
    .covered = Daar ligt al een fiche van Blaise. Op een vakje past er één; het andere vakje van de 8♦ is vrij.
    .otherwise = Je 8♦, op het verlichte vakje j7.
sequence-lesson-first-chip-again = Het fiche ligt. En dan? Je weet het al.
    .too-soon = Blaise is aan de beurt, maar jouw kaart ligt nog op de stapel.
    .otherwise = Pak je kaart van de stapel.

## Lines and corners

sequence-lesson-lines = Vijf op een rij
    .about = Vijf fiches op een lijn zijn een sequence, en twee sequences winnen.
    .end = Twee sequences, gewonnen! Denk aan de hoeken: ze schelen je een fiche.
sequence-lesson-lines-grow = Vijf van je fiches op een lijn zijn een sequence: recht of schuin. Je 4♥ heeft twee vakjes. Welk ligt op je schuine lijn vanaf c4?
    .apart = Dat vakje is vrij, maar ligt apart. Volg de schuine lijn van c4 naar g8.
    .other-card = Daar heeft de schuine lijn niets aan. Aan je 4♥ wel.
    .otherwise = Zoek het vakje van de 4♥ tussen je fiches.
sequence-lesson-lines-five = Vier van de vijf. Het gat zit op f7, en je hebt de kaart ervoor. Maak de lijn af.
    .apart = Dat is het andere vakje van K♥. Het gat in je lijn zit op f7.
    .other-card = Op f7 staat K♥. Die kaart heb je nodig.
    .otherwise = Speel je K♥ op f7.
sequence-lesson-lines-corner = Je eerste sequence, die pakt niemand meer af. Kijk nu linksboven: de hoek telt als fiche van jou. Wat ontbreekt er nog aan vijf?
    .apart = Dat is het andere vakje van de 5♠. Je wilt a5, naast je drie fiches.
    .other-card = Eén kaart maakt de bovenste rij af, en je hebt hem: kijk wat er op a5 staat.
    .corner = Op een hoek komt geen fiche. Hij telt al voor je.
    .otherwise = Speel je 5♠ op a5.

## Jacks

sequence-lesson-jacks = Twee soorten boeren
    .about = Eén oog haalt een fiche weg, twee ogen leggen er een waar je wilt.
    .end = Eén oog haalt weg, twee ogen leggen overal. Bewaar ze voor wat je andere kaarten niet kunnen.
sequence-lesson-jacks-remove = Blaise heeft er vier op een rij, aan beide kanten open. J♠ heeft één oog: die haalt een fiche van je tegenstander weg. Pak een van de vier.
    .one-end = Zo is één kant dicht, en Blaise neemt de andere. Breek de rij zelf, met J♠.
    .other-card = Dan maakt Blaise de volgende beurt vijf. Je J♠ kan dat voorkomen.
    .empty = J♠ legt niets neer. Hij haalt een fiche weg: kies een van de vier.
    .locked = Een sequence die af is ligt vast, ook voor een boer. De vier in het midden niet.
    .own = Dat is je eigen fiche. Pak er een van Blaise.
    .otherwise = Speel J♠ op een van de vier verlichte fiches.
sequence-lesson-jacks-wild = Die zat. J♦ en J♣ hebben twee ogen: ze leggen je fiche op elk vrij vakje. Vul er het gat in je rij mee.
    .anywhere = Het mag daar, maar alleen d6 maakt van je rij vijf.
    .other-card = Met geen andere kaart kom je op d6. Daar is de boer voor.
    .covered = Deze boer heeft een vrij vakje nodig. Hier ligt al een fiche.
    .corner = Op een hoek komt geen fiche, ook niet met een boer.
    .otherwise = Speel J♦ of J♣ op d6.
sequence-lesson-jacks-keep = Een sequence! In rij i heb je nog drie fiches, met een gat op i5. Twee kaarten van je passen daar. Welke geef je liever weg?
    .costly = Het past, maar je 4♠ doet hetzelfde. Bewaar de boer voor een vakje waar je anders niet komt.
    .apart = Dat is het andere vakje van de 4♠. Het gat in je rij zit op i5.
    .other-card = Vul het gat op i5, dan zijn het er vier.
    .otherwise = Speel je 4♠ op i5.

## Dead cards

sequence-lesson-dead-cards = Kaarten die nergens passen
    .about = Zijn beide vakjes van een kaart bezet, dan mag je hem ruilen.
    .end = Een dode kaart kost je niets: één keer ruilen per beurt, en je speelt gewoon nog.
sequence-lesson-dead-cards-swap = Beide vakjes van je 9♥ zijn bezet, dus die kaart is dood. Ruil hem; daarna ben je nog steeds aan de beurt.
    .later = Die is ook dood en komt nog aan bod. Ruil eerst de 9♥.
    .play = Dat kan, maar dan blijft de dode kaart in je hand. Ruil eerst de 9♥.
    .alive = Die kaart heeft nog een vrij vakje, of het is een boer, en die is nooit dood. De 9♥ wel.
    .covered = Daar is geen vakje meer voor. Ruil hem liever.
    .otherwise = Neem de 9♥ en ruil hem.
sequence-lesson-dead-cards-use = Je pakte de 3♥, en een van zijn vakjes maakt je rij langer. Speel hem daar.
    .apart = Vrij, maar apart. Op i9 maakt hij je rij langer.
    .other-card = Je nieuwe 3♥ maakt vier in rij i. Neem die.
    .one-swap = Eén keer ruilen per beurt. De andere dode kaart moet wachten.
    .otherwise = Speel de 3♥ op i9.
sequence-lesson-dead-cards-find = Nieuwe beurt, opnieuw ruilen. Nog een kaart van je is dood: kijk naar h8 en j3 en zoek hem.
    .play = Ruil eerst: het kost je niets.
    .alive = Die kun je nog spelen. Kijk wat er op h8 en j3 staat.
    .otherwise = Het is K♦. Ruil hem.
sequence-lesson-dead-cards-finish = Goed gevonden. Er hoort nog een fiche bij je beurt: speel wat je wilt.
    .otherwise = Kies een kaart en dan een van zijn vrije vakjes.

## Blocking

sequence-lesson-blocking = De ander tegenhouden
    .about = Zie een lijn aankomen en leg er een fiche tussen.
    .end = Stop een vier meteen en een open drie op tijd, het liefst met een fiche waar je zelf ook wat aan hebt.
sequence-lesson-blocking-four = Blaise heeft er vier met een gat op e5. Nog één fiche en het is een sequence. Jij hebt de kaart voor het gat.
    .apart = Dat is het andere vakje van de 5♥ en het stopt niets. Het gat zit op e5.
    .other-card = Leuk, maar Blaise vult het gat de volgende beurt. Eerst de 5♥.
    .otherwise = Speel je 5♥ op e5.
sequence-lesson-blocking-three = Gestopt. Nu heeft Blaise er drie in kolom 8, aan beide kanten open. Wacht je, dan zijn er twee wegen naar vijf. Maak één kant dicht.
    .apart = Die kaart heeft ook een vakje aan het eind van de kolom. Neem dat.
    .other-card = Dan worden het er vier met twee open kanten, en je kunt er maar één dichtmaken. Blokkeer nu.
    .otherwise = Speel de 9♦ op e8 of de 2♥ op i8.
sequence-lesson-blocking-both = Weer drie, nu schuin vanaf f3. Je kunt beide kanten dichtmaken. Aan welke heb je zelf ook wat?
    .only-blocks = Dat houdt Blaise tegen. De andere kant ook, en die maakt jouw rij vier lang.
    .other-card = Eerst de schuine lijn: twee van je kaarten stoppen die.
    .otherwise = Speel je 3♠ op i6.

## Teams

sequence-lesson-teams = Spelen in teams
    .about = Eén kleur, twee spelers, en geen woord over de kaarten.
    .end = Jullie team wint! Zonder een woord: jullie fiches zeiden genoeg.
sequence-lesson-teams-join = Luna zit tegenover je en speelt jouw kleur: haar fiches zijn ook van jou. Er staan er drie in kolom 4. Maak er vier van.
    .apart = Dat vakje ligt los van de kolom. Op f4 gaat hij verder.
    .other-card = Help Luna’s kolom: de verlichte kaart past op f4.
    .otherwise = Speel de verlichte kaart op f4.
sequence-lesson-teams-claim = Luna maakte hem meteen af. Maar Blaise zei net tegen Draco waar hij moest spelen. In deze editie is dat coachen en kost het ieder een kaart. Dien een klacht in.
    .play = Spelen mag, maar dan blijft het gefluister ongestraft. Dien eerst een klacht in.
    .own-team = Je eigen team kun je niet beschuldigen, en er kan maar één klacht openstaan.
    .otherwise = Dien een klacht in tegen het andere team.
sequence-lesson-teams-leave = Ze geven het toe en leveren ieder een kaart in. Laat Luna zonder woorden zien wat je bedoelt: h6 tot h8 zijn van jullie, h10 zou helpen.
    .apart = Dat zou Luna niet begrijpen. In rij h ziet ze de lijn.
    .other-card = Leg een fiche in rij h. De rest kan Luna.
    .otherwise = Speel de verlichte kaart op h10.
