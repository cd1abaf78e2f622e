### The lessons of the Quidditch match, in Polish: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## The Quaffle

quidditch-match-lesson-quaffle = Kafel
    .about = Kości to akcje: leć, podawaj, strzelaj.
    .end = Gol! Za każdy gol dobierasz kartę na pościg. Dwa gole to wygrana pierwsza runda.
quidditch-match-lesson-quaffle-roll = Twoja tura zaczyna się od dwóch kości. Ich suma mówi, ile możesz zrobić. Rzuć kośćmi.
    .otherwise = Rzuć kośćmi.
quidditch-match-lesson-quaffle-fetch = 4 akcje. Krok na sąsiednie pole kosztuje 1, a zabranie piłki nic nie kosztuje. Leć ścigającym 1 po kafla.
    .other = Tak też można. Ale niech zabierze go ścigający 1: zobaczysz dlaczego.
    .elsewhere = Kafel leży na jasnym polu. Ścigający 1 jest tuż obok.
    .end = Masz jeszcze akcje. Leć po kafla.
    .otherwise = Wybierz ścigającego 1 i dotknij jasnego pola.
quidditch-match-lesson-quaffle-pass = Masz go! Tuż obok jest ścigający 2. Podanie na sąsiednie pole kosztuje 1 akcję. Podaj.
    .nobody = Nie ma tam nikogo z twoich. Podaj do ścigającego 2.
    .move = Lecieć też można, ale spróbuj podać do ścigającego 2.
    .end = Masz jeszcze akcje. Podaj do ścigającego 2.
    .otherwise = Najpierw wybierz podanie, potem dotknij jasnego pola.
quidditch-match-lesson-quaffle-line = Strzelać można tylko z linii przed bramką. Jeszcze jeden krok ścigającym 2.
    .pass = Dość podań. Ścigający 2 leci na linię.
    .elsewhere = Kafla ma ścigający 2 i jego miejsce jest na linii.
    .end = Masz jeszcze akcje. Leć na linię.
    .far = Stąd jest za daleko. Strzelaj z linii przed bramką.
    .otherwise = Leć ścigającym 2 na jasne pole.
quidditch-match-lesson-quaffle-shoot = Teraz strzelaj! Ty i obrońca rzucacie po jednej kości. Jeśli twoja będzie wyższa, to gol.
    .move = Lepszego miejsca nie ma. Strzelaj.
    .end = Nie bez strzału!
    .otherwise = Strzelaj na bramkę.

## The Bludger

quidditch-match-lesson-bludger = Tłuczek
    .about = Twoi pałkarze zatrzymują tego, kto ma piłkę.
    .end = Blaise ma o jednego zawodnika mniej, a ty masz kafla. Drużyna bez ścigających przegrywa pierwszą rundę.
quidditch-match-lesson-bludger-roll = Ścigający Blaise’a ma kafla, i to blisko twojej bramki. Twoi pałkarze mogą go zatrzymać. Rzuć kośćmi.
    .otherwise = Rzuć kośćmi.
quidditch-match-lesson-bludger-fetch = Pałkarz 1 jest tuż obok tłuczka. Leć tam: zabranie go nic nie kosztuje.
    .elsewhere = Najpierw tłuczek: pałkarz 1 leci na jasne pole.
    .end = Masz jeszcze akcje. Leć po tłuczka.
    .otherwise = Wybierz pałkarza 1 i dotknij jasnego pola.
quidditch-match-lesson-bludger-aim = Teraz przygotuj tłuczka. To nie kosztuje akcji, a kość mówi, jak daleko poleci.
    .move = Zostań: stąd masz do ścigającego prostą drogę.
    .end = Jeszcze nie: najpierw rzuć tłuczkiem.
    .otherwise = Przygotuj tłuczka.
quidditch-match-lesson-bludger-throw = Tłuczek leci najwyżej 4 pola, po linii prostej. Rzuć nim w ścigającego, który ma kafla.
    .nobody = W tamtej stronie nie ma nikogo od Blaise’a. Rzuć w ścigającego.
    .otherwise = Dotknij ścigającego, który ma kafla, a potem rzuć.
quidditch-match-lesson-bludger-loose = Trafienie! Przy 4 lub więcej byłby unik, ale wypadło 2. Kafel jest wolny. Zabierz go ścigającym 1.
    .elsewhere = Kafel leży na jasnym polu. Zabierz go ścigającym 1.
    .end = Kafel na ciebie czeka. Zabierz go.
    .otherwise = Wybierz ścigającego 1 i dotknij jasnego pola.

## The Snitch

quidditch-match-lesson-snitch = Znicz
    .about = Dwóch szukających, jedno okrążenie. Wygrywa ten, kto skończy je pierwszy.
    .end = Złapany! Kto złapie znicza, wygrywa mecz, bez względu na gole. Teraz możesz już grać.
quidditch-match-lesson-snitch-roll = Po dwóch golach szukający ruszają w pościg za zniczem: 24 pola wokół boiska. Blaise prowadzi. Rzuć kośćmi.
    .card = Możesz najpierw zagrać kartę. Ale rzuć kośćmi: dowiesz się, czego ci trzeba.
    .otherwise = Rzuć kośćmi.
quidditch-match-lesson-snitch-back = 5 pól. Na turę możesz zagrać jedną kartę. Szukający Blaise’a jest na polu 17: Confundus cofnie go o 3.
    .firebolt = Zachowaj Błyskawicę na ostatnie pola. Zagraj Confundus.
    .end = W każdej turze możesz zagrać kartę. Zagraj Confundus.
    .otherwise = Wybierz Confundus i zagraj tę kartę.
quidditch-match-lesson-snitch-again = Z powrotem na 14, a potem 8 pól do przodu. Bez twojej karty znicz wpadłby w ręce Blaise’a. Rzuć kośćmi.
    .card = Najpierw rzuć kośćmi: dowiesz się, czego ci trzeba.
    .otherwise = Rzuć kośćmi.
quidditch-match-lesson-snitch-catch = Jesteś na polu 20 i brakuje ci 4 pól. Co mówi Błyskawica?
    .end = Wtedy Blaise ma jeszcze jedną turę. Zagraj Błyskawicę.
    .otherwise = Zagraj Błyskawicę: 4 pola.
