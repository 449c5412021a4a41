import { Closed } from '@rendezvous/contract/common';
import { MemberBody, SuggestionsResponse } from '@rendezvous/contract/members';
import { Type } from 'typebox';
import { viewerOf } from '#src/platform/http/session.ts';
import type { App } from '#src/platform/types.ts';
import { block, blockedMembers, unblock } from './service.ts';

const NoQuery = Closed({});

/** Blocking members (spec §6 Blocked user). */
export async function blockRoutes(app: App): Promise<void> {
  const { db, clock } = app.services;

  app.get(
    '/api/block.php',
    { schema: { querystring: NoQuery, response: { 200: SuggestionsResponse } } },
    async (request) => ({
      items: await blockedMembers(db, viewerOf(request).userId, clock.now()),
    }),
  );

  app.post(
    '/api/block.php',
    { schema: { body: MemberBody, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await block(app.services, viewerOf(request).userId, request.body.member, clock.now());
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/block.php',
    { schema: { body: MemberBody, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await unblock(db, viewerOf(request).userId, request.body.member);
      return reply.code(204).send(null);
    },
  );
}
