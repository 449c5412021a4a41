import { call } from '@rendezvous/api-client/client';
import { REACTIVATE } from '@rendezvous/contract/resources/deletion/calls';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';

/** Brings a deleted account back with the token of the mail, once. Throws `ApiError` with `link_expired` or `link_invalid`. */
export async function reactivate(token: string): Promise<User> {
  const { user } = await call(REACTIVATE, { token });
  return user;
}
