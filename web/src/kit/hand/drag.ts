/** Dragging a card with any pointer. A short press stays a click. */

const THRESHOLD = 9;

export interface Drag {
  start(): void;
  /** `over` is what the place below the pointer says of itself in the attribute asked for. */
  move(x: number, y: number, over: string | null): void;
  end(over: string | null): void;
}

/** `attribute` is by what places for cards are known, such as `data-cell`. */
export function watchDrag(event: PointerEvent, attribute: string, drag: Drag): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const from = { x: event.clientX, y: event.clientY };
  let dragging = false;

  const stop = new AbortController();
  const options = { signal: stop.signal };

  const move = (moved: PointerEvent) => {
    if (!dragging && Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < THRESHOLD) return;
    if (!dragging) {
      dragging = true;
      drag.start();
      swallowNextClick();
    }
    drag.move(moved.clientX, moved.clientY, placeAt(moved, attribute));
  };
  const end = (ended: PointerEvent) => {
    stop.abort();
    if (dragging) drag.end(ended.type === "pointerup" ? placeAt(ended, attribute) : null);
  };

  addEventListener("pointermove", move, options);
  addEventListener("pointerup", end, options);
  addEventListener("pointercancel", end, options);
}

function placeAt(event: PointerEvent, attribute: string): string | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest(`[${attribute}]`);
  return found?.getAttribute(attribute) ?? null;
}

/** The browser sends a click after a drag that ends where it began; it means nothing then. */
function swallowNextClick(): void {
  const swallow = (click: Event) => click.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  addEventListener("pointerup", () => setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50), {
    once: true,
  });
}
