### The rules of the Quidditch card game in Portuguese: one message per rule or ruling, and the words of the document.
### The order and the structure are in games/quidditch/rules.toml.


## The document

document-quidditch = Quidditch, o jogo de cartas: as regras
    .intro =
        Esta página reúne todas as regras do jogo de cartas de Quidditch com que se joga na Common Room. Duas
        casas encontram-se em campo. Colocas cartas viradas para baixo junto às bolas, revela-las, marcas
        golos, esquivas-te a Bludgers e jogas até alguém apanhar a Snitch Dourada.

        - Um código como QCG-40 designa uma **regra**: está no folheto impresso ou decorre diretamente dele.
          A fonte indica onde está e se foi impressa, deduzida do texto impresso ou tirada de uma fonte
          pública alheia ao folheto.
        - Um código como RUL-QCG-40 designa um **critério**: o que decidimos quando o folheto nada diz, não é
          claro ou se contradiz. Apresenta a pergunta, a resposta e o motivo. Alguns critérios podem ser
          mudados com uma opção ao abrir a mesa.

        Há umas quantas palavras que aparecem por toda a parte:

        - O **baralho da casa** é o teu próprio baralho e tem a sua própria pilha de descarte. O **baralho do
          campo** é dos dois jogadores. O **campo** é o espaço entre ambos, onde as bolas estão viradas para
          cima, e a tua **pilha de cartas ganhas** reúne as cartas de campo que ganhaste.
        - Uma **bola** é uma Quaffle, uma Bludger ou a Snitch Dourada que está em campo. Uma bola é
          considerada **disputada** quando se joga por ela nesta ronda, e **resolvida** assim que se conhece
          o seu resultado.
        - O **líder** abre a ronda; o outro é o **segundo jogador**.
        - **Colocar** uma carta é pô-la virada para baixo junto a uma bola disputada. Uma carta especial que
          se coloca é **posta de parte**: ali não tem nenhum poder. **Jogar** uma carta especial é mostrá-la
          a partir da mão, dizer o que faz e deixá-la produzir efeito.
        - O **valor efetivo** de uma carta de jogador colocada é o seu valor impresso depois de aplicado tudo
          o que o baixa.
        - Quem não tem nada que conte junto a uma bola está **sem carta** nessa bola; ver RUL-QCG-33.
        - Quem perde uma Bludger contra o outro jogador é **atingido**.

        Esta página não é oficial: todas as regras estão escritas por palavras nossas, não substituem o
        folheto da tua caixa, e os nomes de jogos, editoras, casas e personagens são marcas dos seus
        proprietários.
    .contents = Índice
    .editions = Edições
    .edition = Edição
    .id = Escreve-se
    .box = Caixa
    .topic = Tema
    .ids = Ver
    .readings = Onde o folheto não é claro e que leitura seguimos
    .readings-intro =
        Lemos o folheto neerlandês do jogo. Tem gralhas, lacunas e passagens que se contradizem; são estas as
        que importam durante o jogo.
    .difference = O texto
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
        As cartas e, mais uma vez, as mesmas regras, pela ordem exata em que são aplicadas.
    .refusals = Ações recusadas
    .refusals-intro =
        Uma ação não permitida é recusada com um código que diz porquê; são estes os códigos que surgem
        durante o jogo. A recusa nada muda: a carta fica na mão, e quem tinha de agir continua a ter de o
        fazer.
    .code = Código
    .meaning = Significado
    .source = Fonte
    .rulings = Critério

edition-quidditch-card-game-2001 = Jogo de cartas 2001
    .box = Quidditch, o jogo de cartas para dois, Mattel 2001


## Sections

section-quidditch-components = Componentes
    .about = os três baralhos, cartas de jogador, cartas especiais, cartas de campo
section-quidditch-setup = Preparação
    .about = as casas, as primeiras mãos, quem é o primeiro líder
section-quidditch-information = Informação visível e oculta
    .about = o que podem ver os jogadores e os espectadores, e de onde vem o acaso
section-quidditch-goal = Objetivo e pontos
    .about = quanto valem as bolas e quanto dura um jogo
section-quidditch-round = A ronda
    .about = quem é o líder, como começa e como acaba uma ronda
section-quidditch-pitch = O campo
    .about = quantas bolas pode haver, o que se vira, o que fica
section-quidditch-declaring = Declarações
    .about = dizer por que Bludgers jogas e se jogas pela Snitch
section-quidditch-laying = Colocar cartas
    .about = quantas cartas, cartas a menos, bluffs, ficar sem carta
section-quidditch-quaffle = A Quaffle
    .about = a bola pela qual se joga sempre, os Keepers e as defesas
section-quidditch-bludger = As Bludgers
    .about = Beaters, golpes e mãos mais pequenas
section-quidditch-free-goal = Golos oferecidos
    .about = o golo que não precisa de nenhuma carta
section-quidditch-snitch = A Snitch Dourada
    .about = os Seekers, a captura, a perseguição final
section-quidditch-new-round = Uma nova ronda
    .about = completar a mão, baralhos da casa esgotados
section-quidditch-several-balls = Várias bolas ao mesmo tempo
    .about = quem escolhe a ordem, e quando
section-quidditch-specials = Cartas especiais
    .about = os cinco tipos de maldições e feitiços, os seus alvos, para onde vão
section-quidditch-windows = Janelas
    .about = quando se podem jogar cartas especiais e quem age primeiro
section-quidditch-answers = Respostas
    .about = anular uma carta especial
section-quidditch-fouls = Faltas e árbitros
    .about = um Keeper fora de combate, penáltis, e como se travam
section-quidditch-end = Fim do jogo
    .about = pilhas de descarte, as últimas bolas, a contagem, os empates
section-quidditch-leaving = Tempo, bots e desistir
    .about = relógios, jogadores ausentes, o que os bots podem fazer, desistências


## Components

QCG-01 =
    O Quidditch é um duelo para exatamente duas pessoas. A caixa recomenda-o a partir dos oito anos.
    .source = Capa (impresso)
QCG-02 =
    As 108 cartas formam três baralhos que se distinguem pelo verso: 40 escarlates para Gryffindor, 40
    verdes para Slytherin e 28 cartas de campo azuis para ambos.
    .source = «Conteúdo» (impresso; o total é calculado)
QCG-03 =
    Um baralho da casa junta dois tipos de cartas. Chasers, Keepers, Beaters e Seekers são cartas de
    jogador; árbitros, faltas, maldições e feitiços são cartas especiais.
    .source = «Ver as tuas cartas» (impresso)
QCG-04 =
    Uma carta de jogador mostra uma posição e um valor. Os Chasers vão de 4 a 10, os Keepers de 6 a 10, os
    Beaters de 1 a 3, e um Seeker vale 11 ou 12.
    .source =
        «Jogar por uma Quaffle», «Jogar por uma Bludger» e «Jogar pela Snitch Dourada» (impresso)
QCG-05 =
    No teu baralho da casa há dois Seekers: um vale 11, o outro 12.
    .source =
        «Jogar pela Snitch Dourada». O número e os valores estão impressos, embora referidos ao baralho
        errado; uma crítica pública confirma que há um Seeker de cada valor.
QCG-06 =
    Nenhuma casa é mais forte: os dois baralhos da casa têm as mesmas cartas, nas mesmas quantidades.
    .source = Não está no folheto; vem de uma fonte pública, uma crítica do jogo.
QCG-07 =
    O baralho do campo é composto por Quaffles, Bludgers, golos oferecidos e uma única Snitch Dourada.
    .source = «Jogar» e «Jogar pela Snitch Dourada» (impresso)
QCG-08 =
    Entre as cartas de campo, nenhuma é tão frequente como a Quaffle.
    .source = «Jogar por uma Quaffle» (impresso)
RUL-QCG-81 =
    Os baralhos são os que constam dos procedimentos, em «Os baralhos». São de nossa autoria sempre que
    nenhuma fonte conta as cartas. Quem tiver a caixa pode pôr outros no lugar deles com deck_data; os dois
    jogadores usam então o mesmo baralho da casa, e os baralhos têm de passar nas verificações que também lá
    estão.
    .question = Quantas cópias há de cada carta, e pode uma mesa usar baralhos próprios?
    .reason =
        Nas fontes que encontrámos, só a Snitch e os Seekers estão contados. A quem tiver a caixa basta ver.


## Setup

QCG-09 =
    Separem as cartas nos três baralhos, baralhem cada um e ponham-no virado para baixo.
    .source = «Preparação» (impresso)
QCG-10 =
    O baralho do campo fica no centro da mesa, ao alcance dos dois jogadores.
    .source = «Preparação» (impresso)
QCG-11 =
    Cada um escolhe uma casa. Um joga com Gryffindor e o outro com Slytherin.
    .source =
        «Preparação» (impresso; que as casas são diferentes deduz-se de haver um baralho de cada uma)
QCG-12 =
    A tua primeira mão são as cinco cartas de cima do teu próprio baralho da casa. Não a mostres ao teu
    adversário.
    .source = «Preparação» (impresso)
QCG-13 =
    A primeira ronda é sempre aberta por Slytherin.
    .source = «Início do jogo» (impresso)
RUL-QCG-17 =
    Escolhe quem chegou primeiro à mesa, e o outro fica com a casa que sobra. Numa mesa online, cada lugar
    pode pedir uma casa antes de o jogo começar: primeiro atende-se ao desejo do primeiro lugar, depois ao
    do segundo e, se ninguém pedir nada, o primeiro lugar joga com Gryffindor.
    .question = E se os dois jogadores quiserem a mesma casa?
    .reason =
        De alguma forma tem de se decidir. Pouco depende disso: os baralhos são iguais, pelo que a casa só
        determina quem abre a primeira ronda.
RUL-QCG-18 =
    Não. Joga-se com as cinco cartas recebidas.
    .question = Pode trocar-se uma má mão inicial?
    .reason = O folheto não prevê que se volte a dar cartas e, seja como for, cada ronda completa a mão.


## Open and hidden information

RUL-QCG-76 =
    Sim. Qualquer dos jogadores pode ver as duas pilhas de descarte de cima a baixo. A opção discard_view
    pode limitar o que vês da pilha do outro jogador à carta de cima.
    .question = Podem ver-se as pilhas de descarte?
    .reason = Cada uma dessas cartas estava à vista dos dois jogadores quando lá chegou.
