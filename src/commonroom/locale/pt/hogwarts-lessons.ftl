### The lessons of A Year at Hogwarts, in Portuguese: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## A first turn

hogwarts-lesson-walk = O teu primeiro turno
    .about = Lança os dados, anda e fica com o que há onde acabas.
    .end = Lanças, andas, e conta o espaço onde acabas. As torres, o Pó de Floo e as fichas ajudam-te nas missões.
hogwarts-lesson-walk-roll = És o Harry e estás junto ao portão de Hogwarts. Um turno começa com dois dados. Lança-os.
    .otherwise = Lança os dados: o botão está iluminado.
hogwarts-lesson-walk-walk = 1 e 3: anda exatamente 4 passos. Os espaços onde podes acabar brilham. Este dá-te uma poção: toca nele e vai até lá.
    .tower = Numa torre podes parar antes. Isso vem a seguir; agora vai buscar a poção.
    .elsewhere = Aí também podes acabar. Mas o espaço iluminado dá-te uma poção.
    .step = Escolhe o espaço onde queres acabar; o caminho faz-se sozinho.
    .whole = Tens de usar todo o lançamento. Só podes parar antes nas torres e nos locais das tuas missões.
    .otherwise = Vai até ao espaço iluminado, a 4 passos.
hogwarts-lesson-walk-again = Uma poção: vai dar jeito num combate. Aqui jogas a solo, por isso é outra vez a tua vez. Lança os dados.
    .otherwise = Lança os dados: começa o teu próximo turno.
hogwarts-lesson-walk-tower = Desta vez são 6 passos. Mas numa torre podes sempre parar, mesmo que te sobrem passos. Vai até à torre iluminada.
    .other-tower = Também é uma torre, mas experimenta a iluminada.
    .elsewhere = Assim gastavas os passos todos. Numa torre podes parar antes: vai até à iluminada.
    .step = Escolhe a torre; o caminho faz-se sozinho.
    .otherwise = Vai até à torre iluminada.
hogwarts-lesson-walk-floo = De uma torre, o Pó de Floo leva-te até muito longe. O espelho da tua missão está na Toca. Vai até lá.
    .elsewhere = Também podes viajar para aí, mas o espelho está na Toca.
    .stay = Então o espelho fica onde está. Usa o Pó de Floo.
    .otherwise = Escolhe a Toca no mapa e confirma.
hogwarts-lesson-walk-take = Cá está ele. Apanha o espelho; depois voltas à tua torre.
    .leave = Vieste cá por ele! Apanha-o.
    .otherwise = Apanha o espelho.

## A mission

hogwarts-lesson-mission = A tua missão
    .about = Encontra o que ela pede e vai aonde ela te leva.
    .end = Primeiro a ficha, depois o local, depois o combate. A seguir vês como se luta.
hogwarts-lesson-mission-look = Esta é a tua missão e vale 50 pontos: amansa o cão. Falta-te a flauta; a carta diz onde está. Lança os dados.
    .otherwise = Lança os dados.
hogwarts-lesson-mission-fetch = A flauta está a 3 passos, e saiu-te 3. Vai até lá.
    .short = A torre fica a caminho, mas a flauta está um espaço mais à frente.
    .elsewhere = Aí não há flauta nenhuma. Está no espaço iluminado.
    .step = Escolhe o espaço da flauta; o caminho faz-se sozinho.
    .otherwise = Vai até ao espaço iluminado, o da flauta.
hogwarts-lesson-mission-take = Apanha a flauta. Também podes apanhar fichas de passagem: duas por turno. Na sacola cabem seis.
    .leave = Sem a flauta não há missão. Apanha-a.
    .otherwise = Apanha a flauta.
hogwarts-lesson-mission-ready = A tua missão já está pronta. O local fica mesmo aqui ao lado: a ala oeste. Lança os dados.
    .otherwise = Lança os dados.
