import { SEARCH_ELSEWHERE, SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/endpoints';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { searcherOf } from './searcher.ts';
import { searchElsewhere, searchMembers } from './service.ts';

/** Searching members (spec §2 Members, §3 Search filter state). */
export async function memberRoutes(app: App): Promise<void> {
  const { services } = app;

  handle(app, SEARCH_MEMBERS, ({ context, query }) => searchMembers(services, query, searcherOf(context)));

  handle(app, SEARCH_ELSEWHERE, ({ context, query }) =>
    searchElsewhere(
      services,
      query,
      searcherOf(context),
      context.settings.value('member_resell') ? services.settings.otherSites(context.domain) : [],
    ),
  );
}
