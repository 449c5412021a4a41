import type { CountryCode } from '@rendezvous/contract/countries';
import type { Locale } from '@rendezvous/contract/locales';

/** The viewer of public settings: language of the texts, country detected, country chosen. */
export interface SettingsAudience {
  locale?: Locale;
  geoip_country?: CountryCode;
  selected_country?: CountryCode;
}