RUL-QCG-77 =
    À vista de todos: quantas cartas há em cada mão, em cada baralho da casa e no baralho do campo; o campo
    e a sua pilha de descarte; as cartas ganhas e os pontos; as cartas especiais jogadas nesta ronda; os
    golpes, o líder e o número da ronda; que bolas têm cartas; e que cartas compõem os baralhos. Ocultas: as
    cartas da outra mão, as cartas do outro jogador viradas para baixo e a ordem de todos os baralhos
    virados para baixo, incluindo a do teu.
    .question = O que mais está à vista, e o que está oculto?
    .reason = É o que duas pessoas poderiam ver e contar numa mesa a sério.
RUL-QCG-78 =
    Só o que está à vista de todos.
    .question = O que veem os espectadores?
    .reason = Um espectador que conhecesse uma mão poderia contá-lo.
RUL-QCG-80 =
    Uma única fonte de acaso, que parte da semente do jogo. Com a semente e as ações pode reproduzir-se o
    jogo exatamente igual.
    .question = Quem baralha e quem tira cartas à sorte?
    .reason = Nenhum jogador o pode influenciar, e depois qualquer pessoa o pode verificar.


## Goal and points

QCG-14 =
    Cada Quaffle que ganhas vale-te 10 pontos.
    .source = «Jogar» e «Jogar por uma Quaffle» (impresso)
QCG-15 =
    Cada golo oferecido que viras vale-te 10 pontos.
    .source = «Jogar» e «Jogar por uma carta de golo» (impresso)
QCG-16 =
    Apanhar a Snitch Dourada vale 150 pontos.
    .source = «Jogar» e «Jogar pela Snitch Dourada» (impresso)
QCG-17 =
    As Bludgers não valem pontos. Mesmo que ganhes uma, não vai para a tua pilha de cartas ganhas.
    .source = «Jogar por uma Bludger» (impresso; que não valem pontos deduz-se)
QCG-18 =
    Joga-se ronda após ronda até alguém apanhar a Snitch Dourada.
    .source = «Objetivo do jogo» e «Vencedor» (impresso)
QCG-19 =
    No fim do jogo, ganha quem tiver mais pontos.
    .source = «Objetivo do jogo» e «Vencedor» (impresso)
QCG-20 =
    Apanhar a Snitch ainda não é ganhar: se, mesmo com esses 150 pontos, o outro jogador continuar à frente,
    é ele quem ganha. É difícil, mas pode acontecer.
    .source = «Vencedor» (impresso)


## The round

QCG-21 =
    Um jogo é composto por muitas rondas curtas.
    .source = «Início do jogo» (impresso)
QCG-22 =
    Tu e o teu adversário são líderes à vez, uma ronda cada um.
    .source = «Início do jogo» (impresso)
QCG-23 =
    Para abrir a ronda, o líder tira a carta de cima do baralho do campo e põe-na virada para cima entre os
    dois.
    .source = «Início do jogo» (impresso)
QCG-24 =
    Em regra, começas cada ronda com cinco cartas da casa na mão.
    .source = «Ver as tuas cartas» (impresso)
QCG-25 =
    Das bolas em campo depende que cartas vale a pena colocar e se é preciso colocar alguma.
    .source = «Ver as tuas cartas» (impresso)
QCG-26 =
    A ronda acaba quando não resta em campo nenhuma carta da casa colocada: todas foram reveladas,
    resolvidas e descartadas.
    .source = «Início de uma nova ronda» (impresso)
RUL-QCG-20 =
    A ronda acaba sem que se coloque nenhuma carta. Os dois jogadores completam a mão, e a liderança passa
    para o outro, que abre a ronda seguinte.
    .question = E se não houver nenhuma Quaffle e ninguém quiser as outras bolas?
    .reason = QCG-51 acaba a ronda nesse ponto, e segundo QCG-75 a liderança muda a cada nova ronda.


## The pitch

QCG-27 =
    As bolas ficam entre os dois jogadores, à vista de ambos.
    .source = «Jogar» e «Início do jogo» (impresso)
QCG-28 =
    No campo cabem quatro bolas: uma Quaffle, duas Bludgers e a Snitch Dourada.
    .source = «Jogar» e «Início de uma nova ronda» (impresso)
QCG-29 =
    Se ninguém ganhar uma bola, ela continua lá na ronda seguinte.
    .source =
        «Jogar por uma Quaffle», «Jogar por uma Bludger» e «Jogar pela Snitch Dourada» (impresso)
QCG-30 =
    Por isso, uma ronda pode começar com o campo vazio ou com algumas bolas de antes.
    .source = «Início de uma nova ronda» (impresso)
QCG-31 =
    Quando ainda há uma Quaffle em campo, o novo líder abre a ronda com ela e não vira nenhuma carta de
    campo.
    .source = «Início de uma nova ronda» (impresso)
QCG-32 =
    Uma terceira Bludger não cabe. Quem a virou põe-na na pilha de descarte do campo, vira em seu lugar a
    carta seguinte e continua a ser o líder.
    .source = «Início de uma nova ronda» (impresso)
RUL-QCG-21 =
    Sim. Só uma Quaffle de antes o impede.
    .question = O líder vira uma carta quando há bolas de antes, mas nenhuma Quaffle?
    .reason = QCG-31 refere a Quaffle e nenhuma outra bola.
RUL-QCG-22 =
    Uma após outra, até uma bola ficar em campo ou até o baralho do campo se esgotar. Um golo oferecido ou
    uma terceira Bludger não contam como tal, por isso segue-se outra carta.
    .question = Quantas cartas de campo vira o líder?
    .reason = Tanto QCG-32 como QCG-65 pedem outra carta.
RUL-QCG-23 =
    Com baralhos corretos, nunca acontece. Se ainda assim acontecer, a bola a mais é tratada como uma
    terceira Bludger: é descartada e vira-se a carta seguinte.
    .question = E se aparecer uma segunda Quaffle ou uma segunda Snitch?
    .reason =
        Ninguém vira cartas enquanto há uma Quaffle em campo, e Snitch há só uma; o limite de QCG-28 tem de
        valer mesmo com baralhos invulgares.
RUL-QCG-25 =
    Não se vira mais nada, e a ronda continua com as bolas que houver.
    .question = E se o baralho do campo se esgotar enquanto o líder está a virar cartas?
    .reason = Pode jogar-se pelas bolas em campo sem que saia uma nova.


## Declaring

RUL-QCG-24 =
    Cada Bludger e a Snitch, uma a uma e em todas as rondas em que estejam em campo. Os dois sítios para as
    Bludgers só diferem no nome, e uma Bludger que aparece vai para o primeiro que estiver livre.
    .question = Quais são as bolas pelas quais se pode escolher jogar?
    .reason =
        O folheto só conta o caso de uma Bludger nova, mas pode voltar a jogar-se por uma bola que continua em
        jogo.
RUL-QCG-26 =
    Primeiro, o líder nomeia de uma só vez todas as bolas opcionais pelas quais joga. Depois, o segundo
    jogador pode nomear qualquer uma das restantes. Basta um dos dois para que uma bola fique disputada para
    ambos, e todos o ouvem. Com a opção declare_mode podem decidir os dois em segredo e ao mesmo tempo;
    nesse caso fica disputada toda a bola que pelo menos um deles tenha nomeado, e em RUL-QCG-27 só contam
    como devidas as bolas obrigatórias.
    .question = Quem decide primeiro por que bolas se joga?
    .reason = É o líder quem vira a carta, por isso também lhe cabe decidir primeiro.
RUL-QCG-27 =
    Podes declarar uma bola por cada carta que tenhas além das que já deves, e mais nenhuma.
    .question = Pode um jogador declarar mais bolas do que as cartas que tem para elas?
    .reason = Cada bola declarada obriga os dois jogadores a colocar uma carta; ver QCG-52 e QCG-68.
RUL-QCG-28 =
    Sim. É um bluff como outro qualquer.
    .question = Pode ir-se a uma Bludger sem Beater, ou à Snitch sem Seeker?
    .reason =
        Junto a estas bolas pode colocar-se qualquer carta, e noutra passagem o folheto elogia o bluff.
RUL-QCG-29 =
    Não. O que está declarado, declarado fica.
    .question = Pode retirar-se uma declaração?
    .reason = O outro jogador já ficou obrigado por ela.


## Laying cards

RUL-QCG-14 =
    Não. Os dois jogadores escolhem em segredo e colocam as suas cartas no mesmo momento.
    .question = Pode jogar-se uma carta especial entre a colocação de um jogador e a do outro?
    .reason =
        Com dois ecrãs, ninguém deve ganhar por ser mais lento. As janelas antes e depois da colocação abrangem
        o que QCG-82 permite.
RUL-QCG-30 =
    Uma junto a cada bola disputada da qual não te tenham afastado, ou todas as que tens, se a tua mão não
    chegar para tanto. Nunca duas junto à mesma bola, por isso nunca mais de quatro.
    .question = Quantas cartas coloca um jogador?
    .reason = Junto a cada bola é carta contra carta.
RUL-QCG-31 =
    Então colocam-se todas. Uma vai para a Quaffle, se lá puderes colocar, e as outras para onde quiseres.
    Na bola que ficar sem nenhuma, estás sem carta.
    .question = E se uma mão tiver menos cartas do que as bolas disputadas?
    .reason = A Quaffle é a única bola pela qual é preciso jogar em todos os casos.
RUL-QCG-32 =
    Um jogador sem cartas não coloca nada, e o outro coloca como de costume. Se as duas mãos estiverem
    vazias, não se joga por nenhuma bola: ficam todas, a ronda acaba e os dois jogadores completam a mão.
    .question = E se um jogador não tiver nenhuma carta na mão?
    .reason = Sem cartas de nenhum dos lados, não há nada para comparar.
RUL-QCG-33 =
    Estás sem carta numa bola se não colocaste nada, se te afastaram dela, se puseste de parte uma carta
    especial ou se o teu Keeper ficou fora de combate. Estar sem carta não vale nada nem ganha nada: perde a
    Quaffle contra qualquer carta de jogador, uma Bludger contra um Beater e a Snitch contra um Seeker. Se
    os dois estiverem assim, a bola fica.
    .question = O que significa estar sem carta numa bola?
    .reason = Em todos estes casos o jogador não tem nada para comparar, por isso são tratados da mesma forma.
RUL-QCG-34 =
    Sim, junto a qualquer bola. Com aside_only_without_player_cards ativado, é proibido na Quaffle enquanto
    tiveres uma carta de jogador; as outras bolas não são afetadas.
    .question = Pode pôr de parte uma carta especial quem ainda tem cartas de jogador?
    .reason =
        Um título do folheto reserva-o a quem não tem outra escolha, mas o texto recomenda depois o truque
        como bluff e como forma de se esquivar; ver QCG-48 e QCG-91.
