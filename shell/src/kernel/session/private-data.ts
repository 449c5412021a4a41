import { CHAT_DRAFTS } from '@rendezvous/contract/resources/chats/drafts';
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

function empty(storage: Storage, spared?: string): void {
  for (const key of Object.keys(storage))
    if (!DEVICE_KEYS.test(key) && key !== spared) storage.removeItem(key);
}

async function deleteCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.includes('private')).map((name) => caches.delete(name)));
}

/**
 * Clears storage, databases and caches of everything that belongs to a member. Failures of one hinder no other.
 * @param isLost the member did not log out: drafts stay in their tab, and show to the same member alone
 */
export function forgetPrivateData(isLost = false): void {
  clear(() => empty(localStorage));
  clear(() => empty(sessionStorage, isLost ? CHAT_DRAFTS : undefined));
  clear(() => indexedDB.deleteDatabase(CHAT_PHOTOS));
  deleteCaches().catch(() => undefined);
}
