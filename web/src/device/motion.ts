import { prefersReducedMotion } from "svelte/motion";

/** Return whether animations are welcome: the system's setting for reduced motion decides. */
export const moving = () => !prefersReducedMotion.current;
