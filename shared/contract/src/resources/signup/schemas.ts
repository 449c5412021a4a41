import { Type, type Static } from 'typebox';
import {
  CalendarDate,
  Closed,
  CountryCodeSchema,
  Id,
  Integer,
  LocaleCode,
  OneOf,
  Text,
} from '#src/kernel/common.ts';
import { GENDERS, ProfilePatch } from '#src/resources/profile/schemas.ts';
import { User } from '#src/resources/accounts/schemas.ts';
import { EMAIL, PASSWORD, USERNAME } from '#src/kernel/field-rules.ts';
import { ACTIVATION_STEPS, PROFILE_CONSENTS } from './values.ts';

export * from './values.ts';

/** Affiliate data stored with the account (spec §3 Affiliate tracking data). */
export const Tracking = Closed({
  network: Type.Optional(Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9._-]+$' })),
  ref: Type.Optional(Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9._-]+$' })),
  sub1: Type.Optional(Type.String({ maxLength: 128 })),
  sub2: Type.Optional(Type.String({ maxLength: 128 })),
  sub3: Type.Optional(Type.String({ maxLength: 128 })),
});
export type Tracking = Static<typeof Tracking>;

/** Step 1 of sign-up: makes the account (spec §3 Signup form draft, §5). */
export const SignupBody = Closed({
  email: Text(EMAIL),
  name: Text(USERNAME),
  password: Text(PASSWORD),
  date_of_birth: CalendarDate,
  gender: OneOf(GENDERS),
  seeking: OneOf(GENDERS),
  country: CountryCodeSchema,
  language: LocaleCode,
  /** Version of the consent that was ticked; without it the answer is `consent_required` (PRODUCT.md §3). */
  profile_consent: Type.Optional(OneOf(PROFILE_CONSENTS)),
  /** First message to a member, queued until the activation. To a fictional one the warning is confirmed with it. */
  signup_message: Type.Optional(
    Closed({
      member: Id,
      text: Type.String({ minLength: 1, maxLength: 5000 }),
      fictional_confirmed: Type.Optional(Type.Boolean()),
    }),
  ),
  tracking: Type.Optional(Tracking),
});
export type SignupBody = Static<typeof SignupBody>;

/** `message_held`: whether the first message is queued; left out without one. */
export const SignupResponse = Closed({ user: User, message_held: Type.Optional(Type.Boolean()) });
export type SignupResponse = Static<typeof SignupResponse>;

/** Steps 2 (photo), 3 (details) and 4 (about me); `step` names the step just finished or skipped; 4 completes. */
export const SignupStepBody = Closed({
  step: Integer({ minimum: 2, maximum: 4 }),
  profile: Type.Optional(ProfilePatch),
});
export type SignupStepBody = Static<typeof SignupStepBody>;

export const SignupStepResponse = Closed({ user: User, step: Integer(), complete: Type.Boolean() });
export type SignupStepResponse = Static<typeof SignupStepResponse>;

/** A press of a mailed link, with the password that its owner chose where the link asks for one. */
export const LinkBody = Closed({
  token: Type.String({ minLength: 16, maxLength: 200 }),
  password: Type.Optional(Text(PASSWORD)),
});
export type LinkBody = Static<typeof LinkBody>;

export const TokenBody = Closed({ token: Type.String({ minLength: 16, maxLength: 200 }) });

export const UsernameQuery = Closed({ name: Type.String({ maxLength: 64 }) });
export const UsernameResponse = Closed({ available: Type.Boolean(), reason: Type.Optional(Type.String()) });
export type UsernameResponse = Static<typeof UsernameResponse>;

/** `GET /api/activation.php`: what has been done so far of the work before the activation mail, in order. */
export const ActivationProgressResponse = Closed({ steps: Type.Array(OneOf(ACTIVATION_STEPS)) });
export type ActivationProgressResponse = Static<typeof ActivationProgressResponse>;
