import { call } from '@rendezvous/api-client/client';
import { UNDO_MAIL_CHANGE } from '@rendezvous/contract/calls/account-links';

/** Returns the account to its former address, once. Throws `ApiError` with `link_expired`, `link_invalid` or `email_in_use`. */
export async function undoMailChange(token: string): Promise<void> {
  await call(UNDO_MAIL_CHANGE, { token });
}
