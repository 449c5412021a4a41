import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { focusHeading } from '@rendezvous/ui/focus';
import { useBlocked } from '#src/features/settings/api/get-blocked.ts';
import { BlockedRow } from './blocked-row.tsx';
import { ListFailed, ListWaiting } from '#src/features/settings/components/list-state.tsx';
import { Part } from '#src/features/settings/components/part.tsx';

const HEADING = 'blocked-members';
/** Members shown before the rest is asked for. */
const FIRST = 6;

/** Members one has blocked, with a way to end each block (spec §6 Blocked user). */
export function BlockedSection() {
  const intl = useIntl();
  const { data, error, mutate } = useBlocked();
  const [all, setAll] = useState(false);
  const items = data?.items ?? [];
  const shown = all ? items : items.slice(0, FIRST);
  return (
    <Part
      id={HEADING}
      title={intl.formatMessage({ id: 'settings.blocked.title', defaultMessage: 'Blocked members' })}
      lead={
        items.length > 0 &&
        intl.formatMessage({
          id: 'settings.blocked.lead',
          defaultMessage:
            'You and a blocked member don’t see each other anywhere and can’t write to each other.',
        })
      }
    >
      {!data && (error ? <ListFailed onRetry={() => void mutate()} /> : <ListWaiting />)}
      {data && items.length === 0 && (
        <None>
          {intl.formatMessage({
            id: 'settings.blocked.none',
            defaultMessage: 'You haven’t blocked anyone.',
          })}
        </None>
      )}
      <ul>
        {shown.map((card) => (
          <BlockedRow key={card.id} card={card} onUnblocked={() => focusHeading(HEADING)} />
        ))}
      </ul>
      {shown.length < items.length && (
        <Button tone="quiet" onClick={() => setAll(true)}>
          {intl.formatMessage(
            {
              id: 'settings.blocked.all',
              defaultMessage: '{count, plural, one {Show # more} other {Show # more}}',
            },
            { count: items.length - shown.length },
          )}
        </Button>
      )}
    </Part>
  );
}

const None = styled.p`
  margin-top: ${theme.space.s1};
  color: ${theme.color.ink2};
`;
