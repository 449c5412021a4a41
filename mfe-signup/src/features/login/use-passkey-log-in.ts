import { useEffect, useState } from 'react';
import { ApiError } from '@rendezvous/api-client/client';
import { canOfferPasskeys } from '@rendezvous/domain/passkey-support';
import { useAct } from '@rendezvous/domain/forms/use-act';
import type { Refusal } from '@rendezvous/i18n/errors';
import { useShell } from '@rendezvous/remote/react/hooks';
import { beginPasskeyLogIn, logInByPasskey } from './api/log-in-by-passkey.ts';

/** Refusal of a ceremony that the browser could not carry out. */
const FAILED: Refusal = { code: 'passkey_refused' };
/** An offer is renewed so long before its time is over. */
const MARGIN_MS = 60_000;

/** Log-in with a passkey: by a press, and as an entry that the browser offers in the field of the address. */
export function usePasskeyLogIn() {
  const shell = useShell();
  const [fault, setFault] = useState<Refusal | null>(null);
  const [offer, setOffer] = useState(0);

  const showFault = (error: unknown) => setFault(error instanceof ApiError ? error.problem : FAILED);
  const { run, busy } = useAct(async () => {
    setFault(null);
    try {
      const user = await logInByPasskey(await beginPasskeyLogIn());
      if (user) await shell.setUser(user);
    } catch (error) {
      showFault(error);
    }
  });

  // One ceremony at a time: a press ends the offer, which comes back when nothing was chosen.
  useEffect(() => {
    if (busy) return;
    const ended = new AbortController();
    const { signal } = ended;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function renewOffers(): Promise<void> {
      if (!(await canOfferPasskeys()) || signal.aborted) return;
      const options = await beginPasskeyLogIn(signal);
      timer = setTimeout(() => setOffer((count) => count + 1), options.timeout - MARGIN_MS);
      const user = await logInByPasskey(options, { signal });
      if (user) await shell.setUser(user);
    }
    renewOffers().catch((error: unknown) => {
      // An offer that could not be made is no fault of the member: the form and the button are there.
      if (!(error instanceof ApiError) || signal.aborted) return;
      if (error.code === 'passkey_refused' || error.code === 'passkey_expired')
        setOffer((count) => count + 1);
      else if (error.code !== 'pending_deletion' && error.code !== 'account_suspended') return;
      showFault(error);
    });
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [busy, offer, shell]);

  return { run: () => void run(), busy, fault, forget: () => setFault(null) };
}
