import type { Selectable } from 'kysely';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { deleteAnswersOf } from '#src/platform/http/idempotency/repository.ts';
import type { Services } from '#src/platform/services.ts';
import { revokeTokens } from '#src/identity/links/face.ts';
import { forgetDevices } from './device-repository.ts';
import { accountKey } from './lockout.ts';
import { clearAccount } from './lockout-repository.ts';
import { chosenPassword } from './new-password.ts';
import { updateUser } from './repository.ts';
import { endSessions } from './sessions.ts';
import type { UsersTable } from './tables.ts';

type Account = Pick<Selectable<UsersTable>, 'id' | 'name' | 'email'>;

/**
 * Hands an account over to the owner of its mailbox, proven by a mailed link. What opened the account before opens it no more: password,
 * sessions, passkeys, marks of browsers, mailed links and stored answers. A link that undoes a change of address stays, since it is
 * mailed to another address.
 * @param digest of the password chosen with the proof; with null the account opens after a reset only
 */
export async function handOver(
  services: Pick<Services, 'live' | 'clock' | 'accountSteps'>,
  unit: Unit,
  user: Account,
  digest: string | null,
): Promise<void> {
  const { tx } = unit;
  await updateUser(tx, user.id, { password_hash: digest });
  await endSessions(services, unit, user.id);
  await forgetDevices(tx, user.id);
  await deleteAnswersOf(tx, user.id);
  const links = ['password_reset', 'mail_change', 'reactivation'] as const;
  await revokeTokens(tx, user.id, links, services.clock.now());
  await clearAccount(tx, user.id, accountKey(user.email));
  for (const step of services.accountSteps.recovered) await step(unit, user.id);
}

/**
 * Hands an account over with the password that its owner chose with the mailed link.
 * @throws a field error of `password`, also when there is none
 */
export async function handOverWith(
  services: Pick<Services, 'live' | 'clock' | 'accountSteps'>,
  unit: Unit,
  user: Account,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) throw fieldProblem('password', 'required');
  await handOver(services, unit, user, await chosenPassword(password, user));
}
