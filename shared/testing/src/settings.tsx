import { WORKING_CAPABILITIES } from '@rendezvous/contract/kernel/capabilities';
import { INTERESTS, NO_CHOICES, type Profile } from '@rendezvous/contract/resources/profile/schemas';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import { publicSettings } from '@rendezvous/contract/settings/public-settings';
import { SETTINGS } from '@rendezvous/contract/settings/table';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';

const company: Settings['company'] = {
  name: 'Example Company',
  address: 'Voorbeeldstraat 12',
  kvk: '',
  city: 'Utrecht',
  country: 'NL',
  tradenames: [],
  vat_numbers: [],
  support_phone: '',
  delete_discount: 0,
  added: '2024-01-01',
};

/** Public settings of a site as its server would send them; `overrides` are what the test is about. */
export function settingsOf(overrides: Partial<Settings> = {}): Settings {
  return {
    ...publicSettings((key) => SETTINGS[key].initial, 'en'),
    domain: 'rendezvous.test',
    description: '',
    index_title: 'Rendezvous',
    geoip_country: 'NL',
    geoip_selected_country: 'NL',
    traffic_source: false,
    enable_site_entry_popup: 'no',
    push_public_key: null,
    support_email: 'help@rendezvous.test',
    fictional_warning: 'This profile is written by our team. Meeting in person isn’t possible.',
    visible_profile_fields: [],
    visible_profile_notes: [],
    minimum_message_costs: { NL: { costs: { amount: 80, currency: 'EUR' }, currency: 'EUR' } },
    capabilities: [...WORKING_CAPABILITIES],
    interests: [...INTERESTS],
    region_labels: {},
    company,
    ...overrides,
  };
}

const profile: Profile = {
  id: 'p-daan',
  status: 'active',
  main_image: null,
  name: 'daan',
  gender: 'male',
  seeking: 'female',
  ...NO_CHOICES,
  age: 34,
  country: 'NL',
  region: null,
  city: null,
  interests: [],
  about_me: '',
  half_prompts: [],
  photos: [],
};

/** A member as the server describes them to themselves. */
export function userOf({
  profile: changed,
  ...overrides
}: Partial<Omit<User, 'profile'>> & { profile?: Partial<Profile> } = {}): User {
  return {
    id: 'u-daan',
    name: 'daan',
    email: 'daan@example.com',
    status: 'active',
    credits: 0,
    paid_user: false,
    credit_price: null,
    signup_date: '2026-11-01T10:00:00Z',
    notifications_disabled: [],
    notifications: {},
    language: 'en',
    country: 'NL',
    payment_country: 'NL',
    invisible: false,
    fictional_icon: 'masks',
    consent_outdated: false,
    counters: { unread: 0, new_likes: 0 },
    ...overrides,
    profile: { ...profile, ...changed },
  };
}
