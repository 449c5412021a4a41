import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { checkBooks } from '#src/cli/ledger-report.ts';
import { leaveConversations } from '#src/conversation/chats/face.ts';
import { fromPool, type Tx } from '#src/platform/db/database.ts';
import { migrate } from '#src/platform/db/migrate.ts';
import { embeddedPool, startPglite } from '#src/platform/db/pglite.ts';
import { giveBackCredits, grantCredits, revokeCredits, spendCredits } from '#src/money/wallet/face.ts';
import { lotsOf } from '#src/money/wallet/service.ts';
import { give, memberWith, send } from '../chats/support.ts';
import { createTestApp } from '../harness.ts';
import { serverDatabase } from '../support/databases/fresh-database.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;

const anna = await memberWith(t, 5);
const bo = await memberWith(t, 5, { paid: true });
const sent = await send(anna.client, bo.user.id, 'Hello');
assert.equal(sent.status, 201, sent.text);
assert.equal((await give(anna.client, bo.user.id)).status, 201);
const message = sent.body.message.id;
const conversation = sent.body.conversation.id;
const [from, op] = [anna.user.id, `message:${message}`];

const lotOf = async (account: string) => (await lotsOf(db, account))[0]!.id;
const [lot, lotOfBo] = [await lotOf(from), await lotOf(bo.user.id)];
const entries = (tx: Tx, operation: string, kind: string, credits: number, of = lot) =>
  sql`insert into ledger_entries (operation_id, line, account, purse, credits, kind, lot_id) values
    (${operation}, 1, ${from}, 'free', ${credits}::int, ${kind}, ${of}), (${operation}, 2, 'system:given', null, -${credits}::int, ${kind}, null)`.execute(
    tx,
  );
const grantAgain = async (tx: Tx, operation: string, kind: string, payment: string | null = null) => {
  await entries(tx, operation, kind, 5, operation);
  await sql`update wallets set free = free + 5 where user_id = ${from}`.execute(tx);
  await sql`insert into ledger_lots (id, user_id, purse, credits, payment_id, operation_id)
    values (${operation}, ${from}, 'free', 5, ${payment}, ${operation})`.execute(tx);
};
/** Books the return of the first message, and writes it down with the message or does not. */
const giveBack = async (tx: Tx, writesDown: boolean) => {
  await giveBackCredits(tx, { userId: from, operationId: `credit_back:${conversation}`, of: op });
  if (writesDown) await sql`update messages set credit_back_at = now() where id = ${message}`.execute(tx);
};
const order = (tx: Tx, status: string) =>
  sql`insert into payments (id, user_id, package, credits, method, provider, country, currency, price_before, amount, discount_percentage, status, created_at, expires_at)
    values ('pay-1', ${from}, 'p1', 10, 'ideal', 'sandbox', 'NL', 'EUR', 1000, 1000, 0, ${status}, now(), now())`.execute(
    tx,
  );

/** A completed payment of ten credits, booked, and what went back of it. */
const completed = async (tx: Tx, { back = 0 } = {}) => {
  await order(tx, 'completed');
  const payment = { userId: from, paymentId: 'pay-1' };
  await grantCredits(tx, { ...payment, credits: 10, kind: 'purchase', operationId: 'payment:pay-1' });
  if (back > 0)
    await revokeCredits(tx, { ...payment, credits: back, kind: 'refund', operationId: 'refund:1' });
};

/** Money of that payment that went back, ten euros when nothing else is said. */
const moneyBack = (tx: Tx, { amount = 1000, credits }: { amount?: number; credits: number }) =>
  sql`insert into payment_returns (id, payment_id, amount, currency, credits, reason, state, asked_at, changed_at)
    values ('return-1', 'pay-1', ${amount}, 'EUR', ${credits}, 'operator', 'done', now(), now())`.execute(tx);

