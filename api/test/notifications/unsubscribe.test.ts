import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import {
  SHOW_UNSUBSCRIBE,
  UNSUBSCRIBE,
  REPORT_MAIL_FEEDBACK,
} from '@rendezvous/contract/resources/mail/endpoints';
import { ACTIVATE, RESEND_ACTIVATION } from '@rendezvous/contract/resources/signup/endpoints';
import { addressOf } from '@rendezvous/contract/kernel/call';
import { mayMail } from '#src/platform/mail/policy.ts';
import { sendMail } from '#src/platform/mail/face.ts';
import { unsubscribeToken } from '#src/platform/mail/unsubscribe-token.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { newestLink } from '../support/accounts/newest-link.ts';

const KEY = 'the-key-of-the-mail-provider';
const t = await createTestApp({ MAIL_FEEDBACK_KEY: KEY });
after(() => t.close());

const linkFor = (user: { id: string }) =>
  addressOf(UNSUBSCRIBE, { token: unsubscribeToken(t.services, user.id) });
const disabled = async (client: TestClient) =>
  (await client.call(READ_USER)).body.user!.notifications_disabled;
/** What a mail program sends: a form, no cookie, none of our headers. */
const oneClick = (url: string, headers: Record<string, string> = {}) =>
  t.app.inject({
    method: 'POST',
    url,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const feedback = (body: Record<string, string>, key = KEY) =>
  t.app.inject({
    method: 'POST',
    url: REPORT_MAIL_FEEDBACK.path,
    payload: body,
    headers: { authorization: `Bearer ${key}` },
  });

test('one click in a mail program stops notifications, once and for good', async () => {
  const { user, client } = await t.member();
  for (let round = 0; round < 2; round += 1) assert.equal((await oneClick(linkFor(user))).statusCode, 204);
  assert.deepEqual(await disabled(client), ['listunsubscribe']);
});

test('the one-click form may arrive as multipart', async () => {
  const { user, client } = await t.member();
  const payload =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  const answer = await oneClick(linkFor(user), { 'content-type': 'multipart/form-data; boundary=x' });
  assert.equal(answer.statusCode, 204, payload);
  assert.deepEqual(await disabled(client), ['listunsubscribe']);
});

test('opening the link changes nothing: it shows a page in the member’s language whose button acts', async () => {
  const { user, client } = await t.member({ language: 'it' });
  const page = await t.asVisitor().get(linkFor(user));
  assert.equal(page.status, 200);
  assert.match(page.text, /<html lang="it">[\s\S]*<form method="post">[\s\S]*Disattiva le notifiche/);
  assert.match(String(page.headers['content-security-policy']), /default-src 'none'/);
  assert.deepEqual(await disabled(client), []);
  const pressed = await t.app.inject({
    method: 'POST',
    url: linkFor(user),
    payload: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*' },
  });
  assert.equal(pressed.statusCode, 200);
  assert.match(pressed.body, /Notifiche disattivate/);
  assert.deepEqual(await disabled(client), ['listunsubscribe']);
});

test('the outbox shows the headers by which a mail program unsubscribes', async () => {
  const { user } = await t.member();
  const receiver = await t.services.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  await sendMail(t.services, receiver, {
    kind: 'unread',
    purpose: 'notification',
    url: 'http://localhost:4200/chats',
    values: { count: 1 },
  });
  const link = `http://localhost:4200${linkFor(user)}`;
  const { body } = await t
    .asVisitor()
    .get<{ items: { headers: Record<string, string> }[] }>(`/dev/mail?to=${user.email}`, {
      headers: { accept: 'application/json' },
    });
  assert.deepEqual(
    [body.items[0]?.headers['List-Unsubscribe'], body.items[0]?.headers['List-Unsubscribe-Post']],
    [`<${link}>`, 'List-Unsubscribe=One-Click'],
  );
  const page = await t.asVisitor().get(`/dev/mail?to=${user.email}`);
  assert.match(page.text, /<dt>List-Unsubscribe-Post<\/dt><dd>List-Unsubscribe=One-Click<\/dd>/);
  assert.ok(page.text.includes(`<a href="${link}">${link}</a>&gt;</dd>`), page.text);
  assert.match(page.text, /<iframe sandbox="allow-popups"[^>]* srcdoc="&lt;!doctype html/i);
});

test('a changed link unsubscribes no member', async () => {
  const { user, client } = await t.member();
  const stranger = await t.member();
  const token = unsubscribeToken(t.services, user.id);
  for (const bad of [`${stranger.user.id}.${token.split('.')[1]}`, `${token}x`, 'nonsense', '']) {
    assert.equal((await oneClick(`${UNSUBSCRIBE.path}?token=${bad}`)).statusCode, 404);
    assert.equal((await t.asVisitor().get(`${SHOW_UNSUBSCRIBE.path}?token=${bad}`)).status, 404);
  }
  assert.equal(
    (await client.call(UNSUBSCRIBE, { token: `${user.id}.${'x'.repeat(22)}` })).code,
    'link_invalid',
  );
  assert.deepEqual([await disabled(client), await disabled(stranger.client)], [[], []]);
});

test('our own pages unsubscribe with the token alone', async () => {
  const { user, client } = await t.member();
  assert.equal(
    (await t.asVisitor().call(UNSUBSCRIBE, { token: unsubscribeToken(t.services, user.id) })).status,
    204,
  );
  assert.deepEqual(await disabled(client), ['listunsubscribe']);
});

test('the mail provider reports bounces and complaints with its key, and learns nothing', async () => {
  const { user, client } = await t.member();
  for (const kind of ['bounce', 'fbl', 'fbl'])
    assert.equal((await feedback({ kind, email: user.email.toUpperCase() })).statusCode, 204);
  assert.deepEqual(await disabled(client), ['bounce', 'fbl']);
  assert.equal((await feedback({ kind: 'bounce', email: 'nobody@mail.example' })).statusCode, 204);
  for (const key of ['another-key-of-the-same-length', ''])
    assert.equal((await feedback({ kind: 'fbl', email: user.email }, key)).statusCode, 403);
  const closed = await createTestApp();
  after(() => closed.close());
  const answer = await closed.app.inject({
    method: 'POST',
    url: REPORT_MAIL_FEEDBACK.path,
    payload: { kind: 'fbl', email: user.email },
    headers: { authorization: `Bearer ${KEY}` },
  });
  assert.equal(answer.statusCode, 403);
});

test('confirming the address lifts a bounce, not a complaint', async () => {
  const { user, client } = await t.member({ status: 'not_confirmed' });
  await feedback({ kind: 'bounce', email: user.email });
  await feedback({ kind: 'fbl', email: user.email });
  const { createToken } = await import('#src/identity/links/face.ts');
  const token = await createToken(t.services.db, user.id, 'activation', t.clock.now(), 60_000);
  await client.call(ACTIVATE, { token });
  assert.deepEqual(await disabled(client), ['fbl']);
});

test('[3.001] an active member whose mails came back asks for a link, and the press brings the mails back', async () => {
  const { user, client } = await t.member();
  await feedback({ kind: 'bounce', email: user.email });
  assert.equal((await client.call(RESEND_ACTIVATION)).status, 204);
  await t.services.jobs.drain();
  const mails = () =>
    t.services.db.selectFrom('outbox_mails').select('subject').where('to', '=', user.email).execute();
  const [mail] = await mails();
  assert.equal(mail?.subject, 'Confirm your e-mail address for Rendezvous again');
  const early = await client.call(RESEND_ACTIVATION);
  assert.equal(early.code, 'rate_limited', 'one a minute');
  const token = await newestLink(t, user.email);
  const opened = t.asVisitor();
  assert.equal((await opened.call(ACTIVATE, { token })).status, 200);
  assert.equal(opened.cookies.size, 0, 'the link is no log-in of an active account');
  assert.deepEqual(await disabled(client), []);
  assert.equal((await opened.call(ACTIVATE, { token })).code, 'link_expired');
  await client.call(RESEND_ACTIVATION);
  await t.services.jobs.drain();
  assert.equal((await mails()).length, 1, 'nothing is left to confirm');
});

test('the press on one link ends the older ones, also for mails that come back later', async () => {
  const { user, client } = await t.member();
  await feedback({ kind: 'bounce', email: user.email });
  const { createToken } = await import('#src/identity/links/face.ts');
  const issue = () => createToken(t.services.db, user.id, 'activation', t.clock.now(), 60_000);
  const [older, newer] = [await issue(), await issue()];
  assert.equal((await client.call(ACTIVATE, { token: newer })).status, 200);
  await feedback({ kind: 'bounce', email: user.email });
  assert.equal((await client.call(ACTIVATE, { token: older })).code, 'link_expired');
  assert.deepEqual(await disabled(client), ['bounce']);
});

test('a complaint or unsubscription does not stop mails about money and safety; a bounce stops all but the mail that confirms the address', () => {
  const purposes = ['confirmation', 'account', 'notification'] as const;
  const left = (...reasons: string[]) => purposes.filter((purpose) => mayMail(reasons, purpose));
  assert.deepEqual(left(), [...purposes]);
  assert.deepEqual(left('fbl'), ['confirmation', 'account']);
  assert.deepEqual(left('listunsubscribe'), ['confirmation', 'account']);
  assert.deepEqual(left('bounce', 'fbl'), ['confirmation']);
});
