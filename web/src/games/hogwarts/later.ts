/** Parts of the table that are loaded when they are needed, or while nothing else is to be done. */

import { need } from "@/text/i18n.svelte";

/** A scene that has messages of its own. */
async function spoken<Part>(load: () => Promise<Part>, file: string): Promise<Part> {
  const [part] = await Promise.all([load(), need(file)]);
  return part;
}

export const loadFight = () => spoken(() => import("./fight/FightView.svelte"), "hogwarts-fight");
export const loadMatch = () => spoken(() => import("./match/Within.svelte"), "quidditch-match-page");
export const loadMatchOver = () => spoken(() => import("./match/Over.svelte"), "quidditch-match-page");
export const loadPitch = () => spoken(() => import("./match/Seen.svelte"), "quidditch-match-page");
export const loadReturn = () => import("./returns/ReturnMoment.svelte");
export const loadCloser = () => import("./board/Closer.svelte");
export const loadShownCard = () => import("./choice/ShownCard.svelte");
export const loadBoards = () => import("./board/OpenBoards.svelte");
export const loadReplay = () => import("./Replay.svelte");

/** What most games come to. */
export const SOON = [loadFight, loadCloser, loadShownCard] as const;
