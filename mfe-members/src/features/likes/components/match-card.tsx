import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/routes';
import { theme } from '@rendezvous/theme/theme';
import { ButtonLink } from '@rendezvous/ui/button';
import { FictionalMarker } from '@rendezvous/ui/fictional-marker';
import { text } from '@rendezvous/ui/text';
import { useFictionalWords } from '#src/lib/fictional.ts';
import { MessageLink } from '#src/lib/members/message-link.tsx';
import { TwoHalves } from '#src/lib/members/two-halves.tsx';
import type { Liked } from '../hooks/use-likes.ts';

/** A match on its own page. */
export function MatchCard({ match: { card } }: { match: Liked }) {
  const intl = useIntl();
  const { singular, icon } = useFictionalWords();
  const { name } = card;
  return (
    <Centre>
      <Link
        to={pathTo('members-id', { id: card.id })}
        aria-label={intl.formatMessage(
          { id: 'likes.match.photo', defaultMessage: 'See the profile of {name}' },
          { name },
        )}
      >
        <TwoHalves theirs={card.main_image} size="l" />
      </Link>
      <Title>{intl.formatMessage({ id: 'match.modal.title', defaultMessage: 'You met halfway.' })}</Title>
      <Text>
        {intl.formatMessage(
          { id: 'match.modal.text', defaultMessage: 'You and {name} both said yes.' },
          { name },
        )}
      </Text>
      {card.fictional && <FictionalMarker label={singular} icon={icon} />}
      <MessageLink member={card} />
      <ButtonLink to={pathTo('likes-type', { type: 'matches' })} tone="quiet">
        {intl.formatMessage({ id: 'likes.match.all', defaultMessage: 'All matches' })}
      </ButtonLink>
    </Centre>
  );
}

const Centre = styled.div`
  display: grid;
  gap: 8px;
  justify-items: center;
  text-align: center;
  max-width: 420px;
  margin: 40px auto 0;
`;

const Title = styled.h1`
  ${text.d3}
`;

const Text = styled.p`
  ${text.lead}
  margin-bottom: 12px;
  color: ${theme.color.ink2};
`;