RUL-QCG-35 =
    Enquanto o outro jogador não tiver colocado, podes mudar de ideias. Quando os dois já colocaram, tudo
    fica fixado. Até lá, o teu adversário só sabe se estás pronto e, depois disso, junto a que bolas estão
    as tuas cartas.
    .question = Podem mudar-se as cartas colocadas?
    .reason = Ainda nada foi mostrado, por isso ninguém fica prejudicado.


## The Quaffle

QCG-33 =
    Uma Quaffle nunca se ignora. Enquanto houver uma em campo, ambos têm de jogar por ela.
    .source = «Jogar por uma Quaffle» (impresso)
QCG-34 =
    Para jogares por ela, pões uma carta virada para baixo em frente da Quaffle, e o teu adversário faz o
    mesmo.
    .source = «Jogar por uma Quaffle» (impresso)
QCG-35 =
    Qualquer posição pode tentar. Os Chasers são feitos para isso e os Keepers defendem, mas também se pode
    colocar um Beater ou um Seeker.
    .source = «Jogar por uma Quaffle» (impresso)
QCG-36 =
    As duas cartas são reveladas ao mesmo tempo.
    .source = «Jogar por uma Quaffle» (impresso)
QCG-37 =
    De duas cartas de jogador, a de valor mais alto fica com a Quaffle, e o seu dono põe-na virada para cima
    na sua pilha de cartas ganhas.
    .source = «Jogar por uma Quaffle» (impresso)
QCG-38 =
    As duas cartas colocadas cumpriram então o seu papel. Cada uma vai virada para cima para a pilha de
    descarte do seu dono.
    .source = «Jogar por uma Quaffle» (impresso)
QCG-39 =
    Com valores iguais, a Quaffle fica onde está até à ronda seguinte, e as duas cartas são descartadas na
    mesma.
    .source = «Jogar por uma Quaffle» (impresso)
QCG-40 =
    Um Keeper defende contra qualquer outra posição se o seu valor for pelo menos igual. Uma defesa não
    ganha nada: as cartas são descartadas e a Quaffle fica para a ronda seguinte.
    .source =
        «Jogar por uma Quaffle» (impresso; que não se refere a dois Keepers decorre de QCG-42)
QCG-41 =
    Contra um valor mais alto, um Keeper nada pode fazer, e a Quaffle vai para o adversário.
    .source =
        «Jogar por uma Quaffle» (deduzido: ganha o valor mais alto, e só um Keeper de valor igual ou superior
        defende)
QCG-42 =
    Keeper contra Keeper não é defesa: o mais alto dos dois fica com a Quaffle.
    .source = «Jogar por uma Quaffle» (impresso)
QCG-43 =
    Dois Keepers iguais são descartados sem vencedor, e a Quaffle fica.
    .source = «Jogar por uma Quaffle» (impresso)
QCG-44 =
    Se se joga por uma Quaffle e não tens nenhuma carta de jogador, tens de colocar em vez disso uma carta
    especial virada para baixo. A isto chama-se pô-la de parte.
    .source = «Sem cartas de jogador na mão» (impresso)
QCG-45 =
    Quando as cartas são reveladas, a carta posta de parte é descartada e nada do que diz acontece.
    .source = «Sem cartas de jogador na mão» (impresso)
QCG-46 =
    Se um de vocês pôs de parte uma carta especial e o outro colocou uma carta de jogador, a carta de
    jogador fica com a Quaffle.
    .source = «Sem cartas de jogador na mão» (impresso)
QCG-47 =
    Se ambos puseram de parte uma carta especial, as duas são descartadas e a Quaffle fica.
    .source = «Sem cartas de jogador na mão» (impresso)
QCG-48 =
    Também podes pôr de parte uma carta como bluff: com ela podes levar o teu adversário a gastar uma carta
    de jogador que mais lhe valia ter guardado.
    .source = «Sem cartas de jogador na mão» e «Faltas e árbitros» (impresso)
RUL-QCG-39 =
    Sim, contra qualquer posição que não seja outro Keeper, e o que se compara são os valores efetivos.
    Nenhum Keeper chega a um Seeker intacto, com 11 ou 12.
    .question = Um Keeper também defende contra um Beater ou um Seeker?
    .reason = O folheto deixa um Keeper defender contra uma carta de jogador, e estas são cartas de jogador.
RUL-QCG-40 =
    O dono do Keeper ganha a Quaffle. Com keeper_wins_unopposed desativado, a Quaffle fica antes em campo, a
    menos que uma Pernas Presas ou uma falta tenha posto o outro Keeper fora de combate (RUL-QCG-61).
    .question = E se um Keeper encontrar uma carta posta de parte, ou nenhuma carta?
    .reason =
        Para haver defesa é precisa uma carta de jogador contra a qual defender, e QCG-46 contenta-se com
        qualquer carta de jogador.
RUL-QCG-41 =
    A defesa. É vista primeiro, e o valor mais alto só ganha se não houver defesa.
    .question = Ganha a carta mais alta, mas uma defesa não ganha nada: o que vem primeiro?
    .reason = A defesa é a exceção; de outro modo, um Keeper alto nunca poderia defender.
RUL-QCG-42 =
    As duas.
    .question = Depois de uma defesa, sai só o Keeper ou saem as duas cartas?
    .reason =
        O folheto só refere o Keeper, mas em qualquer outro resultado descartam-se as duas cartas, e nada leva
        a crer que se guarde uma.
RUL-QCG-43 =
    As descidas somam-se, e o valor nunca desce abaixo de 0. Tudo isso acaba assim que a bola é resolvida.
    .question = E se uma carta for baixada mais de uma vez, ou mais do que o seu valor?
    .reason = Duas maldições devem fazer mais do que uma, e um valor abaixo de zero não significaria nada.
RUL-QCG-44 =
    Continua a ser uma carta de jogador e mantém a sua posição. Ganha a uma carta posta de parte e iguala
    outro 0. Junto à sua própria bola, um Beater ou um Seeker com 0 continua a ganhar a todas as outras
    posições.
    .question = O que pode fazer uma carta de jogador cujo valor desceu a 0?
    .reason = Só o seu valor foi baixado.


## Bludgers

QCG-49 =
    Ninguém é obrigado a perseguir uma Bludger. Cada um decide se joga por ela.
    .source = «Jogar por uma Bludger» (impresso)
QCG-50 =
    Se nenhum dos dois quiser a Bludger, ela anda por ali até à ronda seguinte.
    .source = «Jogar por uma Bludger» (impresso)
QCG-51 =
    Nesse caso passam às outras bolas em campo. Se não houver nenhuma, a ronda acaba e vira-se a carta de
    campo seguinte.
    .source = «Jogar por uma Bludger» (impresso)
QCG-52 =
    Se um dos dois for à Bludger, o outro não tem escolha e também tem de lá colocar uma carta.
    .source = «Jogar por uma Bludger» (impresso)
QCG-53 =
    Junto a uma Bludger podes colocar qualquer carta que tenhas: uma carta de jogador de qualquer posição ou
    uma carta especial que pões de parte.
    .source = «Jogar por uma Bludger» (impresso como aquilo que um Beater lá pode encontrar)
QCG-54 =
    Aqui mandam os Beaters: um Beater ganha a tudo o que não seja um Beater. Os valores não contam para
    isso.
    .source = «Jogar por uma Bludger» (impresso)
QCG-55 =
    Entre dois Beaters ganha o de valor mais alto.
    .source = «Jogar por uma Bludger» (impresso)
QCG-56 =
    Entre dois Beaters do mesmo valor ninguém ganha. São descartados, e a Bludger fica.
    .source = «Jogar por uma Bludger» (impresso)
QCG-57 =
    Se nenhum dos dois tiver colocado um Beater, as cartas são descartadas e a Bludger fica.
    .source = «Jogar por uma Bludger» (impresso)
QCG-58 =
    O vencedor tira às cegas uma carta da mão do vencido e põe-na na pilha de descarte deste.
    .source = «Jogar por uma Bludger» (impresso; que a carta sai da mão deduz-se)
QCG-59 =
    Uma Bludger que atingiu alguém sai do campo. Vai virada para cima para a pilha de descarte ao lado do
    baralho do campo.
    .source = «Jogar por uma Bludger» (impresso)
QCG-60 =
    As cartas colocadas junto a uma Bludger são descartadas, seja qual for o resultado.
    .source =
        «Jogar por uma Bludger» (impresso para cada resultado; para um Beater contra outra carta deduz-se)
QCG-61 =
    Ser atingido custa-te uma carta da tua próxima mão: só a completas até quatro cartas.
    .source = «Jogar por uma Bludger» (impresso)
QCG-62 =
    Depois dessa ronda, voltas a completá-la até cinco.
    .source = «Jogar por uma Bludger» (impresso)
QCG-63 =
    Dois golpes numa só ronda deixam-te com três cartas para a seguinte.
    .source = «Jogar por uma Bludger» (impresso)
RUL-QCG-45 =
    É o acaso que a escolhe, e só entre as cartas da mão do vencido; as cartas colocadas e as especiais já
    jogadas estão a salvo. Todos a veem quando é descartada. Com a opção bludger_pick, o vencedor pode em
    vez disso tocar numa das cartas ocultas, depois de terem sido misturadas.
    .question = Que carta perde um jogador que foi atingido?
    .reason = Escolher às cegas é escolher à sorte, e assim poupa-se um passo.
RUL-QCG-46 =
    Então não há nada para descartar, mas a mão seguinte é mais pequena na mesma.
    .question = E se o jogador atingido já não tiver cartas na mão?
    .reason = A carta perdida e a mão mais pequena são dois efeitos distintos.
RUL-QCG-49 =
    Então ambos começam a ronda seguinte com menos cartas, cada um conforme os seus próprios golpes.
    .question = E se os dois jogadores forem atingidos na mesma ronda?
    .reason = Cada Bludger afeta quem perdeu contra ela.
RUL-QCG-50 =
    Não. Ficam fora do jogo de vez. Com recycle_bludgers ativado, quando o baralho do campo se esgota, a
    pilha de descarte do campo é baralhada para formar um novo.
    .question = As Bludgers descartadas voltam?
    .reason = O folheto só faz voltar cartas da casa.
