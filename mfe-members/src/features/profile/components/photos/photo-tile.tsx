import type { HTMLAttributes } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { mayBeMain } from '@rendezvous/rules/photo-order';
import type { Photo } from '@rendezvous/contract/resources/photos/schemas';
import { cropOf } from '@rendezvous/domain/image-address';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { ALERT } from '@rendezvous/ui/icons/objects/alert';
import { CLOCK } from '@rendezvous/ui/icons/objects/clock';
import { LOCK } from '@rendezvous/ui/icons/objects/lock';
import type { OwnPhotos } from '#src/features/profile/hooks/use-own-photos.ts';
import { PhotoMenu } from './photo-menu.tsx';

interface Props {
  photo: Photo;
  /** The file it was sent from, while that is here. */
  picture: string | undefined;
  index: number;
  own: OwnPhotos;
  isDragged: boolean;
  handlers: HTMLAttributes<HTMLElement>;
  onCrop: () => void;
}

/** One of the own photos: what it is to others, and the menu of what can be done with it. */
export function PhotoTile({ photo, picture, index, own, isDragged, handlers, onCrop }: Props) {
  const intl = useIntl();
  const isMain = index === 0 && mayBeMain(photo);
  return (
    <Tile {...handlers} $isDragged={isDragged} $crop={cropOf(photo.focus)}>
      <img
        src={picture ?? photo.urls.medium}
        alt={intl.formatMessage(
          { id: 'profile.photos.alt', defaultMessage: 'Photo {position}' },
          { position: index + 1 },
        )}
        width={photo.width}
        height={photo.height}
        draggable={false}
      />
      <Marks>
        {isMain && <Mark>{intl.formatMessage({ id: 'photo.main', defaultMessage: 'Main photo' })}</Mark>}
        {photo.visibility === 'private' && (
          <Mark>
            <Icon of={LOCK} size="s" />
            {intl.formatMessage({ id: 'photo.private', defaultMessage: 'Private' })}
          </Mark>
        )}
        {photo.status === 'pending' && (
          <Mark>
            <Icon of={CLOCK} size="s" />
            {intl.formatMessage({ id: 'profile.photos.pending', defaultMessage: 'Being checked' })}
          </Mark>
        )}
        {photo.status === 'rejected' && (
          <Mark>
            <Icon of={ALERT} size="s" />
            {intl.formatMessage({ id: 'profile.photos.rejected', defaultMessage: 'Not accepted' })}
          </Mark>
        )}
      </Marks>
      <Corner>
        <PhotoMenu photo={photo} index={index} isMain={isMain} own={own} onCrop={onCrop} />
      </Corner>
    </Tile>
  );
}

const Tile = styled.li<{ $isDragged: boolean; $crop: string }>`
  cursor: ${({ draggable }) => (draggable ? 'grab' : 'auto')};
  touch-action: manipulation;
  -webkit-touch-callout: none;
  user-select: none;

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: ${({ $crop }) => $crop};
    opacity: ${({ $isDragged }) => ($isDragged ? 0.45 : 1)};
    transition: opacity ${theme.motion.fast};
  }
`;

const Marks = styled.div`
  position: absolute;
  bottom: 12px;
  left: 12px;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s1};
  max-width: calc(100% - 24px);
  pointer-events: none;
`;

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s1h};
  min-width: 0;
  padding: ${theme.space.s0h} ${theme.space.s3};
  border-radius: ${theme.radius.r2};
  background: ${theme.color.onPhoto};
  color: ${theme.color.onPoster};
  font-size: ${theme.size.micro};
  font-weight: ${theme.weight.label};
  line-height: ${theme.line.body};
  /* A small tile has room for a short word only. */
  hyphens: auto;
  overflow-wrap: anywhere;
`;

const Corner = styled.div`
  position: absolute;
  top: 12px;
  right: 12px;
`;
