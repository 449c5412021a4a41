import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { OPS_COOKIE } from '@rendezvous/contract/operators/values';
import {
  OPS_BEGIN_PASSKEY_PROOF,
  OPS_LOG_IN,
  OPS_PROVE,
  OPS_PROVE_PASSKEY,
  OPS_READ_ME,
} from '@rendezvous/contract/operators/session/endpoints';
import {
  OPS_BEGIN_PASSKEY,
  OPS_READ_PASSKEYS,
  OPS_REGISTER_PASSKEY,
  OPS_REMOVE_PASSKEY,
  OPS_RENAME_PASSKEY,
} from '@rendezvous/contract/operators/passkeys/endpoints';
import { OPS_RESET_SECOND_FACTOR } from '@rendezvous/contract/operators/staff/endpoints';
import type { CredentialProof, NewCredential } from '@rendezvous/contract/resources/passkeys/schemas';
import { createFixedClock } from '#src/platform/lib/clock.ts';
import { codeAt } from '#src/identity/operators/second-factor.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { Authenticator, type Lies } from '../support/accounts/authenticator.ts';
import { addPasskey, passkeys } from '../support/accounts/passkeys.ts';

const clock = createFixedClock(new Date('2026-11-24T06:00:05Z'));
const t = await createTestApp({}, { clock });
after(() => t.close());

const STEP = 30;

const calls = {
  key: (client: TestClient, key: string) => client.call(OPS_LOG_IN, { key }),
  code: (client: TestClient, secret: string) => client.call(OPS_PROVE, { code: codeAt(secret, clock.now()) }),
  options: (client: TestClient) => client.call(OPS_BEGIN_PASSKEY_PROOF),
  prove: (client: TestClient, credential: CredentialProof) => client.call(OPS_PROVE_PASSKEY, { credential }),
  begin: (client: TestClient) => client.call(OPS_BEGIN_PASSKEY),
  register: (client: TestClient, credential: NewCredential, name: string) =>
    client.call(OPS_REGISTER_PASSKEY, { credential, name }),
  list: (client: TestClient) => client.call(OPS_READ_PASSKEYS),
  rename: (client: TestClient, id: string, name: string) => client.call(OPS_RENAME_PASSKEY, { id, name }),
  remove: (client: TestClient, id: string) => client.call(OPS_REMOVE_PASSKEY, undefined, { query: { id } }),
};

/** Logs an operator in by a code and registers one passkey. */
async function withPasskey() {
  const { operator } = await t.operator('reviewer');
  const client = t.asVisitor();
  const { secret } = (await calls.key(client, operator.key)).body.enrolment!;
  assert.equal((await calls.code(client, secret)).status, 200);
  clock.advance(STEP);
  const authenticator = new Authenticator();
  const { options } = (await calls.begin(client)).body;
  const made = await calls.register(client, authenticator.make(options), ' Key ring ');
  assert.equal(made.status, 201, made.text);
  return { operator, client, secret, authenticator, options, passkey: made.body.passkey };
}

/** Gives the key in a new browser, then proves it by the passkey. */
async function logIn(key: string, authenticator: Authenticator, lies: Lies = {}) {
  const client = t.asVisitor();
  await calls.key(client, key);
  const { options } = (await calls.options(client)).body;
  return { client, options, answer: await calls.prove(client, authenticator.prove(options, lies)) };
}

const actsOf = async (subject: string) =>
  t.services.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('subject', '=', subject)
    .orderBy('at')
    .orderBy('id')
    .execute();

