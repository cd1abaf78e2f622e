/** Fingers, mouse and wheel on the map: drag, pinch, and taps that are neither. */

import type { Camera } from "./camera.svelte";

/** A finger that moves less than this many pixels has tapped. */
const STEADY = 8;

interface Finger {
  x: number;
  y: number;
}

export function gestures(camera: Camera, ontap: (left: number, top: number) => void) {
  return (frame: HTMLElement) => {
    const fingers = new Map<number, Finger>();
    let moved = 0;

    const place = (event: MouseEvent): [number, number] => {
      const { left, top } = frame.getBoundingClientRect();
      return [event.clientX - left, event.clientY - top];
    };

    function down(event: PointerEvent) {
      if (event.button !== 0 || (event.target as Element).closest("button, a, .over")) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 1) moved = 0;
    }

    function move(event: PointerEvent) {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
      moved += Math.hypot(dx, dy);
      if (moved < STEADY && fingers.size === 1) return;
      frame.setPointerCapture(event.pointerId);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const far = Math.hypot(before.x - other.x, before.y - other.y);
        const now = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        const { left, top } = frame.getBoundingClientRect();
        if (far > 0)
          camera.zoom(now / far, [(event.clientX + other.x) / 2 - left, (event.clientY + other.y) / 2 - top]);
        camera.move(dx / 2, dy / 2);
      } else {
        camera.move(dx, dy);
      }
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }

    function up(event: PointerEvent) {
      if (!fingers.delete(event.pointerId) || fingers.size) return;
      if (moved < STEADY && event.type === "pointerup") ontap(...place(event));
    }

    function wheel(event: WheelEvent) {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY / 500), place(event));
    }

    frame.addEventListener("pointerdown", down);
    frame.addEventListener("pointermove", move);
    frame.addEventListener("pointerup", up);
    frame.addEventListener("pointercancel", up);
    frame.addEventListener("wheel", wheel, { passive: false });
    return () => {
      frame.removeEventListener("pointerdown", down);
      frame.removeEventListener("pointermove", move);
      frame.removeEventListener("pointerup", up);
      frame.removeEventListener("pointercancel", up);
      frame.removeEventListener("wheel", wheel);
    };
  };
}
