import type { CountryCode } from '@rendezvous/contract/countries';
import type { Locale } from '@rendezvous/contract/locales';

/** For whom public settings are worded: language of the texts, country detected, country chosen. */
export interface SettingsAudience {
  locale?: Locale;
  geoip_country?: CountryCode;
  selected_country?: CountryCode;
}
