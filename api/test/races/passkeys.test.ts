import assert from 'node:assert/strict';
import { Authenticator } from '../support/accounts/authenticator.ts';
import { addPasskey, passkeys } from '../support/accounts/passkeys.ts';
import { prepareRaces } from './support.ts';

const raceTest = await prepareRaces();

raceTest('of fifty answers to one challenge, on two servers, one logs in', async ({ t, other }) => {
  const { client } = await t.member();
  const authenticator = new Authenticator();
  await addPasskey(client, authenticator);
  const { options } = (await passkeys.beginLogIn(t.asVisitor())).body;
  const proof = authenticator.prove(options);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => passkeys.logIn((index % 2 ? t : other).asVisitor(), proof)),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ code }) => code === 'passkey_expired').length, 49);
});

raceTest('of fifty copies of one counter, on two servers, one logs in', async ({ t, other }) => {
  const { client } = await t.member();
  const authenticator = new Authenticator();
  await addPasskey(client, authenticator);
  const proofs = [];
  for (let copies = 0; copies < 50; copies += 1) {
    const { options } = (await passkeys.beginLogIn(t.asVisitor())).body;
    authenticator.counter = 0;
    proofs.push(authenticator.prove(options));
  }
  const answers = await Promise.all(
    proofs.map((proof, index) => passkeys.logIn((index % 2 ? t : other).asVisitor(), proof)),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ code }) => code === 'passkey_refused').length, 49);
});

raceTest(
  'of parallel registrations on two servers no more are stored than the limit',
  async ({ t, other }) => {
    const { user, client } = await t.member();
    for (let count = 0; count < 18; count += 1) await addPasskey(client, new Authenticator());
    const sessions = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? t : other).signIn(user)),
    );
    const made = await Promise.all(
      sessions.map(async (session) => {
        const { options } = (await passkeys.beginNew(session)).body;
        return { session, credential: new Authenticator().make(options) };
      }),
    );
    const answers = await Promise.all(
      made.map(({ session, credential }) => passkeys.register(session, credential)),
    );
    assert.equal(answers.filter(({ status }) => status === 201).length, 2);
    assert.equal(answers.filter(({ code }) => code === 'passkey_limit').length, 6);
    assert.equal((await passkeys.list(client)).body.items.length, 20);
  },
);
