### The lessons of the Quidditch card game, in Dutch: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## A ball

quidditch-lesson-ball = Eén bal
    .about = Leg een kaart gedekt, draai hem om, en de hoogste waarde scoort.
    .end = Leggen, omdraaien, scoren: dat is een ronde. Wie de meeste punten heeft als de Snaai gevangen wordt, wint.
quidditch-lesson-ball-lay = De Slurk ligt op het veld en is 10 punten waard. Jullie leggen er allebei gedekt een kaart bij; de hoogste waarde krijgt hem. Leg je Jager 9.
    .beater = Een Drijver telt hier ook, maar voor 1. Je Jager 9 is de kaart voor de Slurk.
    .keeper = Een Wachter houdt een Jager tegen, maar scoort niet tegen hem. Jij wilt de punten: leg de Jager 9.
    .low = Dat is misschien te laag. Je Jager 9 is je hoogste.
    .empty = De Slurk blijft nooit alleen. Leg er een kaart bij.
    .otherwise = Leg je Jager 9 bij de Slurk.
quidditch-lesson-ball-pass = Beide kaarten liggen open: jouw 9 tegen de 7 van Blaise. Een speciale kaart kan dat nog veranderen. Jij hebt er geen, dus pas.
    .laid = Wat ligt, blijft liggen. Nu worden de kaarten vergeleken.
    .otherwise = Pas, en de Slurk is van jou.
quidditch-lesson-ball-again = 10 punten voor jou. Je hand is weer vol en de volgende Slurk is er. Blaise heeft al gelegd. Welke kaart van jou is de sterkste?
    .low = Je hebt een hogere voor de Slurk. Zoek de 8.
    .special = Een speciale kaart telt niet bij een bal. Leg een spelerskaart.
    .otherwise = Leg je Jager 8 bij de Slurk.

## The four roles

quidditch-lesson-roles = Vier rollen
    .about = Jagers scoren, Wachters redden, Drijvers raken, Zoekers wachten op de Snaai.
    .end = Je Wachter redt: de Slurk blijft liggen. Elke rol heeft zijn bal, en je Zoeker wacht nog op de Snaai.
quidditch-lesson-roles-declare = Naast de Slurk ligt een Beuker. Niemand hoeft erom te spelen, maar jij hebt een Drijver, en die is daar de baas. Zeg dat je erom speelt.
    .none = Je mag hem laten liggen. Maar je hebt een Drijver, dus ga ervoor.
    .otherwise = Kies de Beuker en bevestig.
quidditch-lesson-roles-lay = Nu bij elke bal een kaart: bij de Beuker tellen alleen Drijvers, bij de Slurk beslist de waarde. Jager en Drijver lichten op.
    .seeker = Met 11 zou hij hier winnen. Maar alleen een Zoeker vangt de Snaai, dus bewaar hem.
    .keeper = Een Wachter redt, maar scoort niet tegen een Jager. Probeer te scoren: leg de Jager 8.
    .low = Je Jager 8 heeft meer kans.
    .no-beater = Bij de Beuker telt alleen een Drijver. Die van jou is de 2.
    .one-each = Je speelt om twee ballen, dus allebei krijgen ze een kaart.
    .otherwise = Jager 8 bij de Slurk, Drijver 2 bij de Beuker.
quidditch-lesson-roles-order = Jij leidt, dus jij kiest welke bal eerst komt. Neem de Beuker: wie geraakt wordt, verliest een willekeurige kaart, misschien net die voor de Slurk.
    .later = Dat mag. Maar een treffer nu kan Blaise een kaart voor de Slurk kosten. Eerst de Beuker.
    .otherwise = Eerst de Beuker, dan de Slurk.
quidditch-lesson-roles-save = Je Drijver raakt en Blaise verliest een kaart. Maar bij de Slurk wacht een Wachter 10. Die is niet lager dan je Jager, dus hij redt. Pas.
    .otherwise = Pas. De Slurk blijft liggen voor de volgende ronde.
quidditch-lesson-roles-keeper = De Slurk ligt er nog, en nu valt Blaise aan. Je Wachter houdt elke Jager tegen die niet hoger is. Leg hem.
    .seeker = Hij zou 10 punten pakken, maar de Snaai is er 150 waard. Bewaar de Zoeker.
    .low = Is de Jager van Blaise hoger, dan zijn de punten weg. Je Wachter 9 houdt hem tegen.
    .otherwise = Leg je Wachter 9 bij de Slurk.

## Face down and bluff

quidditch-lesson-bluff = Gedekt
    .about = Niemand ziet wat je legt, dus het hoeft niet te zijn wat het lijkt.
    .end = Je bluf kostte Blaise een Wachter en jou een kaart die je kon missen. Gedekt kan alles liggen.
quidditch-lesson-bluff-declare = Je hebt geen Drijver, en dat weet Blaise niet. Zeg dat je om de Beuker speelt: dan moet Blaise er ook een kaart leggen. Dat is bluf.
    .none = Dat is veilig, maar dan houdt Blaise alle kaarten voor de Slurk. Probeer de bluf.
    .otherwise = Kies de Beuker en bevestig.
