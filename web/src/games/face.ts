/** The contract between the page and a game. A face is one folder here and one line in the registry. */

import type { Component, Snippet } from "svelte";
import type { GameInfo } from "../net/api";
import type { Traits } from "../kit/words/traits";
import type { LiveTable, Happened } from "../net/live.svelte";
import type { TableInfo } from "../protocol/messages";

/** A table as one viewer sees it at one moment. */
export interface Scene<View = unknown> {
  info: TableInfo;
  about: GameInfo;
  view: View;
  /** The viewer's seat; null for a spectator. */
  seat: number | null;
}

export interface SideLine {
  name: string;
  /** The class that sets the side's colours. */
  paint: string;
  /** Progress, and the target; null when the game has no target. */
  made: number;
  target: number | null;
  /** The score in words; empty when nothing is counted. */
  score: string;
}

export interface SeatLine {
  side: number;
  /** Cards left, as a number and in words; null when the game does not count them. */
  count: number | null;
  countWords: string;
  onTurn: boolean;
  /** Comes after the one on turn. */
  next?: boolean;
  /** What was played here last, in brief and in words, and whether nobody has played since. */
  played?: { brief: string; words: string; just: boolean };
  gone: boolean;
  notes: string[];
}

export interface Standing {
  /** Seats wear the colours of their side, and the score is what counts. */
  painted?: boolean;
  goal: string;
  sides: SideLine[];
  seats: SeatLine[];
  turn: number | null;
}

/** An earlier moment of the match, as this viewer saw it. */
export interface Moment<View = unknown> {
  version: number;
  /** The number of its move, as a replay counts: without what was taken back. */
  move: number;
  view: View;
}

/** A sentence of the log. */
export interface LogPart {
  text: string;
  /** The side that it is about, which need not be the one that acted; null for nobody's or everybody's. */
  side: number | null;
  strong?: boolean;
  /** Begins a group of lines, such as a round. */
  heading?: boolean;
}

export interface LogLine {
  version: number;
  text: string;
  /** The sentences of the text, where they are about different sides. */
  parts?: LogPart[];
  /** Text for screen readers, when it says more than the log shows. */
  spoken?: string;
  /** Marks routine events: the log greys them out, and drops them once something else happens. */
  quiet?: boolean;
  side: number | null;
  /** Marks events that nobody should miss. */
  strong: boolean;
}

export interface Ending {
  title: string;
  /** Explains how the match ended; the title names the winner. */
  text: string;
  /** A kind word to those who did not win. */
  more?: string;
  /** The winning side; null for a draw. */
  side: number | null;
}

/** Something about the match that was played: a few large words, and a sentence. */
export interface Fact {
  value: string;
  label: string;
}

export interface AsideWords {
  label: string;
  question: string;
  danger: boolean;
}

export interface Figure {
  label: string;
  /** One value per side, or a single one for the whole table. */
  values: string[];
}

/** What a lesson adds to a table. */
export interface Teaching {
  /** What to light, in the game's own words: cards, cells, balls. */
  point: Readonly<Record<string, readonly unknown[]>>;
  /** What the coach says. On a wide screen it stands on the board, elsewhere above the question. */
  coach: Snippet;
}

export interface TableProps<View, Action, Event, Outlook = unknown> {
  table: LiveTable<View, Action, Event, Outlook>;
  about: GameInfo;
  /** The earlier moment on screen while looking back; null otherwise. */
  moment: Moment<View> | null;
  /** Return to the present. */
  onnow: () => void;
  /** The log and the chat, for a table that has drawers; undefined where they stand beside it. */
  log?: Snippet;
  /** The newest line of that log. */
  newest?: LogLine | undefined;
  /** The lesson that is given here; undefined at a table of one's own. */
  teaching?: Teaching;
  /** One line to stand above the question on a small screen, where the page has no other place for it. */
  above?: Snippet;
}

export interface LastLineProps {
  line: LogLine;
  standing: Standing;
  /** Messages of the chat that nobody has read here. */
  unread: number;
  /** Open the log. */
  onopen: () => void;
}

export interface WatchProps<View, Event> {
  scene: Scene<View>;
  history: Happened<Event>[];
  version: number;
  /** Everybody's cards, as far as the replay may show them. */
  hands: (readonly string[])[];
  /** The key moments, for a square board, which leaves room beside it; undefined where the page has them itself. */
  moments?: Snippet;
}

/** A picture of the rules in one minute. */
export interface MinuteProps {
  id: string;
  about: GameInfo;
  edition: string;
}

/** The rules in one minute: pictures of real positions, each with a title and a sentence. */
export interface Minute {
  /** The ids of the pictures, in order; their words are in the message file `{game}-minute`. */
  pictures: string[];
  /** The pictures of editions that are played differently. */
  others?: Readonly<Record<string, string[]>>;
  /** Variables for the words, where they differ between editions. */
  words?(id: string, about: GameInfo, edition: string): Record<string, string>;
  Picture: Component<MinuteProps>;
  /** The pictures that also stand in chapters of the rules as examples, by the key of the chapter. */
  examples?: Readonly<Record<string, readonly string[]>>;
}

