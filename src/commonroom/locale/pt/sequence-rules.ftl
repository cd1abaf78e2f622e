### The rules of Sequence in Portuguese: one message per rule or ruling, and the words of the rules document.
### The order and the structure are in games/sequence/rules.toml.


## The document

document-sequence = Sequence: as regras
    .intro =
        Esta página reúne todas as regras de Sequence com que se joga na Common Room. Jogas uma carta, pões
        uma ficha num espaço que mostre essa mesma carta, compras outra e tentas completar linhas de cinco.

        - Um código como SEQ-51 designa uma **regra**: está nos livros de regras impressos ou decorre
          diretamente deles. A fonte indica onde está e se foi impressa, deduzida do texto impresso,
          calculada ou tirada de uma fonte pública alheia aos livros de regras.
        - Um código como RUL-SEQ-51 designa um **critério**: o que decidimos quando os livros de regras nada
          dizem ou admitem duas leituras. Apresenta a pergunta, a resposta e o motivo. Alguns critérios podem
          ser mudados com uma opção ao abrir a mesa.

        Um **lado** é um jogador individual ou, quando se joga em equipas, uma equipa. Um **espaço** é cada um
        dos cem quadrados do tabuleiro. Um valete **jóquer** coloca uma ficha; um valete **antijóquer** retira
        uma. Uma ficha **protegida** faz parte de uma sequência completa e já não sai do sítio.

        São abrangidas duas edições impressas, e em cada regra consta a que edições pertence. Esta página não
        é oficial: todas as regras estão escritas por palavras nossas, não substituem o livro de regras da
        tua caixa, e os nomes de jogos, editoras, casas e personagens são marcas dos seus proprietários.
    .contents = Índice
    .editions = Edições
    .edition = Edição
    .id = Escreve-se
    .box = Caixa
    .differences = Em que diferem as edições
    .topic = Tema
    .ids = Ver
    .readings = Em que diferem as línguas impressas e que leitura seguimos
    .readings-intro =
        As duas edições estão impressas em oito línguas: inglês, francês, neerlandês, alemão, italiano,
        espanhol, português e polaco. Nem sempre dizem o mesmo; são estas as passagens em que diferem.
    .difference = Os textos
    .reading = O que seguimos
    .why = Motivo
    .options = Opções
    .options-intro =
        A mesa escolhe as suas opções antes de o jogo começar. O primeiro valor é o predefinido. O valor
        «edition» significa: como manda a regra da edição escolhida.
    .option = Opção
    .values = Valores
    .decides = O que decide
    .procedures = Procedimentos
    .procedures-intro =
        As mesmas regras mais uma vez, pela ordem exata em que são aplicadas.
    .refusals = Ações recusadas
    .refusals-intro =
        Uma ação não permitida é recusada com um código que diz porquê; são estes os códigos que surgem
        durante o jogo. A recusa nada muda: a carta fica na mão, a vez continua a ser de quem era e a
        tentativa não conta como ação desse jogador.
    .code = Código
    .meaning = Significado
    .source = Fonte
    .rulings = Critério

edition-sequence-harry-potter-2021 = Harry Potter 2021
    .box = Sequence, edição Harry Potter, Goliath 2021
edition-sequence-classic-2022 = Clássica 2022
    .box = Sequence, edição clássica, Goliath 2022


## Sections

section-sequence-components = Componentes
    .about = as cartas, o tabuleiro, as fichas
section-sequence-players = Jogadores e equipas
    .about = quantos podem jogar, equipas, lugares, cores, quantas sequências dão a vitória
section-sequence-start = Quem começa
    .about = o sorteio para saber quem dá as cartas ou que lado começa
section-sequence-dealing = Distribuição das cartas
    .about = quantas cartas recebe cada um, o monte de compra
section-sequence-information = Informação visível e oculta
    .about = o que podem ver os jogadores e os espectadores
section-sequence-turn = O turno
    .about = jogar uma carta, colocar uma ficha, passar, não ter jogada, ficar sem cartas
section-sequence-drawing = Comprar carta
    .about = a carta do fim do turno e o que acontece se for esquecida
section-sequence-corners = Cantos
    .about = os quatro espaços que contam para todos
section-sequence-jacks = Valetes
    .about = os valetes jóquer, que colocam, e os valetes antijóquer, que retiram
section-sequence-dead-cards = Cartas nulas
    .about = as cartas sem espaço livre e como trocá-las
section-sequence-sequences = Sequências
    .about = o que conta como cinco em linha e o que fica protegido
section-sequence-long-lines = Linhas longas
    .about = de seis a dez em linha, quem escolhe os cinco, duas sequências na mesma linha
section-sequence-sharing = Partilhar espaços
    .about = sequências que se cruzam, duas sequências com uma só ficha
section-sequence-talk = Conversas e ajudas em equipa
    .about = o que os colegas de equipa podem dizer, as denúncias, a penalização
section-sequence-end = Fim do jogo
    .about = a vitória, o monte de compra vazio, o empate
section-sequence-leaving = Saídas e tempo
    .about = ligações perdidas, jogadores que saem, desistir


## Components

SEQ-01 =
    O baralho tem 104 cartas: duas cópias de cada um dos 52 desenhos, ou seja, ás, 2 a 10, valete, dama e
    rei em quatro naipes ou casas. Não há jóqueres.
    .source =
        «Conteúdo». O número está impresso; a composição deduz-se dos números impressos.
SEQ-02 =
    Oito das 104 cartas são valetes: quatro jóquer e quatro antijóquer.
    .source =
        Harry Potter: «Os Jacks». Clássica: «Jogar o jogo» indica os dois tipos; o número deduz-se.
SEQ-03 =
    O tabuleiro tem dez filas de dez espaços: 96 espaços que mostram uma carta e quatro cantos.
    .source =
        «Conteúdo» e «Como jogar» / «Jogar o jogo». O tamanho deduz-se dos números impressos (48 desenhos
        duas vezes, mais quatro cantos) e coincide com as descrições públicas do tabuleiro.
SEQ-04 =
    Cada carta, exceto os valetes, aparece exatamente em dois espaços. Os valetes não aparecem em nenhum.
    .source = «Como jogar» / «Jogar o jogo» (impresso)
SEQ-05 =
    As cartas estão dispostas no tabuleiro como se mostra nos procedimentos, em «O tabuleiro». Rodado um
    quarto de volta, meia volta ou três quartos, continua a ser o mesmo tabuleiro.
    .source =
        Não está no livro de regras; vem de uma fonte pública: várias cópias independentes do tabuleiro
        clássico, que coincidem em todos os espaços.
SEQ-06 =
    As cartas pertencem a quatro casas em vez de quatro naipes, e é a casa que decide de que tipo é um
    valete. O livro de regras não diz onde fica cada casa no tabuleiro; ver RUL-SEQ-02 e RUL-SEQ-03.
    .source = «Os Jacks» (impresso)
SEQ-07 =
    Há 135 fichas: 50 ónix, 50 douradas e 35 prateadas.
    .source = «Conteúdo» (impresso)
SEQ-08 =
    Há 135 fichas: 50 azuis, 50 verdes e 35 vermelhas.
    .source = «Conteúdo» (impresso; o total é calculado)
SEQ-09 =
    Cada ficha tem duas faces. É colocada com a face Harry Potter para cima e mostra a face SEQUENCE assim
    que faz parte de uma sequência completa.
    .source = «Como jogar» (impresso)
RUL-SEQ-01 =
    Duas de cada um dos 52 desenhos, sem jóqueres.
    .question = Quais são as 104 cartas do baralho? Há jóqueres?
    .reason =
        104 é o dobro de 52. As caixas americanas também trazem jóqueres, mas as regras delas deixam-nos fora
        do jogo.
RUL-SEQ-02 =
    Dentro do programa, as cartas mantêm os quatro naipes: Gryffindor corresponde a ouros, Slytherin a paus,
    Hufflepuff a copas e Ravenclaw a espadas.
    .question = Que casa ocupa o lugar de cada naipe?
    .reason =
        Assim, os valetes têm os mesmos poderes nas duas edições. O livro de regras fixa os dois pares:
        Gryffindor e Slytherin são jóquer, Hufflepuff e Ravenclaw são antijóquer. Que naipe cabe a cada casa
        dentro do par é escolha nossa e não faz diferença no jogo.
RUL-SEQ-03 =
    Como no tabuleiro clássico, com casas em vez de naipes conforme RUL-SEQ-02. A disposição é guardada como
    dado da edição, para poder ser substituída quando se conhecer a verdadeira.
    .question = Como estão dispostas as cartas no tabuleiro Harry Potter?
    .reason =
        O livro de regras não o diz e não se encontrou nenhuma fonte pública. Nenhuma regra depende disso; só
        muda quais os espaços vizinhos.
RUL-SEQ-04 =
    O tabuleiro é guardado apenas na posição mostrada em «O tabuleiro». O ecrã pode rodar a imagem, mas as
    filas e as colunas mantêm os seus números.
    .question = Em que posição está o tabuleiro?
    .reason = As cópias públicas mostram o mesmo tabuleiro nas quatro rotações, mas nunca em espelho.
RUL-SEQ-14 =
    Não. As duas cópias de um desenho são equivalentes.
    .question = É preciso dizer qual de duas cartas iguais se joga?
    .reason = As duas cópias têm o mesmo aspeto e fazem o mesmo.
RUL-SEQ-68 =
    As fichas nunca acabam; o número mostrado é só informativo. Com limit_chips ativado, um lado sem fichas
    na reserva não pode colocar nenhuma, pelo que só pode jogar os seus valetes antijóquer. As fichas
    retiradas do tabuleiro voltam à reserva.
    .question = O que acontece quando um lado fica sem fichas?
    .reason = Os livros de regras nada dizem e, na prática, as quantidades impressas chegam.


## Players and teams

