/** The languages of the page, each by its own name. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: "English",
  fr: "Français",
  nl: "Nederlands",
  de: "Deutsch",
  it: "Italiano",
  es: "Español",
  pt: "Português",
  pl: "Polski",
};

/** The first language that both the person and the page know; English otherwise. */
export function bestLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0]!;
    if (language in LANGUAGES) return language;
  }
  return "en";
}
