/** How large the screen is, for what a style sheet alone cannot decide: words that are read out but not shown. */

import { MediaQuery } from "svelte/reactivity";
import screens from "../styles/breakpoints.json";

/** A phone, upright or sideways. */
export const isPhone = new MediaQuery(`${screens.phone}, ${screens.sideways}`);

/** A phone, or a tablet held upright: the players stand in a row above the board. */
export const isNarrow = new MediaQuery(
  `${screens.phone}, ${screens.tablet} and (orientation: portrait), ${screens.sideways}`,
);
