import { BounceBody, PageHiddenBody } from '@rendezvous/contract/visits';
import { MINUTE } from '#src/platform/lib/clock.ts';
import { NoContent } from '#src/platform/lib/no-body.ts';
import { leavePage } from '#src/identity/accounts/service.ts';
import type { App } from '#src/platform/types.ts';
import { logBounce } from './service.ts';

/** What a page tells when it is left (spec §7 page-hidden; §2 `lb`). */
export async function visitRoutes(app: App): Promise<void> {
  const { db, clock } = app.services;

  // A beacon carries no header of ours, so the origin alone vouches for it; all it changes is the sender's own last sign of life.
  app.post(
    '/api/page-hidden.php',
    {
      config: { access: 'public', crossSite: 'origin', rateLimit: { max: 60, timeWindow: MINUTE } },
      schema: { body: PageHiddenBody, response: { 204: NoContent } },
    },
    async (request, reply) => {
      if (request.viewer) await leavePage(db, request.viewer.userId, clock.now());
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/bounce.php',
    {
      config: { access: 'public', sessionless: true, rateLimit: { max: 20, timeWindow: MINUTE } },
      schema: { body: BounceBody, response: { 204: NoContent } },
    },
    async (request, reply) => {
      await logBounce(db, request.body, clock.now());
      return reply.code(204).send(null);
    },
  );
}
