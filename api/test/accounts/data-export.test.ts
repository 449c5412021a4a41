import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { LIKE } from '@rendezvous/contract/resources/likes/endpoints';
import { OPEN_EXPORT } from '@rendezvous/contract/resources/data-export/endpoints';
import { REAUTHENTICATE } from '@rendezvous/contract/resources/accounts/endpoints';
import { DELETE_ACCOUNT } from '@rendezvous/contract/resources/deletion/endpoints';
import { REMOVE_CHAT } from '@rendezvous/contract/resources/chats/endpoints';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { sql } from 'kysely';
import { chatPhotoOf, memberWith, send, show } from '../chats/support.ts';
import { createTestApp, PASSWORD, type TestClient } from '../harness.ts';
import { picture, upload } from '../photos/support.ts';
import { unzip } from '../support/accounts/unzip.ts';
import { download, mailsTo, order, state, withCopy } from '../support/accounts/data-copies.ts';

const t = await createTestApp();
after(() => t.close());
const { db, jobs } = t.services;

type Copy = Record<string, Record<string, unknown>[]> & { account: Record<string, unknown> };

/** The files of a member's copy, and its data. */
async function copyOf(client: TestClient) {
  const answer = await download(client);
  assert.equal(answer.status, 200, answer.text);
  const entries = await unzip(answer.raw);
  const data = JSON.parse(String(entries.get('data.json'))) as Copy;
  return { answer, entries, data };
}