/** The part of a face that is loaded only when somebody opens a table. */
export interface PlayableGame<View = unknown, Action = unknown, Event = unknown, Outlook = unknown> {
  /** The live table. While looking back, it shows that moment and a way to return instead of the actions. */
  Table: Component<TableProps<View, Action, Event, Outlook>>;
  /** The table from any viewpoint, without controls. */
  Watch: Component<WatchProps<View, Event>>;
  /**
   * A square board stands at the left of a wide screen; a map lies under the players, with a board beside it; anything
   * else fills the table beside players and log.
   */
  layout?: "square" | "wide" | "map";
  /** A tap may be a whole move here: who wants to be asked before it can say so. */
  confirms?: boolean;
  Mark: Component<{ side: number; paint: string }>;
  /** The players in a row of the game's own; asked for more, it shows what the page itself has to say of them. */
  Players?: Component<{ table: LiveTable; scene: Scene<View>; onask: (seat: number) => void }>;
  /** What may be known of each player, where the players' row has no room for it; first of the one asked about. */
  Boards?: Component<{ scene: Scene<View>; asked: number }>;
  /** The newest line of the log, for a map, on which the log itself has no place. */
  LastLine?: Component<LastLineProps>;
  /** Codes of refusals that the table itself answers beside what was touched: of these the page adds only the rule. */
  answered?: readonly string[];
  /** The keys that work at this table, each with the message that says what it does. */
  keys?: readonly (readonly [key: string, does: string])[];
  /** Shows scenes, whose pace is a matter of taste. */
  scenes?: boolean;
  /** The first steps of a first game, which the table itself shows: the menu skips them, or shows them again. */
  guide?: {
    isOn(scene: Scene<View>): boolean;
    skip(scene: Scene<View>): void;
    again(scene: Scene<View>): void;
  };
  /** The number of moves, of everybody, after which nobody is new here; a few where it does not say. */
  early?: number;
  /** What else the page shows beside the players. */
  Beside?: Component<{ scene: Scene<View> }>;
  /** A small picture of the table. */
  Picture: Component<{ scene: Scene<View>; history?: Happened<Event>[] }>;
  /** Return the colour class of each side; also called before the match begins. */
  paints(info: TableInfo, about: GameInfo): string[];
  /** Name a side before the match by its colour class; without it, sides are numbered. */
  sideName?(paint: string): string;
  standing(scene: Scene<View>): Standing;
  tell(happened: Happened<Event>, scene: Scene<View>): LogLine | null;
  /** Tell the whole history, where what belongs together comes in several actions; `alone` words one of them. */
  story?(
    history: readonly Happened<Event>[],
    scene: Scene<View>,
    alone: (happened: Happened<Event>) => LogLine | null,
  ): LogLine[];
  ending(scene: Scene<View>, history: readonly Happened<Event>[]): Ending | null;
  figures(history: readonly Happened<Event>[], scene: Scene<View>): Figure[];
  /** What was special about this game, in at most three sentences; without it, the figures that differ most. */
  facts?(history: readonly Happened<Event>[], scene: Scene<View>): Promise<Fact[]>;
  /** Return null for actions that the table offers itself. */
  aside(action: Action, scene: Scene<View>): AsideWords | null;
  /** Collect everybody's cards from the views of one frame, for a replay with open hands. */
  hands(views: readonly View[]): (readonly string[])[];
  /** Merge the views of one frame, the spectator's last, into one that hides nothing. */
  opened(views: readonly View[]): View;
}

/** Everything the page needs to present a game before anybody plays it. */
export interface GameFace<View = unknown, Action = unknown, Event = unknown, Outlook = unknown> {
  /** The message files needed before and during a match. */
  texts: string[];
  /** The message file with the rules, loaded to explain options and refusals. */
  rules: string;
  /** The table that one click opens; a null edition means the game's default. */
  quick: { edition: string | null; options: Record<string, unknown> };
  /** Options to ask for before a quick start. */
  quickOptions?: string[];
  /** One option to show as a switch before a quick start, with the game's own wording. */
  quickSwitch?: { option: string; off: unknown; on: unknown };
  /** Options that the form for friends presets, where they differ from the game's defaults. */
  withFriends: Record<string, unknown>;
  /** Options to show first; the others are behind "more". */
  mainOptions: string[];
  /** Options with a control of their own on the form: the number of sides, and the time for a turn. */
  sidesOption: string | null;
  timeOption: string | null;
  /** Options to leave off the form. */
  hiddenOptions: string[];
  /** Choices of each option that the form leaves off, because they are never possible where it asks for the option. */
  hiddenChoices?: Record<string, unknown[]>;
  /** The colours of the box on the shelf. */
  lid: "teal" | "sun" | "night" | "day" | "plum";
  load(): Promise<PlayableGame<View, Action, Event, Outlook>>;
  /** Load what the words of the page need to know about the game's data; a game may have nothing to add. */
  traits?(): Promise<Traits>;
  /** Load the rules in one minute; a game may have none. */
  minute?(): Promise<Minute>;
}

/** Forget a face's types: the page passes views, actions, events and outlooks on without reading them. */
export const unread = <View, Action, Event, Outlook>(face: GameFace<View, Action, Event, Outlook>) =>
  face as unknown as GameFace;
