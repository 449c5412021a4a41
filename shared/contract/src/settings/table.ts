import { Type, type Static } from 'typebox';
import { CalendarDate, CountryCodeSchema, Integer, Nullable, OneOf } from '#src/kernel/common.ts';
import { COUNTRY_CODES } from '#src/kernel/countries.ts';
import { PACKAGE_IDS } from '#src/resources/payments/values.ts';
import { VISIBLE_PROFILE_FIELDS } from '#src/resources/profile/values.ts';
import { PROFILE_REVIEWS } from '#src/operators/values.ts';
import { CompanyInfo, DEFAULT_COMPANY } from './company-info.ts';
import {
  count,
  Credits,
  define,
  email,
  flag,
  HTTPS_ADDRESS,
  name,
  percentage,
  prices,
  text,
  texts,
} from './definition.ts';
import { NO_SUPPLIERS, Suppliers } from './suppliers.ts';
import {
  DESCRIPTION,
  FICTIONAL_PLURAL,
  FICTIONAL_SINGULAR,
  FICTIONAL_WARNING,
  INDEX_TITLE,
  WITHDRAWAL_CONFIRM_WORDS,
  WITHDRAWAL_WORDS,
} from './texts.ts';
import { VAT_RATES, VatRates } from './vat-rates.ts';
import { LOGGED_OUT_SEARCH, SEARCH_FIELDS, SIGNUPS, USUAL_SEARCH_FIELDS } from './values.ts';

/**
 * Every number and choice of the product that may differ by domain or change without a release, with its default
 * (spec §3 Settings, §9). Amounts of money are integer minor units; durations name their unit. Those with `public: true` go to
 * browsers (`public-settings.ts`); their type, presenter, placeholder and test values derive from here.
 */
