### The pitch and the chase for the Snitch on the page, in Portuguese.

pitch-label = O campo de Quidditch: as setas percorrem os espaços, Enter escolhe
pitch-sky-label = A perseguição à Snitch
pitch-list = As jogadas em lista
# The letter on the tag of a piece; beaters and chasers also have a number.
pitch-letter-keeper = K
pitch-letter-beater = B
pitch-letter-chaser = C
pitch-to-goals = primeiro 2 golos, depois a perseguição
pitch-to-place = Por colocar
pitch-knocked-out = De fora
pitch-piece-of = { $piece } de { $name }
pitch-empty = vazio

## A turn

pitch-actions-left = Restam { $left } de { $all } ações
pitch-where = { $piece }: para onde voa?
pitch-step-cost = Toca num espaço dourado: cada passo custa 1 ação.
pitch-carrier-cost = Toca num espaço dourado ou lança a Quaffle: 1 ação de cada vez.
pitch-forward = Voar em frente
pitch-pass = Lançar a Quaffle
pitch-fly = Voar em vez disso
pitch-pass-where = { $piece }: para onde lança a Quaffle?
pitch-pass-loose = Em { $field } ninguém a apanha: a Quaffle fica ali.
pitch-throw-there = Lançá-la ali
pitch-steal = Roubar a Quaffle ao { $piece }: { $cost } ações
pitch-go-and-take = Ir e roubá-la
pitch-shoot = Rematar: { $percent } %
pitch-shot-kept = É golo se o teu dado vencer o do Keeper.
pitch-shot-open = Não há Keeper: qualquer remate é golo.
pitch-aim = Preparar a Bludger
pitch-aim-target = { $piece } com { $rolls }
pitch-aim-hits = Uma Bludger não custa ações. Pode acertar em: { $targets }.
pitch-aim-nobody = Uma Bludger não custa ações, mas ninguém está no seu caminho.
pitch-throw-which = { $piece }: para que lado lança a Bludger?
pitch-throw-reach = O dado mostra { $reach }. Toca numa fita; toca outra vez para lançar.
pitch-throw-at = Lançar contra o { $piece }
pitch-throw-to = Lançar para { $field }
pitch-dodges = esquiva-se com { $roll }+
pitch-place-where = { $piece }: toca num espaço dourado.
pitch-end-loses =
    { $left ->
        [one] Se terminares agora, perdes uma ação.
       *[other] Se terminares agora, perdes { $left } ações.
    }
pitch-end-anyway = Terminar na mesma

## The other side’s turn

pitch-waits-place = { $name } coloca os jogadores.
pitch-waits-roll = { $name } lança os dados para as ações.
pitch-waits-act =
    { $left ->
        [one] { $name } tem mais uma ação.
       *[other] { $name } tem mais { $left } ações.
    }
pitch-waits-take = { $name } rouba a Quaffle.
pitch-waits-throw = { $name } lança uma Bludger.
pitch-waits-put = { $name } põe a Quaffle.
pitch-waits-fly = { $name } persegue a Snitch.

## Moments

pitch-moment-goal = Golo!
pitch-moment-saved = Defesa!
pitch-moment-out = De fora!
pitch-moment-dodged = Esquivou-se!
pitch-moment-start = Quem começa?
pitch-moment-decider = Os dados decidem
pitch-moment-round = Agora a perseguição!
pitch-moment-card = Uma carta!
pitch-moment-end = A Snitch!
pitch-die-shot = Remate
pitch-die-save = Keeper
pitch-die-dodge = Esquiva

## The chase

pitch-cards = As tuas cartas de Quidditch
pitch-one-card = Uma carta por turno, antes ou depois de lançar
pitch-play-card = Jogas também uma carta?
pitch-roll-chase = Lança os dados: até onde voa o teu Seeker?
pitch-rolled = { $name } tirou { $count }
pitch-you-rolled = Tiraste { $count }
pitch-level = Ambos no espaço { $field }
pitch-ahead =
    { $count ->
        [one] { $name } vai um espaço à frente
       *[other] { $name } vai { $count } espaços à frente
    }
pitch-you-ahead =
    { $count ->
        [one] Vais um espaço à frente
       *[other] Vais { $count } espaços à frente
    }
pitch-needed =
    { $count ->
        [one] Falta um espaço até à Snitch.
       *[other] Faltam { $count } espaços até à Snitch.
    }
pitch-chance-roll =
    { $count ->
        [one] Falta um espaço até à Snitch: { $percent } % de a apanhar com este lançamento.
       *[other] Faltam { $count } espaços até à Snitch: { $percent } % de a apanhar com este lançamento.
    }
pitch-chance-card = Com esta carta tens { $percent } % de apanhar a Snitch neste turno.
pitch-chase-flown = { $count } nos dados: espaço { $field }
pitch-field = com a carta: espaço { $field }
pitch-snitch = com a carta: a Snitch!
