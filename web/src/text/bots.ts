/** Bots from weak to strong. In games without levels, "greedy" takes the place of "normal". */
const ORDER = ["random", "easy", "normal", "greedy", "search"];

export function levels(bots: readonly string[]): string[] {
  const known = ORDER.filter((bot) => bots.includes(bot) && !(bot === "greedy" && bots.includes("normal")));
  return [...known, ...bots.filter((bot) => !ORDER.includes(bot))];
}

export function usualLevel(bots: readonly string[]): string {
  return ["normal", "greedy"].find((bot) => bots.includes(bot)) ?? bots[0] ?? "random";
}
