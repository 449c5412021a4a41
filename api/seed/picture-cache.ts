import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '#src/platform/lib/ids.ts';

/** Cache of encoded pictures between runs; the folder may be deleted at any time. */
const FOLDER = path.resolve(import.meta.dirname, '../../.cache/portraits');
const LENGTH_BYTES = 4;

/** Encoded files of one drawing, in order. */
export type Encoded = readonly Buffer[];

const fileOf = (key: string): string => path.join(FOLDER, key.slice(0, 2), `${key}.bin`);

/** Splits a cached file into its parts; null when it is incomplete. */
function unpack(content: Buffer): Encoded | null {
  const parts: Buffer[] = [];
  for (let offset = 0; offset < content.length;) {
    if (offset + LENGTH_BYTES > content.length) return null;
    const end = offset + LENGTH_BYTES + content.readUInt32BE(offset);
    if (end > content.length) return null;
    parts.push(content.subarray(offset + LENGTH_BYTES, end));
    offset = end;
  }
  return parts;
}

function pack(parts: Encoded): Buffer {
  return Buffer.concat(
    parts.flatMap((part) => {
      const length = Buffer.alloc(LENGTH_BYTES);
      length.writeUInt32BE(part.length);
      return [length, part];
    }),
  );
}

/**
 * Returns the cached encoding of this key, or encodes and caches it. The first demonstration draws for half a minute; later
 * ones, and tests, read the cache. An unwritable cache is ignored.
 */
export async function encodedOnce(
  key: string,
  parts: number,
  encode: () => Promise<Encoded>,
): Promise<Encoded> {
  const cached = await readFile(fileOf(key)).then(unpack, () => null);
  if (cached?.length === parts) return cached;
  const made = await encode();
  const target = fileOf(key);
  const draft = `${target}.${newId()}`;
  await mkdir(path.dirname(target), { recursive: true })
    .then(() => writeFile(draft, pack(made)))
    .then(() => rename(draft, target))
    .catch(() => undefined);
  return made;
}
