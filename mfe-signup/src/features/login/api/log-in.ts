import { api } from '@rendezvous/api-client/client';
import type { User } from '@rendezvous/contract/user';

/** Opens a session. Throws `ApiError` with `login_failed`, `account_blocked` (minutes) or `pending_deletion`. */
export async function logIn(email: string, password: string): Promise<User> {
  const { user } = await api.post<{ user: User }>('/api/user.php', { email: email.trim(), password });
  return user;
}