test('a member asks for a copy, gets one mail, and downloads data that fit their schema, with photos and a read-me', async () => {
  const anna = await memberWith(t, 10, { paid: true, name: 'Anna_Export', aboutMe: 'I cook on Sundays.' });
  const bo = await memberWith(t, 10, { paid: true, name: 'Bo_Export', dateOfBirth: '1979-08-13' });
  await upload(anna.client, await picture());
  await upload(bo.client, await picture(), 'private');
  await send(anna.client, bo.user.id, 'What I wrote');
  const chatPhoto = await chatPhotoOf(t, anna.user);
  const fromBo = await chatPhotoOf(t, bo.user);
  await show(bo.client, anna.user.id, fromBo);
  await send(bo.client, anna.user.id, 'What I received');
  await anna.client.call(LIKE, { member: bo.user.id });
  await bo.client.call(LIKE, { member: anna.user.id });
  assert.deepEqual((await state(anna.client)).state, 'none');
  const ordered = await order(anna.client);
  assert.deepEqual([ordered.status, ordered.body.state], [202, 'preparing']);
  await jobs.drain();
  const ready = await state(anna.client);
  assert.equal(ready.state, 'ready');

  const { answer, entries, data } = await copyOf(anna.client);
  assert.deepEqual(
    ['content-type', 'cache-control', 'content-length'].map((name) => String(answer.headers[name])),
    ['application/zip', 'private, no-store', String(ready.bytes)],
  );
  assert.match(
    String(answer.headers['content-disposition']),
    /^attachment; filename="rendezvous-[\d-]+\.zip"$/,
  );
  const [{ id: photo }] = data.photos as [{ id: string }];
  const photos = [`photos/${photo}.webp`, `photos/chat-${chatPhoto}.webp`];
  assert.deepEqual([...entries.keys()].sort(), ['data.json', ...photos, 'readme.txt', 'schema.json'].sort());
  assert.equal(entries.get(`photos/${photo}.webp`)!.subarray(8, 12).toString(), 'WEBP');
  assert.equal(
    data.chat_photos!.some(({ id }) => id === fromBo),
    false,
    'a photo of another member is theirs',
  );
  assert.match(String(entries.get('readme.txt')), /^This is a copy of everything/);

  const ajv = new Ajv2020({ allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(JSON.parse(String(entries.get('schema.json'))) as object);
  assert.ok(validate(data), JSON.stringify(validate.errors));
  assert.equal(data.account.email, anna.user.email);
  assert.deepEqual(
    data.messages!.map(({ sender_id, text }) => [sender_id, text]),
    [
      ['me', 'What I wrote'],
      ['other', null],
      ['other', 'What I received'],
    ],
  );
  assert.deepEqual(
    [data.likes_given![0]!.to_user, data.likes_received![0]!.from_user],
    [{ name: 'Bo_Export' }, { name: 'Bo_Export' }],
  );
  assert.ok(data.credit_movements!.length > 0 && data.sessions!.length > 0 && data.consents!.length > 0);
  const everything = String(entries.get('data.json'));
  for (const other of [bo.user.email, '1979-08-13', bo.user.id])
    assert.ok(!everything.includes(other), `${other} is another member's`);
  const mails = (await mailsTo(t, anna.user)).filter(({ subject }) => /is ready/.test(subject));
  assert.equal(mails.length, 1);
  assert.match(mails[0]!.text, /http:\/\/localhost:4200\/notifications#data\b/);
  assert.match(mails[0]!.text, /24 hours/);
});

test('the mail opens nothing without the log-in of that member, and the log-in must be fresh', async () => {
  const { client } = await withCopy(t);
  assert.equal((await download(t.asVisitor())).code, 'authentication_required');
  const stranger = await t.member();
  assert.equal((await download(stranger.client)).code, 'not_found');
  await t.advance(11 * 60);
  for (const act of [() => download(client), () => order(client), () => client.call(OPEN_EXPORT)])
    assert.equal((await act()).code, 'reauthentication_required');
  assert.equal((await state(client)).state, 'ready', 'to look needs none');
  assert.equal((await client.call(REAUTHENTICATE, { password: PASSWORD })).status, 204);
  assert.equal((await client.call(OPEN_EXPORT)).status, 204);
  assert.equal((await download(client)).status, 200);
});

test('thousands of messages come page by page, each once and in order; a member who left has no name', async () => {
  const [anna, bo] = [await memberWith(t, 10, { paid: true }), await memberWith(t, 10)];
  await send(anna.client, bo.user.id, 'First');
  const { id, last_seq } = await db
    .selectFrom('conversations')
    .select(['id', 'last_seq'])
    .where('started_by', '=', anna.user.id)
    .executeTakeFirstOrThrow();
  await sql`insert into messages (id, conversation_id, seq, sender_id, client_id, kind, status, text, created_at)
    select ${id} || '-' || n, ${id}, ${last_seq}::int + n, ${bo.user.id}, 'made-' || n, 'text', 'sent', 'No. ' || n, now()
    from generate_series(1, 1200) n`.execute(db);
  await bo.client.call(DELETE_ACCOUNT, { password: PASSWORD, reason: 'time' });
  await order(anna.client);
  await jobs.drain();
  const { data } = await copyOf(anna.client);
  const numbers = data.messages!.map(({ seq }) => seq as number);
  assert.deepEqual(
    numbers,
    [...new Set(numbers)].sort((a, b) => a - b),
  );
  assert.equal(numbers.length, 1201);
  assert.deepEqual(data.conversation_sides![0]!.other_id, { name: null });
});

test('what one member removed or never got is no part of their copy', async () => {
  const [anna, bo] = [await memberWith(t, 10, { paid: true }), await memberWith(t, 10, { paid: true })];
  const { body } = await send(bo.client, anna.user.id, 'Removed by Anna');
  await send(anna.client, bo.user.id, 'Written by Anna');
  await anna.client.call(REMOVE_CHAT, { conversation: body.conversation.id });
  const shy = await t.member({ status: 'not_confirmed' });
  await shy.client.call(LIKE, { member: anna.user.id });
  await send(shy.client, anna.user.id, 'Held until I am confirmed');
  await order(anna.client);
  await jobs.drain();
  const { data } = await copyOf(anna.client);
  assert.deepEqual(
    data.messages!.map(({ text }) => text),
    ['Written by Anna'],
  );
  assert.deepEqual(data.likes_received, []);
});

test('[0.001] mail and read-me are worded in all seven languages', async () => {
  const words = new Set<string>();
  for (const language of LOCALE_CODES) {
    const { user, client } = await t.member({ language });
    await order(client);
    await jobs.drain();
    const [mail] = await mailsTo(t, user);
    words.add(mail!.subject);
    assert.doesNotMatch(mail!.text, /[{}]|mail\./, language);
    const { entries } = await copyOf(client);
    words.add(String(entries.get('readme.txt')));
  }
  assert.equal(words.size, 14);
});
