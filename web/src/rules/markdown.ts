/** Parse the subset of Markdown in the rules: paragraphs, lists, tables, bold, code, and ids as links. */

export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "list"; numbered: boolean; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

export interface Span {
  kind: "plain" | "bold" | "code" | "rule";
  text: string;
}

const ITEM = /^(?:[-*]|\d+\.) +/;

export function blocksOf(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => blockOf(part.split("\n")));
}

function blockOf(lines: string[]): Block {
  if (lines[0]!.startsWith("|")) {
    const [head, , ...rows] = lines.map(cellsOf);
    return { kind: "table", head: head!, rows };
  }
  if (!ITEM.test(lines[0]!)) return { kind: "paragraph", text: lines.map((line) => line.trim()).join(" ") };
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return { kind: "list", numbered: /^\d/.test(lines[0]!), items };
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

const TOKEN = /\*\*(.+?)\*\*|`([^`]+)`|(?<![\w-])(?:([A-Z]+(?:-[A-Z]+)*-\d+)|([a-z]+(?:_[a-z]+)+))(?![\w-])/g;

/** Split a line into text, `code` and snake_case names, **bold** words and links to rules. */
export function spansOf(text: string, ids: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  let done = 0;
  const add = (kind: Span["kind"], words: string) => words && spans.push({ kind, text: words });
  for (const match of text.matchAll(TOKEN)) {
    if (match[3] && !ids.has(match[3])) continue;
    add("plain", text.slice(done, match.index));
    add(match[1] ? "bold" : match[3] ? "rule" : "code", (match[1] ?? match[2] ?? match[3] ?? match[4])!);
    done = match.index + match[0].length;
  }
  add("plain", text.slice(done));
  return spans;
}
