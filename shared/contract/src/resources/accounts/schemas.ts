import { Type, type Static, type TBoolean, type TOptional } from 'typebox';
import {
  Closed,
  CountryCodeSchema,
  Id,
  Integer,
  LocaleCode,
  Money,
  Nullable,
  OneOf,
  Timestamp,
} from '#src/kernel/common.ts';
import { EMAIL, PASSWORD } from '#src/kernel/field-rules.ts';
import { Profile, ProfilePatch } from '#src/resources/profile/schemas.ts';
import {
  DISABLED_NOTIFICATION_REASONS,
  NOTIFICATION_TYPES,
  USER_STATUSES,
  type NotificationType,
} from './values.ts';

export * from './values.ts';

/** Price of the lot that the next credit is spent from. It is valid until the balance is down to `until`; given credits cost nothing. */
export const CreditPrice = Closed({
  price: Money,
  credits: Integer({ minimum: 1 }),
  until: Integer({ minimum: 0 }),
});
export type CreditPrice = Static<typeof CreditPrice>;

export const User = Closed({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  status: OneOf(USER_STATUSES),
  credits: Integer({ minimum: 0 }),
  paid_user: Type.Boolean(),
  /** The member's own price of a credit; null before a first purchase. */
  credit_price: Nullable(CreditPrice),
  signup_date: Timestamp,
  notifications_disabled: Type.Array(OneOf(DISABLED_NOTIFICATION_REASONS)),
  notifications: Type.Record(Type.String(), Type.Boolean()),
  language: LocaleCode,
  country: CountryCodeSchema,
  payment_country: CountryCodeSchema,
  invisible: Type.Boolean(),
  fictional_icon: Type.String(),
  /** The consent in force is to an earlier text: the member is asked again. */
  consent_outdated: Type.Boolean(),
  profile: Profile,
  counters: Closed({ unread: Integer(), new_likes: Integer() }),
});
export type User = Static<typeof User>;

export const UserResponse = Closed({ user: Type.Union([User, Type.Null()]) });
export type UserResponse = Static<typeof UserResponse>;

/** The account after a log-in, a sign-up or a change of it. */
export const AccountResponse = Closed({ user: User });
export type AccountResponse = Static<typeof AccountResponse>;

export const LoginBody = Closed({
  email: Type.String({ minLength: 1, maxLength: EMAIL.max }),
  password: Type.String({ minLength: 1, maxLength: PASSWORD.max }),
});
export type LoginBody = Static<typeof LoginBody>;

/** The member's password once more, before an act that asks for a fresh log-in. */
export const ReauthenticateBody = Closed({
  password: Type.String({ minLength: 1, maxLength: PASSWORD.max }),
});
export type ReauthenticateBody = Static<typeof ReauthenticateBody>;

/** Types of notification to switch on or off (spec §3 Notification types); those left out stay as they are. */
export const NotificationsPatch = Closed(
  Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, Type.Optional(Type.Boolean())])) as Record<
    NotificationType,
    TOptional<TBoolean>
  >,
);
export type NotificationsPatch = Static<typeof NotificationsPatch>;

/** A new password, with the one until now as proof. */
export const PasswordPatch = Closed({
  old: Type.String({ minLength: 1, maxLength: PASSWORD.max }),
  new: Type.String({ minLength: PASSWORD.min, maxLength: PASSWORD.max }),
});
export type PasswordPatch = Static<typeof PasswordPatch>;

/** An amount that stays within the columns of the database. */
const SpendLimitMoney = Closed({
  amount: Integer({ minimum: 0, maximum: 100_000_000 }),
  currency: Money.properties.currency,
});

/** What a member may change of their own account (more fields follow with the account part). */
export const UserPatch = Closed({
  language: Type.Optional(LocaleCode),
  invisible: Type.Optional(Type.Boolean()),
  notifications: Type.Optional(NotificationsPatch),
  payment_country: Type.Optional(CountryCodeSchema),
  password: Type.Optional(PasswordPatch),
  /** The new address; it counts once the link mailed to it was pressed. Its form is checked by the service. */
  email: Type.Optional(Type.String({ maxLength: EMAIL.max })),
  profile: Type.Optional(ProfilePatch),
  /** `version` of the profile the change was made on. A field changed since then answers `profile_changed`; without it the change counts. */
  profile_version: Type.Optional(Integer({ minimum: 0 })),
  main_image: Type.Optional(Id),
  /** Highest amount to spend in a month; null ends the limit. A raise takes effect a day later (`GET /api/spend-limit.php`). */
  spend_limit: Type.Optional(Nullable(SpendLimitMoney)),
});
export type UserPatch = Static<typeof UserPatch>;

/** The member's sessions, the one in use marked `current`. */
export const SessionItem = Closed({
  id: Id,
  user_agent: Type.String(),
  /** ISO country of the address of the log-in; null where it is unknown. */
  country: Nullable(Type.String({ pattern: '^[A-Z]{2}$' })),
  created_at: Timestamp,
  last_seen_at: Timestamp,
  current: Type.Boolean(),
});
/** Session to end; left out, all but the one in use. */
export const SessionQuery = Closed({ id: Type.Optional(Id) });
export const SessionsResponse = Closed({ items: Type.Array(SessionItem) });
export type SessionsResponse = Static<typeof SessionsResponse>;
