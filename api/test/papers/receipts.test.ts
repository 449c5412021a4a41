import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  READ_PAYMENT,
  READ_RECEIPT,
  READ_TRANSACTIONS,
} from '@rendezvous/contract/resources/payments/endpoints';
import { setToken } from '#src/money/papers/repository.ts';
import { hashToken } from '#src/platform/lib/ids.ts';
import { createTestApp } from '../harness.ts';
import { credited, paid } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;

test('a member reads the own receipt as a page, which is stored nowhere', async () => {
  const { client } = await t.member();
  const { number } = await paid(t, client);
  const page = await client.call(READ_RECEIPT, { number });
  assert.equal(page.status, 200);
  assert.equal(page.headers['cache-control'], 'private, no-store');
  assert.match(String(page.headers['content-security-policy']), /default-src 'none'/);
  for (const words of [
    number,
    '22.50',
    '18.60',
    '3.90',
    '21%',
    'NL000000000B00',
    'iDEAL',
    'I ask you to add my credits at once',
  ])
    assert.ok(page.text.includes(words), words);
});

test('the same receipt is a PDF, with its number as its name', async () => {
  const { client } = await t.member();
  const { number } = await paid(t, client);
  const answer = await client.call(READ_RECEIPT, { number, format: 'pdf' });
  assert.equal(answer.headers['content-type'], 'application/pdf');
  assert.equal(answer.headers['cache-control'], 'private, no-store');
  assert.equal(answer.headers['content-disposition'], `inline; filename="${number}.pdf"`);
  assert.equal(answer.raw.subarray(0, 8).toString('latin1'), '%PDF-1.7');
});

test('a visitor and another member read no receipt by its number, and learn nothing of it', async () => {
  const { client } = await t.member();
  const { client: stranger } = await t.member();
  const { number } = await paid(t, client);
  for (const format of ['html', 'pdf'] as const) {
    const [byVisitor, byStranger, unknown] = [
      await t.asVisitor().call(READ_RECEIPT, { number, format }),
      await stranger.call(READ_RECEIPT, { number, format }),
      await stranger.call(READ_RECEIPT, { number: '2019-000001', format }),
    ];
    assert.deepEqual([byVisitor.status, byVisitor.code], [403, 'authentication_required']);
    assert.deepEqual([byStranger.status, byStranger.code], [404, 'not_found']);
    assert.deepEqual(byStranger.problem, unknown.problem);
  }
  assert.equal((await t.asVisitor().call(READ_RECEIPT)).status, 403);
  assert.equal((await client.call(READ_RECEIPT)).status, 404);
});

test('the token of a mail opens its paper without a session, in the language of the order, after leaving too', async () => {
  const { user, client } = await t.member({ language: 'de' });
  const { id, number, payment_id } = await paid(t, client);
  const { number: other } = await paid(t, client);
  await setToken(db, id, hashToken('the-token-of-the-mail'));
  await db.updateTable('payments').set({ user_id: 'erased' }).where('id', '=', payment_id).execute();
  const visitor = t.asVisitor();
  const page = await visitor.call(READ_RECEIPT, { token: 'the-token-of-the-mail' });
  assert.match(page.text, /<html lang="de"/);
  assert.ok(page.text.includes(number) && page.text.includes('Beleg'));
  const pdf = await visitor.call(READ_RECEIPT, { token: 'the-token-of-the-mail', format: 'pdf' });
  assert.equal(pdf.status, 200);
  const foreign = await visitor.call(READ_RECEIPT, { token: 'the-token-of-the-mail', number: other });
  assert.ok(foreign.text.includes(number) && !foreign.text.includes(other));
  assert.equal((await client.call(READ_RECEIPT, { number })).status, 404, `${user.id} has it no more`);
});

test('a link that opens nothing answers with a page that says what to do', async () => {
  const page = await t.asVisitor().call(READ_RECEIPT, { token: 'invented' });
  assert.equal(page.status, 404);
  assert.match(page.text, /doesn’t work any more/);
  const pdf = await t.asVisitor().call(READ_RECEIPT, { token: 'invented', format: 'pdf' });
  assert.deepEqual([pdf.status, pdf.code], [404, 'not_found']);
});

test('payments name their receipt, and refunds their credit note', async () => {
  const { client } = await t.member();
  const { number, payment_id: id } = await paid(t, client);
  await credited(t, id, { id: 'refund', amount: 1440, credits: 16 });
  const { payment } = (await client.call(READ_PAYMENT, { id })).body;
  assert.equal(payment.number, number);
  const note = payment.money!.returns[0]!.number!;
  assert.match(note, /^\d{4}-C0001$/);
  assert.equal((await client.call(READ_TRANSACTIONS)).body.items[0]!.number, number);
  const page = await client.call(READ_RECEIPT, { number: note });
  for (const words of ['Credit note', `receipt ${number}`, '−14.40', '−11.90', '€14.40', '16 were unused'])
    assert.ok(page.text.includes(words), words);
});
