### The lessons of the Quidditch card game, in Portuguese: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## A ball

quidditch-lesson-ball = Uma bola
    .about = Coloca uma carta virada para baixo, revela-a, e o valor mais alto marca.
    .end = Colocar, revelar, marcar: é isto uma ronda. Ganha quem tiver mais pontos quando alguém apanhar a Snitch.
quidditch-lesson-ball-lay = A Quaffle está no campo e vale 10 pontos. Ambos colocam lá uma carta virada para baixo, e o valor mais alto fica com ela. Coloca o teu Chaser 9.
    .beater = Um Beater também conta aqui, mas só 1. Para a Quaffle tens o Chaser 9.
    .keeper = Um Keeper trava um Chaser, mas não marca contra ele. Tu queres os pontos: coloca o Chaser 9.
    .low = Pode ser pouco. O teu Chaser 9 é o mais alto.
    .empty = A Quaffle nunca fica sozinha. Coloca lá uma carta.
    .otherwise = Coloca o teu Chaser 9 junto à Quaffle.
quidditch-lesson-ball-pass = As duas cartas estão à vista: o teu 9 contra o 7 do Blaise. Uma carta especial ainda podia mudar isso. Não tens nenhuma: passa.
    .laid = O que está colocado fica. Agora comparam-se as cartas.
    .otherwise = Passa, e a Quaffle é tua.
quidditch-lesson-ball-again = 10 pontos para ti. Tens outra vez a mão cheia e há outra Quaffle. O Blaise já colocou. Qual das tuas cartas é a mais forte?
    .low = Tens uma mais alta para a Quaffle. Procura o 8.
    .special = Uma carta especial não conta junto a uma bola. Coloca uma carta de jogador.
    .otherwise = Coloca o teu Chaser 8 junto à Quaffle.

## The four roles

quidditch-lesson-roles = Quatro posições
    .about = Os Chasers marcam, os Keepers defendem, os Beaters acertam, os Seekers esperam pela Snitch.
    .end = O teu Keeper defende: a Quaffle fica. Cada posição tem a sua bola, e o teu Seeker ainda espera pela Snitch.
quidditch-lesson-roles-declare = Ao lado da Quaffle está uma Bludger. Ninguém é obrigado a disputá-la, mas tens um Beater, e ali manda ele. Diz que a disputas.
    .none = Podes deixá-la. Mas tens um Beater: vai a ela.
    .otherwise = Escolhe a Bludger e confirma.
quidditch-lesson-roles-lay = Agora uma carta em cada bola: na Bludger só contam Beaters, na Quaffle decide o valor. O Chaser e o Beater estão iluminados.
    .seeker = Com 11 ganhava aqui. Mas só um Seeker apanha a Snitch: guarda-o.
    .keeper = Um Keeper defende, mas não marca contra um Chaser. Tenta marcar: coloca o Chaser 8.
    .low = O teu Chaser 8 tem mais hipóteses.
    .no-beater = Na Bludger só conta um Beater. O teu é o 2.
    .one-each = Disputas duas bolas: uma carta para cada uma.
    .otherwise = Chaser 8 na Quaffle, Beater 2 na Bludger.
quidditch-lesson-roles-order = És o líder, por isso escolhes que bola vem primeiro. Experimenta a Bludger: quem leva com ela perde uma carta ao acaso, talvez a da Quaffle.
    .later = Podes. Mas acertar agora pode custar ao Blaise uma carta para a Quaffle. Primeiro a Bludger.
    .otherwise = Primeiro a Bludger, depois a Quaffle.
quidditch-lesson-roles-save = O teu Beater acerta e o Blaise perde uma carta. Mas na Quaffle espera um Keeper 10. Não é mais baixo do que o teu Chaser: defende. Passa.
    .otherwise = Passa. A Quaffle fica para a próxima ronda.
quidditch-lesson-roles-keeper = A Quaffle ainda lá está, e desta vez ataca o Blaise. O teu Keeper trava qualquer Chaser que não seja mais alto. Coloca-o.
    .seeker = Ganhava 10 pontos, mas a Snitch vale 150. Guarda o Seeker.
    .low = Se o Chaser do Blaise for mais alto, lá se vão os pontos. O teu Keeper 9 trava-o.
    .otherwise = Coloca o teu Keeper 9 junto à Quaffle.

## Face down and bluff

quidditch-lesson-bluff = Viradas para baixo
    .about = Ninguém vê o que colocas, por isso pode ser outra coisa.
    .end = O teu bluff custou um Keeper ao Blaise e a ti uma carta que sobrava. Virada para baixo, pode ser tudo.
quidditch-lesson-bluff-declare = Não tens nenhum Beater, e o Blaise não sabe. Diz que disputas a Bludger: então o Blaise também tem de lá colocar uma carta. É um bluff.
    .none = É seguro, mas assim o Blaise guarda as cartas todas para a Quaffle. Tenta o bluff.
    .otherwise = Escolhe a Bludger e confirma.
