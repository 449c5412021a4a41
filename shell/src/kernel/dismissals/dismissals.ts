import {
  DISMISSED_COOKIE,
  DISMISSIBLE,
  dismissedValue,
  type Dismissible,
} from '@rendezvous/contract/composition/dismissals';
import { createStore } from '#src/lib/store.ts';

/** Storage is the record; each page renews the copy. */
const COOKIE_S = 365 * 86_400;

/** Counts dismissals on this page, so that subscribers read them again. */
export const dismissals = createStore(0);

/** Has this been closed on this device? */
export function isDismissed(key: string): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
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

/** Stored per member and device; with `device` in its name it survives a log-out. */
export const dismissalKey = (member: string | null, name: Dismissible): string =>
  `rv.device.dismissed.${member ?? 'visitor'}.${name}`;

/** What this member, or the visitor, has closed here (spec §4 Alerts). */
export function dismissedBy(member: string | null): Dismissible[] {
  return DISMISSIBLE.filter((name) => isDismissed(dismissalKey(member, name)));
}

/** Closes an alert or banner of this member's, or the visitor's. */
export function dismissNotice(member: string | null, name: Dismissible): void {
  dismiss(dismissalKey(member, name));
  mirrorDismissals(member, name);
  dismissals.set(dismissals.get() + 1);
}

/** Copies a member’s dismissals from storage into the cookie the server reads; `now` counts even where storage is forbidden. */
export function mirrorDismissals(member: string | null, ...now: Dismissible[]): void {
  const names = [...new Set([...dismissedBy(member), ...now])];
  const life = names.length > 0 ? COOKIE_S : 0;
  document.cookie = `${DISMISSED_COOKIE}=${dismissedValue(member, names)}; path=/; max-age=${life}; samesite=lax`;
}
