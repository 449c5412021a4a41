import { after, DAY } from '#src/platform/lib/clock.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { deleteAccount } from '#src/identity/accounts/face.ts';
import { storeErased } from '#src/identity/links/face.ts';
import type { Services } from '#src/platform/services.ts';
import { ERASE_JOB } from './jobs.ts';
import { erasureOf } from './policy.ts';
import { deletedBefore, domainsOfDeleted, lockDeleted } from './repository.ts';

interface Deleted {
  id: string;
  domain: string;
  deletion_requested_at: Date | null;
}

/** Queues the erasure of a deleted account for the day on which it can no longer come back. */
export async function planErasure(
  { settings, jobs }: Pick<Services, 'settings' | 'jobs'>,
  tx: Tx,
  { id, domain, deletion_requested_at: at }: Deleted,
): Promise<void> {
  if (!at) return;
  const startAfter = erasureOf(at, settings.value(domain, 'reactivation_days'));
  await jobs.send(tx, ERASE_JOB, { userId: id }, { key: id, startAfter });
}

/**
 * Erases a deleted account (spec §4 Account, PRODUCT §3): its row and everything that hangs on it, photos with their files, what it left in other
 * districts. Payments and ledger stay under an id without an account, messages stay for the other side. An account that is back, or
 * whose time is not over, is left alone; a second run finds nothing.
 */
export async function eraseAccount(services: Services, userId: string): Promise<void> {
  const { unitOfWork, clock, settings } = services;
  await unitOfWork(async (tx, afterCommit) => {
    const account = await lockDeleted(tx, userId);
    if (!account?.deletion_requested_at) return;
    const days = settings.value(account.domain, 'reactivation_days');
    // Deleted a second time, or under a longer setting: its day is yet to come.
    if (clock.now() < erasureOf(account.deletion_requested_at, days))
      return planErasure(services, tx, account);
    await storeErased(tx, userId, clock.now());
    await deleteAccount(services, { tx, afterCommit }, userId);
  });
}

/** Queues the erasure of accounts whose day is over: those whose job has failed for good, or was never queued. */
export async function sweepDeleted(
  services: Pick<Services, 'db' | 'clock' | 'settings' | 'jobs'>,
): Promise<void> {
  const { db, clock, settings, jobs } = services;
  for (const domain of await domainsOfDeleted(db)) {
    const before = after(clock.now(), -settings.value(domain, 'reactivation_days') * DAY);
    for (const userId of await deletedBefore(db, domain, before))
      await jobs.send(db, ERASE_JOB, { userId }, { key: userId });
  }
}
