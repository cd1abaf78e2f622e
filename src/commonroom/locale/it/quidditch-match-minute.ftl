### La partita di Quidditch in un minuto, in italiano: sei immagini, ognuna con un titolo e una o due frasi.

quidditch-match-minute-formation = Due squadre
    .text = Ognuna ha un Portiere, due Battitori e tre Cacciatori. La Pluffa è al centro, un Bolide in ogni metà.
quidditch-match-minute-move = Tira per le azioni
    .text = Il totale dei due dadi è il numero delle tue azioni. Un passo ne costa una, un lancio anche. Chi arriva su una palla può prenderla.
quidditch-match-minute-bludger = I Bolidi eliminano
    .text = Un Battitore ne scaglia uno in linea retta. Il bersaglio schiva con 4 o più; altrimenti è fuori.
quidditch-match-minute-goal = Tira in porta
    .text = Dalla linea davanti. Cacciatore e Portiere tirano un dado ciascuno; se il Cacciatore fa di più, è gol. Con due gol vinci il round.
quidditch-match-minute-card = Un gol, una carta
    .text = Aiuta nella caccia: una scopa più veloce, una finta, un incantesimo contro l’altro Cercatore.
quidditch-match-minute-chase = Prendi il Boccino
    .text = Poi i Cercatori fanno un giro del campo: due dadi per turno e una carta. Vince chi arriva primo.
# The line below the pictures.
quidditch-match-minute-count = Che cosa conta
    .text = Con i gol vinci il round 1 e il primo turno della caccia. Con il Boccino vinci la partita.
