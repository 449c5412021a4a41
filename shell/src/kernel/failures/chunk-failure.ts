/** What the bundler throws when a file of a part is missing: `request` is the file's address. */
interface ChunkFailure extends Error {
  name: 'ChunkLoadError';
  request?: string;
  /** `timeout` for a file that hung: it may exist or be gone. */
  type?: string;
}

/** The card waits for this answer. */
const ASK_LIMIT_MS = 2_000;

const GONE = new Set([404, 410]);

const isChunkFailure = (error: unknown): error is ChunkFailure =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Is a file of a part gone from the server, as after a deployment that cleared the former files away? A line that is down, a
 * server in trouble, or a part that crashed for a reason of its own is something else.
 */
export async function isGoneChunk(error: unknown, ask: typeof fetch = fetch): Promise<boolean> {
  if (!isChunkFailure(error) || !error.request || error.type === 'timeout') return false;
  try {
    return GONE.has(
      (
        await ask(error.request, {
          method: 'HEAD',
          cache: 'no-store',
          signal: AbortSignal.timeout(ASK_LIMIT_MS),
        })
      ).status,
    );
  } catch {
    return false;
  }
}
