/** Settings that this browser remembers. They never leave the device. */

/** Wait for a tap, go on after four seconds, or show none. */
export type Pace = "wait" | "quick" | "off";

export type Theme = "system" | "light" | "dark";

interface Preferences {
  theme: Theme;
  /** Null follows the browser's language. */
  language: string | null;
  sound: boolean;
  /** Ask before playing a card. */
  confirm: boolean;
  /** Pass automatically when nothing else can be done. */
  autopass: boolean;
  /** How long a scene stays when somebody answers somebody. */
  scenes: Pace;
  /** Let single keys act at once, such as 1 for the first card. */
  shortcuts: boolean;
  /** Play in words, without the pictures of a game. */
  words: boolean;
  /** The order of cards in hand, by a name that the game defines. */
  sort: string;
  name: string;
}

const KEY = "commonroom-page";

const DEFAULTS: Preferences = {
  theme: "system",
  language: null,
  sound: true,
  confirm: false,
  autopass: true,
  scenes: "quick",
  shortcuts: true,
  words: false,
  sort: "suit",
  name: "",
};

export const preferences: Preferences = $state({ ...DEFAULTS, ...stored() });

export function prefer(changes: Partial<Preferences>): void {
  Object.assign(preferences, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Without storage the page still works; it only forgets.
  }
  if (changes.theme) showTheme();
}

/** Apply the theme. The system's own needs no attribute, because the style sheet asks the browser. */
export function showTheme(): void {
  if (preferences.theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = preferences.theme;
}

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}
