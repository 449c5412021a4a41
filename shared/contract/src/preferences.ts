import { Type, type Static } from 'typebox';
import { Closed, CountryCodeSchema, LocaleCode } from './common.ts';

/** A path of this site: another site could be reached by two slashes, which browsers also read from a backslash. */
const OWN_PATH = '^/([^/\\\\\\s][^\\\\\\s]*)?$';

/** What the form of /lang-config sends: one of both, or both. The menu of languages says where to go `back` to. */
export const PreferencesForm = Closed({
  language: Type.Optional(LocaleCode),
  country: Type.Optional(CountryCodeSchema),
  back: Type.Optional(Type.String({ pattern: OWN_PATH, maxLength: 2_000 })),
});
export type PreferencesForm = Static<typeof PreferencesForm>;
