import { prefersReducedMotion } from "svelte/motion";

/** Whether the person wants things to move. */
export const moving = () => !prefersReducedMotion.current;
