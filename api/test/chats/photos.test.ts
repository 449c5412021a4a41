import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { SEND_MESSAGE } from '@rendezvous/contract/resources/chats/endpoints';
import { BLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import { ADD_CHAT_PHOTO } from '@rendezvous/contract/resources/chat-photos/endpoints';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/endpoints';
import sharp from 'sharp';
import { deleteUnsentPhotos } from '#src/conversation/chat-photos/face.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import { createTestApp, type TestUser } from '../harness.ts';
import { picture } from '../photos/support.ts';
import { multipartForm } from '../support/multipart.ts';
import { cookiesOf, filesAtHand, premium } from './photo-support.ts';
import {
  chatPhotoOf,
  expectInOverviews,
  give,
  listOf,
  memberWith,
  openById,
  send,
  show,
  uploadToChat,
} from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;

/** Kinds of the ledger entries of a member, without what they were given. */
async function spentOn(user: TestUser): Promise<string[]> {
  const entries = await db
    .selectFrom('ledger_entries')
    .select(['kind', 'credits'])
    .where('account', '=', user.id)
    .where('credits', '<', 0)
    .execute();
  return entries.map(({ kind, credits }) => `${kind} ${credits}`);
}

test('[1.005] [6.008] a photo in a chat costs its sender its credits once and is in both overviews and conversations', async () => {
  const [anna, bo] = [await premium(t, 5), await memberWith(t, 0)];
  const uploaded = await uploadToChat(anna.client, await picture({ width: 1500, height: 2000 }));
  assert.equal(uploaded.status, 201, uploaded.text);
  const { photo } = uploaded.body;
  assert.deepEqual([photo.width, photo.height], [1200, 1600]);
  assert.equal(await balanceOf(db, anna.user.id), 5, 'uploading is free');
  const shown = await show(anna.client, bo.user.id, photo.id);
  assert.equal(shown.status, 201, shown.text);
  const { message, conversation, credits } = shown.body;
  assert.deepEqual([message.kind, message.text, message.cost, credits], ['photo', undefined, 2, 3]);
  assert.deepEqual([message.photo?.id, message.photo?.width, message.photo?.height], [photo.id, 1200, 1600]);
  assert.deepEqual(await spentOn(anna.user), ['photo -2']);
  const seen = (await openById(bo.client, conversation.id)).body.messages[0];
  assert.deepEqual(
    [seen?.kind, seen?.photo?.id, seen?.from_me, seen?.cost],
    ['photo', photo.id, false, undefined],
  );
  await expectInOverviews(anna.client, bo.client, 'photo');
});

test('a photo in a chat arrives re-encoded and without metadata, and its blurred twin reveals nothing of it', async () => {
  const [anna, bo] = [await premium(t, 5), await memberWith(t, 0)];
  const upload = await uploadToChat(anna.client, await picture({ width: 1500, height: 2000 }));
  await show(anna.client, bo.user.id, upload.body.photo.id);
  const { urls } = (await listed(anna, bo)).photo!;
  const files = new Map<string, Buffer>();
  for (const [size, url] of Object.entries(urls)) {
    const headers = { host: 'localhost:4200', cookie: cookiesOf(bo.client) };
    const answer = await t.app.inject({ url, headers });
    assert.deepEqual(
      [answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']],
      [200, 'image/webp', 'private, no-store'],
    );
    const metadata = await sharp(answer.rawPayload).metadata();
    assert.deepEqual([metadata.format, metadata.exif, metadata.xmp], ['webp', undefined, undefined], size);
    files.set(size, answer.rawPayload);
  }
  assert.notDeepEqual(files.get('blurred'), files.get('medium'));
  assert.equal((await sharp(files.get('large')).metadata()).width, 1200);
});

/** The message that Anna sent to Bo, as Bo reads it. */
async function listed(anna: { user: TestUser }, bo: { client: Parameters<typeof openById>[0] }) {
  const { chats } = await listOf(bo.client);
  const chat = chats.find(({ profile }) => profile.id === anna.user.id)!;
  return (await openById(bo.client, chat.conversation.id)).body.messages.at(-1)!;
}

test('a photo sent again under its client id is one message and one charge; another one under it is refused', async () => {
  const [anna, bo] = [await premium(t, 10), await memberWith(t, 0)];
  const [one, two] = [await chatPhotoOf(t, anna.user), await chatPhotoOf(t, anna.user)];
  const clientId = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => show(anna.client, bo.user.id, one, clientId)),
  );
  assert.deepEqual(
    [...new Set(answers.map(({ status, text }) => `${status} ${status === 201 ? '' : text}`))],
    ['201 '],
  );
  assert.equal(new Set(answers.map(({ body }) => body.message.id)).size, 1);
  const again = await show(anna.client, bo.user.id, one, clientId);
  assert.deepEqual([again.status, again.body.message.photo?.id, again.body.credits], [201, one, 8]);
  const other = await show(anna.client, bo.user.id, two, clientId);
  assert.deepEqual([other.status, other.code], [409, 'idempotency_mismatch']);
  const words = await send(anna.client, bo.user.id, 'words', { clientId });
  assert.equal(words.code, 'idempotency_mismatch');
});

