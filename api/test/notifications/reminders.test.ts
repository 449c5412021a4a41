import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { MARK_CHAT, REMOVE_CHAT } from '@rendezvous/contract/resources/chats/endpoints';
import { BLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import { CHANGE_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { remindOfUnread } from '#src/conversation/chats/notifications/unread-reminders.ts';
import { createNotifyingApp, DAY, MINUTE, type Member } from './support.ts';

const t = await createNotifyingApp();
after(() => t.close());
const { db } = t.services;

/** Advances by days in steps of an hour, as they do, and ten minutes for mails. */
async function live(days: number): Promise<void> {
  for (let hour = 0; hour < days * 24; hour += 1) await t.wait(60 * MINUTE);
  await t.wait(10 * MINUTE);
}
const remindersTo = (member: Member) =>
  t.mailsTo(member).filter((mail) => mail.subject === 'Still waiting for you');
const read = (member: Member, { conversation, seq }: { conversation: string; seq: number }) =>
  member.client.call(MARK_CHAT, { conversation, read_up_to: seq });

test('[3.026] a message unread for a day is reminded of once', async () => {
  const [anna, bo] = [await t.away({ name: 'Canary-Writer' }), await t.away()];
  await t.write(anna, bo, 'canary-text-4c1');
  await t.wait(DAY - 1);
  assert.equal(remindersTo(bo).length, 0);
  await t.wait(1);
  await live(5);
  const [mail, ...more] = remindersTo(bo);
  assert.deepEqual(more, []);
  assert.match(mail?.text ?? '', /A message has been waiting for you for more than a day/);
  assert.doesNotMatch(JSON.stringify(mail), /Canary-Writer|canary-text/);
  assert.match(mail?.headers?.['List-Unsubscribe'] ?? '', /unsubscribe\.php\?token=/);
});

test('messages that follow are reminded of in their turn, at most once a day and never one twice', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  await t.write(anna, bo);
  await t.wait(DAY / 2);
  await t.write(anna, bo);
  await t.wait(DAY / 2);
  await live(1);
  const counts = () =>
    remindersTo(bo).map((mail) => /(\d+) messages have|A message/.exec(mail.text)?.[1] ?? '1');
  assert.deepEqual(counts(), ['1', '2']);
  await live(4);
  assert.deepEqual(counts(), ['1', '2']);
  await t.write(anna, bo);
  await live(1);
  assert.deepEqual(counts(), ['1', '2', '3']);
});

test('with a browser to push to the reminder is a push, and no mail', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  const phone = await t.browserOf(bo, 'reminded');
  await t.write(anna, bo);
  await live(3);
  assert.deepEqual(
    t.pushedTo(phone).map((push) => push.cause),
    ['message', 'reminder'],
  );
  assert.deepEqual(t.mailsTo(bo), []);
});

test('reading ends the reminder, for the messages that were read', async () => {
  const [anna, bo, cas] = [await t.away(), await t.away(), await t.away()];
  await read(bo, await t.write(anna, bo));
  const first = await t.write(anna, cas);
  await t.wait(DAY / 2);
  await read(cas, first);
  await t.write(anna, cas);
  await live(0.5);
  assert.deepEqual([remindersTo(bo), remindersTo(cas)], [[], []]);
  await live(1);
  assert.equal(remindersTo(cas).length, 1);
});

test('no reminder names a deleted or blocked member, comes with the type off or all stopped, or for a removed chat', async () => {
  const [leaver, anna] = [await t.away(), await t.away()];
  const receivers = {
    left: await t.away(),
    blocked: await t.away(),
    off: await t.away(),
    stopped: await t.away(),
    removed: await t.away(),
  };
  await t.write(leaver, receivers.left);
  await db
    .updateTable('users')
    .set({ status: 'pending_deletion' })
    .where('id', '=', leaver.user.id)
    .execute();
  await t.write(anna, receivers.blocked);
  await receivers.blocked.client.call(BLOCK, { member: anna.user.id });
  await t.write(anna, receivers.off);
  await receivers.off.client.call(CHANGE_USER, { notifications: { unread_message_reminders: false } });
  await t.write(anna, receivers.stopped);
  await db
    .updateTable('users')
    .set({ notifications_disabled: ['listunsubscribe'] })
    .where('id', '=', receivers.stopped.user.id)
    .execute();
  const { conversation } = await t.write(anna, receivers.removed);
  await receivers.removed.client.call(REMOVE_CHAT, { conversation });
  await live(3);
  for (const [why, member] of Object.entries(receivers)) assert.equal(remindersTo(member).length, 0, why);
});

test('an unread message of a fictional profile is not reminded of', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  await t.write(anna, bo);
  await db.updateTable('users').set({ fictional: true }).where('id', '=', anna.user.id).execute();
  await live(3);
  assert.deepEqual(remindersTo(bo), []);
});

test('the reminder is sent even when mails about single messages are off', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  await bo.client.call(CHANGE_USER, { notifications: { new_conversations: false, new_messages: false } });
  await t.write(anna, bo);
  await live(2);
  assert.deepEqual(
    t.mailsTo(bo).map((mail) => mail.subject),
    ['Still waiting for you'],
  );
});

test('a reminder looked at by two processes at once is one', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  await t.write(anna, bo);
  await t.wait(DAY / 2);
  await t.advance(DAY / 2);
  await Promise.all([remindOfUnread(t.services, bo.user.id), remindOfUnread(t.services, bo.user.id)]);
  await live(1);
  assert.equal(remindersTo(bo).length, 1);
});

test('[0.001] the reminder is worded in all seven languages', async () => {
  const anna = await t.away();
  const members = await Promise.all(LOCALE_CODES.map((language) => t.away({ language })));
  for (const member of members) await t.write(anna, member);
  await live(1);
  const subjects = members.map((member) => t.mailsTo(member).at(-1)?.subject);
  assert.equal(new Set(subjects).size, LOCALE_CODES.length, subjects.join());
});
