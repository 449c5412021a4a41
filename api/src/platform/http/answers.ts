import { hash } from 'node:crypto';
import type { App } from '#src/platform/types.ts';

/**
 * Headers by which browsers isolate an answer from other sites. They are the same for every answer, so they are written down once. A policy
 * of contents is not among them: pages bring their own with a nonce, and an API answer is never a document.
 */
const SECURITY = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(self), payment=(self), usb=(), publickey-credentials-create=(self), publickey-credentials-get=(self)',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const;
const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** Headers of every answer: security headers, nothing of the API cached unless a route says so, ETags where asked for. */
export async function answersPlugin(app: App): Promise<void> {
  const isSecure = app.services.config.BASE_URL.startsWith('https:');
  const headers = { ...SECURITY, ...(isSecure && STRICT_TRANSPORT) };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const given = reply.hasHeader('cache-control');
    if (!given && request.url.startsWith('/api/')) reply.header('cache-control', 'private, no-store');
    if (!request.routeOptions.config.etag || reply.statusCode !== 200 || typeof payload !== 'string')
      return done(null, payload);
    const tag = `"${hash('sha1', payload, 'base64url')}"`;
    reply.header('etag', tag);
    if (!given) reply.header('cache-control', 'private, no-cache');
    if (!isCached(request.headers['if-none-match'], tag)) return done(null, payload);
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    done(null, '');
  });
}

/** Does the client have this version? Proxies that compress weaken the tag (`W/`), and a client may name several. */
function isCached(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((entry) => ['*', tag].includes(entry.trim().replace(/^W\//, '')));
}
