### The page in Portuguese: everything that is not about one game.
### For "pt" the plural category "one" holds 0 as well; where 0 can occur, it has a variant of its own.

## Everywhere

app-name = Common Room
skip-to-content = Saltar para o conteúdo
close = Fechar
cancel = Cancelar
sound = Sons
sound-on = Os sons estão ligados
sound-off = Os sons estão desligados
# $theme is what is chosen now; pressing the button goes on to the next.
theme =
    { $theme ->
        [light] Cores claras
        [dark] Cores escuras
       *[system] Cores como no teu dispositivo
    }
language = Língua
copy-link = Copiar o link
copied = Copiado
qr-code = Código QR do link
to-the-start = Ir para o início
lost-title = Aqui não há nada
lost-text = O endereço pode estar mal escrito ou a mesa já não existe.

## Start page

home-title = Senta-te e joga
home-text = Jogos de tabuleiro como se jogam em casa: com amigos através de um link ou contra bots. Sem conta e sem instalar nada.
play-now = Jogar agora
with-friends = Com amigos
rules = Regras
# $least and $most are numbers of players.
players-range = De { $least } a { $most } jogadores
players-number =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
my-tables = As minhas mesas
finished-tables = Partidas terminadas
phase-open = À espera de jogadores
phase-playing = Em jogo
phase-finished = Terminado
phase-your-turn = É a tua vez
home-replay = Tens o registo de um jogo?
open-replay = Ver a repetição

## Start against bots

quick-title = Jogar contra bots
quick-level = De que nível?
quick-opponents = Quantos adversários?
bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
# Instead of a number of bots, where one can play without any.
quick-alone = A solo
quick-start = Começar

# Levels of bots; .about says how the bot plays.
bot-random = Aleatório
    .about = Joga qualquer carta que se possa jogar, sem plano nenhum.
bot-easy = Fácil
    .about = Sabe o que quer, mas escapam-lhe coisas, como às pessoas.
bot-normal = Normal
    .about = Escolhe a jogada que no momento parece a melhor.
bot-greedy = Normal
    .about = Escolhe a jogada que no momento parece a melhor.
bot-search = Forte
    .about = Pensa várias jogadas à frente.

## A table with friends

new-title = Uma mesa com amigos
new-text = Escolhe quem joga; recebes um link para enviar aos teus amigos.
your-name = O teu nome
# The name of a person who has given none.
player-name-default = Jogador
edition = Edição
players = Jogadores
teams = Equipas
teams-count =
    { $count ->
        [one] { $count } equipa
       *[other] { $count } equipas
    }
# $seat is the number of a chair at the table.
seat-number = Lugar { $seat }
seat-in-team = Lugar { $seat }, equipa { $team }
seat-me = Eu
seat-for-friend = Um amigo
# $level is the strength of the bot, such as "Normal".
seat-bot = Bot: { $level }
time-limit = Tempo por turno
time-limit-about = Quando o tempo acaba, é feita por ti uma jogada qualquer das permitidas.
time-none = Sem limite
time-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
time-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
time-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
# $time is a clock such as 1:30, or a number of days.
time-left = Tempo restante: { $time }
allow-hints = Dicas
allow-hints-about = Os jogadores podem perguntar o que faria um bot.
more-options = Mais opções
# What somebody has chosen for an option that is either on or off.
option-on = sim
option-off = não
# An option that takes a number of the person's own beside its usual values.
option-number = Um número
choose-file = Escolher um ficheiro
no-file = Nenhum ficheiro escolhido
take-file-back = Retirar o ficheiro
# Before a list of what is wrong with a file of one's own.
content-faults = Não se pode jogar com este ficheiro:
# A seat may ask for something, such as a house, and does not.
wish-none = tanto faz
open-table = Abrir a mesa

## Joining and waiting

