const DAYS = 365;

/** Has this been closed on this device within the last year? */
export function isDismissed(key: string): boolean {
  try {
    const at = Number(window.localStorage.getItem(key) ?? NaN);
    return Date.now() - at < DAYS * 86_400_000;
  } catch {
    return false;
  }
}

/** Remembers, with the time, that something was closed. Without storage it is asked again on the next page. */
export function dismiss(key: string): void {
  try {
    window.localStorage.setItem(key, String(Date.now()));
  } catch {
    // Storage is forbidden: nothing to remember it in.
  }
}
