export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * An endpoint as browsers know it: where it is, and, for the compiler alone, its input and its answer. Its schemas stay on the
 * server. The values in `calls.ts` are written from the endpoint table by `npm run write calls`.
 */
export interface Call<Query = unknown, Body = unknown, Response = unknown> {
  readonly method: Method;
  /** May end in a fixed query that belongs to the endpoint's name: `/api/user.php?push=1`. */
  readonly path: string;
  /** Never set. */
  readonly types?: { readonly query: Query; readonly body: Body; readonly response: Response };
}

type TypesOf<C extends Call> = NonNullable<C['types']>;

/** A query as callers write it: what is optional may be null or empty too, and is then left out. */
type Written<Q> = { readonly [K in keyof Q]: Q[K] | (undefined extends Q[K] ? null | '' : never) };

/** The body of a call; undefined where it has none. */
export type BodyOf<C extends Call> = TypesOf<C>['body'];
/** The query of a call as the server reads it. */
export type ReadQueryOf<C extends Call> = TypesOf<C>['query'];
/** The query of a call; undefined where it has none. */
export type QueryOf<C extends Call> = TypesOf<C>['query'] extends undefined
  ? undefined
  : Written<TypesOf<C>['query']>;
/** The answer to a call; undefined for 204. */
export type ResponseOf<C extends Call> = TypesOf<C>['response'];
/** What a caller gives: the body, or the query of a call without one. */
export type InputOf<C extends Call> = BodyOf<C> extends undefined ? QueryOf<C> : BodyOf<C>;
/** `input` and what follows it; `input` may be left out where nothing has to be given. */
export type Arguments<Input, Options> = undefined extends Input
  ? [input?: Input, options?: Options]
  : Record<never, never> extends Input
    ? [input?: Input, options?: Options]
    : [input: Input, options?: Options];

/** Query of an address; absent, null and empty values are left out. */
export type Query = Readonly<Record<string, unknown>>;

/**
 * Address of a call, its query in alphabetical order. It is also the key of the call in caches and in the server's state, so that
 * all of them name the same call by the same text.
 */
export function addressOf<C extends Call>(call: C, query?: QueryOf<C> | null): string {
  const params = new URLSearchParams();
  const given: Query = query ?? {};
  for (const name of Object.keys(given).sort()) {
    const value = given[name];
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `${call.path}${call.path.includes('?') ? '&' : '?'}${text}` : call.path;
}
