### The games on the shelf, in Dutch: all that the start page says of them before one of them is chosen.

sequence-name = Sequence
sequence-about = Speel een kaart, leg een fiche op een bijpassend vakje en maak als eerste lijnen van vijf.
# The line below the name on the lid of the box.
sequence-line = Kaarten, fiches, lijnen van vijf
# How long a game takes.
sequence-time = 20 minuten
# What the person's side and the best of the others have reached.
sequence-result =
    { $mine ->
        [one] { $mine } lijn tegen { $theirs }
       *[other] { $mine } lijnen tegen { $theirs }
    }
# The spine of another edition beside the box.
sequence-spine-harry-potter-2021 = Harry Potter-editie
quidditch-name = Zwerkbal
quidditch-about = Twee afdelingen, vier ballen: leg kaarten gedekt neer, draai ze om, maak doelpunten, ontwijk Beukers en vang de Gouden Snaai.
quidditch-line = Bluf, ontwijk, vang de Snaai
quidditch-time = 15 minuten
hogwarts-name = Een jaar op Zweinstein
hogwarts-about = Een schooljaar voor één tot acht spelers: loop door het kasteel, verzamel wat je voor je missies nodig hebt, duelleer, doe examens en win de Afdelingsbeker.
hogwarts-line = Missies, duels, de Afdelingsbeker
hogwarts-time = een avond
hogwarts-spine-voldemort-returns = De terugkeer van Voldemort
quidditch-match-name = Zwerkbalwedstrijd
quidditch-match-about = Twee teams op bezems: scoor twee doelpunten met Jagers, Drijvers en Wachter en jaag dan op de Snaai.
quidditch-match-line = Twee doelpunten, dan de Snaai
