import type { TextRule } from '#src/kernel/field-rules.ts';

/** Cookie of an operator's session. It opens `/api/ops` alone, and a member's session never does. */
export const OPS_COOKIE = 'ops.session';

/** What operators are on the site for. */
export const OPERATOR_ROLES = ['admin', 'support', 'reviewer', 'finance'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Roles that may do a thing. Each endpoint for operators names one right; without one it refuses all of them. */
export const OPERATOR_RIGHTS = {
  'session.own': ['admin', 'support', 'reviewer', 'finance'],
  'members.read': ['admin', 'support'],
  'members.judge': ['admin', 'support'],
  'photos.review': ['admin', 'reviewer'],
  'profiles.review': ['admin', 'reviewer'],
  'complaints.handle': ['admin', 'support'],
  'reports.handle': ['admin', 'support', 'reviewer'],
  'leaving.read': ['admin', 'support'],
  'settings.read': ['admin', 'support'],
  'settings.change': ['admin'],
  'operators.manage': ['admin'],
  'audit.read': ['admin'],
  'money.read': ['admin', 'support', 'finance'],
  'money.handle': ['support', 'finance'],
  'money.confirm': ['finance'],
  'discounts.read': ['admin', 'support', 'finance'],
  'discounts.manage': ['finance'],
} as const satisfies Record<string, readonly OperatorRole[]>;
export type OperatorRight = keyof typeof OPERATOR_RIGHTS;

/**
 * Rights whose writes ask for a fresh second factor: they make, raise or reset the credential of an operator, change settings, apply a measure
 * about a member, move money, or give a part of it away.
 */
export const FRESH_RIGHTS: ReadonlySet<OperatorRight> = new Set([
  'operators.manage',
  'settings.change',
  'members.judge',
  'profiles.review',
  'reports.handle',
  'money.handle',
  'money.confirm',
  'discounts.manage',
]);

/** Roles that have a right; none for a name that is no right. */
export const rolesWith = (right: string | undefined): readonly OperatorRole[] =>
  right !== undefined && Object.hasOwn(OPERATOR_RIGHTS, right) ? OPERATOR_RIGHTS[right as OperatorRight] : [];

/** Rights of a role. */
export const rightsOf = (role: OperatorRole): OperatorRight[] =>
  (Object.keys(OPERATOR_RIGHTS) as OperatorRight[]).filter((right) =>
    (OPERATOR_RIGHTS[right] as readonly OperatorRole[]).includes(role),
  );

/** Name of an operator, as the audit log shows it. */
export const OPERATOR_NAME = { min: 2, max: 40, pattern: '^[a-z][a-z0-9.-]*$' } as const satisfies TextRule;
/** Code of an authenticator app. */
export const OPERATOR_CODE = { min: 6, max: 6, pattern: '^[0-9]{6}$' } as const satisfies TextRule;

/** Wrong codes of an operator after which no more are accepted, and for how long; counted by the database for all processes. */
export const OPERATOR_CODES = { max: 5, minutes: 15 } as const;

/** Minutes without a request after which an operator's session ends, and hours after which it ends in any case. */
export const OPS_SESSION = { idleMinutes: 30, hours: 12 } as const;

/** Facts of a measure for its member, or the reason of another act for the record. */
export const MEASURE_REASON = { min: 5, max: 1000 } as const satisfies TextRule;
/** Name, address or id that members are searched by. */
export const MEMBER_SEARCH = { min: 2, max: 254 } as const satisfies TextRule;

/** What operators did about a member. */
export const MEASURES = [
  'suspend',
  'restore',
  'profile_hold',
  'profile_approve',
  'profile_send_back',
  'photo_remove',
  'photo_restore',
] as const;
export type Measure = (typeof MEASURES)[number];

/** Rules that a measure names to its member, as `/pages/ban` lists them. */
export const MEASURE_RULES = [
  'minors',
  'violence',
  'intimate_photos',
  'exploitation',
  'fraud',
  'evasion',
  'harassment',
  'hatred',
  'money',
  'identity',
  'private_data',
  'bots',
  'tricks',
  'photos',
  'contact',
  'other',
] as const;
export type MeasureRule = (typeof MEASURE_RULES)[number];

/** How the operator learned of the facts of a measure: by a report, by looking, or by an automatic check (DSA art. 17.3). */
export const MEASURE_SOURCES = ['report', 'own_look', 'automatic'] as const;
export type MeasureSource = (typeof MEASURE_SOURCES)[number];

/** Profiles that are put to review when their words change: each one, those with contact details, or none. */
export const PROFILE_REVIEWS = ['all', 'suspicious', 'none'] as const;

/** Reasons for which a profile is rejected; its member receives them. */
export const PROFILE_REJECT_REASONS = ['contact', 'offensive', 'other_people', 'false', 'other'] as const;
export type ProfileRejectReason = (typeof PROFILE_REJECT_REASONS)[number];

export const COMPLAINT_ANSWER = { min: 10, max: 4000 } as const satisfies TextRule;
export const COMPLAINT_RESOLUTION = { min: 5, max: 1000 } as const satisfies TextRule;

/** How a setting is edited; `json` for everything that is no single value. */
export const SETTING_KINDS = ['flag', 'number', 'text', 'choice', 'texts', 'json'] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];
/** Where the value in force comes from: the product, a value for all domains, or one of this domain. */
export const SETTING_SOURCES = ['product', 'all', 'domain'] as const;
export type SettingSource = (typeof SETTING_SOURCES)[number];
