/** Transitions of chips and lines; none with reduced motion. */

import { draw, type TransitionConfig } from "svelte/transition";
import { moving } from "@/device/motion";

const settle = (time: number) => 1 - (1 - time) ** 3;

export function drop(_chip: Element): TransitionConfig {
  return {
    duration: moving() ? 320 : 0,
    easing: settle,
    css: (time, left) =>
      `opacity:${Math.min(1, time * 2)};transform:translateY(${-70 * left}px) scale(${1 + 0.7 * left})`,
  };
}

export function lift(_chip: Element): TransitionConfig {
  return {
    duration: moving() ? 700 : 0,
    // It stays long enough to be seen going.
    css: (time, left) =>
      `opacity:${Math.min(1, time * 2)};transform:translateY(${-110 * left}px) rotate(${24 * left}deg) scale(${1 + 0.5 * left})`,
  };
}

/** Let a light run along a new sequence, once. */
export function shine(_line: SVGLineElement): TransitionConfig {
  return {
    duration: moving() ? 1100 : 0,
    css: (time) => `opacity:${Math.sin(Math.PI * time)};stroke-dashoffset:${30 - 130 * time}`,
  };
}

/** Draw the line of a new sequence from one end to the other. */
export function sweep(line: SVGLineElement): TransitionConfig {
  return moving() ? draw(line, { duration: 700, easing: settle }) : { duration: 0 };
}
