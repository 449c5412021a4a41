import { useIntl } from 'react-intl';
import { rereadCalls } from '@rendezvous/api-client/cache';
import { READ_SPEND_LIMIT } from '@rendezvous/contract/resources/spend-limit/calls';
import type { Money } from '@rendezvous/contract/kernel/common';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { isCancelled, useReauthentication } from '@rendezvous/remote/react/use-reauthentication';
import { useShell } from '@rendezvous/remote/react/hooks';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';
import { changeAccount } from '#src/lib/account/change-account.ts';

/** Sets or ends the limit of spending, and reads again what applies and what waits. A wider one asks for a fresh log-in. */
export function useChangeLimit(present: Money | null) {
  const intl = useIntl();
  const shell = useShell();
  const refuse = useRefusal();
  const { confirm, dialog } = useReauthentication();
  const act = useAct(
    async (limit: Money | null) => {
      await confirm(() => changeAccount({ spend_limit: limit }));
      await rereadCalls(READ_SPEND_LIMIT);
      return limit;
    },
    {
      onDone(limit) {
        const isUnchanged = limit !== null && limit === present;
        const text = isUnchanged
          ? intl.formatMessage({ id: 'settings.limit.kept', defaultMessage: 'Your limit stays as it is.' })
          : intl.formatMessage({ id: 'settings.limit.saved', defaultMessage: 'Your limit is saved.' });
        shell.toast({ text, tone: 'ok' });
      },
      onRefused: (refusal) => !isCancelled(refusal) && refuse(refusal),
    },
  );
  return { ...act, dialog };
}
