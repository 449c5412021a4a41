import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALE_CODES, LOCALE_COOKIE, type Locale } from '@rendezvous/contract/kernel/locales';
import {
  OPS_ANSWER_WITHDRAWAL,
  OPS_LIST_WITHDRAWALS,
} from '@rendezvous/contract/operators/withdrawals/endpoints';
import { WITHDRAW } from '@rendezvous/contract/resources/withdrawal/endpoints';
import type { WithdrawBody } from '@rendezvous/contract/resources/withdrawal/schemas';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import { forgetWithdrawer } from '#src/money/withdrawal/face.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { choose, ledgerIsSound, started } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;

/** A member with a paid purchase of 25 credits. */
async function buyer(email?: string) {
  const { user, client } = await t.member({ ...(email !== undefined && { email }) });
  const { id } = await started(client);
  await choose(client, id, 'paid');
  await t.services.jobs.drain();
  return { user, payment: id };
}

const visitor = (language: Locale = 'en'): TestClient => {
  const client = t.asVisitor();
  client.cookies.set(LOCALE_COOKIE, language);
  return client;
};

const state = (client: TestClient, order: string, email: string, name = 'Daan de Vries') =>
  client.call(WITHDRAW, { name, order, email, confirm: true });

async function receiptsTo(email: string) {
  await t.services.jobs.drain();
  const mails = await t.services.db.selectFrom('outbox_mails').selectAll().where('to', '=', email).execute();
  return mails.filter(({ id }) => /^withdrawal-(?!answer)/.test(id));
}

const stored = (id: string) =>
  db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a visitor’s statement is answered alike whether the order is known or not, and before anything was compared', async () => {
  const { user, payment } = await buyer();
  const known = await state(visitor(), payment, user.email);
  const unknown = await state(visitor(), 'RDV-000000', user.email);
  assert.deepEqual([known.status, unknown.status], [202, 202]);
  const shape = ({ body }: typeof known) => [Object.keys(body), Object.keys(body.receipt), body.refund];
  assert.deepEqual(shape(known), shape(unknown));
  assert.equal((await stored(known.body.receipt.id)).outcome, null);
});

test('a visitor’s request repeated after its answer was lost states the same once, and another statement is refused', async () => {
  const { user, payment } = await buyer();
  const client = visitor();
  const headers = { 'idempotency-key': newId() };
  const send = (order: string) =>
    client.call(WITHDRAW, { name: 'Daan de Vries', order, email: user.email, confirm: true }, { headers });
  const first = await send(payment);
  for (const order of [payment, 'RDV-000000']) {
    await db.updateTable('idempotency_keys').set({ status: null, body: null }).execute();
    await t.advance(61);
    const again = await send(order);
    if (order === payment) assert.deepEqual(again.body, first.body);
    else assert.deepEqual([again.status, again.code], [409, 'idempotency_mismatch']);
    await db.deleteFrom('idempotency_keys').where('status', 'is', null).execute();
  }
  assert.equal((await receiptsTo(user.email)).length, 1);
});

test('a statement that names an order and the address of its account counts as the buyer’s own', async () => {
  const { user, payment } = await buyer();
  const { body } = await state(visitor(), payment, user.email.toUpperCase());
  await t.services.jobs.drain();
  const row = await stored(body.receipt.id);
  assert.deepEqual(
    [row.outcome, row.payment_id, row.user_id, row.credits, row.amount],
    ['returned', payment, user.id, 25, 2250],
  );
  assert.equal(await balanceOf(db, user.id), 0);
  await ledgerIsSound(t);
});

test('the number of the receipt is a number of the order', async () => {
  const { user, payment } = await buyer();
  const { number } = await db
    .selectFrom('papers')
    .select('number')
    .where('payment_id', '=', payment)
    .executeTakeFirstOrThrow();
  const { body } = await state(visitor(), number, user.email);
  await t.services.jobs.drain();
  assert.deepEqual((await stored(body.receipt.id)).payment_id, payment);
});

test('a stranger who tries numbers with an address of a member reaches an operator, never the purchase', async () => {
  const { user, payment } = await buyer();
  for (let count = 0; count < 5; count += 1) await state(visitor(), `2025-00000${count}`, user.email);
  await t.services.jobs.drain();
  const { body } = await state(visitor(), payment, user.email);
  await t.services.jobs.drain();
  assert.equal((await stored(body.receipt.id)).outcome, 'unmatched');
  assert.equal(await balanceOf(db, user.id), 25);
});

test('an operator finds the open statements, names the purchase of one, and the buyer gets money and answer', async () => {
  const { user, payment } = await buyer();
  const { body } = await state(visitor(), user.email, user.email);
  await t.services.jobs.drain();
  const { client } = await t.operator('support');
  const { items } = (await client.call(OPS_LIST_WITHDRAWALS)).body;
  assert.ok(items.some(({ id, order }) => id === body.receipt.id && order === user.email));
  const answer = { id: body.receipt.id, payment, text: 'We found your purchase.' };
  const { status } = await client.call(OPS_ANSWER_WITHDRAWAL, answer);
  assert.equal(status, 200);
  assert.equal(await balanceOf(db, user.id), 0);
  await t.services.jobs.drain();
  const mails = await db.selectFrom('outbox_mails').selectAll().where('to', '=', user.email).execute();
  const mail = mails.find(({ id }) => id.startsWith('withdrawal-answer-'));
  assert.match(mail!.text, /We found your purchase\.[^]*25 of 25 credits[^]*€22\.50/);
  assert.equal((await client.call(OPS_ANSWER_WITHDRAWAL, answer)).status, 404, 'answered once');
  const rest = (await client.call(OPS_LIST_WITHDRAWALS)).body.items;
  assert.ok(!rest.some(({ id }) => id === body.receipt.id));
  await ledgerIsSound(t);
});

