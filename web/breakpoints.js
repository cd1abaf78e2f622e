/**
 * Named screens: a style sheet says `@media (--phone)`, and no width stands anywhere but in breakpoints.json.
 *
 * Browsers do not know `@custom-media` yet, so the build puts the conditions in place of the names.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";

const WIDTHS = JSON.parse(readFileSync(join(import.meta.dirname, "src/styles/breakpoints.json"), "utf-8"));
const { phone, tablet, sideways } = WIDTHS;
/** The layout below that of a laptop: a phone, however it is held, or a tablet held upright. */
const SCREENS = { ...WIDTHS, narrow: `(${phone} or (${tablet} and (orientation: portrait)) or ${sideways})` };

/** Replace the names of screens by their conditions; refuse a name that breakpoints.json does not have. */
export function withScreens(css) {
  return css.replace(/@media([^{]*)\{/g, (rule) =>
    rule.replace(/\(--([a-z]+)\)/g, (_, name) => {
      if (!(name in SCREENS)) throw new Error(`breakpoints.json has no screen called ${name}`);
      return SCREENS[name];
    }),
  );
}

/** Name screens in the styles of components. */
export const screensInComponents = { style: ({ content }) => ({ code: withScreens(content) }) };

/** Name screens in style sheets of their own. */
export const screensInSheets = {
  name: "screens",
  enforce: "pre",
  transform: (code, id) =>
    id.endsWith(".css") && !id.includes("svelte&type=style") ? { code: withScreens(code), map: null } : null,
};
