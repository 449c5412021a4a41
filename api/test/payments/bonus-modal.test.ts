import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CLAIM_BONUS_MODAL, ENTER_MEMBERS_AREA } from '@rendezvous/contract/resources/members-area/endpoints';
import { grantCredits } from '#src/money/wallet/face.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { choose, started } from './support.ts';

const t = await createTestApp();
after(() => t.close());

const enter = async (client: TestClient) => (await client.call(ENTER_MEMBERS_AREA)).body.modal_in_seconds;
const claim = async (client: TestClient) => (await client.call(CLAIM_BONUS_MODAL)).body.show;
const newMember = (signedUpAgo = 60) => t.member({ signedUpAgo });
const give = (userId: string, credits: number) =>
  t.services.db
    .transaction()
    .execute((tx) =>
      grantCredits(tx, { userId, credits, kind: 'compensation', operationId: `test ${userId}` }),
    );

test('[4.021] [9.005] the modal may open 40 s after the first entry ever, whatever device enters later', async () => {
  const { client, user } = await newMember();
  assert.equal(await enter(client), 40);
  assert.equal(await claim(client), false);
  await t.advance(25);
  const remaining = await enter(await t.signIn(user));
  assert.ok(remaining !== null && remaining > 0 && remaining <= 15, `${remaining}`);
  await t.advance(20);
  assert.equal(await enter(client), 0);
  assert.equal(await claim(client), true);
});

test('[2.066] it is shown once per member, also when two pages ask at the same moment', async () => {
  const { client, user } = await newMember();
  const other = await t.signIn(user);
  await enter(client);
  await t.advance(41);
  const answers = await Promise.all([claim(client), claim(other), claim(client)]);
  assert.equal(answers.filter(Boolean).length, 1);
  assert.equal(await enter(other), null);
});

test('[2.066] the bonus modal waits until no credits are left', async () => {
  const { client, user } = await newMember();
  await give(user.id, 2);
  await enter(client);
  await t.advance(41);
  assert.equal(await claim(client), false);
  assert.equal(await enter(client), 0);
});

test('[2.066] the bonus modal needs a bonus: members who paid have none, nor is there one after the window', async () => {
  const { client } = await newMember();
  const { id } = await started(client, { discountcode: 'TIMEBONUS25' });
  await enter(client);
  await t.advance(41);
  await choose(client, id, 'paid');
  assert.deepEqual([await enter(client), await claim(client)], [null, false]);
  const late = await newMember(14_390);
  await enter(late.client);
  await t.advance(45);
  assert.deepEqual([await enter(late.client), await claim(late.client)], [null, false]);
});

test('a member that never entered the members area sees no modal', async () => {
  const { client } = await newMember();
  await t.advance(60);
  assert.equal(await claim(client), false);
});
