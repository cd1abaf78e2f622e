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
learn = Aprende jogando
learn-soon = Aprende em 5 minutos
# $done and $all are numbers of lessons.
learn-progress = { $game }: { $done } de { $all } lições
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
    .about = Tem um plano, e pouco lhe escapa.
bot-hard = Difícil
bot-master = Mestre
bot-greedy = Normal
    .about = Escolhe a jogada que parece melhor nesse momento.
bot-search = Forte
    .about = Pensa várias jogadas à frente.

## A table with friends

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
seat-me = Eu
seat-for-friend = Um amigo
time-limit = Tempo por turno
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
new-title = Uma mesa com amigos
seats-title = Quem se senta onde
seats-text = Toca num lugar: um amigo, ou um bot e o seu nível. Joga-se pela ordem dos números.
seats-in-order = Lugares por ordem de jogo
tap-to-change = toca para mudar
seat-for-bot = Um bot
seat-bot-name = Bot
seat-by-link = por link
# $level is the strength of a bot, such as "Normal".
bot-detail = { $level }
bot-detail-waiting = bot, { $level }
you-detail = tu
host-detail = anfitrião
time-limit-note = depois o jogo joga por ti
# The sum of all choices in one sentence, beside the button that opens the table. A list of the next three comes first.
sum-me = tu
sum-friends =
    { $count ->
        [one] um amigo
       *[other] { $count } amigos
    }
sum-bots =
    { $count ->
        [one] um bot
       *[other] { $count } bots
    }
sum-teams = { $count } equipas de { $size }
# $time is such as "2 minutes" or "No limit"; $limit is 0 where there is no limit.
sum-time =
    { $limit ->
        [0] sem limite de tempo
       *[other] { $time } por turno
    }
sum-no-hints = sem dicas
options-printed = tudo como nas regras
options-changed =
    { $count ->
        [one] { $count } alterada
       *[other] { $count } alteradas
    }
gallery = Chat dos espectadores
    .apart = Entre eles
    .aloud = Para todos
    .silent = Nenhum
gallery-about =
    .apart = Os jogadores só o leem no fim do jogo, para ninguém dar conselhos.
    .aloud = Os jogadores leem-no durante o jogo.
    .silent = Quem assiste não pode escrever.
open-table = Abrir a mesa

## Joining and waiting

join-title = Tens um convite
join-text = Há um lugar para ti numa partida de { $game }.
join-text-host = { $host } guardou-te um lugar numa partida de { $game }.
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
# To a guest, who has nothing to do but wait.
waiting-title-guest = Estás à mesa
waiting-text-guest =
    { $count ->
        [one] Falta uma pessoa; depois o jogo começa sozinho.
       *[other] Faltam { $count } pessoas; depois o jogo começa sozinho.
    }
waiting-fairness = O baralhamento é justo: vês a sua impressão digital antes da primeira jogada e podes verificá-la depois da última.
invite-link = Envia este link aos teus amigos
# Where the address is that of this computer alone.
invite-only-here = Este link só funciona neste computador.
# A command follows.
invite-for-others = Para deixares entrar outros dispositivos, inicia o servidor assim e abre uma mesa no endereço que ele indicar:
seat-open = lugar livre
sit-here = Sentar-me aqui
seat-open-name = Livre
choose-seat = Escolhe um lugar
seats-open =
    { $count ->
        [one] { $count } livre de { $all }
       *[other] { $count } livres de { $all }
    }
open-seats =
    { $count ->
        [one] um lugar livre
       *[other] { $count } lugares livres
    }
team-number = Equipa { $team }
team-full = completa
change-team = Mudar para { $team }
no-wait = Não queres esperar?
invite-scan = Ou deixa-os ler o código na mesa. Sem conta, sem instalar nada.
invite-scan-phone = Lê o código ou envia o link. Sem conta, sem instalar nada.
send-link = Enviar o link a amigos
invite-link-guest = Conheces mais alguém? Passa o link
send-link-guest = Passar o link
# Asked of somebody who chooses a seat without having given a name.
ask-name = Como te chamamos?
swap-with = Trocar com…
swap = Trocar
make-host = Tornar { $name } anfitrião
remove-guest = Tirar { $name } da mesa
free-seat = Deixar o lugar livre
stand-up = Deixar o meu lugar
new-to-game = Não conheces { $game }?
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
# Beside the player who comes after the one on turn.
seat-next = a seguir
# A row of players goes on beyond the edge of a phone.
more-players = Mais jogadores
your-team = a tua equipa
watchers =
    { $count ->
        [one] { $count } pessoa está a assistir
       *[other] { $count } pessoas estão a assistir
    }
