import { SEARCH_MEMBERS } from '@rendezvous/contract/endpoints/members';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { searcherOf } from './searcher.ts';
import { searchMembers } from './service.ts';

/** Searching members (spec §2 Members, §3 Search filter state). */
export async function memberRoutes(app: App): Promise<void> {
  const { db } = app.services;

  handle(app, SEARCH_MEMBERS, ({ context, query }) => searchMembers(db, query, searcherOf(context)));
}
