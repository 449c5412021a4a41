import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { App } from '#src/platform/types.ts';

/** Texts of pages and answers; live events stay as they are. */
const TEXTS =
  /^(text\/(html|plain|css|javascript)|application\/([\w.+-]*json|manifest\+json)|image\/svg\+xml)/;

/** Quick enough to do for every answer: 60 KB of HTML need about a millisecond and become 13 KB. */
const BROTLI_QUALITY = 5;

/**
 * Compresses pages and API answers from 1 KB on, in the encoding the client ranks highest. Files compressed at build time and
 * live events pass unchanged. Requests are never decompressed.
 */
export async function compressionPlugin(app: App): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: TEXTS,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  });
}
