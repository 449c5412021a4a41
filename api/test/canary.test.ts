import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { LOCALE_COOKIE } from '@rendezvous/contract/kernel/locales';
import { SESSION_COOKIE, type UserResponse } from '@rendezvous/contract/resources/accounts/schemas';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';
import sharp from 'sharp';
import { grantCredits } from '#src/money/wallet/face.ts';
import type { TestClient } from './harness.ts';
import { createNotifyingApp, MINUTE } from './notifications/support.ts';
import { Authenticator } from './support/accounts/authenticator.ts';
import { bareSite } from './support/site/bare-site.ts';
import type { Method, RequestOptions } from './support/client.ts';
import { multipartForm } from './support/multipart.ts';
import { order } from './payments/support.ts';
import { addPasskey } from './support/accounts/passkeys.ts';

/**
 * Canaries: words that mark what must stay where it was put. One run through the main calls, then a look at every place they could
 * have flown to: log lines, refusals, push messages, mails to others, answers to others.
 */
const site = bareSite();
const lines: string[] = [];
const t = await createNotifyingApp(
  { LOG_LEVEL: 'trace', DIST_DIR: site.folder },
  { logStream: { write: (line) => lines.push(line) } },
);
after(async () => {
  await t.close();
  site.remove();
});
const { db } = t.services;

const ANNA = {
  name: 'CanaryNameAnna',
  email: 'canary-mail-anna@mail.example',
  password: 'canary-password-anna-7',
  date_of_birth: '1987-03-29',
  opener: 'canary-opener-anna',
  message: 'canary-message-anna',
  iban: 'NL91ABNA0417164300',
  complaint: 'canary-complaint-anna',
  passkey: 'canary-passkey-anna',
};
const CAS_PASSWORD = 'canary-password-cas-8';
/** What only Anna, and for the messages Bo, may ever read. */
const PRIVATE = [ANNA.email, ANNA.password, ANNA.date_of_birth, ANNA.iban, ANNA.complaint, ANNA.passkey];
const MESSAGES = [ANNA.opener, ANNA.message];

interface Exchange {
  who: string;
  what: string;
  status: number;
  text: string;
}
const exchanges: Exchange[] = [];
const tokens = new Set<string>();

/** A browser whose every answer is recorded, and whose session tokens count as canaries. */
function witness(who: string, client: TestClient): TestClient {
  const ask = client.request.bind(client);
  client.request = async <T>(method: Method, url: string, body?: unknown, options?: RequestOptions) => {
    const answer = await ask<T>(method, url, body, options);
    exchanges.push({ who, what: `${method} ${url}`, status: answer.status, text: answer.text });
    const session = client.cookies.get(SESSION_COOKIE);
    if (session) tokens.add(session);
    return answer;
  };
  return client;
}

/** Says which canary was found where; nothing when all are home. */
function escaped(texts: readonly { where: string; text: string }[], canaries: Iterable<string>): string[] {
  const all = [...canaries];
  assert.ok(texts.length > 0, 'nothing to look at');
  return texts.flatMap(({ where, text }) =>
    all
      .filter((canary) => canary !== '' && text.toLowerCase().includes(canary.toLowerCase()))
      .map((canary) => `${canary} in ${where}: ${text.slice(0, 200)}`),
  );
}

const anna = witness('anna', t.asVisitor());
const stranger = witness('visitor', t.asVisitor());
stranger.cookies.set(LOCALE_COOKIE, 'en');
const [bo, cas] = [await t.away({ name: 'Bo_Canary' }), await t.away({ name: 'Cas_Canary' })];
witness('bo', bo.client);
witness('cas', cas.client);
const phone = await t.browserOf(bo, 'canary-phone');
let annaId = '';

