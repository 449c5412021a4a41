import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LIKE } from '@rendezvous/contract/resources/likes/endpoints';
import { MARK_CHAT, READ_CHAT } from '@rendezvous/contract/resources/chats/endpoints';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { createNotifyingApp, DAY, MINUTE } from './support.ts';

const t = await createNotifyingApp();
after(() => t.close());

test('without a browser to push to, what waits ten minutes is mailed, once and in one mail', async () => {
  const [anna, bo, cas] = [await t.away(), await t.away(), await t.away()];
  await t.write(anna, bo, 'first');
  await t.wait(4 * MINUTE);
  await t.write(anna, bo, 'second');
  await cas.client.call(LIKE, { member: bo.user.id });
  await t.wait(6 * MINUTE - 1);
  assert.equal(t.mailsTo(bo).length, 0);
  await t.wait(1);
  const [mail, ...more] = t.mailsTo(bo);
  assert.deepEqual(more, []);
  assert.match(mail?.text ?? '', /2 new messages are waiting for you[\s\S]*You have a new like/);
  await t.wait(DAY / 2);
  assert.equal(t.mailsTo(bo).length, 1);
  assert.deepEqual(await t.states(bo), ['conversation mailed', 'like mailed', 'message mailed']);
});

test('reading within the ten minutes cancels the mail, and so does opening the conversation', async () => {
  const [anna, bo, cas] = [await t.away(), await t.away(), await t.away()];
  const read = await t.write(anna, bo);
  await bo.client.call(MARK_CHAT, { conversation: read.conversation, read_up_to: read.seq });
  const opened = await t.write(anna, cas);
  await t.wait(MINUTE);
  await cas.client.call(READ_CHAT, { conversation: opened.conversation });
  await t.wait(60 * MINUTE);
  assert.deepEqual([t.mailsTo(bo), t.mailsTo(cas)], [[], []]);
});

test('ten minutes are counted from the last sign of the member, and an open page delays the mail', async () => {
  const [anna, bo, cas] = [await t.away(), await t.away(), await t.away()];
  await t.write(anna, bo);
  await t.wait(8 * MINUTE);
  await bo.client.call(READ_USER);
  await t.wait(9 * MINUTE);
  assert.equal(t.mailsTo(bo).length, 0);
  await t.wait(MINUTE);
  assert.equal(t.mailsTo(bo).length, 1);
  const stop = await t.services.live.subscribe(cas.user.id, () => {});
  await t.write(anna, cas);
  await t.wait(30);
  await t.wait(25 * MINUTE);
  assert.equal(t.mailsTo(cas).length, 0);
  stop();
  await t.wait(10 * MINUTE);
  assert.equal(t.mailsTo(cas).length, 1);
});

test('the mail names no member, shows no content, and says how to stop it in one click', async () => {
  const [anna, bo] = [await t.away({ name: 'Canary-Sender' }), await t.away({ language: 'de' })];
  await t.write(anna, bo, 'canary-text-9f3');
  await t.wait(10 * MINUTE);
  const [mail] = t.mailsTo(bo);
  assert.equal(mail?.subject, 'Es gibt etwas Neues für dich bei Rendezvous');
  assert.doesNotMatch(JSON.stringify(mail), /Canary-Sender|canary-text/);
  assert.doesNotMatch(mail.subject, new RegExp(bo.user.name));
  const link = /^<(https?:\/\/[^>]+\/api\/unsubscribe\.php\?token=[^>]+)>$/.exec(
    mail.headers?.['List-Unsubscribe'] ?? '',
  )?.[1];
  assert.ok(link && mail.text.includes(link));
  assert.equal(mail.headers?.['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click');
});

test('a mail server that is down gets the same mail again, and the member gets it once', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  await t.write(anna, bo);
  t.mailServer.down = true;
  await assert.rejects(t.wait(10 * MINUTE), /mail server is down/);
  const { mail_id: id } = await t.services.db
    .selectFrom('notifications')
    .select('mail_id')
    .where('user_id', '=', bo.user.id)
    .executeTakeFirstOrThrow();
  t.mailServer.down = false;
  await t.wait(MINUTE);
  await t.wait(60 * MINUTE);
  assert.deepEqual(
    t.mailsTo(bo).map((mail) => mail.id),
    [id],
  );
  assert.deepEqual(await t.states(bo), ['conversation mailed']);
});

test('a mail lost with its process is sent by the next process, under the same id', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  await t.write(anna, bo);
  await t.services.jobs.drain();
  const until = new Date(t.clock.now().getTime() + 60_000);
  await t.services.db
    .updateTable('notifications')
    .set({ state: 'mailing', mail_id: 'lost-mail', mailing_until: until })
    .where('user_id', '=', bo.user.id)
    .execute();
  await t.wait(10 * MINUTE);
  assert.deepEqual(
    t.mailsTo(bo).map((mail) => mail.id),
    ['lost-mail'],
  );
});
