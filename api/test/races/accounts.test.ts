import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';
import { CHANGE_USER, LOG_IN, READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { ACTIVATE, FINISH_SIGNUP_STEP, SIGN_UP } from '@rendezvous/contract/resources/signup/endpoints';
import {
  REQUEST_RESET,
  RESET_PASSWORD,
  CONFIRM_MAIL_CHANGE,
  UNDO_MAIL_CHANGE,
} from '@rendezvous/contract/resources/account-links/endpoints';
import { DELETE_ACCOUNT, REACTIVATE } from '@rendezvous/contract/resources/deletion/endpoints';
import { COMPLETE_SIGNUP, PARTNER_SIGN_UP } from '@rendezvous/contract/resources/partners/endpoints';
import { SEND_MESSAGE } from '@rendezvous/contract/resources/chats/endpoints';
import { addPartner } from '#src/identity/partners/face.ts';
import { PASSWORD, type TestApp, type TestClient } from '../harness.ts';
import { memberWith, send } from '../chats/support.ts';
import { newestLink } from '../support/accounts/newest-link.ts';
import { ledgerIsSound } from '../payments/support.ts';
import { prepareRaces } from './support.ts';

const raceTest = await prepareRaces();

/** `GUESSES=10000 node test/run.ts test/races/accounts.test.ts` makes as many as the design asks for. */
const GUESSES = Number(process.env.GUESSES ?? 2_000);
/** Guesses on their way at the same time. */
const AT_ONCE = 500;

const guess = (t: TestApp, email: string, password: string) =>
  t.asVisitor().call(LOG_IN, { email, password });

raceTest(
  'of thousands of guesses at one password, on two servers, five are evaluated',
  async ({ t, other }) => {
    const { email } = await t.makeUser();
    const guesses = (count: number, password: string) =>
      Promise.all(Array.from({ length: count }, (_, index) => guess(index % 2 ? t : other, email, password)));
    const first = await guesses(AT_ONCE, 'not-the-password');
    const wrong = first.filter(({ status }) => status === 401).length;
    assert.ok(wrong <= 5, `${wrong} were answered as wrong`);
    assert.ok(first.every(({ status }) => status === 401 || status === 429));
    for (let sent = AT_ONCE; sent < GUESSES; sent += AT_ONCE)
      for (const { problem } of await guesses(AT_ONCE, PASSWORD))
        assert.equal(problem.code, 'account_blocked', 'the right password is not looked at either');
  },
);

raceTest(
  '[4.001] of fifty presses of an activation link, on two servers, one activates',
  async ({ t, other }) => {
    const client = t.asVisitor();
    const email = 'racer@mail.example';
    await client.call(SIGN_UP, {
      email,
      name: 'Racer_1',
      password: 'green-lantern-77',
      date_of_birth: '1992-04-01',
      gender: 'female',
      seeking: 'male',
      country: 'NL',
      language: 'nl',
      profile_consent: PROFILE_CONSENT,
    });
    await client.call(FINISH_SIGNUP_STEP, { step: 4 });
    await t.services.jobs.drain();
    const token = await newestLink(t, email);
    const browsers = Array.from({ length: 50 }, (_, index) => (index % 2 ? t : other).asVisitor());
    const press = (browser: TestClient) => browser.call(ACTIVATE, { token, password: PASSWORD });
    const answers = await Promise.all(browsers.map(press));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    assert.equal(answers.filter(({ status }) => status === 410).length, 49);
    const winner = browsers[answers.findIndex(({ status }) => status === 200)]!;
    assert.equal((await winner.call(READ_USER)).body.user?.credits, 2);
  },
);

raceTest(
  '[2.020] of fifty tries of a link to a new password, on two servers, one succeeds',
  async ({ t, other }) => {
    const { email } = await t.makeUser();
    await t.asVisitor().call(REQUEST_RESET, { email });
    await t.services.jobs.drain();
    const token = await newestLink(t, email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? t : other)
          .asVisitor()
          .call(RESET_PASSWORD, { token, password: `brass-meadow-${100 + index}` }),
      ),
    );
    assert.equal(answers.filter(({ status }) => status === 204).length, 1);
    assert.equal(answers.filter(({ status }) => status === 410).length, 49);
    const index = answers.findIndex(({ status }) => status === 204);
    const { status } = await guess(t, email, `brass-meadow-${100 + index}`);
    assert.equal(status, 200, 'the password of the one that succeeded');
  },
);

