import { sql } from 'kysely';
import { createTestApp } from '#test/harness.ts';
import { freshDatabase } from '../databases/fresh-database.ts';

/**
 * A program whose server does not start: the tables of the job queue are damaged, which is found when everything else is open. It ends by
 * itself only when the failed start has closed all of it.
 */
const database = await freshDatabase();
await sql`alter table pgboss.queue rename column notify to former`.execute(database.db);
await createTestApp({}, { database }).then(
  () => console.log('started'),
  (error: Error) => console.log(`refused: ${error.message}`),
);
