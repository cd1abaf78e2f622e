/** Toasts: short notes at the edge of the page. */

export interface Toast {
  id: number;
  /** Empty where the thing that it is about says it itself. */
  text: string;
  /** Details, such as the rule behind a refusal. */
  detail?: string;
  link?: { href: string; text: string };
  bad?: boolean;
}

const LONG = 9000;
const SHORT = 4000;

let list = $state.raw<Toast[]>([]);
let last = 0;

export const toasts = () => list;

export function toast(note: Omit<Toast, "id">): void {
  const id = ++last;
  // Replace an earlier toast with the same text.
  list = [...list.filter((other) => other.text !== note.text), { ...note, id }].slice(-3);
  setTimeout(() => dismiss(id), note.detail ? LONG : SHORT);
}

/** Dismiss errors, because the person is trying something else. */
export function forgive(): void {
  list = list.filter((other) => !other.bad);
}

export function dismiss(id: number): void {
  list = list.filter((other) => other.id !== id);
}
