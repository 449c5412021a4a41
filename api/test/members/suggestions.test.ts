import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LIKE } from '@rendezvous/contract/resources/likes/endpoints';
import { SUGGEST_MEMBERS } from '@rendezvous/contract/resources/members/endpoints';
import { createTestApp } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

test('suggestions leave out the liked, the viewer and the member whose page is open', async () => {
  const { user, client } = await t.member({ country: 'US', gender: 'male', seeking: 'female' });
  const open = await t.makeUser({ country: 'US', gender: 'female' });
  const liked = await t.makeUser({ country: 'US', gender: 'female' });
  const fresh = await t.makeUser({ country: 'US', gender: 'female' });
  await client.call(LIKE, { member: liked.id });
  const related = await client.call(SUGGEST_MEMBERS, { for: open.id });
  assert.deepEqual(
    related.body.items.map((item) => item.id),
    [fresh.id],
  );
  assert.ok(!related.body.items.some((item) => item.id === user.id));
});

test('suggestions name people before fictional profiles, however well those fit', async () => {
  const interests = ['wine', 'reading'] as const;
  const { client } = await t.member({ country: 'ES', gender: 'male', interests: [...interests] });
  const person = await t.makeUser({ country: 'ES', gender: 'female' });
  const fictional = await t.makeUser({
    country: 'ES',
    gender: 'female',
    interests: [...interests],
    fictional: true,
  });
  const { items } = (await client.call(SUGGEST_MEMBERS)).body;
  assert.deepEqual(
    items.map(({ id }) => id),
    [person.id, fictional.id],
  );
});
