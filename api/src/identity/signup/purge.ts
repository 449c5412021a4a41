import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import { deleteAccount, findUser } from '#src/identity/accounts/face.ts';
import type { Services } from '#src/platform/services.ts';
import { PURGE_JOB } from './jobs.ts';
import { domainsOfUnconfirmed, findOverdue, lockOverdue } from './repository.ts';

interface SignedUp {
  id: string;
  domain: string;
  signup_date: Date;
}

/** The moment from which an account that was never confirmed is deleted. */
const purgeOf = (
  { settings }: Pick<Services, 'settings'>,
  { domain, signup_date }: Omit<SignedUp, 'id'>,
): Date => after(signup_date, settings.value(domain, 'unconfirmed_purge_days') * DAY);

/** Queues the look at an account that may never be confirmed, in the transaction that makes it. */
export async function planPurge(
  services: Pick<Services, 'settings' | 'jobs'>,
  tx: Tx,
  user: SignedUp,
): Promise<void> {
  const startAfter = purgeOf(services, user);
  await services.jobs.send(tx, PURGE_JOB, { userId: user.id }, { key: user.id, startAfter });
}

/**
 * Deletes an account that was not confirmed within 14 days (PRODUCT §3): profile, photos with their files, sessions, links, likes, unsent
 * messages, and an empty wallet. The ledger and payments stay as they are: books are not erased. A mailed link remains valid for its days, so that its
 * account is left to the hourly sweep; a second run finds nothing.
 */
export async function purgeAccount(services: Services, userId: string): Promise<void> {
  const { db, unitOfWork, clock } = services;
  const user = await findUser(db, userId);
  if (user?.status !== 'not_confirmed') return;
  const now = clock.now();
  // Under a longer setting its day is yet to come.
  if (now < purgeOf(services, user)) return planPurge(services, db, user);
  await unitOfWork(async (tx, afterCommit) => {
    if (await lockOverdue(tx, userId, now)) await deleteAccount(services, { tx, afterCommit }, userId);
  });
}

/** Queues the look at accounts whose day is over: those whose job was lost or has failed, and those whose last link has run out. */
export async function sweepUnconfirmed(
  services: Pick<Services, 'db' | 'clock' | 'settings' | 'jobs'>,
): Promise<void> {
  const { db, clock, settings, jobs } = services;
  const now = clock.now();
  for (const domain of await domainsOfUnconfirmed(db)) {
    const before = after(now, -settings.value(domain, 'unconfirmed_purge_days') * DAY);
    for (const userId of await findOverdue(db, domain, before, now))
      await jobs.send(db, PURGE_JOB, { userId }, { key: userId });
  }
}
