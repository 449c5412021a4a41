import { Closed, OneOf } from '@rendezvous/contract/common';
import { PushSubscribeBody, PushUnsubscribeBody } from '@rendezvous/contract/push';
import { MINUTE } from '#src/platform/lib/clock.ts';
import { NoContent } from '#src/platform/lib/no-body.ts';
import { viewerOf } from '#src/platform/http/session.ts';
import type { App } from '#src/platform/types.ts';
import { subscribe, unsubscribe } from './service.ts';

const PushQuery = Closed({ push: OneOf(['1'] as const) });
const limited = { rateLimit: { max: 30, timeWindow: MINUTE } };

/** Lets two routes share a path and differ by `?push=1`, as the specification has it for `/api/user.php`. */
function tellApartByQuery(app: App): void {
  app.addConstraintStrategy({
    name: 'push',
    storage: () => {
      const handlers = new Map();
      return {
        get: (value) => handlers.get(value) ?? null,
        set: (value, handler) => handlers.set(value, handler),
      };
    },
    // Whatever is given for `push`: the route's own schema refuses all but `1`.
    deriveConstraint: ({ url = '' }) =>
      url.includes('push=') && new URLSearchParams(url.slice(url.indexOf('?'))).has('push') ? '1' : undefined,
    mustMatchWhenDerived: false,
    validate: () => {},
  });
}

/** Push subscriptions of a member's browsers (spec §7: POST /api/user.php?push=1). */
export async function pushRoutes(app: App): Promise<void> {
  const { services } = app;
  tellApartByQuery(app);
  const constraints = { push: '1' };

  app.post(
    '/api/user.php',
    {
      constraints,
      config: limited,
      schema: { querystring: PushQuery, body: PushSubscribeBody, response: { 204: NoContent } },
    },
    async (request, reply) => {
      await subscribe(services, viewerOf(request), request.body.subscription);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/user.php',
    {
      constraints,
      config: limited,
      schema: { querystring: PushQuery, body: PushUnsubscribeBody, response: { 204: NoContent } },
    },
    async (request, reply) => {
      await unsubscribe(services, viewerOf(request), request.body.endpoint);
      return reply.code(204).send(null);
    },
  );
}
