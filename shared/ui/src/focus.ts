/** Moves the focus to a heading that can hold it. */
export function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  if (heading?.tabIndex === -1 && heading.hasAttribute('tabindex')) heading.focus({ preventScroll: true });
}

/** Returns the focus to the element that had it before a dialog. Without one it goes to the screen, so that the keyboard starts there. */
export function returnFocus(before: Element | null): void {
  const isControl = before instanceof HTMLElement && before.isConnected && before !== document.body;
  const target = isControl ? before : document.querySelector<HTMLElement>('main[tabindex]');
  target?.focus({ preventScroll: !isControl });
}