test('a passkey of an operator replaces the code at log-in; the audit log has the adding and the log-in', async () => {
  const { operator, authenticator, options, passkey } = await withPasskey();
  assert.equal(passkey.name, 'Key ring');
  assert.equal(options.authenticatorSelection.residentKey, 'discouraged', 'offered at no log-in of members');

  clock.advance(1);
  const browser = t.asVisitor();
  assert.equal((await calls.key(browser, operator.key)).body.passkeys, true);
  const asked = (await calls.options(browser)).body.options;
  assert.equal(asked.allowCredentials.length, 1);
  assert.equal((await calls.list(browser)).status, 403, 'the key alone opens nothing');
  const before = browser.cookies.get(OPS_COOKIE);
  const { status, body } = await calls.prove(browser, authenticator.prove(asked));
  assert.equal(status, 200);
  assert.equal(body.operator.name, operator.name);
  assert.notEqual(browser.cookies.get(OPS_COOKIE), before, 'a session has a secret of its own');
  const [listed] = (await calls.list(browser)).body.items;
  assert.equal(listed!.last_used_at, clock.now().toISOString());
  assert.deepEqual((await actsOf(operator.id)).slice(1), [
    { action: 'operator.passkey-add', detail: { passkey: passkey.id, name: 'Key ring' } },
    { action: 'operator.log-in', detail: { passkey: passkey.id } },
  ]);
});

test('a proof counts once, for the log-in that asked, with the operator’s own passkey on this site', async () => {
  const { operator, authenticator, secret } = await withPasskey();
  const refused: [Lies, string][] = [
    [{ origin: 'https://elsewhere.example' }, 'passkey_refused'],
    [{ rpId: 'elsewhere.example' }, 'passkey_refused'],
    [{ unverified: true }, 'passkey_refused'],
    [{ userHandle: Buffer.from('another').toString('base64url') }, 'passkey_refused'],
    [{ challenge: Buffer.from('made up').toString('base64url') }, 'passkey_expired'],
  ];
  for (const [lies, code] of refused)
    assert.equal((await logIn(operator.key, authenticator, lies)).answer.code, code);

  const [mine, other] = [t.asVisitor(), t.asVisitor()];
  for (const client of [mine, other]) await calls.key(client, operator.key);
  const proof = authenticator.prove((await calls.options(mine)).body.options);
  assert.equal((await calls.prove(other, proof)).code, 'passkey_expired', 'asked by another log-in');
  assert.equal((await calls.prove(t.asVisitor(), proof)).code, 'authentication_required');
  assert.equal((await calls.prove(mine, proof)).status, 200);
  assert.equal((await calls.prove(mine, proof)).code, 'passkey_expired', 'used');

  const stranger = await withPasskey();
  const foreign = t.asVisitor();
  await calls.key(foreign, operator.key);
  const options = { ...(await calls.options(foreign)).body.options, allowCredentials: [] };
  const answer = await calls.prove(foreign, stranger.authenticator.prove(options));
  assert.equal(answer.code, 'passkey_refused', 'the passkey of another operator');
  assert.equal((await calls.code(foreign, secret)).status, 200, 'a code counts beside it');
});

test('a copied passkey is refused, and passkeys of members and operators do not replace each other', async () => {
  const { operator, authenticator } = await withPasskey();
  assert.equal((await logIn(operator.key, authenticator)).answer.status, 200);
  authenticator.counter = 0;
  assert.equal((await logIn(operator.key, authenticator)).answer.code, 'passkey_refused');

  const member = new Authenticator();
  await addPasskey((await t.member()).client, member);
  const browser = t.asVisitor();
  await calls.key(browser, operator.key);
  const { options } = (await calls.options(browser)).body;
  const asMember = await calls.prove(browser, member.prove({ ...options, allowCredentials: [] }));
  assert.equal(asMember.code, 'passkey_refused');
  const visitor = t.asVisitor();
  const free = (await passkeys.beginLogIn(visitor)).body.options;
  const refused = await passkeys.logIn(visitor, authenticator.prove(free));
  assert.equal(refused.code, 'passkey_refused');
  assert.equal((await calls.prove(browser, member.prove(free))).code, 'passkey_expired');
});

test('wrong codes lock codes and no passkey; an operator without passkeys is asked for none', async () => {
  const { operator, authenticator } = await withPasskey();
  for (let count = 0; count < 5; count += 1) {
    const guesser = t.asVisitor();
    await calls.key(guesser, operator.key);
    await guesser.call(OPS_PROVE, { code: '000000' });
  }
  assert.equal((await logIn(operator.key, authenticator)).answer.status, 200);
  const { operator: plain } = await t.operator();
  const client = t.asVisitor();
  assert.equal((await calls.key(client, plain.key)).body.passkeys, false);
  assert.equal((await calls.options(client)).code, 'not_found');
  assert.equal((await calls.options(t.asVisitor())).code, 'authentication_required');
});

