import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { MOST_PASSKEYS } from '@rendezvous/contract/resources/passkeys/schemas';
import {
  CHANGE_USER,
  END_SESSION,
  LOG_IN,
  READ_SESSIONS,
  READ_USER,
} from '@rendezvous/contract/resources/accounts/endpoints';
import { UNDO_MAIL_CHANGE } from '@rendezvous/contract/resources/account-links/endpoints';
import { DELETE_ACCOUNT } from '@rendezvous/contract/resources/deletion/endpoints';
import { purgeExpired } from '#src/housekeeping.ts';
import { createTestApp, PASSWORD, type TestClient, type UserTraits } from '../harness.ts';
import { Authenticator } from '../support/accounts/authenticator.ts';
import { addPasskey, logInWith, passkeys } from '../support/accounts/passkeys.ts';

const t = await createTestApp();
after(() => t.close());

const TEN_MINUTES = 600;
const DAY = 86_400;

async function withPasskey(traits?: UserTraits) {
  const { user, client } = await t.member(traits);
  const authenticator = new Authenticator();
  const id = await addPasskey(client, authenticator);
  return { user, client, authenticator, id };
}

const logIn = (client: TestClient, email: string, password = PASSWORD) =>
  client.call(LOG_IN, { email, password });
const who = async (client: TestClient) => (await client.call(READ_USER)).body.user?.id;
const mailsTo = async (email: string) => {
  await t.services.jobs.drain();
  return t.services.db.selectFrom('outbox_mails').selectAll().where('to', '=', email).execute();
};

test('a passkey logs in without a name, as a known browser with a session of its own', async () => {
  const { user, authenticator } = await withPasskey();
  const visitor = t.asVisitor();
  const answer = await logInWith(visitor, authenticator);
  assert.deepEqual([answer.status, answer.body.user.id], [200, user.id]);
  assert.equal(await who(visitor), user.id);
  assert.ok(visitor.cookies.get('auth.device'), 'the browser is known');
  const { items } = (await visitor.call(READ_SESSIONS)).body;
  assert.equal(items.filter(({ current }) => current).length, 1);
  assert.equal(items.length, 2);
});

test('a log-in with a passkey replaces the session of the browser, also that of another member', async () => {
  const { user, authenticator } = await withPasskey();
  const other = await t.member();
  const before = other.client.cookies.get('auth.session');
  assert.equal((await logInWith(other.client, authenticator)).status, 200);
  assert.equal(await who(other.client), user.id);
  const stolen = t.asVisitor();
  stolen.cookies.set('auth.session', before ?? '');
  assert.equal(await who(stolen), undefined, 'the former session is over');
});

test('an unconfirmed account logs in; a suspended and a deleted one get the answer that a password gets', async () => {
  const unconfirmed = await withPasskey({ status: 'not_confirmed' });
  assert.equal((await logInWith(t.asVisitor(), unconfirmed.authenticator)).status, 200);
  for (const status of ['suspended', 'pending_deletion'] as const) {
    const { user, authenticator } = await withPasskey();
    await t.services.db.updateTable('users').set({ status }).where('id', '=', user.id).execute();
    const visitor = t.asVisitor();
    const byPassword = await logIn(t.asVisitor(), user.email);
    const byPasskey = await logInWith(visitor, authenticator);
    assert.deepEqual([byPasskey.status, byPasskey.problem], [byPassword.status, byPassword.problem]);
    assert.equal(await who(visitor), undefined);
  }
});

test('a locked-out account accepts its passkey, which leaves the lock as it is', async () => {
  const { user, authenticator } = await withPasskey();
  const guess = () => logIn(t.asVisitor(), user.email, 'wrong-one');
  for (let tries = 0; tries < 5; tries += 1) await guess();
  assert.equal((await logInWith(t.asVisitor(), authenticator)).status, 200);
  assert.equal((await logIn(t.asVisitor(), user.email)).code, 'account_blocked');
});

test('adding and removing a passkey needs a log-in of the last ten minutes, renaming does not', async () => {
  const { client, id } = await withPasskey();
  await t.advance(TEN_MINUTES + 60);
  assert.equal((await passkeys.beginNew(client)).code, 'reauthentication_required');
  assert.equal((await passkeys.remove(client, id)).code, 'reauthentication_required');
  assert.equal((await passkeys.rename(client, id, ' Blue phone ')).body.passkey.name, 'Blue phone');
});

test('a passkey of the account makes the log-in fresh again, that of another does not', async () => {
  const { client, authenticator, id } = await withPasskey();
  const stranger = await withPasskey();
  await t.advance(TEN_MINUTES + 60);
  const { options } = (await passkeys.beginAgain(client)).body;
  assert.equal(options.allowCredentials.length, 1);
  const foreign = stranger.authenticator.prove({ ...options, allowCredentials: [] });
  assert.equal((await passkeys.proveAgain(client, foreign)).code, 'passkey_refused');
  const session = client.cookies.get('auth.session');
  const next = (await passkeys.beginAgain(client)).body.options;
  const proof = { ...authenticator.prove(next), user_handle: null };
  assert.equal((await passkeys.proveAgain(client, proof)).status, 204);
  assert.notEqual(client.cookies.get('auth.session'), session, 'the session has a new secret');
  assert.equal((await passkeys.remove(client, id)).status, 204);
  assert.equal((await passkeys.beginAgain(client)).code, 'not_found');
});

