import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { Room } from './room.ts';

/** The room that is open. */
export const RoomContext = createContext<Pick<Room, 'id' | 'title'> | null>(null);

/** The open room's name, and addresses in it. */
export function useRoom(): { title: string; way: (id?: string) => string } {
  const intl = useIntl();
  const room = useContext(RoomContext);
  if (!room) throw new Error('this hook works in a room only');
  return {
    title: room.title(intl),
    way: (id) => pathTo('ops', { room: room.id, ...(id && { id }) }),
  };
}
