### Why a bot would play so in the Quidditch match, in French: what a friend at the table would say.

quidditch-match-reason-forms = La formation habituelle est un bon départ.
quidditch-match-reason-shoots = Le but est devant vous : tirez.
quidditch-match-reason-carries = Rapproche le Souafle d’un tir.
quidditch-match-reason-brings_out = Fait sortir le Souafle du Gardien vers un Poursuiveur.
quidditch-match-reason-fetches = Va chercher le Souafle.
quidditch-match-reason-hunts = Met un Batteur en place pour un lancer.
quidditch-match-reason-throws = C’est là qu’un Cognard leur fait le plus mal.
quidditch-match-reason-blocks = Se met devant leur Gardien, qui a le Souafle.
quidditch-match-reason-withdraws = Recule, pour que le match reparte.
quidditch-match-reason-puts_back = Là, l’un des vôtres atteint le Souafle en premier.
quidditch-match-reason-gains = Cette carte donne le plus d’avance à votre Attrapeur.
quidditch-match-reason-saves_card = Garde votre carte : elle serait perdue maintenant.
quidditch-match-reason-rests = Il n’y a plus rien à gagner dans ce tour.
