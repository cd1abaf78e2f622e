### Why a bot would play so in the Quidditch match, in German: what a friend at the table would say.

quidditch-match-reason-forms = Die übliche Aufstellung ist ein guter Anfang.
quidditch-match-reason-shoots = Das Tor ist vor dir: Schieß.
quidditch-match-reason-carries = Bringt den Quaffel näher an einen Schuss.
quidditch-match-reason-brings_out = Bringt den Quaffel vom Hüter zu einem Jäger.
quidditch-match-reason-fetches = Holt den Quaffel.
quidditch-match-reason-hunts = Bringt einen Treiber in Wurfposition.
quidditch-match-reason-throws = Dort trifft ein Klatscher die andere Seite am härtesten.
quidditch-match-reason-blocks = Stellt sich vor den gegnerischen Hüter, der den Quaffel hat.
quidditch-match-reason-withdraws = Geht zurück, damit das Spiel wieder in Gang kommt.
quidditch-match-reason-puts_back = Dort ist einer von deinen zuerst am Quaffel.
quidditch-match-reason-gains = Diese Karte bringt deinem Sucher den größten Vorsprung.
quidditch-match-reason-saves_card = Hebt deine Karte auf: Jetzt wäre sie verschwendet.
quidditch-match-reason-rests = In diesem Zug ist nichts mehr zu holen.
