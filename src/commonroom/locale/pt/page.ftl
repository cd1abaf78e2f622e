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
to-the-start = Voltar ao início
lost-title = Página não encontrada
lost-text = Confirma o endereço ou abre uma mesa nova a partir do início.

## Start page

home-title = A que vamos jogar?
home-text = A sós com um bot ou com amigos através de um link. Sem conta.
play-now = Jogar
with-friends = Com amigos
rules = Regras
# $least and $most are numbers of players.
players-range = { $least }–{ $most } jogadores
players-number =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
continue-title = As tuas mesas
# $names are those who sit at the table that waits for you.
back-to-names = Voltar a jogar com { $names }?
back-to-table = Voltar à mesa?
table-so-far =
    { $count ->
        [one] { $game }, após { $count } jogada.
       *[other] { $game }, após { $count } jogadas.
    }
sit-down-again = Voltar à mesa
my-games = As minhas partidas
games-tally = { $played } jogadas, { $won } ganhas
no-games = Ainda não há partidas. A primeira demora cerca de 20 minutos.
all-my-games = Todas as minhas partidas
# How a game ended for the person.
result-won = Ganha
result-lost = Perdida
result-drawn = Empate
# What the person's side and the best of the others have reached.
result-score = { $mine } : { $theirs }
games-against = contra { $names }
games-with = com { $names }
games-alone = a sós
moves-count =
    { $count ->
        [one] { $count } jogada
       *[other] { $count } jogadas
    }
phase-open = À espera de jogadores
phase-playing = Em jogo
phase-your-turn = É a tua vez
open-replay = Ver uma repetição

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
    .about = Faz qualquer jogada permitida, sem plano nenhum.
bot-easy = Fácil
    .about = Tem um plano, mas escapam-lhe coisas, como a toda a gente.
bot-normal = Normal
    .about = Escolhe a jogada que parece melhor nesse momento.
bot-greedy = Normal
    .about = Escolhe a jogada que parece melhor nesse momento.
bot-search = Forte
    .about = Pensa várias jogadas à frente.

## A table with friends

new-title = Jogar com amigos
new-text = Escolhe quem joga. Recebes um link para enviar aos teus amigos.
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
time-limit-about = Quando o teu tempo acaba, o jogo faz por ti uma jogada permitida.
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
take-file-back = Remover o ficheiro
# Before a list of what is wrong with a file of one's own.
content-faults = Este ficheiro não pode ser usado:
# A seat may ask for something, such as a house, and does not.
wish-none = tanto faz
open-table = Abrir a mesa

## Joining and waiting

join-title = Tens um convite
join-text = Há um lugar para ti numa partida de { $game }.
join-text-host = { $host } guardou-te um lugar numa partida de { $game }.
sit-down = Sentar-me
only-watch = Só assistir
join-too-late = Todos os lugares estão ocupados. Se quiseres, podes assistir.
waiting-title = À espera dos teus amigos
# The same for somebody who only watches.
waiting-title-watching = À espera dos jogadores
# Before the first move, while those who are there wait for the others.
awaited = Ainda não chegaram: { $names }.
waiting-text =
    { $count ->
        [one] Ainda há { $count } lugar livre. O jogo começa assim que for ocupado.
       *[other] Ainda há { $count } lugares livres. O jogo começa assim que todos forem ocupados.
    }
waiting-fairness = O baralhamento é justo: vês a sua impressão digital antes da primeira jogada e podes verificá-la depois da última.
invite-link = Envia este link aos teus amigos
# Where the address is that of this computer alone.
invite-only-here = Este link só funciona neste computador.
# A command follows.
invite-for-others = Para deixares entrar outros dispositivos, inicia o servidor assim e abre uma mesa no endereço que ele indicar:
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
on-turn = a jogar
your-team = a tua equipa
watchers =
    { $count ->
        [one] { $count } pessoa está a assistir
       *[other] { $count } pessoas estão a assistir
    }
