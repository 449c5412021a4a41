import { MembersQuery, MembersResponse } from '@rendezvous/contract/members';
import type { App } from '#src/platform/types.ts';
import { searcherOf } from './searcher.ts';
import { searchMembers } from './service.ts';

/** Searching members (spec §2 Members, §3 Search filter state). */
export async function memberRoutes(app: App): Promise<void> {
  const { db } = app.services;

  app.get(
    '/api/members.php',
    {
      config: { access: 'public' },
      schema: { querystring: MembersQuery, response: { 200: MembersResponse } },
    },
    async (request) => searchMembers(db, request.query, searcherOf(request)),
  );
}
