import type { Tx } from '#src/platform/db/database.ts';

const NEWEST = 200;

/** Mails of the outbox, newest first. */
export async function readMails(tx: Tx, to?: string) {
  let query = tx.selectFrom('outbox_mails').selectAll().orderBy('at', 'desc').orderBy('id').limit(NEWEST);
  if (to) query = query.where('to', '=', to);
  const rows = await query.execute();
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    links: row.text.match(/https?:\/\/\S+/g) ?? [],
  }));
}

/** Text messages of the outbox, newest first. */
export async function readTexts(tx: Tx, to?: string) {
  let query = tx.selectFrom('outbox_sms').selectAll().orderBy('at', 'desc').orderBy('id').limit(NEWEST);
  if (to) query = query.where('to', '=', to);
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
