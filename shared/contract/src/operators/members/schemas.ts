import { Type, type Static } from 'typebox';
import {
  Closed,
  CountryCodeSchema,
  Cursor,
  Id,
  LocaleCode,
  Nullable,
  OneOf,
  Page,
  Text,
  Timestamp,
} from '#src/kernel/common.ts';
import { COMPLAINT_CATEGORIES, COMPLAINT_STATUSES } from '#src/resources/complaints/values.ts';
import { DELETE_REASONS } from '#src/resources/deletion/values.ts';
import {
  MEASURES,
  MEASURE_REASON,
  MEASURE_RULES,
  MEASURE_SOURCES,
  MEMBER_SEARCH,
  PROFILE_REJECT_REASONS,
} from '#src/operators/values.ts';
import { PHOTO_REJECT_REASONS } from '#src/resources/photos/values.ts';
import { USER_STATUSES } from '#src/resources/accounts/values.ts';

export const PROFILE_STATUSES = ['active', 'disabled', 'pending_review'] as const;

/** Finds by id, by whole e-mail address, or by the beginning of a name. */
export const OpsMembersQuery = Closed({ q: Text(MEMBER_SEARCH), cursor: Cursor });

/** A member as the list of operators shows them. */
export const OpsMemberRow = Closed({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  status: OneOf(USER_STATUSES),
  profile_status: OneOf(PROFILE_STATUSES),
  fictional: Type.Boolean(),
  signup_date: Timestamp,
});
export type OpsMemberRow = Static<typeof OpsMemberRow>;
export const OpsMembersResponse = Page(OpsMemberRow);
export type OpsMembersResponse = Static<typeof OpsMembersResponse>;

/** What an operator did about a member, and why. */
export const OpsMeasure = Closed({
  kind: OneOf(MEASURES),
  at: Timestamp,
  operator: Type.String(),
  /** The reason sent to the member when a profile or a photo was rejected; null for all else. */
  told: Nullable(OneOf([...new Set([...PROFILE_REJECT_REASONS, ...PHOTO_REJECT_REASONS])])),
  /** The rule named to the member; null for an act that is no restriction. */
  rule: Nullable(OneOf(MEASURE_RULES)),
  source: Nullable(OneOf(MEASURE_SOURCES)),
  /** The operator's words to the member; empty where `told` says it, and for an act that is no restriction. */
  facts: Type.String(),
  /** For the record. */
  reason: Type.String(),
});
export type OpsMeasure = Static<typeof OpsMeasure>;

/** A member for operators: account, state, where they came from, complaints and measures. No messages, no way to log in. */
export const OpsMember = Closed({
  ...OpsMemberRow.properties,
  language: LocaleCode,
  country: CountryCodeSchema,
  domain: Type.String(),
  paid_user: Type.Boolean(),
  invisible: Type.Boolean(),
  confirmed_at: Nullable(Timestamp),
  last_active: Timestamp,
  /** Affiliate that sent them; null for those who came by themselves. */
  source: Nullable(
    Closed({
      network: Type.String(),
      ref: Type.String(),
      sub1: Type.Optional(Type.String()),
      sub2: Type.Optional(Type.String()),
      sub3: Type.Optional(Type.String()),
    }),
  ),
  /** Why they leave, while the account waits for its erasure. */
  leaving: Nullable(Closed({ reason: OneOf(DELETE_REASONS), at: Timestamp })),
  complaints: Type.Array(
    Closed({
      ticket: Id,
      category: OneOf(COMPLAINT_CATEGORIES),
      status: OneOf(COMPLAINT_STATUSES),
      created_at: Timestamp,
    }),
  ),
  measures: Type.Array(OpsMeasure),
});
export type OpsMember = Static<typeof OpsMember>;

export const OpsMemberQuery = Closed({ id: Id });
export const OpsMemberResponse = Closed({ member: OpsMember });
export type OpsMemberResponse = Static<typeof OpsMemberResponse>;

/** What a member receives about a measure: facts in the operator's words, rule and source (DSA art. 17). */
export const MeasureStatement = Closed({
  facts: Text(MEASURE_REASON),
  rule: OneOf(MEASURE_RULES),
  source: OneOf(MEASURE_SOURCES),
});
export type MeasureStatement = Static<typeof MeasureStatement>;

/** Suspends a member, or hides their profile until it is reviewed. */
export const OpsMeasureBody = Closed({ member: Id, ...MeasureStatement.properties });
export type OpsMeasureBody = Static<typeof OpsMeasureBody>;

/** Restores a member; `reason` is for the record. */
export const OpsRestoreBody = Closed({ member: Id, reason: Text(MEASURE_REASON) });
export type OpsRestoreBody = Static<typeof OpsRestoreBody>;
