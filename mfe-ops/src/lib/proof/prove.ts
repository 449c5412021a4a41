import { call } from '#src/lib/client.ts';
import {
  OPS_BEGIN_PASSKEY_PROOF,
  OPS_PROVE,
  OPS_PROVE_PASSKEY,
} from '@rendezvous/contract/operators/session/calls';
import type { OpsMe } from '@rendezvous/contract/operators/session/schemas';
import { late } from '@rendezvous/remote/late';

/** Comes with the first use: a code needs none of it. */
const ceremonies = late(() => import(/* webpackChunkName: "passkeys" */ '@rendezvous/domain/passkeys'));

/**
 * Gives the second factor by a code: opens the session after the key, or makes the proof of an open one fresh.
 * @throws ApiError `code_invalid`, `account_blocked`, `authentication_required`
 */
export const proveByCode = async (code: string): Promise<OpsMe> => (await call(OPS_PROVE, { code })).operator;

/**
 * Gives the second factor by a passkey.
 * @returns null when none was chosen
 * @throws ApiError `passkey_refused`, `passkey_expired`, `authentication_required`; CeremonyError where the browser failed
 */
export async function proveByPasskey(): Promise<OpsMe | null> {
  const { options } = await call(OPS_BEGIN_PASSKEY_PROOF);
  const { CeremonyError, provePasskey } = await ceremonies.load();
  const credential = await provePasskey(options).catch((error: unknown) => {
    if (error instanceof CeremonyError && error.fault === 'cancelled') return null;
    throw error;
  });
  return credential && (await call(OPS_PROVE_PASSKEY, { credential })).operator;
}
