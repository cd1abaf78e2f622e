### De Zwerkbalwedstrijd in één minuut, in het Nederlands: zes plaatjes, elk met een titel en een of twee zinnen.

quidditch-match-minute-formation = Twee teams
    .text = Elk heeft een Wachter, twee Drijvers en drie Jagers. De Slurk ligt in het midden, in elke helft een Beuker.
quidditch-match-minute-move = Gooien om acties
    .text = Het totaal van twee dobbelstenen is je aantal acties. Een stap kost er een, een worp ook. Wie op een bal stapt, mag hem pakken.
quidditch-match-minute-bludger = Beukers schakelen uit
    .text = Een Drijver slaat er een in een rechte lijn. Het doelwit ontwijkt met 4 of meer; anders ligt het eruit.
quidditch-match-minute-goal = Op doel schieten
    .text = Vanaf de lijn ervoor. Jager en Wachter gooien elk een dobbelsteen; is de Jager hoger, dan is het een doelpunt. Met twee doelpunten win je de ronde.
quidditch-match-minute-card = Elk doelpunt een kaart
    .text = Die helpt bij de jacht: een snellere bezem, een schijnbeweging, een spreuk tegen de andere Zoeker.
quidditch-match-minute-chase = De Snaai vangen
    .text = Dan vliegen de Zoekers één keer rond het veld: twee dobbelstenen per beurt en één kaart. Wie het eerst rond is, wint.
# The line below the pictures.
quidditch-match-minute-count = Wat telt
    .text = Met doelpunten win je ronde 1 en de eerste beurt van de jacht. Met de Snaai win je de wedstrijd.
