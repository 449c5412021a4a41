import { OPS_FIND_MEMBERS, OPS_READ_MEMBER } from '@rendezvous/contract/operators/members/endpoints';
import { operatorOf } from '#src/platform/http/access.ts';
import { handle } from '#src/platform/http/handle.ts';
import { readCursor } from '#src/platform/lib/cursor.ts';
import type { App } from '#src/platform/types.ts';
import { searchMembers, showMember } from './service.ts';

/** Members as operators find and read them. */
export async function opsMemberRoutes(app: App): Promise<void> {
  const { services } = app;

  handle(app, OPS_FIND_MEMBERS, (request) =>
    searchMembers(services, operatorOf(request).name, request.query.q, readCursor(request.query.cursor)),
  );

  handle(app, OPS_READ_MEMBER, async (request) => ({
    member: await showMember(services, operatorOf(request).name, request.query.id),
  }));
}