test('an upload is sent once and by its owner alone, and a refused send costs nothing', async () => {
  const [anna, bo, cas] = [await premium(t, 10), await premium(t, 10), await memberWith(t, 0)];
  const photo = await chatPhotoOf(t, anna.user);
  const stolen = await show(bo.client, cas.user.id, photo);
  assert.deepEqual([stolen.status, stolen.problem.errors?.[0]?.field], [422, 'photo']);
  const unknown = await show(bo.client, cas.user.id, 'no-such-photo');
  assert.deepEqual(stolen.problem.errors, unknown.problem.errors, 'as an unknown one');
  assert.equal((await show(anna.client, cas.user.id, photo)).status, 201);
  const twice = await show(anna.client, bo.user.id, photo);
  assert.deepEqual([twice.status, twice.problem.errors?.[0]?.field], [422, 'photo']);
  assert.equal(await balanceOf(db, anna.user.id), 8);
  assert.equal(await balanceOf(db, bo.user.id), 10);
});

test('a photo that is missing, has words, or is next to a text or a gift is refused', async () => {
  const [anna, bo] = [await premium(t, 9), await t.makeUser()];
  const photo = await chatPhotoOf(t, anna.user);
  const refused: readonly [object, string][] = [
    [{ kind: 'photo' }, 'photo'],
    [{ kind: 'photo', photo, text: 'look' }, 'text'],
    [{ kind: 'photo', photo, gift: 'rose' }, 'gift'],
    [{ kind: 'text', photo, text: 'look' }, 'photo'],
    [{ kind: 'gift', photo, gift: 'rose' }, 'photo'],
  ];
  for (const [body, field] of refused) {
    const answer = await anna.client.send(SEND_MESSAGE, {
      member: bo.id,
      client_id: randomUUID(),
      ...body,
    });
    assert.deepEqual([answer.status, answer.problem.errors?.[0]?.field], [422, field], JSON.stringify(body));
  }
  assert.equal(await balanceOf(db, anna.user.id), 9);
});

test('[6.008] free members neither upload nor send a photo in a chat, and read those of Premium members', async () => {
  const [anna, bo] = [await premium(t, 9), await memberWith(t, 9)];
  const upload = await uploadToChat(bo.client, await picture());
  assert.deepEqual([upload.status, upload.code], [403, 'premium_only']);
  const sent = await show(bo.client, anna.user.id, await chatPhotoOf(t, bo.user));
  assert.deepEqual([sent.status, sent.code], [403, 'premium_only']);
  assert.equal(await balanceOf(db, bo.user.id), 9);
  await show(anna.client, bo.user.id, await chatPhotoOf(t, anna.user));
  const { photo } = await listed(anna, bo);
  assert.equal((await bo.client.get(photo!.urls.large)).status, 200);
});