RUL-QCG-51 =
    Não. Acontece de imediato, e nenhuma carta o pode impedir.
    .question = Pode um jogador reagir à perda de uma carta por causa de uma Bludger?
    .reason = Um golpe é um resultado e não uma carta especial, por isso não há nada para anular.


## Free Goals

QCG-64 =
    Um golo oferecido não se disputa. O líder que o vira marca logo e põe-no na sua pilha de cartas ganhas.
    .source = «Jogar por uma carta de golo» (impresso)
QCG-65 =
    Depois disso, o líder vira mais uma carta de campo e continua a ser o líder.
    .source = «Jogar por uma carta de golo» (impresso)
RUL-QCG-19 =
    Não. O mesmo jogador é o líder até ao fim desta ronda, e a seguinte cabe ao adversário, como de costume.
    .question = A liderança muda depois de um golo oferecido, ou de se retirar uma terceira Bludger?
    .reason = O folheto deixa o líder continuar, mas não dá a ninguém uma ronda a mais.


## The Golden Snitch

QCG-66 =
    Não és obrigado a jogar pela Snitch. Se não tiveres nenhum Seeker, podes deixá-la em paz por agora e
    continuar.
    .source = «Jogar pela Snitch Dourada» (impresso)
QCG-67 =
    Uma Snitch que se deixa em paz fica em campo.
    .source = «Jogar pela Snitch Dourada» (impresso; decorre de «por agora»)
QCG-68 =
    Se um dos dois for à Snitch, o outro também tem de colocar uma carta junto dela.
    .source = «Jogar pela Snitch Dourada» (impresso)
QCG-69 =
    Os Seekers, e mais ninguém, podem apanhar a Snitch.
    .source = «Jogar pela Snitch Dourada» (impresso)
QCG-70 =
    Quando se encontram dois Seekers, apanha-a o de valor mais alto.
    .source = «Jogar pela Snitch Dourada» (impresso)
QCG-71 =
    Dois Seekers do mesmo valor atrapalham-se um ao outro: ambos são descartados, e a Snitch fica.
    .source = «Jogar pela Snitch Dourada» (impresso)
QCG-72 =
    Um Seeker que encontra qualquer outra coisa, seja outra posição ou uma carta especial, apanha-a.
    .source =
        «Jogar pela Snitch Dourada» (impresso; que uma carta especial conta como outro tipo deduz-se)
QCG-73 =
    Onde não se colocou nenhum Seeker não há captura: as cartas são descartadas, e a Snitch fica.
    .source = «Jogar pela Snitch Dourada» (impresso)
RUL-QCG-53 =
    Sim. A janela após a revelação abre-se na Snitch como em qualquer outra bola, e a captura só conta
    depois de essa janela se fechar.
    .question = Ainda se pode impedir uma captura quando o Seeker já está virado para cima?
    .reason =
        QCG-82 permite maldições e feitiços em qualquer momento, e é neste momento que mais importam.
RUL-QCG-54 =
    Então começa a perseguição final. Em todas as rondas que começam com o baralho do campo esgotado não se
    vira nenhuma carta, e é preciso jogar pela Snitch tal como por uma Quaffle. Com final_chase desativado,
    continua a ser opcional.
    .question = E se o baralho do campo se esgotar sem que ninguém tenha apanhado a Snitch?
    .reason = Dois jogadores prudentes poderiam deixar a Snitch em paz para sempre.
RUL-QCG-55 =
    Ainda não. Na ronda em que aparece ainda podes recusar; a perseguição final começa na ronda seguinte.
    .question = É preciso jogar logo pela Snitch quando ela é mesmo a última carta de campo?
    .reason = Quando essa ronda começou, o baralho do campo não estava esgotado.


## A new round

QCG-74 =
    Quando a ronda acaba, ambos compram cartas do seu próprio baralho da casa até terem de novo a mão
    completa: cinco cartas, ou quatro ou três para quem foi atingido.
    .source = «Início de uma nova ronda» (impresso)
QCG-75 =
    A ronda seguinte é aberta por quem não foi o líder nesta.
    .source = «Início de uma nova ronda» (impresso)
QCG-76 =
    As cartas especiais cujo poder usaste só vão para a tua pilha de descarte quando a ronda acaba.
    .source = «Faltas e árbitros» (impresso)
QCG-77 =
    Quando o teu baralho da casa se esgotar, baralha a tua pilha de descarte e vira-a para baixo: é o teu
    novo baralho da casa.
    .source = «Faltas e árbitros» (impresso, mas a falar da mão)
RUL-QCG-47 =
    Refere-se ao tamanho da mão depois de completada, não ao número de cartas compradas. Cinco, menos uma
    por cada golpe da ronda que acabou de terminar; depois, os golpes são esquecidos.
    .question = Um jogador atingido tira só quatro cartas: quatro ao todo ou quatro novas?
    .reason = O folheto diz que esse jogador joga com menos uma carta e que isso dura uma única ronda.
RUL-QCG-48 =
    Esse jogador não compra nada nem descarta nada. Durante uma ronda, uma mão pode ter qualquer tamanho.
    .question = E se uma mão já tiver tantas cartas quantas pode ter ao ser completada, ou mais?
    .reason = O limite é para comprar; nada no folheto tira cartas nesse momento.
RUL-QCG-79 =
    Só quando é preciso comprar uma carta e o baralho da casa está esgotado. Então baralha-se toda a pilha
    de descarte, incluindo as cartas especiais jogadas nesta ronda, e continua-se a comprar. Se nem isso
    chegar, a mão fica mais pequena.
    .question = Quando é que, ao certo, se baralha uma pilha de descarte para formar um novo baralho da casa?
    .reason =
        O folheto diz «quando não tens cartas da casa na mão», o que não faria sentido ao lado da sua regra
        sobre completar a mão. Tem de referir-se ao baralho.
RUL-QCG-83 =
    Primeiro, as cartas especiais jogadas vão para as pilhas de descarte; depois, os dois jogadores
    completam a mão; depois apagam-se os golpes; depois muda a liderança; e então começa a ronda seguinte
    com a sua carta de campo. Tanto faz qual dos dois completa primeiro a mão.
    .question = Por que ordem acontecem as coisas no fim de uma ronda?
    .reason =
        As cartas especiais jogadas têm de estar na pilha de descarte antes de ela poder ser baralhada, e os
        golpes têm de contar antes de serem esquecidos.


## Several balls at once

QCG-78 =
    Se houver várias bolas, cabe ao líder decidir por que ordem são jogadas.
    .source = «Várias bolas em jogo» (impresso)
QCG-79 =
    Antes disso, porém, cada um coloca uma carta virada para baixo junto a cada bola pela qual joga. Só
    então se escolhe a ordem e se revela a primeira carta.
    .source = «Várias bolas em jogo» (impresso, numa frase danificada)
QCG-80 =
    Depois joga-se uma bola após outra, pela ordem escolhida.
    .source = «Várias bolas em jogo» (deduzido: é para isso que serve uma ordem)
RUL-QCG-36 =
    O líder escolhe-a quando todas as cartas estão viradas para baixo e a janela depois da colocação se
    fechou, antes de se revelar seja o que for. A opção order_timing pode antecipar a escolha para antes da
    colocação.
    .question = Quando se escolhe a ordem?
    .reason =
        O folheto diz primeiro que é logo e depois que se espere pelas cartas viradas para baixo. A segunda
        frase é a mais exata e diz porquê: as cartas podem influenciar a ordem.
RUL-QCG-37 =
    Sim: uma só ordem para todas as bolas disputadas, que depois é definitiva. Com uma única bola disputada
    não há nada para escolher. Com a opção order_mode, o líder pode nomear uma bola de cada vez, depois de
    cada resultado.
    .question = O líder tem de escolher toda a ordem de uma vez?
    .reason = O folheto faz o líder decidir uma ordem, e fá-lo uma só vez.
RUL-QCG-38 =
    Não. As cartas de cada bola são reveladas quando chega a sua vez. Com a opção reveal_mode podem ser
    todas reveladas antes de se resolver a primeira.
    .question = As cartas de todas as bolas são reveladas ao mesmo tempo?
    .reason = Se tudo estivesse à vista, a ordem pouco importaria.


## Special cards

QCG-81 =
    Em vez de colocares uma carta especial, podes usá-la contra o teu adversário diretamente da mão, dizendo
    o que faz.
    .source = «Cartas especiais» (impresso)
QCG-82 =
    Para maldições e feitiços qualquer momento serve, tenham ou não sido colocadas cartas e seja quem for
    que as colocou.
    .source = «Maldições e feitiços» (impresso)
QCG-83 =
    Produzem efeito um a um, pela ordem em que foram jogados: o feitiço que foi dito primeiro é também o
    primeiro a atuar.
    .source = «Maldições e feitiços» (impresso)
QCG-84 =
    O primeiro tipo **baixa** o valor de uma carta de jogador do teu adversário. Fazes bem em esperar até
    veres essa carta, mas não és obrigado.
    .source = «Maldições e feitiços» (impresso; que esperar é só um conselho é leitura nossa)
QCG-85 =
    Uma dessas cartas é a Pernas Presas, que em vez disso pode travar um Keeper.
    .source = «Maldições e feitiços» (impresso)
QCG-86 =
    O segundo tipo **despoja** a mão do teu adversário: uma ou mais cartas, tiradas às cegas, são
    descartadas.
    .source = «Maldições e feitiços» (impresso)
QCG-87 =
    Ao contrário de uma Bludger, isto não causa danos duradouros. Da próxima vez que se completa a mão, as
    cartas perdidas são repostas por inteiro.
    .source = «Maldições e feitiços» (impresso)
QCG-88 =
    O terceiro tipo **afasta** o teu adversário de uma bola. Se houver várias, és tu que escolhes qual.
    .source = «Maldições e feitiços» (impresso)
QCG-89 =
    O quarto tipo permite-te **recuperar**: vês a tua pilha de descarte e resgatas dela uma carta para a tua
    mão.
    .source = «Maldições e feitiços» (impresso)
QCG-90 =
    O quinto tipo é o **contrafeitiço**, que reduz a nada uma maldição ou um feitiço usado contra ti.
    .source = «Maldições e feitiços» (impresso)
QCG-91 =
    Qualquer carta especial também pode ser posta de parte junto a uma bola, como forma de te esquivares. O
    seu poder perde-se então.
    .source = «Faltas e árbitros» (impresso)
