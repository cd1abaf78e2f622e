import type { SpotView, View } from "@/protocol/quidditch";

/** What a watcher sees, and at each ball the cards that their owners know: after the end they are no secret. */
export function opened(views: readonly View[]): View {
  const watched = views.at(-1)!;
  const card = (place: number, seat: number) => views[seat]!.spots[place]!.cards[seat] ?? null;
  const spots = watched.spots.map((spot, place): SpotView => ({ ...spot, cards: [card(place, 0), card(place, 1)] }));
  return { ...watched, spots };
}
