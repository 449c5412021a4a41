import { LOCALES, type Locale } from '@rendezvous/contract/kernel/locales';
import {
  CAPABILITIES,
  WORKING_CAPABILITIES,
  type Capability,
} from '@rendezvous/contract/kernel/capabilities';
import type { PageFact, PageNumber, PageWhen } from '@rendezvous/contract/resources/pages/schemas';
import { answerDays } from '@rendezvous/rules/answer-days';
import { termsDate } from '@rendezvous/rules/terms-date';
import { TRACKING_DAYS } from '@rendezvous/contract/resources/signup/tracking';
import { companyFacts } from './company-facts.ts';
import { DEVICE_DAYS } from '#src/identity/accounts/face.ts';
import { SESSION_DAYS } from '#src/platform/http/session.ts';
import type { SettingKey, SettingValue } from '@rendezvous/contract/settings/table';

type Read = <K extends SettingKey>(key: K) => SettingValue<K>;

/** What a page is filled from: the settings of a domain, in a language. */
export interface PageContext {
  domain: string;
  locale: Locale;
  read: Read;
}

/** Days in which a deleted account can be restored (spec §9 Reactivation window). */
const REACTIVATION_DAYS = 14;
const MEGABYTE = 1_048_576;
const HOUR_SECONDS = 3_600;

/** The number as links dial it: digits, after a plus where one is first. */
const phoneOf = (read: Read): string =>
  (read('support_phone') || read('company').support_phone).trim().replace(/(?!^\+)\D/g, '');

/** Years in which the company stores its books; the longest known where its country names none. */
function retentionYears(read: Read): number {
  const years = read('record_retention_years');
  return years[read('company').country] ?? Math.max(...Object.values(years));
}

function countryName(code: string, iso: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(iso, { type: 'region' }).of(code) ?? code;
}

/** Numbers a page may name, before they are written as the language writes them. */
export function pageNumbers({ read, locale }: Omit<PageContext, 'domain'>): Record<PageNumber, number> {
  return {
    min_age: read('min_age'),
    message_credits: read('message_credits'),
    photo_credits: read('photo_credits'),
    gift_credits: read('gift_credits'),
    signup_credits: read('signup_credits'),
    own_amount_min: read('own_amount_min'),
    own_amount_max: read('own_amount_max'),
    free_likes: read('free_likes_per_day'),
    premium_likes: read('premium_likes_per_day'),
    free_swipes: read('free_swipes_per_day'),
    free_conversations: read('free_conversations'),
    free_photos: read('free_photos'),
    premium_photos: read('premium_photos'),
    free_visible_photos: read('free_visible_photos'),
    like_undo_seconds: read('like_undo_seconds'),
    pass_return_days: read('pass_return_days'),
    message_length: read('message_length'),
    history_messages: read('history_messages'),
    history_months: read('history_months'),
    visitor_results: read('logged_out_search_limit'),
    photo_max_mb: Math.floor(read('photo_max_bytes') / MEGABYTE),
    photo_min_side: read('photo_min_side'),
    photo_link_minutes: read('photo_link_minutes'),
    refund_days: read('refund_days'),
    payment_expiry_minutes: read('payment_expiry_minutes'),
    transfer_expiry_days: read('transfer_expiry_days'),
    time_bonus_percentage: read('time_bonus_percentage'),
    time_bonus_hours: read('time_bonus_seconds') / HOUR_SECONDS,
    discount_cooldown_days: read('discount_cooldown_days'),
    activation_link_days: read('activation_link_days'),
    abandoned_signup_minutes: read('abandoned_signup_minutes'),
    unconfirmed_purge_days: read('unconfirmed_purge_days'),
    login_failures: read('login_failures'),
    complaint_answer_days: answerDays(read('complaint_answer_days'), locale),
    complaint_retention_months: read('complaint_retention_months'),
    session_days: SESSION_DAYS,
    device_days: DEVICE_DAYS,
    tracking_days: TRACKING_DAYS,
    reactivation_days: REACTIVATION_DAYS,
    record_retention_years: retentionYears(read),
  };
}

/** All facts a page may name in braces, as they read in its language (spec §3 Company info, §9). */
export function pageFacts({ domain, locale, read }: PageContext): Record<PageFact, string> {
  const [company, suppliers] = [read('company'), read('suppliers')];
  const { iso } = LOCALES.find(({ code }) => code === locale)!;
  const country = countryName(company.country, iso);
  const start = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  const [singular, plural] = [read('fictional_singular')[locale], read('fictional_plural')[locale]];
  const format = new Intl.NumberFormat(iso, { maximumFractionDigits: 1 });
  const counted = Object.entries(pageNumbers({ read, locale })).map(([fact, value]) => [
    fact,
    format.format(value),
  ]);
  const worded = {
    name: read('name'),
    domain,
    support_email: read('support_email'),
    support_phone: phoneOf(read),
    terms_date: new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone: 'UTC' }).format(
      termsDate(company.added),
    ),
    ...companyFacts(company, locale, country),
    'suppliers.servers': suppliers.servers,
    'suppliers.mail': suppliers.mail,
    'suppliers.text_messages': suppliers.text_messages,
    'suppliers.payments': suppliers.payments,
    fictional_singular: singular,
    fictional_plural: plural,
    'fictional_singular.start': start(singular),
    'fictional_plural.start': start(plural),
    fictional_warning: read('fictional_warning')[locale],
    withdrawal_words: read('withdrawal_words')[locale],
    withdrawal_confirm_words: read('withdrawal_confirm_words')[locale],
  };
  return { ...Object.fromEntries(counted), ...worded } as Record<PageFact, string>;
}

/** Which conditions of pages are true on a domain, and which capabilities of the product work. */
export function pageConditions(
  { read }: PageContext,
  working: readonly Capability[] = WORKING_CAPABILITIES,
): Record<PageWhen, boolean> {
  const contact = read('fictional_contact');
  const visitors = read('logged_out_search');
  const capabilities = CAPABILITIES.map((capability) => [capability, working.includes(capability)]);
  return {
    ...(Object.fromEntries(capabilities) as Record<Capability, boolean>),
    support_phone: phoneOf(read) !== '',
    fictional_free: contact === 'free',
    fictional_paid: contact === 'paid',
    fictional_none: contact === 'none',
    photo_review: read('photo_review'),
    member_resell: read('member_resell'),
    advertising: read('cam_url') !== null,
    demonstration: read('demonstration'),
    mediator: Boolean(read('company').mediator),
    privacy_officer: Boolean(read('company').privacy_officer),
    suppliers: Object.values(read('suppliers')).some(Boolean),
    // German law has a company say so (§36 VSBG).
    mediation_refused: read('company').country === 'DE' && !read('company').mediator,
    visitors_see_none: visitors === 'none',
    visitors_see_some: visitors === 'limited',
    visitors_see_all: visitors === 'all',
  };
}
