import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { RESET_PASSWORD } from '@rendezvous/contract/resources/account-links/endpoints';
import { CHANGE_USER, END_SESSION, LOG_IN, LOG_OUT } from '@rendezvous/contract/resources/accounts/endpoints';
import { ACTIVATE, SIGN_UP } from '@rendezvous/contract/resources/signup/endpoints';
import { ERROR_STATUS, type ErrorCode } from '@rendezvous/contract/kernel/errors';
import { createToken } from '#src/identity/links/face.ts';
import { SECURITY_PROBLEMS } from '#src/platform/security/face.ts';
import { createTestApp, PASSWORD } from '../harness.ts';
import { Authenticator } from '../support/accounts/authenticator.ts';
import { addPasskey, logInWith } from '../support/accounts/passkeys.ts';
import { signupDraft } from '../support/accounts/signup-draft.ts';

const lines: string[] = [];
const t = await createTestApp(
  { LOG_LEVEL: 'info' },
  { logStream: { write: (line) => void lines.push(line) } },
);
after(() => t.close());

interface SecurityEvent {
  level: number;
  security: string;
  route: string;
  client: string;
  account?: string;
  login?: string;
}

/** Events of what is done, in their order. */
async function eventsOf(act: () => Promise<unknown>): Promise<SecurityEvent[]> {
  lines.length = 0;
  await act();
  return lines.map((line) => JSON.parse(line) as SecurityEvent).filter(({ security }) => security);
}

/** Problems that say nothing of an attack. */
const HARMLESS: readonly ErrorCode[] = [
  'malformed',
  'not_enough_credits',
  'authentication_required',
  'blocked_by_member',
  'premium_only',
  'price_changed',
  'not_confirmed',
  'invite_only',
  'pending_deletion',
  'not_found',
  'email_not_found',
  'duplicate',
  'conversation_limit',
  'email_active',
  'email_pending_deletion',
  'email_in_use',
  'photo_limit',
  'passkey_limit',
  'profile_changed',
  'spend_limit_reached',
  'account_erased',
  'too_large',
  'unsupported_media',
  'validation_failed',
  'code_unknown',
  'code_expired',
  'code_used',
  'code_country',
  'code_method',
  'code_transfer',
  'code_minimum',
  'code_first',
  'code_exhausted',
  'debt_open',
  'debit_blocked',
  'debit_limit',
  'likes_exhausted',
  'swipes_exhausted',
  'export_limit',
  'internal',
  'unavailable',
];

test('every problem of the table is an event of security or known to be none', () => {
  const known = [...SECURITY_PROBLEMS, ...HARMLESS];
  assert.deepEqual(known.toSorted(), Object.keys(ERROR_STATUS).toSorted());
});

test('the way of an account is in the log: sign-up, activation, passkey, log-in, new password, reset, log-out', async () => {
  const client = t.asVisitor();
  const draft = signupDraft();
  const events = await eventsOf(async () => {
    const { user } = (await client.call(SIGN_UP, draft)).body;
    const link = (purpose: 'activation' | 'password_reset') =>
      createToken(t.services.db, user.id, purpose, t.clock.now(), 60_000);
    await client.call(ACTIVATE, { token: await link('activation') });
    const authenticator = new Authenticator();
    await addPasskey(client, authenticator);
    await logInWith(t.asVisitor(), authenticator);
    await client.call(CHANGE_USER, { password: { old: draft.password, new: 'brass-meadow-58' } });
    await client.call(END_SESSION, undefined, { query: {} });
    await client.call(LOG_OUT);
    await t.asVisitor().call(RESET_PASSWORD, { token: await link('password_reset'), password: PASSWORD });
  });
  assert.deepEqual(
    events.map(({ security }) => security),
    [
      'account_created',
      'account_activated',
      'passkey_added',
      'logged_in',
      'password_changed',
      'sessions_ended',
      'logged_out',
      'password_reset',
    ],
  );
  const accounts = new Set(events.slice(0, -1).map(({ account }) => account));
  assert.equal(accounts.size, 1, 'all of one account');
  assert.equal(new Set(events.map(({ client: from }) => from)).size, 1, 'from one address');
});

test('guesses, the lock and requests of other sites are in the log, and can be counted by account and by address', async () => {
  const { email } = await t.makeUser();
  const events = await eventsOf(async () => {
    for (let tries = 0; tries < 6; tries += 1)
      await t.asVisitor().call(LOG_IN, { email, password: 'not-the-password' });
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    await t.asVisitor().call(LOG_IN, { email, password: PASSWORD }, { headers });
  });
  assert.deepEqual(
    events.map(({ security, level }) => `${security} ${level}`),
    [...Array<string>(4).fill('login_failed 40'), 'account_blocked 40', 'account_blocked 40', 'csrf 40'],
  );
  const guesses = events.slice(0, -1);
  assert.equal(new Set(guesses.map(({ login, client }) => `${login} ${client}`)).size, 1);
});

test('no event names a person, an address or a secret', async () => {
  const draft = signupDraft();
  lines.length = 0;
  const { user } = (await t.asVisitor().call(SIGN_UP, draft)).body;
  await t.asVisitor().call(LOG_IN, { email: draft.email, password: draft.password });
  const events = lines.filter((line) => line.includes('"security"')).join('');
  for (const text of [user.id, draft.email, draft.name, draft.password, '127.0.0.1'])
    assert.ok(!events.includes(text), text);
});
