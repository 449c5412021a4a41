import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CEREMONY_MS } from '@rendezvous/contract/resources/passkeys/schemas';
import { BEGIN_PASSKEY_LOG_IN } from '@rendezvous/contract/resources/passkeys/endpoints';
import { relyingParty } from '#src/identity/passkeys/relying-party.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { Authenticator, type Lies } from '../support/accounts/authenticator.ts';
import { addPasskey, logInWith, passkeys } from '../support/accounts/passkeys.ts';

const t = await createTestApp();
after(() => t.close());

const MINUTE = 60;

async function withPasskey(authenticator = new Authenticator()) {
  const { user, client } = await t.member();
  const id = await addPasskey(client, authenticator);
  return { user, client, authenticator, id };
}
const begun = async (client: TestClient) => (await passkeys.beginNew(client)).body.options;

test('site and origin come from the configured address, whatever host a request names', async () => {
  assert.deepEqual(relyingParty({ BASE_URL: 'https://www.example.org/shop' }), {
    id: 'www.example.org',
    origin: 'https://www.example.org',
  });
  assert.deepEqual(relyingParty({ BASE_URL: 'http://127.0.0.1:4200' }), {
    id: 'localhost',
    origin: 'http://localhost:4200',
  });
  const forged = await t.asVisitor().call(BEGIN_PASSKEY_LOG_IN, undefined, {
    headers: { host: 'evil.example', origin: 'http://evil.example' },
  });
  assert.equal(forged.body.options.rpId, 'localhost');
});

test('a passkey is asked for behind the screen lock of its device, and finds its account without a name', async () => {
  const { client, user } = await t.member();
  const options = await begun(client);
  assert.deepEqual(options.authenticatorSelection, {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  });
  assert.equal(Buffer.from(options.user.id, 'base64url').toString(), user.id);
  assert.equal(options.timeout, CEREMONY_MS);
});

const FORGERIES: Record<string, Lies> = {
  'from another origin': { origin: 'https://evil.example' },
  'from another port': { origin: 'http://localhost:4201' },
  'of another site': { rpId: 'evil.example' },
  'without the screen lock': { unverified: true },
  'of another kind': { type: 'payment.get' },
  'in a frame of another site': { topOrigin: 'https://evil.example' },
};

for (const [what, lies] of Object.entries(FORGERIES)) {
  test(`an answer ${what} makes no passkey and opens no session`, async () => {
    const { client, authenticator } = await withPasskey();
    const made = await passkeys.register(client, new Authenticator().make(await begun(client), lies));
    assert.deepEqual([made.status, made.code], [401, 'passkey_refused']);
    const answer = await logInWith(t.asVisitor(), authenticator, lies);
    assert.deepEqual([answer.status, answer.code], [401, 'passkey_refused']);
    assert.equal((await passkeys.list(client)).body.items.length, 1);
  });
}

test('a challenge that the server did not make is refused', async () => {
  const { client, authenticator } = await withPasskey();
  const lies = { challenge: Buffer.from('of-my-own-making').toString('base64url') };
  assert.equal((await logInWith(t.asVisitor(), authenticator, lies)).code, 'passkey_expired');
  const made = await passkeys.register(client, new Authenticator().make(await begun(client), lies));
  assert.equal(made.code, 'passkey_expired');
});

test('an answer counts once: sent again it is refused', async () => {
  const { client, authenticator } = await withPasskey();
  const visitor = t.asVisitor();
  const proof = authenticator.prove((await passkeys.beginLogIn(visitor)).body.options);
  assert.equal((await passkeys.logIn(visitor, proof)).status, 200);
  const again = await passkeys.logIn(t.asVisitor(), proof);
  assert.deepEqual([again.status, again.code], [410, 'passkey_expired']);
  const made = new Authenticator().make(await begun(client));
  assert.equal((await passkeys.register(client, made)).status, 201);
  assert.equal((await passkeys.register(client, made)).code, 'passkey_expired');
});

test('a wrong answer uses the challenge up as well', async () => {
  const { authenticator } = await withPasskey();
  const visitor = t.asVisitor();
  const { options } = (await passkeys.beginLogIn(visitor)).body;
  const lie = authenticator.prove(options, { origin: 'https://evil.example' });
  assert.equal((await passkeys.logIn(visitor, lie)).code, 'passkey_refused');
  assert.equal((await passkeys.logIn(visitor, authenticator.prove(options))).code, 'passkey_expired');
});

