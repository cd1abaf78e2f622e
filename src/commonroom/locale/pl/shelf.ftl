### The games on the shelf, in Polish: all that the start page says of them before one of them is chosen.

sequence-name = Sequence
sequence-about = Zagraj kartę, połóż żeton na pasującym polu i ułóż linie po pięć szybciej niż inni.
# The line below the name on the lid of the box.
sequence-line = Karty, żetony, linie po pięć
# How long a game takes.
sequence-time = 20 minut
# What the person's side and the best of the others have reached.
sequence-result =
    { $mine ->
        [one] { $mine } linia do { $theirs }
        [few] { $mine } linie do { $theirs }
        [many] { $mine } linii do { $theirs }
       *[other] { $mine } linii do { $theirs }
    }
# The spine of another edition beside the box.
sequence-spine-harry-potter-2021 = Edycja Harry Potter
quidditch-name = Quidditch
quidditch-about = Dwa domy, cztery piłki: wykładaj zakryte karty, odkrywaj je, zdobywaj gole, unikaj tłuczków i złap złotego znicza.
quidditch-line = Blefuj, unikaj, złap znicza
quidditch-time = 15 minut
hogwarts-name = Rok w Hogwarcie
hogwarts-about = Rok szkolny dla 1–8 osób: zwiedzaj zamek, zbieraj to, czego wymagają misje, pojedynkuj się, zdawaj egzaminy i zdobądź Puchar Domów.
hogwarts-line = Misje, pojedynki, Puchar Domów
hogwarts-time = cały wieczór
hogwarts-spine-voldemort-returns = Powrót Voldemorta
quidditch-match-name = Mecz quidditcha
quidditch-match-about = Dwie drużyny na miotłach: poprowadź ścigających, pałkarzy i obrońcę do dwóch goli, a potem ruszaj po znicza.
quidditch-match-line = Dwa gole, potem znicz
