import { after, DAY } from '#src/platform/lib/clock.ts';
import { deleteAccount } from '#src/identity/accounts/service.ts';
import type { Services } from '#src/platform/services.ts';
import { domainsOfUnconfirmed, lockOverdue } from './repository.ts';

/** Accounts deleted at once: short transactions keep a concurrent activation from waiting. */
const BATCH = 50;

/**
 * Deletes accounts that were not confirmed within 14 days (PRODUCT §3): profile, photos with their files, sessions, links, likes, held
 * messages, and an empty wallet. The ledger and payments stay as they are: books are not erased.
 */
export async function purgeUnconfirmed(
  services: Pick<Services, 'db' | 'unitOfWork' | 'clock' | 'settings' | 'live' | 'accountSteps'>,
): Promise<void> {
  const { db, unitOfWork, clock, settings } = services;
  const now = clock.now();
  for (const domain of await domainsOfUnconfirmed(db)) {
    const before = after(now, -settings.value(domain, 'unconfirmed_purge_days') * DAY);
    let purged: number;
    do {
      purged = await unitOfWork(async (tx, afterCommit) => {
        const ids = await lockOverdue(tx, domain, before, now, BATCH);
        for (const id of ids) await deleteAccount(services, { tx, afterCommit }, id);
        return ids.length;
      });
    } while (purged === BATCH);
  }
}
