### The rules of A Year at Hogwarts in Portuguese: one message per rule or ruling, and the words of the document.
### The order and the structure are in games/hogwarts/rules.toml.


## The document

document-hogwarts = Harry Potter, Um ano em Hogwarts: as regras
    .intro =
        Esta página reúne todas as regras de Um ano em Hogwarts com que se joga na Common Room. És estudante,
        percorres o castelo, juntas o que as tuas missões pedem, fazes exames, combates, disputas de vez em quando
        um jogo de Quidditch e tentas conquistar a Taça das Casas. Um segundo jogo na mesma caixa, O regresso de
        Voldemort, põe Peter Pettigrew contra Harry e os seus amigos.

        - Um código como HOG-110 designa uma **regra**: está no livro de regras ou decorre diretamente dele. A
          fonte indica o capítulo do livro de regras impresso, por exemplo II.4. Se a regra vier de outro lado, a
          fonte di-lo.
        - Um código como RUL-HOG-110 designa um **critério**: o que decidimos quando o livro de regras nada diz,
          não é claro ou se contradiz. Apresenta a pergunta, a resposta e o motivo. Alguns critérios podem ser
          mudados com uma opção ao abrir a mesa.

        Há umas quantas palavras que aparecem por toda a parte:

        - Os **PV** são os pontos de vida, os **pontos** são os que ganhas para a tua casa.
        - A **resistência** de um combatente é o número mais baixo de um dado de ataque que o fere.
        - O **jogador ativo** é aquele de quem é o turno. O **jogador seguinte** está sentado à direita.
        - O **tabuleiro principal** é o castelo com os seus arredores e Hogsmeade. O **tabuleiro 1** é Diagon-Al,
          e os lugares distantes ficam no **tabuleiro 2**.
        - Uma **roseta** é um espaço onde há lugar para uma ficha de objeto. O **Pó de Floo** é uma ficha de Floo
          ou uma carta Pó de Floo.
        - Um **herói** é Harry, Ron ou Hermione em O regresso de Voldemort.
        - Ir **para o Caldeirão Escoante** depois de uma derrota tem um preço; HOG-340 diz qual é.

        Esta página não é oficial: todas as regras estão escritas por palavras nossas, não substituem o livro de
        regras da tua caixa, e os nomes de jogos, editoras, casas e personagens são marcas dos seus proprietários.
        O tabuleiro, as cartas e as personagens com que jogamos são de nossa autoria sempre que o livro de regras
        não os mostra.
    .contents = Índice
    .editions = Jogos na caixa
    .edition = Jogo
    .id = Escreve-se
    .box = O que é
    .topic = Tema
    .ids = Ver
    .readings = Onde as fontes discordam e que leitura seguimos
    .readings-intro =
        Lemos o livro de regras polaco e alguns resumos públicos de jogadores. São estas as passagens em que se
        contradizem a si próprios ou uns aos outros.
    .difference = Os textos
    .reading = O que seguimos
    .why = Motivo
    .options = Opções
    .options-intro =
        A mesa escolhe as suas opções antes de o jogo começar. O primeiro valor é o predefinido.
    .option = Opção
    .values = Valores
    .decides = O que decide
    .procedures = Procedimentos
    .procedures-intro =
        As mesmas regras mais uma vez, pela ordem exata em que são aplicadas.
    .refusals = Ações recusadas
    .refusals-intro =
        Uma ação não permitida é recusada com um código que diz porquê; são estes os códigos que surgem durante o
        jogo. A recusa nada muda, e quem tinha de agir continua a ter de o fazer.
    .code = Código
    .meaning = Significado
    .source = Fonte
    .rulings = Critério

edition-hogwarts-year = Um ano em Hogwarts
    .box = O jogo principal, de um a oito jogadores: quem ganha a Taça das Casas?
edition-hogwarts-voldemort-returns = O regresso de Voldemort
    .box = O segundo jogo, de dois a quatro jogadores: Pettigrew, mais tarde Voldemort, contra Harry e os seus amigos


## Sections

section-hogwarts-components = Componentes
    .about = o que há na caixa, como são os tabuleiros e as cartas
section-hogwarts-aim = Objetivo e fim do jogo
    .about = pontos, durações, a última ronda, o vencedor
section-hogwarts-variants = As variantes
    .about = menores de idade, qualificados, em equipa e a solo
section-hogwarts-setup = Preparação
    .about = baralhos, personagens, fichas, missões, quem começa
section-hogwarts-table = À volta da mesa
    .about = ordem dos turnos, reservas, o que está à vista e o que está oculto
section-hogwarts-health = Pontos de vida
    .about = ganhar forças, ficar fora de combate
section-hogwarts-player-board = O tabuleiro de jogador
    .about = dados, resistência, habilidades
section-hogwarts-turn = O turno
    .about = lançar os dados, andar, usar o espaço
section-hogwarts-walking = Regras de ouro do movimento
    .about = andar tudo o que saiu, paragens permitidas, encontros
section-hogwarts-ways = Por onde se pode andar
    .about = pegadas, pontes, passagens e distâncias
section-hogwarts-towers = Torres e Pó de Floo
    .about = viagens ao tabuleiro 2
section-hogwarts-pitch-field = O campo de Quidditch e o Botão de Transporte
    .about = desafios e o caminho para o cemitério
section-hogwarts-fields = Os espaços
    .about = o que acontece onde paras
section-hogwarts-items = Fichas de objeto
    .about = apanhar, limites, as seis fichas especiais
section-hogwarts-exams = Livros e exames
    .about = pontos nas salas de aula
section-hogwarts-behaviour = Cartas de comportamento
    .about = elogios, repreensões e Pó de Floo
section-hogwarts-events = Acontecimentos
    .about = o que toca a todos
section-hogwarts-cards = Feitiços e poções
    .about = ataque, defesa, início do turno, limites
section-hogwarts-fights = Combates
    .about = quatro tipos de combate, dados, cartas, habilidades
section-hogwarts-player-fights-underage = Feiticeiros menores de idade entre si
    .about = um dado para cada um
section-hogwarts-player-fights-qualified = Feiticeiros qualificados entre si
    .about = dados de ataque, cartas, prémios
section-hogwarts-death-eaters = Devoradores da Morte
    .about = seis adversários nas torres
section-hogwarts-duels = Duelos
    .about = um estudante, uma carta, uma recompensa
section-hogwarts-mission-fights = Combates de missão
    .about = revelação, ataque, resposta, último golpe
section-hogwarts-missions = Missões
    .about = do que precisas, êxito e fracasso
section-hogwarts-team = Equipas
    .about = chegar juntos, combater juntos
section-hogwarts-solo = A solo
    .about = tu contra o castelo
section-hogwarts-match-frame = Quidditch: o desafio
    .about = quem joga, quanto vale
section-hogwarts-match-alone = Quidditch: contra o computador
    .about = jogos de Quidditch a solo
section-hogwarts-match-setup = Quidditch: preparação
    .about = peças, bolas, quem começa
section-hogwarts-match-goals = Quidditch: dois golos
    .about = ronda 1, com a Quaffle e as Bludgers
section-hogwarts-match-snitch = Quidditch: a Snitch Dourada
    .about = ronda 2, a perseguição à volta do campo
section-hogwarts-return-setup = O regresso de Voldemort: preparação
    .about = lados, fichas, dados
section-hogwarts-return-aims = O regresso de Voldemort: o que faz cada lado
    .about = o ritual, os Horcruxes, os Devoradores da Morte
section-hogwarts-return-meeting = O regresso de Voldemort: o encontro
    .about = como se decide o jogo
section-hogwarts-return-fights = O regresso de Voldemort: combates
    .about = dados de ataque, dados de defesa, regras de ouro


## Components

HOG-001 =
    Na caixa há quatro tabuleiros (um principal e três outros), 15 tabuleiros de jogador e outros tantos peões, 5 dados
    e um saco. Há 210 cartas e ainda 30 missões. As fichas são 30 de objeto, 6 de Devorador da Morte, 60 de pontos da
    casa, 70 de PV, 20 de Pó de Floo e 10 de Botão de Transporte.
    .source = Conteúdo da caixa
HOG-002 =
    As 210 cartas formam oito baralhos: feitiços, poções, livros, comportamento, acontecimentos, duelos, combates e
    Quidditch. A elas juntam-se as missões.
    .source = Conteúdo da caixa
HOG-003 =
    O tabuleiro principal mostra Hogwarts e os seus terrenos. O tabuleiro 1 é Diagon-Al, o tabuleiro 2 reúne lugares
    distantes, e o último é o campo de Quidditch.
    .source = I.4, V
HOG-004 =
    Não há duas missões iguais. Tanto as missões como as cartas de combate têm os números de 1 a 30, e em cada missão
    combate-se contra a carta de combate com o mesmo número.
    .source = III.1, IV.4
HOG-005 =
    As missões 1 a 10 recontam as três primeiras histórias, as 11 a 20 as duas seguintes, e as 21 a 30 as duas últimas.
    .source = I.1
HOG-006 =
    Todos os dados são normais, de seis faces.
    .source = Todos os exemplos
HOG-007 =
    Um ano em Hogwarts joga-se de uma a oito pessoas, O regresso de Voldemort de duas a quatro.
    .source = VI, críticas públicas e resumos de jogadores
HOG-008 =
    Os espaços podem mostrar um símbolo: acontecimento, livro, duelo, feitiço, poção ou comportamento. Outros são
    rosetas, torres, salas comuns, salas de aula, espaços de PV ou lugares com nome.
    .source = I.4
HOG-009 =
    O adversário de uma carta de combate ou de duelo tem um certo número de PV, uma resistência e uma habilidade que
    atua uma vez por ronda. Alguns fazem ainda alguma coisa ao serem revelados, ou são imunes a um tipo de cartas.
    .source = III.1, III.5c, IV.4
HOG-010 =
    Uma carta de missão indica o seu número e o seu título, aonde se tem de ir, quantos pontos dá, de que fichas de
    objeto precisa, de que cartas precisam ainda os feiticeiros qualificados e as equipas, e quem lá está à espera, com
    quantos PV.
    .source = Cartas de missão reproduzidas


## Aim and end of the game

HOG-020 =
    São estudantes à conquista da Taça das Casas. Ganha-a quem tiver mais pontos no fim.
    .source = I.1
HOG-021 =
    Ganhas pontos com missões, exames, jogos de Quidditch ganhos e cartas de comportamento. Os feiticeiros qualificados
    e as equipas também os ganham por cada Devorador da Morte que derrotam.
    .source = I.1, I.3, IV.2
HOG-022 =
    Um jogo rápido, de cerca de meia hora, acaba quando alguém completou uma missão e tem mais de 210 pontos.
    .source = I.2
HOG-023 =
    Um jogo clássico, de 45 a 60 minutos, pede duas missões e mais de 260 pontos.
    .source = I.2
HOG-024 =
    Um jogo longo, de mais de uma hora, pede três missões e mais de 320 pontos.
    .source = I.2
HOG-025 =
    Mais quer dizer mais: com exatamente 210, 260 ou 320 pontos, o jogo continua.
    .source = I.2
HOG-026 =
    Um feiticeiro qualificado só pode acabar o jogo se também tiver disputado um jogo de Quidditch.
    .source = III.1b
HOG-027 =
    Quando alguém chega ao fim, acaba-se a ronda, para que todos tenham jogado o mesmo número de turnos. Depois
    comparam-se os pontos.
    .source = Resumo de um jogador, não consta do livro de regras
HOG-028 =
    Uma missão dá de 40 a 300 pontos, um livro num exame de 5 a 20, um jogo de Quidditch ganho 40, um Devorador da Morte
    derrotado 20. Uma carta de comportamento dá ou tira o que nela está escrito.
    .source = I.3, III, IV.2
RUL-HOG-001 =
    Não, primeiro joga-se a ronda até ao fim. A opção end_timing pode acabar logo com o jogo.
    .question = O jogo acaba assim que alguém chega ao fim?
    .reason = Um resumo de um jogador di-lo para as três durações, e é justo para quem joga depois.
RUL-HOG-002 =
    O jogo acaba na mesma com esta ronda.
    .question = E se esse jogador voltar a perder pontos antes de a ronda acabar?
    .reason = O fim foi alcançado, e todos podem contar com isso.
RUL-HOG-003 =
    Sim. Conta como parte do turno do seu dono.
    .question = Pode haver um turno extra do Vira-Tempo na última ronda?
    .reason = Nada o proíbe, e a ronda continua a ser igual para todos.
RUL-HOG-004 =
    Não, ganha quem tiver mais pontos, seja quem for que provocou o fim. Com a opção `winner`, só pode ganhar quem
    cumprir as condições do fim.
    .question = O vencedor também precisa das missões?
    .reason = HOG-020 só fala de pontos.
RUL-HOG-005 =
    Ganha quem tiver completado mais missões. Se também aí houver igualdade, contam-se juntos os Devoradores da Morte
    derrotados e os jogos de Quidditch ganhos; depois disso, a vitória é partilhada.
    .question = E se os pontos forem iguais?
    .reason = As missões são o coração do jogo, por isso vêm primeiro.
RUL-HOG-006 =
    Não, só perdes o que tens. A opção points_floor pode permitir dívidas.
    .question = Os pontos podem descer abaixo de zero?
    .reason = Os pontos são fichas, e ninguém pode entregar uma ficha que não tem.


## The variants

HOG-040 =
    Antes do jogo escolhem uma duração e uma variante: feiticeiros menores de idade, feiticeiros qualificados, em equipa
    ou a solo. Qualquer duração combina com qualquer variante.
    .source = I.2, II.3
HOG-041 =
    Os feiticeiros menores de idade são principiantes: uma missão só lhes pede as suas fichas de objeto.
    .source = III.1a
HOG-042 =
    Os feiticeiros qualificados precisam também dos feitiços e das poções indicados na missão. Encontram Devoradores da
    Morte e podem usar cartas uns contra os outros.
    .source = III.1b, IV.1b, IV.2
HOG-043 =
    Na variante em equipa, formam todos uma só equipa, ou equipas de dois ou três. As missões precisam de fichas e de
    cartas, e há Devoradores da Morte por perto.
    .source = III.1c, IV.1c
HOG-044 =
    A solo, segues as regras dos feiticeiros menores de idade ou as dos qualificados.
    .source = III.1d
HOG-045 =
    É nas missões que as variantes diferem. Os exames, as cartas de comportamento e o Quidditch são iguais em todas.
    .source = III


## Setup

HOG-060 =
    Primeiro combinem a duração e a variante.
    .source = II.1 A
HOG-061 =
    Baralhem cada baralho em separado, menos o das cartas de combate, e ponham os baralhos à volta do tabuleiro.
    .source = II.1 B
HOG-062 =
    As cartas usadas vão sempre para o fundo do seu baralho.
    .source = II.1 B
HOG-063 =
    Cada um escolhe um tabuleiro de jogador. Uma personagem pertence a um único jogador.
    .source = II.1 C
HOG-064 =
    Os Devoradores da Morte não podem ser escolhidos como personagem: são adversários dos feiticeiros qualificados e das
    equipas, e combatem em O regresso de Voldemort.
    .source = II.1 C
HOG-065 =
    Recebes uma ficha de Floo, ou duas se fores feiticeiro menor de idade.
    .source = II.1 C
HOG-066 =
    Recebes uma ficha de Botão de Transporte.
    .source = II.1 C
HOG-067 =
    Recebes os PV e os livros, feitiços e poções que o teu tabuleiro indica.
    .source = II.1 C
HOG-068 =
    Espalhem as 30 fichas de objeto à sorte pelas rosetas: 18 vão para o tabuleiro principal, 9 para o tabuleiro 2 e 3
    para o tabuleiro 1.
    .source = I.4, II.1 D
HOG-069 =
    As fichas de objeto ficam viradas para cima.
    .source = Resumo de um jogador, não consta do livro de regras
HOG-070 =
    Todos os peões começam na Partida, à entrada de Hogwarts.
    .source = II.1 E
HOG-071 =
    Cada um recebe cinco missões à sorte, ou três se forem mais de seis jogadores.
    .source = I.3, II.1 E, III.1
HOG-072 =
    Mantém as tuas missões em segredo.
    .source = I.3, III.1
HOG-073 =
    Nenhum feitiço nem qualquer outro efeito te pode tirar uma missão.
    .source = III.1
HOG-074 =
    Com feiticeiros qualificados e equipas, ponham as seis fichas de Devorador da Morte em torres do castelo à vossa
    escolha. De lá não saem.
    .source = IV.1c, IV.2, perguntas e respostas de jogadores
HOG-075 =
    Começa o jogador mais novo.
    .source = II.3
RUL-HOG-008 =
    Decide o acaso. Com first_player, quem abre a mesa pode indicar um lugar.
    .question = Quem começa, se ninguém souber quem é o mais novo?
    .reason = Uma mesa online não pergunta idades.


## Around the table

RUL-HOG-007 =
    As de pontos e de PV, nunca. Só há 20 fichas de Floo e 10 de Botão de Transporte: quando não resta nenhuma, ninguém
    recebe mais.
    .question = As fichas podem esgotar-se?
    .reason = Aqui os pontos e os PV são simples números, ao passo que as fichas de viagem devem ser escassas.
RUL-HOG-009 =
    O que está à tua direita, por isso os turnos correm no sentido contrário ao dos ponteiros do relógio. Os lugares são
    apresentados por essa ordem.
    .question = Quem é o jogador seguinte?
    .reason = O livro de regras passa a vez para a direita.
