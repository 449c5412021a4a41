import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { REAUTHENTICATE } from '@rendezvous/contract/resources/accounts/endpoints';
import { DELETE_MANDATE, READ_MANDATES } from '@rendezvous/contract/resources/mandates/endpoints';
import { forgetMandates } from '#src/money/mandates/face.ts';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { createTestApp, PASSWORD } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;

/** A member with a card that is stored, here and at the test provider. */
async function holder() {
  const { user, client } = await t.member();
  const [id, token, now] = [newId(), newId(), t.clock.now()];
  const card = { method: 'creditcard', last4: '4242', expires_on: '2030-01-31' } as const;
  await db
    .insertInto('sandbox_mandates')
    .values({ ...card, id: token, provider: 'sandbox', key: token, created_at: now })
    .execute();
  await db
    .insertInto('mandates')
    .values({
      ...card,
      id,
      user_id: user.id,
      provider: 'sandbox',
      token_reference: token,
      created_at: now,
      opted_in_at: now,
      revoked_at: null,
    })
    .execute();
  return { client, id, token };
}
const atProvider = (token: string) =>
  db.selectFrom('sandbox_mandates').select('id').where('id', '=', token).execute();

test('a stored means of payment is listed, and removed here and at the provider after a fresh log-in', async () => {
  const { client, id, token } = await holder();
  const [listed] = (await client.call(READ_MANDATES)).body.items;
  assert.deepEqual([listed?.id, listed?.last4, listed?.expires_on], [id, '4242', '2030-01-31']);
  await t.advance(3600);
  assert.equal((await client.call(DELETE_MANDATE, undefined, { query: { id } })).status, 403);
  await client.call(REAUTHENTICATE, { password: PASSWORD });
  assert.deepEqual((await client.call(DELETE_MANDATE, undefined, { query: { id } })).body.items, []);
  await t.services.jobs.drain();
  assert.deepEqual(await atProvider(token), []);
});

test('the means of payment of another member is not found, and stays', async () => {
  const { id, token } = await holder();
  const { client } = await t.member();
  await client.call(REAUTHENTICATE, { password: PASSWORD });
  assert.equal((await client.call(DELETE_MANDATE, undefined, { query: { id } })).status, 404);
  await t.services.jobs.drain();
  assert.equal((await atProvider(token)).length, 1);
});

test('an account that is erased leaves a token only until its provider has revoked it', async () => {
  const { id, token } = await holder();
  const { user_id: userId } = await db
    .selectFrom('mandates')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (tx) => {
    await forgetMandates(t.services, { tx } as Unit, userId);
    await tx.deleteFrom('users').where('id', '=', userId).execute();
  });
  await t.services.jobs.drain();
  assert.deepEqual(await atProvider(token), []);
  assert.deepEqual(await db.selectFrom('mandates').select('id').where('id', '=', id).execute(), []);
});
