import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';

/** Who may call a route. */
export type Access = 'public' | 'member' | 'operator';

/** What an unsafe request must prove (see the route's `crossSite`). */
export type CrossSite = 'strict' | 'origin' | 'open';

/** Does what a stored answer cannot carry, such as opening a session; gets the parsed first answer. */
export type Replay = (request: FastifyRequest, reply: FastifyReply, body: unknown) => Promise<void>;

/** A route as it was registered: what tests and documents generate their lists from. */
export interface RouteEntry {
  method: string;
  url: string;
  access: Access;
  crossSite: CrossSite;
  body?: TSchema;
  querystring?: TSchema;
  params?: TSchema;
  response?: Record<string, TSchema>;
}
