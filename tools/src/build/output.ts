import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Files below a folder, as sorted relative paths with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/** Name of a version: the same files and manifest give the same name, whatever machine built them. */
export async function contentVersion(folder: string, manifest: object): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(manifest)).update('\0');
  for (const file of await listFiles(folder))
    hash
      .update(file)
      .update('\0')
      .update(await readFile(path.join(folder, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

type Algorithm = 'sha256' | 'sha384';

/**
 * Digest for the `integrity` attribute. Browser files have SHA-256, as the bundler pins them: a preload that names another
 * algorithm than the script is fetched twice.
 */
export function integrityOf(bytes: Uint8Array, algorithm: Algorithm): string {
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}

/** Do the bytes have this digest? */
export function hasIntegrity(bytes: Uint8Array, integrity: string): boolean {
  const algorithm = integrity.startsWith('sha256-') ? 'sha256' : 'sha384';
  return integrityOf(bytes, algorithm) === integrity;
}

const COMPRESSIBLE = /\.(js|css|json|svg|html|webmanifest)$/;
const WORTH_IT = 256;

/** Writes `.br` and `.gz` beside every text file, at the strongest level: they are made once and sent for ever. */
export async function compressFolder(folder: string): Promise<void> {
  for (const file of await listFiles(folder)) {
    if (!COMPRESSIBLE.test(file)) continue;
    const name = path.join(folder, file);
    const bytes = await readFile(name);
    if (bytes.length < WORTH_IT) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(bytes, { params }),
      promisify(gzip)(bytes, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${name}.br`, br), writeFile(`${name}.gz`, gz)]);
  }
}
