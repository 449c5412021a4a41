import { Type, type Static, type TSchema, type TString } from 'typebox';
import { Closed, Integer } from '#src/kernel/common.ts';
import { COUNTRIES } from '#src/kernel/countries.ts';
import { EMAIL } from '#src/kernel/field-rules.ts';
import { LOCALE_CODES, type Locale } from '#src/kernel/locales.ts';

/** What a setting states besides its schema and default. */
interface Flags {
  /** Browsers receive it. */
  public?: true;
  /** The product writes it; operators see it. */
  readOnly?: true;
}

/** One setting of the table. `localized` settings have a text per language. */
export interface Definition<T extends TSchema = TSchema> extends Flags {
  schema: T;
  initial: Static<T>;
  localized?: true;
}

/** States a setting: schema, default, and whether it is public. */
export const define = <T extends TSchema, const F extends Flags = object>(
  schema: T,
  initial: Static<T>,
  flags?: F,
) => ({ schema, initial, ...flags }) as { schema: T; initial: Static<T> } & F;

export const count = <const F extends Flags = object>(initial: number, flags?: F) =>
  define(Integer({ minimum: 0, maximum: 1_000_000_000 }), initial, flags);

export const percentage = <const F extends Flags = object>(initial: number, flags?: F) =>
  define(Integer({ minimum: 0, maximum: 100 }), initial, flags);

export const flag = <const F extends Flags = object>(initial: boolean, flags?: F) =>
  define(Type.Boolean(), initial, flags);

/** Characters that no line of text has: controls, and separators of lines. */
const CONTROLS = '\\p{Cc}\\p{Zl}\\p{Zp}';
const LINE = `^[^${CONTROLS}]*$`;

/** A line of text. A pattern says more of what it is. */
export const text = <const F extends Flags = object>(initial: string, flags?: F, pattern: string = LINE) =>
  define(Type.String({ maxLength: 500, pattern }), initial, flags);

/** Name of a person or thing: a line that is not blank. */
export const name = <const F extends Flags = object>(initial: string, flags?: F) =>
  define(
    Type.String({ maxLength: 60, pattern: `^[^${CONTROLS}\\s](?:[^${CONTROLS}]*[^${CONTROLS}\\s])?$` }),
    initial,
    flags,
  );

/** An e-mail address that mails are sent from or to. */
export const email = <const F extends Flags = object>(initial: string, flags?: F) =>
  define(Type.String({ maxLength: EMAIL.max, pattern: EMAIL.pattern }), initial, flags);

/** Address of a page elsewhere. */
export const HTTPS_ADDRESS = '^https://[A-Za-z0-9.-]+(?::\\d+)?(?:/[^\\s"\'<>\\\\`{}]*)?$';

/** The most that a price may be, in minor units: products of prices and credits fit into an integer of the database. */
const MOST_MONEY = 100_000;
/** The most credits that an order has. */
const MOST_CREDITS = 10_000;

export const Credits = Integer({ minimum: 1, maximum: MOST_CREDITS });

/** Currencies of the countries that the product serves. */
const CURRENCIES = [...new Set(Object.values(COUNTRIES).map(({ currency }) => currency))];

/** A price in each currency of the product. */
export const prices = <const F extends Flags = object>(initial: Record<string, number>, flags?: F) =>
  define(
    Type.Unsafe<Record<string, number>>(
      Closed(
        Object.fromEntries(
          CURRENCIES.map((currency) => [currency, Integer({ minimum: 1, maximum: MOST_MONEY })]),
        ),
      ),
    ),
    initial,
    flags,
  );

const Texts = Closed(
  Object.fromEntries(
    LOCALE_CODES.map((locale) => [locale, Type.String({ minLength: 1, maxLength: 500, pattern: LINE })]),
  ) as Record<Locale, TString>,
);

/** A text per language. A page receives it in its own. */
export const texts = <const F extends Flags = object>(initial: Record<Locale, string>, flags?: F) => ({
  ...define(Texts, initial, flags),
  localized: true as const,
});

/** Schema of a setting as a page receives it. */
export type PublicSchema<D extends Definition> = D extends { localized: true } ? TString : D['schema'];

export function publicSchema({ schema, localized }: Definition): TSchema {
  return localized ? Type.String() : schema;
}

/** Value of a setting as a page in `locale` receives it. */
export function inLocale({ localized }: Definition, value: unknown, locale: Locale): unknown {
  return localized ? (value as Record<Locale, string>)[locale] : value;
}
