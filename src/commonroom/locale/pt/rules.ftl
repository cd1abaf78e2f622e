### The words of any rules document. A game says only what it calls otherwise, in its own document message.

document =
    .contents = Índice
    .editions = Edições
    .edition = Edição
    .id = Escreve-se
    .box = O que é
    .differences = Em que diferem as edições
    .topic = Tema
    .ids = Ver
    .readings = Onde as fontes discordam e que leitura seguimos
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
    .refusals-intro = Uma ação não permitida é recusada com um código que diz porquê. Não muda nada.
    .code = Código
    .meaning = Significado
    .source = Fonte
    .rulings = Critério
