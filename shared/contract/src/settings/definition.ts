import { Type, type Static, type TSchema, type TString } from 'typebox';
import { Closed, Integer } from '#src/kernel/common.ts';
import { LOCALE_CODES, type Locale } from '#src/kernel/locales.ts';

/** What a setting states besides its schema and default. */
interface Flags {
  /** Browsers receive it. */
  public?: true;
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

export const text = <const F extends Flags = object>(initial: string, flags?: F) =>
  define(Type.String({ maxLength: 500 }), initial, flags);

const Texts = Closed(
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, Type.String()])) as Record<Locale, TString>,
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
