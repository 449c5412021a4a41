import { call } from '@rendezvous/api-client/client';
import { CHANGE_USER } from '@rendezvous/contract/resources/accounts/calls';
import type { User, UserPatch } from '@rendezvous/contract/resources/accounts/schemas';

/** The change sent last. The next one waits for it. */
let last: Promise<unknown> = Promise.resolve();

/** Changes the named parts of the member's account, one change at a time: the account of the last answer is the newest. */
export function changeAccount(patch: UserPatch): Promise<User> {
  const changed = last.then(() => call(CHANGE_USER, patch)).then(({ user }) => user);
  last = changed.catch(() => undefined);
  return changed;
}
