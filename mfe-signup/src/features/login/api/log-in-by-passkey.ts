import { call } from '@rendezvous/api-client/client';
import { BEGIN_PASSKEY_LOG_IN, LOG_IN_BY_PASSKEY } from '@rendezvous/contract/resources/passkeys/calls';
import type { PasskeyRequest } from '@rendezvous/contract/resources/passkeys/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { late } from '@rendezvous/remote/late';

/** Comes with the first use: log-in by password needs none of it. */
const ceremonies = late(() => import(/* webpackChunkName: "passkeys" */ '@rendezvous/domain/passkeys'));

/** Begins a log-in with a passkey. */
export async function beginPasskeyLogIn(signal?: AbortSignal): Promise<PasskeyRequest> {
  const { options } = await call(BEGIN_PASSKEY_LOG_IN, undefined, { ...(signal && { signal }) });
  return options;
}

/**
 * Opens a session with a passkey that the browser asks for, or offers in the form until `signal` ends that.
 * @returns null when none was chosen
 * @throws ApiError `passkey_refused`, `passkey_expired`, `pending_deletion`, `account_suspended`; CeremonyError where the browser failed
 */
export async function logInByPasskey(
  options: PasskeyRequest,
  offered?: { signal: AbortSignal },
): Promise<User | null> {
  const { CeremonyError, provePasskey } = await ceremonies.load();
  const credential = await provePasskey(options, offered && { offered: true, ...offered }).catch(
    (error: unknown) => {
      if (error instanceof CeremonyError && error.fault === 'cancelled') return null;
      throw error;
    },
  );
  if (!credential) return null;
  const { user } = await call(LOG_IN_BY_PASSKEY, { credential });
  return user;
}
