import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { EVERY_DOMAIN } from '#src/platform/settings/face.ts';
import type { MailingsTable } from './tables.ts';

export type MailingRow = Selectable<MailingsTable>;

export async function insertMailing(tx: Tx, row: Insertable<MailingsTable>): Promise<void> {
  await tx.insertInto('mailings').values(row).execute();
}

export async function findMailing(tx: Tx, id: string): Promise<MailingRow | null> {
  return (await tx.selectFrom('mailings').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Locks a mailing for the rest of the transaction: batches go one after another. */
export async function lockMailing(tx: Tx, id: string): Promise<MailingRow | null> {
  const row = await tx.selectFrom('mailings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? null;
}

export async function updateMailing(tx: Tx, id: string, change: Updateable<MailingsTable>): Promise<void> {
  await tx.updateTable('mailings').set(change).where('id', '=', id).execute();
}

/** Mailings that are not over. */
export function findRunning(tx: Tx): Promise<MailingRow[]> {
  return tx
    .selectFrom('mailings')
    .selectAll()
    .where('status', 'in', ['scheduled', 'sending'])
    .orderBy('send_at')
    .execute();
}

/** The next members who want this kind of mail and may get it, after the one reached. */
export async function nextReceivers(
  tx: Tx,
  { kind, domain, reached }: Pick<MailingRow, 'kind' | 'domain' | 'reached'>,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users
    where id > ${reached} and status = 'active' and not fictional and notifications_disabled = '{}'
      and (notifications ->> ${kind}) = 'true' and (${domain} = ${EVERY_DOMAIN} or domain = ${domain})
    order by id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}
