import { useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { useSessions } from '#src/features/settings/hooks/use-sessions.ts';
import { ListFailed, ListWaiting } from '#src/features/settings/components/list-state.tsx';
import { Part } from '#src/features/settings/components/part.tsx';
import { SessionRow } from './session-row.tsx';

/** Sessions of the account: each device with its place, and the ways to log it out. The page in use logs out by the frame. */
export function SessionsSection() {
  const intl = useIntl();
  const { sessions, failed, retry, end, busy, dialog } = useSessions();
  const list = useRef<HTMLUListElement>(null);
  const others = sessions?.filter(({ current }) => !current) ?? [];

  /** The row goes with its button: the focus stays in the list. */
  async function endAndStay(id?: string): Promise<void> {
    if (await end(id)) list.current?.focus();
  }

  return (
    <Part
      title={intl.formatMessage({ id: 'settings.sessions.title', defaultMessage: 'Where you’re logged in' })}
      lead={intl.formatMessage({
        id: 'settings.sessions.lead',
        defaultMessage: 'Something you don’t recognise? Log it out and change your password.',
      })}
    >
      {sessions ? (
        <List ref={list} tabIndex={-1}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={busy}
              onEnd={() => void endAndStay(session.id)}
            />
          ))}
        </List>
      ) : failed ? (
        <ListFailed onRetry={retry} />
      ) : (
        <ListWaiting />
      )}
      {others.length > 0 && (
        <All>
          <Button tone="outline" size="s" loading={busy} onClick={() => void endAndStay()}>
            {intl.formatMessage({
              id: 'settings.sessions.endOthers',
              defaultMessage: 'Log out all other devices',
            })}
          </Button>
        </All>
      )}
      {dialog}
    </Part>
  );
}

const List = styled.ul`
  border-top: 1px solid ${theme.color.line};
  &:focus {
    outline: none;
  }
`;

const All = styled.div`
  margin-top: ${theme.space.s3};
`;
