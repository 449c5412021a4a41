import { MemberQuery, MemberResponse, MembersQuery, MembersResponse } from '@rendezvous/contract/members';
import type { App } from '#src/platform/types.ts';
import { memberPage } from './page.ts';
import { searcherOf } from './searcher.ts';
import { searchMembers } from './service.ts';

/** Searching members and opening their pages (spec §2 Members, §3 Search filter state). */
export async function memberRoutes(app: App): Promise<void> {
  const { db, settings, signer } = app.services;

  app.get(
    '/api/members.php',
    {
      config: { access: 'public' },
      schema: { querystring: MembersQuery, response: { 200: MembersResponse } },
    },
    async (request) => searchMembers(db, request.query, searcherOf(request)),
  );

  app.get(
    '/api/member.php',
    { config: { access: 'public' }, schema: { querystring: MemberQuery, response: { 200: MemberResponse } } },
    async (request) => {
      const searcher = searcherOf(request);
      const viewer = request.viewer && { userId: request.viewer.userId, paid: request.viewer.paid };
      const freeVisible = settings.value(settings.domainOf(request.host), 'free_visible_photos');
      return memberPage(db, searcher, viewer, request.query.id, { signer, now: searcher.now, freeVisible });
    },
  );
}
