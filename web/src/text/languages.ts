/** The page's languages by their own names. */
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

/** Return the first of the wanted languages that the page has, or English. */
export function bestLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0]!;
    if (language in LANGUAGES) return language;
  }
  return "en";
}
