/** Files of remotes, and of shell versions the worker does not belong to: each address always has the same bytes. */
export const ASSETS_CACHE = 'rendezvous-assets';

/** Most files in the cache; the least used go first. */
export const CACHED_ASSETS = 160;

const ADDRESS = /^\/assets\/([\w-]+)\/([0-9a-f]{16})\//;

/** Part and version a built file belongs to; null for any other address. */
export function builtFile(pathname: string): { part: string; version: string } | null {
  const [, part, version] = ADDRESS.exec(pathname) ?? [];
  return part && version ? { part, version } : null;
}

/** Deletes cached files of the named parts that belong to other versions than these. Parts not named stay as they are. */
export async function deleteOtherVersions(
  versions: Readonly<Partial<Record<string, string>>>,
): Promise<void> {
  const cache = await caches.open(ASSETS_CACHE);
  const requests = await cache.keys();
  const old = requests.filter(({ url }) => {
    const file = builtFile(new URL(url).pathname);
    const current = file && versions[file.part];
    return current && current !== file.version;
  });
  await Promise.all(old.map((request) => cache.delete(request)));
}
