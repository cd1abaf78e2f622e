### Rok w Hogwarcie w minutę, po polsku: sześć obrazków na każdy tryb, każdy z tytułem i zdaniem lub dwoma.

hogwarts-minute-walk = Rzuć i idź
    .text = Idziesz tyle kroków, ile pokażą dwie kości, w dowolną stronę. Tylko na wieżach i w miejscach swoich misji możesz zatrzymać się wcześniej.
hogwarts-minute-fields = Pole, na którym staniesz
    .text = Jego znak mówi, co się dzieje: zaklęcia, eliksiry, księgi, PŻ, wydarzenie, pojedynek z uczniem.
hogwarts-minute-tokens = Zbieraj żetony
    .text = Złote żetony leżą odkryte na mapie. Bierz do dwóch na turę, także po drodze. W torbie mieści się sześć.
hogwarts-minute-mission = Wykonuj misje
    .text = Zanieś jej żetony na jej miejsce. Tam walczysz z tym, kto czeka; wygrana daje punkty.
hogwarts-minute-fight = Walcz kośćmi i kartami
    .text = Kość, która pokaże co najmniej odporność przeciwnika, zabiera 1 PŻ. Potem uderza przeciwnik. Zaklęcia i eliksiry pomagają.
hogwarts-minute-exam = Zdawaj egzaminy
    .text = Oddaj księgę w jej klasie i zdobądź tyle, ile jest warta. Quidditch i dobre sprawowanie też dają punkty.

## Voldemort Returns

hogwarts-minute-sides = Dwie strony
    .text = Jedno z was gra Peterem Pettigrew, pozostali Harrym i jego przyjaciółmi.
hogwarts-minute-ritual = Rytuał
    .text = Pettigrew zbiera cztery rzeczy i zanosi je na boisko do quidditcha. Wtedy Voldemort wraca, ze śmierciożercami.
hogwarts-minute-horcruxes = Sześć horkruksów
    .text = Leżą odkryte na mapie. Każdy zniszczony kosztuje Voldemorta 1 PŻ.
hogwarts-minute-weapons = Kieł albo miecz
    .text = Z jednym z nich bohater idzie do horkruksa i rzuca przeciw ciemnej stronie. Jeśli wyrzuci więcej, horkruks jest zniszczony.
hogwarts-minute-return = Powrót
    .text = Odtąd się walczy. Harry szuka Kamienia Wskrzeszenia, Voldemort Czarnej Różdżki.
hogwarts-minute-meeting = Spotkanie
    .text = Bez Kamienia przegrywa Harry, bez Różdżki Voldemort. Jeśli obaj mają, czego szukali, a został jakiś horkruks, wygrywa Voldemort; jeśli nie, każdy rzuca kością.

# The line below the pictures.
hogwarts-minute-count = Kto wygrywa?
    .text = W roku szkolnym: kto ma najwięcej punktów, gdy ktoś zbierze misje i punkty dla wybranej długości. W Powrocie Voldemorta: kto wygra spotkanie.
