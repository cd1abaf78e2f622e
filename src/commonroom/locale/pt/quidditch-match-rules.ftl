### The rules of the Quidditch match in Portuguese: only the words of its document. What it says of each rule is in
### hogwarts-rules.ftl, and the order and the structure are in games/hogwarts/match/rules.toml.

document-quidditch-match = O Quidditch, o jogo em campo: as regras
    .intro =
        Esta página contém todas as regras do jogo de Quidditch seguidas pela Common Room. Duas equipas
        defrontam-se em campo: primeiro, os teus Chasers, Beaters e Keepers jogam por dois golos; depois, os
        teus Seekers dão uma volta ao campo atrás da Snitch. O jogo faz parte de Um ano em Hogwarts, e aqui
        joga-se por si só.

        Um código como HOG-420 designa uma **regra** do livro de regras impresso, e um como RUL-HOG-129
        um **critério**: a nossa decisão onde o livro de regras se cala ou não é claro. Alguns critérios podem
        ser mudados com uma opção ao abrir uma mesa.

        Esta página não é oficial: todas as regras são contadas por palavras nossas, não substitui o livro de
        regras da tua caixa, e os nomes de jogos, editoras, equipas e personagens são marcas dos seus
        proprietários.
    .contents = Índice
    .editions = Edições
    .edition = Edição
    .id = Escreve-se
    .box = O que é
    .ids = Ver
    .why = Motivo
    .options = Opções
    .options-intro = A mesa escolhe as suas opções antes de o jogo começar. O primeiro valor é o predefinido.
    .option = Opção
    .values = Valores
    .decides = O que decide
    .procedures = Procedimentos
    .procedures-intro = Mais uma vez, as mesmas regras, pela ordem exata em que são aplicadas.
    .refusals = Ações recusadas
    .refusals-intro = Uma ação não permitida é recusada com um código que diz porquê. A recusa nada muda.
    .code = Código
    .meaning = Significado
    .source = Fonte
    .rulings = Critério
