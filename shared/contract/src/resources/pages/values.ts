/** Facts that are numbers: a page may put them in a plural or a number format, `{refund_days, plural, …}`. */
export const PAGE_NUMBERS = [
  'min_age',
  'record_retention_years',
  'message_credits',
  'photo_credits',
  'gift_credits',
  'signup_credits',
  'own_amount_min',
  'own_amount_max',
  'free_likes',
  'premium_likes',
  'free_swipes',
  'free_conversations',
  'free_photos',
  'premium_photos',
  'free_visible_photos',
  'like_undo_seconds',
  'pass_return_days',
  'message_length',
  'history_messages',
  'history_months',
  'visitor_results',
  'photo_max_mb',
  'photo_min_side',
  'photo_link_minutes',
  'refund_days',
  'payment_expiry_minutes',
  'transfer_expiry_days',
  'time_bonus_percentage',
  'time_bonus_hours',
  'discount_cooldown_days',
  'activation_link_days',
  'abandoned_signup_minutes',
  'unconfirmed_purge_days',
  'login_failures',
  'complaint_answer_days',
  'complaint_retention_months',
  'session_days',
  'device_days',
  'tracking_days',
  'reactivation_days',
] as const;
export type PageNumber = (typeof PAGE_NUMBERS)[number];

/**
 * What a page may name in braces, `{refund_days}`; the server fills it from the settings of the domain. Those that end in
 * `.start` begin with a capital letter.
 */
export const PAGE_FACTS = [
  'name',
  'domain',
  'support_email',
  'support_phone',
  'terms_date',
  'company.name',
  'company.postal_address',
  'company.address',
  'company.city',
  'company.country',
  'company.kvk',
  'company.vat_numbers',
  'company.tradenames',
  'company.register',
  'company.represented_by',
  'company.share_capital',
  'company.publisher',
  'company.host',
  'company.mediator',
  'company.register_court',
  'company.minors_officer',
  'company.privacy_officer',
  'company.further',
  'suppliers.servers',
  'suppliers.mail',
  'suppliers.text_messages',
  'suppliers.payments',
  'authority_languages',
  'fictional_singular',
  'fictional_plural',
  'fictional_singular.start',
  'fictional_plural.start',
  'fictional_warning',
  'withdrawal_words',
  'withdrawal_confirm_words',
  ...PAGE_NUMBERS,
] as const;
export type PageFact = (typeof PAGE_FACTS)[number];

/** Conditions of a domain that blocks and stretches of a page may depend on, besides the capabilities of the product. */
export const PAGE_CONDITIONS = [
  'support_phone',
  'fictional_free',
  'fictional_paid',
  'fictional_none',
  'photo_review',
  'member_resell',
  'advertising',
  'demonstration',
  'mediator',
  'mediation_refused',
  'privacy_officer',
  'suppliers',
  'visitors_see_none',
  'visitors_see_some',
  'visitors_see_all',
] as const;
export type PageCondition = (typeof PAGE_CONDITIONS)[number];

/** Where a link of a page may lead: an own path, a place on the same page, a mail address, a telephone number. */
export const PAGE_LINK =
  '^(/([A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*)?(#[a-z0-9-]+)?|#[a-z0-9-]+|mailto:[^\\s?<>"]+|tel:(\\+?[0-9]+|\\{support_phone\\}))$';

/** What the address of a page may be called. */
export const PAGE_TOKEN = '^[a-z0-9][a-z0-9-]{0,59}$';

/** What a page's slug is read from: the match of its address. */
interface PageMatch {
  route: { path: string };
  params: { token?: string };
}

/** Slug of the page at an address; null where no page can be. */
export function pageSlug({ route, params }: PageMatch): string | null {
  const slug = params.token ?? /^\/pages\/(.+)$/.exec(route.path)?.[1];
  return slug !== undefined && new RegExp(PAGE_TOKEN).test(slug) ? slug : null;
}
