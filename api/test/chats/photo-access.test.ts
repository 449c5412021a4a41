import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { ChatPhoto } from '@rendezvous/contract/resources/chat-photos/schemas';
import type { Problem } from '@rendezvous/contract/kernel/errors';
import { BLOCK, UNBLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import { REMOVE_CHAT } from '@rendezvous/contract/resources/chats/endpoints';
import { DELETE_ACCOUNT } from '@rendezvous/contract/resources/deletion/endpoints';
import { deleteAccount } from '#src/identity/accounts/face.ts';
import { createTestApp, PASSWORD, type TestClient } from '../harness.ts';
import { filesAtHand, premium, storedOf } from './photo-support.ts';
import { chatPhotoOf, memberWith, openById, send, show } from './support.ts';

const t = await createTestApp();
after(() => t.close());

/** Anna has sent Bo a photo: the conversation, and the photo as each of them gets it. */
async function shared() {
  const [anna, bo] = [await premium(t, 10), await memberWith(t, 0)];
  const shown = await show(anna.client, bo.user.id, await chatPhotoOf(t, anna.user));
  assert.equal(shown.status, 201, shown.text);
  const conversation = shown.body.conversation.id;
  const photoFor = async (client: TestClient) =>
    (await openById(client, conversation)).body.messages.find(({ kind }) => kind === 'photo')?.photo;
  const links = { anna: (await photoFor(anna.client))!, bo: (await photoFor(bo.client))! };
  return { anna, bo, conversation, photoFor, links };
}

async function answersTo(client: TestClient, { urls }: ChatPhoto): Promise<string> {
  const codes = new Set<string>();
  for (const url of Object.values(urls)) {
    const { status, body } = await client.get<Problem | null>(url);
    codes.add(status === 200 ? '200' : `${status} ${body?.code}`);
  }
  return [...codes].join(', ');
}

test('only the two of a conversation open its photo, each by their own links', async () => {
  const { anna, bo, links } = await shared();
  const cas = await premium(t, 10);
  await send(cas.client, anna.user.id, 'I know her as well');
  const table: Record<string, readonly [TestClient, ChatPhoto]> = {
    'sender, own link': [anna.client, links.anna],
    'receiver, own link': [bo.client, links.bo],
    'sender, the receiver’s link': [anna.client, links.bo],
    'receiver, the sender’s link': [bo.client, links.anna],
    'third member, the sender’s link': [cas.client, links.anna],
    'third member, the receiver’s link': [cas.client, links.bo],
    'visitor, the receiver’s link': [t.asVisitor(), links.bo],
  };
  const seen: Record<string, string> = {};
  for (const [who, [client, photo]] of Object.entries(table)) seen[who] = await answersTo(client, photo);
  assert.deepEqual(seen, {
    'sender, own link': '200',
    'receiver, own link': '200',
    'sender, the receiver’s link': '403 forbidden',
    'receiver, the sender’s link': '403 forbidden',
    'third member, the sender’s link': '403 forbidden',
    'third member, the receiver’s link': '403 forbidden',
    'visitor, the receiver’s link': '403 authentication_required',
  });
});

test('a link of a chat’s photo cannot be edited, expires within the hour, and opens no other route', async () => {
  const { bo, links } = await shared();
  const { blurred, large } = links.bo.urls;
  const status = async (url: string) => (await bo.client.get(url)).status;
  assert.equal(await status(blurred.replace('~blurred~', '~large~')), 403);
  assert.equal(await status(large.replace('/photo/chat/', '/photo/')), 403);
  assert.equal(await status(large.slice(0, -1)), 403);
  await t.advance(61 * 60);
  assert.equal(await status(large), 403);
});

test('a block of either side closes links that were signed before, for both, until it is lifted', async () => {
  for (const who of ['anna', 'bo'] as const) {
    const { anna, bo, conversation, photoFor, links } = await shared();
    const [blocker, blocked] = who === 'anna' ? [anna, bo] : [bo, anna];
    await blocker.client.call(BLOCK, { member: blocked.user.id });
    for (const [client, photo] of [
      [anna.client, links.anna],
      [bo.client, links.bo],
    ] as const) {
      assert.equal(await answersTo(client, photo), '403 forbidden', who);
      const { messages } = (await openById(client, conversation)).body;
      assert.deepEqual([messages[0]?.kind, messages[0]?.photo], ['photo', undefined], who);
    }
    await blocker.client.call(UNBLOCK, { member: blocked.user.id });
    assert.equal(await answersTo(bo.client, (await photoFor(bo.client))!), '200');
  }
});

test('a member who removes a conversation cannot read its photos; after both removed it, the files are deleted', async () => {
  const { anna, bo, conversation, links } = await shared();
  const { names } = await filesAtHand(t, anna.user);
  await bo.client.call(REMOVE_CHAT, { conversation });
  await t.services.jobs.drain();
  assert.equal(await answersTo(bo.client, links.bo), '404 not_found');
  assert.equal(await answersTo(anna.client, links.anna), '200');
  await anna.client.call(REMOVE_CHAT, { conversation });
  assert.equal(await answersTo(anna.client, links.anna), '404 not_found');
  await t.services.jobs.drain();
  assert.equal(await storedOf(t.services.files, names), 0);
});

test('photos of a deleted member are closed at once, and deleted with the account; the message stays', async () => {
  const { anna, bo, conversation, links } = await shared();
  const { names } = await filesAtHand(t, anna.user);
  assert.equal(names.length, 3);
  assert.equal((await anna.client.call(DELETE_ACCOUNT, { password: PASSWORD, reason: 'other' })).status, 204);
  assert.equal(await answersTo(bo.client, links.bo), '403 forbidden');
  const { messages } = (await openById(bo.client, conversation)).body;
  assert.deepEqual([messages[0]?.kind, messages[0]?.photo], ['photo', undefined]);
  await t.services.unitOfWork((tx, afterCommit) =>
    deleteAccount(t.services, { tx, afterCommit }, anna.user.id),
  );
  await t.services.jobs.drain();
  assert.equal(await storedOf(t.services.files, names), 0);
  const after = (await openById(bo.client, conversation)).body.messages;
  assert.deepEqual([after[0]?.kind, after[0]?.photo], ['photo', undefined]);
  assert.equal(await answersTo(bo.client, links.bo), '404 not_found');
});

test('a sender still has a photo when its receiver leaves', async () => {
  const { anna, bo, conversation, photoFor } = await shared();
  assert.equal((await bo.client.call(DELETE_ACCOUNT, { password: PASSWORD, reason: 'other' })).status, 204);
  assert.equal(await answersTo(anna.client, (await photoFor(anna.client))!), '200');
  await t.services.unitOfWork((tx, afterCommit) =>
    deleteAccount(t.services, { tx, afterCommit }, bo.user.id),
  );
  assert.equal(await answersTo(anna.client, (await photoFor(anna.client))!), '200');
  const { names } = await filesAtHand(t, anna.user);
  await anna.client.call(REMOVE_CHAT, { conversation });
  await t.services.jobs.drain();
  assert.equal(await storedOf(t.services.files, names), 0, 'no side has it any more');
});

test('a photo that waits for the activation of its sender is seen by the sender alone', async () => {
  const anna = await premium(t, 10);
  const bo = await memberWith(t, 0);
  const photo = await chatPhotoOf(t, anna.user);
  const shown = await show(anna.client, bo.user.id, photo);
  await t.services.db.updateTable('messages').set({ status: 'held' }).where('photo_id', '=', photo).execute();
  const own = shown.body.message.photo!;
  assert.equal(await answersTo(anna.client, own), '200');
  const theirs = (await openById(bo.client, shown.body.conversation.id)).body.messages;
  assert.deepEqual(theirs, []);
});
