import type { ErrorCode, FieldError, Problem } from '@rendezvous/contract/kernel/errors';

/** A refused or failed call. `status` is 0 when no answer came at all; `problem` always names a code to translate. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(`${problem.code} (${status})`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }

  get code(): ErrorCode {
    return this.problem.code;
  }

  /** What is wrong with each field of a refused body; empty for other refusals. */
  get fields(): readonly FieldError[] {
    return this.problem.errors ?? [];
  }
}

/** The refusal a caller sees when the server gave none of its own: no network, or an answer that is no problem document. */
export function problemOf(status: number, body: unknown): Problem {
  if (typeof body === 'object' && body !== null && typeof (body as Problem).code === 'string')
    return body as Problem;
  return {
    type: 'about:blank',
    title: '',
    status,
    code: status === 0 || status >= 502 ? 'unavailable' : 'internal',
  };
}
