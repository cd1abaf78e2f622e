### Sequence in one minute, in Dutch: six pictures, each with a title and a sentence or two.

# $first and $second are suits, as symbols, or houses.
sequence-minute-play = Speel een kaart
    .text = Leg een fiche op een vrij vakje dat die kaart toont. Elke kaart behalve de boeren heeft er twee.
sequence-minute-draw = Pak een kaart
    .text = Daarmee is je beurt voorbij. Aan de meeste tafels hier komt de kaart vanzelf.
sequence-minute-lines = Maak lijnen van vijf
    .text = Horizontaal, verticaal of diagonaal. De hoeken tellen voor iedereen.
sequence-minute-wild = Twee ogen: overal
    .text = De boeren van { $first } en { $second } kijken je aan. Leg een fiche op elk vrij vakje.
sequence-minute-remove = Eén oog: weghalen
    .text = De boeren van { $first } en { $second } kijken weg. Haal een fiche van een tegenstander weg, maar niet uit een volle lijn.
sequence-minute-win = Win met twee lijnen
    .text = Met drie spelers of drie teams is één genoeg. Twee lijnen mogen één fiche delen.
# The line below the pictures.
sequence-minute-count = Hoeveel?
    .text = Met 2 spelers krijgt ieder 7 kaarten, met 3 of 4 zes, met 6 vijf, met 8 of 9 vier, met 10 of 12 drie. Vanaf 4 speel je in teams.
