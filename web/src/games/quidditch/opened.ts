import type { QuidditchView, SpotView } from "../../wire";

/** What a watcher sees, and at each ball the cards that their owners know: after the end they are no secret. */
export function opened(views: readonly unknown[]): QuidditchView {
  const all = views as readonly QuidditchView[];
  const watched = all.at(-1)!;
  const card = (place: number, seat: number) => all[seat]!.spots[place]!.cards[seat] ?? null;
  const spots = watched.spots.map((spot, place): SpotView => ({ ...spot, cards: [card(place, 0), card(place, 1)] }));
  return { ...watched, spots };
}
