import assert from 'node:assert/strict';
import type { Problem } from '@rendezvous/contract/kernel/errors';
import type {
  PasskeyCreation,
  PasskeyRequest,
  PasskeyResponse,
  PasskeysResponse,
} from '@rendezvous/contract/resources/passkeys/schemas';
import type { AccountResponse } from '@rendezvous/contract/resources/accounts/schemas';
import type { TestClient } from './client.ts';
import type { Authenticator, Lies } from './authenticator.ts';

type Options<O> = { options: O } & Problem;

/** The calls of passkeys, as a browser makes them. */
export const passkeys = {
  beginLogIn: (client: TestClient) => client.post<Options<PasskeyRequest>>('/api/passkey.php?step=options'),
  logIn: (client: TestClient, credential: unknown) =>
    client.post<AccountResponse & Problem>('/api/passkey.php?step=verify', { credential }),
  beginNew: (client: TestClient) =>
    client.post<Options<PasskeyCreation>>('/api/passkey.php?step=options&for=new'),
  register: (client: TestClient, credential: unknown, name = 'My phone') =>
    client.post<PasskeyResponse & Problem>('/api/passkey.php?step=verify&for=new', { credential, name }),
  beginAgain: (client: TestClient) =>
    client.post<Options<PasskeyRequest>>('/api/passkey.php?step=options&for=again'),
  proveAgain: (client: TestClient, credential: unknown) =>
    client.post<Problem>('/api/passkey.php?step=verify&for=again', { credential }),
  list: (client: TestClient) => client.get<PasskeysResponse>('/api/passkey.php'),
  rename: (client: TestClient, id: string, name: string) =>
    client.put<PasskeyResponse & Problem>('/api/passkey.php', { id, name }),
  remove: (client: TestClient, id: string) => client.delete<Problem>(`/api/passkey.php?id=${id}`),
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
