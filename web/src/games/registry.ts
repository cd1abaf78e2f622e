import type { GameFace } from "./face";
import { quidditch } from "./quidditch";
import { sequence } from "./sequence";

/** The games that the page can draw, by the name the server gives them. */
export const GAMES: Readonly<Record<string, GameFace>> = { sequence, quidditch };
