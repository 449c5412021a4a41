import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, describe, test } from 'node:test';
import {
  CONFIRM_MAIL_CHANGE,
  RESET_PASSWORD,
  UNDO_MAIL_CHANGE,
} from '@rendezvous/contract/resources/account-links/endpoints';
import { CHANGE_USER, LOG_IN, READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { SESSION_COOKIE } from '@rendezvous/contract/resources/accounts/schemas';
import { DELETE_ACCOUNT, REACTIVATE } from '@rendezvous/contract/resources/deletion/endpoints';
import { COMPLETE_SIGNUP, PARTNER_SIGN_UP } from '@rendezvous/contract/resources/partners/endpoints';
import type { SignupBody } from '@rendezvous/contract/resources/signup/schemas';
import { ACTIVATE, SIGN_UP } from '@rendezvous/contract/resources/signup/endpoints';
import { deleteAccount, setAccountStatus } from '#src/identity/accounts/face.ts';
import { createAddressToken, createToken, rotateSecret } from '#src/identity/links/face.ts';
import { addPartner } from '#src/identity/partners/face.ts';
import { createTestApp, type TestClient, type TestUser } from '../harness.ts';
import { Authenticator } from '../support/accounts/authenticator.ts';
import { addPasskey, logInWith } from '../support/accounts/passkeys.ts';
import { signupDraft } from '../support/accounts/signup-draft.ts';
import { wayBack } from '../support/accounts/way-back.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;
const DAY = 86_400_000;
const CHOSEN = 'brass-meadow-58';

/** An account that a stranger made with the address of another person. */
interface Scene {
  user: TestUser;
  stranger: TestClient;
  password: string;
  /** Repeats the request that made the account. */
  repeat(): Promise<{ status: number; text: string; headers: object }>;
}

type Maker = () => Promise<Scene>;

const keyed = (more: Record<string, string> = {}) => ({
  headers: { 'idempotency-key': randomUUID(), ...more },
});

const bySignUp: Maker = async () => {
  const body: SignupBody = signupDraft();
  const options = keyed();
  const stranger = t.asVisitor();
  const { user } = (await stranger.call(SIGN_UP, body, options)).body;
  return {
    user,
    stranger,
    password: body.password,
    repeat: () => t.asVisitor().call(SIGN_UP, body, options),
  };
};

const partnerKey = await addPartner(t.services, 'test', 'Market', 'market');
const byPartner: Maker = async () => {
  const { password, profile_consent, language, ...answers } = signupDraft();
  const consent = { version: 'terms-7', given_at: '2026-01-02T03:04:05Z' };
  const offer = await t
    .asVisitor()
    .call(PARTNER_SIGN_UP, { ...answers, consent }, keyed({ authorization: `Bearer ${partnerKey}` }));
  const token = new URL(offer.body.complete_signup_url).searchParams.get('token')!;
  const body = { token, password, language, profile_consent };
  const options = keyed();
  const stranger = t.asVisitor();
  const { user } = (await stranger.call(COMPLETE_SIGNUP, body, options)).body;
  return { user, stranger, password, repeat: () => t.asVisitor().call(COMPLETE_SIGNUP, body, options) };
};

const mailedLink = (
  { user }: Scene,
  purpose: 'activation' | 'password_reset' | 'reactivation',
): Promise<string> => createToken(db, user.id, purpose, t.clock.now(), DAY);

async function changeLink({ user }: Scene, email: string): Promise<string> {
  const now = t.clock.now();
  const link = await createAddressToken(db, user.id, 'mail_change', { email, emailKey: email }, now, DAY);
  return (await rotateSecret(db, link, now))!.token;
}

/** The stranger's own press, in the browser that signed up. */
async function activateAsStranger(scene: Scene): Promise<void> {
  const token = await mailedLink(scene, 'activation');
  assert.equal((await scene.stranger.call(ACTIVATE, { token })).status, 200);
}

/** Every mailed link that proves a mailbox, pressed by its owner in a browser of their own. @returns that browser */
const PROOFS: Record<string, (scene: Scene, owner: TestClient) => Promise<{ status: number; text: string }>> =
  {
    activation: async (scene, owner) =>
      owner.call(ACTIVATE, { token: await mailedLink(scene, 'activation'), password: CHOSEN }),
    'a new password, not confirmed': async (scene, owner) =>
      owner.call(RESET_PASSWORD, { token: await mailedLink(scene, 'password_reset'), password: CHOSEN }),
    'a new password': async (scene, owner) => {
      await activateAsStranger(scene);
      return owner.call(RESET_PASSWORD, {
        token: await mailedLink(scene, 'password_reset'),
        password: CHOSEN,
      });
    },
    reactivation: async (scene, owner) => {
      await activateAsStranger(scene);
      const leaver = t.asVisitor();
      await leaver.call(LOG_IN, { email: scene.user.email, password: scene.password });
      const left = await leaver.call(DELETE_ACCOUNT, { password: scene.password, reason: 'other' });
      assert.equal(left.status, 204, left.text);
      return owner.call(REACTIVATE, { token: await mailedLink(scene, 'reactivation'), password: CHOSEN });
    },
    'the undo of a change of address': async (scene, owner) => {
      await activateAsStranger(scene);
      return owner.call(UNDO_MAIL_CHANGE, { token: await wayBack(t, scene.user) });
    },
    'a change of address, not confirmed': async (scene, owner) =>
      owner.call(CONFIRM_MAIL_CHANGE, {
        token: await changeLink(scene, `owner-${scene.user.email}`),
        password: CHOSEN,
      }),
  };

type Opens = () => Promise<boolean>;

/** Does an answer open a session, or show the account? */
const shows = ({ user }: Scene, { text, headers }: { text: string; headers: object }): boolean =>
  JSON.stringify(headers).includes(SESSION_COOKIE) || text.includes(user.email) || text.includes(user.id);

/** Every way to an account that its maker may prepare. Each returns whether it still opens the account. */
const WAYS: Record<string, (scene: Scene) => Promise<Opens>> = {
  'the password': async (scene) => async () => {
    const answer = await t
      .asVisitor()
      .call(LOG_IN, { email: (await emailOf(scene)) ?? scene.user.email, password: scene.password });
    return answer.status === 200;
  },
  'an open session':
    async ({ stranger }) =>
    async () =>
      (await stranger.call(READ_USER)).body.user !== null,
  'a passkey': async ({ stranger }) => {
    const authenticator = new Authenticator();
    await addPasskey(stranger, authenticator);
    return async () => (await logInWith(t.asVisitor(), authenticator)).status === 200;
  },
  'a link to a new password': async (scene) => {
    const token = await mailedLink(scene, 'password_reset');
    const body = { token, password: 'copper-orchard-31' };
    return async () => (await t.asVisitor().call(RESET_PASSWORD, body)).status === 204;
  },
  'a pending change of address': async (scene) => {
    const token = await changeLink(scene, `stranger-${scene.user.email}`);
    const press = { token, password: 'copper-orchard-31' };
    return async () => (await t.asVisitor().call(CONFIRM_MAIL_CHANGE, press)).status === 200;
  },
  'a known browser': async ({ user }) => {
    const marks = () =>
      db.selectFrom('known_devices').select('device_hash').where('user_id', '=', user.id).execute();
    const [mark] = await marks();
    return async () => (await marks()).some(({ device_hash: hash }) => hash === mark?.device_hash);
  },
  'the repeated sign-up': async (scene) => async () => shows(scene, await scene.repeat()),
  'a repeated log-in': async (scene) => {
    const body = { email: scene.user.email, password: scene.password };
    const options = keyed();
    await t.asVisitor().call(LOG_IN, body, options);
    return async () => shows(scene, await t.asVisitor().call(LOG_IN, body, options));
  },
  'a stored answer of a session': async ({ user, stranger }) => {
    await db
      .insertInto('idempotency_keys')
      .values({
        scope: randomUUID(),
        user_id: user.id,
        body_hash: '',
        status: 200,
        body: '{}',
        created_at: t.clock.now(),
      })
      .execute();
    assert.equal((await stranger.call(READ_USER)).status, 200);
    return async () =>
      (await db
        .selectFrom('idempotency_keys')
        .select('scope')
        .where('user_id', '=', user.id)
        .executeTakeFirst()) !== undefined;
  },
};

async function emailOf({ user }: Scene): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('email').where('id', '=', user.id).executeTakeFirst();
  return row?.email;
}