hogwarts-lesson-mission-place = São 6 passos, mas a ala oeste fica a 1. No local de uma missão pronta podes parar antes. Vai até lá.
    .elsewhere = A tua missão espera na ala oeste. É lá que deves parar.
    .step = Escolhe a ala oeste; o caminho faz-se sozinho.
    .otherwise = Vai até à ala oeste, que está iluminada.
hogwarts-lesson-mission-attempt = Estás no sítio certo e tens tudo o que é preciso. Tenta a missão: há alguém à tua espera.
    .otherwise = Tenta a missão.

## A fight

hogwarts-lesson-fight = Um combate
    .about = Dados, cartas e um golpe que se vê chegar.
    .end = Missão cumprida! Mas cuidado: a solo, quem perde o combate de uma missão perde o jogo. Vê a tua probabilidade antes de começares.
hogwarts-lesson-fight-attempt = Tens a pedra, e o professor está à tua espera. Tenta a missão.
    .later = Podias esperar, mas já está tudo pronto.
    .otherwise = Tenta a missão.
hogwarts-lesson-fight-dice = O professor tem 7 PV. Os teus 4 dados acertam com 3 ou mais, e cada acerto tira 1 PV. Ataca com os dados.
    .keep = Boa carta! Guarda-a para o fim e lança primeiro os dados.
    .healthy = Ainda não te fizeram nada. Ataca com os dados.
    .otherwise = Ataca com os dados.
hogwarts-lesson-fight-shield = Três acertos! Agora ele responde ao golpe: 4 PV. Já o vês chegar, por isso podes responder. Protego trava-o.
    .pass = Então perdes 4 PV. Protego trava o golpe.
    .heal = Isso dá-te 3 PV, mas o golpe vem na mesma. Protego trava-o.
    .otherwise = Joga Protego.
hogwarts-lesson-fight-card = Não te aconteceu nada. Restam-lhe 4 PV, e Reducto tira exatamente 4. Uma carta substitui os dados: joga-a.
    .dice = Tinham de acertar os quatro dados. Reducto não falha.
    .heal = Tens os PV todos. Joga Reducto.
    .otherwise = Joga Reducto.
hogwarts-lesson-fight-last = Está vencido, mas ataca mais uma vez. Tens 7 PV e perdes 4: ficas de pé. Aguenta o golpe.
    .heal = Podes, mas 3 PV chegam para ganhar. Guarda a poção.
    .otherwise = Aguenta o golpe: és capaz.
hogwarts-lesson-fight-put = 60 pontos! O que se usa numa missão vai parar longe, e és tu que escolhes onde. Põe a pedra num lugar iluminado.
    .elsewhere = Pode ser. Mas por agora escolhe um dos lugares iluminados.
    .otherwise = Põe a pedra num dos lugares iluminados.

## School

hogwarts-lesson-school = A escola
    .about = Uma carta na sala comum, um exame na sala de aula.
    .end = 20 pontos! Missões, exames, jogos de Quidditch e bom comportamento dão pontos. Com uma missão e mais de 210 acaba um jogo rápido.
hogwarts-lesson-school-room = Estás numa sala comum. Aqui compras uma carta do baralho que quiseres. Os livros dão pontos nos exames: compra um livro.
    .behaviour = Isso pode dar pontos ou tirá-los. Hoje compra um livro.
    .other-deck = Dá jeito num combate. Mas queremos fazer um exame: compra um livro.
    .otherwise = Compra uma carta do baralho dos livros.
hogwarts-lesson-school-book = O teu livro é da sala de Defesa Contra a Magia Negra e vale 20 pontos. Essa sala fica a 3 passos. Lança os dados.
    .otherwise = Lança os dados.
hogwarts-lesson-school-classroom = Saiu-te 3. Entra na sala de aula.
    .elsewhere = O teu livro só conta na sala dele. É a que está iluminada.
    .step = Escolhe a sala de aula; o caminho faz-se sozinho.
    .otherwise = Vai até à sala de aula iluminada.
hogwarts-lesson-school-exam = Agora faz o exame com o teu livro. Não podes chumbar.
    .pass = Deitavas fora 20 pontos. Faz o exame.
    .otherwise = Faz o exame com o teu livro.

