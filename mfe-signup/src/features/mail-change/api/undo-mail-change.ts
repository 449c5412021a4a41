import { call } from '@rendezvous/api-client/client';
import type { UndoResponse } from '@rendezvous/contract/resources/account-links/schemas';
import { UNDO_MAIL_CHANGE } from '@rendezvous/contract/resources/account-links/calls';

/** Returns the account to its former address, once. Throws `ApiError` with `link_expired`, `link_invalid` or `email_in_use`. */
export function undoMailChange(token: string): Promise<UndoResponse> {
  return call(UNDO_MAIL_CHANGE, { token });
}
