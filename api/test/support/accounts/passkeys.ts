import assert from 'node:assert/strict';
import {
  BEGIN_PASSKEY,
  BEGIN_PASSKEY_LOG_IN,
  BEGIN_PASSKEY_PROOF,
  LOG_IN_BY_PASSKEY,
  PROVE_PASSKEY,
  READ_PASSKEYS,
  REGISTER_PASSKEY,
  REMOVE_PASSKEY,
  RENAME_PASSKEY,
} from '@rendezvous/contract/resources/passkeys/endpoints';
import type { CredentialProof, NewCredential } from '@rendezvous/contract/resources/passkeys/schemas';
import type { TestClient } from '../client.ts';
import type { Authenticator, Lies } from './authenticator.ts';

/** The calls of passkeys, as a browser makes them. */
export const passkeys = {
  beginLogIn: (client: TestClient) => client.call(BEGIN_PASSKEY_LOG_IN),
  logIn: (client: TestClient, credential: CredentialProof) => client.call(LOG_IN_BY_PASSKEY, { credential }),
  beginNew: (client: TestClient) => client.call(BEGIN_PASSKEY),
  register: (client: TestClient, credential: NewCredential, name = 'My phone') =>
    client.call(REGISTER_PASSKEY, { credential, name }),
  beginAgain: (client: TestClient) => client.call(BEGIN_PASSKEY_PROOF),
  proveAgain: (client: TestClient, credential: CredentialProof) => client.call(PROVE_PASSKEY, { credential }),
  list: (client: TestClient) => client.call(READ_PASSKEYS),
  rename: (client: TestClient, id: string, name: string) => client.call(RENAME_PASSKEY, { id, name }),
  remove: (client: TestClient, id: string) => client.call(REMOVE_PASSKEY, undefined, { query: { id } }),
};

/** Makes a passkey for the member of this browser. @returns its id */
export async function addPasskey(
  client: TestClient,
  authenticator: Authenticator,
  name = 'My phone',
): Promise<string> {
  const { options } = (await passkeys.beginNew(client)).body;
  const answer = await passkeys.register(client, authenticator.make(options), name);
  assert.equal(answer.status, 201, answer.text);
  return answer.body.passkey.id;
}

/** Logs in with a passkey. */
export async function logInWith(client: TestClient, authenticator: Authenticator, lies: Lies = {}) {
  const { options } = (await passkeys.beginLogIn(client)).body;
  return passkeys.logIn(client, authenticator.prove(options, lies));
}