SEQ-10 =
    O Sequence é para 2, 3, 4, 6, 8, 9, 10 ou 12 jogadores: qualquer número de 2 a 12 que seja divisível por
    2 ou por 3. Não se pode jogar com 5, 7 ou 11.
    .source =
        «Preparação do jogo» / «Montagem». Impresso na edição Harry Potter; na clássica deduz-se da lista de
        cartas por jogador e do facto de as equipas serem iguais.
SEQ-11 =
    Dois ou três jogadores jogam cada um por si. Com quatro ou mais, é preciso formar equipas. Nunca há mais
    de três lados.
    .source = «Preparação do jogo» / «Montagem» (impresso)
SEQ-12 =
    Todas as equipas têm o mesmo tamanho. Com 4 jogadores formam-se duas equipas de 2; com 6, duas de 3 ou
    três de 2; com 8, duas de 4; com 9, três de 3; com 10, duas de 5; com 12, duas de 6 ou três de 4.
    .source =
        Harry Potter: «Jogo em equipa». Clássica: «Montagem». A igualdade está impressa; a lista é calculada.
SEQ-13 =
    Com duas equipas, os lugares alternam à volta do tabuleiro, de modo que cada jogador fica sentado entre
    dois adversários.
    .source = Harry Potter: «Jogo em equipa». Clássica: «Montagem» (impresso)
SEQ-14 =
    Com três equipas, um em cada três lugares à volta do tabuleiro pertence à mesma equipa.
    .source =
        Harry Potter: «Jogo em equipa» (impresso). Clássica: «Montagem», que só pede lugares alternados.
SEQ-15 =
    Dois lados usam as fichas douradas e as ónix. As prateadas só são usadas por um terceiro lado.
    .source = «Preparação do jogo» (impresso)
SEQ-16 =
    Os lados escolhem as suas cores. Com dois lados usam-se o azul e o verde; o vermelho fica para um
    terceiro.
    .source = «Montagem» (impresso; a terceira cor deduz-se)
SEQ-17 =
    Todos os membros de uma equipa jogam com a mesma cor. As fichas, as sequências e a vitória são do lado,
    e não de um só jogador.
    .source = «Preparação do jogo» / «Montagem» e «Fim do jogo» (impresso)
SEQ-18 =
    Com dois lados são precisas duas sequências para ganhar. Com três lados basta uma.
    .source =
        Harry Potter: «Objetivo do jogo». Clássica: «Objetivo do jogo» e «Fim do jogo» (impresso)
RUL-SEQ-10 =
    Exatamente os números de SEQ-10 e as equipas de SEQ-12. Com 6 ou 12 jogadores, quem abre a mesa escolhe
    entre duas e três equipas. Dois ou três jogadores são sempre lados individuais, e um jogo com qualquer
    outro número de jogadores não pode começar.
    .question = Que números de jogadores e de equipas pode uma mesa escolher?
    .reason = As equipas têm de ser iguais e são no máximo três.
RUL-SEQ-11 =
    Os lugares são numerados no sentido dos ponteiros do relógio e atribuídos aos lados por ordem: primeiro,
    segundo, terceiro se existir, e de novo o primeiro. Os jogadores só podem trocar de lugar antes de o
    jogo começar.
    .question = Quem se senta onde?
    .reason = O resultado é exatamente o de SEQ-13 e SEQ-14.
RUL-SEQ-12 =
    Cada lado pode escolher entre as cores da sua edição. Sem escolha, são atribuídas por esta ordem:
    dourado, ónix e prateado na edição Harry Potter; azul, verde e vermelho na clássica. A terceira cor só é
    oferecida com três lados.
    .question = Quem fica com que cor?
    .reason = Decorre de SEQ-15 e SEQ-16.


## Choosing who starts

SEQ-19 =
    Cada jogador tira uma carta, e a mais baixa decide quem dá as cartas. O ás é alto, por isso o 2 é a
    carta mais baixa.
    .source = «Preparação do jogo» (impresso)
SEQ-20 =
    O primeiro turno é de quem está sentado à esquerda do jogador que deu as cartas.
    .source = «Como jogar» (impresso)
SEQ-21 =
    Cada lado tira uma carta, e começa o que tiver a mais alta. Ninguém tem o papel de dar as cartas.
    .source = «Montagem» (impresso; não se indica quem dá as cartas)
SEQ-22 =
    Se houver empate no sorteio inicial, volta-se a tirar carta.
    .source = «Montagem» (impresso)
RUL-SEQ-05 =
    Só quem está empatado com a carta decisiva, tantas vezes quantas forem precisas até restar um. A carta
    decisiva é a mais baixa na edição Harry Potter e a mais alta na clássica. Os naipes nunca desempatam.
    .question = Quem volta a tirar carta quando há empate no sorteio inicial?
    .reason =
        A edição Harry Potter nada diz sobre empates; a clássica só diz que se tire outra carta.
RUL-SEQ-06 =
    Da mais baixa para a mais alta: 2 a 10, valete, dama, rei, ás. Vale para as duas edições.
    .question = Qual é a ordem das cartas no sorteio inicial?
    .reason =
        A edição Harry Potter diz que os ases são altos. A clássica não o diz, e nas regras americanas os
        ases também são altos.
RUL-SEQ-07 =
    São tiradas uma a uma do baralho de 104 cartas já baralhado, mostradas a todos e devolvidas. Depois
    volta-se a baralhar tudo antes de dar as cartas.
    .question = O que acontece às cartas tiradas no sorteio inicial?
    .reason = Na edição Harry Potter baralha-se depois deste sorteio.
RUL-SEQ-08 =
    Tira a carta o membro da equipa com o número de lugar mais baixo, que joga o primeiro turno se a equipa
    ganhar o sorteio. Com a opção starter em random_member, é escolhido à sorte um membro da equipa
    vencedora.
    .question = Num jogo em equipas, quem tira a carta pela equipa e quem joga o primeiro turno?
    .reason =
        O inglês, o francês, o alemão e o italiano falam só da equipa; o polaco, o neerlandês e o português,
        de quem tirou a carta. Esta resposta serve para ambas as leituras.


## Dealing

SEQ-24 =
    Cada jogador recebe 7 cartas com 2 jogadores, 6 com 3 ou 4, 5 com 6, 4 com 8 ou 9, e 3 com 10 ou 12.
    Conta o número de jogadores, não o de lados.
    .source = «Preparação do jogo» / «Montagem» (impresso)
SEQ-25 =
    Quem dá as cartas baralha-as e dá a todos a mesma quantidade.
    .source = «Preparação do jogo» (impresso)
SEQ-26 =
    As cartas que sobram formam o monte de compra: 90 cartas com 2 jogadores, 86 com 3, 80 com 4, 74 com 6,
    72 com 8, 68 com 9, 74 com 10 e 68 com 12.
    .source =
        «Preparação do jogo» / «Montagem». O monte está impresso; as quantidades são calculadas.
RUL-SEQ-09 =
    As cartas são dadas uma a uma e no sentido dos ponteiros do relógio, a começar por quem joga o primeiro
    turno. Na edição Harry Potter, quem dá as cartas é apenas uma marca que decide quem é esse jogador; na
    clássica ninguém tem esse papel.
    .question = Quem dá as cartas num jogo digital, e por que ordem?
    .reason = Com uma ordem fixa, qualquer distribuição se pode repetir a partir da sua semente.


## Open and hidden information

RUL-SEQ-13 =
    Cada mão só é vista pelo seu dono; nem os colegas de equipa nem os espectadores a veem. Todos veem
    quantas cartas há em cada mão e no monte de compra, o tabuleiro, as sequências completas e todas as
    cartas jogadas, trocadas ou entregues. Uma mesa pode mostrar as mãos aos colegas; ver RUL-SEQ-74.
    .question = O que está oculto e o que está à vista?
    .reason = As cartas são postas viradas para cima, e é proibido falar das que se têm na mão.
RUL-SEQ-80 =
    Só o que está à vista de todos, conforme RUL-SEQ-13.
    .question = O que veem os espectadores?
    .reason = Um espectador que visse uma mão poderia contá-lo.


## The turn

SEQ-23 =
    A vez passa no sentido dos ponteiros do relógio.
    .source = «Como jogar» / «Jogar o jogo» (impresso)
SEQ-27 =
    No teu turno escolhes exatamente uma carta da tua mão e põe-la virada para cima à tua frente, na tua
    própria pilha de descarte.
    .source =
        «Como jogar» / «Jogar o jogo» (impresso; só a edição Harry Potter lhe chama pilha de descarte)
SEQ-28 =
    Se a carta não for um valete, pões a seguir uma ficha da tua cor num espaço que mostre essa carta.
    .source = «Como jogar» / «Jogar o jogo» (impresso)
SEQ-29 =
    Podes usar qualquer um dos dois espaços que mostram a tua carta, desde que não tenha já uma ficha.
    .source = «Como jogar» / «Jogar o jogo» (impresso)
SEQ-30 =
    Depois de colocada, uma ficha já não sai do sítio. Só um valete antijóquer a pode retirar do tabuleiro.
    .source =
        «Como jogar» / «Jogar o jogo». Impresso na edição Harry Potter; deduzido na clássica, que não conhece
        outra maneira.
SEQ-31 =
    A ordem dentro do turno é: trocar uma carta nula, se a tiveres e quiseres; jogar uma carta; colocar ou
    retirar uma ficha; comprar uma carta.
    .source =
        «Como jogar» / «Jogar o jogo»; na edição Harry Potter, também «Carta nula» e «Os Jacks» (impresso)
RUL-SEQ-15 =
    Não. Quem tem uma jogada legal tem de jogar.
    .question = Pode um jogador recusar-se a jogar?
    .reason = O turno consiste em jogar uma carta, e os livros de regras não preveem passar.
RUL-SEQ-16 =
    Se o jogador ainda puder trocar uma carta nula neste turno, tem de o fazer primeiro. Se depois continuar
    sem jogada legal, passa: não põe nenhuma carta nem compra nenhuma.
    .question =
        E se não se puder jogar nenhuma carta: só cartas nulas, valetes antijóquer sem alvo ou valetes jóquer
        com o tabuleiro cheio?
    .reason = A carta que se compra no fim do turno substitui uma carta jogada.
