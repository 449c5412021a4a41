import { api } from '@rendezvous/api-client/client';
import { LOG_IN } from '@rendezvous/contract/resources/accounts/calls';
import type { LoginBody, User } from '@rendezvous/contract/resources/accounts/schemas';

/** Opens a session. Throws `ApiError` with `login_failed`, `account_blocked` (minutes), `pending_deletion` or `account_suspended`. */
export async function logIn(body: LoginBody): Promise<User | null> {
  const { user } = await api.call(LOG_IN, body);
  return user;
}
