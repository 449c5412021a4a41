import type { Outgoing } from './outgoing.ts';

/** One key per message, so that two tabs never overwrite each other's. Log-out clears them with the rest of the storage. */
export const KEY = 'rv.chat.outbox.';
/** Age from which a waiting message asks its writer before it is sent. */
const PATIENCE_MS = 24 * 3_600_000;

const keyOf = (user: string, clientId: string): string => `${KEY}${user}.${clientId}`;

/** Stores a message over the life of the tab; one with a photo only once the device stores its file. */
export function storeMessage(user: string, message: Outgoing): void {
  if (message.content.local?.isStored === false) return;
  try {
    localStorage.setItem(keyOf(user, message.clientId), JSON.stringify(message));
  } catch {
    // Storage is full or forbidden: the message lives as long as the page.
  }
}

export function removeMessage(user: string, clientId: string): void {
  try {
    localStorage.removeItem(keyOf(user, clientId));
  } catch {
    // Nothing is in it.
  }
}

/** Is a message still stored? Another tab may have sent it. */
export function isMessageStored(user: string, clientId: string): boolean {
  try {
    return localStorage.getItem(keyOf(user, clientId)) !== null;
  } catch {
    return false;
  }
}

/** Deletes what other members of this device have left: their session ended while no page was open. */
export function removeMessagesOfOthers(user: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(KEY) && !key.startsWith(keyOf(user, ''))) localStorage.removeItem(key);
  } catch {
    // Nothing is in it.
  }
}

/** Reads a message as another tab, or a former one, has stored it. */
export function messageOf(text: string | null): Outgoing | null {
  try {
    return JSON.parse(text ?? 'null') as Outgoing | null;
  } catch {
    return null;
  }
}

/** Returns the messages that earlier tabs of a member have left, oldest first. */
export function storedBy(user: string): Outgoing[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keyOf(user, '')))
      .map((key) => messageOf(localStorage.getItem(key)))
      .filter((message) => message !== null)
      .map((message) =>
        Date.now() - Date.parse(message.at) > PATIENCE_MS ? { ...message, state: 'failed' } : message,
      );
  } catch {
    return [];
  }
}
