import { LOG_BOUNCE, PAGE_HIDDEN } from '@rendezvous/contract/resources/visits/endpoints';
import { leavePage } from '#src/identity/accounts/face.ts';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { logBounce } from './service.ts';

/** What a page sends when it is left (spec §7 page-hidden; §2 `lb`). */
export async function visitRoutes(app: App): Promise<void> {
  const { db } = app.services;

  // A beacon carries no header of ours, so the origin alone vouches for it; all it changes is the sender's own last sign of life.
  handle(app, PAGE_HIDDEN, async ({ context }) => {
    if (context.viewer) await leavePage(db, context.viewer.userId, context.now);
  });

  handle(app, LOG_BOUNCE, ({ body, context }) => logBounce(db, body, context.now));
}
