import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import {
  CHANGE_USER,
  LOG_IN,
  READ_SESSIONS,
  READ_USER,
} from '@rendezvous/contract/resources/accounts/endpoints';
import { COMPLAIN } from '@rendezvous/contract/resources/complaints/endpoints';
import { REQUEST_LIMITS } from '@rendezvous/contract/composition/request-limits';
import { SETTINGS } from '@rendezvous/contract/settings/table';
import { MOST_DEVICES } from '#src/identity/accounts/devices.ts';
import { MOST_SESSIONS } from '#src/identity/accounts/sessions.ts';
import { createTestApp, PASSWORD, type TestClient } from '../harness.ts';

const t = await createTestApp({ RATE_LIMIT_FACTOR: '1' });
after(() => t.close());
const { db } = t.services;

const logIn = (client: TestClient, email: string, password = PASSWORD) =>
  client.call(LOG_IN, { email, password });
const times = (count: number, act: (index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

/** What others behind the same address do until each limit of the log-in is met. */
const LIMITS: Record<string, (email: string) => Promise<unknown>> = {
  'wrong passwords of the account': (email) =>
    times(SETTINGS.login_failures.initial + 1, () => logIn(t.asVisitor(), email, 'not-the-password')),
  'wrong passwords of the address': () =>
    times(SETTINGS.login_failures_per_address.initial + 2, (index) =>
      logIn(t.asVisitor(), `unknown${index}@mail.example`, 'not-the-password'),
    ),
  'requests of the address': () =>
    times(REQUEST_LIMITS.LOG_IN.max + 1, (index) => logIn(t.asVisitor(), `flood${index}@mail.example`)),
};

describe('a known browser is not locked out by others, at the limit of', () => {
  for (const [limit, meet] of Object.entries(LIMITS))
    test(limit, async () => {
      // Windows and locks of the former case are over.
      await t.advance(7_200);
      const { email } = await t.makeUser();
      const known = t.asVisitor();
      assert.equal((await logIn(known, email)).status, 200);
      await meet(email);
      assert.equal((await logIn(t.asVisitor(), email)).status, 429, 'a stranger waits');
      assert.equal((await logIn(known, email)).status, 200);
      const byForm = await known.request('POST', '/login', undefined, {
        payload: new URLSearchParams({ email, password: PASSWORD }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      assert.equal(byForm.status, 303, 'without scripts too');
    });
});

test('a known browser has five wrong passwords itself', async () => {
  await t.advance(7_200);
  const { email } = await t.makeUser();
  const known = t.asVisitor();
  await logIn(known, email);
  const codes: (string | undefined)[] = [];
  for (let tries = 0; tries < 6; tries += 1) codes.push((await logIn(known, email, 'wrong-one')).code);
  assert.deepEqual(codes.slice(-2), ['account_blocked', 'account_blocked']);
});

test('an account has a limited number of sessions and known browsers, and the oldest go', async () => {
  await t.advance(7_200);
  const user = await t.makeUser();
  const first = t.asVisitor();
  await logIn(first, user.email);
  for (let count = 0; count < Math.max(MOST_SESSIONS, MOST_DEVICES); count += 1) {
    await t.advance(60);
    assert.equal((await logIn(t.asVisitor(), user.email)).status, 200);
  }
  const last = await t.signIn(user);
  assert.equal((await first.call(READ_USER)).body.user, null, 'ended');
  assert.equal(
    (await last.call(READ_SESSIONS)).body.items.length,
    MOST_SESSIONS + 1,
    'this one was made beside',
  );
  const marks = await db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', user.id)
    .execute();
  assert.equal(marks.length, MOST_DEVICES);
});

test('an address that no account has confirmed gets three mails a day, of all kinds and senders together', async () => {
  const stranger = 'stranger@mail.example';
  const mails = async () =>
    (await db.selectFrom('outbox_mails').select('id').where('to', '=', stranger).execute()).length;
  const flood = async () => {
    for (let count = 0; count < 60; count += 1) {
      const { client } = await t.member({ status: count % 2 ? 'active' : 'not_confirmed' });
      assert.equal((await client.call(CHANGE_USER, { email: stranger })).status, 200);
    }
    await t.asVisitor().call(COMPLAIN, { category: 'other', text: 'A complaint.', email: stranger });
    await t.services.jobs.drain();
  };
  await flood();
  assert.equal(await mails(), 3);
  await t.advance(86_400);
  await flood();
  assert.equal(await mails(), 6);
});

test('an address that was confirmed gets all its mails', async () => {
  const { user, client } = await t.member();
  for (let count = 0; count < 5; count += 1) {
    await t.advance(3_600);
    await client.call(COMPLAIN, { category: 'other', text: `Complaint ${count}.` });
  }
  await t.services.jobs.drain();
  const rows = await db.selectFrom('outbox_mails').select('id').where('to', '=', user.email).execute();
  assert.equal(rows.length, 5);
});
