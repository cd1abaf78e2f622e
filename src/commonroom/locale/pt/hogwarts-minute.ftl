### Um ano em Hogwarts num minuto, em português: seis imagens por modo, cada uma com um título e uma ou duas frases.

hogwarts-minute-walk = Lançar e andar
    .text = Dois dados dizem quantos passos dás. Usa todo o lançamento, em qualquer direção. Só nas torres e nos locais das tuas missões podes parar antes.
hogwarts-minute-fields = O espaço onde paras
    .text = O símbolo diz o que acontece: feitiços, poções, livros, PV, um acontecimento, um duelo com um estudante.
hogwarts-minute-tokens = Apanhar fichas
    .text = As fichas douradas estão à vista no mapa. Apanha até duas por turno, mesmo de passagem. Na sacola cabem seis.
hogwarts-minute-mission = Cumprir missões
    .text = Leva as fichas da missão ao seu local. Lá lutas contra quem te espera; se ganhares, os pontos são teus.
hogwarts-minute-fight = Lutar com dados e cartas
    .text = Um dado que mostra pelo menos a resistência do adversário tira 1 PV. Depois o adversário ataca. Feitiços e poções ajudam.
hogwarts-minute-exam = Fazer exames
    .text = Entrega um livro na sua sala de aula e ganha o que vale. O Quidditch e o bom comportamento também dão pontos.

## Voldemort Returns

hogwarts-minute-sides = Dois lados
    .text = Um de vocês é Peter Pettigrew, os outros são Harry e os amigos.
hogwarts-minute-ritual = O ritual
    .text = Pettigrew junta quatro coisas e leva-as ao campo de Quidditch. Então Voldemort volta, com os seus Devoradores da Morte.
hogwarts-minute-horcruxes = Seis Horcruxes
    .text = Estão à vista no mapa. Cada um que é destruído custa 1 PV a Voldemort.
hogwarts-minute-weapons = Dente ou espada
    .text = Com um dos dois, um herói vai a um Horcrux e lança contra o lado negro. Se tirar mais, destrói-o.
hogwarts-minute-return = O regresso
    .text = A partir de agora luta-se. Harry procura a Pedra da Ressurreição; Voldemort, a Varinha de Sabugueiro.
hogwarts-minute-meeting = O encontro
    .text = Sem a Pedra, perde Harry; sem a Varinha, perde Voldemort. Se cada um tiver a sua, ganha Voldemort se restar um Horcrux; senão, cada um lança um dado.

# The line below the pictures.
hogwarts-minute-count = Quem ganha?
    .text = No ano letivo: quem tiver mais pontos, assim que alguém alcance as missões e os pontos da duração escolhida. No regresso de Voldemort: quem ganha o encontro.