away-title = { $name } está ausente
away-text = Guardamos o lugar para { $name }. Se preferires não esperar, um bot pode continuar ao fim de meio minuto.
replace-by-bot = Substituir por um bot
# When somebody on turn has left the table; the first where one can only wait.
away-wait = { $name } ausentou-se por um momento.
away-choice = { $name } ausentou-se. Esperar ou deixar um bot jogar?
let-bot-play = Deixar um bot jogar
do-take_back = Desfazer a minha jogada
do-pause = Pausa
do-give_time = Dar mais tempo
do-resume = Continuar o jogo
resume = Continuar
asks-take_back = { $name } gostava de desfazer a última jogada.
# What the one who asks has seen.
asks-knows = { $name } comprou entretanto uma carta e voltará a comprar a mesma.
asks-pause = { $name } gostava de fazer uma pausa.
agree = De acordo
decline = Não
withdraw = Deixa estar
asked-waiting = À espera da resposta de { $names }…
asked-declined = { $name } prefere continuar.
asked-withdrawn = { $name } já não pede isso.
asked-lapsed = Nem todos responderam a tempo.
log-took-back = { $name } desfaz uma jogada.
log-you-took-back = Desfazes uma jogada.
paused-by = { $name } pôs o jogo em pausa. Os relógios e os bots estão parados.
paused-by-you = Puseste o jogo em pausa. Os relógios e os bots estão parados.
time-given = Deram-te mais tempo.
host-now = Agora és o anfitrião.
seat-taken-again = { $name } está de volta à mesa.
seat-waits = Um bot joga no teu lugar.
take-seat-again = Voltar ao meu lugar
seat-offered = O lugar de { $name } está livre para ti.
offer-seat = Oferecer este lugar a quem assiste
offer-seat-about = O primeiro a sentar-se substitui o bot.
bot-knows = O que sabe um bot?
bot-title = { $name }, um bot ({ $level })
bot-knows-text = Um bot só vê o que veria uma pessoa no lugar dele: as suas próprias cartas, a mesa e o que já foi jogado. Nunca vê as tuas cartas nem a ordem do monte.
bot-fairness = Podes verificá-lo: o baralhamento fica fixado antes da primeira jogada e, no fim, a página confirma-o com um só toque.
hint = Dica
log = Histórico
log-empty = Ainda nada: o jogo acabou de começar.
# A group of lines in a long log.
log-moves = Jogadas { $first }–{ $last }
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
# About a card that is looked at closely. $message is a sentence that says why.
inspect-refused = Agora não: { $message }
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
chat-watching = Nesta mesa os espectadores não escrevem.
watch-by-name = Assistir com nome
watch-name-about = Diz o teu nome para falares com quem assiste.
chat-apart = Só quem assiste lê isto. Os jogadores veem no fim do jogo.
chat-aloud = Toda a mesa lê isto.
chat-watching-mark = (assiste)
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
guide-skip = Saltar os primeiros passos
guide-again = Ver outra vez os primeiros passos
# A switch: single keys, such as 1 for the first card.
in-words = Jogar por palavras
in-words-about = A mesa inteira em texto e botões, sem imagens.
shortcuts = Atalhos de uma só tecla
shortcuts-about = Desliga isto se usas ditado ou se carregas muitas vezes em teclas sem querer.
# A sheet of keys, each with what it does.
keys-title = Teclas
keys-pick = Pegar numa carta
keys-confirm = Jogá-la
keys-back = Devolver a carta
keys-look = Ver uma carta de perto
keys-next = Para o espaço iluminado seguinte
keys-previous = Para o anterior
keys-arrows = Andar pelo tabuleiro
keys-draw = Comprar uma carta
keys-pass = Passar
keys-sheet = Mostrar estas teclas
# Keys, as a keyboard calls them.
key-home = Home
key-end = End
key-space = Espaço
scene-go-on = Continuar
scene-pace = Cenas com cartas especiais
    .wait = Esperar por um toque
    .quick = Quatro segundos
    .off = Não
own-link = Link para o teu outro dispositivo
hand-over = Sair e deixar um bot continuar
hand-over-question = Um bot fica com o teu lugar e as tuas cartas, e podes assistir. Enquanto ele jogar, podes voltar ao teu lugar.
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
# What nobody should miss: a line, a goal, the end.
replay-moments = Momentos-chave
replay-moment-move = Jogada { $move }
replay-moment-next = Próximo momento-chave
replay-moment-back = Momento-chave anterior
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
# Before the numbered rules: six pictures. $game is the name of the game.
rules-minute = { $game } num minuto
rules-all = As { $count } regras
# Links to where somebody came from to read a rule.
rules-back-t = Voltar à mesa
rules-back-learn = Voltar à lição
rules-back-replay = Voltar à repetição
# At a rule: the title of a lesson in which it happens.
rules-try = Experimenta: { $lesson }

## When something goes wrong

problem-no_answer = O servidor não responde. Tens ligação à Internet?
reload = Carregar a página de novo
try-again = Tentar de novo
problem-unknown = Algo correu mal. Volta a carregar a página.
problem-no_table = Esta mesa não existe. Pode ter sido fechada.
# Two things that belong together, such as a player and what they said.
pair = { $name }: { $value }
