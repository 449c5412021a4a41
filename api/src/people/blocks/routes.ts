import { BLOCK, READ_BLOCKED_MEMBERS, UNBLOCK } from '@rendezvous/contract/endpoints/blocks';
import { handle } from '#src/platform/http/handle.ts';
import { viewerOf } from '#src/platform/http/session.ts';
import type { App } from '#src/platform/types.ts';
import { block, blockedMembers, unblock } from './service.ts';

/** Blocking members (spec §6 Blocked user). */
export async function blockRoutes(app: App): Promise<void> {
  const { db, clock } = app.services;

  handle(app, READ_BLOCKED_MEMBERS, async (request) => ({
    items: await blockedMembers(db, viewerOf(request).userId, clock.now()),
  }));

  handle(app, BLOCK, (request) =>
    block(app.services, viewerOf(request).userId, request.body.member, clock.now()),
  );

  handle(app, UNBLOCK, (request) => unblock(db, viewerOf(request).userId, request.body.member));
}
