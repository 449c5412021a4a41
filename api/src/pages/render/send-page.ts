import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VisitorPage } from './cache/page-cache.ts';
import { compressPage, encodingFor, weightOf } from './compressed-page.ts';
import { pagePolicy } from './policy.ts';

/** A fresh nonce: 24 characters that occur in no page by themselves. */
export const newNonce = (): string => randomBytes(16).toString('base64');

const acceptedBy = (request: FastifyRequest): string => String(request.headers['accept-encoding'] ?? '');

/** Does the client accept gzip? `gzip;q=0` refuses it. */
const acceptsGzip = (request: FastifyRequest): boolean => weightOf('gzip', acceptedBy(request)) > 0;

function pageHead(request: FastifyRequest, reply: FastifyReply, status: number, nonce: string): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', pagePolicy(nonce, request.protocol === 'https'))
    .header('cache-control', 'private, no-store')
    .header('vary', 'cookie, accept-language, accept-encoding')
    .type('text/html; charset=utf-8');
}

/** Sends a cached page with a nonce that no other response has, compressed where the client accepts that. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, page }: VisitorPage,
): FastifyReply {
  const nonce = newNonce();
  pageHead(request, reply, status, nonce);
  if (!acceptsGzip(request)) return reply.send(page.plain(nonce));
  return reply.header('content-encoding', 'gzip').send(page.gzip(nonce));
}

/** Sends a page that was made for one person. */
export function sendOwn(
  request: FastifyRequest,
  reply: FastifyReply,
  page: { html: string; status: number },
  nonce: string,
): FastifyReply {
  pageHead(request, reply, page.status, nonce);
  const encoding = encodingFor(acceptedBy(request));
  if (!encoding) return reply.send(page.html);
  return reply.header('content-encoding', encoding).send(compressPage(page.html, encoding));
}
