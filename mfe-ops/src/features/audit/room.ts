import type { Room } from '#src/lib/room.ts';
import { CLOCK } from '@rendezvous/ui/icons/objects/clock';

/** The record of every act of an operator. */
export const audit: Room = {
  id: 'audit',
  rights: ['audit.read'],
  icon: CLOCK,
  title: (intl) => intl.formatMessage({ id: 'ops.room.audit', defaultMessage: 'Audit' }),
  load: () => import('./audit-room.tsx').then((m) => m.AuditRoom),
};
