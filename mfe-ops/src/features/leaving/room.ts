import type { Room } from '#src/lib/room.ts';
import { ARROW_RIGHT } from '@rendezvous/ui/icons/actions/arrow-right';

/** Why members leave. */
export const leaving: Room = {
  id: 'leaving',
  rights: ['leaving.read'],
  icon: ARROW_RIGHT,
  title: (intl) => intl.formatMessage({ id: 'ops.room.leaving', defaultMessage: 'Leaving' }),
  load: () => import('./leaving-room.tsx').then((m) => m.LeavingRoom),
};
