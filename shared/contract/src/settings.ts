import { Type, type Static } from 'typebox';
import { Closed, CountryCodeSchema, Money, Nullable, OneOf } from './common.ts';
import { VISIBLE_PROFILE_FIELDS } from './profile-values.ts';
import { SIGNUPS, LOGGED_OUT_SEARCH, SEARCH_FIELDS } from './settings-values.ts';

export * from './settings-values.ts';

/** Company block of the footer and legal pages (spec §3 Company info). Empty fields are not shown. */
export const CompanyInfo = Closed({
  name: Type.String(),
  address: Type.String(),
  kvk: Type.String(),
  city: Type.String(),
  country: Type.String(),
  tradenames: Type.Array(Type.String()),
  vat_numbers: Type.Array(Type.String()),
  support_phone: Type.String(),
  delete_discount: Type.Integer(),
  added: Type.String(),
});
export type CompanyInfo = Static<typeof CompanyInfo>;
export const CompanyInfoResponse = Closed({ companyinfo: CompanyInfo });
export type CompanyInfoResponse = Static<typeof CompanyInfoResponse>;

/** Public settings of a domain, inlined into every page and served by settings.php (spec §3 Settings). */
export const Settings = Closed({
  name: Type.String(),
  domain: Type.String(),
  /** Language of the domain; one of ours where the product speaks it. */
  domain_language: Type.String(),
  description: Type.String(),
  index_title: Type.String(),
  /** Address prefix of public images. */
  cdn_prefix: Type.String(),
  countries: Type.Array(CountryCodeSchema),
  geoip_country: CountryCodeSchema,
  geoip_selected_country: CountryCodeSchema,
  signups: OneOf(SIGNUPS),
  logged_out_search: OneOf(LOGGED_OUT_SEARCH),
  logged_out_search_trafficsource: OneOf(LOGGED_OUT_SEARCH),
  /** 'no', 'all' or a list of countries. */
  enable_site_entry_popup: Type.Union([OneOf(['no', 'all'] as const), Type.Array(CountryCodeSchema)]),
  push_public_key: Nullable(Type.String()),
  support_email: Type.String(),
  support_phone: Type.String(),
  fictional_icon: Type.String(),
  fictional_warning: Type.String(),
  fictional_singular: Type.String(),
  fictional_plural: Type.String(),
  visible_profile_fields: Type.Array(OneOf(VISIBLE_PROFILE_FIELDS)),
  visible_profile_notes: Type.Array(Type.String()),
  search_fields: Type.Array(OneOf(SEARCH_FIELDS)),
  message_credits: Type.Integer(),
  signup_credits: Type.Integer(),
  photo_credits: Type.Integer(),
  gift_credits: Type.Integer(),
  message_length: Type.Integer(),
  minimum_message_costs: Type.Record(Type.String(), Closed({ costs: Money, currency: Type.String() })),
  refund_days: Type.Integer(),
  member_resell: Type.Boolean(),
  cam_url: Nullable(Type.String()),
  interests: Type.Array(Type.String()),
  /** What each country calls its regions. */
  region_labels: Type.Record(Type.String(), Type.String()),
  min_age: Type.Integer(),
  free_likes_per_day: Type.Integer(),
  free_conversations: Type.Integer(),
  free_photos: Type.Integer(),
  premium_photos: Type.Integer(),
  premium_claim: Nullable(
    Closed({ percent: Type.Integer(), measured_at: Type.String(), source: Type.String() }),
  ),
  fictional_contact: OneOf(['paid', 'free', 'none'] as const),
  /** The site shows demonstration data and the frame says so. */
  demonstration: Type.Boolean(),
  designVersion: Type.Integer(),
  company: CompanyInfo,
});
export type Settings = Static<typeof Settings>;
/** The query of the page being shown: anything goes, and of it only `route` is read. */
export const SettingsQuery = Type.Record(Type.String(), Type.Unknown());
export const SettingsResponse = Closed({ settings: Settings });
export type SettingsResponse = Static<typeof SettingsResponse>;
