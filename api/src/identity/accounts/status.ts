import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { AccountKey } from '#src/platform/ports/accounts.ts';
import type { Services } from '#src/platform/services.ts';
import { liftReasons } from './disabled-repository.ts';
import * as accounts from './repository.ts';
import { endSessions } from './sessions.ts';

/**
 * Makes an account active, or reverts that: status, profile status and presence in lists change together.
 * Suspension also ends its sessions.
 */
export async function setAccountStatus(
  services: Pick<Services, 'live'>,
  unit: Unit,
  userId: string,
  status: 'active' | 'suspended',
  now: Date,
): Promise<void> {
  const { tx } = unit;
  const user = await accounts.findUser(tx, userId);
  if (!user) throw problem('not_found');
  const active = status === 'active';
  await accounts.updateUser(tx, userId, {
    status,
    ...(active && { deletion_requested_at: null }),
    ...(active && !user.confirmed_at && { confirmed_at: now }),
  });
  await accounts.updateProfile(tx, userId, { status: active ? 'active' : 'disabled' });
  await accounts.refreshListed(tx, userId);
  if (!active) await endSessions(services, unit, userId);
}

/**
 * Confirms the address of a new account: active and listed, with what the other districts do then (sign-up credits, withheld likes and
 * messages), all in one transaction (spec §4 Account).
 */
export async function confirmAccount(
  services: Pick<Services, 'live' | 'accountSteps'>,
  unit: Unit,
  user: AccountKey,
  now: Date,
): Promise<void> {
  await setAccountStatus(services, unit, user.id, 'active', now);
  await liftReasons(unit.tx, user.id, ['bounce']);
  for (const step of services.accountSteps.activated) await step(unit, user, now);
  unit.afterCommit(() => services.live.publish(user.id, 'user', { reason: 'status' }));
}