RUL-SEQ-17 =
    Se numa ronda completa passarem todos os lugares e entretanto ninguém jogar, trocar nem comprar cartas, o jogo
    acaba empatado. Uma jogada conta desde que é feita, mesmo que a escolha das suas cinco casas ainda esteja em
    aberto. Uma ronda com uma troca não conta, porque o turno seguinte permite outra troca.
    .question = E se todos passarem?
    .reason = Já nada pode mudar.
RUL-SEQ-18 =
    O lugar continua em jogo, passa automaticamente em cada turno e não volta a comprar. O seu lado ainda
    pode ganhar através dos outros membros. Com empty_hand em draw_one, compra uma carta em vez de jogar o
    turno.
    .question = E se um jogador ficar sem cartas por causa de compras perdidas ou penalizações?
    .reason = As cartas perdidas ou entregues nunca são repostas; ver SEQ-35 e SEQ-60.
RUL-SEQ-26 =
    Uma ação não permitida é recusada, e uma ação aceite é definitiva.
    .question = Pode desfazer-se uma jogada ou corrigir-se uma carta ou um espaço errado?
    .reason = Uma ficha colocada já não sai do sítio; ver SEQ-30.
RUL-SEQ-69 =
    Não há nenhuma regra especial. Aplicam-se RUL-SEQ-16 e RUL-SEQ-17.
    .question = E se o tabuleiro estiver cheio?
    .reason = Os critérios sobre passar já abrangem este caso.


## Drawing

SEQ-32 =
    Terminas o teu turno comprando uma carta do monte de compra.
    .source =
        «Como jogar» / «Jogar o jogo». Impresso em todos os textos exceto no clássico inglês, que só o dá a
        entender.
SEQ-33 =
    Se te esqueceres de comprar, perdes o direito a essa carta assim que o jogador seguinte começa a agir.
    .source = «Como jogar» (impresso; a formulação varia de língua para língua)
SEQ-34 =
    Se te esqueceres de comprar, só perdes o direito a essa carta quando o jogador seguinte já fez o seu
    movimento e também já comprou.
    .source = «Jogar o jogo» (impresso)
SEQ-35 =
    Uma compra perdida nunca é reposta: continuas até ao fim do jogo com essa carta a menos.
    .source = «Como jogar» / «Jogar o jogo» (impresso)
RUL-SEQ-27 =
    As duas coisas são possíveis. Por predefinição, os jogadores compram à mão e podem esquecer-se. Com
    draw_mode em «auto», a carta é comprada logo a seguir à jogada e não há nada para esquecer.
    .question = Os jogadores compram à mão ou o programa compra por eles?
    .reason =
        SEQ-33, SEQ-34 e SEQ-35 só fazem sentido quando se compra à mão; para um jogo descontraído, a compra
        automática é mais cómoda.
RUL-SEQ-28 =
    A vez passa assim que a jogada está resolvida. A partir daí, o jogador seguinte pode trocar ou jogar e o
    anterior ainda pode comprar; o que chega primeiro conta primeiro.
    .question = Quem pode agir entre uma jogada e a compra que lhe corresponde?
    .reason = É assim numa mesa a sério, e ninguém tem de esperar por um aviso.
RUL-SEQ-29 =
    Quando é aceite a primeira ação do jogador seguinte, seja uma troca ou uma jogada. A opção
    forgotten_draw pode substituir isto: next_action é a leitura da edição Harry Potter, next_draw a da
    edição clássica, e com «never» nenhuma ação de outro jogador põe fim ao direito.
    .question = Em que momento exato se perde uma compra esquecida na edição Harry Potter?
    .reason =
        As oito línguas oscilam entre o início do turno seguinte e o movimento seguinte. Um turno torna-se
        visível com a sua primeira ação, e é isso que melhor se ajusta a todas.
RUL-SEQ-30 =
    Quando o jogador seguinte fez uma jogada, colocando ou retirando uma ficha, e depois comprou a carta que
    termina esse turno. A opção forgotten_draw pode substituir isto, como se descreve em RUL-SEQ-29.
    .question = Em que momento exato se perde uma compra esquecida na edição clássica?
    .reason = SEQ-34 exige as duas coisas: o movimento e a compra.
RUL-SEQ-31 =
    Os direitos acumulam-se, e quem compra por uma jogada posterior anula todos os anteriores. Suponhamos
    que A e B se esqueceram de comprar e que C jogou, mas ainda não comprou. Então A e B ainda podem
    comprar, mas A só antes de B: assim que B compra, A perde o seu direito.
    .question = E se o jogador seguinte também se esquecer de comprar?
    .reason =
        Enquanto B não tiver jogado e comprado, o direito de A mantém-se; mas não pode durar mais do que o de
        B.
RUL-SEQ-32 =
    Com a troca ou a jogada seguinte de quem tem esse direito. Se o direito ainda se mantiver quando começa
    o seu turno, pode comprar primeiro. Ninguém tem nunca duas cartas por comprar.
    .question = Quando termina, o mais tardar, o direito a uma carta esquecida?
    .reason = De outro modo, as mãos poderiam ultrapassar o tamanho devido.
RUL-SEQ-33 =
    Passar não é um movimento e não põe fim a nenhum direito. O direito de comprar mantém-se até alguém
    agir.
    .question = E se o jogador seguinte passar?
    .reason =
        Um lugar saltado automaticamente não deve custar, nesse mesmo instante, uma carta ao jogador anterior.
RUL-SEQ-34 =
    Na edição Harry Potter o jogador anterior perde a compra, porque a troca é a primeira ação. Na clássica
    não a perde, porque a carta comprada numa troca não é a que termina o turno. Nas duas edições, quem
    começa o próprio turno com uma troca perde a compra que ainda tivesse por fazer.
    .question = E se o jogador seguinte começar por trocar uma carta nula?
    .reason = Decorre de SEQ-33 e SEQ-34.
RUL-SEQ-35 =
    Exatamente uma carta a menos a partir daí; nos turnos seguintes compra-se uma carta como de costume.
    Várias compras perdidas somam-se.
    .question = Quanto custa uma compra perdida?
    .reason = SEQ-35 tira uma carta, e não o direito de voltar a comprar.
RUL-SEQ-36 =
    Sim; conta como esquecimento. Na edição Harry Potter pode ser importante quando resta uma só carta no
    monte de compra.
    .question = Pode um jogador deixar de comprar de propósito?
    .reason = O único castigo nos livros de regras é a carta perdida.
RUL-SEQ-37 =
    Os bots compram de imediato. Um bot que joga a seguir a uma pessoa que ainda tem de comprar espera até
    que ela compre ou até passar o tempo definido em draw_grace.
    .question = Como lidam os bots com a compra?
    .reason = De outro modo, um bot acabaria em milissegundos com o direito do jogador anterior.
RUL-SEQ-38 =
    Uma carta por comprar só pode ser comprada pelo jogador a quem cabe. O ecrã lembra-lho e não faz esperar
    ninguém; os outros só podem dar por isso pelo número de cartas na mão. Na edição Harry Potter, um
    lembrete de um colega de equipa conta como ajuda.
    .question = Podem outros comprar por mim ou lembrar-me de comprar?
    .reason = SEQ-59 proíbe avisar um colega de equipa.


## Corners

SEQ-36 =
    Cada canto conta para todos os lados como se lá estivesse uma ficha da sua cor.
    .source = «Como jogar» / «Jogar o jogo» (impresso)
SEQ-37 =
    Com um canto bastam quatro fichas para uma sequência.
    .source = «Como jogar» / «Jogar o jogo» (impresso)
SEQ-38 =
    Vários lados podem usar o mesmo canto, até em simultâneo.
    .source = «Como jogar» / «Jogar o jogo» (impresso)
RUL-SEQ-21 =
    Nem uma coisa nem outra, nunca. Um canto não é um espaço livre nem tem uma ficha que se possa retirar.
    .question = Pode pôr-se uma ficha num canto ou anular-se um canto?
    .reason = O canto já conta para todos; ver SEQ-36. As respostas públicas a jogadores dizem o mesmo.


## Jacks

SEQ-39 =
    Os valetes jóquer são os de Gryffindor (Ron Weasley) e Slytherin (o Professor Snape).
    .source = «Os Jacks» (impresso)
SEQ-40 =
    Os valetes jóquer são os que se veem de frente, com dois olhos: os de paus e de ouros.
    .source =
        «Jogar o jogo». Os dois olhos estão impressos; os naipes vêm de uma fonte pública: os desenhos
        habituais das cartas de jogar.
SEQ-41 =
    Para jogar um valete jóquer, põe-no na tua pilha de descarte e coloca uma ficha da tua cor em qualquer
    espaço livre.
    .source = Harry Potter: «Os Jacks». Clássica: «Jogar o jogo» (impresso)
SEQ-42 =
    Os valetes antijóquer são os de Hufflepuff (Nymphadora Tonks) e Ravenclaw (a Professora Trelawney).
    .source = «Os Jacks» (impresso)
SEQ-43 =
    Os valetes antijóquer são os que se veem de perfil, com um olho: os de espadas e de copas.
    .source =
        «Jogar o jogo». O único olho está impresso; os naipes vêm de uma fonte pública: os desenhos habituais
        das cartas de jogar.
SEQ-44 =
    Para jogar um valete antijóquer, põe-no na tua pilha de descarte e retira do tabuleiro uma ficha
    adversária.
    .source = Harry Potter: «Os Jacks». Clássica: «Jogar o jogo» (impresso)
SEQ-45 =
    Uma ficha que faz parte de uma sequência completa não pode ser retirada do tabuleiro.
    .source = Harry Potter: «Os Jacks» e «Como jogar». Clássica: «Jogar o jogo» (impresso)
SEQ-46 =
    A ficha retirada não é substituída: no turno em que retiras uma ficha não colocas nenhuma.
    .source =
        Clássica: «Jogar o jogo» (impresso). Harry Potter: deduz-se de «Os Jacks», onde um valete ocupa todo
        o turno.
