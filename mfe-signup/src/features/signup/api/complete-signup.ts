import { cleanText } from '@rendezvous/rules/texts/visible-text';
import { call, type CallOptions } from '@rendezvous/api-client/client';
import { birthDate, type BirthParts } from '@rendezvous/rules/birth-date';
import { COMPLETE_SIGNUP } from '@rendezvous/contract/resources/partners/calls';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { PartnerAnswer } from '@rendezvous/contract/resources/partners/values';
import type { Gender } from '@rendezvous/contract/resources/profile/values';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';

/** What is typed on the page that completes a partner's sign-up. */
export interface Completion extends BirthParts {
  name: string;
  gender: Gender | null;
  seeking: Gender | null;
  country: CountryCode;
  password: string;
  consent: boolean;
}

export interface CompletionCall {
  token: string;
  typed: Completion;
  /** Answers that the page asks for. */
  missing: readonly PartnerAnswer[];
  language: Locale;
}

/** Makes the account of a partner's sign-up, and its session. */
export async function completeSignup(
  { token, typed, missing, language }: CompletionCall,
  options: CallOptions,
): Promise<User> {
  const { gender, seeking, country, password, consent } = typed;
  const asked = (answer: PartnerAnswer) => missing.includes(answer);
  const birth = birthDate(typed);
  const { user } = await call(
    COMPLETE_SIGNUP,
    {
      token,
      password,
      language,
      ...(asked('name') && { name: cleanText(typed.name) }),
      ...(gender && { gender }),
      ...(seeking && { seeking }),
      ...(asked('country') && { country }),
      ...(asked('date_of_birth') && birth && { date_of_birth: birth }),
      ...(consent && { profile_consent: PROFILE_CONSENT }),
    },
    options,
  );
  return user;
}
