/** What this browser remembers about its person. Nothing here leaves the device. */

export type Theme = "system" | "light" | "dark";

interface Preferences {
  theme: Theme;
  /** null: the browser's own language. */
  language: string | null;
  sound: boolean;
  /** Ask before a card is played. */
  confirm: boolean;
  /** Pass without being asked where nothing else can be done. */
  autopass: boolean;
  /** Single characters act at once, such as 1 for the first card. */
  shortcuts: boolean;
  /** How cards in hand are sorted, in the words of the game. */
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
  shortcuts: true,
  sort: "suit",
  name: "",
};

export const preferences: Preferences = $state({ ...DEFAULTS, ...stored() });

export function prefer(changes: Partial<Preferences>): void {
  Object.assign(preferences, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // A browser that stores nothing still plays; it only forgets.
  }
  if (changes.theme) showTheme();
}

/** The system's theme needs no attribute: the style sheet asks the browser itself. */
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