RUL-HOG-010 =
    Não. Guarda todos os livros, feitiços, poções e cartas Pó de Floo que receberes.
    .question = Há um limite de cartas na mão?
    .reason = O livro de regras não indica nenhum.
RUL-HOG-011 =
    Só depois de alguém o ter visto.
    .question = Quando se volta a baralhar um baralho?
    .reason = Quem vê um baralho fica a saber a sua ordem.
RUL-HOG-012 =
    Compras o que houver e ficas sem o resto. Uma carta de combate nunca falta.
    .question = E se um baralho estiver vazio?
    .reason = Todas as suas cartas estão nas mãos dos jogadores, por isso não há nada para baralhar.
RUL-HOG-013 =
    Todos veem os PV, os pontos, as fichas, quantas cartas tens e as missões que completaste. A tua mão e as tuas outras
    missões estão ocultas, exceto dentro de uma equipa.
    .question = O que está à vista e o que está oculto?
    .reason = É o que se veria numa mesa a sério.
RUL-HOG-014 =
    O do jogador ativo, depois os dos outros pela ordem dos turnos.
    .question = Que efeito vem primeiro, se dois acontecerem ao mesmo tempo?
    .reason = Uma ordem fixa evita qualquer discussão.


## Health points

RUL-HOG-015 =
    Não. A opção hp_cap pode fixá-lo no número com que começas.
    .question = Há um limite máximo de PV?
    .reason = As personagens devem ganhar forças, e um exemplo mostra uma com 9 PV.
RUL-HOG-016 =
    Ficas fora de combate: vais para o Caldeirão Escoante, pões todos os feitiços e poções debaixo dos seus baralhos,
    recebes 6 PV e ficas com as fichas e os livros. Se era o teu turno, acaba; a solo, perdeste. Com hp_zero, ficas
    antes com 1 PV.
    .question = E se perderes o teu último PV fora de um combate?
    .reason = Qualquer derrota descrita no livro de regras custa exatamente isso.
RUL-HOG-017 =
    Não, estes combates deixam-te pelo menos com 1 PV, e o que perderias a mais é ignorado. Com 1 PV, uma troca de
    golpes perdida por um feiticeiro menor de idade conta na mesma como uma das duas.
    .question = Um duelo ou um combate entre jogadores pode tirar o último PV?
    .reason = Os dois tipos de combate entre estudantes estão escritos de modo a parar em 1 PV.


## The player board

HOG-080 =
    O teu tabuleiro mostra a tua resistência, os teus dados de ataque, os teus PV iniciais, os livros, feitiços e poções
    com que começas, e duas habilidades: uma para o movimento, outra para o combate. Tem lugar para os teus pontos e
    para seis fichas de objeto.
    .source = II.2
HOG-081 =
    A resistência de um feiticeiro é um número de 2 a 5.
    .source = IV.3
HOG-082 =
    Um dado de ataque fere se mostrar pelo menos a resistência do alvo; cada um desses dados tira 1 PV.
    .source = II.2, IV.3, IV.4
HOG-083 =
    Tens três ou quatro dados de ataque, conforme a tua personagem.
    .source = IV.3
HOG-084 =
    A tua habilidade de movimento pode ajudar-te em cada movimento, a de combate em cada ataque.
    .source = II.2, II.5, IV.4
HOG-085 =
    Harry Potter tem 7 PV e quatro dados de ataque. Num espaço de feitiço compra dois feitiços, e a resistência de quem
    ele ataca conta menos um.
    .source = II.2, IV.3
HOG-086 =
    Durante o jogo, as cartas e os espaços de PV tornam-te mais forte, e podes ter mais PV do que no início.
    .source = II.2, IV.4d
HOG-087 =
    Os tabuleiros dos Devoradores da Morte não têm lugar para fichas de objeto.
    .source = IV.2
RUL-HOG-038 =
    Não. A de Harry só funciona em espaços com o símbolo de feitiço, não em gabinetes, salas de aula ou salas comuns.
    .question = É obrigatório usar uma habilidade de movimento?
    .reason = É uma dádiva, e refere o espaço de feitiço.
RUL-HOG-072 =
    Até 1, e então todos os dados de ataque acertam.
    .question = Até onde se pode baixar uma resistência?
    .reason = Nenhum dado mostra menos de 1.


## The turn

HOG-100 =
    No teu turno podes primeiro jogar cartas de início do turno. Depois lanças dois dados, andas a soma, usas o espaço a
    que chegas, e está feito.
    .source = II.3
HOG-101 =
    Andas em qualquer direção, exatamente tantos passos quantos os dados mostram em conjunto.
    .source = II.3, II.4
HOG-102 =
    Quando acabam o teu movimento e tudo o que há a fazer no espaço, joga o jogador à tua direita.
    .source = II.3
HOG-103 =
    O regresso de Voldemort tem os seus próprios dados e a sua própria ordem; ver HOG-609 e HOG-610.
    .source = VI.3
RUL-HOG-029 =
    Não, exceto como membro de uma equipa que está à espera (RUL-HOG-109), com Buckbeak (RUL-HOG-044) ou junto a um
    Horcrux (HOG-631). Se a mesa jogar com seconds_per_turn e o teu tempo acabar, é escolhida por ti uma ação simples e
    permitida.
    .question = Podes ficar onde estás em vez de lançares os dados?
    .reason = Um turno consiste em lançar os dados e andar, e ninguém deve esperar eternamente.
RUL-HOG-039 =
    Primeiro um combate com um jogador ou um Devorador da Morte, depois apanhar fichas, a seguir uma missão, depois o
    espaço com um eventual exame e, por fim, uma viagem com Pó de Floo ou Botão de Transporte, com as fichas e a missão
    de lá. Ao todo podes tentar uma missão por turno.
    .question = Por que ordem acontecem as coisas quando um movimento acaba?
    .reason = A ordem segue o perigo: o que te detém vem primeiro, o que te leva para longe vem no fim.


## Golden rules of walking

HOG-110 =
    Tens de andar tudo o que te saiu nos dados. Só HOG-111 e HOG-112 te deixam parar mais cedo por vontade própria.
    .source = II.4
HOG-111 =
    Se o teu caminho passar pelo lugar de uma das tuas missões, podes parar lá para a tentar. O teu movimento acaba aí.
    .source = I.4, II.4
HOG-112 =
    Se o teu caminho passar por uma das 18 torres do castelo, podes parar lá. O teu movimento acaba aí.
    .source = I.4, II.4
HOG-113 =
    Nunca entras duas vezes no mesmo espaço durante um movimento. Se quiseres voltar para trás, espera pelo teu próximo
    turno.
    .source = II.4
HOG-114 =
    Se encontrares outro jogador pelo caminho, tens de parar aí e combater.
    .source = II.4
HOG-115 =
    Os Devoradores da Morte detêm-te da mesma maneira, com feiticeiros qualificados, em equipa e em O regresso de
    Voldemort.
    .source = II.4
HOG-116 =
    Os membros de uma mesma equipa nunca combatem entre si, por isso não se detêm uns aos outros.
    .source = IV.1c
HOG-117 =
    Enquanto andas, apanhas as fichas de objeto de que as tuas missões precisam. Não és obrigado a isso; ver HOG-200 e
    RUL-HOG-053.
    .source = II.4
RUL-HOG-018 =
    Não, salvo nas paragens permitidas, nas paragens forçadas e em RUL-HOG-019.
    .question = Podes dividir os dados ou deixar passos por andar?
    .reason = É preciso andar tudo o que saiu.
RUL-HOG-019 =
    Anda o caminho mais comprido que houver e fica aí como de costume.
    .question = E se nenhum caminho chegar para o que saiu nos dados?
    .reason = É o que fica mais perto do resultado dos dados.
RUL-HOG-020 =
    Sim, não podes voltar a ele no mesmo movimento.
    .question = O espaço onde começas conta como já visitado?
    .reason = Estiveste lá neste movimento.
RUL-HOG-026 =
    Não. A opção extra_stops permite-o numa sala de aula para a qual tenhas um livro, ou em todos os lugares com nome.
    .question = Também podes parar numa sala de aula ou noutros lugares com nome?
    .reason = As regras de ouro preveem duas exceções, embora outras fontes permitam mais.
RUL-HOG-027 =
    Não. Precisas de ter todas as fichas e cartas quando paras; uma ficha que esteja nesse mesmo espaço conta. Se os
    dados te levarem lá com exatidão, paras e pronto.
    .question = Podes parar antes do tempo no lugar de uma missão que não podes tentar?
    .reason = A exceção existe para se tentar uma missão.
RUL-HOG-030 =
    Perde-se: o campo de Quidditch acaba sempre com o teu movimento.
    .question = O que acontece ao resto dos passos quando entras no campo de Quidditch?
    .reason = HOG-150 não deixa escolha.
RUL-HOG-031 =
    O primeiro detém-te, e não chegas aos outros.
    .question = E se houver vários jogadores pelo caminho?
    .reason = O teu movimento acaba ali.
RUL-HOG-032 =
    Escolhes um que não seja da tua equipa. Há um só combate.
    .question = E se estiverem vários jogadores no espaço?
    .reason = Um combate por turno é quanto basta.
RUL-HOG-033 =
    Quando o jogador ativo lá chega a andar ou por um efeito seu, como Buckbeak, uma carta ou Dobby. Não quando todos
    começam na Partida, depois de uma derrota, ao ser chamado para um jogo de Quidditch, ao ser deslocado por um
    acontecimento, ao voltar do tabuleiro 2, nem ao sair de um espaço partilhado.
    .question = Quando é que encontrar alguém dá origem a um combate?
    .reason = Quem chega tem de ser quem ataca.
RUL-HOG-034 =
    Segues caminho, e podem partilhar um espaço.
    .question = E se houver um colega de equipa no teu caminho?
    .reason = HOG-116 exclui o combate.
RUL-HOG-035 =
    Quase nunca, porque voltam até ao fim do turno. Se ainda assim acontecer, decide RUL-HOG-033.
    .question = Podem encontrar-se jogadores no tabuleiro 2?
    .reason = Os lugares distantes só se visitam por um momento.
RUL-HOG-036 =
    Tudo o que o espaço oferece: cartas, PV, missões, jogos de Quidditch, fichas, viagens com Pó de Floo. As fichas que
    apanhaste antes no mesmo movimento continuam a ser tuas.
    .question = O que perdes quando combates com um jogador no espaço a que chegas?
    .reason = No livro de regras, um espaço onde há um combate entre jogadores não é usado.
RUL-HOG-037 =
    Combates com o Devorador da Morte, e com mais ninguém nesse turno.
    .question = E se um jogador e um Devorador da Morte estiverem no mesmo espaço?
    .reason = O Devorador da Morte já lá estava.


## Where you can walk

HOG-120 =
    Só podes passar para um espaço vizinho onde pegadas ou uma escada unam os dois.
    .source = I.4
HOG-121 =
    As paredes do castelo, por dentro ou por fora, não deixam passar ninguém.
    .source = I.4
HOG-122 =
    Uma ponte é um único espaço, por mais comprida que pareça.
    .source = I.4
HOG-123 =
    No Salão Nobre propriamente dito não se pode entrar; os espaços ao lado contam como parte dele.
    .source = I.4
HOG-124 =
    Da Partida saem dois caminhos: pela direita entras no castelo, pela esquerda segues para Diagon-Al.
    .source = II.5
HOG-125 =
    Um espaço assinalado à entrada deixa-te escolher entre a escola e o Caldeirão Escoante.
    .source = I.4
HOG-126 =
    Do Caldeirão Escoante a Gringotts são quatro passos.
    .source = I.4
HOG-127 =
    De Gringotts são mais quatro passos até Borgin e Burkes, e quatro até Ollivander.
    .source = I.4
HOG-128 =
    Passar do espaço em frente de Gringotts para dentro do banco não custa nenhum passo.
    .source = I.4
HOG-129 =
    Entre os Doces dos Duques e a Cabeça de Porco há dois passos.
    .source = I.4
HOG-130 =
    Uma passagem secreta liga a Bruxa Zarolha aos Doces dos Duques, nos dois sentidos. A partir da Ala Hospitalar é
    preciso mais um passo.
    .source = I.4
HOG-131 =
    Uma passagem secreta liga o Salgueiro Zurzidor à Cabana dos Gritos, nos dois sentidos e sem passos a mais.
    .source = I.4
HOG-132 =
    Uma passagem secreta liga a Sala das Necessidades à Cabeça de Porco, nos dois sentidos e sem passos a mais.
    .source = I.4
HOG-133 =
    Entre o Ministério da Magia e a Sala das Profecias passa-se livremente.
    .source = I.4
RUL-HOG-021 =
    Podes usar uma em qualquer altura do teu movimento, mesmo depois do último passo, e não custa nada. O espaço do
    outro lado conta como percorrido e como visitado. Um movimento não pode ser feito só de passos livres.
    .question = Como funcionam as passagens livres?
    .reason = Livre quer dizer que não custa nenhum passo; todas as outras regras do movimento continuam a valer.
RUL-HOG-022 =
    Da Ala Hospitalar aos Doces dos Duques pagas um passo ao todo: até à estátua, e daí segues livremente. As outras
    duas passagens não custam nada.
    .question = O que é um passo a mais nas passagens secretas?
    .reason = Assim todas as distâncias impressas batem certo.
RUL-HOG-023 =
    Para qualquer espaço que conte como parte dele. Se fores levado para lá, escolhes qual.
    .question = Para onde vais quando uma carta refere o Salão Nobre?
    .reason = No salão propriamente dito não se pode entrar.
RUL-HOG-024 =
    Só onde o tabuleiro une dois espaços.
    .question = Pode andar-se na diagonal?
    .reason = HOG-120 exige pegadas ou uma escada.
RUL-HOG-025 =
    A Partida e a tabuleta ficam cada uma a um passo do Caldeirão Escoante, e a tabuleta dá para o castelo. Parar aí não
    tem nenhum outro efeito.
    .question = Como funcionam os dois caminhos à entrada?
    .reason = Junta as duas frases sobre a entrada.


## Towers and Floo powder

HOG-140 =
    O castelo tem 18 torres.
    .source = I.4, II.4
HOG-141 =
    Quando o teu movimento acabou numa torre, podes usar Pó de Floo para visitar um de sete espaços do tabuleiro 2:
    todos menos o cemitério.
    .source = I.4, II.3
HOG-142 =
    Aí apanhas as fichas de objeto que houver no espaço e completas uma missão, se puderes.
    .source = I.4, II.3
HOG-143 =
    No fim do teu turno voltas à tua torre. A ficha de Floo é descartada, ou a carta Pó de Floo vai para debaixo do seu
    baralho.
    .source = I.4, III.3
HOG-144 =
    Se ficaste sem Pó de Floo, procura mais: a melhor fonte são as cartas de comportamento, e alguns acontecimentos dão
    fichas de Floo ou de Botão de Transporte.
    .source = III.3, III.5d
RUL-HOG-028 =
    Primeiro a sala comum, depois, se quiseres, uma viagem com Pó de Floo.
    .question = O que acontece numa torre que também é sala comum?
    .reason = O espaço vem antes da viagem.
RUL-HOG-040 =
    Sim, seja a viagem com Pó de Floo, com Botão de Transporte ou com Buckbeak: duas por turno, seis ao todo.
    .question = As fichas apanhadas numa viagem contam para os limites?
    .reason = Os limites valem para o turno inteiro.
RUL-HOG-041 =
    Não, o movimento deste turno tem de acabar numa torre, e fazes uma viagem por turno. A opção floo_from_standing
    permite-o.
    .question = Podes usar Pó de Floo na torre onde já estavas?
    .reason = A viagem segue-se ao movimento.
RUL-HOG-042 =
    Vais para o Caldeirão Escoante e não voltas à torre. O Pó de Floo ou o Botão de Transporte fica gasto.
    .question = E se perderes uma missão no tabuleiro 2?
    .reason = A derrota vem antes do regresso.


## The pitch and the Portkey

HOG-150 =
    Quando chegas ao campo de Quidditch, o teu movimento tem de acabar aí.
    .source = I.4
HOG-151 =
    Chamas então um jogador qualquer e desafia-lo para um jogo de Quidditch.
    .source = I.4, II.3, III.4
HOG-152 =
    Se tiveres uma ficha de Botão de Transporte, podes dispensar o jogo de Quidditch e deixar que ela te leve do campo
    ao cemitério de Little Hangleton, onde podes tentar uma missão.
    .source = I.4
HOG-153 =
    No fim desse turno voltas ao campo de Quidditch e descartas a ficha de Botão de Transporte.
    .source = I.4
HOG-154 =
    O Pó de Floo nunca chega ao cemitério; o caminho para lá é o campo de Quidditch com um Botão de Transporte.
    .source = I.4, II.3
RUL-HOG-043 =
    Sim, por exemplo para apanhar fichas. Ao chegar, escolhes entre o jogo de Quidditch e a viagem.
    .question = Podes usar o Botão de Transporte sem missão?
    .reason = As viagens com Pó de Floo também não precisam de missão.


## The fields

HOG-160 =
    Um espaço atua quando paras nele. Passar por ele não tem efeito, salvo quanto às fichas de objeto, às paragens
    forçadas e às paragens que escolhes.
    .source = I.4, II.3
HOG-161 =
    Espaço de feitiço: compra um feitiço e guarda-o.
    .source = I.4
HOG-162 =
    Espaço de poção: compra uma poção e guarda-a.
    .source = I.4
