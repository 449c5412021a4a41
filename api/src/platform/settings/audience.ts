import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { Locale } from '@rendezvous/contract/kernel/locales';

/** The viewer of public settings: language of the texts, country detected, country chosen, is a traffic source known. */
export interface SettingsAudience {
  locale?: Locale;
  geoip_country?: CountryCode;
  selected_country?: CountryCode;
  traffic_source?: boolean;
}
