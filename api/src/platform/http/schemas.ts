import type { FastifySchema } from 'fastify';
import type { TSchema } from 'typebox';
import { problem } from '#src/platform/lib/problem.ts';
import { fieldErrors, validatorOf } from '#src/platform/lib/validation.ts';
import type { App } from '#src/platform/types.ts';

/** An answer that does not fit its schema: a defect, never sent to a client. */
class ResponseMismatchError extends Error {}

function firstIssue(schema: object): string {
  const [error] = validatorOf(schema).errors ?? [];
  return `${error?.instancePath || '/'} ${error?.message ?? ''} ${JSON.stringify(error?.params)}`;
}

/** Does a text in it hold the one character no database text can? */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

/** Schemas of the contract bind both sides: requests are refused whole, answers that do not fit are not sent. */
export async function schemasPlugin(app: App): Promise<void> {
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
    const validate = validatorOf(schema, httpPart === 'body' ? 'strict' : 'textual');
    return (data: unknown) => {
      const value = data === undefined ? null : data;
      if (holdsNul(value)) return { error: problem('malformed') };
      if (validate(value)) return { value };
      return { error: problem('validation_failed', { errors: fieldErrors(validate.errors ?? []) }) };
    };
  });
  app.setSerializerCompiler<FastifySchema>(({ schema, url }) => {
    const validate = validatorOf(schema);
    return (data: unknown) => {
      if (!validate(data)) throw new ResponseMismatchError(`${url}: ${firstIssue(schema)}`);
      return JSON.stringify(data);
    };
  });
}
