import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { migrate, migrateDown } from '#src/platform/db/migrate.ts';
import { freshDatabase } from '../support/databases/fresh-database.ts';

const MIGRATION = '202611272105_terms_of_orders';
const database = await freshDatabase();
after(() => database.close());
const { db } = database;

/** Stores an order as the former version does. */
const orderOf = (userId: string, country: string, at: string) =>
  sql`insert into payments (id, user_id, package, credits, method, provider, country, currency, price_before, amount, discount_percentage, status, created_at, expires_at)
    values (${`${userId} ${at}`}, ${userId}, 'p4', 1, 'ideal', 'sandbox', ${country}, 'EUR', 100, 100, 0, 'completed', ${at}::timestamptz, now())`.execute(
    db,
  );

test('orders of the former version get the month of the buyer’s country, also those stored meanwhile', async () => {
  for (let name = await migrateDown(db); name !== MIGRATION; name = await migrateDown(db)) assert.ok(name);
  await orderOf('gone', 'NL', '2026-10-31T22:59:59Z');
  await orderOf('gone', 'NL', '2026-10-31T23:00:00Z');
  await migrate(db);
  await orderOf('gone', 'US', '2026-11-01T03:59:59Z');
  const { rows } =
    await sql`select spend_month, spend_until, domain, refund_days, terms_version from payments order by created_at`.execute(
      db,
    );
  const same = { domain: 'rendezvous.example', refund_days: 14, terms_version: null };
  const november = { spend_month: '2026-11', spend_until: new Date('2026-11-30T23:00:00Z') };
  assert.deepEqual(rows, [
    { spend_month: '2026-10', spend_until: new Date('2026-10-31T23:00:00Z'), ...same },
    { ...november, ...same },
    { spend_month: '2026-10', spend_until: new Date('2026-11-01T04:00:00Z'), ...same },
  ]);
});
