### The lessons of Sequence, in Portuguese: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.
### Spaces are called by the edges of the board, as in e6.

## First chip

sequence-lesson-first-chip = A tua primeira ficha
    .about = Uma carta indica um espaço, vai para lá uma ficha e vem uma carta nova.
    .end = É isto um turno inteiro: carta, ficha, carta. A seguir vês para que servem as fichas.
sequence-lesson-first-chip-place = Cada carta, menos os valetes, aparece duas vezes no tabuleiro. Pega no teu 4♥ e põe uma ficha num dos seus dois espaços.
    .other-card = Essa também servia. Por agora pega no 4♥: é a carta iluminada.
    .other-space = Esse espaço mostra outra carta. O teu 4♥ só vai onde o tabuleiro mostra um 4♥.
    .corner = Os cantos ficam livres. Já contam para todos.
    .otherwise = Primeiro o 4♥, depois um dos dois espaços iluminados.
sequence-lesson-first-chip-draw = A ficha está no sítio. Agora compra uma carta do monte e ficas outra vez com sete. Normalmente acontece sozinho; se não, ao esqueceres jogas com uma a menos.
    .too-soon = Uma ficha por turno. Primeiro compra, depois joga o Blaise.
    .otherwise = Toca no monte: está lá uma carta para ti.
sequence-lesson-first-chip-taken = O Blaise também tinha um 8♦ e tapou um dos seus espaços. O teu vai para o outro, em j7.
    .other-card = Guarda essa para depois. Agora é a vez do 8♦.
    .covered = Já lá está a ficha do Blaise. Em cada espaço cabe uma; o outro do 8♦ está livre.
    .otherwise = O teu 8♦, no espaço iluminado, j7.
sequence-lesson-first-chip-again = Ficha posta. E agora? Já sabes.
    .too-soon = É a vez do Blaise, mas a tua carta ainda está no monte.
    .otherwise = Compra a tua carta do monte.

## Lines and corners

sequence-lesson-lines = Cinco em linha
    .about = Cinco fichas em linha fazem uma sequência, e com duas ganhas o jogo.
    .end = Duas sequências, e o jogo é teu! Lembra-te dos cantos: poupam-te uma ficha.
sequence-lesson-lines-grow = Cinco fichas tuas em linha fazem uma sequência: na horizontal, na vertical ou na diagonal. O teu 4♥ tem dois espaços. Qual está na tua diagonal de c4?
    .apart = Está livre, mas fica isolado. Segue a diagonal de c4 a g8.
    .other-card = A diagonal não ganha nada com isso. Com o 4♥, sim.
    .otherwise = Procura o espaço do 4♥ entre as tuas fichas.
sequence-lesson-lines-five = Quatro de cinco. O buraco está em f7, e tens a carta. Fecha a linha.
    .apart = Esse é o outro K♥. O buraco da tua linha está em f7.
    .other-card = O espaço f7 mostra o K♥. É a carta de que precisas.
    .otherwise = Joga o teu K♥ em f7.
sequence-lesson-lines-corner = A tua primeira sequência, e ninguém a pode desfazer. Olha para cima, à esquerda: o canto conta como ficha tua. O que falta para cinco?
    .apart = Esse é o outro 5♠. Queres o a5, ao lado das tuas três fichas.
    .other-card = Uma só carta fecha a fila de cima, e é tua: vê o espaço a5.
    .corner = Num canto não se põe ficha. Já conta para ti.
    .otherwise = Joga o teu 5♠ em a5.

## Jacks

sequence-lesson-jacks = Dois tipos de valetes
    .about = Um olho tira uma ficha, dois olhos põem uma onde quiseres.
    .end = Um olho tira, dois olhos põem em qualquer lado. Guarda-os para o que as outras cartas não conseguem.
sequence-lesson-jacks-remove = O Blaise tem quatro em linha, abertas dos dois lados. J♠ tem um olho: tira uma ficha do adversário. Retira uma das quatro.
    .one-end = Assim fechas um lado e o Blaise usa o outro. Parte a própria linha com J♠.
    .other-card = Então o Blaise faz cinco no próximo turno. O teu J♠ pode impedi-lo.
    .empty = J♠ não põe nada. Tira uma ficha: escolhe uma das quatro.
    .locked = Numa sequência completa não se toca, nem com um valete. Nas quatro do meio, sim.
    .own = Essa ficha é tua. Tira uma do Blaise.
    .otherwise = Joga J♠ numa das quatro fichas iluminadas.
sequence-lesson-jacks-wild = Bom golpe. J♦ e J♣ têm dois olhos: põem a tua ficha em qualquer espaço livre. Usa um para tapar o buraco da tua linha.
    .anywhere = Ali pode ser, mas só d6 completa a tua linha.
    .other-card = Nenhuma outra carta tua chega a d6. É para isso que serve o valete.
    .covered = Este valete precisa de um espaço livre. Aí já há uma ficha.
    .corner = Num canto não se põe ficha, nem com um valete.
    .otherwise = Joga J♦ ou J♣ em d6.
