### The games on the shelf, in Italian: all that the start page says of them before one of them is chosen.

sequence-name = Sequence
sequence-about = Gioca una carta, piazza un gettone su una casella corrispondente e completa prima degli altri linee da cinque.
# The line below the name on the lid of the box.
sequence-line = Carte, gettoni, linee da cinque
# How long a game takes.
sequence-time = 20 minuti
# What the person's side and the best of the others have reached.
sequence-result =
    { $mine ->
        [one] { $mine } linea a { $theirs }
       *[other] { $mine } linee a { $theirs }
    }
# The spine of another edition beside the box.
sequence-spine-harry-potter-2021 = Edizione Harry Potter
quidditch-name = Quidditch
quidditch-about = Due case, quattro palle: posa carte coperte, scoprile, segna gol, schiva i Bolidi e cattura il Boccino d’Oro.
quidditch-line = Bluffa, schiva, cattura il Boccino
quidditch-time = 15 minuti
hogwarts-name = Un anno a Hogwarts
hogwarts-about = Un anno scolastico da uno a otto giocatori: percorri il castello, raccogli ciò che serve alle tue missioni, affronta duelli ed esami e vinci la Coppa delle Case.
hogwarts-line = Missioni, duelli, la Coppa delle Case
hogwarts-time = una serata
hogwarts-spine-voldemort-returns = Il ritorno di Voldemort
quidditch-match-name = Partita di Quidditch
quidditch-match-about = Due squadre sulle scope: segna due gol con Cacciatori, Battitori e Portiere, poi insegui il Boccino.
quidditch-match-line = Due gol, poi il Boccino
