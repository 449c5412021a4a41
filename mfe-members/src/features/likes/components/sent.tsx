import { useIntl } from 'react-intl';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { MemberGrid } from '@rendezvous/ui/product/member-grid';
import { MemberTile } from '#src/lib/members/member-tile.tsx';
import { useDayText } from '../hooks/use-day-text.ts';
import type { Liked } from '../hooks/use-likes.ts';
import { SearchLink } from './search-link.tsx';

/** Sent likes with filled hearts; a press removes the like. */
export function Sent({ likes }: { likes: Liked[] }) {
  const intl = useIntl();
  const dayText = useDayText();
  if (likes.length === 0) {
    return (
      <EmptyState
        title={intl.formatMessage({
          id: 'likes.sent.empty.title',
          defaultMessage: 'You haven’t liked anyone yet',
        })}
        text={intl.formatMessage({
          id: 'likes.sent.empty.text',
          defaultMessage: 'A like is free, and it’s enough to start with.',
        })}
        action={<SearchLink />}
      />
    );
  }
  return (
    <MemberGrid>
      {likes.map(({ card, at }, index) => (
        <MemberTile key={card.id} card={{ ...card, liked: true }} index={index} since={dayText(at)} />
      ))}
    </MemberGrid>
  );
}
