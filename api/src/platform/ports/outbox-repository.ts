import type { Insertable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { OutboxMailsTable, OutboxSmsTable } from './tables.ts';

/** Stores a mail; one that is sent again is stored once. */
export async function insertMail(tx: Tx, row: Insertable<OutboxMailsTable>): Promise<void> {
  await tx
    .insertInto('outbox_mails')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertSms(tx: Tx, row: Insertable<OutboxSmsTable>): Promise<void> {
  await tx.insertInto('outbox_sms').values(row).execute();
}

/** Forgets the mails to an address. */
export async function forgetMailsTo(tx: Tx, address: string): Promise<void> {
  await tx.deleteFrom('outbox_mails').where('to', '=', address).execute();
}

/** Forgets mails and text messages of before a moment, those to former addresses among them. */
export async function forgetOutbox(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('outbox_mails').where('at', '<', before).execute();
  await tx.deleteFrom('outbox_sms').where('at', '<', before).execute();
}
