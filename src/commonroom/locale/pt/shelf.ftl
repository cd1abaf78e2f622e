### The games on the shelf, in Portuguese: all that the start page says of them before one of them is chosen.

sequence-name = Sequence
sequence-about = Joga uma carta, põe uma ficha num espaço igual e completa linhas de cinco antes dos outros.
quidditch-name = Quidditch
quidditch-about = Duas casas, quatro bolas: coloca cartas viradas para baixo, revela-as, marca golos, esquiva-te das Bludgers e apanha a Snitch Dourada.
hogwarts-name = Um ano em Hogwarts
hogwarts-about = Um ano letivo para um a oito jogadores: explora o castelo, junta o que as tuas missões pedem, luta em duelos, faz exames e ganha a Taça das Casas. Aqui joga-se com texto, sem imagens.
quidditch-match-name = Jogo de Quidditch
quidditch-match-about = Duas equipas em vassouras: marca dois golos com Chasers, Beaters e Keeper e depois persegue a Snitch.
