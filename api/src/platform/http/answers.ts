import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { App } from '#src/platform/types.ts';

/** Headers of every answer: security headers, nothing of the API cached unless a route says so, ETags where asked for. */
export async function answersPlugin(app: App): Promise<void> {
  await app.register(helmet, {
    // Pages bring their own policy with a nonce; an API answer is never a document.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: app.services.config.BASE_URL.startsWith('https:')
      ? { maxAge: 31_536_000 }
      : false,
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const given = reply.hasHeader('cache-control');
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'private, no-store');
    if (!request.routeOptions.config.etag || reply.statusCode !== 200 || typeof payload !== 'string')
      return payload;
    const tag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', tag);
    if (!given) reply.header('cache-control', 'private, no-cache');
    if (!isHeld(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
}

/** Does the client hold this version? Proxies that compress weaken the tag (`W/`), and a client may name several. */
function isHeld(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((held) => ['*', tag].includes(held.trim().replace(/^W\//, '')));
}