RUL-QCG-11 =
    Não. Tem de haver um alvo legal, como consta de «O que fazem as cartas especiais», e só essas jogadas
    são oferecidas.
    .question = Pode jogar-se uma carta especial onde não faz nada?
    .reason =
        Desperdiçar uma carta por engano não tem graça, e no folheto todas as cartas são usadas contra alguém
        ou para alguma coisa.
RUL-QCG-12 =
    Não. Até a colocação estar feita, deves uma carta a cada bola disputada da qual não te tenham afastado.
    Nas duas janelas anteriores só podes jogar uma carta especial, mesmo uma que anule outra, se depois a
    tua mão ainda cobrir o que deves, supondo que a carta produz efeito. Com reserve_owed_cards desativado,
    este limite desaparece.
    .question = Pode um jogador gastar cartas de que precisa para a colocação?
    .reason =
        QCG-33, QCG-52 e QCG-68 obrigam a colocar; ninguém deve poder escapar esvaziando a mão.
RUL-QCG-59 =
    Pode ser baixada nas janelas depois da colocação, após a revelação e após um resultado, enquanto a sua
    bola não estiver resolvida; antes disso ainda não há carta. O que é baixado com a carta virada para
    baixo conta a partir da revelação, e a maldição é desperdiçada se a carta for afinal uma especial. Não
    são alvo uma carta especial virada para cima, uma carta que foi afastada nem um Keeper que está fora de
    combate.
    .question = Pode baixar-se uma carta que está virada para baixo?
    .reason = O folheto só aconselha a esperar, e jogar às escuras tem o seu próprio risco.
RUL-QCG-60 =
    Quem a joga diz para quê: ou baixar uma carta, e então serve qualquer alvo que possa ser baixado, ou
    travar um Keeper, que tem de estar virado para cima junto à Quaffle.
    .question = Para que se pode usar a Pernas Presas?
    .reason = O folheto dá-lhe os dois poderes, e um Keeper não tem importância em mais lado nenhum.
RUL-QCG-61 =
    O dono do Keeper fica ali sem carta; o Keeper é descartado com o resultado. Quem o fez ganha a Quaffle
    com qualquer carta de jogador que tenha colocado, mesmo outro Keeper. Se só tiver posto de parte uma
    carta especial, a Quaffle fica.
    .question = O que acontece quando uma Pernas Presas ou uma falta põe um Keeper fora de combate?
    .reason =
        O folheto deixa então marcar qualquer carta de jogador, e uma carta posta de parte não o é.
RUL-QCG-62 =
    Cartas da mão, escolhidas à sorte; as cartas colocadas estão a salvo. Se a mão for demasiado pequena,
    vai toda. Não se pode escolher um jogador com a mão vazia. Todos veem as cartas que se perdem.
    .question = Que cartas se perdem quando uma mão é despojada?
    .reason = O folheto tira-as sem ver, e as cartas em campo já não estão na mão.
RUL-QCG-63 =
    Escolhes uma bola pela qual se joga e que ainda não está resolvida. A carta que o teu adversário lá tem
    é mostrada e descartada de imediato, e nesta ronda não pode lá colocar outra: o teu adversário está sem
    carta. Continua a jogar-se pela bola, e o resultado decide-se como de costume.
    .question = O que significa ao certo ser afastado de uma bola?
    .reason =
        O folheto diz apenas que um jogador é levado para longe da bola. Esta é a forma mais simples de estar
        longe dela.
RUL-QCG-64 =
    O teu adversário não coloca nada junto a essa bola nem deve nenhuma carta por ela, enquanto tu continuas
    a ter de colocar a tua. Na janela inicial só estão disputadas as bolas obrigatórias: a Quaffle e, na
    perseguição final, a Snitch.
    .question = E se um jogador for afastado antes de se colocar qualquer carta?
    .reason = Quem está longe da bola não pode jogar por ela nem ser obrigado a isso.
RUL-QCG-65 =
    Ninguém a ganha, e fica em campo.
    .question = E se os dois jogadores forem afastados da mesma bola?
    .reason = Nenhum deles tem lá uma carta; ver RUL-QCG-33.
RUL-QCG-66 =
    Uma carta qualquer da tua própria pilha de descarte, de jogador ou especial, mesmo que lá tenha chegado
    nesta mesma ronda. As cartas especiais jogadas nesta ronda ainda lá não estão e não podem ser tiradas.
    Se a pilha estiver vazia, o feitiço não pode ser jogado. O teu adversário vê a carta, que depois conta
    como qualquer outra da mão. Gasta-se uma carta e ganha-se outra, por isso nenhuma mão cresce assim.
    .question = Que carta se pode recuperar?
    .reason = O folheto não põe nenhum limite, e QCG-76 diz quando as cartas jogadas chegam à pilha.
RUL-QCG-67 =
    Ficam à vista junto do seu dono até a ronda acabar. Antes de alguém completar a mão, vão para a pilha de
    descarte desse dono. O mesmo vale para as cartas que foram anuladas e para as que as anularam.
    .question = Para onde vão as cartas especiais jogadas, e quando?
    .reason = QCG-76 indica o momento, e uma carta anulada também foi jogada.
RUL-QCG-68 =
    Sim. É revelada com as outras e descartada virada para cima.
    .question = O adversário chega a ver uma carta especial que foi posta de parte?
    .reason = As duas cartas de uma bola são reveladas, e as pilhas de descarte estão à vista.
RUL-QCG-69 =
    Não. As cartas especiais só se jogam a partir da mão.
    .question = Pode jogar-se uma carta especial depois de ter sido colocada junto a uma bola?
    .reason = Uma carta colocada já saiu da mão, e QCG-45 nega-lhe qualquer poder.


## Windows

RUL-QCG-01 =
    Há cinco tipos de janelas, e nenhum outro momento. A inicial: depois da carta de campo e antes das
    declarações, se houver uma bola sobre a qual decidir. Antes da colocação: depois das declarações, se
    houver uma bola disputada. Depois da colocação: nada foi revelado e a ordem ainda está em aberto. Após a
    revelação: as duas cartas de uma bola estão viradas para cima e o seu resultado ainda está em aberto.
    Após o resultado: uma bola foi resolvida, e ainda não chegou nem a revelação seguinte nem o fim da
    ronda. Em cada uma delas cabe uma maldição ou um feitiço com um alvo legal; uma falta só cabe na que se
    segue à revelação da Quaffle.
    .question = O que significa «em qualquer momento»?
    .reason =
        Abrange todos os momentos de que falam QCG-82 e QCG-92 e, ainda assim, deixa o jogo avançar.
RUL-QCG-02 =
    Ninguém tem de se apressar: em cada janela, o líder é o primeiro a agir. Quem tem a vez joga uma carta
    especial ou passa, e depois é a vez do outro. A janela fecha-se quando os dois passam um a seguir ao
    outro; uma carta jogada faz a contagem recomeçar. A opção timing_mode pode transformar isto numa
    corrida.
    .question = Quem pode agir primeiro numa janela?
    .reason =
        Uma ligação rápida não dá vantagem e, como a liderança alterna, alterna também quem age primeiro.
RUL-QCG-03 =
    Numa corrida não há vez: qualquer dos jogadores pode enviar uma carta a todo o momento enquanto a janela
    estiver aberta. As cartas produzem efeito pela ordem em que chegam e, se chegarem no mesmo instante, o
    líder vai primeiro. Uma carta que outra anterior tornou impossível é recusada e fica na mão. A janela
    fecha-se quando os dois tiverem passado desde a última carta, ou quando tiver decorrido o tempo definido
    em race_window_seconds desde que se abriu ou desde a última carta, o que tiver sido mais tarde. As
    respostas têm o mesmo tempo; quando acaba, conta como passar.
    .question = Como funciona uma corrida?
    .reason = É o mais parecido com QCG-83 numa mesa a sério, onde decide uma fração de segundo.
RUL-QCG-05 =
    O adversário de quem começou por jogá-la, quer a carta tenha produzido efeito, quer tenha sido anulada.
    .question = De quem é a vez depois de resolvida uma carta especial?
    .reason = O folheto faz os dois jogadores agirem à vez.
RUL-QCG-13 =
    Tantas quantas quiseres e puderes.
    .question = Quantas cartas especiais pode um jogador jogar numa janela ou numa ronda?
    .reason = O folheto não indica nenhum limite, e a mão já é limite que chegue.
RUL-QCG-15 =
    Cada janela abre-se para os dois jogadores, mesmo que um deles só possa passar. Um jogador pode pôr a
    sua página a passar por ele; é uma definição privada, e esse passe só é mostrado depois de decorrido o
    tempo definido em min_pass_ms desde que chegou a sua vez de agir.
    .question = Pode o adversário perceber, quando um jogador passa, que cartas ele tem?
    .reason = Uma janela saltada, ou um passe demasiado rápido, denunciaria a mão.


## Answers

RUL-QCG-06 =
    Assim que é anunciada e antes de produzir efeito. Cada carta especial jogada espera por uma resposta do
    adversário, e só as cartas que anulam são resposta: um contrafeitiço a uma maldição ou a um feitiço, um
    árbitro a uma falta. Se o adversário passar, a carta produz efeito de imediato.
    .question = Quando se pode anular uma carta especial?
    .reason =
        Uma carta que desfaz outra precisa de um momento para o fazer. Qualquer outra carta nesse momento
        ultrapassaria uma anterior, contra QCG-83.
RUL-QCG-07 =
    Sim, porque também é um feitiço usado contra o adversário. As respostas vão e vêm até um jogador passar.
    Com um número ímpar de contrafeitiços, a primeira carta é anulada; com um número par, produz efeito. Com
    counter_chain desativado, o primeiro contrafeitiço é definitivo.
    .question = Pode contrariar-se um contrafeitiço?
    .reason = QCG-90 funciona com qualquer feitiço usado contra ti.
RUL-QCG-08 =
    Um contrafeitiço anula uma maldição, um feitiço ou outro contrafeitiço. Um árbitro anula uma falta. Mais
    nada anula seja o que for: nenhum contrafeitiço trava uma falta ou um árbitro, e uma carta posta de
    parte não tem nenhum poder que se possa anular. A opção counter_scope pode alargar os contrafeitiços às
    faltas e aos árbitros.
    .question = Que cartas anulam quais?
    .reason =
        O folheto fala primeiro de maldições e feitiços e depois de cartas especiais em geral. A frase mais
        restrita deixa uma tarefa ao árbitro.