const PLANTED: readonly (readonly [name: string, plant: (tx: Tx) => Promise<unknown>, fault: RegExp])[] = [
  [
    'a balance that its entries do not explain',
    (tx) => sql`update wallets set free = free + 1 where user_id = ${from}`.execute(tx),
    new RegExp(`wallet ${from} has 3\\+0, its entries say 2\\+0`),
  ],
  [
    'a balance below zero',
    (tx) => sql`update wallets set free = -1 where user_id = ${from}`.execute(tx),
    new RegExp(`wallet ${from} is below zero`),
  ],
  [
    'entries that do not sum to zero',
    (tx) =>
      sql`update ledger_entries set credits = credits - 1 where operation_id = ${op} and line = 1`.execute(
        tx,
      ),
    new RegExp(`operation ${op} sums to -1`),
  ],
  [
    'entries without a wallet',
    (tx) => sql`delete from wallets where user_id = ${from}`.execute(tx),
    new RegExp(`account ${from} has entries and no wallet`),
  ],
  [
    'a charged message without its charge',
    (tx) => sql`delete from ledger_entries where operation_id = ${op}`.execute(tx),
    new RegExp(`message ${message} of ${from} costs 1 and spent 0`),
  ],
  [
    'a charge without its message',
    (tx) => sql`delete from messages where id = ${message}`.execute(tx),
    new RegExp(`operation ${op} of ${from} spent 1 for no message`),
  ],
  [
    'a message charged a second time under another name',
    (tx) => entries(tx, `again:${message}`, 'message', -1),
    new RegExp(`operation again:${message} of ${from} spent 1 for no message`),
  ],
  [
    'a message that cost more than its charge',
    (tx) => sql`update messages set cost = 3 where id = ${message}`.execute(tx),
    new RegExp(`message ${message} of ${from} costs 3 and spent 1`),
  ],
  [
    'a message that another member paid',
    (tx) =>
      sql`update ledger_entries set account = ${bo.user.id} where operation_id = ${op} and line = 1`.execute(
        tx,
      ),
    new RegExp(`message ${message} of ${from} was paid by ${bo.user.id}`),
  ],
  [
    'a welcome granted twice',
    (tx) => grantAgain(tx, 'welcome-again', 'signup'),
    new RegExp(`account ${from} was given signup 2 times: grant:${from}, welcome-again`),
  ],
  [
    'a lot without a booking',
    (tx) => sql`update ledger_lots set credits = credits + 1 where user_id = ${from}`.execute(tx),
    /lot .+ is not what its operation booked/,
  ],
  [
    'credits put in without a lot',
    (tx) => entries(tx, 'no-lot', 'compensation', 4),
    /operation no-lot put credits in without a lot/,
  ],
  [
    'a completed payment that gave nothing',
    (tx) => order(tx, 'completed'),
    /payment pay-1 is completed and gave 0 of 10 credits/,
  ],
  [
    'credits that were revoked without a return of money',
    (tx) => completed(tx, { back: 3 }),
    /payment pay-1 revoked 3 credits, its returns and charge-backs say 0/,
  ],
  [
    'unused credits whose money went back',
    async (tx) => {
      await completed(tx, { back: 9 });
      await moneyBack(tx, { credits: 9 });
    },
    /payment pay-1 has 1 unused credits and 0 used, and 0 of its money remains/,
  ],
  [
    'a return of one cent too much',
    async (tx) => {
      await completed(tx, { back: 3 });
      await moneyBack(tx, { amount: 301, credits: 3 });
    },
    /payment pay-1 has 7 unused credits and 0 used, and 699 of its money remains/,
  ],
  [
    'a payment that says completed and whose money went back',
    async (tx) => {
      await completed(tx, { back: 10 });
      await moneyBack(tx, { credits: 10 });
    },
    /payment pay-1 is completed and its money says refunded/,
  ],
  [
    'a charge-back that left nothing open',
    async (tx) => {
      await completed(tx);
      await spendCredits(tx, { userId: from, credits: 6, operationId: 'gift:1', reason: 'gift' });
      await revokeCredits(tx, {
        userId: from,
        paymentId: 'pay-1',
        credits: 6,
        operationId: 'cb:1',
        kind: 'charge_back',
      });
      await sql`insert into payment_chargebacks (id, payment_id, provider_chargeback_id, amount, received_at, credits_revoked)
        values ('cb-1', 'pay-1', 'cb-1', 1000, now(), 6)`.execute(tx);
      await sql`update payments set status = 'charged_back'`.execute(tx);
    },
    /payment pay-1 left 400 open, its debts say 0/,
  ],
  [
    'a purchase whose credits another member has',
    async (tx) => {
      await completed(tx);
      await sql`update payments set user_id = ${bo.user.id}`.execute(tx);
    },
    new RegExp(`the lot of payment pay-1 is of ${from}, who did not pay`),
  ],
  [
    'an entry that names a lot of another member',
    (tx) =>
      sql`update ledger_entries set lot_id = ${lotOfBo} where operation_id = ${op} and line = 1`.execute(tx),
    new RegExp(`operation ${op} moves credits of a lot that is not of ${from}`),
  ],
  [
    'a lot with more debited than it had',
    (tx) => entries(tx, 'too-much', 'compensation', -3),
    new RegExp(`lot ${lot} of ${from} has -1 of 5 credits left`),
  ],
  [
    'a lot with more in it than it had',
    (tx) => entries(tx, 'too-many', 'credit_back', 9),
    new RegExp(`lot ${lot} of ${from} has 11 of 5 credits left`),
  ],
  [
    'a wallet whose next credit is of another lot than the first with something left',
    async (tx) => {
      await completed(tx);
      await sql`update wallets set next_lot = (select id from ledger_lots where payment_id = 'pay-1'), next_left = 10 where user_id = ${from}`.execute(
        tx,
      );
    },
    new RegExp(`wallet ${from} takes the next credit from .+ with 10 left, its entries say ${lot} with 2`),
  ],
  [
    'a credit given back to another lot than it came from',
    async (tx) => {
      await completed(tx);
      await giveBack(tx, true);
      await sql`update ledger_entries set lot_id = 'other' where operation_id = ${`credit_back:${conversation}`} and purse is not null`.execute(
        tx,
      );
    },
    new RegExp(`message ${message} of ${from} gave back to another lot than ${lot}`),
  ],
  [
    'a failed payment that gave credits',
    async (tx) => {
      await order(tx, 'failed');
      await grantAgain(tx, 'payment:pay-1', 'purchase', 'pay-1');
    },
    /payment pay-1 is failed and gave 5 of 10 credits/,
  ],
  [
    'a purchase without a payment',
    (tx) => grantAgain(tx, 'payment:pay-2', 'purchase', 'pay-2'),
    /operation payment:pay-2 credits no payment/,
  ],
  [
    'a payment credited twice',
    async (tx) => {
      await sql`alter table ledger_lots drop constraint ledger_lots_payment_id_key`.execute(tx);
      await grantAgain(tx, 'payment:pay-3', 'purchase', 'pay-3');
      await grantAgain(tx, 'payment:again', 'purchase', 'pay-3');
    },
    /payment pay-3 was credited 2 times: payment:again, payment:pay-3/,
  ],
  [
    'a credit given back that the message does not say',
    (tx) => giveBack(tx, false),
    new RegExp(`operation credit_back:${conversation} of ${from} gave back 1 for no message`),
  ],
  [
    'a message that says its credit came back when none did',
    (tx) => sql`update messages set credit_back_at = now() where id = ${message}`.execute(tx),
    new RegExp(`message ${message} of ${from} gave back 0\\+0 and spent -1\\+0`),
  ],
  [
    'a conversation that gave back twice',
    async (tx) => {
      await giveBack(tx, true);
      await sql`update messages set credit_back_at = now() where conversation_id = ${conversation}`.execute(
        tx,
      );
    },
    new RegExp(`conversation ${conversation} gave back 2 times`),
  ],
  [
    'a credit given back twice under another name',
    async (tx) => {
      await giveBack(tx, true);
      await entries(tx, `back-again:${conversation}`, 'credit_back', 1);
    },
    new RegExp(`operation back-again:${conversation} of ${from} gave back 1 for no message`),
  ],
  [
    'more given back than was spent',
    async (tx) => {
      await giveBack(tx, true);
      await sql`update ledger_entries set credits = credits * 2 where operation_id = ${`credit_back:${conversation}`}`.execute(
        tx,
      );
    },
    new RegExp(`message ${message} of ${from} gave back 2\\+0 and spent -1\\+0`),
  ],
];

