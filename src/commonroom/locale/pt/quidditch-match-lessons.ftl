### The lessons of the Quidditch match, in Portuguese: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## The Quaffle

quidditch-match-lesson-quaffle = A Quaffle
    .about = Os dados são ações: voar, lançar, rematar.
    .end = Golo! Por cada golo compras uma carta para a perseguição. Com dois golos ganha-se a primeira ronda.
quidditch-match-lesson-quaffle-roll = O teu turno começa com dois dados. A soma diz quanto podes fazer. Lança-os.
    .otherwise = Lança os dados.
quidditch-match-lesson-quaffle-fetch = 4 ações. Um passo para um espaço vizinho custa 1; apanhar a bola não custa nada. Voa com o teu Chaser 1 até à Quaffle.
    .other = Também dá. Mas deixa o Chaser 1 apanhá-la: vais ver porquê.
    .elsewhere = A Quaffle está no espaço iluminado. O Chaser 1 está mesmo ao lado.
    .end = Ainda tens ações. Vai buscar a Quaffle.
    .otherwise = Escolhe o Chaser 1 e toca no espaço iluminado.
quidditch-match-lesson-quaffle-pass = Já é tua! O Chaser 2 está ao teu lado. Lançá-la para um espaço vizinho custa 1 ação: passa a bola.
    .nobody = Não está lá nenhum dos teus. Lança-a ao Chaser 2.
    .move = Voar também dá, mas experimenta lançá-la: ao Chaser 2.
    .end = Ainda tens ações. Lança-a ao Chaser 2.
    .otherwise = Primeiro escolhe lançar, depois toca no espaço iluminado.
quidditch-match-lesson-quaffle-line = Só podes rematar da linha em frente da baliza. Mais um passo com o Chaser 2.
    .pass = Chega de lançar. O Chaser 2 voa até à linha.
    .elsewhere = O Chaser 2 tem a bola, e o lugar dele é na linha.
    .end = Ainda tens ações. Voa até à linha.
    .far = Daqui é longe demais. Remata da linha em frente da baliza.
    .otherwise = Voa com o Chaser 2 até ao espaço iluminado.
quidditch-match-lesson-quaffle-shoot = Agora remata! Tu e o Keeper lançam um dado cada um. Se o teu for mais alto, é golo.
    .move = Estás no sítio certo. Remata.
    .end = Não acabes sem rematar!
    .otherwise = Remata à baliza.

## The Bludger

quidditch-match-lesson-bludger = A Bludger
    .about = Os teus Beaters travam quem tem a bola.
    .end = Menos um jogador para o Blaise, e a Quaffle para ti. Uma equipa sem Chasers perde a primeira ronda.
quidditch-match-lesson-bludger-roll = Um Chaser do Blaise tem a Quaffle, perto da tua baliza. Os teus Beaters podem travá-lo. Lança os dados.
    .otherwise = Lança os dados.
quidditch-match-lesson-bludger-fetch = O Beater 1 está ao lado de uma Bludger. Voa até lá: apanhá-la não custa nada.
    .elsewhere = Primeiro a Bludger: o Beater 1 voa até ao espaço iluminado.
    .end = Ainda tens ações. Vai buscar a Bludger.
    .otherwise = Escolhe o Beater 1 e toca no espaço iluminado.
quidditch-match-lesson-bludger-aim = Agora prepara a Bludger. Não custa ações, e um dado diz até onde ela voa.
    .move = Fica onde estás: daqui o caminho até ao Chaser é a direito.
    .end = Ainda não: lança primeiro a Bludger.
    .otherwise = Prepara a Bludger.
quidditch-match-lesson-bludger-throw = A Bludger voa até 4 espaços em linha reta. Lança-a contra o Chaser que tem a Quaffle.
    .nobody = Para esse lado não há ninguém do Blaise. Lança-a contra o Chaser.
    .otherwise = Toca no Chaser que tem a Quaffle e lança.
quidditch-match-lesson-bludger-loose = Acertaste! Com 4 ou mais, o Chaser esquivava-se; saiu-lhe 2. A Quaffle está livre. Apanha-a com o Chaser 1.
    .elsewhere = A Quaffle está no espaço iluminado. Apanha-a com o Chaser 1.
    .end = A Quaffle está ali à tua espera. Apanha-a.
    .otherwise = Escolhe o Chaser 1 e toca no espaço iluminado.

## The Snitch

quidditch-match-lesson-snitch = A Snitch
    .about = Dois Seekers, uma volta, e ganha quem a completar primeiro.
    .end = Apanhada! Quem apanha a Snitch ganha o jogo, sejam quantos forem os golos. Agora já podes jogar.
quidditch-match-lesson-snitch-roll = Depois de dois golos, os Seekers perseguem a Snitch: 24 espaços à volta do campo. O Blaise vai à frente. Lança os dados.
    .card = Podes jogar antes uma carta. Mas lança os dados: assim sabes do que precisas.
    .otherwise = Lança os dados.
quidditch-match-lesson-snitch-back = 5 espaços. Podes jogar uma carta por turno. O Blaise está no 17: Confundus faz o Seeker dele recuar 3 espaços.
    .firebolt = Guarda a Flecha de Fogo para os últimos espaços. Joga Confundus.
    .end = Podes usar uma carta em cada turno. Joga Confundus.
    .otherwise = Escolhe Confundus e joga-o.
quidditch-match-lesson-snitch-again = Para trás até ao 14, e depois 8 espaços em frente. Sem a tua carta, o Blaise já tinha a Snitch. Lança os dados.
    .card = Lança primeiro os dados: assim sabes do que precisas.
    .otherwise = Lança os dados.
quidditch-match-lesson-snitch-catch = Estás no 20 e faltam 4 espaços. O que diz a Flecha de Fogo?
    .end = Então o Blaise tem mais um turno. Joga a Flecha de Fogo.
    .otherwise = Joga a Flecha de Fogo: 4 espaços.