for (const [way, prepare] of Object.entries(WAYS)) {
  test(`${way} opens an account before any proof`, async () => {
    const scene = await bySignUp();
    const opens = await prepare(scene);
    await t.advance(1);
    assert.equal(await opens(), true);
  });

  describe(`${way} of a stranger ends with`, () => {
    for (const [proof, prove] of Object.entries(PROOFS))
      test(proof, async () => {
        const scene = await bySignUp();
        const opens = await prepare(scene);
        const owner = t.asVisitor();
        await t.advance(1);
        const answer = await prove(scene, owner);
        assert.ok(answer.status < 300, answer.text);
        assert.equal(await opens(), false);
      });
  });
}

/** Every change of what opens an account, or of whether it may be opened. */
const CHANGES: Record<string, (scene: Scene) => Promise<unknown>> = {
  'a new password in the settings': ({ stranger, password }) =>
    stranger.call(CHANGE_USER, { password: { old: password, new: CHOSEN } }),
  suspension: ({ user }) =>
    t.services.unitOfWork((tx, afterCommit) =>
      setAccountStatus(t.services, { tx, afterCommit }, user.id, 'suspended', t.clock.now()),
    ),
  deletion: ({ stranger, password }) => stranger.call(DELETE_ACCOUNT, { password, reason: 'other' }),
  erasure: ({ user }) =>
    t.services.unitOfWork((tx, afterCommit) => deleteAccount(t.services, { tx, afterCommit }, user.id)),
};

