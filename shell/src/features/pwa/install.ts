import type { BusHub } from '@rendezvous/bus/bus';
import { createStore, type Store } from '#src/lib/store.ts';

/** First visit at which the app may be offered. */
const VISITS = 2;
const VISITS_KEY = 'rv.device.visits';
/** In the tab's own storage: marks the visit as counted. */
const COUNTED_KEY = 'rv.device.counted';

/** Safari on phones and tablets installs by its share menu only; it alone shows whether the page runs as an app. */
export function needsHint(browser: Navigator): boolean {
  return (browser as { standalone?: boolean }).standalone === false;
}

/** Counts this visit, once per tab, and answers how many there have been on this device. */
export function countVisit(): number {
  try {
    const counted = Number(localStorage.getItem(VISITS_KEY) ?? 0);
    if (sessionStorage.getItem(COUNTED_KEY)) return counted;
    sessionStorage.setItem(COUNTED_KEY, '1');
    localStorage.setItem(VISITS_KEY, String(counted + 1));
    return counted + 1;
  } catch {
    // Without storage every visit looks like the first.
    return 1;
  }
}

/** Has this device's owner shown that they come for good? By a second visit, a first message or a match. */
export function followInterest(hub: BusHub, visits: number): Store<boolean> {
  const interest = createStore(visits >= VISITS);
  const bus = hub.as('shell');
  bus.subscribe('message:sent', () => interest.set(true));
  bus.subscribe('member:liked', ({ match }) => match && interest.set(true));
  bus.subscribe('live:received', ({ name }) => name === 'match' && interest.set(true));
  return interest;
}
