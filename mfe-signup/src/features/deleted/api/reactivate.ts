import { call } from '@rendezvous/api-client/client';
import { REACTIVATE } from '@rendezvous/contract/resources/deletion/calls';
import type { LinkBody } from '@rendezvous/contract/resources/signup/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';

/** Brings a deleted account back with the token of the mail, once. Throws `ApiError` with `link_expired`, `link_invalid` or a fault of `password`. */
export async function reactivate(press: LinkBody): Promise<User> {
  const { user } = await call(REACTIVATE, press);
  return user;
}