for (const [made, make] of Object.entries({ 'a sign-up': bySignUp, 'a completed sign-up': byPartner })) {
  test(`${made} repeated at once opens a session of the account it made`, async () => {
    const scene = await make();
    const again = await scene.repeat();
    assert.equal(again.status < 300, true, again.text);
    assert.equal(shows(scene, again), true);
  });

  for (const [event, change] of Object.entries({ ...CHANGES, ...PROOFS }))
    test(`${made} repeated after ${event} opens no session and shows nothing`, async () => {
      const scene = await make();
      await change(scene, t.asVisitor());
      assert.equal(shows(scene, await scene.repeat()), false);
    });
}

test('no answer that opens a session is stored', async () => {
  const { user, password } = await bySignUp();
  const { email } = await byPartner().then(({ user: guest }) => guest);
  await t.asVisitor().call(LOG_IN, { email: user.email, password }, keyed());
  const stored = JSON.stringify(await db.selectFrom('idempotency_keys').selectAll().execute());
  assert.ok(![user.email, user.name, email].some((text) => stored.includes(text)), stored);
});

test('a link pressed elsewhere asks for a password, refuses a weak one, and stays as it is', async () => {
  const scene = await bySignUp();
  const token = await mailedLink(scene, 'activation');
  const press = async (password?: string) =>
    (await t.asVisitor().call(ACTIVATE, { token, ...(password && { password }) })).problem.errors;
  assert.deepEqual(await press(), [{ field: 'password', code: 'required' }]);
  assert.deepEqual(await press('Football1'), [{ field: 'password', code: 'password_common' }]);
  const owner = t.asVisitor();
  const answer = await owner.call(ACTIVATE, { token, password: CHOSEN });
  assert.equal(answer.body.user!.status, 'active');
  assert.equal((await owner.call(READ_USER)).body.user!.id, scene.user.id, 'logged in');
});

test('in the browser that signed up the link activates by a press, and everything stays', async () => {
  const scene = await bySignUp();
  const other = t.asVisitor();
  await other.call(LOG_IN, { email: scene.user.email, password: scene.password });
  await activateAsStranger(scene);
  assert.equal((await scene.stranger.call(READ_USER)).body.user!.status, 'active');
  assert.equal((await other.call(READ_USER)).body.user!.status, 'active');
});

test('a browser with another account is asked for a password too', async () => {
  const scene = await bySignUp();
  const { client } = await t.member();
  const answer = await client.call(ACTIVATE, { token: await mailedLink(scene, 'activation') });
  assert.deepEqual(answer.problem.errors, [{ field: 'password', code: 'required' }]);
});
