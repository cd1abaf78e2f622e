### Sequence in one minute, in Polish: six pictures, each with a title and a sentence or two.

# $first and $second are suits, as symbols, or houses.
sequence-minute-play = Zagraj kartę
    .text = Połóż żeton na wolnym polu, które ją pokazuje. Każda karta oprócz waletów ma dwa pola.
sequence-minute-draw = Dobierz kartę
    .text = Tak kończy się ruch. Przy większości tutejszych stołów karta przychodzi sama.
sequence-minute-lines = Twórz linie po pięć
    .text = W poziomie, w pionie lub na ukos. Rogi liczą się dla każdego.
sequence-minute-wild = Dwoje oczu: wszędzie
    .text = Walety { $first } i { $second } patrzą na ciebie. Połóż żeton na dowolnym wolnym polu.
sequence-minute-remove = Jedno oko: usuwa
    .text = Walety { $first } i { $second } patrzą w bok. Usuń żeton rywala, ale nie z gotowej linii.
sequence-minute-win = Dwie linie to wygrana
    .text = Przy trzech stronach wystarczy jedna. Dwie linie mogą mieć wspólny żeton.
# The line below the pictures.
sequence-minute-count = Ilu graczy?
    .text = Przy 2 graczach każdy ma 7 kart, przy 3 lub 4 sześć, przy 6 pięć, przy 8 lub 9 cztery, przy 10 lub 12 trzy. Od 4 gra się w drużynach.
