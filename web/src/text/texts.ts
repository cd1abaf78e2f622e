import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;

export const parsed = (source: string) => new FluentResource(source);

/** Make a bundle of one language from its files. */
export function bundleOf(language: string, texts: readonly (FluentResource | string)[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(typeof text === "string" ? parsed(text) : text);
  return bundle;
}

/** Format the message from the first bundle that has it; `card.short` names an attribute. */
export function format(bundles: readonly FluentBundle[], id: string, args?: Args): string | null {
  const [name, attribute] = id.split(".") as [string, string?];
  for (const bundle of bundles) {
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return bundle.formatPattern(pattern, args, []);
  }
  return null;
}
