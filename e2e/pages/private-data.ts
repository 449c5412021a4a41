import { expect, type Page } from '@playwright/test';

/** Distinguishes a device that has logged in before from a stranger's; of no member, and without rights. */
const KNOWN_DEVICE = 'auth.device';

/** Where the service worker notes when it used a built file; it contains addresses of such files only. */
const FILES_USED = 'workbox-expiration';

interface DeviceData {
  storage: string;
  caches: string[];
  cookies: string;
  databases: { name: string; text: string }[];
}

/** Text of everything the device stores for the site and scripts can read. */
async function readDevice(page: Page): Promise<DeviceData> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const opened = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error!));
      });
    const textOf = async (name: string) => {
      const database = await answered(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const rows = stores.map((store) => answered(database.transaction(store).objectStore(store).getAll()));
      const text = JSON.stringify(await Promise.all(rows));
      database.close();
      return text;
    };
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    return {
      storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      caches: requests.flat().map(({ url }) => url),
      cookies: document.cookie,
      databases: await Promise.all(databases.map(async (name) => ({ name, text: await textOf(name) }))),
    };
  });
}

/** Expects, after log-out, no session, title prefix, private answer, cached photo or private text in storage. */
export async function expectNothingPrivateLeft(page: Page, privateTexts: readonly string[]): Promise<void> {
  const sessions = (await page.context().cookies()).filter(
    ({ name }) => name.startsWith('auth.') && name !== KNOWN_DEVICE,
  );
  expect(sessions, 'session cookies').toEqual([]);
  await expect(page).not.toHaveTitle(/^\(\d/);
  const device = await readDevice(page);
  expect(
    device.caches.filter((url) => /\/api\/|\/photo\//.test(url)),
    'private answers in caches',
  ).toEqual([]);
  const others = device.databases.filter(({ name }) => name !== FILES_USED);
  expect(others, 'databases of the browser').toEqual([]);
  for (const { text } of device.databases)
    expect(text, 'addresses of files').not.toMatch(/\/api\/|\/photo\//);
  for (const text of privateTexts) expect(device.storage, `storage contains "${text}"`).not.toContain(text);
}