SEQ-47 =
    Jogar um valete é todo o teu turno: compras uma carta para o substituir e o turno acaba.
    .source = Harry Potter: «Os Jacks» (impresso). Clássica: deduz-se de «Jogar o jogo».
RUL-SEQ-19 =
    Não pode ser jogado, nem sequer sem efeito, e também não é uma carta nula. Espera na mão.
    .question = E se não houver nenhuma ficha que um valete antijóquer possa retirar?
    .reason = Tem de retirar uma ficha, e não tem espaços próprios que possam estar cobertos.
RUL-SEQ-20 =
    Não pode ser jogado, e também não é uma carta nula.
    .question = E se não restar nenhum espaço livre para um valete jóquer?
    .reason = Um valete jóquer precisa de um espaço livre.
RUL-SEQ-22 =
    Qualquer ficha de qualquer outro lado que não esteja protegida; com três lados, o jogador escolhe
    livremente entre os dois adversários. Nunca uma ficha do próprio lado, seja quem for que a colocou.
    .question = De quem são as fichas que um valete antijóquer pode retirar?
    .reason = Os livros de regras falam das fichas de um adversário.
RUL-SEQ-23 =
    Sim. A partir do turno do jogador seguinte qualquer um o pode usar, com a respetiva carta ou com um
    valete jóquer. A ficha retirada volta à reserva do seu dono.
    .question = O espaço que fica livre pode voltar a ser usado?
    .reason = SEQ-46 só exclui uma nova ficha dentro do mesmo turno.
RUL-SEQ-24 =
    Sim. Só uma sequência completa protege as suas fichas.
    .question = Pode retirar-se uma ficha de uma linha por acabar, por exemplo uma de quatro seguidas?
    .reason = SEQ-45 protege as sequências completas e mais nada.
RUL-SEQ-81 =
    Não; nenhum dos livros de regras o permite. Uma mesa pode ativá-lo como regra caseira com
    breakable_sequences.
    .question = Pode um valete antijóquer quebrar uma sequência completa?
    .reason = É uma variante conhecida de uma folha de regras pública em inglês.


## Dead cards

SEQ-48 =
    Uma carta da tua mão é nula quando os seus dois espaços têm ficha.
    .source = «Carta nula» (impresso)
SEQ-49 =
    Uma carta da tua mão que não pode ser jogada, por não ter nenhum espaço livre, pode ser trocada.
    .source =
        «Jogar o jogo». Impresso como «não jogável» em seis línguas e com exatidão em neerlandês; ao texto
        polaco falta a regra.
SEQ-50 =
    Para trocar uma carta nula, põe-na na tua pilha de descarte no teu turno, antes de jogares, e compra uma
    carta. Depois joga o teu turno. Não és obrigado a trocar.
    .source = Harry Potter: «Carta nula». Clássica: «Jogar o jogo» (impresso)
SEQ-51 =
    Podes trocar no máximo uma carta nula por turno.
    .source =
        Harry Potter: «Carta nula» (impresso). Clássica: «Jogar o jogo», impresso apenas em neerlandês.
SEQ-52 =
    Anuncias em voz alta que a carta é nula.
    .source = «Carta nula» (impresso)
RUL-SEQ-25 =
    Sim: primeiro a troca, depois qualquer jogada, incluindo um valete ou a carta acabada de comprar. Duas
    jogadas num só turno nunca são possíveis.
    .question = Pode trocar-se uma carta nula e jogar-se um valete no mesmo turno?
    .reason = Decorre da ordem dentro do turno; ver SEQ-31.
RUL-SEQ-39 =
    Não, em nenhuma das edições. Com jack_exchange ativado, um valete que não pode ser jogado pode ser
    trocado como uma carta nula.
    .question = Pode um valete ser uma carta nula?
    .reason =
        A edição Harry Potter e o texto clássico neerlandês definem a carta nula pelos seus espaços, e um
        valete não tem nenhum. Os outros textos clássicos só falam de uma carta que não pode ser jogada, o
        que uma mesa pode tomar à letra.
RUL-SEQ-40 =
    Uma. Com exchange_limit em «unlimited» não há limite.
    .question = Quantas cartas nulas podem ser trocadas num turno na edição clássica?
    .reason =
        O texto neerlandês diz uma, e o mesmo dizem as regras americanas e a edição Harry Potter.
RUL-SEQ-41 =
    Não. Descartar a carta nula e comprar a nova são uma única ação.
    .question = Pode esquecer-se a carta nova de uma troca?
    .reason = Os livros de regras descrevem-no como um só ato.
RUL-SEQ-42 =
    Não. Num turno com troca compram-se duas cartas ao todo, de modo que a mão mantém o seu tamanho.
    .question = A troca substitui a compra do fim do turno?
    .reason =
        Só o texto italiano da edição Harry Potter o sugere. Assim, uma simples troca encolheria a mão.
RUL-SEQ-43 =
    No próprio turno, antes da jogada. Não é possível depois da jogada, no turno de outro jogador, nem
    enquanto estiver por resolver a escolha de uma sequência ou uma penalização.
    .question = Quando se pode trocar uma carta nula?
    .reason = SEQ-50 situa a troca antes da jogada.
RUL-SEQ-44 =
    Com as opções predefinidas não pode acontecer: nessa altura, o jogo Harry Potter já terminou e o
    clássico tem um novo monte de compra. Com pile_exhausted em play_on, ou com exhaustion_timing em
    on_needed_draw, não é possível trocar enquanto o monte de compra estiver vazio.
    .question = Pode trocar-se uma carta nula com o monte de compra vazio?
    .reason = Não haveria nenhuma carta para comprar.
RUL-SEQ-45 =
    Avalia-se no momento da troca: os dois espaços têm uma ficha de qualquer lado, incluindo as próprias e
    as protegidas. Se mais tarde uma dessas fichas for retirada, a carta volta a poder ser jogada.
    .question = Quando é que, ao certo, uma carta é nula?
    .reason = SEQ-48 só pergunta se os dois espaços estão cobertos.
RUL-SEQ-46 =
    Fica na mão até o turno seguinte dar nova oportunidade.
    .question = E se a carta nova também for nula?
    .reason = SEQ-51 permite uma troca por turno, e os guias públicos dizem o mesmo.
RUL-SEQ-47 =
    Uma carta nula pode ser trocada mesmo que se possam jogar outras; a escolha é do jogador. Enquanto um
    dos seus dois espaços estiver livre, a carta não é nula, mesmo que o jogador tenha as duas cópias.
    .question =
        Posso trocar apesar de poder jogar outra carta? E se tiver as duas cópias de uma carta e um dos seus
        espaços estiver livre?
    .reason = SEQ-50 não põe essa condição, e SEQ-48 exige que os dois espaços estejam cobertos.
RUL-SEQ-48 =
    Nas duas edições, cada troca é anunciada a toda a mesa e mostra a carta.
    .question = A mesa fica a saber que carta foi trocada?
    .reason = SEQ-52 exige-o e, de qualquer modo, a carta fica virada para cima.


## Sequences

SEQ-53 =
    Uma sequência são cinco espaços em linha reta e sem falhas, na horizontal, vertical ou diagonal, que
    contam todos para a mesma cor.
    .source =
        Harry Potter: «Objetivo do jogo» e «Como jogar». Clássica: «Objetivo do jogo» (impresso)
SEQ-54 =
    Uma sequência completa é definitiva: nenhuma das suas fichas pode ser retirada até ao fim do jogo.
    .source = «Como jogar» / «Jogar o jogo» (impresso)
SEQ-55 =
    As fichas de uma sequência completa são viradas para mostrar a face SEQUENCE.
    .source = «Como jogar» (impresso)
RUL-SEQ-49 =
    Não. É reconhecida automaticamente assim que a ficha é colocada.
    .question = É preciso anunciar uma sequência?
    .reason = Nada nos livros de regras o pede.
RUL-SEQ-59 =
    Nenhuma das duas coisas é possível. Só se verifica uma ficha colocada, e só para o lado que a colocou.
    .question =
        Retirar uma ficha pode criar uma sequência? E pode a minha jogada completar uma sequência de um
        adversário?
    .reason = Retirar só tira, e uma ficha conta para um único lado.


## Long lines

SEQ-56 =
    Na mesma fila ou coluna pode completar-se mais do que uma sequência.
    .source = «Como jogar» (impresso)
RUL-SEQ-51 =
    É uma só sequência. Exatamente cinco dos seus espaços, entre eles o da ficha acabada de colocar, passam
    a ser a sequência; só as fichas destes ficam protegidas e, na edição Harry Potter, são viradas. As
    outras continuam a ser fichas normais, que podem ser retiradas. Com long_line_lock em whole_line ficam
    protegidas todas as fichas desse lado na linha sem falhas, mas continua a ser uma só sequência.
    .question = O que é uma linha de seis, sete ou oito?
    .reason = Uma sequência são cinco espaços, e uma segunda só pode usar um deles.
RUL-SEQ-52 =
    O jogador que colocou a ficha, como parte da jogada e antes de a vez passar. Os cinco podem incluir um
    canto ou deixá-lo de fora. Se não houver resposta, porque o tempo acabou, o jogador não está ou um bot
    não tem preferência, ficam os cinco que começam primeiro quando se lê o tabuleiro como uma página. Com
    long_line_choice em «auto», é sempre assim.
    .question = Quem escolhe os cinco espaços de uma linha longa?
    .reason =
        Um guia público dá a escolha ao jogador. E os livros de regras permitem usar um canto; não obrigam a
        isso.
RUL-SEQ-53 =
    Duas sequências, nas duas edições: nove em linha partilham o espaço do meio e dez não precisam de
    partilhar nenhum. Podem surgir ao mesmo tempo, quando a ficha preenche a falha entre quatro e quatro, ou
    uma após a outra. Com collinear_share desativado, duas sequências na mesma linha não podem partilhar um
    espaço, pelo que nove são uma e dez são duas.
    .question =
        Uma linha de nove ou dez é uma sequência ou duas? E podem duas sequências na mesma linha partilhar o
        espaço em que se encontram?
    .reason =
        Na edição Harry Potter decorre de SEQ-56 e SEQ-57. A clássica só fala de sequências que se cruzam; as
        regras americanas permitem partilhar um espaço qualquer, e as descrições públicas contam nove
        seguidas como duas.