RUL-QCG-09 =
    Não. Se uma mão está prestes a ser despojada, o dono não pode jogar à pressa o que está em perigo.
    .question = Podem jogar-se outras cartas especiais como resposta?
    .reason = A carta que foi jogada antes produz efeito antes; ver QCG-83.
RUL-QCG-10 =
    Não. Sem nada para anular, só servem para serem postos de parte.
    .question = Podem jogar-se contrafeitiços e árbitros por iniciativa própria?
    .reason = Desfazem alguma coisa, por isso tem de haver alguma coisa para desfazer.


## Fouls and Referees

QCG-92 =
    Não podes cometer uma falta antes de as cartas de jogador do teu adversário terem sido reveladas.
    .source = «Faltas e árbitros» (impresso)
QCG-93 =
    Um tipo de falta põe fora de combate o **Keeper** do teu adversário. Agora pode marcar qualquer carta de
    jogador que tenhas colocado.
    .source = «Faltas e árbitros» (impresso)
QCG-94 =
    O outro tipo dá-te um **penálti** se houver uma Quaffle em jogo: é tua, por mais alta que seja a carta
    do teu adversário.
    .source = «Faltas e árbitros» (impresso)
QCG-95 =
    Um árbitro invalida uma falta, de modo que não dá em nada.
    .source = «Faltas e árbitros» (impresso)
RUL-QCG-70 =
    Na janela após a revelação da Quaffle, e em mais lado nenhum. O teu adversário tem de ter lá uma carta
    de jogador virada para cima e que não tenha sido afastada. Os Keepers junto a uma Bludger ou à Snitch
    estão fora de alcance.
    .question = Qual é o momento e o lugar certo para uma falta?
    .reason =
        Os dois tipos de falta têm a ver com a Quaffle, e QCG-92 exige uma carta de jogador já revelada.
RUL-QCG-71 =
    Um Keeper do adversário, virado para cima junto à Quaffle e que ainda não esteja fora de combate. O que
    se segue está em RUL-QCG-61.
    .question = De que precisa a falta contra um Keeper?
    .reason = Quem já está fora de combate não pode voltar a ser posto fora de combate.
RUL-QCG-72 =
    A não ser que um árbitro o trave, a Quaffle é resolvida de imediato a favor de quem jogou o penálti,
    seja qual for a carta que esse jogador colocou. As duas cartas colocadas são descartadas, e segue-se a
    janela após o resultado. Com penalty_needs_player_card ativado, só pode jogar um penálti quem tiver
    colocado uma carta de jogador.
    .question = O que faz ao certo um penálti?
    .reason = O folheto dá a vitória a quem o joga e não põe outra condição além da Quaffle.
RUL-QCG-73 =
    Não. É precisa uma carta de jogador revelada.
    .question = Pode jogar-se um penálti se o adversário pôs de parte uma carta especial ou está sem carta?
    .reason = QCG-92 só permite faltas depois de reveladas cartas de jogador.
RUL-QCG-74 =
    Decide o primeiro que produz efeito. Com ele a Quaffle fica resolvida, e não há lugar para um segundo.
    .question = E se os dois jogadores quiserem jogar um penálti?
    .reason = Uma Quaffle só pode ser ganha uma vez.
RUL-QCG-75 =
    Como resposta a uma falta de qualquer dos tipos, e só assim. Com ele acabam as respostas, e as duas
    cartas ficam gastas. A janela continua, por isso pode seguir-se outra falta.
    .question = Como se usa um árbitro?
    .reason = Um árbitro desfaz uma falta; não dá o apito final.


## End of the game

QCG-96 =
    As pilhas de descarte ficam viradas para cima, cada uma ao lado do seu baralho: uma para cada casa e uma
    para o campo.
    .source = «Jogar por uma Quaffle» e «Jogar por uma Bludger» (impresso)
QCG-97 =
    Com a captura da Snitch Dourada o jogo acaba, e quem a apanha ganha os seus 150 pontos.
    .source = «Vencedor» e «Jogar pela Snitch Dourada» (impresso)
QCG-98 =
    Os dois jogadores somam as suas cartas ganhas. Ganha a soma mais alta.
    .source = «Vencedor» (impresso)
RUL-QCG-52 =
    Já não contam. O jogo é interrompido de imediato; as cartas que ainda estão viradas para baixo não são
    reveladas nem valem pontos. Com finish_round_after_snitch ativado, joga-se primeiro a ronda até ao fim.
    .question = E as bolas que não estão resolvidas quando a Snitch é apanhada?
    .reason = A captura acaba o jogo, tal como acaba uma partida em cima de vassouras.
RUL-QCG-56 =
    O jogo acaba, e ganha quem tiver mais pontos. Para lá chegar são precisos baralhos defeituosos, porque
    uma Snitch que ninguém apanhou nunca sai do campo.
    .question = E se o campo e o baralho do campo estiverem ambos vazios?
    .reason = Já não há nada por que jogar.
RUL-QCG-57 =
    O jogo é um empate. A opção tie_break pode dá-lo a quem apanhou a Snitch.
    .question = E se no fim ambos tiverem os mesmos pontos?
    .reason = O folheto não indica nada que pudesse decidir.
RUL-QCG-58 =
    Quando acaba a ronda cujo número está definido em round_limit, o jogo acaba e ganha quem tiver mais
    pontos.
    .question = Pode um jogo durar para sempre?
    .reason =
        A perseguição final deve acabar qualquer jogo muito antes disso; o limite é uma rede de segurança.


## Time, bots and conceding

RUL-QCG-04 =
    Um bot recebe o que se vê do seu lugar e nada mais. Numa corrida contém-se durante um tempo à sorte
    entre 1,5 e 4 segundos desde que a janela se abriu ou desde que a última carta foi jogada, o que tiver
    sido mais tarde; uma carta que uma pessoa envie entretanto vai primeiro. Quando se age à vez, um bot não
    precisa de esperar.
    .question = O que sabe um bot, e com que rapidez pode agir?
    .reason = Ninguém poderia ganhar uma corrida contra uma máquina que não espera.
RUL-QCG-16 =
    O jogo continua sem ele: passa nas janelas e quando lhe é pedida uma resposta, não declara nada, coloca
    cartas tiradas à sorte entre as permitidas e, se for o líder, joga primeiro a Quaffle, depois as
    Bludgers e depois a Snitch. A opção turn_timer_seconds define quanto pode demorar uma decisão.
    .question = E se um jogador estiver ausente ou ficar sem tempo?
    .reason =
        Estas escolhas comprometem o jogador o menos possível e evitam que o outro fique à espera.
RUL-QCG-82 =
    Sim, em qualquer momento. Ganha o outro jogador.
    .question = Pode um jogador desistir?
    .reason = Ninguém deve ter de acabar um jogo contra a sua vontade.


## Where the leaflet is unclear and how we read it

reading-quidditch-card-game-2001-seekers = Onde estão os Seekers
    .difference = Diz-se que há dois Seekers em cada baralho de cartas de campo.
    .reading = Dois em cada baralho da casa.
    .reason =
        Só há um baralho de cartas de campo, os Seekers são cartas da casa, e uma crítica pública está de
        acordo.
reading-quidditch-card-game-2001-refill = O que se completa
    .difference = Depois de uma ronda com cartas especiais, manda repor as cartas de campo.
    .reading = A tua mão de cartas da casa.
    .reason = Ninguém tem cartas de campo na mão.
reading-quidditch-card-game-2001-reshuffle = Quando se baralha a pilha de descarte
    .difference = Quando já não tens cartas da casa na mão.
    .reading = Quando é preciso comprar uma carta e o teu baralho da casa está esgotado.
    .reason = Uma mão vazia simplesmente completa-se; só um baralho esgotado precisa da pilha de descarte.
reading-quidditch-card-game-2001-order = Quando se escolhe a ordem das bolas
    .difference =
        Uma vez, logo a seguir à carta de campo; outra vez, só depois de os dois jogadores terem posto as suas
        cartas; a segunda frase está partida ao meio.
    .reading = Primeiro colocam-se todas as cartas, depois escolhe-se a ordem.
    .reason =
        A segunda frase é a mais exata e explica-se a si própria: as cartas colocadas podem influenciar a
        ordem.
reading-quidditch-card-game-2001-goal-card = O nome do golo oferecido
    .difference = A lista de pontos e a secção sobre a carta usam dois nomes diferentes.
    .reading = É uma e a mesma carta, aqui chamada golo oferecido.
    .reason = Ambas valem 10 pontos, e não se descreve mais nenhum tipo de carta de campo.
reading-quidditch-card-game-2001-setting-aside = Quem pode pôr de parte uma carta especial
    .difference =
        O título exige uma mão sem cartas de jogador; o texto que se lhe segue e uma secção posterior
        recomendam o truque a todos.
    .reading = Qualquer um pode, junto a qualquer bola.
    .reason = Um bluff que só é possível quando não há escolha não seria bluff nenhum.
reading-quidditch-card-game-2001-counter = O que desfaz um contrafeitiço
    .difference = Maldições e feitiços numa frase, cartas especiais na seguinte.
    .reading = Maldições e feitiços, incluindo contrafeitiços.
    .reason = Contra as faltas já existe o árbitro.
reading-quidditch-card-game-2001-pile = O que é «a pilha»
    .difference =
        A mesma palavra designa os baralhos e o lugar onde estão as bolas e as cartas colocadas.
    .reading = Quando se trata de bolas ou de cartas colocadas, é o campo.
    .reason = Uma bola está à vista entre os jogadores, e não num baralho.
reading-quidditch-card-game-2001-save = O que se descarta depois de uma defesa
    .difference = Só se refere o Keeper.
    .reading = As duas cartas são descartadas.
    .reason = É assim com todos os outros resultados.
reading-quidditch-card-game-2001-hit = Quantas cartas tira um jogador atingido
    .difference = O jogador só pode tirar quatro cartas; depois de dois golpes, só três.
    .reading = A mão é completada até quatro ou três.
    .reason = O mesmo parágrafo diz que o jogador tem menos uma carta do que o habitual.
reading-quidditch-card-game-2001-unseen-card = Que carta custa uma Bludger
    .difference = Uma carta do adversário, escolhida sem ver; não se diz de onde é tirada.
    .reading = Uma carta da mão.
    .reason = As cartas colocadas pertencem à sua bola até ela ser resolvida.
reading-quidditch-card-game-2001-ignoring = Deixar a Snitch em paz
    .difference = Os jogadores sem Seekers têm de combinar que ignoram a Snitch.
    .reading =
        Não é preciso combinar nada: a Snitch é deixada em paz se nenhum dos jogadores a declarar.
    .reason = Para combinarem, ambos teriam de dizer o que não têm.
