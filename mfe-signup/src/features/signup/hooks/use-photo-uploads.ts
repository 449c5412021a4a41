import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Photo } from '@rendezvous/contract/resources/photos/schemas';
import { refusalText } from '#src/lib/refusal.ts';
import { deletePhoto, uploadPhoto } from '@rendezvous/domain/upload-photo';

/** A photo as its owner sees it here: the file itself from the start, also while it is being sent. */
export interface OwnPhoto {
  key: string;
  src: string;
  /** Id on the server; null until it has been sent. */
  id: string | null;
}

export interface PhotoUploads {
  photos: readonly OwnPhoto[];
  /** Share of the running upload that has been sent, 0 to 1; null when none runs. */
  share: number | null;
  error: string | null;
  add: (file: File) => void;
  remove: (photo: OwnPhoto) => void;
}

/**
 * Photos of the sign-up: shown from the file at once and sent behind, one after the other, also while later questions are
 * answered. `onRefused` receives the reason of a refusal.
 */
export function usePhotoUploads(first: readonly Photo[], onRefused: (text: string) => void): PhotoUploads {
  const intl = useIntl();
  const [photos, setPhotos] = useState<readonly OwnPhoto[]>(() =>
    first.map(({ id, urls }) => ({ key: id, src: urls.medium, id })),
  );
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  const locals = useRef(new Set<string>());
  useEffect(() => {
    const made = locals.current;
    return () => made.forEach((src) => URL.revokeObjectURL(src));
  }, []);

  const without = (key: string) => setPhotos((known) => known.filter((photo) => photo.key !== key));

  function refuse(refusal: unknown): void {
    const text = refusalText(intl, refusal);
    setError(text);
    onRefused(text);
  }

  async function send(file: File, key: string): Promise<void> {
    try {
      const { id } = await uploadPhoto(file, setShare);
      setPhotos((known) => known.map((photo) => (photo.key === key ? { ...photo, id } : photo)));
    } catch (refusal) {
      without(key);
      refuse(refusal);
    } finally {
      waiting.current -= 1;
      setShare(waiting.current > 0 ? 0 : null);
    }
  }

  return {
    photos,
    share,
    error,
    add(file) {
      const src = URL.createObjectURL(file);
      locals.current.add(src);
      waiting.current += 1;
      setError(null);
      setShare((known) => known ?? 0);
      setPhotos((known) => [...known, { key: src, src, id: null }]);
      queue.current = queue.current.then(() => send(file, src));
    },
    remove({ key, id }) {
      setError(null);
      if (id !== null) deletePhoto(id).then(() => without(key), refuse);
    },
  };
}
