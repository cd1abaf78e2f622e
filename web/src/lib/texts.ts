import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;

/** A bundle of one language, made from the sources of its files. */
export function bundleOf(language: string, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
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
