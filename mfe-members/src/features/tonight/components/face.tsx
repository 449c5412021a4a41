import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { TonightCard } from '@rendezvous/contract/resources/tonight/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { usePicture } from '@rendezvous/remote/react/use-domain';
import { theme } from '@rendezvous/theme/theme';
import { Photo } from '@rendezvous/ui/product/photo';
import { PlaceholderPortrait } from '@rendezvous/ui/product/placeholder-portrait';
import { rememberCard } from '#src/lib/members/opened-card.ts';
import { useNearestPlace } from '#src/lib/places.ts';
import { usePersonFacts } from '../hooks/use-person-facts.ts';

/** A member of a lane: large portrait, name and age, and the one fact that says most, else the place. */
export function Face({ card, eager = false }: { card: TonightCard; eager?: boolean }) {
  const intl = useIntl();
  const picture = usePicture()(card.main_image);
  const place = useNearestPlace()(card);
  const fact = usePersonFacts()(card);
  const { id, name, age } = card;
  return (
    <li>
      <Link to={pathTo('members-id', { id })} onClick={() => rememberCard(card)}>
        <Frame data-face>
          {picture ? (
            <Photo src={picture.src} crop={picture.crop} alt="" eager={eager} />
          ) : (
            <PlaceholderPortrait name={name} />
          )}
        </Frame>
        <b>{intl.formatMessage({ id: 'person.nameAge', defaultMessage: '{name}, {age}' }, { name, age })}</b>
        <span>{fact ?? place}</span>
      </Link>
    </li>
  );
}

const Frame = styled.span`
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 4 / 5;
  border-radius: ${theme.radius.seam};
  background: ${theme.color.surface3};
  color: ${theme.color.ink3};
`;
