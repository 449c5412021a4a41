import { Closed, OneOf } from '@rendezvous/contract/kernel/common';
import { limitOf } from '@rendezvous/contract/composition/request-limits';
import type { BodyOf, ReadQueryOf, ResponseOf } from '@rendezvous/contract/kernel/call';
import { statusOf, type Endpoint } from '@rendezvous/contract/kernel/endpoint';
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyTypeProviderDefault,
  RouteShorthandOptions,
} from 'fastify';
import { Type, type TSchema } from 'typebox';
import { HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import { NoContent } from '#src/platform/lib/no-body.ts';
import type { App } from '#src/platform/types.ts';
import { acceptForms } from './forms.ts';
import type { Replay } from '#src/platform/route-types.ts';

/** A request whose body and query fit the schemas of its endpoint. */
export type EndpointRequest<E extends Endpoint> = FastifyRequest<{
  Body: BodyOf<E>;
  Querystring: ReadQueryOf<E>;
}>;

/** Answers with the body the endpoint promises (nothing for 204), or sends another answer itself and returns the reply. */
export type Handler<E extends Endpoint> = (
  request: EndpointRequest<E>,
  reply: FastifyReply,
) => Answer<E> | Promise<Answer<E>>;

type Answer<E extends Endpoint> =
  | FastifyReply
  // A handler of a 204 need not return.
  | (undefined extends ResponseOf<E> ? void : ResponseOf<E>);

/** What an endpoint's route needs besides the table. */
export interface RouteExtras extends Pick<RouteShorthandOptions, 'exposeHeadRoute'> {
  /** Makes the answer to a repeat again, for endpoints with `remadeAnswer`. */
  onReplay?: Replay;
  /** Only answers streams of events. */
  sse?: 'only';
  /** Reads a form with files. The result becomes the body, so that an `Idempotency-Key` covers the files. */
  readForm?(request: FastifyRequest): Promise<object>;
}

/**
 * Registers an endpoint of the table: method, path, schemas, access, cross-site rule, limit and ETag come from there, and the
 * compiler checks the handler against its types.
 */
export function handle<E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: Handler<E>,
  extras: RouteExtras = {},
): void {
  if (endpoint.forms)
    app.register(async (scope) => (acceptForms(scope), route(scope, endpoint, handler, extras)));
  else route(app, endpoint, handler, extras);
}

function route<E extends Endpoint>(
  app: App | FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  { onReplay, readForm, ...options }: RouteExtras,
): void {
  const [url = '', fixed = ''] = endpoint.path.split('?');
  const plain = app.withTypeProvider<FastifyTypeProviderDefault>();
  plain.route<{ Body: BodyOf<E>; Querystring: ReadQueryOf<E> }>({
    ...options,
    method: endpoint.method,
    url,
    ...(fixed && { constraints: Object.fromEntries(new URLSearchParams(fixed)) }),
    config: { ...configOf(endpoint), ...(onReplay && { onReplay }) },
    ...(readForm && {
      preValidation: async (request: FastifyRequest) => void (request.body = await readForm(request)),
    }),
    schema: { ...(fixed && { querystring: fixedQuery(fixed) }), ...schemaOf(endpoint) },
    async handler(request, reply) {
      reply.code(statusOf(endpoint));
      const answer = await handler(request, reply);
      if (answer !== undefined || endpoint.response || endpoint.media) return answer;
      return reply.send(null);
    },
  });
}

/** Guarantees of an endpoint as the plugins read them. */
function configOf(endpoint: Endpoint): FastifyContextConfig {
  const { access, right, crossSite, etag, session, remadeAnswer, unlimited, countsBrowsers } = endpoint;
  const limit = limitOf(endpoint);
  return {
    endpoint,
    access,
    ...(right && { right }),
    ...(crossSite && { crossSite }),
    ...(etag && { etag }),
    ...(session && { session }),
    ...(remadeAnswer && { remadeAnswer }),
    ...(countsBrowsers && { countsBrowsers }),
    ...(unlimited && { rateLimit: false }),
    ...(limit && { rateLimit: { max: limit.max, timeWindow: WINDOWS[limit.per] } }),
  };
}

/** Schema of a query that is part of the path: those values and no others. */
const fixedQuery = (text: string): TSchema =>
  Closed(Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, OneOf([value])])));

const WINDOWS = { minute: MINUTE, hour: HOUR } as const;

function schemaOf(endpoint: Endpoint): Record<string, unknown> {
  const { query, body, response, pages = [], media } = endpoint;
  const answers: [number, TSchema][] = [
    [statusOf(endpoint), response ?? NoContent],
    ...pages.map((status): [number, TSchema] => [status, Type.String()]),
  ];
  return {
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(media !== 'text/event-stream' && { response: Object.fromEntries(answers) }),
  };
}
