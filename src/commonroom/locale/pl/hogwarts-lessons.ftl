### The lessons of A Year at Hogwarts, in Polish: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## A first turn

hogwarts-lesson-walk = Twoja pierwsza tura
    .about = Rzuć kośćmi, idź i weź to, co czeka na końcu drogi.
    .end = Rzucasz, idziesz, a liczy się pole, na którym staniesz. Wieże, proszek Fiuu i żetony pomagają ci w misjach.
hogwarts-lesson-walk-roll = Grasz Harrym i stoisz przy bramie Hogwartu. Tura zaczyna się od dwóch kości. Rzuć nimi.
    .otherwise = Rzuć kośćmi: przycisk świeci.
hogwarts-lesson-walk-walk = 1 i 3: idź dokładnie 4 kroki. Pola, na których możesz stanąć, świecą. Na tym dostaniesz eliksir: dotknij pola i idź tam.
    .tower = Na wieży można stanąć wcześniej. O tym za chwilę; teraz idź po eliksir.
    .elsewhere = Tam też możesz stanąć. Ale na jasnym polu dostaniesz eliksir.
    .step = Wybierz pole, na którym chcesz stanąć; kroki zrobią się same.
    .whole = Trzeba przejść cały rzut. Wcześniej można stanąć tylko na wieżach i w miejscach swoich misji.
    .otherwise = Idź na jasne pole, 4 kroki stąd.
hogwarts-lesson-walk-again = Masz eliksir, przyda się w walce. Grasz tu w pojedynkę, więc to znów twoja tura. Rzuć kośćmi.
    .otherwise = Rzuć kośćmi: zaczyna się twoja następna tura.
hogwarts-lesson-walk-tower = Tym razem 6 kroków. Ale na wieży możesz stanąć zawsze, nawet jeśli zostaną ci kroki. Idź na jasną wieżę.
    .other-tower = To też wieża, ale spróbuj tej jasnej.
    .elsewhere = Tak zużyjesz wszystkie kroki. Na wieży można stanąć wcześniej: idź na tę jasną.
    .step = Wybierz wieżę; kroki zrobią się same.
    .otherwise = Idź na jasną wieżę.
hogwarts-lesson-walk-floo = Z wieży proszek Fiuu przeniesie cię daleko stąd. Zwierciadło do twojej misji leży w Norze. Przenieś się tam.
    .elsewhere = Tam też możesz się przenieść, ale zwierciadło leży w Norze.
    .stay = Wtedy zwierciadło zostanie tam, gdzie jest. Użyj proszku.
    .otherwise = Dotknij Nory na mapie i potwierdź.
hogwarts-lesson-walk-take = Oto ono. Weź zwierciadło; potem wrócisz na swoją wieżę.
    .leave = Przecież po nie tu jesteś! Weź je.
    .otherwise = Weź zwierciadło.

## A mission

hogwarts-lesson-mission = Twoja misja
    .about = Znajdź to, czego wymaga, i idź tam, dokąd cię prowadzi.
    .end = Najpierw żeton, potem miejsce, potem walka. Zaraz zobaczysz, jak się walczy.
hogwarts-lesson-mission-look = To twoja misja, warta 50 punktów: ujarzmij psa. Brakuje ci fletu; karta mówi, gdzie leży. Rzuć kośćmi.
    .otherwise = Rzuć kośćmi.
hogwarts-lesson-mission-fetch = Flet leży 3 kroki stąd, a na kościach masz 3. Idź tam.
    .short = Wieża jest po drodze, ale flet leży jedno pole dalej.
    .elsewhere = Tam nie ma fletu. Leży na jasnym polu.
    .step = Wybierz pole z fletem; kroki zrobią się same.
    .otherwise = Idź na jasne pole, to z fletem.
hogwarts-lesson-mission-take = Weź flet. Żetony możesz brać także po drodze, dwa na turę. W torbie mieści się sześć.
    .leave = Bez fletu nie ma misji. Weź go.
    .otherwise = Weź flet.
hogwarts-lesson-mission-ready = Twoja misja jest gotowa. Jej miejsce jest tuż obok: skrzydło zachodnie. Rzuć kośćmi.
    .otherwise = Rzuć kośćmi.
