import { Type, type Static, type TSchema } from 'typebox';
import { COUNTRY_CODES } from './countries.ts';
import type { TextRule } from './field-rules.ts';
import { LOCALE_CODES } from './locales.ts';

/** A string out of a fixed list, as a JSON Schema `enum`. */
export const OneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Largest integer of the contract, and of the database's integer columns. */
export const MAX_INTEGER = 2 ** 31 - 1;

/** An integer that every column can store. A field may set narrower bounds. */
export const Integer = (bounds: { minimum?: number; maximum?: number } = {}) =>
  Type.Integer({ minimum: -MAX_INTEGER, maximum: MAX_INTEGER, ...bounds });

/** An opaque identifier: never sequential, never parsed by a client. */
export const Id = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' });

/**
 * A text by its rule. A pattern with a fault of its own is left to the service, which names that fault instead of `invalid`.
 */
export const Text = ({ min, max, pattern, fault }: TextRule) =>
  Type.String({ minLength: min, maxLength: max, ...(pattern !== undefined && !fault && { pattern }) });

/** ISO-8601 UTC time. */
export const Timestamp = Type.String({ format: 'date-time' });

/** ISO-8601 calendar date without time. */
export const CalendarDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** An amount in integer minor units with its ISO 4217 currency. */
export const Money = Type.Object(
  { amount: Integer(), currency: Type.String({ pattern: '^[A-Z]{3}$' }) },
  { additionalProperties: false },
);
export type Money = Static<typeof Money>;

export const LocaleCode = OneOf(LOCALE_CODES as readonly ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl']);
export const CountryCodeSchema = OneOf(COUNTRY_CODES);

/** Objects of the contract are closed: an unlisted property is an error on both sides. */
export const Closed = <T extends Record<string, TSchema>>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });

/** Answer of a list that grows: keyset cursor, null at the end. */
export const Page = <T extends TSchema>(item: T) =>
  Closed({ items: Type.Array(item), next_cursor: Nullable(Type.String()) });

export const Cursor = Type.Optional(Type.String({ maxLength: 400 }));
