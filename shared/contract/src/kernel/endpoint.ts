import type { Static, TSchema } from 'typebox';
import type { Call, Method } from './call.ts';
import type { ErrorCode } from './error-codes.ts';

/** Callers an endpoint admits. */
export type EndpointAccess = 'public' | 'member' | 'operator' | 'partner';

/** What an unsafe request must prove, see `EndpointFacts.crossSite`. */
export type CrossSite = 'strict' | 'origin' | 'open';

type Optional = TSchema | undefined;
type StaticOf<S extends Optional> = S extends TSchema ? Static<S> : undefined;

/** Everything the server, the browser, the tests and the OpenAPI document know about an endpoint, besides its address. */
export interface EndpointFacts<
  Q extends Optional,
  B extends Optional,
  R extends Optional,
  Right extends string = string,
> {
  /** Promise of the endpoint in one sentence: docstring of the call, summary in the OpenAPI document. */
  summary: string;
  access: EndpointAccess;
  /**
   * Asks for a log-in not older than `fresh_login_minutes`, else `reauthentication_required`. With names, only requests
   * whose body has one of these fields.
   */
  fresh?: true | readonly string[];
  query?: Q;
  body?: B;
  /** The answer's body. Without it the endpoint answers 204. */
  response?: R;
  /** Status of the answer; 200 with a body and 204 without one unless said otherwise. */
  status?: 200 | 201 | 202;
  /** Problem codes besides those that every endpoint of its kind may answer with (`problemsOf`). */
  errors?: readonly ErrorCode[];
  /**
   * What an operator must be allowed to do, where `access` is `operator`: a name of `OPERATOR_RIGHTS`, which the endpoint table checks.
   * Without it the endpoint refuses every operator.
   */
  right?: Right;
  /** The answer contains a secret that is shown once: it is never stored, and an `Idempotency-Key` does not count. */
  secretAnswer?: true;
  /**
   * What an unsafe request must prove: `strict` (the default) same origin and the `X-Client` header, `origin` the origin only
   * (beacons and forms of our own pages), `open` nothing (webhooks with their own proof).
   */
  crossSite?: CrossSite;
  /** Fields of a form with files, which the handler reads part by part. The schema describes them and does not check them. */
  multipart?: TSchema;
  /** Bodies of HTML forms are read as well as JSON. */
  forms?: true;
  /** Media type of the answer where it is not JSON. */
  media?: 'text/html' | 'text/event-stream' | 'application/zip';
  /** Further statuses answered with an HTML page. */
  pages?: readonly number[];
  /** Answers carry an ETag, and 304 when nothing changed. */
  etag?: true;
  /** Requests are not limited. All others have a limit (`composition/request-limits.ts`). */
  unlimited?: true;
  /** Browsers that an account knows have a limit of requests of their own, apart from their address. */
  countsBrowsers?: true;
  /** The answer contains a secret derived from stored data: under an `Idempotency-Key` a repeat makes it again. */
  remadeAnswer?: true;
  /** `none` looks up no session. The default looks up the one that a request carries, and refuses the request when that fails. */
  session?: 'none';
}

/** An endpoint of the API: address, schemas and guarantees, stated once. */
export interface Endpoint<
  M extends Method = Method,
  P extends string = string,
  Query = unknown,
  Body = unknown,
  Response = unknown,
  Right extends string = string,
>
  extends Call<Query, Body, Response>, EndpointFacts<Optional, Optional, Optional, Right> {
  readonly method: M;
  readonly path: P;
}

/** States an endpoint: `endpoint('POST', '/api/like.php', { summary, access, body, query, response, errors })`. */
export function endpoint<
  const M extends Method,
  const P extends `/api/${string}`,
  Q extends Optional = undefined,
  B extends Optional = undefined,
  R extends Optional = undefined,
  const Right extends string = never,
>(
  method: M,
  path: P,
  facts: EndpointFacts<Q, B, R, Right>,
): Endpoint<M, P, StaticOf<Q>, StaticOf<B>, StaticOf<R>, Right> {
  return { method, path, ...facts };
}

/** The browser's view of an endpoint. The generated values in `calls.ts` are checked against it: address and types. */
export type CallOf<E extends Endpoint> = Call<
  NonNullable<E['types']>['query'],
  NonNullable<E['types']>['body'],
  NonNullable<E['types']>['response']
> & { readonly method: E['method']; readonly path: E['path'] };

/** Status of an endpoint's answer. */
export function statusOf({
  status,
  response,
  media,
}: Pick<Endpoint, 'status' | 'response' | 'media'>): number {
  return status ?? (response || media ? 200 : 204);
}

/** Every problem code an endpoint may answer with: its own, and those of its kind. */
export function problemsOf(endpoint: Endpoint): ErrorCode[] {
  const { method, access, fresh, query, body, multipart, crossSite, errors = [] } = endpoint;
  const codes: ErrorCode[] = [...errors, 'malformed', 'internal', 'unavailable'];
  if (access !== 'public') codes.push('authentication_required');
  if (access === 'operator') codes.push('forbidden');
  if (fresh) codes.push('reauthentication_required');
  if (method !== 'GET' && crossSite !== 'open') codes.push('csrf');
  if (query || body || multipart) codes.push('validation_failed');
  if (body || multipart) codes.push('unsupported_media', 'too_large');
  if (method === 'POST' && !endpoint.secretAnswer) codes.push('idempotency_mismatch');
  if (!endpoint.unlimited) codes.push('rate_limited');
  return [...new Set(codes)].sort();
}
