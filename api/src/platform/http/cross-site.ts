import type { FastifyRequest } from 'fastify';
import { problem } from '#src/platform/lib/problem.ts';
import { ownOrigin } from './own-origin.ts';
import type { App } from '#src/platform/types.ts';

/** Header value every page of ours sends with a write; other sites cannot set it without a preflight. */
export const CLIENT_HEADER = 'web/2';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** An unsafe request must come from our own pages, by scheme, host and port: browsers vouch for that with `Origin` or `Sec-Fetch-Site`. */
function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = request.headers;
  if (origin !== undefined) return origin === ownOrigin(request);
  return site === 'same-origin';
}

/** Refuses writes that another site caused (spec §7 Calls: client header): `csrf`. */
export async function crossSitePlugin(app: App): Promise<void> {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!SAFE_METHODS.has(request.method) && !request.is404) requireOwnPage(request);
    done();
  });
}

function requireOwnPage(request: FastifyRequest): void {
  const rule = request.routeOptions.config.crossSite ?? 'strict';
  if (rule === 'open') return;
  if (!isSameOrigin(request)) throw problem('csrf');
  if (rule === 'strict') requireClientHeader(request);
}

/** For reads with an effect, such as the specified `GET /api/logout.php`. */
export function requireClientHeader(request: FastifyRequest): void {
  if (request.headers['x-client'] !== CLIENT_HEADER) throw problem('csrf');
}
