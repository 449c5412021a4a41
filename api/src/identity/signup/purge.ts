import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import { deleteAccount } from '#src/identity/accounts/service.ts';
import { removeAllPhotos } from '#src/people/photos/service.ts';
import { closeEmptyWallet } from '#src/money/wallet/service.ts';
import type { Services } from '#src/platform/services.ts';

/** Accounts taken at once: short transactions, so that nobody who activates meanwhile waits. */
const BATCH = 50;

async function domainsOfUnconfirmed(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('domain')
    .distinct()
    .where('status', '=', 'not_confirmed')
    .execute();
  return rows.map(({ domain }) => domain);
}

/**
 * Accounts nobody confirmed in time, locked; one that is being activated is passed over. A link that was mailed keeps its promised days,
 * and an account with money on it is somebody's: it stays.
 */
async function lockOverdue(tx: Tx, domain: string, signedUpBefore: Date, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u
    where u.status = 'not_confirmed' and u.domain = ${domain} and u.signup_date < ${signedUpBefore} and not u.fictional
      and not exists (select from link_tokens l where l.user_id = u.id and l.purpose = 'activation' and l.used_at is null and l.expires_at > ${now})
      and not exists (select from payments p where p.user_id = u.id and p.status not in ('failed', 'cancelled', 'expired'))
    order by u.signup_date limit ${BATCH} for update skip locked`.execute(tx);
  return rows.map((row) => row.id);
}

/**
 * Deletes accounts that were not confirmed within 14 days (PRODUCT §3): profile, photos with their files, sessions, links, likes, held
 * messages, and an empty wallet. The ledger and payments stay as they are: books are not erased.
 */
export async function purgeUnconfirmed(
  services: Pick<Services, 'db' | 'clock' | 'settings' | 'jobs'>,
): Promise<void> {
  const { db, clock, settings } = services;
  const now = clock.now();
  for (const domain of await domainsOfUnconfirmed(db)) {
    const before = after(now, -settings.value(domain, 'unconfirmed_purge_days') * DAY);
    let purged: number;
    do {
      purged = await db.transaction().execute(async (tx) => {
        const ids = await lockOverdue(tx, domain, before, now);
        for (const id of ids) {
          await removeAllPhotos(services, tx, id);
          await closeEmptyWallet(tx, id);
          await deleteAccount(tx, id);
        }
        return ids.length;
      });
    } while (purged === BATCH);
  }
}
