/** Dragging a card with any pointer. A short press stays a click. */

const THRESHOLD = 9;

export interface Drag {
  start(): void;
  move(x: number, y: number, over: number | null): void;
  end(over: number | null): void;
}

export function watchDrag(event: PointerEvent, drag: Drag): void {
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
    drag.move(moved.clientX, moved.clientY, cellAt(moved));
  };
  const end = (ended: PointerEvent) => {
    stop.abort();
    if (dragging) drag.end(ended.type === "pointerup" ? cellAt(ended) : null);
  };

  addEventListener("pointermove", move, options);
  addEventListener("pointerup", end, options);
  addEventListener("pointercancel", end, options);
}

function cellAt(event: PointerEvent): number | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-cell]");
  return found ? Number(found.getAttribute("data-cell")) : null;
}

/** The browser sends a click after a drag that ends where it began; it means nothing then. */
function swallowNextClick(): void {
  const swallow = (click: Event) => click.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  addEventListener("pointerup", () => setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50), {
    once: true,
  });
}
