/** Announcements for screen readers, polite and one at a time. */

let words = $state("");

export const announced = () => words;

export function announce(sentence: string): void {
  // Change a repeated sentence invisibly, or screen readers would not read it again.
  words = words === sentence ? `${sentence}\u200b` : sentence;
}