test('a photo meets the reasons of a message in their order', async () => {
  const anna = await premium(t, 3);
  const [bo, cas] = [await memberWith(t, 0), await t.member()];
  await cas.client.call(BLOCK, { member: anna.user.id });
  const photo = await chatPhotoOf(t, anna.user);
  assert.equal((await show(anna.client, cas.user.id, photo)).code, 'blocked_by_member');
  const fresh = await t.makeUser({ status: 'not_confirmed' });
  assert.equal((await show(anna.client, fresh.id, photo)).code, 'not_found');
  assert.equal((await show(anna.client, bo.user.id, photo)).status, 201, 'refusals leave the upload');
  const broke = await show(anna.client, bo.user.id, await chatPhotoOf(t, anna.user));
  assert.deepEqual([broke.status, broke.code], [402, 'not_enough_credits']);
  assert.equal((await give(anna.client, bo.user.id)).code, 'not_enough_credits');
});

test('uploads of chats have the checks of profile photos, and accept nothing but a file', async () => {
  const { client } = await premium(t, 0);
  const gif = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer();
  for (const file of [gif, Buffer.from('%PDF-1.7'), Buffer.alloc(0)])
    assert.equal((await uploadToChat(client, file)).code, 'unsupported_media');
  const small = await uploadToChat(client, await picture({ width: 100, height: 100 }));
  assert.deepEqual(small.problem.errors?.[0]?.code, 'too_few_pixels');
  const form = multipartForm({ file: await picture(), visibility: 'public' });
  const extra = await client.call(ADD_CHAT_PHOTO, undefined, form);
  assert.deepEqual([extra.status, extra.problem.errors?.[0]?.code], [422, 'unknown_field']);
  const json = await client.send(ADD_CHAT_PHOTO, { file: 'x' });
  assert.equal(json.code, 'unsupported_media');
});

test('an upload repeated under its key is one photo', async () => {
  const { client, user } = await premium(t, 0);
  const [file, key] = [await picture(), randomUUID()];
  const [one, two] = [await uploadToChat(client, file, key), await uploadToChat(client, file, key)];
  assert.deepEqual([two.status, two.body.photo.id], [201, one.body.photo.id]);
  const rows = await db.selectFrom('chat_photos').select('id').where('user_id', '=', user.id).execute();
  assert.equal(rows.length, 1);
});

test('photos of chats are not in the profile and do not count to its limit', async () => {
  const [anna, bo] = [await premium(t, 9), await memberWith(t, 0)];
  await show(anna.client, bo.user.id, await chatPhotoOf(t, anna.user));
  const user = (await anna.client.call(READ_USER)).body.user!;
  assert.deepEqual([user.profile.photos, user.profile.main_image], [[], null]);
  const { text } = await bo.client.call(READ_MEMBER, { id: anna.user.id });
  assert.match(text, /"photos":\[\]/);
  const { photo_count: count } = await db
    .selectFrom('profiles')
    .select('photo_count')
    .where('user_id', '=', anna.user.id)
    .executeTakeFirstOrThrow();
  assert.equal(count, 0);
});

test('uploads that no message sent go after a day, and beyond ten the oldest at once; sent ones stay', async () => {
  const [anna, bo] = [await premium(t, 9), await memberWith(t, 0)];
  const sent = await chatPhotoOf(t, anna.user);
  await show(anna.client, bo.user.id, sent);
  const unsent: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    unsent.push(await chatPhotoOf(t, anna.user));
    await t.advance(1);
  }
  await t.services.jobs.drain();
  const storedIds = async () => (await filesAtHand(t, anna.user)).ids.toSorted();
  assert.deepEqual(await storedIds(), [sent, ...unsent.slice(2)].toSorted());
  await t.advance(25 * 60 * 60);
  await deleteUnsentPhotos(t.services);
  await t.services.jobs.drain();
  assert.deepEqual(await storedIds(), [sent]);
  const late = await show(anna.client, bo.user.id, unsent[11]!);
  assert.equal(late.problem.errors?.[0]?.field, 'photo');
});