## A duel

hogwarts-lesson-duel = Um duelo
    .about = Contra um estudante, e perdes se ficares só com um PV.
    .end = Se ganhas um duelo, compras três cartas. Se o perdes, ficas com 1 PV e devolves três.
hogwarts-lesson-duel-dice = Num espaço de duelo espera-te um estudante: o Ron, com 6 PV. Tu tens 3, e com 1 PV perde-se o duelo. Ataca com os dados.
    .keep = Guarda o feitiço para o fim. Primeiro os dados.
    .early = Ainda não. A poção vai fazer-te mais falta depois.
    .otherwise = Ataca com os dados.
hogwarts-lesson-duel-blow = Quatro acertos! O Ron tira-te 1 PV. Ainda ficas com 2: aguenta o golpe.
    .early = Por agora bastam 2 PV. Guarda a poção.
    .otherwise = Aguenta o golpe: és capaz.
hogwarts-lesson-duel-spell = O Ron só tem 2 PV. Expelliarmus tira exatamente 2. Joga-o.
    .dice = Os dados podem falhar. O feitiço não.
    .early = Primeiro vence o Ron. Vais precisar da poção logo a seguir.
    .otherwise = Joga Expelliarmus.
hogwarts-lesson-duel-drink = O último golpe dele deixava-te com 1 PV, e perdias o duelo! Bebe a poção: mais 3 PV.
    .pass = Então ficas com 1 PV e perdes o duelo. Bebe a poção.
    .otherwise = Joga a Poção Wiggenweld.
hogwarts-lesson-duel-won = Ganhaste! Um feitiço, uma poção e um livro para ti. Mas os PV não voltam sozinhos. Lança os dados.
    .otherwise = Lança os dados.
hogwarts-lesson-duel-heal = Os espaços com uma cruz dão PV. Nas cozinhas ganhas 2. Ficam a 3 passos: vai até lá.
    .elsewhere = Precisas de PV. O espaço iluminado dá-te alguns.
    .step = Escolhe as cozinhas; o caminho faz-se sozinho.
    .otherwise = Vai até às cozinhas.

## Voldemort Returns

hogwarts-lesson-returns = O regresso de Voldemort
    .about = Outro jogo no mesmo mapa: os heróis contra o lado negro.
    .end = Encontra a pedra, destrói os seis Horcruxes e vai ao encontro de Voldemort. Quem chega sem o seu objeto perde.
hogwarts-lesson-returns-roll = Tu és o Harry; o Blaise é o Pettigrew. Há seis Horcruxes no mapa, e a tua espada pode destruí-los. Lança os dados.
    .otherwise = Lança os dados.
hogwarts-lesson-returns-walk = Há um Horcrux na Torre do Relógio, a 3 passos. Vai até lá.
    .elsewhere = O Horcrux está na Torre do Relógio. É o espaço iluminado.
    .step = Escolhe a Torre do Relógio; o caminho faz-se sozinho.
    .otherwise = Vai até à torre iluminada.
hogwarts-lesson-returns-destroy = Tu e o Blaise lançam um dado cada um. Se o teu for mais alto, adeus, Horcrux. Ataca!
    .pass = Então fica inteiro. Ataca com a espada.
    .otherwise = Tenta destruir o Horcrux.
hogwarts-lesson-returns-hide = Destruído: Voldemort fica com menos 1 PV. Mas Pettigrew já tinha as quatro coisas: Voldemort voltou e procura a Varinha de Sabugueiro. Esconde-a num espaço iluminado.
    .near = Ele chegava lá depressa. Escolhe um dos espaços iluminados.
    .otherwise = Põe a varinha num espaço iluminado, longe dele.
hogwarts-lesson-returns-plan = Agora há Devoradores da Morte nas torres, e quem encontra um deles luta. O Blaise pôs aqui a Pedra da Ressurreição. Precisas dela antes de encontrares Voldemort.