async function signUp(): Promise<void> {
  const { name, email, password, date_of_birth, opener } = ANNA;
  const body = {
    name,
    email,
    password,
    date_of_birth,
    gender: 'female',
    seeking: 'male',
    country: 'NL',
    language: 'en',
    profile_consent: PROFILE_CONSENT,
    signup_message: { member: bo.user.id, text: opener },
  };
  const made = await anna.post<UserResponse>('/api/signup.php', body, {
    headers: { 'idempotency-key': randomUUID() },
  });
  assert.equal(made.status, 201, made.text);
  annaId = made.body.user!.id;
  const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#8c2f39' } })
    .jpeg()
    .toBuffer();
  const { payload, headers } = multipartForm({ file: picture });
  await anna.post('/api/photo.php', undefined, { payload, headers });
  await anna.put('/api/signup.php', { step: 4 });
  await t.services.jobs.drain();
  const token =
    /activate\/done\?token=([A-Za-z0-9]+)/.exec(t.mails.find((mail) => mail.to === email)?.text ?? '')?.[1] ??
    '';
  assert.ok(token);
  tokens.add(token);
  await anna.get(`/activate/done?token=${token}`);
  assert.equal((await anna.post('/api/activate.php', { token })).status, 200);
  await anna.post('/api/activate.php', { token });
  await db
    .transaction()
    .execute((tx) =>
      grantCredits(tx, { userId: annaId, credits: 10, kind: 'compensation', operationId: 'canary' }),
    );
}

async function liveAmongOthers(): Promise<void> {
  await addPasskey(anna, new Authenticator(), ANNA.passkey);
  const message = { member: bo.user.id, client_id: randomUUID(), kind: 'text', text: ANNA.message };
  assert.equal((await anna.post('/api/chat.php', message)).status, 201);
  await anna.post('/api/chat.php', { ...message, text: `${ANNA.message} changed` });
  await anna.post('/api/like.php', { member: bo.user.id });
  await anna.post('/api/like.php', { member: cas.user.id });
  await anna.put('/api/user.php', { profile: { country: 'DE' } });
  await t.wait(10 * MINUTE);
  for (const { client } of [bo, cas]) {
    const reads = [
      '/api/chats.php',
      '/api/likes.php',
      `/api/member.php?id=${annaId}`,
      '/api/members.php?gender=female',
      '/api/suggestions.php',
      `/api/chat.php?member=${annaId}`,
      '/api/auto-like.php',
      '/api/user.php',
      '/members',
      `/members/${annaId}`,
      `/api/username.php?name=${ANNA.name}`,
    ];
    for (const url of reads) await client.get(url);
    await client.post('/api/like.php', { member: annaId });
  }
  const payment = await order(anna, { package: 'p1', method: 'paypal' });
  assert.equal(payment.status, 201, payment.text);
  for (const client of [bo.client, cas.client, stranger]) {
    await client.get(`/api/payment.php?id=${payment.body.payment.id}`);
    await client.get(`/transactions/${payment.body.payment.id}`);
  }
  await anna.post('/api/complaint.php', {
    category: 'other',
    text: `${ANNA.complaint} ${ANNA.iban}`,
    email: ANNA.email,
  });
  await anna.post('/api/block.php', { member: cas.user.id });
  await cas.client.get(`/api/member.php?id=${annaId}`);
  await cas.client.post('/api/chat.php', {
    ...message,
    member: annaId,
    client_id: randomUUID(),
    text: 'hello',
  });
}

