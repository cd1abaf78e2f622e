### Why a bot would play so in the Quidditch match, in Portuguese: what a friend at the table would say.

quidditch-match-reason-forms = A formação habitual é um bom começo.
quidditch-match-reason-shoots = Tens a baliza à frente: remata.
quidditch-match-reason-carries = Aproxima a Quaffle de um remate.
quidditch-match-reason-brings_out = Leva a Quaffle do Keeper para um Chaser.
quidditch-match-reason-fetches = Vai buscar a Quaffle.
quidditch-match-reason-hunts = Põe um Beater em posição de lançar.
quidditch-match-reason-throws = É ali que uma Bludger lhes dói mais.
quidditch-match-reason-blocks = Põe-se à frente do Keeper deles, que tem a Quaffle.
quidditch-match-reason-withdraws = Recua, para o jogo voltar a andar.
quidditch-match-reason-puts_back = Ali um dos teus chega primeiro à Quaffle.
quidditch-match-reason-gains = Esta carta é a que mais adianta o teu Seeker.
quidditch-match-reason-saves_card = Guarda a tua carta: agora seria desperdiçada.
quidditch-match-reason-rests = Neste turno não há mais nada a ganhar.