hogwarts-lesson-mission-place = Masz 6 kroków, a do skrzydła zachodniego jest 1. W miejscu gotowej misji możesz stanąć wcześniej. Idź tam.
    .elsewhere = Twoja misja czeka w skrzydle zachodnim. Stań tam.
    .step = Wybierz skrzydło zachodnie; kroki zrobią się same.
    .otherwise = Idź do skrzydła zachodniego: to ono świeci.
hogwarts-lesson-mission-attempt = Jesteś na miejscu i masz wszystko, czego trzeba. Podejmij misję: ktoś już czeka.
    .otherwise = Podejmij misję.

## A fight

hogwarts-lesson-fight = Walka
    .about = Kości, karty i cios, który widać zawczasu.
    .end = Misja wykonana! Ale uważaj: kto gra w pojedynkę i przegra walkę w misji, przegrywa grę. Zanim zaczniesz, sprawdź swoją szansę.
hogwarts-lesson-fight-attempt = Masz kamień, a profesor już czeka. Podejmij misję.
    .later = Można poczekać, ale wszystko jest gotowe.
    .otherwise = Podejmij misję.
hogwarts-lesson-fight-dice = Profesor ma 7 PŻ. Twoje 4 kości trafiają od 3 w górę, a każde trafienie zabiera 1 PŻ. Atakuj kośćmi.
    .keep = Dobra karta! Zachowaj ją na koniec i najpierw rzuć kośćmi.
    .healthy = Nic ci jeszcze nie jest. Atakuj kośćmi.
    .otherwise = Atakuj kośćmi.
hogwarts-lesson-fight-shield = Trzy trafienia! Teraz profesor oddaje cios: 4 PŻ. Widzisz to zawczasu, więc możesz odpowiedzieć. Protego zatrzyma cios.
    .pass = Wtedy stracisz 4 PŻ. Protego zatrzyma cios.
    .heal = To da ci 3 PŻ, ale cios i tak spadnie. Protego go zatrzyma.
    .otherwise = Zagraj Protego.
hogwarts-lesson-fight-card = Nic ci się nie stało. Profesor ma jeszcze 4 PŻ, a Reducto zabiera dokładnie 4. Karta zastępuje kości: zagraj ją.
    .dice = Musiałyby trafić wszystkie cztery kości. Reducto nie chybia.
    .heal = Masz wszystkie PŻ. Zagraj Reducto.
    .otherwise = Zagraj Reducto.
hogwarts-lesson-fight-last = Profesor jest pokonany, ale uderza jeszcze raz. Masz 7 PŻ, tracisz 4 i dalej stoisz. Przyjmij cios.
    .heal = Można, ale 3 PŻ wystarczą do wygranej. Zachowaj eliksir.
    .otherwise = Przyjmij cios: wytrzymasz.
hogwarts-lesson-fight-put = 60 punktów! Żeton użyty w misji wędruje daleko stąd, a ty wybierasz dokąd. Połóż kamień w jasnym miejscu.
    .elsewhere = Można. Na razie wybierz jedno z jasnych miejsc.
    .otherwise = Połóż kamień w jednym z jasnych miejsc.

## School

hogwarts-lesson-school = Szkoła
    .about = Karta w pokoju wspólnym, egzamin w klasie.
    .end = 20 punktów! Punkty dają misje, egzaminy, mecze i dobre sprawowanie. Jedna misja i ponad 210 punktów kończą szybką grę.
hogwarts-lesson-school-room = Jesteś w pokoju wspólnym. Tu dobierasz jedną kartę z wybranej talii. Księgi dają punkty na egzaminach: dobierz księgę.
    .behaviour = To może dać punkty albo je zabrać. Dziś dobierz księgę.
    .other-deck = Przyda się w walce. Ale chcemy zdać egzamin: dobierz księgę.
    .otherwise = Dobierz kartę z talii ksiąg.
hogwarts-lesson-school-book = Twoja księga jest do klasy obrony przed czarną magią i daje 20 punktów. Do tej klasy są 3 kroki. Rzuć kośćmi.
    .otherwise = Rzuć kośćmi.
hogwarts-lesson-school-classroom = Na kościach masz 3. Wejdź do klasy.
    .elsewhere = Księga liczy się tylko w swojej klasie. To ta jasna.
    .step = Wybierz klasę; kroki zrobią się same.
    .otherwise = Idź do jasnej klasy.
hogwarts-lesson-school-exam = Teraz przystąp do egzaminu ze swoją księgą. Nie da się go oblać.
    .pass = Szkoda 20 punktów. Przystąp do egzaminu.
    .otherwise = Przystąp do egzaminu ze swoją księgą.

