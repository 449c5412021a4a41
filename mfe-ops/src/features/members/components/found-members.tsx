import { useIntl } from 'react-intl';
import { EmptyState } from '@rendezvous/ui/empty-state';
import { More } from '#src/lib/more.tsx';
import { Read } from '#src/lib/read.tsx';
import { RowLink, Rows, RowWords } from '#src/lib/rows.tsx';
import { useMembers } from '../api/members.ts';
import { useRoom } from '#src/lib/use-room.ts';
import { MemberMarks } from './member-marks.tsx';

/** Members that fit what was looked for. */
export function FoundMembers({ q }: { q: string }) {
  const intl = useIntl();
  const room = useRoom();
  const { reading, pages } = useMembers(q);
  return (
    <Read reading={reading}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            title={intl.formatMessage({ id: 'members.none.title', defaultMessage: 'Nobody found' })}
            text={intl.formatMessage({
              id: 'members.none.text',
              defaultMessage: 'Names count from their beginning, e-mail addresses as a whole.',
            })}
          />
        ) : (
          <>
            <Rows>
              {items.map((member) => (
                <li key={member.id}>
                  <RowLink to={room.way(member.id)}>
                    <RowWords>
                      <b>{member.name}</b>
                      <span>{member.email}</span>
                    </RowWords>
                    <MemberMarks member={member} />
                  </RowLink>
                </li>
              ))}
            </Rows>
            <More pages={pages} />
          </>
        )
      }
    </Read>
  );
}