away-title = { $name } está ausente
away-text = Guardamos o lugar para { $name }. Se preferires não esperar, um bot pode continuar ao fim de meio minuto.
replace-by-bot = Substituir por um bot
bot-knows = O que sabe um bot?
bot-title = { $name }, um bot ({ $level })
bot-knows-text = Um bot só vê o que veria uma pessoa no lugar dele: as suas próprias cartas, a mesa e o que já foi jogado. Nunca vê as tuas cartas nem a ordem do monte.
bot-fairness = Podes verificá-lo: o baralhamento fica fixado antes da primeira jogada e, no fim, a página confirma-o com um só toque.
hint = Dica
log = Histórico
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
back-to-now = Voltar ao jogo
read-rule = Ler a regra { $rule }
offline = Ligação perdida. A religar…
offline-waiting = Ligação perdida. A tua jogada está guardada e será enviada assim que voltares a ter ligação.
# $what is a card, a space, a ball or a button that belongs to a move.
unsent = { $what } (por enviar)
# $moves is such as "K♥ → f7".
unsent-moves = Por enviar: { $moves }
try-now = Tentar já
# Everybody else reads this.
seat-taken-over = Agora um bot joga por { $name }.
seat-given-away = Agora joga um bot no teu lugar.
    .watch = Se quiseres, podes continuar a assistir.
unplayable-title = Não é possível continuar nesta mesa
unplayable-text = O registo está danificado ou o jogo começou com regras que este servidor não tem. Podes abrir uma mesa nova quando quiseres.

## Chat

chat = Chat
chat-unread =
    { $count ->
        [one] Chat ({ $count } nova)
       *[other] Chat ({ $count } novas)
    }
chat-empty = Ainda não há mensagens.
chat-watching = Só os jogadores podem escrever.
chat-write = Escreve uma mensagem
chat-send = Enviar
chat-to = Enviar para
chat-to-table = Todos
chat-to-team = A minha equipa
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
confirm-moves = Confirmar cada jogada
confirm-moves-about = Toca uma segunda vez para fazeres a jogada.
# A switch: single keys, such as 1 for the first card. The last two stand after a list of keys.
shortcuts = Atalhos de uma só tecla
shortcuts-about = Desliga isto se usas ditado ou se carregas muitas vezes em teclas sem querer.
shortcuts-on = Podes desligar os números e as letras neste menu.
shortcuts-off = Os números e as letras estão desligados; as outras teclas continuam a funcionar.
scene-go-on = Continuar
scene-pace = Cenas quando se responde a uma carta
    .wait = Esperar por um toque
    .quick = Quatro segundos
    .off = Não
own-link = Link para o teu outro dispositivo
hand-over = Sair e deixar um bot continuar
hand-over-question = Um bot fica com o teu lugar e as tuas cartas, e tu podes assistir. Não podes recuperar o lugar.
own-link-make = Continuar noutro dispositivo
own-link-about = Abre este link no teu outro dispositivo no prazo de um dia. Só funciona uma vez. Quem o tiver pode jogar por ti, por isso não o partilhes.
seed-promise = Impressão digital do baralhamento, fixada antes da primeira jogada:

## The end

statistics = Estatísticas
rematch = Jogar outra vez
rematch-begun = Começou uma nova partida.
rematch-go = Ir para a nova partida
replay = Repetição
download-record = Guardar o registo
look-at-table = Ver a mesa
show-result = Ver o resultado
verify-seed = Verificar o baralhamento
verify-about = O baralhamento foi fixado antes da primeira jogada? Verifica aqui.
verify-kept = Sim. A semente corresponde à impressão digital que este dispositivo viu antes da primeira jogada: ninguém pôde mudar as cartas.
# $move is the number of moves that had been made when this device came.
verify-late = Sim, tanto quanto este dispositivo sabe. Chegou mais tarde: a semente corresponde à impressão digital que viu pela primeira vez após a jogada { $move }, por isso ninguém pôde mudar as cartas desde então.
verify-unseen = A semente corresponde à impressão digital, mas este dispositivo só agora viu as duas, e isso não prova nada. Pergunta a alguém que esteve presente desde o início.
verify-broken = Não. A semente não corresponde à impressão digital. Isto nunca deveria acontecer.
seed-promised =
    { $move ->
        [0] Impressão digital, vista aqui antes da primeira jogada
       *[other] Impressão digital, vista aqui pela primeira vez após a jogada { $move }
    }
seed-promised-now = Impressão digital, tal como o servidor a dá agora
seed-told = Semente

## Replay

replay-loading = A carregar a repetição…
replay-text = Abre o registo de uma partida, guardado nesta página ou na linha de comandos. Também podes largar aqui o ficheiro.
replay-open-file = Abrir um registo
replay-not-a-record = Este ficheiro não é o registo de uma partida ou não pode ser reproduzido.
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
replay-copy-link = Copiar um link para esta jogada
replay-eyes = Ver as cartas de
replay-all-hands = Todos

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
problem-unknown = Algo correu mal. Volta a carregar a página.
problem-no_table = Esta mesa não existe. Pode ter sido fechada.
