import {
  ERROR_STATUS,
  type ErrorCode,
  type FieldError,
  type Problem,
} from '@rendezvous/contract/kernel/errors';

export interface ProblemOptions {
  detail?: string;
  field?: string;
  params?: Record<string, unknown>;
  errors?: FieldError[];
  /** Seconds until another try makes sense; also sent as the `Retry-After` header. */
  retry_after?: number;
  reset_at?: Date;
}

const TITLES: Partial<Record<ErrorCode, string>> = {
  csrf: 'Cross-site request refused',
  internal: 'Something went wrong',
};

/** A refusal with a documented code. Thrown anywhere, it becomes an `application/problem+json` answer. */
export class ProblemError extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly options: ProblemOptions;

  constructor(code: ErrorCode, options: ProblemOptions) {
    super(options.detail ?? code);
    this.name = 'ProblemError';
    this.code = code;
    this.statusCode = ERROR_STATUS[code];
    this.options = options;
  }
}

/** Makes a refusal to throw: `throw problem('not_enough_credits', { params: { needed: 2 } })`. */
export function problem(code: ErrorCode, options: ProblemOptions = {}): ProblemError {
  return new ProblemError(code, options);
}

/** A refusal of one field of the body. */
export function fieldProblem(
  field: string,
  code: FieldError['code'],
  params?: Record<string, unknown>,
): ProblemError {
  return problem('validation_failed', { errors: [{ field, code, ...(params && { params }) }] });
}

function titleOf(code: ErrorCode): string {
  const words = code.replaceAll('_', ' ');
  return TITLES[code] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The body of a refusal as the contract describes it. */
export function problemBody(code: ErrorCode, options: ProblemOptions = {}): Problem {
  const { reset_at: resetAt, ...rest } = options;
  return {
    type: `/problems/${code}`,
    title: titleOf(code),
    status: ERROR_STATUS[code],
    code,
    ...rest,
    ...(resetAt && { reset_at: resetAt.toISOString() }),
    ...(code === 'authentication_required' && { authentication_required: true }),
  };
}
