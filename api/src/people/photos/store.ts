import { problem } from '#src/platform/lib/problem.ts';
import type { Services } from '#src/platform/services.ts';

/** A full disk, and a full share of one. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FULL.has(String(error.code));

/**
 * Stores the files of a picture, all or none.
 * @throws problem `unavailable` when the disk is full
 */
export async function storeAll(
  { files }: Pick<Services, 'files'>,
  contents: ReadonlyMap<string, Buffer>,
): Promise<void> {
  try {
    for (const [name, content] of contents) await files.put(name, content);
  } catch (error) {
    for (const name of contents.keys()) await files.remove(name);
    throw isFull(error) ? problem('unavailable') : error;
  }
}
