import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { checkLedger } from '#src/money/wallet/oracle-repository.ts';
import {
  balanceOf,
  giveBackCredits,
  grantCredits,
  openWallet,
  spendCredits,
  revokeCredits,
} from '#src/money/wallet/face.ts';
import { lotsOf } from '#src/money/wallet/service.ts';
import { createTestApp } from '../harness.ts';
import { seededRandom } from '../support/hostile/mutate.ts';

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
      ...(paymentId ? { kind: 'purchase', paymentId } : { kind: 'compensation' }),
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

/** What is left of each lot, in the order they are spent in. */
const left = async (userId: string) => (await lotsOf(db, userId)).map(({ remaining }) => remaining);
const revoke = (userId: string, paymentId: string, credits: number, operationId = op()) =>
  db
    .transaction()
    .execute((tx) => revokeCredits(tx, { userId, paymentId, credits, operationId, kind: 'refund' }));
const giveBack = (userId: string, of: string, operationId = op()) =>
  db.transaction().execute((tx) => giveBackCredits(tx, { userId, of, operationId }));

test('a spend names each lot it debits', async () => {
  const { id } = await t.makeUser();
  await grant(id, 2);
  await grant(id, 3, 'pay-one');
  await grant(id, 10, 'pay-two');
  await spend(id, 8, 'spend:three-lots');
  const lots = await lotsOf(db, id);
  const rows = await db
    .selectFrom('ledger_entries')
    .select(['lot_id', 'purse', 'credits'])
    .where('operation_id', '=', 'spend:three-lots')
    .orderBy('line')
    .execute();
  assert.deepEqual(
    rows.map(({ lot_id: lot, purse, credits }) => [
      lots.findIndex((entry) => entry.id === lot),
      purse,
      credits,
    ]),
    [
      [0, 'free', -2],
      [1, 'paid', -3],
      [2, 'paid', -3],
      [-1, null, 8],
    ],
  );
  await sound();
});

test('the newest purchase revoked leaves the older one whole', async () => {
  const { id } = await t.makeUser();
  await grant(id, 10, 'pay-older');
  await grant(id, 25, 'pay-newer');
  assert.equal(await revoke(id, 'pay-newer', 25), 25);
  assert.deepEqual(await left(id), [10, 0]);
  await spend(id, 4);
  assert.deepEqual(await left(id), [6, 0]);
  assert.equal(await balanceOf(db, id), 6);
  await sound();
});

test('of a purchase no more is revoked than is unused, once per operation, and nothing of another one', async () => {
  const { id } = await t.makeUser();
  await grant(id, 10, 'pay-used');
  await grant(id, 25, 'pay-unused');
  await spend(id, 7);
  assert.equal(await revoke(id, 'pay-used', 10, 'back:once'), 3);
  assert.equal(await revoke(id, 'pay-used', 10, 'back:once'), 0);
  assert.equal(await revoke(id, 'pay-used', 10), 0, 'nothing is left');
  assert.equal(await revoke(id, 'pay-unused', 5), 5);
  assert.deepEqual(await left(id), [0, 20]);
  const { id: other } = await t.makeUser();
  await grant(other, 1);
  assert.equal(await revoke(other, 'pay-unused', 1), 0, 'another member has no such purchase');
  await sound();
});

test('a credit given back returns to the lot it was spent from, and is the next one spent', async () => {
  const { id } = await t.makeUser();
  await grant(id, 3, 'pay-first');
  await grant(id, 10, 'pay-second');
  await spend(id, 2, 'spend:first-lot');
  await spend(id, 4, 'spend:both-lots');
  assert.deepEqual(await left(id), [0, 7]);
  assert.equal(await giveBack(id, 'spend:first-lot', 'back:first-lot'), true);
  assert.equal(await giveBack(id, 'spend:first-lot', 'back:first-lot'), false);
  assert.deepEqual(await left(id), [2, 7]);
  await spend(id, 1);
  assert.deepEqual(await left(id), [1, 7]);
  await giveBack(id, 'spend:both-lots');
  assert.deepEqual(await left(id), [2, 10]);
  assert.equal(await giveBack((await t.makeUser()).id, 'spend:both-lots'), false, 'it was not theirs');
  await sound();
});

test('a thousand random movements leave what two plain tables say', async () => {
  const { id } = await t.makeUser();
  const random = seededRandom(28);
  const draw = (below: number) => Math.floor(random() * below);
  /** Lots in the order of their arrival, and the credits of each operation by lot. */
  const lots: { name: string; paid: boolean; left: number }[] = [];
  const spent = new Map<string, Map<string, number>>();
  for (let step = 0; step < 1000; step += 1) {
    const credits = 1 + draw(6);
    const inOrder = [...lots.filter(({ paid }) => !paid), ...lots.filter(({ paid }) => paid)];
    const total = lots.reduce((sum, lot) => sum + lot.left, 0);
    const kind = draw(10);
    if (kind === 0 || total < credits) {
      const paid = draw(2) === 0;
      const name = `pay-random-${step}`;
      await grant(id, credits * 4, paid ? name : undefined);
      lots.push({ name, paid, left: credits * 4 });
    } else if (kind === 1 && spent.size > 0) {
      const [of, parts] = [...spent][draw(spent.size)]!;
      spent.delete(of);
      await giveBack(id, of);
      for (const lot of lots) lot.left += parts.get(lot.name) ?? 0;
    } else if (kind === 2 && lots.some(({ paid }) => paid)) {
      const bought = lots.filter(({ paid }) => paid);
      const lot = bought[draw(bought.length)]!;
      const revoked = Math.min(lot.left, credits);
      assert.equal(await revoke(id, lot.name, credits), revoked);
      lot.left -= revoked;
    } else {
      const operation = op();
      const parts = new Map<string, number>();
      let toPlace = credits;
      for (const lot of inOrder) {
        const part = Math.min(lot.left, toPlace);
        lot.left -= part;
        toPlace -= part;
        if (part > 0) parts.set(lot.name, part);
      }
      await spend(id, credits, operation);
      spent.set(operation, parts);
    }
  }
  assert.deepEqual(
    await left(id),
    [...lots.filter(({ paid }) => !paid), ...lots.filter(({ paid }) => paid)].map((lot) => lot.left),
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
    sql`insert into ledger_entries (operation_id, line, account, purse, credits, kind, lot_id) values ('forged', 1, ${id}, 'paid', 100, 'purchase', 'forged')`.execute(
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