test('a challenge lasts for ten minutes', async () => {
  const { authenticator } = await withPasskey();
  const visitor = t.asVisitor();
  const [early, late] = [await passkeys.beginLogIn(visitor), await passkeys.beginLogIn(visitor)];
  await t.advance(9 * MINUTE);
  assert.equal((await passkeys.logIn(visitor, authenticator.prove(early.body.options))).status, 200);
  await t.advance(MINUTE);
  const answer = await passkeys.logIn(visitor, authenticator.prove(late.body.options));
  assert.equal(answer.code, 'passkey_expired');
});

test('a challenge is bound to what it was made for', async () => {
  const { client, authenticator } = await withPasskey();
  const again = (await passkeys.beginAgain(client)).body.options;
  assert.equal((await passkeys.logIn(client, authenticator.prove(again))).code, 'passkey_expired');
  const forLogIn = (await passkeys.beginLogIn(client)).body.options;
  const proof = authenticator.prove(forLogIn);
  assert.equal((await passkeys.proveAgain(client, proof)).code, 'passkey_expired');
  const { challenge } = (await passkeys.beginAgain(client)).body.options;
  for (const other of [forLogIn.challenge, challenge]) {
    const made = new Authenticator().make({ ...(await begun(client)), challenge: other });
    assert.equal((await passkeys.register(client, made)).code, 'passkey_expired');
  }
});

test('the challenge of one session makes no passkey in another, not even in one of the same member', async () => {
  const { user, client } = await t.member();
  const made = new Authenticator().make(await begun(client));
  for (const other of [await t.signIn(user), (await t.member()).client])
    assert.equal((await passkeys.register(other, made)).code, 'passkey_expired');
  assert.equal((await passkeys.register(client, made)).status, 201);
});

test('a signature of another key and the handle of another account are refused', async () => {
  const { user, authenticator } = await withPasskey();
  const stranger = await withPasskey();
  const visitor = t.asVisitor();
  const { options } = (await passkeys.beginLogIn(visitor)).body;
  const proof = stranger.authenticator.prove(options);
  const own = authenticator.credentials[0]!.id.toString('base64url');
  assert.equal((await passkeys.logIn(visitor, { ...proof, id: own })).code, 'passkey_refused');
  const handle = Buffer.from(user.id).toString('base64url');
  const lying = await logInWith(visitor, stranger.authenticator, { userHandle: handle });
  assert.equal(lying.code, 'passkey_refused');
  const unnamed = stranger.authenticator.prove((await passkeys.beginLogIn(visitor)).body.options);
  const answer = await passkeys.logIn(visitor, { ...unnamed, user_handle: null });
  assert.equal(answer.code, 'passkey_refused', 'nothing says whose it is');
});

test('a counter that does not increase belongs to a copy, which does not log in', async () => {
  const { authenticator } = await withPasskey();
  assert.equal((await logInWith(t.asVisitor(), authenticator)).status, 200);
  authenticator.counter = 0;
  const copy = await logInWith(t.asVisitor(), authenticator);
  assert.deepEqual([copy.status, copy.code], [401, 'passkey_refused']);
  authenticator.counter = 7;
  assert.equal((await logInWith(t.asVisitor(), authenticator)).status, 200, 'the original goes on');
});

test('an authenticator that does not count logs in again and again', async () => {
  const { authenticator } = await withPasskey(new Authenticator({ counts: false }));
  for (let times = 0; times < 3; times += 1)
    assert.equal((await logInWith(t.asVisitor(), authenticator)).status, 200);
});

test('bytes that are no ceremony are refused', async () => {
  const { client, authenticator } = await withPasskey();
  const proof = authenticator.prove((await passkeys.beginLogIn(client)).body.options);
  for (const said of ['bm8', 'bnVsbA', 'e30'])
    assert.equal((await passkeys.logIn(client, { ...proof, client_data: said })).code, 'passkey_refused');
  const broken = await passkeys.logIn(client, { ...proof, authenticator_data: 'AA' });
  assert.equal(broken.code, 'passkey_refused');
  const made = new Authenticator().make(await begun(client));
  const answer = await passkeys.register(client, { ...made, attestation: 'o2NmbXRkbm9uZQ' });
  assert.equal(answer.code, 'passkey_refused');
});
