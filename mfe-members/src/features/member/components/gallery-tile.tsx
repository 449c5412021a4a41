import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import type { Photo } from '@rendezvous/contract/profile';
import { useUser } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/icon';
import { IMAGE } from '@rendezvous/ui/icons/image';
import { LOCK } from '@rendezvous/ui/icons/lock';

interface Props {
  photo: Photo;
  name: string;
  index: number;
  /** Number of photos. */
  count: number;
  /** Number of small photos in the row below the large one. */
  thumbs: number;
  /** Number of further photos behind the last tile; 0 for other tiles. */
  hidden: number;
  onOpen: () => void;
  onLocked: () => void;
}

/** Photo of the gallery: opens the viewer, or names who may see it. */
export function GalleryTile({ photo, name, index, count, thumbs, hidden, onOpen, onLocked }: Props) {
  const intl = useIntl();
  const user = useUser();
  const main = index === 0;
  const lockedLabel = user
    ? intl.formatMessage({ id: 'member.photo.locked', defaultMessage: 'Photo for Premium members' })
    : intl.formatMessage({ id: 'member.photo.locked.visitor', defaultMessage: 'Photo for members' });
  const openLabel = intl.formatMessage(
    { id: 'member.photo.open', defaultMessage: 'Open photo {index} of {count}' },
    { index: index + 1, count },
  );
  const more = hidden > 0 ? `+${intl.formatNumber(hidden)}` : '';
  return (
    <Tile
      type="button"
      data-profile-photo={main || undefined}
      $main={main}
      $thumbs={thumbs}
      aria-label={[photo.locked ? lockedLabel : openLabel, more].filter(Boolean).join(' ')}
      onClick={photo.locked ? onLocked : onOpen}
    >
      <img
        src={main ? photo.urls.large : photo.urls.medium}
        alt={
          main
            ? intl.formatMessage({ id: 'card.photo.alt', defaultMessage: '{name}, main photo' }, { name })
            : ''
        }
        width={photo.width}
        height={photo.height}
        fetchPriority={main ? 'high' : undefined}
      />
      {main && !photo.locked && (
        <Counter>
          <Icon of={IMAGE} size="s" />
          {intl.formatMessage(
            { id: 'member.photo.count', defaultMessage: '{index} of {count}' },
            { index: 1, count },
          )}
        </Counter>
      )}
      {photo.locked && (
        <Lock>
          <Icon of={LOCK} />
          {more}
        </Lock>
      )}
      {!photo.locked && more && <Lock>{more}</Lock>}
    </Tile>
  );
}

const mainTile = css`
  grid-column: 1 / -1;
  aspect-ratio: 1 / 0.94;

  ${media.tablet} {
    grid-column: 1;
    grid-row: 1 / -1;
    aspect-ratio: auto;
  }
`;

const Tile = styled.button<{ $main: boolean; $thumbs: number }>`
  position: relative;
  min-height: 0;
  overflow: hidden;
  aspect-ratio: ${({ $thumbs }) => 4 / $thumbs} / 1;
  border-radius: ${theme.radius.seam};
  background: ${theme.color.surface3};
  ${({ $main }) => $main && mainTile}

  /* The gallery's round corners would cut the focus ring. */
  &:focus-visible {
    outline-offset: -6px;
  }

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 30%;
  }

  ${media.tablet} {
    aspect-ratio: auto;
  }
`;

const pill = css`
  position: absolute;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s1h};
  background: ${theme.color.photoScrim};
  color: ${theme.color.onPhoto};
  font-weight: ${theme.weight.label};
`;

const Counter = styled.span`
  ${pill}
  right: 16px;
  bottom: 16px;
  min-height: 32px;
  padding: ${theme.space.s1} ${theme.space.s3};
  border-radius: 16px;
  font-size: ${theme.size.small};
`;

const Lock = styled.span`
  ${pill}
  top: 50%;
  left: 50%;
  min-width: 40px;
  min-height: 40px;
  padding: ${theme.space.s1h} ${theme.space.s2h};
  transform: translate(-50%, -50%);
  border-radius: 20px;
  font-size: ${theme.size.label};
`;
