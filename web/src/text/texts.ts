import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;

export const parsed = (source: string) => new FluentResource(source);

/** A bundle of one language, made from its files. */
export function bundleOf(language: string, texts: readonly (FluentResource | string)[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(typeof text === "string" ? parsed(text) : text);
  return bundle;
}

/** The message from the first bundle that has it; an id may name an attribute: `card.short`. */
export function format(bundles: readonly FluentBundle[], id: string, args?: Args): string | null {
  const [name, attribute] = id.split(".") as [string, string?];
  for (const bundle of bundles) {
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return bundle.formatPattern(pattern, args, []);
  }
  return null;
}
