import { InjectManifest } from 'workbox-webpack-plugin';

/** Placeholder for the shell's version in its worker until the version is known. */
export const VERSION_PLACEHOLDER = 'VERSION-OF-THE-SHELL';

/**
 * Puts the list of the shell's files into its service worker, which has been compiled to `worker` (the plugin cannot
 * compile it under rspack). Languages are left out: a visitor reads one of seven.
 */
export function listPrecachedFiles(worker) {
  return new InjectManifest({
    compileSrc: false,
    swSrc: worker,
    swDest: '../worker/sw.js',
    include: [/\.js$/],
    exclude: [/^messages-/],
    modifyURLPrefix: { '': `/assets/shell/${VERSION_PLACEHOLDER}/browser/` },
    // The version in the address is the files' digest.
    dontCacheBustURLsMatching: /./,
    // A development build's main script has a few megabytes; the budgets limit what ships.
    maximumFileSizeToCacheInBytes: 16 * 1024 * 1024,
  });
}
