### Co przeglądarka mówi o Lampionach, po polsku. Czego tu brak, tego słowa są angielskie.

lanterns-name = Lampiony
lanterns-about = Dokładaj do koloru, zbieraj lewy i zadaj jedno pytanie we właściwej chwili. Dla dwóch do czterech osób.
lanterns-key-guiding = Kolor przewodni
lanterns-key-points = Punkty
lanterns-key-hand = Twoja ręka
lanterns-do-play = Zagraj { $card }
    .kind = Zagraj lampion
    .each = { $card }