quidditch-lesson-bluff-lay = Blaise heeft twee kaarten gelegd, en jullie zien elkaars kaarten niet. Je Jager 10 gaat naar de Slurk, bij de Beuker leg je een verlichte kaart die je kunt missen.
    .waste = Bij de Beuker telt je 10 niet. Stuur hem naar de Slurk.
    .foul = Een speciale kaart telt niet bij de Slurk. Daar wil je scoren: Jager 10.
    .keep = Die komt nog van pas. Geef een van de verlichte kaarten weg.
    .one-each = Je zei dat je om allebei speelt, dus elke bal krijgt een kaart.
    .otherwise = Jager 10 bij de Slurk, een verlichte kaart bij de Beuker.
quidditch-lesson-bluff-open = Eerst de Slurk: jouw 10 tegen 8. Je staat voor, er hoeft niets te gebeuren. Pas.
    .needless = Het kan, maar je wint hier al. Bewaar de kaart.
    .otherwise = Pas, en de Slurk is van jou.
quidditch-lesson-bluff-nothing = En de Beuker: Blaise heeft een Wachter gelegd, ook geen Drijver. Niemand wint hem, maar de Wachter is weg. Pas.
    .foul = Overtredingen horen bij de Slurk. Hier kun je alleen passen.
    .otherwise = Pas. De Beuker blijft liggen.

## Jinx and counter

quidditch-lesson-jinx = Vloek en tegenspreuk
    .about = Speciale kaarten veranderen wat er ligt, en andere heffen ze op.
    .end = Voor jou, 7 tegen 6. Vloeken veranderen waarden, Finite stopt magie, de Scheidsrechter stopt overtredingen.
quidditch-lesson-jinx-lower = De kaarten liggen open: jouw 7 tegen een 9. Je Beenslot haalt 3 van een kaart af. Speel het op de Jager van Blaise.
    .pass = Dan wint de 9. Met Beenslot kun je dat nog veranderen.
    .disarm = Dat kost Blaise een handkaart, maar de 9 blijft een 9. Beenslot helpt hier.
    .answer = Die twee antwoorden alleen op een kaart. Niemand heeft er nog een gespeeld.
    .otherwise = Speel Beenslot bij de Slurk.
quidditch-lesson-jinx-counter = Blaise antwoordt met Finite, dat vloeken en betoveringen opheft. Maar Finite is zelf ook een betovering, en jij hebt er een: hef het opheffen op.
    .pass = Dan is je vloek weg en wint de 9.
    .referee = De Scheidsrechter stopt alleen overtredingen. Tegen een betovering heb je Finite nodig.
    .answer = Antwoord eerst: hef de Finite van Blaise op, of laat hem gelden.
    .otherwise = Antwoord met Finite.
quidditch-lesson-jinx-foul = De vloek blijft werken: 7 tegen 6. Nu begaat Blaise een overtreding. Ellebogenwerk pakt de Slurk zomaar af. Wie roep je?
    .pass = Dan krijgt Blaise de Slurk. Je Scheidsrechter kan dat voorkomen.
    .disarm = Dat stopt geen overtreding. Alleen de Scheidsrechter doet dat.
    .answer = Antwoord eerst op de overtreding.
    .otherwise = Antwoord met de Scheidsrechter.
quidditch-lesson-jinx-settle = Gestopt. Er staat niets meer tussen jou en de Slurk: pas, en het is beslist.
    .disarm = Het kan, maar je staat al voor. Bewaar hem voor een andere ronde.
    .otherwise = Pas.

## The Snitch

quidditch-lesson-snitch = De Snaai
    .about = 150 punten voor een Zoeker, en het spel is uit.
    .end = Gevangen! 150 punten en het einde van het spel. Wees zuinig op je Zoeker tot de Snaai komt.
quidditch-lesson-snitch-declare = Blaise staat met 30 tegen 10 voor, maar de Gouden Snaai is er: 150 punten, en wie hem vangt, beëindigt het spel. Alleen Zoekers tellen. Speel erom.
    .none = Je hebt de hoogste Zoeker die er is. Dit is het moment.
    .otherwise = Kies de Snaai en bevestig.
quidditch-lesson-snitch-lay = De Zoeker bij de Snaai. De Slurk heeft ook een kaart nodig, maar houd Finite in je hand: misschien heb je het nodig.
    .quaffle = Bij de Slurk pakt de Zoeker 10 punten, bij de Snaai 150.
    .finite = Bij een bal heeft Finite geen kracht. Houd het, en leg een andere kaart.
    .no-seeker = Bij de Snaai telt alleen een Zoeker. Die van jou is de 12.
    .one-each = De Slurk blijft nooit alleen. Eén kaart bij elke bal.
    .otherwise = Zoeker 12 bij de Snaai, een andere kaart bij de Slurk, maar niet Finite.
quidditch-lesson-snitch-order = Jij kiest de volgorde. Is de Snaai gevangen, dan is het spel meteen uit en telt de kaart van Blaise bij de Slurk niet meer. Dus?
    .quaffle = Dan scoort Blaise misschien eerst. Begin met de Snaai.
    .otherwise = Eerst de Snaai, dan de Slurk.
quidditch-lesson-snitch-wait = 12 tegen 11: je staat voor. Finite antwoordt alleen op andere kaarten, dus wacht af. Pas.
    .answer = Finite heeft een kaart nodig om op te heffen. Niemand heeft er nog een gespeeld.
    .otherwise = Pas, en kijk wat Blaise doet.
quidditch-lesson-snitch-catch = Wiebelbenen haalt 5 van je Zoeker af: 7 tegen 11. Goed dat je Finite hebt bewaard.
    .pass = Dan vangt Blaise de Snaai. Hef de vloek op.
    .answer = Antwoord eerst op de vloek.
    .otherwise = Antwoord met Finite.
