/** The scene of the map as a picture: drawn once and small, it costs no more than any other image. */

/** Return the scene with its colours as they are at an element, as the address of a picture. */
export function stampOf(scene: string, at: Element): string {
  const probe = at.ownerDocument.createElement("i");
  at.append(probe);
  const shown = getComputedStyle(probe);
  const colours = new Map<string, string>();
  const resolved = scene.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    if (!colours.has(name)) {
      // Only a property that takes colours tells which of two, by day or by night, is meant.
      probe.style.color = `var(${name})`;
      colours.set(name, shown.color);
    }
    return colours.get(name)!;
  });
  probe.remove();
  return `data:image/svg+xml,${encodeURIComponent(resolved)}`;
}
