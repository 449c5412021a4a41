import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '@rendezvous/contract/countries';
import { percentOff } from '@rendezvous/contract/money';
import { DEFAULT_LOCALE, isLocale } from '@rendezvous/contract/locales';
import { INTERESTS } from '@rendezvous/contract/profile';
import type { Settings } from '@rendezvous/contract/settings';
import type { SettingKey, SettingValue } from './definitions.ts';
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

/** Public settings of a domain; nothing that is not in the contract leaves the server. */
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
    name: read('name'),
    domain,
    domain_language: read('domain_language'),
    description: read('description')[locale],
    index_title: read('index_title')[locale],
    cdn_prefix: read('cdn_prefix'),
    countries: read('countries'),
    geoip_country: country,
    geoip_selected_country: audience.selected_country ?? country,
    signups: read('signups'),
    logged_out_search: read('logged_out_search'),
    logged_out_search_trafficsource: read('logged_out_search_trafficsource'),
    enable_site_entry_popup: read('enable_site_entry_popup'),
    push_public_key: pushPublicKey,
    support_email: read('support_email'),
    support_phone: read('support_phone').replace(/[-\s]/g, ''),
    fictional_icon: read('fictional_icon'),
    fictional_warning: read('fictional_warning')[locale],
    fictional_singular: read('fictional_singular')[locale],
    fictional_plural: read('fictional_plural')[locale],
    visible_profile_fields: read('visible_profile_fields'),
    visible_profile_notes: read('visible_profile_notes'),
    search_fields: read('search_fields'),
    message_credits: read('message_credits'),
    signup_credits: read('signup_credits'),
    photo_credits: read('photo_credits'),
    gift_credits: read('gift_credits'),
    message_length: read('message_length'),
    minimum_message_costs: minimumMessageCosts(read),
    refund_days: read('refund_days'),
    member_resell: read('member_resell'),
    cam_url: read('cam_url'),
    interests: [...INTERESTS],
    region_labels: Object.fromEntries(COUNTRY_CODES.map((code) => [code, COUNTRIES[code].regionLabel])),
    min_age: read('min_age'),
    free_likes_per_day: read('free_likes_per_day'),
    free_conversations: read('free_conversations'),
    free_photos: read('free_photos'),
    premium_photos: read('premium_photos'),
    premium_claim: read('premium_claim'),
    fictional_contact: read('fictional_contact'),
    demonstration: read('demonstration'),
    designVersion: read('designVersion'),
    company: read('company'),
  };
}
