import {
  LIKE,
  MARK_LIKE_SEEN,
  READ_LIKES,
  READ_UNSEEN_MATCH,
  UNLIKE,
} from '@rendezvous/contract/resources/likes/endpoints';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { like, likeContext, likesOf, markLikeSeen, unlike, unseenMatch } from './service.ts';

/** Likes and matches (spec §4 Likes, §7 likes.php, auto-like.php). */
export async function likeRoutes(app: App): Promise<void> {
  const { services } = app;
  const { db } = services;

  handle(app, READ_LIKES, ({ context }) => likesOf(likeContext(services, context), context.member));

  handle(app, LIKE, ({ context, body }) => like(likeContext(services, context), context.member, body.member));

  handle(app, UNLIKE, ({ context, body }) =>
    unlike(likeContext(services, context), context.member, body.member),
  );

  handle(app, MARK_LIKE_SEEN, ({ context, body }) =>
    markLikeSeen(db, context.member.userId, body, context.now),
  );

  handle(app, READ_UNSEEN_MATCH, ({ context }) =>
    unseenMatch(app.services, context.member.userId, context.now),
  );
}
