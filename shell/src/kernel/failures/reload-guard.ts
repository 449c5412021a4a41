import { RELOAD_GUARD_MS } from '@rendezvous/contract/composition/frame-values';
import { isGoneChunk } from './chunk-failure.ts';
import { hasDirtyForm } from './dirty-forms.ts';

/** Of the device, not of a member: logging out does not forget it. */
const KEY = 'rv.device.reloaded-at';

/** What the guard needs from outside. */
export interface GuardPorts {
  isGone(error: unknown): Promise<boolean>;
  isDirty(): boolean;
  storage(): Pick<Storage, 'getItem' | 'setItem'>;
  /** Runs `work` while no other tab does. */
  alone<T>(work: () => T): Promise<T>;
  now(): number;
  reload(): void;
}

const browser: GuardPorts = {
  isGone: isGoneChunk,
  isDirty: hasDirtyForm,
  storage: () => window.localStorage,
  alone: async (work) => ('locks' in navigator ? navigator.locks.request(KEY, () => work()) : work()),
  now: Date.now,
  reload: () => window.location.reload(),
};

/** Spends this device's one reload of a minute; false when it is spent, or when nothing can be remembered. */
function spendReload({ storage, now }: GuardPorts): boolean {
  try {
    const since = now() - Number(storage().getItem(KEY) ?? NaN);
    // A moment that lies ahead is of a clock that was set back since.
    if (since >= 0 && since < RELOAD_GUARD_MS) return false;
    storage().setItem(KEY, String(now()));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page when a file of the shown route is missing on the server: at most once in a minute over all tabs, and
 * never while a form is being filled in (spec §8 Route or chunk loading failure). False when the page stays.
 */
export async function reloadWhenStale(error: unknown, ports: GuardPorts = browser): Promise<boolean> {
  if (!(await ports.isGone(error)) || ports.isDirty()) return false;
  const reloads = await ports.alone(() => spendReload(ports));
  if (reloads) ports.reload();
  return reloads;
}
