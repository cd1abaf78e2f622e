### The Quidditch match in the terminal, in Dutch: what the page says otherwise. Variables as in quidditch-match.ftl.

# What a card does besides moving your own Seeker; $by is such as −2.
quidditch-match-card-other = de ander { $by }
quidditch-match-card-die = een dobbelsteen extra

## Answers to what leads nowhere

quidditch-match-say-how = Typ een stuk en waar het heen gaat, zoals c1 u; ? legt het uit.
quidditch-match-say-nothing-there = Noem het vakje: er staat nog niets van jou dat een kant op kan.
quidditch-match-say-field = Noem een vakje met kolom en rij, zoals c5, of een richting: u, d, l of r.
quidditch-match-say-no-card = Die kaart heb je niet.

## The help page. The letters u, d, l and r are up, down, left and right.

quidditch-match-help = Je wint de eerste ronde met twee doelpunten, of als alle Jagers van de ander zijn uitgeschakeld. De winnaar vliegt in de tweede ronde het eerst: de Zoeker die het rondje voltooit, vangt de Snaai. Jouw doelen zijn onderaan en je stukken staan in hoofdletters: K, B1 en B2, C1 tot C3 zijn Wachter, Drijvers en Jagers.
quidditch-match-help-roll = gooien: voor je acties, of voor je Zoeker
quidditch-match-help-step = een stap van je Jager 1 omhoog; ook d (omlaag), l (links), r (rechts), of het vakje: c1 c5
quidditch-match-help-pass = de Slurk omhoog gooien; ook naar een vakje: p c5
quidditch-match-help-shoot = op doel schieten, vanaf de lijn voor de doelen van de ander
quidditch-match-help-take = de Slurk afpakken van de Jager op wiens vakje je bent gekomen
quidditch-match-help-aim = de Beuker van Drijver 1 klaarmaken: een dobbelsteen zegt hoe ver hij vliegt
quidditch-match-help-throw = en dan omhoog gooien; ook d, l, r
quidditch-match-help-card = je eerste Zwerkbalkaart spelen
quidditch-match-help-end = de beurt beëindigen; resterende acties vervallen
quidditch-match-help-formation = waar stukken worden opgesteld: de gebruikelijke opstelling; c1 b3 zet één stuk neer
quidditch-match-help-put = de Slurk op dit vakje leggen, als je geen Wachter meer hebt
quidditch-match-help-quaffle = de Slurk; { $bludger } een Beuker: op een vakje, of bij het stuk ervoor
quidditch-match-help-lap = hoe ver een Zoeker op het rondje is
