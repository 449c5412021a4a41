import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ApiError } from '@rendezvous/api-client/client';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_PASSKEYS } from '@rendezvous/contract/resources/passkeys/calls';
import { CeremonyError, type CeremonyFault } from '@rendezvous/domain/passkeys';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { useShell } from '@rendezvous/remote/react/hooks';
import { isCancelled, type Reauthentication } from '@rendezvous/remote/react/use-reauthentication';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';
import { addPasskey, removePasskey } from '../api/passkeys.ts';

/** The member's passkeys, with the ways to add one on this device and to remove one. */
export function usePasskeys(confirm: Reauthentication['confirm']) {
  const intl = useIntl();
  const shell = useShell();
  const showRefusal = useRefusal();
  const { data, error, mutate } = useEndpoint(READ_PASSKEYS);
  const [fault, setFault] = useState<CeremonyFault | null>(null);
  const showToast = (text: string) => shell.toast({ tone: 'ok', text });
  const onRefused = (refusal: ApiError) => {
    if (!isCancelled(refusal)) showRefusal(refusal);
  };

  const adding = useAct(
    async (name: string) => {
      setFault(null);
      try {
        await addPasskey(name, confirm);
      } catch (stopped) {
        if (!(stopped instanceof CeremonyError)) throw stopped;
        setFault(stopped.fault);
        return;
      }
      await mutate();
      showToast(intl.formatMessage({ id: 'passkey.added', defaultMessage: 'Passkey added' }));
    },
    { onRefused },
  );

  const removing = useAct(
    async (id: string) => {
      await confirm(() => removePasskey(id)).catch((refusal: unknown) => {
        // One that another page removed is gone as wanted.
        if (!(refusal instanceof ApiError) || refusal.code !== 'not_found') throw refusal;
      });
      await mutate();
      showToast(intl.formatMessage({ id: 'passkey.removed', defaultMessage: 'Passkey removed' }));
      return true;
    },
    { onRefused },
  );

  return {
    items: data?.items,
    failed: error !== undefined,
    retry: () => void mutate(),
    fault,
    add: adding.run,
    isAdding: adding.busy,
    remove: removing.run,
    isRemoving: removing.busy,
    reread: () => mutate(),
  };
}