reading-quidditch-card-game-2001-waiting = Quando baixar uma carta
    .difference =
        Espera até teres visto a outra carta, diz o texto, logo depois de permitir maldições em qualquer
        momento.
    .reading = Esperar é um conselho.
    .reason = Como obrigação, contradiria a frase anterior.
reading-quidditch-card-game-2001-retrieving = Quantas cartas se recuperam
    .difference = Cartas na primeira metade da frase, uma carta na segunda.
    .reading = Tantas quantas a própria carta disser; nos nossos baralhos é uma.
    .reason = A primeira metade diz para que servem essas cartas; a segunda, o que faz uma delas.
reading-quidditch-card-game-2001-first-word = Quem pode agir, e quando
    .difference =
        Os jogadores agem à vez e, no entanto, quem fala um instante mais cedo vai primeiro.
    .reading = Agem à vez, a começar pelo líder; a corrida é uma opção.
    .reason = Ser rápido num ecrã não é o mesmo que ser rápido à mesa.
reading-quidditch-card-game-2001-review = Uma crítica que o conta de outra maneira
    .difference =
        Segundo uma crítica pública, uma ronda dura até se gastarem as cinco cartas da mão, e um empate é
        repetido de imediato.
    .reading =
        Uma ronda acaba quando as cartas colocadas estão resolvidas, e uma bola empatada espera pela ronda
        seguinte.
    .reason = O folheto é claro quanto a ambas as coisas, e é ele a fonte.


## Options

option-quidditch-timing_mode =
    Se os jogadores agem à vez, a começar pelo líder, ou se em cada janela vai primeiro o mais rápido.
option-quidditch-race_window_seconds =
    Quantos segundos fica aberta uma janela numa corrida, contados de novo depois de cada carta jogada.
option-quidditch-counter_chain =
    Se um contrafeitiço pode ele próprio ser anulado, e assim por diante, ou se é definitivo.
option-quidditch-counter_scope =
    Se os contrafeitiços anulam só maldições e feitiços, ou qualquer carta especial, incluindo faltas e
    árbitros.
option-quidditch-reserve_owed_cards =
    Se é preciso guardar as cartas necessárias para a colocação, ou se podem ser gastas antes em poderes
    especiais.
option-quidditch-min_pass_ms =
    Quanto tempo, em milésimos de segundo, se retém um passe automático para não denunciar a mão.
option-quidditch-turn_timer_seconds =
    Quanto pode demorar uma decisão: sem limite, ou um número de segundos.
option-quidditch-declare_mode =
    Se o líder declara primeiro e o segundo jogador acrescenta, ou se ambos declaram em segredo e ao mesmo
    tempo.
option-quidditch-aside_only_without_player_cards =
    Se qualquer um pode pôr de parte uma carta especial na Quaffle, ou só quem não tem nenhuma carta de jogador.
option-quidditch-order_timing =
    Se a ordem das bolas é escolhida depois de colocadas as cartas, ou antes.
option-quidditch-order_mode =
    Se o líder escolhe toda a ordem de uma vez, ou decide bola a bola o que vem a seguir.
option-quidditch-reveal_mode =
    Se as cartas são reveladas bola a bola, ou em todas as bolas ao mesmo tempo antes de se resolver a primeira.
option-quidditch-keeper_wins_unopposed =
    Se um Keeper ganha a Quaffle contra uma carta posta de parte ou contra nenhuma carta, ou se apenas a mantém
    em campo.
option-quidditch-bludger_pick =
    Se a carta que uma Bludger custa é escolhida à sorte, ou se o vencedor toca numa das cartas, misturadas e
    ocultas.
option-quidditch-recycle_bludgers =
    Se as Bludgers descartadas ficam fora do jogo, ou voltam como novo baralho do campo quando o antigo se
    esgota.
option-quidditch-finish_round_after_snitch =
    Ativado: apanhada a Snitch, jogam-se ainda as outras bolas dessa ronda, e só então o jogo acaba. Desativado:
    o jogo é interrompido no momento em que a Snitch é apanhada.
option-quidditch-final_chase =
    Se é preciso disputar a Snitch quando o baralho do campo se esgota, ou se continua a ser opcional.
option-quidditch-tie_break =
    Se há empate quando os pontos são iguais, ou se ganha quem apanhou a Snitch.
option-quidditch-round_limit =
    Ao fim de quantas rondas acaba um jogo, mesmo que ninguém tenha apanhado a Snitch.
option-quidditch-penalty_needs_player_card =
    Se um penálti pode ser jogado seja o que for que colocaste junto à Quaffle, ou só com uma carta de jogador
    tua lá colocada.
option-quidditch-discard_view =
    Se a pilha de descarte do outro jogador pode ser vista toda, ou só mostra a carta de cima.
option-quidditch-deck_data =
    Com que baralhos se joga: os habituais ou os teus.


## Procedures

procedure-quidditch-decks = Os baralhos
    .text =
        O tamanho dos baralhos, os tipos de cartas, os intervalos de valores, os dois Seekers, a única Snitch e a
        Pernas Presas conhecem-se do folheto ou de críticas públicas. Todos os outros números são de nossa
        autoria, tal como os outros nomes de cartas especiais: vêm das histórias e não têm de ser os das cartas
        impressas.

        O baralho do campo:

        | Carta | Cópias | Pontos |
        |---|---|---|
        | Quaffle | 17 | 10 |
        | Bludger | 6 | nenhum |
        | Golo oferecido | 4 | 10 |
        | Snitch Dourada | 1 | 150 |
        | ao todo | 28 | |

        O baralho da casa, igual para Gryffindor e Slytherin:

        | Carta | Tipo | Cópias |
        |---|---|---|
        | Chaser 4, 5, 6, 7, 8, 9, 10 | carta de jogador | 2 de cada valor, 14 ao todo |
        | Keeper 6, 7, 8, 9, 10 | carta de jogador | 1 de cada valor, 5 ao todo |
        | Beater 1, 2, 3 | carta de jogador | 2, 2 e 1, ou seja, 5 ao todo |
        | Seeker 11, 12 | carta de jogador | 1 de cada valor, 2 ao todo |
        | Pernas Presas | maldição | 2 |
        | Pernas de Gelatina | maldição | 1 |
        | Maldição de Impedimento | maldição | 1 |
        | Feitiço de Desarmar | feitiço | 1 |
        | Feitiço Confundus | feitiço | 1 |
        | Feitiço de Convocação | feitiço | 1 |
        | Finite | feitiço, o contrafeitiço | 2 |
        | Blatching | falta | 2 |
        | Cobbing | falta | 1 |
        | Árbitro | árbitro | 2 |
        | ao todo | 26 cartas de jogador, 14 cartas especiais | 40 |

        Outros baralhos são recusados, a menos que

        - o baralho da casa tenha 40 cartas e o do campo 28,
        - Gryffindor e Slytherin tenham as mesmas cartas da casa,
        - haja exatamente uma Snitch Dourada, e
        - cada carta especial faça uma das coisas que constam de «O que fazem as cartas especiais».

        Tudo o mais que o folheto deixa esperar também é verificado, mas apenas assinalado, porque uma caixa a sério
        sabe mais do que esta página:

        - Chasers de 4 a 10, Keepers de 6 a 10 e Beaters de 1 a 3, com as duas pontas de cada intervalo em uso;
        - dois Seekers, que valem 11 e 12;
        - mais Quaffles do que qualquer outra carta de campo, três Bludgers ou mais, dois golos oferecidos ou mais, e
          pelo menos 16 Quaffles e golos oferecidos ao todo, para que alguém possa superar sem a Snitch os 150 pontos
          que ela vale;
        - os cinco tipos de maldições e feitiços, mais de uma carta que baixe, uma Pernas Presas, e cartas que
          despojem de uma carta e também de várias;
        - os dois tipos de faltas e um árbitro;
        - claramente mais cartas de jogador do que especiais, para que seja rara uma mão sem nenhuma carta de jogador.
procedure-quidditch-round = Uma ronda do princípio ao fim
    .text =
        1. **A carta de campo.** Se houver uma Quaffle em campo, não se vira nada. Se não houver, o líder vira
           cartas até uma bola ficar em campo ou até não restar nenhuma carta de campo. Um golo oferecido vai para
           a pilha de cartas ganhas do líder, e uma bola que não cabe vai para a pilha de descarte do campo; a
           cada um deles segue-se outra carta. Se depois disso não houver nenhuma bola em campo e o baralho do
           campo estiver esgotado, o jogo acaba.
        2. **Bolas obrigatórias.** Uma Quaffle em campo fica disputada. O mesmo acontece com a Snitch na
           perseguição final, isto é, quando o baralho do campo já estava esgotado no início da ronda.
        3. **Janela inicial**, se pelo menos uma bola em campo ainda não estiver disputada.
        4. **Declarações**, com a mesma condição: primeiro o líder, depois o segundo jogador, se restar alguma
           bola. Cada um pode declarar tantas bolas quantas as cartas que tenha além das que deve.
        5. Se nenhuma bola estiver disputada, ou se as duas mãos estiverem vazias, passa-se ao passo 12.
        6. **Janela antes da colocação.**
        7. **Colocação.** Os dois jogadores colocam as suas cartas em segredo e ao mesmo tempo. Quem não tem nada
           para colocar está logo pronto.
        8. **Janela depois da colocação.**
        9. **A ordem.** O líder põe por ordem as bolas disputadas. Com uma só bola não há nada a fazer.
        10. **Cada bola, por essa ordem:** revelam-se as duas cartas; abre-se a janela após a revelação, e só na
            Quaffle são possíveis faltas nessa janela; resolve-se a bola; descartam-se as cartas colocadas. Se a
            Snitch for apanhada, o jogo acaba aqui.
        11. **Janela após o resultado**, depois de cada bola. Segue-se o passo 10 para a bola seguinte,
            ou o passo 12.
        12. **Fim da ronda.** As cartas especiais jogadas vão para as pilhas de descarte dos seus donos. Os dois
            jogadores completam a mão até cinco cartas, menos uma por cada golpe desta ronda. Os golpes são
            esquecidos, e a liderança passa para o outro jogador. No limite de rondas, o jogo acaba; se não,
            volta-se ao passo 1.

        Qualquer dos jogadores pode desistir em qualquer momento.
