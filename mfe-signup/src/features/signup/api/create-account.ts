import { cleanText, visibleText } from '@rendezvous/rules/texts/visible-text';
import { api, type CallOptions } from '@rendezvous/api-client/client';
import { birthDate } from '@rendezvous/rules/birth-date';
import { SIGN_UP } from '@rendezvous/contract/resources/signup/calls';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { SignupBody, SignupResponse } from '@rendezvous/contract/resources/signup/schemas';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';
import { trafficSource } from '@rendezvous/domain/traffic-source';
import type { Draft } from '../draft.ts';

/** Everything the account is made of. */
export interface Account {
  draft: Draft;
  password: string;
  /** The separate consent to showing the profile was ticked. */
  consent: boolean;
  language: Locale;
}

/** Answers of the steps up to the account. Gender and the gender sought are known by then, and the date is checked. */
function bodyOf({ draft, password, consent, language }: Account): SignupBody | null {
  const { gender, seeking, country, member, fictional_confirmed: confirmed } = draft;
  const text = visibleText(draft.signup_message ?? '');
  const date = birthDate(draft);
  if (!gender || !seeking || !date) return null;
  const tracking = trafficSource();
  return {
    email: cleanText(draft.email),
    name: cleanText(draft.name),
    password,
    date_of_birth: date,
    gender,
    seeking,
    country,
    language,
    ...(consent && { profile_consent: PROFILE_CONSENT }),
    ...(member &&
      text && {
        signup_message: { member, text, ...(confirmed && { fictional_confirmed: true }) },
      }),
    ...(tracking && { tracking }),
  };
}

/** Makes the account (step 1) and its session. Throws `ApiError` with field errors, `email_active` or `email_pending_deletion`. */
export async function createAccount(account: Account, options: CallOptions): Promise<SignupResponse> {
  const body = bodyOf(account);
  if (!body) throw new TypeError('the account step was sent before it was complete');
  return api.call(SIGN_UP, body, options);
}
