import type { Traits } from "./traits";

/** The traits of games by their names: a face notes them before anything is said about its game. */
export const known = new Map<string, Traits>();
