import { useIntl } from 'react-intl';
import { GrowingRows } from '#src/lib/growing-rows.tsx';
import { RowLink, RowWords } from '#src/lib/rows.tsx';
import { useRoom } from '#src/lib/use-room.ts';
import { useMembers } from '../api/members.ts';
import { MemberMarks } from './member-marks.tsx';

/** Members that fit what was looked for. */
export function FoundMembers({ q }: { q: string }) {
  const intl = useIntl();
  const room = useRoom();
  const list = useMembers(q);
  const empty = {
    title: intl.formatMessage({ id: 'members.none.title', defaultMessage: 'Nobody found' }),
    text: intl.formatMessage({
      id: 'members.none.text',
      defaultMessage: 'Enter the beginning of a name or a whole e-mail address.',
    }),
  };
  return (
    <GrowingRows list={list} empty={empty}>
      {(member) => (
        <li key={member.id}>
          <RowLink to={room.way(member.id)}>
            <RowWords>
              <b>{member.name}</b>
              <span>{member.email}</span>
            </RowWords>
            <MemberMarks member={member} />
          </RowLink>
        </li>
      )}
    </GrowingRows>
  );
}
