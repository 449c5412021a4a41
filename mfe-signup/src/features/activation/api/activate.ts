import { call } from '@rendezvous/api-client/client';
import { ACTIVATE } from '@rendezvous/contract/resources/signup/calls';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';

/** Confirms the e-mail address with the token of the mail, once. Throws `ApiError` with `link_expired` or `link_invalid`. */
export async function activate(token: string): Promise<User> {
  const { user } = await call(ACTIVATE, { token });
  return user;
}