RUL-SEQ-56 =
    Nenhuma sequência nova, e a sexta ficha não fica protegida.
    .question = O que forma uma sexta ficha na ponta de uma sequência completa?
    .reason = Os novos cinco partilhariam quatro espaços com a sequência anterior.
RUL-SEQ-57 =
    Não. Numera de 1 a 10 os espaços de uma linha de dez: uma primeira sequência nos espaços 3 a 7 ou 4 a 8
    não deixa lugar para uma segunda nessa linha, mesmo que acabe por lá haver nove ou dez fichas.
    .question = Os cinco espaços de uma sequência podem ser escolhidos de novo mais tarde?
    .reason = As fichas são viradas de uma vez por todas.


## Sharing spaces

SEQ-57 =
    Quando são precisas duas sequências, a segunda pode usar no máximo um espaço da primeira.
    .source = «Fim do jogo» (impresso)
SEQ-58 =
    Duas sequências da mesma cor que se cruzam podem ter uma ficha em comum.
    .source = «Notas» (impresso)
RUL-SEQ-50 =
    Contam todas ao mesmo tempo, desde que não haja duas que partilhem mais do que um espaço. Com dois
    lados, isso ganha o jogo de imediato.
    .question = E se uma ficha completar duas ou mais sequências?
    .reason = Partilham exatamente o espaço dessa ficha, o que SEQ-57 e SEQ-58 permitem.
RUL-SEQ-54 =
    Sim, um lado pode usar o mesmo canto nas suas duas sequências. Tanto faz se o canto conta ou não como o
    único espaço partilhado.
    .question = Pode um canto ser o espaço partilhado? E conta como partilhado?
    .reason =
        Duas sequências de um lado que partilham um canto não têm nenhum outro espaço em comum: linhas em
        direções diferentes só se encontram uma vez, e numa mesma linha só um grupo de cinco contém um dado
        canto.
RUL-SEQ-55 =
    Não; isso não é uma segunda sequência.
    .question = Podem duas sequências partilhar dois ou mais espaços?
    .reason = SEQ-57 permite um.
RUL-SEQ-58 =
    Não, e nunca tem importância, porque um lado com duas sequências já ganhou.
    .question = Uma ficha que pertence a duas sequências tem algo de especial?
    .reason = Nenhum lado precisa de mais de duas sequências; ver SEQ-18.
RUL-SEQ-60 =
    Não. A primeira sequência ganha.
    .question = Partilhar espaços tem importância com três lados?
    .reason = Com três lados basta uma sequência; ver SEQ-18.


## Team talk and coaching

SEQ-59 =
    Quando se joga em equipas não são permitidas ajudas: ninguém pode avisar um colega de equipa que vai
    cometer um erro.
    .source = «Jogo em equipa» (impresso)
SEQ-60 =
    A penalização por dar ajudas: cada membro dessa equipa entrega à pilha de descarte uma carta da sua mão,
    à sua escolha. Não se compra nenhuma por ela.
    .source = «Jogo em equipa» (impresso; que nada se compra é deduzido)
SEQ-61 =
    Os jogadores não podem consultar-se sobre as suas cartas, a menos que isso tenha sido combinado antes do
    jogo. Não há penalização.
    .source = «Notas» (impresso; não se indica nenhuma penalização)
RUL-SEQ-70 =
    Enquanto for proibido conversar, as equipas não têm canal privado, e o chat da mesa pode ser lido por
    todos e fica guardado. Qualquer sinal que avise ou aconselhe um colega de equipa é uma ajuda, seja por
    chat, por voz, com um ping ou com um emoji.
    .question = Como se evitam as ajudas?
    .reason = SEQ-59 e SEQ-61 proíbem-nas.
RUL-SEQ-71 =
    Um jogador de outro lado pode denunciar que uma equipa deu ajudas; contra cada equipa só pode haver uma
    denúncia aberta de cada vez. A denúncia é aceite se um membro dessa equipa o admitir ou se o anfitrião
    da mesa assim decidir; caso contrário, é rejeitada sem consequências. Entretanto o jogo continua, e o
    fim do jogo anula as denúncias abertas. O programa nunca avalia o que foi dito. Por predefinição, a
    penalização só existe na edição Harry Potter; coaching_penalty pode ativá-la ou desativá-la.
    .question = Como se denunciam ajudas?
    .reason = Funciona como numa mesa a sério.
RUL-SEQ-72 =
    De imediato, entre duas ações. O jogo espera até que cada membro da equipa tenha escolhido uma carta
    para entregar, que pode ser qualquer uma, até um valete. Não é reposta, e uma compra por fazer continua
    por fazer. Se o tempo acabar ou o membro tiver saído, é tirada uma carta à sorte.
    .question = Como se cumpre a penalização?
    .reason = SEQ-60 exige uma carta a cada membro da equipa.
RUL-SEQ-73 =
    A última carta também tem de ser entregue; uma mão vazia não entrega nada. Sem equipas não há regra
    sobre ajudas.
    .question = E os membros com uma carta ou nenhuma, e os jogos sem equipas?
    .reason = A regra fala de colegas de equipa e de cada membro da equipa.
RUL-SEQ-74 =
    Fica decidido antes do jogo e não pode ser mudado depois. Com team_talk em «allowed», cada equipa tem um
    canal privado; se share_hands também estiver ativado, os colegas veem as mãos uns dos outros. Nesta
    edição, conversar quando é proibido não tem penalização, a menos que coaching_penalty esteja ativado.
    .question = Como combina uma mesa da edição clássica que se pode conversar?
    .reason = SEQ-61 pede um acordo antes do jogo e não indica nenhuma penalização.
RUL-SEQ-75 =
    Pelo livro de regras, não. Ainda assim, a opção team_talk existe; uma mesa dessas fica assinalada como
    mesa com regra caseira, e a penalização fica desativada.
    .question = Pode uma mesa da edição Harry Potter combinar que se pode conversar?
    .reason = SEQ-59 não admite exceções.


## End of the game

SEQ-62 =
    O primeiro lado a ter as sequências de que precisa ganha de imediato, e o jogo termina. SEQ-18 diz
    quantas são.
    .source = «Objetivo do jogo» e «Fim do jogo» (impresso)
SEQ-63 =
    Quando não restam cartas no monte de compra, o jogo acaba empatado: ninguém ganha.
    .source = «Como jogar» (impresso; o neerlandês indica o momento exato)
SEQ-64 =
    Depois de um empate deste tipo retiram-se todas as fichas do tabuleiro e pode começar um novo jogo.
    .source = «Como jogar» (impresso)
SEQ-65 =
    O livro de regras clássico não diz o que acontece quando o monte de compra acaba. RUL-SEQ-66 preenche a
    lacuna.
    .source = Não está impresso em nenhuma língua
RUL-SEQ-61 =
    A vitória vem primeiro. O vencedor não compra, as cartas por comprar ficam sem efeito e qualquer outra
    ação é recusada.
    .question = E se uma jogada ganhar o jogo quando ainda há cartas por comprar?
    .reason = SEQ-62 termina o jogo de imediato.
RUL-SEQ-62 =
    Quando é comprada a última carta. Com exhaustion_timing em on_needed_draw, o jogo só termina quando é
    precisa uma carta e não há: no momento em que se deve comprar, mesmo onde se compra à mão.
    .question =
        O jogo Harry Potter termina quando é comprada a última carta ou quando é precisa uma carta e não há?
    .reason =
        O texto neerlandês di-lo com exatidão, e os outros falam de um monte sem cartas. Nenhum fala de uma
        carta que é precisa e falta.
RUL-SEQ-63 =
    Também termina o jogo de imediato; quem fez a troca já não chega a jogar.
    .question = E se a última carta for comprada na troca de uma carta nula?
    .reason = O livro de regras não distingue uma compra de outra.
RUL-SEQ-64 =
    Sim, continua a ser empate. Com exhaustion_tiebreak em most_sequences, ganha o lado com mais sequências.
    .question = É empate mesmo que um lado tenha uma sequência a mais?
    .reason = O livro de regras não dá nenhuma forma de desempatar.
RUL-SEQ-65 =
    O jogo é registado como empate, e a mesa propõe a desforra, com os mesmos lugares e um novo sorteio
    inicial.
    .question = Começa automaticamente um novo jogo depois de um empate?
    .reason =
        SEQ-64; o texto francês só diz que pode começar um novo jogo, e uma mesa digital deve perguntar.
RUL-SEQ-66 =
    No momento em que é comprada a última carta, todas as pilhas de descarte são baralhadas e formam um novo
    monte de compra, com os valetes e todas as cartas trocadas ou entregues. As mãos e o tabuleiro ficam
    como estão. A opção pile_exhausted pode substituir isto: «reshuffle» faz o mesmo em qualquer das
    edições, draw_game termina o jogo em empate e play_on continua sem comprar.
    .question = O que acontece na edição clássica quando o monte de compra acaba?
    .reason = É a regra oficial americana.
RUL-SEQ-67 =
    Já não se compram cartas nem fica nenhuma por comprar. Os jogadores jogam as que têm na mão; quando já
    ninguém puder jogar, RUL-SEQ-17 termina o jogo.
    .question = Como continua o jogo sem monte de compra, com pile_exhausted em play_on?
    .reason = A opção precisa de um fim.


## Leaving and time

RUL-SEQ-76 =
    O lugar espera. Sem limite de tempo, nada mais acontece. Com limite, quando o tempo acaba é feita uma
    ação legal à sorte e a carta é comprada; só se troca ou se passa se nada mais for possível.
    .question = E se um jogador perder a ligação?
    .reason = Os livros de regras nada dizem sobre isso.