HOG-163 =
    Espaço de livro: compra um livro e guarda-o.
    .source = I.4, III.2
HOG-164 =
    Espaço com dois livros: compra dois livros e guarda-os.
    .source = I.4
HOG-165 =
    Espaço de comportamento: compra uma carta de comportamento e faz logo o que ela diz; uma carta Pó de Floo guarda-se.
    .source = I.4, III.3
HOG-166 =
    Espaço de acontecimento: compra um acontecimento e faz logo o que ele diz. Toca a todos.
    .source = I.4, II.3, III.5d
HOG-167 =
    Espaço de duelo: um estudante do baralho dos duelos desafia-te; combate com ele.
    .source = I.4, II.3
HOG-168 =
    Espaço de PV: ganhas tantos PV quantos ele indicar. A Ala Hospitalar é um desses espaços.
    .source = I.4, II.2, II.3
HOG-169 =
    Sala comum, uma de quatro: compra uma carta de comportamento, um livro, uma poção ou um feitiço, ou propõe a um
    jogador qualquer, esteja onde estiver, uma ficha de objeto em troca de uma das dele. Ele pode dizer que não.
    .source = I.4, II.3
HOG-170 =
    Gabinete de Dumbledore: compra dois feitiços.
    .source = I.4, II.3
HOG-171 =
    Gabinete de Snape: compra duas poções.
    .source = I.4, II.3
HOG-172 =
    Cabana de Hagrid: compra uma poção e um feitiço.
    .source = I.4, II.3
HOG-173 =
    Secção Reservada: compra um livro.
    .source = II.3
HOG-174 =
    Salas de aula de Encantamentos, Transfiguração e Defesa Contra a Magia Negra: compra um feitiço.
    .source = I.4
HOG-175 =
    Salas de aula de Poções, Herbologia e Cuidados com as Criaturas Mágicas: compra duas poções.
    .source = I.4
HOG-176 =
    Numa sala de aula também podes fazer exames; compras na mesma.
    .source = I.4, III.2
HOG-177 =
    Lugar de missão: aqui podes tentar uma missão que te mande para lá.
    .source = II.3
HOG-178 =
    Uma roseta sem ficha não tem efeito.
    .source = II.3
HOG-179 =
    Se combateres com outro jogador num espaço, esse espaço não faz nada por ti nesse turno.
    .source = IV.1a
RUL-HOG-055 =
    Indicas um jogador, a ficha que dás e a ficha que queres; ele aceita ou recusa. Fazes uma proposta por paragem, e
    uma recusa acaba com ela. Com trade_refused_draw, ainda podes nesse caso comprar uma carta.
    .question = Como funciona uma troca numa sala comum?
    .reason = O livro de regras deixa-te comprar ou propor, não as duas coisas.
RUL-HOG-056 =
    Uma do baralho de comportamento, de livros, de poções ou de feitiços. Uma carta de comportamento produz logo efeito.
    .question = Que cartas se podem comprar numa sala comum?
    .reason = A lista mais longa é a mais exata.
RUL-HOG-057 =
    Um na Secção Reservada, dois nos espaços marcados com dois livros; no nosso tabuleiro são a Biblioteca e a Borrões e
    Floreados.
    .question = Onde se compra um livro e onde se compram dois?
    .reason = A regra que nomeia o lugar diz um, o símbolo diz dois.


## Item tokens

HOG-200 =
    Quando paras num espaço com uma ficha de objeto, ou passas por ele, podes apanhá-la. Se ias a passar, segues
    caminho.
    .source = II.3, III.1a
HOG-201 =
    Apanhas no máximo duas fichas de objeto por turno.
    .source = II.3
HOG-202 =
    No teu tabuleiro cabem no máximo seis fichas de objeto.
    .source = II.2, II.3
HOG-203 =
    Com seis fichas só podes trocar: deixa uma das tuas no espaço e fica com a nova.
    .source = II.3
HOG-204 =
    As fichas usadas numa missão completada vão para espaços do tabuleiro 2 à tua escolha. Num espaço pode já haver
    fichas.
    .source = II.6, III.1
HOG-205 =
    Seis das 30 fichas são especiais. Cada uma serve uma vez, para uma missão ou para o seu próprio poder, e vai depois
    para uma das três rosetas de Diagon-Al.
    .source = II.6
HOG-206 =
    A Varinha de Sabugueiro dá-te mais um dado de ataque num combate.
    .source = II.6
HOG-207 =
    A Espada de Gryffindor dá-te mais um dado de ataque num combate.
    .source = II.6
HOG-208 =
    A Pedra da Ressurreição dá-te 6 PV durante um combate.
    .source = II.6
HOG-209 =
    O Manto da Invisibilidade deixa-te escapar de um combate para um espaço a cinco passos de distância.
    .source = II.6
HOG-210 =
    O Vira-Tempo dá-te outro turno.
    .source = II.6
HOG-211 =
    Buckbeak leva-te a qualquer espaço do tabuleiro 1 ou 2 e traz-te de volta.
    .source = II.6
HOG-212 =
    As fichas de Floo e de Botão de Transporte não são fichas de objeto e não contam para as seis.
    .source = II.1, II.2, IV.1
RUL-HOG-044 =
    No início do teu turno, em vez de lançares os dados. O espaço conta como uma paragem, com fichas, missão e efeito, e
    no fim do turno voas de volta. A opção `buckbeak` passa o voo para depois do teu movimento.
    .question = Quando se pode usar Buckbeak?
    .reason = Duas viagens num só turno seriam demais.
RUL-HOG-045 =
    Sim, a qualquer espaço dos tabuleiros 1 e 2.
    .question = Buckbeak voa até ao cemitério ou a Gringotts?
    .reason = A ficha não abre exceções.
RUL-HOG-046 =
    Anuncia-lo durante o teu turno, e o turno extra vem logo a seguir. O que podes apanhar conta-se de novo.
    .question = Como funciona o Vira-Tempo?
    .reason = É um turno por direito próprio.
RUL-HOG-047 =
    Qualquer dos combatentes o pode usar em qualquer combate que ainda não esteja decidido. Andas exatamente cinco
    passos, ou menos se não houver tal caminho; nada te detém, não apanhas nada, e o espaço não tem efeito. O combate
    acaba sem prémio, recompensa nem penalização, e as perdas mantêm-se. A missão fica por completar, um Devorador da
    Morte continua lá com todos os seus PV e, se era o teu turno, acaba.
    .question = Como funciona o Manto da Invisibilidade?
    .reason = É uma fuga, não uma vitória.
RUL-HOG-048 =
    Durante o combate inteiro, as duas juntas se quiseres, sem limite para os teus dados. Num combate entre jogadores
    menores de idade não servem de nada.
    .question = Durante quanto tempo ajudam a Varinha e a Espada?
    .reason = Nesse combate cada um tem um só dado.
RUL-HOG-049 =
    Em qualquer momento de um combate, mesmo no instante antes de se descontar uma perda, e ficas com os PV que
    sobrarem. Num combate entre jogadores menores de idade, as trocas de golpes perdidas continuam a contar.
    .question = Quando se pode usar a Pedra da Ressurreição?
    .reason = Diz «durante um combate» e mais nada.
RUL-HOG-050 =
    Para Diagon-Al, não para o tabuleiro 2.
    .question = Para onde vai uma ficha especial que foi usada numa missão?
    .reason = A regra das fichas especiais é a mais específica.
RUL-HOG-051 =
    Empilhas a ficha na roseta que escolheres.
    .question = E se as três rosetas de Diagon-Al estiverem ocupadas?
    .reason = Noutros sítios as fichas também podem partilhar um espaço.
RUL-HOG-052 =
    Sim.
    .question = Uma troca conta como apanhar?
    .reason = Ficaste com uma ficha.
RUL-HOG-053 =
    Não, podes sempre deixar uma ficha onde está.
    .question = És obrigado a apanhar as fichas de que precisas?
    .reason = As missões são secretas, por isso ninguém o poderia verificar.
RUL-HOG-054 =
    Ganha-a num combate, troca-a numa sala comum ou espera por ela.
    .question = E se outro jogador tiver a ficha de que precisas?
    .reason = As regras não oferecem outra maneira.
RUL-HOG-182 =
    Não, se a missão a pedir: durante a tentativa está a ser gasta na missão. Podes usar outra ficha especial.
    .question = Podes usar uma ficha especial no combate de uma missão?
    .reason = Segundo HOG-205, uma ficha serve uma única vez, para uma missão ou pelo seu poder.


## Books and exams

HOG-220 =
    Um livro mostra o seu título, o seu autor, uma das seis salas de aula e de 5 a 20 pontos.
    .source = III.2
HOG-221 =
    Se parares na sala de aula do livro, podes fazer o exame e ganhas os pontos que a carta indica.
    .source = III.2
HOG-222 =
    O livro vai depois para debaixo do seu baralho.
    .source = III.2
HOG-223 =
    Além disso, compras o que a sala de aula te dá.
    .source = III.2
HOG-224 =
    Obtêm-se livros no início, nos espaços de livro e de dois livros, na Secção Reservada, nas salas comuns e ganhando
    duelos.
    .source = II.1, II.3, III.2, IV.3
RUL-HOG-071 =
    Tantos quantos os livros certos que tiveres, todos antes de comprares. A opção exams_per_stop limita-os a um.
    .question = Quantos exames podes fazer numa paragem?
    .reason = Nada fixa um limite, e um resumo de um jogador fala de vários livros.


## Behaviour cards

HOG-230 =
    Uma carta de comportamento produz logo efeito. Só o Pó de Floo se guarda.
    .source = III.3
HOG-231 =
    A maioria das cartas de comportamento dá-te pontos ou tira-tos.
    .source = III.3
HOG-232 =
    Uma carta Pó de Floo leva-te de qualquer das 18 torres ao tabuleiro 2 e vai depois para debaixo do seu baralho.
    .source = III.3
RUL-HOG-058 =
    É uma carta que vale uma dose de Pó de Floo. Quem te vencer pode tirar-ta como ficha de Floo, ou pode sair-lhe como
    carta oculta.
    .question = Uma carta Pó de Floo é uma carta ou uma ficha?
    .reason = Vem de um baralho e volta para ele, mas faz o mesmo que a ficha.


## Events

HOG-240 =
    Um acontecimento é lido em voz alta e cumprido de imediato, em todas as variantes e para todos os jogadores.
    .source = III.5d
HOG-241 =
    Alguns acontecimentos distribuem fichas de Floo ou de Botão de Transporte.
    .source = III.5d
HOG-242 =
    Se um acontecimento levar todos para um mesmo espaço, é aí que começa o teu próximo turno.
    .source = III.5d
HOG-243 =
    Dobby: cada um lança um dado, à vez, e quem tirar o número mais baixo pode aparecer em qualquer espaço do castelo.
    .source = Carta de acontecimento reproduzida
RUL-HOG-059 =
    A todos, estejam onde estiverem, a começar pelo jogador ativo e depois pela ordem dos turnos. Ser deslocado não dá
    origem a combates nem usa o espaço, e a perda de PV segue RUL-HOG-016. A solo, todos és tu.
    .question = A quem toca um acontecimento, e como?
    .reason = Os acontecimentos estão escritos para todos os jogadores.
RUL-HOG-060 =
    Se vários tiverem o número mais baixo, voltam a lançar. Quem for escolhido pode dizer que não. O castelo é o
    tabuleiro principal sem Hogsmeade e sem o Salão Nobre propriamente dito. Um espaço com um jogador só dá origem a um
    combate se o escolhido for o jogador ativo.
    .question = Como funciona Dobby ao pormenor?
    .reason = Resolve os empates, e RUL-HOG-033 deixa os outros fora de combates.
RUL-HOG-187 =
    Primeiro ganhas e depois perdes.
    .question = E se jogares a solo e um evento tirar ao mais baixo e der ao mais alto?
    .reason = A solo és ambos, e o evento não te deve derrubar antes de te ajudar.


## Spells and potions

HOG-250 =
    Os feitiços e as poções para os combates são de dois tipos: cartas de ataque e cartas de defesa.
    .source = III.5, IV.3
HOG-251 =
    As cartas de ataque tiram PV ao teu adversário, tantos quantos indicam.
    .source = III.5, IV.3
HOG-252 =
    As cartas de defesa anulam um ataque ou dão-te PV, conforme indicam.
    .source = III.5, IV.3
HOG-253 =
    Qualquer momento de um duelo ou de um combate de missão serve para jogar uma carta, até ao limite da tua variante.
    .source = III.5, IV.3
HOG-254 =
    Aos feiticeiros qualificados e às equipas, algumas missões pedem certas cartas.
    .source = III.5a, III.5b
HOG-255 =
    Uma carta usada vai para debaixo do seu baralho.
    .source = II.1 B, III.5
HOG-256 =
    Umas poucas cartas deixam-te procurar no baralho dos feitiços ou no das poções e ficar com o que quiseres. Jogadas
    num combate, podem trazer-te o que uma missão pede.
    .source = III.5b
HOG-257 =
    Alguns feitiços, como Accio, Alohomora e Obliviate, podem ser usados no início do teu turno.
    .source = III.5b
HOG-258 =
    Os feiticeiros menores de idade não usam cartas contra outros jogadores.
    .source = IV.1a
HOG-259 =
    Os feiticeiros qualificados podem usar feitiços e poções contra outros jogadores.
    .source = III.5a, III.5b
HOG-260 =
    Os limites para um combate: menores de idade, cinco cartas contra cartas de combate e de duelo; qualificados, três
    contra cartas de combate; em equipa, duas por membro num combate de missão; contra um jogador, uma poção e um
    feitiço; em O regresso de Voldemort, três.
    .source = III.1a, IV.1b, IV.4, VI.5c
HOG-261 =
    Diz em voz alta o nome do teu feitiço. Aqui, o nome é mostrado a todos; não tem outro efeito.
    .source = III.5b
RUL-HOG-061 =
    Antes de lançares os dados para te moveres. Podes jogar quantas quiseres, e não contam para o limite de um combate.
    .question = Quando exatamente se jogam as cartas de início do turno?
    .reason = Depois de lançados os dados, o turno já começou.
RUL-HOG-062 =
    É o teu ataque nessa ronda, por isso segue-se a habilidade do adversário. As cartas que encontrares podem ser usadas
    a partir da ronda seguinte.
    .question = O que é uma carta de ataque que só procura num baralho?
    .reason = É a própria carta que diz «ataque».
RUL-HOG-186 =
    Em lado nenhum: nenhum feitiço, evento ou espaço os oferece.
    .question = Onde aparecem os baralhos que um modo ou uma mesa não usa?
    .reason = As suas cartas não fariam nada.
RUL-HOG-063 =
    Antes do teu próprio ataque, ou quando foi anunciada uma perda: por uma habilidade, um ataque, uma revelação ou o
    último golpe de uma habilidade. Anular desfaz essa perda; uma cura é somada antes dela. Com 0 PV já é tarde.
    .question = Quando se pode jogar uma carta de defesa?
    .reason = «Qualquer momento» tem de querer dizer momentos que todos possam ver.
RUL-HOG-064 =
    Uma em cada um desses momentos.
    .question = Quantas cartas de defesa se podem jogar de uma vez?
    .reason = Uma ronda permite uma carta de defesa.
RUL-HOG-065 =
    Não tiram PV. Curar, anular e procurar continuam a funcionar, e a carta conta para o teu limite.
    .question = O que fazem os feitiços contra quem é imune a feitiços?
    .reason = A imunidade protege o adversário, não o teu próprio lado.
RUL-HOG-066 =
    Sim, tal como uma que não teve efeito.
    .question = Uma carta anulada fica gasta?
    .reason = Foi jogada.
RUL-HOG-067 =
    Num duelo, o número das missões: cinco para feiticeiros menores de idade e três para os qualificados; as equipas
    também usam três. A solo, contam os limites das regras que escolheste. Um combate de equipa com um só membro não
    acontece.
    .question = Que limites valem onde o livro de regras não indica nenhum?
    .reason = Para os menores de idade, o livro de regras tem um só limite para os dois casos.
RUL-HOG-068 =
    Não, basta tê-las quando o combate começa, e ficas com as que não jogares. Com required_cards, são gastas.
    .question = És obrigado a jogar as cartas que uma missão pede?
    .reason = O livro de regras quer que as tenhas para as poderes usar.
RUL-HOG-069 =
    Qualquer carta desse tipo, feitiço ou poção, a menos que a missão indique um deles. Cada exigência precisa de uma
    carta própria.
    .question = O que conta como carta de ataque para uma missão?
    .reason = A missão não diz mais nada.
RUL-HOG-070 =
    Duas cartas de ataque quaisquer, além da Poção Polissuco.
    .question = A missão 6 pede duas cartas de ataque ou dois feitiços de ataque?
    .reason = É o que diz a carta, e Tom Riddle é imune a feitiços.


## Fighting

HOG-270 =
    Podes combater com outro jogador, com um Devorador da Morte, com um estudante de uma carta de duelo ou com o
    adversário de uma missão.
    .source = IV
HOG-271 =
    Atacar com dados: lança os dados do teu tabuleiro e os que tiveres a mais. Cada dado que chegue à resistência do
    alvo tira 1 PV.
    .source = II.2, IV.3, IV.4
HOG-272 =
    Atacar com uma carta: joga uma carta de ataque em vez de lançares os dados, e desconta os PV que ela indica.
    .source = IV.3, IV.4
HOG-273 =
    Em cada ronda de um duelo ou de um combate de missão podes jogar uma carta de defesa, e depois atacas uma vez, com
    uma carta ou com os dados.
    .source = IV.4
