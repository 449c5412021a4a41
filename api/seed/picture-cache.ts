import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '#src/platform/lib/ids.ts';

/** Encoded pictures are kept here between runs, beside what else the project builds; the folder may be deleted at any time. */
const FOLDER = path.resolve(import.meta.dirname, '../../.cache/portraits');
const LENGTH_BYTES = 4;

/** The encoded files of one drawing, in the order they were made. */
export type Encoded = readonly Buffer[];

const fileOf = (key: string): string => path.join(FOLDER, key.slice(0, 2), `${key}.bin`);

/** Splits a kept file into its parts; null when it is not whole. */
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
 * Answers what was encoded before under this key, or encodes it now and keeps it: the first demonstration draws for half a
 * minute, the next ones, and every test that starts one, do not. A cache that cannot be written is none.
 */
export async function encodedOnce(
  key: string,
  parts: number,
  encode: () => Promise<Encoded>,
): Promise<Encoded> {
  const kept = await readFile(fileOf(key)).then(unpack, () => null);
  if (kept?.length === parts) return kept;
  const made = await encode();
  const target = fileOf(key);
  const draft = `${target}.${newId()}`;
  await mkdir(path.dirname(target), { recursive: true })
    .then(() => writeFile(draft, pack(made)))
    .then(() => rename(draft, target))
    .catch(() => undefined);
  return made;
}