RUL-SEQ-77 =
    Um substituto, pessoa ou bot, pode ficar com o lugar e com a mão. Se não houver, o lugar passa a ser
    saltado, a sua mão é posta de parte sem ir para nenhuma pilha de descarte e as fichas ficam. Quando
    faltam todos os lugares de um lado, esse lado está fora; as suas fichas ficam no tabuleiro e ainda podem
    ser retiradas se não estiverem protegidas. O número de sequências necessárias não muda. Com on_leave em
    «skip» não há substituto; com «abort» o jogo termina.
    .question = E se um jogador sair de vez?
    .reason = É justo para quem fica.
RUL-SEQ-78 =
    Ganha por abandono dos adversários.
    .question = E se só restar um lado?
    .reason = Já não há contra quem jogar.
RUL-SEQ-79 =
    Um lado pode desistir se todos os seus membros presentes estiverem de acordo. Com dois lados ganha o
    outro; com três, é como se o lado tivesse saído.
    .question = Pode um lado desistir?
    .reason =
        Não é preciso jogar até ao fim um jogo perdido, mas um membro não pode desistir pelos outros.


## Where the editions differ

difference-sequence-chip-colours = Cores das fichas
    .harry-potter-2021 = dourado e ónix; prateado para um terceiro lado
    .classic-2022 = azul e verde; vermelho para um terceiro lado
difference-sequence-chip-supply = Número de fichas
    .harry-potter-2021 = 50, 50 e 35
    .classic-2022 = o mesmo
difference-sequence-chip-faces = Faces das fichas
    .harry-potter-2021 = uma face ao colocar, a outra numa sequência completa
    .classic-2022 = não são referidas; o ecrã mostra um cadeado
difference-sequence-suits = Naipes
    .harry-potter-2021 = quatro casas
    .classic-2022 = quatro naipes
difference-sequence-player-numbers = Número de jogadores
    .harry-potter-2021 = enunciado como regra
    .classic-2022 = só se vê na lista de cartas por jogador
difference-sequence-start-drawers = Quem tira carta no sorteio inicial
    .harry-potter-2021 = cada jogador
    .classic-2022 = cada lado
difference-sequence-start-card = Que carta decide
    .harry-potter-2021 = a mais baixa, e decide quem dá as cartas
    .classic-2022 = a mais alta, e decide que lado começa
difference-sequence-start-ace = O ás nesse sorteio
    .harry-potter-2021 = alto, segundo o texto
    .classic-2022 = não se diz; alto segundo o nosso critério
difference-sequence-start-tie = Empate nesse sorteio
    .harry-potter-2021 = não se diz; repete-se segundo o nosso critério
    .classic-2022 = repete-se, segundo o texto
difference-sequence-first-turn = Primeiro turno
    .harry-potter-2021 = quem está à esquerda do jogador que deu as cartas
    .classic-2022 = o lado que começa; não se diz que membro
difference-sequence-forgotten-draw = Uma compra esquecida perde-se
    .harry-potter-2021 = quando o jogador seguinte começa a agir
    .classic-2022 = quando o jogador seguinte já fez o seu movimento e comprou
difference-sequence-lost-draw = O que se perde
    .harry-potter-2021 = menos cartas do que os outros
    .classic-2022 = uma carta; o efeito é o mesmo
difference-sequence-dead-card = Carta nula
    .harry-potter-2021 = os dois espaços estão cobertos; é anunciada; uma por turno
    .classic-2022 = não pode ser jogada; sem anúncio; uma por turno só em neerlandês
difference-sequence-jack-turn = Um valete ocupa todo o turno
    .harry-potter-2021 = dito expressamente
    .classic-2022 = implícito
difference-sequence-no-replacement = Nenhuma ficha no lugar da retirada
    .harry-potter-2021 = implícito
    .classic-2022 = dito expressamente
difference-sequence-same-line = Várias sequências numa fila ou coluna
    .harry-potter-2021 = permitido, segundo o texto
    .classic-2022 = não é referido; permitido segundo o nosso critério
difference-sequence-sharing = Partilha
    .harry-potter-2021 = no máximo um espaço da primeira sequência
    .classic-2022 = duas sequências que se cruzam podem partilhar uma ficha
difference-sequence-coaching = Conversas entre colegas de equipa
    .harry-potter-2021 = totalmente proibidas; cada membro da equipa entrega uma carta
    .classic-2022 = proibidas salvo acordo antes do jogo; sem penalização
difference-sequence-empty-pile = Monte de compra vazio
    .harry-potter-2021 = ninguém ganha; retiram-se as fichas e começa um novo jogo
    .classic-2022 = não se diz; os descartes são baralhados segundo o nosso critério


## Where the printed languages differ

reading-sequence-harry-potter-2021-forgotten-draw = Quando se perde uma compra esquecida
    .difference =
        Inglês e italiano: quando o jogador seguinte faz o seu movimento. Português: quando joga. Francês e
        espanhol: quando começou. Neerlandês, alemão e polaco: quando começa o turno seguinte.
    .reading =
        Perde-se com a primeira ação aceite do jogador seguinte, seja uma troca ou uma jogada.
    .reason =
        Um turno torna-se visível com a sua primeira ação. Se bastasse a vez passar, nunca ninguém conseguiria
        comprar a tempo.
reading-sequence-harry-potter-2021-empty-pile = Quando o monte vazio termina o jogo
    .difference =
        Neerlandês: assim que é comprada a última carta. Todos os outros: quando não restam cartas.
    .reading = De imediato, quando é comprada a última carta.
    .reason = O neerlandês é a forma exata do que dizem os outros.
reading-sequence-harry-potter-2021-new-game = Depois de um empate
    .difference = Francês: pode começar um novo jogo. Todos os outros: começa-se um novo jogo.
    .reading = O jogo é um empate, e propõe-se a desforra.
    .reason = Uma mesa digital deve perguntar aos jogadores.
reading-sequence-harry-potter-2021-dead-card-limit = Quantas cartas nulas por turno
    .difference =
        Espanhol e neerlandês: no máximo uma. Inglês, francês, alemão, português e polaco: uma nota entre
        parênteses, uma carta por turno. Italiano: depois joga-se o turno sem comprar outra carta.
    .reading = Uma troca por turno, e a compra do fim do turno faz-se na mesma.
    .reason =
        O italiano interpreta mal a nota; uma simples troca encolheria a mão. O espanhol é claro, e as regras
        americanas concordam.
reading-sequence-harry-potter-2021-dead-card-duty = Se é obrigatório trocar uma carta nula
    .difference = Italiano: o jogador irá descartá-la. Todos os outros: pode descartá-la.
    .reading = Escolha livre, a menos que não haja nenhuma jogada legal.
    .reason = Sete línguas concordam.
reading-sequence-harry-potter-2021-corner = Cantos
    .difference =
        Italiano: pode usar-se se lá estiver uma ficha tua. Todos os outros: como se lá estivesse.
    .reading = Como se lá estivesse.
    .reason =
        É um lapso do italiano; a frase seguinte, de que bastam quatro fichas, exige a outra leitura.
reading-sequence-harry-potter-2021-matching-space = Onde se pode jogar uma carta
    .difference =
        Espanhol: qualquer espaço que não esteja coberto. Todos os outros: qualquer um dos dois espaços dessa
        carta.
    .reading = Qualquer um dos dois espaços que mostram a carta.
    .reason = O espanhol omite as palavras «da carta».
reading-sequence-harry-potter-2021-wild-target = Onde se pode jogar um valete jóquer
    .difference = Espanhol: qualquer espaço. Todos os outros: qualquer espaço livre.
    .reading = Qualquer espaço livre.
    .reason = Um espaço coberto nunca está livre.
reading-sequence-harry-potter-2021-removal = De quem é a ficha retirada
    .difference =
        As expressões vão da ficha do adversário a uma ficha adversária à escolha ou a uma ficha da equipa ou
        do jogador adversário.
    .reading = Qualquer ficha não protegida de qualquer outro lado.
    .reason = Com três lados há dois adversários.
reading-sequence-harry-potter-2021-sharing = O que duas sequências podem partilhar
    .difference = Neerlandês: uma ficha da sequência anterior. Todos os outros: um espaço.
    .reading = Um espaço; um canto também é um espaço.
    .reason = Na prática, não faz diferença.
reading-sequence-harry-potter-2021-same-line = Várias sequências numa linha
    .difference =
        Espanhol: como se fosse uma sequência nova. Todos os outros: outra numa fila ou coluna que já contém
        uma.
    .reading = Permitido em todas as direções, incluindo as diagonais.
    .reason = O limite à partilha já impede abusos.
reading-sequence-harry-potter-2021-coaching = O que conta como ajuda
    .difference =
        Inglês, francês, neerlandês, alemão e polaco: dizer alguma coisa. Espanhol e português: alertar.
        Italiano: alertar de qualquer modo. O neerlandês proíbe ainda qualquer consulta.
    .reading = Qualquer sinal conta.
    .reason = Os gestos não têm forma digital, mas o chat, a voz e os pings têm.
reading-sequence-harry-potter-2021-seating = Lugares
    .difference =
        Polaco: as equipas têm de jogar alternadamente. Todos os outros: sentar-se alternadamente. O português
        conta os adversários de ambos os lados, dois ou quatro.
    .reading = Lugares alternados; com três equipas, um em cada três.
    .reason = O resultado é o mesmo.
reading-sequence-harry-potter-2021-player-numbers = Número de jogadores
    .difference = Italiano: de 2 a 12 jogadores que possam ser divididos em duas ou três equipas.
    .reading = Qualquer número de 2 a 12 que seja divisível por 2 ou por 3.
    .reason = São os mesmos números.
reading-sequence-harry-potter-2021-colours = Nome de uma cor
    .difference = Espanhol: pretas. Todos os outros: ónix.
    .reading = Ónix.
    .reason = São as mesmas fichas.
reading-sequence-harry-potter-2021-jack-persons = Personagens dos valetes
    .difference =
        O português junta cada personagem a uma casa. Todos os outros enumeram casas e personagens pela mesma
        ordem.
    .reading =
        Ron Weasley com Gryffindor, Snape com Slytherin, Tonks com Hufflepuff, Trelawney com Ravenclaw.
    .reason = O português é explícito.
