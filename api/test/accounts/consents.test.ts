import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  PROFILE_CONSENT,
  PROFILE_CONSENTS,
  type ProfileConsent,
} from '@rendezvous/contract/resources/signup/values';
import {
  GIVE_CONSENT,
  READ_CONSENTS,
  WITHDRAW_CONSENT,
} from '@rendezvous/contract/resources/consents/endpoints';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_MEMBER, SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/endpoints';
import { setAccountStatus } from '#src/identity/accounts/face.ts';
import { createTestApp, type TestClient } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

const read = (client: TestClient) => client.call(READ_CONSENTS);
const give = (client: TestClient, version: ProfileConsent = PROFILE_CONSENT) =>
  client.call(GIVE_CONSENT, { kind: 'profile', version });
const withdraw = (client: TestClient) => client.call(WITHDRAW_CONSENT, { kind: 'profile' });

test('[3.028] a member reads the version, language and time of the consent; a withdrawal and a new consent are listed next to it', async () => {
  const { client } = await t.member({ language: 'pl' });
  const other = await t.member();
  const [given] = (await read(client)).body.items;
  assert.equal(given?.version, PROFILE_CONSENT);
  assert.equal(given?.language, 'pl');
  assert.equal(given?.withdrawn_at, null);
  await t.advance(60);
  const before = t.clock.now().toISOString();
  const withdrawnAt = (await withdraw(client)).body.items[0]?.withdrawn_at ?? '';
  assert.ok(withdrawnAt >= before, `${withdrawnAt} after ${before}`);
  await t.advance(60);
  const [again, former] = (await give(client)).body.items;
  assert.ok(again!.given_at > withdrawnAt);
  assert.deepEqual(
    [again?.withdrawn_at, former?.given_at, former?.withdrawn_at],
    [null, given?.given_at, withdrawnAt],
  );
  assert.equal((await read(other.client)).body.items.length, 1, 'the consents of others stay');
});

test('[3.028] a withdrawal hides the profile at once, and the consent given again shows it', async () => {
  const { user, client } = await t.member({ country: 'IE' });
  const viewer = await t.member({ country: 'IE' });
  const page = async () => (await viewer.client.call(READ_MEMBER, { id: user.id })).status;
  assert.equal(await page(), 200);
  await withdraw(client);
  assert.equal(await page(), 404);
  await give(client);
  assert.equal(await page(), 200);
});

test('a consent to an earlier text is asked for again; the new one replaces it, and an old page does not replace the new one', async () => {
  const { client } = await t.member();
  const isAsked = async () => (await client.call(READ_USER)).body.user!.consent_outdated;
  for (const version of PROFILE_CONSENTS.slice(0, -1)) {
    await withdraw(client);
    await t.advance(1);
    await give(client, version);
    assert.equal(await isAsked(), true, version);
    await t.advance(1);
    const [renewed, former] = (await give(client)).body.items;
    assert.deepEqual([renewed?.version, renewed?.withdrawn_at], [PROFILE_CONSENT, null]);
    assert.deepEqual([former?.version, former?.withdrawn_at], [version, renewed?.given_at]);
    assert.equal(await isAsked(), false);
    assert.equal((await give(client, version)).body.items[0]?.version, PROFILE_CONSENT);
  }
});

test('each act twice changes nothing more', async () => {
  const { client } = await t.member();
  assert.equal((await give(client)).body.items.length, 1);
  const first = (await withdraw(client)).body;
  await t.advance(5);
  assert.deepEqual((await withdraw(client)).body, first);
});

test('a member whose account is restored stays hidden while the consent is withdrawn', async () => {
  const { user, client } = await t.member({ country: 'IE' });
  const viewer = await t.member({ country: 'IE' });
  await withdraw(client);
  await t.services.unitOfWork((tx, afterCommit) =>
    setAccountStatus(t.services, { tx, afterCommit }, user.id, 'active', t.clock.now()),
  );
  assert.equal((await viewer.client.call(READ_MEMBER, { id: user.id })).status, 404);
  const found = await viewer.client.call(SEARCH_MEMBERS, { country: 'IE' });
  assert.ok(!found.text.includes(user.id));
});

test('a consent to a text that does not exist is refused', async () => {
  const { client } = await t.member();
  await withdraw(client);
  assert.equal((await client.send(GIVE_CONSENT, { kind: 'profile', version: '2020-01-01' })).status, 422);
  assert.notEqual((await read(client)).body.items[0]?.withdrawn_at, null);
});
