import { WORKING_CAPABILITIES } from '@rendezvous/contract/kernel/capabilities';
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '@rendezvous/contract/kernel/countries';
import { percentOff } from '@rendezvous/rules/money';
import { DEFAULT_LOCALE, isLocale } from '@rendezvous/contract/kernel/locales';
import { INTERESTS } from '@rendezvous/contract/resources/profile/schemas';
import { publicSettings } from '@rendezvous/contract/settings/public-settings';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { SettingKey, SettingValue } from '@rendezvous/contract/settings/table';
import type { SettingsAudience } from './audience.ts';

type Read = <K extends SettingKey>(key: K) => SettingValue<K>;

/** What a message costs at least in money, per country: the unit price of the third package (spec §3 minimum_message_costs). */
function minimumMessageCosts(read: Read): Settings['minimum_message_costs'] {
  const discount = read('packages').find((entry) => entry.id === 'p3')?.discount_percentage ?? 0;
  const costs = (country: CountryCode) => {
    const { currency } = COUNTRIES[country];
    const unit = percentOff({ amount: read('base_prices')[currency] ?? 0, currency }, discount);
    return { costs: { amount: unit.amount * read('message_credits'), currency }, currency };
  };
  return Object.fromEntries(COUNTRY_CODES.map((country) => [country, costs(country)]));
}

/** Public settings of a domain: those the table marks, and what follows from other facts. */
export function presentSettings(
  domain: string,
  read: Read,
  audience: SettingsAudience,
  pushPublicKey: string | null,
): Settings {
  const spoken = read('domain_language');
  const locale = audience.locale ?? (isLocale(spoken) ? spoken : DEFAULT_LOCALE);
  const country = audience.geoip_country ?? read('domain_country');
  return {
    ...publicSettings(read, locale),
    support_phone: read('support_phone').replace(/[-\s]/g, ''),
    domain,
    geoip_country: country,
    geoip_selected_country: audience.selected_country ?? country,
    traffic_source: audience.traffic_source ?? false,
    push_public_key: pushPublicKey,
    minimum_message_costs: minimumMessageCosts(read),
    capabilities: [...WORKING_CAPABILITIES],
    interests: [...INTERESTS],
    region_labels: Object.fromEntries(COUNTRY_CODES.map((code) => [code, COUNTRIES[code].regionLabel])),
  };
}
