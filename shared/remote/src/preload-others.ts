import { ROUTES } from '@rendezvous/contract/kernel/routes';
import type { Remote } from './define-remote.ts';
import { preloadScreen } from './lazy-screen.ts';

/** For browsers without idle callbacks: by then the first screen has its own answers and photos. */
const LATER_MS = 2_000;

/**
 * Once the first screen is drawn and the browser has nothing to do, fetches the screens that one press leads to, so that
 * they come without waiting. Screens that need a member are left out for visitors, all of them where data is to be saved.
 */
export function preloadOthers({ screens }: Remote, isMember: boolean): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const others = ROUTES.filter(({ name, access }) => name in screens && (isMember || access !== 'member'));
  // A failure shows, if at all, when the screen is asked for.
  const preload = () => void Promise.allSettled(others.map(({ name }) => preloadScreen(screens[name])));
  if (typeof requestIdleCallback === 'function') requestIdleCallback(preload);
  else setTimeout(preload, LATER_MS);
}
