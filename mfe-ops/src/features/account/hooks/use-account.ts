import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ApiError } from '@rendezvous/api-client/client';
import { CeremonyError, type CeremonyFault } from '@rendezvous/domain/passkeys';
import { useShell } from '@rendezvous/remote/react/hooks';
import { useOpsAct } from '#src/lib/use-ops-act.ts';
import { addPasskey, removePasskey, useOwnPasskeys } from '../api/passkeys.ts';

/** The operator's passkeys, with the ways to add one on this device and to remove one. */
export function useAccount() {
  const intl = useIntl();
  const shell = useShell();
  const reading = useOwnPasskeys();
  const [fault, setFault] = useState<CeremonyFault | null>(null);
  const showToast = (text: string) => shell.toast({ tone: 'ok', text });

  /** Resolves with false when the browser made none: what was typed stays. */
  async function add(name: string): Promise<boolean> {
    setFault(null);
    try {
      await addPasskey(name);
      return true;
    } catch (stopped) {
      if (!(stopped instanceof CeremonyError)) throw stopped;
      setFault(stopped.fault);
      return false;
    }
  }

  async function added(): Promise<void> {
    await reading.mutate();
    showToast(intl.formatMessage({ id: 'passkey.added', defaultMessage: 'Passkey added' }));
  }

  const removing = useOpsAct(async (id: string) => {
    await removePasskey(id).catch((refusal: unknown) => {
      // One that another page removed is gone as wanted.
      if (!(refusal instanceof ApiError) || refusal.code !== 'not_found') throw refusal;
    });
    await reading.mutate();
    showToast(intl.formatMessage({ id: 'passkey.removed', defaultMessage: 'Passkey removed' }));
    return true;
  });

  return { reading, fault, add, added, remove: removing.run, isRemoving: removing.busy };
}
