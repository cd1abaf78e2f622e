/**
 * Named screens: a style sheet says `@media (--phone)`, and no width stands anywhere but in breakpoints.json:
 * three sizes (phone, tablet, sideways), and the screens that are made of them.
 *
 * Browsers do not know `@custom-media` yet, so the build puts the conditions in place of the names.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";

const SCREENS = JSON.parse(readFileSync(join(import.meta.dirname, "src/styles/breakpoints.json"), "utf-8"));

/** Replace the names of screens by their conditions; refuse a name that breakpoints.json does not have. */
export function withScreens(css) {
  return css.replace(/@media([^{]*)\{/g, conditions);
}

/** One screen may be made of others: `narrow` is `upright` or `sideways`. */
function conditions(query) {
  return query.replace(/\(--([a-z]+)\)/g, (_, name) => {
    if (!(name in SCREENS)) throw new Error(`breakpoints.json has no screen called ${name}`);
    return conditions(SCREENS[name]);
  });
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
