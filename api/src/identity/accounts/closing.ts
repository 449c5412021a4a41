import type { Selectable } from 'kysely';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import type { Services } from '#src/platform/services.ts';
import { problem } from '#src/platform/lib/problem.ts';
import * as accounts from './repository.ts';
import { endSessions } from './sessions.ts';
import type { ProfilesTable, UsersTable } from './tables.ts';

/** State of an account before it was closed: what it opens to again. */
export interface ClosedFrom {
  status: 'not_confirmed' | 'active';
  profileStatus: Selectable<ProfilesTable>['status'];
}

/**
 * Hides an account everywhere and ends its sessions on all processes; nothing of it is lost (spec §4 Account).
 * @param user the locked row
 * @returns what it was before
 * @throws problem `not_found` for an account that is not in use
 */
export async function closeAccount(
  services: Pick<Services, 'live'>,
  unit: Unit,
  user: Selectable<UsersTable>,
  now: Date,
): Promise<ClosedFrom> {
  const { tx } = unit;
  const profile = await accounts.findProfile(tx, user.id);
  if (!profile || (user.status !== 'active' && user.status !== 'not_confirmed')) throw problem('not_found');
  await accounts.updateUser(tx, user.id, { status: 'pending_deletion', deletion_requested_at: now });
  await accounts.updateProfile(tx, user.id, { status: 'disabled' });
  await accounts.refreshListed(tx, user.id);
  await endSessions(services, unit, user.id);
  return { status: user.status, profileStatus: profile.status };
}

/** Opens a closed account again, as it was. */
export async function reopenAccount({ tx }: Unit, userId: string, before: ClosedFrom): Promise<void> {
  await accounts.updateUser(tx, userId, { status: before.status, deletion_requested_at: null });
  await accounts.updateProfile(tx, userId, { status: before.profileStatus });
  await accounts.refreshListed(tx, userId);
}
