import type { LevelWithSilent } from 'pino';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

/** An address without what may be private in its query: links and searches stay out of the log. */
function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Where log lines go instead of the standard output. */
export interface LogStream {
  write(line: string): void;
}

/** Structured log lines with a request id, and without e-mail addresses, names, texts, tokens, cookies or account numbers. */
export function loggerOptions(level: LevelWithSilent, stream?: LogStream): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    ...(stream && { stream }),
    redact: {
      paths: [
        'email',
        'name',
        'text',
        'token',
        'password',
        'iban',
        '*.email',
        '*.name',
        '*.text',
        '*.token',
        '*.password',
        '*.iban',
        'headers',
        '*.headers',
        'err.parameters',
        'err.detail',
        'err.where',
      ],
      censor: '…',
    },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
      // The reason of a refusal: code and fields, no value.
      res: (reply: { statusCode: number; refusal?: FastifyReply['refusal'] | undefined }) => ({
        statusCode: reply.statusCode,
        ...reply.refusal,
      }),
      err: (error: Error & { code?: unknown }) => ({
        type: error.name,
        message: error.message,
        code: error.code,
        stack: error.stack ?? '',
      }),
    },
  };
}
