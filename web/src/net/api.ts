/** HTTP: to open, find and join tables. Shapes are those of the protocol. */

import type {
  Joined,
  MyTable,
  OpenTable,
  Opened,
  OwnLink,
  Past,
  Problem,
  Replayed,
  TableInfo,
  Things,
} from "../protocol/messages";
import { notePromise } from "./seed";
import { language, t } from "../text/i18n.svelte";

/** A kind of table at which an option can change anything: all that is said here has to be true of it. */
export interface Need {
  /** Other options, each with one of these values. */
  options?: Record<string, unknown[]>;
  editions?: string[];
  /** So many players at least and at most. */
  seats?: [number, number];
  sides?: number;
  /** Somebody has a teammate. */
  teams?: boolean;
}

export interface OptionInfo {
  choices: (string | number | boolean)[];
  /** null where several choices can be made together, and none is made. */
  default: string | number | boolean | null;
  numbers: [number, number] | null;
  several: boolean;
  /** The value may also be a whole document, such as a deck of cards. */
  content: boolean;
  rule: string;
  /** Options of one group belong together. */
  group: string;
  /** One of these has to be met for the option to change anything; without any it always can. */
  needs: Need[];
}

export interface WishInfo {
  field: string;
  choices: string[];
}

/** What the server tells about a game; what its editions hold is the game's own affair. */
export interface GameInfo {
  title: string;
  editions: Record<string, { title: string } & Record<string, unknown>>;
  seats: number[];
  sides: Record<string, number[]>;
  options: Record<string, OptionInfo>;
  /** What a seat may ask for before the match, such as a house. */
  wish: WishInfo | null;
  bots: string[];
  /** The keys under which a number in its views, actions and events is a seat: "winner", or "token_handed.to". */
  seat_keys: string[];
  /** Whether the server can explain the game's things, and draw its board. */
  things: boolean;
  board: boolean;
}

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

export async function request<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  // What goes wrong is told in the language of the page, whatever that of the browser is.
  const speaking = { "Accept-Language": language() };
  const post = {
    method: "POST",
    headers: { ...speaking, "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body ?? {}),
  };
  const response = await fetch(`/api${path}`, method === "POST" ? post : { headers: speaking }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  if (response?.ok) return answer as T;
  const problem = (answer as { error?: Problem } | null)?.error;
  // An answer without a problem comes from something between us and the server.
  throw new ApiError(response?.status ?? 0, problem ?? { code: "no_answer", message: t("problem-no_answer") });
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

let known: Promise<Record<string, GameInfo>> | null = null;
let titles: Readonly<Record<string, string>> = {};

/** What can be played; asked for once. */
export function games(): Promise<Record<string, GameInfo>> {
  known ??= request<Record<string, GameInfo>>("GET", "/games").then(
    (found) => {
      titles = Object.fromEntries(Object.entries(found).map(([name, { title }]) => [name, title]));
      return found;
    },
    (error: unknown) => {
      known = null;
      throw error;
    },
  );
  return known;
}

/** What the server calls a game, in English; null before it has been asked. */
export const titleOf = (game: string): string | null => titles[game] ?? null;

export async function openTable(wish: OpenTable): Promise<Opened> {
  const opened = await request<Opened>("POST", "/tables", wish);
  notePromise({ ...opened, seed: null }, 0);
  return opened;
}

export const myTables = () => request<MyTable[]>("GET", "/tables");
export const join = (id: string, invite: string, name: string, wish: string | null) =>
  request<Joined>("POST", `${table(id)}/join`, { invite, name, wish });
export const redeem = (id: string, key: string) => request<Joined>("POST", `${table(id)}/redeem`, { key });
export const ownLink = (id: string) => request<OwnLink>("POST", `${table(id)}/key`);
export const seatBot = (id: string, seat: number, bot: string) =>
  request<TableInfo>("POST", `${table(id)}/seats/${seat}/bot`, { bot });
export const rematch = (id: string) => request<Opened>("POST", `${table(id)}/rematch`);
export const record = (id: string) => request<unknown>("GET", `${table(id)}/record`);
export const past = (id: string, version: number) => request<Past>("GET", `${table(id)}/past/${version}`);
export const replay = (recordText: string) => request<Replayed>("POST", "/replay", recordText);
export const things = (game: string, lang: string) =>
  request<Things[]>("GET", `/things/${encodeURIComponent(game)}?lang=${encodeURIComponent(lang)}`);
export const boardAddress = (game: string, lang: string) =>
  `/api/boards/${encodeURIComponent(game)}?lang=${encodeURIComponent(lang)}`;
export const rules = (game: string, lang: string) =>
  request<unknown>("GET", `/rules/${encodeURIComponent(game)}?lang=${encodeURIComponent(lang)}`);
