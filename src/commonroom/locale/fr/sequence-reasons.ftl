### Why a bot would play so in Sequence, in French: what a friend at the table would say, in one short line.

## Lines of one's own. $line is such as b2–b6, $way is row, column or diagonal. The space itself is not named.

sequence-reason-wins = Complète { $line } et gagne la partie.
sequence-reason-completes = Complète votre séquence { $line }.
# $next is a card of one's own, such as K♥, that goes on the line's free space.
sequence-reason-four =
    { $way ->
        [row] Fait quatre sur la rangée { $line }.
        [column] Fait quatre sur la colonne { $line }.
       *[diagonal] Fait quatre sur la diagonale { $line }.
    }
    .next = Votre { $next } la finirait.
sequence-reason-three =
    { $way ->
        [row] Fait trois sur la rangée { $line }.
        [column] Fait trois sur la colonne { $line }.
       *[diagonal] Fait trois sur la diagonale { $line }.
    }
    .next = Votre { $next } la prolonge.
sequence-reason-corner =
    { $way ->
        [row] Construit sur la rangée { $line }, où le coin vous est offert.
        [column] Construit sur la colonne { $line }, où le coin vous est offert.
       *[diagonal] Construit sur la diagonale { $line }, où le coin vous est offert.
    }
# $lines is how many.
sequence-reason-grows =
    { $lines ->
        [one] Aide la ligne ouverte qui y passe.
       *[other] Aide { $lines } de vos lignes ouvertes à la fois.
    }

## Lines of others. $whose is such as “Bob” or “Bob & Eve”.

sequence-reason-blocks_four = Bloque { $whose } : quatre jetons en { $line }.
sequence-reason-blocks_three = Arrête { $whose } : déjà trois jetons en { $line }.
sequence-reason-hinders =
    { $lines ->
        [one] Ferme une ligne ouverte à { $whose }.
       *[other] Ferme { $lines } lignes ouvertes à { $whose }.
    }
sequence-reason-breaks_sequence = Casse à { $whose } la séquence { $line }.
sequence-reason-breaks_four = Casse à { $whose } les quatre jetons en { $line }.
sequence-reason-breaks_three = Casse à { $whose } les trois jetons en { $line }.
sequence-reason-weakens =
    { $lines ->
        [one] Retire à { $whose } un jeton utile à une ligne.
       *[other] Retire à { $whose } un jeton utile à { $lines } lignes.
    }

## Taking chips off, and keeping cards

sequence-reason-frees = Retire le seul jeton qui ferme votre ligne { $line }.
# $kept is a card that is not played now.
sequence-reason-keeps_jack = Garde { $kept } pour le bon moment.
sequence-reason-keeps_card = Garde { $kept } : une de vos lignes en a besoin ailleurs.

## Other choices

sequence-reason-dead = Les deux cases de cette carte sont prises. Vous en recevez une nouvelle.
sequence-reason-draws = Cette carte est à vous.
sequence-reason-leaves_most = Vous laisse les meilleures lignes pour la prochaine séquence.
sequence-reason-least_use = C’est la carte qui vous manquera le moins.
