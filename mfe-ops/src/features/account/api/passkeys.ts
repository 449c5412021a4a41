import { call } from '#src/lib/client.ts';
import { useEndpoint } from '#src/lib/use-endpoint.ts';
import {
  OPS_BEGIN_PASSKEY,
  OPS_READ_PASSKEYS,
  OPS_REGISTER_PASSKEY,
  OPS_REMOVE_PASSKEY,
  OPS_RENAME_PASSKEY,
} from '@rendezvous/contract/operators/passkeys/calls';
import type { Passkey } from '@rendezvous/contract/resources/passkeys/schemas';
import { makePasskey } from '@rendezvous/domain/passkeys';

export const useOwnPasskeys = () => useEndpoint(OPS_READ_PASSKEYS, {});

/** Makes a passkey on this device and stores it under a name. @throws ApiError, CeremonyError */
export async function addPasskey(name: string): Promise<Passkey> {
  const { options } = await call(OPS_BEGIN_PASSKEY);
  const credential = await makePasskey(options);
  return (await call(OPS_REGISTER_PASSKEY, { name, credential })).passkey;
}

/** Gives a passkey another name. */
export async function renamePasskey(id: string, name: string): Promise<true> {
  await call(OPS_RENAME_PASSKEY, { id, name });
  return true;
}

/** Removes a passkey. */
export const removePasskey = (id: string): Promise<void> =>
  call(OPS_REMOVE_PASSKEY, undefined, { query: { id } });
