import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { theme } from '@rendezvous/theme/theme';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { MessageLink } from '#src/lib/members/message-link.tsx';
import { MetHalfway } from '#src/lib/members/met-halfway.tsx';
import { TwoHalves } from '#src/lib/members/two-halves.tsx';
import type { Liked } from '../hooks/use-likes.ts';

/** Match on a page of its own. */
export function MatchCard({ match: { card } }: { match: Liked }) {
  const intl = useIntl();
  return (
    <Place>
      <MetHalfway
        member={card}
        photo={
          <Link
            to={pathTo('members-id', { id: card.id })}
            aria-label={intl.formatMessage(
              { id: 'likes.match.photo', defaultMessage: 'See the profile of {name}' },
              { name: card.name },
            )}
          >
            <TwoHalves theirs={card.main_image} size="l" />
          </Link>
        }
      >
        <MessageLink member={card} />
        <ButtonLink to={pathTo('likes-type', { type: 'matches' })} tone="quiet">
          {intl.formatMessage({ id: 'likes.match.all', defaultMessage: 'All matches' })}
        </ButtonLink>
      </MetHalfway>
    </Place>
  );
}

const Place = styled.div`
  max-width: 420px;
  margin: ${theme.space.s6h} auto 0;
`;
