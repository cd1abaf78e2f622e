/** What the page asks of a game. A face is one folder beside this file and one line in the registry. */

import type { Component } from "svelte";
import type { GameInfo } from "../net/api";
import type { LiveTable, Told } from "../net/live.svelte";
import type { TableInfo } from "../protocol/messages";

/** A table as one pair of eyes sees it at one moment. */
export interface Scene<View = unknown> {
  info: TableInfo;
  about: GameInfo;
  view: View;
  /** Whose eyes; null for a watcher. */
  seat: number | null;
}

export interface SideLine {
  name: string;
  /** A class that sets the side's colours. */
  paint: string;
  /** What the side has reached, and of how much; null where there is no mark to reach. */
  made: number;
  target: number | null;
  /** The same in words; empty where nothing is counted. */
  score: string;
}

export interface SeatLine {
  side: number;
  /** Cards left, in words and as a number; null where nobody counts them. */
  count: number | null;
  countWords: string;
  onTurn: boolean;
  gone: boolean;
  notes: string[];
}

export interface Standing {
  goal: string;
  sides: SideLine[];
  seats: SeatLine[];
  turn: number | null;
}

/** An earlier moment of a table, as this person saw it. */
export interface Moment<View = unknown> {
  version: number;
  view: View;
}

export interface LogLine {
  version: number;
  text: string;
  /** What is read out, where that is more than the log shows. */
  spoken?: string;
  /** It happens all the time: the log shows it softly, and only until something else happens. */
  quiet?: boolean;
  side: number | null;
  /** Something that everybody should notice. */
  strong: boolean;
}

export interface Ending {
  title: string;
  /** How it came about; the title says who has won. */
  text: string;
  /** The side that has won, if one has. */
  side: number | null;
}

export interface AsideWords {
  label: string;
  question: string;
  danger: boolean;
}

export interface Figure {
  label: string;
  /** One for each side, or one for the table. */
  values: string[];
}

export interface TableProps<View, Action, Event> {
  table: LiveTable<View, Action, Event>;
  about: GameInfo;
  /** The earlier moment that the person looks back at, if they do. */
  moment: Moment<View> | null;
  /** Return from there to the table as it is now. */
  onnow: () => void;
}

export interface WatchProps<View, Event> {
  scene: Scene<View>;
  history: Told<Event>[];
  version: number;
  /** Everybody's cards, as far as a replay shows them. */
  hands: (readonly string[])[];
}

/** The part that is needed only at a table; loaded when somebody sits down. */
export interface PlayableGame<View = unknown, Action = unknown, Event = unknown> {
  /** Who looks back at an earlier moment sees its number in place of what to do now, and a way back. */
  Table: Component<TableProps<View, Action, Event>>;
  /** The table from any eyes, to look at and not to touch. */
  Watch: Component<WatchProps<View, Event>>;
  /** A tap may be a whole move here: who wants to be asked before it can say so. */
  confirms?: boolean;
  Mark: Component<{ side: number; paint: string }>;
  /** The table as a small picture. */
  Picture: Component<{ scene: Scene<View> }>;
  /** The classes of the sides' colours, also before the match has begun. */
  paints(info: TableInfo, about: GameInfo): string[];
  standing(scene: Scene<View>): Standing;
  tell(happened: Told<Event>, scene: Scene<View>): LogLine | null;
  ending(scene: Scene<View>, history: readonly Told<Event>[]): Ending | null;
  figures(history: readonly Told<Event>[], scene: Scene<View>): Figure[];
  /** null for what the table itself offers. */
  aside(action: Action, scene: Scene<View>): AsideWords | null;
  /** Everybody's cards in a frame of views, for a replay with open hands. */
  hands(views: readonly View[]): (readonly string[])[];
  /** A frame of views, a watcher's last, as one view in which nothing is hidden that a replay may show. */
  opened(views: readonly View[]): View;
}

/** How the page speaks of a game, and how it finds the rest of it. */
export interface GameFace<View = unknown, Action = unknown, Event = unknown> {
  /** Files of texts that are shown before and at the table. */
  texts: string[];
  /** Long texts, needed for choosing options and explaining refusals. */
  rules: string;
  /** What one click starts: the game's usual edition, unless one is named. */
  quick: { edition: string | null; options: Record<string, unknown> };
  /** Options that are asked for before a quick start. */
  quickOptions?: string[];
  /** The one option that is asked for before a quick start, as a switch, in words of the game's own. */
  quickSwitch?: { option: string; off: unknown; on: unknown };
  /** What a table with friends begins with, beside what is usual. */
  withFriends: Record<string, unknown>;
  /** The options that most people look for; the others stand behind "more". */
  mainOptions: string[];
  /** Options that the page asks for in its own way: how many sides there are, and how long a turn may take. */
  sidesOption: string | null;
  timeOption: string | null;
  /** Options that the page does not ask for. */
  hiddenOptions: string[];
  /** Choices that nobody can make who is asked for the option. */
  hiddenChoices?: Record<string, unknown[]>;
  Preview: Component;
  load(): Promise<PlayableGame<View, Action, Event>>;
}

/** The page carries what a game says from the server to its face unread: only the face knows its types. */
export const unread = <View, Action, Event>(face: GameFace<View, Action, Event>) => face as unknown as GameFace;
