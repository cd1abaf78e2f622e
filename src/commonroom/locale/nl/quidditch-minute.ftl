### The Quidditch card game in one minute, in Dutch: six pictures, each with a title and a sentence or two.

quidditch-minute-balls = Ballen in het spel
    .text = Elke ronde draait de leider een bal om: de Slurk, een Beuker of de Snaai.
quidditch-minute-lay = Leg gedekt
    .text = Bij de Slurk leggen jullie allebei een kaart. Bij de andere ballen kies je; speelt één erom, dan leggen jullie allebei. Elke kaart kan bluf zijn.
quidditch-minute-quaffle = De hoogste pakt de Slurk
    .text = Die is 10 punten waard. Maar een Wachter die niet lager is, houdt hem tegen, en niemand scoort.
quidditch-minute-bludger = Drijvers heersen bij de Beuker
    .text = Een Drijver verslaat elke andere rol. Wie geraakt wordt, verliest een kaart.
quidditch-minute-special = Vloeken, overtredingen, antwoorden
    .text = Speciale kaarten veranderen wat er ligt. Andere heffen ze op: Finite stopt magie, de Scheidsrechter stopt overtredingen.
quidditch-minute-snitch = De Snaai maakt er een eind aan
    .text = Alleen een Zoeker vangt hem: 150 punten, en het spel is uit. Wie de meeste punten heeft, wint.
# The line below the pictures.
quidditch-minute-count = Wat telt
    .text = Slurk 10 · Doelkaart 10 · Snaai 150 · Beukers 0, maar ze kosten kaarten.
