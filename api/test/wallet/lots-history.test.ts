import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { migrate, migrateDown } from '#src/platform/db/migrate.ts';
import { checkBooks } from '#src/cli/ledger-report.ts';
import { lotsOf } from '#src/money/wallet/service.ts';
import { freshDatabase } from '../support/databases/fresh-database.ts';
import { seededRandom } from '../support/hostile/mutate.ts';

const MIGRATION = '202611272000_lots_by_name';
const database = await freshDatabase();
after(() => database.close());
const { db } = database;
const random = seededRandom(27);
const draw = (below: number) => Math.floor(random() * below);

/** Brings the database back to the version before lots had names. */
async function formerVersion(): Promise<void> {
  for (let name = await migrateDown(db); name !== MIGRATION; name = await migrateDown(db)) assert.ok(name);
}

/** Puts credits in as the former version did. */
async function grant(userId: string, purse: 'free' | 'paid', credits: number, id: string): Promise<void> {
  const [operation, kind, house] =
    purse === 'paid'
      ? [`payment:${id}`, 'purchase', 'system:sold']
      : [`given:${id}`, 'compensation', 'system:given'];
  await sql`insert into ledger_lots (id, user_id, purse, credits, payment_id, operation_id)
    values (${id}, ${userId}, ${purse}, ${credits}, ${purse === 'paid' ? id : null}, ${operation})`.execute(
    db,
  );
  await sql`insert into ledger_entries (operation_id, line, account, purse, credits, kind) values
    (${operation}, 1, ${userId}, ${purse}, ${credits}, ${kind}),
    (${operation}, 2, ${house}, null, ${-credits}, ${kind})`.execute(db);
  await sql`update wallets set ${sql.ref(purse)} = ${sql.ref(purse)} + ${credits} where user_id = ${userId}`.execute(
    db,
  );
  if (purse === 'paid')
    await sql`insert into payments (id, user_id, package, credits, method, provider, country, currency, price_before, amount, discount_percentage, status, created_at, expires_at)
      values (${id}, ${userId}, 'p4', ${credits}, 'ideal', 'sandbox', 'NL', 'EUR', 100, 100, 0, 'completed', now(), now())`.execute(
      db,
    );
}

const spend = async (userId: string, credits: number, message: string): Promise<boolean> =>
  (
    await sql<{
      balance: number | null;
    }>`select spend_credits(${userId}, ${credits}, ${`message:${message}`}, 'message') as balance`.execute(db)
  ).rows[0]!.balance !== null;

/** Gives a message's credits back as the former version did, purse by purse. */
async function giveBack(userId: string, message: string): Promise<void> {
  await sql`insert into ledger_entries (operation_id, line, account, purse, credits, kind)
    select ${`credit_back:of-${message}`}, line, account, purse, -credits, 'credit_back' from ledger_entries where operation_id = ${`message:${message}`}`.execute(
    db,
  );
  for (const purse of ['free', 'paid'])
    await sql`update wallets set ${sql.ref(purse)} = ${sql.ref(purse)} + (select coalesce(sum(credits), 0) from ledger_entries
      where operation_id = ${`credit_back:of-${message}`} and purse = ${purse}) where user_id = ${userId}`.execute(
      db,
    );
}

/** Writes a message with its cost, or the note that it was erased. */
async function write(
  userId: string,
  message: string,
  credits: number,
  fate: { back: boolean; erased: boolean },
) {
  if (fate.erased) {
    const operations = [`message:${message}`, ...(fate.back ? [`credit_back:of-${message}`] : [])];
    for (const operation of operations)
      await sql`insert into erased_charges (operation_id) values (${operation})`.execute(db);
    return;
  }
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into messages (id, conversation_id, seq, sender_id, client_id, kind, status, text, cost, created_at, credit_back_at)
      values (${message}, ${`of-${message}`}, 1, ${userId}, ${message}, 'text', 'sent', 'Hello', ${credits}, now(), ${fate.back ? new Date() : null})`.execute(
      tx,
    );
  });
}

/** The former rule: what went out of a purse and did not come back, oldest lot first. */
async function formerRule(userId: string): Promise<number[]> {
  const { rows } = await sql<{ purse: string; credits: number; spent: number }>`
    select lot.purse, lot.credits, (select coalesce(-sum(e.credits), 0)::int from ledger_entries e
      where e.account = lot.user_id and e.purse = lot.purse and (e.credits < 0 or e.kind = 'credit_back')) as spent
    from ledger_lots lot where lot.user_id = ${userId} order by (lot.purse = 'paid'), lot.position`.execute(
    db,
  );
  const toPlace = new Map<string, number>();
  return rows.map(({ purse, credits, spent }) => {
    const used = Math.min(toPlace.get(purse) ?? spent, credits);
    toPlace.set(purse, (toPlace.get(purse) ?? spent) - used);
    return credits - used;
  });
}

/** A life of purchases, spends over several lots, returns, and erased conversations. */
async function live(userId: string): Promise<void> {
  await sql`insert into wallets (user_id) values (${userId})`.execute(db);
  for (let step = 0; step < 40; step += 1) {
    const message = `${userId}-${step}`;
    const credits = 1 + draw(7);
    if (step % 8 === 0) await grant(userId, draw(2) === 0 ? 'free' : 'paid', 3 + draw(12), message);
    else if (await spend(userId, credits, message)) {
      const fate = { back: draw(4) === 0, erased: draw(4) === 0 };
      if (fate.back) await giveBack(userId, message);
      await write(userId, message, credits, fate);
    }
  }
}

test('a database of the former version has its lots as the former rule left them, and its books are right', async () => {
  await formerVersion();
  const members = Array.from({ length: 25 }, (_, number) => `member-${number}`);
  for (const member of members) await live(member);
  const before = await Promise.all(members.map(formerRule));
  const sums = async () =>
    (
      await sql`select operation_id, account, purse, sum(credits)::int as credits, min(recorded_at) as at from ledger_entries
      group by operation_id, account, purse order by 1, 2, 3`.execute(db)
    ).rows;
  const booked = await sums();

  assert.ok((await migrate(db)).includes(MIGRATION));

  const now = await Promise.all(members.map((member) => lotsOf(db, member)));
  assert.deepEqual(
    now.map((lots) => lots.map(({ remaining }) => remaining)),
    before,
  );
  assert.deepEqual(await sums(), booked, 'an operation moves what it moved, at the time it did');
  const { rows: divided } = await sql`select operation_id from ledger_entries where purse = 'paid'
    group by operation_id having count(*) > 1 limit 1`.execute(db);
  assert.equal(divided.length, 1, 'some spends took from two lots');
  assert.deepEqual((await checkBooks(db)).faults, []);
  await assert.rejects(sql`delete from ledger_entries`.execute(db), /append-only/);
});
