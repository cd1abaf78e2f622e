### Un anno a Hogwarts in un minuto, in italiano: sei immagini per modalità, ognuna con un titolo e una o due frasi.

hogwarts-minute-walk = Tira e cammina
    .text = Due dadi dicono di quanto. Si usa tutto il tiro, in ogni direzione; alle torri e nei luoghi delle tue missioni puoi fermarti prima.
hogwarts-minute-fields = Le caselle danno qualcosa
    .text = Dove ti fermi, il segno ha effetto: incantesimi, pozioni, libri, PV, un evento, un duello con uno studente.
hogwarts-minute-tokens = Raccogli segnalini
    .text = I segnalini d’oro sono scoperti sulla mappa. Prendine al massimo due per turno, anche di passaggio. Nella borsa ce ne stanno sei.
hogwarts-minute-mission = Compi missioni
    .text = Una missione vuole i suoi segnalini, nel suo luogo. Poi combatti contro chi ti aspetta lì; se vinci, i punti sono tuoi.
hogwarts-minute-fight = Combatti con dadi e carte
    .text = Un dado che mostra almeno la resistenza dell’avversario toglie 1 PV. Poi l’avversario colpisce. Incantesimi e pozioni aiutano.
hogwarts-minute-exam = Dai esami
    .text = Consegna un libro nella sua aula e guadagna ciò che vale. Anche il Quidditch e il buon comportamento portano punti.

## Voldemort Returns

hogwarts-minute-sides = Due schieramenti
    .text = Uno di voi è Peter Minus, gli altri sono Harry e i suoi amici.
hogwarts-minute-ritual = Il rituale
    .text = Minus raccoglie quattro cose e le porta al campo di Quidditch. Allora Voldemort torna, con i suoi Mangiamorte.
hogwarts-minute-horcruxes = Sei Horcrux
    .text = Sono scoperti sulla mappa. Ogni Horcrux distrutto costa 1 PV a Voldemort.
hogwarts-minute-weapons = Zanna o spada
    .text = Con una delle due un eroe raggiunge un Horcrux e tira contro il lato oscuro. Il dado più alto lo distrugge.
hogwarts-minute-return = Il ritorno
    .text = Da ora si combatte. Harry cerca la Pietra della Resurrezione, Voldemort la Bacchetta di Sambuco.
hogwarts-minute-meeting = L’incontro
    .text = Chi non ha il suo oggetto perde; con la Bacchetta e un Horcrux rimasto vince Voldemort. Altrimenti decide un dado a testa.

# The line below the pictures.
hogwarts-minute-count = Chi vince?
    .text = Nell’anno scolastico: chi ha più punti, appena qualcuno ha le missioni e i punti della durata scelta. Nel ritorno di Voldemort: chi vince l’incontro.
