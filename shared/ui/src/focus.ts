/** Moves the focus to a heading that can have it. */
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

/** Has the focus fallen back to the page or its screen? It does when the control that had it goes away. */
export const isFocusLost = (at: Element | null = document.activeElement): boolean =>
  !at || at === document.body || at.matches('main');

/** Moves the focus to the replacement of the control that had it. A focus elsewhere stays there. */
export function catchFocus(target: HTMLElement | null | undefined): void {
  if (isFocusLost()) target?.focus();
}
