import { Type, type Static } from 'typebox';
import { CAPABILITIES } from '#src/kernel/capabilities.ts';
import { Closed, CountryCodeSchema, Money, Nullable, OneOf } from '#src/kernel/common.ts';
import { CompanyInfo } from './company-info.ts';
import { PUBLIC_SCHEMAS } from './public-settings.ts';

export * from './company-info.ts';
export * from './values.ts';

export const CompanyInfoResponse = Closed({ companyinfo: CompanyInfo });
export type CompanyInfoResponse = Static<typeof CompanyInfoResponse>;

/**
 * Public settings of a domain, inlined into every page and served by settings.php (spec §3 Settings): those of the table, and what
 * the server adds to them.
 */
export const Settings = Closed({
  ...PUBLIC_SCHEMAS,
  domain: Type.String(),
  geoip_country: CountryCodeSchema,
  geoip_selected_country: CountryCodeSchema,
  /** Does the server know a traffic source of this viewer (spec §4 Signups setting)? */
  traffic_source: Type.Boolean(),
  push_public_key: Nullable(Type.String()),
  minimum_message_costs: Type.Record(Type.String(), Closed({ costs: Money, currency: Type.String() })),
  /** What works today and may be offered. */
  capabilities: Type.Array(OneOf(CAPABILITIES)),
  interests: Type.Array(Type.String()),
  /** What each country calls its regions. */
  region_labels: Type.Record(Type.String(), Type.String()),
});
export type Settings = Static<typeof Settings>;
/**
 * The query of the page being shown (any of it, as it says a traffic source), its route, and the host that forces the domain
 * (spec §7 Calls: settings.php). Without `forced_domain` the request's own host does.
 */
export const SettingsQuery = Type.Unsafe<{ [name: string]: unknown; forced_domain?: string }>(
  Type.Object(
    { forced_domain: Type.Optional(Type.String({ maxLength: 255 })) },
    { additionalProperties: true },
  ),
);
export const SettingsResponse = Closed({ settings: Settings });
export type SettingsResponse = Static<typeof SettingsResponse>;
