### Why a bot would play so in the Quidditch match, in Dutch: what a friend at the table would say.

quidditch-match-reason-forms = De gewone opstelling is een goed begin.
quidditch-match-reason-shoots = Het doel ligt voor je: schiet.
quidditch-match-reason-carries = Brengt de Slurk dichter bij een schot.
quidditch-match-reason-brings_out = Brengt de Slurk van je Wachter naar een Jager.
quidditch-match-reason-fetches = Haalt de Slurk.
quidditch-match-reason-hunts = Zet een Drijver klaar voor een worp.
quidditch-match-reason-throws = Daar doet een Beuker hun het meeste pijn.
quidditch-match-reason-blocks = Gaat voor hun Wachter staan, die de Slurk heeft.
quidditch-match-reason-withdraws = Gaat terug, zodat de wedstrijd weer op gang komt.
quidditch-match-reason-puts_back = Daar is een van jou het eerst bij de Slurk.
quidditch-match-reason-gains = Deze kaart geeft je Zoeker de meeste voorsprong.
quidditch-match-reason-saves_card = Bewaart je kaart: nu zou hij verspild zijn.
quidditch-match-reason-rests = In deze beurt valt niets meer te winnen.
