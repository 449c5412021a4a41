import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Member } from '@rendezvous/contract/members';
import { lazyScreen, usePreload } from '@rendezvous/remote/lazy-screen';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { FictionalMarker } from '@rendezvous/ui/fictional-marker';
import { Icon } from '@rendezvous/ui/icon';
import { USER } from '@rendezvous/ui/icons/user';
import { useFictionalWords } from '@rendezvous/remote/react/use-domain';
import type { MemberActions } from '../hooks/use-member-actions.ts';
import { GalleryTile } from './gallery-tile.tsx';
import { LockNote } from './lock-note.tsx';

const PhotoViewer = lazyScreen(() => import('./photo-viewer.tsx').then((module) => module.PhotoViewer));

/** Photos of the gallery; the viewer shows all. */
const SHOWN = 5;

/** One large photo and four small ones, cut by the seam. The server sends locked ones blurred; they ask for log-in or Premium. */
export function Gallery({ member, actions }: { member: Member; actions: MemberActions }) {
  usePreload(PhotoViewer);
  const intl = useIntl();
  const { singular, icon } = useFictionalWords();
  const [open, setOpen] = useState<number | null>(null);
  const { name, photos } = member;
  const count = Math.max(member.photo_count, photos.length);
  const locked = photos.filter((photo) => photo.locked).length;
  const hidden = count - Math.min(photos.length, SHOWN);
  return (
    <>
      <Grid $thumbs={Math.min(photos.length, SHOWN) - 1}>
        {photos.slice(0, SHOWN).map((photo, index) => (
          <GalleryTile
            key={photo.id}
            photo={photo}
            name={name}
            index={index}
            count={count}
            thumbs={Math.min(photos.length, SHOWN) - 1}
            hidden={index === SHOWN - 1 ? hidden : 0}
            onOpen={() => setOpen(index)}
            onLocked={actions.handleLocked}
          />
        ))}
        {photos.length === 0 && (
          <NoPhoto>
            <Icon of={USER} size="l" />
            {intl.formatMessage(
              { id: 'card.photo.none', defaultMessage: '{name} has no photo yet' },
              { name },
            )}
          </NoPhoto>
        )}
        {member.fictional && (
          <Mark>
            <FictionalMarker label={singular} icon={icon} onPhoto />
          </Mark>
        )}
      </Grid>
      {locked > 0 && <LockNote count={count} onAsk={actions.handleMorePhotos} />}
      {open !== null && <PhotoViewer member={member} start={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** Stretches the small photos to the height or width of the large one. */
const Grid = styled.div<{ $thumbs: number }>`
  position: relative;
  display: grid;
  grid-template-columns: repeat(${({ $thumbs }) => Math.max(1, $thumbs)}, minmax(0, 1fr));
  gap: ${theme.seam.photo};
  overflow: hidden;
  border-radius: ${theme.radius.r4};

  ${media.tablet} {
    grid-template-columns: ${({ $thumbs }) => ($thumbs > 0 ? 'minmax(0, 3fr) minmax(0, 1fr)' : 'minmax(0, 1fr)')};
    grid-template-rows: repeat(${({ $thumbs }) => Math.max(1, $thumbs)}, minmax(0, 1fr));
    height: 624px;
    border-radius: 64px;
  }
`;

/** On the large photo, bottom left. */
const Mark = styled.div`
  position: absolute;
  grid-area: 1 / 1 / 2 / -1;
  bottom: 16px;
  left: 16px;

  ${media.tablet} {
    grid-area: auto;
    bottom: 24px;
    left: 28px;
  }
`;

const NoPhoto = styled.p`
  grid-column: 1 / -1;
  grid-row: 1 / -1;
  display: grid;
  gap: ${theme.space.s2};
  place-content: center;
  justify-items: center;
  aspect-ratio: 1 / 0.94;
  padding: ${theme.space.s5};
  background: ${theme.color.surface3};
  color: ${theme.color.ink2};
  text-align: center;

  ${media.tablet} {
    aspect-ratio: auto;
  }
`;