HOG-274 =
    Tu e o teu adversário atacam à vez.
    .source = IV.4
HOG-275 =
    Uma carta de defesa não dá ao teu adversário nada a que responder: não desencadeia a habilidade, e segues para o teu
    ataque.
    .source = IV.3, IV.4
HOG-276 =
    A tua habilidade de combate pode ser usada em cada um dos teus ataques.
    .source = IV.4, VI.5d
HOG-277 =
    Os PV perdidos num combate ficam perdidos, e os que te restam são teus.
    .source = Em lado nenhum se fala de cura depois de um combate


## Underage wizards against each other

HOG-280 =
    Se chegares a um espaço com outro jogador, tens de combater com ele, e o espaço não tem efeito.
    .source = IV.1a
HOG-281 =
    Se lá estiverem dois jogadores, escolhes com quem combates.
    .source = IV.1a
HOG-282 =
    Quem chegou por último é o atacante.
    .source = IV.1a
HOG-283 =
    O atacante e o defensor lançam um dado cada um. O mais baixo custa 1 PV ao seu dono; se forem iguais, lançam outra
    vez.
    .source = IV.1a
HOG-284 =
    O primeiro a perder assim 2 PV perde o combate.
    .source = IV.1a
HOG-285 =
    O vencedor pode tirar uma coisa ao vencido: um objeto, um Botão de Transporte, uma ficha de Floo ou uma carta
    oculta.
    .source = IV.1a
HOG-286 =
    Não são permitidos feitiços nem poções.
    .source = IV.1a
HOG-287 =
    Depois do combate, o turno acaba.
    .source = IV.1a, exemplo
RUL-HOG-073 =
    Os dois dados fazem parte da mesma troca de golpes. O dado do atacante é mostrado primeiro.
    .question = Os combatentes lançam os dados à vez ou ao mesmo tempo?
    .reason = Comparam-se os resultados, por isso são precisos os dois.
RUL-HOG-080 =
    Não.
    .question = As habilidades de combate ajudam num combate entre menores de idade?
    .reason = Nele não há resistência nem dados de ataque.


## Qualified wizards against each other

HOG-290 =
    Atacas com os teus dados de ataque, com um feitiço ou com uma poção.
    .source = IV.1b
HOG-291 =
    Perde quem ficar primeiro com 1 PV.
    .source = IV.1b
HOG-292 =
    Cada combatente pode usar no combate uma poção e um feitiço.
    .source = IV.1b
HOG-293 =
    O vencedor pode tirar ao vencido duas fichas de objeto, uma ficha de Botão de Transporte, uma ficha de Floo ou duas
    cartas ocultas.
    .source = IV.1b
HOG-294 =
    Estes combates também se podem travar com os dados de defesa de O regresso de Voldemort; ver HOG-730 a HOG-735.
    .source = VI.5b, VI.5c
HOG-295 =
    Os jogadores de equipas diferentes combatem como feiticeiros qualificados. Os colegas de equipa nunca combatem entre
    si.
    .source = IV.1c
RUL-HOG-074 =
    O vencedor escolhe o tipo: fichas à escolha, cartas à sorte. O que não há não se pode tirar, e se de duas só houver
    uma, tira-se uma. Com seis fichas de objeto, dás uma das tuas por cada uma. Também podes não tirar nada. Um prémio
    não conta como apanhar.
    .question = O que pode exatamente tirar o vencedor?
    .reason = O vencedor pode tirar, mas não mais do que aquilo para que tem lugar.
RUL-HOG-075 =
    Uma carta à sorte entre os livros, feitiços, poções e cartas Pó de Floo do vencido, nunca uma missão.
    .question = O que é uma carta oculta?
    .reason = As missões não se podem perder.
RUL-HOG-076 =
    Esse jogador perdeu logo, e o outro leva um prémio. Dois jogadores com 1 PV cada um não combatem; o movimento
    simplesmente acaba ali.
    .question = E se um feiticeiro qualificado entrar no combate com 1 PV?
    .reason = Nos duelos é igual; ver HOG-315.
RUL-HOG-077 =
    Sim, tantas vezes quantas se encontrarem. Ambos ficam no espaço.
    .question = Os mesmos dois podem voltar a combater, e onde ficam depois?
    .reason = Nenhuma regra protege ou desloca o vencido.
RUL-HOG-078 =
    Não: cada dado de ataque que acerta tira 1 PV. A opção defence_dice introduz os dados de defesa contra jogadores, ou
    também contra Devoradores da Morte.
    .question = Usam-se dados de defesa contra jogadores e Devoradores da Morte?
    .reason = A regra de ouro diz que podem ser usados.
RUL-HOG-079 =
    Quem chegou. Tanto a poção como o feitiço podem ser um ataque, ou uma defesa nos momentos de RUL-HOG-063.
    .question = Quem começa?
    .reason = Nos outros combates, quem chega também é o atacante.


## Death Eaters

HOG-300 =
    Há seis Devoradores da Morte em torres desde o início, e nunca se movem.
    .source = IV.2
HOG-301 =
    Se chegares a um espaço com um Devorador da Morte, mesmo só de passagem, tens de combater.
    .source = II.4, IV.2
HOG-302 =
    O Devorador da Morte é jogado por quem estiver sentado à direita do jogador ativo, com o tabuleiro e os PV dele, um
    feitiço e uma poção.
    .source = IV.2
HOG-303 =
    Tu atacas primeiro, o Devorador da Morte responde, e assim por diante. Também ele pode usar as suas cartas.
    .source = IV.2
HOG-304 =
    Perde quem ficar primeiro sem PV.
    .source = IV.2
HOG-305 =
    Se perderes, vais para o Caldeirão Escoante, pões todos os teus feitiços e poções debaixo dos seus baralhos e
    recebes 6 PV. As fichas de objeto, de Floo e de Botão de Transporte ficam contigo.
    .source = IV.2
HOG-306 =
    Se ganhares, marcas 20 pontos. A ficha dele é descartada e as suas cartas vão para debaixo dos seus baralhos.
    .source = IV.2
HOG-307 =
    A solo, não podes atacar os Devoradores da Morte.
    .source = IV.1b
RUL-HOG-081 =
    O acaso distribui-os por seis torres diferentes. Com de_setup, escolhe o primeiro jogador.
    .question = Quem põe os Devoradores da Morte nas torres?
    .reason = As fontes divergem, e o acaso não favorece ninguém.
RUL-HOG-082 =
    Não. A opção de_exclude pode mantê-los longe das salas comuns e da Torre do Relógio.
    .question = Há torres sem Devoradores da Morte?
    .reason = Só uma regra da casa abre essa exceção.
RUL-HOG-083 =
    Cada ficha é um Devorador da Morte com nome e tabuleiro.
    .question = Qual é qual, entre os Devoradores da Morte?
    .reason = Há seis fichas e seis tabuleiros.
RUL-HOG-084 =
    O teu vizinho da direita, ou o único outro jogador. Em equipas, é o primeiro à direita que não seja da tua equipa.
    Se todos forem uma só equipa, joga-o o computador: primeiro a carta de ataque, depois os dados, e a carta de defesa
    assim que uma perda o deixasse com menos de 3 PV.
    .question = Quem joga o Devorador da Morte?
    .reason = Ninguém deve combater contra o seu próprio lado.
RUL-HOG-085 =
    Compram-se quando o combate começa, sem que o jogador ativo as veja, e no fim vão para debaixo dos seus baralhos em
    qualquer caso.
    .question = E as cartas dele?
    .reason = Pertencem só a este combate.
RUL-HOG-086 =
    Não, cada combate começa com todos os PV.
    .question = Um Devorador da Morte continua ferido?
    .reason = O seu tabuleiro é preparado de novo de cada vez.
RUL-HOG-087 =
    Três.
    .question = Quantas cartas podes usar contra um Devorador da Morte?
    .reason = É o número contra cartas de combate e em O regresso de Voldemort.
RUL-HOG-088 =
    Mais nada neste turno: ficas lá, sem usar o espaço e sem viagem com Pó de Floo.
    .question = O que podes fazer na torre depois de ganhares?
    .reason = É igual depois de um combate com um jogador.
RUL-HOG-089 =
    Nunca se movem, mas um derrotado desaparece.
    .question = Os Devoradores da Morte ficam até ao fim do jogo?
    .reason = Assim valem as duas frases do livro de regras.
RUL-HOG-090 =
    Com as regras dos qualificados, são postos nas torres, mas não fazem nada: nem paragem, nem combate, nem pontos. Com
    solo_death_eaters, joga-os o computador.
    .question = O que fazem os Devoradores da Morte num jogo a solo?
    .reason = Devem ser colocados e não podem ser atacados.


## Duels

HOG-310 =
    Num espaço de duelo compras uma carta de duelo e combates com o estudante que ela mostra.
    .source = III.5c, IV.3
HOG-311 =
    Se mostrar a tua própria personagem, põe-na debaixo do baralho e compra outra.
    .source = III.5c, IV.3
HOG-312 =
    Atacas com dados ou com cartas de ataque, e a habilidade do adversário atua uma vez por ronda, conforme a carta
    indica.
    .source = IV.3, III.5c
HOG-313 =
    Ganhas quando o adversário fica sem PV. Compra um feitiço, uma poção e um livro.
    .source = I.4, III.5c
HOG-314 =
    Perdes assim que ficares com 1 PV.
    .source = I.4, III.5c, IV.3
HOG-315 =
    Se começares um duelo com 1 PV, perdes logo.
    .source = IV.3
HOG-316 =
    Perder custa-te três cartas à tua escolha, ou todas se não tiveres mais de três. Vão para debaixo dos seus baralhos.
    .source = I.4, III.5c, IV.3
HOG-317 =
    Depois, a carta de duelo vai para debaixo do seu baralho.
    .source = IV.3
HOG-318 =
    Os duelos decorrem como os combates de missão: as habilidades, as cartas de defesa e o último golpe da habilidade
    funcionam da mesma maneira.
    .source = IV.4
HOG-319 =
    Vincent Crabbe tem 4 PV e resistência 3. Quando é revelado, perdes 10 pontos e, até ele ser derrotado, perdes 2 PV
    antes de cada um dos teus ataques.
    .source = Carta de duelo reproduzida
RUL-HOG-091 =
    Continua até sair outro estudante.
    .question = E se te sair sempre a tua própria personagem?
    .reason = No baralho há sempre estudantes com quem ninguém joga.
RUL-HOG-092 =
    Livros, feitiços, poções e cartas Pó de Floo, como quiseres, mas missões não.
    .question = Que cartas se podem entregar depois de um duelo perdido?
    .reason = As missões não se podem perder.
RUL-HOG-093 =
    Então o duelo está perdido, embora o adversário não tenha nenhum.
    .question = E se o último golpe da habilidade te deixar com 1 PV?
    .reason = Nos combates de missão, o último golpe da habilidade também pode virar o resultado; ver HOG-337.
RUL-HOG-094 =
    Já sofres a perda antes do teu primeiro ataque. Se isso decidir o combate, não atacas. Se há um último golpe,
    depende da carta; Crabbe não tem nenhum.
    .question = Como funciona uma habilidade que atua antes de cada ataque?
    .reason = A carta dele só fala do tempo até ser derrotado.
RUL-HOG-095 =
    Com 1 PV perdes antes de acontecer seja o que for que a carta diga. Depois de qualquer duelo ficas no espaço e o teu
    turno acaba.
    .question = O que mais há a dizer sobre perder logo, e sobre o que se segue a um duelo?
    .reason = O duelo nem chegou a começar, e o espaço já foi usado.


## Mission fights

HOG-330 =
    Para tentares uma missão, tens de estar no seu lugar com todas as fichas de objeto de que ela precisa e, em algumas
    variantes, também com as cartas.
    .source = III.1, IV.4
HOG-331 =
    Vira a carta de combate com o número da missão e vê quem ataca primeiro.
    .source = IV.4
HOG-332 =
    O que uma carta faz ao ser revelada acontece logo.
    .source = IV.4d
HOG-333 =
    A habilidade do adversário atua depois de cada vez que lanças os dados para atacar, e antes ou depois de cada carta
    de ataque, conforme a sua carta indica.
    .source = IV.4
HOG-334 =
    Uma carta de defesa não desencadeia a habilidade.
    .source = IV.4
HOG-335 =
    Quando o adversário perdeu o último PV, a habilidade atua mais uma vez antes de a carta ir para debaixo do baralho.
    .source = IV.4
HOG-336 =
    Se a habilidade vier depois de cada ataque, esta última vez é a resposta ao teu ataque final. Atua uma vez, não
    duas.
    .source = IV.4d, os dois exemplos
HOG-337 =
    Só ganhas se o adversário estiver a 0 e tu, depois disso, ainda tiveres 1 PV ou mais. Se ambos estiverem a 0,
    perdeste.
    .source = IV.4, primeiro exemplo
HOG-338 =
    Podes usar cinco feitiços e poções se fores feiticeiro menor de idade, três se fores qualificado, e duas cartas por
    membro em equipa.
    .source = IV.4
HOG-339 =
    Se ganhares, marcas os pontos da missão. As suas fichas de objeto vão para o tabuleiro 2, as especiais para
    Diagon-Al, e as cartas usadas para debaixo dos seus baralhos.
    .source = III.1
HOG-340 =
    Se perderes, vais para o Caldeirão Escoante, pões todos os feitiços e poções debaixo dos seus baralhos, recebes 6 PV
    e ficas com as fichas de objeto, de Floo e de Botão de Transporte. Num jogo a solo, perdeste.
    .source = III.1
HOG-341 =
    Os feitiços não fazem nada a um adversário imune a feitiços.
    .source = IV.4d
RUL-HOG-105 =
    De volta ao baralho dos combates, pronta para a sua missão.
    .question = Para onde vai a carta de combate?
    .reason = Cada missão precisa da sua própria carta de combate.
RUL-HOG-106 =
    Os efeitos de revelação e as habilidades anteriores a um ataque vêm antes de ti. De resto, atacas tu primeiro.
    .question = E se o adversário atacar primeiro?
    .reason = São esses os únicos ataques que um adversário faz sem ti.
RUL-HOG-188 =
    Uma ronda é um ataque teu e a resposta a ele; em equipa, cada um conta os seus próprios ataques. O que a carta diz
    de uma ronda vale nela: um escudo desde o início, a cura depois do ataque enquanto o adversário estiver de pé e
    nunca acima dos PV iniciais. Um adversário que descansa não ataca nessa ronda, nem mesmo ao cair.
    .question = Quando é que um adversário se cura, cresce, descansa ou se protege?
    .reason = O livro de regras não mostra adversários assim; estes são nossos, e cada um deve jogar-se de outra maneira.
RUL-HOG-189 =
    Uma vez por cada dado de ataque que mostre esse número, depois de eventuais novos lançamentos. O que os dados
    custam soma-se ao golpe que responde ao ataque, anuncia-se com ele e com ele se pode anular. As cartas de ataque
    não lançam dados e não têm resposta.
    .question = E se um adversário responder aos dados?
    .reason = Assim uma carta de defesa vale o mesmo que contra qualquer outro golpe.
RUL-HOG-190 =
    O combate acaba sem decisão assim que todos tiverem feito tantos ataques e todos os golpes tiverem caído. As
    cartas usadas perdem-se; a missão e os objetos ficam, ninguém vai para o Caldeirão Escoante, e um duelo não dá nem
    custa cartas. O que a carta deixa para trás é de quem começou o combate.
    .question = E se o adversário fugir?
    .reason = Não é uma derrota: ninguém perdeu todos os PV.


## Missions

HOG-350 =
    Os feiticeiros menores de idade juntam as fichas, vão ao lugar e ganham o combate.
    .source = III.1a
HOG-351 =
    Os feiticeiros qualificados também têm de ter os feitiços e as poções indicados antes de lá irem, para os terem no
    combate.
    .source = III.1b
HOG-352 =
    Para a missão 6, um feiticeiro qualificado precisa da Poção Polissuco e de mais duas cartas de ataque.
    .source = III.1b, carta da missão 6
HOG-353 =
    Sem ganhar o combate não há pontos.
    .source = III.1a
RUL-HOG-096 =
    Escolhes uma; há uma tentativa por turno.
    .question = E se tiveres várias missões para um mesmo lugar?
    .reason = Um combate de cada vez já é bastante.
RUL-HOG-097 =
    Não, é-te proposta.
    .question = És obrigado a tentar uma missão quando paras no seu lugar?
    .reason = Podes querer preparar-te melhor.
RUL-HOG-098 =
    Ficas com a carta e com as fichas de objeto e podes voltar a tentar.
    .question = O que acontece a uma missão falhada?
    .reason = Nada tas tira.
RUL-HOG-099 =
    Põe-la virada para cima à tua frente. Não recebes uma nova.
    .question = O que acontece a uma missão completada?
    .reason = Os outros devem ver o que conta para o fim.
RUL-HOG-100 =
    Não. A opção mission_exchange deixa que, com sete ou oito jogadores, quem estiver numa torre dê uma missão em troca
    de outra do monte.
    .question = Podem trocar-se missões?
    .reason = Só um resumo de um jogador fala disso.
RUL-HOG-101 =
    Escolhes um espaço para cada uma, entre todos os oito. Podem empilhar-se.
    .question = Para onde vão, no tabuleiro 2, as fichas usadas?
    .reason = O livro de regras diz qualquer espaço.
