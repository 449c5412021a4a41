import {
  LIKE,
  MARK_LIKE_SEEN,
  READ_LIKES,
  READ_UNSEEN_MATCH,
  UNLIKE,
} from '@rendezvous/contract/endpoints/likes';
import type { FastifyRequest } from 'fastify';
import { handle } from '#src/platform/http/handle.ts';
import { viewerOf } from '#src/platform/http/session.ts';
import type { App } from '#src/platform/types.ts';
import type { Liker } from './policy.ts';
import {
  like,
  likeContext,
  likesOf,
  markLikeSeen,
  unlike,
  unseenMatch,
  type LikeContext,
} from './service.ts';

/** Likes and matches (spec §4 Likes, §7 likes.php, auto-like.php). */
export async function likeRoutes(app: App): Promise<void> {
  const { services } = app;
  const { db, clock, settings } = services;

  const contextOf = (request: FastifyRequest): LikeContext =>
    likeContext(services, settings.domainOf(request.host), clock.now());
  const likerOf = (request: FastifyRequest): Liker => {
    const { userId, paid, country, status } = viewerOf(request);
    return { userId, paid, country, held: status === 'not_confirmed' };
  };

  handle(app, READ_LIKES, (request) => likesOf(contextOf(request), likerOf(request)));

  handle(app, LIKE, (request) => like(contextOf(request), likerOf(request), request.body.member));

  handle(app, UNLIKE, (request) => unlike(contextOf(request), likerOf(request), request.body.member));

  handle(app, MARK_LIKE_SEEN, (request) =>
    markLikeSeen(db, viewerOf(request).userId, request.body.member, clock.now()),
  );

  handle(app, READ_UNSEEN_MATCH, (request) => unseenMatch(db, viewerOf(request).userId, clock.now()));
}