join-title = Recebeste um convite
join-text = Há um lugar para ti num jogo de { $game }.
join-text-host = { $host } tem um lugar para ti num jogo de { $game }.
sit-down = Sentar-me
only-watch = Só assistir
join-too-late = Já estão ocupados todos os lugares. Se quiseres, podes assistir.
waiting-title = À espera dos teus amigos
# The same for somebody who only watches.
waiting-title-watching = À espera dos jogadores
# Before the first move, while those who are there wait for the others.
awaited = Ainda não à mesa: { $names }.
waiting-text =
    { $count ->
        [one] Ainda há { $count } lugar livre. O jogo começa quando for ocupado.
       *[other] Ainda há { $count } lugares livres. O jogo começa quando forem ocupados.
    }
waiting-fairness = As cartas são baralhadas de forma justa: antes da primeira jogada é mostrada uma impressão digital do baralhamento, e depois da última podes verificá-la.
invite-link = Envia este link aos teus amigos
# Where the address is that of this computer alone.
invite-only-here = Este link só funciona neste computador.
# A command follows.
invite-for-others = Para que entrem outros dispositivos, inicia o servidor assim e abre uma mesa no endereço que ele mostra:
seat-open = lugar livre
is-here = presente
is-away = ausente
you = Tu
# Stands behind or below the person's own name.
you-mark = (tu)
fill-with-bot = Pôr um bot
fill-all-with-bots =
    { $count ->
        [one] Pôr um bot no lugar livre
       *[other] Pôr bots nos { $count } lugares livres
    }
bot-level = Nível dos bots

## At the table

table-loading = A preparar a mesa…
title-your-turn = É a tua vez
on-turn = tem a vez
your-team = a tua equipa
watchers =
    { $count ->
        [one] { $count } pessoa a assistir
       *[other] { $count } pessoas a assistir
    }
away-title = { $name } está ausente
away-text = O lugar continua a ser de { $name }. Se não quiseres esperar, um bot pode jogar em seu lugar ao fim de meio minuto.
replace-by-bot = Substituir por um bot
bot-knows = O que sabe um bot?
bot-title = { $name }, um bot ({ $level })
bot-knows-text = Um bot vê o que veria uma pessoa no seu lugar: as suas próprias cartas, a mesa e o que foi jogado. Nunca vê as tuas cartas nem a ordem do monte.
bot-fairness = Podes prová-lo: o baralhamento fica fixado antes da primeira jogada e, no fim, a página verifica-o com um toque.
hint = Dica
log = O que aconteceu
log-empty = Ainda nada: o jogo acabou de começar.
# $move is the number of a move.
jump-to-move =
    { $move ->
        [0] Ver a mesa antes da primeira jogada
       *[other] Ver a mesa após a jogada { $move }
    }
# $line is a line of the log: what was done for somebody who did not do anything in time.
log-time-up = Tempo esgotado: { $line }
looking-back =
    { $move ->
        [0] A mesa antes da primeira jogada
       *[other] A mesa após a jogada { $move }
    }
back-to-now = Voltar ao presente
read-rule = Ler a regra { $rule }
offline = A ligação perdeu-se. Volta-se a tentar automaticamente.
offline-waiting = A ligação perdeu-se. A tua jogada está guardada e será enviada assim que voltar.
# $what is a card, a space, a ball or a button that belongs to a move.
unsent = { $what } (à espera de envio)
# $moves is such as "K♥ → f7".
unsent-moves = À espera de envio: { $moves }
try-now = Tentar já
# Everybody else reads this.
seat-taken-over = Agora um bot joga por { $name }.
seat-given-away = Agora joga um bot no teu lugar.
    .watch = Se quiseres, podes assistir.
unplayable-title = Não é possível continuar nesta mesa
unplayable-text = O registo está danificado, ou o jogo começou com regras diferentes das deste servidor. Podes abrir uma mesa nova quando quiseres.

## Chat

chat = Chat
chat-unread =
    { $count ->
        [one] Chat ({ $count } nova)
       *[other] Chat ({ $count } novas)
    }
chat-empty = Ainda ninguém disse nada.
chat-watching = Quem assiste não fala.
chat-write = Escreve algo
chat-send = Enviar
chat-to = Para quem
chat-to-table = Para todos
chat-to-team = Para a minha equipa
# Stands behind the name of somebody who writes to the team only.
chat-team-mark = (para a equipa)
reaction-hello = Olá
reaction-bravo = Bravo
reaction-thanks = Obrigado
reaction-wow = Uau
reaction-oops = Ups
reaction-thinking = Deixa-me pensar

