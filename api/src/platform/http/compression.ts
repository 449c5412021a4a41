import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { App } from '#src/platform/types.ts';

/** Below this the header costs more than the body saves. */
const WORTH_IT_BYTES = 1024;
const TEXTS =
  /^(text\/(html|plain|css|javascript)|application\/([\w.+-]*json|manifest\+json)|image\/svg\+xml)/;

/** Quick enough to do for every answer: 60 KB of HTML take about a millisecond and become 13 KB. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Compresses pages and API answers as the client accepts. Files that were compressed when they were built, and streams
 * such as live events, pass as they are.
 */
export async function compressionPlugin(app: App): Promise<void> {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT_BYTES || reply.hasHeader('content-encoding'))
      return payload;
    if (!TEXTS.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
    if (!encoding) return payload;
    const compressed =
      encoding === 'br' ? await promisify(brotliCompress)(payload, BROTLI) : await promisify(gzip)(payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressed;
  });
}
