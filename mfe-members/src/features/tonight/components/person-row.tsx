import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { TonightCard } from '@rendezvous/contract/resources/tonight/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { usePicture } from '@rendezvous/remote/react/use-domain';
import { theme } from '@rendezvous/theme/theme';
import { Avatar } from '@rendezvous/ui/product/avatar';
import { text } from '@rendezvous/ui/layout/text';
import { rememberCard } from '#src/lib/members/opened-card.ts';
import { useNearestPlace } from '#src/lib/places.ts';
import { usePersonFacts } from '../hooks/use-person-facts.ts';
import { BoardRow } from './board-row.ts';

/** A member of a lane: portrait, name and age, place and the one fact that says most. */
export function PersonRow({ card }: { card: TonightCard }) {
  const intl = useIntl();
  const place = useNearestPlace()(card);
  const fact = usePersonFacts()(card);
  const picture = usePicture()(card.main_image);
  const { id, name, age } = card;
  return (
    <BoardRow to={pathTo('members-id', { id })} onClick={() => rememberCard(card)}>
      <Avatar picture={picture} size="l" />
      <span>
        <b>{intl.formatMessage({ id: 'person.nameAge', defaultMessage: '{name}, {age}' }, { name, age })}</b>
        <Facts>{[place, fact].filter(Boolean).join(' · ')}</Facts>
      </span>
    </BoardRow>
  );
}

const Facts = styled.span`
  ${text.small}
  display: block;
  color: ${theme.color.ink2};
`;
