import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import type { Member } from '@rendezvous/contract/resources/members/schemas';
import { lazyScreen, usePreload } from '@rendezvous/remote/lazy-screen';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { FictionalMarker } from '@rendezvous/ui/product/fictional-marker';
import { Icon } from '@rendezvous/ui/layout/icon';
import { USER } from '@rendezvous/ui/icons/objects/user';
import { useFictionalWords } from '@rendezvous/remote/react/use-domain';
import type { MemberActions } from '#src/features/member/hooks/use-member-actions.ts';
import { useSeenAs } from '#src/features/member/seen-as.ts';
import { GalleryTile } from './gallery-tile.tsx';
import { LockNote } from '#src/features/member/components/lock-note.tsx';

const PhotoViewer = lazyScreen(() => import('./photo-viewer.tsx').then((module) => module.PhotoViewer));

/** Acts on locked photos, and the report of a photo. */
type GalleryActions = Pick<MemberActions, 'handleLocked' | 'handleMorePhotos'> &
  Partial<Pick<MemberActions, 'reportPhoto'>>;

/** Photos of the gallery; the viewer shows all. */
const SHOWN = 5;
/** One or two small photos are next to the large one at every width: below it they would be strips. */
const OTHER_SITE = 2;

/**
 * One large photo and up to four small ones, cut by the seam. The server sends locked ones blurred; they ask for log-in or
 * Premium, and count like the others.
 */
export function Gallery({ member, actions }: { member: Member; actions: GalleryActions }) {
  usePreload(PhotoViewer);
  const intl = useIntl();
  const { singular, icon } = useFictionalWords();
  const [open, setOpen] = useState<number | null>(null);
  const { isPreview } = useSeenAs();
  const { name, photos } = member;
  const count = photos.length;
  const thumbs = Math.max(0, Math.min(count, SHOWN) - 1);
  const locked = photos.filter((photo) => photo.locked).length;
  const hidden = Math.max(0, count - SHOWN);
  return (
    <>
      <Grid $thumbs={thumbs}>
        {photos.slice(0, SHOWN).map((photo, index) => (
          <GalleryTile
            key={photo.id}
            photo={photo}
            name={name}
            index={index}
            count={count}
            hidden={index === SHOWN - 1 ? hidden : 0}
            onPress={() => (photo.locked ? actions.handleLocked() : setOpen(index))}
          />
        ))}
        {count === 0 && (
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
      {locked > 0 && !isPreview && <LockNote count={count} onAsk={actions.handleMorePhotos} />}
      {open !== null && (
        <PhotoViewer
          member={member}
          start={open}
          onLocked={() => {
            setOpen(null);
            actions.handleLocked();
          }}
          onReport={actions.reportPhoto}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface Shape {
  $thumbs: number;
}

/** Height of the large photo in relation to its width, and of a gallery without a row. */
const HEIGHT = 0.94;

/** Small photos in a column beside the large one, which fills two thirds, or three quarters beside many. */
const column = ({ $thumbs: count }: Shape) => css`
  grid-template: repeat(${count || 1}, 1fr) / ${count > OTHER_SITE ? 3 : 2}fr 1fr;

  > :first-child {
    grid-area: 1 / 1 / -1 / ${count ? 2 : -1};
  }

  > div {
    grid-area: auto;
  }
`;

/** Small square photos in a row below the large one. */
const row = ({ $thumbs: count }: Shape) => css`
  grid-template: ${HEIGHT}fr ${1 / count}fr / repeat(${count}, 1fr);

  > :first-child,
  > div {
    grid-area: 1 / 1 / 2 / -1;
  }
`;

const Grid = styled.div<Shape>`
  position: relative;
  display: grid;
  gap: ${theme.seam.photo};
  aspect-ratio: 1 / ${({ $thumbs }) => ($thumbs > OTHER_SITE ? HEIGHT + 1 / $thumbs : HEIGHT)};
  overflow: hidden;
  border-radius: ${theme.radius.r4};
  ${(shape) => (shape.$thumbs > OTHER_SITE ? row(shape) : column(shape))}

  ${media.tablet} {
    ${column}
    aspect-ratio: auto;
    height: 624px;
    border-radius: ${theme.curve.c64};
  }
`;

/** On the large photo, bottom left. */
const Mark = styled.div`
  position: absolute;
  bottom: 16px;
  left: 16px;

  ${media.tablet} {
    bottom: 24px;
    left: 28px;
  }
`;

const NoPhoto = styled.p`
  display: grid;
  gap: ${theme.space.s2};
  place-content: center;
  justify-items: center;
  padding: ${theme.space.s5};
  background: ${theme.color.surface3};
  color: ${theme.color.ink2};
  text-align: center;
`;
