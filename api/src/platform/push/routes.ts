import { SUBSCRIBE_PUSH, UNSUBSCRIBE_PUSH } from '@rendezvous/contract/resources/push/endpoints';
import { routeByQuery } from '#src/platform/http/fixed-query.ts';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { subscribe, unsubscribe } from './service.ts';

/** Push subscriptions of a member's browsers (spec §7: POST /api/user.php?push=1). */
export async function pushRoutes(app: App): Promise<void> {
  const { services } = app;
  // The schema of the route refuses all values but `1`.
  routeByQuery(app, 'push', () => '1');

  handle(app, SUBSCRIBE_PUSH, ({ context, body }) => subscribe(services, context.member, body.subscription));

  handle(app, UNSUBSCRIBE_PUSH, ({ context, body }) => unsubscribe(services, context.member, body.endpoint));
}