RUL-HOG-102 =
    Valem os dois, primeiro a missão. O espaço só se segue se ainda lá estiveres.
    .question = E se o lugar da missão também tiver um efeito?
    .reason = Parar permite as duas coisas.
RUL-HOG-103 =
    Combates com esse jogador, e a missão tem de esperar.
    .question = E se alguém estiver no lugar da tua missão?
    .reason = Um espaço onde há um combate entre jogadores não faz mais nada.
RUL-HOG-104 =
    Não, há 30 diferentes e distribuem-se no máximo 30. Um pacote de conteúdo próprio, pack_data, também precisa de 30
    missões diferentes.
    .question = Dois jogadores podem ter a mesma missão?
    .reason = Seis jogadores com cinco, ou oito com três, nunca precisam de mais.


## Teams

HOG-360 =
    Uma equipa só pode tentar uma missão quando todos os seus membros estão no lugar.
    .source = III.1c
HOG-361 =
    Se a equipa quiser tentar a missão, os que já lá estão esperam pelos outros (RUL-HOG-109).
    .source = III.1c
HOG-362 =
    As fichas e as cartas são pedidas à equipa no seu conjunto.
    .source = III.1c
HOG-363 =
    Os PV do adversário multiplicam-se pelo número de membros da equipa: contra quatro, Tom Riddle tem 36.
    .source = IV.4c
HOG-364 =
    Os membros atacam à vez, e cada um sofre a habilidade depois do seu próprio ataque (RUL-HOG-183).
    .source = IV.4c
HOG-365 =
    Cada membro pode usar dois feitiços ou poções.
    .source = IV.4c
HOG-366 =
    Só marcam pontos se ganharem o combate em conjunto.
    .source = III.1c
RUL-HOG-107 =
    Uma só equipa com todos, de dois a oito jogadores, ou apenas equipas de dois e de três: 2+2, 2+3, 2+2+2, 3+3, 2+2+3,
    2+2+2+2 ou 3+3+2. Onde for possível, as equipas sentam-se alternadas.
    .question = Que equipas são possíveis?
    .reason = O livro de regras prevê uma só equipa, pares e trios.
RUL-HOG-108 =
    Uma conta de pontos, todas as missões completadas, e veem as mãos uns dos outros. O que tens continua a ser teu.
    .question = O que partilha uma equipa?
    .reason = Ganham juntos, mas cada um tem o seu tabuleiro.
RUL-HOG-109 =
    No lugar de uma missão da equipa podes dizer que esperas, em vez de lançares os dados. No início de qualquer turno
    posterior podes deixar de esperar.
    .question = Como se espera?
    .reason = Esperar tem de ser uma escolha, senão uma equipa podia ficar presa.
RUL-HOG-110 =
    Quando chega o último membro: primeiro o membro ativo, depois pela ordem dos turnos. Um efeito de revelação atinge
    todos os membros.
    .question = Quando começa um combate de equipa, e quem ataca primeiro?
    .reason = Quem completa a equipa comanda o ataque.
RUL-HOG-111 =
    Esse membro vai para o Caldeirão Escoante pelo preço do costume, e os outros continuam a combater. A equipa ganha se
    alguém ainda tiver PV depois do último golpe da habilidade, e perde quando não resta ninguém.
    .question = E se um membro ficar com 0 PV?
    .reason = Um amigo caído não deve acabar com tudo para todos.
RUL-HOG-112 =
    Não. Conta o número do início.
    .question = Os PV do adversário diminuem quando um membro cai?
    .reason = De outro modo, cair seria uma ajuda.
RUL-HOG-113 =
    As cartas que uma missão pede podem estar repartidas pela equipa.
    .question = Como pode uma equipa usar três cartas, se cada membro pode usar duas?
    .reason = São pedidas à equipa no seu conjunto.
RUL-HOG-114 =
    Quaisquer membros, de qualquer maneira. Vão todas para o tabuleiro 2 ou para Diagon-Al.
    .question = Quem tem de ter as fichas?
    .reason = São pedidas à equipa no seu conjunto.
RUL-HOG-115 =
    Cada membro que cai paga como em HOG-340 e fica com as fichas.
    .question = O que custa a uma equipa um combate perdido?
    .reason = A regra é igual para todos.
RUL-HOG-116 =
    Não, ficam apenas a saber de quantas rondas precisaram. A opção coop_round_limit fixa um limite.
    .question = Uma só equipa com todos pode perder?
    .reason = Nenhuma regra vos faz perder.
RUL-HOG-117 =
    Tantos quantos um jogador individual num jogo dessa duração, contados na conta da equipa.
    .question = De quantos pontos e missões precisa uma equipa?
    .reason = O livro de regras não indica outros números.
RUL-HOG-118 =
    Não. Desafias jogadores de outras equipas, ou qualquer outro se todos forem uma só equipa.
    .question = As equipas precisam de um jogo de Quidditch?
    .reason = O jogo de Quidditch só é exigido aos feiticeiros qualificados.
RUL-HOG-179 =
    Uma viagem ao lugar de uma missão da equipa não tem de acabar com o turno: podes ficar lá à espera. Quando voltas
    a lançar os dados, regressas primeiro ao sítio onde a viagem começou; depois da tentativa regressam todos.
    .question = Como se reúne uma equipa no tabuleiro 2?
    .reason = As viagens acabam em cada turno, por isso uma equipa nunca estaria lá ao mesmo tempo.
RUL-HOG-180 =
    Sim, o membro ativo pode começá-la em vez de lançar os dados.
    .question = Pode uma equipa que já está reunida tentar a sua missão?
    .reason = Ninguém devia ter de sair só para voltar.
RUL-HOG-183 =
    Só o membro que acabou de atacar. Com `team_ability` = `all`, atinge toda a equipa depois de cada ataque.
    .question = Quem sofre a habilidade do adversário num combate de equipa?
    .reason = O livro de regras pode ler-se das duas maneiras; esta é a mais branda.


## Solo

HOG-370 =
    A solo, usas as regras dos feiticeiros menores de idade ou as dos qualificados.
    .source = III.1d
HOG-371 =
    Se perderes todos os teus PV, o jogo acaba e está perdido.
    .source = III.1d
HOG-372 =
    Por isso, uma missão perdida não te manda para o Caldeirão Escoante.
    .source = III.1
RUL-HOG-121 =
    Cumprindo as condições do fim da duração que escolheste.
    .question = Como se ganha um jogo a solo?
    .reason = Não há ninguém com quem comparar pontos.
RUL-HOG-122 =
    Comprar uma carta.
    .question = O que podes fazer numa sala comum?
    .reason = Não há ninguém com quem trocar.


## Quidditch: the challenge

HOG-400 =
    Chamas outro jogador. O peão dele fica no campo de Quidditch durante o jogo e volta depois para onde estava.
    .source = V
HOG-401 =
    O jogo de Quidditch tem o seu próprio tabuleiro e duas rondas. Quem apanhar a Snitch ganha-o e marca 40 pontos.
    .source = III.4, V.1
HOG-402 =
    As regras do jogo de Quidditch são iguais em todas as variantes.
    .source = III.4
RUL-HOG-123 =
    Nem uma coisa nem outra: o desafiado tem de jogar, e quem desafia também.
    .question = Pode recusar-se ou dispensar-se um jogo de Quidditch?
    .reason = O livro de regras não dá a escolher.
RUL-HOG-124 =
    A sua própria, se não se escolher outra. Quem desafia escolhe primeiro, e nenhuma casa joga contra si mesma.
    .question = Com que casa joga cada equipa?
    .reason = As peças têm de se distinguir.
RUL-HOG-142 =
    O peão desafiado volta ao seu espaço, sem combate e sem o usar. Quem desafiou fica no campo.
    .question = Onde ficam os peões depois do jogo de Quidditch?
    .reason = O jogo de Quidditch foi só uma visita.
RUL-HOG-143 =
    Combates com esse jogador, e não há jogo de Quidditch.
    .question = E se já estiver alguém no espaço do campo de Quidditch?
    .reason = É assim em todos os espaços.


## Quidditch: against the game

RUL-HOG-119 =
    Contra uma equipa jogada pelo computador, e conta como o jogo de Quidditch de que um feiticeiro qualificado precisa.
    Com solo_quidditch desativado, não há jogo de Quidditch, e também não é preciso.
    .question = Como se disputa um jogo de Quidditch num jogo a solo?
    .reason = Um feiticeiro qualificado tem de poder acabar o jogo.
RUL-HOG-120 =
    O seu Keeper ocupa o espaço do meio da baliza. Um Chaser com a Quaffle vai pelo caminho mais curto até à linha 3 e
    remata; se não a tiverem, o Chaser mais próximo vai buscar a Quaffle. As ações que sobram são do Beater mais
    próximo, que vai buscar uma Bludger e a lança contra quem leva a Quaffle ou, se ninguém a levar, contra o Chaser
    mais próximo. Em cada turno joga a sua melhor carta de Quidditch.
    .question = Como joga o computador com a sua equipa?
    .reason = Um plano simples faz um bom parceiro de treino.


## Quidditch: setting up

HOG-410 =
    Cada equipa escolhe uma das quatro casas.
    .source = V.2
HOG-411 =
    Os Seekers ficam na linha de partida, a linha 1.
    .source = V.2
HOG-412 =
    O Keeper fica num dos três espaços da sua própria área de baliza, o número 2.
    .source = V.2
HOG-413 =
    Os dois Beaters ficam na linha 3.
    .source = V.2
HOG-414 =
    Os três Chasers ficam nas duas linhas seguintes, o número 4.
    .source = V.2
HOG-415 =
    A Quaffle fica no centro, e em cada metade há uma Bludger.
    .source = V.2
HOG-416 =
    As duas equipas lançam dois dados. Começa a soma mais alta.
    .source = V.3
RUL-HOG-125 =
    Lançam outra vez.
    .question = E se as somas forem iguais?
    .reason = Alguém tem de começar.
RUL-HOG-126 =
    Na formação habitual. Com a opção `placement`, cada equipa escolhe livremente nas suas linhas, e a que começa coloca
    em segundo lugar.
    .question = Como se colocam as peças?
    .reason =
        A formação poupa tempo. Alguém tem de colocar primeiro, e a equipa que lançou mais alto pode ver o que a espera.


## Quidditch: two goals

HOG-420 =
    No teu turno, lança dois dados. A soma é o número das tuas ações.
    .source = V.3a
HOG-421 =
    Mover uma peça um espaço ao longo das linhas ponteadas custa uma ação.
    .source = V.3a
HOG-422 =
    Os Keepers nunca saem da sua área de baliza.
    .source = V.3a
HOG-423 =
    Um Chaser que entra no espaço da Quaffle pode apanhá-la de graça, e o mesmo vale para um Beater com uma Bludger.
    .source = V.3a
HOG-424 =
    Ao entrar no espaço de uma Bludger, um Beater pode batê-la em linha reta na direção de um Keeper, Beater ou Chaser.
    É de graça, e um dado diz quantos espaços ela voa.
    .source = V.3a
HOG-425 =
    O alvo lança um dado: com 4 ou mais esquiva-se; se não, fica fora do jogo de Quidditch.
    .source = V.3a
HOG-426 =
    Um Chaser posto fora do jogo deixa cair a Quaffle onde está.
    .source = V.3a
HOG-427 =
    Uma equipa que perdeu todos os seus Chasers perde logo a ronda 1.
    .source = V.3a
HOG-428 =
    Um Chaser com a Quaffle pode lançá-la um espaço ao longo das linhas ponteadas por uma ação.
    .source = V.3a
HOG-429 =
    Um Keeper pode passar a Quaffle por uma ação.
    .source = V.4, exemplo
HOG-430 =
    Se um Chaser adversário levar a Quaffle, um dos teus Chasers pode entrar no mesmo espaço e roubá-la. Roubar custa
    uma ação; depois, o ladrão pode seguir para um espaço vazio ao lado.
    .source = V.3a
HOG-431 =
    Só nesse caso partilham duas equipas um espaço. Em todos os outros tens de contornar os teus adversários.
    .source = V.3a
HOG-432 =
    Remata-se à baliza a partir da linha 3 da outra equipa. Os Chasers não podem entrar nos três espaços da baliza.
    .source = V.3a
HOG-433 =
    Um remate custa uma ação.
    .source = V.4, exemplo
HOG-434 =
    O Chaser e o Keeper lançam um dado cada um. É golo se o do Chaser for mais alto.
    .source = V.3a
HOG-435 =
    Cada golo vale-te uma carta de Quidditch.
    .source = III.4, V.3a
HOG-436 =
    Quer o remate entre, quer não, o Keeper que defende fica com a Quaffle.
    .source = V.3a
HOG-437 =
    Se esse Keeper estiver fora do jogo, a equipa que defende põe a Quaffle num espaço da sua linha 3.
    .source = V.3a
HOG-438 =
    Depois de um remate continuas com as ações que te restam.
    .source = V.4, exemplo
HOG-439 =
    Dois golos ganham a ronda 1 e acabam com ela; HOG-427 também. Se não acontecer nem uma coisa nem outra, acaba com ela
    RUL-HOG-178.
    .source = V.3a
RUL-HOG-127 =
    Não.
    .question = Podem duas peças da mesma equipa partilhar um espaço?
    .reason = Num espaço cabe uma peça, salvo num roubo.
RUL-HOG-128 =
    Sim. Passar por cima de uma Bludger não tem efeito.
    .question = Podem as bolas e as peças partilhar um espaço?
    .reason = As bolas estão lá para ser apanhadas.
RUL-HOG-129 =
    Primeiro vem o dado, depois escolhes uma direção: ao longo da fila ou da coluna. A Bludger voa no máximo até aí e
    detém-se no primeiro Keeper, Beater ou Chaser adversário, que é atacado; se não houver nenhum, detém-se no seu
    último espaço ou na borda. Passa pelas tuas próprias peças, e os Seekers não podem ser atingidos. Com a opção
    `bludger`, só acerta à distância exata que saiu no dado.
    .question = Como voa uma Bludger lançada?
    .reason = Não se deve voar através de uma peça que está no caminho.
RUL-HOG-130 =
    Sim, e lançá-la num turno posterior teu, uma vez por turno. Um Beater posto fora do jogo deixa-a cair. As duas
    equipas podem usar as duas Bludgers.
    .question = Pode um Beater guardar uma Bludger?
    .reason = O lançamento é permitido, não exigido.
RUL-HOG-131 =
    No espaço da peça que se esquivou.
    .question = Onde fica a Bludger depois de uma esquiva?
    .reason = Foi para lá que voou.
RUL-HOG-132 =
    Duas ações, uma pelo passo e outra por a tirares, e precisas das duas. Afastares-te custa uma terceira; sem ela, as
    duas peças partilham o espaço até ao teu próximo turno. Com steal_cost, o roubo custa uma ao todo.
    .question = Quanto custa roubar a Quaffle?
    .reason = O passo e o roubo são referidos em separado.
RUL-HOG-133 =
    Para um espaço vazio ao lado de quem a lança, ou para o teu próprio Chaser ou Keeper que lá esteja, nunca para um
    espaço com um adversário. Daí, quem a tiver a seguir pode voltar a lançá-la por mais uma ação.
    .question = Para onde se pode lançar a Quaffle?
    .reason = Um lançamento alcança um espaço.
RUL-HOG-134 =
    Segurá-la, andar com ela pelos espaços da baliza, ou passá-la para a linha 3 por uma ação por cada espaço. Ninguém a
    pode roubar a um Keeper.
    .question = O que pode um Keeper fazer com a Quaffle?
    .reason = Os Chasers não podem entrar na área de baliza.
RUL-HOG-135 =
    Então o remate é golo sem se lançarem dados.
    .question = E se a baliza não tiver Keeper?
    .reason = Não há ninguém para o defender.
RUL-HOG-136 =
    Não é golo.
    .question = E se os dois dados de um remate forem iguais?
    .reason = O do Chaser tem de ser mais alto.
RUL-HOG-137 =
    Não ao mesmo tempo. A primeira a ficar sem Chasers perde a ronda.
    .question = Podem as duas equipas perder o seu último Chaser?
    .reason = Voa uma Bludger de cada vez.
RUL-HOG-138 =
    Não, o que não usares perde-se.
    .question = Podem guardar-se ações para mais tarde?
    .reason = Em cada turno lançam-se de novo os dados.
RUL-HOG-178 =
    Não pode: cada equipa tem no máximo 30 turnos na ronda 1, ou outro número de 1 a 100 com a opção match_turns.
    Depois, ganha a ronda quem tiver mais golos; com golos iguais, decidem os dados, como no início. Em Um ano em
    Hogwarts, a opção também pode retirar o limite, como no livro de regras.
    .question = A ronda 1 pode durar para sempre, se ninguém marcar?
    .reason = O livro de regras não fixa nenhum limite, e um jogo de Quidditch a meio do jogo põe todos à espera.
RUL-HOG-184 =
    No fim da ação volta ao espaço inicial das Bludgers dessa metade.
    .question = E se uma Bludger cair numa área de baliza?
    .reason = Só os Keepers entram nas áreas de baliza: ninguém poderia ir buscá-la.


## Quidditch: the Golden Snitch

HOG-450 =
    Os dois Seekers começam no espaço de partida. O primeiro a dar uma volta completa ao campo ganha o jogo de
    Quidditch.
    .source = V.3b
HOG-451 =
    Começa quem ganhou a ronda 1.
    .source = V.3b
HOG-452 =
    No teu turno, lança dois dados e move o teu Seeker pela soma.
    .source = V.3b
