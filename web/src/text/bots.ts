/** The levels of bots in the order of strength. "greedy" is what "normal" is called where there are no levels. */
const ORDER = ["random", "easy", "normal", "greedy", "search"];

export function levels(bots: readonly string[]): string[] {
  const known = ORDER.filter((bot) => bots.includes(bot) && !(bot === "greedy" && bots.includes("normal")));
  return [...known, ...bots.filter((bot) => !ORDER.includes(bot))];
}

export function usualLevel(bots: readonly string[]): string {
  return ["normal", "greedy"].find((bot) => bots.includes(bot)) ?? bots[0] ?? "random";
}
