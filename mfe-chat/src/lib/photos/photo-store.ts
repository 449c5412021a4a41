import { CHAT_PHOTOS } from '@rendezvous/contract/resources/chat-photos/values';

const STORE = 'photos';
/** What no message refers to is deleted after this long. */
const LASTS_MS = 24 * 3_600_000;

interface Stored {
  file: File;
  at: number;
}

let opening: Promise<IDBDatabase> | null = null;

/** Opens the database once. It closes when the frame deletes it, and the next act opens a new one. */
function open(): Promise<IDBDatabase> {
  const close = () => void (opening = null);
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(CHAT_PHOTOS, 1);
    request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(STORE));
    request.addEventListener('error', () => reject(request.error!));
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('versionchange', () => {
        close();
        database.close();
      });
      database.addEventListener('close', close);
      resolve(database);
    });
  }).catch((error: unknown) => {
    close();
    throw error;
  });
  return opening;
}

/** Runs one request. Null without storage, or when it is full. */
async function ask<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<{ answer: T } | null> {
  try {
    const transaction = (await open()).transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    await new Promise((resolve, reject) => {
      transaction.addEventListener('complete', resolve);
      transaction.addEventListener('abort', () => reject(transaction.error!));
    });
    return { answer: request.result };
  } catch {
    return null;
  }
}

const placeOf = (user: string, key: string): string => `${user}.${key}`;

/** Stores a photo over the life of the tab. Resolves to false when the device has no room, or forbids it. */
export async function storePhoto(user: string, key: string, file: File): Promise<boolean> {
  const stored: Stored = { file, at: Date.now() };
  return (await ask('readwrite', (store) => store.put(stored, placeOf(user, key)))) !== null;
}

/** Reads a photo that this tab, another or a former one has stored; null when it is not there. */
export async function readPhoto(user: string, key: string): Promise<File | null> {
  const found = await ask<Stored | undefined>('readonly', (store) => store.get(placeOf(user, key)));
  return found?.answer?.file ?? null;
}

/** Deletes a photo. */
export async function deletePhoto(user: string, key: string): Promise<void> {
  await ask('readwrite', (store) => store.delete(placeOf(user, key)));
}

/** Deletes the photos of other members, and old ones of this member to which no message refers. */
export async function sweepPhotos(user: string, wanted: ReadonlySet<string>): Promise<void> {
  const all = await ask('readonly', (store) => store.getAllKeys());
  const own = placeOf(user, '');
  for (const place of all?.answer ?? []) {
    const name = String(place);
    if (name.startsWith(own)) {
      if (wanted.has(name.slice(own.length))) continue;
      const found = await ask<Stored | undefined>('readonly', (store) => store.get(place));
      if (Date.now() - (found?.answer?.at ?? 0) < LASTS_MS) continue;
    }
    await ask('readwrite', (store) => store.delete(place));
  }
}
