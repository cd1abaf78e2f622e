/** The size of the screen, for decisions that style sheets cannot make, such as text for screen readers only. */

import { MediaQuery } from "svelte/reactivity";
import screens from "../styles/breakpoints.json";

/** A phone, upright or sideways. */
export const isPhone = new MediaQuery(`${screens.phone}, ${screens.sideways}`);

/** A phone held upright: what is not needed for a move opens from a bar at the lower edge. */
export const isUprightPhone = new MediaQuery(`${screens.phone} and (orientation: portrait)`);

/** A phone, or a tablet held upright: the layout that shows the players in a row above the board. */
export const isNarrow = new MediaQuery(
  `${screens.phone}, ${screens.tablet} and (orientation: portrait), ${screens.sideways}`,
);
