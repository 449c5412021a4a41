import { useState, type DragEvent } from 'react';
import { movedPhotos } from '@rendezvous/rules/photo-order';
import type { Photo } from '@rendezvous/contract/resources/photos/schemas';

type Handlers = Pick<
  React.HTMLAttributes<HTMLElement>,
  'draggable' | 'onDragStart' | 'onDragEnter' | 'onDragOver' | 'onDrop' | 'onDragEnd'
>;

export interface PhotoDrag {
  /** The photos as a release of the dragged one would order them. */
  order: readonly Photo[];
  dragged: string | null;
  handlersOf(photo: Photo): Handlers;
}

/**
 * Orders photos by the platform's own dragging, which phones start by a long press. The menu of each photo does the same by keyboard.
 */
export function usePhotoDrag(
  photos: readonly Photo[],
  onMove: (photo: Photo, position: number) => void,
): PhotoDrag {
  const [held, setHeld] = useState<{ id: string; position: number } | null>(null);
  const order = held ? movedPhotos(photos, held.id, held.position) : photos;
  const end = () => setHeld(null);

  return {
    order,
    dragged: held?.id ?? null,
    handlersOf: (photo) => ({
      draggable: photos.length > 1,
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', photo.id);
        setHeld({ id: photo.id, position: photos.indexOf(photo) });
      },
      onDragEnter() {
        if (!held || held.id === photo.id) return;
        setHeld({ id: held.id, position: order.findIndex(({ id }) => id === photo.id) });
      },
      onDragOver(event: DragEvent) {
        if (held) event.preventDefault();
      },
      onDrop(event: DragEvent) {
        if (!held) return;
        event.preventDefault();
        const moved = photos.find(({ id }) => id === held.id);
        const position = order.findIndex(({ id }) => id === held.id);
        if (moved && position !== photos.indexOf(moved)) onMove(moved, position);
        end();
      },
      onDragEnd: end,
    }),
  };
}
