import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { Tx } from '#src/platform/db/database.ts';
import type { Causes } from '#src/platform/ports/notifications.ts';
import { isListed, tellableActor } from '#src/people/visibility/face.ts';
import { stillNewLikes, stillNewMatches } from './repository.ts';

/** Likes of invisible members are not notified (spec §6 Invisible mode). */
async function mayNotifyOfLike(tx: Tx, receiverId: string, actorId: string): Promise<boolean> {
  const actor = await tellableActor(tx, receiverId, actorId);
  return actor !== null && isListed(actor);
}

/** Notifications of likes to an offline member. */
export const likeCauses: Pick<Causes, 'like' | 'match'> = {
  like: {
    type: 'like',
    push: 'like',
    status: 'active',
    path: () => pathTo('likes'),
    stillNews: stillNewLikes,
    mayNotify: mayNotifyOfLike,
    letter: { part: 'likes', overview: pathTo('likes') },
  },
  match: {
    type: 'like',
    push: 'match',
    status: 'active',
    path: ({ actor_id: actor }) => (actor ? pathTo('likes-m-id', { id: actor }) : pathTo('likes')),
    stillNews: stillNewMatches,
    mayNotify: mayNotifyOfLike,
    letter: { part: 'matches', overview: pathTo('likes') },
  },
};
