import { call } from '@rendezvous/api-client/client';
import { REQUEST_RESET } from '@rendezvous/contract/resources/account-links/calls';
import type { ResetRequestBody } from '@rendezvous/contract/resources/account-links/schemas';

/** Orders the mail with a link to a new password. Throws `ApiError` with `email_not_found`, `pending_deletion` or `too_many_mails`. */
export async function requestReset(body: ResetRequestBody): Promise<void> {
  await call(REQUEST_RESET, body);
}
