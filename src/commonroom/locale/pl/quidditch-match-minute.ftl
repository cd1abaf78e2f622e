### Mecz quidditcha w minutę, po polsku: sześć obrazków, każdy z tytułem i zdaniem lub dwoma.

quidditch-match-minute-formation = Dwie drużyny
    .text = Każda ma obrońcę, dwóch pałkarzy i trzech ścigających. Kafel leży pośrodku, w każdej połowie tłuczek.
quidditch-match-minute-move = Dwie kości akcji
    .text = Suma to liczba twoich akcji. Krok kosztuje jedną, podanie też. Kto wejdzie na piłkę, może ją zabrać.
quidditch-match-minute-bludger = Tłuczki eliminują
    .text = Pałkarz odbija go po linii prostej. Cel robi unik przy 4 lub więcej; inaczej odpada.
quidditch-match-minute-goal = Strzał na bramkę
    .text = Z linii przed nią. Ścigający i obrońca rzucają po jednej kości; jeśli ścigający ma więcej, jest gol. Dwa gole to wygrana runda.
quidditch-match-minute-card = Za każdy gol karta
    .text = Pomaga w pościgu: szybsza miotła, zwód, zaklęcie na drugiego szukającego.
quidditch-match-minute-chase = Złap znicza
    .text = Potem szukający okrążają boisko: dwie kości na turę i jedna karta. Wygrywa ten, kto pierwszy je okrąży.
# The line below the pictures.
quidditch-match-minute-count = Co się liczy
    .text = Gole dają rundę 1 i pierwszą turę pościgu. Znicz daje wygraną w meczu.