procedure-quidditch-window = Uma janela e de quem é a vez
    .text =
        | Janela | Quando | Para que serve |
        |---|---|---|
        | Inicial | depois da carta de campo, se houver uma bola sobre a qual decidir | recuperar ou despojar antes da decisão; afastar de uma bola obrigatória |
        | Antes da colocação | depois das declarações, se houver uma bola disputada | despojar, afastar, recuperar |
        | Depois da colocação | ainda nada foi revelado | afastar, despojar, baixar uma carta sem a ver |
        | Após a revelação | as duas cartas de uma bola estão viradas para cima | baixar, afastar; na Quaffle, também faltas |
        | Após o resultado | uma bola acabou de ser resolvida | recuperar, despojar; baixar ou afastar numa bola que ainda está para vir |

        1. O líder age primeiro.
        2. Quem tem a vez joga uma carta especial da mão ou passa.
        3. Depois de um passe é a vez do outro jogador. Um segundo passe seguido fecha a janela.
        4. Uma carta jogada fica à vista junto do seu dono, e os passes até aí são esquecidos. Espera por
           uma resposta, como se explica em «Responder a uma carta especial». Depois é a vez do adversário
           de quem a jogou.

        Um penálti que produz efeito fecha a janela de imediato. Nas duas janelas anteriores à colocação, um jogador
        só pode gastar uma carta se a mão ainda cobrir todas as cartas que deve; ver RUL-QCG-12. Uma corrida tem
        regras próprias; ver RUL-QCG-03.
procedure-quidditch-answer = Responder a uma carta especial
    .text =
        1. Foi jogada uma carta especial. O outro jogador pode anulá-la ou passar; agora não é possível mais nada.
        2. Se for anulada, a carta que a anula fica à vista junto do seu dono. Depois de um árbitro acabam as
           respostas. Depois de um contrafeitiço, é a vez de o outro jogador o anular ou passar.
        3. Assim se continua até um jogador passar ou a última carta não poder ser anulada.
        4. Contam-se as cartas. Se o número for ímpar, a primeira carta produz efeito: porque está sozinha ou porque
           a carta que a anulava foi por sua vez anulada. Se for par, a primeira carta é anulada. Todas ficam gastas.

        | Carta jogada | Contrafeitiço | Árbitro |
        |---|---|---|
        | maldição ou feitiço | anula | não |
        | contrafeitiço | anula | não |
        | falta | não | anula |
        | árbitro | não | não |
        | uma carta posta de parte | não | não |
procedure-quidditch-specials = O que fazem as cartas especiais
    .text =
        | Carta | O que acontece | De que precisa | Quando |
        |---|---|---|---|
        | Pernas Presas | à tua escolha: uma carta do teu adversário conta menos 3, ou um Keeper do teu adversário fica fora de combate | para baixar: uma carta como em RUL-QCG-59; para travar: um Keeper virado para cima junto à Quaffle e que ainda não esteja fora de combate | para baixar: as janelas depois da colocação, após a revelação e após um resultado; para travar: após a revelação da Quaffle |
        | Pernas de Gelatina | uma carta do teu adversário conta menos 5 | uma carta como em RUL-QCG-59 | as janelas depois da colocação, após a revelação e após um resultado |
        | Maldição de Impedimento | o teu adversário é afastado de uma bola que escolhes | antes da colocação: uma bola disputada da qual o teu adversário não tenha sido afastado; mais tarde: uma bola por resolver em que o teu adversário tenha uma carta | todas as janelas |
        | Feitiço de Desarmar | o teu adversário perde uma carta da mão à sorte | que o teu adversário tenha uma carta na mão | todas as janelas |
        | Feitiço Confundus | o teu adversário perde duas cartas da mão à sorte, ou a única que tiver | que o teu adversário tenha uma carta na mão | todas as janelas |
        | Feitiço de Convocação | tiras da tua pilha de descarte a carta que quiseres e fica na tua mão | que a tua pilha de descarte não esteja vazia | todas as janelas |
        | Finite | é anulada a maldição ou o feitiço que acabou de ser jogado, incluindo outro Finite | uma maldição ou um feitiço a que responder | só como resposta |
        | Blatching | o Keeper do teu adversário fica fora de combate | um Keeper do teu adversário, virado para cima junto à Quaffle e que ainda não esteja fora de combate | após a revelação da Quaffle |
        | Cobbing | ganhas a Quaffle | uma carta de jogador do teu adversário, virada para cima junto à Quaffle e que não tenha sido afastada | após a revelação da Quaffle |
        | Árbitro | é anulada a falta que acabou de ser jogada | uma falta a que responder | só como resposta |
procedure-quidditch-settling = Como se resolve uma bola
    .text =
        Quando a janela após a revelação se fechou, olha-se para os dois lados da bola. Um lado está **sem carta** se
        nada foi colocado, se foi afastado, se uma carta especial foi posta de parte ou se o seu Keeper está fora de
        combate. Se não, tem uma carta de jogador com o seu valor efetivo: o valor impresso menos tudo o que o
        baixou, mas nunca menos de 0.

        | Na Quaffle | Resultado |
        |---|---|
        | os dois lados sem carta | fica |
        | um lado sem carta | ganha a carta de jogador, mesmo um Keeper |
        | valores iguais | fica |
        | um Keeper com o valor mais alto contra outra posição | defesa: fica |
        | tudo o resto | ganha o valor mais alto |

        | Numa Bludger | Resultado |
        |---|---|
        | nenhum Beater de nenhum dos lados | fica |
        | um Beater de um dos lados | ganha o Beater |
        | um Beater de cada lado | ganha o valor mais alto; com valores iguais, fica |

        Na Snitch é como numa Bludger, com Seekers em vez de Beaters.

        Depois, por esta ordem:

        1. As cartas colocadas vão para as pilhas de descarte dos seus donos.
        2. Uma Quaffle que foi ganha vai para a pilha de cartas ganhas do vencedor.
        3. Uma Bludger que foi ganha vai para a pilha de descarte do campo. O vencido é atingido e perde uma carta da
           mão à sorte, se tiver alguma.
        4. Uma Snitch apanhada vai para a pilha de cartas ganhas de quem a apanhou, e o jogo acaba.
        5. Uma bola que ninguém ganhou fica em campo.

        Um penálti que produz efeito conduz diretamente a estes passos e ganha a Quaffle.
procedure-quidditch-variants = O que as opções mudam
    .text =
        A maior parte das opções muda uma única resposta, explicada no respetivo critério. Estas mudam o decurso de
        uma ronda:

        | Opção | Quando não tem o valor predefinido |
        |---|---|
        | declare_mode | os dois jogadores declaram em segredo num só passo; o que qualquer um deles nomear fica disputado; as cartas devidas pela Quaffle e por uma Snitch obrigatória limitam quantas bolas um jogador pode nomear |
        | order_timing | a ordem é escolhida logo antes da janela anterior à colocação |
        | order_mode | o líder nomeia uma bola antes de cada revelação |
        | reveal_mode | todas as cartas colocadas são reveladas antes da primeira janela após a revelação; ainda assim, cada bola tem a sua própria janela e o seu próprio resultado |
        | finish_round_after_snitch | a janela após o resultado segue-se à captura, e o jogo acaba no fim da ronda |
        | recycle_bludgers | um baralho do campo esgotado é refeito com a sua pilha de descarte baralhada, uma vez por ronda; a perseguição final mantém-se desde a primeira ronda que encontrou o baralho esgotado |
        | timing_mode | as janelas são uma corrida, como em RUL-QCG-03 |
        | counter_scope | os contrafeitiços também podem responder a uma falta ou a um árbitro, pelo que um árbitro já não põe fim às respostas |


## Refused actions

refusal-quidditch-not_your_turn = Não é a tua vez.
refusal-quidditch-game_over = O jogo terminou.
refusal-quidditch-already_committed = Já decidiste e não podes mudar.
refusal-quidditch-no_window = Agora não podes jogar uma carta especial.
refusal-quidditch-card_not_in_hand = Não tens essa carta.
refusal-quidditch-not_a_special = Só as cartas especiais têm um poder que se pode jogar.
refusal-quidditch-no_target = Essa carta não tem agora nenhum alvo.
refusal-quidditch-bad_ball = Não podes usar essa carta nesta bola.
refusal-quidditch-bad_mode = Agora não podes usar essa carta assim.
refusal-quidditch-bad_take = Essa carta não está na tua pilha de descarte.
refusal-quidditch-wrong_window = Não podes jogar essa carta nesta altura da ronda.
refusal-quidditch-foul_not_now = Só podes cometer uma falta na Quaffle, depois de revelada a carta de jogador que o teu adversário lá tem.
refusal-quidditch-response_only = Só podes jogar essa carta como resposta a outra.
refusal-quidditch-owed_cards = Precisas dessa carta para uma bola disputada.
refusal-quidditch-nothing_to_cancel = Não há nenhuma carta especial para anular.
refusal-quidditch-cannot_cancel = Essa carta não anula a que foi jogada.
refusal-quidditch-not_declaring = Agora não há nada para declarar.
refusal-quidditch-not_optional = Só podes declarar uma Bludger ou a Snitch, e só se estiver em campo.
refusal-quidditch-already_contested = Essa bola já está em disputa.
refusal-quidditch-too_many_declared = Não tens cartas suficientes para tantas bolas.
refusal-quidditch-not_laying = Agora não podes colocar cartas.
refusal-quidditch-wrong_number = Coloca uma carta junto a cada bola disputada, ou todas as tuas cartas se tiveres menos.
refusal-quidditch-quaffle_uncovered = Coloca primeiro uma carta junto à Quaffle.
refusal-quidditch-not_contested = Essa bola não se disputa nesta ronda.
refusal-quidditch-pushed_off = Afastaram-te dessa bola, por isso não podes lá colocar uma carta.
refusal-quidditch-aside_with_player_cards =
    Nesta mesa não podes pôr de parte uma carta especial na Quaffle enquanto tiveres uma carta de jogador.
refusal-quidditch-not_ordering = Agora não podes escolher a ordem das bolas.
refusal-quidditch-bad_order = Indica todas as bolas que ainda estão por jogar, cada uma só uma vez.
refusal-quidditch-penalty_without_player_card = Nesta mesa, um penálti exige uma carta de jogador tua junto à Quaffle.
refusal-quidditch-not_picking = Agora não há nenhuma carta para escolher.
refusal-quidditch-bad_slot = O teu adversário não tem tantas cartas.
refusal-quidditch-must_answer = Anula a carta especial que foi jogada ou passa.
