import { memo } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { DeckCard as Card } from '@rendezvous/contract/resources/swipes/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { interestLabel } from '@rendezvous/i18n/labels';
import { useFictionalWords, usePicture } from '@rendezvous/remote/react/use-domain';
import { theme } from '@rendezvous/theme/theme';
import { FictionalMarker } from '@rendezvous/ui/product/fictional-marker';
import { Icon } from '@rendezvous/ui/layout/icon';
import { USER } from '@rendezvous/ui/icons/objects/user';
import { PlaceholderPortrait } from '@rendezvous/ui/product/placeholder-portrait';
import { text } from '@rendezvous/ui/layout/text';
import { useNearestPlace } from '#src/lib/places.ts';
import { useDecoded } from '../hooks/use-decoded.ts';
import { PullWords } from './pull-words.tsx';
import { IconLink } from './icon-link.tsx';

/** Content of a card of the game. It is drawn once: its paper moves through the stack. */
export const DeckCard = memo(function DeckCard({ card }: { card: Card }) {
  const intl = useIntl();
  const place = useNearestPlace()(card);
  const image = usePicture()(card.main_image);
  const { singular, icon } = useFictionalWords();
  const { id, name, age } = card;
  const photo = useDecoded();
  const { interests, interests_shared, half, about } = card;
  const named = interests.map((interest, index) => {
    const label = interestLabel(intl, interest);
    return index < interests_shared ? <b key={interest}>{label}</b> : label;
  });
  return (
    <>
      <Picture>
        {image ? (
          <img
            ref={photo}
            src={image.src}
            // A rule per crop would make the browser match the whole page again in the middle of a swipe.
            style={{ objectPosition: image.crop }}
            decoding="async"
            alt={intl.formatMessage({ id: 'card.photo.alt', defaultMessage: '{name}, main photo' }, { name })}
          />
        ) : (
          <PlaceholderPortrait name={name} />
        )}
        <PullWords />
        {card.fictional && (
          <Marker>
            <FictionalMarker label={singular} icon={icon} onPhoto />
          </Marker>
        )}
      </Picture>
      <Foot>
        <div>
          <h2>
            {intl.formatMessage({ id: 'person.nameAge', defaultMessage: '{name}, {age}' }, { name, age })}
          </h2>
          <p>
            {place}
            {place && named.length > 0 && ' · '}
            {intl.formatList(named, { type: 'unit' })}
          </p>
          {half && (
            <q lang={half.language} dir="auto">
              {half.beginning} {half.text}
            </q>
          )}
          {about && <q dir="auto">{about}</q>}
        </div>
        <IconLink
          to={pathTo('members-id', { id })}
          label={intl.formatMessage(
            { id: 'swipe.profile.open', defaultMessage: 'Full profile of {name}' },
            { name },
          )}
        >
          <Icon of={USER} />
        </IconLink>
      </Foot>
    </>
  );
});

const Picture = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  background: ${theme.color.surface3};

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    -webkit-user-drag: none;
  }
`;

const Marker = styled.span`
  position: absolute;
  left: ${theme.space.s3h};
  bottom: ${theme.space.s3};
`;

/** Plain elements within: a styled one each would be drawn for every card. */
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s3};
  padding: ${theme.space.s2h} ${theme.space.s3h} ${theme.space.s3} ${theme.space.s4h};

  > div {
    min-width: 0;
  }

  h2 {
    ${text.d1}
  }

  p {
    ${text.small}
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${theme.color.ink2};
  }

  b {
    color: ${theme.color.ink};
  }

  q {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    margin-top: ${theme.space.s1};
    overflow-wrap: anywhere;
    quotes: none;
  }
`;
