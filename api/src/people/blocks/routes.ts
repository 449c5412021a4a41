import { BLOCK, READ_BLOCKED_MEMBERS, UNBLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { block, blockedMembers, unblock } from './service.ts';

/** Blocking members (spec §6 Blocked user). */
export async function blockRoutes(app: App): Promise<void> {
  const { db } = app.services;

  handle(app, READ_BLOCKED_MEMBERS, async ({ context }) => ({
    items: await blockedMembers(app.services, context.member.userId, context.now),
  }));

  handle(app, BLOCK, ({ context, body }) =>
    block(app.services, context.member.userId, body.member, context.now),
  );

  handle(app, UNBLOCK, ({ context, body }) => unblock(db, context.member.userId, body.member));
}
