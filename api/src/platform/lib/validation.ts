import type { FieldError, FieldErrorCode } from '@rendezvous/contract/kernel/errors';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { TSchema } from 'typebox';

function createAjv(coerce: boolean): Ajv {
  const ajv = new Ajv({
    coerceTypes: coerce,
    removeAdditional: false,
    useDefaults: false,
    allErrors: false,
    strict: false,
  });
  // The package is CommonJS: its module carries the plugin once more as `default`.
  formats.default(ajv);
  return ajv;
}

const strict = createAjv(false);
/** Addresses carry text only, so numbers and booleans of a query are read from text; bodies are not converted. */
const textual = createAjv(true);
const compiled = {
  strict: new WeakMap<object, ValidateFunction>(),
  textual: new WeakMap<object, ValidateFunction>(),
};

/** The validator of a schema, compiled once. Unlisted properties of closed objects are errors, never dropped. */
export function validatorOf(
  schema: TSchema | object,
  mode: 'strict' | 'textual' = 'strict',
): ValidateFunction {
  const known = compiled[mode].get(schema);
  if (known) return known;
  const made = (mode === 'strict' ? strict : textual).compile(schema);
  compiled[mode].set(schema, made);
  return made;
}

const CODE_BY_KEYWORD: Partial<Record<string, FieldErrorCode>> = {
  required: 'required',
  additionalProperties: 'unknown_field',
  minLength: 'too_short',
  maxLength: 'too_long',
  minimum: 'too_small',
  exclusiveMinimum: 'too_small',
  maximum: 'too_large',
  exclusiveMaximum: 'too_large',
  maxItems: 'too_many_items',
};

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.slice(1).replaceAll('/', '.');
  const extra = (error.params.missingProperty ?? error.params.additionalProperty) as string | undefined;
  return [path, extra].filter(Boolean).join('.');
}

function paramsOf(error: ErrorObject): { params?: Record<string, unknown> } {
  const limit: unknown = error.params.limit;
  return limit === undefined ? {} : { params: { limit } };
}

/** What a schema found wrong, as the contract's field errors: one per field, the first that was found. */
export function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (!byField.has(field))
      byField.set(field, { field, code: CODE_BY_KEYWORD[error.keyword] ?? 'invalid', ...paramsOf(error) });
  }
  return [...byField.values()];
}
