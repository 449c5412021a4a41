import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { READ_DIRECT_DEBIT } from '@rendezvous/contract/resources/direct-debit/endpoints';
import { rotateKeys } from '#src/cli/rotate-keys.ts';
import { SEALED_FORMS } from '#src/money/debits/face.ts';
import { createKeyRing } from '#src/platform/lib/key-ring.ts';
import { createTestApp } from '../harness.ts';
import { waiting } from './support.ts';

const [NEW, FORMER] = ['the-newest-key-of-thirty-two-chars', 'the-former-key-of-thirty-two-chars'];
const t = await createTestApp({ SECRET_KEY: `${NEW},${FORMER}` });
after(() => t.close());
const { db, config } = t.services;
const former = createKeyRing([FORMER]);

/** Seals a stored form with the former key, as a process did before the change. */
async function sealFormer(payment: string): Promise<void> {
  const { form } = await db
    .selectFrom('debit_forms')
    .select('form')
    .where('payment_id', '=', payment)
    .executeTakeFirstOrThrow();
  const purpose = SEALED_FORMS.purposeOf(payment);
  const sealed = former.seal(createKeyRing([NEW, FORMER]).open(form, purpose), purpose);
  await db.updateTable('debit_forms').set({ form: sealed }).where('payment_id', '=', payment).execute();
}

test('a change of keys seals forms and secrets again while members read them, and the former key can be removed', async () => {
  const members = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { client } = await t.member({ signedUpAgo: 3 * 86_400 });
      const debit = await waiting(client);
      await sealFormer(debit.payment.id);
      return { client, sentTo: debit.sent_to };
    }),
  );
  const turn = { over: false, reads: 0 };
  const readers = members.map(async ({ client, sentTo }) => {
    do {
      const answer = await client.call(READ_DIRECT_DEBIT);
      assert.equal(answer.body.waiting?.sent_to, sentTo, answer.text);
      turn.reads += 1;
    } while (!turn.over);
  });
  const said = await rotateKeys(db, config).finally(() => (turn.over = true));
  await Promise.all(readers);
  assert.match(said, /^20 texts were sealed again/);
  assert.ok(turn.reads >= members.length);

  const alone = createKeyRing([NEW]);
  for (const { payment_id: id, form } of await db.selectFrom('debit_forms').selectAll().execute())
    assert.match(alone.open(form, SEALED_FORMS.purposeOf(id)), /NL91ABNA0417164300/);
  assert.match(await rotateKeys(db, { ...config, SECRET_KEY: NEW }), /^0 texts/);
});
