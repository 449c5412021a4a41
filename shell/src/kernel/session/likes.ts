import type { BusHub } from '@rendezvous/bus/bus';
import { createLikes } from '@rendezvous/domain/likes';
import type { LikesService } from '@rendezvous/contract/composition/likes-service';
import type { Slots } from '#src/kernel/modals/slots.ts';
import { consumeEarlyKey } from '#src/lib/early-presses.ts';
import type { Session } from './session.ts';

/** Makes the likes of the member here. They follow the other tabs of the member, and are forgotten with the session. */
export function createSessionLikes(hub: BusHub, session: Session, slots: Pick<Slots, 'open'>): LikesService {
  const likes = createLikes({
    publish: (change) => hub.as('shell').publish('member:liked', change),
    refresh: () => void session.refresh('likes'),
    openMatch: (member) => void slots.open('match-modal', { member }),
    consumeKey: consumeEarlyKey,
  });
  let owner = session.user()?.id;
  hub.watch((event) => {
    if (event.topic === 'member:liked' && event.from === 'tab') likes.adopt(event.payload);
    if (event.topic !== 'session:changed' || event.payload?.id === owner) return;
    owner = event.payload?.id;
    likes.clear();
  });
  return likes;
}