export const SETTINGS = {
  name: name('Rendezvous', { public: true }),
  // A language the product does not speak leaves the choice to the browser.
  domain_language: define(Type.String({ pattern: '^[a-z]{2,3}$' }), 'en', { public: true }),
  domain_country: define(CountryCodeSchema, 'NL'),
  description: texts(DESCRIPTION, { public: true }),
  index_title: texts(INDEX_TITLE, { public: true }),
  cdn_prefix: text('/cdn/', { public: true }, `^/(?:[\\w.-]+/)*$|${HTTPS_ADDRESS.replace('$', '')}/$`),
  countries: define(Type.Array(CountryCodeSchema, { minItems: 1, uniqueItems: true }), [...COUNTRY_CODES], {
    public: true,
  }),
  signups: define(OneOf(SIGNUPS), 'all', { public: true }),
  logged_out_search: define(OneOf(LOGGED_OUT_SEARCH), 'limited', { public: true }),
  logged_out_search_trafficsource: define(OneOf(LOGGED_OUT_SEARCH), 'limited', { public: true }),
  logged_out_search_limit: count(12),
  enable_site_entry_popup: define(
    Type.Union([OneOf(['no', 'all'] as const), Type.Array(CountryCodeSchema)]),
    ['NL', 'DE'],
    { public: true },
  ),
  support_email: email('help@rendezvous.example', { public: true }),
  support_phone: text('', { public: true }, '^(?:\\+?[0-9][0-9 ()/.-]{4,30})?$'),
  company: define(CompanyInfo, DEFAULT_COMPANY, { public: true }),
  suppliers: define(Suppliers, NO_SUPPLIERS),
  visible_profile_fields: define(Type.Array(OneOf(VISIBLE_PROFILE_FIELDS)), [...VISIBLE_PROFILE_FIELDS], {
    public: true,
  }),
  visible_profile_notes: define(
    Type.Array(Type.String({ maxLength: 60, pattern: '^[a-z_]+$' })),
    ['about_me'],
    { public: true },
  ),
  search_fields: define(Type.Array(OneOf(SEARCH_FIELDS)), [...USUAL_SEARCH_FIELDS], { public: true }),
  /** The design that pages are drawn in. The former one is gone, so no other number is accepted. */
  designVersion: define(Integer({ minimum: 2, maximum: 2 }), 2, { public: true }),
  demonstration: flag(false, { public: true, readOnly: true }),
  account_messages: define(OneOf(['explicit', 'neutral'] as const), 'explicit'),
  /** Names that no member may have, besides those of staff and site (`isReservedName`). */
  reserved_names: define(
    Type.Array(Type.String({ minLength: 3, maxLength: 40, pattern: '^[\\p{L}\\p{N} ._-]+$' }), {
      uniqueItems: true,
    }),
    [],
  ),
  min_age: define(Integer({ minimum: 18, maximum: 99 }), 18, { public: true }),

  fictional_icon: text('masks', { public: true }, `^[a-z][a-z0-9-]*$|^/[\\w./-]+$|${HTTPS_ADDRESS}`),
  fictional_warning: texts(FICTIONAL_WARNING, { public: true }),
  fictional_singular: texts(FICTIONAL_SINGULAR, { public: true }),
  fictional_plural: texts(FICTIONAL_PLURAL, { public: true }),
  fictional_contact: define(OneOf(['paid', 'free', 'none'] as const), 'free', { public: true }),
  member_resell: flag(false, { public: true }),
  cam_url: define(Nullable(Type.String({ maxLength: 500, pattern: HTTPS_ADDRESS })), null, { public: true }),

  message_credits: count(1, { public: true }),
  photo_credits: count(2, { public: true }),
  gift_credits: count(2, { public: true }),
  /** Hours after which a first message that was neither read nor answered gives its credit back; 0 for never. */
  unanswered_credit_hours: count(0),
  signup_credits: count(2, { public: true }),
  base_prices: prices({
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
          id: OneOf(PACKAGE_IDS),
          credits: Nullable(Credits),
          discount_percentage: Integer({ minimum: 0, maximum: 90 }),
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
  own_amount_min: define(Credits, 5),
  own_amount_max: define(Credits, 200),
  time_bonus_code: text('TIMEBONUS25', {}, '^[A-Za-z0-9_-]{3,40}$'),
  time_bonus_percentage: percentage(25),
  time_bonus_seconds: count(14_400),
  time_bonus_modal_delay_seconds: count(40),
  discount_cooldown_days: count(30),
  payment_expiry_minutes: count(30),
  transfer_expiry_days: count(14),
  /** Identifier of the company as a creditor of direct debits (SEPA). */
  creditor_id: text('NL00ZZZ000000000000', {}, '^[A-Z]{2}\\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$'),
  /** What a member may have on its way by direct debit at once, and in 30 days, in minor units of euros. */
  debit_unsettled_limit: count(50_00),
  debit_period_limit: count(150_00),
  /** Days of banks between the notice of a debit and its collection, and those that pass before a debit settles. */
  debit_notice_days: count(2),
  debit_settle_days: count(9),
  debit_code_minutes: count(10),
  debit_code_tries: count(5),
  debit_code_pause_seconds: count(60),
  debit_codes_per_day: count(3),
  /** Days that a mandate is stored after it was accepted: banks may ask for it for 13 months after a debit. */
  debit_mandate_kept_days: count(425),
  spend_limit_raise_hours: count(24),
  refund_days: count(14, { public: true }),
  /** The words that the law gives the two steps of the withdrawal function (PRODUCT.md §1); an operator's counsel confirms them. */
  withdrawal_words: texts(WITHDRAWAL_WORDS, { public: true }),
  withdrawal_confirm_words: texts(WITHDRAWAL_CONFIRM_WORDS, { public: true }),
  /** Value added tax by country and day. Prices contain it: another rate changes the net amount only. */
  vat_rates: define(VatRates, VAT_RATES),
  /**
   * Years of the legal duty to store the books, by country of the company; the longest for a country that is not named. The one-stop shop asks
   * for ten, where national law asks for less.
   */
  record_retention_years: define(
    Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), Integer({ minimum: 10, maximum: 100 }), {
      minProperties: 1,
    }),
    Object.fromEntries(COUNTRY_CODES.map((country) => [country, 10])),
  ),
  /** Countries whose wordings of law a named counsel has approved, and the day. */
  counsel_confirmed: define(
    Type.Array(
      Type.Object(
        { country: CountryCodeSchema, by: Type.String({ minLength: 1 }), on: CalendarDate },
        { additionalProperties: false },
      ),
    ),
    [],
  ),
  /** Countries whose law wants the buyer to ask expressly for a start before the time for withdrawing is over. */
  express_request_countries: define(
    Type.Array(CountryCodeSchema, { uniqueItems: true }),
    ['NL', 'BE', 'DE', 'AT', 'FR', 'IT', 'ES', 'IE', 'PL', 'GB'],
    { public: true },
  ),
  /** What a buyer finds on the statement of their bank; unsaid where it is not known. */
  statement_text: define(
    Nullable(Type.String({ minLength: 5, maxLength: 22, pattern: "^[A-Za-z0-9 .*'-]+$" })),
    null,
    {
      public: true,
    },
  ),
  /** What operators of a role may give back or waive without a second person, in euros; other currencies by the price of a credit. */
  operator_limits: define(
    Type.Object(
      { support: Integer({ minimum: 0 }), finance: Integer({ minimum: 0 }) },
      { additionalProperties: false },
    ),
    { support: 50_00, finance: 200_00 },
  ),
  /** Share of charged back payments of 30 days that alarms operators, in hundredths of a percent. */
  dispute_alarm: count(50),
  premium_claim: define(
    Nullable(
      Type.Object(
        {
          percent: Integer({ minimum: 0, maximum: 100 }),
          measured_at: Type.String({ maxLength: 60 }),
          source: Type.String({ maxLength: 300 }),
        },
        { additionalProperties: false },
      ),
    ),
    null,
    { public: true },
  ),

  free_likes_per_day: count(4, { public: true }),
  premium_likes_per_day: count(200, { public: true }),
  free_swipes_per_day: count(25),
  premium_swipes_per_day: count(1000),
  like_undo_seconds: count(5, { public: true }),
  pass_return_days: count(30),
  search_page_size: count(24, { public: true }),
  search_exact_count: count(1000),

  free_conversations: count(2, { public: true }),
  message_length: count(1000, { public: true }),
  history_messages: count(1000),
  history_months: count(12),
  history_page: count(50),

  free_photos: count(3, { public: true }),
  premium_photos: count(25, { public: true }),
  free_visible_photos: count(2, { public: true }),
  photo_review: flag(false),
  profile_review: define(OneOf(PROFILE_REVIEWS), 'suspicious'),
  photo_max_bytes: count(10_485_760, { public: true }),
  // The files of a deleted photo are gone within a minute.
  photo_undo_seconds: define(Integer({ minimum: 1, maximum: 45 }), 30, { public: true }),
  photo_min_side: count(400, { public: true }),
  photo_max_megapixels: count(50),
  photo_link_minutes: count(60),

  push_devices: count(20),
  push_ttl_hours: count(24),
  push_wait_seconds: count(30),
  notification_mail_minutes: count(10),
  notification_give_up_hours: count(24),
  notification_kept_days: count(90),
  // The mail says "more than a day".
  unread_reminder_hours: define(Integer({ minimum: 24, maximum: 1_000 }), 24),

  /** Weekly updates leave on this day of the week (Monday is 1), or on a later one when it was missed. */
  weekly_update_weekday: define(Integer({ minimum: 1, maximum: 7 }), 5),
  /** The hour of the member's country from which they leave, and the minutes over which they are spread. */
  weekly_update_hour: define(Integer({ minimum: 6, maximum: 11 }), 9),
  weekly_update_spread_minutes: define(Integer({ minimum: 30, maximum: 240 }), 120),
  /** Members whom news and offers are written to at once, and the seconds until the next. */
  mailing_batch: define(Integer({ minimum: 1, maximum: 1_000 }), 200),
  mailing_pause_seconds: define(Integer({ minimum: 1, maximum: 3_600 }), 30),

  activation_link_days: count(7),
  partner_signup_days: count(7),
  activation_resend_seconds: count(60),
  activation_mails_per_day: count(5),
  abandoned_signup_minutes: count(10),
  activation_reminder_hours: define(Type.Array(Integer({ minimum: 1 }), { uniqueItems: true }), [24, 72]),
  unconfirmed_purge_days: count(14),
  reset_link_minutes: count(60),
  reset_mails_per_day: count(3),
  mail_change_hours: count(24),
  mail_change_undo_hours: count(48),
  mail_changes_per_day: count(3),
  fresh_login_minutes: count(10),
  /** Days in which a deleted account can come back, before it is erased (spec §9 Reactivation window). */
  reactivation_days: count(14, { public: true }),
  data_export_hours: count(24),
  data_exports_per_day: count(2),
  /** Less than the days above: what a mail or a job carries is gone before the account is. */
  outbox_kept_days: define(Integer({ minimum: 1, maximum: 13 }), 7),
  jobs_kept_days: define(Integer({ minimum: 1, maximum: 13 }), 7),
  login_failures: count(5),
  login_failures_per_address: count(50),

  complaint_answer_days: count(14),
  /** Hours in which an operator decides about a report. */
  report_hours: count(72),
  /** The same where a person may be in danger. */
  report_urgent_hours: count(24),
  /** Closed complaints and reports. */
  complaint_retention_months: count(24),
} as const;

export type SettingKey = keyof typeof SETTINGS;
export type SettingValue<K extends SettingKey> = Static<(typeof SETTINGS)[K]['schema']>;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key);
}
