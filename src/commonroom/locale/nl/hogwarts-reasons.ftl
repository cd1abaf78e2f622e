### Why a bot would play so in A Year at Hogwarts, in Dutch: what a friend at the table would say.

## Ways and things. $mission and $token are names, $points what the mission brings.

hogwarts-reason-heads =
    { $turns ->
        [one] Richting ‘{ $mission }’: { $points } punten, ongeveer één beurt lopen.
       *[other] Richting ‘{ $mission }’: { $points } punten, ongeveer { $turns } beurten lopen.
    }
hogwarts-reason-reaches = Brengt je bij ‘{ $mission }’: { $points } punten.
hogwarts-reason-fetches = Je krijgt { $token }: ‘{ $mission }’ heeft dat nodig.
hogwarts-reason-takes = Je krijgt { $token }, en daar heb je iets aan.
# $percent is the chance to win, here and below.
hogwarts-reason-clashes = Daar wacht een gevecht; je kans om het te winnen is { $percent }%.
# $field is the name of a field.
hogwarts-reason-gives = Hier stoppen loont: { $field }.

## Missions and fights

hogwarts-reason-attempts = { $points } punten, en je kans om het gevecht van ‘{ $mission }’ te winnen is { $percent }%.
hogwarts-reason-not_yet = Te vroeg voor ‘{ $mission }’: je kans om het gevecht te winnen zou maar { $percent }% zijn.
hogwarts-reason-strikes = Alleen al met de dobbelstenen is je winkans { $percent }%, dus spaar je kaarten.
hogwarts-reason-casts = Met deze kaart is je kans om het gevecht te winnen { $percent }%.
hogwarts-reason-endures = Dat kun je hebben: je winkans is nog altijd { $percent }%.
hogwarts-reason-parries = Met dit antwoord is je kans om het gevecht te winnen { $percent }%.

## Other choices

hogwarts-reason-hands_in =
    { $points ->
        [one] Levert je { $points } punt op.
       *[other] Levert je { $points } punten op.
    }
# $deck is spell, potion, book, floo or behaviour.
hogwarts-reason-draws =
    { $deck ->
        [spell] Een spreuk helpt je nu het meest.
        [potion] Een toverdrank helpt je nu het meest.
        [book] Een boek helpt je nu het meest.
        [floo] Brandstof helpt je nu het meest.
       *[behaviour] Een gedragskaart helpt je nu het meest.
    }
hogwarts-reason-travels = Daar valt meer te halen dan de Brandstof waard is.
hogwarts-reason-stays = De reis is de Brandstof niet waard.
hogwarts-reason-least_card = Deze kaart mis je het minst.
hogwarts-reason-rolls = Niets is meer waard dan je worp.
hogwarts-reason-hopeless = ‘{ $mission }’ is bijna onbereikbaar: probeer een andere.
