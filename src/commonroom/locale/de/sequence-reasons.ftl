### Why a bot would play so in Sequence, in German: what a friend at the table would say, in one short line.

## Lines of one's own. $line is such as b2–b6, $way is row, column or diagonal. The space itself is not named.

sequence-reason-wins = Vollendet { $line } und gewinnt das Spiel.
sequence-reason-completes = Vollendet deine Sequenz { $line }.
# $next is a card of one's own, such as K♥, that goes on the line's free space.
sequence-reason-four =
    { $way ->
        [row] Macht vier in der Reihe { $line }.
        [column] Macht vier in der Spalte { $line }.
       *[diagonal] Macht vier auf der Diagonale { $line }.
    }
    .next = Mit { $next } könntest du sie vollenden.
sequence-reason-three =
    { $way ->
        [row] Macht drei in der Reihe { $line }.
        [column] Macht drei in der Spalte { $line }.
       *[diagonal] Macht drei auf der Diagonale { $line }.
    }
    .next = Mit { $next } geht es weiter.
sequence-reason-corner =
    { $way ->
        [row] Baut in der Reihe { $line }, wo dir die Ecke schon hilft.
        [column] Baut in der Spalte { $line }, wo dir die Ecke schon hilft.
       *[diagonal] Baut auf der Diagonale { $line }, wo dir die Ecke schon hilft.
    }
# $lines is how many.
sequence-reason-grows =
    { $lines ->
        [one] Hilft der offenen Linie, die dort verläuft.
       *[other] Hilft { $lines } deiner offenen Linien zugleich.
    }

## Lines of others. $whose is such as “Bob” or “Bob & Eve”.

sequence-reason-blocks_four = Stoppt den offenen Vierer { $line } von { $whose }.
sequence-reason-blocks_three = Stoppt den Dreier { $line } von { $whose }, bevor es ein Vierer ist.
sequence-reason-hinders =
    { $lines ->
        [one] Versperrt eine offene Linie von { $whose }.
       *[other] Versperrt { $lines } offene Linien von { $whose }.
    }
sequence-reason-breaks_sequence = Bricht die Sequenz { $line } von { $whose } auf.
sequence-reason-breaks_four = Bricht den Vierer { $line } von { $whose } auf.
sequence-reason-breaks_three = Bricht den Dreier { $line } von { $whose } auf.
sequence-reason-weakens =
    { $lines ->
        [one] Nimmt einen Chip weg, auf den eine Linie von { $whose } baut.
       *[other] Nimmt einen Chip weg, auf den { $lines } Linien von { $whose } bauen.
    }

## Taking chips off, and keeping cards

sequence-reason-frees = Nimmt den einzigen Chip weg, der deine Linie { $line } versperrt.
# $kept is a card that is not played now.
sequence-reason-keeps_jack = Hebt { $kept } für den richtigen Moment auf.
sequence-reason-keeps_card = Hebt { $kept } auf: Eine deiner Linien braucht sie anderswo.

## Other choices

sequence-reason-dead = Beide Felder dieser Karte sind besetzt. Du bekommst eine neue dafür.
sequence-reason-draws = Diese Karte steht dir zu.
sequence-reason-leaves_most = Lässt dir die besten Linien für die nächste Sequenz.
sequence-reason-least_use = Diese Karte fehlt dir am wenigsten.
