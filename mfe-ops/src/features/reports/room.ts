import type { Room } from '#src/lib/room.ts';
import { FLAG } from '@rendezvous/ui/icons/actions/flag';

/** Reports of profiles, photos and messages with their deadlines, and the decisions about them. */
export const reports: Room = {
  id: 'reports',
  rights: ['reports.handle'],
  icon: FLAG,
  title: (intl) => intl.formatMessage({ id: 'ops.room.reports', defaultMessage: 'Reports' }),
  load: () => import('./reports-room.tsx').then((m) => m.ReportsRoom),
};