HOG-453 =
    Podes usar uma carta de Quidditch no teu turno.
    .source = V.3b
HOG-454 =
    A Nimbus 2000 acrescenta 2 espaços, a Flecha de Fogo 4. Com a Finta de Wronski lanças mais um dado e voas também o
    que ele indicar. O Feitiço Confundus faz recuar 3 espaços o outro Seeker.
    .source = V.4, carta reproduzida
HOG-455 =
    O vencedor marca 40 pontos, quer tenha desafiado, quer tenha sido desafiado.
    .source = III.4, V.3b
RUL-HOG-139 =
    Antes ou depois de lançares os dados, uma por turno. Ninguém recua para trás da partida, e uma carta que completa a
    volta ganha logo.
    .question = Quando se joga uma carta de Quidditch, e que limites tem?
    .reason = O livro de regras só pede que seja no teu turno.
RUL-HOG-140 =
    Não, basta passar o fim.
    .question = É preciso completar a volta com exatidão?
    .reason = Uma volta completa é uma volta completa.
RUL-HOG-141 =
    Voltam todas para debaixo do seu baralho, que não se pode esgotar num só jogo de Quidditch. Um baralho trazido com
    pack_data também tem de ser grande quanto baste para isso.
    .question = Para onde vão as cartas de Quidditch depois do jogo?
    .reason = Ganham-se e usam-se num só jogo de Quidditch.


## Voldemort Returns: setting up

HOG-600 =
    Este jogo é para dois a quatro jogadores.
    .source = VI
HOG-601 =
    As missões, os livros, os duelos, os acontecimentos e as cartas de comportamento ficam na caixa.
    .source = VI
HOG-602 =
    Ninguém combate até Voldemort regressar.
    .source = VI
HOG-603 =
    Não podes apanhar fichas que pertençam ao outro lado.
    .source = VI
HOG-604 =
    Um de vocês é Peter Pettigrew e recebe o seu tabuleiro, o seu peão, os seus PV e as cartas que o tabuleiro indica.
    .source = VI.1
HOG-605 =
    Os outros escolhem entre Harry Potter, Ron Weasley e Hermione Granger. Recebem o tabuleiro, os PV e as cartas, e uma
    ficha de Floo e uma de Botão de Transporte cada um.
    .source = VI.1
HOG-606 =
    Distribuem-se seis Horcruxes, um em cada um destes espaços: Borrões e Floreados, Gringotts, a Sala das Necessidades,
    o Gabinete de Dumbledore, o Ministério da Magia e a Torre do Relógio. São o diário, o anel, a taça, o medalhão, o
    diadema e a serpente Nagini.
    .source = VI.1
HOG-607 =
    Ponham mais seis fichas à sorte em rosetas: a Espada de Gryffindor e o dente de basilisco para os heróis e, para
    Pettigrew, o caldeirão, o osso do pai, a mão de Wormtail e Harry Potter.
    .source = VI.1
HOG-608 =
    Ponham de parte a Varinha de Sabugueiro e a Pedra da Ressurreição até Voldemort regressar.
    .source = VI.1
HOG-609 =
    Todos os peões começam na Partida. O primeiro turno é de Pettigrew, depois joga o jogador à direita.
    .source = VI.3
HOG-610 =
    Pettigrew move-se sempre com um dado, cada herói com dois.
    .source = VI.3
HOG-611 =
    Não há missões, e um espaço de duelo não traz nenhum combate.
    .source = VI.3
RUL-HOG-150 =
    O diário na Borrões e Floreados, a taça em Gringotts, o diadema na Sala das Necessidades, o anel no Gabinete de
    Dumbledore, o medalhão no Ministério da Magia e Nagini na Torre do Relógio.
    .question = Que Horcrux está onde?
    .reason = O livro de regras só o mostra numa imagem, por isso seguimos as histórias.
RUL-HOG-151 =
    Sim: sozinho contra Pettigrew, com um amigo se forem três, com os dois se forem quatro.
    .question = Harry tem de participar?
    .reason = Só Harry pode defrontar Voldemort.
RUL-HOG-152 =
    No tabuleiro principal e em Diagon-Al, cada uma numa roseta só sua.
    .question = Onde podem estar as seis fichas postas à sorte?
    .reason = O tabuleiro 2 ficaria fora do alcance de Pettigrew, que não tem Pó de Floo.


## Voldemort Returns: what each side does

HOG-620 =
    Pettigrew precisa de quatro fichas: o caldeirão, o osso do pai, a mão de Wormtail e Harry Potter.
    .source = VI.2
HOG-621 =
    Com elas vai até ao campo de Quidditch e de lá chega ao cemitério, mesmo sem Botão de Transporte.
    .source = VI.2
HOG-622 =
    Voldemort regressou: troquem o tabuleiro e o peão de Pettigrew pelos de Voldemort.
    .source = VI.2
HOG-623 =
    Ele põe os seis Devoradores da Morte em torres e recebe os tabuleiros, os PV, os feitiços e as poções deles.
    .source = VI.2
HOG-624 =
    Voldemort põe a Pedra da Ressurreição num espaço qualquer que não seja do tabuleiro 2, e Harry faz o mesmo com a
    Varinha de Sabugueiro.
    .source = VI.2, VI.4
HOG-625 =
    O turno de Voldemort é também o turno dos seus Devoradores da Morte: ele lança um dado por cada um e pode usar as
    habilidades deles.
    .source = VI.2
HOG-626 =
    Um Devorador da Morte que encontra outro jogador combate com ele.
    .source = VI.2
HOG-627 =
    Voldemort não recolhe feitiços nem poções, e os Devoradores da Morte só os compram como diz HOG-745.
    .source = VI.2, VI.5c
HOG-628 =
    Os heróis precisam de uma arma: o dente de basilisco ou a Espada de Gryffindor.
    .source = VI.2
HOG-629 =
    Um herói que esteja no espaço de um Horcrux e tenha o dente ou a espada lança um dado contra um dado de Pettigrew ou
    de Voldemort. Um resultado mais alto destrói o Horcrux.
    .source = VI.2
HOG-630 =
    Cada Horcrux destruído custa a Voldemort 1 dos seus 7 PV. Quando já não há nenhum dos seis, resta-lhe 1.
    .source = VI.2
HOG-631 =
    Se a tentativa falhar, o herói tem de voltar a tentar no turno seguinte, em vez de se mover.
    .source = VI.2
HOG-632 =
    Os heróis que estejam no mesmo espaço podem passar uns aos outros o dente e a espada.
    .source = VI.2
HOG-633 =
    Harry tem de encontrar a Pedra da Ressurreição e Voldemort a Varinha de Sabugueiro. Depois têm de se encontrar.
    .source = VI.2, VI.4
RUL-HOG-153 =
    Pettigrew as suas quatro, os heróis o dente e a espada, só Harry a Pedra, só Voldemort a Varinha. Os Horcruxes nunca
    se levam. Duas por turno e seis ao todo continuam a valer.
    .question = Quem pode apanhar que ficha?
    .reason = Cada ficha serve a um lado.
RUL-HOG-154 =
    Não. Destruir um Horcrux também não gasta o dente nem a espada.
    .question = A Espada, a Varinha e a Pedra têm aqui os seus poderes?
    .reason = Aqui têm outra tarefa.
RUL-HOG-155 =
    Passam livremente uns pelos outros.
    .question = E se os jogadores se encontrarem antes de Voldemort regressar?
    .reason = Ainda ninguém combate.
RUL-HOG-156 =
    Os heróis e os Devoradores da Morte param e combatem. Harry e Voldemort param para o seu encontro. Mais ninguém é
    detido. Se um Devorador da Morte estiver com Voldemort, Harry combate-o primeiro e encontra Voldemort se ganhar.
    .question = Quem detém quem, depois do regresso?
    .reason = Os combates decorrem de HOG-626 e HOG-640.
RUL-HOG-157 =
    Os espaços de feitiço, de poção e de PV, os gabinetes, a cabana e as salas de aula, sem exames; uma sala comum dá um
    feitiço ou uma poção. Os espaços de livros, comportamento, acontecimentos e duelos estão vazios, e o campo de
    Quidditch só detém Pettigrew, para o seu ritual. Os heróis viajam com Pó de Floo e Botão de Transporte como de
    costume.
    .question = Que espaços atuam?
    .reason = Só se pode comprar de baralhos que estejam em jogo.
RUL-HOG-158 =
    Ao chegar ao campo de Quidditch com as quatro fichas, Pettigrew detém-se e é logo levado ao cemitério, e Voldemort
    regressa. As quatro fichas saem do jogo, e Voldemort acaba o turno no campo de Quidditch. Ele e os Devoradores da
    Morte só se movem no seu turno seguinte.
    .question = Como decorre o ritual?
    .reason = Os heróis têm um turno para se prepararem.
RUL-HOG-159 =
    As suas cartas vão para debaixo dos seus baralhos. Voldemort tem 7 PV, menos um por cada Horcrux já destruído.
    .question = O que acontece às cartas e aos PV de Pettigrew?
    .reason = Voldemort toma o lugar dele com um tabuleiro próprio.
RUL-HOG-160 =
    Em torres onde não esteja nenhum herói, um em cada; escolhe Voldemort.
    .question = Onde aparecem os Devoradores da Morte?
    .reason = Ninguém deve ser atacado do nada.
RUL-HOG-161 =
    No tabuleiro principal ou em Diagon-Al, onde um peão possa ir e não esteja nenhum. Primeiro a Pedra, depois a
    Varinha. O campo, ao qual Voldemort volta nesse turno, está ocupado.
    .question = Onde se podem pôr a Pedra e a Varinha?
    .reason = Os dois lados têm de conseguir lá chegar.
RUL-HOG-162 =
    Com um dado, e mais um por cada Devorador da Morte, pela ordem que quiser. As regras do movimento valem para todos,
    mas só os heróis podem parar antes do tempo em torres e junto a Horcruxes.
    .question = Como se move Voldemort?
    .reason = Sucede a Pettigrew, que tinha um dado.
RUL-HOG-163 =
    Os dois lados lançam um dado, e dados iguais salvam o Horcrux. Com o dente ou a espada podes parar no seu espaço
    como no lugar de uma missão, e não segues mais além. Depois de um êxito, o espaço pode ser usado. O dever de voltar
    a tentar acaba quando o herói é mandado para a Partida.
    .question = Como se ataca exatamente um Horcrux?
    .reason = Segue as regras das missões.
RUL-HOG-164 =
    O herói fica lá até ele ser destruído, e esse mesmo turno acaba com o regresso à torre. O Pó de Floo gasta-se à
    chegada.
    .question = E o Horcrux no Ministério?
    .reason = HOG-631 proíbe sair antes.
RUL-HOG-165 =
    Numa sala comum, um herói pode receber uma ficha de Floo em vez de uma carta. A opção `mode2_floo_refill` pode
    proibi-lo.
    .question = E se já não houver Pó de Floo enquanto esse Horcrux existir?
    .reason = De outro modo, poderia já ninguém conseguir ganhar.
RUL-HOG-170 =
    Sim, sempre que parem num desses espaços; Voldemort nunca compra. A opção `mode2_de_draw` pode proibi-lo.
    .question = Os Devoradores da Morte compram cartas?
    .reason = A regra de ouro é a mais exata.
RUL-HOG-175 =
    Sim, e ele regressa com menos PV.
    .question = Podem destruir-se Horcruxes antes de Voldemort regressar?
    .reason = Os heróis podem começar logo.
RUL-HOG-177 =
    Mostram quantos Horcruxes restam. Só os dados decidem o duelo final.
    .question = Para que servem os PV de Voldemort?
    .reason = Ninguém o combate de outra maneira.
RUL-HOG-181 =
    Seis, como no livro de regras, mesmo contra um Harry sozinho. Com `mode2_death_eaters` = `by_heroes` há três por
    cada herói e nunca mais de seis: os três primeiros tabuleiros, se Harry estiver sozinho. Isso facilita-lhe a vida.
    .question = Quantos Devoradores da Morte lidera Voldemort?
    .reason = Com seis contra um, Harry ganha um pouco menos de metade dos jogos; para começar pode preferir-se mais
        fácil.


## Voldemort Returns: the meeting

HOG-640 =
    Só Harry combate com Voldemort, e Voldemort só combate com Harry.
    .source = VI.4, VI.5c
HOG-641 =
    Quando se encontram, perde o lado a que falte a sua ficha: Harry precisa da Pedra, Voldemort da Varinha.
    .source = VI.4
HOG-642 =
    Se Voldemort chegar a Harry com a Varinha enquanto restar um Horcrux, ganha.
    .source = VI.4
HOG-643 =
    Quando Harry tem a Pedra, Voldemort a Varinha, e não resta nenhum Horcrux, chega o duelo final: um dado cada um, e o
    mais alto ganha o jogo.
    .source = VI.2, VI.4
HOG-644 =
    O duelo final acaba o jogo.
    .source = VI.4
RUL-HOG-167 =
    Não acontece nada, e quem chegou fica ali. Com `mode2_both_lack`, o jogo acaba empatado.
    .question = E se a ambos faltar a sua ficha?
    .reason = Perderiam os dois, por isso deixamos o jogo continuar.
RUL-HOG-168 =
    Ambos sem ficha: RUL-HOG-167. Harry sem a Pedra: ganha Voldemort. Voldemort sem a Varinha: ganha o lado de Harry.
    Resta um Horcrux: ganha Voldemort. Se não, o duelo final.
    .question = Por que ordem se decide o encontro?
    .reason = Por esta ordem, cada caso tem uma só resposta.
RUL-HOG-169 =
    Lançam outra vez.
    .question = E se o duelo final der empate?
    .reason = Só um pode sobreviver.


## Voldemort Returns: fighting

HOG-730 =
    Ataque: lança os dados de ataque do teu tabuleiro. Um dado tem êxito se mostrar pelo menos a resistência do
    defensor, de 2 a 5.
    .source = VI.5a
HOG-731 =
    Defesa: os dados que tiveram êxito são lançados mais uma vez, pelo defensor. Cada 1 ou 2 custa 2 PV ao defensor,
    cada 3, 4 ou 5 custa-lhe 1 PV, e cada 6 custa 1 PV ao atacante.
    .source = VI.5b
HOG-732 =
    Podem usar-se feitiços e poções em qualquer momento, para acelerar as coisas.
    .source = VI.5b
HOG-733 =
    Os combatentes atacam à vez. Começa quem chegou ao espaço.
    .source = VI.5d
HOG-734 =
    Quando é a tua vez de atacar, lança os dados ou joga uma carta de ataque ou de defesa.
    .source = VI.5d
HOG-735 =
    Perde o combate quem perder primeiro todos os PV.
    .source = VI.5d
HOG-740 =
    Cada combatente pode usar três cartas num combate, poções e feitiços somados.
    .source = VI.5c
HOG-741 =
    Esta maneira de combater também pode ser usada pelos feiticeiros qualificados entre si.
    .source = VI.5c
HOG-742 =
    Derrotado por um Devorador da Morte, um herói recomeça na Partida com 1 PV.
    .source = VI.5c
HOG-743 =
    Se Pettigrew for derrotado, volta à Partida com 1 PV.
    .source = VI.5c
HOG-744 =
    Um Devorador da Morte derrotado sai do jogo.
    .source = VI.5c
HOG-745 =
    Quando os Devoradores da Morte param num espaço de feitiço ou de poção, compram como qualquer outro.
    .source = VI.5c
HOG-746 =
    No turno seguinte, um herói derrotado pode voltar a desafiar o mesmo Devorador da Morte.
    .source = VI.5c
HOG-747 =
    Os espaços de PV não fazem nada por Voldemort.
    .source = VI.5c
HOG-748 =
    Se o espaço de um Horcrux tiver um efeito, pode ser usado na mesma quando se ataca o Horcrux.
    .source = VI.5c
HOG-749 =
    As habilidades dos tabuleiros podem ser usadas em cada ataque.
    .source = VI.5d
RUL-HOG-166 =
    Nunca, pois ninguém combate antes do regresso. A regra conta com `mode2_early_fights`, que permite esses combates.
    .question = Quando pode Pettigrew ser derrotado?
    .reason = O livro de regras tem as duas frases.
RUL-HOG-171 =
    Sim.
    .question = Os Devoradores da Morte continuam aqui feridos?
    .reason = Mantêm os seus tabuleiros e PV durante o jogo inteiro.
RUL-HOG-172 =
    Não. Uma carta que anula trava-a.
    .question = Há dados de defesa contra uma carta de ataque?
    .reason = Os dados de defesa são os dados que tiveram êxito num lançamento.
RUL-HOG-173 =
    As perdas do defensor vêm primeiro. Com 0, o defensor perdeu, e o atacante fica pelo menos com 1 PV.
    .question = E se os dados de defesa levarem ambos a 0?
    .reason = Alguém tem de ganhar o combate.
RUL-HOG-174 =
    Só o lugar e os PV; as cartas e as fichas ficam. Se era o turno do herói, acaba.
    .question = O que perde um herói derrotado?
    .reason = HOG-742 não lhe tira mais nada.
RUL-HOG-176 =
    Não.
    .question = Harry perde a Pedra quando é mandado para a Partida?
    .reason = Os heróis ficam com as suas fichas.
RUL-HOG-185 =
    Não. Ninguém ataca esse herói antes de começar o seu próximo turno. Encontrar Voldemort não é um ataque (HOG-641).
    .question = Um herói mandado de volta para a Partida pode ser logo atacado outra vez?
    .reason = Com 1 PV, às derrotas seguir-se-iam derrotas, e o herói nada poderia fazer.