test('members see, rename and remove their own passkeys alone', async () => {
  const { client, authenticator, id } = await withPasskey();
  const stranger = await t.member();
  assert.deepEqual((await passkeys.list(stranger.client)).body, { items: [] });
  assert.equal((await passkeys.rename(stranger.client, id, 'Mine')).code, 'not_found');
  assert.equal((await passkeys.remove(stranger.client, id)).code, 'not_found');
  await logInWith(t.asVisitor(), authenticator);
  const [own] = (await passkeys.list(client)).body.items;
  assert.deepEqual(Object.keys(own ?? {}), ['id', 'name', 'created_at', 'last_used_at']);
  assert.ok(own?.last_used_at);
});

test('a removed passkey cannot log in, and its sessions stay', async () => {
  const { client, authenticator, id } = await withPasskey();
  const visitor = t.asVisitor();
  await logInWith(visitor, authenticator);
  assert.equal((await passkeys.remove(client, id)).status, 204);
  assert.ok(await who(visitor));
  assert.equal((await logInWith(t.asVisitor(), authenticator)).code, 'passkey_refused');
});

test('a credential is stored once, and an account has no more passkeys than the limit', async () => {
  const { client } = await withPasskey();
  const other = await t.member();
  const authenticator = new Authenticator();
  const made = authenticator.make((await passkeys.beginNew(client)).body.options);
  assert.equal((await passkeys.register(client, made)).status, 201);
  const { challenge } = (await passkeys.beginNew(other.client)).body.options;
  const said = { type: 'webauthn.create', challenge, origin: 'http://localhost:4200', crossOrigin: false };
  const copied = { ...made, client_data: Buffer.from(JSON.stringify(said)).toString('base64url') };
  assert.equal((await passkeys.register(other.client, copied)).code, 'duplicate');
  for (let count = 2; count < MOST_PASSKEYS; count += 1) await addPasskey(client, new Authenticator());
  const full = await passkeys.beginNew(client);
  assert.deepEqual([full.status, full.code, full.problem.params], [409, 'passkey_limit', { limit: 20 }]);
});

test('a mail reports a new and a removed passkey, in the language of the member', async () => {
  for (const language of LOCALE_CODES) {
    const { client, user, id } = await withPasskey({ language });
    await passkeys.remove(client, id);
    const mails = await mailsTo(user.email);
    assert.equal(mails.length, 2);
    assert.equal(new Set(mails.map(({ subject }) => subject)).size, 2);
    for (const { text } of mails) {
      assert.match(text, /My phone/);
      assert.match(text, /\/notifications#login/);
    }
  }
});

test('a bounce or an unsubscription does not suppress the mail about a passkey', async () => {
  const { user, client } = await t.member();
  const { db } = t.services;
  await db
    .updateTable('users')
    .set({ notifications_disabled: ['listunsubscribe'] })
    .where('id', '=', user.id)
    .execute();
  await addPasskey(client, new Authenticator());
  assert.equal((await mailsTo(user.email)).length, 1);
});

test('a new password and a log-out everywhere preserve the passkeys', async () => {
  const { client, authenticator } = await withPasskey();
  await client.call(END_SESSION);
  await client.call(CHANGE_USER, { password: { old: PASSWORD, new: 'brass-meadow-58' } });
  assert.equal((await logInWith(t.asVisitor(), authenticator)).status, 200);
});

test('the undo of a change of address removes all passkeys', async () => {
  const { user, client, authenticator } = await withPasskey();
  await client.call(CHANGE_USER, { email: `moved-${user.email}` });
  const texts = (await mailsTo(user.email)).map(({ text }) => text).join('\n');
  const token = /[?&]undo=([A-Za-z0-9]+)/.exec(texts)?.[1] ?? '';
  assert.equal((await t.asVisitor().call(UNDO_MAIL_CHANGE, { token })).status, 200);
  assert.equal((await logInWith(t.asVisitor(), authenticator)).code, 'passkey_refused');
});

test('the passkeys of an erased account are gone', async () => {
  const { client, authenticator } = await withPasskey();
  await client.call(DELETE_ACCOUNT, { password: PASSWORD, reason: 'other' });
  assert.equal((await logInWith(t.asVisitor(), authenticator)).code, 'pending_deletion');
  await t.advance(15 * DAY);
  await purgeExpired(t.services);
  await t.services.jobs.drain();
  assert.equal((await logInWith(t.asVisitor(), authenticator)).code, 'passkey_refused');
});

test('challenges without an answer are purged', async () => {
  await passkeys.beginLogIn(t.asVisitor());
  const count = async () =>
    (await t.services.db.selectFrom('passkey_challenges').selectAll().execute()).length;
  assert.ok((await count()) > 0);
  await t.advance(TEN_MINUTES + 1);
  await purgeExpired(t.services);
  assert.equal(await count(), 0);
});
