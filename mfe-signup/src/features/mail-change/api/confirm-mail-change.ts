import { call } from '@rendezvous/api-client/client';
import { CONFIRM_MAIL_CHANGE } from '@rendezvous/contract/resources/account-links/calls';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';

/**
 * Moves the account to the new address, once. Answers with the account in a browser that is logged in to it, else with null. Throws
 * `ApiError` with `link_expired`, `link_invalid` or `email_in_use`.
 */
export async function confirmMailChange(token: string): Promise<User | null> {
  const { user } = await call(CONFIRM_MAIL_CHANGE, { token });
  return user;
}
