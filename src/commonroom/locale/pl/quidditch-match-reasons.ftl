### Why a bot would play so in the Quidditch match, in Polish: what a friend at the table would say.

quidditch-match-reason-forms = Zwykłe ustawienie to dobry początek.
quidditch-match-reason-shoots = Masz bramkę przed sobą: strzelaj.
quidditch-match-reason-carries = Przybliża kafla do strzału.
quidditch-match-reason-brings_out = Wyprowadza kafla od obrońcy do ścigającego.
quidditch-match-reason-fetches = Rusza po kafla.
quidditch-match-reason-hunts = Ustawia pałkarza do rzutu.
quidditch-match-reason-throws = Tam tłuczek zaboli ich najbardziej.
quidditch-match-reason-blocks = Staje przed ich obrońcą, który ma kafla.
quidditch-match-reason-withdraws = Cofa się, żeby gra znów ruszyła.
quidditch-match-reason-puts_back = Tam ktoś od ciebie będzie pierwszy przy kaflu.
quidditch-match-reason-gains = Ta karta daje twojemu szukającemu największą przewagę.
quidditch-match-reason-saves_card = Zachowuje kartę: teraz by się zmarnowała.
quidditch-match-reason-rests = W tej turze nic więcej nie zyskasz.
