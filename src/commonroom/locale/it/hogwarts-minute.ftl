### Un anno a Hogwarts in un minuto, in italiano: sei immagini per modalità, ognuna con un titolo e una o due frasi.

hogwarts-minute-walk = Tira e cammina
    .text = Due dadi dicono quanti passi fai. Usa tutto il tiro, in qualsiasi direzione. Solo alle torri e nei luoghi delle tue missioni puoi fermarti prima.
hogwarts-minute-fields = La casella dove ti fermi
    .text = Il suo simbolo dice che cosa succede: incantesimi, pozioni, libri, PV, un evento, un duello con uno studente.
hogwarts-minute-tokens = Raccogli segnalini
    .text = I segnalini d’oro sono scoperti sulla mappa. Prendine al massimo due per turno, anche di passaggio. Nella borsa ce ne stanno sei.
hogwarts-minute-mission = Compi missioni
    .text = Porta i segnalini richiesti nel luogo giusto. Lì combatti contro chi ti aspetta; se vinci, i punti sono tuoi.
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
    .text = Con una delle due un eroe raggiunge un Horcrux e tira contro il lato oscuro. Se fa di più, l’Horcrux è distrutto.
hogwarts-minute-return = Il ritorno
    .text = Da ora si combatte. Harry cerca la Pietra della Resurrezione, Voldemort la Bacchetta di Sambuco.
hogwarts-minute-meeting = L’incontro
    .text = Senza la Pietra perde Harry, senza la Bacchetta perde Voldemort. Se le hanno entrambi, vince Voldemort finché resta un Horcrux; altrimenti ciascuno tira un dado.

# The line below the pictures.
hogwarts-minute-count = Chi vince?
    .text = Nell’anno scolastico: chi ha più punti, appena qualcuno ha le missioni e i punti della durata scelta. Nel ritorno di Voldemort: chi vince l’incontro.
