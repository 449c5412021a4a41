import type { Room } from '#src/lib/room.ts';
import { USER } from '@rendezvous/ui/icons/objects/user';

/** Finds, suspends and restores members. */
export const members: Room = {
  id: 'members',
  rights: ['members.read'],
  icon: USER,
  title: (intl) => intl.formatMessage({ id: 'members.title', defaultMessage: 'Members' }),
  load: () => import('./members-room.tsx').then((m) => m.MembersRoom),
};
