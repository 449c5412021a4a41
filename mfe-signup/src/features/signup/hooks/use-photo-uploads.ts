import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Photo } from '@rendezvous/contract/profile';
import { refusalText } from '#src/lib/refusal.ts';
import { deletePhoto, uploadPhoto } from '../api/upload-photo.ts';

/** Photos sent so far, the one under way, and what was refused. */
export function usePhotoUploads(first: readonly Photo[]) {
  const intl = useIntl();
  const [photos, setPhotos] = useState<readonly Photo[]>(first);
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  return {
    photos,
    /** Share of the running upload that has been sent, 0 to 1; null when none runs. */
    share,
    error,
    async add(file: File): Promise<void> {
      setError(null);
      setShare(0);
      try {
        const photo = await uploadPhoto(file, setShare);
        setPhotos((known) => [...known, photo]);
      } catch (refusal) {
        setError(refusalText(intl, refusal));
      } finally {
        setShare(null);
      }
    },
    async remove(id: string): Promise<void> {
      setError(null);
      try {
        await deletePhoto(id);
        setPhotos((known) => known.filter((photo) => photo.id !== id));
      } catch (refusal) {
        setError(refusalText(intl, refusal));
      }
    },
  };
}
