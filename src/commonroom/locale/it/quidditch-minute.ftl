### The Quidditch card game in one minute, in Italian: six pictures, each with a title and a sentence or two.

quidditch-minute-balls = Arrivano le palle
    .text = A ogni round chi apre scopre una palla: Pluffa, Bolide o Boccino.
quidditch-minute-lay = Posa coperta
    .text = Alla Pluffa posate entrambi una carta. Alle altre palle si sceglie; se uno gioca per una palla, posate entrambi. Ogni carta può essere un bluff.
quidditch-minute-quaffle = La più alta prende la Pluffa
    .text = Vale 10 punti. Ma un Portiere non più basso la para, e nessuno segna.
quidditch-minute-bludger = Al Bolide comandano i Battitori
    .text = Un Battitore batte tutti gli altri ruoli. Chi viene colpito perde una carta.
quidditch-minute-special = Fatture, falli, risposte
    .text = Le carte speciali cambiano ciò che è posato. Altre le annullano: Finite ferma la magia, l’Arbitro i falli.
quidditch-minute-snitch = Il Boccino chiude la partita
    .text = Solo un Cercatore lo prende: 150 punti, e la partita è finita. Vince chi ha più punti.
# The line below the pictures.
quidditch-minute-count = Che cosa conta
    .text = Pluffa 10 · Gol Libero 10 · Boccino 150 · Bolidi 0, ma costano carte.
