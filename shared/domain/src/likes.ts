import { api, newIdempotencyKey } from '@rendezvous/api-client/client';
import { LIKE, UNLIKE } from '@rendezvous/contract/resources/likes/calls';
import type { Topics } from '@rendezvous/contract/composition/events';
import type { LikeResponse } from '@rendezvous/contract/resources/likes/schemas';
import type { LikesService } from '@rendezvous/contract/composition/likes-service';
import { createToggleStore } from './toggle-store.ts';

/** A like that the server has stored or removed. */
export type LikeChange = Topics['member:liked'];

/** Acts of the page that likes need. */
export interface LikesParts {
  /** Publishes an answer to every part and tab. */
  publish(change: LikeChange): void;
  /** Reads the lists of likes again. */
  refresh(): void;
  openMatch(member: string): void;
  /** The key under which this like was sent before the page listened, once. */
  consumeKey?(member: string): string | undefined;
}

/** The likes store, as its owner uses it. */
export interface Likes extends LikesService {
  /** Adopts a change that another tab has published. */
  adopt(change: LikeChange): void;
  /** Forgets every change: another member is logged in. */
  clear(): void;
}

/** Makes the likes of a page. One instance per page serves every remote. */
export function createLikes({ publish, refresh, openMatch, consumeKey }: LikesParts): Likes {
  const store = createToggleStore();
  return {
    shown: store.shown,
    watch: store.subscribe,
    async set(member, change) {
      const answer = await store.set(member, change, async (liked) => {
        const answered = await sendLike(member, liked, consumeKey?.(member));
        publish({ member, liked: answered.liked, match: answered.match });
        return answered;
      });
      if (answer?.match && answer.liked) openMatch(member);
      if (answer) refresh();
      return answer;
    },
    record(member, { liked, match }) {
      store.confirm(member, liked);
      publish({ member, liked, match });
      if (match && liked) openMatch(member);
      refresh();
    },
    adopt: ({ member, liked }) => store.confirm(member, liked),
    clear: store.clear,
  };
}

function sendLike(
  member: string,
  liked: boolean,
  idempotencyKey = newIdempotencyKey(),
): Promise<LikeResponse> {
  return api.call(liked ? LIKE : UNLIKE, { member }, { idempotencyKey });
}
