import type { FastifyRequest } from 'fastify';

/** Decides whether browsers reach the site by HTTPS: the configured address says so, or this request came by it. */
export function isSecure({ protocol, server }: FastifyRequest): boolean {
  return protocol === 'https' || server.services.config.BASE_URL.startsWith('https:');
}

/** The origin of our pages at the host of a request; null when the host is none. */
export function ownOrigin(request: FastifyRequest): string | null {
  return URL.parse(`${isSecure(request) ? 'https' : 'http'}://${request.host}`)?.origin ?? null;
}
