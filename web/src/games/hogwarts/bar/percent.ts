/** A chance in whole percent; nothing is certain until it has happened. */
export function percentOf(chance: number): number {
  if (chance > 0.995) return 99;
  return chance < 0.005 && chance > 0 ? 1 : Math.round(chance * 100);
}