test('an order with another address, and an address alone, give nothing back and wait for an operator', async () => {
  const { user, payment } = await buyer();
  const other = await state(visitor(), payment, 'somebody@mail.example');
  const alone = await state(visitor(), user.email, user.email);
  await t.services.jobs.drain();
  for (const { body } of [other, alone]) {
    const row = await stored(body.receipt.id);
    assert.deepEqual([row.outcome, row.payment_id, row.return_id], ['unmatched', null, null]);
  }
  assert.equal(await balanceOf(db, user.id), 25);
});

test('the mail to an unknown address says what was stated and when, and neither that an order exists nor an amount', async () => {
  const { payment } = await buyer();
  const { body } = await state(visitor(), payment, 'stranger@mail.example');
  const [mail] = await receiptsTo('stranger@mail.example');
  assert.ok(mail!.text.includes(body.receipt.statement), mail!.text);
  assert.match(mail!.text, /looking for the purchase/);
  assert.doesNotMatch(mail!.text, /€|transactions/);
});

for (const language of LOCALE_CODES)
  test(`the receipt is whole in ${language}: statement, date, time and what follows`, async () => {
    const email = `${language}@mail.example`;
    const { body } = await state(visitor(language), 'RDV-004183', email);
    const [mail] = await receiptsTo(email);
    assert.ok(mail!.text.includes(body.receipt.statement), mail!.text);
    assert.match(body.receipt.statement, /Daan de Vries.*RDV-004183/);
    assert.match(mail!.text, /2\d{3}.*\d{1,2}[:h]\d{2}[:m]?\d{2}/);
    assert.doesNotMatch(mail!.text, /[{}]/);
  });

test('a stranger’s address gets a few receipts a day; every statement is stored all the same', async () => {
  const email = 'flooded@mail.example';
  for (let count = 0; count < 6; count += 1)
    assert.equal((await state(visitor(), `RDV-${count}`, email)).status, 202);
  assert.equal((await receiptsTo(email)).length, 3);
  const rows = await db.selectFrom('withdrawals').selectAll().where('email', '=', email).execute();
  assert.equal(rows.length, 6);
  assert.equal(rows.filter(({ mailed_at: at }) => at === null).length, 3);
});

test('what is missing or no address is named by its field, and nothing is stored', async () => {
  const before = await db.selectFrom('withdrawals').select('id').execute();
  const client = visitor();
  const fields = async (body: Omit<WithdrawBody, 'confirm'>) =>
    (await client.call(WITHDRAW, { ...body, confirm: true })).problem.errors?.[0]?.field;
  assert.equal(await fields({}), 'name');
  assert.equal(await fields({ name: ' ', order: 'A', email: 'a@mail.example' }), 'name');
  assert.equal(await fields({ name: 'A', email: 'a@mail.example' }), 'order');
  assert.equal(await fields({ name: 'A', order: 'A', email: 'nowhere' }), 'email');
  assert.equal(await fields({ name: 'see http://x.example', order: 'A', email: 'a@mail.example' }), 'name');
  assert.deepEqual(await db.selectFrom('withdrawals').select('id').execute(), before);
});

/** Sends the form of the page as a browser does without a script. */
const send = (fields: Record<string, string>, language: Locale = 'en') =>
  visitor(language).request<null>('POST', '/pages/withdraw', undefined, {
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });

test('the form of the page works without a script: the answer shows statement, time and address', async () => {
  const { status, text } = await send({ name: 'Anna <b>', order: 'RDV-1', email: 'form@mail.example' }, 'de');
  assert.equal(status, 422, 'angle brackets belong to no name');
  const answer = await send({ name: 'Anna Muster', order: 'RDV-1', email: 'form@mail.example' }, 'de');
  assert.equal(answer.status, 202);
  assert.ok(!text.includes('<b>'), text);
  for (const part of [
    /Dein Widerruf ist da/,
    /Ich, Anna Muster, widerrufe/,
    /form@mail\.example/,
    /\d\d:\d\d:\d\d/,
  ])
    assert.match(answer.text, part);
  assert.equal((await receiptsTo('form@mail.example')).length, 1);
});

test('an erased buyer leaves no name, address or words behind; what came of the statement remains', async () => {
  const { user, payment } = await buyer('leaver@mail.example');
  const { body } = await state(visitor(), payment, user.email);
  await t.services.jobs.drain();
  await t.services.unitOfWork((tx, afterCommit) => forgetWithdrawer({ tx, afterCommit }, user.id));
  const row = await stored(body.receipt.id);
  assert.deepEqual([row.name, row.email, row.statement], ['', '', '']);
  assert.deepEqual([row.outcome, row.payment_id, row.amount], ['returned', payment, 2250]);
});

test('the words of both steps are those of the law in every language, and a setting per domain', () => {
  const words = t.services.settings.value(DEFAULT_DOMAIN, 'withdrawal_words');
  const confirm = t.services.settings.value(DEFAULT_DOMAIN, 'withdrawal_confirm_words');
  assert.deepEqual(
    Object.fromEntries(LOCALE_CODES.map((locale) => [locale, [words[locale], confirm[locale]]])),
    {
      en: ['Withdraw from contract here', 'Confirm withdrawal'],
      de: ['Vertrag widerrufen', 'Widerruf bestätigen'],
      fr: ['Renoncer au contrat ici', 'Confirmer la rétractation'],
      nl: ['Hier de overeenkomst herroepen', 'Herroeping bevestigen'],
      it: ['Recedere dal contratto qui', 'Conferma recesso'],
      es: ['Desistir del contrato aquí', 'Confirmar desistimiento'],
      pl: ['Odstąp od umowy tutaj', 'Potwierdź odstąpienie od umowy'],
    },
  );
});
