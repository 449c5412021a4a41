import { call } from '@rendezvous/api-client/client';
import { ACTIVATE } from '@rendezvous/contract/resources/signup/calls';
import type { LinkBody } from '@rendezvous/contract/resources/signup/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';

/**
 * Confirms the e-mail address with the token of the mail, once. Answers with the account where the browser is logged in to it, else with null. Throws
 * `ApiError` with `link_expired`, `link_invalid` or a fault of `password`.
 */
export async function activate(press: LinkBody): Promise<User | null> {
  const { user } = await call(ACTIVATE, press);
  return user;
}
