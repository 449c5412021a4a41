import type { CrossSite, Endpoint, EndpointAccess } from '@rendezvous/contract/kernel/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';

/** Makes the answer to a repeated request again, where the first one was secret and is not stored. */
export type Replay = (request: FastifyRequest, reply: FastifyReply) => Promise<object>;

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
