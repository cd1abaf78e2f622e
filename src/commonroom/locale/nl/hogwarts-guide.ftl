### The first game of A Year at Hogwarts, in Dutch: what the coach says beside the question, in five steps for each way
### to play. $question is the open question; $missions and $points are what ends the game.

hogwarts-guide-step = Eerste stappen, { $step } van { $steps }
hogwarts-guide-go-on = Begrepen
hogwarts-guide-skip = Overslaan

## What you want

hogwarts-guide-goal-solo =
    { $missions ->
        [one] Je wint met één missie en meer dan { $points } punten.
       *[other] Je wint met { $missions } missies en meer dan { $points } punten.
    } { $match ->
        [yes] Je moet ook een Zwerkbalwedstrijd spelen.
       *[no] {""}
    } Missies leveren het meeste op, examens komen erbij. Zonder LP heb je verloren.
hogwarts-guide-goal-company =
    { $missions ->
        [one] Wie één missie en meer dan { $points } punten heeft, luidt het einde in.
       *[other] Wie { $missions } missies en meer dan { $points } punten heeft, luidt het einde in.
    } { $match ->
        [yes] Ook een Zwerkbalwedstrijd hoort erbij.
       *[no] {""}
    } Dan wint wie de meeste punten heeft. Missies leveren het meeste op, examens komen erbij.
hogwarts-guide-goal-team =
    { $missions ->
        [one] Je team heeft één missie en meer dan { $points } punten nodig.
       *[other] Je team heeft { $missions } missies en meer dan { $points } punten nodig.
    } Jullie punten worden opgeteld, en je teamgenoten zien alles wat je hebt.
hogwarts-guide-goal-heroes = Vernietig de zes Gruzielementen. Intussen verzamelt Pippeling wat Voldemort terugbrengt. Uiteindelijk ontmoeten Harry en Voldemort elkaar, en dat beslist het spel.
hogwarts-guide-goal-dark = Jij bent Peter Pippeling. Verzamel vier dingen en haal Voldemort terug, voordat de helden de zes Gruzielementen hebben vernietigd. Uiteindelijk ontmoeten hij en Harry elkaar, en dat beslist het spel.

## A turn

hogwarts-guide-walk =
    { $question ->
        [start_of_turn] Gooi eerst: je loopt zoveel stappen als de dobbelstenen aangeven.
        [rolled] Je personage mag deze worp nog veranderen voor je loopt.
       *[walk] Je wandeling kan eindigen waar de kaart oplicht. Tik op een plek om te zien wat daar wacht, en nog eens om te gaan.
    }
hogwarts-guide-field = Waar je stopt, geldt het teken: een ster geeft een spreuk, een fles een toverdrank, een boek een boek, een kruis LP; een zandloper is gedrag, een bel een gebeurtenis, gekruiste toverstokken een duel. Gouden munten zijn voorwerpen; je mag er twee per beurt pakken.
hogwarts-guide-mission = Onder ‘{ hogwarts-missions }’ zie je waar elke missie is, wie daar wacht en wat nog ontbreekt. Tik op een naam om die op de kaart te vinden. Staat er ‘{ hogwarts-ready }’, ga er dan heen.
hogwarts-guide-mission-team = Onder ‘{ hogwarts-missions }’ zie je alle missies van het team en wat nog ontbreekt. Samen hebben jullie de voorwerpen en kaarten nodig, en jullie moeten er allemaal zijn: wacht daar op de anderen.
hogwarts-guide-fight = Elke dobbelsteen die minstens het getal op de kaart van de tegenstander toont, raakt en kost 1 LP. Verlichte kaarten en voorwerpen helpen nu. Het percentage is je kans.

## Voldemort Returns

hogwarts-guide-horcrux = Je hebt een wapen nodig: de slagtand van de Basilisk of het Zwaard van Griffoendor. Ga daarmee naar een Gruzielement en gooi tegen de duistere kant; gooi je hoger, dan is het vernietigd.
hogwarts-guide-meeting = Voldemort is terug. Voordat Harry hem ontmoet, heeft hij de Steen van Wederkeer nodig en mag er geen Gruzielement meer over zijn. Voldemort zoekt de Zegevlier.
hogwarts-guide-ritual = Je hebt de ketel, het bot van de vader, de hand van Wormstaart en het voorwerp Harry Potter nodig. Je bord toont waar ze liggen. Met alle vier loop je naar het Zwerkbalveld.
hogwarts-guide-dark-turn = In je beurt speel je nu ook je Dooddoeners: kies een pion, gooi ervoor en loop, en neem dan de volgende. Een pion die een held ontmoet, vecht.
