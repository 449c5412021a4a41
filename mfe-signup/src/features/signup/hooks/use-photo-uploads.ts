import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Photo } from '@rendezvous/contract/resources/photos/schemas';
import { ApiError } from '@rendezvous/api-client/client';
import { errorText, refusedText } from '@rendezvous/i18n/errors';
import { deletePhoto, uploadPhoto } from '@rendezvous/domain/upload-photo';

/** A photo as its owner sees it here: the file itself from the start, also while it is being sent. */
export interface OwnPhoto {
  key: string;
  src: string;
  /** Id on the server; null until it has been sent. */
  id: string | null;
  /** Why it was refused; it is not sent again. */
  error: string | null;
}

export interface PhotoUploads {
  /** Refused ones included, until another is added. */
  photos: readonly OwnPhoto[];
  /** Share of the running upload that has been sent, 0 to 1; null when none runs. */
  share: number | null;
  error: string | null;
  add: (file: File) => void;
  remove: (photo: OwnPhoto) => void;
}

/**
 * Photos of the sign-up: shown from the file at once and sent behind, one after the other, also while later questions are
 * answered. A refused one stays with its reason; `onRefused` receives that too.
 */
export function usePhotoUploads(first: readonly Photo[], onRefused: (text: string) => void): PhotoUploads {
  const intl = useIntl();
  const [photos, setPhotos] = useState<readonly OwnPhoto[]>(() =>
    first.map(({ id, urls }) => ({ key: id, src: urls.medium, id, error: null })),
  );
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const queue = useRef(Promise.resolve());
  const refused = useRef(onRefused);
  useEffect(() => void (refused.current = onRefused));
  const waiting = useRef(0);
  const locals = useRef(new Set<string>());
  useEffect(() => {
    const made = locals.current;
    return () => made.forEach((src) => URL.revokeObjectURL(src));
  }, []);

  const without = (key: string) => setPhotos((known) => known.filter((photo) => photo.key !== key));

  const wordsOf = (refusal: unknown): string =>
    refusal instanceof ApiError ? refusedText(intl, refusal) : errorText(intl, { code: 'generic' });

  async function send(file: File, key: string): Promise<void> {
    try {
      const { id } = await uploadPhoto(file, setShare);
      setPhotos((known) => known.map((photo) => (photo.key === key ? { ...photo, id } : photo)));
    } catch (refusal) {
      const text = wordsOf(refusal);
      setPhotos((known) => known.map((photo) => (photo.key === key ? { ...photo, error: text } : photo)));
      refused.current(text);
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
      setPhotos((known) => [
        ...known.filter((photo) => photo.error === null),
        { key: src, src, id: null, error: null },
      ]);
      queue.current = queue.current.then(() => send(file, src));
    },
    remove({ key, id, error: reason }) {
      setError(null);
      if (reason !== null) without(key);
      else if (id !== null)
        deletePhoto(id).then(
          () => without(key),
          (refusal: unknown) => setError(wordsOf(refusal)),
        );
    },
  };
}