## Menu of the table

menu = Menu
confirm-moves = Perguntar antes de cada jogada
confirm-moves-about = A jogada só é feita após um segundo toque.
# A switch: single keys, such as 1 for the first card. The last two stand after a list of keys.
shortcuts = Números e letras agem de imediato
shortcuts-about = Desliga isto se ditas ao computador ou se carregas em teclas sem querer.
shortcuts-on = Um interruptor neste menu desliga os números e as letras.
shortcuts-off = Os números e as letras estão desligados; as outras teclas funcionam.
own-link = Link para o teu outro dispositivo
hand-over = Sair e deixar um bot continuar
hand-over-question = Um bot fica com o teu lugar e as tuas cartas, e tu podes assistir. Não podes recuperar o lugar.
own-link-make = Continuar noutro dispositivo
own-link-about = Abre este link no teu outro dispositivo no prazo de um dia. Funciona uma só vez; quem o tiver joga por ti, por isso não o partilhes.
seed-promise = Impressão digital do baralhamento, fixada antes da primeira jogada:

## The end

statistics = Estatísticas
rematch = Jogar outra vez
rematch-begun = Começou um novo jogo.
rematch-go = Ir para o novo jogo
replay = Repetição
download-record = Guardar o registo
look-at-table = Ver a mesa
show-result = Ver o resultado
verify-seed = Verificar o baralhamento
verify-about = O baralhamento foi fixado antes da primeira jogada? Verifica aqui.
verify-kept = Sim. A semente revelada agora corresponde à impressão digital que este dispositivo viu antes da primeira jogada: ninguém pôde mudar as cartas.
# $move is the number of moves that had been made when this device came.
verify-late = Sim, tanto quanto este dispositivo pode saber. Chegou mais tarde: a semente corresponde à impressão digital vista pela primeira vez após a jogada { $move }; desde então ninguém pôde mudar as cartas.
verify-unseen = A semente corresponde à impressão digital, mas este dispositivo só vê as duas agora, e isso não prova nada. Pergunta a alguém que esteve presente desde o início.
verify-broken = Não. A semente não corresponde à impressão digital. Isto nunca deveria acontecer.
seed-promised =
    { $move ->
        [0] Impressão digital, vista aqui antes da primeira jogada
       *[other] Impressão digital, vista aqui pela primeira vez após a jogada { $move }
    }
seed-promised-now = Impressão digital, como o servidor a indica agora
seed-told = Semente

## Replay

replay-loading = A preparar a repetição…
replay-text = Abre o registo de um jogo, desta página ou da linha de comandos. Também podes largar aqui o ficheiro.
replay-open-file = Abrir um registo
replay-not-a-record = Isto não é o registo de um jogo que se possa rever.
replay-open-another = Abrir outro registo
replay-move =
    { $move ->
        [0] Antes da primeira jogada
       *[other] Jogada { $move } de { $moves }
    }
replay-first = Para o início
replay-back = Uma jogada atrás
replay-play = Reproduzir
replay-pause = Pausar
replay-next = Uma jogada à frente
replay-last = Para o fim
replay-speed = Velocidade
# $speed is a factor such as 2.
replay-speed-times = { $speed } ×
replay-copy-link = Copiar o link para este momento
replay-eyes = Que cartas se veem
replay-all-hands = Todas as mãos

## Rules

rules-loading = A carregar as regras…
rules-search = Procurar nas regras
rules-all-editions = Todas as edições
rules-found =
    { $count ->
        [0] { $count } regras
        [one] { $count } regra
       *[other] { $count } regras
    }
rules-none = Nenhuma regra contém estas palavras.
rules-reason = Motivo: { $reason }
rules-source = Fonte: { $source }
rules-only = Só em: { $editions }

## When something goes wrong

problem-no_answer = O servidor não responde. Tens ligação à Internet?
problem-unknown = Algo correu mal nesta página. Volta a carregá-la.
problem-no_table = Essa mesa não existe. Pode ter sido fechada.
