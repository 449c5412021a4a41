import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LIKE, READ_LIKES } from '@rendezvous/contract/resources/likes/endpoints';
import { BLOCK, READ_BLOCKED_MEMBERS, UNBLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import {
  READ_MEMBER,
  SEARCH_MEMBERS,
  SUGGEST_MEMBERS,
} from '@rendezvous/contract/resources/members/endpoints';
import { createTestApp } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

/** Two members who like each other, one of whom has then blocked the other. */
async function blockedPair(country: 'IE' | 'GB' | 'ES') {
  const [blocker, blocked] = [
    await t.member({ country, gender: 'female', seeking: 'female' }),
    await t.member({ country, gender: 'female', seeking: 'female' }),
  ];
  await blocker.client.call(LIKE, { member: blocked.user.id });
  await blocked.client.call(LIKE, { member: blocker.user.id });
  assert.equal((await blocker.client.call(BLOCK, { member: blocked.user.id })).status, 204);
  return { blocker, blocked, country };
}

test('[6.010] [6.011] a blocked member cannot open the page of the blocking member, and reads the name', async () => {
  const { blocker, blocked } = await blockedPair('IE');
  const answer = await blocked.client.call(READ_MEMBER, { id: blocker.user.id });
  assert.deepEqual(
    [answer.status, answer.code, answer.problem.params!.name],
    [403, 'blocked_by_member', blocker.user.name],
  );
});

test('[1.004] a block hides both from each other in search, suggestions, likes and matches', async () => {
  const { blocker, blocked, country } = await blockedPair('GB');
  for (const [self, other] of [
    [blocker, blocked],
    [blocked, blocker],
  ] as const) {
    const lists = [
      (await self.client.call(SEARCH_MEMBERS, { country })).body.items,
      (await self.client.call(SUGGEST_MEMBERS)).body.items,
      (await self.client.call(READ_LIKES)).body.profiles,
    ];
    for (const list of lists) assert.ok(!list.some((card) => card.id === other.user.id));
    const refused = await self.client.call(LIKE, { member: other.user.id });
    assert.ok(refused.status === 403 || refused.status === 404);
  }
});

test('[4.041] the blocking member still opens the page, sees the block, and lifts it; likes stay deleted', async () => {
  const { blocker, blocked } = await blockedPair('ES');
  const page = () => blocker.client.call(READ_MEMBER, { id: blocked.user.id });
  assert.equal((await page()).body.relation.blocked, true);
  const list = await blocker.client.call(READ_BLOCKED_MEMBERS);
  assert.deepEqual(
    list.body.items.map((card) => card.id),
    [blocked.user.id],
  );
  assert.equal((await blocker.client.call(UNBLOCK, { member: blocked.user.id })).status, 204);
  const { relation } = (await page()).body;
  assert.deepEqual([relation.blocked, relation.liked, relation.match], [false, false, false]);
});

test('a member cannot block themselves, or a member that does not exist', async () => {
  const { client, user } = await t.member();
  assert.equal((await client.call(BLOCK, { member: user.id })).status, 422);
  assert.equal((await client.call(BLOCK, { member: 'nobody' })).status, 404);
});

test('[6.012] an invisible member is in no list and has no page for strangers', async () => {
  const { client } = await t.member({ country: 'IE' });
  const hidden = await t.makeUser({ country: 'FR', invisible: true });
  assert.deepEqual((await client.call(SEARCH_MEMBERS, { country: 'FR' })).body.items, []);
  assert.equal((await client.call(READ_MEMBER, { id: hidden.id })).status, 404);
});

test('unconfirmed, suspended and leaving members have no page and are in no list', async () => {
  const { client } = await t.member({ country: 'IE' });
  for (const status of ['not_confirmed', 'suspended', 'pending_deletion'] as const) {
    const gone = await t.makeUser({ country: 'IT', status });
    assert.equal((await client.call(READ_MEMBER, { id: gone.id })).status, 404, status);
  }
  assert.deepEqual((await client.call(SEARCH_MEMBERS, { country: 'IT' })).body.items, []);
});

test('a page shows others neither date of birth nor e-mail address', async () => {
  const { client } = await t.member();
  const other = await t.makeUser({ dateOfBirth: '1987-03-09' });
  const { text } = await client.call(READ_MEMBER, { id: other.id });
  assert.ok(!text.includes('1987-03-09') && !text.includes('mail.example'));
});
