import type { SpotView, View } from "@/protocol/quidditch";

/** Merge the views of a finished match: each player's cards are no longer secret. */
export function opened(views: readonly View[]): View {
  const watched = views.at(-1)!;
  const card = (place: number, seat: number) => views[seat]!.spots[place]!.cards[seat] ?? null;
  const spots = watched.spots.map((spot, place): SpotView => ({ ...spot, cards: [card(place, 0), card(place, 1)] }));
  return { ...watched, spots };
}
