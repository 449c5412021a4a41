import { sql, type Kysely } from 'kysely';

/**
 * Messages that have gone out and are not yet written down for the dispatcher of notifications. The statement that sends a message adds
 * its row; the transaction that writes the notification removes it. `opens` marks the first message its receiver gets in a
 * conversation. No foreign key: an erased message has no receiver to notify.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table messages_to_tell (message_id text primary key, opens boolean not null)
    with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000)`.execute(db);
}

/** Messages that wait at that moment get no notification: the previous release writes its own. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table messages_to_tell`.execute(db);
}
