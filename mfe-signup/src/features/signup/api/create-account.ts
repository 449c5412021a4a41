import { api, newIdempotencyKey } from '@rendezvous/api-client/client';
import type { Locale } from '@rendezvous/contract/locales';
import type { User } from '@rendezvous/contract/user';
import { trafficSource } from '@rendezvous/domain/traffic-source';
import { birthDate } from '../birth-date.ts';
import type { Draft } from '../draft.ts';

/** The key of the last try: the same answers sent again, after a lost answer, are the same act. */
let last = { sent: '', key: '' };

function keyFor(body: object): string {
  const sent = JSON.stringify(body);
  if (sent !== last.sent) last = { sent, key: newIdempotencyKey() };
  return last.key;
}

/** Makes the account (step 1) and its session. Throws `ApiError` with field errors, `email_active` or `email_pending_deletion`. */
export async function createAccount(draft: Draft, password: string, language: Locale): Promise<User> {
  const message =
    draft.member && draft.signup_message ? { member: draft.member, text: draft.signup_message } : undefined;
  const body = {
    email: draft.email.trim(),
    name: draft.name.trim(),
    password,
    date_of_birth: birthDate(draft),
    gender: draft.gender,
    seeking: draft.seeking,
    country: draft.country,
    language,
    signup_message: message,
    tracking: trafficSource() ?? undefined,
  };
  const { user } = await api.post<{ user: User }>('/api/signup.php', body, { idempotencyKey: keyFor(body) });
  return user;
}
