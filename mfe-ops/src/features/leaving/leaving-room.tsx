import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { text } from '@rendezvous/ui/layout/text';
import { More } from '#src/lib/more.tsx';
import { Read } from '#src/lib/read.tsx';
import { RoomPage } from '#src/lib/room-page.tsx';
import { Section } from '#src/lib/section.tsx';
import { useReasonNames } from '#src/lib/use-reason-names.ts';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { useLeavingCounts, useRemarks } from './api/leaving.ts';
import { CountTable } from './components/count-table.tsx';
import { useRoom } from '#src/lib/use-room.ts';

/** Why members leave: how many by month and reason, and what they wrote, without names. */
export function LeavingRoom() {
  const intl = useIntl();
  const room = useRoom();
  const time = useTimeText();
  const names = useReasonNames();
  const counts = useLeavingCounts();
  const { reading, pages } = useRemarks();
  return (
    <RoomPage title={room.title}>
      <Read reading={counts}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={intl.formatMessage({ id: 'leaving.none.title', defaultMessage: 'Nobody has left yet' })}
              text={intl.formatMessage({
                id: 'leaving.none.text',
                defaultMessage: 'Reasons are counted here once accounts are deleted.',
              })}
            />
          ) : (
            <Section
              title={intl.formatMessage({ id: 'leaving.counts', defaultMessage: 'Accounts by reason' })}
            >
              <CountTable counts={items} />
            </Section>
          )
        }
      </Read>
      <Read reading={reading} height="120px">
        {({ items }) =>
          items.length > 0 && (
            <Section title={intl.formatMessage({ id: 'leaving.remarks', defaultMessage: 'In their words' })}>
              <ul>
                {items.map(({ at, reason, remarks }) => (
                  <Remark key={`${at} ${remarks}`}>
                    <p>{remarks}</p>
                    <small>
                      {names[reason]} · {time(at)}
                    </small>
                  </Remark>
                ))}
              </ul>
              <More pages={pages} />
            </Section>
          )
        }
      </Read>
    </RoomPage>
  );
}

const Remark = styled.li`
  padding-block: ${theme.space.s2h};
  border-top: 1px solid ${theme.color.line};
  & > p {
    max-width: 72ch;
    overflow-wrap: anywhere;
  }
  & > small {
    ${text.small}
    color: ${theme.color.ink2};
  }
`;
