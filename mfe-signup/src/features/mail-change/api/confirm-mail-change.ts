import { call } from '@rendezvous/api-client/client';
import { CONFIRM_MAIL_CHANGE } from '@rendezvous/contract/resources/account-links/calls';
import type { LinkBody } from '@rendezvous/contract/resources/signup/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';

/**
 * Moves the account to the new address, once. Answers with the account in a browser that is logged in to it, else with null. Throws
 * `ApiError` with `link_expired`, `link_invalid`, `email_in_use` or a fault of `password`.
 */
export async function confirmMailChange(press: LinkBody): Promise<User | null> {
  const { user } = await call(CONFIRM_MAIL_CHANGE, press);
  return user;
}