/** Everything that is refused, with canaries in the places a careless answer would repeat. */
async function beRefused(): Promise<void> {
  const all = {
    ...ANNA,
    token: ANNA.password,
    unlisted: ANNA.iban,
    text: ANNA.message,
    member: ANNA.message,
  };
  const writes: [Method, string][] = [
    ['POST', '/api/user.php'],
    ['PUT', '/api/user.php'],
    ['POST', '/api/signup.php'],
    ['POST', '/api/activate.php'],
    ['POST', '/api/passkey.php?step=verify'],
    ['PUT', '/api/passkey.php'],
    ['POST', '/api/chat.php'],
    ['POST', '/api/complaint.php'],
    ['POST', '/api/payment.php'],
    ['POST', '/api/unsubscribe.php'],
    ['POST', '/api/like.php'],
    ['POST', '/api/nothing.php'],
  ];
  for (const client of [anna, stranger]) {
    for (const [method, url] of writes) {
      await client.request(method, url, all);
      await client.request(method, url, undefined, {
        payload: `{"email":"${ANNA.email}","text":"${ANNA.message}`,
        headers: { 'content-type': 'application/json' },
      });
      await client.request(method, `${url}?token=${ANNA.password}`, {
        text: { nested: ANNA.message },
        email: [ANNA.email],
      });
    }
    await client.get(`/api/unsubscribe.php?token=${ANNA.password}`);
  }
  await stranger.post('/api/user.php', { email: ANNA.email, password: CAS_PASSWORD });
  await stranger.post('/api/user.php', { email: CAS_PASSWORD, password: ANNA.password });
  const { name: _name, ...rest } = ANNA;
  await stranger.post('/api/signup.php', {
    email: rest.email,
    password: CAS_PASSWORD,
    date_of_birth: rest.date_of_birth,
    name: 'Other_name',
    gender: 'male',
    seeking: 'female',
    country: 'NL',
    language: 'en',
    profile_consent: PROFILE_CONSENT,
  });
  // A character no database accepts: no error about it may repeat the text around it.
  await anna.post('/api/chat.php', {
    member: bo.user.id,
    client_id: randomUUID(),
    kind: 'text',
    text: `${ANNA.message}\u0000`,
  });
  // Something the server itself gets wrong.
  await db
    .updateTable('profiles')
    .set({ hair_color: ANNA.complaint })
    .where('user_id', '=', annaId)
    .execute();
  assert.equal((await anna.get('/api/user.php')).status, 500);
  await db.updateTable('profiles').set({ hair_color: null }).where('user_id', '=', annaId).execute();
}

test('mail addresses, passwords, texts, tokens and account numbers stay where they were put', async () => {
  await signUp();
  await liveAmongOthers();
  await beRefused();
  assert.equal((await anna.post('/api/logout.php')).status, 204);
  assert.equal(
    (await anna.post('/api/user.php', { email: ANNA.email, password: ANNA.password })).status,
    200,
  );
  await t.wait(30 * MINUTE);

  const everything = [...PRIVATE, ...MESSAGES, ...tokens, CAS_PASSWORD];
  assert.ok(tokens.size >= 4, 'sessions and the link of the mail are among the canaries');
  assert.ok(lines.length > 100, 'the run was logged');
  assert.deepEqual(
    escaped(
      lines.map((text) => ({ where: 'the log', text })),
      [...everything, ANNA.name],
    ),
    [],
  );

  const refusals = exchanges
    .filter(({ text }) => text.startsWith('{"type":"/problems/'))
    .map(({ who, what, text }) => ({ where: `${who}: ${what}`, text }));
  assert.ok(refusals.length > 40, 'many requests were refused');
  assert.deepEqual(escaped(refusals, everything), []);

  const pushes = t
    .pushedTo(phone)
    .map((payload) => ({ where: 'a push message', text: JSON.stringify(payload) }));
  assert.deepEqual(escaped(pushes, [...everything, ANNA.name, annaId]), []);

  const mailed = t.mails
    .filter(({ to }) => to !== ANNA.email)
    .map((mail) => ({ where: `a mail to ${mail.to}`, text: JSON.stringify(mail) }));
  assert.deepEqual(escaped(mailed, [...everything, ANNA.name]), []);

  const answersTo = (...names: string[]) =>
    exchanges
      .filter(({ who }) => names.includes(who))
      .map(({ who, what, text }) => ({ where: `${who}: ${what}`, text }));
  assert.deepEqual(escaped(answersTo('bo', 'cas', 'visitor'), [...PRIVATE, ...tokens]), []);
  assert.deepEqual(escaped(answersTo('cas', 'visitor'), MESSAGES), []);
  assert.equal(escaped(answersTo('bo'), MESSAGES).length > 0, true, 'Bo has read what was written to him');
  assert.deepEqual(
    exchanges.filter(({ status }) => status >= 500).map(({ what, status }) => `${status} ${what}`),
    ['500 GET /api/user.php'],
  );
});
