import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import type { Photo } from '@rendezvous/contract/resources/photos/schemas';
import { cropOf } from '@rendezvous/domain/image-address';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { IMAGE } from '@rendezvous/ui/icons/objects/image';
import { LOCK } from '@rendezvous/ui/icons/objects/lock';
import { useLockedWords } from '#src/features/member/hooks/use-locked-words.ts';

interface Props {
  photo: Photo;
  name: string;
  index: number;
  /** Number of photos. */
  count: number;
  /** Number of further photos behind the last tile; 0 for other tiles. */
  hidden: number;
  onPress: () => void;
}

/** Photo of the gallery: opens the viewer, or names the access it needs. */
export function GalleryTile({ photo, name, index, count, hidden, onPress }: Props) {
  const intl = useIntl();
  const lockedLabel = useLockedWords();
  const main = index === 0;
  const openLabel = intl.formatMessage(
    { id: 'member.photo.open', defaultMessage: 'Open photo {index} of {count}' },
    { index: index + 1, count },
  );
  const more = hidden > 0 ? `+${intl.formatNumber(hidden)}` : '';
  return (
    <Tile
      type="button"
      data-profile-photo={main || undefined}
      $crop={cropOf(photo.focus)}
      aria-label={[photo.locked ? lockedLabel : openLabel, more].filter(Boolean).join(' ')}
      onClick={({ currentTarget }) => {
        // Not every browser focuses a button that is pressed; the viewer gives the focus back to it.
        currentTarget.focus({ preventScroll: true });
        onPress();
      }}
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
      {main && !photo.locked && count > 1 && (
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

const Tile = styled.button<{ $crop: string }>`
  position: relative;
  min-height: 0;
  overflow: hidden;
  border-radius: ${theme.radius.seam};
  background: ${theme.color.surface3};

  /* The gallery's round corners would cut the focus ring. */
  &:focus-visible {
    outline-offset: -6px;
  }

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: ${({ $crop }) => $crop};
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
  top: 16px;
  right: 16px;
  min-height: 32px;
  padding: ${theme.space.s1} ${theme.space.s3};
  border-radius: ${theme.curve.c16};
  font-size: ${theme.size.small};

  ${media.tablet} {
    top: auto;
    bottom: 16px;
  }
`;

const Lock = styled.span`
  ${pill}
  top: 50%;
  left: 50%;
  min-width: 40px;
  min-height: 40px;
  padding: ${theme.space.s1h} ${theme.space.s2h};
  transform: translate(-50%, -50%);
  border-radius: ${theme.curve.c20};
  font-size: ${theme.size.label};
`;