reading-sequence-harry-potter-2021-spelling = Palavras estranhas
    .difference =
        O português tem deturpadas as palavras para jóquer e valete; o polaco fala de um símbolo de sequência.
    .reading = Não têm significado próprio.
    .reason = São erros de impressão.

reading-sequence-classic-2022-end-draw = Comprar no fim do turno
    .difference = O inglês só avisa para não esquecer a carta. Todos os outros mandam comprá-la.
    .reading = Compras uma carta.
    .reason = O inglês perdeu uma frase; sem ela, o aviso não faz sentido.
reading-sequence-classic-2022-forgotten-draw = Quando se perde uma compra esquecida
    .difference =
        Inglês, italiano, espanhol e português: o jogador seguinte fez o seu movimento e comprou. Francês,
        neerlandês, alemão e polaco: colocou uma ficha e comprou.
    .reading = Retirar uma ficha com um valete também é um movimento.
    .reason = De outro modo, um valete prolongaria o direito.
reading-sequence-classic-2022-whose-card = De quem é a carta que o jogador seguinte compra
    .difference = Espanhol e português: a tua carta. Todos os outros: a dele.
    .reading = A dele, no fim do seu turno.
    .reason = É um lapso de uma só palavra.
reading-sequence-classic-2022-loss = O que se perde
    .difference = Francês: o direito perde-se para sempre.
    .reading = Só essa compra; nos turnos seguintes compra-se como de costume.
    .reason = A mesma frase fala de uma carta a menos, não de mais nenhuma carta.
reading-sequence-classic-2022-how-long = Durante quanto tempo
    .difference =
        Inglês, italiano e polaco: termina-se o jogo com uma carta a menos. Todos os outros: continua-se
        assim.
    .reading = Até ao fim do jogo.
    .reason = Significa o mesmo.
reading-sequence-classic-2022-dead-card-limit = Quantas cartas nulas por turno
    .difference = Neerlandês: só uma. Todos os outros nada dizem.
    .reading = Uma.
    .reason =
        Só o neerlandês fala disso; a edição Harry Potter e as regras americanas concordam.
reading-sequence-classic-2022-dead-card = O que é uma carta nula
    .difference =
        Neerlandês: uma carta sem espaço livre. Seis línguas: uma carta que não pode ser jogada.
    .reading = Uma carta sem espaço livre; os valetes nunca são nulos.
    .reason = O neerlandês é preciso, e as regras americanas concordam.
reading-sequence-classic-2022-dead-card-missing = A regra que falta
    .difference =
        O polaco não tem nenhuma regra sobre cartas nulas; no seu lugar repete-se o parágrafo do sorteio
        inicial.
    .reading = A regra aplica-se.
    .reason = É um erro de impressão.
reading-sequence-classic-2022-sharing = Que sequências podem partilhar
    .difference =
        Inglês, alemão e italiano: as que se intersetam. Francês, neerlandês, espanhol e português: as que se
        cruzam. Polaco: as perpendiculares.
    .reading =
        Quaisquer duas sequências de um lado podem ter um espaço em comum, sejam quais forem as suas direções.
    .reason =
        As diagonais têm de poder cruzar-se, por isso o polaco é demasiado restrito. Para duas sequências na
        mesma linha, ver o critério, que tem uma opção.
reading-sequence-classic-2022-consultation = Consultas entre jogadores
    .difference =
        Espanhol e português: salvo acordo, é proibido ver a mão de outro jogador. Todos os outros: salvo
        acordo, é proibido consultarem-se sobre as cartas.
    .reading = Ambas as coisas são proibidas; conversar e mostrar as mãos podem ser permitidos em separado.
    .reason = Assim ficam abrangidas as duas versões.
reading-sequence-classic-2022-wild-target = Onde se pode jogar um valete jóquer
    .difference =
        Espanhol e português: o espaço que quiseres, mesmo sem a carta dele. Todos os outros: um espaço livre.
    .reading = Só um espaço livre.
    .reason = Um espaço coberto nunca está livre.
reading-sequence-classic-2022-removal = De quem é a ficha retirada
    .difference = Espanhol e português: a do jogador que quiseres. Todos os outros: a de um adversário.
    .reading = Uma ficha de qualquer outro lado, nunca uma própria.
    .reason = Seis línguas concordam.
reading-sequence-classic-2022-replacement = O espaço da ficha retirada
    .difference =
        Italiano: não podes pôr lá uma ficha tua. O polaco nada diz. Todos os outros: a ficha não é
        substituída.
    .reading = Nesse turno não colocas nenhuma ficha.
    .reason = O italiano é o mais claro.
reading-sequence-classic-2022-teams = Equipas
    .difference =
        Espanhol e português: com mais de três, joga-se aos pares em duas ou três equipas. O italiano e o
        polaco não dizem que as equipas são iguais.
    .reading = Equipas iguais de qualquer tamanho possível.
    .reason = A lista de cartas por jogador vai até 12 jogadores.
reading-sequence-classic-2022-hand-sizes = Lista de cartas por jogador
    .difference = Italiano, espanhol e português: de 10 a 12 jogadores. Todos os outros: 10 ou 12.
    .reading = Não se pode jogar com 11.
    .reason = 11 não se pode dividir em equipas iguais.
reading-sequence-classic-2022-goal = Quem ganha
    .difference = Espanhol e português: o primeiro jogador. Todos os outros: o primeiro jogador ou equipa.
    .reading = O primeiro lado.
    .reason = Ambos os textos mencionam equipas ao descreverem o fim do jogo.
reading-sequence-classic-2022-starter = Quem começa
    .difference =
        Polaco: o jogador que tirou a carta mais alta. Neerlandês e português: quem a tirou. O espanhol pode
        ler-se das duas maneiras. Inglês, francês, alemão e italiano: a equipa.
    .reading = A equipa; abre o jogo o membro que tirou a carta por ela.
    .reason = Satisfaz ambas as leituras.
reading-sequence-classic-2022-tie = Empate no sorteio inicial
    .difference =
        Inglês e neerlandês: volta-se a tirar. Todos os outros: tira-se uma segunda carta ou outra carta.
    .reading = Quem está empatado volta a tirar.
    .reason = Significa o mesmo.
reading-sequence-classic-2022-directions = Direções de uma sequência
    .difference =
        O polaco não indica nenhuma direção. Todos os outros: horizontal, vertical ou diagonal.
    .reading = As três.
    .reason = Sete línguas concordam.
reading-sequence-classic-2022-seating = Lugares
    .difference =
        Polaco: os colegas de equipa sentam-se em lados opostos do tabuleiro, alternando com os adversários.
        Todos os outros: alternam.
    .reading = Lugares alternados; com três equipas, um em cada três.
    .reason = Os lados opostos só servem para quatro jogadores.
reading-sequence-classic-2022-corners = Nome dos cantos
    .difference = O neerlandês chama-lhes espaços de bónus; os outros, espaços jóquer.
    .reading = Não há diferença.
    .reason = Só muda o nome.
reading-sequence-classic-2022-contents = Cor das terceiras fichas
    .difference = Italiano: 35 fichas «verdes vermelhas». Todos os outros: 35 vermelhas.
    .reading = 35 fichas vermelhas.
    .reason = É um erro de impressão.


## Options

option-sequence-teams =
    O número de equipas. Só se pode escolher com 6 ou 12 jogadores.
option-sequence-colours =
    As cores dos lados, numa lista e pela ordem dos lados. A terceira cor é só para um terceiro lado.
option-sequence-starter =
    Que membro da equipa que começa joga o primeiro turno num jogo em equipas da edição clássica: o que tirou
    a carta, ou um à sorte.
option-sequence-draw_mode =
    Se os jogadores compram à mão e se podem esquecer, ou se a carta é comprada por eles.
option-sequence-draw_grace =
    Quantos segundos espera um bot pela compra da pessoa que joga antes dele.
option-sequence-forgotten_draw =
    Quando se perde uma compra esquecida: como na edição, com a primeira ação do jogador seguinte, depois da
    compra do jogador seguinte, ou nunca por causa de outros.
option-sequence-exchange_limit =
    Quantas cartas nulas podem ser trocadas num turno.
option-sequence-jack_exchange =
    Se um valete que não pode ser jogado pode ser trocado, que é a leitura literal da maioria dos textos
    clássicos.
option-sequence-empty_hand =
    Se um jogador sem cartas é saltado, ou se compra uma carta em vez de jogar o turno.
option-sequence-collinear_share =
    Se duas sequências na mesma linha podem partilhar o espaço em que se encontram.
option-sequence-long_line_lock =
    Se ficam protegidas só as cinco fichas da sequência, ou todas as desse lado na linha sem falhas.
option-sequence-long_line_choice =
    Se o jogador escolhe os cinco de uma linha longa, ou se ficam os cinco primeiros.
option-sequence-pile_exhausted =
    O que acontece quando o monte de compra acaba: como na edição (empate na edição Harry Potter, um novo monte
    com os descartes na clássica), sempre um novo monte, sempre empate, ou continuar a jogar sem comprar.
option-sequence-exhaustion_timing =
    Se um jogo que termina com o monte de compra acaba quando é comprada a última carta, ou quando é precisa
    uma carta e não há.
option-sequence-exhaustion_tiebreak =
    Se um jogo desses é sempre um empate, ou se ganha o lado com mais sequências.
option-sequence-limit_chips =
    Se o número impresso de fichas é um limite.
option-sequence-team_talk =
    Se os colegas de equipa podem conversar. Na edição Harry Potter, permiti-lo é uma regra caseira.
option-sequence-share_hands =
    Se os colegas de equipa veem as mãos uns dos outros. Para isso também tem de ser permitido conversar em
    equipa.
option-sequence-coaching_penalty =
    Se dar ajudas custa uma carta: como na edição (sim na edição Harry Potter, não na clássica), sempre, ou
    nunca.
option-sequence-turn_limit =
    Quanto tempo pode demorar um turno: sem limite, ou um número de segundos.
