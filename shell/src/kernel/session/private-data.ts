import { CHAT_PHOTOS } from '@rendezvous/contract/resources/chat-photos/values';

/** Keys that stay after log-out: choices of this device, not of a member. */
const DEVICE_KEYS = /^rv\.device\./;

/** Clears one place. It may be forbidden altogether: then nothing is in it. */
function clear(place: () => unknown): void {
  try {
    place();
  } catch {
    // Nothing is in it.
  }
}

function empty(storage: Storage): void {
  for (const key of Object.keys(storage)) if (!DEVICE_KEYS.test(key)) storage.removeItem(key);
}

async function deleteCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.includes('private')).map((name) => caches.delete(name)));
}

/** Clears storage, databases and caches of everything that belongs to a member. Failures of one hinder no other. */
export function forgetPrivateData(): void {
  clear(() => empty(localStorage));
  clear(() => empty(sessionStorage));
  clear(() => indexedDB.deleteDatabase(CHAT_PHOTOS));
  deleteCaches().catch(() => undefined);
}
