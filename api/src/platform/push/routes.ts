import { SUBSCRIBE_PUSH, UNSUBSCRIBE_PUSH } from '@rendezvous/contract/endpoints/push';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { subscribe, unsubscribe } from './service.ts';

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

  handle(app, SUBSCRIBE_PUSH, ({ context, body }) => subscribe(services, context.member, body.subscription));

  handle(app, UNSUBSCRIBE_PUSH, ({ context, body }) => unsubscribe(services, context.member, body.endpoint));
}
