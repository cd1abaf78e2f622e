/**
 * Look at something closely: with the mouse on it, by a long press, or with the focus on it and the key I; what cannot be
 * used now is looked at when it is pressed.
 */

import { tableKey } from "../shortcuts";

/** How long a mouse rests, or a finger presses, before anything opens. */
const PATIENCE = 350;
/** How long what is shown waits for a mouse that comes to it. */
const GRACE = 400;
/** A finger that moves as far as this is dragging. */
const THRESHOLD = 9;

export interface Inspected {
  /** The value of `data-inspect` at the thing. */
  name: string;
  /** Where the thing is. */
  at: DOMRect;
  /** Opened by a key, so that it should be read out. */
  byKey: boolean;
}

export class Inspecting {
  shown = $state.raw<Inspected | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pending: Element | null = null;

  /** Watch all things with `data-inspect` in a place; an attachment. */
  watch = (place: HTMLElement): (() => void) => {
    const stop = new AbortController();
    const on = <K extends keyof WindowEventMap>(
      target: EventTarget,
      type: K,
      listen: (event: WindowEventMap[K]) => void,
      capture = false,
    ) => target.addEventListener(type, listen as EventListener, { signal: stop.signal, capture });
    on(place, "pointerover", (event) => event.pointerType === "mouse" && this.hover(event));
    on(place, "pointerleave", (event) => event.pointerType === "mouse" && this.closeSoon());
    on(window, "pointerover", (event) => inPanel(event.target) && this.stay());
    on(place, "pointerdown", (event) => this.press(event));
    on(place, "click", (event) => this.click(event));
    on(place, "contextmenu", (event) => this.shown && event.preventDefault());
    // The focus may be lost because something is being removed: nothing may change until that is done.
    on(place, "focusout", () => queueMicrotask(() => this.close()));
    on(window, "scroll", () => this.close(), true);
    on(window, "keydown", (event) => this.key(event, place), true);
    return () => {
      stop.abort();
      this.close();
    };
  };

  close(): void {
    clearTimeout(this.timer);
    this.pending = null;
    this.shown = null;
  }

  /** Close, unless the mouse is on its way to what is shown. */
  private closeSoon(): void {
    if (!this.shown) return this.close();
    this.pending = null;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.close(), GRACE);
  }

  private stay(): void {
    if (this.shown) clearTimeout(this.timer);
  }

  private open(thing: Element, byKey = false): void {
    this.shown = { name: thing.getAttribute("data-inspect")!, at: thing.getBoundingClientRect(), byKey };
  }

  private later(thing: Element | null): void {
    this.close();
    this.pending = thing;
    if (thing) this.timer = setTimeout(() => this.open(thing), PATIENCE);
  }

  private hover(event: PointerEvent): void {
    const thing = inspectable(event.target);
    if (event.buttons !== 0 || thing === this.pending) return;
    if (thing) this.later(thing);
    else this.closeSoon();
  }

  /** A long press opens; the click that follows it is no tap, and neither is the one that closes. */
  private press(event: PointerEvent): void {
    if (event.pointerType === "mouse") {
      // Whoever has pressed it knows what it is, until the mouse comes again.
      this.close();
      this.pending = inspectable(event.target);
      return;
    }
    const thing = inspectable(event.target);
    if (this.shown) {
      const next = explains(thing) && thing.getAttribute("data-inspect") !== this.shown.name;
      this.close();
      if (!next) swallowNextClick();
      return;
    }
    if (!thing) return;
    this.pending = thing;
    const { clientX: x, clientY: y } = event;
    const done = new AbortController();
    this.timer = setTimeout(() => {
      this.open(thing);
      swallowNextClick();
    }, PATIENCE);
    const move = (moved: PointerEvent) => {
      if (Math.hypot(moved.clientX - x, moved.clientY - y) >= THRESHOLD) this.close();
    };
    const up = () => {
      done.abort();
      if (!this.shown) this.later(null);
    };
    addEventListener("pointermove", move, { signal: done.signal });
    addEventListener("pointerup", up, { signal: done.signal });
    addEventListener("pointercancel", up, { signal: done.signal });
  }

  /** A key makes a click without a count. */
  private click(event: MouseEvent): void {
    const thing = inspectable(event.target);
    if (explains(thing)) this.open(thing, event.detail === 0);
  }

  private key(event: KeyboardEvent, place: HTMLElement): void {
    if (event.key === "Escape" && this.shown) {
      event.stopPropagation();
      return this.close();
    }
    const thing = inspectable(document.activeElement);
    if (tableKey(event) !== "i" || !thing || !place.contains(thing)) return;
    if (this.shown) this.close();
    else this.open(thing, true);
  }
}

const inPanel = (target: EventTarget | null) => (target as Element | null)?.closest?.("[role=tooltip]") != null;

const inspectable = (target: EventTarget | null) => (target as Element | null)?.closest?.("[data-inspect]") ?? null;

/** Nothing would happen if this were pressed, so it says why. */
const explains = (thing: Element | null): thing is Element => thing?.getAttribute("aria-disabled") === "true";

function swallowNextClick(): void {
  const swallow = (click: Event) => {
    click.stopPropagation();
    click.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  const forget = () => setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
  addEventListener("pointerup", forget, { once: true });
}
