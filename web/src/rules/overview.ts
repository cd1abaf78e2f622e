/** The chapters before the rules: each has an introduction, and a few tables or texts. */

import type { Rulebook } from "./book";
import { blocksOf, type Block } from "./markdown";

export interface Chapter {
  key: string;
  title: string;
  parts: { title: string; blocks: Block[] }[];
}

/** Return the chapters with content, for one edition if given. */
export function chapters(book: Rulebook, edition: string): Chapter[] {
  const all = [differences(book), readings(book, edition), options(book), procedures(book), refusals(book)];
  return all.filter(({ parts }) => parts.length > 0);
}

function differences({ labels, editions, differences: all }: Rulebook): Chapter {
  const head = [labels.topic!, ...editions.map((edition) => edition.name), labels.ids!];
  const rows = all.map((row) => [row.topic, ...editions.map(({ id }) => row.says[id] ?? ""), seen(row.ids)]);
  return chapter("differences", labels, rows.length ? [{ title: "", blocks: [table(head, rows)] }] : []);
}

function readings({ labels, editions, readings: all }: Rulebook, wanted: string): Chapter {
  const head = ["topic", "difference", "reading", "why", "ids"].map((name) => labels[name]!);
  const parts = editions
    .filter(({ id }) => !wanted || id === wanted)
    .map(({ id, name }) => ({ title: name, rows: all.filter((row) => row.edition === id) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => ({
      title,
      blocks: [
        table(
          head,
          rows.map((row) => [row.topic, row.difference, row.reading, row.reason, seen(row.ids)]),
        ),
      ],
    }));
  return chapter("readings", labels, parts);
}

function options({ labels, options: all, sections }: Rulebook): Chapter {
  const head = ["option", "values", "decides", "rulings"].map((name) => labels[name]!);
  const entries = sections.flatMap((section) => section.entries);
  const rows = all.map(({ name, values, numbers, text }) => [
    `\`${name}\``,
    [...values.map((value) => `\`${value}\``), ...(numbers ? [`\`${numbers[0]}\` … \`${numbers[1]}\``] : [])].join(
      ", ",
    ),
    text,
    seen(entries.filter((entry) => entry.options.includes(name)).map((entry) => entry.id)),
  ]);
  return chapter("options", labels, rows.length ? [{ title: "", blocks: [table(head, rows)] }] : []);
}

function procedures({ labels, procedures: all }: Rulebook): Chapter {
  const parts = all.map(({ title, text }) => ({ title, blocks: blocksOf(text) }));
  return chapter("procedures", labels, parts);
}

function refusals({ labels, refusals: all }: Rulebook): Chapter {
  const head = ["code", "meaning", "ids"].map((name) => labels[name]!);
  const rows = all.map(({ code, text, ids }) => [`\`${code}\``, text, seen(ids)]);
  return chapter("refusals", labels, rows.length ? [{ title: "", blocks: [table(head, rows)] }] : []);
}

function chapter(key: string, labels: Rulebook["labels"], parts: Chapter["parts"]): Chapter {
  const intro = labels[`${key}-intro`];
  const before = intro && parts.length ? [{ title: "", blocks: blocksOf(intro) }] : [];
  return { key, title: labels[key] ?? "", parts: [...before, ...parts] };
}

const table = (head: string[], rows: string[][]): Block => ({ kind: "table", head, rows });
const seen = (ids: readonly string[]) => ids.join(" ");
