/** What is known of the horcruxes, the ritual and the tools of both sides, from the open board. */

import type { View } from "@/protocol/hogwarts";
import type { World } from "../pack/world";

export interface Whereabouts {
  token: string;
  destroyed: boolean;
  field: string | null;
  seat: number | null;
}

/** Say where a token is: on a field, with somebody, destroyed, or aside. */
export function whereabouts(view: View, token: string): Whereabouts {
  const seat = view.people.findIndex(({ items }) => items.includes(token));
  const field = Object.entries(view.tokens).find(([, lying]) => lying.includes(token))?.[0] ?? null;
  return { token, destroyed: view.destroyed.includes(token), field, seat: seat < 0 ? null : seat };
}

export const horcruxes = (world: World, view: View) =>
  world.pack.returns.horcrux.map(({ token }) => whereabouts(view, token));

/** What the ritual needs; what lies in the cauldron is with Pettigrew. */
export const ritual = (world: World, view: View) => world.pack.returns.ritual.map((token) => whereabouts(view, token));

/** What destroys horcruxes, and what each of the two needs when they meet. */
export const tools = (world: World, view: View) => {
  const { weapons, hero_token, voldemort_token } = world.pack.returns;
  return [...weapons, hero_token, voldemort_token].map((token) => whereabouts(view, token));
};
