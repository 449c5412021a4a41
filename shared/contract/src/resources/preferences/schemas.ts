import { Type, type Static } from 'typebox';
import { Closed, CountryCodeSchema, LocaleCode, OneOf } from '#src/kernel/common.ts';
import { OwnPath } from '#src/kernel/own-path.ts';
import { THEMES } from './values.ts';

/** What the forms of /lang-config send: one choice or several. The menu of languages and the choice of the look say where to go `back` to. */
export const PreferencesForm = Closed({
  language: Type.Optional(LocaleCode),
  country: Type.Optional(CountryCodeSchema),
  theme: Type.Optional(OneOf(THEMES)),
  back: Type.Optional(OwnPath),
});
export type PreferencesForm = Static<typeof PreferencesForm>;
