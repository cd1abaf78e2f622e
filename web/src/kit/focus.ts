/** Keep the keyboard focus inside an element when the button that had it disappears. */
export function keepFocus(place: HTMLElement): () => void {
  let inside = false;
  const noted = (event: FocusEvent) => (inside = place.contains(event.target as Node));
  const changed = new MutationObserver(() => {
    if (inside && document.activeElement === document.body) place.focus({ preventScroll: true });
  });
  place.tabIndex = -1;
  document.addEventListener("focusin", noted);
  changed.observe(place, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", noted);
    changed.disconnect();
  };
}
