import path from 'node:path';

/** Where a shell version keeps its service worker, relative to its folder. */
export const WORKER_FILE = 'worker/sw.js';

interface Input {
  work: string;
  version: string;
  /** Files that come as they are used, e.g. the six languages a visitor does not read. */
  left: readonly string[];
}

/** Puts the list of the shell's files into its service worker. They keep their addresses for ever, so none needs a revision. */
export async function listShellFiles({ work, version, left }: Input): Promise<void> {
  // Slow to load, and most builds have nothing to do.
  const { injectManifest } = await import('workbox-build');
  const worker = path.join(work, WORKER_FILE);
  const { warnings } = await injectManifest({
    swSrc: worker,
    swDest: worker,
    globDirectory: work,
    globPatterns: ['browser/*.js'],
    globIgnores: [...left],
    modifyURLPrefix: { '': `/assets/shell/${version}/` },
    dontCacheBustURLsMatching: /\.[0-9a-f]{12}\.js$/,
    // A development build's main script has a few megabytes; what ships is held by the budgets.
    maximumFileSizeToCacheInBytes: 16 * 1024 * 1024,
  });
  if (warnings.length > 0) throw new Error(`shell worker: ${warnings.join('; ')}`);
}
