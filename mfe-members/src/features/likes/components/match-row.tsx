import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/routes';
import { theme } from '@rendezvous/theme/theme';
import { FictionalMarker } from '@rendezvous/ui/fictional-marker';
import { text } from '@rendezvous/ui/text';
import { useFictionalWords } from '@rendezvous/remote/react/use-domain';
import { MessageLink } from '#src/lib/members/message-link.tsx';
import { TwoHalves } from '#src/lib/members/two-halves.tsx';
import { useDayText } from '../hooks/use-day-text.ts';
import type { Liked } from '../hooks/use-likes.ts';

/** Match in a list: both halves, its date, and the price of the first message. */
export function MatchRow({ match: { card, at, isNew } }: { match: Liked }) {
  const intl = useIntl();
  const dayText = useDayText();
  const { singular, icon } = useFictionalWords();
  const when = dayText(at);
  return (
    <Row>
      <Link
        to={pathTo('likes-m-id', { id: card.id })}
        aria-label={intl.formatMessage(
          { id: 'likes.match.open', defaultMessage: 'See your match with {name}' },
          { name: card.name },
        )}
      >
        <TwoHalves theirs={card.main_image} size="m" />
      </Link>
      <div>
        <Name>
          {intl.formatMessage(
            { id: 'card.name.age', defaultMessage: '{name}, {age}' },
            { name: card.name, age: card.age },
          )}
        </Name>
        <Since>
          {isNew
            ? intl.formatMessage({ id: 'likes.match.new', defaultMessage: 'New match · {when}' }, { when })
            : intl.formatMessage({ id: 'likes.match.since', defaultMessage: 'Matched · {when}' }, { when })}
        </Since>
        {card.fictional && <FictionalMarker label={singular} icon={icon} />}
        <MessageLink member={card} short />
      </div>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s3h};
  align-items: center;
`;

const Name = styled.h2`
  ${text.title}
`;

const Since = styled.p`
  ${text.small}
  margin-bottom: ${theme.space.s2h};
  color: ${theme.color.ink2};
`;
