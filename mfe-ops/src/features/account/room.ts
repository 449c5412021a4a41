import type { Room } from '#src/lib/room.ts';
import { LOCK } from '@rendezvous/ui/icons/objects/lock';

/** The operator's own second factors. */
export const account: Room = {
  id: 'account',
  rights: ['session.own'],
  icon: LOCK,
  title: (intl) => intl.formatMessage({ id: 'ops.room.account', defaultMessage: 'Your log-in' }),
  load: () => import('./account-room.tsx').then((m) => m.AccountRoom),
};
