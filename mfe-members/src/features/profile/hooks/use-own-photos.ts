import { useRef, useState } from 'react';
import { ApiError } from '@rendezvous/api-client/client';
import { mayBeMain, movedPhotos } from '@rendezvous/rules/photo-order';
import type { Photo } from '@rendezvous/contract/resources/photos/schemas';
import { deletePhoto } from '@rendezvous/domain/upload-photo';
import { useShell, useUser } from '@rendezvous/remote/react/hooks';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';
import { changePhoto, restorePhoto } from '../api/photos.ts';
import { usePhotoToasts } from './use-photo-toasts.ts';

/** The own photos in their order, and what their owner does with them: each act shows at once and is sent behind. */
export interface OwnPhotos {
  photos: readonly Photo[];
  /** Says a move to readers; the eye sees it. */
  moved: string;
  move(photo: Photo, position: number): void;
  makeMain(photo: Photo): void;
  show(photo: Photo, visibility: Photo['visibility']): void;
  crop(photo: Photo, crop: CropOf): Promise<boolean>;
  remove(photo: Photo): void;
}
type CropOf = NonNullable<Parameters<typeof changePhoto>[0]['crop']> | null;

type Photos = readonly Photo[];
const without = (photos: Photos, id: string): Photos => photos.filter((photo) => photo.id !== id);
const isMain = (photos: Photos, id: string): boolean => photos.find(mayBeMain)?.id === id;

/** Acts run one after the other: the second of two moves counts on the first. A refusal shows the photos as they are. */
export function useOwnPhotos(): OwnPhotos {
  const shell = useShell();
  const refuse = useRefusal();
  const toasts = usePhotoToasts();
  const saved = useUser()!.profile.photos;
  const [shown, setShown] = useState<Photos | null>(null);
  const [moved, setMoved] = useState('');
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const open = useRef(0);
  const photos = shown ?? saved;

  async function act(
    change: (photos: Photos) => Photos,
    send: () => Promise<unknown>,
    refused: (refusal: unknown) => void = refuse,
  ): Promise<boolean> {
    setShown((known) => change(known ?? saved));
    open.current += 1;
    const sent = queue.current.then(send);
    queue.current = sent.catch(() => undefined);
    try {
      await sent;
      return true;
    } catch (refusal) {
      refused(refusal);
      return false;
    } finally {
      open.current -= 1;
      if (open.current === 0) {
        await shell.refresh('user');
        if (open.current === 0) setShown(null);
      }
    }
  }

  const place = (photo: Photo, position: number) => {
    const order = movedPhotos(photos, photo.id, position);
    setMoved(toasts.place(order.findIndex(({ id }) => id === photo.id) + 1, order.length));
    return act(
      (known) => movedPhotos(known, photo.id, position),
      () => changePhoto({ id: photo.id, position }),
    );
  };
  const main = (photo: Photo) =>
    act(
      (known) => [photo, ...without(known, photo.id)],
      () => changePhoto({ id: photo.id, main: true }),
    );
  const visible = (photo: Photo, visibility: Photo['visibility'], again = false) =>
    act(
      (known) => known.map((other) => (other.id === photo.id ? { ...other, visibility } : other)),
      () => changePhoto({ id: photo.id, visibility, ...(again && { main: true }) }),
    );
  const cut = (photo: Photo, crop: CropOf) =>
    act(
      (known) => known,
      () => changePhoto({ id: photo.id, crop }),
    );

  return {
    photos,
    moved,
    move: (photo, position) => void place(photo, position),
    async makeMain(photo) {
      const former = photos.find(mayBeMain);
      if (await main(photo)) toasts.main(() => former && void main(former));
    },
    async show(photo, visibility) {
      const wasMain = isMain(photos, photo.id);
      const undo = () => void visible(photo, photo.visibility, wasMain && photo.visibility === 'public');
      if (await visible(photo, visibility)) toasts.visibility(visibility, undo);
    },
    async crop(photo, crop) {
      const done = await cut(photo, crop);
      if (done) toasts.cropped(() => void cut(photo, photo.uncropped?.crop ?? null));
      return done;
    },
    async remove(photo) {
      const removed = await act(
        (known) => without(known, photo.id),
        () => deletePhoto(photo.id),
      );
      if (!removed) return;
      toasts.removed(
        () =>
          void act(
            (known) => known,
            () => restorePhoto(photo.id),
            (refusal) => {
              if (refusal instanceof ApiError && refusal.status === 404) toasts.tooLate();
              else refuse(refusal);
            },
          ),
      );
    },
  };
}
