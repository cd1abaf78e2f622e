### The games on the shelf, in Dutch: all that the start page says of them before one of them is chosen.

sequence-name = Sequence
sequence-about = Speel een kaart, leg een fiche op een bijpassend vakje en maak als eerste lijnen van vijf.
quidditch-name = Zwerkbal
quidditch-about = Twee afdelingen, vier ballen: leg kaarten gedekt neer, draai ze om, maak doelpunten, ontwijk Beukers en vang de Gouden Snaai.
hogwarts-name = Een jaar op Zweinstein
hogwarts-about = Een schooljaar voor één tot acht spelers: loop door het kasteel, verzamel wat je missies nodig hebben, duelleer, doe examens en win de Afdelingsbeker. Hier speel je het in woorden, zonder plaatjes.
quidditch-match-name = Zwerkbalwedstrijd
quidditch-match-about = Twee teams op bezems: scoor twee doelpunten met Jagers, Drijvers en Wachter en jaag dan op de Snaai.
