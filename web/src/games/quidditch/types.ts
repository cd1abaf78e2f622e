/** The words of the wire, as this game uses them. */

import type { QuidditchPlay, SpotView } from "../../wire";

export type Card = string;
export type Ball = SpotView["ball"];
export type Mode = NonNullable<QuidditchPlay["mode"]>;

/** The places of the pitch, as the table shows them from left to right. */
export const BALLS: readonly Ball[] = ["Q", "BL1", "BL2", "SN"];

export const other = (seat: number) => 1 - seat;
