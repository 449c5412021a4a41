import { SUGGEST_MEMBERS } from '@rendezvous/contract/resources/members/endpoints';
import { searcherOf } from '#src/people/members/face.ts';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { suggest } from './service.ts';

/** Suggested and related members (spec §2 suggested profiles, related profiles). */
export async function suggestionRoutes(app: App): Promise<void> {
  handle(app, SUGGEST_MEMBERS, async ({ context, query }) => {
    const searcher = { ...searcherOf(context), country: context.country };
    return { items: await suggest(app.services.db, searcher, query.for, query.limit) };
  });
}
