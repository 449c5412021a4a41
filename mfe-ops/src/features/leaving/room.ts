import type { Room } from '#src/lib/room.ts';
import { LOGOUT } from '@rendezvous/ui/icons/logout';

/** Why members leave. */
export const leaving: Room = {
  id: 'leaving',
  rights: ['leaving.read'],
  icon: LOGOUT,
  title: (intl) => intl.formatMessage({ id: 'ops.room.leaving', defaultMessage: 'Leaving' }),
  load: () => import('./leaving-room.tsx').then((m) => m.LeavingRoom),
};
