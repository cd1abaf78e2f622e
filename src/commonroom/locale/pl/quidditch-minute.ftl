### The Quidditch card game in one minute, in Polish: six pictures, each with a title and a sentence or two.

quidditch-minute-balls = Piłki wchodzą do gry
    .text = Co rundę prowadzący odkrywa piłkę: kafla, tłuczka albo znicza.
quidditch-minute-lay = Kładź zakryte
    .text = Przy kaflu oboje kładziecie kartę. Przy innych piłkach wybieracie; gdy gra jedna strona, kładą obie. Każda karta może być blefem.
quidditch-minute-quaffle = Wyższa bierze kafla
    .text = Jest wart 10 punktów. Ale obrońca, który nie jest niższy, broni, i nikt nie punktuje.
quidditch-minute-bludger = Przy tłuczku rządzą pałkarze
    .text = Pałkarz pokonuje każdą inną rolę. Trafiony traci kartę.
quidditch-minute-special = Uroki, faule, odpowiedzi
    .text = Karty specjalne zmieniają to, co leży. Inne je anulują: Finite zatrzymuje magię, sędzia faule.
quidditch-minute-snitch = Znicz kończy grę
    .text = Łapie go tylko szukający: 150 punktów i koniec. Wygrywa, kto ma najwięcej punktów.
# The line below the pictures.
quidditch-minute-count = Co się liczy
    .text = Kafel 10 · Darmowy gol 10 · Znicz 150 · Tłuczki 0, ale kosztują karty.
