/** Short notes at the edge of the page. */

export interface Toast {
  id: number;
  text: string;
  /** More words, such as the rule that forbids it. */
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
  // The same words need not stand there twice.
  list = [...list.filter((other) => other.text !== note.text), { ...note, id }].slice(-3);
  setTimeout(() => dismiss(id), note.detail ? LONG : SHORT);
}

/** What was wrong a moment ago is of no use once something else is tried. */
export function forgive(): void {
  list = list.filter((other) => !other.bad);
}

export function dismiss(id: number): void {
  list = list.filter((other) => other.id !== id);
}
