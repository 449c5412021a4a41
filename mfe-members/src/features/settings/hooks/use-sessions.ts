import { useIntl } from 'react-intl';
import { ApiError } from '@rendezvous/api-client/client';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_SESSIONS } from '@rendezvous/contract/resources/accounts/calls';
import type { SessionsResponse } from '@rendezvous/contract/resources/accounts/schemas';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { isCancelled, useReauthentication } from '@rendezvous/remote/react/use-reauthentication';
import { useShell } from '@rendezvous/remote/react/hooks';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';
import { endSession } from '../api/end-session.ts';

export type Session = SessionsResponse['items'][number];

/** Sessions of the member, the one in use first, and the way to end others, which asks for a fresh log-in. */
export function useSessions() {
  const intl = useIntl();
  const shell = useShell();
  const refuse = useRefusal();
  const { confirm, dialog } = useReauthentication();
  const { data, error, mutate } = useEndpoint(READ_SESSIONS);
  const { run, busy } = useAct(
    async (id?: string) => {
      // A session that another page ended is gone as wanted.
      await confirm(() => endSession(id)).catch((refusal: unknown) => {
        if (!(refusal instanceof ApiError) || refusal.code !== 'not_found') throw refusal;
      });
      await mutate();
      return { id };
    },
    {
      onDone: ({ id }) =>
        shell.toast({
          tone: 'ok',
          text:
            id === undefined
              ? intl.formatMessage({
                  id: 'settings.sessions.endedOthers',
                  defaultMessage: 'All other devices were logged out',
                })
              : intl.formatMessage({ id: 'settings.sessions.ended', defaultMessage: 'Logged out' }),
        }),
      onRefused: (refusal) => !isCancelled(refusal) && refuse(refusal),
    },
  );
  const sessions = data?.items.toSorted((a, b) => Number(b.current) - Number(a.current));
  return { sessions, failed: error !== undefined, retry: () => void mutate(), end: run, busy, dialog };
}