sequence-lesson-jacks-keep = Uma sequência! Na fila i tens mais três fichas e um buraco em i5. Servem duas das tuas cartas. Qual preferes gastar?
    .costly = Serve, mas o teu 4♠ faz o mesmo. Guarda o valete para um espaço a que não chegas de outra forma.
    .apart = Esse é o outro 4♠. O buraco da tua linha está em i5.
    .other-card = Tapa o buraco em i5: ficam quatro.
    .otherwise = Joga o teu 4♠ em i5.

## Dead cards

sequence-lesson-dead-cards = Cartas sem espaço
    .about = Quando os dois espaços de uma carta estão tapados, podes trocá-la.
    .end = Uma carta nula não te custa nada: uma troca por turno, e jogas na mesma.
sequence-lesson-dead-cards-swap = Os dois espaços do teu 9♥ estão tapados: a carta é nula. Troca-a; depois continua a ser a tua vez.
    .later = Essa também é nula e terá a sua vez. Troca primeiro o 9♥.
    .play = Podias, mas a carta nula ficava na mão. Troca primeiro o 9♥.
    .alive = Essa ainda tem um espaço livre, ou é um valete, que nunca é nulo. O 9♥ é.
    .covered = Já não há espaço para ele. É melhor trocá-lo.
    .otherwise = Pega no 9♥ e troca-o.
sequence-lesson-dead-cards-use = Compraste o 3♥, e um dos seus espaços continua a tua linha. Joga-o aí.
    .apart = Livre, mas isolado. Em i9 continua a tua linha.
    .other-card = O teu novo 3♥ faz quatro na fila i. Usa esse.
    .one-swap = Uma troca por turno. A outra carta nula tem de esperar.
    .otherwise = Joga o 3♥ em i9.
sequence-lesson-dead-cards-find = Novo turno, nova troca. Tens outra carta nula: olha para h8 e j3, e descobre-a.
    .play = Troca primeiro: não te custa nada.
    .alive = Essa ainda se pode jogar. Vê o que mostram h8 e j3.
    .otherwise = É o K♦. Troca-o.
sequence-lesson-dead-cards-finish = Bem visto. Ao turno ainda falta uma ficha: joga a carta que quiseres.
    .otherwise = Escolhe uma carta e depois um dos seus espaços livres.

## Blocking

sequence-lesson-blocking = Travar os outros
    .about = Ver chegar uma linha e pôr-lhe uma ficha no caminho.
    .end = Trava logo um quatro e a tempo um três aberto, de preferência com uma ficha que também te sirva.
sequence-lesson-blocking-four = O Blaise tem quatro com um buraco em e5. Mais uma ficha e é uma sequência. A carta do buraco está contigo.
    .apart = Esse é o outro 5♥ e não trava nada. O buraco está em e5.
    .other-card = Bonito, mas o Blaise fecha o buraco a seguir. Primeiro o 5♥.
    .otherwise = Joga o teu 5♥ em e5.
sequence-lesson-blocking-three = Travado. Agora o Blaise tem três na coluna 8, abertas dos dois lados. Se esperares, há dois caminhos para cinco. Fecha um lado.
    .apart = Essa carta também tem um espaço na ponta da coluna. Usa esse.
    .other-card = Então as três passam a quatro com dois lados abertos, e só podes fechar um. Bloqueia já.
    .otherwise = Joga o 9♦ em e8 ou o 2♥ em i8.
sequence-lesson-blocking-both = Outra vez três, na diagonal de f3. Podes fechar qualquer dos lados. Qual te serve também a ti?
    .only-blocks = Isso trava o Blaise. O outro lado também, e ainda te deixa com quatro.
    .other-card = Primeiro a diagonal: duas das tuas cartas travam-na.
    .otherwise = Joga o teu 3♠ em i6.

## Teams

sequence-lesson-teams = Jogar em equipa
    .about = Uma cor, dois jogadores, e nem uma palavra sobre as cartas.
    .end = A tua equipa ganha! Sem uma palavra: falaram as tuas fichas.
sequence-lesson-teams-join = A Luna está à tua frente e joga a tua cor: as fichas dela também são tuas. Há três na coluna 4. Faz quatro.
    .apart = Esse espaço fica longe da coluna. É f4 que a continua.
    .other-card = Ajuda a coluna da Luna: a carta iluminada vai para f4.
    .otherwise = Joga a carta iluminada em f4.
sequence-lesson-teams-claim = A Luna fechou logo. Mas o Blaise acabou de dizer ao Draco onde jogar. Nesta edição é proibido e custa uma carta a cada um. Denuncia.
    .play = Podes jogar, mas a ajuda ficava sem castigo. Denuncia primeiro.
    .own-team = Não podes acusar a tua equipa, e só pode haver uma denúncia aberta.
    .otherwise = Denuncia as ajudas da outra equipa.
sequence-lesson-teams-leave = Eles admitem, e cada um entrega uma carta. Mostra à Luna sem palavras o que queres: de h6 a h8 é vosso, e h10 ajudava.
    .apart = A Luna não ia perceber. Na fila h ela vê o que falta.
    .other-card = Põe uma ficha na fila h. A Luna faz o resto.
    .otherwise = Joga a carta iluminada em h10.
