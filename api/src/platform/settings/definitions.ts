import { CountryCodeSchema, Nullable, OneOf } from '@rendezvous/contract/common';
import { COUNTRY_CODES } from '@rendezvous/contract/countries';
import { VISIBLE_PROFILE_FIELDS } from '@rendezvous/contract/profile-values';
import { CompanyInfo, LOGGED_OUT_SEARCH, SEARCH_FIELDS, SIGNUPS } from '@rendezvous/contract/settings';
import { Type, type Static, type TSchema } from 'typebox';
import {
  DEFAULT_COMPANY,
  DESCRIPTION,
  FICTIONAL_PLURAL,
  FICTIONAL_SINGULAR,
  FICTIONAL_WARNING,
  INDEX_TITLE,
} from './default-texts.ts';

interface Definition<T extends TSchema> {
  schema: T;
  initial: Static<T>;
}

const define = <T extends TSchema>(schema: T, initial: Static<T>): Definition<T> => ({ schema, initial });
const count = (initial: number) => define(Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), initial);
const percentage = (initial: number) => define(Type.Integer({ minimum: 0, maximum: 100 }), initial);
const flag = (initial: boolean) => define(Type.Boolean(), initial);
const text = (initial: string) => define(Type.String({ maxLength: 500 }), initial);

const LocalTexts = Type.Object(
  {
    en: Type.String(),
    nl: Type.String(),
    de: Type.String(),
    it: Type.String(),
    fr: Type.String(),
    es: Type.String(),
    pl: Type.String(),
  },
  { additionalProperties: false },
);

/**
 * Every number and choice of the product that may differ by domain or change without a release, with its default
 * (spec §3 Settings, §9). Amounts of money are integer minor units; durations name their unit.
 */
export const DEFINITIONS = {
  name: text('Rendezvous'),
  // A language the product does not speak leaves the choice to the browser.
  domain_language: define(Type.String({ pattern: '^[a-z]{2,3}$' }), 'en'),
  domain_country: define(CountryCodeSchema, 'NL'),
  description: define(LocalTexts, DESCRIPTION),
  index_title: define(LocalTexts, INDEX_TITLE),
  cdn_prefix: text('/cdn/'),
  countries: define(Type.Array(CountryCodeSchema, { minItems: 1, uniqueItems: true }), [...COUNTRY_CODES]),
  signups: define(OneOf(SIGNUPS), 'all'),
  logged_out_search: define(OneOf(LOGGED_OUT_SEARCH), 'limited'),
  logged_out_search_trafficsource: define(OneOf(LOGGED_OUT_SEARCH), 'limited'),
  logged_out_search_limit: count(12),
  enable_site_entry_popup: define(
    Type.Union([OneOf(['no', 'all'] as const), Type.Array(CountryCodeSchema)]),
    ['NL', 'DE'],
  ),
  support_email: text('help@rendezvous.example'),
  support_phone: text(''),
  company: define(CompanyInfo, DEFAULT_COMPANY),
  visible_profile_fields: define(Type.Array(OneOf(VISIBLE_PROFILE_FIELDS)), [...VISIBLE_PROFILE_FIELDS]),
  visible_profile_notes: define(Type.Array(Type.String()), ['about_me']),
  search_fields: define(Type.Array(OneOf(SEARCH_FIELDS)), [...SEARCH_FIELDS]),
  designVersion: count(2),
  demonstration: flag(false),
  account_messages: define(OneOf(['explicit', 'neutral'] as const), 'explicit'),
  min_age: define(Type.Integer({ minimum: 18, maximum: 99 }), 18),

  fictional_icon: text('masks'),
  fictional_warning: define(LocalTexts, FICTIONAL_WARNING),
  fictional_singular: define(LocalTexts, FICTIONAL_SINGULAR),
  fictional_plural: define(LocalTexts, FICTIONAL_PLURAL),
  fictional_contact: define(OneOf(['paid', 'free', 'none'] as const), 'free'),
  member_resell: flag(false),
  cam_url: define(Nullable(Type.String({ pattern: '^https://' })), null),

  message_credits: count(1),
  photo_credits: count(2),
  gift_credits: count(2),
  signup_credits: count(2),
  base_prices: define(Type.Record(Type.String({ pattern: '^[A-Z]{3}$' }), Type.Integer({ minimum: 1 })), {
    EUR: 100,
    GBP: 90,
    USD: 110,
    CAD: 150,
    AUD: 165,
    NZD: 180,
    CHF: 100,
    PLN: 440,
  }),
  packages: define(
    Type.Array(
      Type.Object(
        {
          id: Type.String(),
          credits: Nullable(Type.Integer({ minimum: 1 })),
          discount_percentage: Type.Integer({ minimum: 0, maximum: 90 }),
        },
        { additionalProperties: false },
      ),
    ),
    [
      { id: 'p1', credits: 10, discount_percentage: 0 },
      { id: 'p2', credits: 25, discount_percentage: 10 },
      { id: 'p3', credits: 60, discount_percentage: 20 },
      { id: 'p4', credits: null, discount_percentage: 0 },
    ],
  ),
  own_amount_min: count(5),
  own_amount_max: count(200),
  time_bonus_code: text('TIMEBONUS25'),
  time_bonus_percentage: percentage(25),
  time_bonus_seconds: count(14_400),
  time_bonus_modal_delay_seconds: count(40),
  discount_cooldown_days: count(30),
  payment_expiry_minutes: count(30),
  transfer_expiry_days: count(14),
  refund_days: count(14),
  premium_claim: define(
    Nullable(
      Type.Object(
        { percent: Type.Integer(), measured_at: Type.String(), source: Type.String() },
        { additionalProperties: false },
      ),
    ),
    null,
  ),

  free_likes_per_day: count(4),
  premium_likes_per_day: count(200),
  free_swipes_per_day: count(25),
  like_undo_seconds: count(5),
  pass_return_days: count(30),
  search_page_size: count(24),
  search_exact_count: count(1000),

  free_conversations: count(2),
  message_length: count(1000),
  history_messages: count(1000),
  history_months: count(12),
  history_page: count(50),

  free_photos: count(3),
  premium_photos: count(25),
  free_visible_photos: count(2),
  photo_review: flag(false),
  photo_max_bytes: count(10_485_760),
  photo_min_side: count(400),
  photo_max_megapixels: count(50),
  photo_link_minutes: count(60),

  push_devices: count(20),
  push_ttl_hours: count(24),
  push_wait_seconds: count(30),
  notification_mail_minutes: count(10),
  notification_give_up_hours: count(24),
  notification_kept_days: count(90),
  // The mail says "more than a day".
  unread_reminder_hours: define(Type.Integer({ minimum: 24, maximum: 1_000 }), 24),

  activation_link_days: count(7),
  activation_resend_seconds: count(60),
  activation_mails_per_day: count(5),
  abandoned_signup_minutes: count(10),
  activation_reminder_hours: define(
    Type.Array(Type.Integer({ minimum: 1 }), { uniqueItems: true }),
    [24, 72],
  ),
  unconfirmed_purge_days: count(14),
  login_failures: count(5),
  login_failures_per_address: count(50),

  complaint_answer_days: count(14),
  complaint_retention_months: count(24),
} as const;

export type SettingKey = keyof typeof DEFINITIONS;
export type SettingValue<K extends SettingKey> = Static<(typeof DEFINITIONS)[K]['schema']>;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(DEFINITIONS, key);
}
