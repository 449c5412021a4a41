import type { Room } from '#src/lib/room.ts';
import { SHIELD } from '@rendezvous/ui/icons/objects/shield';

/** Operators, their roles and their keys. */
export const operators: Room = {
  id: 'operators',
  rights: ['operators.manage'],
  icon: SHIELD,
  title: (intl) => intl.formatMessage({ id: 'ops.room.operators', defaultMessage: 'Operators' }),
  load: () => import('./operators-room.tsx').then((m) => m.OperatorsRoom),
};
