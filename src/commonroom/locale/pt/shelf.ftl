### The games on the shelf, in Portuguese: all that the start page says of them before one of them is chosen.

sequence-name = Sequence
sequence-about = Joga uma carta, põe uma ficha num espaço igual e completa linhas de cinco antes dos outros.
# The line below the name on the lid of the box.
sequence-line = Cartas, fichas, linhas de cinco
# How long a game takes.
sequence-time = 20 minutos
# What the person's side and the best of the others have reached.
sequence-result =
    { $mine ->
        [one] { $mine } linha a { $theirs }
       *[other] { $mine } linhas a { $theirs }
    }
# The spine of another edition beside the box.
sequence-spine-harry-potter-2021 = Edição Harry Potter
quidditch-name = Quidditch
quidditch-about = Duas casas, quatro bolas: coloca cartas viradas para baixo, revela-as, marca golos, esquiva-te das Bludgers e apanha a Snitch Dourada.
quidditch-line = Faz bluff, esquiva-te, apanha a Snitch
quidditch-time = 15 minutos
hogwarts-name = Um ano em Hogwarts
hogwarts-about = Um ano letivo para um a oito jogadores: explora o castelo, junta o que as tuas missões pedem, luta em duelos, faz exames e ganha a Taça das Casas.
hogwarts-line = Missões, duelos, a Taça das Casas
hogwarts-time = uma noite
hogwarts-spine-voldemort-returns = O regresso de Voldemort
quidditch-match-name = Jogo de Quidditch
quidditch-match-about = Duas equipas em vassouras: marca dois golos com Chasers, Beaters e Keeper e depois persegue a Snitch.
quidditch-match-line = Dois golos, depois a Snitch
