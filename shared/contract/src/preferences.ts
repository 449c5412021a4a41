import { Type, type Static } from 'typebox';
import { Closed, CountryCodeSchema, LocaleCode } from './common.ts';

/** What the form of /lang-config sends: one of both, or both. */
export const PreferencesForm = Closed({
  language: Type.Optional(LocaleCode),
  country: Type.Optional(CountryCodeSchema),
});
export type PreferencesForm = Static<typeof PreferencesForm>;
