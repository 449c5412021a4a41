import type { Room } from '#src/lib/room.ts';
import { IMAGE } from '@rendezvous/ui/icons/objects/image';

/** Photos and profiles that wait for a look. */
export const review: Room = {
  id: 'review',
  rights: ['photos.review', 'profiles.review'],
  icon: IMAGE,
  title: (intl) => intl.formatMessage({ id: 'ops.room.review', defaultMessage: 'Review' }),
  load: () => import('./review-room.tsx').then((m) => m.ReviewRoom),
};