## Where the sources disagree

reading-hogwarts-year-books = Um livro ou dois
    .difference = A Secção Reservada dá um livro numa passagem e dois na vista geral do tabuleiro.
    .reading = Um ali, dois nos espaços marcados com dois livros.
    .reason = O texto nomeia o lugar.
reading-hogwarts-year-stops = Onde se pode parar
    .difference =
        Anunciam-se três situações, mas a terceira é a própria regra; as salas de aula e umas perguntas e respostas de
        jogadores permitem mais.
    .reading = Duas exceções: os lugares de missão e as torres.
    .reason = O próprio livro de regras acaba por contar duas.
reading-hogwarts-year-collecting = É obrigatório apanhar fichas?
    .difference = Num capítulo é obrigatório, noutro é permitido.
    .reading = É permitido.
    .reason = As missões são secretas, por isso não se poderia verificar uma obrigação.
reading-hogwarts-year-special-tokens = Para onde vão as fichas especiais usadas
    .difference = As fichas de missão vão para o tabuleiro 2, as especiais para Diagon-Al.
    .reading = As fichas especiais vão sempre para Diagon-Al.
    .reason = A regra sobre as fichas especiais é a mais específica.
reading-hogwarts-year-mission-six = O que pede a missão 6
    .difference =
        Duas cartas de ataque na carta, dois feitiços de ataque no texto; e diz-se que os feitiços ferem Riddle, que é
        imune a eles.
    .reading = Duas cartas de ataque quaisquer; os feitiços não o ferem.
    .reason = A carta é o que tens na mão.
reading-hogwarts-year-card-limit = Cartas dos feiticeiros qualificados
    .difference = Uma poção e um feitiço numa passagem, três cartas noutra.
    .reading = Uma de cada contra jogadores, três nos outros combates.
    .reason = Assim os dois números têm o seu lugar.
reading-hogwarts-voldemort-returns-drawing = Os Devoradores da Morte compram cartas?
    .difference = Não recolhem feitiços nem poções, mas compram-nos nesses espaços.
    .reading = Compram onde param, Voldemort nunca.
    .reason = A regra de ouro é a mais exata.
reading-hogwarts-year-defence-dice = Dados de defesa para feiticeiros qualificados
    .difference = Valem para eles as mesmas regras, ou apenas podem ser usadas.
    .reading = Só se a mesa os escolher.
    .reason = O que se pode usar não é obrigatório.
reading-hogwarts-year-solo-death-eaters = Devoradores da Morte num jogo a solo
    .difference = São postos nas torres, mas não podem ser atacados.
    .reading = Estão lá e não fazem nada.
    .reason = Assim as duas frases são verdadeiras.
reading-hogwarts-year-losing-duels = Quando se perde um duelo
    .difference = Com 1 PV, ou sem nenhum PV.
    .reading = Com 1 PV.
    .reason = É o que diz o capítulo sobre os duelos.
reading-hogwarts-year-team-cards = Cartas de uma equipa
    .difference = A missão 6 pede três cartas, mas cada membro pode usar duas.
    .reading = As cartas repartem-se pela equipa.
    .reason = São pedidas à equipa no seu conjunto.
reading-hogwarts-year-last-ability = O último golpe da habilidade
    .difference = Todos os adversários têm um, mas o efeito da carta de Crabbe acaba com a sua derrota.
    .reading = Depende da carta; Crabbe não tem nenhum.
    .reason = Uma carta prevalece sobre a regra geral.
reading-hogwarts-voldemort-returns-pettigrew = Pettigrew pode ser derrotado?
    .difference = Uma regra manda-o para a Partida, mas ninguém combate enquanto ele está em jogo.
    .reading = Só com a opção dos combates antecipados.
    .reason = De outro modo, o caso nunca se dá.
reading-hogwarts-year-variants = Quantas variantes há
    .difference = Diz-se para escolher uma de três, e enumeram-se quatro.
    .reading = Quatro.
    .reason = Estão descritas todas as quatro.
reading-hogwarts-year-split = Como se repartem as fichas
    .difference =
        18, 3 e 9 no livro de regras; 18, 4 e 8 em regras francesas mais antigas; e nove fichas para oito espaços.
    .reading = 18, 3 e 9; um espaço do tabuleiro 2 tem duas rosetas.
    .reason = O livro de regras que lemos é claro.
reading-hogwarts-year-more-than = Pontos que acabam o jogo
    .difference = Mais de 210, 260 ou 320, ou, numa crítica, pelo menos esse número.
    .reading = Mais de.
    .reason = O livro de regras e dois resumos coincidem.
reading-hogwarts-year-behaviour-range = Até onde vão as cartas de comportamento
    .difference = Uma carta impressa tira 40 pontos; numa lista de um jogador não há nada abaixo de menos 30.
    .reading = Menos 40 existe.
    .reason = A carta está reproduzida no livro de regras.
reading-hogwarts-year-staying = Quanto tempo ficam os Devoradores da Morte
    .difference = Até ao fim do jogo, ou até serem derrotados.
    .reading = Nunca se movem, e um derrotado desaparece.
    .reason = Assim as duas frases são verdadeiras.
reading-hogwarts-year-lost-cards = Cartas depois de uma missão perdida
    .difference = Feitiços e poções na regra, todas as cartas no exemplo.
    .reading = Feitiços e poções.
    .reason = A regra é mais cuidadosa do que o exemplo.
reading-hogwarts-year-direction = Quem joga a seguir
    .difference = O jogador à direita ou, numa regra da casa, no sentido dos ponteiros do relógio.
    .reading = O jogador à direita.
    .reason = A fonte é o livro de regras.
reading-hogwarts-voldemort-returns-stone = Onde se pode pôr a Pedra
    .difference = Em qualquer lado menos no tabuleiro 2, ou em qualquer espaço.
    .reading = Não no tabuleiro 2.
    .reason = A frase exata prevalece sobre a curta.
reading-hogwarts-year-rolling = Combates entre menores de idade
    .difference = Os combatentes lançam os dados à vez, ou ambos lançam e comparam.
    .reading = Ambos lançam para uma mesma troca de golpes.
    .reason = Só assim há alguma coisa para comparar.
reading-hogwarts-year-common-room = Cartas numa sala comum
    .difference = Qualquer carta, ou uma de quatro baralhos.
    .reading = Uma dos quatro baralhos.
    .reason = A lista é a mais exata.
reading-hogwarts-year-floo = Pó de Floo
    .difference = Aparece como carta e como ficha.
    .reading = Existem as duas e fazem o mesmo.
    .reason = A caixa tem as fichas, o baralho tem as cartas.
reading-hogwarts-year-defence-card = Depois de uma carta de defesa
    .difference = O adversário perde uma vez, mas no exemplo a habilidade segue-se ao ataque seguinte.
    .reading = Só a própria carta de defesa não tem resposta.
    .reason = O exemplo mostra-o passo a passo.
reading-hogwarts-year-boards = Quantos tabuleiros de jogador há
    .difference = 15 tabuleiros e peões, mas 16 personagens.
    .reading = 15: Pettigrew e Voldemort partilham um.
    .reason = Um toma o lugar do outro.
reading-hogwarts-year-match-needed = É preciso um jogo de Quidditch?
    .difference = Para os feiticeiros qualificados é uma regra, num resumo de um jogador é uma opção.
    .reading = É uma regra.
    .reason = A fonte é o livro de regras.


## Options

option-hogwarts-variant =
    Que variante se joga: feiticeiros menores de idade para principiantes, feiticeiros qualificados com
    cartas exigidas e Devoradores da Morte, equipas, ou a solo. Quem estiver sozinho à mesa joga sempre a
    solo.
option-hogwarts-solo_rules =
    Que regras segue um jogador a solo: as dos feiticeiros menores de idade ou as dos qualificados.
option-hogwarts-length =
    O que acaba o jogo: o clássico pede duas missões e mais de 260 pontos, o rápido uma e 210, o longo três e 320.
option-hogwarts-teams =
    Quantas equipas há na variante em equipa: uma com todos os jogadores, ou duas, três ou quatro que se sentam
    alternadas, com dois ou três membros cada uma.
option-hogwarts-end_timing =
    Se a ronda se joga até ao fim quando alguém alcança o objetivo, ou se o jogo acaba logo.
option-hogwarts-winner =
    Se ganha quem tiver mais pontos, ou se só pode ganhar quem cumprir as condições do fim.
option-hogwarts-points_floor =
    Se os pontos param em 0, ou podem descer abaixo disso.
option-hogwarts-first_player =
    Se o acaso escolhe quem começa, ou se começa o lugar com o número indicado; o primeiro lugar é o 0.
option-hogwarts-hp_cap =
    Se os PV podem crescer sem limite, ou só até ao número com que começas.
option-hogwarts-hp_zero =
    Se ficas fora de combate ao perderes o último PV sem ser a combater, ou se te resta 1 PV.
option-hogwarts-extra_stops =
    Se só podes parar antes do tempo em lugares de missão e torres, também numa sala de aula para a qual tenhas um
    livro, ou em todos os lugares com nome.
option-hogwarts-floo_from_standing =
    Se uma viagem com Pó de Floo exige um movimento que tenha acabado numa torre, ou pode partir da torre onde já estás.
option-hogwarts-buckbeak =
    Se Buckbeak voa em vez de lançares os dados, ou depois do teu movimento.
option-hogwarts-trade_refused_draw =
    Se uma troca recusada acaba com a tua visita à sala comum, ou se ainda podes comprar uma carta.
option-hogwarts-required_cards =
    Se só precisas de ter as cartas que uma missão pede, ou tens de as gastar.
option-hogwarts-exams_per_stop =
    Se podes fazer todos os exames para os quais tens livros, ou um por paragem.
option-hogwarts-defence_dice =
    Se os dados de defesa ficam de fora, se se usam entre jogadores, ou se se usam entre jogadores e contra Devoradores
    da Morte.
option-hogwarts-de_setup =
    Se é o acaso que põe os Devoradores da Morte nas torres, ou o primeiro jogador.
option-hogwarts-de_exclude =
    Que torres ficam livres de Devoradores da Morte no início: podes combinar vários valores; nenhuma, se
    não escolheres.
option-hogwarts-solo_death_eaters =
    Se os Devoradores da Morte não fazem nada num jogo a solo, ou se é o jogo que os move.
option-hogwarts-mission_exchange =
    Se as missões ficam como foram distribuídas, ou se com sete e oito jogadores se pode trocar uma numa torre.
option-hogwarts-coop_round_limit =
    Ao fim de quantas rondas perde uma só equipa com todos os jogadores: nunca, ou ao fim de um número de rondas.
option-hogwarts-team_ability =
    Se a habilidade de um adversário atinge só o membro que atacou, ou toda a equipa depois de cada ataque.
option-hogwarts-solo_quidditch =
    Se um jogador a solo defronta uma equipa conduzida pelo jogo, ou se não há jogos de Quidditch.
option-hogwarts-placement =
    Se as peças de Quidditch começam na formação habitual, ou se cada equipa as coloca livremente.
option-hogwarts-bludger =
    Se uma Bludger acerta no primeiro adversário dentro da distância que saiu no dado, ou só a essa distância exata.
option-hogwarts-steal_cost =
    Quantas ações custa roubar a Quaffle: duas ou uma.
option-hogwarts-match_turns =
    Quantos turnos tem no máximo cada equipa na ronda 1 de um jogo de Quidditch.
option-hogwarts-mode2_floo_refill =
    Se os heróis podem receber uma ficha de Floo numa sala comum em O regresso de Voldemort, ou não.
option-hogwarts-mode2_early_fights =
    Se os jogadores passam livremente uns pelos outros antes de Voldemort regressar, ou já combatem.
option-hogwarts-mode2_both_lack =
    Se o jogo continua quando Harry e Voldemort se encontram e a ambos falta a sua ficha, ou se acaba empatado.
option-hogwarts-mode2_de_draw =
    Se os Devoradores da Morte compram cartas nos espaços de feitiço e de poção em O regresso de Voldemort, ou não.
option-hogwarts-mode2_death_eaters =
    Se Voldemort lidera seis Devoradores da Morte, ou três por cada herói e seis no máximo. O segundo facilita a vida a
    um Harry que está sozinho.
option-hogwarts-pack_data =
    Que conteúdo se usa: o tabuleiro, as cartas e as personagens deste jogo, ou o teu próprio pacote.
option-hogwarts-seconds_per_turn =
    Quanto pode demorar um turno: sem limite, ou um número de segundos.


## Procedures

procedure-hogwarts-variants = As variantes lado a lado
    .text =
        | | Menores de idade | Qualificados | Em equipa | A solo |
        |---|---|---|---|---|
        | Fichas de Floo no início | 2 | 1 | 1 | 2 com as regras dos menores de idade, 1 com as dos qualificados |
        | Uma missão precisa de | objetos | objetos e cartas | objetos e cartas, a equipa toda no lugar | como nas regras escolhidas |
        | Cartas num combate de missão | 5 | 3 | 2 por membro | como nas regras escolhidas |
        | Cartas num duelo | 5 | 3 | 3 | como nas regras escolhidas |
        | Combate com um jogador | um dado cada um, perde quem perder duas trocas de golpes | dados de ataque ou cartas, perde-se com 1 PV | como os qualificados, nunca na mesma equipa | nenhum |
        | Cartas num combate com um jogador | nenhuma | uma poção e um feitiço | uma poção e um feitiço | nenhuma |
        | Devoradores da Morte | nenhum | seis | seis | com as regras dos qualificados seis, sem efeito |
        | Jogo de Quidditch preciso para acabar o jogo | não | sim | não | como nas regras escolhidas |
        | Um combate de missão perdido | Caldeirão Escoante | Caldeirão Escoante | Caldeirão Escoante | o jogo está perdido |
procedure-hogwarts-turn = Um turno passo a passo
    .text =
        1. **Início do turno.** Joga cartas de início do turno, se quiseres. Em vez de lançares os dados, podes voar
           com Buckbeak, ou esperar no lugar de uma missão da equipa.
        2. **Lança** dois dados.
        3. **Anda** a soma, como se explica em «Um movimento passo a passo».
        4. **Combate**, se um Devorador da Morte ou outro jogador estiver onde o teu movimento acaba. Depois disso, o
           espaço não tem efeito, e o turno acaba.
        5. **Apanha** fichas de objeto no espaço, até onde os limites permitirem.
        6. **Tenta uma missão** deste lugar, se tiveres o que ela pede e quiseres.
        7. **Usa o espaço**, e faz exames se for uma sala de aula.
        8. **Viaja**: de uma torre com Pó de Floo, do campo de Quidditch com um Botão de Transporte em vez do jogo de
           Quidditch. Apanha lá fichas, e tenta uma missão se ainda não tiveres tentado nenhuma neste turno. Depois
           voltas.
        9. **Fim.** Se alguém cumprir agora as condições do fim, esta ronda é a última. O jogador seguinte é o que
           está à tua direita, a menos que tenhas usado o Vira-Tempo.
procedure-hogwarts-walk = Um movimento passo a passo
    .text =
        1. Dá um passo para um espaço que esteja unido ao teu e em que não tenhas estado neste movimento. Uma passagem
           livre não custa nada; qualquer outro passo gasta um dos que te saíram nos dados.
        2. Se lá estiver um Devorador da Morte ou um jogador de outra equipa, o teu movimento acaba e combates.
        3. Se for o campo de Quidditch, o teu movimento acaba.
        4. Podes apanhar uma ficha de objeto que lá esteja: duas por turno, seis ao todo.
        5. Podes parar se for uma torre, ou o lugar de uma missão que possas tentar agora.
        6. Se não, continua até gastares todos os passos. Um passo depois do qual já não se pudessem gastar todos é
           recusado, a menos que nenhum caminho chegue para tanto.
        7. Depois do último passo ainda podes seguir por uma passagem livre.
procedure-hogwarts-field = O que faz um espaço
    .text =
        | Espaço | Quando paras nele | Em O regresso de Voldemort |
        |---|---|---|
        | Feitiço, poção | compra uma carta | o mesmo |
        | Livro, dois livros | compra um livro, ou dois | nada |
        | Comportamento | compra uma carta e faz o que ela diz | nada |
        | Acontecimento | compra uma carta; toca a todos | nada |
        | Duelo | combate com o estudante da carta | nada |
        | PV | ganha os PV indicados | o mesmo, mas não para Voldemort |
        | Sala comum | compra uma carta de comportamento, um livro, uma poção ou um feitiço, ou propõe uma troca | um feitiço ou uma poção; um herói pode receber uma ficha de Floo |
        | Encantamentos, Transfiguração, Defesa Contra a Magia Negra | exames, depois um feitiço | um feitiço |
        | Poções, Herbologia, Cuidados com as Criaturas Mágicas | exames, depois duas poções | duas poções |
        | Gabinete de Dumbledore | dois feitiços | o mesmo |
        | Gabinete de Snape | duas poções | o mesmo |
        | Cabana de Hagrid | uma poção e um feitiço | o mesmo |
        | Secção Reservada | um livro | nada |
        | Torre | uma viagem com Pó de Floo | uma viagem com Pó de Floo, para os heróis |
        | Campo de Quidditch | um jogo de Quidditch, ou uma viagem com um Botão de Transporte | o ritual de Pettigrew, ou uma viagem com um Botão de Transporte |
