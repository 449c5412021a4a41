/** What the bundler throws when a file of a part cannot be had: `request` is the file's address. */
interface ChunkFailure extends Error {
  name: 'ChunkLoadError';
  request?: string;
}

const GONE = new Set([404, 410]);

const isChunkFailure = (error: unknown): error is ChunkFailure =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Is a file of a part gone from the server, as after a deployment that cleared the former files away? A line that is down, a
 * server in trouble, or a part that crashed for a reason of its own is something else.
 */
export async function isGoneChunk(error: unknown, ask: typeof fetch = fetch): Promise<boolean> {
  if (!isChunkFailure(error) || !error.request) return false;
  try {
    return GONE.has((await ask(error.request, { method: 'HEAD', cache: 'no-store' })).status);
  } catch {
    return false;
  }
}
