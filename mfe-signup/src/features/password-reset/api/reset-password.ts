import { call } from '@rendezvous/api-client/client';
import { RESET_PASSWORD } from '@rendezvous/contract/resources/account-links/calls';
import type { ResetBody } from '@rendezvous/contract/resources/account-links/schemas';

/** Sets a new password by the mailed link, once. Throws `ApiError` with `link_expired`, `link_invalid` or a fault of `password`. */
export async function resetPassword(body: ResetBody): Promise<void> {
  await call(RESET_PASSWORD, body);
}
