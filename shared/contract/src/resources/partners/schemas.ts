import { Type, type Static } from 'typebox';
import {
  CalendarDate,
  Closed,
  CountryCodeSchema,
  LocaleCode,
  OneOf,
  Text,
  Timestamp,
} from '#src/kernel/common.ts';
import { EMAIL, PASSWORD, USERNAME } from '#src/kernel/field-rules.ts';
import { GENDERS } from '#src/resources/profile/schemas.ts';
import { PROFILE_CONSENTS } from '#src/resources/signup/values.ts';
import { TokenBody, Tracking } from '#src/resources/signup/schemas.ts';
import { PARTNER_ANSWERS } from './values.ts';

export * from './values.ts';

const { network: _network, ...Source } = Tracking.properties;

/** What a partner may pass on besides the address; the page asks for the rest. */
const Answers = {
  name: Type.Optional(Text(USERNAME)),
  gender: Type.Optional(OneOf(GENDERS)),
  seeking: Type.Optional(OneOf(GENDERS)),
  country: Type.Optional(CountryCodeSchema),
};

/** A sign-up that began at a partner: the answers given there, and the consent to passing it on. */
export const PartnerSignupBody = Closed({
  email: Text(EMAIL),
  ...Answers,
  date_of_birth: Type.Optional(CalendarDate),
  language: Type.Optional(LocaleCode),
  /** Record of the consent: version of the partner's text, its language, and when it was agreed to. */
  consent: Closed({
    version: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9._-]+$' }),
    language: Type.Optional(LocaleCode),
    given_at: Timestamp,
  }),
  /** Where the partner's visitor came from; the network is the partner itself. */
  tracking: Type.Optional(Closed(Source)),
});
export type PartnerSignupBody = Static<typeof PartnerSignupBody>;

export const PartnerSignupResponse = Closed({ complete_signup_url: Type.String() });

export const PartnerSignupQuery = TokenBody;

/** A sign-up as its page shows it. The date of birth stays on the server. */
export const PartnerSignup = Closed({
  email: Type.String(),
  partner: Type.String(),
  ...Answers,
  name: Type.Optional(Type.String()),
  language: Type.Optional(LocaleCode),
  /** Answers that are still to be given, in the order they are asked. */
  missing: Type.Array(OneOf(PARTNER_ANSWERS)),
});
export type PartnerSignup = Static<typeof PartnerSignup>;

/** What completes a partner's sign-up. Answers given here count before those of the partner. */
export const CompleteSignupBody = Closed({
  token: TokenBody.properties.token,
  password: Text(PASSWORD),
  ...Answers,
  date_of_birth: Type.Optional(CalendarDate),
  language: LocaleCode,
  /** Version of the consent that was ticked; without it the answer is `consent_required`. */
  profile_consent: Type.Optional(OneOf(PROFILE_CONSENTS)),
});
export type CompleteSignupBody = Static<typeof CompleteSignupBody>;
