import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { checkBooks } from '#src/cli/ledger-report.ts';
import { migrate, migrateDown } from '#src/platform/db/migrate.ts';
import { freshDatabase } from '../support/databases/fresh-database.ts';

const MIGRATION = '202611272130_former_returns';
const database = await freshDatabase();
after(() => database.close());
const { db } = database;

test('an order refunded by the former version has the return that its status says, and the books are right', async () => {
  for (let name = await migrateDown(db); name !== MIGRATION; name = await migrateDown(db)) assert.ok(name);
  for (const [id, status] of [
    ['late', 'refunded'],
    ['open', 'cancelled'],
  ])
    await sql`insert into payments (id, user_id, package, credits, method, provider, country, currency, price_before, amount, discount_percentage, status, created_at, expires_at)
      values (${id}, 'someone', 'p1', 10, 'ideal', 'sandbox', 'NL', 'EUR', 1000, 1000, 0, ${status}, now(), now())`.execute(
      db,
    );
  assert.ok((await migrate(db)).includes(MIGRATION));
  const returns = await db
    .selectFrom('payment_returns')
    .select(['payment_id', 'amount', 'currency', 'credits', 'reason', 'state'])
    .execute();
  assert.deepEqual(returns, [
    { payment_id: 'late', amount: 1000, currency: 'EUR', credits: 0, reason: 'late', state: 'done' },
  ]);
  assert.deepEqual((await checkBooks(db)).faults, []);
});
