import type { MemberResponse } from '@rendezvous/contract/resources/members/schemas';
import { photoOf } from '@rendezvous/testing/members';
import { serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';

/** Serves the page of a member, without suggestions unless `more` has some. */
export const serveMember = (page: MemberResponse, more: Handlers = {}): Promise<ApiDouble> =>
  serveApi({
    'GET /api/suggestions.php': () => ({ body: { items: [] } }),
    'GET /api/member.php': () => ({ body: page }),
    ...more,
  });

/** One photo that the viewer sees, and one that is locked. */
export const OPEN_AND_LOCKED = {
  photos: [photoOf('one'), photoOf('two', { locked: true })],
  photo_count: 2,
};
