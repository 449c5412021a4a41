import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { after, HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import type { NotificationRow } from './repository.ts';

/** Time limit of one process to deliver a mail; afterwards another process delivers it again. */
export const ON_ITS_WAY = 2 * MINUTE;

/** Plans a look at a member's mail; false when one is planned that comes soon enough. */
export async function planCheck(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into mail_checks (user_id, due_at) values (${userId}, ${at})
    on conflict (user_id) do update set due_at = excluded.due_at where mail_checks.due_at < ${after(at, -HOUR)}
    returning user_id`.execute(tx);
  return rows.length > 0;
}

/** The look at a member's mail has come. */
export async function clearCheck(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('mail_checks').where('user_id', '=', userId).execute();
}

/** Claims notifications for a mail. Parallel processes claim disjoint sets; notifications a browser shows or will show stay out. */
export async function claimMail(
  tx: Tx,
  mailId: string,
  group: readonly NotificationRow[],
  now: Date,
): Promise<NotificationRow[]> {
  const { rows } = await sql<{ id: string }>`
    update notifications n set state = 'mailing', mail_id = ${mailId}, mailing_until = ${after(now, ON_ITS_WAY)}
    where n.id = any(${group.map((row) => row.id)}) and (n.state = 'waiting' or (n.state = 'mailing' and n.mailing_until <= ${now}))
      and not exists (select from push_deliveries d where d.notification_id = n.id and (d.accepted_at is not null or d.sending_until > ${now}))
    returning n.id`.execute(tx);
  const ids = new Set(rows.map((row) => row.id));
  return group.filter((row) => ids.has(row.id));
}

/** The mail was accepted: its notifications are done. */
export async function settleMail(tx: Tx, mailId: string): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ state: 'mailed' })
    .where('mail_id', '=', mailId)
    .where('state', '=', 'mailing')
    .execute();
}

/** The mail was not accepted: it may be sent again at once. */
export async function releaseMail(tx: Tx, mailId: string, now: Date): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ mailing_until: now })
    .where('mail_id', '=', mailId)
    .where('state', '=', 'mailing')
    .execute();
}
