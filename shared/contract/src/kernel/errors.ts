import { Type, type Static } from 'typebox';
import { Integer } from './common.ts';
import { ERROR_STATUS, FIELD_ERROR_CODES, type ErrorCode, type FieldErrorCode } from './error-codes.ts';

export * from './error-codes.ts';

export const FieldError = Type.Object({
  field: Type.String(),
  code: Type.Unsafe<FieldErrorCode>({ type: 'string', enum: [...FIELD_ERROR_CODES] }),
  params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type FieldError = Static<typeof FieldError>;

/** `application/problem+json` body of every refusal. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Integer(),
  code: Type.Unsafe<ErrorCode>({ type: 'string', enum: Object.keys(ERROR_STATUS) }),
  detail: Type.Optional(Type.String()),
  field: Type.Optional(Type.String()),
  params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  errors: Type.Optional(Type.Array(FieldError)),
  retry_after: Type.Optional(Integer()),
  reset_at: Type.Optional(Type.String()),
  authentication_required: Type.Optional(Type.Boolean()),
});
export type Problem = Static<typeof Problem>;
