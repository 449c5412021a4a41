import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { MemberCard } from '@rendezvous/contract/resources/members/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { theme } from '@rendezvous/theme/theme';
import { FictionalMarker } from '@rendezvous/ui/product/fictional-marker';
import { Photo } from '@rendezvous/ui/product/photo';
import { PlaceholderPortrait } from '@rendezvous/ui/product/placeholder-portrait';
import { text } from '@rendezvous/ui/layout/text';
import { useFictionalWords, usePicture } from '@rendezvous/remote/react/use-domain';
import { useNearestPlace } from '#src/lib/places.ts';

/** Member in a strip: half disc, name and place. The marker is below the small picture. */
export function MiniTile({ card }: { card: MemberCard }) {
  const intl = useIntl();
  const place = useNearestPlace()(card);
  const { singular, icon } = useFictionalWords();
  const { id, name, age } = card;
  const image = usePicture()(card.main_image);
  return (
    <Tile to={pathTo('members-id', { id })}>
      <Half data-half>
        {image ? <Photo src={image.src} crop={image.crop} alt="" /> : <PlaceholderPortrait name={name} />}
      </Half>
      <Name>
        {intl.formatMessage({ id: 'person.nameAge', defaultMessage: '{name}, {age}' }, { name, age })}
      </Name>
      <Place>{place}</Place>
      {card.fictional && <FictionalMarker label={singular} icon={icon} />}
    </Tile>
  );
}

const Tile = styled(Link)`
  display: grid;
  justify-items: start;
  color: inherit;
  text-decoration: none;
`;

const Half = styled.span`
  display: block;
  width: 100%;
  margin-bottom: ${theme.space.s2};
  overflow: hidden;
  aspect-ratio: 1;
  background: ${theme.color.surface3};
  border-radius: ${theme.radius.seam} ${theme.curve.c80} ${theme.curve.c80} ${theme.radius.seam};

  li:nth-child(even) & {
    border-radius: ${theme.curve.c80} ${theme.radius.seam} ${theme.radius.seam} ${theme.curve.c80};
  }
`;

const Name = styled.span`
  font-weight: ${theme.weight.strong};
  line-height: ${theme.line.small};
`;

const Place = styled.span`
  ${text.small}
  color: ${theme.color.ink2};
`;
