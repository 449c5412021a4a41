import type { Room } from '#src/lib/room.ts';
import { MESSAGE } from '@rendezvous/ui/icons/objects/message';

/** Complaints with their deadlines, and the answers to them. */
export const complaints: Room = {
  id: 'complaints',
  rights: ['complaints.handle'],
  icon: MESSAGE,
  title: (intl) => intl.formatMessage({ id: 'complaints.title', defaultMessage: 'Complaints' }),
  load: () => import('./complaints-room.tsx').then((m) => m.ComplaintsRoom),
};
