import type { GameInfo } from "../net/api";

type Levels = Pick<GameInfo, "levels">;

/** The bots that people choose from, the weakest first: one for each level that the game has. */
export const offered = ({ levels }: Levels): string[] => Object.values(levels);

/** The level at which a bot plays in a game; null for one that is not offered. */
export const levelOf = (bot: string, { levels }: Levels): string | null =>
  Object.keys(levels).find((level) => levels[level] === bot) ?? null;

export const usualBot = ({ levels }: Levels): string => levels.normal ?? Object.values(levels)[0] ?? "random";
