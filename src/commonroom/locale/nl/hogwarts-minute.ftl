### Een jaar op Zweinstein in één minuut, in het Nederlands: zes plaatjes per spelvorm, elk met een titel en een of twee zinnen.

hogwarts-minute-walk = Gooien en lopen
    .text = Twee dobbelstenen zeggen hoe ver je gaat. Loop de hele worp, in elke richting. Alleen bij torens en op de plekken van je missies mag je eerder stoppen.
hogwarts-minute-fields = Het vakje waar je stopt
    .text = Het teken zegt wat er gebeurt: spreuken, toverdranken, boeken, LP, een gebeurtenis, een duel met een leerling.
hogwarts-minute-tokens = Voorwerpen oprapen
    .text = Gouden munten liggen open op de kaart. Pak er hoogstens twee per beurt, ook in het voorbijgaan. Zes passen in je tas.
hogwarts-minute-mission = Missies voltooien
    .text = Breng de voorwerpen naar de goede plek. Daar vecht je tegen wie je opwacht; win je, dan krijg je de punten.
hogwarts-minute-fight = Dobbelstenen en kaarten
    .text = Een dobbelsteen die minstens de weerstand van de tegenstander toont, kost 1 LP. Dan slaat de tegenstander toe. Spreuken en dranken helpen.
hogwarts-minute-exam = Examens doen
    .text = Lever een boek in bij zijn klaslokaal en krijg wat het waard is. Ook Zwerkbal en goed gedrag leveren punten op.

## Voldemort Returns

hogwarts-minute-sides = Twee kanten
    .text = Een van jullie is Peter Pippeling, de anderen zijn Harry en zijn vrienden.
hogwarts-minute-ritual = Het ritueel
    .text = Pippeling verzamelt vier dingen en brengt ze naar het Zwerkbalveld. Dan is Voldemort terug, met zijn Dooddoeners.
hogwarts-minute-horcruxes = Zes Gruzielementen
    .text = Ze liggen open op de kaart. Elk vernietigd Gruzielement kost Voldemort 1 LP.
hogwarts-minute-weapons = Slagtand of zwaard
    .text = Daarmee gaat een held naar een Gruzielement en gooit tegen de duistere kant. Gooit de held hoger, dan is het vernietigd.
hogwarts-minute-return = De terugkeer
    .text = Vanaf nu wordt er gevochten. Harry zoekt de Steen van Wederkeer, Voldemort de Zegevlier.
hogwarts-minute-meeting = De ontmoeting
    .text = Zonder de Steen verliest Harry, zonder de Zegevlier Voldemort. Hebben ze die allebei, dan wint Voldemort als er nog een Gruzielement is; anders gooien ze elk één dobbelsteen.

# The line below the pictures.
hogwarts-minute-count = Wie wint?
    .text = In het schooljaar: de meeste punten, zodra iemand de missies en punten van de gekozen lengte heeft. Bij Voldemorts terugkeer: wie de ontmoeting wint.