option-sequence-on_leave =
    O que acontece quando um jogador sai de vez: pode entrar um substituto, o lugar é saltado, ou o jogo
    termina.
option-sequence-breakable_sequences =
    Se os valetes antijóquer podem quebrar sequências completas, o que é uma regra caseira.


## Procedures

procedure-sequence-board = O tabuleiro
    .text =
        As filas são numeradas de 0 a 9 de cima para baixo; as colunas, de 0 a 9 da esquerda para a direita.
        Uma carta escreve-se com o seu valor (A é o ás, K o rei, Q a dama) e a inicial inglesa do seu naipe: S
        espadas, H copas, D ouros, C paus. Os quatro cantos não mostram nenhuma carta. A edição Harry Potter
        usa o mesmo tabuleiro com casas em vez de naipes; ver RUL-SEQ-02 e RUL-SEQ-03.

        | | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |
        |---|---|---|---|---|---|---|---|---|---|---|
        | **0** | canto | 2S | 3S | 4S | 5S | 6S | 7S | 8S | 9S | canto |
        | **1** | 6C | 5C | 4C | 3C | 2C | AH | KH | QH | 10H | 10S |
        | **2** | 7C | AS | 2D | 3D | 4D | 5D | 6D | 7D | 9H | QS |
        | **3** | 8C | KS | 6C | 5C | 4C | 3C | 2C | 8D | 8H | KS |
        | **4** | 9C | QS | 7C | 6H | 5H | 4H | AH | 9D | 7H | AS |
        | **5** | 10C | 10S | 8C | 7H | 2H | 3H | KH | 10D | 6H | 2D |
        | **6** | QC | 9S | 9C | 8H | 9H | 10H | QH | QD | 5H | 3D |
        | **7** | KC | 8S | 10C | QC | KC | AC | AD | KD | 4H | 4D |
        | **8** | AC | 7S | 6S | 5S | 4S | 3S | 2S | 2H | 3H | 5D |
        | **9** | canto | AD | KD | QD | 10D | 9D | 8D | 7D | 6D | canto |

        O tabuleiro tem 192 grupos retos de cinco espaços: 60 na horizontal, 60 na vertical e 36 em cada
        direção diagonal. Doze deles contêm um canto, três por cada canto, e nenhum contém dois.
procedure-sequence-actions = Quem pode fazer o quê
    .text =
        | Ação | Quem | Quando |
        |---|---|---|
        | Jogar uma carta num espaço | o jogador da vez | uma vez por turno; um valete antijóquer retira a ficha que lá está, qualquer outra carta coloca uma |
        | Trocar uma carta nula | o jogador da vez | antes da jogada, uma vez por turno |
        | Comprar | o jogador que tem uma carta por comprar | depois da jogada, até perder o direito |
        | Escolher os cinco de uma linha longa | o jogador que acabou de colocar a ficha | só enquanto houver escolha; tudo o resto espera |
        | Passar | o jogador da vez | só conforme RUL-SEQ-16; uma mão vazia passa sozinha |
        | Entregar uma carta | cada membro de uma equipa penalizada | enquanto a penalização estiver aberta; tudo o resto espera |
        | Denunciar ajudas, admiti-las, decidir | ver RUL-SEQ-71 | a qualquer momento num jogo em equipas |
        | Sair, desistir | qualquer jogador; para desistir, todos os membros presentes de um lado | a qualquer momento |
procedure-sequence-resolution = Ordem de resolução
    .text =
        Uma jogada aceite resolve-se por esta ordem:

        1. Perdem-se os direitos de compra anteriores quando «Direitos de compra» assim o diz.
        2. A carta vai para a pilha de descarte do próprio jogador.
        3. A ficha é colocada ou retirada.
        4. Se foi colocada uma ficha, reconhecem-se as sequências, e o jogador escolhe, se houver escolha.
        5. Se o lado já tem as sequências de que precisa, ganha e o jogo termina aqui.
        6. O jogador fica com uma carta por comprar. Com draw_mode em «auto», é comprada agora.
        7. A vez passa ao lugar seguinte, no sentido dos ponteiros do relógio.

        Sempre que é comprada uma carta do monte de compra e não resta nenhuma, aplica-se de imediato «Monte de
        compra vazio».
procedure-sequence-registration = Reconhecer sequências
    .text =
        Um espaço conta para um lado se tiver uma ficha desse lado ou for um canto. Quando um lado colocou uma
        ficha:

        1. Tomam-se todos os grupos retos de cinco espaços que contêm a ficha nova e cujos espaços contam
           todos para o lado. Excluem-se os que têm mais de um espaço em comum com uma sequência que o lado já
           tem.
        2. Dois destes grupos são compatíveis se tiverem no máximo um espaço em comum. Em direções diferentes
           são-no sempre, porque só se encontram na ficha nova. Na mesma direção só o são se um acabar e o
           outro começar na ficha nova.
        3. Tantos grupos quantos forem compatíveis passam a sequências. Se com isso o lado tiver as sequências
           de que precisa, ganha, e não se pede a ninguém que escolha.
        4. Se houver mais de uma maneira de o fazer e o lado não tiver ganho, escolhe o jogador que colocou a
           ficha. Isto só acontece quando um lado obtém a primeira de duas sequências com uma linha de seis a
           oito; com collinear_share desativado, também com uma de nove. Escolhe-se entre os grupos de cinco
           dessa linha que contêm a ficha nova.
        5. Os espaços de uma sequência ficam então fixados para todo o jogo, e as fichas neles, protegidas.
           Todas as outras fichas, mesmo as da mesma linha, continuam por proteger.

        Só uma ficha colocada desencadeia esta verificação. Um grupo de cinco que ficou de fora uma vez já não
        pode vir a ser uma sequência.

        Numera de 1 a 10 os dez espaços de uma fila, de uma coluna ou de uma das duas diagonais mais longas.
        Uma segunda sequência na mesma linha só é possível se a primeira estiver em 1 a 5, 2 a 6, 5 a 9 ou 6 a
        10. Por exemplo, 2 a 6 e 6 a 10 partilham um espaço, enquanto 1 a 5 e 6 a 10 não partilham nenhum.
        Quando as duas pontas da linha são cantos, bastam oito fichas para duas sequências.
procedure-sequence-draw-rights = Direitos de compra
    .text =
        Isto só importa com draw_mode em «manual». Cada jogada dá ao seu jogador uma carta por comprar.

        - **Harry Potter 2021**: o direito perde-se quando é aceite qualquer troca ou jogada posterior,
          normalmente a do jogador seguinte e, o mais tardar, a do próprio. Em cada momento há no máximo uma
          carta por comprar.
        - **Clássica 2022**: o direito perde-se quando a carta de uma jogada posterior é comprada ou perdida,
          ou quando é aceite a troca ou a jogada seguinte do próprio. Vários jogadores podem ter cartas por
          comprar ao mesmo tempo.
        - **Ambas**: passar, uma ação recusada, o chat ou o simples facto de a vez ter passado não põem fim a
          nenhum direito. A carta comprada numa troca não é uma carta por comprar: não gasta um direito de
          compra nem, enquanto compra, põe fim a nenhum.
procedure-sequence-empty-pile = Monte de compra vazio
    .text =
        - **Harry Potter 2021**: no momento em que é comprada a última carta, no fim de um turno ou numa troca,
          e ninguém ganhou, o jogo termina em empate.
        - **Clássica 2022**: no momento em que é comprada a última carta, as pilhas de descarte de todos os
          jogadores são baralhadas em conjunto e passam a ser o novo monte de compra. O jogo continua.

        As opções pile_exhausted, exhaustion_timing e exhaustion_tiebreak mudam isto.


## Refused actions

refusal-sequence-not_your_turn = Não é a tua vez.
refusal-sequence-card_not_in_hand = Não tens essa carta.
refusal-sequence-cell_mismatch = Esse espaço não mostra esta carta.
refusal-sequence-line_mismatch = Escolhe um dos conjuntos de cinco espaços oferecidos.
refusal-sequence-cell_occupied = Já há uma ficha nesse espaço.
refusal-sequence-corner = Num canto não se põe nem se retira nenhuma ficha.
refusal-sequence-empty_cell = Nesse espaço não há nenhuma ficha para retirar.
refusal-sequence-own_chip = Não podes retirar uma ficha do teu próprio lado.
refusal-sequence-locked_chip = Não podes retirar uma ficha de uma sequência completa.
refusal-sequence-not_dead = Essa carta não é nula, por isso não a podes trocar.
refusal-sequence-exchange_used = Já trocaste uma carta nula neste turno.
refusal-sequence-no_draw_owed = Não tens nenhuma carta por comprar.
refusal-sequence-no_chips = O teu lado já não tem fichas para colocar.
refusal-sequence-must_play = Podes jogar uma carta, por isso não podes passar.
refusal-sequence-must_exchange = Troca a tua carta nula antes de passares.
refusal-sequence-pending_choice = Primeiro é preciso escolher os cinco espaços da linha longa.
refusal-sequence-pending_forfeit = Primeiro é preciso pagar a penalização pelas ajudas.
refusal-sequence-game_over = O jogo terminou.
refusal-sequence-pile_empty = O monte de compra está vazio, por isso não podes trocar nenhuma carta.
refusal-sequence-no_choice = Não há nenhuma linha longa onde escolher.
refusal-sequence-no_penalty = Não há nenhuma penalização a pagar.
refusal-sequence-not_available = Nesta mesa não se podem denunciar ajudas.
refusal-sequence-no_such_side = Esse lado não está em jogo.
refusal-sequence-own_side = Não podes acusar o teu próprio lado.
refusal-sequence-claim_open = Já há uma denúncia aberta contra esse lado.
refusal-sequence-no_claim = Essa denúncia não existe.
refusal-sequence-not_host = Só o anfitrião da mesa decide sobre as denúncias.
refusal-sequence-seat_left = Saíste do jogo.
refusal-sequence-no_substitute = Nesta mesa ninguém pode ficar com o lugar de outro.
refusal-sequence-already_conceded = Já aceitaste desistir.
