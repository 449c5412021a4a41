import { COUNTRY_CODES } from '@rendezvous/contract/countries';
import { INTERESTS, type Profile } from '@rendezvous/contract/profile';
import type { Settings } from '@rendezvous/contract/settings';
import type { User } from '@rendezvous/contract/user';

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
    name: 'Rendezvous',
    domain: 'rendezvous.test',
    domain_language: 'en',
    description: '',
    index_title: 'Rendezvous',
    cdn_prefix: '/cdn/',
    countries: [...COUNTRY_CODES],
    geoip_country: 'NL',
    geoip_selected_country: 'NL',
    signups: 'all',
    logged_out_search: 'limited',
    logged_out_search_trafficsource: 'limited',
    enable_site_entry_popup: 'no',
    push_public_key: null,
    support_email: 'help@rendezvous.test',
    support_phone: '',
    fictional_icon: 'masks',
    fictional_warning: 'This profile is written by our team. Meeting in person isn’t possible.',
    fictional_singular: 'fictional profile',
    fictional_plural: 'fictional profiles',
    visible_profile_fields: [],
    visible_profile_notes: [],
    search_fields: ['gender', 'country', 'countryregion', 'age', 'has_photo', 'interests', 'fictional'],
    message_credits: 1,
    signup_credits: 2,
    photo_credits: 2,
    gift_credits: 2,
    message_length: 1000,
    minimum_message_costs: { NL: { costs: { amount: 80, currency: 'EUR' }, currency: 'EUR' } },
    refund_days: 14,
    member_resell: false,
    cam_url: null,
    interests: [...INTERESTS],
    region_labels: {},
    min_age: 18,
    free_likes_per_day: 4,
    free_conversations: 2,
    free_photos: 3,
    premium_photos: 25,
    premium_claim: null,
    fictional_contact: 'free',
    demonstration: false,
    designVersion: 2,
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
  sexuality: null,
  age: 34,
  country: 'NL',
  region: null,
  city: null,
  interests: [],
  hair_color: null,
  eye_color: null,
  body_type: null,
  relationship_status: null,
  tattoos: null,
  about_me: '',
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
    signup_date: '2026-11-01T10:00:00Z',
    notifications_disabled: [],
    notifications: {},
    language: 'en',
    country: 'NL',
    payment_country: 'NL',
    invisible: false,
    fictional_icon: 'masks',
    counters: { unread: 0, new_likes: 0 },
    ...overrides,
    profile: { ...profile, ...changed },
  };
}
