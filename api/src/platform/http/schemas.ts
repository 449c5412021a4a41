import type { FastifySchema } from 'fastify';
import type { TSchema } from 'typebox';
import { isTooDeep, textFault } from '#src/platform/lib/hostile-input.ts';
import { fieldProblem, problem, type ProblemError } from '#src/platform/lib/problem.ts';
import { fieldErrors, validatorOf } from '#src/platform/lib/validation.ts';
import type { App } from '#src/platform/types.ts';

/** An answer that does not fit its schema: a defect, never sent to a client. */
class ResponseMismatchError extends Error {}

function firstIssue(schema: object): string {
  const [error] = validatorOf(schema).errors ?? [];
  return `${error?.instancePath || '/'} ${error?.message ?? ''} ${JSON.stringify(error?.params)}`;
}

/** Refusal of texts that no field may contain, whatever its schema says. */
function textProblem(value: unknown): ProblemError | null {
  const fault = textFault(value);
  if (!fault) return null;
  return fault.isNul ? problem('malformed') : fieldProblem(fault.field, 'invalid');
}

/**
 * Schemas of the contract bind both sides: requests are refused whole, answers that do not fit are not sent.
 * A validator is compiled at its first use: compiling all of them was a third of a start.
 */
export async function schemasPlugin(app: App): Promise<void> {
  // Before anything walks a body by recursion, and on routes without a schema too.
  app.addHook('preValidation', (request, _reply, done) => {
    if (isTooDeep(request.body)) throw problem('malformed');
    done();
  });
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
    const mode = httpPart === 'body' ? 'strict' : 'textual';
    return (data: unknown) => {
      const validate = validatorOf(schema, mode);
      const value = data === undefined ? null : data;
      const refusal = textProblem(value);
      if (refusal) return { error: refusal };
      if (validate(value)) return { value };
      return { error: problem('validation_failed', { errors: fieldErrors(validate.errors ?? []) }) };
    };
  });
  app.setSerializerCompiler<FastifySchema>(({ schema, url }) => {
    return (data: unknown) => {
      const validate = validatorOf(schema);
      if (!validate(data)) throw new ResponseMismatchError(`${url}: ${firstIssue(schema)}`);
      return JSON.stringify(data);
    };
  });
}
