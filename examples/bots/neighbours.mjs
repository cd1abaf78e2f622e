// A bot in JavaScript, which needs nothing but Node:
//
//   commonroom simulate sequence --games 40 --bots "stdio:node examples/bots/neighbours.mjs,random" --option draw_mode=auto
//
// In Sequence it plays where the most chips of its own side stand around the cell; in other games, anything legal.
// docs/stdio.md explains the messages.
import { createInterface } from "node:readline";

const send = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** Count the chips within two cells, each nearer one for more. */
function crowd(chips, [row, column]) {
  const near = chips.map(([r, c]) => Math.max(Math.abs(r - row), Math.abs(c - column)));
  return near.filter((distance) => distance === 1).length * 2 + near.filter((distance) => distance === 2).length;
}

function rate(view, move) {
  if (move.type !== "play") return 0;
  const own = view.side_of[view.seat];
  const takes = view.chips.some((chips, side) => side !== own && chips.some((cell) => `${cell}` === `${move.cell}`));
  const side = takes ? 1 - own : own;
  return crowd(view.chips[side] ?? [], move.cell);
}

function choose({ game, view, legal, seed }) {
  if (game !== "sequence") return legal[seed % legal.length];
  return legal.reduce((best, move) => (rate(view, move) > rate(view, best) ? move : best), legal[seed % legal.length]);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") send({ type: "hello", protocol: "commonroom-bot/1" });
  if (message.type === "move") send({ id: message.id, action: choose(message) });
  if (message.type === "refused") console.error(`refused by ${message.rule}: ${message.why}`);
}
