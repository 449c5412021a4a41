import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { checkLedger } from '#src/money/wallet/oracle-repository.ts';
import { balanceOf, grantCredits, openWallet, spendCredits } from '#src/money/wallet/face.ts';
import { lotsOf } from '#src/money/wallet/service.ts';
import { createTestApp } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;
let counter = 0;
const op = () => `test:${(counter += 1)}`;

const grant = (userId: string, credits: number, paymentId?: string) =>
  db.transaction().execute((tx) =>
    grantCredits(tx, {
      userId,
      credits,
      operationId: op(),
      ...(paymentId ? { kind: 'purchase', paymentId } : { kind: 'signup' }),
    }),
  );
const spend = (userId: string, credits: number, operationId = op()) =>
  db.transaction().execute((tx) => spendCredits(tx, { userId, credits, operationId, reason: 'message' }));
const sound = async () => assert.deepEqual((await checkLedger(db)).faults, []);

test('credits given by the house are spent first, then the oldest purchase', async () => {
  const { id } = await t.makeUser();
  await grant(id, 10, 'pay-a');
  await grant(id, 2);
  await grant(id, 25, 'pay-b');
  assert.equal((await spend(id, 1)).balance, 36);
  assert.equal((await spend(id, 5)).balance, 31);
  assert.deepEqual(
    (await lotsOf(db, id)).map((lot) => [lot.paymentId, lot.remaining]),
    [
      [null, 0],
      ['pay-a', 6],
      ['pay-b', 25],
    ],
  );
  await spend(id, 8);
  assert.deepEqual(
    (await lotsOf(db, id)).map((lot) => lot.remaining),
    [0, 0, 23],
  );
  await sound();
});

test('a spend beyond the balance is refused whole and leaves no trace', async () => {
  const { id } = await t.makeUser();
  await grant(id, 3);
  await assert.rejects(spend(id, 4), {
    code: 'not_enough_credits',
    options: { params: { needed: 4, credits: 3 } },
  });
  assert.equal(await balanceOf(db, id), 3);
  await assert.rejects(spend((await t.makeUser()).id, 1), { code: 'not_enough_credits' });
  await sound();
});

test('an operation is booked once, whatever is repeated', async () => {
  const { id } = await t.makeUser();
  const once = () =>
    db.transaction().execute((tx) =>
      grantCredits(tx, {
        userId: id,
        credits: 10,
        kind: 'purchase',
        paymentId: 'pay-once',
        operationId: 'payment:once',
      }),
    );
  const results = await Promise.all(Array.from({ length: 10 }, once));
  assert.equal(results.filter((result) => result.granted).length, 1);
  await spend(id, 4, 'spend:once');
  assert.equal((await spend(id, 4, 'spend:once')).balance, 6);
  assert.equal(await balanceOf(db, id), 6);
  await sound();
});

test('two hundred parallel spends of fifty credits use exactly fifty', async () => {
  const { id } = await t.makeUser();
  await grant(id, 20);
  await grant(id, 30, 'pay-parallel');
  const results = await Promise.allSettled(Array.from({ length: 200 }, () => spend(id, 1)));
  assert.equal(results.filter((result) => result.status === 'fulfilled').length, 50);
  assert.equal(await balanceOf(db, id), 0);
  await sound();
});

test('opening a wallet again preserves its content', async () => {
  const { id } = await t.makeUser();
  await openWallet(db, id);
  await grant(id, 2);
  await openWallet(db, id);
  assert.equal(await balanceOf(db, id), 2);
});

test('the database refuses to change, delete or empty the ledger, and entries that do not sum to zero', async () => {
  const { id } = await t.makeUser();
  await grant(id, 5);
  for (const statement of [
    sql`update ledger_entries set credits = 500 where account = ${id}`,
    sql`delete from ledger_entries where account = ${id}`,
    sql`truncate ledger_entries`,
    sql`update ledger_lots set credits = 500 where user_id = ${id}`,
    sql`delete from ledger_lots`,
    sql`truncate ledger_lots`,
  ]) {
    await assert.rejects(statement.execute(db), /append-only/);
  }
  await assert.rejects(
    sql`insert into ledger_entries (operation_id, line, account, purse, credits, kind) values ('forged', 1, ${id}, 'paid', 100, 'purchase')`.execute(
      db,
    ),
    /sum to zero/,
  );
  await assert.rejects(
    sql`update wallets set free = -1 where user_id = ${id}`.execute(db),
    /wallets_free_check/,
  );
  await sound();
});

test('the oracle sees a balance that its entries do not explain', async () => {
  const { id } = await t.makeUser();
  await grant(id, 5);
  await db.updateTable('wallets').set({ paid: 1 }).where('user_id', '=', id).execute();
  assert.match(
    (await checkLedger(db)).faults.join(),
    new RegExp(`wallet ${id} has 5\\+1, its entries say 5\\+0`),
  );
  await db.updateTable('wallets').set({ paid: 0 }).where('user_id', '=', id).execute();
  await sound();
});

test('what is no number of credits is neither granted nor spent', async () => {
  const { id } = await t.makeUser();
  await grant(id, 3);
  for (const credits of [0, -1, 1.5, Number.NaN, Infinity, 2 ** 53]) {
    await assert.rejects(grant(id, credits), RangeError, String(credits));
    await assert.rejects(spend(id, credits), RangeError, String(credits));
  }
  assert.equal(await balanceOf(db, id), 3);
});

test('the books name where credits came from: bought ones were sold, others given', async () => {
  const { id } = await t.makeUser();
  const sources = async (paymentId?: string) => {
    await grant(id, 3, paymentId);
    const rows = await db
      .selectFrom('ledger_entries')
      .select(['account', 'purse', 'credits'])
      .where('operation_id', '=', `test:${counter}`)
      .orderBy('line')
      .execute();
    return rows.map(({ account, purse, credits }) => [account === id ? 'member' : account, purse, credits]);
  };
  assert.deepEqual(await sources('pay-c'), [
    ['member', 'paid', 3],
    ['system:sold', null, -3],
  ]);
  assert.deepEqual(await sources(), [
    ['member', 'free', 3],
    ['system:given', null, -3],
  ]);
});
