import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { ApiError, call } from '@rendezvous/api-client/client';
import {
  BEGIN_PASSKEY_PROOF,
  PROVE_PASSKEY,
  READ_PASSKEYS,
} from '@rendezvous/contract/resources/passkeys/calls';
import { canUsePasskeys } from '@rendezvous/domain/passkey-support';
import { CeremonyError, provePasskey } from '@rendezvous/domain/passkeys';
import { useAct } from '@rendezvous/domain/forms/use-act';
import type { Refusal } from '@rendezvous/i18n/errors';
import { useState } from 'react';

/** Proof by a passkey in place of the password; `offered` once the account is known to have one that this page can use. */
export function usePasskeyProof(onProven: () => void) {
  const { data } = useEndpoint(READ_PASSKEYS);
  const [fault, setFault] = useState<Refusal | null>(null);
  const { run, busy } = useAct(async () => {
    setFault(null);
    try {
      const { options } = await call(BEGIN_PASSKEY_PROOF);
      await call(PROVE_PASSKEY, { credential: await provePasskey(options) });
      onProven();
    } catch (error) {
      if (error instanceof ApiError) setFault(error.problem);
      else if (!(error instanceof CeremonyError)) throw error;
      else if (error.fault !== 'cancelled') setFault({ code: 'passkey_refused' });
    }
  });
  return { isOffered: canUsePasskeys() && Boolean(data?.items.length), run: () => void run(), busy, fault };
}
