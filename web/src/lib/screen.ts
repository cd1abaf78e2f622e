/** How large the screen is, for what a style sheet alone cannot decide: words that are read out but not shown. */

import { MediaQuery } from "svelte/reactivity";

/** A phone, upright or sideways. */
export const isPhone = new MediaQuery("(max-width: 46rem), (orientation: landscape) and (max-height: 30rem)");

/** A phone, or a tablet held upright: the players stand in a row above the board. */
export const isNarrow = new MediaQuery(
  "(max-width: 46rem), (max-width: 64rem) and (orientation: portrait), (orientation: landscape) and (max-height: 30rem)",
);
