import { memo } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { DeckCard as Card } from '@rendezvous/contract/swipes';
import { pathTo } from '@rendezvous/contract/routes';
import { interestLabel } from '@rendezvous/i18n/labels';
import { useFictionalWords, usePicture } from '@rendezvous/remote/react/use-domain';
import { theme } from '@rendezvous/theme/theme';
import { FictionalMarker } from '@rendezvous/ui/fictional-marker';
import { Icon } from '@rendezvous/ui/icon';
import { USER } from '@rendezvous/ui/icons/user';
import { Photo } from '@rendezvous/ui/photo';
import { StandIn } from '@rendezvous/ui/stand-in';
import { text } from '@rendezvous/ui/text';
import { useNearestPlace } from '#src/lib/places.ts';
import { PullWords } from './pull-words.tsx';
import { IconLink } from './icon-link.tsx';

/** What stands on a card of the game. Drawn once: its paper moves through the stack without it. */
export const DeckCard = memo(function DeckCard({ card }: { card: Card }) {
  const intl = useIntl();
  const place = useNearestPlace()(card);
  const image = usePicture()(card.main_image);
  const { singular, icon } = useFictionalWords();
  const { id, name, age } = card;
  const facts = [
    place,
    intl.formatList(
      card.interests.map((interest) => interestLabel(intl, interest)),
      { type: 'unit' },
    ),
  ];
  return (
    <>
      <Picture>
        {image ? (
          <Photo
            src={image.src}
            crop={image.crop}
            eager
            alt={intl.formatMessage({ id: 'card.photo.alt', defaultMessage: '{name}, main photo' }, { name })}
          />
        ) : (
          <StandIn />
        )}
        <PullWords />
        {card.fictional && (
          <Marker>
            <FictionalMarker label={singular} icon={icon} onPhoto />
          </Marker>
        )}
      </Picture>
      <Foot>
        <Who>
          <Name>
            {intl.formatMessage({ id: 'card.name.age', defaultMessage: '{name}, {age}' }, { name, age })}
          </Name>
          <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
        </Who>
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

/** The paper of a card. Later papers lie on top; one that was thrown is seen for as long as it flies. */
export const Paper = styled.article`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: ${theme.radius.r3};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};
  cursor: grab;
  touch-action: pan-y pinch-zoom;
  user-select: none;
  will-change: transform;
  &:active {
    cursor: grabbing;
  }
  &[data-thrown] {
    visibility: hidden;
  }
`;

const Picture = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  background: ${theme.color.surface3};

  > img {
    -webkit-user-drag: none;
  }
`;

const Marker = styled.span`
  position: absolute;
  left: ${theme.space.s3h};
  bottom: ${theme.space.s3};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s3};
  padding: ${theme.space.s2h} ${theme.space.s3h} ${theme.space.s3} ${theme.space.s4h};
`;

const Who = styled.div`
  min-width: 0;
`;

const Name = styled.h2`
  ${text.d1}
`;

const Facts = styled.p`
  ${text.small}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${theme.color.ink2};
`;
