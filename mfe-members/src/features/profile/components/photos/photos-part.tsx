import { useState, type DragEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Photo } from '@rendezvous/contract/resources/photos/schemas';
import { useLeaveGuard } from '@rendezvous/domain/forms/use-leave-guard';
import { lazyScreen, usePreload } from '@rendezvous/remote/lazy-screen';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import { useOwnPhotos } from '#src/features/profile/hooks/use-own-photos.ts';
import { usePhotoDrag } from '#src/features/profile/hooks/use-photo-drag.ts';
import { UploadTile } from '#src/features/profile/late-forms.ts';
import { useUploads } from '#src/features/profile/hooks/use-uploads.ts';
import { AddTile } from './add-tile.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { PhotoNotes } from './photo-notes.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { Note, PartHead, PartTitle } from '#src/features/profile/components/profile-part.tsx';

const CropDialog = lazyScreen(() => import('./crop-dialog.tsx').then((module) => module.CropDialog));

const isOfFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** The own photos: order, main photo, who sees them, crop, deletion, and new ones (spec §3 Image, §6, §9 Photos). */
export function PhotosPart() {
  usePreload(CropDialog);
  const intl = useIntl();
  const user = useUser()!;
  const settings = useSettings();
  const own = useOwnPhotos();
  const sent = useUploads();
  const drag = usePhotoDrag(own.photos, own.move);
  const [cropping, setCropping] = useState<Photo | null>(null);
  const limit = user.paid_user ? settings.premium_photos : settings.free_photos;
  const count = own.photos.length + sent.uploads.length;
  const room = limit - count;
  const isSending = sent.uploads.some(({ error }) => error === null);
  useLeaveGuard(() => isSending, { survivesInTab: true });
  const add = (files: readonly File[]) => sent.add(files, room);

  return (
    <section aria-labelledby="profile-photos">
      <Head>
        <PartTitle id="profile-photos" tabIndex={-1}>
          {intl.formatMessage({ id: 'profile.photos.title', defaultMessage: 'Photos' })}
        </PartTitle>
        <Note>
          {intl.formatMessage(
            { id: 'profile.photos.count', defaultMessage: '{count} of {limit}' },
            { count, limit },
          )}
        </Note>
      </Head>
      <PhotoGrid
        count={count}
        hasAdd={room > 0}
        onDragOver={(event) => isOfFiles(event) && event.preventDefault()}
        onDrop={(event) => {
          if (!isOfFiles(event)) return;
          event.preventDefault();
          add([...event.dataTransfer.files]);
        }}
      >
        {drag.order.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            picture={sent.pictureOf(photo.id)}
            index={index}
            own={own}
            isDragged={drag.dragged === photo.id}
            handlers={drag.handlersOf(photo)}
            onCrop={() => setCropping(photo)}
          />
        ))}
        {sent.uploads.map((upload, index) => (
          <UploadTile
            key={upload.key}
            upload={upload}
            position={own.photos.length + index + 1}
            onAgain={() => sent.again(upload.key)}
            onDrop={() => sent.drop(upload.key)}
          />
        ))}
        {room > 0 && <AddTile isFirst={count === 0} onAdd={add} />}
      </PhotoGrid>
      <VisuallyHidden role="status">{own.moved}</VisuallyHidden>
      <PhotoNotes
        photos={own.photos}
        uploads={sent.uploads}
        leftOut={sent.leftOut}
        limit={limit}
        isFull={room <= 0}
      />
      {cropping && (
        <CropDialog
          photo={cropping}
          onClose={() => setCropping(null)}
          onCrop={async (crop) => {
            const done = await own.crop(cropping, crop);
            if (!done) return;
            sent.forgetPicture(cropping.id);
            setCropping(null);
          }}
        />
      )}
    </section>
  );
}

const Head = styled(PartHead)`
  margin-bottom: ${theme.space.s1};
`;
