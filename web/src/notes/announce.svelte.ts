/** What a screen reader is told, politely and one after another. */

let words = $state("");

export const announced = () => words;

export function announce(sentence: string): void {
  // The same sentence twice is news twice: a change is needed for it to be read again.
  words = words === sentence ? `${sentence}\u200b` : sentence;
}