/** Undoes what was planted. */
class Undo extends Error {}

for (const [name, plant, fault] of PLANTED)
  test(`the check of the books names ${name}`, async () => {
    let faults: string[] = [];
    const planting = db.transaction().execute(async (tx) => {
      for (const table of ['ledger_entries', 'ledger_lots'])
        await sql`alter table ${sql.ref(table)} disable trigger user`.execute(tx);
      for (const purse of ['free', 'paid'])
        await sql`alter table wallets drop constraint ${sql.ref(`wallets_${purse}_check`)}`.execute(tx);
      await plant(tx);
      ({ faults } = await checkBooks(tx));
      throw new Undo();
    });
    await assert.rejects(planting, Undo);
    assert.match(faults.join('\n'), fault);
  });

test('books that are right have totals and no fault, also when paid messages were erased with an account', async () => {
  const before = await checkBooks(db);
  assert.deepEqual(before.faults, []);
  assert.deepEqual(before.totals, {
    wallets: 2,
    operations: 4,
    entries: 8,
    credits: 7,
    sold: 0,
    given: 10,
    spent: 3,
    'charged messages': 2,
    'given back': 0,
  });
  await t.services.unitOfWork(async (tx, afterCommit) => {
    await sql`update conversation_sides set hidden_seq = 1 where user_id = ${bo.user.id}`.execute(tx);
    await leaveConversations(t.services, { tx, afterCommit }, anna.user.id);
    await sql`delete from users where id = ${anna.user.id}`.execute(tx);
  });
  const left = await checkBooks(db);
  assert.deepEqual([left.faults, left.totals['charged messages']], [[], 1]);
  await t.services.unitOfWork((tx, afterCommit) =>
    leaveConversations(t.services, { tx, afterCommit }, bo.user.id),
  );
  assert.deepEqual((await checkBooks(db)).faults, []);
});

