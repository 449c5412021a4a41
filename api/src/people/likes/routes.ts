import { AutoLikeResponse, LikeResponse, LikesResponse } from '@rendezvous/contract/likes';
import { MemberBody } from '@rendezvous/contract/members';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
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

  app.get(
    '/api/likes.php',
    { config: { etag: true }, schema: { response: { 200: LikesResponse } } },
    async (request) => likesOf(contextOf(request), likerOf(request)),
  );

  app.post(
    '/api/like.php',
    { schema: { body: MemberBody, response: { 200: LikeResponse } } },
    async (request) => like(contextOf(request), likerOf(request), request.body.member),
  );

  app.delete(
    '/api/like.php',
    { schema: { body: MemberBody, response: { 200: LikeResponse } } },
    async (request) => unlike(contextOf(request), likerOf(request), request.body.member),
  );

  app.post(
    '/api/like-seen.php',
    { schema: { body: MemberBody, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await markLikeSeen(db, viewerOf(request).userId, request.body.member, clock.now());
      return reply.code(204).send(null);
    },
  );

  app.get('/api/auto-like.php', { schema: { response: { 200: AutoLikeResponse } } }, async (request) =>
    unseenMatch(db, viewerOf(request).userId, clock.now()),
  );
}
