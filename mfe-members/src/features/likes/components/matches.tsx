import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import type { Liked } from '../hooks/use-likes.ts';
import { MatchRow } from './match-row.tsx';
import { SearchLink } from './search-link.tsx';

/** Matches with aligned halves and the price of the first message. */
export function Matches({ likes }: { likes: Liked[] }) {
  const intl = useIntl();
  if (likes.length === 0) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'likes.matches.empty.title', defaultMessage: 'No matches yet' })}
        text={intl.formatMessage({
          id: 'likes.matches.empty.text',
          defaultMessage: 'When both halves say yes, you find each other here.',
        })}
        action={<SearchLink />}
      />
    );
  }
  const [first] = likes;
  if (likes.length === 1 && first) return <MatchRow match={first} alone />;
  return (
    <List>
      {likes.map((match) => (
        <li key={match.card.id}>
          <MatchRow match={match} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s6} ${theme.space.s5};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(420px, 1fr));
  }
`;
