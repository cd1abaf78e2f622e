/** Look through the actions that the server offered. */

export function ofKind<A extends { type: string }, K extends A["type"]>(actions: readonly A[], kind: K) {
  return actions.filter((action) => action.type === kind) as Extract<A, { type: K }>[];
}

export const offers = <A extends { type: string }>(actions: readonly A[], kind: A["type"]) =>
  actions.some((action) => action.type === kind);
