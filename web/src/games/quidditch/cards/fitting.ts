/** Fit words into a card: names are measured, not counted. */

let pen: CanvasRenderingContext2D | null | undefined;

/** Measure words in the face of titles, in units of their own size. */
function width(words: string): number {
  pen ??= typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  if (!pen) return words.length * 0.55;
  pen.font = "650 100px Fraunces, Georgia, serif";
  return pen.measureText(words).width / 100;
}

/** Return the share of its size at which the longest word of a name fits; a hyphen lets a name go on below. */
export function shrink(name: string, room: number): number {
  const pieces = name.split(/ |(?<=-)/).filter(Boolean);
  return Math.min(1, room / Math.max(...pieces.map(width)));
}

/** Step down the size of a text until it fits the box around it. Boxes grow with the card, so this happens once. */
export function fitText(text: HTMLElement): () => void {
  const fit = () => {
    const box = text.parentElement!;
    const { paddingTop, paddingBottom } = getComputedStyle(box);
    // What lies in the margin touches the name above it.
    const room = box.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    for (let size = 1; size >= 0.64; size -= 0.04) {
      text.style.fontSize = `${size}em`;
      if (text.offsetHeight <= room) return;
    }
  };
  const watch = new ResizeObserver(fit);
  watch.observe(text.parentElement!);
  void document.fonts.ready.then(fit);
  return () => watch.disconnect();
}