## A duel

hogwarts-lesson-duel = Pojedynek
    .about = Walka z uczniem. Przegrywasz, gdy zostanie ci jeden PŻ.
    .end = Kto wygra pojedynek, dobiera trzy karty. Kto przegra, zostaje z 1 PŻ i odkłada trzy.
hogwarts-lesson-duel-dice = Na polu pojedynku czeka uczeń: Ron, który ma 6 PŻ. Ty masz 3, a przy 1 PŻ przegrywa się pojedynek. Atakuj kośćmi.
    .keep = Zachowaj zaklęcie na koniec. Najpierw kości.
    .early = Jeszcze nie. Eliksir bardziej przyda się później.
    .otherwise = Atakuj kośćmi.
hogwarts-lesson-duel-blow = Cztery trafienia! Ron zabiera ci 1 PŻ. Zostaną ci 2, więc przyjmij cios.
    .early = Na razie 2 PŻ wystarczą. Zachowaj eliksir.
    .otherwise = Przyjmij cios: wytrzymasz.
hogwarts-lesson-duel-spell = Ron ma jeszcze 2 PŻ. Expelliarmus zabiera dokładnie 2. Zagraj je.
    .dice = Kości mogą chybić. Zaklęcie nie.
    .early = Najpierw pokonaj Rona. Eliksir przyda się zaraz potem.
    .otherwise = Zagraj Expelliarmus.
hogwarts-lesson-duel-drink = Po jego ostatnim ciosie zostanie ci 1 PŻ, a wtedy przegrasz! Wypij eliksir: doda ci 3 PŻ.
    .pass = Wtedy zostanie ci 1 PŻ i przegrasz pojedynek. Wypij eliksir.
    .otherwise = Zagraj Eliksir Wiggenowy.
hogwarts-lesson-duel-won = Wygrana! Zaklęcie, eliksir i księga są twoje. Ale PŻ same nie wracają. Rzuć kośćmi.
    .otherwise = Rzuć kośćmi.
hogwarts-lesson-duel-heal = Pola z krzyżem dają PŻ. W kuchni dostaniesz 2. Są do niej 3 kroki: idź tam.
    .elsewhere = Potrzebujesz PŻ. Dostaniesz je na jasnym polu.
    .step = Wybierz kuchnię; kroki zrobią się same.
    .otherwise = Idź do kuchni.

## Voldemort Returns

hogwarts-lesson-returns = Powrót Voldemorta
    .about = Inna gra na tej samej mapie: bohaterowie przeciw ciemnej stronie.
    .end = Znajdź kamień, zniszcz wszystkie sześć horkruksów, a potem spotkaj Voldemorta. Kto przyjdzie bez swojego żetonu, przegrywa.
hogwarts-lesson-returns-roll = Ty grasz Harrym, a Blaise to Pettigrew. Na mapie leży sześć horkruksów, a twój miecz może je zniszczyć. Rzuć kośćmi.
    .otherwise = Rzuć kośćmi.
hogwarts-lesson-returns-walk = Na wieży zegarowej leży horkruks, 3 kroki stąd. Idź tam.
    .elsewhere = Horkruks jest na wieży zegarowej. To ona świeci.
    .step = Wybierz wieżę zegarową; kroki zrobią się same.
    .otherwise = Idź na jasną wieżę.
hogwarts-lesson-returns-destroy = Ty i Blaise rzucacie po jednej kości. Jeśli twoja będzie wyższa, to po horkruksie. Uderz!
    .pass = Wtedy zostanie cały. Uderz mieczem.
    .otherwise = Spróbuj zniszczyć horkruksa.
hogwarts-lesson-returns-hide = Zniszczony: Voldemort ma o 1 PŻ mniej. Ale Pettigrew zebrał już cztery rzeczy: Voldemort powrócił i szuka Czarnej Różdżki. Schowaj ją na jasnym polu.
    .near = Tam szybko by dotarł. Wybierz jedno z jasnych pól.
    .otherwise = Połóż różdżkę na jasnym polu, daleko od niego.
hogwarts-lesson-returns-plan = Na wieżach stoją teraz śmierciożercy, a kto któregoś spotka, walczy. Tutaj Blaise kładzie Kamień Wskrzeszenia. Potrzebujesz go, zanim spotkasz Voldemorta.
