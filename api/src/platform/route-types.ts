import type { CrossSite, Endpoint, EndpointAccess } from '@rendezvous/contract/kernel/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';

/**
 * Does what a stored answer cannot carry, such as opening a session; gets the parsed first answer. Where the answer is secret and was not
 * committed, it returns the answer.
 */
export type Replay = (request: FastifyRequest, reply: FastifyReply, body: unknown) => Promise<object | void>;

/** A route as it was registered: what tests and documents generate their lists from. */
export interface RouteEntry {
  method: string;
  url: string;
  /** The endpoint of the table; absent outside `/api`. */
  endpoint?: Endpoint;
  access: EndpointAccess;
  crossSite: CrossSite;
  body?: TSchema;
  querystring?: TSchema;
  params?: TSchema;
  response?: Record<string, TSchema>;
}
