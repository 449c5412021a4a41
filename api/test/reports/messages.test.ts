import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { ReportBody } from '@rendezvous/contract/resources/reports/schemas';
import { REPORT } from '@rendezvous/contract/resources/reports/endpoints';
import { OPS_DECIDE_REPORT, OPS_READ_REPORT } from '@rendezvous/contract/operators/reports/endpoints';
import { REMOVE_CHAT, SEND_MESSAGE } from '@rendezvous/contract/resources/chats/endpoints';
import { BLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import { CHANGE_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { DELETE_ACCOUNT } from '@rendezvous/contract/resources/deletion/endpoints';
import type { ReportDecision } from '@rendezvous/contract/resources/reports/values';
import { newId } from '#src/platform/lib/ids.ts';
import { emptyReports } from '#src/operations/reports/repository.ts';
import { chatPhotoOf, give, memberWith, openById, send, show } from '../chats/support.ts';
import { createTestApp, type TestClient } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;

const [support, reviewer] = [await t.operator('support'), await t.operator('reviewer')];
const report = (client: TestClient, body: Partial<ReportBody>) =>
  client.call(REPORT, { reason: 'harassment', ...body });
const read = async (ticket: string, { client } = support) =>
  (await client.call(OPS_READ_REPORT, { ticket })).body.report;
const decide = (ticket: string, decision: ReportDecision, { client } = support) =>
  client.call(OPS_DECIDE_REPORT, { ticket, decision, reason: 'Looked.', rule: 'photos' });

/** Two Premium members with credits. */
async function pair() {
  const [reader, writer] = [await memberWith(t, 99, { paid: true }), await memberWith(t, 99, { paid: true })];
  const says = async (from: typeof reader, text: string) =>
    (await send(from.client, (from === reader ? writer : reader).user.id, text)).body.message.id;
  return { reader, writer, says };
}

test('an operator sees the reported message between five before it and two after it, and nothing else', async () => {
  const { reader, writer, says } = await pair();
  for (let count = 1; count <= 7; count += 1) await says(count % 2 ? writer : reader, `before ${count}`);
  const message = await says(writer, 'Send me 200 euros');
  for (let count = 1; count <= 3; count += 1) await says(reader, `after ${count}`);
  const { status, body } = await report(reader.client, { message, reason: 'money', text: 'Look at this.' });
  assert.equal(status, 201);
  const found = await read(body.ticket);
  assert.deepEqual(
    found.said?.map(({ by, text, reported }) => [by, text, reported]),
    [
      ['writer', 'before 3', false],
      ['reader', 'before 4', false],
      ['writer', 'before 5', false],
      ['reader', 'before 6', false],
      ['writer', 'before 7', false],
      ['writer', 'Send me 200 euros', true],
      ['reader', 'after 1', false],
      ['reader', 'after 2', false],
    ].map(([by, ...rest]) => [by === 'writer' ? 'member' : 'reporter', ...rest]),
  );
  assert.deepEqual(
    [found.kind, found.member.id, found.reporter?.id, found.words, found.photo],
    ['message', writer.user.id, reader.user.id, null, null],
  );
});

test('what was reported stays as it was when its sides remove it, and is alone once the report is closed', async () => {
  const { reader, writer, says } = await pair();
  await says(reader, 'hello');
  const message = await says(writer, 'an insult');
  const { ticket } = (await report(reader.client, { message })).body;
  const { conversation_id: conversation } = await db
    .selectFrom('messages')
    .select('conversation_id')
    .where('id', '=', message)
    .executeTakeFirstOrThrow();
  for (const { client } of [reader, writer])
    assert.equal((await client.call(REMOVE_CHAT, { conversation })).status, 204);
  assert.deepEqual(
    (await read(ticket)).said?.map(({ text }) => text),
    ['hello', 'an insult'],
  );
  assert.equal((await report(reader.client, { message })).status, 404, 'a removed message');
  assert.equal((await decide(ticket, 'unfounded')).status, 200);
  assert.deepEqual(
    (await read(ticket)).said?.map(({ text }) => text),
    ['an insult'],
  );
});

test('only a message that its reporter has received can be reported: all others are unknown alike', async () => {
  const { reader, writer, says } = await pair();
  const message = await says(writer, 'for the reader');
  const own = await says(reader, 'own words');
  const stranger = await t.member();
  const unknown = await report(reader.client, { message: newId() });
  assert.equal(unknown.status, 404);
  for (const answer of [
    await report(reader.client, { message: own }),
    await report(stranger.client, { message }),
    await report(writer.client, { message }),
  ])
    assert.deepEqual([answer.status, answer.problem], [404, unknown.problem]);
  assert.equal((await report(t.asVisitor(), { message })).status, 403);
  await db.updateTable('messages').set({ status: 'held' }).where('id', '=', message).execute();
  assert.equal((await report(reader.client, { message })).status, 404, 'a message that waits');
});

test('a message is reported over a block in either direction, and blocks in the same act when asked to', async () => {
  const { reader, writer, says } = await pair();
  const message = await says(writer, 'an insult');
  assert.equal((await report(reader.client, { message, block: true })).status, 201);
  assert.equal((await send(writer.client, reader.user.id, 'again')).status, 403);
  const other = await pair();
  const second = await other.says(other.writer, 'an insult');
  await other.writer.client.call(BLOCK, { member: other.reader.user.id });
  assert.equal((await report(other.reader.client, { message: second })).status, 201);
});

test('the photo of a reported message opens for the operator who looks, while the report is open; a gift has its name', async () => {
  const { reader, writer } = await pair();
  const rose = (await give(writer.client, reader.user.id)).body.message.id;
  const photo = await chatPhotoOf(t, writer.user);
  const message = (await show(writer.client, reader.user.id, photo)).body.message.id;
  const { ticket } = (await report(reader.client, { message, reason: 'offensive' })).body;
  const found = await read(ticket);
  assert.deepEqual(
    found.said?.map(({ kind, gift, reported }) => [kind, gift, reported]),
    [
      ['gift', 'A rose', false],
      ['photo', null, true],
    ],
  );
  const link = found.photo!.urls.large;
  assert.equal((await support.client.get(link)).headers['content-type'], 'image/webp');
  assert.equal((await reviewer.client.get(link)).status, 403, 'signed for another operator');
  assert.equal((await reader.client.get(link)).status, 403);
  const { ticket: about } = (await report(reader.client, { message: rose })).body;
  assert.equal((await read(about)).photo, null, 'a photo beside the reported message stays closed');
  assert.equal((await decide(about, 'photo_rejected', reviewer)).status, 404, 'a gift is no photo');
  assert.equal((await decide(ticket, 'suspended')).status, 200);
  assert.equal((await support.client.get(link)).status, 404);
  assert.equal((await read(ticket)).photo, null);
});

test('a reviewer removes the photo of a reported message from both of its conversation, and from the store', async () => {
  const { reader, writer } = await pair();
  const photo = await chatPhotoOf(t, writer.user);
  const { message, conversation } = (await show(writer.client, reader.user.id, photo)).body;
  const [first, second] = [
    (await report(reader.client, { message: message.id, reason: 'offensive' })).body.ticket,
    (await report(reader.client, { message: message.id })).body.ticket,
  ];
  const files = (
    await db.selectFrom('chat_photos').select('files').where('id', '=', photo).executeTakeFirstOrThrow()
  ).files;
  const photoFor = async ({ client }: typeof reader) =>
    (await openById(client, conversation.id)).body.messages.find(({ id }) => id === message.id)?.photo;
  const link = (await photoFor(reader))!.urls.large;
  assert.equal((await decide(first, 'photo_rejected')).code, 'forbidden', 'support judges no photos');
  const decided = await decide(first, 'photo_rejected', reviewer);
  assert.deepEqual([decided.status, decided.body.report.decision], [200, 'photo_rejected'], decided.text);
  assert.deepEqual([await photoFor(reader), await photoFor(writer)], [undefined, undefined]);
  assert.equal((await reader.client.get(link)).status, 404);
  await t.services.jobs.drain();
  assert.equal(await t.services.files.read(files.large), null);
  assert.equal((await decide(second, 'photo_rejected', reviewer)).status, 404, 'gone already');
  assert.equal((await decide(second, 'handled', reviewer)).status, 200);
});

test('a reported half is shown with the half that it completes, which goes with an erased reporter', async () => {
  const { reader, writer } = await pair();
  const half = { prompt: 'firstdate', language: 'en', text: 'dry shoes' } as const;
  await reader.client.call(CHANGE_USER, { profile: { half_prompts: [half] } });
  const { message } = (
    await writer.client.call(SEND_MESSAGE, {
      member: reader.user.id,
      client_id: newId(),
      kind: 'text',
      text: 'an insult',
      half_prompt: half,
    })
  ).body;
  const { ticket } = (await report(reader.client, { message: message.id })).body;
  const [said] = (await read(ticket)).said ?? [];
  assert.deepEqual(said?.half_prompt, { ...half, beginning: 'A good first date ends with …' });
  await t.services.db.transaction().execute((tx) => emptyReports(tx, reader.user.id));
  assert.deepEqual(
    (await read(ticket)).said?.map(({ text, half_prompt }) => [text, half_prompt]),
    [['an insult', null]],
  );
});

test('a reporter who is erased leaves the other’s messages in the report, and none of their own', async () => {
  const { reader, writer, says } = await pair();
  await says(reader, 'words of the reporter');
  const message = await says(writer, 'an insult');
  const { ticket } = (await report(reader.client, { message, text: 'words to the operators' })).body;
  await reader.client.call(DELETE_ACCOUNT, { password: 'violet-harbour-42', reason: 'time' });
  await t.services.jobs.drain();
  await t.advance(15 * 86_400);
  await t.services.jobs.drain();
  const again = await t.operator('support');
  const found = await read(ticket, again);
  assert.deepEqual(
    [found.reporter, found.text, found.said?.map(({ text }) => text)],
    [null, '', ['an insult']],
  );
});
