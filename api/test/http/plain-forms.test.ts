import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Problem } from '@rendezvous/contract/kernel/errors';
import { APPEAL_PATH } from '@rendezvous/contract/resources/complaints/appeal';
import { READ_LIKES } from '@rendezvous/contract/resources/likes/endpoints';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { createToken } from '#src/identity/links/face.ts';
import { createTestApp, PASSWORD, type TestClient } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

type Fields = Readonly<Record<string, string>>;

/** Sends a form as a browser without scripts does: no client header, and it wants a page. */
const send = (client: TestClient, path: string, fields: Fields, headers: Fields = {}) =>
  client.request<Problem>('POST', path, undefined, {
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-client': '',
      accept: 'text/html',
      ...headers,
    },
  });

const FOREIGN = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
const likesOf = async (client: TestClient) => (await client.call(READ_LIKES)).body;
const sentBy = async (client: TestClient) => (await likesOf(client)).sent.map(({ id }) => id);
const known = async (client: TestClient) => (await client.call(READ_USER)).body.user;

test('a heart without scripts likes, removes the like, and leads to its page; sent twice it changes nothing more', async () => {
  const { client } = await t.member();
  const { user: other } = await t.member();
  const before = (await likesOf(client)).likes_remaining;
  for (let times = 0; times < 2; times += 1) {
    const answer = await send(client, '/likes', { like: other.id, back: '/members?gender=male' });
    assert.deepEqual([answer.status, answer.headers.location], [303, '/members?gender=male']);
    assert.deepEqual(await sentBy(client), [other.id]);
    assert.equal((await likesOf(client)).likes_remaining, before - 1);
  }
  for (let times = 0; times < 2; times += 1) {
    assert.equal((await send(client, '/likes', { unlike: other.id, back: '/' })).status, 303);
    assert.deepEqual(await sentBy(client), []);
  }
});

test('a visitor’s heart leads to the log-in, and from there back', async () => {
  const { user: other } = await t.member();
  const visitor = t.asVisitor();
  const asked = await send(visitor, '/likes', { like: other.id, back: '/members?gender=male' });
  const login = '/login?redirect=%2Fmembers%3Fgender%3Dmale';
  assert.deepEqual([asked.status, asked.headers.location], [303, login]);

  const { user } = await t.member();
  const entered = await send(visitor, login, { email: ` ${user.email} `, password: PASSWORD });
  assert.deepEqual([entered.status, entered.headers.location], [303, '/members?gender=male']);
  assert.equal((await known(visitor))?.id, user.id);

  const left = await send(visitor, '/logout', {});
  assert.deepEqual([left.status, left.headers.location], [303, '/']);
  assert.equal(await known(visitor), null);
});

test('a log-in leads to no other site', async () => {
  const { user } = await t.member();
  for (const target of ['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example/', '']) {
    const path = `/login?${new URLSearchParams({ redirect: target })}`;
    const answer = await send(t.asVisitor(), path, { email: user.email, password: PASSWORD });
    assert.deepEqual([answer.status, answer.headers.location], [303, '/members'], target);
  }
  const { user: other } = await t.member();
  const back = await send((await t.member()).client, '/likes', {
    like: other.id,
    back: '//elsewhere.example',
  });
  assert.equal(back.status, 422);
});

test('a refused form is answered with a page: the reason, how long to wait, and a link to the form', async () => {
  const { client } = await t.member();
  const { likes_remaining: left } = await likesOf(client);
  for (let given = 0; given <= left; given += 1) {
    const { user: other } = await t.member();
    const answer = await send(client, '/likes', { like: other.id, back: '/members?gender=male' });
    if (given < left) assert.equal(answer.status, 303);
    else {
      assert.equal(answer.status, 429);
      assert.match(String(answer.headers['content-type']), /^text\/html/);
      assert.match(answer.text, /You can give out \d+ Likes per day\..* Please wait: \d+ (hours?|minutes?)/);
      assert.match(answer.text, /href="\/members\?gender=male"/);
    }
  }
  const { user } = await t.member();
  const wrong = await send(t.asVisitor(), '/login?redirect=%2Flikes', {
    email: user.email,
    password: 'not the one',
  });
  assert.equal(wrong.status, 401);
  assert.match(wrong.text, /Login failed, please try again\./);
  assert.match(wrong.text, /href="\/login\?redirect=%2Flikes"/);
});

test('a suspended account that logs in without scripts reads so, and is led to the appeal instead of back', async () => {
  const { email } = await t.makeUser({ status: 'suspended' });
  const visitor = t.asVisitor();
  const answer = await send(visitor, '/login?redirect=%2Flikes', { email, password: PASSWORD });
  assert.equal(answer.status, 403);
  assert.match(answer.text, /Your account is suspended\./);
  assert.ok(answer.text.includes(`href="${APPEAL_PATH}`));
  assert.doesNotMatch(answer.text, /href="\/login/);
  assert.equal(await known(visitor), null);
});

test('a form of another site is refused and changes nothing', async () => {
  const { client, user } = await t.member();
  const { user: other } = await t.member();
  const attacks: [string, Fields][] = [
    ['/likes', { like: other.id, back: '/' }],
    ['/login', { email: user.email, password: PASSWORD }],
    ['/logout', {}],
    ['/pages/withdraw', { name: 'Anna', order: '1', email: 'anna@mail.example' }],
  ];
  for (const [path, fields] of attacks) {
    const answer = await send(client, path, fields, { ...FOREIGN, accept: '*/*' });
    assert.deepEqual([answer.status, answer.body.code], [403, 'csrf'], path);
  }
  assert.deepEqual(await sentBy(client), []);
  assert.equal((await known(client))?.id, user.id);
});

test('the link of a mail works without scripts: it asks for a password elsewhere, says what is wrong with one, and logs in', async () => {
  const { db, clock } = t.services;
  const leading = {
    '/activate/done': { purpose: 'activation', status: 'not_confirmed', next: '/activate/done' },
    '/account-deleted': { purpose: 'reactivation', status: 'pending_deletion', next: '/members' },
  } as const;
  for (const [page, { purpose, status, next }] of Object.entries(leading)) {
    const { id } = await t.makeUser({ status });
    const token = await createToken(db, id, purpose, clock.now(), 60_000);
    const visitor = t.asVisitor();
    const address = `${page}?token=${token}`;
    const asked = await send(visitor, address, { token });
    assert.deepEqual([asked.status, asked.text.includes('This field is required.')], [422, true]);
    assert.ok(asked.text.includes(`href="${address}"`), 'leads back to the form');
    const common = await send(visitor, address, { token, password: 'Football1' });
    assert.match(common.text, /Too many people use this password/);
    const entered = await send(visitor, address, { token, password: 'brass-meadow-58' });
    assert.deepEqual([entered.status, entered.headers.location], [303, next], entered.text);
    assert.deepEqual([(await known(visitor))?.id, (await known(visitor))?.status], [id, 'active']);
    assert.equal((await send(visitor, address, { token }, FOREIGN)).status, 403);
  }
});
