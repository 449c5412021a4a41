import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { FictionalMarker } from '@rendezvous/ui/product/fictional-marker';
import { text } from '@rendezvous/ui/layout/text';
import { useFictionalWords } from '@rendezvous/remote/react/use-domain';
import { MessageLink } from '#src/lib/members/message-link.tsx';
import { TwoHalves } from '#src/lib/members/two-halves.tsx';
import { useDayText } from '../hooks/use-day-text.ts';
import type { Liked } from '../hooks/use-likes.ts';

interface Props {
  match: Liked;
  /** The only match: large, on a ground of its own, so that it is not lost on a wide page. */
  alone?: boolean;
}

/** Match in a list: both halves, its date, and the price of the first message. */
export function MatchRow({ match: { card, at, isNew }, alone = false }: Props) {
  const intl = useIntl();
  const dayText = useDayText();
  const { singular, icon } = useFictionalWords();
  const when = dayText(at);
  return (
    <Row $alone={alone}>
      <Link
        to={pathTo('likes-m-id', { id: card.id })}
        aria-label={intl.formatMessage(
          { id: 'likes.match.open', defaultMessage: 'See your match with {name}' },
          { name: card.name },
        )}
      >
        <TwoHalves theirs={card.main_image} size={alone ? 'l' : 'm'} />
      </Link>
      <div>
        <Name $alone={alone}>
          {intl.formatMessage(
            { id: 'person.nameAge', defaultMessage: '{name}, {age}' },
            { name: card.name, age: card.age },
          )}
        </Name>
        <Since>
          {isNew
            ? intl.formatMessage({ id: 'likes.match.new', defaultMessage: 'New match · {when}' }, { when })
            : intl.formatMessage({ id: 'likes.match.since', defaultMessage: 'Matched · {when}' }, { when })}
        </Since>
        {card.fictional && <FictionalMarker label={singular} icon={icon} />}
        <MessageLink member={card} short={!alone} />
      </div>
    </Row>
  );
}

const aloneRow = css`
  justify-items: center;
  padding: ${theme.space.s5h} ${theme.space.s4h};
  border-radius: ${theme.radius.r4};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.rest};
  text-align: center;

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space.s6h};
    justify-items: start;
    max-width: 760px;
    margin-inline: auto;
    padding: ${theme.space.s6h};
    text-align: left;
  }
`;

const listedRow = css`
  grid-template-columns: auto minmax(0, 1fr);
`;

const Row = styled.div<{ $alone: boolean }>`
  display: grid;
  gap: ${theme.space.s3h};
  align-items: center;
  ${({ $alone }) => ($alone ? aloneRow : listedRow)}
`;

const Name = styled.h2<{ $alone: boolean }>`
  ${({ $alone }) => ($alone ? text.d3 : text.title)}
`;

const Since = styled.p`
  ${text.small}
  margin-bottom: ${theme.space.s2h};
  color: ${theme.color.ink2};
`;