raceTest(
  '[2.023] of fifty presses of either link of a change of address, on two servers, one succeeds',
  async ({ t, other }) => {
    const { user, client } = await t.member();
    const next = 'racer-moved@mail.example';
    await client.call(CHANGE_USER, { email: next });
    await t.services.jobs.drain();
    const links = [
      [CONFIRM_MAIL_CHANGE, await newestLink(t, next), 200],
      [UNDO_MAIL_CHANGE, await newestLink(t, user.email, 'undo'), 200],
    ] as const;
    for (const [endpoint, token, success] of links) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          (index % 2 ? t : other).asVisitor().call(endpoint, { token }),
        ),
      );
      assert.equal(answers.filter(({ status }) => status === success).length, 1, endpoint.path);
      assert.equal(answers.filter(({ status }) => status === 410).length, 49, endpoint.path);
    }
  },
);

raceTest(
  '[4.003] of fifty presses of the link back of a deleted account, on two servers, one brings it back',
  async ({ t, other }) => {
    const { user, client } = await t.member();
    assert.equal((await client.call(DELETE_ACCOUNT, { password: PASSWORD, reason: 'time' })).status, 204);
    await t.services.jobs.drain();
    const token = await newestLink(t, user.email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? t : other).asVisitor().call(REACTIVATE, { token, password: PASSWORD }),
      ),
    );
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    assert.equal(answers.filter(({ status }) => status === 410).length, 49);
  },
);

raceTest(
  '[2.018] of fifty completions of a partner’s sign-up, on two servers, one makes the account',
  async ({ t, other }) => {
    const key = await addPartner(t.services, 'test', 'Meet Market', 'racing-market');
    const offer = {
      email: 'racing-guest@mail.example',
      name: 'Racing_Guest',
      date_of_birth: '1991-05-02',
      gender: 'female',
      seeking: 'male',
      country: 'NL',
      language: 'nl',
      consent: { version: 'terms-7', given_at: '2026-01-02T03:04:05Z' },
    } as const;
    const headers = { authorization: `Bearer ${key}` };
    const { body } = await t.asVisitor().call(PARTNER_SIGN_UP, offer, { headers });
    const completion = {
      token: new URL(body.complete_signup_url).searchParams.get('token')!,
      password: 'green-lantern-77',
      language: 'nl',
      profile_consent: PROFILE_CONSENT,
    } as const;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? t : other).asVisitor().call(COMPLETE_SIGNUP, completion),
      ),
    );
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    const refused = answers.filter(({ status }) => status !== 200).map(({ code }) => code);
    assert.equal(refused.length, 49);
    // The account is there before the link is marked as used.
    for (const code of refused) assert.match(code!, /^(email_active|link_expired)$/);
  },
);

raceTest(
  'the last credit pays for one of forty messages sent at once by two servers',
  async ({ t, other }) => {
    const { user, client } = await memberWith(t, 1, { paid: true });
    const elsewhere = await other.signIn(user);
    const bo = await t.makeUser();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => send(index % 2 ? client : elsewhere, bo.id)),
    );
    assert.equal(answers.filter(({ status }) => status === 201).length, 1);
    assert.equal(answers.filter(({ code }) => code === 'not_enough_credits').length, 39);
    await ledgerIsSound(t);
  },
);

raceTest(
  'one idempotency key, sent thirty times to two servers, has one effect and one answer',
  async ({ t, other }) => {
    const { user, client } = await memberWith(t, 5, { paid: true });
    const elsewhere = await other.signIn(user);
    const member = (await t.makeUser()).id;
    const [headers, body] = [
      { 'idempotency-key': randomUUID() },
      { member, client_id: randomUUID(), kind: 'text', text: 'once' },
    ] as const;
    const post = (from: TestClient) => from.call(SEND_MESSAGE, body, { headers });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => post(index % 2 ? client : elsewhere)),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
    assert.equal(new Set(answers.map((answer) => answer.body.message.id)).size, 1);
  },
);