procedure-hogwarts-mission-fight = Um combate de missão passo a passo
    .text =
        1. Escolhe a missão e mostra que tens as suas fichas, e as suas cartas se a variante as pedir. Numa equipa,
           todos os membros têm de lá estar.
        2. Vira a sua carta de combate. Numa equipa, multiplica os PV dela pelo número de membros.
        3. Acontece agora um eventual efeito de revelação. Cada perda é primeiro anunciada: podes responder-lhe com uma
           carta de defesa ou com a Pedra da Ressurreição.
        4. **A tua ronda.** Podes jogar uma carta de defesa. Se a habilidade vier antes dos ataques, atua agora. Depois
           ataca com uma carta de ataque ou com os teus dados.
        5. Se o adversário ainda tiver PV e a habilidade vier depois dos ataques, atua agora. Se estiveres a 0,
           perdeste. Se não, volta-se ao passo 4; numa equipa ataca o membro seguinte.
        6. Se o adversário já não tiver PV, a habilidade atua uma última vez, a menos que a carta diga outra coisa.
        7. Se te restar pelo menos 1 PV, ganhaste: marca os pontos, põe as fichas no tabuleiro 2 ou em Diagon-Al, e
           põe a missão virada para cima. Com 0 PV, perdeste: vai para o Caldeirão Escoante, entrega os feitiços e as
           poções, e recebe 6 PV.
procedure-hogwarts-duel = Um duelo passo a passo
    .text =
        1. Compra uma carta de duelo; se for a tua própria personagem, devolve-a e compra outra.
        2. Com 1 PV, perdeste logo.
        3. Combate como num combate de missão, a partir da revelação, com o limite de cartas dos duelos.
        4. Assim que ficares com 1 PV, perdeste, mesmo que seja pelo último golpe da habilidade: põe debaixo dos seus
           baralhos três cartas à tua escolha, ou todas se tiveres menos.
        5. Se o adversário já não tiver PV e tu tiveres 2 ou mais depois do último golpe da habilidade, ganhaste:
           compra um feitiço, uma poção e um livro.
        6. A carta de duelo vai para debaixo do seu baralho, e o teu turno acaba.
procedure-hogwarts-player-fight-underage = Um combate entre feiticeiros menores de idade
    .text =
        1. Quem chegou ataca, e escolhe o adversário se houver vários.
        2. Ambos lançam um dado. O mais baixo perde 1 PV, mas nunca o último; dados iguais lançam-se outra vez.
        3. Quem perdeu duas trocas de golpes perdeu o combate; se não, volta-se ao passo 2.
        4. O vencedor pode tirar uma ficha de objeto, uma ficha de Botão de Transporte, uma ficha de Floo ou uma carta
           oculta à sorte.
        5. O turno acaba.
procedure-hogwarts-player-fight-qualified = Um combate entre feiticeiros qualificados
    .text =
        1. Um combatente que só tenha 1 PV no início perdeu. Se ambos só tiverem 1, não há combate.
        2. Quem chegou ataca primeiro: com os dados de ataque, ou com um feitiço ou uma poção.
        3. O outro pode responder a uma perda anunciada com uma carta de defesa. Cada combatente tem uma poção e um
           feitiço para o combate inteiro.
        4. Quem ficar com 1 PV perdeu; se não, ataca o outro.
        5. O vencedor pode tirar duas fichas de objeto, uma ficha de Botão de Transporte, uma ficha de Floo ou duas
           cartas ocultas à sorte.
        6. O turno acaba.
procedure-hogwarts-death-eater = Um combate com um Devorador da Morte
    .text =
        1. O vizinho da direita recebe o tabuleiro do Devorador da Morte, todos os seus PV, um feitiço e uma poção.
        2. O jogador ativo ataca primeiro, depois o Devorador da Morte, e assim por diante, à vez: com dados ou com uma
           carta. O jogador ativo pode usar três cartas.
        3. Quem ficar primeiro sem PV perdeu.
        4. Se o Devorador da Morte perdeu, sai do jogo, e o jogador marca 20 pontos.
        5. Se o jogador perdeu, custa-lhe o mesmo que uma missão perdida: o Caldeirão Escoante, todos os feitiços e
           poções, e 6 PV para recomeçar.
        6. As cartas do Devorador da Morte vão para debaixo dos seus baralhos, e o turno acaba.
procedure-hogwarts-match = Um jogo de Quidditch passo a passo
    .text =
        1. Cada equipa tem uma casa. Coloquem o Keeper, os Beaters e os Chasers, a Quaffle e as duas Bludgers.
        2. Ambos lançam dois dados; começa a soma mais alta.
        3. **Ronda 1.** No teu turno, lança dois dados para as tuas ações:

           | O que fazes | Ações |
           |---|---|
           | mover uma peça um espaço | 1 |
           | apanhar a Quaffle ou uma Bludger ao entrar no seu espaço | nenhuma |
           | lançar uma Bludger: lança o dado, escolhe uma direção; o alvo esquiva-se com 4 ou mais | nenhuma |
           | lançar a Quaffle um espaço, ou passá-la com o Keeper | 1 |
           | roubar a Quaffle | 1 pelo passo e 1 por a tirares |
           | rematar a partir da linha 3 da outra equipa | 1 |

        4. Um remate é golo se o dado do Chaser for mais alto do que o do Keeper. Um golo vale uma carta de Quidditch, e
           a Quaffle passa depois para a equipa que defende.
        5. Dois golos ganham a ronda 1; pôr fora do jogo todos os Chasers da outra equipa também. Ao fim de
           30 turnos de cada uma, ganham-na mais golos, ou então os dados (RUL-HOG-178).
        6. **Ronda 2.** Começa o vencedor da ronda 1. No teu turno, lança dois dados, move o teu Seeker, e joga uma
           carta de Quidditch se quiseres.
        7. O primeiro Seeker a completar a volta apanha a Snitch e ganha 40 pontos.
        8. Todas as cartas de Quidditch vão para debaixo do seu baralho, e o peão desafiado volta ao seu lugar.
procedure-hogwarts-return-turn = Um turno em O regresso de Voldemort
    .text =
        1. **Um herói** que falhou junto a um Horcrux volta a tentar em vez de se mover. Se não, o herói lança dois
           dados e anda; pode parar antes do tempo em torres e, com o dente ou a espada, junto a Horcruxes.
        2. Um herói que encontra um Devorador da Morte detém-se e combate. Harry e Voldemort param para o seu encontro.
        3. Junto a um Horcrux, com o dente ou a espada: um dado cada um, e um resultado mais alto destrói-o. Depois
           disso, o espaço pode ser usado.
        4. **Pettigrew** lança um dado. Com as quatro fichas detém-se no campo de Quidditch, e Voldemort regressa: seis
           Devoradores da Morte vão para torres, a Pedra é posta por Voldemort, depois a Varinha por Harry.
        5. **Voldemort** lança um dado por si e um por cada Devorador da Morte, por qualquer ordem. Um Devorador da
           Morte que encontra um herói detém-se e ataca.
        6. **Um combate:** quem chegou ataca com dados ou com uma carta. O defensor volta a lançar cada dado com êxito:
           1 ou 2 custa 2 PV ao defensor, de 3 a 5 custa-lhe 1 PV, e 6 custa 1 PV ao atacante. Depois ataca o outro.
        7. Um herói derrotado vai para a Partida com 1 PV, um Devorador da Morte derrotado sai do jogo.
procedure-hogwarts-meeting = Quando Harry encontra Voldemort
    .text =
        1. A Harry falta a Pedra e a Voldemort a Varinha: não acontece nada, e o jogo continua.
        2. Só a Harry falta a sua ficha: ganha Voldemort.
        3. Só a Voldemort falta a sua ficha: ganha o lado de Harry.
        4. Ambos têm a sua, mas resta um Horcrux: ganha Voldemort.
        5. Se não, o duelo final: um dado cada um, lançado outra vez em caso de empate. O mais alto ganha o jogo.


## Refused actions

refusal-hogwarts-not_your_turn = Não é a tua vez.
refusal-hogwarts-game_over = O jogo terminou.
refusal-hogwarts-not_now = Agora não podes fazer isso.
refusal-hogwarts-choose_character = Escolhe primeiro a tua personagem.
refusal-hogwarts-character_taken = Outro jogador tem essa personagem.
refusal-hogwarts-not_a_student = Não podes escolher essa personagem.
refusal-hogwarts-must_choose = Faz primeiro a escolha que tens pendente.
refusal-hogwarts-not_a_neighbour = Estes dois espaços não estão ligados.
refusal-hogwarts-not_enterable = Não podes entrar nesse espaço.
refusal-hogwarts-visited = Já estiveste nesse espaço neste movimento.
refusal-hogwarts-cannot_finish = A partir daí não poderias andar o resto do teu lançamento.
refusal-hogwarts-must_go_on = Não podes parar aqui: anda o resto do teu lançamento.
refusal-hogwarts-no_moves_left = Já não tens passos.
refusal-hogwarts-no_roll = Neste turno não lanças os dados.
refusal-hogwarts-move_first = Move-te primeiro: podes fazer isso onde o teu movimento acabar.
refusal-hogwarts-no_waiting = Só podes esperar no lugar de uma missão da equipa.
refusal-hogwarts-too_many_items = Não podes apanhar mais fichas de objeto neste turno.
refusal-hogwarts-no_such_item = Não podes obter aqui essa ficha de objeto.
refusal-hogwarts-out_of_reach = Essa ficha está demasiado longe.
refusal-hogwarts-swap_needed = Tens seis fichas de objeto: escolhe uma para deixares aqui.
refusal-hogwarts-swap_not_needed = Tens lugar para a ficha, por isso não precisas de deixar nenhuma.
refusal-hogwarts-must_put_tokens = Põe primeiro a ficha num espaço.
refusal-hogwarts-bad_place = Não podes escolher esse espaço para isto.
refusal-hogwarts-not_held = Não tens essa carta ou ficha.
refusal-hogwarts-not_in_deck = Essa carta não está no baralho.
refusal-hogwarts-deck_empty = Esse baralho já não tem cartas.
refusal-hogwarts-must_arrange = Volta a pôr todas estas cartas no baralho, pela ordem que quiseres.
refusal-hogwarts-must_discard = Escolhe primeiro a carta a perder.
refusal-hogwarts-no_such_ability = A tua personagem não tem essa habilidade.
refusal-hogwarts-not_usable = Não podes usar essa ficha aqui.
refusal-hogwarts-wrong_moment = Agora não podes levantar voo.
refusal-hogwarts-wrong_moment_for_card = Essa carta só serve num combate.
refusal-hogwarts-start_of_turn_only = Só podes jogar essa carta no início do teu turno.
refusal-hogwarts-not_against_players = Os feiticeiros menores de idade não podem usar cartas contra outros jogadores.
refusal-hogwarts-no_target = Não há ninguém contra quem usar essa carta.
refusal-hogwarts-not_on_a_tower = O Pó de Floo só funciona a partir de uma torre.
refusal-hogwarts-no_floo = Não tens Pó de Floo.
refusal-hogwarts-no_portkey = Não tens nenhuma ficha de Botão de Transporte.
refusal-hogwarts-one_trip = Só podes fazer uma viagem por turno.
refusal-hogwarts-not_a_floo_place = O Pó de Floo não leva até lá.
refusal-hogwarts-graveyard_by_portkey = Só um Botão de Transporte te leva ao cemitério.
refusal-hogwarts-not_your_mission = Essa não é uma das tuas missões por cumprir.
refusal-hogwarts-one_attempt = Já tentaste uma missão neste turno.
refusal-hogwarts-must_attempt = Paraste mais cedo para tentares algo aqui, por isso tenta.
refusal-hogwarts-mission_needs_items = Faltam-te fichas de objeto para esta missão.
refusal-hogwarts-mission_needs_cards = Faltam-te cartas para esta missão.
refusal-hogwarts-team_not_there = Primeiro tem de estar aqui a tua equipa toda.
refusal-hogwarts-not_here = Não podes fazer isso neste espaço.
refusal-hogwarts-no_trade = Essa troca não é possível.
refusal-hogwarts-must_answer = Responde primeiro à proposta.
refusal-hogwarts-other_classroom = O exame desse livro faz-se noutra sala de aula.
refusal-hogwarts-choose_opponent = Escolhe primeiro contra quem lutas.
refusal-hogwarts-no_such_player = Não podes escolher esse jogador para isto.
refusal-hogwarts-no_cards = Os feiticeiros menores de idade lutam entre si sem cartas.
refusal-hogwarts-no_tokens = Os Devoradores da Morte não têm fichas de objeto.
refusal-hogwarts-too_many_cards = Já usaste todas as cartas que este combate permite.
refusal-hogwarts-found_this_round = Podes usar essa carta a partir da ronda seguinte.
refusal-hogwarts-not_a_defence = Agora só serve uma carta de defesa.
refusal-hogwarts-one_defence = Só podes jogar uma carta de defesa de cada vez.
refusal-hogwarts-nothing_to_cancel = Não há nada que essa carta possa anular.
refusal-hogwarts-dice_only = Essa ficha só dá dados de ataque, que agora não servem de nada.
refusal-hogwarts-bad_dice = Não podes voltar a lançar esses dados.
refusal-hogwarts-not_a_way_out = Por esse espaço não podes escapar ao combate.
refusal-hogwarts-nothing_there = O vencido não tem nada desse tipo.
refusal-hogwarts-place_death_eater = Põe primeiro o Devorador da Morte numa torre.
refusal-hogwarts-not_a_tower = Não podes pôr aí um Devorador da Morte: escolhe outra torre.
refusal-hogwarts-tower_taken = Já há um Devorador da Morte nessa torre.
refusal-hogwarts-hero_there = Há um herói nessa torre.
refusal-hogwarts-not_a_hero = Escolhe uma personagem do lado de Harry.
refusal-hogwarts-hero_needed = Harry tem de participar, e não resta mais ninguém para jogar com ele.
refusal-hogwarts-wrong_side = Essa ficha pertence ao outro lado.
refusal-hogwarts-never_carried = Um Horcrux não se pode transportar.
refusal-hogwarts-no_powers = As fichas de objeto não têm poderes em O regresso de Voldemort.
refusal-hogwarts-token_on_mission = A missão pede essa ficha, por isso agora não a podes usar para outra coisa.
refusal-hogwarts-no_horcrux = Aqui não há nenhum Horcrux.
refusal-hogwarts-no_weapon = Precisas do dente de basilisco ou da Espada de Gryffindor.
refusal-hogwarts-must_retry = Volta a tentar destruir o Horcrux antes de seguires caminho.
refusal-hogwarts-not_a_weapon = Só podes entregar o que destrói Horcruxes.
refusal-hogwarts-not_together = Só podes entregar algo a um herói que esteja no mesmo espaço.
refusal-hogwarts-board_full = Esse herói não tem lugar para mais uma ficha de objeto.
refusal-hogwarts-unused_deck = Esse baralho não se usa nesta mesa.
refusal-hogwarts-no_floo_here = Não podes obter Pó de Floo aqui.
refusal-hogwarts-floo_not_needed = Só recebes Pó de Floo se não tiveres nenhum e ainda houver um Horcrux no tabuleiro 2.
refusal-hogwarts-no_such_pawn = Esse não é um dos teus peões.
refusal-hogwarts-already_moved = Esse peão já se moveu neste turno.
refusal-hogwarts-must_challenge = Desafia alguém para um jogo ou usa o Botão de Transporte.
refusal-hogwarts-play_to_end = Tens de disputar o jogo de Quidditch até ao fim.
refusal-hogwarts-house_taken = Quem desafia já joga por essa casa.
refusal-hogwarts-match_first = Acaba primeiro o jogo de Quidditch.
refusal-hogwarts-must_place = Coloca primeiro as tuas peças.
refusal-hogwarts-already_placed = Já colocaste essa peça.
refusal-hogwarts-wrong_line = Essa peça não pode começar aí.
refusal-hogwarts-must_roll = Lança primeiro os dados.
refusal-hogwarts-no_actions = Já não tens ações suficientes.
refusal-hogwarts-piece_out = Essa peça está fora do jogo de Quidditch.
refusal-hogwarts-not_a_step = Move-te para o espaço seguinte ao longo das linhas ponteadas.
refusal-hogwarts-field_taken = Já lá está uma das tuas peças.
refusal-hogwarts-opponent_there = Está lá um adversário: contorna-o.
refusal-hogwarts-keeper_stays = Um Keeper não pode sair da área de baliza.
refusal-hogwarts-goal_area = Só os Keepers podem entrar numa área de baliza.
refusal-hogwarts-no_bludger = Essa peça não tem nenhuma Bludger para lançar.
refusal-hogwarts-thrown_already = Esse Beater já lançou uma Bludger neste turno.
refusal-hogwarts-must_throw = Escolhe uma direção para a Bludger.
refusal-hogwarts-no_quaffle = A tua equipa não tem a Quaffle.
refusal-hogwarts-bad_pass = Não podes lançar a Quaffle para aí.
refusal-hogwarts-nobody_to_rob = Nenhum dos teus Chasers está no espaço de quem leva a Quaffle.
refusal-hogwarts-must_take = Fica com a Quaffle, agora que o teu Chaser a alcançou.
refusal-hogwarts-too_far = Só podes rematar a partir da linha 3 da outra equipa.
refusal-hogwarts-must_put = Põe primeiro a Quaffle num espaço da tua linha 3.
refusal-hogwarts-not_your_line = A Quaffle tem de ir para a tua própria linha 3.
refusal-hogwarts-one_card = Já usaste uma carta de Quidditch neste turno.
