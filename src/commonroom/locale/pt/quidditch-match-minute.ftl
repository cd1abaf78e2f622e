### O jogo de Quidditch num minuto, em português: seis imagens, cada uma com um título e uma ou duas frases.

quidditch-match-minute-formation = Duas equipas
    .text = Cada uma tem um Keeper, dois Beaters e três Chasers. A Quaffle está no centro, uma Bludger em cada metade.
quidditch-match-minute-move = Dois dados de ações
    .text = O total é o teu número de ações. Um passo custa uma, e um passe também. Quem chega a uma bola pode apanhá-la.
quidditch-match-minute-bludger = As Bludgers eliminam
    .text = Um Beater lança-a em linha reta. O alvo esquiva-se com 4 ou mais; senão, fica de fora.
quidditch-match-minute-goal = Rematar à baliza
    .text = Da linha em frente. O Chaser e o Keeper lançam um dado cada um; se o do Chaser for mais alto, é golo. Com dois golos ganha-se a ronda.
quidditch-match-minute-card = Cada golo, uma carta
    .text = Ajuda na perseguição: uma vassoura mais rápida, uma finta, um feitiço contra o outro Seeker.
quidditch-match-minute-chase = Apanhar a Snitch
    .text = Depois os Seekers dão uma volta ao campo: dois dados por turno e uma carta. Ganha quem chegar primeiro.
# The line below the pictures.
quidditch-match-minute-count = O que conta
    .text = Com os golos ganham-se a ronda 1 e o primeiro turno da perseguição; com a Snitch, o jogo.
