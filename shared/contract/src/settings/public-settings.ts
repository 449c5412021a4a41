import type { Static } from 'typebox';
import type { Locale } from '#src/kernel/locales.ts';
import { inLocale, publicSchema, type Definition, type PublicSchema } from './definition.ts';
import { SETTINGS, type SettingKey } from './table.ts';

type PublicKey = {
  [K in SettingKey]: (typeof SETTINGS)[K] extends { public: true } ? K : never;
}[SettingKey];

const PUBLIC = (Object.entries(SETTINGS) as [PublicKey, Definition][]).filter(([, one]) => one.public);

/** Schemas of the settings with `public: true`, as a page receives them: texts in one language. */
export const PUBLIC_SCHEMAS = Object.fromEntries(PUBLIC.map(([key, one]) => [key, publicSchema(one)])) as {
  [K in PublicKey]: PublicSchema<(typeof SETTINGS)[K]>;
};
export type PublicSettings = { [K in PublicKey]: Static<(typeof PUBLIC_SCHEMAS)[K]> };

/** Public settings out of their values, with texts in `locale`. */
export function publicSettings(read: (key: PublicKey) => unknown, locale: Locale): PublicSettings {
  return Object.fromEntries(
    PUBLIC.map(([key, one]) => [key, inLocale(one, read(key), locale)]),
  ) as PublicSettings;
}
