import { useIntl } from 'react-intl';
import { ApiError } from '@rendezvous/api-client/client';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { useShell } from '@rendezvous/remote/react/hooks';
import { isCancelled, type Reauthentication } from '@rendezvous/remote/react/use-reauthentication';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';
import { deleteMandate, useMandates } from '../api/mandates.ts';

/** The member's stored means of payment, and the way to delete one. */
export function useStoredMeans(confirm: Reauthentication['confirm']) {
  const intl = useIntl();
  const shell = useShell();
  const showRefusal = useRefusal();
  const { data, error, mutate } = useMandates();
  const { run, busy } = useAct(
    async (id: string) => {
      await confirm(() => deleteMandate(id)).catch((refusal: unknown) => {
        // One that another page deleted is gone as wanted.
        if (!(refusal instanceof ApiError) || refusal.code !== 'not_found') throw refusal;
      });
      await mutate();
      shell.toast({
        tone: 'ok',
        text: intl.formatMessage({
          id: 'settings.means.removed',
          defaultMessage: 'Deleted, here and at the payment company.',
        }),
      });
      return true;
    },
    {
      onRefused(refusal) {
        if (!isCancelled(refusal)) showRefusal(refusal);
      },
    },
  );
  return {
    items: data?.items,
    failed: error !== undefined,
    retry: () => void mutate(),
    remove: run,
    isRemoving: busy,
  };
}