quidditch-lesson-bluff-lay = O Blaise colocou duas cartas, tão escondidas como as tuas. O teu Chaser 10 vai para a Quaffle. Na Bludger, coloca uma carta iluminada que te sobre.
    .waste = Na Bludger o teu 10 não conta. Manda-o para a Quaffle.
    .foul = Na Quaffle uma carta especial não conta. Ali queres marcar: Chaser 10.
    .keep = Essa ainda te serve. Gasta uma das iluminadas.
    .one-each = Disseste que disputas as duas: uma carta para cada bola.
    .otherwise = Chaser 10 na Quaffle, uma carta iluminada na Bludger.
quidditch-lesson-bluff-open = Primeiro a Quaffle: o teu 10 contra 8. Vais à frente, não é preciso mais nada. Passa.
    .needless = Podias, mas aqui já estás a ganhar. Guarda a carta.
    .otherwise = Passa, e a Quaffle é tua.
quidditch-lesson-bluff-nothing = E a Bludger: o Blaise colocou um Keeper, também não tinha Beater. Ninguém a ganha, mas o Keeper foi-se. Passa.
    .foul = As faltas são na Quaffle. Aqui só podes passar.
    .otherwise = Passa. A Bludger fica onde está.

## Jinx and counter

quidditch-lesson-jinx = Maldição e resposta
    .about = As cartas especiais mudam o que está na mesa, e outras anulam-nas.
    .end = Tua, 7 contra 6. As maldições mudam valores, Finite trava feitiços, o Árbitro trava faltas.
quidditch-lesson-jinx-lower = As cartas estão à vista: o teu 7 contra um 9. Pernas Presas tira 3 a uma carta. Joga-a contra o Chaser do Blaise.
    .pass = Então ganha o 9. Com Pernas Presas ainda podes mudar isso.
    .disarm = Isso tira ao Blaise uma carta da mão, mas o 9 continua 9. Aqui serve Pernas Presas.
    .answer = Essas duas só servem para responder. Ainda ninguém jogou nada.
    .otherwise = Joga Pernas Presas na Quaffle.
quidditch-lesson-jinx-counter = O Blaise responde com Finite, que anula maldições e feitiços. Mas Finite também é um feitiço, e tu tens outro: anula a anulação.
    .pass = Então perdes a tua maldição e ganha o 9.
    .referee = O Árbitro só trava faltas. Contra um feitiço precisas de Finite.
    .answer = Primeiro responde: anula o Finite do Blaise ou deixa acontecer.
    .otherwise = Responde com Finite.
quidditch-lesson-jinx-foul = Resultou: 7 contra 6. Agora o Blaise faz uma falta. Com Cobbing ficava logo com a Quaffle. Quem chamas?
    .pass = Então a Quaffle vai para o Blaise. O teu Árbitro pode impedi-lo.
    .disarm = Isso não trava uma falta. Só o Árbitro.
    .answer = Primeiro responde à falta.
    .otherwise = Responde com o Árbitro.
quidditch-lesson-jinx-settle = Travado. Já não há nada entre ti e a Quaffle: passa, e fica decidido.
    .disarm = Podias, mas já vais à frente. Guarda-o para outra ronda.
    .otherwise = Passa.

## The Snitch

quidditch-lesson-snitch = A Snitch
    .about = 150 pontos para um Seeker, e o jogo acaba.
    .end = Apanhada! 150 pontos e fim do jogo. Guarda bem o teu Seeker até a Snitch aparecer.
quidditch-lesson-snitch-declare = O Blaise vence por 30 a 10, mas apareceu a Snitch Dourada: 150 pontos, e quem a apanha termina o jogo. Só contam os Seekers. Disputa-a.
    .none = Tens o Seeker mais alto que há. É o momento.
    .otherwise = Escolhe a Snitch e confirma.
quidditch-lesson-snitch-lay = O Seeker na Snitch. A Quaffle também precisa de uma carta, mas guarda Finite na mão: podes precisar.
    .quaffle = Na Quaffle o Seeker ganha 10 pontos; na Snitch, 150.
    .finite = Junto a uma bola Finite não tem poder. Guarda-o e coloca outra carta.
    .no-seeker = Na Snitch só conta um Seeker. O teu é o 12.
    .one-each = A Quaffle nunca fica sozinha. Uma carta para cada bola.
    .otherwise = Seeker 12 na Snitch, outra carta na Quaffle, mas não Finite.
quidditch-lesson-snitch-order = És tu que escolhes a ordem. Apanhada a Snitch, o jogo acaba logo, e a carta do Blaise na Quaffle já não conta. Então?
    .quaffle = Assim o Blaise podia marcar antes. Começa pela Snitch.
    .otherwise = Primeiro a Snitch, depois a Quaffle.
quidditch-lesson-snitch-wait = 12 contra 11: vais à frente. Finite só responde a outras cartas, por isso espera. Passa.
    .answer = Finite precisa de uma carta para anular. Ainda ninguém jogou nenhuma.
    .otherwise = Passa, e vê o que faz o Blaise.
quidditch-lesson-snitch-catch = Pernas de Gelatina tira 5 ao teu Seeker: 7 contra 11. Ainda bem que guardaste Finite.
    .pass = Então o Blaise apanha a Snitch. Anula a maldição.
    .answer = Primeiro responde à maldição.
    .otherwise = Responde com Finite.
