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
  const [drag, setDrag] = useState<{ id: string; position: number } | null>(null);
  const order = drag ? movedPhotos(photos, drag.id, drag.position) : photos;
  const end = () => setDrag(null);

  return {
    order,
    dragged: drag?.id ?? null,
    handlersOf: (photo) => ({
      draggable: photos.length > 1,
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', photo.id);
        setDrag({ id: photo.id, position: photos.indexOf(photo) });
      },
      onDragEnter() {
        if (!drag || drag.id === photo.id) return;
        setDrag({ id: drag.id, position: order.findIndex(({ id }) => id === photo.id) });
      },
      onDragOver(event: DragEvent) {
        if (drag) event.preventDefault();
      },
      onDrop(event: DragEvent) {
        if (!drag) return;
        event.preventDefault();
        const moved = photos.find(({ id }) => id === drag.id);
        const position = order.findIndex(({ id }) => id === drag.id);
        if (moved && position !== photos.indexOf(moved)) onMove(moved, position);
        end();
      },
      onDragEnd: end,
    }),
  };
}
