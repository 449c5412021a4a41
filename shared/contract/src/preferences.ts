import { Type, type Static } from 'typebox';
import { Closed, CountryCodeSchema, LocaleCode } from './common.ts';
import { OwnPath } from './own-path.ts';

/** What the form of /lang-config sends: one of both, or both. The menu of languages says where to go `back` to. */
export const PreferencesForm = Closed({
  language: Type.Optional(LocaleCode),
  country: Type.Optional(CountryCodeSchema),
  back: Type.Optional(OwnPath),
});
export type PreferencesForm = Static<typeof PreferencesForm>;
