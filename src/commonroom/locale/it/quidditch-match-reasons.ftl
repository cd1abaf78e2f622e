### Why a bot would play so in the Quidditch match, in Italian: what a friend at the table would say.

quidditch-match-reason-forms = La formazione consueta è un buon inizio.
quidditch-match-reason-shoots = La porta è davanti a te: tira.
quidditch-match-reason-carries = Avvicina la Pluffa a un tiro.
quidditch-match-reason-brings_out = Porta la Pluffa dal Portiere a un Cacciatore.
quidditch-match-reason-fetches = Va a prendere la Pluffa.
quidditch-match-reason-hunts = Mette un Battitore in posizione per un lancio.
quidditch-match-reason-throws = È lì che un Bolide gli fa più male.
quidditch-match-reason-blocks = Si mette davanti al loro Portiere, che ha la Pluffa.
quidditch-match-reason-withdraws = Torna indietro, così la partita si sblocca.
quidditch-match-reason-puts_back = Lì uno dei tuoi arriva per primo alla Pluffa.
quidditch-match-reason-gains = Questa carta dà al tuo Cercatore il vantaggio maggiore.
quidditch-match-reason-saves_card = Tiene la tua carta: ora sarebbe sprecata.
quidditch-match-reason-rests = In questo turno non c’è altro da guadagnare.
