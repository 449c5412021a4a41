import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Operator } from '#src/platform/ports/operators.ts';
import type { Services } from '#src/platform/services.ts';
import type { Viewer } from '#src/platform/ports/sessions.ts';
import type { Access, CrossSite, Replay, RouteEntry } from '#src/platform/route-types.ts';

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
  }
  interface FastifyRequest {
    /** The member behind the session cookie; null for visitors. */
    viewer: Viewer | null;
    /** The session could not be looked up; only on routes that may go on without knowing. */
    viewerUnknown: boolean;
    /** The operator behind the key; only on operator routes. */
    operator: Operator | null;
  }
  interface FastifyContextConfig {
    /** Who may call the route; `member` when left out. */
    access?: Access;
    /**
     * What an unsafe request must prove: `strict` (the default) same origin and the `X-Client` header, `origin` the origin
     * only (forms of our own pages), `open` nothing (webhooks with their own proof, and beacons that change nothing).
     */
    crossSite?: CrossSite;
    /** Least role on operator routes; `moderator` when left out. */
    role?: Operator['role'];
    /** Answers carry an ETag and 304 when nothing changed. */
    etag?: boolean;
    /** Called before a stored first answer is sent again. */
    onReplay?: Replay;
    /** No session is looked up: immutable files. */
    sessionless?: boolean;
    /** Goes on when the session cannot be looked up (`request.viewerUnknown`): a page can say more than a refusal. */
    withoutSession?: boolean;
  }
}
