import { call } from '@rendezvous/api-client/client';
import {
  BEGIN_PASSKEY,
  REGISTER_PASSKEY,
  REMOVE_PASSKEY,
  RENAME_PASSKEY,
} from '@rendezvous/contract/resources/passkeys/calls';
import type { Passkey } from '@rendezvous/contract/resources/passkeys/schemas';
import { makePasskey } from '@rendezvous/domain/passkeys';

/**
 * Makes a passkey on this device and stores it under a name.
 * @param confirm asks for a fresh log-in where the server wants one
 * @throws ApiError, CeremonyError
 */
export async function addPasskey(
  name: string,
  confirm: <Answer>(act: () => Promise<Answer>) => Promise<Answer>,
): Promise<Passkey> {
  const { options } = await confirm(() => call(BEGIN_PASSKEY));
  const credential = await makePasskey(options);
  const { passkey } = await call(REGISTER_PASSKEY, { name, credential });
  return passkey;
}

/** Gives a passkey another name. */
export async function renamePasskey(id: string, name: string): Promise<void> {
  await call(RENAME_PASSKEY, { id, name });
}

/** Removes a passkey. */
export async function removePasskey(id: string): Promise<void> {
  await call(REMOVE_PASSKEY, undefined, { query: { id } });
}
