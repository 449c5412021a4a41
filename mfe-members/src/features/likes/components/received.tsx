import { useIntl } from 'react-intl';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { MemberGrid } from '@rendezvous/ui/product/member-grid';
import { MemberTile } from '#src/lib/members/member-tile.tsx';
import { useDayText } from '../hooks/use-day-text.ts';
import type { Liked } from '../hooks/use-likes.ts';
import { SearchLink } from './search-link.tsx';

/** Received likes; unseen ones are marked New (spec §4 Likes). */
export function Received({ likes }: { likes: Liked[] }) {
  const intl = useIntl();
  const dayText = useDayText();
  if (likes.length === 0) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'likes.received.empty.title', defaultMessage: 'No likes yet' })}
        text={intl.formatMessage({
          id: 'likes.received.empty.text',
          defaultMessage: 'Someone has to go first. Why not you?',
        })}
        action={<SearchLink />}
      />
    );
  }
  const word = intl.formatMessage({ id: 'likes.card.new', defaultMessage: 'New' });
  return (
    <MemberGrid>
      {likes.map(({ card, at, isNew }) => (
        <MemberTile
          key={card.id}
          card={card}
          mark={isNew ? word : undefined}
          since={isNew ? undefined : dayText(at)}
        />
      ))}
    </MemberGrid>
  );
}
