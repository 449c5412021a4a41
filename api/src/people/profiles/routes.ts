import { READ_MEMBER } from '@rendezvous/contract/endpoints/members';
import { handle } from '#src/platform/http/handle.ts';
import { searcherOf } from '#src/people/members/service.ts';
import type { App } from '#src/platform/types.ts';
import { memberPage } from './service.ts';

/** Opening a member's page (spec §2 Profile view). */
export async function profileRoutes(app: App): Promise<void> {
  const { db, settings, signer } = app.services;

  handle(app, READ_MEMBER, (request) => {
    const searcher = searcherOf(request);
    const viewer = request.viewer && { userId: request.viewer.userId, paid: request.viewer.paid };
    const freeVisible = settings.value(settings.domainOf(request.host), 'free_visible_photos');
    return memberPage(db, searcher, viewer, request.query.id, { signer, now: searcher.now, freeVisible });
  });
}
