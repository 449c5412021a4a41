import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '#src/platform/lib/loopback.ts';
import type { App } from '#src/platform/types.ts';

/** Option of a route of development: requests from anywhere but this machine do not find it. */
export const FROM_THIS_MACHINE = { constraints: { from: 'this machine' } } as const;

/** Headers that proxies, tunnels and content networks add. */
const FORWARDING =
  /^(forwarded|via|x-forwarded|x-forwarded-.+|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.+|x-envoy-.+|x-amzn-.+|x-appengine-.+|x-azure-.+|true-client-ip|cf-.+|cdn-loop|fastly-.+|fly-.+)$/;

function hostName(headers: IncomingHttpHeaders): string {
  return (headers.host ?? '').replace(/:\d+$/, '');
}

/**
 * Decides whether a request was made on this machine: the peer is loopback, the Host names loopback, so that no foreign name resolves
 * to it (DNS rebinding), and no proxy has passed it on.
 */
function isFromThisMachine({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(hostName(headers)) &&
    !Object.keys(headers).some((name) => FORWARDING.test(name))
  );
}

/**
 * Address of the test checkout and of the way back from it: the loopback name by which a buyer on this machine came, so that the
 * session is still theirs, otherwise the configured one. A forwarded host is never used.
 */
export function checkoutAddress({ raw, server }: FastifyRequest): string {
  const { development, BASE_URL } = server.services.config;
  return development && isFromThisMachine(raw) ? `http://${raw.headers.host}` : BASE_URL;
}

/** Supports `FROM_THIS_MACHINE` on routes. Every other request, of any method, gets 404. */
export function developmentPlugin(app: App): void {
  app.addConstraintStrategy({
    name: 'from',
    storage: () => {
      const handlers = new Map();
      return {
        get: (value) => handlers.get(value) ?? null,
        set: (value, handler) => handlers.set(value, handler),
      };
    },
    deriveConstraint: (request) =>
      isFromThisMachine(request as IncomingMessage) ? FROM_THIS_MACHINE.constraints.from : undefined,
    mustMatchWhenDerived: false,
    validate: () => {},
  });
}
