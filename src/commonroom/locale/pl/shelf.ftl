### The games on the shelf, in Polish: all that the start page says of them before one of them is chosen.

sequence-name = Sequence
sequence-about = Zagraj kartę, połóż żeton na pasującym polu i przed innymi ułóż linie po pięć żetonów.
quidditch-name = Quidditch
quidditch-about = Dwa domy, cztery piłki: wykładaj zakryte karty, odkrywaj je, zdobywaj gole, unikaj tłuczków i złap złotego znicza.
hogwarts-name = Rok w Hogwarcie
hogwarts-about = Rok szkolny dla jednej do ośmiu osób: zwiedzaj zamek, zbieraj to, czego wymagają misje, pojedynkuj się, zdawaj egzaminy i zdobądź Puchar Domów. Tutaj gra się tekstem, bez obrazków.
quidditch-match-name = Mecz quidditcha
quidditch-match-about = Dwie drużyny na miotłach: zdobądź dwa gole ścigającymi, pałkarzami i obrońcą, a potem ścigaj znicza.
