import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@rendezvous/contract/kernel/errors';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { problemBody } from '#src/platform/lib/problem.ts';
import { sendProblem } from './errors.ts';

/** Milliseconds a client has for its headers. */
const HEADERS_MS = 10_000;
/** How often connections are checked against their limits: a slow one ends this much late at most. */
const CHECK_MS = 1_000;

/** What a connection may cost before there is a request. */
export const CONNECTION_LIMITS = {
  headersTimeout: HEADERS_MS,
  connectionsCheckingInterval: CHECK_MS,
} as const;

/** Answers an address that the router cannot read: broken percent signs, or a segment longer than any id. */
export function answerBadAddress(
  error: Error & { code?: string },
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  sendProblem(reply, error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'not_found' : 'malformed');
}

/** Refusals that are no answers to a request, since there is none that could be read. */
const REFUSALS: Record<string, readonly [status: number, code: ErrorCode]> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'malformed'],
};

type ClientError = Parameters<NonNullable<FastifyServerOptions['clientErrorHandler']>>[0];

/** Answers bytes that are no HTTP, headers that are too large and requests that are too slow, and closes the connection. */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] = REFUSALS[error.code] ?? [400, 'malformed'];
  const body = JSON.stringify({ ...problemBody(code), status });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  else socket.destroy();
}
