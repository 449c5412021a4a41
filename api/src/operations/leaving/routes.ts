import { OPS_COUNT_LEAVING, OPS_LIST_REMARKS } from '@rendezvous/contract/operators/staff/endpoints';
import { operatorOf } from '#src/platform/http/access.ts';
import { handle } from '#src/platform/http/handle.ts';
import { readCursor } from '#src/platform/lib/cursor.ts';
import type { App } from '#src/platform/types.ts';
import { countLeaving, readRemarks } from './service.ts';

/** Why members leave, without saying who. */
export async function opsLeavingRoutes(app: App): Promise<void> {
  const { services } = app;

  handle(app, OPS_COUNT_LEAVING, async (request) => ({
    items: await countLeaving(services, operatorOf(request).name, request.query.domain),
  }));

  handle(app, OPS_LIST_REMARKS, (request) => {
    const { domain, cursor } = request.query;
    return readRemarks(services, operatorOf(request).name, domain, readCursor(cursor));
  });
}
