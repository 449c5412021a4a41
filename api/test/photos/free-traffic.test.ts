import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, test } from 'node:test';
import type { Photo } from '@rendezvous/contract/profile';
import { send } from '../chats/support.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { picture, upload } from './support.ts';

const t = await createTestApp();
after(() => t.close());

const cookiesOf = ({ cookies }: TestClient) => [...cookies].map(([k, v]) => `${k}=${v}`).join('; ');

/** What the server sends to a path: text, and the bytes it came in. */
async function fetched(client: TestClient, url: string): Promise<{ text: string; digest: string }> {
  const answer = await t.app.inject({ url, headers: { host: 'localhost:4200', cookie: cookiesOf(client) } });
  const digest = createHash('sha256').update(answer.rawPayload).digest('hex');
  return { text: answer.statusCode === 200 ? answer.payload : '', digest };
}

/** Everything that shows a member to another, pages included. */
const places = (id: string) => [
  `/api/member.php?id=${id}`,
  `/api/chat.php?member=${id}`,
  ...['members', 'suggestions', 'swipe', 'tonight', 'likes', 'auto-like', 'chats', 'user'].map(
    (name) => `/api/${name}.php`,
  ),
  '/',
  '/members',
  `/members/${id}`,
  '/likes',
  '/swipe-game',
  '/chats',
];

/** Reads every place, follows every address of a picture in it, and returns all that came. */
async function trafficOf(client: TestClient, id: string): Promise<{ text: string; digests: Set<string> }> {
  const read = await Promise.all(places(id).map((url) => fetched(client, url)));
  const text = read.map((answer) => answer.text).join('\n');
  const addresses = new Set(text.match(/\/(?:cdn|photo)\/[^"'\\\s,)]+/g));
  const pictures = await Promise.all(
    [...addresses].map((url) => fetched(client, url.replaceAll('&amp;', '&'))),
  );
  return { text, digests: new Set(pictures.map(({ digest }) => digest)) };
}

test('[6.005] all that a free member receives of another holds neither name nor bytes of a locked photo', async () => {
  const owner = await t.member({ paid: true, gender: 'female' });
  for (let count = 0; count < 4; count += 1)
    await upload(owner.client, await picture({ colour: `#${count}0a0f0` }));
  await upload(owner.client, await picture({ colour: '#30c060' }), 'private');
  const free = await t.member({ gender: 'male' });
  const premium = await t.member({ gender: 'male', paid: true });
  for (const { client, user } of [free, premium]) {
    await client.post('/api/like.php', { member: owner.user.id });
    await owner.client.post('/api/like.php', { member: user.id });
    await send(owner.client, user.id, 'hello');
  }
  const photosFor = async ({ client }: typeof free) =>
    (await client.get<{ member: { photos: Photo[] } }>(`/api/member.php?id=${owner.user.id}`)).body.member
      .photos;
  const asFree = await photosFor(free);
  const sharp = (await photosFor(premium)).filter((_, at) => asFree[at]?.locked);
  assert.equal(sharp.length, 2);
  const originals = await Promise.all(
    sharp.flatMap(({ urls }) => Object.values(urls)).map((url) => fetched(premium.client, url)),
  );
  const rows = await t.services.db
    .selectFrom('photos')
    .select(['id', 'files'])
    .where('user_id', '=', owner.user.id)
    .execute();
  const names = rows
    .filter(({ id }) => sharp.some((photo) => photo.id === id))
    .flatMap(({ files }) => Object.values(files));

  const held = async ({ client }: typeof free) => {
    const { text, digests } = await trafficOf(client, owner.user.id);
    return {
      names: names.filter((name) => text.includes(name)),
      pictures: originals.filter(({ digest }) => digests.has(digest)).length,
      mine: digests.size > 0,
    };
  };
  assert.deepEqual(await held(free), { names: [], pictures: 0, mine: true });
  // The same look finds them where they are allowed.
  assert.equal((await held(premium)).pictures, originals.length);
});
