### The games on the shelf, in Italian: all that the start page says of them before one of them is chosen.

sequence-name = Sequence
sequence-about = Gioca una carta, piazza un gettone su una casella corrispondente e completa prima degli altri linee da cinque.
quidditch-name = Quidditch
quidditch-about = Due case, quattro palle: posa carte coperte, scoprile, segna gol, schiva i Bolidi e cattura il Boccino d’Oro.
hogwarts-name = Un anno a Hogwarts
hogwarts-about = Un anno scolastico da uno a otto giocatori: percorri il castello, raccogli ciò che serve alle tue missioni, affronta duelli ed esami e vinci la Coppa delle Case. Qui si gioca con il testo, senza immagini.
quidditch-match-name = Partita di Quidditch
quidditch-match-about = Due squadre sulle scope: segna due gol con Cacciatori, Battitori e Portiere, poi insegui il Boccino.
