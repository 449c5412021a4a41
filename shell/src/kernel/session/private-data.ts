import { PRIVATE_DATABASES } from '@rendezvous/contract/private-databases';

/** Keys that stay after log-out: choices of this device, not of a member. */
const DEVICE_KEYS = /^rv\.device\./;

function removeFrom(storage: Storage): void {
  for (const key of Object.keys(storage)) if (!DEVICE_KEYS.test(key)) storage.removeItem(key);
}

/** Clears storage, databases, caches and the app badge of everything that belongs to a member. Failures of one hinder no other. */
export function forgetPrivateData(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      removeFrom(window[storage]);
    } catch {
      // Storage may be forbidden altogether: then nothing is in it.
    }
  }
  try {
    for (const name of PRIVATE_DATABASES) indexedDB.deleteDatabase(name);
  } catch {
    // Databases are forbidden too.
  }
  if ('caches' in window) {
    void caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.includes('private')).map((name) => caches.delete(name))),
      )
      .catch(() => undefined);
  }
}