const COMMAND = path.resolve(import.meta.dirname, '../../src/cli/ledger.ts');
const check = (...words: string[]) =>
  spawnSync(process.execPath, [COMMAND, ...words], { encoding: 'utf8', env: { PATH: process.env.PATH } });

/** A database that nothing runs on, with a wallet of these credits and no entry. */
async function abandoned(credits: number, work: (name: string) => void): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-ledger-'));
  const server = process.env.TEST_DATABASE_URL ? await serverDatabase(process.env.TEST_DATABASE_URL) : null;
  const lite = server ? null : await startPglite(path.join(folder, 'db'));
  const database = server ?? fromPool('embedded', embeddedPool(lite!), () => lite!.close());
  await migrate(database.db);
  await database.db.insertInto('wallets').values({ user_id: 'somebody', free: credits }).execute();
  if (lite) await database.close();
  try {
    work(server?.url ?? folder);
  } finally {
    if (server) await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

test('the command checks the database it is given and ends with 1 for a row that is wrong', async () => {
  await abandoned(0, (name) => {
    const { status, stdout, stderr } = check('--database', name);
    assert.deepEqual([status, stderr], [0, '']);
    assert.match(stdout, /^wallets +1$/m);
    assert.match(stdout, /The books are right/);
  });
  await abandoned(3, (name) => {
    const { status, stdout } = check('--database', name);
    assert.equal(status, 1);
    assert.match(stdout, /✘ wallet somebody has 3\+0, its entries say 0\+0\n1 faults/);
  });
});

test('the command refuses a folder without a database, and leaves none behind', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-ledger-'));
  const { status, stderr } = check('--database', folder);
  assert.deepEqual([status, stderr], [1, `${folder} contains no database\n`]);
  rmSync(folder, { recursive: true });
});