test('adding and removing need a second factor of the last ten minutes, which a code or a passkey gives again', async () => {
  const { operator, client, authenticator, secret, passkey } = await withPasskey();
  clock.advance(10 * 60 - STEP);
  assert.equal((await calls.begin(client)).status, 200, 'at ten minutes it still counts');
  clock.advance(1);
  assert.equal((await calls.begin(client)).code, 'reauthentication_required');
  assert.equal((await calls.remove(client, passkey.id)).code, 'reauthentication_required');
  assert.equal((await calls.rename(client, passkey.id, 'Other')).status, 200, 'a name is no key');

  clock.advance(1);
  const token = client.cookies.get(OPS_COOKIE);
  const { options } = (await calls.options(client)).body;
  assert.equal((await calls.prove(client, authenticator.prove(options))).status, 200);
  assert.equal(client.cookies.get(OPS_COOKIE), token, 'the session stays the same');
  assert.equal((await calls.begin(client)).status, 200);
  clock.advance(10 * 60 + 1);
  assert.equal((await calls.code(client, secret)).status, 200);
  const { session_ends_at } = (await client.call(OPS_READ_ME)).body.operator!;
  assert.ok(Date.parse(session_ends_at) < clock.now().getTime() + 12 * 3_600_000, 'and ends no later');
  clock.advance(1);
  assert.equal((await calls.remove(client, passkey.id)).status, 204);
  assert.deepEqual((await calls.list(client)).body.items, []);
  const acts = (await actsOf(operator.id)).map(({ action }) => action).slice(2);
  assert.deepEqual(acts, [
    'operator.passkey-rename',
    'operator.prove-again',
    'operator.prove-again',
    'operator.passkey-remove',
  ]);
});

test('a passkey belongs to its operator alone, is stored once, and an operator has twenty at most', async () => {
  const { client, passkey, authenticator } = await withPasskey();
  const other = await withPasskey();
  assert.equal((await calls.rename(other.client, passkey.id, 'Mine')).code, 'not_found');
  assert.equal((await calls.remove(other.client, passkey.id)).code, 'not_found');
  assert.equal((await calls.list(other.client)).body.items.length, 1);

  const { options } = (await calls.begin(client)).body;
  const made = authenticator.make(options);
  assert.equal((await calls.register(other.client, made, 'Theirs')).code, 'passkey_expired');
  assert.equal((await calls.register(client, made, 'Phone')).status, 201);
  assert.equal((await calls.register(client, made, 'Phone')).code, 'passkey_expired');
  for (let count = 2; count < 20; count += 1)
    await calls.register(client, authenticator.make((await calls.begin(client)).body.options), `${count}`);
  assert.equal((await calls.list(client)).body.items.length, 20);
  assert.equal((await calls.begin(client)).code, 'passkey_limit');
});

test('a reset of the second factor removes the passkeys, too', async () => {
  const { operator, authenticator } = await withPasskey();
  const { client: admin } = await t.operator('admin');
  await admin.call(OPS_RESET_SECOND_FACTOR, { operator: operator.id });
  const client = t.asVisitor();
  const { body } = await calls.key(client, operator.key);
  assert.deepEqual([body.passkeys, body.enrolment !== null], [false, true]);
  assert.equal((await calls.options(client)).code, 'not_found');
  assert.equal(authenticator.credentials.length, 1);
  const left = await t.services.db
    .selectFrom('operator_passkeys')
    .select('id')
    .where('operator_id', '=', operator.id)
    .execute();
  assert.deepEqual(left, []);
});

test('the operator of a session is returned without a refusal to visitors and members, too', async () => {
  const { client: member } = await t.member();
  for (const client of [t.asVisitor(), member]) {
    const { status, body } = await client.call(OPS_READ_ME);
    assert.deepEqual([status, body], [200, { operator: null }]);
  }
});
