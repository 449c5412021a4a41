import { problemsOf } from '@rendezvous/contract/kernel/endpoint';
import type { ErrorCode } from '@rendezvous/contract/kernel/errors';
import type { FastifyReply } from 'fastify';
import { problem, ProblemError, problemBody, type ProblemOptions } from '#src/platform/lib/problem.ts';
import type { App } from '#src/platform/types.ts';

/** What the framework refuses by itself, in the product's words. */
const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_BAD_URL: 'malformed',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_PARTS_LIMIT: 'malformed',
  FST_FILES_LIMIT: 'malformed',
  FST_FIELDS_LIMIT: 'malformed',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media',
  FST_INVALID_JSON_FIELD_ERROR: 'malformed',
  FST_MP_PREMATURE_CLOSE: 'malformed',
  FST_PROTO_VIOLATION: 'malformed',
};

/** Signs that the database cannot be reached or is going down, by SQLSTATE class or system error. */
const UNREACHABLE = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|57P0|08|53)/;
/** The same in the words of the driver. A transaction whose connection was lost fails by the last of them, when it is rolled back. */
const LOST = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;
/** Deadlocks and conflicts of transactions, by SQLSTATE class: another try succeeds. */
const RETRYABLE = /^40/;
/** Seconds until another try, where a refusal names none. */
const LATER = 5;

type Failure = Error & { code?: unknown; statusCode?: number };

function isUnreachable(error: Failure): boolean {
  return (typeof error.code === 'string' && UNREACHABLE.test(error.code)) || LOST.test(error.message);
}

/** Returns the code of what the framework refuses by itself. */
export function frameworkCode(error: Failure): ErrorCode | undefined {
  return typeof error.code === 'string' ? FRAMEWORK_CODES[error.code] : undefined;
}

/** Sends a refusal as `application/problem+json`. */
export function sendProblem(
  reply: FastifyReply,
  code: ErrorCode,
  options: ProblemOptions = {},
): FastifyReply {
  const { endpoint } = reply.request.routeOptions.config ?? {};
  if (endpoint && !problemsOf(endpoint).includes(code))
    reply.server.undeclaredProblems.add(`${endpoint.method} ${endpoint.path}: ${code}`);
  const body = problemBody(code, { ...(code === 'unavailable' && { retry_after: LATER }), ...options });
  reply.refusal = { problem: code, fields: body.errors?.map((error) => `${error.field} ${error.code}`) };
  if (body.retry_after !== undefined) reply.header('retry-after', body.retry_after);
  return reply.code(body.status).type('application/problem+json').serializer(JSON.stringify).send(body);
}

/** Why an answer is a refusal, as the log shows it: code of the problem, names of the fields with their codes, and no value. */
interface Refusal {
  problem: ErrorCode;
  fields?: string[] | undefined;
}

declare module 'fastify' {
  interface FastifyReply {
    refusal: Refusal | null;
  }
}

/** Number of `Host` headers. Of two, a proxy may have read the other. */
const hostsOf = (headers: readonly string[]): number =>
  headers.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host').length;

/** One place where every failure becomes an answer. Bodies of 5xx carry nothing about the inside. */
export async function errorsPlugin(app: App): Promise<void> {
  app.decorate('undeclaredProblems', new Set<string>());
  app.decorateReply('refusal', null);
  app.setErrorHandler((thrown, request, reply) => {
    if (thrown instanceof ProblemError) return sendProblem(reply, thrown.code, thrown.options);
    const error: Failure = thrown instanceof Error ? thrown : new Error('a non-error was thrown');
    const known = frameworkCode(error);
    if (known) return sendProblem(reply, known);
    if (error.statusCode === 400 || error instanceof SyntaxError) return sendProblem(reply, 'malformed');
    if (isUnreachable(error)) {
      request.log.warn({ err: error }, 'database unreachable');
      return sendProblem(reply, 'unavailable', { retry_after: 2 });
    }
    if (typeof error.code === 'string' && RETRYABLE.test(error.code)) {
      request.log.warn({ err: error }, 'conflict of transactions');
      return sendProblem(reply, 'unavailable', { retry_after: 1 });
    }
    request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, 'internal');
  });
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (hostsOf(raw.rawHeaders) !== 1 || !raw.headers.host) throw problem('malformed', { detail: 'Host' });
    done();
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 'not_found'));
}
