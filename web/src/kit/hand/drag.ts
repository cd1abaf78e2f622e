/** Drag a card with any pointer. A short press remains a click. */

const THRESHOLD = 9;

export interface Drag {
  start(): void;
  /** `over` is the attribute's value at the place under the pointer; null outside of all places. */
  move(x: number, y: number, over: string | null): void;
  end(over: string | null): void;
}

/** Follow a drag; `attribute` marks the places for cards, such as `data-cell`. */
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

/** Ignore the click that browsers send after a drag that ends where it began. */
function swallowNextClick(): void {
  const swallow = (click: Event) => click.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  addEventListener("pointerup", () => setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50), {
    once: true,
  });
}
