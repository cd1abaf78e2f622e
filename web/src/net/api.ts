/** Open, find and join tables over HTTP. The types come from the protocol. */

import type {
  Account,
  GameInfo as Described,
  Joined,
  LessonFrame,
  LessonInfo,
  LessonTry,
  Mine,
  MyTable,
  OpenTable,
  Opened,
  OwnLink,
  Past,
  Problem,
  Reach,
  Replayed,
  TableInfo,
  Things,
} from "../protocol/messages";
import { notePromise } from "./seed";
import { language, t } from "../text/i18n.svelte";

export type { NeedInfo, OptionInfo, WishInfo } from "../protocol/messages";

/** A game as the server describes it: what an edition holds besides its title is known to the game's face alone. */
export type GameInfo = Omit<Described, "editions"> & {
  editions: Record<string, { title: string } & Record<string, unknown>>;
};

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

export async function request<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  // Ask for errors in the page's language, which may differ from the browser's.
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
  // An error without our own format comes from something between us and the server.
  throw new ApiError(response?.status ?? 0, problem ?? { code: "no_answer", message: t("problem-no_answer") });
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

let known: Promise<Record<string, GameInfo>> | null = null;
let titles: Readonly<Record<string, string>> = {};

/** Fetch the games once. */
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

/** Return the server's English title of a game; null until the games are fetched. */
export const titleOf = (game: string): string | null => titles[game] ?? null;

export async function openTable(wish: OpenTable): Promise<Opened> {
  const opened = await request<Opened>("POST", "/tables", wish);
  notePromise({ ...opened, seed: null }, 0);
  return opened;
}

/** A match that still goes on, as the caller has seen it so far. */
export const account = (id: string) => request<Account>("GET", `${table(id)}/record`);
export const myTables = () => request<MyTable[]>("GET", "/tables");
export const join = (id: string, invite: string, name: string, seat: number, wish: string | null) =>
  request<Joined>("POST", `${table(id)}/join`, { invite, name, seat, wish });
/** Move to a free seat, or take over from a bot. */
export const takeSeat = (id: string, seat: number, name?: string) =>
  request<Joined>("POST", `${table(id)}/seats/${seat}/take`, name ? { name } : {});
export const clearSeat = (id: string, seat: number) => request<TableInfo>("POST", `${table(id)}/seats/${seat}/clear`);
export const swapSeats = (id: string, one: number, other: number) =>
  request<TableInfo>("POST", `${table(id)}/swap`, { seats: [one, other] });
export const offerSeat = (id: string, seat: number, offered: boolean) =>
  request<TableInfo>("POST", `${table(id)}/seats/${seat}/offer`, { offered });
export const handOver = (id: string, seat: number) => request<TableInfo>("POST", `${table(id)}/host`, { seat });
export const me = (id: string) => request<Mine>("GET", `${table(id)}/me`);
export const redeem = (id: string, key: string) => request<Joined>("POST", `${table(id)}/redeem`, { key });
export const ownLink = (id: string) => request<OwnLink>("POST", `${table(id)}/key`);
export const seatBot = (id: string, seat: number, bot: string) =>
  request<TableInfo>("POST", `${table(id)}/seats/${seat}/bot`, { bot });
export const rematch = (id: string) => request<Opened>("POST", `${table(id)}/rematch`);
export const record = (id: string) => request<unknown>("GET", `${table(id)}/record`);
export const past = (id: string, version: number) => request<Past>("GET", `${table(id)}/past/${version}`);
/** A record as every seat saw it. A long one comes in several answers. */
export async function replay(recordText: string): Promise<Replayed> {
  const whole = await request<Replayed>("POST", "/replay", recordText);
  return { ...whole, frames: [...whole.frames, ...(await framesFrom(recordText, whole.next))], next: null };
}
async function framesFrom(recordText: string, first: Replayed["next"]): Promise<Replayed["frames"]> {
  if (typeof first !== "number") return [];
  const more = await request<Replayed>("POST", `/replay?first=${first}`, recordText);
  return [...more.frames, ...(await framesFrom(recordText, more.next))];
}
/** The decks or the pack with this hash, as data. */
export const content = (game: string, key: string) =>
  request<unknown>("GET", `/content/${encodeURIComponent(game)}/${encodeURIComponent(key)}`);
const listings = new Map<string, Promise<Things[]>>();
/** What the cards and places of a game are: asked for once, however many parts of a table want to know. */
export function things(game: string, lang: string, key: string | null = null): Promise<Things[]> {
  const path = `/things/${encodeURIComponent(game)}?${spoken(lang, key)}`;
  const asked = listings.get(path) ?? request<Things[]>("GET", path);
  listings.set(path, asked);
  asked.catch(() => listings.delete(path));
  return asked;
}
export const boardAddress = (game: string, lang: string, key: string | null = null) =>
  `/api/boards/${encodeURIComponent(game)}?${spoken(lang, key)}`;
/** What never changes on a board, as the source of an SVG. */
export async function scene(game: string, key: string): Promise<string> {
  const response = await fetch(`/api/scenes/${encodeURIComponent(game)}/${encodeURIComponent(key)}`);
  if (!response.ok) throw new ApiError(response.status, { code: "no_answer", message: t("problem-no_answer") });
  return response.text();
}
const spoken = (lang: string, key: string | null) => new URLSearchParams({ lang, ...(key && { key }) }).toString();
/** Ask how to let other devices in, where only this computer can reach the server. */
export const reach = () => request<Reach>("GET", "/reach");
export const lessons = (game: string) => request<LessonInfo[]>("GET", `/lessons/${encodeURIComponent(game)}`);
export const attempt = (game: string, lesson: string, tried: LessonTry) =>
  request<LessonFrame>("POST", `/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, tried);
export const rules = (game: string, lang: string) =>
  request<unknown>("GET", `/rules/${encodeURIComponent(game)}?lang=${encodeURIComponent(lang)}`);
