import type { SignupBody } from '@rendezvous/contract/resources/signup/schemas';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';

let count = 0;

/** A sign-up that is accepted, with an address and a name that no other draft of this file has. */
export function signupDraft(changes: Partial<SignupBody> = {}) {
  count += 1;
  return {
    email: `newcomer${count}@mail.example`,
    name: `Newcomer_${count}`,
    password: 'green-lantern-77',
    date_of_birth: '1992-04-01',
    gender: 'female',
    seeking: 'male',
    country: 'NL',
    language: 'nl',
    profile_consent: PROFILE_CONSENT,
    ...changes,
  } satisfies SignupBody;
}
