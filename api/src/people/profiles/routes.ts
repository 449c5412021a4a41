import { READ_MEMBER } from '@rendezvous/contract/resources/members/endpoints';
import { handle } from '#src/platform/http/handle.ts';
import { searcherOf } from '#src/people/members/face.ts';
import type { App } from '#src/platform/types.ts';
import { shownOn } from './policy.ts';
import { memberPage } from './service.ts';

/** Opening a member's page (spec §2 Profile view). */
export async function profileRoutes(app: App): Promise<void> {
  const { db, settings, signer } = app.services;

  handle(app, READ_MEMBER, ({ context, query }) => {
    const searcher = { ...searcherOf(context), shown: shownOn(context.settings) };
    const freeVisible = context.settings.value('free_visible_photos');
    const photoContext = { settings, signer, now: searcher.now, freeVisible };
    return memberPage(db, searcher, context.viewer, query, photoContext);
  });
}
