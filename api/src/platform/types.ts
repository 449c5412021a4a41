import type { CrossSite, Endpoint, EndpointAccess } from '@rendezvous/contract/kernel/endpoint';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Operator } from '#src/platform/ports/operators.ts';
import type { Partner } from '#src/platform/ports/partners.ts';
import type { Services } from '#src/platform/services.ts';
import type { Replay, RouteEntry } from '#src/platform/route-types.ts';

/** The server as modules see it: routes are typed by their TypeBox schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
    routeTable: RouteEntry[];
    /** Problems sent that the endpoint table does not name; every test fails that leaves one here. */
    undeclaredProblems: Set<string>;
  }
  interface FastifyRequest {
    /** The operator behind the session; only on operator routes. */
    operator: Operator | null;
    /** The partner behind the key; only on routes for partners. */
    partner: Partner | null;
  }
  interface FastifyContextConfig {
    /** The endpoint of the table behind the route; absent outside `/api`. */
    endpoint?: Endpoint;
    /** Callers the route admits; `member` when left out. */
    access?: EndpointAccess;
    /** What an unsafe request must prove (`EndpointFacts.crossSite`); `strict` when left out. */
    crossSite?: CrossSite;
    /** What an operator must be allowed to do on operator routes; without it all are refused. */
    right?: string;
    /** A browser that an account knows is counted by itself (`rateLimitPlugin`). */
    countsBrowsers?: boolean;
    /** Answers carry an ETag and 304 when nothing changed. */
    etag?: boolean;
    /** Makes the answer to a repeat again, for endpoints with `remadeAnswer`. */
    onReplay?: Replay;
    /** See `EndpointFacts.remadeAnswer`. */
    remadeAnswer?: boolean;
    /**
     * What happens with the session that a request carries: `required` (the default) refuses the request when it cannot be looked up,
     * `optional` continues (`context.viewerUnknown`), because a page can say more than a refusal, and `none` looks up no session.
     */
    session?: 'required' | 'optional' | 'none';
  }
}
